"""Hints at the table: what they choose, say and offer, and when they are forgotten."""

from app.client.engine_client import JUDGING
from tests.app.markup import tags
from tests.app.samples_table import BETS, PAIR, PASS, action, table, text
from tests.app.table_rig import alone, touched


def test_a_hint_points_at_cards_with_its_two_weightiest_reasons_and_offers_the_move():
    rig = alone()
    reasons = [text("why/cheap"), text("why/safe", of=54), text("why/found", of=54)]
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": reasons}]
    rig.press("hint")
    assert rig.region("hand").count(" hint") == 2
    assert "table-hint-why" in rig.region("banner")
    assert "table-hint-why" in rig.dom.said[-1]
    assert "why-cheap" in rig.region("banner")
    assert "why-safe" in rig.region("banner")
    assert "why-found" not in rig.region("banner")
    rig.press("move", move="9r 9y")
    assert rig.ops("play")[0]["move"] == "9r 9y"


def test_a_hint_selects_its_own_cards_and_is_the_only_button_that_shines():
    rig = alone(looks=lambda viewer: table(viewer, actions=[PASS]))
    rig.tap("c7r")
    rig.scene.refusal = "no"
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert sorted(rig.scene.selection.keys) == ["c9r", "c9y"]
    assert "table-hint-why" in rig.region("banner")
    assert rig.ops("touch")[-1]["cards"] == ["9r", "9y"]
    assert golden(rig) == ["9r 9y"]
    rig = alone(looks=lambda viewer: table(viewer, actions=[PASS]))
    rig.tap("c7r")
    rig.hints = [{"move": "pass", "value": 1, "action": PASS, "reasons": []}]
    rig.press("hint")
    assert rig.scene.selection.keys == []
    assert golden(rig) == ["pass"]


def test_a_hint_without_cards_can_be_put_away():
    # On a phone it has the place of the tools, and taking back is among them.
    rig = alone(looks=lambda viewer: table(viewer, actions=[PASS]))
    assert "disabled" in rig.dom.find("clear")
    rig.hints = [{"move": "pass", "value": 1, "action": PASS, "reasons": []}]
    rig.press("hint")
    assert "disabled" not in rig.dom.find("clear")
    rig.press("clear")
    assert rig.scene.hint is None
    assert "is-hint" not in rig.region("banner")


def golden(rig):
    """Returns the moves whose buttons are highlighted."""
    return [tag["data-move"] for tag in tags(rig.region("bar")) if "btn-primary" in tag.get("class", "")]


def selecting(actions, *found):
    """Returns the moves that shine where these can be made, and others of the selected cards."""
    made = list(found)
    rig = alone(lambda viewer: table(viewer, actions=actions), lambda names: touched(["9r"], made if names else []))
    rig.tap("c9r")
    return golden(rig)


def test_one_button_at_most_shines_and_none_where_moves_are_equals():
    other = action("9r", "single", text("action/single"), ["9r"])
    mine = action("9r =set", "set", text("action/set"), ["9r"])
    assert selecting([PASS], other, mine) == ["9r"], "which Ctrl+Enter plays, too"
    to_each = [action(f"give {seat}", "give", text("action/give", to=seat), at=f"seat:{seat}") for seat in (0, 1)]
    assert selecting(to_each) == []
    assert selecting(to_each[:1]) == ["give 0"]


def test_no_move_shines_beside_the_question_about_a_bet():
    single = action("9r", "single", text("action/single"), ["9r"])
    rig = alone(lambda viewer: table(viewer, actions=BETS + [PASS]), lambda names: touched(["9r"], [single]))
    rig.tap("c9r")
    assert golden(rig) == ["9r"]
    rig.press("bet", move="bet 30")
    assert golden(rig) == ["bet 30"]


def test_a_forced_pass_does_not_shine_beside_the_question_about_a_bet():
    rig = alone(lambda viewer: table(viewer, actions=BETS + [PASS]), lambda names: touched([]))
    rig.dom.advance(0)
    assert golden(rig) == ["pass"]
    rig.press("bet", move="bet 30")
    assert golden(rig) == ["bet 30"]


def test_a_hint_and_the_question_about_a_bet_never_shine_together():
    rig = alone(looks=lambda viewer: table(viewer, actions=BETS + [PASS]))
    rig.press("bet", move="bet 30")
    assert golden(rig) == ["bet 30"]
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert golden(rig) == ["9r 9y"]
    rig.press("bet", move="bet 15")
    assert golden(rig) == ["bet 15"]
    assert "table-hint-why" not in rig.region("banner")
    assert rig.scene.selection.keys == []


def test_a_hint_to_bet_stays_while_its_own_bet_is_asked_about():
    rig = alone(looks=lambda viewer: table(viewer, actions=BETS + [PASS]))
    rig.hints = [{"move": "bet 30", "value": 1, "action": BETS[2], "reasons": [text("why/cheap")]}]
    rig.press("hint")
    rig.press("bet", move="bet 30")
    assert golden(rig) == ["bet 30"]
    assert "table-hint-why" in rig.region("banner")


