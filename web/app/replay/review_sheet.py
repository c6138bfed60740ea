"""The sheet of a review: its progress, how well a deal was played, and which decisions cost most."""

from ..browser.storage import REVIEW_CLASSES
from ..markup.html import button, esc, icon, tag
from ..markup.widgets import progress, segmented, switch
from ..screen import Sheet
from .controls import place_of
from .review import FINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..texts.words import Words
    from .review import Decision, Review

# Measures of the curve, in its own units.
_WIDTH = 300
_HEIGHT = 90
_EDGE = 8
_SCALE = 32  # on the left, for the numbers
_ROUGH_FROM = 10  # points from which on an estimate is a whole number
FEW = 6  # points between the lowest and the highest value, below which these are not rounded to whole numbers


class ReviewSheet(Sheet):
    """Shows a review, and goes to a decision by `go_to(seat, ply, is_open)`; `persons` are the seats that have one.

    `sides` are the seats of each side. `review_of(seat)` gives the review of a seat; `is_open` is whether the sheet
    shows the results with open cards. `on_open(is_open)` is told when the player has changed that.
    """

    name = "review"

    def __init__(
        self,
        app: "App",
        words: "Words",
        persons: list[int],
        review: "Review",
        *,
        sides: "list[list[int]]",
        is_open: bool,
        on_open: "Callable[[bool], object]",
        review_of: "Callable[[int], Review]",
        go_to: "Callable[[int, int, bool], object]",
    ) -> None:
        super().__init__(app)
        self._words = words
        self._persons = persons
        self._review = review
        self._sides = sides
        self._review_of = review_of
        self._go_to = go_to
        self._is_open = is_open
        self._on_open = on_open

    def title(self) -> str:
        return self.app.t("replay-review")

    def body(self) -> str:
        return f'<div class="stack review">{self._whose()}{self._progress()}{self._results()}</div>'

    def _whose(self) -> str:
        """Returns whose decisions are shown: a choice where several people play."""
        words, seat = self._words, self._review.seat
        if len(self._persons) < 2:
            you = "yes" if words.you(seat) else "no"
            return tag("p", esc(self.app.t("review-of", name=words.name(seat), you=you)), cls="small soft")
        pairs = [(str(person), words.name(person)) for person in self._persons]
        return segmented("whose", self.app.t("review-whose"), pairs, str(seat))

    def _progress(self) -> str:
        review = self._review
        if review.is_done:
            return ""
        t = self.app.t
        count = {"n": min(review.seen + 1, len(review.plies)), "all": len(review.plies)}
        said = t("review-working" if review.is_running else "review-left", count)
        bar = progress(said, review.seen, len(review.plies))
        act = "stop" if review.is_running else "go"
        press = button("review-" + act, t("review-" + act), "btn-quiet", key="review-toggle")
        return f'<div class="review-work"><p class="small">{esc(said)}</p>{bar}{press}</div>'

    def _results(self) -> str:
        review = self._review
        t = self.app.t
        accuracy = review.accuracy
        if not review.is_done:
            return ""
        if accuracy is None and not review.unweighed():
            return tag("p", esc(t("review-nothing")))
        kinds = [t("review-" + kind, {"n": review.count(kind)}) for kind in REVIEW_CLASSES if review.count(kind)]
        for kind, n in (("forced", review.forced), ("unweighed", review.unweighed())):
            if n:
                kinds.append(t("review-" + kind, n=n))
        known = f'{self._accuracy(accuracy)}<p class="small">{esc(self.app.l10n.listing(kinds))}</p>'
        if self._is_open and review.tells_open:
            head = f'<div class="review-known" aria-hidden="true">{known}</div>{self._best_opened()}'
        else:
            head = f'<div class="review-known">{known}</div>'
        head = f'<div class="review-head">{head}</div>{self._again()}'
        if accuracy is None:
            return head
        if not review.tells_open:
            unknown = tag("p", esc(t("review-open.unknown")), cls="small soft")
            return head + self._curve() + self._costs() + self._good() + unknown
        # Below the head, which keeps its height, so that it stays under the finger, and not where "Stop" was.
        head += switch("review-open", t("review-open"), self._is_open, t("review-open.help"))
        if self._is_open:
            return head + self._costs()
        return head + self._curve() + self._costs() + self._good()

    def _curve(self) -> str:
        """Returns the curve of the expected points, below whom they are counted against."""
        curve = curve_html(self.app, self._review)
        others = [side for side in self._sides if self._review.seat not in side]
        against = "others" if len(others) > 1 else "team" if len(others[0]) > 1 else "opponent"
        said = self.app.t("review-curve-about", {"against": against, "name": self._words.name(others[0][0])})
        return curve and tag("p", esc(said), cls="small soft") + curve

    def _best_opened(self) -> str:
        """Returns how many decisions were the best with open cards; accuracy counts what could be known."""
        losses = [one.better(is_open=True)[1] for one in self._review.decisions if one.is_opened]
        said = self.app.t("review-open-best", {"n": losses.count(0.0), "all": len(losses)})
        return tag("p", esc(said)) if losses else ""

    def _accuracy(self, accuracy: float | None) -> str:
        if accuracy is None:
            return ""
        about = esc(self.app.t("review-accuracy"))
        shown = esc(_whole(self.app, accuracy))
        return f'<p class="accuracy"><span class="num">{shown}</span> <span class="soft">{about}</span></p>'

    def _again(self) -> str:
        """Returns a note on decisions for which there was too little time, and the button that weighs them again."""
        if not self._review.missed:
            return ""
        t = self.app.t
        press = button("review-again", t("review-again"), "btn-quiet", key="review-toggle")
        return f'<div class="review-work"><p class="small">{esc(t("review-missed"))}</p>{press}</div>'

    def _costs(self) -> str:
        """Returns the decisions that cost most, each a button that leads there."""
        t = self.app.t
        costly = self._review.costliest(is_open=self._is_open)
        largest = max([decision.better(is_open=self._is_open)[1] for decision in costly] + [0.0])
        rows = "".join([self._cost(decision, largest) for decision in costly])
        if not rows:
            unweighed = self._review.unweighed(is_open=self._is_open)
            if unweighed:
                return tag("p", esc(t("review-unweighed", n=unweighed)))
            if self._is_open:
                return ""
            is_sure = any(decision.is_sure for decision in self._review.decisions)
            return tag("p", esc(t("review-fine", sure="yes" if is_sure else "no")))
        return f'<h3>{esc(t("review-costs"))}</h3><ol class="list">{rows}</ol>'

    def _good(self) -> str:
        """Returns the decisions that were good but not the best, folded away."""
        good = [decision for decision in self._review.decisions if decision.kind == "good"]
        if not good:
            return ""
        rows = "".join([self._cost(decision) for decision in good])
        head = esc(self.app.t("review-good", {"n": len(good)}))
        return f'<details data-key="review-good"><summary>{head}</summary><ol class="list">{rows}</ol></details>'

    def _cost(self, decision: "Decision", largest: float = 0.0) -> str:
        """Returns a decision as a button that leads there; `largest` is the greatest loss shown beside it."""
        text = decision_text(self._words, decision, is_open=self._is_open, largest=largest)
        place = place_of(self._words, self._review.deal, decision.ply)
        move = esc(self.app.t("review-move", place=place))
        attrs = f'data-act="decision" data-ply="{decision.ply}" data-key="decision:{decision.ply}"'
        inner = f'<span class="grow"><strong>{move}</strong> {esc(text)}</span>{icon("next", small=True)}'
        return f'<li><button type="button" class="row list-button" {attrs}>{inner}</button></li>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "review-stop":
            self._review.stop()
        elif name == "review-go":
            self._review.start()
        elif name == "review-again":
            self._review.again()
        elif name == "decision":
            self.app.close()
            self._go_to(self._review.seat, int(data["ply"]), self._is_open)
        else:
            return False
        self.app.redraw()
        return True

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if not final:  # a browser reports each choice twice
            return
        if name == "review-open":
            self._is_open = value == "on"
            self._on_open(self._is_open)
        elif name == "whose":
            self._review.stop()
            self._review = self._review_of(int(value))
            self._review.start()
        self.app.redraw()


