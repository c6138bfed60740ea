"""Stills: a table is seen before the code that draws it is there, and answers what was done to it meanwhile."""

import json

import pytest

from app.matches.matches import remove
from app.matches.stills import KEY, LEFT
from app.screens.still import StillScreen
from app.table.screen import TableScreen
from tests.app.spares_rig import REST_MS, Tab, made

GAMES = ("haggis", "team", "boast", "handromi")
REGIONS = ("t-seats", "t-centre", "t-banner", "t-hand", "t-bar")


HERE = []  # whether the table counts as imported


@pytest.fixture(autouse=True)
def _not_imported(monkeypatch):
    """Has the table count as not imported until the page imports it."""
    HERE.clear()
    monkeypatch.setattr("app.screens.is_table_here", lambda: bool(HERE))
    for place in ("app.screens.still", "app.matches.spares"):
        monkeypatch.setattr(place + ".import_table", lambda: HERE.append("table"))


def opened(storage, journal, **settings):
    """Returns a new tab at home, in which pictures wait to be seen."""
    HERE.clear()
    tab = Tab(storage, journal, **settings)
    tab.dom.unseen = []
    return tab


def see(tab):
    """Lets the browser show what has been drawn, and the page go on."""
    for _ in range(30):
        waiting, tab.dom.unseen = tab.dom.unseen, []
        for function in waiting:
            function()
        tab.dom.advance(0)


def shown(tab):
    return {region: tab.dom.html[region] for region in ("top", *REGIONS)}


def stays(tab):
    """Checks that a still is shown, and that nothing of it changes when the table takes its place; returns it."""
    assert isinstance(tab.app.screen, StillScreen)
    still = shown(tab)
    title = tab.app.screen.title()
    see(tab)
    assert isinstance(tab.app.screen, TableScreen)
    assert shown(tab) == still
    assert tab.app.screen.title() == title
    return still


def left_at_table(game="haggis"):
    """Returns a storage and a journal with a match that was left, the page being closed, and the tab of it."""
    storage, journal = made(game)
    tab = Tab(storage, journal)
    tab.play(game)
    tab.boot()
    tab.dom.emit("hide")
    return storage, journal, tab


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_of_a_spare_is_seen_at_once_and_stays_as_it_is(game):
    tab = opened(*made(game))
    tab.play(game)
    assert not HERE, "nothing has been imported for it"
    assert "card suit-" in tab.dom.html["t-hand"]
    stays(tab)
    assert tab.dom.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_left_is_seen_at_once_as_it_was(game):
    storage, journal, before = left_at_table(game)
    tab = opened(storage, journal)
    tab.dom.press("continue")
    assert '<h1 id="table-title"' in stays(tab)["top"]
    assert tab.hand == before.hand
    tab.boot()
    assert tab.dom.errors == []


def test_whatever_is_done_there_the_table_answers():
    tab = opened(*made("haggis"), automatic="off", whole="off")
    tab.play()
    key = tab.dom.html["t-hand"].partition('data-key="')[2].partition('"')[0]
    tab.dom.press("card", key=key)
    assert isinstance(tab.app.screen, TableScreen)
    assert tab.app.screen.scene.selection.keys == [key]
    see(tab)
    assert tab.app.screen.scene.selection.keys == [key]


def test_keys_and_what_is_dragged_are_answered_too():
    for act in (lambda tab: tab.dom.emit("key", "?", {}, ""), lambda tab: tab.dom.emit("drop", {"key": "hand.0"})):
        tab = opened(*made("haggis"))
        tab.play()
        act(tab)
        assert isinstance(tab.app.screen, TableScreen)
        assert tab.dom.errors == []


def test_whoever_has_gone_elsewhere_is_not_called_back():
    tab = opened(*made("haggis"))
    tab.play()
    tab.app.go("settings")
    see(tab)
    assert tab.app.screen.name == "settings"


def test_it_is_made_again_at_home_for_the_match_that_was_played_last():
    storage, journal = made("haggis")
    tab = Tab(storage, journal)
    tab.play()
    tab.boot()
    storage.remove(KEY + LEFT)
    tab.app.go("home")
    tab.dom.advance(REST_MS)
    after = opened(storage, journal)
    after.dom.press("continue")
    stays(after)


def test_making_one_leaves_the_names_at_the_open_table_alone():
    storage, journal = made("haggis")
    tab = Tab(storage, journal)
    tab.play()
    tab.boot()
    names = [tab.app.l10n.resolver(seat) for seat in range(2)]
    storage.remove(KEY + "haggis")
    tab.app.spares.renew()
    tab.dom.advance(REST_MS)
    assert storage.get(KEY + "haggis") is not None
    assert [tab.app.l10n.resolver(seat) for seat in range(2)] == names


