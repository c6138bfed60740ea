"""What there is to know about a card of the hand: what it is worth, and the moves that it is a part of."""

from ..cards import card_html
from ..html import button, esc
from ..screen import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..app import App
    from ..messages import Action, OpenSlot
    from ..words import Words


class CardSheet(Sheet):
    """A card, its worth and its moves: `choose(move)` selects one, `moves` is None while it is the turn of others."""

    name = "card"
    style = "sheet-small"

    def __init__(
        self,
        app: "App",
        words: "Words",
        slot: "OpenSlot",
        moves: "Sequence[Action] | None",
        choose: "Callable[[Action], None]",
    ) -> None:
        super().__init__(app)
        self._words = words
        self._slot = slot
        self._moves = moves
        self._choose = choose

    def title(self) -> str:
        return self._words.card(self._slot["face"])

    def body(self) -> str:
        slot = self._slot
        worth = esc(self.app.t("about-card-worth", n=slot["points"]))
        marks = ["wild"] if "wild" in slot["marks"] else []
        card = card_html(slot["face"], points=slot["points"], marks=marks)
        fits = ""
        if self._moves is not None:
            code = "about-card-fits" if self._moves else "about-card-not"
            rows = [
                button("fit", self._words.text(move["label"]), "btn-wide", f"fit:{move['move']}", move=move["move"])
                for move in self._moves
            ]
            fits = f'<p class="soft">{esc(self.app.t(code))}</p><div class="stack">{"".join(rows)}</div>'
        return f'<div class="about-card">{card}<p>{worth}</p></div>{fits}'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "fit":
            return False
        self.app.close()
        for move in self._moves or ():
            if move["move"] == data["move"]:
                self._choose(move)
        return True
