"""A match: deals strung together, their record, who sits where, the running totals and the end."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from engine.core.base import Frozen, ranking_of
from engine.core.cards import Deck
from engine.core.dealing import BadDeck, Names, dealt, deck_for
from engine.core.game import Game
from engine.core.last_move import LastMove
from engine.core.lines import Lines
from engine.core.options import COMMON, Option, Options, recorded, settle
from engine.core.player import Player
from engine.core.record import FORMAT, plain, tag_line
from engine.core.rng import SplitMix64, seed_of
from engine.core.shares import source
from engine.core.state import Ambiguous, BadNotation, IllegalMove, MatchEnd, Outcome, Seat, Setup, State, accepts
from engine.core.table import Text

__all__ = [
    "CONCEDE",
    "SHARES",
    "AnyGame",
    "BadDeck",
    "DealOver",
    "DealRunning",
    "Match",
    "MatchOver",
    "Names",
    "NotYourTurn",
    "Player",
    "WrongSeats",
    "all_options",
    "create",
]

CONCEDE = "Concede"  # the tag of the seat that gives up
SHARES = "Shares"  # the tag of the shares that a deal was made of

type AnyGame = Game[Any, Any]


class WrongSeats(ValueError):
    """Raised for a number of players, or a dealer, that the game has no room for."""


class DealRunning(ValueError):
    """Raised when the next deal is asked for while one is still running."""


class DealOver(ValueError):
    """Raised for a move after the end of a deal."""


class MatchOver(ValueError):
    """Raised when a move or another deal is asked for after the end of the match."""


class NotYourTurn(IllegalMove):
    """Raised for a move of a seat that neither must nor may act."""


class _Moment(NamedTuple):
    game: AnyGame
    options: Options
    seed: str
    planned: tuple[tuple[int, Names], ...]
    preamble: str
    previous: "tuple[Match, ...]"
    sitting: tuple[Player, ...]
    players: tuple[Player, ...]
    setup: Setup
    names: Names
    state: State[Any, Any]
    lines: Lines[str]
    last_moves: Mapping[Seat, LastMove]
    conceded: Seat | None = None
    shares: Names = ()


class Match(_Moment, Frozen):
    """A match at one moment: a frozen value; every change returns a new one with a longer record.

    `previous` holds the match at the end of each earlier deal, `preamble` the record before the running deal, `lines`
    the running deal's lines after its head, `sitting` the players when it began, and `last_moves` the last move of
    each seat in it. `conceded` is the seat that has given the match up: then nobody plays on. `shares` are the words
    of the deal's tag Shares: if any of them is not a valid share, the deal is made as if there were none, and the tag
    is kept.
    """

    @cached_property
    def head(self) -> str:
        """The record up to and including the head of the running deal."""
        setup = self.setup
        tags = [
            tag_line("Deal", setup.deal),
            tag_line("Dealer", setup.dealer),
            tag_line("Leader", setup.leader),
            *([tag_line("Totals", " ".join(map(str, setup.totals)))] if setup.deal > 1 and not self.previous else []),
            *([tag_line("Carry", setup.carry)] if setup.carry else []),
            *_temperaments(self.players, self._arrived),
            *([tag_line(SHARES, " ".join(self.shares))] if self.shares else []),
            tag_line("Deck", " ".join(self.names)),
        ]
        return f"{self.preamble}\n" + "\n".join(tags) + "\n"

    @property
    def _arrived(self) -> list[Seat]:
        """The seats at which somebody with a temperament has sat down within the running deal.

        Their tags are in its head, where older readers skip unknown tags; further down, these would stop them.
        """
        tempered = [seat for seat, player in enumerate(self.players) if player.temperament]
        return [seat for seat in tempered if any(line.startswith(f"[Seat{seat} ") for line in self.lines)]

    @cached_property
    def text(self) -> str:
        """The record: everything there is to know about this match."""
        return self.head + "".join(f"{line}\n" for line in self.lines)

    @cached_property
    def moves(self) -> tuple[tuple[Seat, str], ...]:
        """The moves of the running deal: seat and text."""
        return tuple((int(line[0]), line[2:]) for line in self.lines if line[0].isdigit())

    @property
    def plies(self) -> int:
        """The number of moves in the running deal."""
        return len(self.moves)

    @property
    def outcome(self) -> Outcome | None:
        """The settlement of the running deal, once it is over."""
        return self.state.outcome

    @property
    def deals(self) -> "tuple[Match, ...]":
        """The match at the end of each deal; the last one is the match now."""
        return (*self.previous, self)

    @property
    def totals(self) -> tuple[int, ...]:
        """The running scores; a deal counts once it is over."""
        if self.outcome is None:
            return self.setup.totals
        return self.setup.totals_after(self.outcome.points)

    @cached_property
    def end(self) -> MatchEnd | None:
        """The end of the match, once there is one."""
        if self.conceded is not None:
            return self._given_up(self.conceded)
        after = self.outcome and self.game.next(self.setup, self.outcome)
        return after if isinstance(after, MatchEnd) else None

    def _given_up(self, seat: Seat) -> MatchEnd:
        """Returns the end of a match that a seat gives up: its side comes last, the others keep their order."""
        sides = self.game.sides(self.setup)
        last = max(self.totals) + 1 if self.game.wins == "low" else min(self.totals) - 1
        standing = tuple(last if sides[who] == sides[seat] else total for who, total in enumerate(self.totals))
        reason = Text.of(f"match/{self.game.name}-conceded", seat=seat)
        return MatchEnd(self.totals, ranking_of(standing, self.game.wins), reason)

    @property
    def deal_over(self) -> bool:
        """Whether the running deal has ended, by its settlement or because the match was given up."""
        return self.outcome is not None or self.conceded is not None

    @property
    def must(self) -> tuple[Seat, ...]:
        """The seats that the match waits for within the running deal."""
        return self.state.must if self.conceded is None else ()

    @property
    def may(self) -> tuple[Seat, ...]:
        """The seats that could act out of turn."""
        return self.state.may if self.conceded is None else ()

    @property
    def source(self) -> str:
        """The seed that the running deal is shuffled from: that of its shares, or the match's."""
        return source(self.shares, self.seed)

    @cached_property
    def deck(self) -> Deck:
        """The names and faces of the cards in play."""
        return self.game.deck(self.setup.seats, self.options)

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """Returns a seat's legal moves, () if it has nothing to do."""
        return self.state.legal(seat) if seat in self.must or seat in self.may else ()

    def need_running(self) -> None:
        """Raises DealOver, or MatchOver, unless the deal is still running."""
        if not self.deal_over:
            return
        if self.end is not None:
            raise MatchOver("the match is over")
        raise DealOver("this deal is over: ask for the next one")

    def play(self, seat: Seat, text: str, shuffles: Sequence[Names] = ()) -> "Match":
        """Returns the match after a move given as text; `shuffles` are those recorded after it.

        A text that can mean several moves stands for the one that is legal. Raises BadNotation (no move at all, or
        several legal ones), NotYourTurn, IllegalMove, DealOver and MatchOver; ValueError for a wrong shuffle.
        """
        self.need_running()
        try:
            meant = self._meant(text)
        except BadNotation as error:
            raise BadNotation(f"{text[:80]!r} is not a move ({self._where(seat)}): {error}") from None
        legal = self.legal(seat)
        if not legal:
            raise NotYourTurn(f"{text[:80]!r}: this seat has nothing to do now ({self._where(seat)})")
        found = [move for move in meant if accepts(self.state, seat, move)]
        if not found:
            raise IllegalMove(f"{text[:80]!r} is not among the {len(legal)} legal moves ({self._where(seat)})")
        if len(found) > 1:
            names = " or ".join(repr(self.game.write(move)) for move in found)
            raise BadNotation(f"{text[:80]!r} can be {names}: say which ({self._where(seat)})")
        (move,) = found
        played = self._replace(
            state=self.state.play(seat, move),
            lines=self.lines.plus(f"{seat}:{self.game.write(move)}"),
            last_moves={**self.last_moves, seat: LastMove(self.state, len(self.lines))},
        )
        return played.after_chance(shuffles)

    def _meant(self, text: str) -> tuple[Any, ...]:
        """Returns the moves that a text can mean; raises BadNotation if it means none."""
        try:
            return (self.game.read(text),)
        except Ambiguous as error:
            return error.moves

    def _where(self, seat: Seat) -> str:
        """Returns the moment in words, for refusals only: counting moves takes longer than making one."""
        return f"seat {seat}, deal {self.setup.deal}, ply {self.plies}"

    def after_chance(self, shuffles: Sequence[Names]) -> "Match":
        """Returns the match with all due shuffles made: recorded ones as they are, others from the deal's source.

        Raises ValueError for a recorded shuffle that does not fit.
        """
        match = self
        recorded = list(shuffles)
        while (due := match.state.chance) is not None:
            if recorded:
                names = recorded.pop(0)
            else:
                shuffled = list(self.deck.list(due.cards))
                SplitMix64(seed_of(f"{self.source}/{self.setup.deal}/{len(match.lines)}")).shuffle(shuffled)
                names = tuple(shuffled)
            cards = self.deck.arranged(due.cards, names)
            lines = match.lines.plus(" ".join(["*:shuffle", *names]))
            match = match._replace(state=match.state.shuffle(cards), lines=lines)
        if recorded:
            raise ValueError("no shuffle was due here")
        return match

    def next(
        self, deck: Sequence[str] | None = None, shuffles: Sequence[Names] = (), shares: Sequence[str] = ()
    ) -> "Match":
        """Returns the match with the next deal begun; its deck is given, made of shares, planned, or from the seed.

        `shuffles` are those recorded before its first move. Raises DealRunning, MatchOver, BadDeck,
        and ValueError for a wrong shuffle.
        """
        if self.conceded is not None:
            raise MatchOver("the match is over")
        if self.outcome is None:
            raise DealRunning("this deal is still played")
        setup = self.game.next(self.setup, self.outcome)
        if isinstance(setup, MatchEnd):
            raise MatchOver("the match is over")
        planned = {} if shares else dict(self.planned)
        names = tuple(deck) if deck is not None else deck_for(self.game, source(shares, self.seed), setup, planned)
        return self._replace(
            preamble=self.text,
            previous=self.deals,
            sitting=self.players,
            setup=setup,
            names=names,
            state=dealt(self.game, setup, names),
            lines=Lines(),
            last_moves={},
            shares=tuple(shares),
        ).after_chance(shuffles)

    def reseat(self, seat: Seat, player: Player) -> "Match":
        """Returns the match with somebody else at a seat from this ply on."""
        player = player.recorded
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        return self._replace(players=players, lines=self.lines.plus(tag_line(f"Seat{seat}", str(player))))

    def concede(self, seat: Seat) -> "Match":
        """Returns the match given up by a seat, and so by its side; raises MatchOver after its end."""
        if self.end is not None:
            raise MatchOver("the match is over")
        return self._replace(conceded=seat, lines=self.lines.plus(tag_line(CONCEDE, seat)))

    def mark(self, undone: int) -> "Match":
        """Returns the match with a line recording how many moves were taken back."""
        return self._replace(lines=self.lines.plus(tag_line("Undo", undone)))

    def restarted(self, shuffles: Sequence[Names] = ()) -> "Match":
        """Returns the match at the beginning of the running deal, after the shuffles recorded there."""
        state = dealt(self.game, self.setup, self.names)
        start = self._replace(players=self.sitting, state=state, lines=Lines(), last_moves={}, conceded=None)
        return start.after_chance(shuffles)


