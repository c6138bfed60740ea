"""Moves cards by the difference of places: where everything was before a drawing, and where it is after it."""

MS = 200
DEAL_STEP = 14
CARDS = "#main .card[data-key], #main .token[data-key], #main .seat[data-key], #main .own[data-key]"
_NEAR = 2


def glides(before, after, slots, source=None):
    """Returns the movements that lead cards from their places `before` to those `after`, both {key: (x, y, w, h)}.

    A card that was not there comes from the place that its slot names (`was`: a place in a hand that shows only its
    back comes from that back). With `source`, the key of a seat, cards without a past are dealt from there.
    """
    moves = []
    dealt = 0
    for slot in slots:
        key = slot["key"]
        if key not in after:
            continue
        start = before.get(key) or _origin(before, slot["was"])
        delay = 0
        if start is None and source is not None and slot["face"] is not None:
            start = before.get(source) or after.get(source)
            delay = dealt * DEAL_STEP
            dealt += 1
        if start is None:
            continue
        move = _glide(key, start, after[key])
        if move is not None:
            move["delay"] = delay
            moves.append(move)
    return moves


def _origin(before, was):
    """Returns where a card's former place is seen: itself, the back that stands for it, or nowhere."""
    if was is None:
        return None
    return before.get(was) or before.get(was.partition("/")[0])


def _glide(key, start, end):
    dx = (start[0] + start[2] / 2) - (end[0] + end[2] / 2)
    dy = (start[1] + start[3] / 2) - (end[1] + end[3] / 2)
    scale = min(start[2], end[2] * 1.5) / end[2] if end[2] else 1
    if abs(dx) < _NEAR and abs(dy) < _NEAR and abs(scale - 1) < 0.05:
        return None
    return {"key": key, "dx": round(dx), "dy": round(dy), "scale": round(scale, 2), "ms": MS}


def gathers(places, slots, target):
    """Returns the movements that take a trick's cards away to a seat: from their places to its place."""
    end = places.get(target)
    if end is None:
        return []
    moves = []
    for slot in slots:
        start = places.get(slot["key"])
        if start is None:
            continue
        dx = (end[0] + end[2] / 2) - (start[0] + start[2] / 2)
        dy = (end[1] + end[3] / 2) - (start[1] + start[3] / 2)
        move = {"key": slot["key"], "dx": round(dx), "dy": round(dy), "scale": 0.4, "fade": 0, "ms": MS, "out": True}
        moves.append(move)
    return moves
