"""Lives of a browser that end by force: whatever was on the screen for a moment must exist in the next life."""

import os
import random
import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from app.matches.matches import about
from app.saves import pack
from engine.core.match import Match
from engine.core.replay import at
from tests.browser import find_browser
from tests.e2e.matches import bot_move, seats_of
from tests.e2e.visit import USABLE
from tests.long.robot import PLAYER, STORED, WATCH, KeptMatch, kept_matches, wrong_with

__all__ = ["ENDS", "MOMENTS", "TABLES", "Lives", "Loss", "laid", "matches_for"]

SEEN_S = 0.3  # for which a move must be on the screen to count
WAIT_MS = 60_000
REACH_MS = 180_000  # for a whole deal, by hints
FEW = 4  # matches: none is deleted from so few
CRASH_MS = 3000
UP_S = 2.5  # for the page to restore what it finds at its start
MOMENTS = ("start", "play", "play", "settlement", "deal", "taking back", "delete", "rename")
ENDS = ("browser", "close", "crash", "renderer")
TABLES = {"haggis": "hbb", "team": "hbbb", "boast": "hbb", "handromi": "hb"}
OPTIONS = {"haggis": {"target": "500"}, "team": {"end": "500"}, "boast": {}, "handromi": {"deals": "7"}}
PRACTICE = {"practice": "on"}  # so that everything can be taken back
PLACES = (0.0, 0.3, 0.6, 0.85, 1.0)  # in a first deal, from which matches go on

type States = Mapping[str, KeptMatch | None]


@dataclass(frozen=True)
class Loss:
    """Something that was not as it should be after a life had ended."""

    moment: str
    match: str
    why: str


def matches_for(seed: str, games: Sequence[str] = tuple(TABLES)) -> dict[str, Match]:
    """Returns matches of these games at several places in a deal, by id; some are just before its end."""
    found = {}
    for game in games:
        match = seats_of(TABLES[game], game)(seed, **OPTIONS[game], **PRACTICE)
        while match.outcome is None:
            match = match.play(*bot_move(match))
        for number, place in enumerate(PLACES):
            found[f"{game}{number}"] = at(match, 1, max(0, min(match.plies - 3, int(match.plies * place))))
    return found


def laid(*games: str, seed: str = "laid", matches: Mapping[str, Match] | None = None) -> tuple[str, dict[str, str]]:
    """Returns a script that stores matches and settings for instant play, and its argument."""
    matches = matches or matches_for(seed, games)
    texts = {f"talon.match.{name}.0": pack(0, _meta(match), match.text) for name, match in matches.items()}
    texts["talon.settings"] = '{"pace": "instant", "motion": "off", "hints": "quick"}'
    return "(texts) => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))", texts


