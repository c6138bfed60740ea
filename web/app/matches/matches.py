"""The matches on the list: beginning one, taking one in, deleting one and bringing it back."""

from ..saves import SaveError
from ..texts.names import only_person

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ..app import App
    from ..messages import Aim, Checked, Player

SEED_BYTES = 16


async def begin(app: "App", fields: "dict[str, Any]", terms: str = "") -> str:
    """Makes a match of the `wanted` fields, keeps it and returns its id; raises EngineError and SaveError.

    A spare on these `terms` is begun if there is one, even before the engine is up.
    """
    spare = await app.spares.take(fields["game"], terms) if terms else None
    if spare is not None:
        return spare
    answer = await app.engine.ask("new", **recorded(fields))
    return await app.saves.create(answer["record"], about(fields["game"], fields["seats"], fields["options"]))


def wanted(
    app: "App", game: str, seats: "list[Player]", options: dict[str, str], dealer: int | None = None
) -> "dict[str, Any]":
    """Returns the fields of a request for a new match, with a fresh seed."""
    fields: dict[str, Any] = {"game": game, "seats": seats, "options": options, "seed": app.dom.random(SEED_BYTES)}
    if dealer is not None:
        fields["dealer"] = dealer
    return fields


def recorded(fields: "dict[str, Any]") -> "dict[str, Any]":
    """Returns the `wanted` fields as the engine takes them: there a person is "human", at whatever phone they sit."""
    seats = []
    for player in fields["seats"]:
        one = dict(player)
        one["kind"] = "bot" if player["kind"] == "bot" else "human"
        seats.append(one)
    asked = dict(fields)
    asked["seats"] = seats
    return asked


async def look_ahead(app: "App", fields: "dict[str, Any]") -> "tuple[str, int, dict[str, Any]]":
    """Makes a match of the `wanted` fields without keeping it; raises EngineError.

    Returns its record, the seat of its only person, and its first table as they see it.
    """
    seat = only_person(fields["seats"]) or 0
    made = await app.engine.ask("new", **recorded(fields))
    seen = await app.engine.ask("look", record=made["record"], seat=seat)
    return made["record"], seat, seen["table"]


def first_picture(table: "Mapping[str, Any]", record: str) -> "dict[str, Any]":
    """Returns the first table of a match as its picture, which is shown being dealt (see `Opening`)."""
    picture = dict(table)
    picture["of"] = len(record)
    picture["fresh"] = True
    return picture


async def repeat(app: "App", record: str, meta: "dict[str, Any]", again: bool) -> str:
    """Makes a match like another: the same people and options, and with `again` the very same cards."""
    if again:
        answer = await app.engine.ask("new", again=record)
        fresh = about(meta["game"], meta["seats"], meta.get("options") or {})
        return await app.saves.create(answer["record"], fresh)
    return await begin(app, wanted(app, meta["game"], meta["seats"], meta.get("options") or {}))


async def take_in(
    app: "App",
    record: str,
    checked: "Checked",
    *,
    branch: str = "",
    aim: "Aim | None" = None,
    labels: "dict[str, Any] | None" = None,
    match: str = "",
    text: str = "",
) -> str:
    """Keeps a match that came from outside, with its `labels`, once the engine has checked it; returns its id.

    If some lines of the `text` that it was read from cannot be played, that is kept too, room permitting.

    `branch` is the `Spot`, as text, of another match from which this one goes on; nobody has moved in it while its
    record has the length `untried`. `aim` is the result to beat, if there is one: {deal, seat, points, low}, `low` if
    fewer points are better. The id is fresh unless a `match` is given.
    """
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta["deal"] = checked["deal"]
    meta["ply"] = checked["ply"]
    meta["scores"] = checked["scores"]
    meta["over"] = checked["over"]
    meta["settled"] = checked["deal_over"] and not checked["over"]
    meta.update(labels or {})
    if branch:
        meta["branch"] = branch
        meta["untried"] = len(record)
    if aim:
        meta["aim"] = aim
    match = await app.saves.create(record, meta, match)
    if text and checked["lost"]:
        app.spawn(_keep_original(app, match, text))
    return match


async def _keep_original(app: "App", match: str, text: str) -> None:
    app.saves.keep_original(match, text)


def delete(app: "App", match: str, text: str, undo: str, on_undone: "Callable[[bool], object]") -> None:
    """Deletes a match and shows a `text`; for a while a button labelled `undo` brings it back.

    Then `on_undone(is_back)` is called, with False if it could not be written; the player is told of that already.
    """
    deleted = remove(app, match)
    app.toast(text, undo, lambda: app.spawn(_restore(app, deleted, on_undone)))


def remove(app: "App", match: str) -> "dict[str, Any]":
    """Deletes a match and its picture, tells guests at its table, and returns what `Saves.restore` takes back."""
    app.extras.drop_picture(match)
    app.stills.forget(match)
    deleted = app.saves.delete(match)
    if app.connections is not None:
        app.connections.deleted(match)
    return deleted


async def _restore(app: "App", deleted: "dict[str, Any]", on_undone: "Callable[[bool], object]") -> None:
    is_back = True
    try:
        await app.saves.restore(deleted)
    except SaveError as error:
        is_back = False
        app.explain(error)
    on_undone(is_back)


def about(game: str, seats: "list[Player]", options: dict[str, str]) -> "dict[str, Any]":
    """Returns the meta of a new match: what is stored in addition to its record.

    `remote` lists the seats of people at other phones, and is there only if there are any.
    """
    meta: dict[str, Any] = {
        "game": game,
        "seats": seats,
        "options": options,
        "deal": 1,
        "ply": 0,
        "scores": [0] * len(seats),
        "over": False,
        "places": None,
    }
    remote = [seat for seat, player in enumerate(seats) if player["kind"] == "remote"]
    if remote:
        meta["remote"] = remote
    return meta
