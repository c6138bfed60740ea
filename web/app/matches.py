"""Beginning and deleting matches, and what they are called: their deals, their seats, the names of who plays."""

from .saves import SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from .app import App
    from .messages import Checked, Player

SEED_BYTES = 16

# How many characters a player's name and a match's title may have.
NAME_MAX = 20
TITLE_MAX = 40


async def begin(
    app: "App", game: str, seats: "list[Player]", options: dict[str, str], dealer: int | None = None
) -> str:
    """Makes a match, keeps it and returns its id; raises EngineError and SaveError."""
    fields: dict[str, Any] = {"game": game, "seats": seats, "options": options, "seed": app.dom.random(SEED_BYTES)}
    if dealer is not None:
        fields["dealer"] = dealer
    answer = await app.engine.ask("new", **fields)
    return await app.saves.create(answer["record"], about(game, seats, options))


async def repeat(app: "App", record: str, meta: "dict[str, Any]", again: bool) -> str:
    """Makes a match like another: the same people and options, and with `again` the very same cards."""
    if again:
        answer = await app.engine.ask("new", again=record)
        fresh = about(meta["game"], meta["seats"], meta.get("options") or {})
        return await app.saves.create(answer["record"], fresh)
    return await begin(app, meta["game"], meta["seats"], meta.get("options") or {})


async def take_in(app: "App", record: str, checked: "Checked") -> str:
    """Keeps a match that came from outside, once the engine has checked it; returns its id."""
    meta = about(checked["game"], checked["seats"], checked.get("options") or {})
    meta["deal"] = checked["deal"]
    meta["ply"] = checked["ply"]
    meta["scores"] = checked["scores"]
    meta["over"] = checked["over"]
    return await app.saves.create(record, meta)


def delete(app: "App", match: str, text: str, undo: str, on_undone: "Callable[[bool], object]") -> None:
    """Deletes a match and says so in a `text`; for a while a button, `undo`, brings it back.

    Then `on_undone(is_back)` is called; where that is False it could not be written, which the player is told.
    """
    app.extras.drop_picture(match)
    deleted = app.saves.delete(match)
    app.toast(text, undo, lambda: app.spawn(_restore(app, deleted, on_undone)))


async def _restore(app: "App", deleted: "dict[str, Any]", on_undone: "Callable[[bool], object]") -> None:
    is_back = True
    try:
        await app.saves.restore(deleted)
    except SaveError as error:
        is_back = False
        app.problem(error)
    on_undone(is_back)


def about(game: str, seats: "list[Player]", options: dict[str, str]) -> "dict[str, Any]":
    """Returns what is kept about a new match beside its record: its meta."""
    return {
        "game": game,
        "seats": seats,
        "options": options,
        "deal": 1,
        "ply": 0,
        "scores": [0] * len(seats),
        "over": False,
        "places": None,
    }


def deal_name(app: "App", meta: "Mapping[str, Any]") -> str:
    """Returns what a game calls the present deal of a match: "hand 3", "round 3"."""
    return app.t(f"game-{meta['game']}.deal", n=meta["deal"])


def deal_count(app: "App", game: str, n: int) -> str:
    """Returns a number of deals in a game's own words: "one hand", "3 rounds"."""
    return app.t(f"game-{game}.deals", n=n)


def usual_name(app: "App", kind: str, place: int, persons: int) -> str:
    """Returns the name of a seat that was given none; `persons` people sit at the table."""
    if kind == "bot":
        return app.t("bot-n", n=place + 1)
    return app.t("name-you") if persons == 1 else app.t("player-n", n=place + 1)


def usual_level(app: "App") -> str:
    """Returns the level of a bot that was given none: the strongest, "" while the levels are not known."""
    levels = app.hello["levels"] if app.hello else []
    return levels[-1] if levels else ""


def tidied(text: str, most: int) -> str:
    """Returns a name as typed, with single blanks between its words, cut off after `most` characters."""
    return " ".join(text.split())[:most]


def named(app: "App", seats: "list[Player]") -> "list[Player]":
    """Returns seats with a name for each and no two alike: a missing name is made up, a second one numbered."""
    persons = sum(seat["kind"] == "human" for seat in seats)
    players: list[Player] = []
    for place, seat in enumerate(seats):
        name = base = seat["name"] or usual_name(app, seat["kind"], place, persons)
        number = 2
        while any(other["name"] == name for other in players):
            name = f"{base} {number}"
            number += 1
        players.append({"kind": seat["kind"], "name": name, "level": seat["level"]})
    return players
