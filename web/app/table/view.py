"""Reads a table, the view model of a deal: finds its zones, seats and slots, and says who sits where round it."""

from ..sides import are_teams, grouped


class View:
    """One table, and the seat that sits at the bottom of the screen: the looking one, `bottom` when nobody looks."""

    def __init__(self, table, bottom=None):
        self.table = table
        self.seat = table["seat"]
        self.bottom = self.seat if self.seat is not None else bottom or 0

    def seat_view(self, seat):
        """Returns what the table shows beside a name."""
        for view in self.table["seats"]:
            if view["seat"] == seat:
                return view
        raise KeyError(seat)

    def others(self):
        """Returns the other seats, clockwise from the left of the bottom one; where nobody looks, that one too."""
        count = len(self.table["seats"])
        last = count if self.seat is not None else count + 1
        return [(self.bottom + step) % count for step in range(1, last)]

    def sides(self):
        """Returns the seats of each side, that of the seat at the bottom first, clockwise from there."""
        sides = [self.seat_view(seat)["side"] for seat in range(len(self.table["seats"]))]
        return grouped(sides, self.bottom)

    def teams(self):
        """Returns whether anybody has a partner."""
        return are_teams(self.sides())

    def mates(self, seat):
        """Returns all the seats of a seat's side, itself first."""
        for seats in self.sides():
            if seat in seats:
                return [seat] + [other for other in seats if other != seat]
        raise KeyError(seat)

    def against(self, seat):
        """Returns whether a seat plays for another team than the seat at the bottom; never where there are none."""
        return self.teams() and self.seat_view(seat)["side"] != self.seat_view(self.bottom)["side"]

    def zones(self, kind=None, seat=None, place=None):
        """Returns the zones of a kind, seat and place in the table's order; None asks for any."""
        found = []
        for zone in self.table["zones"]:
            if kind is not None and zone["kind"] != kind:
                continue
            if seat is not None and zone["seat"] != seat:
                continue
            if place is not None and zone["place"] != place:
                continue
            found.append(zone)
        return found

    def zone(self, key):
        """Returns the zone of a key, None when the table has none."""
        for zone in self.table["zones"]:
            if zone["key"] == key:
                return zone
        return None

    def faces(self, group):
        """Returns the faces of a combination on the table."""
        return [slot["face"] for zone in self.zones("melds") for slot in zone["slots"] if slot["group"] == group]

    def hand(self):
        """Returns the looking seat's own hand, None when nobody looks."""
        if self.seat is None:
            return None
        found = self.zones("hand", self.seat)
        return found[0] if found else None

    def hand_slots(self):
        """Returns the slots of the looking seat's hand, in the table's order."""
        hand = self.hand()
        return hand["slots"] if hand else []

    def arranges(self):
        """Returns whether players lay combinations: then hands are arranged, and a turn has many steps."""
        return any(zone["seat"] is not None for zone in self.zones("melds"))

    def slot(self, key):
        """Returns the slot of a key in the looking seat's hand, None when it is not there."""
        for slot in self.hand_slots():
            if slot["key"] == key:
                return slot
        return None

    def must(self):
        """Returns whether the table waits for the looking seat."""
        return self.seat is not None and self.seat in self.table["must"]

    def may(self):
        """Returns whether the looking seat has anything to do, in its turn or out of it."""
        return self.must() or (self.seat is not None and self.seat in self.table["may"])


def groups_of(zone):
    """Returns a zone's groups with their slots, in order: a list of (group, slots)."""
    return [(group, [slot for slot in zone["slots"] if slot["group"] == group["key"]]) for group in zone["groups"]]


def names_of(slots):
    """Returns the names on the faces of slots, without the face-down ones."""
    return [slot["face"] for slot in slots if slot["face"] is not None]
