"""The review of a deal for one seat: its decisions weighed again one after the other, and kept with the match."""

from ..engine_client import BUDGET, EngineError
from ..storage import PREFIX

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..messages import Reviewed
    from ..task import Deferred
    from .past_deal import PastDeal

SEED = "review"  # the same for everybody, so that a review comes out the same again
FINE = ("best", "good")
COSTLY = 3  # decisions that are named


class Decision:
    """What came of one decision; `told` is all of it as JSON has it.

    `ply` is when it was made, `kind` its class, `value` the points expected of the best move over those of the
    others. `played` and `best` are labels, `reasons` what speaks for the best move.
    """

    def __init__(self, told: "dict[str, Any]") -> None:
        self.told = told
        self.ply: int = told["ply"]
        self.kind: str = told["class"]
        self.accuracy: float = told["accuracy"]
        self.value: float = told["value"]
        self.played = told["played"]
        self._known = (told["best"], told["loss"], told["reasons"])
        self._open: tuple[Any, float | None, list[Any]] = (told["open"], told["open_loss"], [])

    def better(self, *, is_open: bool) -> "tuple[Any, float, list[Any]]":
        """Returns the label of what was better, by how many points, and why; with open cards if that is wanted."""
        best, loss, reasons = self._open if is_open else self._known
        return best, round(loss or 0.0, 1), reasons


class Review:
    """A seat's decisions in a finished deal; `on_change()` is called whenever there is one more, and at the end."""

    def __init__(
        self, app: "App", match: str, record: str, deal: "PastDeal", seat: int, *, on_change: "Callable[[], object]"
    ) -> None:
        self._app = app
        self._record = record
        self._deal = deal
        self._on_change = on_change
        self._asked: Deferred | None = None
        self._match = match
        self.seat = seat
        self.plies = deal.decisions(seat)
        self.seen = 0  # how many of them have been weighed
        self.decisions: list[Decision] = []  # those of them that left a choice
        self._recall()

    @property
    def _key(self) -> str:
        return f"{PREFIX}review.{self._match}.{self._deal.number}.{self.seat}"

    @property
    def is_running(self) -> bool:
        """Returns whether one of the decisions is being weighed."""
        return self._asked is not None

    @property
    def is_done(self) -> bool:
        """Returns whether all of them have been weighed."""
        return self.seen == len(self.plies)

    @property
    def accuracy(self) -> float | None:
        """Returns the mean accuracy of the decisions so far, None before the first."""
        found = [decision.accuracy for decision in self.decisions]
        return sum(found) / len(found) if found else None

    def count(self, kind: str) -> int:
        """Returns how many decisions were of a class."""
        return len([decision for decision in self.decisions if decision.kind == kind])

    def costliest(self, *, is_open: bool) -> "list[Decision]":
        """Returns the decisions that cost most, the worst first; those that were fine are not among them."""
        found = []
        for number, decision in enumerate(self.decisions):
            _, loss, _ = decision.better(is_open=is_open)
            if loss > 0 and (is_open or decision.kind not in FINE):
                found.append((-loss, number))
        return [self.decisions[number] for _, number in sorted(found)[:COSTLY]]

    def at(self, ply: int) -> "Decision | None":
        """Returns the decision that was made at a ply, None where there is none, or none weighed yet."""
        return next((decision for decision in self.decisions if decision.ply == ply), None)

    def start(self) -> None:
        """Weighs what has not been weighed yet."""
        if not self.is_running and not self.is_done:
            self._app.spawn(self._work())

    def stop(self) -> None:
        """Calls the thought off; what has been found stays."""
        asked, self._asked = self._asked, None
        if asked is not None and not asked.settled:
            self._app.engine.cancel(asked)

    async def _work(self) -> None:
        while not self.is_done:
            ply = self.plies[self.seen]
            fields = {"deal": self._deal.number, "ply": ply, "seat": self.seat, "seed": SEED}
            self._asked = asked = self._app.engine.ask("review", record=self._record, **fields, **BUDGET)
            answer: Reviewed | None = None
            try:
                answer = await asked
            except EngineError as error:
                if self._asked is asked and error.code != "request/field":  # which a move of older rules gets
                    self._asked = None
                    self._app.problem(error)
                    self._on_change()
            if self._asked is not asked:  # it was called off, or failed
                return
            self._take(ply, answer)
        self._asked = None
        self._on_change()

    def _take(self, ply: int, answer: "Reviewed | None") -> None:
        best = answer["why"][0] if answer is not None else None
        if answer and best and answer["playouts"] and answer["class"] and best["action"] and answer["action"]:
            shown = answer["open"]
            told = {
                "ply": ply,
                "class": answer["class"],
                "loss": answer["loss"],
                "accuracy": answer["accuracy"],
                "value": best["value"],
                "played": answer["action"]["label"],
                "best": best["action"]["label"],
                "reasons": best["reasons"][:1],
                "open": shown["action"]["label"] if shown["action"] else best["action"]["label"],
                "open_loss": shown["loss"],
            }
            self.decisions.append(Decision(told))
        self.seen += 1
        self._keep()
        self._on_change()

    def belong(self, match: str) -> None:
        """Belongs to another match from now on, the one in which its deal is kept, with all that it has found."""
        self._match = match
        if self.seen:
            self._keep()

    def _keep(self) -> None:
        if self._app.saves.exists(self._match):
            found = [decision.told for decision in self.decisions]
            kept = {"sign": self._deal.sign, "seen": self.seen, "decisions": found}
            self._app.extras.keep_json(self._key, kept)

    def _recall(self) -> None:
        """Takes up what has been kept of an earlier look; what is damaged is made anew."""
        kept = self._app.extras.json(self._key)
        try:
            if kept["sign"] == self._deal.sign and 0 <= kept["seen"] <= len(self.plies):
                self.decisions = [Decision(told) for told in kept["decisions"]]
                self.seen = kept["seen"]
        except (KeyError, TypeError):
            self.decisions = []
            self.seen = 0
