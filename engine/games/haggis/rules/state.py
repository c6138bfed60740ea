"""A Haggis deal in play: what the turn machine leaves to the game for two and three players."""

from dataclasses import dataclass
from typing import Self

from engine.core.cards import Cards
from engine.core.state import Outcome
from engine.games.haggis.rules.deal import Deal
from engine.games.haggis.rules.information import InformationState, Outs, Phase
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.scoring import Finish, settle
from engine.games.haggis.rules.terms import BETS, Terms
from engine.games.haggis.rules.trick import Trick

__all__ = ["State"]

_BETS = tuple(Move(Kind.BET, value=value) for value in BETS)


@dataclass(frozen=True, slots=True)
class State(Deal):
    """A position within a deal; `haggis` are the undealt cards, in deck ids."""

    terms: Terms
    haggis: Cards

    # -- what may be done

    def _bets(self, seat: int) -> tuple[Move, ...]:
        """Returns the bets of a seat: before its own first card, once, and while nobody is out."""
        # H23-7, H23-8, D-H28
        open_to = (
            self.terms.bets
            and self.bets[seat] is None
            and not self.outs
            and self.hands[seat].bit_count() == self.terms.hand
            and self.phase is not Phase.OVER
        )
        return _BETS if open_to else ()

    def _choices(self, seat: int) -> tuple[Move, ...]:
        """Returns the gifts of a bomb's trick: to any opponent, even one who is out."""
        return tuple(Move(Kind.GIVE, value=to) for to in range(self.terms.seats) if to != seat)  # H23-20, D-H23

    # -- what happens

    def _chosen(self, seat: int, move: Move) -> Self:
        """Returns the state after a bet or a gift."""
        trick = self.trick.noted(seat, move)
        if move.kind is Kind.GIVE:
            return self._taken(self.hands, trick, self.outs, move.value)
        bets = (*self.bets[:seat], move.value, *self.bets[seat + 1 :])
        return self._after(phase=self.phase, turn=self.turn, trick=trick, bets=bets)

    def _shared(self, hands: tuple[Cards, ...], trick: Trick, outs: Outs) -> Self:
        """Returns the state after a bomb has won with three players."""
        winner = trick.holder
        if self.terms.tournament:
            taker = trick.second if trick.second >= 0 else (winner - 1) % self.terms.seats  # H3T-1, H3T-2, D-H24
            return self._taken(hands, trick, outs, taker)
        return self._after(phase=Phase.GIVE, turn=winner, trick=trick, hands=hands, outs=outs)

    def _own(self) -> tuple[Cards]:
        return (self.haggis,)

    # -- the end, and who knows what

    def _settled(self) -> Outcome:
        """Returns the settlement of a finished deal."""
        left = 0
        for seat, hand in enumerate(self.hands):
            left |= self.terms.layout.owned(seat, hand)
        return settle(self.terms, Finish(self.outs, self.piles, left, self.haggis, self.bets))

    def information(self, seat: int | None) -> InformationState:
        """Returns what a seat may know; after the end everything is open."""
        fields = (*self._fields_for(seat), self.haggis if self.phase is Phase.OVER else None)
        return InformationState(*fields)

    def seen(self, seat: int) -> Cards:
        """Returns the deck ids whose place a seat knows: its own cards, all wild cards, all that was played."""
        layout = self.terms.layout
        deck = self.haggis
        shown = self.trick.cards
        for pile in self.piles:
            shown |= pile
        for who, hand in enumerate(self.hands):
            deck |= layout.owned(who, hand)
            shown |= layout.owned(who, hand if who == seat else hand & layout.wilds)
        return deck | shown if self.phase is Phase.OVER else shown
