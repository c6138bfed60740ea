"""A page that looks back at matches played at random."""

import json

from app.app import App
from app.screens import SCREENS
from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep
from tests.app.table_rig import seat
from tests.strategies import played

__all__ = ["NAMES", "TABLES", "ReplayPage", "finished"]


NAMES = ("Anna", "Béla", "Cili", "Dezső")
TABLES = [("haggis", 3), ("team", 4), ("boast", 3), ("handromi", 2)]


def finished(game, seats, deals=2, persons=1):
    """Returns a match at the end of a deal, played at random."""
    rng = SplitMix64(7)
    players = [Player("human" if at < persons else "bot", NAMES[at], "club") for at in range(seats)]
    match = played(create(registry.game(game), players, {}, f"replay/{game}"), rng)
    while match.setup.deal < deals and match.end is None:
        match = played(match.next(), rng)
    return match


class ReplayPage:
    """An open look back."""

    def __init__(self, match, spot="", persons=1, **settings):
        self.engine = Engine()
        self.dom = FakeDom(engine=self.engine)
        self.dom.storage.set("talon.settings", json.dumps(settings))
        self.app = App(self.dom, SCREENS)
        players = [seat(player.name, player.kind == "bot") for player in match.players]
        meta = {"game": match.game.name, "seats": players, "options": {}, "deal": match.setup.deal, "ply": 0}
        meta.update({"scores": list(match.totals), "over": match.end is not None, "places": None})
        self.match = keep(self.app, match.text, meta)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.app.go("replay", id=self.match + spot)
        self.dom.advance(0)

    @property
    def screen(self):
        return self.app.screen

    @property
    def at(self):
        """Returns the deal and the moment."""
        return self.screen.spot.deal, self.screen.spot.moment

    @property
    def table(self):
        """Returns the table that is shown."""
        return self.screen.scene.view.table
