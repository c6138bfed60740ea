"""The deals of the day, as players meet them: by thumb, by keys, in two tabs, after a kill, without a network."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from app.daily.deal import BOTS
from app.daily.par import Par
from tests.app.daily_rig import DAY, DailyPage, deal_of
from tests.app.test_daily_par import PAR
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.test_a11y import assert_clean
from tests.e2e.visit import ask
from tests.sampling import daily

# Games whose expert makes playouts, by floating-point numbers and chance; Handrömi's makes none, and is played below.
# One a day: par takes up to 20 s in the worker.
SEARCHED = [game for game in PAR if game != "handromi"]

# The browser's clock starts at ten o'clock on that day.
_ON_THAT_DAY = """{
  const Clock = Date;
  const shift = Clock.parse("%sT10:00") - Clock.now();
  globalThis.Date = class extends Clock {
    constructor(...parts) {
      super(...(parts.length ? parts : [Clock.now() + shift]));
    }
    static now() {
      return Clock.now() + shift;
    }
  };
}"""


def deals(profile: Profile, path: str = "#daily", day: str = DAY, **changes: tuple[int, int]) -> Table:
    """Opens the deals of the day in a tab whose clock shows that day."""
    profile.settings(**QUICK)
    page = profile.open(path, script=_ON_THAT_DAY % day, **changes)
    page.locator(".daily-tile" if path == "#daily" else "#main .panel").first.wait_for()
    return profile.at(page)


def play_of(page: Page, game: str, word: str = "Play") -> str:
    """Returns the name of the button that begins or continues a game's try, once it is there."""
    name = f"{word} the {game} deal"
    expect(page.get_by_role("button", name=name)).to_be_enabled()
    return name


def test_a_deal_is_played_to_its_result_without_a_network_and_after_a_kill(profile: Profile) -> None:
    table = deals(profile, "#settings")
    page = table.page
    with profile.offline(page):
        profile.go(page, "#daily")
        assert_clean(page, "deals of the day")
        table.press(play_of(page, "Handrömi"))
        table.wait("turn")
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(page.get_by_role("button", name="Take back")).to_have_count(0)
        for _ in range(4):
            table.turn_by_hand()
            table.wait("turn")
        record = profile.record(f"daily-{DAY}-handromi")
        page.close()  # as a phone does when it needs the memory
        table = deals(profile)
        page = table.page
        table.press(play_of(page, "Handrömi", "Continue"))
        while table.wait("turn", "deal over") == "turn":
            table.turn_by_hand()
        assert profile.record(f"daily-{DAY}-handromi").startswith(record)
        table.press("Back to today’s deals")
        result = r"([\d.]+ better than|[\d.]+ worse than|level with) par"
        line = re.compile(rf"^Talon Handrömi {DAY}: {result} \(par version {BOTS}\)$")
        expect(page.locator(".daily-line")).to_have_text(line)
    told = json.loads(profile.stored()[f"talon.daily.{DAY[:7]}"])[DAY[8:]]["handromi"]
    assert told["par"] == PAR["handromi"][1], "an expert plays in the worker as in any other Python"
    assert_clean(page, "result of the day")
    expect(page.get_by_role("button", name="Play the Handrömi deal")).to_have_count(0)
    table.press("Free try at Handrömi")
    table.wait("turn")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    profile.go(page, "#")
    expect(page.locator("#home-menu")).to_contain_text("1 played")
    expect(page.get_by_role("button", name="Continue", exact=True)).to_have_count(0)


def test_a_day_gone_by_is_found_by_keys(desk: Profile) -> None:
    page = deals(desk, "").page
    page.locator("#home-menu [data-to=daily]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#daily-date")).to_have_text("Today, November 22")
    page.locator(f'[data-day="{DAY}"]').focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(page.locator("#month-title")).to_have_text("October 2026")
    expect(page.locator('[data-day="2026-10-26"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#daily-date")).to_have_text("Monday, October 26, 2026")
    expect(page.locator('[data-day="2026-10-26"]')).to_be_focused()
    assert_clean(page, "a day gone by")
    page.locator('[data-key="play-boast"]').focus()
    page.keyboard.press("Enter")
    table = desk.at(page)
    table.wait("turn")
    expect(page.locator("h1")).to_have_text("Boast or Nothing · deal of Oct 26")
    page.keyboard.press("h")
    page.go_back()
    expect(page.locator("#daily-games")).to_contain_text("Started: this try counts.")
    assert page.url.endswith("#daily/2026-10-26")
    told = json.loads(desk.stored()["talon.daily.2026-10"])["26"]["boast"]
    assert told == {"late": 1}


def test_two_tabs_have_one_try(profile: Profile) -> None:
    one, two = deals(profile), deals(profile)
    for table in (one, two):
        play_of(table.page, "Handrömi")
    one.page.bring_to_front()
    one.press("Play the Handrömi deal")
    one.wait("turn")
    two.page.bring_to_front()
    two.page.locator('[data-key="play-handromi"]').tap()
    two.wait("turn")
    assert [match for match in profile.matches() if match.startswith("daily")] == [f"daily-{DAY}-handromi"]
    expect(one.page.locator(".curtain")).to_be_visible()


@pytest.mark.parametrize("game", daily(SEARCHED, 1))
def test_par_is_the_same_in_the_worker(profile: Profile, game: str) -> None:
    day, ahead, moves = PAR[game]
    there = profile.open("#settings")
    here = DailyPage()

    def engine(text: str) -> str:
        fields = json.loads(text)
        number, op = fields.pop("id"), fields.pop("op")
        return json.dumps({**ask(there, op, **fields), "id": number})

    here.dom.engine = engine
    par = Par(here.app, deal_of(here, game, day), moves=0, on_change=lambda: None)
    par.start()
    here.dom.advance(0)
    assert par.fault is None
    assert (par.ahead, par.made) == (ahead, moves)
