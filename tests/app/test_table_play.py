"""One person at the table: taps, moves, bots, hints, taking back, saving, the end."""

import json

from tests.app.samples_table import BETS, action, over, slot, table, text, zone
from tests.app.table_rig import Rig, alone, event, seat, touched

PAIR = action("9r 9y", "set", text("action/set", width=2, rank="9"), ("9r", "9y"))


def nines(names):
    """Answers a touch where a pair of nines can be played."""
    return touched(["9r", "9y"], [PAIR] if names == ["9r", "9y"] else [])


def bots_turn(eyes):
    """Returns a table where Béla, a bot, has the turn and Anna may still bet."""
    return table(eyes, must=[1], may=[0], actions=BETS)


def test_the_table_opens_on_what_the_engine_shows_the_one_person():
    rig = alone()
    assert rig.ops("look")[0]["seat"] == 0
    assert rig.dom.screen == "table"
    assert "beat-set" in rig.region("line")
    assert rig.dom.window_title == "window-title{title=title-haggis{deal=3,target=250}}"
    assert "talon:dealt" in rig.dom.marks
    assert rig.region("curtain") == ""


def test_the_window_keeps_its_title_from_move_to_move():
    rig = alone()
    rig.press("move", move="pass")
    assert rig.dom.window_title == "window-title{title=title-haggis{deal=3,target=250}}"


def test_what_can_be_played_at_all_is_asked_before_the_first_tap():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.touches = lambda names: touched(["9r", "9y"])
    rig.open()
    assert [request["cards"] for request in rig.ops("touch")] == [[]]
    assert rig.region("hand").count(" dim") == 15


def test_a_tap_selects_at_once_and_lights_what_can_join():
    rig = alone()
    rig.held = ["touch"]
    rig.tap("c7r")
    assert 'class="card suit-r selected' in rig.region("hand")
    rig.touches = lambda names: touched(["7g"], [], None)
    rig.let("touch")
    assert rig.ops("touch")[-1]["cards"] == ["7r"]
    assert "suit-g live" in rig.region("hand")


def test_a_tap_draws_no_more_than_line_hand_and_bar():
    rig = alone()
    rig.dom.patches.clear()
    rig.tap("c7r")
    assert set(rig.dom.patches) <= {"t-line", "t-hand", "t-bar"}


def test_quick_taps_ask_once_more_and_not_once_each():
    rig = alone()
    rig.touches = lambda names: touched(["7g", "9r", "9y"])
    rig.tap("c7r")
    rig.held = ["touch"]
    before = len(rig.ops("touch"))
    for key in ("c7g", "c9r", "c9y"):
        rig.dom.press("card", key=key)
    rig.let("touch")
    assert len(rig.ops("touch")) - before == 2
    assert rig.ops("touch")[-1]["cards"] == ["7g", "7r", "9r", "9y"]


def test_a_card_that_cannot_join_says_why_and_the_selection_stays():
    rig = alone()
    rig.tap("c7r")
    rig.touches = lambda names: touched([], [], text("refuse/combination"))
    rig.tap("c2r")
    assert rig.ops("touch")[-1]["cards"] == ["2r", "7r"]
    assert "refuse-combination" in rig.region("line")
    assert rig.dom.said[-1] == "refuse-combination"
    assert rig.scene.selection.keys == ["c7r"]


def test_what_the_selection_makes_is_played_and_kept_before_it_is_drawn():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    rig.held = ["look"]
    rig.press("move", move="9r 9y")
    request = rig.ops("play")[0]
    assert (request["seat"], request["move"], request["for"]) == (0, "9r 9y", 0)
    assert rig.app.saves.load(rig.match)[0] == "record 1"
    assert len(rig.ops("look")) == 1  # the new table has not been seen yet


def test_two_meanings_are_two_buttons_and_each_plays_its_own():
    cards = ("2r", "J", "K")
    meant = [
        action("2r J K =set", "set", text("action/set", width=3, rank="2"), cards),
        action("2r J K =run1", "run", text("action/run", width=1, low="2", rank="4"), cards),
    ]
    rig = alone(touches=lambda names: touched(["2r", "J", "K"], meant if len(names) == 3 else []))
    rig.tap("c2r")
    rig.tap("cJ")
    rig.tap("cK")
    assert rig.dom.find("move", move="2r J K =set") is not None
    rig.press("move", move="2r J K =run1")
    assert rig.ops("play")[0]["move"] == "2r J K =run1"


