"""The deals of the day: the deal and its table, and the one try that counts."""

import pytest

from tests.app.daily_rig import DAY, GAMES, DailyPage, after
from tests.app.fake_storage import FakeStorage

# -- the deal and its table


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_the_date_and_all_else_is_fixed(game):
    page = DailyPage().begin(game)
    rules = page.app.game(game)["rules"]
    assert f'[Seed "daily/{DAY}/{game}/{rules}"]' in page.record
    assert '[Option.undo "off"]' in page.record
    other = DailyPage().begin(game)
    assert other.record == page.record, "the same cards, the same table, wherever"
    players = page.app.screen.playing.session.players
    assert [player["kind"] for player in players] == ["human"] + ["bot"] * (len(players) - 1)
    assert {player["level"] for player in players[1:]} == {"club"}
    offered = page.app.game(game).get("daily_opponents") or [""] * (page.app.game(game)["seats"][0] - 1)
    assert [player["temperament"] for player in players[1:]] == offered
    assert DailyPage(date="2026-11-23").begin(game).record != page.record


def test_bots_think_from_seeds_of_the_deal_also_after_a_reload():
    page = DailyPage().begin("handromi")
    seed = page.app.screen.playing.session.seed()
    assert seed == f"daily/{DAY}/handromi/1/{page.app.screen.playing.session.meta['ply']}"
    page.turn()
    page.dom.advance(2000)
    ply = page.app.screen.scene.view.table["ply"]
    again = page.tab().begin("handromi")
    again.dom.advance(2000)
    assert again.app.screen.playing.session.seed() == f"daily/{DAY}/handromi/1/{ply}"


def test_a_counted_try_has_no_hints_no_taking_back_and_no_way_out():
    page = DailyPage().begin("handromi")
    page.turn()
    page.dom.advance(2000)
    assert page.dom.find("hint") is None
    assert page.dom.find("undo") is None
    day = page.dom.noon(DAY)  # as the reader's language writes a date, not as a code
    assert f"table-of-day{{day={day},free=no,game=game-handromi}}" in page.dom.html["top"]
    asked = len(page.engine.asked)
    assert page.dom.key("h")
    page.dom.advance(100)
    assert "hint" not in page.engine.asked[asked:]
    page.dom.press("menu")
    for act in ("players", "concede", "abandon"):
        assert page.dom.find(act) is None, act
    assert page.dom.find("leave") is not None


def test_a_deal_is_all_there_is_and_leads_back():
    page = DailyPage().play("handromi")
    page.dom.advance(2000)
    for act in ("next", "rematch", "same"):
        assert page.dom.find(act) is None, act
    assert page.dom.find("replay") is not None
    assert page.dom.find("review") is not None
    page.back()
    assert page.app.screen.name == "daily"
    assert [name for name, _ in page.app.way.steps] == ["home", "daily"]


# -- one try


def test_the_first_try_counts_and_there_is_no_second():
    page = after()
    told = page.told()["handromi"]
    assert told["late"] == 0
    assert page.dom.find("play", game="handromi") is None
    scores = page.app.saves.matches()[0]["scores"]
    assert told["ahead"] == -(2 * scores[0] - scores[1] - scores[2]), "in Handrömi the fewest points win"
    assert page.told().get("boast") is None


def test_who_is_interrupted_goes_on_where_they_were():
    page = DailyPage().begin("handromi")
    page.turn()
    page.dom.advance(2000)
    record = page.record
    again = page.tab()
    assert "daily-begun" in again.games
    assert again.begin("handromi").record == record
    assert len(again.app.saves.matches()) == 1


def test_two_tabs_begin_one_try_and_one_of_them_plays_it():
    one = DailyPage()
    two = one.tab()
    two.dom.engine = None  # its request for the cards is still open when the other begins
    two.dom.press("play", game="handromi")
    one.begin("handromi")
    one.turn()
    one.dom.advance(2000)
    request = next(request for request in two.dom.asked if request["op"] == "new")
    fields = {name: request[name] for name in request if name not in ("id", "op")}
    two.dom.engine = two.engine
    two.dom.answer("new", two.engine.ask("new", **fields))
    two.dom.advance(0)
    assert two.record == one.record, "what has been played stays played"
    assert len(two.app.saves.matches()) == 1
    one.dom.emit("stored", "talon.tab." + one.app.screen.source.match)
    assert "curtain-taken" in one.dom.shown()


def test_a_try_that_is_deleted_stays_used_up():
    page = DailyPage().begin("handromi")
    match = page.app.screen.source.match
    page.app.saves.delete(match)
    page.open()
    assert "daily-gone" in page.games
    assert page.dom.find("play", game="handromi") is None
    page.begin("handromi", "free")
    assert page.app.screen.source.match != match
    assert page.app.screen.playing.session.meta["free"]


