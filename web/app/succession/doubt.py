"""Doubt: the connection broke while the table came to this phone, so the old host may still have it."""

from ..saves import SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


def ask(app: "App", match: str) -> None:
    """Asks whether this phone's copy is to be the table; until the people here say so, nobody plays with it."""
    app.l10n.load("phones")
    t = app.t
    text = t("handover-doubt.text")
    app.confirm(t("handover-doubt"), text, t("handover-doubt.yes"), lambda: app.spawn(_open(app, match)))


async def settle(app: "App", match: str) -> None:
    """Notes that this phone has the table; raises SaveError."""
    record, meta = app.saves.peek(match)
    meta["unsure"] = False
    await app.saves.store(match, record, meta)


async def _open(app: "App", match: str) -> None:
    try:
        await settle(app, match)
    except SaveError as error:
        app.explain(error)
    else:
        app.go("table", id=match)
