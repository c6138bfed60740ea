"""Haggis for two and three players in rollouts: what the fast turn machine and the player leave to the game."""

from functools import cache

from engine.core.cards import Cards
from engine.core.state import Seat
from engine.games.haggis.bot.fast.deal import FastDeal, Values
from engine.games.haggis.bot.fast.player import Outlook, RolloutPlayer, Weighting
from engine.games.haggis.bot.fast.risks import Risks
from engine.games.haggis.bot.odds import Odds
from engine.games.haggis.bot.weights import BIG, DISTANCES, SMALL, WEIGHTS
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.scoring import payments
from engine.games.haggis.rules.state import State
from engine.games.haggis.rules.terms import Terms

__all__ = ["FastHaggis", "HaggisPlayer"]


type Fans = tuple[tuple[int, Cards], ...]  # number cards in hand and open wild cards of each opponent


class FastHaggis(FastDeal):
    """A deal of Haggis played on from a state; `haggis` are the points of the undealt cards."""

    __slots__ = ("haggis",)

    terms: Terms

    def __init__(self, state: State, values: Values) -> None:
        super().__init__(state, values)
        self.haggis = state.terms.points(state.haggis)

    def open_bet(self, seat: int) -> bool:
        """Returns whether a seat may still announce a bet."""
        return self.bets[seat] is None and self.terms.bets and super().open_bet(seat)

    def _choices(self) -> tuple[Move, ...]:
        return tuple(Move(Kind.GIVE, value=to) for to in range(len(self.hands)) if to != self.turn)

    def _choose(self, move: Move) -> None:
        if move.kind is Kind.GIVE:
            self._take(move.value)
        else:
            self.bets[self.turn] = move.value

    def _share(self) -> None:
        winner = self.holder
        if self.terms.tournament:
            self._take(self.second if self.second >= 0 else (winner - 1) % len(self.hands))
        else:
            self.phase = Phase.GIVE
            self.turn = winner

    def points(self) -> tuple[int, ...]:
        """Returns the points of each seat of a finished deal."""
        points = self.out_points()
        first = self.outs[0][0]
        left = sum(self.values[hand] for hand in self.hands if hand)
        points[first] += self.terms.bonus + self.haggis + left
        for seat, won in enumerate(self.won):
            points[seat] += won
        for seat, _, value in payments(self.bets, first):
            points[seat] += value
        return tuple(points)


class HaggisPlayer(RolloutPlayer[FastHaggis]):
    """Plays the worlds of one decision to the end of the deal."""

    def __init__(self, terms: Terms, seat: Seat | None = None) -> None:
        super().__init__(terms, seat)
        self._terms: Terms = terms
        self._all = terms.deck.all & terms.layout.numbers
        self._outlooks: dict[tuple[Cards, Fans], Outlook] = {}
        self._bets = ((BIG[terms.seats], 30), (SMALL[terms.seats], 15))

    def begin(self, state: State) -> FastHaggis:
        """Returns a deal that plays on from a state."""
        return FastHaggis(state, self._values)

    def bet(self, deal: FastHaggis, worth: float) -> None:
        """Announces a bet if one can be made and is worth it."""
        seat = deal.turn
        value = next((value for least, value in self._bets if worth >= least), 0)
        if value and deal.open_bet(seat):
            deal.bets[seat] = value

    def other(self, deal: FastHaggis) -> Move:
        """Returns the gift of the trick to the lowest-placed opponent."""
        totals = self._terms.setup.totals
        first = deal.outs[0][0] if deal.outs else -1
        _, _, _, seat = min(
            (totals[seat] + deal.won[seat], seat == first, -hand.bit_count(), seat)
            for seat, hand in enumerate(deal.hands)
            if seat != deal.turn
        )
        return Move(Kind.GIVE, value=seat)

    def outlook(self, deal: FastHaggis, seat: int) -> Outlook:
        """Returns the outlook of a seat."""
        layout = self._layout
        hands = deal.hands
        unseen = self._all & ~deal.gone & ~hands[seat]
        fans = tuple(
            [
                ((hand & layout.numbers).bit_count(), hand & layout.wilds)
                for other, hand in enumerate(hands)
                if hand and other != seat
            ]
        )
        outlook = self._outlooks.get((unseen, fans))
        if outlook is None:
            outlook = self._outlooks[unseen, fans] = self._seen(unseen, fans)
        return outlook

    def _seen(self, unseen: Cards, fans: Fans) -> Outlook:
        wilds = [held.bit_count() for _, held in fans]
        sizes = [fan + held for (fan, _), held in zip(fans, wilds, strict=True)]
        seats = self._terms.seats
        distance = sum(min(sizes) > size for size in DISTANCES)
        weighting = _weighting(seats, seats - 1 - len(fans), distance)
        return Outlook(Risks(Odds(self._layout, unseen, fans)), weighting, (max(sizes), max(wilds)))


@cache
def _weighting(seats: int, outs: int, distance: int) -> Weighting:
    weights = WEIGHTS[seats, outs][distance]
    return Weighting.of(weights.waits, weights.leads, weights.points, weights.sure)
