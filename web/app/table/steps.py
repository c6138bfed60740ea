"""A turn of several steps: who is in the middle of one, and whether its last step showed something for good."""


def in_turn(view, seat):
    """Tells whether a seat that looks is between two steps of its turn: those it takes back one by one."""
    if view is None or not view.arranges() or not view.must() or view.seat != seat:
        return False
    return goes_on(view.table, seat)


def goes_on(table, seat):
    """Tells whether what happened last at a table was a step of this seat, whose turn has then begun."""
    log = table["log"]
    return bool(log) and log[-1]["seat"] == seat and log[-1]["ply"] > 0


def draws(view, events):
    """Tells whether cards came from a stock: whoever has seen them cannot unsee them."""
    stocks = [zone["key"] for zone in view.zones("stock")]
    return any(event.get("from") in stocks for event in events)
