"""Makes spares: the next match of each game against the computer, while nobody is waiting for the engine."""

from ..client.engine_client import EngineError
from ..matches.matches import about, look_ahead, wanted
from ..matches.new_match import NewMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import Game

PAUSE_MS = 300


async def make_spares(app: "App") -> bool:
    """Makes the spares that are missing or no longer on the terms of the last set-up; returns whether all are there.

    As soon as the engine is asked for something else, the rest is left for another time.
    """
    for game in app.hello["games"] if app.hello else []:
        new = NewMatch(app, game)
        new.preset("solo")
        if app.spares.fits(game["name"], new.terms()):
            continue
        if app.engine.working or not await _make(app, game, new):
            return False
        await app.sleep(PAUSE_MS)
    return True


async def _make(app: "App", game: "Game", new: NewMatch) -> bool:
    name = game["name"]
    players = new.players()
    meta = about(name, players, new.chosen_options())
    fields = wanted(app, name, players, new.chosen_options(), new.dealer())
    try:
        record, seat, table = await look_ahead(app, fields)
    except EngineError:
        return True  # the error is reported when a player starts a match
    meta["first"] = {"seat": seat, "table": table}
    app.spares.keep(name, new.terms(), record, meta)
    return True
