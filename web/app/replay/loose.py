"""The loose match: one from a file that is looked back at and is on no list, until it is kept or left.

`app.loose` is what the engine found in the file, its labels, its text, and the ids of the matches that were tried out
from it.
"""

from ..client.record_texts import LOOSE
from ..matches.matches import about, take_in
from ..saves import SaveError, StoredMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..messages import Checked
    from .spot import Spot


async def read(app: "App", match: str) -> "tuple[str, dict[str, Any]]":
    """Returns (record, meta) of a match, also of the loose one; raises SaveError loose once that is gone."""
    if match != LOOSE:
        record, meta, _ = await StoredMatch(app.saves, app.extras, match).read()
        return record, meta
    if app.loose is None:
        raise SaveError("save/loose")
    checked, labels, _, _ = app.loose
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta.update({"deal": checked["deal"], "scores": checked["scores"], "over": checked["over"]})
    meta.update(labels)
    return checked["record"], meta


def glimpse(app: "App", match: str) -> "tuple[str, dict[str, Any]] | None":
    """Returns (record, meta) of a match as the storage has them; None for the loose one, and if it cannot be read."""
    try:
        return None if match == LOOSE else app.saves.peek(match)
    except SaveError:
        return None


async def keep(app: "App", on_kept: "Callable[[str], object]") -> None:
    """Takes the loose match in, once, and calls `on_kept(match)` with its new id."""
    loose, app.loose = app.loose, None
    if loose is None:
        return
    checked, labels, text, _ = loose
    try:
        match = await take_in(app, checked["record"], checked, labels=labels, text=text)
    except SaveError:
        app.loose = loose
        raise
    app.toast(app.t("replay-kept"))
    on_kept(match)


async def begin_branch(app: "App", spot: "Spot", record: str, checked: "Checked") -> str:
    """Keeps the match that is tried out from a spot, and returns its id."""
    match = await take_in(app, record, checked, branch=str(spot))
    if spot.match == LOOSE and app.loose is not None:
        app.loose[3].append(match)
    return match