def test_a_second_press_while_the_first_is_under_way_does_nothing():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    assert "is-queued" in rig.region("bar")
    rig.press("move", move="pass")
    rig.let("play")
    assert len(rig.ops("play")) == 1


def test_a_refused_move_leaves_the_selection_and_says_so():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    rig.refusals = [("play", "move/illegal")]
    rig.press("move", move="9r 9y")
    assert "error-move-illegal" in rig.dom.html["toast"]
    assert rig.scene.selection.keys == ["c9r", "c9y"]
    assert rig.app.saves.load(rig.match)[0] == "record 0"
    assert rig.dom.find("move", move="9r 9y") is not None


def test_cards_chosen_while_others_play_are_kept_for_ones_turn():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.looks = bots_turn
    rig.held = ["think"]
    rig.open()
    rig.tap("c9r")
    rig.tap("c9y")
    assert rig.ops("touch") == []
    rig.touches = lambda names: touched([], [PAIR])
    rig.looks = table
    rig.let("think")
    rig.wait(1000)
    assert rig.ops("touch")[-1]["cards"] == ["9r", "9y"]
    assert rig.dom.find("move", move="9r 9y") is not None


def test_a_bot_takes_its_time_by_the_chosen_pace():
    for pace, ms in (("slow", 1700), ("normal", 900), ("fast", 350)):
        rig = alone(looks=bots_turn, pace=pace)
        rig.looks = table
        rig.dom.advance(ms - 50)
        assert rig.ops("play") == []
        rig.dom.advance(60)
        rig.pump()
        assert [request["seat"] for request in rig.ops("play")] == [1], pace


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
    rig.looks = lambda eyes: table(eyes, must=[1], may=[])
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


def test_cards_that_were_played_are_selected_no_more():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    model = table(0)
    model["zones"][0]["slots"] = [slot("2r"), slot("7r")]
    rig.looks = lambda eyes: model
    rig.press("move", move="9r 9y")
    assert rig.scene.selection.keys == []
    assert rig.dom.find("clear") is None


def test_an_answer_about_the_table_before_lights_nothing():
    lit = []
    rig = alone(held=["touch"])
    rig.press("move", move="pass")
    rig.touches = lambda names: lit.append(rig.scene.selection.answer) or touched(["7r"])
    rig.let("touch")
    assert lit == [None, None]


def test_a_bet_is_asked_once_more_where_wanted():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.looks = lambda eyes: table(eyes, actions=[BETS[2]])
    rig.open()
    rig.press("bet", move="bet 30")
    assert rig.ops("play") == []
    rig.press("disarm")
    rig.press("bet", move="bet 30")
    rig.press("move", move="bet 30")
    assert rig.ops("play")[0]["move"] == "bet 30"


def test_the_last_picture_is_drawn_before_the_engine_is_up_and_taps_wait_for_it():
    look = table(0, of=len("record 0"))
    rig = Rig([seat("Anna"), seat("Béla", True)], look=look).open(ready=False)
    assert "card suit-r" in rig.region("hand")
    rig.tap("c7r")
    assert "selected" in rig.region("hand")
    rig.press("move", move="pass")
    assert rig.asked == []
    assert "is-queued" in rig.region("bar")
    rig.ready()
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_a_picture_that_cannot_be_drawn_does_not_keep_a_match_from_opening():
    look = table(0, of=len("record 0"))
    del look["seats"][1]["total"]
    rig = Rig([seat("Anna"), seat("Béla", True)], look=look).open(ready=False)
    assert "table-setting" in rig.region("centre")
    rig.ready()
    assert rig.region("hand")


def test_a_picture_of_another_moment_is_shown_but_offers_nothing():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=3)).open(ready=False)
    assert "card suit-r" in rig.region("hand")
    assert rig.dom.find("move") is None
    rig.ready()
    assert rig.dom.find("move", move="pass") is not None


