"""Player input: the app's own buttons are answered here, everything else by the sheet or the screen."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .app import App


class Inputs:
    """Passes presses, typing, keys and dragged cards on; an open sheet hears of them before the screen."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def press(self, name: str, data: dict[str, str]) -> None:
        """Answers a press on `data-act=name`; a sheet passes on what it does not know."""
        app = self._app
        if name == "close":
            app.close()
        elif name == "back":
            app.back()
        elif name == "toast":
            app.frame.press_toast()
        elif name == "toast-away":
            app.frame.untoast()
        elif name == "restart":
            app.engine.start()
        elif name == "bring":
            app.games.bring(data["game"])
            app.redraw()
        elif name == "go":
            app.go(data["to"], **({"id": data["id"]} if "id" in data else {}))
        elif not (app.sheets and app.sheets[-1].act(name, data)):
            app.screen.act(name, data)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        """Answers typing (`final` False) and a committed value (True) in `data-field=name`."""
        self._app.front().field(name, value, data, final)

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        """Answers a key outside text fields; returns whether it was handled."""
        return bool(self._app.front().key(key, data, mods))

    def drop(self, data: "dict[str, Any]") -> None:
        """Answers a dragged card; while a sheet is open none can be dragged."""
        if not self._app.sheets:
            self._app.screen.drop(data)
