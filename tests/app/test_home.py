"""Home: somebody new, somebody with a match, no engine yet."""

import json

from app.browser.storage import Memory
from tests.app.fake_journal import FakeJournal
from tests.app.samples_shell import Probe, create, meta, start


def test_somebody_new_starts_a_game_against_the_computer_with_one_press():
    app, dom = start(table=Probe)
    dom.boot("ready")
    dom.press("first", game="haggis")
    assert "laying" in dom.shown()
    assert "disabled" in dom.find("first"), "the button keeps its place"
    request = dom.answer("new", {"record": "fresh", "key": "k"})
    assert [seat["kind"] for seat in request["seats"]] == ["human", "bot"]
    assert (request["game"], request["options"], "dealer" in request) == ("haggis", {}, False)
    assert dom.screen == "table"
    entry = app.saves.matches()[0]
    assert (entry["game"], entry["deal"], entry["scores"], entry["over"]) == ("haggis", 1, [0, 0], False)


def test_a_refused_first_game_leaves_home_as_it_was():
    _, dom = start(table=Probe)
    dom.press("first", game="haggis")
    dom.boot("ready")
    dom.answer("new", error={"code": "seats/count", "detail": ""})
    assert dom.screen == "home"
    assert "error-seats-count" in dom.html["toast"]
    assert dom.find("first") is not None


def test_the_latest_running_match_is_offered_with_its_scores():
    app, dom = start(table=Probe)
    match = create(app, "record", meta())
    create(app, "record", meta(over=True))
    again, dom = start(dom.storage, table=Probe)
    assert "match-deal{deal=game-haggis.deal{n=2},game=game-haggis}" in dom.html["home-main"]
    assert "list-last{before=Anna,item=Béla}" in dom.html["home-main"]
    assert ">112<" in dom.html["home-main"]
    assert "count{n=2}" in dom.html["home-menu"]
    dom.press("continue")
    assert dom.screen == "table"
    assert again.screen.params == {"id": match}


def test_three_running_matches_stand_above_the_games_each_with_whose_turn_it_is():
    app, dom = start(table=Probe)
    two = [{"kind": "human", "name": name, "level": ""} for name in ("Anna", "Béla")]
    ids = [create(app, "record", meta(seats=two, turn=[1], scores=[0, 0])), create(app, "record", meta())]
    _, dom = start(dom.storage, table=Probe)
    home = dom.html["home-main"]
    assert "match-turn{names=Béla,you=no}" in home
    assert "match-turn{names=,you=yes}" in home
    assert all(f'data-id="{match}"' in home for match in ids)
    assert "home-all" not in home
    for _ in range(2):
        create(app, "record", meta())
    _, dom = start(dom.storage, table=Probe)
    assert dom.html["home-main"].count('data-act="continue"') == 3
    assert "home-all" in dom.html["home-main"]


def test_a_match_left_while_the_computer_was_to_play_says_whose_turn_it_is():
    for turn, said in (([1], "match-turn{names=Béla,you=no}"), ([0, 1], "match-turn{names=,you=yes}")):
        app, dom = start(table=Probe)
        create(app, "record", meta(turn=turn))
        _, dom = start(dom.storage, table=Probe)
        assert said in dom.html["home-main"]


def test_that_everything_stays_is_promised_only_where_it_does():
    _, dom = start()
    assert "home-promise" in dom.html["home-notes"]
    journal = FakeJournal()
    journal.refusal = "off"
    _, dom = start(Memory(), journal=journal)
    assert "storage-off" in dom.html["home-notes"]
    assert "home-promise" not in dom.html["home-notes"]


def test_after_midnight_the_deals_of_the_new_day_are_counted():
    for comes_back in (False, True):
        storage = Memory()
        storage.set("talon.daily.2026-11", json.dumps({"22": {"haggis": {"ahead": 3, "others": 1, "late": 0}}}))
        _, dom = start(storage)
        assert "home-daily-played{n=1}" in dom.html["home-menu"]
        dom.date = "2026-11-23"
        if comes_back:
            dom.emit("show")
        else:
            dom.advance(60_000)
        assert "home-daily-played" not in dom.html["home-menu"]


def test_names_from_a_save_are_escaped():
    app, dom = start()
    seats = [{"kind": "human", "name": "<img src=x>", "level": ""}, {"kind": "bot", "name": '"&', "level": "club"}]
    create(app, "record", meta(seats=seats))
    app.go("saved")
    assert "<img" not in dom.html["saved-list"]
    app.back()
    assert "<img src=x" not in dom.html["home-main"]
    assert "&lt;img" in dom.html["home-main"]


def test_a_match_that_another_window_began_is_seen():
    app, dom = start()
    other, _ = start(dom.storage)
    match = create(other, "record", meta())
    dom.emit("stored", f"talon.match.{match}.0")
    assert dom.find("continue")["data-id"] == match
    assert app.screen.name == "home"


def test_installing_is_offered_once_there_is_a_match_and_can_be_declined_for_ever():
    app, dom = start()
    dom.install = "prompt"
    app.go("home")
    assert dom.find("install") is None
    create(app, "record", meta())
    app.go("home")
    dom.press("install")
    assert "install" in dom.marks
    dom.press("no-install")
    assert dom.find("install") is None
    _, other = start(dom.storage)
    other.install = "prompt"
    other.emit("installable")
    assert other.find("install") is None


def test_whoever_comes_from_another_device_finds_where_to_import():
    _, dom = start()
    dom.press("go", to="saved")
    dom.press("import", key="bring")
    assert dom.find("import-file") is not None


def test_every_way_leads_to_its_screen():
    app, dom = start()
    create(app, "record", meta())
    app.go("home")
    for to in ("newgame", "saved", "rules", "settings"):
        dom.press("go", to=to)
        assert dom.screen == to
        dom.press("back")
        assert dom.screen == "home"


def test_games_keep_their_places_whichever_was_played_last():
    app, dom = start(table=Probe)
    dom.boot("ready")
    app.hello["games"].append(dict(app.hello["games"][0], name="boast"))
    app.redraw()

    def tiles():
        """Returns the games in their order, and those whose button is highlighted."""
        buttons = [part for part in dom.html["home-main"].split("<button") if 'data-act="first"' in part]
        games = [part.partition('data-game="')[2].partition('"')[0] for part in buttons]
        return games, [game for game, part in zip(games, buttons) if "btn-primary" in part]

    assert tiles() == (["haggis", "boast"], ["haggis"])
    app.extras.save_recent_choices({"game": "boast"})
    app.redraw()
    assert tiles() == (["haggis", "boast"], ["boast"])
