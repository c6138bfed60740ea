"""The order in which a hand is shown: by rank, by suit, by hand, or grouped into its best melds."""

from ...markup.cards import split_face
from ...texts.engine_words import HIGH
from .table_view import face_up, groups_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import OpenSlot, Table, Zone
    from ...settings import Settings
    from .scene import Scene

RANK = "rank"
SUIT = "suit"
OWN = "own"
MELDS = "melds"
HABITS = (RANK, SUIT, MELDS)  # orders that can be used for another hand, too
ONE_ROW = 7  # a larger hand is split into two rows where the screen is taller than wide
UNEVEN = 4  # cards by which the rows of a hand sorted by suit may differ before its suits change places
LONGEST = 11  # cards that either of two rows may always have, however few there are in all


def usual_order(settings: "Settings", table: "Table") -> str:
    """Returns how a hand is sorted until its player chooses: as in the last match, or as the game asks."""
    last = settings.habit("sort", table["game"])
    if last in HABITS:
        return last
    return SUIT if table["hand_order"] == SUIT else settings.get("sort")


def shown(scene: "Scene") -> "list[OpenSlot]":
    """Returns the slots of the hand that is shown, in the order shown."""
    slots = scene.view.hand_slots()
    if scene.order == OWN:
        return by_hand(slots, scene.own)
    if scene.order == MELDS:
        return by_melds(scene.view.hand())
    return _evened(scene, arranged(slots, scene.order))


def _evened(scene: "Scene", slots: "list[OpenSlot]") -> "list[OpenSlot]":
    """Returns a hand with its longest suit first and its shortest one next, if it would be in uneven rows."""
    if _two_suits(scene, slots) or len(slots) <= ONE_ROW or abs(2 * second_row(scene, slots) - len(slots)) <= UNEVEN:
        return slots
    suits = [_suit(slot) for slot in slots]
    lengths = sorted([(suits.count(suit), suit) for suit in set(suits) if suit >= 0])
    for _, first in lengths[:1] + lengths[-1:]:
        slots = [slot for slot in slots if _suit(slot) == first] + [slot for slot in slots if _suit(slot) != first]
    return slots


def _two_suits(scene: "Scene", slots: "list[OpenSlot]") -> int:
    """Returns how many cards of the first two suits are a row of their own, 0 if they are none.

    Where cards come and go in every turn, each suit thus stays in its row as long as both rows have room, and so has
    a card that is still to be drawn.
    """
    if scene.order != SUIT or scene.coached or not scene.view.has_melds():
        return 0
    first = len([slot for slot in slots if 0 <= _suit(slot) < 2])
    second = len(slots) - first
    room = LONGEST - 1 if scene.view.draws_yet() else LONGEST
    return first if first and second and max(first, second) <= room else 0


def _suit(slot: "OpenSlot") -> int:
    return -1 if "wild" in slot["marks"] else slot["order"].get(SUIT, 0)


def arranged(slots: "list[OpenSlot]", by: str) -> "list[OpenSlot]":
    """Returns slots sorted by rank or by suit; cards that stand apart (marked "wild") come last.

    The table's `order` says what is higher. Equals keep the table's order; the index in the key sees to that, because
    MicroPython's sort is not stable.
    """
    other = SUIT if by == RANK else RANK

    def place(item: "tuple[int, OpenSlot]") -> tuple[bool, int, int, int]:
        index, slot = item
        order = slot["order"]
        return ("wild" in slot["marks"], order.get(by, 0), order.get(other, 0), index)

    return [slot for _, slot in sorted(enumerate(slots), key=place)]


def second_row(scene: "Scene", slots: "list[OpenSlot]") -> int:
    """Returns the index of the slot that begins the second of two rows: the middle, or a break near it.

    A hand sorted by suit thus keeps each suit together, and one grouped into melds each meld, as long as neither row
    grows too long.
    """
    count = len(slots)
    half = (count + 1) // 2
    if scene.order not in (SUIT, MELDS) or scene.coached:  # a coach points at cards in rows that part in the middle
        return half
    two = _two_suits(scene, slots)
    if two:
        return two
    parts = [_suit(slot) if scene.order == SUIT else slot["group"] or slot["key"] for slot in slots]
    longest = max(half + 1, LONGEST)
    # From the middle outwards; of two breaks equally far from it, the longer first row wins, as without breaks.
    for step in range(longest - half + 1):
        for at in (half + step, count - half - step):
            if 0 < at < count and parts[at - 1] != parts[at]:
                return at
    return half


def by_hand(slots: "list[OpenSlot]", keys: list[str]) -> "list[OpenSlot]":
    """Returns slots in the order of `keys`; cards that came later are at the end, as they came."""
    known = [slot for key in keys for slot in slots if slot["key"] == key]
    return known + [slot for slot in slots if slot["key"] not in keys]


def by_melds(hand: "Zone | None") -> "list[OpenSlot]":
    """Returns a hand's melds one after the other, then the rest by suit."""
    if hand is None:
        return []
    melded: list[OpenSlot] = []
    for group, slots in groups_of(hand):
        # The highest card is last, even if it is an ace: the label of a run says which card that is.
        high = group["label"]["args"].get(HIGH, "")
        last = [slot for slot in slots if split_face(slot["face"])[0] == high]
        melded += [slot for slot in slots if slot not in last] + last
    return melded + arranged([slot for slot in face_up(hand["slots"]) if slot["group"] is None], SUIT)


def next_order(scene: "Scene") -> str:
    """Returns the order that the sort button leads to: rank, suit, and by hand if the player has arranged it."""
    if scene.order == RANK:
        return SUIT
    return OWN if scene.order == SUIT and scene.own else RANK


def moved(keys: list[str], key: str, step: int) -> list[str] | None:
    """Returns keys with one of them moved a step left (-1) or right (1), None if it cannot go further."""
    at = keys.index(key)
    to = at + step
    if not 0 <= to < len(keys):
        return None
    rest = keys[:at] + keys[at + 1 :]
    rest.insert(to, key)
    return rest
