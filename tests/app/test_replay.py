"""Looking back at finished deals, with the real engine: what is seen at each moment, and playing on from there."""

import pytest

from app.replay.past_deal import PastDeal
from app.replay.spot import Spot
from engine.core import registry
from engine.core.match import Player, create
from tests.app.replay_rig import TABLES, ReplayPage, finished
from tests.app.samples_shell import create as keep
from tests.sampling import daily


@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 2))
def test_every_moment_shows_what_the_seat_saw_and_the_last_one_the_settlement(game, seats):
    match = finished(game, seats)
    page = ReplayPage(match, "/1/0")
    record = match.text
    last = page.screen.deal.last
    assert last == match.deals[0].plies + 1
    for moment in range(last):
        assert page.at == (1, moment)
        then = page.engine.ask("look", record=record, seat=0, at={"deal": 1, "ply": moment})["table"]
        assert page.table["zones"] == then["zones"]
        assert page.dom.find("card") is None, "cards are looked at, not chosen"
        assert ("summary" in page.dom.shown()) is False
        page.dom.press("move-after")
        page.dom.advance(0)
    assert page.at == (1, last)
    assert 'class="summary' in page.dom.shown()
    assert page.dom.find("move-after")["aria-disabled"] == "true"
    assert page.dom.errors == []
    assert page.dom.warnings == []


@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 1))
def test_steps_go_by_trick_or_turn_and_by_deal(game, seats):
    match = finished(game, seats)
    page = ReplayPage(match, "/2/0")
    ends = []
    while page.at[1] < page.screen.deal.last:
        page.dom.press("trick-after")
        page.dom.advance(0)
        ends.append(page.at[1])
    assert len(ends) > 2
    if game != "handromi":
        log = page.engine.ask("look", record=match.text, seat=0)["table"]["log"]
        assert ends == [*[entry["ply"] for entry in log if entry["kind"] == "capture"], page.screen.deal.last]
    else:
        movers = [who for who, _ in match.moves]
        assert ends == [ply for ply in range(1, len(movers)) if movers[ply] != movers[ply - 1]] + [len(movers) + 1]
    back = []
    while page.at[1]:
        page.dom.press("trick-before")
        page.dom.advance(0)
        back.append(page.at[1])
    assert back == [*reversed(ends[:-1]), 0]


def test_cards_that_belong_to_nobody_are_named():
    page = ReplayPage(finished("boast", 3), "/1/0")
    assert "log-boast-left{shown=cards}" in page.dom.html["t-banner"]


def test_a_finished_trick_lies_there_until_the_next_step():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    page.dom.press("trick-after")
    page.dom.advance(0)
    assert page.screen.scene.linger
    page.dom.press("move-after")
    page.dom.advance(0)
    assert not page.screen.scene.linger


def test_the_scores_lead_to_each_deal():
    match = finished("haggis", 3)
    page = ReplayPage(match, "/2/0")
    page.dom.press("score")
    page.dom.press("deal", deal="1")
    page.dom.advance(0)
    assert (page.at, page.app.sheets) == ((1, 0), [])
    page.app.go("table", id=page.match)
    page.dom.advance(0)
    page.dom.press("score")
    page.dom.press("deal", deal="2")
    page.dom.advance(0)
    assert page.at == (2, 0)


def test_a_tap_on_a_player_says_what_stands_beside_their_name():
    page = ReplayPage(finished("haggis", 3), "/1/5")
    page.dom.emit("act", "seat", {"seat": "2"})
    assert page.screen.scene.view.viewer == 0
    assert page.app.sheets[-1].name == "seat"


def test_what_was_tried_waits_among_the_saved_games_and_not_at_home():
    players = [Player("human", "Anna"), Player("bot", "Béla")]
    page = ReplayPage(create(registry.game("haggis"), players, {}, "running"))
    _, meta, _ = page.app.saves.load(page.match)
    keep(page.app, "tried", {**meta, "branch": "m/1/6"})
    page.app.go("home")
    page.dom.advance(0)
    assert page.dom.find("continue", id=page.match) is not None
    assert page.dom.shown().count("match-practice{") == 0
    page.app.go("saved")
    page.dom.advance(0)
    assert page.dom.shown().count("match-practice{") == 1


def test_two_taps_make_one_match_for_practice():
    page = ReplayPage(finished("haggis", 3), "/1/6")
    page.dom.engine = None  # it answers when the test says so
    page.dom.press("try")
    page.dom.press("try")
    assert [request["op"] for request in page.dom.asked] == ["branch"]
    page.dom.press("move-after")
    request = page.dom.asked[0]
    answer = page.engine.ask("branch", key=request["key"], at=request["at"])
    page.dom.engine = page.engine
    page.dom.answer("branch", answer)
    page.dom.advance(0)
    assert len(page.app.saves.matches()) == 2
    assert page.app.screen.name == "table"
    assert page.app.saves.load(page.app.screen.source.match)[1]["branch"].endswith("/1/6")


