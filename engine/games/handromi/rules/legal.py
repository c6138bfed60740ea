"""The legal moves of a turn: each is offered only if the turn can still be completed after it."""

from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.games.handromi.rules.information import Phase, Turn
from engine.games.handromi.rules.melds import find, fits, usable
from engine.games.handromi.rules.moves import CLAIM, DISCARDS, DRAW, SWAPS, TAKE, Kind, Move
from engine.games.handromi.rules.pack import HALF, copies, join, less
from engine.games.handromi.rules.partition import worth
from engine.games.handromi.rules.reach import can_lay, can_open, can_out, ends_of
from engine.games.handromi.rules.terms import OPENING, Terms

__all__ = ["Circumstances", "can_claim", "can_take", "is_first_free"]


class Circumstances(NamedTuple):
    """What the legal moves of the seat in turn depend on; its hand is canonical, cards are names."""

    terms: Terms
    phase: Phase
    turn: Turn
    hand: Cards
    opened: bool
    table: tuple[Cards, ...]
    top: Cards
    exchange_card: Cards
    turns: int

    def moves(self) -> tuple[Move, ...]:
        """Returns the legal moves, sorted."""
        names = copies(self.hand)
        # HR-9, D-R04: the cards that can be given for the exchange card
        swaps = SWAPS.of(names & ~self.exchange_card) if self.turn.fresh else ()
        if self.phase is Phase.DRAW:
            found = [DRAW]  # HR-11, D-R23
            if can_take(self):
                found.append(TAKE)
            if can_claim(self):
                found.append(CLAIM)
            return (*found, *swaps)
        found = [*swaps]
        if self.turns or self.terms.first_meld:  # D-R06
            found += self._melds(names)
            found += self._layoffs(names)
        found += self._discards(names)
        # In a world another seat may lack the cards that its turn depends on: then discarding any card ends the turn.
        return tuple(found) or DISCARDS.of(names)

    # -- parts of a turn

    def _melds(self, names: Cards) -> list[Move]:
        if not usable(names) or (not self.opened and not self._hopeful()):
            return []
        return [Move(Kind.MELD, meld) for meld in sorted(find(names)) if self._goes_on_with(meld)]

    def _hopeful(self) -> bool:
        """Returns whether a seat that has not opened can achieve anything by laying."""
        turn = self.turn
        if turn.points >= OPENING or turn.bound:
            return True
        return self._opens(self.hand, self.table, OPENING - turn.points, turn.owed, turn.kept)

    def _opens(self, hand: Cards, table: tuple[Cards, ...], need: int, owed: Cards, kept: Cards) -> bool:
        """Returns whether a hand can reach the opening, or go out without it: HR-12, HR-15."""
        ends = ends_of(table, copies(hand))
        low = self.terms.low
        if can_open(hand, ends, need, owed | kept, low) or can_out(hand, ends, owed | kept):
            return True
        return bool(kept) and can_open(less(hand, kept), ends, need, 0, low)  # kept, and another one discarded

    def _goes_on_with(self, meld: Cards) -> bool:
        """Returns whether the turn can be completed after a new combination."""
        points = self.turn.points + worth(meld, self.terms.low)
        return self._completes(meld, (*self.table, meld), points, self.turn.bound)

    def _layoffs(self, names: Cards) -> list[Move]:
        """Returns the cards that can be laid off: D-R12, D-R13."""
        ends = ends_of(self.table, names)
        if not ends or self.hand.bit_count() < 2:
            return []
        turn = self.turn
        bound = turn.bound or (not self.opened and turn.points < OPENING)
        if bound and not can_out(self.hand, ends, turn.owed | turn.kept):
            return []
        found = []
        for to, meld in enumerate(self.table):
            for card in bits(fits(meld) & names):
                name = 1 << card
                table = (*self.table[:to], meld | name, *self.table[to + 1 :])
                if self._completes(name, table, turn.points, bound):
                    found.append(Move(Kind.LAYOFF, name, to))
        return sorted(found)

    def _completes(self, laid: Cards, table: tuple[Cards, ...], points: int, bound: bool) -> bool:
        """Returns whether the turn can be completed after these names are laid."""
        hand = less(self.hand, laid)
        owed, kept = self.turn.owed & ~laid, self.turn.kept & ~laid
        if hand == kept:
            return False  # D-R11, D-R10: no card is left, or only one that may not be discarded
        if not owed and not bound and (self.opened or points >= OPENING):
            return True
        if bound:
            return can_out(hand, ends_of(table, copies(hand)), owed | kept)
        if self.opened or points >= OPENING:
            return can_lay(hand, ends_of(table, copies(hand)), owed)
        return self._opens(hand, table, OPENING - points, owed, kept)

    def _discards(self, names: Cards) -> tuple[Move, ...]:
        """Returns the cards that can end the turn."""
        turn = self.turn
        last = not self.hand & (self.hand - 1)
        if turn.owed:
            return ()  # D-R09, D-R10
        short = not self.opened and turn.points < OPENING
        if not last and (turn.bound or (short and turn.points)):
            return ()  # D-R05, D-R07, D-R12
        if turn.kept and not self.hand >> HALF & turn.kept:
            names &= ~turn.kept  # D-R10
        return DISCARDS.of(names)


def can_claim(at: Circumstances) -> bool:
    """Returns whether the exchange card may be taken instead of a draw: only to go out from hand, HR-9, D-R05."""
    if not at.exchange_card or at.opened:
        return False
    hand = join(at.hand, at.exchange_card)
    return can_out(hand, ends_of(at.table, copies(hand)), 0)


def can_take(at: Circumstances) -> bool:
    """Returns whether the top discard may be taken: HR-12, HR-13, D-R09."""
    if not at.top:
        return False
    if (at.opened and at.terms.free_take) or is_first_free(at):
        return True
    hand = join(at.hand, at.top)
    ends = ends_of(at.table, copies(hand))
    if at.opened:
        return can_lay(hand, ends, at.top)
    return can_open(hand, ends, OPENING, at.top, at.terms.low) or can_out(hand, ends, at.top)


def is_first_free(at: Circumstances) -> bool:
    """Returns whether the top discard is the first one of the deal, and free for the next seat under an option."""
    return at.terms.free_first and at.turns == 1
