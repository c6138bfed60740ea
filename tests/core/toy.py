"""A small complete game, to test core independently of the real games and as an example of how a game is written.

It has what most of the protocol is about: moves by all seats at once, in turn and out of turn, with cards and
without; hidden moves; shuffles at the start and within a deal; a deck that depends on the number of players; every
kind of option; a carry; a determinizer. Of the table it has hands, fans, a stock, a pile and open cards, one action
per move, the log and a settlement. It has no partners, tricks, melds, groups, bets, tips, temperaments, weaknesses or
search, no series of moves, and no files of texts: for these see the real games.

Two or three players hold four cards each from a deck with two copies of every card (with two players suit c is
left out, a gap in the layout). First all players at once give a card to the left, face down. Then each in turn draws
and drops a card or a pair of one rank face up, or burns one card face down. Before their first drop a player may
knock, even out of turn. When the stock is used up, all dropped cards but the last are shuffled into a new one. The
hand ends when somebody has no cards left, when there is nothing to shuffle, or after eight turns each. With the
option `mixed` the stock is shuffled before anybody may act.
"""

from collections.abc import Mapping
from typing import Any

from engine.core.base import BaseGame, ranking_of
from engine.core.cards import Card, Cards, Deck, bits
from engine.core.determinizer import Determinizer, Hidden, HiddenSlot
from engine.core.display import Display
from engine.core.options import Option, Options
from engine.core.state import BadNotation, MatchEnd, Outcome, Seat, Setup
from engine.core.table import (
    DEAL_END,
    PILE,
    Action,
    Event,
    LogEntry,
    Place,
    SeatView,
    Slot,
    Table,
    Text,
    Zone,
    ZoneKind,
    hand_key,
)
from tests.core.toy_state import DECKS, DRAW, HELD, KNOCK, TURNS, InformationState, Kind, Move, State

__all__ = ["DECKS", "DRAW", "KNOCK", "TOY", "InformationState", "Kind", "Move", "State", "Toy"]


