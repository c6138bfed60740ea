"""Problems in the browser: missed, shown and solved by touch, by keys, without a network, in every size of window."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.core import registry
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import saved_games
from tests.e2e.table import Table
from tests.e2e.test_a11y import assert_clean
from tests.e2e.visit import resize
from tests.long.problems import position
from web.make.problems import problems_of

SIZES = ((390, 844), (844, 390), (1280, 800))

# What the panel of a problem covers, and whether it leaves the window, or the table without room.
_COVERED = """() => {
  const panel = document.querySelector(".coach").getBoundingClientRect();
  const over = (box) =>
    box.width && box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top;
  const parts = [...document.querySelectorAll(".hand .card, #t-bar .btn")];
  const out = panel.left < 0 || panel.top < 0 || panel.right > innerWidth || panel.bottom > innerHeight;
  const flat = document.querySelector(".cloth").getBoundingClientRect().height < 90;
  return [...parts.filter((part) => over(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 90)),
    ...(out ? ["the panel leaves the window"] : []), ...(flat ? ["the table has no room"] : [])];
}"""


def cards(game: str) -> tuple[dict[str, Any], str]:
    """Returns a problem whose moves are single cards, and a wrong move in it."""
    for problem in problems_of(registry.game(game)):
        match = position(registry.game(game), problem)
        texts = [match.game.write(move) for move in match.legal(problem["seat"])]
        wrong = [text for text in texts if text not in problem["right"]]
        if all(re.fullmatch(r"\d+[a-z]", text) for text in (problem["right"][0], wrong[0])):
            return problem, wrong[0]
    raise AssertionError(f"{game} has no problem of plain cards")


def play(table: Table, move: str) -> None:
    """Plays a card of Boast, by tapping it and pressing its button."""
    colour = {"r": "red", "b": "blue", "y": "yellow"}[move[-1]]
    table.hit(table.page.locator(f'.hand button[aria-label^="{colour} {move[:-1]}"]').first)
    table.press_move(table.page.locator(f'#t-bar [data-act="move"][data-move="{move}"]'))


def remembered(profile: Profile) -> Any:
    """Returns what is stored about problems."""
    return json.loads(profile.stored().get("talon.problems", "{}"))


def at_problem(page: Page) -> None:
    """Waits until a problem can be played."""
    expect(page.locator(".coach-text")).to_contain_text("one move decides")
    page.wait_for_selector(".hand button.live, #t-bar [data-act=move]")


def test_a_problem_is_missed_shown_and_solved_by_touch(profile: Profile) -> None:
    problem, wrong = cards("boast")
    profile.settings(**QUICK)
    page = profile.open()
    table = profile.at(page)
    table.press("Problems to solve")
    table.hit(page.get_by_label("Boast or Nothing"))
    number = [one["id"] for one in problems_of(registry.game("boast"))].index(problem["id"]) + 1
    table.hit(page.get_by_role("button", name=f"Problem {number}", exact=True).last)
    at_problem(page)
    play(table, wrong)
    sheet = page.locator("dialog")
    expect(sheet).to_contain_text("Not the best move")
    expect(sheet.locator(".log-line").first).to_contain_text("You play")
    expect(sheet).to_contain_text(re.compile(r"After your move\s*You: -?\d"))
    assert_clean(page, "answer")
    table.press("Show the solution")
    expect(sheet).to_contain_text("The move to make")
    table.press("Try again")
    expect(page.locator(".coach-text")).to_contain_text("Look again")
    play(table, problem["right"][0])
    expect(sheet).to_contain_text("That is the move")
    assert remembered(profile) == {"boast": {problem["id"]: "later"}}
    table.hit(sheet.get_by_role("button", name="Next problem"))
    at_problem(page)
    page.go_back()
    expect(page.locator(".problem.is-later")).to_have_count(1)
    expect(page.get_by_text("1 of")).to_have_count(2)
    assert_clean(page, "list")
    assert profile.matches() == []


def test_a_problem_is_solved_by_keys_alone(desk: Profile) -> None:
    problem = next(one for one in problems_of(registry.game("haggis")) if one["right"] == ["pass"])
    desk.settings(**QUICK)
    page = desk.open(f"#problem/haggis/{problem['id']}")
    at_problem(page)
    page.keyboard.press("h")
    expect(page.locator(".is-hint")).to_have_count(0)
    page.locator('#t-bar [data-move="pass"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("That is the move")
    page.keyboard.press("Escape")
    expect(page.locator(".coach-text")).to_contain_text("first try")
    assert remembered(desk) == {"haggis": {problem["id"]: "first"}}
    page.locator('[data-act="problem-tell"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_contain_text("What follows")
    page.locator('dialog [data-act="problem-next"]').focus()
    page.keyboard.press("Enter")
    at_problem(page)
    assert problem["id"] not in page.url


def test_problems_are_solved_without_a_network(profile: Profile) -> None:
    problem, _ = cards("boast")
    page = saved_games(profile).page
    page.goto(page.url.partition("#")[0] + "#settings")
    with profile.offline(page):
        page.reload()
        profile.visit.usable(page)
        profile.go(page, "#problems/boast")
        expect(page.locator(".problem").first).to_be_visible()
        page.evaluate("hash => { location.hash = hash; }", f"#problem/boast/{problem['id']}")
        at_problem(page)
        play(profile.at(page), problem["right"][0])
        expect(page.locator("dialog")).to_contain_text("That is the move")


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_what_is_asked_covers_nothing_in_any_size(desk: Profile, game: Any) -> None:
    problem = min(problems_of(game), key=lambda one: len(one["moves"]))
    desk.settings(**QUICK)
    page = desk.open(f"#problem/{game.name}/{problem['id']}")
    at_problem(page)
    for size in SIZES:
        resize(page, *size)
        assert page.evaluate(_COVERED) == [], size
    resize(page, 320, 640)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_trick_of_a_problem_is_as_large_as_there_is_room_for(profile: Profile) -> None:
    problem = next(one for one in problems_of(registry.game("boast")) if one["seats"] == 5)
    profile.settings(**QUICK)
    page = profile.open(f"#problem/boast/{problem['id']}")
    at_problem(page)
    for size, least in (((390, 844), 60), ((390, 664), 45), ((360, 740), 45)):
        resize(page, *size)
        felt = page.locator(".cloth").bounding_box()
        assert felt is not None
        for card in page.locator(".turn :is(.card, .turn-empty)").all():
            box = card.bounding_box()
            assert box is not None
            assert box["width"] >= least, size
            assert felt["x"] <= box["x"], size
            assert box["x"] + box["width"] <= felt["x"] + felt["width"], size
            assert box["y"] + box["height"] <= felt["y"] + felt["height"], size


def test_a_link_to_no_problem_says_so_and_leads_home(profile: Profile) -> None:
    page = profile.open("#problem/haggis/nowhere")
    expect(page.locator("body")).to_contain_text("There is no such problem")
    page.wait_for_function("document.body.dataset.screen === 'home'")
