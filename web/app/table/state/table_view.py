"""Reads a table view, the engine's message of what one seat sees: finds zones, seats and slots in it."""

from ...matches.sides import are_teams, grouped
from ...texts.engine_words import CAPTURE, LAST_TRICK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Group, Layout, OpenSlot, Place, SeatView, Slot, Table, Zone, ZoneKind


class TableView:
    """A table as the engine sent it.

    `viewer` is the seat that sees it, None if nobody may look into a hand. The viewer sits at the bottom;
    without one, the seat given as `bottom` does.
    """

    def __init__(self, table: "Table", bottom: int | None = None) -> None:
        self.table = table
        self.viewer = table["seat"]
        self.bottom = self.viewer if self.viewer is not None else bottom or 0

    # -- how the table is laid out

    def layout(self) -> "Layout":
        """Returns how this game is drawn: "climbing" (plays that top one another), "trick" or "rummy"."""
        return self.table["layout"]

    def has_melds(self) -> bool:
        """Returns whether players lay melds, for which they arrange their hands."""
        return self.layout() == "rummy"

    def takes_card(self) -> bool:
        """Returns whether a first tap selects a single card, whatever combinations it belongs to."""
        return self.table.get("singly", False)  # a picture of an older version does not say

    def has_tricks(self) -> bool:
        """Returns whether players play to tricks, which can be shown again."""
        return self.layout() != "rummy"

    def plays_singly(self) -> bool:
        """Returns whether a seat plays one card to a trick."""
        return self.layout() == "trick"

    def plays_last_card(self, seat: int) -> bool:
        """Returns whether a seat is to play its only card to a trick: everybody sees that it has no choice."""
        return self.plays_singly() and self.seat_view(seat)["cards"] == 1

    def goes_on(self, seat: int) -> bool:
        """Returns whether a seat has made the last move of a turn that may have several."""
        return self.layout() == "rummy" and self.moved_last(seat)

    # -- who sits where

    def tricks(self) -> int:
        """Returns how many tricks have been taken in this deal."""
        return len([entry for entry in self.table["log"] if entry.get("kind") == CAPTURE])

    def seat_view(self, seat: int) -> "SeatView":
        """Returns what the table shows beside a player's name."""
        for view in self.table["seats"]:
            if view["seat"] == seat:
                return view
        raise KeyError(seat)

    def others(self) -> list[int]:
        """Returns the other seats clockwise from the left of the bottom one; without a viewer, that one too."""
        count = len(self.table["seats"])
        last = count if self.viewer is not None else count + 1
        return [(self.bottom + step) % count for step in range(1, last)]

    def sides(self) -> list[list[int]]:
        """Returns the seats of each side, clockwise, beginning with the side of the seat at the bottom."""
        sides = [self.seat_view(seat)["side"] for seat in range(len(self.table["seats"]))]
        return grouped(sides, self.bottom)

    def teams(self) -> bool:
        """Returns whether anybody has a partner."""
        return are_teams(self.sides())

    def mates(self, seat: int) -> list[int]:
        """Returns the seats of a seat's side, itself first."""
        for seats in self.sides():
            if seat in seats:
                return [seat] + [other for other in seats if other != seat]
        raise KeyError(seat)

    def against(self, seat: int) -> bool:
        """Returns whether a seat plays for a team other than the bottom seat's; False without teams."""
        return self.teams() and self.seat_view(seat)["side"] != self.seat_view(self.bottom)["side"]

    def dealer(self) -> int | None:
        """Returns the seat that dealt, None if the game has no dealer."""
        for seat in self.table["seats"]:
            if seat["dealer"]:
                return seat["seat"]
        return None

    # -- what lies where

    def zones(
        self, kind: "ZoneKind | None" = None, seat: int | None = None, place: "Place | None" = None
    ) -> "list[Zone]":
        """Returns the zones of a kind, seat and place, in the table's order; None stands for any."""
        return [
            zone
            for zone in self.table["zones"]
            if (kind is None or zone["kind"] == kind)
            and (seat is None or zone["seat"] == seat)
            and (place is None or zone["place"] == place)
        ]

    def zone(self, key: str) -> "Zone | None":
        """Returns the zone with a key, None if the table has none."""
        for zone in self.table["zones"]:
            if zone["key"] == key:
                return zone
        return None

    def shows_news(self) -> bool:
        """Returns whether others have played cards to the last trick since the viewer played, or passed, there."""
        last = self.zone(LAST_TRICK)
        news = False
        for group, slots in groups_of(last) if last else ():
            news = group["seat"] != self.viewer and (news or bool(slots))
        return news

    def meld_faces(self, group: str) -> list[str]:
        """Returns the faces of the cards in a meld on the table."""
        return names_of([slot for zone in self.zones("melds") for slot in zone["slots"] if slot["group"] == group])

    # -- the viewer's hand

    def hand(self) -> "Zone | None":
        """Returns the viewer's hand, None without a viewer."""
        if self.viewer is None:
            return None
        hands = self.zones("hand", self.viewer)
        return hands[0] if hands else None

    def open_cards(self, seat: int) -> int:
        """Returns how many cards of another seat's hand lie open for everybody."""
        return sum([len(names_of(zone["slots"])) for zone in self.zones("fan", seat)])

    def hand_slots(self) -> "list[OpenSlot]":
        """Returns the slots of the viewer's hand, in the table's order."""
        hand = self.hand()
        return face_up(hand["slots"]) if hand else []

    def slot(self, key: str) -> "OpenSlot | None":
        """Returns the slot with a key in the viewer's hand, None if it is not there."""
        for slot in self.hand_slots():
            if slot["key"] == key:
                return slot
        return None

    # -- whose turn it is

    def must(self) -> bool:
        """Returns whether the table waits for the viewer."""
        return self.viewer is not None and self.viewer in self.table["must"]

    def draws_yet(self) -> bool:
        """Returns whether the viewer of a game with melds is still to draw before the next discard of their own."""
        return self.has_melds() and (not self.must() or any(not action["cards"] for action in self.table["actions"]))

    def moved_last(self, seat: int) -> bool:
        """Returns whether what happened last in this deal was a move of this seat."""
        log = self.table["log"]
        return bool(log) and log[-1]["seat"] == seat and log[-1]["ply"] > 0


