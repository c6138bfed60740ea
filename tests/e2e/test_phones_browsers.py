"""Several phones at one table, in different browsers: a whole hand with two guests, the host in either of them."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.drivers.driver import WAIT_S
from tests.e2e.phones import AT_ONCE, CODE, hosted
from tests.e2e.profile import HABITS, OFFERED, Profile
from tests.e2e.test_other_browsers import PLAY
from tests.e2e.test_phones import firefox
from tests.sampling import daily
from web.make.server import SiteServer

LOOK_S = 0.1
HAND_S = 150  # for a whole hand, on a machine that may be busy
HAND = "document.querySelector('body[data-screen=table] .hand .card') !== null"
TOTALS = "JSON.stringify([...document.querySelectorAll('.tally .num')].map((one) => one.innerText).sort())"
ENTER = """((text) => {
  const field = document.querySelector("dialog [data-field=code]");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
})"""

type Run = Callable[[str], Any]  # returns the value of an expression on a page


def found(run: Run, expression: str, seconds: float = WAIT_S) -> Any:
    """Waits until an expression is true on a page, and returns its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if value := run(expression):
            return value
        time.sleep(LOOK_S)
    raise AssertionError(f"waited in vain for {expression}; the page says: {run('document.body.innerText')}")


def press(run: Run, selector: str) -> None:
    """Presses a button as soon as it is there."""
    found(run, f"document.querySelector({json.dumps(selector)}) !== null")
    run(f"document.querySelector({json.dumps(selector)}).click()")


def code(run: Run) -> str:
    """Returns the code that a page shows, as soon as it does."""
    text: str = found(run, f"document.querySelector({json.dumps(CODE)})?.value")
    return text


def join(host: Run, seat: int, opened: Callable[[str], Run]) -> Run:
    """Lets a phone join at a seat; `opened(fragment)` opens the site there."""
    press(host, f"[data-key='invite:{seat}']")
    guest = opened("#" + code(host).partition("#")[2])
    host(f"{ENTER}({json.dumps(code(guest))})")
    press(host, "[data-act=phones-take]")
    found(guest, HAND)
    return guest


@pytest.mark.parametrize("who", daily(["host", "guest"], 1))
def test_a_hand_is_played_in_two_browsers_by_three_phones(
    profile: Profile, desk: Profile, host: SiteServer, who: str
) -> None:
    with firefox(host.url) as page:
        table = hosted(profile, "boast", "hrr")
        stored = profile.stored()
        stored = stored if who == "host" else {"talon.lessons": OFFERED, "talon.settings": stored["talon.settings"]}
        page.run(f"Object.assign(localStorage, {json.dumps(stored)})")

        def chromium(one: Profile) -> Callable[[str], Run]:
            def opened(fragment: str) -> Run:
                one.settings(**{**HABITS, **AT_ONCE})
                return one.open(fragment).evaluate

            return opened

        def in_firefox(fragment: str) -> Run:
            page.goto(f"{host.url}licenses.html")  # so that the site is loaded anew, not only its fragment changed
            page.goto(host.url + fragment)
            return page.run

        if who == "host":
            table.page.close()
            profile.sweep()
            first = in_firefox("")
            press(first, "[data-act=continue]")
            others = [chromium(profile), chromium(desk)]
        else:
            first = table.page.evaluate
            others = [chromium(desk), in_firefox]
        phones = [first, *(join(first, seat, opened) for seat, opened in enumerate(others, 1))]
        for run in phones:
            run(PLAY)
        for run in phones:
            found(run, "over", HAND_S)
            found(run, "document.querySelector('.summary') !== null")
        totals = [run(TOTALS) for run in phones]
        assert totals[0] == totals[1] == totals[2] != "[]"
