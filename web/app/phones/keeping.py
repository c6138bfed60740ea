"""Keeping: fetches a match that is over, has this phone's own engine check it like any outside text, and saves it."""

from ..client.engine_client import EngineError
from ..client.record_texts import reseeded
from ..matches.matches import SEED_BYTES, take_in
from ..texts.names import named
from .wire import ANSWER, WORD, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..messages import Player
    from .guest_client import GuestClient


LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"  # of an id, which is a part of the names of what is stored


async def fetch(client: "GuestClient", *, deals: bool) -> "tuple[str, str]":
    """Returns the id and the record of the match at the host's phone, once it is over; raises EngineError.

    With `deals`, it is the record of those that are over by now.
    """
    answer = await client.question({"op": "record", "deals": deals})
    return match_of(answer), text_of(answer, "record", ANSWER)


def match_of(answer: "dict[str, Any]") -> str:
    """Returns the id of the match that a host sends; raises EngineError for one that no Talon makes."""
    match = text_of(answer, "match", WORD)
    if not match or any(sign not in LETTERS for sign in match):
        raise EngineError("phones/record", f"an id like {match!r}")
    return match


async def keep(app: "App", match: str, text: str, own: "Sequence[int]", game: str) -> str:
    """Saves a finished match under its id, unless it is saved already; returns its record.

    `own` are the seats of this phone. Raises EngineError for a text that is no such match, and SaveError.
    """
    is_known = app.saves.exists(match)
    if is_known:
        known, meta = app.saves.peek(match)
        if meta["over"] or not meta.get("unsure"):  # else it is a copy from a handover that has come to nothing
            return known
    checked = await app.engine.ask("check", text=reseeded(text, app.dom.random(SEED_BYTES)))
    if checked["lost"] or not checked["over"] or checked["game"] != game:
        raise EngineError("phones/record", "not a whole match of this game")
    status = await app.engine.ask("status", record=checked["record"])
    checked["seats"] = named(app, [seated(player, seat in own) for seat, player in enumerate(checked["seats"])])
    record: str = checked["record"]
    if is_known:
        app.saves.delete(match)
    labels = {"places": status["places"], "restored": app.dom.now()}  # this phone may have had it, and given it up
    await take_in(app, record, checked, labels=labels, match=match)
    return record


def seated(player: "Player", is_here: bool) -> "Player":
    """Returns a player as they are known at this phone: people at others are remote."""
    one = player.copy()
    if one["kind"] != "bot":
        one["kind"] = "human" if is_here else "remote"
    return one