def test_who_leaves_meanwhile_has_no_new_match():
    page = ReplayPage(finished("haggis", 3), "/1/6")
    page.dom.engine = None
    page.dom.press("try")
    request = page.dom.asked[0]
    answer = page.engine.ask("branch", key=request["key"], at=request["at"])
    page.app.go("home")
    page.dom.engine = page.engine
    page.dom.answer("branch", answer)
    page.dom.advance(0)
    assert len(page.app.saves.matches()) == 1


def test_hidden_it_stops_and_says_so():
    page = ReplayPage(finished("boast", 3), "/1/0")
    page.dom.press("run")
    assert "replay-stop" in page.dom.html["t-bar"]
    page.dom.emit("hide")
    assert "replay-play" in page.dom.html["t-bar"]


def test_a_match_given_up_in_its_first_deal_offers_no_look_back():
    match = finished("haggis", 3)
    page = ReplayPage(match, "/1/0")
    given_up = create(match.game, match.players, {}, "given up").concede(0)
    other = ReplayPage(given_up)
    other.dom.advance(0)
    other.app.go("table", id=other.match)
    other.dom.advance(1000)
    assert other.dom.find("leave") is not None
    assert other.dom.find("replay") is None
    page.app.go("table", id=page.match)
    page.dom.advance(1000)
    assert page.dom.find("replay") is not None
    page.dom.press("replay")
    page.dom.advance(0)
    assert page.at == (2, 0)


def test_each_step_is_said_aloud():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    page.dom.press("move-after")
    page.dom.advance(0)
    said = [entry["text"]["code"].replace("/", "-") for entry in page.table["log"] if entry["ply"] == 1]
    assert said
    assert all(code in page.dom.said[-1] for code in said)
    page.dom.key("End")
    page.dom.advance(0)
    assert page.dom.said[-1].startswith("replay-settled")


def test_hands_are_closed_until_they_are_opened_and_every_seat_can_be_taken():
    page = ReplayPage(finished("haggis", 3), "/1/1")
    faces = {slot["face"] for zone in page.table["zones"] if zone["key"] == "hand:1" for slot in zone["slots"]}
    assert faces == {None}
    page.dom.press("open-hands")
    page.dom.advance(0)
    for zone in page.table["zones"]:
        if zone["key"].startswith("hand:"):
            assert None not in [slot["face"] for slot in zone["slots"]]
    assert "replay-seen-open{name=Anna" in page.dom.html["t-banner"], "not as Anna saw it, but from her seat"
    page.dom.press("open-hands")
    page.dom.advance(0)
    assert "replay-seen{name=Anna" in page.dom.html["t-banner"]
    for viewer in (1, 2, 0):
        page.dom.press("next-seat")
        page.dom.advance(0)
        assert page.screen.scene.view.viewer == viewer
        assert page.dom.said[-1].startswith("list-sentence{before=replay-seen")