class Lives:
    """A profile on disk and the browsers that live in it one after another, each ending by force."""

    def __init__(self, playwright: Playwright, url: str, profile: Path, seed: str) -> None:
        self._playwright = playwright
        self._url = url
        self._profile = profile
        self._chance = random.Random(seed)
        self._context: BrowserContext | None = None
        self._notes: list[tuple[float, str]] = []
        self._baseline: States = {}

    def lay(self, matches: Mapping[str, Match]) -> None:
        """Stores matches in the fresh profile and ends its first life gently, so that all is on disk from here on."""
        page = self._born()
        page.goto(self._url)
        page.wait_for_function(USABLE)
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.evaluate(*laid(matches=matches))
        page.reload()
        page.wait_for_function(USABLE)
        page.wait_for_timeout(500)
        self.end()
        self._baseline = {name: KeptMatch(match.text, "") for name, match in matches.items()}

    def end(self) -> None:
        """Ends the living browser gently."""
        if self._context is not None:
            with suppress(Error):
                self._context.close()
            self._context = None

    def round(self, moment: str, end: str) -> Iterator[Loss]:
        """Continues a match up to a moment, ends the life there, and yields what the next one has lost."""
        page = self._born()
        if moment == "delete" and len(self._baseline) <= FEW:
            moment = "rename"
        match = self._chance.choice(sorted(self._baseline))
        self._notes.clear()
        try:
            self._reach(page, moment, match)
        except Error as error:
            yield Loss(moment, match, f"the table did not go on: {error.message.splitlines()[0]}")
        killed = self._kill(page, end, self._chance.uniform(0, 0.8 if moment not in {"start", "play"} else 3))
        yield from self._lost(moment, killed)

    # -- a life

    def _born(self) -> Page:
        """Returns a new page of the living browser, starting one if there is none."""
        if self._context is None:
            self._context = self._playwright.chromium.launch_persistent_context(
                self._profile, executable_path=find_browser(), args=["--no-sandbox"]
            )
            self._context.set_default_timeout(WAIT_MS)
            self._context.expose_binding("noted", lambda _, text: self._notes.append((time.monotonic(), text)))
            self._context.add_init_script(WATCH)
        return self._context.new_page()

    def _reach(self, page: Page, moment: str, match: str) -> None:
        if moment in {"delete", "rename"}:
            page.goto(f"{self._url}#saved")
            page.wait_for_function(USABLE)
            page.locator(f'[data-act="more"][data-id="{match}"]').click()
            page.locator(f'dialog [data-act="{moment}"]').click()
            if moment == "rename":
                page.locator("#rename-title").fill(f"Named {self._chance.randrange(1000)}")
                page.locator("#rename-title").press("Enter")
            return
        page.goto(f"{self._url}#table/{match}", wait_until="commit")
        page.wait_for_function("document.body !== null")
        before = page.evaluate(STORED)
        page.evaluate(PLAYER, [self._chance.randrange(2**31), moment])
        if moment == "play":
            page.wait_for_function(f"(before) => ({STORED})() !== before", arg=before)
        elif moment != "start":
            page.wait_for_function("window.reached", timeout=REACH_MS)

    def _kill(self, page: Page, end: str, delay: float) -> float:
        """Ends a page or the whole browser by force after `delay` seconds; returns when."""
        if end in {"browser", "renderer"}:
            killed: list[float] = []
            victims = _processes(self._profile, renderers=end == "renderer")
            timer = threading.Timer(delay, lambda: killed.append(_slay(victims)))
            timer.start()
            with suppress(Error):
                page.wait_for_timeout(delay * 1000 + 200)
            timer.join()
            if end == "browser":
                self.end()
            else:
                with suppress(Error):
                    page.close()
            return killed[0]
        page.wait_for_timeout(delay * 1000)
        killed_at = time.monotonic()
        with suppress(Error):
            if end == "crash":
                page.goto("chrome://crash", timeout=CRASH_MS)
        with suppress(Error):
            page.close(run_before_unload=False)
        return killed_at

    # -- the next one

    def _lost(self, moment: str, killed: float) -> Iterator[Loss]:
        """Yields what is missing, doubled or incomplete in the next life, and makes what it has the new baseline."""
        notes = [(when, kept_matches(text)) for when, text in list(self._notes)]
        known = [self._baseline, *(kept for when, kept in notes if when <= killed - SEEN_S)][-1:]
        states = [*known, *(kept for when, kept in notes if killed - SEEN_S < when)]
        page = self._born()
        page.goto(self._url)
        page.wait_for_function(USABLE)
        until = time.monotonic() + UP_S
        while True:
            found = kept_matches(page.evaluate(STORED))
            wrong = list(_differences(states, found, moment))
            if not wrong or time.monotonic() > until:
                break
            page.wait_for_timeout(100)
        for match, why in wrong:
            yield Loss(moment, match, why)
        for match, kept in found.items():
            why = wrong_with(kept.record) if kept else "a part of it cannot be read"
            if why:
                yield Loss(moment, match, why)
        self._baseline = found
        page.close()


def _differences(states: Sequence[States], found: States, moment: str) -> Iterator[tuple[str, str]]:
    """Yields each match that neither is as in one of these states nor continues one by a change not yet drawn."""
    for match in dict.fromkeys(name for state in (*states, found) for name in state):
        allowed = [state.get(match) for state in states]
        there, last = found.get(match), allowed[-1]
        if there in allowed:
            continue
        if there and any(state and _follows(there, state) for state in allowed):
            continue  # stored, but not drawn yet
        if moment == "rename" and there and last and there.record == last.record:
            continue  # its new name, likewise
        if there and last is None and "\n0:" not in there.record and not any(allowed):
            continue  # a match that had just begun
        yield match, f"{_said(there)} instead of {_said(allowed[0])}"


def _follows(there: KeptMatch, state: KeptMatch) -> bool:
    """Returns whether a match continues a state: by further moves, or by taking back the last ones."""
    *lines, end = there.record.rstrip("\n").split("\n")
    back = end.startswith("[Undo ") and state.record.startswith("\n".join(lines) + "\n")
    return there.title == state.title and (back or there.record.startswith(state.record))


def _said(kept: KeptMatch | None) -> str:
    if kept is None:
        return "nothing"
    lines = kept.record.rstrip("\n").split("\n")
    return f"{len(lines)} lines to {lines[-1][:40]!r} titled {kept.title!r}"


def _meta(match: Match) -> dict[str, object]:
    seats = [{"kind": who.kind, "name": who.name, "level": who.level} for who in match.players]
    meta: dict[str, object] = about(match.game.name, seats, dict(match.options.values))
    state = {"deal": match.setup.deal, "ply": match.plies, "scores": list(match.totals), "over": False}
    return meta | state | {"places": None, "created": 1, "played": 1}


def _processes(profile: Path, *, renderers: bool) -> list[int]:
    """Returns the processes of the browser living in a profile, the main one first; or only its renderers."""
    parents: dict[int, int] = {}
    commands: dict[int, bytes] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                commands[int(entry.name)] = (entry / "cmdline").read_bytes()
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
    found = [pid for pid, command in commands.items() if f"--user-data-dir={profile}".encode() in command]
    found = [pid for pid in found if b"--type=" not in commands[pid]]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid and child not in found]
    return [pid for pid in found if b"--type=renderer" in commands[pid]] if renderers else found


def _slay(victims: Sequence[int]) -> float:
    """Kills processes and returns when."""
    now = time.monotonic()
    for pid in victims:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return now
