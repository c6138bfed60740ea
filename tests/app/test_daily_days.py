"""The row of days, the calendar, what is stored about tries, and what points are compared with."""

import json

import pytest

from app.daily import pars
from app.daily.deal import lead
from app.daily.tries import Try, tenths
from tests.app.daily_rig import DAY, DailyPage, after
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import create as keep
from tests.app.samples_shell import meta as about

# -- days


def test_a_try_begun_before_midnight_counts_for_its_day():
    page = DailyPage().begin("handromi")
    page.dom.date = "2026-11-23"
    page.turn()
    page.open(DAY)
    assert page.told()["handromi"]["late"] == 0
    assert "today=no" in page.dom.html["daily-head"]
    page.begin("handromi")
    page.open(DAY).begin("boast")
    page.open(DAY)
    assert page.told()["boast"]["late"] == 1


def test_a_try_asked_for_before_midnight_counts_for_its_day_however_long_the_engine_takes():
    page = DailyPage()
    answer = page.dom.engine

    def slow(text):
        page.dom.date = "2026-11-23"
        return answer(text)

    page.dom.engine = slow
    page.begin("handromi")
    page.open(DAY)
    assert page.told()["handromi"]["late"] == 0


def test_a_day_gone_by_counts_in_the_calendar_and_for_no_row():
    page = after(late=1)
    page.dom.date = "2026-11-23"
    page.dom.emit("show")
    assert page.app.screen.tries.count(DAY) == 1
    assert page.app.screen.tries.streak(DAY) == 0
    assert "n=1" in page.dom.find("day", day=DAY)["aria-label"]
    assert page.dom.find("day", day=DAY)["tabindex"] == "-1"
    page.dom.press("day", day=DAY)
    page.dom.advance(0)
    assert "daily-late" in page.dom.html["daily-head"]
    assert "daily-over-par" in page.games
    page.dom.press("today")
    page.dom.advance(0)
    assert "daily-help" in page.dom.html["daily-head"]


def test_days_in_a_row_are_counted_until_one_is_missing():
    storage = FakeStorage()
    done = {"handromi": {"ahead": 3, "others": 2, "late": 0}}
    late = {"handromi": {"ahead": 3, "others": 2, "late": 1}, "boast": {"late": 0}}
    for month, days in (("10", {"30": late, "31": done}), ("11", {f"{day:02d}": done for day in range(1, 22)})):
        storage.texts[f"talon.daily.2026-{month}"] = json.dumps(days)
    page = DailyPage(storage=storage)
    assert page.app.screen.tries.streak("2026-11-21") == 22
    assert "daily-streak-due{n=22}" in page.dom.html["daily-head"]
    page.app.screen.tries._keep(DAY, "handromi", done["handromi"] | {"par": 0})
    page.open()
    assert "daily-streak{n=23}" in page.dom.html["daily-head"]
    page.app.go("home")
    page.dom.advance(0)
    assert "home-daily-played{n=1} · home-daily-row{n=23}" in page.dom.html["home-menu"]
    tomorrow = page.tab(date="2026-11-23")
    assert "daily-streak-due{n=23}" in tomorrow.dom.html["daily-head"]
    tomorrow.app.go("home")
    assert "home-daily-row{n=23}" in tomorrow.dom.html["home-menu"]
    assert "home-daily-played" not in tomorrow.dom.html["home-menu"]
    storage.texts["talon.daily.2026-11"] = storage.texts["talon.daily.2026-11"].replace('"21": {', '"1": {')
    tomorrow.dom.emit("stored", "talon.daily.2026-11")
    assert "home-daily-row" not in tomorrow.dom.html["home-menu"], "what was written meanwhile counts at once"
    storage.texts["talon.daily.2026-11"] = storage.texts["talon.daily.2026-11"].replace('"1": {', '"21": {')
    later = page.tab(date="2026-11-25")
    later.app.go("home")
    assert "home-daily-row" not in later.dom.html["home-menu"], "a day is missing"


def test_the_day_goes_on_when_the_page_comes_back_after_midnight():
    page = DailyPage()
    page.dom.date = "2026-11-23"
    page.dom.emit("show")
    assert "today=yes" in page.dom.html["daily-head"]
    assert "20261123" in page.dom.html["daily-head"]
    page.dom.press("day", day=DAY)
    page.dom.date = "2026-11-24"
    page.dom.emit("show")
    assert "20261122" in page.dom.html["daily-head"], "who looks at another day stays there"


