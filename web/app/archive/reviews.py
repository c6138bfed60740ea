"""The reviews of a match: exported above its record, and imported with it even if it gets a new id."""

from ..browser.storage import REVIEW
from ..client.engine_client import EngineError
from ..saves import SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ..app import App
    from ..protocols import Storage
    from ..replay.past_deal import PastDeal

WHAT = "review"
_DIGITS = 4


def kept_of(storage: "Storage", match: str) -> list[str]:
    """Returns each review of a match as the text of a part: its place, "<match>.<deal>.<seat>", and what was kept."""
    begin = f"{REVIEW}{match}."
    return [f"{key[len(REVIEW) :]} {storage.get(key)}" for key in sorted(storage.names()) if key.startswith(begin)]


def follow(app: "App", match: str, other: str) -> None:
    """Copies a match's reviews to the match that continues it."""
    for text in kept_of(app.storage, match):
        place, _, _ = text.partition(" ")
        review = app.extras.json(REVIEW + place)
        if review is not None:
            app.extras.keep_json(f"{REVIEW}{other}{place[len(match) :]}", review)


async def fresh(
    app: "App", texts: list[str], ids: "Mapping[str, str]", records: "Mapping[str, str]"
) -> "list[tuple[str, str, dict[str, Any]]]":
    """Returns the reviews among the texts of parts that know more than those here: match, deal and seat, and review.

    `ids` maps the ids of matches in the same text to their ids here, "" for those not imported yet, whose `records`
    are given. A review of moves other than those of its deal, there or here, is worthless.

    Raises PartAway if the room that knows deals cannot be fetched.
    """
    found: list[tuple[str, str, dict[str, Any]]] = []
    if not texts:
        return found
    await app.rooms.bring("replay")
    from ..replay.kept_reviews import is_of, valid_review

    deals: dict[tuple[str, int], PastDeal | None] = {}
    for text in texts:
        place, _, rest = text.partition(" ")
        there, _, which = place.partition(".")
        number, seat = _numbers(which)
        review = valid_review(rest)
        if there not in ids or review is None or seat is None:
            continue
        if (there, number) not in deals:
            deals[there, number] = await _deal(app, ids[there], records.get(there, ""), number)
        deal = deals[there, number]
        if deal is None or not is_of(review, deal, seat):
            continue
        here = valid_review(app.storage.get(f"{REVIEW}{ids[there]}.{which}") or "") if ids[there] else None
        if here is None or not is_of(here, deal, seat) or here["seen"] < review["seen"]:
            found.append((there, which, review))
    return found


async def keep(app: "App", texts: list[str], ids: "Mapping[str, str]") -> None:
    """Stores the fresh reviews of matches that are here now, as room permits; reviews can be made again."""
    here = {there: ids[there] for there in ids if ids[there] and app.saves.exists(ids[there])}
    found = await fresh(app, texts, here, {})
    if not found:
        return
    from ..replay.kept_reviews import fits

    for there, which, review in found:
        match = here[there]
        # It may have been deleted in another tab while the engine was asked about its deals.
        if app.saves.exists(match) and fits(review, len(app.saves.meta(match)["seats"])):
            app.extras.keep_json(f"{REVIEW}{match}.{which}", review)


async def _deal(app: "App", match: str, record: str, number: int) -> "PastDeal | None":
    """Returns a deal of a match that is here, or of a record; None if it is not over, or cannot be read."""
    from ..replay.past_deal import PastDeal

    try:
        text = app.saves.peek(match)[0] if match else record
        answer = await app.engine.ask("moves", record=text, deal=number)
    except (SaveError, EngineError):
        return None
    return PastDeal(number, answer["moves"], answer["tricks"], answer["led"])


def _numbers(which: str) -> "tuple[int, int | None]":
    """Returns the deal and the seat in a place as a look back writes it; for any other text 0 and None."""
    deal, _, seat = which.partition(".")
    for digits in (deal, seat):
        is_number = 0 < len(digits) <= _DIGITS and all("0" <= sign <= "9" for sign in digits)
        if not is_number or str(int(digits)) != digits:
            return 0, None
    return int(deal), int(seat)
