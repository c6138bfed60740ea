"""Whether a review that was kept can be used: anybody may have written it."""

import json

from ..browser.storage import REVIEW_CLASSES, REVIEW_RULES
from ..texts.engine_words import SEAT_ARGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .past_deal import PastDeal

FIELDS = ("rules", "sign", "decisions", "left", "seen", "unknown")
LABELS = ("played", "best", "open")
NUMBERS = ("loss", "accuracy")
SOMETIMES = ("value", "open_loss", "result")  # numbers that may be missing
FAR = 1_000_000  # more points or moves than any deal has; infinity too can be written as JSON
LONG = 300  # characters, more than any part of a label has
MANY = 20  # arguments or reasons, more than there ever are


def valid_review(text: str) -> "dict[str, Any] | None":
    """Returns a review if it has the form that this version writes, else None."""
    try:
        read = json.loads(text)
        review = {name: read[name] for name in FIELDS}
        is_valid = review["rules"] == REVIEW_RULES and all(_is_whole(review[name]) for name in ("seen", "unknown"))
        is_valid = is_valid and isinstance(review["sign"], str) and isinstance(review["left"], list)
        is_valid = is_valid and all(_is_whole(ply) for ply in review["left"])
        return review if is_valid and all(_is_decision(decision) for decision in review["decisions"]) else None
    except (KeyError, RuntimeError, TypeError, ValueError):  # RuntimeError: texts within texts without end
        return None


def is_of(review: "dict[str, Any]", deal: "PastDeal", seat: int) -> bool:
    """Returns whether a valid review is one of a seat's decisions in a deal."""
    plies, left = set(deal.decisions(seat)), review["left"]
    judged = [decision["ply"] for decision in review["decisions"]]
    if review["sign"] != deal.sign or not plies:
        return False
    is_whole = len(set(left + judged)) == len(left) + len(judged) and set(left + judged) <= plies
    return is_whole and review["seen"] == len(plies) - len(left) and review["unknown"] <= len(plies)


def fits(review: "dict[str, Any]", seats: int) -> bool:
    """Returns whether the seats that a review names are at the table."""
    found = [label for decision in review["decisions"] for label in _labels(decision)]
    found += [reason for decision in review["decisions"] for reason in decision["reasons"]]
    while found:
        args = found.pop()["args"]
        for name in args:
            if isinstance(args[name], dict):
                found.append(args[name])
            elif name in SEAT_ARGS and args[name] not in range(seats):
                return False
    return True


def _is_whole(number: "Any") -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and 0 <= number < FAR


def _is_number(number: "Any") -> bool:
    return isinstance(number, (int, float)) and -FAR < number < FAR  # NaN fails this, too


def _labels(decision: "dict[str, Any]") -> "list[Any]":
    """Returns the labels of a decision, without that of open cards where they do not tell what was best."""
    return [decision[name] for name in LABELS if name != "open" or decision[name] is not None]


def _is_decision(decision: "Any") -> bool:
    texts = _labels(decision) + decision["reasons"]
    return (
        _is_whole(decision["ply"])
        and all(_is_number(decision[name]) for name in NUMBERS)
        and all(decision.get(name) is None or _is_number(decision[name]) for name in SOMETIMES)
        and 0 <= decision["accuracy"] <= 100
        and decision["class"] in REVIEW_CLASSES
        and len(texts) < MANY
        and all(_is_text(text) for text in texts)
        and _are_cards(decision.get("cards") or {})
    )


def _are_cards(cards: "Any") -> bool:
    """Returns whether these are the cards of better moves, each list by its name."""
    return isinstance(cards, dict) and all(
        name in LABELS
        and isinstance(cards[name], list)
        and len(cards[name]) <= MANY
        and all(_is_word(card) for card in cards[name])
        for name in cards
    )


def _is_text(text: "Any") -> bool:
    """Returns whether this is a text, whose arguments are texts, words or numbers."""
    if not isinstance(text, dict) or not isinstance(text["args"], dict) or len(text["args"]) > MANY:
        return False
    args = text["args"]
    if not all(_is_word(name) for name in args) or not _is_word(text["code"]):
        return False
    return all(_is_word(args[name]) or _is_number(args[name]) or _is_text(args[name]) for name in args)


def _is_word(text: "Any") -> bool:
    return isinstance(text, str) and len(text) <= LONG