def test_a_result_outlasts_its_match():
    page = after()
    told = page.told()
    page.app.saves.delete("daily-2026-11-22-handromi")
    page.open()
    assert page.told() == told
    assert "daily-over-par" in page.games
    assert page.dom.find("look-back", game="handromi") is None


def test_a_result_is_noted_when_the_deal_ends_whatever_becomes_of_its_match():
    page = DailyPage().play("handromi")
    page.app.go("home")
    told = page.told()["handromi"]
    assert told["ahead"] == after().told()["handromi"]["ahead"]
    assert told["moves"] > 0
    page.dom.date = "2026-11-23"
    page.app.saves.delete("daily-2026-11-22-handromi")
    assert page.open(DAY).told()["handromi"]["ahead"] == told["ahead"]


def test_a_result_that_could_not_be_noted_at_its_end_is_noted_before_its_match_is_deleted():
    page = after()
    told = page.told()["handromi"]
    page.storage.texts["talon.daily.2026-11"] = "{}"
    page.app.go("saved")
    page.dom.advance(0)
    page.app.screen.delete("daily-2026-11-22-handromi")
    assert page.app.saves.matches() == []
    found = page.told()["handromi"]
    assert (found["ahead"], found["moves"]) == (told["ahead"], told["moves"])


def test_a_result_that_is_not_noted_yet_outlasts_its_match_when_room_is_made():
    page = DailyPage().play("handromi").back()
    result = page.told()["handromi"]["ahead"]
    page.begin("handromi", "free")
    page.storage.remove("talon.daily.2026-11")
    page.storage.room = 0
    page.journal.refusal = "full"
    page.turn()
    page.dom.press("unkept")
    page.dom.press("make-room")
    page.storage.room = None
    page.dom.press("yes")
    page.dom.advance(0)
    assert [entry["free"] for entry in page.app.saves.matches()] == [True]
    assert page.told()["handromi"]["ahead"] == result


def test_a_free_try_leaves_no_result_when_it_ends_or_is_deleted():
    page = after()
    page.begin("handromi", "free")
    told = page.told()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    while page.turn():
        pass
    free = page.app.screen.source.match
    page.app.go("saved")
    page.dom.advance(0)
    page.app.screen.delete(free)
    assert page.told() == {}
    assert told


def test_free_tries_come_after_it_and_change_nothing():
    assert DailyPage().dom.find("free", game="handromi") is None
    page = after()
    told = page.told()
    page.begin("handromi", "free")
    page.turn()
    page.dom.advance(2000)
    assert page.dom.find("hint") is not None
    assert page.dom.find("undo") is not None
    assert "free=yes" in page.dom.html["top"]
    free = page.app.screen.source.match
    page.open()
    assert "daily-free-on" in page.games
    page.begin("handromi", "free")
    assert page.app.screen.source.match == free, "one that is not over goes on"
    while page.turn():
        pass
    page.back()
    assert "daily-free-on" not in page.games
    assert page.told() == told
    page.app.go("saved")
    page.dom.advance(0)
    assert "free=yes" in page.dom.shown()
    assert "free=no" in page.dom.shown()


def test_it_counts_nowhere_else():
    page = after()
    assert page.app.stats.deals("handromi") == 0
    page.begin("boast")
    page.app.go("home")
    page.dom.advance(0)
    assert page.dom.find("continue") is None, "it does not stand among the matches under way"
    assert "home-daily-played{n=1}<" in page.dom.html["home-menu"], "a single day is no row"
    page.app.go("saved")
    page.dom.advance(0)
    assert page.dom.shown().count("match-daily") == 2
    assert page.dom.shown().count(f"day={page.dom.noon(DAY)}") == 2


def test_who_knows_a_game_not_yet_may_learn_it_first():
    storage = FakeStorage()
    storage.texts["talon.lessons"] = "{}"
    page = DailyPage(storage=storage)
    page.dom.press("play", game="handromi")
    page.dom.advance(0)
    assert page.app.saves.matches() == []
    page.dom.press("known")
    page.dom.advance(0)
    assert page.app.screen.name == "table"


def test_who_leaves_while_a_try_is_begun_finds_it_later():
    page = DailyPage()
    page.dom.engine = None
    page.dom.press("play", game="handromi")
    assert page.dom.find("play", game="boast").get("disabled") is not None
    assert page.games.count(">laying<") == 1
    page.app.go("home")
    request = next(request for request in page.dom.asked if request["op"] == "new")
    fields = {name: request[name] for name in request if name not in ("id", "op")}
    page.dom.engine = page.engine
    page.dom.answer("new", page.engine.ask("new", **fields))
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    page.open()
    assert "daily-begun" in page.games


def test_an_engine_that_refuses_leaves_the_try_open():
    page = DailyPage()
    page.dom.engine = None
    page.dom.press("play", game="handromi")
    page.dom.answer("new", error={"code": "seats/count", "detail": ""})
    assert "error-seats-count" in page.dom.html["toast"]
    assert page.dom.find("play", game="handromi").get("disabled") is None
    assert page.told() == {}
