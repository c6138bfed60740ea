"""A host's page and its guests' pages, each a fake browser, with pipes between them in place of connections."""

import json

from app.app import App
from app.matches.matches import about, begin
from app.phones.connections import connections_of
from app.phones.guests import MIDDLE
from app.phones.visit import Visit
from app.screens import SCREENS
from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import HELLO, Engine
from tests.app.telling import SETTINGS

RANDOMS = 1000  # between the "random" numbers of two phones, so that they never draw the same


class Pipe:
    """One end of a connection: what is sent here is delivered there by `Phones.pump`."""

    def __init__(self):
        self.sent = []
        self.all = []
        self.is_closed = False

    def send(self, text):
        assert not self.is_closed
        self.sent.append(text)
        self.all.append(text)

    def secure(self):
        assert not self.is_closed

    def close(self):
        self.is_closed = True


class Page:
    """A page in a fake browser; one without an engine is a guest's. `before` is the page that this phone had open."""

    def __init__(self, engine=None, before=None, **settings):
        kept = {} if before is None else {"storage": before.dom.storage, "journal": before.dom.journal}
        self.dom = FakeDom(engine=engine, files={"hello.json": HELLO}, **kept)
        self.dom.storage.set("talon.settings", json.dumps(dict(SETTINGS, **settings)))
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)

    @property
    def scene(self):
        """Returns the scene of the table."""
        return self.app.screen.scene

    @property
    def table(self):
        """Returns what the table shows."""
        return self.scene.view.table


class Phones:
    """A host with a match, and guests at some of its seats; `seats` says who sits where, a letter each.

    h: a person at the host's phone, b: a bot, r: a guest at another phone. The match is a fresh one of the game, or
    the one given as a record. With `engines`, guests have an engine of their own, as any page has after a while.
    Unless it is dealt `anew` once all are there, its first hand stays.
    """

    def __init__(self, game, seats, seed="phones", record="", *, joined=True, engines=False, anew=True, **settings):
        self.engines = engines
        self.host = self.made(Engine(), **settings)
        app = self.host.app
        kinds = {"h": "human", "b": "bot", "r": "remote"}
        players = [
            {"kind": kinds[kind], "name": f"P{seat}", "level": "club" if kind == "b" else ""}
            for seat, kind in enumerate(seats)
        ]
        self.host.dom.boot("ready")
        fields = {"game": game, "seats": players, "seed": seed, "options": {}, "dealer": 0}
        made = app.saves.create(record, about(game, players, {})) if record else begin(app, fields)
        begun = app.spawn(made)
        self.host.dom.advance(0)
        self.match = begun.value
        self.pages = {}
        self.visits = {}
        self.pipes = {}
        app.go("table", id=self.match)
        self.host.dom.advance(0)
        self.guests = app.connections.guests
        self.guests._is_begun = not anew
        if not joined:
            return
        app.close()  # the sheet of the phones that are missing
        for seat, kind in enumerate(seats):
            if kind == "r":
                self.join(seat, **settings)

    def made(self, engine=None, **settings):
        """Returns a new page."""
        return Page(engine, **settings)

    def join(self, seat, **settings):
        """Lets a phone join at a seat, or a table in the middle (`guests.MIDDLE`), and opens the table there."""
        page = self.pages[seat] = self.made(Engine() if self.engines else None, **settings)
        if self.engines:
            page.dom.boot("ready")
        page.dom._randoms = RANDOMS * (seat + 2)
        visit = self.visits[seat] = Visit(page.app)
        connections_of(page.app).visit = visit
        self.connect(seat)
        page.app.go("guest")
        self.pump()

    def connect(self, seat):
        """Connects the phone of a seat with the host's, anew if it has been connected."""
        here, there = self.pipes[seat] = Pipe(), Pipe()
        self.guests.arrive(self.guests.of(seat), here)
        self.visits[seat].client.disconnect()
        self.pages[seat].app.spawn(self.visits[seat].connect(there))
        self.pump()

    def seat(self, seat, to):
        """Lets the host put a seat to the phone at another one, or take it back there (None)."""
        self.guests.move(seat, to)
        self.pump()

    def cut(self, seat):
        """Cuts a connection; what was under way is lost."""
        here, _ = self.pipes[seat]
        self.guests.depart(self.guests.of(seat), here)
        self.visits[seat].client.disconnect()
        self.pipes[seat] = Pipe(), Pipe()

    def page(self, seat):
        """Returns the page at which a seat plays."""
        if seat in self.guests.seats():
            seat = self.guests.of(seat).seats[0]
        return self.pages.get(seat, self.host)

    def tap(self, seat, move):
        """Begins a move at the phone of its player."""
        page = self.page(seat)
        if page.scene.curtain is not None:
            page.dom.press("reveal", seat=seat)
            self.pump()
        page.app.spawn(page.app.screen.playing.moves.play(seat, move))

    def play(self, seat, move):
        """Makes a move at the phone of its player."""
        self.tap(seat, move)
        self.pump()

    def pump(self):
        """Delivers everything, and lets every page go on, until nothing more happens."""
        for _ in range(200):
            moved = False
            for seat, (here, there) in self.pipes.items():
                while there.sent:
                    self.guests.receive(self.guests.of(seat), there.sent.pop(0))
                    moved = True
                while here.sent:
                    self.visits[seat].client.receive(here.sent.pop(0))
                    moved = True
            for page in (self.host, *self.pages.values()):
                page.dom.advance(50)
            if not moved and not self.host.app.engine.working:
                return
        raise AssertionError("it goes on for ever")

    @property
    def record(self):
        """Returns the host's record."""
        return self.host.app.saves.load(self.match)[0]


def agree(phones):
    """Checks that everybody sees the same moment, the host unless nobody may look there."""
    match = load(phones.record, game_of).match
    now = (match.setup.deal, match.plies)
    host = [] if phones.host.scene.curtain is not None else [phones.host]
    assert all((page.table["deal"], page.table["ply"]) == now for page in (*host, *phones.pages.values()))
    for seat, page in phones.pages.items():
        assert page.table["seat"] == (None if seat == MIDDLE else seat)
        assert phones.visits[seat].client.faults == 0
        assert phones.guests.of(seat).gate.faults == 0
