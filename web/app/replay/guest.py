"""The guest: a match from a file that is looked back at and is on no list, until it is kept or left."""

from ..client.record_texts import GUEST
from ..matches.matches import about, take_in
from ..saves import SaveError, StoredMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App


async def read(app: "App", match: str) -> "tuple[str, dict[str, Any]]":
    """Returns (record, meta) of a match, or of the guest; raises SaveError guest once the guest is gone."""
    if match != GUEST:
        record, meta, _ = await StoredMatch(app.saves, app.extras, match).read()
        return record, meta
    if app.guest is None:
        raise SaveError("save/guest")
    checked, labels, _ = app.guest
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta.update({"deal": checked["deal"], "scores": checked["scores"], "over": checked["over"]})
    meta.update(labels)
    return checked["record"], meta


async def keep(app: "App", on_kept: "Callable[[str], object]") -> None:
    """Takes the guest in, once, and calls `on_kept(match)` with its new id."""
    guest, app.guest = app.guest, None
    if guest is None:
        return
    checked, labels, text = guest
    try:
        match = await take_in(app, checked["record"], checked, labels=labels, text=text)
    except SaveError:
        app.guest = guest
        raise
    app.toast(app.t("replay-kept"))
    on_kept(match)
