"""Makes spares: the next match of each game against the computer, while nobody is waiting for the engine."""

from ..ahead import import_table
from ..client.engine_client import EngineError
from ..matches.matches import about, look_ahead, wanted
from ..matches.new_match import NewMatch
from ..matches.stills import LEFT, UNDRAWABLE
from ..saves import SaveError, StoredMatch
from ..texts.names import name_seats, only_person

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from ..app import App
    from ..messages import Game
    from ..task import Deferred

PAUSE_MS = 300


async def make_spares(app: "App") -> bool:
    """Makes the spares that are missing or no longer on the terms of the last set-up; returns whether all are there.

    As soon as the engine is asked for something else, the rest is left for another time.
    """
    for game in app.hello["games"] if app.hello else []:
        await app.sleep(0)  # a task for each: none takes a slow phone long
        new = NewMatch(app, game)
        new.preset("solo")
        terms = new.terms()
        if not app.spares.fits(game["name"], terms):
            if app.engine.working or not await _make(app, game, new):
                return False
            await app.sleep(PAUSE_MS)
        await _keep_first(app, game["name"], terms)
    await app.sleep(0)  # a tap hurries the still that is being drawn, and not this one too
    await _keep_latest(app)
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


async def _keep_first(app: "App", game: str, terms: str) -> None:
    """Keeps how the first table of a spare will look."""
    spare = app.spares.read(game, terms)
    if spare is None:
        return
    match, meta, picture = app.spares.unpacked(spare)
    await _keep_still(app, game, match, (spare.record, meta), picture)


async def _keep_latest(app: "App") -> None:
    """Keeps how the table of the match looks that waits to be played on."""
    latest = app.saves.running(app.saves.matches())[:1]
    picture = app.extras.picture(latest[0].match) if latest else None
    if picture is None or app.screen.name != "home":
        return
    try:
        found = app.saves.peek(latest[0].match)
    except SaveError:
        return
    if only_person(found[1]["seats"]) == picture["seat"] is not None:
        await _keep_still(app, LEFT, latest[0].match, found, picture)


def _next_pause(coroutine: "Coroutine[Any, Any, None]") -> "Deferred | None":
    """Lets a coroutine go on and returns what it waits for next, None once it is over."""
    try:
        pause: Deferred = coroutine.send(None)
    except StopIteration:
        return None
    return pause


async def _keep_still(
    app: "App", place: str, match: str, found: "tuple[str, dict[str, Any]]", picture: "dict[str, Any]"
) -> None:
    """Keeps a still of a match, `found` as (record, meta), once its game has been opened.

    Each region is drawn in a task of its own, because drawing takes long.
    """
    record, meta = found
    if not app.games.is_here(meta["game"]) or app.stills.has(place, match, record):
        return

    import_table()
    table: "Any" = app.screens["table"](app)
    source = StoredMatch(app.saves, app.extras, match)

    def named(work: "Callable[[], Any]") -> "Any":
        """Calls a function while seats have the names of this match; at the table that is open others may sit."""
        names = app.l10n.resolver
        name_seats(app, meta["seats"], picture["seat"])
        try:
            return work()
        finally:
            app.l10n.resolver = names
            app.l10n.clear_cache()

    try:
        named(lambda: table.lay_for_still(source, record, meta, picture["table"]))
        table.board.before_drawing(lambda: None)  # it is prepared, and is not to know that the engine is up
        drawing = table.board.compose()
        pause = named(lambda: _next_pause(drawing))
        while pause is not None:
            await pause
            pause = named(lambda: _next_pause(drawing))
        named(lambda: app.stills.keep(place, match, record, table))
    except UNDRAWABLE:
        return
