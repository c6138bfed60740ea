"""Replay: makes a match from its record, goes to any moment of it, and takes moves back."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from engine.core.game import Provisional
from engine.core.match import CONCEDE, SHARES, AnyGame, Match, MatchOver, Names, Player, create
from engine.core.migrate import migrate
from engine.core.options import PRACTICE, UNDO
from engine.core.record import FORMAT, MAX_LINES, Block, Line, Lost, Record, number_of, parse, plain, tag_line
from engine.core.rng import seed_of
from engine.core.start import start_of
from engine.core.state import BadNotation, Seat
from engine.core.table import BET_ACTION, UndoScope

__all__ = [
    "BrokenRecord",
    "Loaded",
    "NewerRules",
    "NothingToUndo",
    "UndoOff",
    "UndoTooLate",
    "at",
    "branch",
    "deal_of",
    "later",
    "load",
    "undo",
    "undoable",
]

type Find = Callable[[str], AnyGame]
type ShuffledLine = tuple[Line, tuple[Names, ...]]  # a line, and the shuffles right after it

_DIGITS = 6  # of a number in a tag
_PLANNED = re.compile(r"\[Deck\d")  # the deck of a later deal


class BrokenRecord(ValueError):
    """Raised for a record that does not identify its match, or whose first deal cannot begin."""


class NewerRules(ValueError):
    """Raised for a record whose game has newer rules than this version knows; `number` is their version."""

    def __init__(self, name: str, number: int, known: int) -> None:
        super().__init__(f"this record has rules {number} of {name}, this version knows {known}: update first")
        self.number = number


class NothingToUndo(ValueError):
    """Raised when there is no move to take back."""


class UndoOff(ValueError):
    """Raised when the table's options forbid taking moves back."""


class UndoTooLate(ValueError):
    """Raised for a move that has shown somebody a card, or was a bet, at a table that is not for practice.

    `bet` says whether the move, or one since, was a bet.
    """

    def __init__(self, *, bet: bool) -> None:
        happened = "a bet was made" if bet else "a card was shown"
        super().__init__(f"{happened}: only a table for practice takes that back")
        self.bet = bet


@dataclass(frozen=True)
class Loaded:
    """A record once loaded: the match as far as it replays, the number of moves played, and the lost lines."""

    match: Match
    played: int
    lost: tuple[Lost, ...]


def load(text: str, find: Find) -> Loaded:
    """Replays a record as far as it is valid.

    `find` returns the game of a name. A bad line costs the lines after it, never the match: they come back as `lost`.
    Other text above the first deal, such as the greeting of an email, is skipped and comes back as `lost` too. Raises
    BrokenRecord if not even the first deal can begin, NewerFormat, NewerRules, and whatever `find` raises.
    """
    record, unread = parse(migrate(text))
    match = _begin(record, unread, find)
    stop = _stop(record, unread)
    played = 0
    for block in record.blocks:
        number = block.number
        try:
            if stop is not None and stop.line < number:
                return Loaded(match, played, _tail(record, stop, unread))
            opening, lines = _with_shuffles(_above(stop, block))
            first = block is record.blocks[0]
            begun = match if first else match.next((block.tag("Deck") or "").split(), opening, _shares(block))
            _agree(begun, block)
            match = begun
            for line, shuffles in lines:
                number = line.number
                match = _applied(match, block, line, shuffles)
                played += line.seat is not None
        except ValueError as error:
            code = "move/notation" if isinstance(error, BadNotation) else "move/illegal"
            if number == block.number:
                code = "record/deal"
            bad = Lost(number, _said(record)[number], code, str(error)[:300])
            return Loaded(match, played, _tail(record, bad, unread))
    return Loaded(match, played, unread if stop is None else _tail(record, stop, unread))


def _stop(record: Record, unread: tuple[Lost, ...]) -> Lost | None:
    """Returns the first line within the deals that cannot be read."""
    return next((lost for lost in unread if lost.line > record.blocks[0].number), None)


def _above(stop: Lost | None, block: Block) -> Iterator[Line]:
    """Yields a deal's lines above `stop`: a shuffle below it belongs to that line, not to the move above."""
    return (line for line in block.lines if stop is None or line.number < stop.line)


