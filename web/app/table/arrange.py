"""Arranges a hand by rank or by suit: front-end data per match and seat, never part of the record."""

ORDERS = ("rank", "suit")


def arranged(slots, by):
    """Returns slots sorted by rank or by suit; cards that stand apart (marked "wild") come last.

    The table's `order` says what is higher; equal places keep the table's order (sorting here is not stable).
    """
    rest = [name for name in ORDERS if name != by]

    def place(item):
        index, slot = item
        order = slot["order"]
        first = order.get(by, 0)
        second = order.get(rest[0], 0)
        return ("wild" in slot["marks"], first, second, index)

    return [slot for _, slot in sorted(enumerate(slots), key=place)]


def after(by):
    """Returns the order that comes after this one when the button is tapped."""
    return ORDERS[(ORDERS.index(by) + 1) % len(ORDERS)] if by in ORDERS else ORDERS[0]
