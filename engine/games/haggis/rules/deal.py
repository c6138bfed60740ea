"""A deal in play: the turn machine of tricks, shared by every game of the family."""

from dataclasses import dataclass, field
from typing import Any, Self

from engine.core.base import BaseState
from engine.core.cards import Cards
from engine.core.state import Outcome
from engine.games.haggis.rules.information import Acting, Outs, Phase
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.rules.terms import AnyTerms
from engine.games.haggis.rules.trick import EMPTY, Taken, Trick

__all__ = ["Deal"]


@dataclass(frozen=True, slots=True)
class Deal(Acting, BaseState):
    """A position within a deal, as far as the games of the family have it in common.

    `hands` are canonical masks, open wild cards included; `turn` is the seat to act; `bets` are amounts, None if
    nothing was announced; `piles` are the captured cards of each side, canonical masks of deck ids; `outs` are the
    seats that are out, each with the size of the largest opposing hand at that moment. `memo` caches what has
    been worked out from the rest.

    Each game adds its bets, who gets a trick won by a bomb, who leads when the winner is out, how a deal is settled,
    and who knows what.
    """

    terms: AnyTerms
    hands: tuple[Cards, ...]
    phase: Phase
    turn: int
    bets: tuple[int | None, ...]
    trick: Trick
    piles: tuple[Cards, ...]
    tricks: tuple[Taken, ...]
    outs: Outs
    memo: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False, kw_only=True)

    # -- who acts

    @property
    def may(self) -> tuple[int, ...]:
        """The seats that can still bet out of turn."""
        must = self.must
        return tuple(seat for seat in range(self.terms.seats) if seat not in must and self._bets(seat))

    # -- what may be done

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Returns the moves of a seat, sorted: everything on its turn, bets while it can bet."""
        moves: tuple[Move, ...] | None = self.memo.get(seat)
        if moves is None:
            moves = self.memo[seat] = self._legal(seat)
        return moves

    def _legal(self, seat: int) -> tuple[Move, ...]:
        bets = self._bets(seat)
        if seat not in self.must:
            return bets
        terms, hand, top = self.terms, self.hands[seat], self.trick.top
        if self.phase is Phase.LEAD:
            return bets + terms.allowed(leads(terms.layout, hand))  # D-H17: the leader may not pass
        if self.phase is Phase.FOLLOW and top is not None:
            return (PASS, *bets, *terms.allowed(answers(terms.layout, hand, top)))  # H23-16
        return bets + self._choices(seat)

    def _bets(self, seat: int) -> tuple[Move, ...]:
        """Returns the bets that a seat may announce now."""
        raise NotImplementedError

    def _choices(self, seat: int) -> tuple[Move, ...]:
        """Returns the moves of a seat that is asked for something other than a play."""
        raise NotImplementedError

    # -- what happens

    def play(self, seat: int, move: Move) -> Self:
        """Returns the state after a legal move."""
        if move.cards:
            return self._laid(seat, move)
        trick = self.trick
        if move.kind is Kind.PASS:
            trick = trick.passed(seat, move)
            others = [other for other, hand in enumerate(self.hands) if hand and other != trick.holder]
            if trick.passes == len(others):  # H2-2, H3-1, HT-10, D-H18, D-T05
                return self._won(self.hands, trick, self.outs)
            return self._after(phase=self.phase, turn=self._next(seat, self.hands), trick=trick)
        return self._chosen(seat, move)

    def _laid(self, seat: int, move: Move) -> Self:
        """Returns the state after a set, a run or a bomb."""
        layout = self.terms.layout
        hands = (*self.hands[:seat], layout.less(self.hands[seat], move.cards), *self.hands[seat + 1 :])
        trick = self.trick.played(layout, seat, move)
        outs = self.outs
        if not hands[seat]:
            outs = (*outs, (seat, self._largest(seat, hands)))
            if self._over(hands):  # D-H26
                return self._won(hands, trick, outs)
        return self._after(phase=Phase.FOLLOW, turn=self._next(seat, hands), trick=trick, hands=hands, outs=outs)

    def _largest(self, seat: int, hands: tuple[Cards, ...]) -> int:
        """Returns the size of the largest opposing hand: H23-24, H3-3, HT-13, D-H21, D-T08."""
        sides = self.terms.sides
        return max(hand.bit_count() for other, hand in enumerate(hands) if sides[other] != sides[seat])

    def _over(self, hands: tuple[Cards, ...]) -> bool:
        """Returns whether only one side still holds cards: H23-21, H3-4, HT-14, HT-15."""
        return len({side for side, hand in zip(self.terms.sides, hands, strict=True) if hand}) == 1

    def _won(self, hands: tuple[Cards, ...], trick: Trick, outs: Outs) -> Self:
        """Returns the state after the last pass or the last card: the trick is taken, or waits to be given."""
        side = self.terms.sides[trick.holder]  # H23-19
        if not trick.bombed:
            return self._taken(hands, trick, outs, side)  # H23-20, H23-22, HT-10, D-T07
        if len(self.piles) == 2:
            return self._taken(hands, trick, outs, 1 - side)  # H23-20, D-H25, HT-12, D-T07
        return self._shared(hands, trick, outs)

    def _shared(self, hands: tuple[Cards, ...], trick: Trick, outs: Outs) -> Self:
        """Returns the state after a bomb has won, if several sides may get the cards."""
        raise NotImplementedError

    def _taken(self, hands: tuple[Cards, ...], trick: Trick, outs: Outs, taker: int) -> Self:
        """Returns the state after a side has taken the trick: the next lead, or the end of the deal."""
        pile = self.terms.layout.join(self.piles[taker], trick.cards)
        piles = (*self.piles[:taker], pile, *self.piles[taker + 1 :])
        tricks = (*self.tricks, Taken(trick.plays, trick.holder, taker, trick.cards))
        phase, turn = self._leads(hands, trick)
        if self._over(hands):
            phase = Phase.OVER
        return self._after(phase=phase, turn=turn, trick=EMPTY, hands=hands, piles=piles, tricks=tricks, outs=outs)

    def _leads(self, hands: tuple[Cards, ...], trick: Trick) -> tuple[Phase, int]:
        """Returns who acts after a trick, and whether they lead."""
        return Phase.LEAD, self._heir(trick.holder, hands)

    def _heir(self, winner: int, hands: tuple[Cards, ...]) -> int:
        """Returns who leads after a trick: its winner, else the next seat that holds cards."""
        return winner if hands[winner] else self._next(winner, hands)  # H23-19, H3-2, HT-10, D-H19, D-T06

    @staticmethod
    def _next(seat: int, hands: tuple[Cards, ...]) -> int:
        """Returns the next seat clockwise that still holds cards."""
        seats = len(hands)
        after = (seat + 1) % seats
        while not hands[after]:
            after = (after + 1) % seats
        return after

    def _chosen(self, seat: int, move: Move) -> Self:
        """Returns the state after a move without cards other than a pass."""
        raise NotImplementedError

    def _after(
        self,
        *,
        phase: Phase,
        turn: int,
        trick: Trick,
        hands: tuple[Cards, ...] | None = None,
        bets: tuple[int | None, ...] | None = None,
        piles: tuple[Cards, ...] | None = None,
        tricks: tuple[Taken, ...] | None = None,
        outs: Outs | None = None,
    ) -> Self:
        """Returns a later position of the same deal; what is not given is unchanged."""
        return type(self)(
            self.terms,
            self.hands if hands is None else hands,
            phase,
            turn,
            self.bets if bets is None else bets,
            trick,
            self.piles if piles is None else piles,
            self.tricks if tricks is None else tricks,
            self.outs if outs is None else outs,
            *self._own(),
        )

    def _own(self) -> tuple[Any, ...]:
        """Returns the game's own fields, in their order: they stay as they are while tricks are played."""
        return ()

    # -- the end, and who knows what

    @property
    def outcome(self) -> Outcome | None:
        """The settlement, once the deal is over."""
        if self.phase is not Phase.OVER:
            return None
        outcome: Outcome | None = self.memo.get("outcome")
        if outcome is None:
            outcome = self.memo["outcome"] = self._settled()
        return outcome

    def _settled(self) -> Outcome:
        """Returns the settlement of a finished deal."""
        raise NotImplementedError

    def _fields_for(self, seat: int | None) -> tuple[Any, ...]:
        """Returns the fields of `AnyInformation` in their order: all that is public, and after the end everything."""
        wilds = self.terms.layout.wilds
        return (
            seat,
            self.terms,
            0 if seat is None else self.hands[seat],
            tuple(hand.bit_count() for hand in self.hands),
            tuple(hand & wilds for hand in self.hands),
            self.phase,
            self.turn,
            self.bets,
            self.trick,
            self.piles,
            self.tricks,
            self.outs,
            self.hands if self.phase is Phase.OVER else None,
            self.outcome,
        )
