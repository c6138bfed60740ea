"""The review of a deal for one seat: weighs its decisions again, one after the other, and keeps the results."""

from ..browser.storage import REVIEW, REVIEW_RULES
from ..client.engine_client import BUDGET, JUDGING, EngineError
from ..texts.engine_words import BET_ACTION
from .kept_reviews import fits, is_of, valid_review

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..messages import Action, Reviewed, Text
    from ..task import Deferred
    from .past_deal import PastDeal

# Nobody at a table waits for a review, so a slow phone may take its time over each decision.
LIMITS = {"playouts": BUDGET["playouts"], "ms": 30_000}
FINE = ("best", "good")
NO_BET = "review/no-bet"
COSTLY = 3  # how many decisions are listed


class Decision:
    """The result of weighing one decision; `stored` is all of it in JSON's types.

    `ply` is when it was made, `kind` its class, `value` the points by which the seat is expected to come out
    ahead of the others with the best move, None where the turn has a later decision. `result` is by how many
    it came out ahead at the end, None in a review that an older version has kept. `played` and `best` are labels,
    `reasons` what speaks for the best move.
    """

    def __init__(self, stored: "dict[str, Any]") -> None:
        self.stored = stored
        self.ply: int = stored["ply"]
        self.kind: str = stored["class"]
        self.accuracy: float = stored["accuracy"]
        self.value: float | None = stored["value"]
        self.result: float | None = stored.get("result")
        self.played = stored["played"]
        self._known = (stored["best"], stored["loss"], stored["reasons"])
        self._open: tuple[Any, float | None, list[Any]] = (stored["open"], stored["open_loss"], [])
        self._cards: dict[str, list[str]] = stored.get("cards") or {}  # missing in a review of an older version

    @property
    def is_sure(self) -> bool:
        """Returns whether it lost something beyond chance: that alone counts against its accuracy."""
        return self.accuracy < 100

    @property
    def is_opened(self) -> bool:
        """Returns whether it was also weighed with open cards."""
        return self._open[1] is not None

    def better(self, *, is_open: bool) -> "tuple[Any, float, list[Any]]":
        """Returns the label of the better move, by how many points, and why; with open cards if `is_open`."""
        best, loss, reasons = self._open if is_open else self._known
        return best, round(loss or 0.0, 1), reasons

    def cards(self, *, is_open: bool) -> list[str]:
        """Returns the cards of the move that is told as better, none where no other was."""
        _, loss, _ = self.better(is_open=is_open)
        is_told = loss > 0 and (is_open or self.kind != "good" or self.is_sure)
        return self._cards.get("open" if is_open else "best", []) if is_told else []


