"""Somebody who sends a link, and somebody who opens it."""

from app.app import App
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.replay_rig import ReplayPage, finished

__all__ = ["SHORT", "LinkPage", "made", "over", "sender"]


SHORT = 2000


class LinkPage:
    """A page at which a link has arrived."""

    def __init__(self, address, *, start=True):
        self.engine = Engine()
        self.dom = FakeDom(engine=self.engine)
        self.dom.entries = [address]
        self.app = App(self.dom, SCREENS)
        if start:
            self.app.start()
            self.dom.advance(0)
            self.dom.boot("ready")
            self.dom.advance(0)

    @property
    def shown(self):
        return self.dom.shown()

    def press(self, act):
        self.dom.press(act)
        self.dom.advance(0)

    def matches(self):
        """Returns (record, meta) of every match that is kept."""
        return [self.app.saves.load(entry["id"])[:2] for entry in self.app.saves.matches()]


def sender(match, deal=2, moment=None):
    """Returns a page that looks back at a deal, with the sheet that makes links open."""
    page = ReplayPage(match, f"/{deal}/{moment or 0}")
    page.dom.press("send")
    page.dom.advance(0)
    return page


def made(page, kind="deal", *, names=False):
    """Makes a link; returns its address and the record in it."""
    if kind != "deal":
        page.dom.change("send", kind)
    if names:
        page.dom.change("send-names", "on")
    page.dom.advance(0)
    page.dom.press("send-copy")
    page.dom.press("send-file")
    return page.dom.copied[-1], page.dom.downloads[-1][1]


def over(game="boast", seats=3):
    """Returns a finished match."""
    match = finished(game, seats, deals=100)
    assert match.end is not None
    return match
