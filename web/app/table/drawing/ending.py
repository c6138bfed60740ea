"""Draws the end of a match: everybody's rank, the curve of scores, and a little rain for a winner at this device."""

from ...markup.html import esc, mark_svg
from ...markup.widgets import disc
from .score import initials_of, totals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import SummaryPart
    from ..state.scene import Scene

_DROPS = 14
# The curve, in units of its own: the width and height of its lines, its margin, and the spacing of the names.
_WIDTH = 280
_HEIGHT = 100
_EDGE = 10
_LINE = 15


def ending_html(scene: "Scene", parts: "list[SummaryPart]", ranking: list[int]) -> str:
    """Returns everybody's rank and the curve of the scores; `parts` come in the order of the ranks."""
    rain = ""
    if scene.tallying and any(ranking[seat] == 1 for seat in scene.persons):
        drop = mark_svg(scene.view.table["game"], "drop")
        rain = f'<div class="rain" aria-hidden="true">{drop * _DROPS}</div>'
    rows = "".join([_rank(scene, part, ranking) for part in parts])
    return f'{rain}<div class="ending"><ol class="standings">{rows}</ol>{curve_html(scene)}</div>'


def _rank(scene: "Scene", part: "SummaryPart", ranking: list[int]) -> str:
    words = scene.words
    seats = sorted(scene.view.mates(part["seat"]))
    # The worse of two teams is second, although the engine ranks its players third.
    rank = 1 + len([side for side in scene.view.sides() if ranking[side[0]] < ranking[seats[0]]])
    place = (
        f'<span class="chip{" chip-brass" if rank == 1 else ""}">{esc(words.t("table-place", {"n": rank}))}</span>'
    )
    discs, name = side_of(scene, seats)
    total = f'<span class="num">{esc(part["total"])}</span>'
    return f'<li class="standing">{place}{discs}<span class="standing-name">{esc(name)}</span>{total}</li>'


def side_of(scene: "Scene", seats: list[int]) -> tuple[str, str]:
    """Returns the discs of a side's players, and their names as the language lists them."""
    names = [scene.words.name(seat) for seat in seats]
    rivals = scene.view.against(seats[0])
    return "".join([disc(name, small=True, against=rivals) for name in names]), scene.words.listing(names)


def curve_html(scene: "Scene") -> str:
    """Returns each side's total after every deal, as lines and in words; "" before there are two deals."""
    deals = scene.deals
    if len(deals) < 2:
        return ""
    sides = totals(scene)
    first = deals[0]
    runs = [
        [first["totals"][seat] - first["points"][seat]] + [deal["totals"][seat] for deal in deals]
        for _, _, seat in sides
    ]
    low = min([min(run) for run in runs])
    span = max(1, max([max(run) for run in runs]) - low)

    def x(number: int) -> int:
        return _EDGE + number * _WIDTH // len(deals)

    def y(total: int) -> int:
        return _EDGE + _HEIGHT - (total - low) * _HEIGHT // span

    initials = initials_of([scene.words.name(seat) for seat in range(len(scene.view.table["seats"]))])
    ends = _apart([y(run[-1]) for run in runs])
    lines = ""
    for number, (_, _, seat) in enumerate(sides):
        points = " ".join([f"{x(at)},{y(total)}" for at, total in enumerate(runs[number])])
        mark = "+".join([initials[mate] for mate in scene.view.mates(seat)])
        lines += (
            f'<g class="line line-{number}"><polyline points="{points}"/>'
            f'<text x="{_EDGE + _WIDTH + 6}" y="{ends[number] + 4}">{esc(mark)} {runs[number][-1]}</text></g>'
        )
    spoken = [f"{names}: {', '.join([str(total) for total in runs[at]])}" for at, (names, _, _) in enumerate(sides)]
    label = esc(scene.words.t("curve-label", {"scores": "; ".join(spoken)}))
    zero = f'<path class="zero" d="M{_EDGE} {y(0)}h{_WIDTH}"/>'
    box = f"0 0 {_WIDTH + 6 * _EDGE} {_HEIGHT + 2 * _EDGE}"
    return f'<svg class="curve" viewBox="{box}" role="img" aria-label="{label}">{zero}{lines}</svg>'


def _apart(heights: list[int]) -> list[int]:
    """Returns the heights moved apart, in the same order, so that the names beside them do not overlap."""
    order = sorted([(height, number) for number, height in enumerate(heights)])
    found = [0] * len(heights)
    last = -_LINE
    for at, (height, number) in enumerate(order):
        room = 2 * _EDGE + _HEIGHT - (len(order) - at) * _LINE  # how low it may be: those below need a line each
        last = found[number] = max(last + _LINE, min(height, room))
    return found