def decision_text(words: "Words", decision: "Decision", *, is_open: bool = False, largest: float = 0.0) -> str:
    """Returns in words what was played, what was better, by how much and why; of what may be chance, no points."""
    best, loss, reasons = decision.better(is_open=is_open)
    played = words.text(decision.played)
    if not is_open and decision.kind == "good" and not decision.is_sure:
        return words.t("review-told-close", {"played": played, "best": words.text(best)})
    if not loss:
        return words.t("review-told-best", {"played": played})
    code = "review-told-open" if is_open else "review-told"
    text = words.t(code, {"played": played, "best": words.text(best), "loss": rough(loss, largest)})
    return words.t("review-why", {"told": text, "why": words.text(reasons[0])}) if reasons else text


def curve_html(app: "App", review: "Review") -> str:
    """Returns the points expected at each decision as a line over the deal to its result, "" before there are two.

    Each of them is a dot, larger where the decision cost something; without dots a few of them are a broken line.
    """
    valued = [(decision, decision.value) for decision in review.decisions if decision.value is not None]
    if len(valued) < 2:
        return ""
    result = valued[-1][0].result
    values = [value for _, value in valued] + ([result] if result is not None else [])
    low, high = min(values + [0.0]), max(values + [0.0])
    span = (high - low) or 1.0
    number = _whole if span >= FEW else _tenths
    last = max(1, review.last)

    def point(ply: int, value: float) -> "tuple[int, int]":
        return _SCALE + round(ply * _WIDTH / last), _EDGE + round((high - value) * _HEIGHT / span)

    coordinates = [point(decision.ply, value) for decision, value in valued]
    ends = [point(last, result)] if result is not None else []
    line = " ".join([f"{x},{y}" for x, y in coordinates + ends])
    dots = "".join(
        [
            f'<circle class="dot-{esc(decision.kind)}" cx="{x}" cy="{y}" r="{2.5 if decision.kind in FINE else 4}"/>'
            for (decision, _), (x, y) in zip(valued, coordinates)
        ]
        + [f'<circle class="dot-result" cx="{x}" cy="{y}" r="3"/>' for x, y in ends]
    )
    _, zero = point(0, 0.0)
    spoken = app.l10n.row([number(app, value) for value in values])
    label = esc(app.t("review-curve", {"values": spoken}))
    box = f"0 0 {_SCALE + _WIDTH + _EDGE} {_HEIGHT + 2 * _EDGE}"
    marks = [(low, _EDGE + _HEIGHT), (high, _EDGE)] + ([(0.0, zero)] if _is_apart(low, high) else [])
    scale = "".join(
        [f'<text class="scale" x="{_SCALE - 6}" y="{y + 4}">{esc(number(app, value))}</text>' for value, y in marks]
    )
    return (
        f'<svg class="curve" viewBox="{box}" role="img" aria-label="{label}">{scale}'
        f'<path class="zero" d="M{_SCALE} {zero}h{_WIDTH}"/>'
        f'<g class="line line-0"><polyline points="{line}"/></g>{dots}</svg>'
    )


def _whole(app: "App", value: float) -> str:
    """Returns a whole number as the language writes it."""
    return app.t("count", n=round(value))


def _tenths(app: "App", value: float) -> str:
    """Returns a number with a digit after the point as the language writes it."""
    return app.t("count", n=round(value, 1))


def _is_apart(low: float, high: float) -> bool:
    """Returns whether zero is far enough from the lowest and the highest value to be labelled itself."""
    apart = (high - low) / 4
    return low < -apart and high > apart


def rough(points: float, largest: float = 0.0) -> float:
    """Rounds an estimate of points to a sensible precision: to a whole number from ten on, else to tenths.

    Estimates shown together are all rounded as the `largest` of them is.
    """
    return round(points, 1) if max(abs(points), largest) < _ROUGH_FROM else round(points)