def test_without_a_picture_it_says_that_cards_are_laid_out():
    rig = Rig([seat("Anna"), seat("Béla", True)]).open(ready=False)
    assert "table-setting" in rig.region("centre")


def test_an_engine_that_was_started_again_is_asked_again_and_nothing_is_lost():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    rig.wait(17000)
    assert rig.dom.started == 2
    rig.held = []
    rig.ready()
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    assert rig.ops("play")[0]["record"] == "record 0"
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_a_hint_points_at_cards_with_its_reason_and_offers_the_move():
    rig = alone()
    reasons = [text("why/cheap"), text("why/shape", n=4)]
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": reasons}]
    rig.press("hint")
    assert rig.region("hand").count(" hint") == 2
    assert "table-hint-why" in rig.region("line")
    assert "table-hint-why" in rig.dom.said[-1]
    rig.press("move", move="9r 9y")
    assert rig.ops("play")[0]["move"] == "9r 9y"


def test_the_next_tap_forgets_the_hint():
    rig = alone()
    rig.hints = [{"move": "pass", "value": 1, "action": action("pass", "pass", text("action/pass")), "reasons": []}]
    rig.press("hint")
    assert "is-hinted" in rig.region("bar")
    rig.tap("c7r")
    assert "is-hinted" not in rig.region("bar")


def test_taking_back_asks_for_the_own_last_decision():
    rig = alone()
    rig.press("undo")
    assert (rig.ops("undo")[0]["seat"], rig.ops("undo")[0]["scope"]) == (0, "decision")
    assert rig.dom.said[-1] == "table-undone. beat-set{rank=8,width=2}"
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_taking_back_is_offered_only_after_a_decision_and_where_the_table_allows_it():
    dealt = {"ply": 0, "seat": 0, "text": text("log/deal", seat=0, to=1), "cards": []}
    rig = alone(looks=lambda eyes: table(eyes, log=[dealt]))
    assert "disabled" in rig.dom.find("undo")
    rig = Rig([seat("Anna"), seat("Béla", True)])
    record, meta, _ = rig.app.saves.load(rig.match)
    meta["options"] = {"undo": "off"}
    rig.app.saves.store(rig.match, record, meta)
    rig.open()
    assert "disabled" in rig.dom.find("undo")


def test_a_finished_trick_stays_a_while_and_goes_to_its_taker():
    rig = alone(pace="normal")
    empty = table(0)
    empty["zones"][3] = zone("trick", "trick", "centre")
    empty["zones"][4]["label"] = text("zone/last", seat=1)
    rig.looks = lambda eyes: empty
    rig.events = [event("pass", "log/pass", seat=0), event("capture", "log/taken", seat=1)]
    rig.dom.places = {"c2y": (0, 300, 50, 70), "c3b": (60, 300, 50, 70), "seat:1": (0, 0, 50, 50)}
    rig.press("move", move="pass")
    assert 'data-key="c2y"' in rig.region("centre")
    assert "zone-last{seat=Béla" in rig.region("centre")
    rig.wait(1300)
    assert [move["key"] for move in rig.dom.moves[-1]] == ["c2y", "c3b"]
    assert all(move["out"] for move in rig.dom.moves[-1])
    rig.wait(300)
    assert 'data-key="c2y"' not in rig.region("centre")


def test_nothing_moves_where_less_motion_is_asked_for():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.dom.quiet = True
    rig.dom.places = {"c6o": (0, 0, 10, 10)}
    rig.open()
    rig.press("move", move="pass")
    rig.press("sort")
    assert rig.dom.moves == []


def test_the_order_of_the_hand_is_kept_for_the_match_and_seat():
    rig = alone()
    assert rig.scene.order == "rank"
    rig.press("sort")
    assert rig.scene.order == "suit"
    again = Rig([], rig.dom.storage).open()
    assert again.scene.order == "suit"


