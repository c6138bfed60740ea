"""A round in play: whose turn it is, what may be played, and who takes the trick."""

from typing import NamedTuple

from engine.core.base import BaseState
from engine.core.cards import Card, Cards
from engine.games.boast.rules.information import NOBODY, InformationState
from engine.games.boast.rules.moves import LISTS, Move
from engine.games.boast.rules.pack import (
    CHIP,
    CHIPS,
    COLOUR_CARDS,
    COLOUR_OF,
    ESCAPE,
    ESCAPES,
    HAND,
    NONE,
    NUMBERS,
    canonical,
)
from engine.games.boast.rules.scoring import Ending, settle
from engine.games.boast.rules.terms import Terms
from engine.games.boast.rules.tower import Tower
from engine.games.boast.rules.trick import Taken, best_of, tower_after

__all__ = ["Dealt", "State"]

# _FOLLOWING[colour]: the cards that may follow it.
_FOLLOWING: tuple[Cards, ...] = tuple(cards | ESCAPES for cards in COLOUR_CARDS)
_RED, _BLUE, _, _ = COLOUR_CARDS
_, _, _REST, _ = _FOLLOWING  # yellow cards and escapes
_ALONE: tuple[tuple[Card], ...] = tuple((card,) for card in range(CHIP))  # by card: a trick of it alone
_MUST: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), (3,), (4,), ())  # by turn; NOBODY finds the last one
_made = tuple.__new__  # makes a named tuple of its fields in order, in half the time that calling its class takes


class Dealt(NamedTuple):
    """What was dealt, in deck ids: the hands and the cards left over."""

    hands: tuple[Cards, ...]
    left: Cards


class _Position(NamedTuple):
    terms: Terms
    dealt: Dealt
    turn: int
    leader: int
    hands: tuple[Cards, ...]
    led: int
    trick: tuple[Card, ...]
    tower: Tower
    taken: tuple[int, ...]
    tricks: tuple[Taken, ...]


class State(_Position, BaseState):
    """A position within a round: a plain tuple, since thousands are made per second.

    `hands` are canonical masks, `turn` is the seat to act, NOBODY when the round is over; `led` is the colour to
    follow; `trick` has the cards on the table in order, `taken` the number of tricks of each seat, `tricks` all
    finished ones.
    """

    __slots__ = ()

    # -- who acts

    @property
    def must(self) -> tuple[int, ...]:
        """The seat that the round waits for, () after the end."""
        return _MUST[self.turn]

    # -- what may be done

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Returns the cards that a seat may play, lowest id first."""
        if seat != self.turn:
            return ()
        hand, led = self.hands[seat], self.led
        if hand & COLOUR_CARDS[led]:
            return LISTS[hand & _FOLLOWING[led]]  # BN-5, BN-6, D-B03, D-B04
        return LISTS[hand & _RED] + LISTS[hand & _BLUE] + LISTS[hand & _REST]

    # -- what happens

    def play(self, seat: int, move: Move) -> "State":
        """Returns the state after a legal card."""
        terms, dealt, _, leader, hands, led, trick, tower, taken, tricks = self
        cards = move.cards
        card = cards.bit_length() - 1
        held = list(hands)
        # Of several escapes the highest id goes, so that the rest stay canonical.
        held[seat] ^= cards if card < ESCAPE else 1 << held[seat].bit_length() - 1
        hands = tuple(held)
        trick += _ALONE[card]
        if led == NONE:
            led = COLOUR_OF[card]  # BN-6: the first coloured card sets the colour
        seats = len(hands)
        if len(trick) < seats:
            turn = seat + 1 if seat + 1 < seats else 0
            return _made(State, (terms, dealt, turn, leader, hands, led, trick, tower, taken, tricks))
        best = best_of(trick, tower)  # BN-7
        winner = (leader + best) % seats
        after = tower_after(trick, best, tower, every_trick=terms.every_trick)  # BN-9
        won = list(taken)
        won[winner] += 1
        tricks = (*tricks, _made(Taken, (leader, trick, winner, tower, after)))
        turn = winner if len(tricks) < HAND else NOBODY  # BN-10
        return _made(State, (terms, dealt, turn, winner, hands, NONE, (), after, tuple(won), tricks))

    # -- the end, and who knows what

    @property
    def outcome(self) -> Ending | None:
        """The settlement, once the round is over."""
        return settle(self.terms, self.taken, self.leader, self.tower) if self.turn == NOBODY else None

    def information(self, seat: int | None) -> InformationState:
        """Returns what a seat may know."""
        return InformationState(
            seat,
            self.terms,
            0 if seat is None else self.hands[seat],
            self.turn,
            self.leader,
            self.led,
            self.trick,
            self.tower,
            self.taken,
            self.tricks,
            canonical(self.dealt.left) if self._left_open else None,
            self.outcome,
        )

    def seen(self, seat: int) -> Cards:
        """Returns the deck ids whose place a seat knows: the chips, its own cards, those played, those left open."""
        shown = CHIPS | self.dealt.hands[seat]
        for dealt, hand in zip(self.dealt.hands, self.hands, strict=True):
            shown |= dealt & NUMBERS & ~hand
            escapes = dealt & ESCAPES
            for _ in range(escapes.bit_count() - (hand & ESCAPES).bit_count()):  # it does not matter which
                shown |= escapes & -escapes
                escapes &= escapes - 1
        return shown | self.dealt.left if self._left_open else shown

    @property
    def _left_open(self) -> bool:
        """Whether the cards left over are face up: BN-13, D-B08."""
        return self.terms.left_open or self.turn == NOBODY