def groups_of(zone: "Zone") -> "list[tuple[Group, list[OpenSlot]]]":
    """Returns a zone's groups in order, each with its slots: what is grouped lies face up."""
    return [
        (group, face_up([slot for slot in zone["slots"] if slot["group"] == group["key"]]))
        for group in zone["groups"]
    ]


def names_of(slots: "list[Slot]") -> list[str]:
    """Returns the names on the faces of slots, skipping those that lie face down."""
    return [slot["face"] for slot in slots if slot["face"] is not None]


def keys_of(slots: "Sequence[OpenSlot]", names: "Sequence[str]") -> list[str]:
    """Returns the keys of slots that hold cards of these names, one for each; of equal cards, the first is taken."""
    wanted = list(names)
    keys = []
    for slot in slots:
        if slot["face"] in wanted:
            wanted.remove(slot["face"])
            keys.append(slot["key"])
    return keys


def likeliest(slots: "Sequence[OpenSlot]", names: "Sequence[str]") -> "list[OpenSlot]":
    """Returns slots in the order in which cards of these names are taken from a hand.

    First come those of melds that the names make up, last those of other melds: of two equal cards the one that
    belongs to nothing is the one to spend.
    """

    def place(item: "tuple[int, OpenSlot]") -> tuple[int, int]:
        index, slot = item
        if slot["group"] is None:
            return 1, index
        mates = [one["face"] for one in slots if one["group"] == slot["group"]]
        return (0 if all(face in names for face in mates) else 2), index

    return [slot for _, slot in sorted(enumerate(slots), key=place)]


def face_up(slots: "list[Slot]") -> "list[OpenSlot]":
    """Returns slots as open ones, which they are in a visible hand and in groups: all of them lie face up."""
    return slots  # type: ignore[return-value]  # the engine hides no face there