class Review:
    """A seat's decisions in a finished deal; `on_change()` is called whenever there is one more, and at the end."""

    def __init__(
        self, app: "App", match: str, record: str, deal: "PastDeal", seat: int, *, on_change: "Callable[[], object]"
    ) -> None:
        self._app = app
        self._record = record
        self.deal = deal
        self._on_change = on_change
        self._asked: Deferred | None = None
        self._match = match
        self.seat = seat
        self.plies = deal.decisions(seat)
        self.last = deal.plies  # after which the result is known
        self._left = list(self.plies)  # those that have not been looked at yet
        self.decisions: list[Decision] = []  # those that left a choice
        self.missed: list[int] = []  # those for which there was too little time: not weighed, or provisionally
        self.unknown = 0  # those that cannot be weighed, such as a move of older rules
        self._recall()

    @property
    def _key(self) -> str:
        return f"{REVIEW}{self._match}.{self.deal.number}.{self.seat}"

    @property
    def seen(self) -> int:
        """Returns how many of the decisions have been looked at."""
        return len(self.plies) - len(self._left)

    @property
    def is_running(self) -> bool:
        """Returns whether one of the decisions is being weighed."""
        return self._asked is not None

    @property
    def is_done(self) -> bool:
        """Returns whether all of them have been looked at."""
        return not self._left

    @property
    def accuracy(self) -> float | None:
        """Returns the mean accuracy of the decisions so far, None before the first."""
        found = [decision.accuracy for decision in self.decisions]
        return sum(found) / len(found) if found else None

    @property
    def forced(self) -> int:
        """Returns how many decisions left no choice worth weighing."""
        return self.seen - len(self.decisions) - self.unweighed()

    def unweighed(self, *, is_open: bool = False) -> int:
        """Returns how many decisions could not be weighed; with open cards if `is_open`."""
        rest = [one for one in self.decisions if is_open and not one.is_opened]
        return len([ply for ply in self.missed if self.at(ply) is None]) + self.unknown + len(rest)

    @property
    def tells_open(self) -> bool:
        """Returns whether open cards would tell what was best: not where nobody sees the order of a stock."""
        return any(decision.stored["open"] for decision in self.decisions)

    def count(self, kind: str) -> int:
        """Returns how many decisions were of a class."""
        return len([decision for decision in self.decisions if decision.kind == kind])

    def costliest(self, *, is_open: bool) -> "list[Decision]":
        """Returns the decisions that cost most, the worst first, without those that were fine."""
        found = []
        for number, decision in enumerate(self.decisions):
            _, loss, _ = decision.better(is_open=is_open)
            if loss > 0 and (is_open or decision.kind not in FINE):
                found.append((-loss, number))
        return [self.decisions[number] for _, number in sorted(found)[:COSTLY]]

    def at(self, ply: int) -> "Decision | None":
        """Returns the decision made at a ply, None if there is none or it has not been weighed yet."""
        return next((decision for decision in self.decisions if decision.ply == ply), None)

    def start(self) -> None:
        """Weighs the decisions that have not been weighed yet."""
        if not self.is_running and not self.is_done:
            self._app.spawn(self._work())

    def again(self) -> None:
        """Weighs again the decisions for which there was too little time."""
        if self.is_done:
            self._left, self.missed = self.missed, []
            self.decisions = [decision for decision in self.decisions if decision.ply not in self._left]
            self.start()

    def stop(self) -> None:
        """Cancels the thought in progress; keeps what has been found."""
        asked, self._asked = self._asked, None
        if asked is not None and not asked.settled:
            self._app.engine.cancel(asked)

    async def _work(self) -> None:
        while not self.is_done:
            ply = self._left[0]
            fields = {"deal": self.deal.number, "ply": ply, "seat": self.seat, "seed": JUDGING}
            self._asked = asked = self._app.engine.ask("review", record=self._record, **fields, **LIMITS)
            answer: Reviewed | None = None
            try:
                answer = await asked
            except EngineError as error:
                if self._asked is asked and error.code != "request/field":  # the answer to a move of older rules
                    self._asked = None
                    self._app.explain(error)
                    self._on_change()
            if self._asked is not asked:  # it was cancelled, or failed
                return
            self._take(ply, answer)
        self._asked = None
        self._on_change()

    def _take(self, ply: int, answer: "Reviewed | None") -> None:
        self._left = self._left[1:]
        best = answer["why"][0] if answer is not None else None
        if answer is not None and answer["cut"]:
            self.missed.append(ply)
        if answer is None or best is None:
            self.unknown += 1
        elif not answer["class"] or not best["action"] or not answer["action"]:
            self.unknown += 0 if answer["cut"] else 1
        elif answer["playouts"] or answer["choices"] > 1:
            shown, played = answer["open"], answer["action"]
            known, cards = _beside(best["action"], played)
            opened, seen = _beside(shown["action"], played) if shown else (None, [])
            stored = {
                "ply": ply,
                "class": answer["class"],
                "loss": answer["loss"],
                "accuracy": answer["accuracy"],
                "value": best["value"] if answer["playouts"] else None,
                "result": answer["result"],
                "played": played["label"],
                "best": known,
                "reasons": [] if known["code"] == NO_BET else best["reasons"][:1],
                "open": opened,
                "cards": {"best": cards, "open": seen},
                "open_loss": shown["loss"] if shown else None,
            }
            self.decisions = sorted(self.decisions + [Decision(stored)], key=lambda decision: decision.ply)
        self._keep()
        self._on_change()

    def belong(self, match: str) -> None:
        """Moves the review, with all it has found, to another match: the one that now holds its deal."""
        self._match = match
        if self.seen:
            self._keep()

    def _keep(self) -> None:
        """Stores the finished decisions; the rest stay queued."""
        if self._app.saves.exists(self._match):
            found = [decision.stored for decision in self.decisions if decision.ply not in self.missed]
            left = sorted(self._left + self.missed)
            kept = {"rules": REVIEW_RULES, "sign": self.deal.sign, "decisions": found, "left": left}
            kept.update({"seen": len(self.plies) - len(left), "unknown": self.unknown})
            self._app.extras.keep_json(self._key, kept)

    def _recall(self) -> None:
        """Restores what an earlier review has kept; one that is damaged, or by other rules, is made again."""
        app = self._app
        kept = valid_review(app.storage.get(self._key) or "")
        if kept is None or not is_of(kept, self.deal, self.seat):
            return
        if fits(kept, len(app.saves.meta(self._match)["seats"])):
            self._left, self.unknown = kept["left"], kept["unknown"]
            self.decisions = [Decision(stored) for stored in kept["decisions"]]


def _beside(action: "Action | None", played: "Action") -> "tuple[Text, list[str]]":
    """Returns the label of a better move, and its cards; beside a bet, any other move and waiting are "no bet"."""
    if played["kind"] == BET_ACTION and (action is None or action["kind"] != BET_ACTION):
        return {"code": NO_BET, "args": {}}, []
    better = action or played
    return better["label"], better["cards"]
