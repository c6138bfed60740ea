"""How a person sorts a hand from which combinations are laid: also by hand, or into the best of them."""

from ..cards import split_face
from .arrange import ORDERS, after, arranged
from .view import groups_of

OWN = "own"
MELDS = "melds"
STEPS = {"ArrowLeft": -1, "ArrowRight": 1}


def shown(scene):
    """Returns the slots of the looking seat's hand in the order shown."""
    slots = scene.view.hand_slots()
    if scene.order == OWN:
        return by_hand(slots, scene.own)
    if scene.order == MELDS:
        return by_melds(scene.view.hand())
    return arranged(slots, scene.order)


def by_hand(slots, keys):
    """Returns slots in an order of keys; what has come since lies at the end, as it came."""
    known = [slot for key in keys for slot in slots if slot["key"] == key]
    return known + [slot for slot in slots if slot["key"] not in keys]


def by_melds(hand):
    """Returns a hand's combinations one after the other, then the rest by suit."""
    if hand is None:
        return []
    found = []
    for group, slots in groups_of(hand):
        # The highest card stands last, also where it is an ace: the name of a run says which it is.
        high = group["label"]["args"].get("high", "")
        last = [slot for slot in slots if split_face(slot["face"])[0] == high]
        found += [slot for slot in slots if slot not in last] + last
    return found + arranged([slot for slot in hand["slots"] if slot["group"] is None], ORDERS[1])


def next_order(scene):
    """Returns the order that the button for sorting leads to: rank, suit, and by hand where that has been done."""
    if scene.order == ORDERS[1] and scene.own:
        return OWN
    return after(scene.order)


def moved(keys, key, step):
    """Returns keys with one of them a step to the left or the right, None where it cannot go."""
    at = keys.index(key)
    to = at + step
    if not 0 <= to < len(keys):
        return None
    rest = keys[:at] + keys[at + 1 :]
    rest.insert(to, key)
    return rest


class Order:
    """What the front end keeps of how hands are sorted in one match: for each seat, for a hand the deal long."""

    def __init__(self, extras, match):
        self._extras = extras
        self._match = match
        self._notes = extras.notes(match)

    def name(self, seat):
        """Returns the order a seat has chosen, None before it has."""
        return self._notes.get("sort", {}).get(str(seat))

    def keys(self, seat, deal):
        """Returns the cards of a seat as it has laid them by hand in a deal."""
        kept = self._notes.get("own", {}).get(str(seat), {})
        return kept.get("keys", []) if kept.get("deal") == deal else []

    def choose(self, seat, name, deal=None, keys=None):
        """Keeps an order for a seat, with `keys` one made by hand."""
        notes = self._extras.notes(self._match)
        notes.setdefault("sort", {})[str(seat)] = name
        if keys is not None:
            notes.setdefault("own", {})[str(seat)] = {"deal": deal, "keys": keys}
        self._extras.keep_notes(self._match, notes)
        self._notes = notes