def _number(text: str | None, what: str, most: int = _DIGITS) -> int:
    if text is None or not (text.isascii() and text.isdigit() and len(text) <= most):
        raise BrokenRecord(f"the tag {what} is {text!r} and not a number")
    return number_of(text)


def _begin(record: Record, unread: tuple[Lost, ...], find: Find) -> Match:
    """Returns the match that a record's head and its first deal describe, before the first move."""
    name = record.tag("Game")
    if record.tag("Format") != str(FORMAT) or name is None:
        raise BrokenRecord(f"this text has no tags Format {FORMAT} and Game: it is not a record")
    game = find(name)
    rules = _number(record.tag("Rules"), "Rules", MAX_LINES)
    if rules > game.rules_version:
        raise NewerRules(name, rules, game.rules_version)
    if not record.blocks:
        raise BrokenRecord("this record has no deal")
    first = record.blocks[0]
    for lost in unread:
        if lost.line < first.number and lost.text.startswith("[") and '"' in lost.text:
            raise BrokenRecord(f"line {lost.line} is a tag that cannot be read: {lost.text}")
    seats = sorted((_number(seat, "Seat"), player) for seat, player in record.starting("Seat"))
    if [seat for seat, _ in seats] != list(range(len(seats))):
        raise BrokenRecord("the seats are not numbered 0, 1, 2 ... once each")
    decks = {_number(number, "Deck"): deck.split() for number, deck in record.starting("Deck")}
    start = start_of(game, first)
    decks[_number(first.tag("Deal"), "Deal") if start else 1] = (first.tag("Deck") or "").split()
    try:
        return create(
            game,
            [Player.parse(player, record.tag(f"Temperament{seat}") or "") for seat, player in seats],
            dict(record.starting("Option.")),
            record.tag("Seed") or "",
            dealer=_number(first.tag("Dealer"), "Dealer"),
            decks=decks,
            start=start,
            shuffles=_with_shuffles(_above(_stop(record, unread), first))[0],
            shares=_shares(first),
        )
    except ValueError as error:
        raise BrokenRecord(str(error)) from None


def _agree(match: Match, block: Block) -> None:
    """Raises BrokenRecord unless a deal's head agrees with the rules."""
    setup = match.setup
    for name, value in (("Deal", setup.deal), ("Dealer", setup.dealer), ("Leader", setup.leader)):
        if _number(block.tag(name), name) != value:
            raise BrokenRecord(f"the tag {name} says {block.tag(name)}, by the rules it is {value}")
    if (block.tag("Carry") or "") != setup.carry:
        raise BrokenRecord(f"the tag Carry says {block.tag('Carry')!r}, by the rules it is {setup.carry!r}")


def _shares(block: Block) -> Names:
    """Returns the words of a deal's tag Shares as they are, even if they are no shares; () without the tag."""
    value = block.tag(SHARES)
    return () if value is None else tuple(plain(value).split(" "))


def _with_shuffles(lines: Iterable[Line]) -> tuple[tuple[Names, ...], list[ShuffledLine]]:
    """Returns the shuffles before the first move, and each line with the shuffles recorded right after it."""
    opening: list[Names] = []
    found: list[tuple[Line, list[Names]]] = []
    for line in lines:
        word, *names = line.text.split()
        if line.seat is not None or line.tag is not None or word != "shuffle":
            found.append((line, []))
        else:
            (found[-1][1] if found else opening).append(tuple(names))
    return tuple(opening), [(line, tuple(shuffles)) for line, shuffles in found]


def _applied(match: Match, block: Block, line: Line, shuffles: tuple[Names, ...]) -> Match:
    """Returns the match after a line of a deal, whose head names the temperaments of players who join during it."""
    if line.seat is not None:
        return match.play(line.seat, line.text, shuffles)
    if line.tag is None or shuffles:
        raise BrokenRecord("no shuffle was due here")
    name, value = line.tag
    if name == "Undo":
        return match.mark(_number(value, name))
    if name == CONCEDE:
        return match.concede(_seat(match, value, name))
    if not name.startswith("Seat"):
        raise BrokenRecord(f"the tag {name} has no place within a deal")
    seat = _seat(match, name.removeprefix("Seat"), name)
    return match.reseat(seat, Player.parse(value, block.tag(f"Temperament{seat}") or ""))


