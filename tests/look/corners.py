"""Situations without a picture that every reader meets nevertheless: sheets of a card or a seat, later steps."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.room import OFFERED, Room
from tests.e2e.table import Table
from tests.e2e.test_replay import over
from tests.look.gallery import TABLES, Situation, after, at, look_back, table

__all__ = ["CORNERS"]

SILENT = "globalThis.Worker = class extends EventTarget { postMessage() {} terminate() {} };"
STEPS = (4, 9)  # of each lesson, counted from 0


def opened(page: Page, *presses: str) -> Page:
    """Presses what each selector finds, in turn, and waits for the sheet that opens."""
    for press in presses:
        page.locator(press).first.click()
    page.locator("dialog[open]").wait_for()
    return page


def about_card(there: Table) -> None:
    """Asks about the first card in hand."""
    there.page.locator(".hand button.card").first.click(button="right", position={"x": 10, "y": 14})
    there.page.locator("dialog[open]").wait_for()


def about_seat(there: Table) -> None:
    """Asks about the first of the other players."""
    opened(there.page, "[data-act=seat]")


def asked(path: str, *presses: str) -> Callable[[Room], Page]:
    """Returns a function that opens a screen and presses what asks for confirmation."""

    def draw(room: Room) -> Page:
        room.lay(over("haggis", 2))
        page = room.open(path)
        page.wait_for_function("document.getElementById('engine').childElementCount === 0")
        return opened(page, *presses)

    return draw


def keys_of_a_look_back(room: Room) -> Page:
    """Opens the help on the keys of a look back."""
    page = look_back(lambda: over("haggis"))(room)
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    return page


def engine_on_its_way(room: Room) -> Page:
    """Opens a match whose engine never comes up, and waits for the progress that the page shows."""
    name = room.lay(over("haggis", 2))
    page = room.open(f"#table/{name}", script=SILENT)
    page.locator("#engine progress").wait_for()
    return page


def deleted(room: Room) -> Page:
    """Deletes a match, which can be undone for a while."""
    room.lay(over("haggis", 2))
    page = opened(room.open("#saved"), "[data-act=more]")
    page.locator("dialog [data-act=delete]").click()
    page.locator(".toast").wait_for()
    return page


def step(game: str, number: int) -> Callable[[Room], Page]:
    """Returns a function that resumes a lesson at a step."""

    def draw(room: Room) -> Page:
        room.put("talon.lessons", json.dumps({**json.loads(OFFERED), "steps": {game: number}}))
        page = room.open(f"#lesson/{game}")
        page.locator(".coach-text:not(:empty)").wait_for()
        page.wait_for_function("document.getElementById('engine').childElementCount === 0")
        return page

    return draw


CORNERS = (
    *(Situation(f"{game} card", table(at(kinds[0], game, after(2)), about_card)) for game, kinds in TABLES.items()),
    *(Situation(f"{game} seat", table(at(kinds[-1], game, after(6)), about_seat)) for game, kinds in TABLES.items()),
    *(Situation(f"{game} lesson, step {number + 1}", step(game, number)) for game in TABLES for number in STEPS),
    Situation("reset of the settings", asked("#settings", "[data-act=reset]")),
    Situation("reset of the figures", asked("#settings", "[data-act=reset-stats]")),
    Situation("keys of a look back", keys_of_a_look_back),
    Situation("engine on its way", engine_on_its_way),
    Situation("match deleted", deleted),
)
