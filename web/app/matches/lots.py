"""Lots: what each seat of a table draws where nobody has chosen."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..browser.dom import Dom

BYTES = 4  # of randomness for each position


def shuffled(dom: "Dom", items: "Sequence[str]") -> list[str]:
    """Returns items in a random order."""
    left = list(items)
    found = []
    while left:
        found.append(left.pop(int(dom.random(BYTES), 16) % len(left)))
    return found


def allotted(given: "Sequence[str | None]", lots: "Sequence[str]") -> list[str]:
    """Returns a value for each seat: the given one, one of the `lots` for "", and "" for None.

    As long as there are enough lots, no two seats share one.
    """
    used = [own for own in given if own]
    found = []
    for seat, own in enumerate(given):
        lot = own or ""
        if own == "" and lots:
            at = seat % len(lots)  # so that a seat keeps its lot while others come and go
            turned = list(lots[at:]) + list(lots[:at])
            lot = next((free for free in turned if free not in used), turned[0])
            used.append(lot)
        found.append(lot)
    return found