def test_the_slider_and_the_keys_lead_everywhere():
    page = ReplayPage(finished("boast", 3), "/1/0")
    page.dom.change("moment", "5", final=False)
    page.dom.advance(0)
    assert (page.at, page.table["ply"]) == ((1, 5), 5)
    for key, at in (("ArrowRight", 6), ("ArrowLeft", 5), ("ArrowDown", 6), ("ArrowUp", 3), ("End", 22), ("Home", 0)):
        assert page.dom.key(key)
        page.dom.advance(0)
        assert page.at == (1, at)
    assert page.dom.key("PageDown")
    page.dom.advance(0)
    assert page.at == (2, 0)
    assert not page.dom.key("q")
    assert not page.dom.key(" ", act="seat"), "that presses the button"
    assert not page.dom.key("ArrowRight", "ctrl")


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_it_plays_by_itself_at_three_speeds_and_stops_at_the_end(speed):
    page = ReplayPage(finished("boast", 3), "/1/0")
    for _ in range(speed):
        page.dom.press("speed")
    page.dom.press("run")
    paces = {0: 1200, 1: 800, 2: 2400}
    page.dom.advance(paces[speed] * 4 + 50 + paces[speed] // 2)
    assert page.at == (1, 5)
    page.dom.press("run")
    page.dom.advance(10_000)
    assert page.at == (1, 5)
    page.dom.press("run")
    page.dom.advance(60_000)
    assert page.at == (1, page.screen.deal.last)
    assert page.screen._timer is None
    page.dom.press("run")
    assert page.at == (1, 0)


def test_from_any_moment_a_match_for_practice_goes_on_and_leads_back():
    match = finished("haggis", 3)
    page = ReplayPage(match, "/1/6")
    page.dom.press("try")
    page.dom.advance(0)
    assert page.app.screen.name == "table"
    practice, meta, _ = page.app.saves.load(page.app.screen.source.match)
    table = page.engine.ask("look", record=practice, seat=0)["table"]
    assert (table["practice"], table["deal"], table["ply"]) == (True, 1, 6)
    assert meta["branch"] == f"{page.match}/1/6"
    assert page.app.saves.load(page.match)[0] == match.text, "the match itself stays as it is"
    assert page.dom.find("branch") is not None, "beside the menu, too"
    page.dom.press("menu")
    page.dom.press("branch")
    page.dom.advance(0)
    assert page.at == (1, 6)
    assert [entry.partition("/")[0] for entry in page.dom.entries[: page.dom.here + 1]] == ["#", "#replay"]


def test_nothing_can_be_tried_at_the_end_of_a_deal():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    page.dom.press("trick-after")
    page.dom.key("End")
    page.dom.advance(0)
    assert page.dom.find("try")["aria-disabled"] == "true"
    page.dom.emit("act", "try", {})
    assert "branch" not in page.engine.asked


def test_a_match_without_a_finished_deal_has_nothing_to_look_back_at():
    running = create(registry.game("haggis"), [Player("human", "Anna"), Player("bot", "Béla", "club")], {}, "x")
    page = ReplayPage(running)
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    assert "replay-none" in page.dom.html["toast"]


def test_scores_are_those_before_the_deal_and_after_its_settlement_with_it():
    page = ReplayPage(finished("haggis", 3), "/2/0")
    assert len(page.screen.scene.deals) == 1
    page.dom.key("End")
    page.dom.advance(0)
    assert len(page.screen.scene.deals) == 2


def test_where_several_people_play_nobody_is_called_you():
    page = ReplayPage(finished("haggis", 3, persons=2), "/1/0")
    assert not page.screen.scene.words.you(0)
    assert page.screen.scene.words.name(1) == "Béla"


@pytest.mark.parametrize(
    ("text", "spot"),
    [
        ("m", "m/0/0"),
        ("m/2/17", "m/2/17"),
        ("m/x/-3", "m/0/0"),
        ("m/12345/1", "m/0/1"),
        ("", "/0/0"),
        ("m/1/2/3", "m/1/2/3"),
        ("m/1/2/3/open", "m/1/2/3/open"),
        ("m/1/2/x/shut/more", "m/1/2/0"),
    ],
)
def test_a_spot_is_read_from_any_text(text, spot):
    assert str(Spot.read(text)) == spot


def test_a_deal_without_tricks_is_stepped_through_by_turns():
    moves = [{"seat": who, "text": "draw"} for who in (0, 0, 1, 1, 0)]
    deal = PastDeal(1, moves, [])
    assert deal.sign != PastDeal(1, [*moves[:4], {"seat": 0, "text": "pass"}], []).sign
    assert [deal.next_end(ply) for ply in range(7)] == [2, 2, 4, 4, 6, 6, 6]
    assert [deal.previous_end(ply) for ply in range(7)] == [0, 0, 0, 2, 2, 4, 4]
    assert [deal.at(moment) for moment in (-3, 0, 6, 9)] == [0, 0, 6, 6]
    assert deal.decisions(1) == [2, 3]


def test_whoever_comes_back_from_trying_sees_it_from_the_same_seat_with_the_same_hands_open():
    page = ReplayPage(finished("haggis", 3), "/1/6")
    page.dom.press("next-seat")
    page.dom.advance(0)
    page.dom.press("open-hands")
    page.dom.advance(0)
    seen = page.table["zones"]
    page.dom.press("try")
    page.dom.advance(0)
    assert page.screen.source is not None, "at the table of the branch"
    page.dom.press("branch")
    page.dom.advance(0)
    assert (page.at, page.table["seat"], page.table["zones"]) == ((1, 6), 1, seen)
    assert 'aria-pressed="true"' in page.dom.html["t-bar"], "the eye is open"


def test_a_seat_that_is_not_at_the_table_is_the_usual_one():
    assert ReplayPage(finished("haggis", 3), "/1/6/9").table["seat"] == 0


def test_its_keys_stand_in_a_sheet():
    page = ReplayPage(finished("handromi", 2), "/1/6")
    page.dom.key("?")
    sheet = page.dom.shown()
    for code in ("replay-trick-after{layout=rummy}", "replay-open", "replay-last", "key-guide"):
        assert f"<dt>{code}</dt>" in sheet
    assert "key-tricks" not in sheet, "there are none"
    assert "replay-trick-before{layout=rummy}" in page.dom.html["t-bar"], "the steps go by turns"
    page.dom.press("close")
    for key, code in (("l", "table-log"), ("g", "table-guide"), ("c", "table-score")):
        page.dom.key(key)
        assert page.app.sheets[-1].title() == code
        page.dom.press("close")


def test_what_is_past_cannot_be_dragged_or_chosen():
    page = ReplayPage(finished("handromi", 2), "/1/0")
    hand = page.dom.html["t-hand"]
    assert "hand-arranged" in hand
    assert "data-arrange" not in hand
    assert "<button" not in hand


def test_a_trick_looked_back_at_has_its_tower_whichever_way_one_came():
    match = finished("boast", 3)
    page, direct = ReplayPage(match, "/1/0"), {}
    for _ in range(6):
        page.dom.press("trick-after")
        page.dom.advance(0)
        direct[page.at[1]] = ReplayPage(match, f"/1/{page.at[1]}").dom.html["t-centre"]
    assert len({html.split('class="turns')[0] for html in direct.values()}) > 1, "chips move"
    for _ in range(5):
        page.dom.press("trick-before")
        page.dom.advance(0)
        assert page.dom.html["t-centre"] == direct[page.at[1]], page.at
