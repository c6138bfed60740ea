"""What keys do at the table, and where the arrow keys lead within a hand."""

from ..texts.engine_words import BET_ACTION, PASS_ACTION
from .state.hand_order import shown
from .state.shortcuts import BUTTONS, STEPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..app import App
    from ..messages import Rects
    from .playing.outside import TableDisplay
    from .playing.playing import Playing


class Keys:
    """Answers keys; `press(act, data)` presses a button."""

    def __init__(
        self, app: "App", playing: "Playing", display: "TableDisplay", press: "Callable[[str, dict[str, str]], None]"
    ) -> None:
        self._app = app
        self._scene = display.scene
        self._playing = playing
        self._display = display
        self._press = press

    def answer(self, key: str, data: dict[str, str], mods: str) -> bool:
        """Answers a key; returns whether it was handled. `data` is that of the focused element."""
        scene = self._scene
        if "alt" in mods or not scene.has_view or scene.curtain is not None:
            return False
        if "ctrl" in mods:
            return mods == "ctrl" and key == "Enter" and self._play_first()
        if key == "Escape" and scene.selection.keys:
            self._playing.selecting.clear()
            return True
        if data.get("act") == "card":
            if mods == "shift" and self._playing.arranging.key(key, data["key"]):
                return True
            if self._step(key, data["key"]):
                return True
        name = key.lower()
        if name == "p":
            return self._pass()
        if name in BUTTONS:
            self._press(BUTTONS[name], {})
            return True
        return False

    def _step(self, key: str, here: str) -> bool:
        """Moves the focus within the hand."""
        order = [slot["key"] for slot in shown(self._scene)]
        to = neighbour(order, self._app.dom.rects(".hand .card"), here, key)
        if to is None:
            return False
        self._scene.focus = to
        self._display.draw("hand")
        self._app.dom.focus(f'.hand [data-key="{to}"]')
        return True

    def _play_first(self) -> bool:
        """Plays what a hint points at, or the first move that the selected cards make."""
        scene = self._scene
        actions = scene.selection.actions(scene.view.hand_slots())
        if scene.hint is not None:
            actions = [scene.hint.action]
        if actions:
            action = scene.foremost(actions)
            play = self._playing.betting.bet if action["kind"] == BET_ACTION else self._playing.moves.move
            play(action["move"])
        return bool(actions)

    def _pass(self) -> bool:
        for action in self._scene.actions():
            if action["kind"] == PASS_ACTION and self._scene.view.must():
                self._playing.moves.move(action["move"])
                return True
        return False


def neighbour(keys: "Sequence[str]", rects: "Rects", key: str, arrow: str) -> str | None:
    """Returns the card that an arrow key leads to from the card `key`, None if there is none.

    `keys` are the hand's in the order shown, `rects` is {key: (x, y, w, h)}; up and down lead to the nearest
    card of the next row.
    """
    if key not in keys:
        return None
    at = keys.index(key)
    if arrow in STEPS:
        to = at + STEPS[arrow]
        return keys[to] if 0 <= to < len(keys) else None
    if arrow == "Home":
        return keys[0]
    if arrow == "End":
        return keys[-1]
    if arrow not in ("ArrowUp", "ArrowDown") or key not in rects:
        return None
    x, y, _, height = rects[key]
    best: tuple[float, float, str] | None = None
    for other in keys:
        if other not in rects:
            continue
        dx = abs(rects[other][0] - x)
        dy = rects[other][1] - y
        if arrow == "ArrowUp":
            dy = -dy
        if dy > height / 3 and (best is None or (dy, dx) < best[:2]):
            best = (dy, dx, other)
    return best[2] if best is not None else None
