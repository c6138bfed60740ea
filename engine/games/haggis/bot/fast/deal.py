"""A deal in play that changes in place: the turn machine of `rules/deal.py`, stripped down for rollouts."""

from engine.core.cards import Cards
from engine.games.haggis.rules.deal import Deal
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import PASS, Kind, Move
from engine.games.haggis.rules.scoring import PER_CARD
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["FastDeal", "Values"]


class Values(dict[Cards, int]):
    """The card points of a play, by its canonical mask: they are the same whoever plays it."""

    def __init__(self, terms: AnyTerms) -> None:
        super().__init__()
        self._terms = terms

    def __missing__(self, cards: Cards) -> int:
        value = self[cards] = self._terms.points(self._terms.layout.owned(0, cards))
        return value


class FastDeal:
    """A deal played on from a state: what `Deal` keeps in tricks and piles is only counted here.

    `stake` are the card points in the trick, `won` those that each side has taken; `gone` are the number cards played
    so far. Each game adds what a bomb does, and how a deal is settled.
    """

    __slots__ = (
        "bets", "gone", "hands", "holder", "layout", "others", "outs", "passes", "phase", "second", "stake",
        "terms", "top", "turn", "values", "won",
    )  # fmt: skip

    def __init__(self, state: Deal, values: Values) -> None:
        trick = state.trick
        self.terms = terms = state.terms
        self.layout = terms.layout
        self.values = values
        self.hands = list(state.hands)
        self.phase = state.phase
        self.turn = state.turn
        self.bets = list(state.bets)
        self.top = trick.top
        self.holder = trick.holder
        self.second = trick.second
        self.passes = trick.passes
        self.stake = terms.points(trick.cards)
        self.won = [terms.points(pile) for pile in state.piles]
        self.outs = list(state.outs)
        gone = trick.cards
        for pile in state.piles:
            gone = self.layout.join(gone, pile)
        self.gone = gone & self.layout.numbers
        self.others = self._others()

    def _others(self) -> int:
        """Returns how many passes end the trick."""
        return sum(1 for other, hand in enumerate(self.hands) if hand and other != self.holder)

    # -- what may be done

    def legal(self) -> tuple[Move, ...]:
        """Returns the plays of the seat to act, and a pass if allowed; no bets."""
        hand = self.hands[self.turn]
        if self.phase is Phase.LEAD:
            return self.terms.allowed(leads(self.layout, hand))
        if self.phase is Phase.FOLLOW and self.top is not None:
            return (PASS, *self.terms.allowed(answers(self.layout, hand, self.top)))
        return self._choices()

    def _choices(self) -> tuple[Move, ...]:
        raise NotImplementedError

    def open_bet(self, seat: int) -> bool:
        """Returns whether a seat may still announce a bet."""
        return not self.outs and self.hands[seat].bit_count() == self.terms.hand

    # -- what happens

    def play(self, move: Move) -> None:
        """Makes a legal move of the seat to act."""
        cards = move.cards
        seat = self.turn
        if not cards:
            if move.kind is Kind.PASS:
                self.passes += 1
                if self.passes == self.others:
                    self._win()
                else:
                    self.turn = self._next(seat)
            else:
                self._choose(move)
            return
        hands = self.hands
        layout = self.layout
        hand = hands[seat] = layout.less(hands[seat], cards)
        self.gone = layout.join(self.gone, cards & layout.numbers)
        self.stake += self.values[cards]
        self.top = move
        self.second = self.holder
        self.holder = seat
        self.others = self._others()
        self.passes = 0
        if not hand:
            sides = self.terms.sides
            side = sides[seat]
            largest = max(hand.bit_count() for other, hand in enumerate(hands) if sides[other] != side)
            self.outs.append((seat, largest))
            if self._over():
                self._win()
                return
        self.phase = Phase.FOLLOW
        self.turn = self._next(seat)

    def _next(self, seat: int) -> int:
        """Returns the next seat clockwise that still holds cards."""
        hands = self.hands
        seats = len(hands)
        seat = (seat + 1) % seats
        while not hands[seat]:
            seat = (seat + 1) % seats
        return seat

    def _over(self) -> bool:
        """Returns whether only one side still holds cards."""
        return len({side for side, hand in zip(self.terms.sides, self.hands, strict=True) if hand}) == 1

    def _win(self) -> None:
        """Ends the trick."""
        side = self.terms.sides[self.holder]
        if self.top is not None and self.top.kind is Kind.BOMB:
            if len(self.won) > 2:
                self._share()
                return
            side = 1 - side
        self._take(side)

    def _share(self) -> None:
        """Ends a trick won by a bomb, if several sides may get the cards."""
        raise NotImplementedError

    def _take(self, taker: int) -> None:
        """Gives the trick to a side; then the next lead, or the end of the deal."""
        self.won[taker] += self.stake
        self.stake = 0
        if self._over():
            self.phase = Phase.OVER
            return
        self._lead()
        self.top = None
        self.holder = self.second = -1
        self.passes = 0

    def _lead(self) -> None:
        """Sets who acts after a trick."""
        self.phase = Phase.LEAD
        self.turn = self._heir()

    def _heir(self) -> int:
        """Returns who leads: the winner, else the next seat that holds cards."""
        return self.holder if self.hands[self.holder] else self._next(self.holder)

    def _choose(self, move: Move) -> None:
        """Makes a move without cards other than a pass."""
        raise NotImplementedError

    # -- the end

    def points(self) -> tuple[int, ...]:
        """Returns the points of each seat of a finished deal."""
        raise NotImplementedError

    def out_points(self) -> list[int]:
        """Returns each seat's points for going out."""
        points = [0] * len(self.hands)
        for seat, largest in self.outs:
            points[seat] += PER_CARD * largest
        return points
