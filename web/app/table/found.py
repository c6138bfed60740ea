"""Draws what a hand already holds: under every card of a combination found in it a mark, with its points."""

from ..html import esc
from .view import groups_of

KINDS = 4  # marks told apart by their shape


class Found:
    """The combinations found in a hand, for the cards in the order shown."""

    def __init__(self, words, hand, slots):
        self._words = words
        self._groups = {}
        self._heads = {}
        for number, (group, _) in enumerate(groups_of(hand)):
            self._groups[group["key"]] = (group, number % KINDS)
            # The points stand at the beginning of the longest part that lies together.
            self._heads[group["key"]] = _head(slots, group["key"])

    def mark(self, slot, after):
        """Returns the mark below a card; `after` is the card beside it."""
        key = slot["group"]
        if key not in self._groups:
            return '<span class="found-none"></span>'
        group, number = self._groups[key]
        style = f"found found-{number}"
        if after is not None and after["group"] == key:
            style += " found-on"
        if self._heads[key] != slot["key"]:
            return f'<span class="{style}" data-act="found" data-group="{esc(key)}" aria-hidden="true"></span>'
        label = esc(self._words.t("hand-found", {"what": self._words.text(group["label"])}))
        points = esc(group["label"]["args"].get("points", ""))
        return (
            f'<button type="button" class="{style} found-head" data-act="found" data-group="{esc(key)}" '
            f'data-key="found:{esc(key)}" aria-label="{label}"><span class="num">{points}</span></button>'
        )


def _head(slots, group):
    """Returns the key of the card with which the longest stretch of a combination begins."""
    best = (0, None)
    start = None
    length = 0
    for slot in slots:
        if slot["group"] != group:
            start = None
            length = 0
            continue
        start = start or slot["key"]
        length += 1
        if length > best[0]:
            best = (length, start)
    return best[1]
