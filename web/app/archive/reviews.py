"""The reviews of a match, which travel above its record and come back to it, whatever its id has become."""

import json

from ..browser.storage import REVIEW, REVIEW_RULES
from ..texts.engine_words import SEAT_ARGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ..app import App
    from ..protocols import Storage

WHAT = "review"
NUMBERS = ("ply", "loss", "accuracy")
LABELS = ("played", "best", "open")
FAR = 1_000_000  # more points or moves than any deal has; infinity too can be written as JSON


def kept_of(storage: "Storage", match: str) -> list[str]:
    """Returns each review of a match as the text of a part: its place, "<match>.<deal>.<seat>", and what was kept."""
    begin = f"{REVIEW}{match}."
    return [f"{key[len(REVIEW) :]} {storage.get(key)}" for key in sorted(storage.names()) if key.startswith(begin)]


def fresh(app: "App", texts: list[str], ids: "Mapping[str, str]") -> "list[tuple[str, str, dict[str, Any]]]":
    """Returns the reviews among the texts of parts that know more than those here: match, deal and seat, and review.

    `ids` has the matches that the same text holds: their ids there, and here, "" for those that are still to come.
    """
    found = []
    for text in texts:
        place, _, rest = text.partition(" ")
        there, _, which = place.partition(".")
        review = _sound(rest)
        if there not in ids or review is None or not _is_place(which):
            continue
        here = app.extras.json(f"{REVIEW}{ids[there]}.{which}") if ids[there] else None
        if not isinstance(here, dict) or here.get("rules") != REVIEW_RULES or _seen(here) < _seen(review):
            found.append((there, which, review))
    return found


def keep(app: "App", texts: list[str], ids: "Mapping[str, str]") -> None:
    """Keeps what is fresh of the matches that are here now, as far as there is room; reviews can be made again."""
    for there, which, review in fresh(app, texts, ids):
        match = ids[there]
        if match and app.saves.exists(match) and _fits(review, len(app.saves.meta(match)["seats"])):
            app.extras.keep_json(f"{REVIEW}{match}.{which}", review)


def _seen(review: "dict[str, Any]") -> int:
    seen = review.get("seen")
    return seen if isinstance(seen, int) else 0


def _is_place(which: str) -> bool:
    deal, _, seat = which.partition(".")
    return deal.isdigit() and seat.isdigit()


def _sound(text: str) -> "dict[str, Any] | None":
    """Returns a review if it has the form that this version writes, since anybody may have written it."""
    try:
        read = json.loads(text)
        is_sound = read["rules"] == REVIEW_RULES and all(isinstance(read[name], int) for name in ("seen", "unknown"))
        is_sound = is_sound and isinstance(read["sign"], str) and isinstance(read["left"], list)
        is_sound = is_sound and all(isinstance(ply, int) for ply in read["left"])
        return read if is_sound and all(_is_decision(told) for told in read["decisions"]) else None
    except (KeyError, RuntimeError, TypeError, ValueError):  # RuntimeError: texts within texts without end
        return None


def _is_decision(told: "Any") -> bool:
    numbers = [told[name] for name in NUMBERS] + [told[name] or 0 for name in ("value", "open_loss")]
    texts = [told[name] for name in LABELS] + told["reasons"]
    return (
        all(isinstance(number, (int, float)) and -FAR < number < FAR for number in numbers)
        and isinstance(told["ply"], int)
        and 0 <= told["accuracy"] <= 100
        and isinstance(told["class"], str)
        and all(_is_text(text) for text in texts)
    )


def _is_text(text: "Any") -> bool:
    """Tells whether this is a text, whose arguments are texts, words or numbers."""
    if not isinstance(text, dict) or not isinstance(text["code"], str) or not isinstance(text["args"], dict):
        return False
    args = [text["args"][name] for name in text["args"]]
    return all(isinstance(value, (str, int, float)) or _is_text(value) for value in args)


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
