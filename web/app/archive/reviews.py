"""The reviews of a match, which travel above its record and come back to it, whatever its id has become."""

import json

from ..browser.storage import REVIEW, REVIEW_CLASSES, REVIEW_RULES
from ..client.engine_client import EngineError
from ..saves import SaveError
from ..texts.engine_words import SEAT_ARGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ..app import App
    from ..protocols import Storage
    from ..replay.past_deal import PastDeal

WHAT = "review"
FIELDS = ("rules", "sign", "decisions", "left", "seen", "unknown")
LABELS = ("played", "best", "open")
NUMBERS = ("loss", "accuracy")
SOMETIMES = ("value", "open_loss")  # numbers that may be missing
FAR = 1_000_000  # more points or moves than any deal has; infinity too can be written as JSON
LONG = 300  # characters, more than any part of a label has
MANY = 20  # arguments or reasons, more than there ever are
_DIGITS = 4


def kept_of(storage: "Storage", match: str) -> list[str]:
    """Returns each review of a match as the text of a part: its place, "<match>.<deal>.<seat>", and what was kept."""
    begin = f"{REVIEW}{match}."
    return [f"{key[len(REVIEW) :]} {storage.get(key)}" for key in sorted(storage.names()) if key.startswith(begin)]


def follow(app: "App", match: str, other: str) -> None:
    """Keeps the reviews of a match with another one too, which goes on from it."""
    for text in kept_of(app.storage, match):
        place, _, _ = text.partition(" ")
        review = app.extras.json(REVIEW + place)
        if review is not None:
            app.extras.keep_json(f"{REVIEW}{other}{place[len(match) :]}", review)


async def fresh(
    app: "App", texts: list[str], ids: "Mapping[str, str]", records: "Mapping[str, str]"
) -> "list[tuple[str, str, dict[str, Any]]]":
    """Returns the reviews among the texts of parts that know more than those here: match, deal and seat, and review.

    `ids` has the matches that the same text holds: their ids there, and here, "" for those that are still to come,
    whose `records` are given. A review of other moves than a deal has, there or here, is worth nothing.

    Raises PartAway if the room that knows deals cannot be fetched.
    """
    found = []
    deals: dict[tuple[str, int], PastDeal | None] = {}
    for text in texts:
        place, _, rest = text.partition(" ")
        there, _, which = place.partition(".")
        number, seat = _numbers(which)
        review = _sound(rest)
        if there not in ids or review is None or seat is None:
            continue
        if (there, number) not in deals:
            deals[there, number] = await _deal(app, ids[there], records.get(there, ""), number)
        deal = deals[there, number]
        if deal is None or not _is_of(review, deal, seat):
            continue
        here = app.extras.json(f"{REVIEW}{ids[there]}.{which}") if ids[there] else None
        if not isinstance(here, dict) or not _is_of(here, deal, seat) or here["seen"] < review["seen"]:
            found.append((there, which, review))
    return found


async def keep(app: "App", texts: list[str], ids: "Mapping[str, str]") -> None:
    """Keeps what is fresh of the matches that are here now, as far as there is room; reviews can be made again."""
    here = {there: ids[there] for there in ids if ids[there] and app.saves.exists(ids[there])}
    for there, which, review in await fresh(app, texts, here, {}):
        match = here[there]
        if _fits(review, len(app.saves.meta(match)["seats"])):
            app.extras.keep_json(f"{REVIEW}{match}.{which}", review)


async def _deal(app: "App", match: str, record: str, number: int) -> "PastDeal | None":
    """Returns a deal of a match that is here, or of a record; None if it is not over, or cannot be read."""
    await app.rooms.bring("replay")
    from ..replay.past_deal import PastDeal

    try:
        text = app.saves.peek(match)[0] if match else record
        told = await app.engine.ask("moves", record=text, deal=number)
    except (SaveError, EngineError):
        return None
    return PastDeal(number, told["moves"], told["tricks"])


def _numbers(which: str) -> "tuple[int, int | None]":
    """Returns the deal and the seat of a place, written as a look back writes them; for any other text no seat."""
    deal, _, seat = which.partition(".")
    for digits in (deal, seat):
        is_number = 0 < len(digits) <= _DIGITS and all("0" <= sign <= "9" for sign in digits)
        if not is_number or str(int(digits)) != digits:
            return 0, None
    return int(deal), int(seat)


def _is_of(review: "dict[str, Any]", deal: "PastDeal", seat: int) -> bool:
    """Tells whether a review by the present rules is one of a seat's decisions in a deal."""
    try:
        plies, left = set(deal.decisions(seat)), review["left"]
        judged = [told["ply"] for told in review["decisions"]]
        if (review["rules"], review["sign"]) != (REVIEW_RULES, deal.sign) or not plies:
            return False
        is_whole = len(set(left + judged)) == len(left) + len(judged) and set(left + judged) <= plies
        return is_whole and review["seen"] == len(plies) - len(left) and 0 <= review["unknown"] <= len(plies)
    except (KeyError, TypeError):
        return False


def _sound(text: str) -> "dict[str, Any] | None":
    """Returns a review if it has the form that this version writes, since anybody may have written it."""
    try:
        read = json.loads(text)
        review = {name: read[name] for name in FIELDS}
        is_sound = review["rules"] == REVIEW_RULES and all(_is_whole(review[name]) for name in ("seen", "unknown"))
        is_sound = is_sound and isinstance(review["sign"], str) and isinstance(review["left"], list)
        is_sound = is_sound and all(_is_whole(ply) for ply in review["left"])
        return review if is_sound and all(_is_decision(told) for told in review["decisions"]) else None
    except (KeyError, RuntimeError, TypeError, ValueError):  # RuntimeError: texts within texts without end
        return None


def _is_whole(number: "Any") -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < FAR


def _is_number(number: "Any") -> bool:
    return isinstance(number, (int, float)) and -FAR < number < FAR  # which is false for what is no number


def _is_decision(told: "Any") -> bool:
    texts = [told[name] for name in LABELS] + told["reasons"]
    return (
        _is_whole(told["ply"])
        and all(_is_number(told[name]) for name in NUMBERS)
        and all(told[name] is None or _is_number(told[name]) for name in SOMETIMES)
        and 0 <= told["accuracy"] <= 100
        and told["class"] in REVIEW_CLASSES
        and len(texts) < MANY
        and all(_is_text(text) for text in texts)
    )


def _is_text(text: "Any") -> bool:
    """Tells whether this is a text, whose arguments are texts, words or numbers."""
    if not isinstance(text, dict) or not isinstance(text["args"], dict) or len(text["args"]) > MANY:
        return False
    args = text["args"]
    if not all(_is_word(name) for name in args) or not _is_word(text["code"]):
        return False
    return all(_is_word(args[name]) or _is_number(args[name]) or _is_text(args[name]) for name in args)


def _is_word(text: "Any") -> bool:
    return isinstance(text, str) and len(text) <= LONG


def _fits(review: "dict[str, Any]", seats: int) -> bool:
    """Tells whether the seats that a review names are at the table."""
    found = [told[name] for told in review["decisions"] for name in LABELS]
    found += [reason for told in review["decisions"] for reason in told["reasons"]]
    while found:
        args = found.pop()["args"]
        for name in args:
            if isinstance(args[name], dict):
                found.append(args[name])
            elif name in SEAT_ARGS and args[name] not in range(seats):
                return False
    return True
