"""Care for what is kept, in a room of its own that comes once there is time for it."""

from .late import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App
    from .protocols import Meta
    from .upkeep.reminder import Reminder


async def make_room(app: "App") -> bool:
    """Packs old matches where room is short; False while the `upkeep` room cannot be fetched."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return False  # another time
    from .upkeep.packing import pack_old

    app.spawn(pack_old(app))
    return True


async def deal_ahead(app: "App") -> bool:
    """Makes the spares that are missing; returns False where the engine is wanted, and the rest is to follow."""
    try:
        await app.rooms.bring("upkeep")
    except PartAway:
        return True  # another time
    from .upkeep.sparing import make_spares

    return await make_spares(app)


async def note_try(app: "App", meta: "Meta") -> bool:
    """Notes the result of a counted try at a deal of a day; False while the `daily` room cannot be fetched."""
    try:
        await app.rooms.bring("daily")
    except PartAway:
        return False  # its match still tells
    from .daily.tries import Tries

    Tries(app, app.dom.today()).note(meta)
    return True


async def care(app: "App") -> "Reminder | None":
    """Does what is due for the matches on this device; returns a reminder for the player, None without one."""
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
