"""The loose match: one from a file that is looked back at and is on no list, until it is kept or left."""

from ..client.record_texts import LOOSE
from ..matches.matches import about, take_in
from ..saves import SaveError, StoredMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App


async def read(app: "App", match: str) -> "tuple[str, dict[str, Any]]":
    """Returns (record, meta) of a match, also of the loose one; raises SaveError loose once that is gone."""
    if match != LOOSE:
        record, meta, _ = await StoredMatch(app.saves, app.extras, match).read()
        return record, meta
    if app.loose is None:
        raise SaveError("save/loose")
    checked, labels, _ = app.loose
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta.update({"deal": checked["deal"], "scores": checked["scores"], "over": checked["over"]})
    meta.update(labels)
    return checked["record"], meta


async def keep(app: "App", on_kept: "Callable[[str], object]") -> None:
    """Takes the loose match in, once, and calls `on_kept(match)` with its new id."""
    loose, app.loose = app.loose, None
    if loose is None:
        return
    checked, labels, text = loose
    try:
        match = await take_in(app, checked["record"], checked, labels=labels, text=text)
    except SaveError:
        app.loose = loose
        raise
    app.toast(app.t("replay-kept"))
    on_kept(match)
