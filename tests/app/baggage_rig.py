"""A device with matches and all their baggage."""

import json

from app.archive.baggage import LINE
from app.daily.deal import BOTS
from app.figures.counted import DAY_S
from app.figures.ledger import FORMAT, Ledger
from app.saves.save import crc
from tests.app.figures_rig import about, finished
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep
from tests.app.test_archive import Device

__all__ = ["DAILY", "DAY", "DAYS", "SOLVED", "Full", "daily_match", "keep_as", "ledger", "line"]


DAY = "2026-11-21"
DAYS = {
    "21": {"haggis": {"late": 0, "ahead": 12, "others": 1, "moves": 30, "par": 5, "bots": BOTS}, "boast": {"late": 1}}
}
SOLVED = {"haggis": {"1.1": "first", "2.4": "later", "3.3": "tried"}}
DAILY = f"daily-{DAY}-haggis"


def daily_match():
    """Returns the match of a counted try."""
    return finished(deals=1, seed=f"daily/{DAY}/haggis/1")


class Full(Device):
    """A page with counted matches, results of days and solved problems."""

    def __init__(self, *matches, days=DAYS, solved=SOLVED, number=0):
        super().__init__({})
        self.dom._randoms = 1000 * number  # ids are random
        self.ids = [keep(self.app, match.text, about(match)) for match in matches]
        ledger = Ledger(self.dom.storage)
        for found, match in zip(self.ids, matches, strict=True):
            ledger.take(found, about(match), Engine().ask("tally", record=match.text), DAY_S)
        if matches:
            assert ledger.keep()
        if days:
            self.dom.storage.set("talon.daily.2026-11", json.dumps(days))
        if solved:
            self.dom.storage.set("talon.problems", json.dumps(solved))
        self.app.go("home")
        self.app.go("saved")
        self.dom.advance(0)

    @property
    def rows(self):
        """Returns the ledger's text of each match, by id."""
        ledger = Ledger(self.dom.storage)
        return {match: ledger.matches[match].text for match in ledger.matches}

    def kept(self, key):
        return json.loads(self.dom.storage.get(key) or "null")

    def take(self, text):
        """Takes a text in, and returns the sheet that asked about it."""
        self.app.go("home")
        self.app.go("saved")
        self.dom.advance(0)
        self.read(text)
        told = self.dom.html["sheet"]
        if self.dom.find("take-in"):
            self.dom.press("take-in")
            self.dom.advance(0)
        assert self.dom.errors == []
        return told


def line(what, text, checksum=None):
    """Returns a part as a line, with its correct checksum or the given one."""
    inner = json.dumps(f"{what} {checksum or crc(text)} {text}")[1:-1]
    return f'{LINE}{inner}"]'


def ledger(*lines):
    """Returns a ledger of these lines with a correct checksum, whether or not they make sense."""
    body = "\n".join(lines)
    return f"talon-figures {FORMAT} {crc(body)}\n{body}"


def keep_as(device, found, match, **more):
    """Keeps a match under an id."""
    device.app.spawn(device.app.saves.create(match.text, about(match, **more), found))
