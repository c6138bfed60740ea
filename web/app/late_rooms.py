"""What is asked of late rooms from elsewhere: each function fetches its room first."""

from .browser.late import PartAway
from .texts.names import only_person

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from .app import App
    from .messages import Args
    from .protocols import Meta
    from .screen import Screen
    from .texts.words import Words
    from .upkeep.reminder import Reminder


async def begin_face_down(app: "App", fields: "dict[str, Any]", terms: str, *, replacing: bool) -> bool:
    """Lays out a table with its cards face down, and begins a match there once the engine is up.

    The table opens in place of this screen (`replacing`) or over it. Returns False where it is not needed or cannot
    be shown: the engine is up, a spare on these `terms` is there, several people play, or the network is away.
    """
    game = fields["game"]
    if app.engine.state == "ready" or app.spares.fits(game, terms) or only_person(fields["seats"]) is None:
        return False
    screen = app.screen
    try:
        await app.rooms.bring("lessons")
        await app.games.bring(game)
    except PartAway:
        return False
    if app.screen is screen:
        (app.replace if replacing else app.go)("dealing", id=game)
        from .lessons.dealing import deal

        await deal(app, fields, replaced=replacing)
    return True


async def make_room(app: "App") -> bool:
    """Packs old matches if storage is short; returns False while the `upkeep` room cannot be fetched."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return False  # retried later
    from .upkeep.packing import pack_old

    app.spawn(pack_old(app))
    return True


async def deal_ahead(app: "App") -> bool:
    """Makes the missing spares; returns False if the engine is needed elsewhere and the rest must follow later."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return True  # retried later
    from .upkeep.sparing import make_spares

    return await make_spares(app)


async def note_try(app: "App", meta: "Meta") -> bool:
    """Notes the result of a counted try at a deal of the day; returns False if the `daily` room cannot be fetched."""
    try:
        await app.rooms.bring("daily")
    except PartAway:
        return False  # its match still holds the result
    from .daily.tries import Tries

    Tries(app, app.dom.today()).note(meta)
    return True


async def care(app: "App") -> "Reminder | None":
    """Does what is due for the matches on this device; returns a reminder for the player, or None."""
    if not await make_room(app):
        return None
    from .upkeep.reminder import Reminder

    app.l10n.load("upkeep")
    reminder = Reminder(app)
    if reminder.wants_promise:
        reminder.ask_promise()
    promised = app.tasks.deferred()
    app.dom.persisted(promised.done)
    return reminder if reminder.is_due(is_lasting=await promised) else None


async def share_table(app: "App", playing: "Any", words: "Words", *, opens: bool) -> None:
    """Lets people at other phones play the match of a table, a `Playing`; `opens` the sheet of those phones."""
    await app.rooms.bring("phones")
    from .phones.guests import guests_of
    from .phones.sheet import PhonesSheet

    if playing.session.stopped:
        return
    guests = guests_of(app, playing)
    if opens or not guests.are_complete():
        app.dialog(PhonesSheet(app, guests, words, explain_phones))


async def ask_whose_table(app: "App", screen: "Screen", match: str) -> None:
    """Leaves the screen of a table that another phone may still have, and asks whether it is to be opened anyway."""
    if app.screen is screen:
        app.back()
    await app.rooms.bring("succession")
    from .succession.doubt import ask

    ask(app, match)


async def explain_phones(app: "App") -> None:
    """Opens how to play on several phones over what is in front."""
    front = app.front()
    await app.rooms.bring("rules")
    from .rules.together import TogetherSheet

    if app.front() is front:
        app.dialog(TogetherSheet(app))


async def explain_keys(app: "App", words: "Words", rows: "Sequence[tuple[str, str, Args | None]]") -> None:
    """Opens what keys do over what is in front; see `rules.keys`."""
    front = app.front()
    await app.rooms.bring("rules")
    from .rules.keys import KeysSheet

    if app.front() is front:
        app.dialog(KeysSheet(app, words, rows))


async def show_players(app: "App", playing: "Any", words: "Words") -> None:
    """Opens who sits where at the table of a `Playing` over what is in front."""
    front = app.front()
    await app.rooms.bring("newgame")
    from .newgame.players import Players

    session = playing.session
    if app.front() is front and not session.stopped:
        app.dialog(Players(app, words, session.players, session.meta["game"], playing.reseating.rename))


async def offer_link(
    app: "App", record: str, meta: "dict[str, Any]", number: int = 0, moment: int | None = None
) -> None:
    """Opens the sheet that makes a link of a match, of one of its deals, or of a moment of one; see `links.send`."""
    front = app.front()
    await app.rooms.bring("links")
    from .links.send import SendSheet

    if app.front() is front:
        app.dialog(SendSheet(app, record, meta, number=number, moment=moment))
