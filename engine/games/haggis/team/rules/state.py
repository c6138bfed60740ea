"""A deal of Haggis Team in play: exchange, bets, and what a bomb does, on top of the tricks of the family."""

from dataclasses import dataclass
from typing import Any, Self

from engine.core.cards import Cards, bits
from engine.core.state import Outcome
from engine.games.haggis.rules.deal import Deal
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.trick import Play, Trick
from engine.games.haggis.team.rules.bets import NO_BET, offers
from engine.games.haggis.team.rules.exchange import gift_of, swapped
from engine.games.haggis.team.rules.information import TeamActing, TeamInformation
from engine.games.haggis.team.rules.scoring import settle
from engine.games.haggis.team.rules.terms import SEATS, SWAPS, TeamTerms, mate_of

__all__ = ["TeamState"]


@dataclass(frozen=True, slots=True)
class TeamState(TeamActing, Deal):
    """A position within a deal.

    `opening` are the moves before the first trick. `dealt` are the number cards that each seat began the tricks with
    (or has now, before that) and `shown` those that it has ever held, both in deck ids: hands and piles are canonical
    masks and do not tell two identical cards apart.
    """

    terms: TeamTerms
    opening: tuple[Play, ...]
    dealt: tuple[Cards, ...]
    shown: tuple[Cards, ...]

    # -- what may be done

    def _bets(self, seat: int) -> tuple[Move, ...]:
        """Returns the bets of a seat: before its own first card, while nobody is out, and not before the exchange."""
        if self.phase is Phase.OVER or self.outs or self.hands[seat].bit_count() < self.terms.hand:  # HT-17, D-T13
            return ()
        if self.phase is Phase.EXCHANGE and not self.terms.early:
            return ()
        return offers(self.bets, seat, raises=self.terms.raises)

    def retired(self, seat: int, move: Move) -> bool:
        """Returns whether a move is the "no bet" of older records, allowed once per seat while it could still bet."""
        return move == NO_BET and self.bets[seat] is None and bool(self._bets(seat))  # D-T12

    def _choices(self, seat: int) -> tuple[Move, ...]:
        """Returns the cards that a seat may give to its partner, or whom it may let lead."""
        if self.phase is Phase.EXCHANGE:
            layout = self.terms.layout
            cards = self.hands[seat] & layout.numbers & ~layout.uppers  # HT-7
            return tuple(Move(Kind.EXCHANGE, cards=1 << card) for card in bits(cards))
        return tuple(Move(Kind.LEAD, value=to) for to in sorted((self._leader(seat, self.hands), mate_of(seat))))

    # -- what happens

    def play(self, seat: int, move: Move) -> Self:
        """Returns the state after a legal move."""
        return self._given(seat, move) if move.kind is Kind.EXCHANGE else Deal.play(self, seat, move)

    def _given(self, seat: int, move: Move) -> Self:
        """Returns the state after somebody has chosen a card for their partner."""
        before, mate = swapped(self.opening, seat), mate_of(seat)
        opening = (*self.opening, Play(seat, move))
        hands, dealt, shown = list(self.hands), list(self.dealt), list(self.shown)
        if swapped(opening, seat) > before:
            layout = self.terms.layout
            other = gift_of(self.opening, mate) or 0
            for giver, taker, card in ((seat, mate, move.cards), (mate, seat, other)):
                hands[giver] = layout.less(hands[giver], card)
                dealt[giver] &= ~_copy(self.dealt[giver], card, self.shown[taker])
            for giver, taker, card in ((seat, mate, move.cards), (mate, seat, other)):
                exact = _copy(self.dealt[giver], card, self.shown[taker])
                hands[taker] = layout.join(hands[taker], card)
                dealt[taker] |= exact
                shown[taker] |= exact
        done = all(swapped(opening, who) == SWAPS for who in range(SEATS))
        phase = Phase.LEAD if done else Phase.EXCHANGE
        return self._changed(opening, phase, hands=tuple(hands), dealt=tuple(dealt), shown=tuple(shown))

    def _chosen(self, seat: int, move: Move) -> Self:
        """Returns the state after a bet, or after the winner of a bomb's trick has chosen who leads."""
        if move.kind is Kind.LEAD:
            return self._after(phase=Phase.LEAD, turn=move.value, trick=self.trick.noted(seat, move))  # HT-12
        bets = (*self.bets[:seat], move.value, *self.bets[seat + 1 :])
        if self.phase is Phase.EXCHANGE:
            return self._changed((*self.opening, Play(seat, move)), self.phase, bets=bets)
        return self._after(phase=self.phase, turn=self.turn, trick=self.trick.noted(seat, move), bets=bets)

    def _leads(self, hands: tuple[Cards, ...], trick: Trick) -> tuple[Phase, int]:
        """Returns who acts after a trick, and whether they lead: a bomb lets its player choose between two."""
        winner = trick.holder
        leader = self._leader(winner, hands)
        if trick.bombed and hands[mate_of(winner)] and leader != mate_of(winner):
            return Phase.CHOOSE, winner  # HT-12, D-T06
        return Phase.LEAD, leader

    def _leader(self, winner: int, hands: tuple[Cards, ...]) -> int:
        """Returns who leads when nobody chooses: under an option, the partner of a winner who is out."""
        if self.terms.hands_over and not hands[winner] and hands[mate_of(winner)]:
            return mate_of(winner)
        return self._heir(winner, hands)

    def _own(self) -> tuple[Any, ...]:
        return self.opening, self.dealt, self.shown

    def _changed(
        self,
        opening: tuple[Play, ...],
        phase: Phase,
        *,
        hands: tuple[Cards, ...] | None = None,
        bets: tuple[int | None, ...] | None = None,
        dealt: tuple[Cards, ...] | None = None,
        shown: tuple[Cards, ...] | None = None,
    ) -> Self:
        """Returns a later position before the first trick; what is not given is unchanged."""
        return type(self)(
            self.terms,
            self.hands if hands is None else hands,
            phase,
            self.turn,
            self.bets if bets is None else bets,
            self.trick,
            self.piles,
            self.tricks,
            self.outs,
            opening,
            self.dealt if dealt is None else dealt,
            self.shown if shown is None else shown,
        )

    # -- the end, and who knows what

    def _settled(self) -> Outcome:
        return settle(self.terms, self.outs, self.piles, self.hands, self.bets)

    def information(self, seat: int | None) -> TeamInformation:
        """Returns what a seat may know; after the end all hands are open, but exchanged cards stay with the pair."""
        fields = (*self._fields_for(seat), tuple(self._opening_for(seat)))
        return TeamInformation(*fields)

    def _opening_for(self, seat: int | None) -> list[Play]:
        """Returns the moves before the first trick, without the cards that a seat does not know."""
        known = [0] * SEATS
        if seat is not None:
            known[seat], known[mate_of(seat)] = SWAPS, swapped(self.opening, seat)
        opening = []
        for who, move in self.opening:
            if move.kind is Kind.EXCHANGE:
                known[who] -= 1
                opening.append(Play(who, move if known[who] >= 0 else Move(Kind.EXCHANGE)))
            else:
                opening.append(Play(who, move))
        return opening

    def seen(self, seat: int) -> Cards:
        """Returns the deck ids whose place a seat knows: what it has held, all wild cards, all that was played."""
        layout = self.terms.layout
        deck = self.terms.deck.all
        if self.phase is Phase.OVER:
            return deck
        played = sum(cards & ~layout.kept(cards, hand) for cards, hand in zip(self.dealt, self.hands, strict=True))
        return self.shown[seat] | played | deck & ~layout.numbers


def _copy(cards: Cards, card: Cards, known: Cards) -> Cards:
    """Returns which of these deck ids a canonical card stands for, preferring a copy that is already known."""
    copies = TEAM.pair(card) & cards
    copies = copies & known or copies
    return copies & -copies