def test_the_day_goes_on_at_midnight_where_the_page_stays_in_sight(monkeypatch):
    monkeypatch.setattr(pars, "IDLE_MS", 10_000_000)  # nothing is compared meanwhile, which takes long
    page = DailyPage()
    page.dom.date = "2026-11-23"
    page.dom.advance(60_000)
    assert "20261123" in page.dom.html["daily-head"]
    page.dom.date = "2026-11-24"
    page.dom.advance(60_000)
    assert "20261124" in page.dom.html["daily-head"]


@pytest.mark.parametrize("place", ["2026-11-23", "2025-11-21", "yesterday", "2026-02-30", "<img src=x>"])
def test_a_day_without_deals_is_told_and_today_is_shown(place):
    page = DailyPage(place)
    assert "daily-none" in page.dom.html["toast"]
    assert "today=yes" in page.dom.html["daily-head"]
    assert "<img" not in page.dom.shown()


def test_the_calendar_goes_back_a_year_by_month_and_by_keys():
    page = DailyPage()
    assert page.dom.find("month-after")["aria-disabled"] == "true"
    assert page.dom.find("day", day="2026-11-23") is None
    assert page.dom.find("day", day=DAY)["aria-current"] == "date"
    assert page.dom.key("ArrowUp", act="day", day=DAY)
    assert page.dom.focus_now == '[data-key="day-2026-11-15"]'
    assert page.dom.key("ArrowLeft", act="day", day="2026-11-01")
    assert page.dom.focus_now == '[data-key="day-2026-10-31"]'
    assert page.dom.find("day", day="2026-10-31") is not None
    page.dom.press("day", day="2026-10-31")
    page.dom.advance(0)
    assert "20261031" in page.dom.html["daily-head"]
    assert page.dom.entries[page.dom.here] == "#daily/2026-10-31"
    months = 0
    while "aria-disabled" not in page.dom.find("month-before"):
        page.dom.press("month-before")
        months += 1
    assert months == 11
    assert page.dom.find("day", day="2025-11-21") is None
    assert page.dom.find("day", day=DAY.replace("2026", "2025")) is not None
    tabs = [found for found in (page.dom.find("day", day=f"2025-11-{day}") for day in range(22, 31)) if found]
    assert [found["tabindex"] for found in tabs] == ["0"] + ["-1"] * 8


# -- what is kept


def test_what_is_damaged_is_made_again_from_the_matches():
    page = after()
    told = {name: value for name, value in page.told()["handromi"].items() if name not in {"par", "bots"}}
    page.dom.engine = None  # par is not tested here
    for text in (
        "{",
        "[]",
        "7",
        "null",
        "",
        '{"22": 5}',
        '{"22": {"handromi": []}}',
        '{"22": {"handromi": {"late": "x"}}}',
        '{"2026-11-22": [1, "x"], "2026-11-23": 7}',
    ):
        page.storage.texts["talon.daily.2026-11"] = text
        page.storage.texts["talon.daily"] = text
        page.app.go("home")
        page.dom.advance(0)
        assert "home-daily-played{n=1}" in page.dom.html["home-menu"], text
        page.open()
        assert page.told() == {"handromi": told}, text
    assert page.dom.errors == []


def test_without_room_nothing_is_lost_that_was_kept():
    page = after()
    told = page.told()
    page.storage.room = 0
    page.open()
    page.dom.press("play", game="boast")
    page.dom.advance(0)
    assert page.told() == told
    assert page.dom.errors == []


def test_a_save_with_strange_dates_or_scores_is_passed_over():
    page = DailyPage()
    for changes in (
        {"daily": "soon"},
        {"daily": 5},
        {"daily": 5, "free": True},
        {"daily": DAY, "game": "whist"},
        {"daily": DAY, "over": True, "scores": [1]},
    ):
        keep(page.app, "record", about(**changes))
    page.open()
    assert page.told() == {}
    assert page.dom.errors == []


# -- figures


def test_points_are_held_against_the_mean_of_the_other_sides():
    page = DailyPage()
    game = page.app.game
    assert lead(game("haggis"), [135, 6]) == (129, 1)
    assert lead(game("team"), [265, 24, 265, 24]) == (241, 1)
    assert lead(game("boast"), [1, 0, 1, 1]) == (1, 3)
    assert lead(game("handromi"), [27, 33, -10]) == (-31, 2)


def test_halves_are_rounded_away_from_nothing():
    assert [tenths(total, 3) for total in (1, 2, 3, -1, -4, 0)] == [0.3, 0.7, 1.0, -0.3, -1.3, 0.0]
    assert (tenths(1, 20), tenths(-1, 20), tenths(1, 2)) == (0.1, -0.1, 0.5)
    found = Try({"late": 0, "ahead": -39, "par": 129, "others": 1, "bots": 1})
    assert (found.ahead(), found.par(), found.over()) == (-39.0, 129.0, -168.0)
