"""A browser profile shared by many tests, swept before each: with the site in its cache, pages start fast."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, expect

from app.matches.matches import about
from app.saves import pack
from engine.core import registry
from engine.core.match import Match
from tests.e2e.table import Table
from tests.e2e.visit import Visit

__all__ = ["OFFERED", "QUICK", "Profile"]

HABITS = {"automatic": "off", "whole": "off"}  # unless a test chooses otherwise
QUICK = {"pace": "instant", "hints": "quick"}
OFFERED = json.dumps({"offered": {game.name: 1 for game in registry.games()}})
READY_MS = 60_000
_LOOKS = 40
_LOOK_MS = 50
_STORED = "() => { try { return { ...localStorage }; } catch { return null; } }"
_QUIET = "<title>Keeper</title><link rel=icon href='data:,'>"  # a page of the same origin on which nothing runs

_SWEEP = """() => new Promise((done, failed) => {
  localStorage.clear();
  Object.assign(indexedDB.deleteDatabase("talon.journal"), { onsuccess: done, onerror: failed });
})"""

# What a screen reader is told: every text added to its live region, unless a sheet covers that; `coverings` tells of
# each whether a curtain hid the table by then, so that it was said to whoever takes the device next.
_LISTEN = """addEventListener("DOMContentLoaded", () => {
  Object.assign(window, { spoken: [], coverings: [] });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target.closest ? target : target.parentElement)?.closest("[role=log]");
      const sheet = document.querySelector("dialog[open]");
      if (!region || (sheet && !sheet.contains(region))) continue;
      const isCovered = document.querySelector("#t-curtain .curtain") !== null;
      for (const { textContent } of addedNodes) if (textContent) spoken.push(textContent), coverings.push(isCovered);
    }
  }).observe(document, { childList: true, subtree: true });
})"""


class Profile:
    """Tabs of one browser with one storage. `touch` says whether its person has fingers or a mouse.

    `habits` are the settings that hold unless a test chooses otherwise.
    """

    def __init__(self, visit: Visit, *, touch: bool) -> None:
        self.visit = visit
        self.context = visit.context
        self.touch = touch
        self.habits = dict(HABITS)
        self.context.add_init_script(_LISTEN)
        self.context.on("console", self._on_console)
        self._keeper = self.context.new_page()
        self._keeper.route("**/keeper", lambda route: route.fulfill(content_type="text/html", body=_QUIET))
        self._keeper.goto(f"{visit.url}keeper")

    @property
    def problems(self) -> list[str]:
        """Returns what went wrong so far; a test that provokes a problem removes it."""
        return self.visit.problems

    def sweep(self) -> None:
        """Closes every tab and forgets what is stored, but marks all lessons as offered."""
        for page in self.tabs():
            page.close()
        self.context.set_offline(offline=False)
        self._keeper.evaluate(_SWEEP)
        self.put("talon.lessons", OFFERED)
        self.problems.clear()

    # -- what is stored

    def stored(self) -> dict[str, str]:
        """Returns everything in the storage, once all tabs agree, or else as the newest tab sees it."""
        seen: list[dict[str, str]] = []
        for _ in range(_LOOKS):
            looks = [page.evaluate(_STORED) for page in (self._keeper, *self.tabs())]
            seen = [look for look in looks if look is not None]
            if all(look == seen[0] for look in seen):
                break
            self._keeper.wait_for_timeout(_LOOK_MS)
        return seen[-1]

    def put(self, key: str, text: str) -> None:
        """Stores a text, as another tab of the site would."""
        self._keeper.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])

    def restore(self, stored: dict[str, str]) -> None:
        """Puts the storage back to what it was."""
        self._keeper.evaluate("(stored) => { localStorage.clear(); Object.assign(localStorage, stored); }", stored)

    def settings(self, **values: str) -> None:
        """Makes choices in the settings; by default nothing plays or selects itself."""
        self.put("talon.settings", json.dumps({**self.habits, **values}))

    def lay(self, match: Match, name: str = "m1", **more: Any) -> str:
        """Stores a match, so that a table can be opened for it, and returns its id."""
        seats = [{"kind": who.kind, "name": who.name, "level": who.level} for who in match.players]
        meta = about(match.game.name, seats, dict(match.options.values))
        meta |= {"deal": match.setup.deal, "ply": match.plies, "scores": list(match.totals)}
        meta |= {"over": match.end is not None, "places": list(match.end.ranking) if match.end else None}
        meta |= {"created": 1, "played": 1, **more}
        self.put(f"talon.match.{name}.0", pack(0, meta, match.text))
        return name

    def matches(self) -> list[str]:
        """Returns the ids of the matches that are stored."""
        return sorted({key.split(".")[2] for key in self.stored() if key.startswith("talon.match.")})

    def record(self, name: str = "m1") -> str:
        """Returns a match's record as it was stored last."""
        texts = [text for key, text in self.stored().items() if key.startswith(f"talon.match.{name}.")]
        newest = max(texts, key=lambda text: int(text.split(" ")[2]))
        return newest.split("\n", 2)[2]

    # -- tabs

    def tabs(self) -> list[Page]:
        """Returns the tabs that are open."""
        return [page for page in self.context.pages if page is not self._keeper]

    def open(self, path: str = "", *, size: tuple[int, int] | None = None, script: str = "", **media: Any) -> Page:
        """Opens a tab of this size, with a script that runs before the page's own.

        `media` are features to emulate, such as color_scheme="dark".
        """
        page = self.context.new_page()
        if size:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        if script:
            page.add_init_script(script)
        if media:
            page.emulate_media(**media)
        page.goto(self.visit.url + path)
        return self.visit.usable(page)

    def go(self, page: Page, path: str) -> Page:
        """Shows another screen in an open tab, by way of home; the engine need not start again."""
        for hash_, screen in (("#", "home"), (path or "#", path[1:].partition("/")[0] or "home")):
            page.evaluate("(hash) => { location.hash = hash; }", hash_)
            page.wait_for_function("(screen) => document.body.dataset.screen === screen", arg=screen)
        return self.visit.arrived(page)

    @contextmanager
    def offline(self, page: Page) -> Iterator[None]:
        """Cuts the network off, once the open settings say that everything is here."""
        expect(page.locator("body")).to_contain_text("Offline useReady", timeout=READY_MS)
        self.context.set_offline(offline=True)
        try:
            yield
        finally:
            self.context.set_offline(offline=False)

    def table(self, match: Match | str = "m1", **settings: str) -> Table:
        """Opens the table of a match in a new tab; bots play at once unless the settings say otherwise."""
        name = self.lay(match) if isinstance(match, Match) else match
        self.settings(**{**QUICK, **settings})
        return self.at(self.open(f"#table/{name}"))

    def at(self, page: Page) -> Table:
        """Returns the table that a page shows."""
        return Table(page, touch=self.touch)

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "warning" and "no text for" in message.text:
            self.problems.append(message.text)