def _temperaments(players: Sequence[Player], seats: Iterable[Seat]) -> list[str]:
    """Returns the temperament tags of those seats that have one."""
    return [tag_line(f"Temperament{seat}", players[seat].temperament) for seat in seats if players[seat].temperament]


def all_options(game: AnyGame) -> tuple[Option, ...]:
    """Returns a game's own options, followed by those that all games share."""
    return (*game.options, *COMMON)


def create(
    game: AnyGame,
    players: Sequence[Player],
    wishes: Mapping[str, str],
    seed: str,
    *,
    dealer: Seat | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    start: Callable[[Setup], Setup] | None = None,
    shuffles: Sequence[Names] = (),
    shares: Sequence[str] = (),
) -> Match:
    """Returns a new match with its first deal begun.

    `decks` are decks by deal number; the others are shuffled from the seed, which also chooses the dealer if None is
    given (# D-H36). For the first deal and its dealer `shares` take the place of the seed. `start` turns the first
    setup into that of a later deal, for a match that begins with one; `shuffles` are those recorded before its first
    move. Raises WrongSeats, UnknownOption, BadOption and BadDeck, and ValueError for a wrong shuffle or start.
    """
    seats = len(players)
    if seats not in game.seats:
        raise WrongSeats(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    options = settle(all_options(game), wishes, seats)
    if dealer is None:
        dealer = SplitMix64(seed_of(f"{source(shares, seed)}/dealer")).below(seats)
    elif not 0 <= dealer < seats:
        raise WrongSeats(f"there is no seat {dealer} to deal")
    planned = {number: tuple(deck) for number, deck in sorted((decks or {}).items())}
    for number, deck in planned.items():
        try:
            game.deck(seats, options).order(deck)
        except ValueError as error:
            raise BadDeck(f"deck of deal {number}: {error}") from None
    setup = game.first(seats, options, dealer)
    if start is not None:
        setup = start(setup)
    seed = plain(seed)
    sitting = tuple(player.recorded for player in players)
    tags = [
        tag_line("Format", FORMAT),
        tag_line("Game", game.name),
        tag_line("Rules", game.rules_version),
        *(tag_line(f"Seat{seat}", str(player)) for seat, player in enumerate(sitting)),
        *_temperaments(sitting, range(seats)),
        *(tag_line(f"Option.{name}", value) for name, value in recorded(all_options(game), options)),
        tag_line("Seed", seed),
        *(tag_line(f"Deck{number}", " ".join(deck)) for number, deck in planned.items() if number > setup.deal),
    ]
    names = deck_for(game, source(shares, seed), setup, planned)
    return Match(
        game=game,
        options=options,
        seed=seed,
        planned=tuple((number, deck) for number, deck in planned.items() if number > setup.deal),
        preamble="\n".join(tags) + "\n",
        previous=(),
        sitting=sitting,
        players=sitting,
        setup=setup,
        names=names,
        state=dealt(game, setup, names),
        lines=Lines(),
        last_moves={},
        shares=tuple(shares),
    ).after_chance(shuffles)
