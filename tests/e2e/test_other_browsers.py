"""The installed browsers other than Chromium: a hand of each game, and on from there without a network."""

import json
from pathlib import Path

import pytest

from engine.core import registry
from tests.drivers.driver import PHONE, Driver, NotInstalledError
from tests.drivers.firefox import Firefox
from tests.drivers.webkit import WebKit
from tests.e2e.profile import HABITS, OFFERED, QUICK
from tests.e2e.visit import KEPT, USABLE
from tests.sampling import daily
from web.make.server import SiteServer

BROWSERS = {"Firefox": Firefox, "WebKit": WebKit}
GAMES = daily([game.name for game in registry.games()], 1)
STORED = {"talon.lessons": OFFERED, "talon.settings": json.dumps({**HABITS, **QUICK})}
NEXT = "#t-bar [data-act=next], #t-bar [data-act=rematch]"
TURN = "#t-bar .actions :is([data-act=move], [data-act=idle])"

BOX = "((selector) => document.querySelector(selector).getBoundingClientRect())"

# Plays a hand by hints.
PLAY = f"""(() => {{
  const one = (selector) => document.querySelector(selector);
  window.over = false;
  const timer = setInterval(() => {{
    if (one(".is-queued")) return;
    window.over = Boolean(one("{NEXT}"));
    if (over) clearInterval(timer);
    else (one(".is-hinted") ?? one("[data-act=hint]:not([disabled])"))?.click();
  }}, 20);
}})()"""

# Records what goes wrong from now on; until then, an unusable page says so itself.
LISTEN = """(() => {
  window.problems = [];
  console.error = (...words) => problems.push(words.join(" "));
  addEventListener("error", ({ message }) => problems.push(message));
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
})()"""


def there(selector: str) -> str:
    return f"document.querySelector({json.dumps(selector)}) !== null"


def press(page: Driver, selector: str) -> None:
    """Presses a button as soon as it is there."""
    page.wait(there(selector))
    page.run(f"document.querySelector({json.dumps(selector)}).click()")


def begin(name: str) -> Driver:
    try:
        return BROWSERS[name]()
    except NotInstalledError as missing:
        pytest.skip(str(missing))


def come_up(page: Driver) -> None:
    """Waits until the first screen can be used; from then on records what goes wrong."""
    page.wait(USABLE)
    page.run(LISTEN)


def play_a_hand(page: Driver, game: str) -> None:
    """Begins a game from home, plays its first hand, turns the phone there and back, and goes home."""
    press(page, f"[data-act=first][data-game={game}]")
    page.wait(there(TURN))
    page.run(PLAY)
    page.wait("over")
    page.wait(there(".summary"))
    turn(page)
    page.run("location.hash = ''")
    page.wait("document.body.dataset.screen === 'home'")


def turn(page: Driver) -> None:
    """Turns the phone at a settlement: its buttons are beside it, and below it once the phone is upright again."""
    if page.run("innerWidth") < 0:
        return  # WebKit under Broadway, which has no layout
    page.size(*reversed(PHONE))
    page.wait(f"{BOX}('#t-bar').left >= {BOX}('.summary').right")
    page.size(*PHONE)
    page.wait(f"{BOX}('#t-bar').top >= {BOX}('.summary').bottom")


def faults(page: Driver) -> list[str]:
    """Returns what has gone wrong since the page came up; a code in brackets is a missing text."""
    words: str = page.run("document.body.innerText")
    return [*page.run("problems"), *(["a text is missing"] if "\u27e8" in words else [])]


@pytest.mark.parametrize("name", BROWSERS)
def test_a_hand_of_each_game_and_on_without_a_network(name: str, dist: Path) -> None:
    server = SiteServer(dist, max_age=600).start()
    try:
        with begin(name) as page:
            page.goto(f"{server.url}licenses.html")  # a page of the site on which nothing runs
            page.run(f"Object.assign(localStorage, {json.dumps(STORED)})")
            page.goto(server.url)
            come_up(page)
            for game in GAMES:
                play_a_hand(page, game)
            page.wait(f"({KEPT})()")
            assert faults(page) == []
            server.stop()
            page.reload()
            come_up(page)
            press(page, "[data-act=continue]")
            press(page, NEXT)
            page.wait(there(TURN))
            assert faults(page) == []
    finally:
        server.stop()
