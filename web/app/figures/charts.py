"""Charts: values over deals as dots with a running mean, drawn as SVG, and the same values as a table."""

from ..markup.html import esc, tag
from .sums import stretches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from .sums import Stretch

# In units of the drawing: the area of the values, and the margins around it for labels.
_WIDTH = 300
_HEIGHT = 120
_LEFT = 34
_TOP = 10
_RIGHT = 36
_BOTTOM = 20
_DOTS = 60
_ROWS = 12
_FEW = 2  # the fewest deals that make a curve


class Chart:
    """A chart with its table: `code` names its texts, `span` is (lowest, highest) if that is fixed.

    There is one value for each deal, in order; `dots` are of no use where there are only two different values.
    """

    def __init__(
        self,
        app: "App",
        code: str,
        values: "Sequence[float]",
        *,
        span: "tuple[int, int] | None" = None,
        dots: bool = True,
    ) -> None:
        self._app = app
        self._code = code
        self._values = values
        self._span = span
        self._dots = dots

    def html(self) -> str:
        """Returns the figure: heading, curve and table; "" if there are too few deals."""
        if len(self._values) < _FEW:
            return ""
        t = self._app.t
        head = tag("figcaption", esc(t(self._code)), id=self._code, cls="subtitle")
        table = f'<details class="as-table"><summary>{esc(t("figures-table"))}</summary>{self._table()}</details>'
        return tag("figure", head + self._curve() + table, cls="chart", aria_labelledby=self._code)

    def _curve(self) -> str:
        found = stretches(self._values, _DOTS)
        low, high = self._span or _rounded([one.mean for one in found] + [0.0])

        def x(deal: float) -> int:
            return _LEFT + round((deal - 1) * _WIDTH / (len(self._values) - 1))

        def y(value: float) -> int:
            return _TOP + round((high - value) * _HEIGHT / (high - low))

        shown = found if self._dots else []
        dots = "".join([f'<circle cx="{x(_middle(one))}" cy="{y(one.mean)}" r="2.5"/>' for one in shown])
        trend = " ".join([f"{x(one.last)},{y(one.trend)}" for one in found])
        marks = [low, high] if self._span or low == 0 or high == 0 else [low, 0, high]
        lines = "".join(
            [
                f'<path class="zero" d="M{_LEFT} {y(mark)}h{_WIDTH}"/>'
                f'<text x="{_LEFT - 6}" y="{y(mark) + 4}" class="scale">{mark}</text>'
                for mark in marks
            ]
        )
        under = _TOP + _HEIGHT + 15
        ends = (
            f'<text x="{_LEFT}" y="{under}">1</text>'
            f'<text x="{_LEFT + _WIDTH}" y="{under}" class="scale">{len(self._values)}</text>'
            f'<text x="{_LEFT + _WIDTH + 6}" y="{y(found[-1].trend) + 4}" class="now">'
            f"{esc(number(self._app, found[-1].trend))}</text>"
        )
        box = f"0 0 {_LEFT + _WIDTH + _RIGHT} {_TOP + _HEIGHT + _BOTTOM}"
        label = esc(self._app.t("figures-curve", n=len(self._values), mean=tenths(found[-1].trend)))
        return (
            f'<svg class="curve" viewBox="{box}" role="img" aria-label="{label}">{lines}{ends}'
            f'<g class="dots">{dots}</g><g class="line line-0"><polyline points="{trend}"/></g></svg>'
        )

    def _table(self) -> str:
        t = self._app.t
        heads = (t("figures-deals"), t(self._code + ".mean"), t("figures-trend"))
        first = tag("th", esc(heads[0]), scope="col")
        rest = "".join([tag("th", esc(head), scope="col", cls="num") for head in heads[1:]])
        rows = "".join([self._row(one) for one in stretches(self._values, _ROWS)])
        caption = tag("caption", esc(t(self._code)), cls="visually-hidden")
        return f'<table class="table">{caption}<thead><tr>{first}{rest}</tr></thead><tbody>{rows}</tbody></table>'

    def _row(self, one: "Stretch") -> str:
        ends = [self._app.t("count", n=end) for end in (one.first, one.last)]
        name = esc(ends[0] if one.first == one.last else "–".join(ends))
        cells = "".join([tag("td", esc(number(self._app, value)), cls="num") for value in (one.mean, one.trend)])
        return f'<tr><th scope="row">{name}</th>{cells}</tr>'


def number(app: "App", value: float) -> str:
    """Returns a number with one digit after the point, as the language writes it."""
    return app.t("count", n=tenths(value))


def tenths(value: float) -> float:
    """Returns a value rounded to one digit after the point, an int if that is 0."""
    rounded = round(value * 10)
    return rounded // 10 if rounded % 10 == 0 else rounded / 10


def _middle(one: "Stretch") -> float:
    return (one.first + one.last) / 2


def _rounded(values: list[float]) -> tuple[int, int]:
    """Returns round numbers below and above all values."""
    low, high = min(values), max(values)
    step = 1
    while (high - low) / step > 10:
        step *= 10
    for part in (1, 2, 5):
        if (high - low) / (step * part) <= 5:
            step *= part
            break
    return step * int(low // step), step * max(int(-(-high // step)), int(low // step) + 1)