def test_after_the_deal_the_settlement_and_the_next_hand_on_request():
    rig = alone()
    rig.looks = over
    rig.events = [event("play", "play/single", seat=0), event("deal_end", "deal/first-out", seat=0)]
    rig.press("move", move="pass")
    rig.wait(3000)
    assert "score-captured" in rig.region("centre")
    assert rig.app.saves.load(rig.match)[1]["scores"] == [144, 96]
    assert rig.ops("next") == []
    rig.looks = table
    rig.press("next")
    assert len(rig.ops("next")) == 1
    assert rig.app.saves.load(rig.match)[0] == "record 2"
    assert "card suit-r" in rig.region("hand")


def test_a_deal_and_a_match_are_counted_once_and_our_data_asked_to_be_kept():
    rig = alone()
    rig.looks = lambda eyes: over(eyes, places=[1, 2])
    end = [event("deal_end", "deal/first-out", seat=0), event("match_end", "match/won", seat=0)]
    rig.events = list(end)
    rig.press("move", move="pass")
    rig.wait(3000)
    assert rig.app.stats.get("haggis") == {"deals": 1, "matches": 1, "won": 1, "best": 144}
    assert rig.dom.marks.count("persist") == 1
    assert rig.app.saves.load(rig.match)[1]["over"] is True
    rig.app.screen.director._count(over(0, places=[1, 2]), end)  # taken back and ended again
    assert rig.app.stats.get("haggis")["deals"] == 1


def test_a_rematch_is_one_press_and_so_are_the_same_cards():
    for act, again in (("rematch", False), ("same", True)):
        rig = Rig([seat("Anna"), seat("Béla", True)])
        rig.looks = lambda eyes: over(eyes, places=[1, 2])
        rig.open()
        rig.press(act)
        assert ("again" in rig.ops("new")[0]) is again
        assert rig.app.screen.director.course.match != rig.match


def test_the_seat_of_somebody_who_has_to_go_is_left_to_the_computer():
    rig = alone()
    rig.press("menu")
    rig.press("players")
    rig.press("swap", seat=0)
    request = rig.ops("seat")[0]
    assert (request["seat"], request["kind"], request["name"], request["level"]) == (0, "bot", "Anna", "club")
    assert rig.app.saves.load(rig.match)[1]["seats"][0]["kind"] == "bot"
    rig.held = []
    assert rig.ops("look")[-1].get("seat") is None


def test_the_pace_is_chosen_in_the_menu():
    rig = alone()
    rig.press("menu")
    rig.dom.change("pace", "instant")
    assert rig.app.settings.get("pace") == "instant"


def test_log_guide_tricks_and_score_are_one_press_away_and_the_back_gesture_closes_them():
    rig = alone()
    sheets = (("log", "play-set"), ("guide", "guide-bomb"), ("tricks", "zone-last"), ("score", "score-total"))
    for act, code in sheets:
        rig.press(act)
        assert code in rig.dom.html["sheet"], act
        rig.wait(50)
        rig.dom.swipe_back()
        assert not rig.dom.sheet_open
        assert rig.dom.screen == "table"


def test_the_table_can_be_left_and_the_match_abandoned_and_brought_back():
    rig = alone()
    rig.press("menu")
    rig.press("leave")
    assert rig.dom.screen == "home"
    assert rig.app.saves.list()[0]["id"] == rig.match
    rig.app.go("table", id=rig.match)
    rig.pump()
    rig.press("menu")
    rig.press("abandon")
    assert rig.app.saves.list() != []
    rig.press("yes")
    assert rig.app.saves.list() == []
    assert rig.dom.screen == "home"
    rig.press("toast")
    assert rig.app.saves.list()[0]["id"] == rig.match
    assert rig.dom.screen == "table"
    assert rig.app.screen.director.course.match == rig.match


def test_a_match_abandoned_while_a_move_is_on_its_way_stays_away():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    rig.press("menu")
    rig.press("abandon")
    rig.press("yes")
    rig.let("play")
    assert rig.app.saves.list() == []
    rig.press("toast")
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_a_move_sent_before_leaving_is_still_kept():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    rig.app.go("home")
    rig.let("play")
    assert rig.app.saves.load(rig.match)[0] == "record 1"
    assert rig.dom.screen == "home"


