"""Nothing jumps on a table: how far its layout shifts by itself from its opening to the settlement of a deal."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.visit import Visit
from tests.sampling import daily
from web.make.server import SiteServer

KINDS = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}
UPRIGHT = {"width": 390, "height": 844}
SIDEWAYS = {"width": 844, "height": 390}
WINDOWS: dict[str, dict[str, Any]] = {
    "upright": {"viewport": UPRIGHT},
    "sideways": {"viewport": SIDEWAYS},
    "desk": {"viewport": {"width": 1280, "height": 800}, "is_mobile": False, "has_touch": False},
}
MOST = 0.003  # for piles and names that become smaller; it was 0.1 to 0.6
CASES = [(window, game) for window in WINDOWS for game in KINDS]
TURNS = 60
CALM_MS = 1500  # for all that moves to have moved

# Every shift but those right after a tap, with what has moved there, and from where to where.
WATCH = """(() => {
  window.shifts = [];
  const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const name = (node) => (node?.closest ? node : node?.parentElement)?.outerHTML.slice(0, 90);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const said = sources.map((one) => `${name(one.node)}: ${box(one.previousRect)} -> ${box(one.currentRect)}`);
      if (!hadRecentInput) shifts.push([value, said.join("\\n")]);
    }
  }).observe({ type: "layout-shift", buffered: true });
})()"""


@pytest.mark.parametrize(("window", "game"), daily(CASES, 2))
def test_nothing_jumps_while_a_deal_is_played(browser: Browser, host: SiteServer, window: str, game: str) -> None:
    visit = Visit(browser, host.url, reduced_motion="no-preference", **WINDOWS[window])
    profile = Profile(visit, touch=window != "desk")
    profile.sweep()
    visit.context.add_init_script(WATCH)
    table = profile.table(find(seats_of(KINDS[game], game), alone), pace="fast")
    table.wait("turn")
    for _ in range(TURNS):
        table.turn_by_hint()
        if table.wait("turn", "deal over", "match over") != "turn":
            break
    table.page.wait_for_timeout(CALM_MS)
    found = shifts(table.page)
    visit.close()
    assert sum(value for value, _ in found) < MOST, "\n\n".join(f"{value:.4f}\n{what}" for value, what in found)


def shifts(page: Page) -> list[tuple[float, str]]:
    """Returns how far the layout has shifted each time, and what moved."""
    return [(value, what) for value, what in page.evaluate("shifts")]
