"""The offer of a lesson, before somebody plays a game for the first time."""

from ..markup.html import button, esc
from ..screen import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..task import Deferred


async def plays_on(app: "App", game: str) -> bool:
    """Offers a game's lesson, once; returns whether the game is to be played now."""
    if not app.lessons.is_to_offer(game):
        return True
    app.lessons.offered(game)
    offer = Offer(app, game)
    app.dialog(offer)
    answer: str | None = await offer.answer
    if answer == "learn":
        app.go("lesson", id=game)
    return answer == "known"


class Offer(Sheet):
    """Asks whether to learn a game first. `answer` settles as "learn", "known", or None for neither."""

    name = "lesson-offer"
    style = "sheet-small"

    def __init__(self, app: "App", game: str) -> None:
        super().__init__(app)
        app.l10n.load("lesson")
        self._game = game
        self.answer: Deferred = app.tasks.deferred()

    def title(self) -> str:
        return self.app.t("lesson-offer", game=self.app.t("game-" + self._game))

    def body(self) -> str:
        t = self.app.t
        learn = button("learn", t(f"game-{self._game}.lesson"), "btn-primary btn-wide")
        known = button("known", t("lesson-known"), "btn-wide")
        return f'<div class="stack"><p>{esc(t("lesson-offer-text"))}</p>{learn}{known}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name not in ("learn", "known"):
            return False
        self.answer.done(name)
        self.app.close()
        return True

    def closed(self) -> None:
        self.answer.done(None)