def test_making_one_takes_a_task_for_each_region_and_between_them_the_open_table_has_its_names():
    storage, journal = made("haggis")
    tab = Tab(storage, journal)
    tab.play()
    tab.boot()
    resolver = tab.app.l10n.resolver = "Guest {}".format
    kept = storage.get(KEY + "haggis")
    storage.remove(KEY + "haggis")
    tab.app.spares.renew()
    tab.dom.paused = []
    tasks = 0
    for _ in range(100):
        tab.dom.advance(REST_MS / 100)
        while tab.dom.paused:
            tab.dom.paused.pop(0)()
            tasks += 1
            assert tab.app.l10n.resolver is resolver
    assert tasks >= len(REGIONS)
    assert storage.get(KEY + "haggis") == kept


def told(storage, change):
    """Changes the kept looks of a storage, as parsed from JSON."""
    for key in [key for key in storage.names() if key.startswith(KEY)]:
        head, _, look = storage.texts[key].partition("\n")
        storage.texts[key] = head + "\n" + json.dumps(change(json.loads(look)))


@pytest.mark.parametrize(
    "change", [lambda look: None, lambda look: look[:2], lambda look: [1, "", ""]], ids=["null", "short", "wrong"]
)
def test_a_damaged_one_is_ignored(change):
    storage, journal, _ = left_at_table()
    told(storage, change)
    tab = opened(storage, journal)
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)
    assert tab.dom.errors == []


def test_one_that_was_cut_off_is_ignored():
    storage, journal, _ = left_at_table()
    storage.texts[KEY + LEFT] = storage.texts[KEY + LEFT][:-9]
    tab = opened(storage, journal)
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)


def test_one_of_another_build_is_ignored():
    storage, journal, _ = left_at_table()
    tab = opened(storage, journal, version="0.0.1")
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)


def test_one_in_another_language_is_ignored():
    storage, journal, _ = left_at_table()
    tab = opened(storage, journal)
    tab.app.l10n.language = "hu"
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)


def test_one_of_an_earlier_moment_is_ignored():
    storage, journal, before = left_at_table()
    match = before.matches()[0]
    before.dom.press("card", key=before.app.screen.scene.view.hand_slots()[0]["key"])
    record, meta = before.app.saves.peek(match)
    before.app.spawn(before.app.saves.store(match, record + "# more\n", meta))
    tab = opened(storage, journal)
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)


def test_one_from_before_a_step_was_made_otherwise_is_ignored():
    storage, journal, before = left_at_table()
    match = before.matches()[0]
    record, meta = before.app.saves.peek(match)
    before.app.spawn(before.app.saves.store(match, record.replace("Deck", "Dekc"), meta))
    tab = opened(storage, journal)
    tab.dom.press("continue")
    assert isinstance(tab.app.screen, TableScreen)


def test_one_with_the_hand_in_another_order_is_made_again():
    storage, journal, tab = left_at_table()
    tab.dom.press("sort")
    tab.dom.emit("hide")
    after = opened(storage, journal, **json.loads(storage.texts["talon.settings"]))
    after.dom.press("continue")
    stays(after)


def test_a_lesson_leaves_that_of_the_match_as_it_is():
    storage, _, tab = left_at_table()
    still = storage.get(KEY + LEFT)
    tab.app.go("lesson", id="haggis")
    tab.dom.advance(REST_MS)
    tab.dom.emit("hide")
    assert storage.get(KEY + LEFT) == still


def test_it_goes_with_its_match():
    storage, _, tab = left_at_table()
    other = tab.matches()[0]
    tab.app.go("home")
    remove(tab.app, "another")
    assert storage.get(KEY + LEFT) is not None
    remove(tab.app, other)
    assert storage.get(KEY + LEFT) is None


def test_there_is_none_where_several_people_play():
    storage, journal = made("haggis")
    tab = Tab(storage, journal)
    tab.boot()
    seats = [{"kind": "human", "name": name, "level": ""} for name in ("Anna", "Bela")]
    tab.app.begin("haggis", seats, {})
    tab.dom.advance(REST_MS)
    assert tab.app.screen.name == "table"
    tab.dom.emit("hide")
    tab.app.go("home")
    tab.dom.advance(REST_MS)
    assert storage.get(KEY + LEFT) is None


def test_without_room_there_is_none_and_nothing_is_said():
    storage, _, tab = left_at_table()
    storage.room = storage.used() - len(storage.get(KEY + LEFT))
    storage.remove(KEY + LEFT)
    tab.dom.emit("hide")
    assert storage.get(KEY + LEFT) is None
    assert not tab.dom.html.get("toast")
    assert tab.dom.errors == []


def test_while_its_game_is_on_its_way_home_waits_for_a_moment():
    storage, journal, _ = left_at_table()
    tab = opened(storage, journal)
    tab.app.games._here.clear()
    tab.dom.slow = []
    tab.dom.press("continue")
    assert tab.app.screen.name == "home"
    tab.dom.advance(300)
    assert isinstance(tab.app.screen, TableScreen), "which says what is missing"
