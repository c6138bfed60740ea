"""Packs matches that were finished long ago, before the room on this device runs out."""

from ..saves import SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..saves.save import Entry

SHARE = 2_500_000  # characters above which matches are packed; browsers keep some five million
OLD_S = 28 * 24 * 3600
PAUSE_MS = 100


async def pack_old(app: "App") -> int:
    """Packs matches that are over, the oldest first, until there is enough room; returns how many it has packed.

    If the browser had no room for the last write, matches of any age are packed until a fifth of everything is gone,
    wherever that browser's limit lies. Otherwise they have to be some weeks old, and nothing is packed while somebody
    plays, because each match takes the page a tenth of a second.
    """
    is_short = app.saves.is_short
    used = app.storage.used()
    enough = min(SHARE, used * 4 // 5) if is_short else SHARE
    count = 0
    for entry in reversed(app.saves.matches()):
        if used <= enough or (app.screen.name == "table" and not is_short):
            break
        if _can_be_packed(entry, app.dom.now(), at_once=is_short) and await _pack(app, entry.match):
            count += 1
            used = app.storage.used()
            await app.sleep(PAUSE_MS)
    return count


async def _pack(app: "App", match: str) -> bool:
    """Packs a match; returns False if it cannot be packed, as when there is no room for the packed one."""
    try:
        shrunk: bool = await app.saves.shrink(match)
    except SaveError:
        return False
    return shrunk


def _can_be_packed(entry: "Entry", now: float, *, at_once: bool) -> bool:
    is_old = at_once or now - entry["played"] > OLD_S
    return is_old and entry["state"] == "ok" and bool(entry.get("over"))
