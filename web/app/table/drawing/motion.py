"""How cards move: the difference between where everything was before a drawing and where it is after it."""

from ...appearance import GLIDE_MS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...messages import Rects, Slot

DEAL_STEP = 14
CARDS = (
    "#main :is(.card, .token, .seat, .own, .play, .laid, .meld, .turns, .seat-stats, .log-line)[data-key], "
    ".score, .tally, #t-centre, #t-bar"
)
CENTRE, BAR = "t-centre", "t-bar"  # the regions of the cloth and of the buttons, known by their ids
_NEAR = 2


def glides(
    before: "Rects",
    after: "Rects",
    slots: "Sequence[Slot]",
    source: str | None = None,
    carriers: "Sequence[str]" = (),
) -> "list[dict[str, Any]]":
    """Returns the movements of cards from where they were `before` to where they are `after`: {key: (x, y, w, h)}.

    A card that was not on the screen comes from the place that its slot names (`was`), or from the back
    of a hand drawn only as a back. With `source`, the key of a seat, cards that were nowhere are dealt from there.
    The region of the cloth, and on it the `carriers`, known by their keys, take along what lies on them; then all
    that stand still are among the movements, too.
    """
    moves = slides(before, after, [CENTRE] + list(carriers))
    carries = bool(moves)
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
        if carries or not _is_near(move):
            move["delay"] = delay
            moves.append(move)
    return moves


def _origin(before: "Rects", was: str | None) -> "tuple[float, float, float, float] | None":
    """Returns where a card was on the screen: its former place, the back that stands for that, or None."""
    if was is None:
        return None
    return before.get(was) or before.get(was.partition("/")[0])


def _glide(
    key: str, start: "tuple[float, float, float, float]", end: "tuple[float, float, float, float]"
) -> "dict[str, Any]":
    dx = (start[0] + start[2] / 2) - (end[0] + end[2] / 2)
    dy = (start[1] + start[3] / 2) - (end[1] + end[3] / 2)
    scale = min(start[2], end[2] * 1.5) / end[2] if end[2] else 1
    return {"key": key, "dx": round(dx), "dy": round(dy), "scale": round(scale, 2), "ms": GLIDE_MS}


def slides(before: "Rects", after: "Rects", boxes: "Sequence[str]") -> "list[dict[str, Any]]":
    """Returns the movements of boxes with what lies in them, by their upper left corners; none if all stand still.

    They are known by their keys, and each comes before those that lie in it.
    """
    moves: list[dict[str, Any]] = []
    for key in boxes:
        if key in before and key in after:
            dx, dy = round(before[key][0] - after[key][0]), round(before[key][1] - after[key][1])
            moves.append({"key": key, "dx": dx, "dy": dy, "ms": GLIDE_MS, "carries": True})
    return [] if all(_is_near(move) for move in moves) else moves


def _is_near(move: "dict[str, Any]") -> bool:
    return bool(abs(move["dx"]) < _NEAR and abs(move["dy"]) < _NEAR and abs(move.get("scale", 1) - 1) < 0.05)


def gathers(rects: "Rects", slots: "Sequence[Slot]", target: str) -> "list[dict[str, Any]]":
    """Returns the movements that carry a trick's cards from where they lie to a seat, whose key is `target`."""
    end = rects.get(target)
    if end is None:
        return []
    moves: list[dict[str, Any]] = []
    for slot in slots:
        start = rects.get(slot["key"])
        if start is None:
            continue
        dx = (end[0] + end[2] / 2) - (start[0] + start[2] / 2)
        dy = (end[1] + end[3] / 2) - (start[1] + start[3] / 2)
        move = {
            "key": slot["key"],
            "dx": round(dx),
            "dy": round(dy),
            "scale": 0.4,
            "fade": 0,
            "ms": GLIDE_MS,
            "out": True,
        }
        moves.append(move)
    return moves
