"""Answers of the engine, written by hand, and screens that show what a test sets, for tests of the shell."""

import json

from app.app import App
from app.screen import FILL_MS, Screen, Sheet
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom

RECORD = """[Format "1"]
[Game "haggis"]
[Rules "1"]
[Seat0 "human:Anna"]
[Seat1 "bot:club:Béla"]
[Option.target "250"]
[Seed "00ff"]
[Deck2 "7r 3b"]

[Deal "1"]
[Dealer "1"]
[Leader "0"]
[Deck "7r 3b 2y"]
0:7r 7b
1:pass

[Deal "2"]
[Dealer "0"]
[Leader "1"]
[Deck "3b 7r 2y"]
1:2y
"""


def open_whole(app, name):
    """Opens a screen that begins small, and waits for the rest of it."""
    app.go(name)
    app.dom.advance(FILL_MS)


def option(name, kind, choices, span=None, seats=()):
    """Returns an option as `hello` has it; the first choice is the default."""
    return {
        "name": name,
        "kind": kind,
        "default": choices[0],
        "choices": list(choices),
        "range": span,
        "seats": list(seats),
    }


def hello():
    """Returns an answer to `hello`."""
    names = ["2r", "3r", "7r", "8r", "3b", "7b", "9b", "10b", "J", "Q", "K"]
    points = {"3": 1, "7": 1, "9": 1, "J": 2, "Q": 3, "K": 5}
    faces = {}
    for name in names:
        rank = name.rstrip("rb")
        faces[name] = {"rank": 2, "suit": name[len(rank) :], "points": points.get(rank, 0)}
    return {
        "protocol": 1,
        "version": "1.2.3",
        "levels": ["club"],
        "games": [
            {
                "name": "haggis",
                "rules": 1,
                "best": "high",
                "seats": [2, 3],
                "decks": {"2": names, "3": names},
                "faces": faces,
                "options": [
                    option("target", "number", ("250", "350"), [50, 1000]),
                    option("bombRule3p", "choice", ("choose", "tournament"), None, (3,)),
                    option("bets", "switch", ("on", "off")),
                    option("undo", "switch", ("on", "off")),
                ],
            }
        ],
    }


def meta(**changes):
    """Returns the meta of a match."""
    found = {
        "game": "haggis",
        "seats": [{"kind": "human", "name": "Anna", "level": ""}, {"kind": "bot", "name": "Béla", "level": "club"}],
        "options": {},
        "deal": 2,
        "ply": 1,
        "scores": [112, 96],
        "over": False,
        "places": None,
    }
    found.update(changes)
    return found


def create(app, record, about):
    """Keeps a match and returns its id."""
    return app.spawn(app.saves.create(record, about)).value


class Blank:
    """Stands in for the table's screen."""


OFFERED = json.dumps(
    {"offered": {"boast": 1, "haggis": 1, "handromi": 1, "team": 1}}
)  # no lesson is offered any more


def start(  # noqa: PLR0917 - named in calls
    storage=None, engine=None, known=True, address="#", table=None, journal=None, lessons=OFFERED
):
    """Starts the app on a fake browser; `known` games came with the page. Returns (app, dom)."""
    files = {"hello.json": json.dumps(hello())} if known else {"hello.json": ""}
    dom = FakeDom(storage, engine, files, journal)
    dom.entries = [address]
    if lessons:
        dom.storage.texts.setdefault("talon.lessons", lessons)
    screens = dict(SCREENS)
    if table is not None:
        screens["table"] = table
    app = App(dom, screens)
    app.start()
    dom.advance(0)
    return app, dom


class Probe(Screen):
    """A screen whose regions a test sets."""

    name = "table"

    def __init__(self, app):
        super().__init__(app)
        self.parts = [("one", "<p>1</p>"), ("two", '<button data-act="tap" data-n="2">x</button>')]
        self.taps = []
        self.keys = []

    def enter(self, **params):
        self.params = params

    def regions(self):
        return self.parts

    def act(self, name, data):
        self.taps.append((name, data))

    def key(self, key, data, mods):
        self.keys.append(key)
        return key == "p"


class Note(Sheet):
    """A sheet that counts how often it was closed."""

    name = "note"
    gone = 0

    def title(self):
        return "A note"

    def body(self):
        return '<button data-act="inside">x</button><button data-act="outside">x</button>'

    def act(self, name, data):
        return name == "inside"

    def closed(self):
        self.gone += 1


def probe():
    """Returns the app at a `Probe`, its DOM and that screen."""
    app, dom = start(table=Probe)
    app.go("table", id="m")
    dom.advance(0)
    dom.patches = []
    return app, dom, app.screen
