"""One person at the table: taps, moves, hints, taking back."""

import json

from app.table.drawing.log import guide_html
from tests.app.samples_table import BETS, PAIR, action, bots_turn, slot, table, text, zone
from tests.app.table_rig import Rig, alone, event, nines, seat, touched


def test_the_table_opens_on_what_the_engine_shows_the_one_person():
    rig = alone()
    assert rig.ops("look")[0]["seat"] == 0
    assert rig.dom.screen == "table"
    assert "beat-set" in rig.region("banner")
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
    assert set(rig.dom.patches) <= {"t-banner", "t-hand", "t-bar"}


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
    rig.touches = lambda names: touched([], [], text("refuse/suits"))
    rig.tap("c2r")
    assert rig.ops("touch")[-1]["cards"] == ["2r", "7r"]
    assert "refuse-suits" in rig.region("banner")
    assert rig.dom.said[-1] == "refuse-suits"
    assert rig.scene.selection.keys == ["c7r"]


def test_cards_that_make_no_move_yet_give_way_to_another_which_says_what_they_lack_together():
    def touches(names):
        live = {(): ["7r", "8r", "2r"], ("7r",): ["8r", "9r"], ("7r", "8r"): ["9r"]}.get(tuple(names), [])
        why = text("refuse/suits") if len(names) == 3 else None
        return touched(live, [action("7r", "play", text("x"), names)] if len(names) == 1 else [], why=why)

    rig = alone(touches=touches, whole="off")
    rig.tap("c7r")
    rig.tap("c2r")
    assert rig.scene.selection.keys == ["c2r"]
    assert rig.scene.refusal == "", "a seven alone was a move of its own"
    rig.tap("c7r")
    rig.tap("c8r")
    rig.tap("c2r")
    assert rig.scene.selection.keys == ["c2r"]
    assert "refuse-suits" in rig.region("banner")


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


def test_combinations_of_a_selected_card_stand_above_the_hand_and_complete_it():
    named = action("7r 7g", "set", text("shape/set", width=2, rank="7"), ("7r", "7g"))
    made = action("7r 7g", "set", text("action/set", width=2, rank="7"), ("7r", "7g"))
    answers = {0: touched(["7r", "7g"]), 1: dict(touched(["7g"]), combinations=[named]), 2: touched([], [made])}
    rig = alone(touches=lambda names: answers[len(names)], whole="off")
    assert rig.dom.find("complete") is None
    rig.tap("c7r")
    assert "shape-set{rank=7,width=2}" in rig.region("banner")
    assert "beat-set" not in rig.region("banner")
    rig.press("complete", move="7r 7g")
    assert sorted(rig.scene.selection.keys) == ["c7g", "c7r"]
    assert rig.dom.find("complete") is None
    assert rig.dom.find("move", move="7r 7g") is not None
    assert rig.ops("play") == []


def test_a_combination_keeps_the_card_that_was_tapped():
    two = action("9r 9y", "set", text("shape/set", width=2, rank="9"), ("9r", "9y"))
    rig = alone(touches=lambda names: dict(touched(["9r", "9y"]), combinations=[two] if names else []), whole="off")
    rig.tap("c9y")
    rig.press("complete", move="9r 9y")
    assert sorted(rig.scene.selection.keys) == ["c9r", "c9y"]


def test_a_second_press_while_the_first_is_under_way_does_nothing():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    assert "is-queued" in rig.region("bar")
    rig.press("move", move="pass")
    rig.let("play")
    assert len(rig.ops("play")) == 1


def test_a_table_that_could_not_be_asked_for_after_a_move_is_found_by_the_next_press():
    rig = alone()
    rig.refusals = [("look", "engine/silent")]
    rig.press("move", move="pass")
    assert "error-engine-silent" in rig.dom.html["toast"]
    rig.refusals = [("play", "move/illegal")]
    rig.looks = lambda viewer: table(viewer, must=[1], actions=[])
    rig.press("move", move="pass")
    assert rig.dom.find("move") is None


def test_a_refused_move_leaves_the_selection_and_says_so():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    rig.refusals = [("play", "move/illegal")]
    rig.press("move", move="9r 9y")
    assert "error-move-illegal" in rig.region("banner")
    assert rig.dom.said[-2:] == ["error-move-illegal{game=haggis}", "action-set{rank=9,width=2}"]
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
    rig.wait(1500)
    assert rig.ops("touch")[-1]["cards"] == ["9r", "9y"]
    assert rig.dom.find("move", move="9r 9y") is not None


def test_cards_that_were_played_are_selected_no_more():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    model = table(0)
    model["zones"][0]["slots"] = [slot("2r"), slot("7r")]
    rig.looks = lambda viewer: model
    rig.press("move", move="9r 9y")
    assert rig.scene.selection.keys == []
    assert "disabled" in rig.dom.find("clear")