def test_a_move_that_still_waits_for_the_engine_is_dropped_on_leaving():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0"))).open(ready=False)
    rig.press("move", move="pass")
    rig.app.go("home")
    rig.ready()
    assert rig.ops("play") == []


def test_another_tab_that_takes_the_match_over_stops_this_one():
    rig = alone()
    rig.dom.storage.texts[f"talon.tab.{rig.match}"] = "another"
    rig.dom.emit("stored", f"talon.tab.{rig.match}")
    assert "curtain-taken" in rig.region("curtain")
    assert rig.region("hand") == ""
    rig.press("here")
    assert rig.app.saves.owns(rig.match)
    assert "card suit-r" in rig.region("hand")


def test_a_save_that_is_not_ours_any_more_is_not_overwritten():
    rig = alone()
    rig.dom.storage.texts[f"talon.tab.{rig.match}"] = "another"
    rig.press("move", move="pass")
    assert "curtain-taken" in rig.region("curtain")
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_without_room_the_match_goes_on_and_says_so_once():
    rig = alone()
    rig.dom.storage.room = 0
    rig.press("move", move="pass")
    assert "error-save-full" in rig.dom.html["toast"]
    assert "beat-set" in rig.region("line")
    rig.dom.html["toast"] = ""
    rig.press("move", move="pass")
    assert rig.dom.html["toast"] == ""


def test_a_match_that_cannot_be_read_leads_home():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.app.saves.delete(rig.match)
    rig.open()
    rig.dom.advance(10)
    assert rig.dom.screen == "home"
    assert "error-save-gone" in rig.dom.html["toast"]


def test_keys_pass_sort_clear_and_open():
    rig = alone()
    rig.tap("c7r")
    assert rig.dom.key("Escape")
    assert rig.scene.selection.keys == []
    assert not rig.dom.key("Escape")
    assert rig.dom.key("s")
    assert rig.scene.order == "suit"
    assert rig.dom.key("l")
    assert rig.dom.sheet_open
    rig.app.close()
    assert rig.dom.key("P")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "pass"
    assert not rig.dom.key("x")
    assert not rig.dom.key("p", "ctrl")


def test_control_enter_plays_what_is_chosen():
    rig = alone(touches=nines)
    assert not rig.dom.key("Enter", "ctrl")
    rig.tap("c9r")
    rig.tap("c9y")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "9r 9y"


def test_control_enter_plays_what_a_hint_points_at_and_asks_before_a_bet():
    rig = alone(looks=lambda eyes: table(eyes, actions=[BETS[2]]))
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "9r 9y"
    rig.hints = [{"move": "bet 30", "value": 1, "action": BETS[2], "reasons": []}]
    rig.press("hint")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert len(rig.ops("play")) == 1
    assert "table-bet-sure" in rig.region("bar")
    assert rig.dom.said[-1] == "table-bet-sure"
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[1]["move"] == "bet 30"


def step(rig, key, here):
    """Presses an arrow key on a card."""
    return rig.dom.emit("key", key, {"act": "card", "key": here}, "")


def test_arrows_go_through_the_hand():
    rig = alone()
    rig.dom.places = {"c2r": (0, 0, 50, 70), "c3y": (50, 0, 50, 70), "c8o": (0, 75, 50, 70), "c8r": (55, 75, 50, 70)}
    assert step(rig, "ArrowRight", "c2r")
    assert rig.dom.focus_now == '.hand [data-key="c3y"]'
    assert step(rig, "ArrowDown", "c3y")
    assert rig.scene.focus == "c8r"
    assert step(rig, "ArrowUp", "c8r")
    assert rig.scene.focus == "c3y"
    assert step(rig, "End", "c3y")
    assert rig.scene.focus == "cK"
    assert not step(rig, "ArrowRight", "cK")
    assert step(rig, "Home", "cK")
    assert rig.scene.focus == "c2r"


