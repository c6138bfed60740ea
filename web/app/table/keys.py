"""What keys do at the table, and where the arrow keys lead within a hand."""

ACTS = {
    "s": "sort",
    "b": "melds",
    "u": "undo",
    "h": "hint",
    "l": "log",
    "t": "tricks",
    "g": "guide",
    "c": "score",
    "m": "menu",
    "?": "keys",
}

_STEPS = {"ArrowLeft": -1, "ArrowRight": 1}


def neighbour(keys, places, key, arrow):
    """Returns the card that an arrow key leads to from the card `key`, None where there is none.

    `keys` are the hand's in the order shown, `places` is {key: (x, y, w, h)}; up and down go to the nearest card of
    the next row.
    """
    if key not in keys:
        return None
    at = keys.index(key)
    if arrow in _STEPS:
        to = at + _STEPS[arrow]
        return keys[to] if 0 <= to < len(keys) else None
    if arrow == "Home":
        return keys[0]
    if arrow == "End":
        return keys[-1]
    if arrow not in ("ArrowUp", "ArrowDown") or key not in places:
        return None
    x, y, _, height = places[key]
    best = None
    for other in keys:
        if other not in places:
            continue
        dx = abs(places[other][0] - x)
        dy = places[other][1] - y
        if arrow == "ArrowUp":
            dy = -dy
        if dy > height / 3 and (best is None or (dy, dx) < best[:2]):
            best = (dy, dx, other)
    return best[2] if best is not None else None
