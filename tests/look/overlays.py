"""Situations in which something lies over a screen: the sheets of each table, questions, a text that is no match."""

from collections.abc import Callable

from playwright.sync_api import Page

from engine.core import registry
from tests.e2e.matches import seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.test_replay import over
from tests.look.tables import TABLES, Situation, after, at, look_back, table

__all__ = ["OVERLAYS", "opened", "ready", "sheet"]

SHEETS = ("score", "log", "guide", "players", "export", "concede", "abandon")  # by their rows in the menu
NO_MATCH = '[Format "1"]\n[Game "whist"]\n[Rules "1"]\n[Seat0 "human:Anna"]\n'


def ready(page: Page) -> Page:
    """Waits until the engine of a page is up."""
    page.wait_for_function("document.getElementById('engine').childElementCount === 0")
    return page


def opened(page: Page, *presses: str) -> Page:
    """Presses what each selector finds, in turn, and waits for the sheet that opens."""
    for press in presses:
        page.locator(press).first.click()
    page.locator("dialog[open]").wait_for()
    return page


def sheet(name: str, game: str, kinds: str) -> Situation:
    """Returns the situation in which a sheet of a table's menu is open; it fails if that one does not open."""

    def press(there: Table) -> None:
        there.hit(there.page.locator("[data-act=menu]"))
        there.hit(there.page.locator(f"[data-key='menu:{name}']"))
        there.page.locator("dialog[open]:not(:has([data-key^='menu:']))").wait_for()

    return Situation(f"{game} {name}", table(at(kinds, game, after(6)), press))


def keys(there: Table) -> None:
    """Opens the help on the keys, which the menu of a phone does not offer."""
    there.page.keyboard.press("?")
    there.page.locator("dialog[open] kbd").first.wait_for()


def about_seat(there: Table) -> None:
    """Asks about the first of the other players."""
    opened(there.page, "[data-act=seat]")


def bets(*presses: str) -> Callable[[Profile], Page]:
    """Returns a function that asks who among several people bets, and goes on from there."""

    def draw(profile: Profile) -> Page:
        there = profile.table(seats_of("hhh")("bets", dealer=2))
        there.wait("curtain")
        opened(there.page, "[data-act=bets]", *presses)
        there.page.locator(f"dialog [data-act={'bet-for' if presses else 'bettor'}]").first.wait_for()
        return there.page

    return draw


def asked(path: str, *presses: str) -> Callable[[Profile], Page]:
    """Returns a function that opens a screen and presses what asks for confirmation."""

    def draw(profile: Profile) -> Page:
        profile.lay(over("haggis", 2))
        return opened(ready(profile.open(path)), *presses)

    return draw


def imported(text: Callable[[], str]) -> Callable[[Profile], Page]:
    """Returns a function that pastes a text to be imported, and waits for what is wrong with it."""

    def draw(profile: Profile) -> Page:
        page = asked("#saved", "[data-act=import]")(profile)
        page.locator("#import-box").fill(text())
        page.locator("[data-key=import-read]").click()
        page.locator("dialog .error").wait_for()
        return page

    return draw


def keys_of_a_look_back(profile: Profile) -> Page:
    """Opens the help on the keys of a look back."""
    page = look_back(lambda: over("haggis"))(profile)
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for()
    return page


def sheets_of(game: str) -> tuple[str, ...]:
    """Returns the sheets in the menu of a game's table."""
    return SHEETS if registry.game(game).display.layout == "rummy" else (*SHEETS, "tricks")


OVERLAYS = (
    *(sheet(name, game, kinds[-1]) for game, kinds in TABLES.items() for name in sheets_of(game)),
    *(Situation(f"{game} keys", table(at(kinds[-1], game, after(6)), keys)) for game, kinds in TABLES.items()),
    *(Situation(f"{game} seat", table(at(kinds[-1], game, after(6)), about_seat)) for game, kinds in TABLES.items()),
    Situation("who bets", bets()),
    Situation("how much is bet", bets("[data-act=bettor]")),
    Situation("reset of the settings", asked("#settings", "[data-act=reset]")),
    Situation("reset of the figures", asked("#settings", "[data-act=reset-stats]")),
    Situation("keys of a look back", keys_of_a_look_back),
    Situation("import, nothing", imported(str)),
    Situation("import, unknown game", imported(lambda: NO_MATCH)),
    Situation("import, damaged end", imported(lambda: over("haggis").text + "0:99z\n1:2b\n")),
)
