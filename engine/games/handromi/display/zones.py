"""The zones of a table: which cards lie where, for one viewer."""

from collections.abc import Iterable

from engine.core.cards import Card
from engine.core.table import PILE, Group, Slot, SlotMark, Text, Zone, hand_key, melds_key, place_of
from engine.games.handromi.display.card_ids import CardIds
from engine.games.handromi.display.refusals import exchange_card_for
from engine.games.handromi.display.texts import meld_text
from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.melds import ordered, shape_of
from engine.games.handromi.rules.pack import HALF, deck, suit_of
from engine.games.handromi.rules.partition import Partition, most_points

__all__ = ["Zones", "found_in"]


def found_in(info: InformationState) -> Partition:
    """Returns the partition of the viewer's hand that counts most."""
    return most_points(info.hand, low=info.terms.low)


def _by_name(card: Card) -> tuple[int, int]:
    return card % HALF, card


class Zones:
    """Lays out the zones of an information state."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.ids = CardIds(info)
        self.deck = deck()

    def all(self) -> tuple[Zone, ...]:
        """Returns all zones."""
        seats = self.info.terms.order
        hands = tuple(self._hand(seat) for seat in range(self.info.terms.seats))
        melds = tuple(self._melds(seat) for seat in sorted(seats))
        return (*hands, *melds, self._stock(), self._pile(), self._exchange_card())

    def _slot(self, card: Card, group: str | None = None, *marks: SlotMark, was: bool = True) -> Slot:
        """Returns the slot of a face-up card."""
        face = self.deck.faces[card]
        return Slot(
            key=f"c{card}",
            face=self.deck.names[card],
            marks=marks,
            was=self.ids.was.get(card) if was else None,
            order=(("rank", face.rank), ("suit", suit_of(card))),
            points=face.points,
            group=group,
        )

    def _hand(self, seat: int) -> Zone:
        info = self.info
        key = hand_key(seat)
        own = seat == info.seat
        groups: tuple[Group, ...] = ()
        if own:
            groups, member = self._found_melds()
            drawn = self.ids.drawn if info.mine else None
            slots = tuple(
                self._slot(card, member.get(card), *(("drawn",) if card == drawn else ()))
                for card in sorted(self.ids.hands[seat], key=_by_name)
            )
        elif info.hands is not None:
            slots = tuple(self._slot(card) for card in sorted(self.ids.hands[seat], key=_by_name))
        else:
            slots = tuple(Slot(f"{key}/{at}") for at in range(info.sizes[seat]))
        label = Text.of("zone/handromi-hand", seat=seat)
        place = place_of(seat, self.info.seat)
        return Zone(key, "hand" if own else "fan", place, label, seat, len(slots), slots, groups)

    def _found_melds(self) -> tuple[tuple[Group, ...], dict[Card, str]]:
        """Returns the combinations found in the viewer's hand, and the key of the one that each card belongs to.

        Of two identical cards it is the one beside the rest of its combination, in a hand sorted by rank for a group
        and by suit for a run: the second of two that a combination begins with, the first of two that it goes on to.
        """
        info = self.info
        seat = info.seat or 0
        free = sorted(self.ids.hands[seat])
        groups = []
        member: dict[Card, str] = {}
        for number, meld in enumerate(found_in(info).melds, 1):
            key = f"f{number}"
            label = meld_text("zone/handromi-found", meld, low=info.terms.low)
            groups.append(Group(key, seat, "meld", label, ("run",) if shape_of(meld).run else ()))
            names = ordered(meld)
            first = min(names, key=lambda name: (self.deck.faces[name].rank, suit_of(name)))
            for name in names:
                same = [card for card in free if card % HALF == name]
                card = same[-1 if name == first else 0]
                free.remove(card)
                member[card] = key
        return tuple(groups), member

    def _melds(self, seat: int) -> Zone:
        slots: list[Slot] = []
        groups = []
        for number, laid in enumerate(self.info.table):
            if laid.owner == seat:
                key = f"m{number + 1}"
                groups.append(Group(key, seat, "meld", meld_text("shape/handromi", laid.cards)))
                slots += self._ordered(self.ids.melds[number], laid.cards, key)
        label = Text.of("zone/handromi-melds", seat=seat)
        place = place_of(seat, self.info.seat)
        return Zone(melds_key(seat), "melds", place, label, seat, len(slots), tuple(slots), tuple(groups))

    def _ordered(self, cards: Iterable[Card], names: int, group: str) -> list[Slot]:
        ids = {card % HALF: card for card in cards}
        lit = self.ids.fresh
        return [self._slot(ids[name], group, *(("last",) if ids[name] in lit else ())) for name in ordered(names)]

    def _stock(self) -> Zone:
        """Returns the stock, which stays face down after the deal too: its cards were nobody's."""
        count = self.info.stock
        slots = (Slot("stock/0"),) if count else ()
        return Zone("stock", "stock", "centre", Text.of("zone/handromi-stock", cards=count), None, count, slots)

    def _pile(self) -> Zone:
        """Returns the discards: only the top one may be looked at, HR-13."""
        pile = self.ids.pile
        slots = (self._slot(pile[-1], None, "last"),) if pile else ()
        return Zone(PILE, "pile", "centre", Text.of("zone/handromi-pile"), None, len(pile), slots)

    def _exchange_card(self) -> Zone:
        card = self.ids.exchange_card
        slots = () if card is None else (self._slot(card),)
        label = Text.of("zone/handromi-exchange", when=exchange_card_for(self.info) if slots else "")
        return Zone("exchange", "pile", "centre", label, None, len(slots), slots)