class Toy(BaseGame[Move, InformationState]):
    """The toy as a Game."""

    name = "toy"
    seats = range(2, 4)
    options = (
        Option("target", "number", "30", ("30", "60"), (5, 500)),
        Option("knock", "switch", "on", ("on", "off")),
        Option("bonus", "choice", "3", ("3", "5"), seats=(3,)),
        Option("mixed", "switch", "off", ("on", "off")),
    )
    position: type[State] = State
    max_plies = 3 + 3 + 2 * TURNS * 3

    def deck(self, seats: int, options: Options) -> Deck:  # noqa: ARG002 - no option changes the deck
        return DECKS[seats]

    def next(self, setup: Setup, outcome: Outcome) -> Setup | MatchEnd:
        totals = setup.totals_after(outcome.points)
        best = max(totals)
        if best >= setup.options.number("target") and totals.count(best) == 1:
            return MatchEnd(totals, ranking_of(totals), Text.of("toy/target"))
        dealer = (setup.dealer + 1) % setup.seats
        carry = str(outcome.points.index(max(outcome.points)))
        leader = (dealer + 1) % setup.seats
        return Setup(setup.seats, setup.options, dealer, leader, totals, setup.deal + 1, carry)

    def begins(self, setup: Setup) -> bool:
        return setup.carry in {"", *map(str, range(setup.seats))}

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

    def hidden(self, info: InformationState) -> Hidden:
        deck = DECKS[info.setup.seats]
        if info.outcome is not None:
            return Hidden(0, ())
        known = [*info.pile]
        for cards in (*info.hands, *info.burned, *info.gifts):
            known += deck.list(cards)
        pool = deck.all & ~deck.mask(known)
        sizes = {"stock": info.stock}
        for seat, count in enumerate(info.counts):
            if seat != info.seat:
                sizes[f"hand:{seat}"] = count
                sizes[f"burned:{seat}"] = info.burns[seat]
                sizes[f"gift:{seat}"] = 0 if info.handed else HELD - count
        return Hidden(pool, tuple(HiddenSlot(key, size, pool) for key, size in sizes.items() if size))

    def determinize(self, info: InformationState, filling: Mapping[str, Cards]) -> State:
        deck = DECKS[info.setup.seats]
        left = {name: list(ids) for name, ids in deck.by_name.items()}
        pile = tuple(left[name].pop(0) for name in info.pile)

        def known(cards: Cards, key: str) -> Cards:
            return sum(1 << left[name].pop(0) for name in deck.list(cards)) | filling.get(key, 0)

        return State(
            setup=info.setup,
            turn=info.turn,
            hands=tuple(known(cards, f"hand:{seat}") for seat, cards in enumerate(info.hands)),
            gifts=tuple(known(cards, f"gift:{seat}") for seat, cards in enumerate(info.gifts)),
            burned=tuple(known(cards, f"burned:{seat}") for seat, cards in enumerate(info.burned)),
            stock=tuple(bits(filling.get("stock", 0))) if info.outcome is None else tuple(range(info.stock)),
            pile=pile,
            known=(0,) * info.setup.seats,
            dropped=info.dropped,
            knocked=info.knocked,
            handed=info.handed,
            drawn=info.drawn,
            turns=info.turns,
            log=info.log,
            drew=info.drew,
        )

    def table(self, info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
        return _table(info, tuple(self.action(info, move) for move in legal if not move.cards))

    def action(self, info: InformationState, move: Move) -> Action:  # noqa: ARG002 - labels are the same for every information state
        kind = move.kind.name.lower()
        at = {Kind.DRAW: "stock", Kind.DROP: PILE}.get(move.kind)
        return Action(self.write(move), kind, Text.of(f"toy/{kind}"), DECKS[3].list(move.cards), at)

    def why(self, info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
        if not legal:
            return Text.of("toy/wait", seat=info.turn)
        return Text.of("toy/no", n=selected.bit_count()) if selected else None

    def events(self, info: InformationState) -> tuple[Event, ...]:
        seat, move = info.log[-1]
        kind = move.kind.name.lower()
        cards: tuple[str, ...] | int = DECKS[3].list(move.cards)
        if move.kind is Kind.DRAW:
            cards = DECKS[3].list(info.drew) if info.drew else 1
        elif move.kind in {Kind.GIVE, Kind.BURN} and info.seat != seat:
            cards = 1
        target = PILE if move.kind is Kind.DROP else None
        events = [Event(kind, Text.of(f"toy/{kind}", seat=seat), seat, cards, hand_key(seat), target)]
        if info.outcome is not None:
            events.append(Event(DEAL_END, info.outcome.reason))
        return tuple(events)

    def policy(self, info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, tuple[Text, ...]]:
        return legal[sum(info.counts) % len(legal)], (Text.of("toy/why", n=sum(info.counts)),)

    @property
    def display(self) -> Display[Move, InformationState]:  # type: ignore[override]
        return Display("rummy", self.table, self.action, self.why, self.events)

    @property
    def determinizer(self) -> Determinizer[Move, InformationState]:  # type: ignore[override]
        return Determinizer(self.hidden, self.determinize)


TOY = Toy()


def _acts(info: InformationState, seat: Seat) -> bool:
    waits = info.turn == seat if info.handed else info.counts[seat] == HELD
    return waits and info.outcome is None


def _table(info: InformationState, actions: tuple[Action, ...]) -> Table:
    """Returns the table view; the keys of face-up cards are the ids of their names' copies, as they appear."""
    deck = DECKS[info.setup.seats]
    left = {name: list(ids) for name, ids in deck.by_name.items()}

    def up(name: str) -> Slot:
        card = left[name].pop(0)
        face = deck.faces[card]
        order = ("rank", face.rank), ("suit", "abc".index(face.suit))
        return Slot(f"c{card}", name, order=order, points=face.points)

    def hand(seat: Seat, cards: Cards) -> Zone:
        slots = tuple(map(up, deck.list(cards)))
        if not slots:
            slots = tuple(Slot(f"{hand_key(seat)}/{place}") for place in range(info.counts[seat]))
        own = seat == info.seat
        kind: ZoneKind = "hand" if own else "fan"
        place: Place = "own" if own else "opponent"
        return Zone(hand_key(seat), kind, place, Text.of("toy/hand", seat=seat), seat, info.counts[seat], slots)

    zones = [hand(seat, cards) for seat, cards in enumerate(info.hands)]
    zones.append(Zone("stock", "stock", "centre", Text.of("toy/stock"), None, info.stock))
    zones.append(Zone(PILE, "pile", "centre", Text.of("toy/pile"), None, len(info.pile), tuple(map(up, info.pile))))
    for seat, cards in enumerate(info.burned):
        slots = tuple(map(up, deck.list(cards)))
        if slots:  # of other seats, once the deal is over
            label = Text.of("toy/burned", seat=seat)
            zones.append(Zone(f"burned:{seat}", "open", "side", label, seat, len(slots), slots))
    seats = tuple(
        SeatView(seat, count, _acts(info, seat), seat == info.setup.dealer) for seat, count in enumerate(info.counts)
    )
    log = tuple(
        LogEntry(ply, seat, Text.of(f"toy/{move.kind.name.lower()}", seat=seat), deck.list(move.cards))
        for ply, (seat, move) in enumerate(info.log)
    )
    summary = info.outcome.summary() if info.outcome else None
    phase = "over" if info.outcome is not None else "turn" if info.handed else "give"
    title = Text.of("toy/title", deal=info.setup.deal)
    return Table(info.seat, phase, title, None, seats, tuple(zones), actions, log, summary=summary)
