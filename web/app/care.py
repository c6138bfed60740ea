"""Care for what is stored, by rooms that are fetched once there is time for it."""

from .browser.late import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .protocols import Meta
    from .upkeep.reminder import Reminder


async def make_room(app: "App") -> bool:
    """Packs old matches if storage is short; returns False while the `upkeep` room cannot be fetched."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return False  # another time
    from .upkeep.packing import pack_old

    app.spawn(pack_old(app))
    return True


async def deal_ahead(app: "App") -> bool:
    """Makes the missing spares; returns False if the engine is needed elsewhere and the rest must follow later."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return True  # another time
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