def test_an_answer_about_the_table_before_lights_nothing():
    lit = []
    rig = alone(held=["touch"])
    rig.press("move", move="pass")
    rig.touches = lambda names: lit.append(rig.scene.selection.answer) or touched(["7r"])
    rig.let("touch")
    assert lit == [None, None]


def test_a_bet_is_asked_once_more_where_wanted():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.looks = lambda viewer: table(viewer, actions=[BETS[2]])
    rig.open()
    rig.press("bet", move="bet 30")
    assert rig.ops("play") == []
    rig.press("disarm")
    rig.press("bet", move="bet 30")
    rig.press("move", move="bet 30")
    assert rig.ops("play")[0]["move"] == "bet 30"


def test_the_question_before_a_bet_stays_while_others_move():
    rig = alone(looks=bots_turn, pace="slow")
    rig.press("bet", move="bet 30")
    rig.looks = lambda viewer: table(viewer, actions=BETS)
    rig.press("hurry")
    assert [request["seat"] for request in rig.ops("play")] == [1]
    assert 'data-act="disarm"' in rig.dom.html["t-bar"]
    rig.press("move", move="bet 30")
    assert rig.ops("play")[1]["move"] == "bet 30"


def test_taking_back_asks_for_the_own_last_decision():
    rig = alone()
    rig.press("undo")
    assert (rig.ops("undo")[0]["seat"], rig.ops("undo")[0]["scope"]) == (0, "decision")
    assert rig.dom.said[-1] == "list-sentence{before=table-undone,item=beat-set{rank=8,width=2}}"
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_taking_back_pressed_again_while_the_engine_is_at_work_counts_once():
    rig = alone()
    rig.held = ["undo", "look"]
    rig.press("undo")
    rig.press("undo")
    rig.let("undo")
    rig.press("undo")
    rig.let("look")
    assert len(rig.ops("undo")) == 1, "until its result is shown"
    rig.refusals = [("undo", "undo/late")]
    rig.press("undo")
    rig.press("undo")
    assert len(rig.ops("undo")) == 3, "after an answer, whatever it is, it can be pressed once more"


def test_taking_back_is_offered_where_the_table_says_so():
    assert "aria-disabled" not in alone().dom.find("undo")
    rig = alone(looks=lambda viewer: table(viewer, undo=None))
    assert "aria-disabled" in rig.dom.find("undo")
    rig.refusals = [("undo", "undo/late")]
    rig.press("undo")
    assert "error-undo-late" in rig.region("banner"), "a button that is off says why"
    assert rig.dom.said[-1] == "error-undo-late{game=haggis}"
    assert not rig.dom.html.get("toast"), "a toast would cover the seats"
    rig.tap("c7r")
    assert "error-undo-late" not in rig.region("banner"), "until something else happens"
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_a_finished_trick_stays_a_while_and_goes_to_its_taker():
    rig = alone(pace="normal", guided="off")
    empty = table(0)
    empty["zones"][3] = zone("trick", "trick", "centre")
    empty["zones"][4]["label"] = text("zone/last", seat=1)
    rig.looks = lambda viewer: empty
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


def test_the_next_match_of_a_game_is_sorted_as_the_last_one_was():
    rig = alone()
    rig.press("sort")
    settings = json.loads(rig.dom.storage.get("talon.settings"))
    assert alone(**settings).scene.order == "suit"
    assert alone(looks=lambda seat: table(seat, game="team"), **settings).scene.order == "rank"
    settings["sort/haggis"] = "by colour"  # of a newer Talon
    assert alone(**settings).scene.order == "rank"


def test_what_is_chosen_in_the_settings_holds_for_all_games_again():
    rig = alone()
    rig.press("sort")
    rig.app.settings.set("sort", "rank")
    assert alone(**json.loads(rig.dom.storage.get("talon.settings"))).scene.order == "rank"


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


def test_the_guide_leads_to_all_the_rules_except_in_a_lesson():
    rig = alone()
    rig.press("guide")
    rig.dom.press("go", key="guide-rules")
    rig.wait(50)
    assert rig.dom.entries[-1] == "#rules/haggis"
    rig = alone()
    rig.scene.coached = True
    assert "guide-rules" not in guide_html(rig.scene)


def test_the_screen_stays_awake_at_the_table_only():
    rig = alone()
    assert rig.dom.awake
    rig.app.go("home")
    assert not rig.dom.awake


def test_a_table_for_practice_says_so():
    def looks(viewer):
        return table(viewer, may=[0], actions=BETS, practice=True)

    rig = alone(looks=looks, options={"practice": "on"})
    assert "table-practice{title=title-haggis" in rig.dom.html["top"]
    rig.press("bet", move="bet 30")
    assert "table-bet-practice" in rig.region("bar")
    assert rig.dom.said[-1] == "table-bet-practice"
    assert "table-practice" not in alone().dom.html["top"]
