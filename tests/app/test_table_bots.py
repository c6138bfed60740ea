"""Bots at the table: how long they take, and thoughts that come too late."""

from tests.app.samples_table import bots_turn, group, slot, table, text, zone
from tests.app.table_rig import Rig, alone, event, seat


def test_a_bot_takes_its_time_by_the_chosen_pace():
    # At the usual pace a newcomer has longer to read who plays what; one who chose a pace has that one.
    for pace, guided, ms in (
        ("slow", "on", 1700),
        ("normal", "on", 1300),
        ("normal", "off", 900),
        ("fast", "on", 350),
    ):
        rig = alone(looks=bots_turn, pace=pace, guided=guided)
        rig.looks = table
        rig.wait(ms - 50)
        assert rig.ops("play") == []
        rig.wait(100)
        assert [request["seat"] for request in rig.ops("play")] == [1], pace


def test_a_bot_with_a_single_card_to_a_trick_is_not_said_to_think_and_takes_less_time():
    # But never less than the card before takes to land.
    for pace, layout, cards, ms in (
        ("normal", "trick", 1, 540),
        ("normal", "trick", 2, 900),
        ("normal", "climbing", 1, 900),
        ("fast", "trick", 1, 270),
        ("fast", "trick", 2, 350),
    ):

        def bots(viewer, layout=layout, cards=cards):
            model = dict(bots_turn(viewer), layout=layout)
            model["seats"][1]["cards"] = cards
            return model

        rig = alone(looks=bots, pace=pace, guided="off")
        rig.looks = table
        assert ("table-thinking" in rig.dom.html["t-bar"]) == ((layout, cards) != ("trick", 1)), (pace, layout, cards)
        rig.wait((ms - 1) // 50 * 50)  # time goes by in steps of that
        assert rig.ops("play") == [], (pace, layout, cards)
        rig.wait(50)
        assert len(rig.ops("play")) == 1, (pace, layout, cards)


def test_a_players_own_move_is_seen_before_a_bot_answers():
    log = [{"ply": 3, "seat": 0, "text": text("action/pass"), "cards": []}]

    def bots_turn_after(viewer):
        return dict(bots_turn(viewer), log=log)

    for pace, ms in (("slow", 1700), ("normal", 900), ("fast", 800)):
        rig = alone(pace=pace, guided="off")
        rig.looks = bots_turn_after
        rig.press("move", move="pass")
        rig.looks = table
        rig.wait(ms - 50)
        assert [request["seat"] for request in rig.ops("play")] == [0], pace
        rig.wait(100)
        assert [request["seat"] for request in rig.ops("play")] == [0, 1], pace
    rig = alone(bots_turn_after, held=["play"], pace="instant")
    assert [request["move"] for request in rig.dom.asked] == ["pass"]


def test_a_bot_plays_at_once_where_that_is_wanted():
    rig = alone(looks=bots_turn, held=["play"], pace="instant")
    assert [request["move"] for request in rig.dom.asked] == ["pass"]


def test_a_tap_on_the_cloth_is_faster_than_the_pace():
    rig = Rig([seat("Anna"), seat("Béla", True)], pace="slow")
    rig.looks = bots_turn
    rig.open()
    assert rig.ops("play") == []
    rig.looks = table
    rig.press("hurry")
    assert len(rig.ops("play")) == 1
    assert "hurry" in rig.dom.moves


def test_a_bet_while_a_bot_thinks_makes_that_thought_stale():
    rig = Rig([seat("Anna"), seat("Béla", True)], confirm_bets="off")
    rig.looks = bots_turn
    rig.held = ["think"]
    rig.open()
    (first,) = [request for request in rig.dom.asked if request["op"] == "think"]
    rig.held = ["think", "look"]
    rig.press("bet", move="bet 15")
    assert [(request["seat"], request["move"]) for request in rig.ops("play")] == [(0, "bet 15")]
    assert [request["of"] for request in rig.ops("cancel")] == [first["id"]]
    rig.let("look")
    (again,) = [request for request in rig.dom.asked if request["op"] == "think"]
    assert again["id"] != first["id"]
    assert again["key"] == "k1"


def test_a_thought_that_comes_too_late_is_not_played():
    rig = Rig([seat("Anna"), seat("Béla", True)], confirm_bets="off")
    rig.looks = bots_turn
    rig.open()
    rig.held = ["look"]
    rig.press("bet", move="bet 15")
    rig.looks = lambda viewer: table(viewer, must=[1], may=[])
    rig.dom.advance(5000)
    rig.pump()
    assert [request["move"] for request in rig.ops("play")] == ["bet 15"]


def test_a_bots_move_that_waited_behind_a_bet_is_thought_over_again():
    rig = alone(looks=bots_turn, confirm_bets="off")
    rig.held = ["play"]
    rig.press("bet", move="bet 15")
    rig.dom.advance(5000)
    rig.held = ["think"]
    rig.pump()
    assert [request["move"] for request in rig.ops("play")] == ["bet 15"]
    assert [request["op"] for request in rig.dom.asked] == ["think"]


def test_a_bet_behind_a_bots_move_is_still_made():
    rig = alone(looks=bots_turn, confirm_bets="off")
    rig.held = ["play"]
    rig.dom.advance(5000)
    rig.dom.press("bet", move="bet 15")
    rig.looks = table
    rig.let("play")
    assert [(request["seat"], request["move"]) for request in rig.ops("play")] == [(1, "pass"), (0, "bet 15")]
    assert rig.app.saves.load(rig.match)[0] == "record 2"


def test_a_bot_that_got_no_answer_thinks_again_once_the_engine_is_up():
    rig = Rig([seat("Anna"), seat("Béla", True)], pace="instant")
    rig.looks = bots_turn
    rig.refusals = [("think", "engine/silent")]
    rig.thought = "8r"
    rig.held = ["play"]
    rig.open()
    assert "error-engine-silent" in rig.dom.html["toast"]
    assert [request["move"] for request in rig.dom.asked] == ["8r"]


def finished(plays, leader):
    """Returns a table at an instant pace where a trick of these (seat, face) has just ended, and who leads next."""

    def after(viewer):
        model = table(viewer, must=[leader], actions=[])
        model["zones"][3] = zone("trick", "trick", "centre")
        groups = [group(f"p{at}", who) for at, (who, _) in enumerate(plays)]
        slots = [slot(face, group=f"p{at}") for at, (_, face) in enumerate(plays) if face]
        model["zones"][4] = zone("last", "trick", "side", slots=slots, groups=groups, label="zone/last")
        return model

    rig = alone(pace="instant", held=["think"], motion="off")
    rig.looks = after
    rig.events = [event("capture", "log/taken", seat=leader)]
    rig.press("move", move="pass")
    return rig


def lies(rig):
    """Returns whether the finished trick lies on the table."""
    return 'data-key="c8g"' in rig.region("centre")


def test_at_an_instant_pace_a_finished_trick_stays_while_its_taker_chooses_a_lead():
    rig = finished([(1, "7g"), (0, "8g"), (1, "")], 0)
    rig.wait(1200)
    assert lies(rig)
    rig.wait(200)
    assert not lies(rig)


def test_at_an_instant_pace_a_bot_that_leads_waits_only_until_what_was_played_has_been_seen():
    for plays, ms in (([(0, "7g"), (1, "8g")], 450), ([(1, "8g"), (0, "")], 0), ([(0, "7g"), (1, "8g"), (0, "")], 0)):
        rig = finished(plays, 1)
        rig.wait(ms)
        assert lies(rig) == (ms > 0), plays
        assert bool(rig.dom.asked) == (ms == 0), plays
        rig.wait(100)
        assert not lies(rig)
        assert [request["op"] for request in rig.dom.asked] == ["think"]


def test_at_an_instant_pace_a_finished_trick_goes_with_the_first_tap_which_counts():
    for leader in (0, 1):
        rig = finished([(0, "7g"), (1, "8g")], leader)
        assert lies(rig)
        rig.tap("c7r")
        assert not lies(rig)
        assert rig.scene.selection.keys == ["c7r"]
        assert bool(rig.dom.asked) == (leader == 1), "and nobody waits any longer"
