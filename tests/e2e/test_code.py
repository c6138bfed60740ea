"""A game's code: fetched when the game is wanted, or when the page is idle; told if it does not come."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from engine.core import registry
from tests.e2e.faults import FaultyServer
from tests.e2e.table import Table
from tests.e2e.visit import Visit, ask, begin_first

pytestmark = pytest.mark.core

CODE = "/code/haggis-"
FETCHED = "(part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))"
AWAY = "This game is not on this device yet"
KILL = "document.querySelectorAll('script[type=py]').forEach(({ xworker }) => xworker.terminate())"
REPLACED_MS = 60_000  # the client waits 15 s for an answer, then starts a new engine


def begin_other(page: Page) -> None:
    """Begins a match of Boast, which is not the first game on the page."""
    begin_first(page, "Boast or Nothing")


def hold(visiting: Visit, pattern: str) -> list[Route]:
    """Holds back the requests for a file; returns the list that they go into."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    visiting.context.route(re.compile(pattern), keep)
    return held


def test_a_first_table_fetches_its_own_game_and_offline_there_are_all(visiting: Visit, faulty: FaultyServer) -> None:
    held = hold(visiting, "/runtime-")
    page = visiting.open()
    begin_other(page)
    page.wait_for_function(FETCHED, arg="/code/boast-")
    assert [faulty.asked(f"/code/{game}-") for game in ("boast", "haggis", "handromi", "team")] == [1, 0, 0, 0]
    for route in held:
        route.continue_()
    visiting.context.unroute_all()
    Table(page, touch=True).wait("turn")
    visiting.kept(page)
    assert [faulty.asked(f"/code/{game}-") for game in ("boast", "haggis", "handromi", "team")] == [1, 1, 1, 1]
    visiting.context.set_offline(True)
    again = visiting.open()
    begin_first(again, "Haggis Team")
    Table(again, touch=True).wait("turn")
    again.close()


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_table_lies_face_down_until_the_engine_deals(visiting: Visit, game: str) -> None:
    held = hold(visiting, "/runtime-")
    page = visiting.open()
    page.locator(f'[data-act="first"][data-game="{game}"]').click()
    page.get_by_role("button", name="I know it").click()
    backs = page.locator("#t-hand .card.back")
    expect(backs.first).to_be_visible()
    expect(page.locator("#t-banner")).to_have_text("Laying out the cards")
    laid, names = backs.count(), page.locator(".seat-name").all_inner_texts()
    for route in held:
        route.continue_()
    visiting.context.unroute_all()
    hand = page.locator("#t-hand button.card")
    expect(hand.first).to_be_visible()
    assert hand.count() - laid in {0, 1}, "whoever begins in Handrömi has a card more"
    assert page.locator(".seat-name").all_inner_texts() == names
    page.go_back()
    expect(page.locator("#home-main")).to_be_visible()


@pytest.mark.parametrize("kind", ["404", "byte", "cut"])
def test_a_table_whose_code_does_not_come_says_so_and_goes_on_when_asked_again(
    visiting: Visit, faulty: FaultyServer, kind: str
) -> None:
    faulty.fail(CODE, kind)
    page = visiting.open()
    begin_first(page)
    expect(page.get_by_role("status").filter(has_text=AWAY)).to_be_visible()
    faulty.heal()
    page.get_by_role("button", name="Play Haggis against the computer").click()
    Table(page, touch=True).wait("turn")


def test_a_worker_that_dies_before_it_takes_the_code_is_replaced_and_given_it(visiting: Visit) -> None:
    # Nobody hears of its death, and it answers nothing: what waits for the code is asked of the next worker.
    held = hold(visiting, "/code/boast-")
    page = visiting.open()
    begin_other(page)
    ask(page, "cancel", of="nothing")  # the engine is up, and has refused to begin the match
    page.evaluate(KILL)
    for route in held:
        route.continue_()
    page.wait_for_selector("#t-bar", timeout=REPLACED_MS)
    Table(page, touch=True).wait("turn")
