"""Matches for the table: the engine in this process plays them up to the moment that a test is about.

Which moments come up depends on how bots play, so they are searched for, not written down.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.core import registry
from engine.core.look import look
from engine.core.match import Match, Names, Player, create
from engine.core.selection import touch

__all__ = [
    "MANY",
    "NAMES",
    "alone",
    "bot_move",
    "choosing",
    "ending",
    "find",
    "last_move",
    "may_pass",
    "meanings",
    "seats_of",
    "second_hand",
    "shortest",
    "would_beat",
]

NAMES = ("Anna", "Béla", "Cili", "Dezső", "Emma")
MANY = 3000
_FEW = 12

type Moment = Callable[[Match], object]


def seats_of(kinds: str, game: str = "haggis") -> Callable[..., Match]:
    """Returns a function that begins a match; `kinds` says who sits there, "hb" for a person and a bot."""
    players = [
        Player("human", name) if kind == "h" else Player("bot", name, "club")
        for kind, name in zip(kinds, NAMES, strict=False)
    ]

    def begin(
        seed: str, *, dealer: int | None = None, decks: Mapping[int, Names] | None = None, **options: str
    ) -> Match:
        return create(registry.game(game), players, options, seed, dealer=dealer, decks=decks)

    return begin


def bot_move(match: Match) -> tuple[int, str]:
    """Returns what a bot would do at the seat that is to move: seat and text."""
    seat = match.state.must[0]
    move, _ = match.game.policy(match.state.information(seat), match.legal(seat))
    return seat, match.game.write(move)


def played_by_bots(match: Match, moment: Moment) -> Match | None:
    """Returns the match as bots play it up to a moment, or None if the deal ends first."""
    while not moment(match):
        if match.outcome is not None:
            return None
        match = match.play(*bot_move(match))
    return match


def find(begin: Callable[[str], Match], moment: Moment) -> Match:
    """Tries many seeds; returns the first match in which the moment comes, at that moment."""
    for number in range(MANY):
        match = played_by_bots(begin(f"e2e/{number}"), moment)
        if match is not None:
            return match
    raise AssertionError("the moment does not come")


def shortest(begin: Callable[[str], Match]) -> Match:
    """Returns, of a few matches, the one in whose first deal people move least often, as bots play it."""
    return min((begin(f"e2e/{number}") for number in range(_FEW)), key=_turns_of_people)


def _turns_of_people(match: Match) -> int:
    turns = 0
    while match.outcome is None:
        seat, text = bot_move(match)
        turns += match.players[seat].kind == "human"
        match = match.play(seat, text)
    return turns


def ending(begin: Callable[[str], Match]) -> Match:
    """Tries many seeds; returns the first match that ends with seat 0's last card, just before that move."""
    for number in range(MANY):
        before = match = begin(f"e2e/{number}")
        while match.end is None:
            before, match = match, match.play(*bot_move(match)) if match.outcome is None else match.next()
        if last_move(before) and look(before, 0).seats[0].cards == 1:
            return before
    raise AssertionError("no match ends so")


def second_hand(seed: str) -> Match:
    """Returns a match some moves into its second hand, with Anna to play."""
    match = find(lambda number: seats_of("hb")(seed + number, target="350"), last_move)
    text = last_move(match)
    assert text is not None
    match = match.play(0, text).next()
    while match.state.must != (0,) or match.plies < 4:
        match = match.play(*bot_move(match))
    return match


# -- moments


def alone(match: Match) -> bool:
    """Returns whether the table waits for seat 0."""
    return match.state.must == (0,)


def may_bet(match: Match) -> bool:
    """Returns whether seat 0 alone is to move and may bet."""
    return alone(match) and any(match.game.about(move)["kind"] == "bet" for move in match.legal(0))


def may_pass(match: Match) -> bool:
    """Returns whether seat 0 has to beat a trick or pass, and cannot go out."""
    return alone(match) and "pass" in [match.game.write(move) for move in match.legal(0)] and last_move(match) is None


def would_beat(match: Match) -> bool:
    """Returns whether seat 0 may pass, and a bot there would beat the trick."""
    return may_pass(match) and bot_move(match)[1] != "pass"


def last_move(match: Match) -> str | None:
    """Returns a move with which seat 0, if it is to play, plays all its cards, or None."""
    if alone(match):
        held = look(match, 0).seats[0].cards
        for move in match.legal(0):
            if move.cards.bit_count() == held:
                return match.game.write(move)
    return None


def choosing(match: Match) -> bool:
    """Returns whether seat 0 has to choose who gets the cards of its bomb's trick, or who leads after it."""
    return alone(match) and all(match.game.about(move)["kind"] in {"give", "lead"} for move in match.legal(0))


def meanings(match: Match) -> Sequence[tuple[tuple[str, ...], list[str]]]:
    """Returns seat 0's selections that can be two moves: the names of the cards, and the texts of the moves."""
    found = []
    for text in [match.game.write(move) for move in match.legal(0)] if alone(match) else ():
        *names, mark = text.split()
        actions = touch(match, 0, tuple(names)).actions if "=" in mark else ()
        moves = [action.move for action in actions if action.cards]
        if len(moves) == 2 and text == moves[0]:
            found.append((tuple(names), moves))
    return found