def test_a_hint_names_the_next_moves_and_what_they_lose():
    rig = alone()
    leave = action("pass", "pass", text("action/pass"))
    rig.hints = [
        {"move": "9r 9y", "value": 4.0, "action": PAIR, "reasons": []},
        {"move": "pass", "value": 2.36, "action": leave, "reasons": []},
        {"move": "9r", "value": 4.02, "action": PAIR, "reasons": []},
        {"move": "9y", "value": 1.0, "action": PAIR, "reasons": []},
    ]
    rig.press("hint")
    shown = rig.region("banner")
    assert "table-hint-other{loss=1.5,move=action-pass}" in shown
    assert shown.count("table-hint-as-good{moves=table-hint-next{") == 1
    assert shown.count("table-hint-other{") == 1
    assert "table-hint-others" in rig.dom.said[-1]
    assert shown.index("as-good") < shown.index("hint-other{"), "what loses least comes first"


def test_a_hint_says_once_that_moves_are_as_good_and_of_what_chance_may_do_that_they_are_perhaps():
    even = weighed((40.0, 8.0), (40.0, 7.0), (39.98, 7.0))
    assert even.count("table-hint-as-good{moves=list-more{before=table-hint-next") == 1
    perhaps = weighed((40.0, 8.0), (39.98, 7.0), (38.0, 7.0))
    assert perhaps.count("table-hint-close{moves=list-more{before=table-hint-next") == 1
    assert "table-hint-as-good" not in perhaps
    assert "table-hint-others" not in even + perhaps


def weighed(*values, apart=None):
    """Returns the banner after a hint for a pair, passing and a card, of these values, each with its error.

    `apart` is the error of how far passing is behind.
    """
    rig = alone()
    moves = ("9r 9y", PAIR), ("pass", action("pass", "pass", text("action/pass"))), ("9r", PAIR)
    rig.hints = []
    for at, (value, error) in enumerate(values):
        move, act = moves[at]
        rig.hints.append({"move": move, "value": value, "error": error, "action": act, "reasons": []})
    if apart is not None:
        rig.hints[1]["apart"] = apart
    rig.press("hint")
    return rig.region("banner")


def test_a_hint_does_not_pass_chance_off_as_a_loss():
    shown = weighed((40.0, 8.0), (24.5, 7.0), (15.0, 7.0))
    assert "table-hint-close" in shown
    assert "table-hint-other{loss=25" in shown, "and in whole points"


def test_a_hint_tells_a_loss_by_moves_compared_in_the_same_worlds():
    values = (40.0, 8.0), (24.5, 7.0), (15.0, 7.0)
    assert "table-hint-other{loss=16,move=action-pass}" in weighed(*values, apart=7.5)
    assert "table-hint-close" in weighed(*values, apart=8.0)


def test_points_that_a_hint_names_beside_each_other_are_rounded_alike():
    shown = weighed((40.0, 0.0), (30.1, 4.0), (7.6, 0.0))
    assert "table-hint-other{loss=10,move=action-pass}" in shown
    assert "table-hint-other{loss=32" in shown


def test_a_hint_for_a_move_names_no_bet_beside_it_and_one_for_a_bet_no_move():
    rig = alone()
    leave = action("pass", "pass", text("action/pass"))
    pair = {"move": "9r 9y", "value": 4.0, "action": PAIR, "reasons": []}
    bets = [{"move": bet["move"], "value": 3.0, "action": bet, "reasons": []} for bet in BETS[1:]]
    passing = {"move": "pass", "value": 1.0, "action": leave, "reasons": []}
    rig.hints = [pair] + bets + [passing]
    rig.press("hint")
    assert "move=action-pass" in rig.region("banner")
    assert "action-bet" not in rig.region("banner")
    rig = alone()
    rig.hints = bets + [pair, passing]
    rig.press("hint")
    assert "action-bet" in rig.region("banner")
    assert "action-pass" not in rig.region("banner").partition("table-hint-others")[2].partition("</")[0]


