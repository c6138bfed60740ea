"""Cards that a page gives away in any way: drawn, named for readers, or left in its markup."""

import re

from playwright.sync_api import Page

from engine.core import registry, replay
from engine.core.match import Match
from engine.core.state import Seat
from tests.e2e.table import SUITS, WILD

__all__ = ["cards_in", "loaded", "markup", "seen_by"]

_MARKUP = """(element) => {
  const copy = element.cloneNode(true);
  for (const said of copy.querySelectorAll(".said")) said.replaceChildren();
  return copy.outerHTML;
}"""
_SUIT = {word: letter for letter, word in SUITS.items()}
_KEY = re.compile(r"\bc(\d+)\b")  # the key of an open card is its id
_NAME = re.compile(r"(?<![\w-])((?:10|[2-9])[roygbhdc])(?![\w-])")  # as records write it; "7s" is also a word
_LABEL = re.compile(rf"\b(10|[2-9]) of ({'|'.join(_SUIT)})\b")  # as it is read aloud


def markup(page: Page) -> str:
    """Returns everything in a page that changes: its markup, title and address, but not what was said."""
    html = [page.locator("#app").evaluate(_MARKUP)]
    return "\n".join([*html, page.title(), page.url.partition("#")[2]])


def cards_in(text: str, match: Match) -> set[str]:
    """Returns the names of the number cards that a text gives away: by key, by name, or as read aloud."""
    names = match.deck.names
    keys = {names[int(number)] for number in _KEY.findall(text) if int(number) < len(names)}
    called = {rank + _SUIT[suit] for rank, suit in _LABEL.findall(text)}
    return (keys - {"", *WILD}) | set(_NAME.findall(text)) & set(names) | called


def seen_by(match: Match, *seats: Seat) -> set[str]:
    """Returns the names of the cards that each of these seats has seen."""
    return set.intersection(*(set(match.deck.list(match.state.seen(seat))) for seat in seats))


def loaded(record: str) -> Match:
    """Returns the match of a record; fails when a line of it does not replay."""
    found = replay.load(record, registry.game)
    assert found.lost == ()
    return found.match
