"""What a person does with their hand besides playing: sorts it, groups it, moves a card by hand or by keyboard."""

from .sorting import MELDS, OWN, STEPS, Order, moved, next_order, shown


class Arranging:
    """Sorts the hand that a director's table shows, and keeps the order for the match and the seat."""

    def __init__(self, app, scene, director):
        self._app = app
        self._scene = scene
        self._director = director
        self._order = Order(app.extras, director.course.match)

    def sort(self):
        """Says to the scene how the hand that is shown is sorted."""
        scene = self._scene
        seat = self._director.eyes.seat
        scene.order = self._order.name(seat) or self._usual()
        scene.own = self._order.keys(seat, scene.view.table["deal"]) if scene.view is not None else []
        if scene.order == OWN and not scene.own:
            scene.order = self._app.settings.get("sort")

    def _usual(self):
        """Returns how a hand is sorted until somebody says otherwise: by suit where a tower makes suits matter."""
        view = self._scene.view
        return "suit" if view is not None and view.zones("tower") else self._app.settings.get("sort")

    def next(self):
        """Sorts the hand another way."""
        self._choose(next_order(self._scene))

    def group(self):
        """Groups the hand into its best combinations; with them grouped it goes back to the usual order."""
        if not self._scene.view.arranges():
            return
        if self._scene.order == MELDS:
            self._choose(self._app.settings.get("sort"))
        else:
            self._choose(MELDS)
            self._app.say(self._director.taps.found())

    def key(self, key, card):
        """Moves a card of the hand by keyboard, and says where it lies then; returns whether it was such a key."""
        scene = self._scene
        if key not in STEPS or not scene.view.arranges():
            return False
        keys = moved([slot["key"] for slot in shown(scene)], card, STEPS[key])
        if keys is not None:
            scene.focus = card
            self._choose(OWN, keys)
            self._app.dom.focus(f'.hand [data-key="{card}"]')
            slot = scene.view.slot(card)
            place = {"card": scene.words.card(slot["face"]), "n": keys.index(card) + 1, "all": len(keys)}
            self._app.say(scene.words.t("hand-moved", place))
        return True

    def drop(self, data):
        """Takes a card that was dragged: to a place in the hand, or onto the table."""
        if "keys" in data:
            self._choose(OWN, data["keys"])
        else:
            self._director.taps.drop(data["key"], data["target"])

    def _choose(self, name, keys=None):
        deal = self._scene.view.table["deal"]
        self._order.choose(self._director.eyes.seat, name, deal, keys)
        self._director.screen.draw_table(self._scene.view, None)
