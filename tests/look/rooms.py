"""Screens of looking back and of coming back: what is stored for each, and how it is opened."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from app.archive.baggage import packed as baggage
from app.browser.storage import Memory
from engine.core import registry
from engine.core.excerpt import excerpt
from engine.core.match import Match
from engine.core.replay import at
from tests.e2e.matches import bot_move, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.test_daily import deals
from tests.e2e.test_links import packed
from tests.e2e.test_problems import cards
from tests.e2e.test_replay import over
from web.make.problems import problems_of

__all__ = ["NOW", "ROOMS", "TAGS", "TITLES", "Draw", "whole"]

type Draw = Callable[[Profile], Page]

DAY_S = 24 * 3600
NOW = 1_790_000_000
MANY = 40
TITLES = ("Evening in Tihany", "Train to Pécs", "Rainy Sunday with everybody", "")
TAGS: tuple[list[str], ...] = (["family"], ["rainy day", "Balaton"], [], ["train"])
SOLVED = ("first", "later", "tried", "first", "first")
DAILY = {
    "haggis": {"late": 0, "ahead": 96, "others": 1, "moves": 24, "par": 128, "bots": 1},
    "team": {"late": 0, "ahead": -41, "others": 1, "moves": 70, "par": -60, "bots": 1},
    "boast": {"late": 0},
}


def whole(game: str, kinds: str, seed: str) -> Match:
    """Returns a match played to its end by bots."""
    match = seats_of(kinds, game)(seed)
    while match.end is None:
        match = match.next() if match.outcome is not None else match.play(*bot_move(match))
    return match


def opened(profile: Profile, path: str, shown: str) -> Page:
    """Opens an address and waits until something is shown."""
    page = profile.open(path)
    page.wait_for_function("document.getElementById('engine').childElementCount === 0")
    page.locator(shown).first.wait_for()
    return page


def at_part(draw: Draw, part: str) -> Draw:
    """Returns a function that draws a screen, scrolled to a part of it."""

    def there(profile: Profile) -> Page:
        page = draw(profile)
        page.locator(part).first.evaluate("(part) => part.scrollIntoView({ block: 'start' })")
        return page

    return there


def unfolded(draw: Draw) -> Draw:
    """Returns a function that draws a screen with all of its details open."""

    def there(profile: Profile) -> Page:
        page = draw(profile)
        page.evaluate("for (const details of document.querySelectorAll('details')) details.open = true;")
        return page

    return there


# -- figures


def figures(profile: Profile) -> Page:
    """Draws the figures of some matches."""
    for number in range(6):
        match = whole("boast", "hbb", f"figures {number}")
        profile.lay(match, f"m{number}", played=NOW + number * DAY_S)
    return opened(profile, "#figures/boast", "#figures-counted")


def no_figures(profile: Profile) -> Page:
    """Draws the figures before there are any."""
    return opened(profile, "#figures", "#main .panel")


# -- problems


def problems(profile: Profile) -> Page:
    """Draws the list of a game's problems, some of them solved."""
    listed = problems_of(registry.game("haggis"))
    states = {one["id"]: SOLVED[number % len(SOLVED)] for number, one in enumerate(listed[: len(listed) // 2])}
    profile.put("talon.problems", json.dumps({"haggis": states}))
    return opened(profile, "#problems/haggis", ".problems")


def problem(game: str, at_: int = 0) -> Draw:
    """Returns a function that draws a problem."""

    def draw(profile: Profile) -> Page:
        found = problems_of(registry.game(game))[at_]
        page = opened(profile, f"#problem/{game}/{found['id']}", ".hand button.live, #t-bar [data-act=move]")
        page.locator(".coach-text:not(:empty)").wait_for()
        return page

    return draw


def answered(profile: Profile) -> Page:
    """Draws the answer to a wrong move."""
    found, wrong = cards("boast")
    number = problems_of(registry.game("boast")).index(found)
    page = problem("boast", number)(profile)
    table = profile.at(page)
    rank = page.locator(".rank").get_by_text(wrong[:-1], exact=True)
    table.hit(page.locator(f".hand button.suit-{wrong[-1]}").filter(has=rank).first)
    table.press_move(page.locator(f"#t-bar [data-act=move][data-move='{wrong}']"))
    page.locator("dialog[open] .answer").wait_for()
    return page


# -- links


def sent(act: str = "") -> Draw:
    """Returns a function that draws the sheet that makes a link, or a sheet opened from there."""

    def draw(profile: Profile) -> Page:
        profile.lay(over("haggis", 2))
        page = opened(profile, "#replay/m1/2/5", ".slider")
        page.locator("[data-act=send]").first.click()
        page.locator("[data-act=send-qr]:not([disabled])").wait_for()
        if act:
            page.locator(f"[data-act={act}]").click()
            page.locator("dialog[open] svg.qr").wait_for()
        return page

    return draw


def sent_problem(profile: Profile) -> Page:
    """Draws the sheet that makes a link of a problem."""
    page = problem("handromi")(profile)
    page.locator(".coach [data-act=send]").click()
    page.locator("[data-act=send-qr]:not([disabled])").wait_for()
    return page


def arrived(kind: str) -> Draw:
    """Returns a function that draws an arrived link; a damaged one stands in for unknown kinds."""

    def draw(profile: Profile) -> Page:
        texts = {
            "deal": lambda: excerpt(over("boast")).text,
            "position": lambda: excerpt(at(over("handromi"), 1, 9), ply=9).text,
            "match": lambda: whole("boast", "hbb", "link").text,
        }
        if kind == "problem":
            page = sent_problem(profile)
            address = page.evaluate("location.href")  # only to have the rooms here
            assert address
            profile.context.grant_permissions(["clipboard-read", "clipboard-write"])
            page.locator("[data-act=send-copy]").click()
            page.locator(".toast").first.wait_for()
            link = "#" + page.evaluate("navigator.clipboard.readText()").partition("#")[2]
        else:
            link = packed(kind, texts[kind]()) if kind in texts else "#links/deal.1.AAAA"
        return opened(profile, link, "#link-heading, [role=alert]")

    return draw


# -- the list of many matches


def catalogue(act: str = "", shown: str = "") -> Draw:
    """Returns a function that draws the list of many matches, or what its buttons open."""

    def draw(profile: Profile) -> Page:
        made = (over("haggis"), whole("boast", "hbb", "list"), over("handromi"))
        for number in range(MANY):
            labels = {"title": TITLES[number % 4], "tags": TAGS[number % 4], "star": number % 5 == 0}
            profile.lay(made[number % 3], f"m{number}", played=NOW - number * DAY_S, **labels)
        page = opened(profile, "#saved", "#find-words")
        for step in act.split():
            page.locator(f"[data-act={step}]").first.click()
            page.wait_for_timeout(200)
        if shown:
            page.locator(shown).first.wait_for()
        return page

    return draw


def everything(profile: Profile) -> Page:
    """Draws the sheet that takes all matches along, with their baggage."""
    profile.put("talon.problems", json.dumps({"haggis": {"1.1": "first"}}))
    return catalogue("everything", "dialog[open] [data-act=everything-file]")(profile)


def taken_in(profile: Profile) -> Page:
    """Draws the sheet that takes them in again."""
    page = opened(profile, "#saved", "[data-act=import]")
    lines = packed_here({"talon.problems": json.dumps({"haggis": {"1.1": "first", "1.2": "later"}})})
    page.locator("[data-act=import]").click()
    text = "\n".join([*lines, excerpt(over("haggis")).text, excerpt(over("boast")).text, '[Kept "'])
    page.locator("#import-box").fill(text)
    page.locator("[data-key=import-read]").click()
    page.locator("dialog[open] [data-act=take-in]:not([disabled])").wait_for()
    return page


def packed_here(texts: dict[str, str]) -> list[str]:
    """Returns the baggage of stored texts, as lines."""
    storage = Memory()
    storage.texts.update(texts)
    lines: list[str] = baggage(storage)[0]
    return lines


def nothing_found(profile: Profile) -> Page:
    """Draws a search that finds nothing."""
    page = catalogue()(profile)
    page.locator("#find-words").fill("nobody of this name")
    page.wait_for_timeout(400)
    return page


# -- the deals of the day


def day(path: str = "#daily") -> Draw:
    """Returns a function that draws the deals of a day, some of them played."""

    def draw(profile: Profile) -> Page:
        days = {f"{number:02d}": {"haggis": {"late": 0, "ahead": 3, "others": 1}} for number in range(12, 22)}
        profile.put("talon.daily.2026-11", json.dumps({**days, "22": DAILY}))
        page = deals(profile, path).page
        page.locator(".daily-tile").first.wait_for()
        return page

    return draw


# -- looking back


def review(profile: Profile) -> Page:
    """Draws the review of a deal."""
    profile.lay(over("haggis", 2))
    profile.settings(**QUICK)
    page = opened(profile, "#replay/m1/1/review", "dialog[open]")
    page.locator(".review-head").wait_for(timeout=120_000)
    return page


ROOMS: dict[str, Draw] = {
    "figures": figures,
    "figures, curves": at_part(figures, ".charts"),
    "figures, tables": unfolded(figures),
    "figures, feats": at_part(figures, ".feats"),
    "figures, none": no_figures,
    "problems": problems,
    "problem of haggis": problem("haggis"),
    "problem of team": problem("team"),
    "problem of boast": problem("boast"),
    "problem of handromi": problem("handromi"),
    "problem answered": answered,
    "problem answered, to the end": unfolded(answered),
    "link made": sent(),
    "link as a code": sent("send-qr"),
    "link of a problem made": sent_problem,
    "link of a deal": arrived("deal"),
    "link of a position": arrived("position"),
    "link of a match": arrived("match"),
    "link of a problem": arrived("problem"),
    "link damaged": arrived("damaged"),
    "catalogue": catalogue(),
    "catalogue, a match": catalogue("more", "dialog[open] [data-act=delete]"),
    "catalogue, labels": catalogue("more rename", "dialog[open] form"),
    "catalogue, nothing found": nothing_found,
    "everything": everything,
    "everything taken in": taken_in,
    "daily, results": day(),
    "daily, calendar": at_part(day(), ".month-panel"),
    "daily, a day gone by": day("#daily/2026-11-18"),
    "review": review,
    "review, all moves": unfolded(review),
}