def test_a_hint_for_a_move_says_of_a_bet_that_is_asked_about_whether_it_is_for_later_or_never():
    for move, waits in ((PAIR, "no"), (PASS, "yes")):
        rig = alone(lambda viewer: table(viewer, actions=BETS + [PASS]))
        rig.hints = [{"move": move["move"], "value": 4.0, "action": move, "reasons": []}]
        rig.press("hint")
        assert f"table-hint-bet{{waits={waits}}}" in rig.region("banner")
    rig = alone(lambda viewer: table(viewer, actions=[PASS]))
    rig.hints = [{"move": "9r 9y", "value": 4.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert "table-hint-bet" not in rig.region("banner"), "there is no bet to make"


def test_the_same_position_gets_the_same_hint_as_its_review():
    rig = alone()
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert rig.ops("hint")[0]["seed"] == JUDGING


def test_a_hint_asked_for_again_says_the_same_though_the_first_was_cut_short():
    rig = alone()
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    first = rig.region("banner")
    rig.tap("c7r")
    rig.hints = [{"move": "7r", "value": 2.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert rig.region("banner") == first
    assert len(rig.ops("hint")) == 1


def test_a_hint_names_the_next_moves_without_points_where_a_formula_has_ordered_them():
    rig = alone()
    leave = action("pass", "pass", text("action/pass"))
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.others = [{"move": "pass", "action": leave, "reasons": []}]
    rig.press("hint")
    shown = rig.region("banner")
    assert "table-hint-others{moves=table-hint-next{move=action-pass}}" in shown
    assert "less" not in shown
    assert "as-good" not in shown


def test_a_hint_that_takes_a_moment_says_so_at_once():
    rig = alone(held=["hint"])
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    rig.wait(300)
    assert "table-hint-weighs" in rig.region("banner")
    assert "is-hint" not in rig.region("banner")
    rig.press("hint")
    rig.let("hint")
    assert len(rig.ops("hint")) == 1, "it was being thought about already"
    assert "table-hint-weighs" not in rig.region("banner")
    assert "table-hint-move" in rig.region("banner")
    rig.wait(300)
    assert "table-hint-weighs" not in rig.region("banner")


def test_a_hint_that_was_not_waited_for_holds_up_no_other():
    rig = alone(held=["hint"], pace="instant")
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    rig.press("move", move="pass")
    rig.press("hint")
    assert [request["op"] for request in rig.dom.asked] == ["hint"], "nobody waits for the first one any more"
    rig.wait(300)
    assert "table-hint-weighs" in rig.region("banner")
    rig.let("hint")
    assert rig.scene.hint.move == "9r 9y"


def test_a_hint_that_comes_while_a_move_is_on_its_way_selects_nothing():
    rig = alone(held=["hint", "play"])
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    rig.press("move", move="pass")
    rig.let("hint")
    assert rig.scene.selection.keys == []
    rig.let("play")


def test_a_hint_is_shown_though_others_have_chosen_meanwhile():
    rig = alone(lambda viewer: table(viewer, must=[0, 1]), held=["hint", "think"])
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    rig.looks = lambda viewer: table(viewer, must=[0, 2])
    rig.let("think")
    rig.wait(3000)
    assert [request["seat"] for request in rig.ops("play")] == [1]
    rig.let("hint")
    assert rig.scene.hint.move == "9r 9y"


def test_a_quick_hint_asks_for_no_search():
    rig = alone()
    rig.hints = [{"move": "9r 9y", "value": 0.0, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert "level" not in rig.ops("hint")[-1]
    rig.app.settings.set("hints", "quick")
    rig.press("hint")
    assert rig.ops("hint")[-1]["level"] == "club"


def test_the_next_tap_forgets_the_hint():
    rig = alone()
    rig.hints = [{"move": "pass", "value": 1, "action": action("pass", "pass", text("action/pass")), "reasons": []}]
    rig.press("hint")
    assert "is-hinted" in rig.region("bar")
    rig.tap("c7r")
    assert "is-hinted" not in rig.region("bar")


def hinted():
    """Returns a table where a hint has lifted a pair."""
    rig = alone()
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert sorted(rig.scene.selection.keys) == ["c9r", "c9y"]
    return rig


def test_a_tap_on_a_card_that_a_hint_has_lifted_lowers_that_one_alone():
    rig = hinted()
    rig.tap("c9y")
    assert rig.scene.selection.keys == ["c9r"]
    assert rig.scene.hint is None, "what is left is the player's own choice"
    assert rig.ops("touch")[-1]["cards"] == ["9r"]


def test_a_tap_on_another_card_takes_the_place_of_what_a_hint_has_lifted():
    rig = hinted()
    rig.tap("c7r")
    assert "c7r" in rig.scene.selection.keys
    assert "c9y" not in rig.scene.selection.keys
    assert rig.scene.hint is None


def test_after_taking_back_nothing_is_chosen_and_no_hint_is_shown():
    rig = hinted()
    rig.looks = lambda viewer: table(viewer, ply=10)
    rig.press("undo")
    assert rig.scene.selection.keys == []
    assert rig.scene.hint is None
    rig = alone()
    rig.tap("c7r")
    rig.press("undo")
    assert rig.scene.selection.keys == [], "it was chosen for a trick that has not come yet"


def test_the_hinted_move_shines_for_the_rest_of_the_turn_when_its_cards_are_chosen_by_hand():
    swap = action("swap 9r", "swap", text("action/swap"), ["9r"])
    discard = action("discard 9r", "discard", text("action/discard"), ["9r"])
    rig = alone(touches=lambda names: touched(["9r", "7r"], [swap, discard] if names == ["9r"] else []))
    rig.tap("c9r")
    assert golden(rig) == ["swap 9r"]
    rig.hints = [{"move": "discard 9r", "value": 1, "action": discard, "reasons": []}]
    rig.press("hint")
    rig.tap("c9r")
    rig.tap("c9r")
    assert rig.scene.hint is None
    assert golden(rig) == ["discard 9r"]
    rig.looks = lambda viewer: table(viewer, ply=20)
    rig.press("undo")
    rig.tap("c9r")
    assert golden(rig) == ["swap 9r"]