def _seat(match: Match, text: str, name: str) -> Seat:
    """Returns the seat that a tag within a deal names; raises BrokenRecord if there is no such seat."""
    seat = _number(text, name)
    if seat >= len(match.players):
        raise BrokenRecord(f"the tag {name} has no place within a deal")
    return seat


def _said(record: Record) -> dict[int, str]:
    """Returns the text, shortened, of each line of a record's deals, by line number."""
    said = {}
    for block in record.blocks:
        said[block.number] = f'[Deal "{block.tag("Deal")}"]'[:80]
        for line in block.lines:
            who = "" if line.tag is not None else "*:" if line.seat is None else f"{line.seat}:"
            said[line.number] = f"{who}{line.text}"[:80]
    return said


def _tail(record: Record, bad: Lost, unread: tuple[Lost, ...]) -> tuple[Lost, ...]:
    """Returns all lost lines in order: the bad one, those after it, and those that could not be read."""
    heads = {block.number for block in record.blocks}
    rows = [(number, row) for number, row in _said(record).items() if number > bad.line and number not in heads]
    after = [Lost(number, row, "record/after", "") for number, row in rows]
    return tuple(sorted({bad, *unread, *after}, key=lambda lost: lost.line))


def later(match: Match, ply: int) -> Iterator[Match]:
    """Yields the match after each move of its running deal but the first `ply`, and after it was given up."""
    there, block, recorded = _reopened(match)
    played = 0
    for line, shuffles in recorded:
        there = _applied(there, block, line, shuffles)
        played += line.seat is not None
        if (line.seat is not None and played > ply) or (line.tag is not None and line.tag[0] == CONCEDE):
            yield there


def _reopened(match: Match) -> tuple[Match, Block, list[ShuffledLine]]:
    """Returns the match at the beginning of its running deal, that deal as written, and its lines."""
    record, _ = parse(match.text)
    block = record.blocks[-1]
    opening, recorded = _with_shuffles(block.lines)
    return match.restarted(opening), block, recorded


def _replay(match: Match, keep: int) -> tuple[Match, Block, tuple[Line, ...]]:
    """Returns the match after the first `keep` moves of its running deal, that deal, and its remaining tags."""
    match, block, recorded = _reopened(match)
    ends = [0, *(number for number, (line, _) in enumerate(recorded, 1) if line.seat is not None)]
    stop = ends[keep] if keep + 1 < len(ends) else len(recorded)
    for line, shuffles in recorded[:stop]:
        match = _applied(match, block, line, shuffles)
    return match, block, tuple(line for line, _ in recorded[stop:] if line.tag is not None)


def deal_of(match: Match, number: int) -> Match:
    """Returns the match at the end of a deal, or now if it is still running; raises ValueError for no such deal."""
    first = match.deals[0].setup.deal
    if not first <= number <= match.setup.deal:
        raise ValueError(f"there is no deal {number}: those from {first} to {match.setup.deal} have been begun")
    return match.deals[number - first]


def at(match: Match, deal: int, ply: int) -> Match:
    """Returns the match as it stood after `ply` moves of a deal; raises ValueError if there is no such moment."""
    there = deal_of(match, deal)
    if not 0 <= ply <= there.plies:
        raise ValueError(f"deal {deal} has {there.plies} moves, there is no ply {ply}")
    return _replay(there, ply)[0]


def branch(match: Match) -> Match:
    """Returns a match for practice with the same players, cards and moves so far, all of which can be taken back.

    What has not been dealt yet is shuffled again: nobody learns what the match itself will bring. The new seed
    is made from the deal alone: `seed_of` can be inverted, so a seed made from the match's would give that away. So
    would the deal's shares, which are left out.
    """
    match = match._replace(shares=())
    seed = seed_of(f"{match.setup.deal}/{len(match.lines)}/" + " ".join(match.names))
    ours = [tag_line(f"Option.{option.name}", "on") for option in (UNDO, PRACTICE)]
    ours.append(tag_line("Seed", f"branch-{seed:x}"))
    head, deals = match.text.split("\n\n", 1)
    names = {line.partition(" ")[0] for line in ours}
    kept = [line for line in head.split("\n") if line.partition(" ")[0] not in names and not _PLANNED.match(line)]
    return load("\n".join([*kept, *ours]) + f"\n\n{deals}", lambda _: match.game).match


