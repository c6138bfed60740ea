"""The zones of a table: which cards lie where, for one viewer."""

from engine.core.cards import Card
from engine.core.table import (
    LAST_TRICK,
    TRICK,
    Group,
    GroupMark,
    Slot,
    SlotMark,
    Text,
    Zone,
    ZoneKind,
    hand_key,
    place_of,
    won_key,
)
from engine.games.boast.display.card_ids import CardIds
from engine.games.boast.display.texts import card_text, won_text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import (
    CHIP,
    COLOUR_LETTERS,
    COLOUR_OF,
    COLOURS,
    ESCAPE,
    HAND,
    LEFT,
    NAMES,
    NONE,
    rank_of,
)
from engine.games.boast.rules.tower import TOWERS
from engine.games.boast.rules.trick import best_of

__all__ = ["Zones"]


class Zones:
    """Lays out the zones of an information state."""

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.ids = CardIds(info)

    def all(self) -> tuple[Zone, ...]:
        """Returns all zones."""
        seats = range(self.info.terms.seats)
        zones = [self._hand(seat) for seat in seats]
        zones += [self._tower(), self._trick(), self._left()]
        if self.info.tricks:
            zones.append(self._last())
        zones += [self._won(seat) for seat in seats]
        return tuple(zones)

    def _slot(self, card: Card, group: str | None = None, was: str | None = None, *marks: SlotMark) -> Slot:
        """Returns the slot of a face-up card; escapes sort after the colours."""
        suit = COLOUR_OF[card] if card < ESCAPE else NONE
        face = NAMES[min(card, ESCAPE)]
        order = (("rank", rank_of(card)), ("suit", suit))
        return Slot(key=f"c{card}", face=face, marks=marks, was=was, order=order, group=group)

    def _hand(self, seat: int) -> Zone:
        info = self.info
        key = hand_key(seat)
        own = seat == info.seat
        if own:
            slots = tuple(self._slot(card) for card in self.ids.hand)
        else:
            slots = tuple(Slot(f"{key}/{at}") for at in range(info.size(seat)))
        label = Text.of("zone/boast-hand", seat=seat)
        return Zone(key, "hand" if own else "fan", place_of(seat, self.info.seat), label, seat, len(slots), slots)

    def _tower(self) -> Zone:
        """Returns the chips from top to bottom; the one that the last trick moved is marked."""
        info = self.info
        sunk = info.tricks[-1].colour if info.tricks and info.tricks[-1].moved else NONE
        slots = tuple(
            Slot(
                key=f"c{CHIP + colour}",
                face=NAMES[CHIP + colour],
                marks=("moved",) if colour == sunk else (),
                order=(("rank", COLOURS - at), ("suit", colour)),
            )
            for at, colour in enumerate(TOWERS[info.tower])
        )
        return Zone("tower", "tower", "centre", Text.of("zone/boast-tower"), None, len(slots), slots)

    def _left(self) -> Zone:
        """Returns the two cards left over: BN-3, BN-13."""
        info = self.info
        if info.left is None:
            slots = tuple(Slot(f"left/{at}") for at in range(LEFT))
        else:
            was = (None if info.terms.left_open else f"left/{at}" for at in range(LEFT))
            slots = tuple(self._slot(card, None, place) for card, place in zip(self.ids.left, was, strict=True))
        kind: ZoneKind = "open" if info.terms.left_open else "stock"
        return Zone("left", kind, "centre", Text.of("zone/boast-left"), None, LEFT, slots)

    def _trick(self) -> Zone:
        info = self.info
        led = NONE if info.over else info.led
        label = Text.of("zone/boast-trick")
        if led != NONE:
            label = Text.of("zone/boast-trick-led", colour=COLOUR_LETTERS[led])
        slots, groups = self._cards(len(info.tricks))
        return Zone(TRICK, "trick", "centre", label, None, len(slots), slots, groups)

    def _last(self) -> Zone:
        """Returns the last finished trick, and why its card won."""
        taken = self.info.tricks[-1]
        slots, groups = self._cards(len(self.info.tricks) - 1)
        return Zone(LAST_TRICK, "trick", "side", won_text(taken), taken.winner, len(slots), slots, groups)

    def _cards(self, number: int) -> tuple[tuple[Slot, ...], tuple[Group, ...]]:
        """Returns the slots and groups of a trick; groups are numbered by ply, and the best card is marked."""
        info = self.info
        leader, ids = self.ids.tricks[number]
        tower = info.tricks[number].tower if number < len(info.tricks) else info.tower
        cards = tuple(min(card, ESCAPE) for card in ids)
        top = best_of(cards, tower) if any(card < ESCAPE for card in cards) else -1
        slots = []
        groups = []
        for at, card in enumerate(ids):
            seat = (leader + at) % info.terms.seats
            key = f"p{number * info.terms.seats + at + 1}"
            marks: tuple[GroupMark, ...] = ("top",) if at == top else ()
            was = None if seat == info.seat else f"{hand_key(seat)}/{HAND - number - 1}"
            groups.append(Group(key, seat, "play", card_text("shape", card), marks))
            slots.append(self._slot(card, key, was, *(("last",) if at == top else ())))
        return tuple(slots), tuple(groups)

    def _won(self, seat: int) -> Zone:
        """Returns the tricks that a seat has taken, face down."""
        count = self.info.taken[seat] * self.info.terms.seats
        label = Text.of("zone/boast-won", seat=seat)
        return Zone(won_key(seat), "pile", place_of(seat, self.info.seat), label, seat, count)
