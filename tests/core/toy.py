"""A small complete game that uses every corner of the protocol, so that core is tested before and beside real games.

Two or three players hold four cards each of a deck with two copies of every card (with two players suit c is
left out, a gap in the layout). First all at once give a card to the left, face down. Then each in turn draws and
drops a card or a pair of one rank face up, or burns one card face down. Before one's own first drop one may knock,
out of turn too. When the stock is used up, all dropped cards but the last are shuffled into a new one. The hand
ends when somebody has no cards left, when there is nothing to shuffle, or after eight turns each. With the option
`mixed` the stock is shuffled before anybody may act.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import combinations
from typing import Any, NamedTuple

from engine.core.cards import Card, Cards, Deck, Face, bits
from engine.core.game import BadNotation, Chance, Hidden, MatchEnd, Outcome, Place, Seat, Setup
from engine.core.options import Option, Options
from engine.core.rng import SplitMix64
from engine.core.table import Action, Event, LogEntry, Row, SeatView, Slot, Table, Text, Zone

__all__ = ["DECKS", "DRAW", "KNOCK", "TOY", "Kind", "Move", "State", "Toy", "View"]

TURNS = 8
HELD = 4


class Kind(IntEnum):
    """What a move is."""

    GIVE = 0
    DRAW = 1
    KNOCK = 2
    DROP = 3
    BURN = 4


class Move(NamedTuple):
    """A move of the toy game; `cards` is canonical."""

    kind: Kind
    cards: Cards = 0


DRAW, KNOCK = Move(Kind.DRAW), Move(Kind.KNOCK)


def _deck(seats: int) -> Deck:
    places = [(rank, suit) for rank in range(1, 6) for suit in "aabbcc"]
    return Deck(
        tuple("" if suit == "c" and seats == 2 else f"{rank}{suit}" for rank, suit in places),
        tuple(Face(rank, suit, rank) for rank, suit in places),
    )


DECKS = {seats: _deck(seats) for seats in (2, 3)}


@dataclass(frozen=True)
class View:
    """What one seat knows; names and canonical masks only, so that it does not tell two copies of a card apart."""

    seat: Seat | None
    setup: Setup
    turn: Seat
    drawn: bool
    turns: int
    handed: bool
    hands: tuple[Cards, ...]
    counts: tuple[int, ...]
    gifts: tuple[Cards, ...]
    stock: int
    pile: tuple[str, ...]
    dropped: tuple[tuple[str, ...], ...]
    burned: tuple[Cards, ...]
    burns: tuple[int, ...]
    knocked: tuple[bool, ...]
    log: tuple[tuple[Seat, Move], ...]
    outcome: Outcome | None


@dataclass(frozen=True)
class State:
    """A position; `known` are the ids whose place each seat was shown since they were last shuffled."""

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
        """Returns the ids in a hand that a canonical mask means: the lowest of each name."""
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
            return replace(self, knocked=_put(self.knocked, seat, True), log=log)
        if move.kind is Kind.DRAW:
            card = 1 << self.stock[0]
            known = _put(self.known, seat, self.known[seat] | card)
            hands = _put(self.hands, seat, self.hands[seat] | card)
            return replace(self, hands=hands, known=known, stock=self.stock[1:], drawn=True, log=log)
        ids = self._held(seat, move.cards)
        mask = sum(1 << card for card in ids)
        hands = _put(self.hands, seat, self.hands[seat] & ~mask)
        if move.kind is Kind.GIVE:
            return replace(self, hands=hands, gifts=_put(self.gifts, seat, mask), log=log)._handed()
        turn = (self.turn + 1) % self.setup.seats
        state = replace(self, hands=hands, drawn=False, turn=turn, turns=self.turns + 1, log=log)
        if move.kind is Kind.BURN:
            return replace(state, burned=_put(self.burned, seat, self.burned[seat] | mask))._opened()
        return replace(
            state,
            pile=(*self.pile, *ids),
            dropped=_put(self.dropped, seat, (*self.dropped[seat], *self.deck.list(mask))),
            known=tuple(known | mask for known in self.known),
        )._opened()

    def _handed(self) -> "State":
        """Hands the gifts to the left once all are there."""
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

    def view(self, seat: Seat | None) -> View:
        canonical, names = self.deck.canonical, self.deck.names
        shown = [self.over or who == seat for who in range(self.setup.seats)]
        return View(
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
            outcome=self.outcome,
        )

    def seen(self, seat: Seat) -> Cards:
        return self.known[seat]


def _put[T](items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*items[:at], item, *items[at + 1 :])


class Toy:
    """The toy as a Game."""

    name = "toy"
    rules = 1
    seats = range(2, 4)
    options = (
        Option("target", "number", "30", ("30", "60"), (5, 500)),
        Option("knock", "switch", "on", ("on", "off")),
        Option("bonus", "choice", "3", ("3", "5"), seats=(3,)),
        Option("mixed", "switch", "off", ("on", "off")),
    )
    best = "high"
    position: type[State] = State
    max_plies = 3 + 3 + 2 * TURNS * 3

    def sides(self, setup: Setup) -> tuple[int, ...]:
        return tuple(range(setup.seats))

    def deck(self, seats: int, options: Options) -> Deck:  # noqa: ARG002 - no option changes the deck
        return DECKS[seats]

    def shuffled(self, setup: Setup, rng: SplitMix64) -> tuple[str, ...]:
        names = list(DECKS[setup.seats].list(DECKS[setup.seats].all))
        rng.shuffle(names)
        return tuple(names)

    def first(self, seats: int, options: Options, dealer: Seat) -> Setup:
        return Setup(seats, options, dealer, (dealer + 1) % seats, (0,) * seats)

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        totals = tuple(a + b for a, b in zip(setup.totals, outcome.points, strict=True))
        best = max(totals)
        if best >= setup.options.number("target") and totals.count(best) == 1:
            places = tuple(1 + sum(other > total for other in totals) for total in totals)
            return MatchEnd(totals, places, Text.of("toy/target"))
        dealer = (setup.dealer + 1) % setup.seats
        carry = str(outcome.points.index(max(outcome.points)))
        leader = (dealer + 1) % setup.seats
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def deal(self, setup: Setup, cards: tuple[Card, ...]) -> State:
        seats = setup.seats
        hands = [0] * seats
        for place in range(HELD * seats):
            hands[(setup.leader + place) % seats] |= 1 << cards[place]
        none = (0,) * seats
        return self.position(
            setup=setup,
            turn=setup.leader,
            hands=tuple(hands),
            gifts=none,
            burned=none,
            stock=cards[HELD * seats :],
            pile=(),
            known=tuple(hands),
            dropped=((),) * seats,
            knocked=(False,) * seats,
            fresh=setup.options.on("mixed"),
        )

    def write(self, move: Move) -> str:
        return " ".join([move.kind.name.lower(), *DECKS[3].list(move.cards)])

    def read(self, text: str) -> Move:
        word, *names = text.split() or [""]
        if word != word.lower() or word.upper() not in Kind.__members__:
            raise BadNotation(f"{word!r} is no move of the toy")
        kind = Kind[word.upper()]
        try:
            cards = DECKS[3].mask(names)
        except (KeyError, ValueError):
            raise BadNotation(f"{text!r} names cards that there are not") from None
        if (kind in {Kind.DRAW, Kind.KNOCK}) != (not names):
            raise BadNotation(f"{text!r} has the wrong number of cards")
        return Move(kind, cards)

    def about(self, move: Move) -> Mapping[str, Any]:
        return {"kind": move.kind.name.lower(), "cards": list(DECKS[3].list(move.cards))}

    def hidden(self, view: View) -> Hidden:
        deck = DECKS[view.setup.seats]
        if view.outcome is not None:
            return Hidden(0, ())
        known = [*view.pile]
        for cards in (*view.hands, *view.burned, *view.gifts):
            known += deck.list(cards)
        pool = deck.all & ~deck.mask(known)
        sizes = {"stock": view.stock}
        for seat, count in enumerate(view.counts):
            if seat != view.seat:
                sizes[f"hand:{seat}"] = count
                sizes[f"burned:{seat}"] = view.burns[seat]
                sizes[f"gift:{seat}"] = 0 if view.handed else HELD - count
        return Hidden(pool, tuple(Place(key, size, pool) for key, size in sizes.items() if size))

    def imagine(self, view: View, filling: Mapping[str, Cards]) -> State:
        deck = DECKS[view.setup.seats]
        left = {name: list(ids) for name, ids in deck.by_name.items()}
        pile = tuple(left[name].pop(0) for name in view.pile)

        def known(cards: Cards, key: str) -> Cards:
            return sum(1 << left[name].pop(0) for name in deck.list(cards)) | filling.get(key, 0)

        return State(
            setup=view.setup,
            turn=view.turn,
            hands=tuple(known(cards, f"hand:{seat}") for seat, cards in enumerate(view.hands)),
            gifts=tuple(known(cards, f"gift:{seat}") for seat, cards in enumerate(view.gifts)),
            burned=tuple(known(cards, f"burned:{seat}") for seat, cards in enumerate(view.burned)),
            stock=tuple(bits(filling.get("stock", 0))) if view.outcome is None else tuple(range(view.stock)),
            pile=pile,
            known=(0,) * view.setup.seats,
            dropped=view.dropped,
            knocked=view.knocked,
            handed=view.handed,
            drawn=view.drawn,
            turns=view.turns,
            log=view.log,
        )

    def table(self, view: View, legal: tuple[Move, ...] = ()) -> Table:
        return _table(view, tuple(self.action(view, move) for move in legal if not move.cards))

    def action(self, view: View, move: Move) -> Action:  # noqa: ARG002 - labels are the same for every view
        kind = move.kind.name.lower()
        at = {Kind.DRAW: "stock", Kind.DROP: "pile"}.get(move.kind)
        return Action(self.write(move), kind, Text.of(f"toy/{kind}"), DECKS[3].list(move.cards), at)

    def why(self, view: View, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
        if not legal:
            return Text.of("toy/wait", seat=view.turn)
        return Text.of("toy/no", n=selected.bit_count()) if selected else None

    def events(self, before: View, seat: Seat, move: Move, after: View) -> tuple[Event, ...]:
        kind = move.kind.name.lower()
        text = Text.of(f"toy/{kind}", seat=seat)
        hidden = move.kind in {Kind.GIVE, Kind.BURN} and before.seat != seat
        cards: tuple[str, ...] | int = DECKS[3].list(move.cards)
        if hidden:
            cards = 1
        elif move.kind is Kind.DRAW:
            fresh = after.hands[seat] & ~before.hands[seat]
            cards = DECKS[3].list(fresh) if before.seat == seat else 1
        events = [Event(kind, text, seat, cards, f"hand:{seat}", "pile" if move.kind is Kind.DROP else None)]
        if after.outcome is not None:
            events.append(Event("deal_end", after.outcome.reason))
        return tuple(events)

    def policy(self, view: View, legal: tuple[Move, ...], rng: SplitMix64) -> tuple[Move, tuple[Text, ...]]:
        return rng.choice(legal), (Text.of("toy/why", n=sum(view.counts)),)


TOY = Toy()


def _acts(view: View, seat: Seat) -> bool:
    waits = view.turn == seat if view.handed else view.counts[seat] == HELD
    return waits and view.outcome is None


def _table(view: View, actions: tuple[Action, ...]) -> Table:
    """Returns the view model; a face-up card's key is the id of its name's next copy in order of appearance."""
    deck = DECKS[view.setup.seats]
    left = {name: list(ids) for name, ids in deck.by_name.items()}

    def up(name: str) -> Slot:
        card = left[name].pop(0)
        face = deck.faces[card]
        order = ("rank", face.rank), ("suit", "abc".index(face.suit))
        return Slot(f"c{card}", name, order=order, points=face.points)

    def hand(seat: Seat, cards: Cards) -> Zone:
        slots = tuple(map(up, deck.list(cards)))
        if not slots:
            slots = tuple(Slot(f"hand:{seat}/{place}") for place in range(view.counts[seat]))
        own = seat == view.seat
        kind, place = ("hand", "own") if own else ("fan", "opponent")
        return Zone(f"hand:{seat}", kind, place, Text.of("toy/hand", seat=seat), seat, view.counts[seat], slots)

    zones = [hand(seat, cards) for seat, cards in enumerate(view.hands)]
    zones.append(Zone("stock", "stock", "centre", Text.of("toy/stock"), None, view.stock))
    zones.append(Zone("pile", "pile", "centre", Text.of("toy/pile"), None, len(view.pile), tuple(map(up, view.pile))))
    seats = tuple(
        SeatView(seat, count, _acts(view, seat), seat == view.setup.dealer) for seat, count in enumerate(view.counts)
    )
    log = tuple(
        LogEntry(ply, seat, Text.of(f"toy/{move.kind.name.lower()}", seat=seat), deck.list(move.cards))
        for ply, (seat, move) in enumerate(view.log)
    )
    summary = view.outcome.summary() if view.outcome else None
    phase = "over" if view.outcome is not None else "turn" if view.handed else "give"
    title = Text.of("toy/title", deal=view.setup.deal)
    return Table(view.seat, phase, title, None, seats, tuple(zones), actions, log, (), summary)
