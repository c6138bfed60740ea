"""Arranging the hand: sorts it, groups it into melds, moves a card by drag or key; none of it is in the record."""

from ..state.hand_order import HABITS, MELDS, OWN, moved, next_order, shown, usual_order
from ..state.shortcuts import STEPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...app import App
    from ...saves.stored_match import Notes
    from .hot_seat import HotSeat
    from .outside import TableDisplay
    from .selecting import Selecting


class Arranging:
    """Arranges the viewer's hand, and notes the order for the seat; a match that counts passes it on to the next."""

    def __init__(
        self,
        app: "App",
        notes: "Notes",
        *,
        hot_seat: "HotSeat",
        selecting: "Selecting",
        display: "TableDisplay",
        counting: bool,
    ) -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._selecting = selecting
        self._scene = display.scene
        self._display = display
        self._notes = notes
        self._counting = counting

    def prepare(self) -> None:
        """Tells the scene in which order to show the hand."""
        scene = self._scene
        seat = self._hot_seat.viewer
        scene.order = self._notes.order(seat) or self._default()
        scene.own = self._notes.own_order(seat, scene.view.table["deal"]) if scene.has_view else []
        if scene.order == OWN and not scene.own:
            scene.order = self._app.settings.get("sort")

    def _default(self) -> str:
        """Returns how a hand is sorted until its player chooses."""
        settings = self._app.settings
        return usual_order(settings, self._scene.view.table) if self._scene.has_view else settings.get("sort")

    def next_order(self) -> None:
        """Sorts the hand in the next way."""
        self._choose(next_order(self._scene))

    def group(self) -> None:
        """Groups the hand into its best melds and announces them; if it is already grouped, sorts it as usual."""
        if not self._scene.view.has_melds():
            return
        if self._scene.order == MELDS:
            self._choose(self._app.settings.get("sort"))
            return
        self._choose(MELDS)
        words = self._scene.words
        hand = self._scene.view.hand()
        melds = [words.text(group["label"]) for group in hand["groups"]] if hand else []
        self._app.say(words.listing(melds) if melds else words.t("hand-found-none"))

    def key(self, key: str, card: str) -> bool:
        """Moves a card of the hand with an arrow key and announces its place; returns whether the key was handled."""
        scene = self._scene
        if key not in STEPS or not scene.view.has_melds():
            return False
        keys = moved([slot["key"] for slot in shown(scene)], card, STEPS[key])
        slot = scene.view.slot(card)
        if keys is not None and slot is not None:
            scene.focus = card
            self._choose(OWN, keys)
            self._app.dom.focus(f'.hand [data-key="{card}"]')
            place = {"card": scene.words.card(slot["face"]), "n": keys.index(card) + 1, "all": len(keys)}
            self._app.say(scene.words.t("hand-moved", place))
        return True

    def drop(self, data: "dict[str, Any]") -> None:
        """Handles a card that was dragged: to another place in the hand, onto the table, or only a little upwards."""
        if "keys" in data:
            self._choose(OWN, data["keys"])
        elif "target" in data:
            self._selecting.drop(data["key"], data["target"])
        else:
            self._selecting.pull(data["key"])

    def _choose(self, name: str, keys: list[str] | None = None) -> None:
        table = self._scene.view.table
        self._notes.choose_order(self._hot_seat.viewer, name, table["deal"], keys)
        if self._counting and name in HABITS:
            self._app.settings.keep_habit("sort", table["game"], name)
        self._display.draw_table(self._scene.view)
