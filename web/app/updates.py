"""Updates: offers a new version of the page, and switches to it as soon as the engine owes no answer."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App


class Updates:
    """Offers a new version in a line that stays, and switches to it."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def offer(self) -> None:
        """Tells the player that there is a new version."""
        app = self._app
        app.frame.notice(lambda: app.t("update-ready"), "update-now", self._switch)

    def _switch(self) -> None:
        self._app.spawn(self._switch_when_quiet())

    async def _switch_when_quiet(self) -> None:
        app = self._app
        while app.engine.working:
            await app.sleep(100)
        app.extras.flush()
        app.dom.update_accept()
