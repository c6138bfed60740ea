"""A page that shows the figures of matches played at random."""

from app.app import App
from app.figures.counted import DAY_S
from app.figures.ledger import Ledger
from app.screen import FILL_MS
from app.screens import SCREENS
from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from engine.core.tally import tally
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.samples_shell import OFFERED
from tests.app.samples_shell import create as keep
from tests.strategies import played
from web.make.figures import figures_file

__all__ = ["FILES", "NAMES", "FiguresPage", "about", "finished", "row_of"]


NAMES = ("Anna", "Béla", "Cili", "Dezső")
FILES = {path: data.decode() for game in registry.games() for path, data in figures_file(game).items()}


def finished(game="haggis", kinds="hb", deals=2, seed="figures", level="club"):
    """Returns a match at the end of a deal, played at random; `kinds` says who sits there."""
    rng = SplitMix64(7)
    players = [Player("human" if kind == "h" else "bot", NAMES[at], level) for at, kind in enumerate(kinds)]
    match = played(create(registry.game(game), players, {}, seed), rng)
    while match.setup.deal < deals and match.end is None:
        match = played(match.next(), rng)
    return match


def about(match, **more):
    """Returns the meta of a match."""
    seats = [{"kind": one.kind, "name": one.name, "level": one.level} for one in match.players]
    meta = {"game": match.game.name, "seats": seats, "options": dict(match.options.values), "deal": match.setup.deal}
    meta.update({"ply": match.plies, "scores": list(match.totals), "over": match.end is not None, "places": None})
    meta.update(more)
    return meta


class FiguresPage:
    """A page with saved matches and its figures open."""

    def __init__(self, *matches, storage=None, opened=True):
        self.engine = Engine()
        self.dom = FakeDom(storage, self.engine, FILES)
        self.dom.storage.texts.setdefault("talon.lessons", OFFERED)
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.ids = [self.keep(match) for match in matches]
        if opened:
            self.open()

    def keep(self, match, **more):
        found = keep(self.app, match.text, about(match, **more))
        self.dom.time += DAY_S
        return found

    def open(self, game=""):
        self.app.go("home")
        self.app.go("figures", id=game)
        self.dom.advance(FILL_MS)

    @property
    def ledger(self):
        return Ledger(self.dom.storage)

    def shown(self, part):
        return self.dom.html["figures-of-" + part]

    def rows(self, match):
        """Returns the rows that the ledger has for a match."""
        return [deal[3] for deal in self.ledger.matches[match].deals]

    def choose(self, field, value):
        self.dom.emit("field", field, value, {}, True)


def row_of(page, match, seat=0):
    """Returns the rows that a match should have according to its tally."""
    names = page.ledger.games[match.game.name]
    found = []
    for deal in match.deals:
        counts = tally(deal)[seat]
        if deal.outcome is not None:
            common = [counts["points"], counts["won"], counts["moves"]]
            found.append([[-1, 0, *common, *[counts[name] for name in names]]])
    return found
