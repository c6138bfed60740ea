"""A deal of the toy game: a position, and what may be done in it."""

from dataclasses import dataclass, replace
from itertools import combinations

from engine.core.cards import Card, Cards, Deck, bits
from engine.core.state import Chance, Outcome, Seat, Setup
from engine.core.table import Row, Text
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import DRAW, KNOCK, Kind, Move
from tests.core.toy.rules.pack import DECKS
from tests.core.toy.rules.terms import TURNS

__all__ = ["State"]


@dataclass(frozen=True)
class State:
    """A position; `known` are the ids whose place each seat has been shown since they were last shuffled."""

    setup: Setup
    turn: Seat
    hands: tuple[Cards, ...]
    gifts: tuple[Cards, ...]
    burned: tuple[Cards, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    known: tuple[Cards, ...]
    dropped: tuple[tuple[str, ...], ...]
    knocked: tuple[bool, ...]
    fresh: bool = False
    handed: bool = False
    drawn: bool = False
    turns: int = 0
    log: tuple[tuple[Seat, Move], ...] = ()
    drew: Cards = 0  # the card drawn in the last move

    @property
    def deck(self) -> Deck:
        return DECKS[self.setup.seats]

    @property
    def over(self) -> bool:
        dry = not self.stock and len(self.pile) < 2
        last = self.turns == TURNS * self.setup.seats
        return self.handed and not self.drawn and (last or dry or not all(self.hands))

    @property
    def must(self) -> tuple[Seat, ...]:
        if not self.handed and not self.fresh:
            return tuple(seat for seat, gift in enumerate(self.gifts) if not gift)
        return () if self.over or self.chance else (self.turn,)

    @property
    def may(self) -> tuple[Seat, ...]:
        if not self.must or not self.handed:
            return ()
        return tuple(seat for seat in range(self.setup.seats) if seat != self.turn and self._can_knock(seat))

    def _can_knock(self, seat: Seat) -> bool:
        return self.setup.options.on("knock") and not self.knocked[seat] and not self.dropped[seat]

    @property
    def chance(self) -> Chance | None:
        if self.fresh:
            return Chance(sum(1 << card for card in self.stock))
        if self.handed and not self.over and not self.stock and not self.drawn:
            return Chance(sum(1 << card for card in self.pile[:-1]))
        return None

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        order = tuple(seat for seat, hand in enumerate(self.hands) if not hand)
        rows = tuple(self._rows(seat, seat in order) for seat in range(self.setup.seats))
        points = tuple(sum(row.points for row in part) for part in rows)
        return Outcome(points, rows, order, Text.of("toy/out" if order else "toy/long"))

    def _rows(self, seat: Seat, out: bool) -> tuple[Row, ...]:
        names = self.dropped[seat]
        rows = [Row(Text.of("toy/dropped"), sum(int(name[0]) for name in names), names)]
        if self.knocked[seat]:
            bonus = int(self.setup.options["bonus"]) if self.setup.seats == 3 else 4
            rows.append(Row(Text.of("toy/knock"), bonus if out else -bonus))
        if self.setup.carry == str(seat):
            rows.append(Row(Text.of("toy/carry"), 1))
        return tuple(rows)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.must and seat not in self.may:
            return ()
        hand = sorted({self.deck.canonical(1 << card) for card in bits(self.hands[seat])})
        if not self.handed:
            return tuple(Move(Kind.GIVE, card) for card in hand)
        knock = [KNOCK] if self._can_knock(seat) else []
        if seat != self.turn:
            return tuple(knock)
        if not self.drawn:
            return (DRAW, *knock)
        pairs = {
            self.deck.canonical(1 << one | 1 << two)
            for one, two in combinations(bits(self.hands[seat]), 2)
            if self.deck.faces[one].rank == self.deck.faces[two].rank
        }
        drops = sorted([*hand, *pairs])
        return (*knock, *(Move(Kind.DROP, cards) for cards in drops), *(Move(Kind.BURN, cards) for cards in hand))

    def _held(self, seat: Seat, cards: Cards) -> tuple[Card, ...]:
        """Returns the ids in a hand that a canonical mask stands for: the lowest ones of each name."""
        hand = list(bits(self.hands[seat]))
        found = []
        for name in self.deck.list(cards):
            card = next(card for card in hand if self.deck.names[card] == name)
            hand.remove(card)
            found.append(card)
        return tuple(found)

    def play(self, seat: Seat, move: Move) -> "State":
        log = (*self.log, (seat, move))
        if move.kind is Kind.KNOCK:
            return replace(self, knocked=_put(self.knocked, seat, True), log=log, drew=0)
        if move.kind is Kind.DRAW:
            card = 1 << self.stock[0]
            known = _put(self.known, seat, self.known[seat] | card)
            hands = _put(self.hands, seat, self.hands[seat] | card)
            return replace(self, hands=hands, known=known, stock=self.stock[1:], drawn=True, log=log, drew=card)
        ids = self._held(seat, move.cards)
        mask = sum(1 << card for card in ids)
        hands = _put(self.hands, seat, self.hands[seat] & ~mask)
        if move.kind is Kind.GIVE:
            return replace(self, hands=hands, gifts=_put(self.gifts, seat, mask), log=log)._handed()
        turn = (self.turn + 1) % self.setup.seats
        state = replace(self, hands=hands, drawn=False, drew=0, turn=turn, turns=self.turns + 1, log=log)
        if move.kind is Kind.BURN:
            return replace(state, burned=_put(self.burned, seat, self.burned[seat] | mask))._opened()
        return replace(
            state,
            pile=(*self.pile, *ids),
            dropped=_put(self.dropped, seat, (*self.dropped[seat], *self.deck.list(mask))),
            known=tuple(known | mask for known in self.known),
        )._opened()

    def _handed(self) -> "State":
        """Hands the gifts to the left once all are chosen."""
        if not all(self.gifts):
            return self
        hands = tuple(hand | self.gifts[seat - 1] for seat, hand in enumerate(self.hands))
        known = tuple(known | self.gifts[seat - 1] for seat, known in enumerate(self.known))
        return replace(self, hands=hands, known=known, gifts=(0,) * len(hands), handed=True)

    def _opened(self) -> "State":
        """Shows everything once the deal is over."""
        return replace(self, known=(self.deck.all,) * self.setup.seats) if self.over else self

    def shuffle(self, cards: tuple[Card, ...]) -> "State":
        mask = sum(1 << card for card in cards)
        known = tuple(known & ~mask for known in self.known)
        return replace(self, stock=cards, pile=self.pile[-1:], known=known, fresh=False)

    def information(self, seat: Seat | None) -> InformationState:
        canonical, names = self.deck.canonical, self.deck.names
        shown = [self.over or who == seat for who in range(self.setup.seats)]
        return InformationState(
            seat=seat,
            setup=self.setup,
            turn=self.turn,
            drawn=self.drawn,
            turns=self.turns,
            handed=self.handed,
            hands=tuple(canonical(hand) if shown[who] else 0 for who, hand in enumerate(self.hands)),
            counts=tuple(hand.bit_count() for hand in self.hands),
            gifts=tuple(canonical(gift) if shown[who] else 0 for who, gift in enumerate(self.gifts)),
            stock=len(self.stock),
            pile=tuple(names[card] for card in self.pile),
            dropped=self.dropped,
            burned=tuple(canonical(cards) if shown[who] else 0 for who, cards in enumerate(self.burned)),
            burns=tuple(cards.bit_count() for cards in self.burned),
            knocked=self.knocked,
            log=tuple(
                (who, Move(move.kind) if move.kind in {Kind.GIVE, Kind.BURN} and who != seat else move)
                for who, move in self.log
            ),
            drew=canonical(self.drew) if seat == self.turn else 0,
            outcome=self.outcome,
        )

    def seen(self, seat: Seat) -> Cards:
        return self.known[seat]


def _put[T](items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])
