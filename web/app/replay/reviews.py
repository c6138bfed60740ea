"""The reviews of a match that is looked back at: one for each deal and seat, begun on demand."""

from .review import Review
from .review_sheet import ReviewSheet, decision_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..texts.words import Words
    from .past_deal import PastDeal
    from .review import Decision


class Reviews:
    """Begins and shows reviews, and quotes them for a moment.

    `sides` are the seats of each side. `go_to(deal, seat, ply, is_open)` goes to a decision; `is_open` shows it with
    all hands open.
    """

    def __init__(
        self,
        app: "App",
        words: "Words",
        match: str,
        record: str,
        *,
        sides: "list[list[int]]",
        go_to: "Callable[[PastDeal, int, int, bool], object]",
    ) -> None:
        self._app = app
        self._words = words
        self._match = match
        self._record = record
        self._sides = sides
        self._go_to = go_to
        self._begun: dict[tuple[int, int], Review] = {}  # by deal and seat
        self._is_open = False  # whether the sheet shows the results with open cards

    def open(self, deal: "PastDeal", seat: int, persons: list[int]) -> None:
        """Opens the review of a seat and continues it; `persons` are the seats that can have one."""
        review = self.of(deal, seat)
        review.start()
        self._app.dialog(
            ReviewSheet(
                self._app,
                self._words,
                persons,
                review,
                sides=self._sides,
                is_open=self._is_open,
                on_open=self._open_cards,
                review_of=lambda other: self.of(deal, other),
                go_to=lambda other, ply, is_open: self._go_to(deal, other, ply, is_open),
            )
        )

    def _open_cards(self, is_open: bool) -> None:
        self._is_open = is_open

    def of(self, deal: "PastDeal", seat: int) -> Review:
        """Returns the review of a seat in a deal, the same one each time."""
        key = (deal.number, seat)
        if key not in self._begun:
            self._begun[key] = Review(self._app, self._match, self._record, deal, seat, on_change=self._changed)
        return self._begun[key]

    def _changed(self) -> None:
        self._app.redraw()
        if isinstance(self._app.front(), ReviewSheet) and not self._app.dom.focused():
            self._app.dom.focus("#sheet-title")  # what had the focus has gone along with the progress

    def belong(self, match: str) -> None:
        """Keeps all reviews, begun and to come, with another match from now on."""
        self._match = match
        for key in self._begun:
            self._begun[key].belong(match)

    def note(self, deal: int, seat: int, ply: int, *, is_open: bool) -> str:
        """Returns what a review says about the decision of a seat at a ply, "" if none does.

        Where all hands lie open, that is what would have been best with open cards, as far as it was weighed.
        """
        decision = self._decision(deal, seat, ply)
        if decision is None:
            return ""
        return decision_text(self._words, decision, is_open=is_open and decision.is_opened)

    def better(self, deal: int, seat: int, ply: int, *, is_open: bool) -> list[str]:
        """Returns the cards of the move that the review names as better at a ply, none where it names no other."""
        decision = self._decision(deal, seat, ply)
        return decision.cards(is_open=is_open and decision.is_opened) if decision is not None else []

    def _decision(self, deal: int, seat: int, ply: int) -> "Decision | None":
        review = self._begun.get((deal, seat))
        return review.at(ply) if review is not None else None

    def stop(self) -> None:
        """Cancels whatever is being weighed."""
        for key in self._begun:
            self._begun[key].stop()
