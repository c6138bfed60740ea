"""Tabs with the real engine, and what an earlier visit has left there: the next match of each game."""

import json
from functools import cache

from app.app import App
from app.matches.spares import IDLE_MS, KEY
from app.saves import Save
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.real_engine import HELLO, Engine
from tests.app.samples_shell import OFFERED

REST_MS = 10 * IDLE_MS


class Tab:
    """A browser tab with the real engine, which is not up before `boot`; tabs share a storage and a journal."""

    def __init__(self, storage=None, journal=None, number=0, version="0.0.0", **settings):
        self.dom = FakeDom(storage or FakeStorage(), Engine(), {"hello.json": HELLO}, journal)
        self.dom._randoms = 1000 * number
        self.dom.version = lambda: version
        self.dom.storage.texts.setdefault("talon.lessons", OFFERED)
        self.dom.storage.texts["talon.settings"] = json.dumps({"pace": "instant", **settings})
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)

    def boot(self):
        """Brings the engine up, and lets the page rest for a while."""
        self.dom.boot("ready")
        self.dom.advance(REST_MS)
        return self

    def spare(self, game="haggis"):
        """Returns the spare of a game, or None."""
        text = self.dom.storage.get(KEY + game)
        return Save(text).verify() if text else None

    def play(self, game="haggis"):
        """Presses "Play"."""
        self.dom.press("first", game=game)
        self.dom.advance(0)

    @property
    def hand(self):
        """Returns the names of the cards in the hand that is shown."""
        scene = self.app.screen.scene
        return [slot["face"] for slot in scene.view.hand_slots()]

    def matches(self):
        """Returns the ids of the matches in the list."""
        return [entry["id"] for entry in self.app.saves.matches()]


@cache
def left(game=""):
    """Returns the stored texts that an earlier visit left, at which a `game` was the last one."""
    storage = FakeStorage()
    setups = {name: {"dealer": "1"} for name in ("haggis", "team", "boast", "handromi")}  # so that the player leads
    storage.texts["talon.setup"] = json.dumps({"game": game, "games": setups})
    return dict(Tab(storage, number=9).boot().dom.storage.texts)


def made(game=""):
    """Returns a storage and a journal with the spares of an earlier visit, at which a `game` was the last one."""
    storage = FakeStorage()
    storage.texts = dict(left(game))
    return storage, FakeJournal()


def names(table):
    """Returns the names of the cards in hand on a first table."""
    hands = [zone for zone in table["zones"] if zone["kind"] == "hand" and zone["seat"] == 0]
    return [slot["face"] for slot in hands[0]["slots"]]
