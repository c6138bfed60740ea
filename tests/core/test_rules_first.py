"""A game can be written and tested rules first: without a display, a policy or a determinizer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import pytest

from engine.bots.levels import bot_for
from engine.cli import perft
from engine.core.base import BaseGame, BaseState, ranking_of
from engine.core.cards import Card, Cards, Deck, Face, bits
from engine.core.look import events, look
from engine.core.match import Match
from engine.core.options import Options
from engine.core.replay import load
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from engine.core.state import BadNotation, MatchEnd, Outcome, Seat, Setup
from engine.core.table import Text
from tests.strategies import begin, played

RANKS = range(1, 7)
DECK = Deck(tuple(f"{rank}a" for rank in RANKS), tuple(Face(rank, "a", rank) for rank in RANKS))


class Play(NamedTuple):
    """A card is played."""

    cards: Cards


class Info(NamedTuple):
    """What a seat knows: its own hand."""

    seat: Seat | None
    setup: Setup
    hand: Cards


@dataclass(frozen=True)
class Position(BaseState):
    """Two hands of three cards; the seats play a card each in turn, and the last card counts its rank."""

    setup: Setup
    hands: tuple[Cards, ...]
    turn: Seat
    last: tuple[Seat, Card] = (0, 0)

    @property
    def must(self) -> tuple[Seat, ...]:
        return (self.turn,) if self.hands[self.turn] else ()

    @property
    def outcome(self) -> Outcome | None:
        if self.must:
            return None
        seat, card = self.last
        points = tuple(DECK.faces[card].points if seat == who else 0 for who in range(2))
        return Outcome(points, ((), ()), (seat,), Text.of("tiny/out"))

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        return tuple(Play(1 << card) for card in bits(self.hands[seat])) if seat in self.must else ()

    def play(self, seat: Seat, move: Play) -> "Position":
        hands = tuple(hand & ~move.cards for hand in self.hands)
        return replace(self, hands=hands, turn=1 - seat, last=(seat, move.cards.bit_length() - 1))

    def information(self, seat: Seat | None) -> Info:
        return Info(seat, self.setup, 0 if seat is None else self.hands[seat])

    def seen(self, seat: Seat) -> Cards:
        return DECK.all & ~self.hands[1 - seat]


class Tiny(BaseGame[Play, Info]):
    """The rules of a game and nothing else."""

    name = "tiny"
    seats = range(2, 3)
    max_plies = 6

    def deck(self, seats: int, options: Options) -> Deck:
        del seats, options
        return DECK

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        totals = setup.totals_after(outcome.points)
        if max(totals) >= 10:
            return MatchEnd(totals, ranking_of(totals), Text.of("tiny/end"))
        dealer = 1 - setup.dealer
        return Setup(2, setup.options, dealer, 1 - dealer, totals, setup.deal + 1)

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> Position:
        hands = (sum(1 << card for card in cards[:3]), sum(1 << card for card in cards[3:]))
        return Position(setup, hands, setup.leader)

    def write(self, move: Play) -> str:
        return DECK.list(move.cards)[0]

    def read(self, text: str) -> Play:
        try:
            return Play(DECK.mask([text]))
        except (KeyError, ValueError):
            raise BadNotation(f"{text!r} is no card") from None

    def about(self, move: Play) -> Mapping[str, Any]:
        return {"kind": "play", "cards": list(DECK.list(move.cards))}


class Bare(BaseGame[Play, Info]):
    """A game that has only its name."""

    name = "bare"
    seats = range(2, 3)


def test_a_game_of_rules_alone_is_played_recorded_and_replayed() -> None:
    game = Tiny()
    match, rng = played(begin(game, 2, "rules first"), SplitMix64(1)), SplitMix64(2)
    while match.end is None:
        assert load(match.text, lambda _: game).match == match
        match = played(match.next(), rng)
    assert load(match.text, lambda _: game).match == match
    assert max(match.totals) >= 10


def test_perft_counts_it() -> None:
    state = begin(Tiny(), 2, "rules first").state
    assert [perft.count(state, depth) for depth in range(1, 7)] == [3, 9, 18, 36, 36, 36]


def thought(match: Match) -> object:
    """Returns what a bot thinks first of the position."""
    info = match.state.information(match.state.must[0])
    return next(iter(bot_for("club").think(match.game, info, match.legal(match.state.must[0]), SplitMix64(1))))


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda match: look(match, 0), "no display yet: set `display`"),
        (lambda match: events(match, 0), "no display yet: set `display`"),
        (lambda match: touch(match, 1, ()), "no display yet: set `display`"),
        (lambda match: touch(match, 0, ("1a", "2a")), "no display yet: set `display`"),
        (lambda match: match.game.policy(match.state.information(0), ()), "no policy yet: set `policy`"),
        (thought, "no policy yet: set `policy`"),
        (lambda match: match.game.determinizer.hidden(match.state.information(0)), "no determinizer yet: set"),
        (
            lambda match: match.game.determinizer.determinize(match.state.information(0), {}),
            "no determinizer yet: set",
        ),
    ],
    ids=["table", "events", "nothing", "cards", "policy", "bot", "hidden", "determinize"],
)
def test_what_is_not_written_yet_says_what_to_write(ask: Callable[[Match], object], message: str) -> None:
    match = begin(Tiny(), 2, "rules first")
    seat = match.state.must[0]
    match = match.play(seat, match.game.write(match.legal(seat)[0]))
    with pytest.raises(NotImplementedError, match=f"this game has {message}"):
        ask(match)


def test_a_game_without_a_deck_says_so() -> None:
    with pytest.raises(NotImplementedError, match="this game has no deck yet: write `deck`"):
        Bare().deck(2, Options(()))
