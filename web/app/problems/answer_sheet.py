"""The sheet that answers a move at a problem: why it is right, or what follows it and how that ends."""

from ..markup.html import button, esc, tag
from ..screen import Sheet
from ..table.drawing.log import minis

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import LogEntry
    from ..texts.words import Words
    from .answering import Answering

TOLD = 7  # lines shown unfolded


class AnswerSheet(Sheet):
    """Shows the answer to the last move, and leads on: to another try, the solution, or the next problem."""

    name = "problem-answer"

    def __init__(self, app: "App", words: "Words", answering: "Answering") -> None:
        super().__init__(app)
        self._words = words
        self._answering = answering

    def title(self) -> str:
        answer = self._answering.answer
        if self._answering.is_done:
            return self.app.t("problem-right")
        return self.app.t("problem-solution" if answer is not None and answer.is_right else "problem-wrong")

    def body(self) -> str:
        answer = self._answering.answer
        if answer is None:
            return ""
        t, words = self.app.t, self._words
        seat = self._answering.problem.seat
        ends = [("problem-ends" if answer.is_right else "problem-mine", answer.sequel)]
        if not answer.is_right:
            ends.append(("problem-best", answer.best))
        reasons = answer.sequel.reasons if answer.is_right else []
        why = tag("p", esc(t("problem-why", {"why": words.text(reasons[0])}))) if reasons else ""
        if not answer.is_right:
            game = self.app.game(self._answering.problem.game)
            low = game is not None and game["best"] == "low"
            why = tag("p", esc(answer.sequel.refuted(words, seat, answer.best, low=low)))
        rows = "".join([tag("dt", esc(t(code))) + tag("dd", esc(end.written(words, seat))) for code, end in ends])
        move, entries = "", answer.sequel.entries
        if answer.is_right and not self._answering.is_done:
            move, entries = f'<ol class="log">{_entry(words, entries[0])}</ol>', entries[1:]
        follows = tag("h3", esc(t("problem-follows")))
        log = entries_html(self.app, words, entries)
        return f'<div class="stack answer">{move}{why}<dl>{rows}</dl>{follows}{log}{self._ways_on()}</div>'

    def _ways_on(self) -> str:
        t = self.app.t
        answer = self._answering.answer
        if self._answering.is_done:
            presses = button("problem-next", t("problem-next"), "btn-primary", key="problem-on")
        else:
            presses = button("problem-try", t("problem-try"), "btn-primary", key="problem-on")
            if answer is not None and not answer.is_right:
                presses = button("problem-reveal", t("problem-reveal"), "btn-quiet") + presses
        return f'<div class="sheet-actions">{presses}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "problem-try":
            self.app.close()
        elif name == "problem-reveal":
            self._answering.reveal()
            self.app.redraw()
            self.app.dom.focus("#sheet-title")
        else:
            return False
        return True


def entries_html(app: "App", words: "Words", entries: "list[LogEntry]") -> str:
    """Returns entries of the log in order, the later ones folded away."""
    rows = [_entry(words, entry) for entry in entries]
    shown, rest = "".join(rows[:TOLD]), "".join(rows[TOLD:])
    lines = f'<ol class="log">{shown}</ol>'
    if not rest:
        return lines
    more = esc(app.t("problem-further", {"count": len(rows) - TOLD}))
    return f'{lines}<details><summary>{more}</summary><ol class="log" start="{TOLD + 1}">{rest}</ol></details>'


def _entry(words: "Words", entry: "LogEntry") -> str:
    return f'<li class="log-line"><span>{esc(words.text(entry["text"]))}</span>{minis(words, entry["cards"])}</li>'
