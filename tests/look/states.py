"""Situations of the page itself: what is saved, what fails or is slow, who has the device, kinds of matches."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

from app.saves import FORMAT, pack
from engine.core.match import Match
from tests.app.daily_rig import DAY
from tests.e2e.matches import alone, find, seats_of, second_hand
from tests.e2e.profile import OFFERED, QUICK, Profile
from tests.e2e.test_lessons import begin, wrong_move
from tests.e2e.test_replay import over
from tests.look.overlays import opened, ready
from tests.look.rooms import NOW, whole
from tests.look.tables import TABLES, Situation, after, at

__all__ = ["STATES"]

STEPS = (4, 9)  # of each lesson, counted from 0
BROKEN = "talon-save 1 7 0"
RUNNING = (("haggis", "hbb"), ("boast", "hbbbb"), ("handromi", "hbbb"), ("team", "hbbb"))

# Scripts that run before the page's own. A worker that never answers, and one that falls at once.
SILENT = "globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
FALLING = """globalThis.Worker = class extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new ErrorEvent("error", { message: "memory access out of bounds" })), 300);
  }
  postMessage() {}
  terminate() {}
};"""
# A new version that waits to be switched to. At a first visit the real worker takes over, which would load the page
# again: the page is not told of that.
WAITING = """{
  const there = { get: () => ({ postMessage() {} }) };
  Object.defineProperty(ServiceWorkerRegistration.prototype, "waiting", there);
  Object.defineProperty(ServiceWorkerContainer.prototype, "controller", there);
  ServiceWorkerContainer.prototype.addEventListener = function (kind, ...rest) {
    if (kind !== "controllerchange") EventTarget.prototype.addEventListener.call(this, kind, ...rest);
  };
}"""
# Neither the storage nor the database has room for a match.
NO_ROOM = """{
  const [set, put] = [Storage.prototype.setItem, IDBObjectStore.prototype.put];
  const full = () => { throw new DOMException("no room", "QuotaExceededError"); };
  Storage.prototype.setItem = function (...all) {
    return all[0].includes(".match.") ? full() : set.apply(this, all);
  };
  IDBObjectStore.prototype.put = function (...all) {
    return this.name === "matches" ? full() : put.apply(this, all);
  };
}"""
# Files of this name hang, or cannot be fetched.
HANGING = """{
  const [real, match] = [fetch, Cache.prototype.match];
  globalThis.fetch = (url, ...rest) => (/%s/.test(url) ? new Promise(() => {}) : real(url, ...rest));
  Cache.prototype.match = function (url, ...rest) {
    return /%s/.test(url) ? Promise.resolve() : match.call(this, url, ...rest);
  };
}"""
MISSING = HANGING.replace("new Promise(() => {})", "Promise.reject(new TypeError('Failed to fetch'))")


@cache
def _running() -> tuple[Match, ...]:
    """Returns a match of each game that is under way."""
    return tuple(at(kinds, game, after(8))() for game, kinds in RUNNING)


# -- what is saved


def under_way(count: int) -> Callable[[Profile], Page]:
    """Returns a function that opens home with as many matches under way, and one that is over."""

    def draw(profile: Profile) -> Page:
        for number, match in enumerate(_running()[:count]):
            profile.lay(match, f"m{number}", played=NOW - number)
        profile.lay(whole("boast", "hbb", "old"), "old", played=NOW - 99)
        return ready(profile.open())

    return draw


def unreadable(*presses: str) -> Callable[[Profile], Page]:
    """Returns a function that lists a match that is damaged and one of a newer version, or opens what is pressed."""

    def draw(profile: Profile) -> Page:
        profile.lay(over("haggis", 2))
        profile.put("talon.match.m2.0", BROKEN)
        profile.put("talon.match.m3.0", pack(1, {"all": "new"}, "something", FORMAT + 1))
        page = ready(profile.open("#saved"))
        page.locator("[data-key=more-m3]").wait_for()
        return opened(page, *presses) if presses else page

    return draw


def older(profile: Profile) -> Page:
    """Opens a match whose newest save cannot be read."""
    name = profile.lay(second_hand("older"))
    profile.put(f"talon.match.{name}.1", BROKEN)
    there = profile.table(name)
    there.wait("turn")
    return there.page


def deleted(profile: Profile) -> Page:
    """Deletes a match, which can be undone for a while."""
    profile.lay(over("haggis", 2))
    page = opened(profile.open("#saved"), "[data-act=more]")
    page.locator("dialog [data-act=delete]").click()
    page.locator(".toast").wait_for()
    return page


def unsaved(*presses: str) -> Callable[[Profile], Page]:
    """Returns a function that plays a match for which there is no room, and opens what is pressed."""

    def draw(profile: Profile) -> Page:
        profile.lay(second_hand("filling"))
        profile.lay(whole("boast", "hbb", "old"), "old")
        profile.settings(**QUICK)
        there = profile.at(profile.open("#table/m1", script=NO_ROOM))
        there.wait("turn")
        there.turn_by_hint()
        there.wait("turn", "deal over")
        there.page.locator("[data-act=unkept]").wait_for()
        return opened(there.page, *presses) if presses else there.page

    return draw


# -- what fails or takes its time


def engine_on_its_way(profile: Profile) -> Page:
    """Opens a match whose engine never comes up, and waits for the progress that the page shows."""
    name = profile.lay(over("haggis", 2))
    page = profile.open(f"#table/{name}", script=SILENT)
    page.locator("#engine progress").wait_for()
    return page


def engine_failed(profile: Profile) -> Page:
    """Opens a page whose engine falls, with what it says of that unfolded."""
    page = profile.open(script=FALLING)
    page.locator("[data-act=retry]:enabled").wait_for()
    page.locator("summary").click()
    return page


def new_version(profile: Profile) -> Page:
    """Opens home where a new version of the page waits."""
    page = profile.open(script=WAITING)
    page.locator(".toast").wait_for()
    return ready(page)


def room_missing(profile: Profile) -> Page:
    """Opens a screen whose code cannot be fetched, which leads home."""
    page = profile.open("#figures", script=MISSING.replace("%s", "rooms"))
    page.locator("body[data-screen=home] .toast").wait_for()
    return ready(page)


def room_on_its_way(profile: Profile) -> Page:
    """Opens a screen whose code never comes."""
    page = profile.open(script=HANGING.replace("%s", "rooms"))
    page.evaluate("location.hash = 'figures'")
    page.locator("#coming").wait_for()
    return page


def not_started(profile: Profile) -> Page:
    """Opens a page that cannot start."""
    page = profile.context.new_page()
    page.add_init_script(MISSING.replace("%s", "app-"))
    page.goto(profile.visit.url)
    page.locator("#trouble:not([hidden])").wait_for()
    profile.problems.clear()
    return page


# -- who has the device


def agree(profile: Profile) -> Page:
    """Asks one person whether another may take a move back."""
    there = profile.table(seats_of("hh")("agree", dealer=1, bets="off", practice="on"))
    there.wait("curtain")
    there.hit(there.page.locator("[data-act=reveal]"))
    there.wait("turn")
    there.turn_by_hand()
    there.wait("curtain")
    there.hit(there.page.locator(".curtain [data-act=undo]"))
    there.page.locator("[data-act=agree]").wait_for()
    return there.page


def taken(profile: Profile) -> Page:
    """Opens a match that is then opened in another tab."""
    first = profile.table(find(seats_of("hb"), alone))
    first.wait("turn")
    profile.table("m1").wait("turn")
    first.page.bring_to_front()
    first.page.locator("[data-act=here]").wait_for()
    return first.page


# -- kinds of matches


def conceded(game: str, kinds: str) -> Callable[[Profile], Page]:
    """Returns a function that opens the table of a match that was given up."""

    def draw(profile: Profile) -> Page:
        there = profile.table(at(kinds, game, after(6))().concede(0))
        there.wait("match over")
        return there.page

    return draw


def of_the_day(**more: Any) -> Callable[[Profile], Page]:
    """Returns a function that opens the table of a try at a deal of the day."""

    def draw(profile: Profile) -> Page:
        match = at("hbb", "haggis", after(4))()
        name = f"daily-{DAY}-haggis"
        profile.lay(match, name, daily=DAY, **more)
        there = profile.table(name)
        there.wait("turn")
        return there.page

    return draw


def tried(profile: Profile) -> Page:
    """Goes on for practice from a moment of a finished deal."""
    profile.lay(over("haggis"))
    page = profile.open("#replay/m1/1/4")
    page.locator("[data-act=try]").click()
    profile.at(page).wait("turn")
    return page


def with_aim(profile: Profile) -> Page:
    """Opens the settlement of a deal with a result to beat."""
    match = over("handromi")
    assert match.outcome is not None
    profile.lay(match, aim={"deal": 1, "seat": 0, "points": match.outcome.points[0] + 7, "low": True})
    there = profile.table("m1")
    there.wait("deal over", "match over")
    return there.page


# -- lessons


def step(game: str, number: int) -> Callable[[Profile], Page]:
    """Returns a function that resumes a lesson at a step."""

    def draw(profile: Profile) -> Page:
        profile.put("talon.lessons", json.dumps({**json.loads(OFFERED), "steps": {game: number}}))
        page = profile.open(f"#lesson/{game}")
        page.locator(".coach-text:not(:empty)").wait_for()
        return ready(page)

    return draw


def corrected(game: str) -> Callable[[Profile], Page]:
    """Returns a function that makes a move which a lesson does not wait for, and has it explained."""

    def draw(profile: Profile) -> Page:
        lesson = begin(profile, game)
        number = next(at_ for at_, one in enumerate(lesson.steps) if wrong_move(one, game))
        for before in range(number):
            lesson.do(before)
        lesson.wait(number)
        lesson.make(wrong_move(lesson.steps[number], game))
        lesson.page.locator(".coach-text.is-answer").wait_for()
        lesson.wait(number)
        return lesson.page

    return draw


STATES = (
    Situation("home, one match under way", under_way(1)),
    Situation("home, matches under way", under_way(4)),
    Situation("saves unreadable", unreadable()),
    Situation("damaged match", unreadable("[data-key=more-m2]")),
    Situation("match of a newer version", unreadable("[data-key=more-m3]")),
    Situation("older save opened", older),
    Situation("match deleted", deleted),
    Situation("match unsaved", unsaved()),
    Situation("match unsaved, explained", unsaved("[data-act=unkept]")),
    Situation("match unsaved, room asked for", unsaved("[data-act=unkept]", "dialog [data-act=make-room]")),
    Situation("engine on its way", engine_on_its_way),
    Situation("engine failed", engine_failed),
    Situation("new version", new_version),
    Situation("room on its way", room_on_its_way),
    Situation("room missing", room_missing),
    Situation("page not started", not_started),
    Situation("curtain that asks to agree", agree),
    Situation("curtain of a match taken", taken),
    *(Situation(f"{game} conceded", conceded(game, kinds[-1])) for game, kinds in TABLES.items()),
    Situation("deal of the day", of_the_day()),
    Situation("deal of the day, free try", of_the_day(free=True)),
    Situation("match for practice", tried),
    Situation("result beaten", with_aim),
    *(Situation(f"{game} lesson, step {number + 1}", step(game, number)) for game in TABLES for number in STEPS),
    *(Situation(f"{game} lesson, wrong move", corrected(game)) for game in TABLES),
)