def undoable(match: Match, seat: Seat) -> UndoScope | None:
    """Returns how a seat may take back its last move of the running deal, or None if it has none or may not.

    In the middle of a turn, moves that are not final go back step by step, and a final one only at a table for
    practice. Otherwise it goes back with all that followed it, if the table allows that and it is not too late.
    """
    moves = match.moves
    if match.conceded is not None:
        return None
    if isinstance(match.game, Provisional) and seat in match.state.must and moves and moves[-1][0] == seat:
        if _is_provisional(match):
            return "step"
        if not match.options.on(PRACTICE.name):
            return None
    allowed = seat in match.last_moves and match.options.on(UNDO.name) and not _is_too_late(match, seat, "decision")
    return "decision" if allowed else None


def undo(match: Match, seat: Seat, scope: UndoScope) -> Match:
    """Returns the match with moves of the running deal taken back.

    "decision" goes back to before the seat's own last move, and records how many moves that undid. "step" takes back
    only the very last move, and only if it was the seat's own and either showed nobody anything (no draw, no reveal)
    or was not final by the rules of the game. Players who have sat down since stay seated.

    Raises MatchOver, UndoOff and NothingToUndo, and UndoTooLate if the move or a later one was a bet, or showed a
    card to the seat itself or to a person, or if the seat had no other move, so that only an earlier choice would be
    worth taking back: only a table for practice does all that. A bot has no memory but the record, so it forgets what
    it saw along with the move.
    """
    own = [ply for ply, (who, _) in enumerate(match.moves) if who == seat]
    if match.conceded is not None:
        raise MatchOver("the match has been given up")
    if scope == "decision" and not match.options.on(UNDO.name):
        raise UndoOff("this table does not take back")
    if not own:
        raise NothingToUndo(f"seat {seat} has not moved in this deal")
    if scope == "step" and own[-1] != match.plies - 1:
        raise NothingToUndo("a step takes back only one's own last move, before anybody else has moved")
    if scope == "decision" or not _is_provisional(match):
        if scope == "step" and match.last_moves[seat].has_shown(match.state, range(match.setup.seats)):
            raise NothingToUndo("that move showed a card: it can be taken back only as a decision")
        if _is_too_late(match, seat, scope):
            raise UndoTooLate(bet=_is_bet_since(match, match.last_moves[seat].line))
    before, block, rest = _replay(match, own[-1])
    undone = match.plies - own[-1] if scope == "decision" else 0
    for line in rest:
        if line.tag and line.tag[0] == "Undo":
            undone += int(line.tag[1])
        else:
            before = _applied(before, block, line, ())
    return before.mark(min(undone, 10**_DIGITS - 1)) if undone else before


def _is_too_late(match: Match, seat: Seat, scope: UndoScope) -> bool:
    """Returns whether only a table for practice would take back a seat's last move, or the last that it chose."""
    if match.options.on(PRACTICE.name):
        return False
    last = match.last_moves[seat]
    if _is_bet_since(match, last.line) or last.has_shown(match.state, _witnesses(match, seat)):
        return True
    return scope == "decision" and not last.was_choice(seat)


def _is_bet_since(match: Match, line: int) -> bool:
    """Returns whether a bet was made at or after a line of the running deal; declining to bet is not a bet."""
    moves = (text[2:] for text in match.lines[line:] if text[0].isdigit())
    bets = (about for about in map(match.game.about, map(match.game.read, moves)) if about["kind"] == BET_ACTION)
    return any(bet["value"] > 0 for bet in bets)


def _witnesses(match: Match, seat: Seat) -> list[Seat]:
    """Returns the seats that remember what a move has shown: the seat itself, and people."""
    return [who for who, player in enumerate(match.players) if player.kind == "human" or who == seat]


def _is_provisional(match: Match) -> bool:
    """Returns whether the last move of a match can be taken back as a step, whatever it has shown."""
    game = match.game
    return isinstance(game, Provisional) and game.provisional(game.read(match.moves[-1][1]))