def test_events_are_told_in_order_and_what_to_do_last():
    rig = alone()
    rig.events = [event("pass", "log/pass", seat=0), event("capture", "log/taken", seat=1)]
    rig.looks = bots_turn
    rig.held = ["think"]
    rig.press("move", move="pass")
    assert rig.dom.said[-1] == "log-pass{seat=Anna,seat_you=yes}. log-taken{seat=Béla,seat_you=no}"
    rig.looks = table
    rig.events = [event("pass", "log/pass", seat=1)]
    rig.wait(2000)
    rig.let("think")
    rig.wait(1000)
    assert rig.dom.said[-1] == "log-pass{seat=Béla,seat_you=no}. beat-set{rank=8,width=2}"


def test_a_table_that_opens_says_what_to_do_and_a_new_hand_who_leads():
    assert alone().dom.said == ["beat-set{rank=8,width=2}"]
    rig = alone(looks=over)
    fresh = bots_turn(0)
    fresh.update({"deal": 4, "ply": 0, "log": [{"ply": 0, "seat": 1, "text": text("log/deal", seat=0), "cards": []}]})
    rig.looks = lambda eyes: fresh
    rig.held = ["think"]
    rig.press("next")
    assert rig.dom.said[-1] == "log-deal{seat=Anna,seat_you=yes}"


def test_a_bet_that_asks_once_more_takes_the_focus_along():
    rig = alone(looks=lambda eyes: table(eyes, actions=[BETS[2]]))
    keys = iter(["bet:bet 30", ""])
    rig.dom.focused = lambda: next(keys, "")
    there = [".bets .btn-primary", ".hand [tabindex='0']", ".bets button"]
    rig.dom.focus = lambda selector: selector in there and (setattr(rig.dom, "focus_now", selector) or True)
    rig.press("bet", move="bet 30")
    assert rig.dom.focus_now == ".bets .btn-primary"
    rig.press("disarm")
    assert rig.dom.focus_now == ".bets button"


def test_cards_chosen_before_the_engine_is_up_are_said_to_wait():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0"))).open(ready=False)
    assert "table-choose" in rig.region("bar")
    rig.tap("c7r")
    assert "table-moment" in rig.region("bar")
    rig.ready()
    assert "table-moment" not in rig.region("bar")


def test_of_a_record_that_does_not_replay_a_copy_of_the_part_that_does_is_offered():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.refusals = [("look", "record/broken")]
    rig.open()
    assert "mend-text{deal=game-haggis.deal{n=1},ply=2}" in rig.dom.html["sheet"]
    rig.press("yes")
    assert rig.app.screen.director.course.match != rig.match
    assert rig.app.saves.load(rig.app.screen.director.course.match)[0] == "part"
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_the_focus_goes_on_to_the_hand_when_its_button_has_gone():
    rig = alone()
    rig.dom.focus_now = "bar:pass"
    keys = iter(["bar:pass", "", "", ""])
    rig.dom.focused = lambda: next(keys, "")
    rig.tap("c7r")
    assert rig.dom.focus_now == ".curtain .btn-primary"  # the fake has everything: the first is taken


def test_a_focus_that_found_no_place_finds_one_as_soon_as_there_is_one():
    rig = alone()
    keys = iter(["bar:pass", ""])
    rig.dom.focused = lambda: next(keys, "")
    rig.dom.focus = lambda selector: False
    rig.tap("c7r")
    taken = []
    rig.dom.focus = lambda selector: taken.append(selector) or True
    rig.tap("c7r")
    assert taken == [".curtain .btn-primary"]
    rig.tap("c7r")
    assert len(taken) == 1


def test_the_screen_stays_awake_at_the_table_only():
    rig = alone()
    assert rig.dom.awake
    rig.app.go("home")
    assert not rig.dom.awake


def test_what_is_kept_is_plain_json():
    rig = alone()
    rig.app.saves.flush()
    assert json.loads(rig.dom.storage.get(f"talon.look.{rig.match}"))["table"]["of"] == len("record 0")


def test_a_card_of_a_new_hand_takes_the_reach_of_the_tab_key_when_the_old_one_has_gone():
    rig = alone()
    rig.tap("c7r")
    model = table(0)
    model["zones"][0]["slots"] = [slot("2r"), slot("9r")]
    rig.looks = lambda eyes: model
    rig.press("move", move="pass")
    assert 'tabindex="0"' in rig.region("hand")
