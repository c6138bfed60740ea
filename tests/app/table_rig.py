"""A table on a fake browser with a scripted engine: a test says what the engine answers, and plays by pressing."""

import json

from app.app import App
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom
from tests.app.samples_shell import hello
from tests.app.samples_table import PAIR, table, text


def seat(name, bot=False):
    """Returns who sits at a seat."""
    return {"kind": "bot" if bot else "human", "name": name, "level": "club" if bot else ""}


class Rig:
    """Opens a match; `pump` answers requests from the fields below, except for those in `held`.

    `looks` gives the table a seat sees, `status` is the engine's answer about the turn, `touches` answers a touch,
    `thought` is what a bot plays, `events` come with the next play. `legal` says how many
    moves there are, question by question, and two after that. Every request is kept in `asked`.
    """

    def __init__(self, players, storage=None, look=None, screens=SCREENS, options=None, **settings):
        self.dom = FakeDom(storage, None, {"hello.json": json.dumps(hello())})
        if settings:
            self.dom.storage.set("talon.settings", json.dumps(settings))
        self.app = App(self.dom, screens)
        self.players = players
        self.looks = table
        self.status = status(0)
        self.touches = lambda names: {"live": ["7r"], "actions": [], "targets": [], "why": None, "missing": None}
        self.thought = "pass"
        self.hints = []
        self.others = []
        self.events = []
        self.refusals = []
        self.legal = []
        self.held = []
        self.asked = []
        self.plays = 0
        if storage is None:
            meta = {
                "game": "haggis",
                "seats": players,
                "options": options or {},
                "deal": 3,
                "ply": 12,
                "scores": [112, 96],
            }
            meta.update({"over": False, "places": None})
            self.match = self.app.spawn(self.app.saves.create("record 0", meta)).value
            if look is not None:
                self.app.extras.keep_picture(self.match, look["seat"], look)
                self.app.extras.flush()
        else:
            self.match = self.app.saves.matches()[0]["id"]

    def open(self, ready=True):
        """Opens the table; with `ready` the engine is up and answers."""
        self.app.start()
        self.dom.advance(0)
        self.app.go("table", id=self.match)
        if ready:
            self.ready()
        return self

    def ready(self):
        """Brings the engine up and lets it answer everything."""
        self.dom.boot("ready")
        self.pump()

    def pump(self):
        """Answers requests until only held ones are left."""
        for _ in range(50):
            waiting = [request for request in self.dom.asked if request["op"] not in self.held]
            if not waiting:
                return
            self.dom.asked.remove(waiting[0])
            self._answer(waiting[0])
        raise AssertionError("it asks for ever")

    def let(self, op):
        """Stops holding an op, and answers."""
        self.held.remove(op)
        self.pump()

    def wait(self, ms):
        """Lets time pass, and answers the requests made meanwhile."""
        for _ in range(ms // 50):
            self.dom.advance(50)
            self.pump()

    def press(self, act, **data):
        """Presses a button, and answers."""
        self.dom.press(act, **data)
        self.pump()

    def tap(self, key):
        """Taps a card of the hand."""
        self.press("card", key=key)

    def ops(self, op):
        """Returns the requests of an op so far, oldest first."""
        return [request for request in self.asked if request["op"] == op]

    @property
    def scene(self):
        """Returns the scene that is drawn."""
        return self.app.screen.scene

    def region(self, name):
        """Returns the HTML of a region of the table."""
        return self.dom.html["t-" + name]

    def everything(self):
        """Returns everything on the page and everything said so far."""
        return self.dom.shown() + "\n" + "\n".join(self.dom.said)

    def _answer(self, request):
        self.asked.append(request)
        if self.refusals and request["op"] == self.refusals[0][0]:
            error = {"code": self.refusals.pop(0)[1], "detail": "", "args": {"game": "haggis"}}
            self.dom.emit("reply", json.dumps({"id": request["id"], "error": error}))
            return
        answer = getattr(self, "_on_" + request["op"])(request)
        self.dom.emit("reply", json.dumps({"id": request["id"], "ok": answer}))

    def _on_look(self, request):
        return {"table": self.looks(request.get("seat"))}

    def _on_status(self, request):
        return self.status

    def _on_touch(self, request):
        answer = self.touches(request["cards"])
        answer.setdefault("combinations", [])
        answer.setdefault("about", None)
        answer.setdefault("series", [])
        return answer

    def _on_think(self, request):
        return {"move": self.thought, "playouts": 0, "ms": 1, "why": []}

    def _on_hint(self, request):
        for one in self.hints:
            one.setdefault("error", 0.0)
        found = {"move": self.hints[0]["move"], "playouts": 0, "ms": 1, "why": self.hints}
        if self.others:
            found["others"] = self.others
        return found

    def _changed(self):
        self.plays += 1
        return {"record": f"record {self.plays}", "key": f"k{self.plays}"}

    def _on_play(self, request):
        answer = self._changed()
        answer["events"] = self.events
        self.events = []
        return answer

    def _on_next(self, request):
        return self._changed()

    def _on_legal(self, request):
        return {"moves": [{"text": "pass", "kind": "pass", "cards": []}] * (self.legal.pop(0) if self.legal else 2)}

    def _on_undo(self, request):
        return self._changed()

    def _on_concede(self, request):
        changed = self._changed()
        changed["events"] = list(self.events)
        return changed

    def _on_seat(self, request):
        return self._changed()

    def _on_new(self, request):
        return {"record": "new record", "key": "n"}

    def _on_check(self, request):
        part = {"record": "part", "key": "c", "lost": [{"line": 9}], "scores": [0, 0], "deal": 1, "ply": 2}
        part.update({"game": "haggis", "seats": self.players, "options": {}, "deal_over": False, "over": False})
        return part

    def _on_tally(self, request):
        return {"game": "haggis", "places": None, "deals": []}

    def _on_cancel(self, request):
        found = [one for one in self.dom.asked if one["id"] == request["of"] and one["op"] in ("think", "hint")]
        for waiting in found:
            self.dom.asked.remove(waiting)
            error = {"code": "cancelled", "detail": ""}
            self.dom.emit("reply", json.dumps({"id": waiting["id"], "error": error}))
        return {"cancelled": bool(found)}


def touched(live=(), actions=(), why=None, missing=None):
    """Returns an answer to touch."""
    answer = {"live": list(live), "actions": list(actions), "targets": [], "why": why, "missing": missing}
    return dict(answer, combinations=[], about=None, series=[])


def nines(names):
    """Answers a touch where a pair of nines can be played."""
    return touched(["9r", "9y"], [PAIR] if names == ["9r", "9y"] else [])


def event(kind, code, seat=None, cards=(), **args):
    """Returns an event of a play."""
    said = text(code, **args)
    if seat is not None:
        said["args"]["seat"] = seat
    return {"kind": kind, "seat": seat, "cards": list(cards), "from": None, "to": None, "text": said}


def alone(looks=table, touches=None, held=(), **settings):
    """Returns an open table: Anna plays against a bot, and has the turn."""
    return _opened([seat("Anna"), seat("Béla", True)], looks, touches, held, settings)


def pair(looks=table, touches=None, held=(), **settings):
    """Returns an open table where Anna and Béla pass the device round; it is Anna's turn."""
    return _opened([seat("Anna"), seat("Béla")], looks, touches, held, settings)


def _opened(players, looks, touches, held, settings):
    rig = Rig(players, **settings)
    rig.looks = looks
    rig.touches = touches or rig.touches
    rig.held = list(held)
    return rig.open()


def status(*must, may=(), **more):
    """Returns an answer to status: whose turn it is; the first two seats have something to take back."""
    answer = {"must": list(must), "may": list(may), "undo": [0, 1], "deal_over": False, "over": False}
    answer.update({"deals": [], "scores": [0, 0]})
    answer.update(more)
    return answer


def names(hand):
    """Returns the accessible names of the number cards of a hand."""
    return [f"card-{face[-1]}{{rank={face[:-1]}}}" for face in hand if face[:-1]]


def shows(rig, hand):
    """Returns whether any number card of a hand appears on the page or in what was said."""
    everything = rig.everything()
    return any(name in everything for name in names(hand))
