"""A page for the deals of the day, with the real engine."""

import json
from functools import cache

from app.app import App
from app.daily.deal import DailyDeal
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.real_engine import HELLO, Engine

DAY = "2026-11-22"
GAMES = [game["name"] for game in json.loads(HELLO)["games"]]


class DailyPage:
    """The deals of the day in a browser tab; further tabs share its `storage` and `journal`."""

    def __init__(self, place="", date=DAY, storage=None, journal=None, number=0):
        self.engine = Engine()
        self.storage = storage or FakeStorage()
        self.journal = journal or FakeJournal()
        self.dom = FakeDom(self.storage, self.engine, {"hello.json": HELLO}, self.journal)
        self.dom.date = date
        self.dom._randoms = 1000 * number  # a tab is known by a random name
        self.storage.texts.setdefault("talon.settings", json.dumps({"pace": "instant", "automatic": "off"}))
        self.storage.texts.setdefault("talon.lessons", json.dumps({"offered": dict.fromkeys(GAMES, 1)}))
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.open(place)

    def open(self, place=""):
        """Goes to the deals of a day, by way of home."""
        self.app.go("home")
        self.app.go("daily", **({"id": place} if place else {}))
        self.dom.advance(0)
        return self

    def tab(self, **changes):
        """Returns another tab of the same browser."""
        return DailyPage(storage=self.storage, journal=self.journal, number=1, **changes)

    def begin(self, game, act="play"):
        """Presses the button of a game, and waits for its table."""
        self.dom.press(act, game=game)
        self.dom.advance(0)
        assert self.app.screen.name == "table", self.dom.shown()
        return self

    def turn(self):
        """Makes one move for the player, as the computer would; returns False when the deal is over."""
        self.dom.advance(2000)
        table = self.app.screen.scene.view.table
        if table["deal_over"]:
            return False
        session = self.app.screen.playing.session
        level = {"level": "club", "seed": session.seed()}
        move = self.engine.ask("think", record=session.record, seat=0, playouts=1, **level)["move"]
        self.app.screen.playing.moves.move(move)
        if self.app.screen.scene.lapsing == move:  # a bet would lapse, so the page asks first
            self.app.screen.playing.moves.move(move)
        return True

    def play(self, game, act="play"):
        """Plays a deal to its end."""
        self.begin(game, act)
        while self.turn():
            pass
        return self

    def back(self):
        """Goes back from the settlement to the deals of the day."""
        self.dom.advance(2000)
        self.dom.press("daily")
        self.dom.advance(0)
        return self

    @property
    def games(self):
        """Returns the HTML of the games."""
        return self.dom.html["daily-games"]

    @property
    def record(self):
        """Returns the record of the match at the table."""
        return self.app.screen.playing.session.record

    def told(self, day=DAY):
        """Returns what is stored about a day's tries."""
        return json.loads(self.storage.get("talon.daily." + day[:7]) or "{}").get(day[8:], {})


@cache
def _kept():
    """Returns what is stored once the deal of Handrömi has been played and its par found."""
    page = DailyPage().play("handromi").back()
    assert "par" in page.told()["handromi"]
    return dict(page.storage.texts), dict(page.journal.entries)


def after(**changes):
    """Returns a page after the deal of Handrömi has been played, with these changes to the stored try."""
    storage, journal = FakeStorage(), FakeJournal()
    texts, entries = _kept()
    storage.texts.update(texts)
    journal.entries.update(entries)
    told = json.loads(texts["talon.daily.2026-11"])
    told["22"]["handromi"] = {**told["22"]["handromi"], **changes}
    storage.texts["talon.daily.2026-11"] = json.dumps(told)
    return DailyPage(storage=storage, journal=journal)


def deal_of(page, game, day=DAY):
    return DailyDeal(page.app, page.app.game(game), day)
