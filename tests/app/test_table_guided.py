"""What the table teaches: what is missing where a button would be, tips for newcomers, the rule behind a refusal."""

from tests.app.samples_table import BETS, PAIR, action, table, text
from tests.app.table_rig import alone, touched

TIP = text("tip/follow")


def tipped(viewer):
    """Returns a table with a tip for a newcomer."""
    return table(viewer, tip=TIP)


def test_where_a_button_would_be_it_says_what_is_missing():
    lacks, free = text("lacks/set", n=1), text("missing/lead")
    rig = alone(touches=lambda names: touched(["9r", "9y"], [], missing=lacks if names else free))
    assert '<p class="missing" data-act="idle">missing-lead</p>' in rig.region("bar")
    rig.tap("c9r")
    assert "lacks-set{n=1}" in rig.region("bar")
    rig.touches = lambda names: touched(["9y"], [PAIR])
    rig.tap("c9y")
    assert "idle" not in rig.region("bar")


def test_what_is_missing_is_not_said_twice():
    rig = alone(touches=lambda names: touched(["9r"], [], missing=text("missing/lead")))
    rig.scene.refusal = "missing-lead, or a bomb"
    rig.app.screen.board.draw()
    assert "missing-lead, or a bomb" in rig.region("banner")
    assert '<p class="missing" data-act="idle"></p>' in rig.region("bar")


def unplayable(why):
    """Returns a rig on whose table two cards are selected that make nothing, for a reason."""
    rig = alone(touches=lambda names: touched([], [], why if names else None))
    rig.scene.selection.choose(["c7r", "c9y"])
    rig.app.screen.playing.selecting.refresh()
    rig.pump()
    return rig


def test_cards_that_make_nothing_have_their_reason_in_place_of_the_button_and_nowhere_else():
    rig = unplayable(text("refuse/suits"))
    assert "refuse-suits" in rig.region("bar")
    assert "refuse-suits" not in rig.region("banner")
    assert "table-other" not in rig.region("bar")


def test_a_reason_too_long_for_a_button_is_above_the_hand():
    rig = unplayable(text("refuse/suits", why="long" * 12))
    assert "refuse-suits" in rig.region("banner")
    assert "refuse-suits" not in rig.region("bar")
    assert "table-other" in rig.region("bar")


def test_an_answer_about_other_cards_is_not_shown():
    rig = alone(touches=lambda names: touched(["9r"], [], missing=text("missing/lead")))
    rig.held = ["touch"]
    rig.tap("c9r")
    assert '<p class="missing" data-act="idle"></p>' in rig.region("bar")


def test_newcomers_are_guided_until_three_deals_are_done_or_they_switch_it_off():
    rig = alone(tipped)
    assert '<p class="guide">tip-follow</p>' in rig.region("banner")
    rig.app.settings.set("guided", "off")
    rig.app.screen.board.draw()
    assert "tip-follow" not in rig.region("banner")
    assert "tip-follow" not in alone(tipped, guided="off").region("banner")
    rig = alone(tipped)
    for _ in range(2):
        rig.app.stats.deal_done("haggis")
    rig.app.screen.board.draw()
    assert "tip-follow" in rig.region("banner")
    rig.app.stats.deal_done("haggis")
    rig.app.screen.board.draw()
    assert "tip-follow" not in rig.region("banner")


def test_deals_of_another_game_teach_nothing_of_this_one():
    rig = alone(tipped)
    for _ in range(3):
        rig.app.stats.deal_done("boast")
    rig.app.screen.board.draw()
    assert "tip-follow" in rig.region("banner")


def test_a_picture_of_an_older_version_has_no_tip():
    def older(viewer):
        shown = table(viewer)
        del shown["tip"]
        return shown

    rig = alone(older)
    assert "beat-set" in rig.region("banner")
    assert 'class="guide"' not in rig.region("banner")


def test_the_rule_behind_a_refusal_is_one_tap_away():
    rig = alone(tipped)
    rig.touches = lambda names: touched([], [], text("refuse/suits"))
    rig.tap("c7r")
    rig.tap("c2r")
    rig.dom._messages["refuse-suits.rule"] = True
    rig.app.l10n.clear_cache()
    rig.tap("c2r")
    section = "refuse-suits.rule"  # the fake texts are codes
    assert f'data-act="rule" data-key="refusal" data-section="{section}"' in rig.region("bar")
    rig.press("rule", section=section)
    assert f"rules-haggis-{section}.body" in rig.app.sheets[-1].body()
    assert "guide-bomb" in rig.app.sheets[-1].body()


def test_a_refusal_without_a_rule_offers_none():
    rig = alone()
    rig.touches = lambda names: touched([], [], text("refuse/hand"))
    rig.tap("c7r")
    rig.tap("c2r")
    assert "refuse-hand" in rig.region("bar")
    assert "table-rule" not in rig.region("bar")


# -- a bet that would lapse

NINE = action("9r", "set", text("action/single", rank="9"), ("9r",), "trick")


def may_bet(viewer):
    """Returns a table with bets."""
    return table(viewer, actions=[action("pass", "pass", text("action/pass"))] + BETS)


def about_to_play(looks=may_bet, **settings):
    """Returns a table where a card is selected while bets are still possible."""
    rig = alone(looks, lambda names: touched(["9r"], [NINE] if names == ["9r"] else []), **settings)
    rig.tap("c9r")
    return rig


def test_the_first_card_asks_once_about_the_bet_that_it_ends():
    rig = about_to_play()
    rig.press("move", move="9r")
    assert rig.ops("play") == []
    assert "table-bet-lapses" in rig.region("bar")
    assert rig.dom.said[-1] == "table-bet-lapses-said"
    assert rig.region("bar").count("table-bet-without") == 1
    rig.press("move", move="9r")
    assert [request["move"] for request in rig.ops("play")] == ["9r"]


def test_the_question_about_a_lapsing_bet_offers_one_button_to_play_without():
    # "No bet" beside it would be asked about once more, and leave the cards in the hand.
    rig = about_to_play()
    assert 'data-move="bet 0"' in rig.region("bar")
    rig.press("move", move="9r")
    assert 'data-move="bet 0"' not in rig.region("bar")
    assert rig.region("bar").count('data-act="bet"') == 2


def test_a_question_about_bets_that_was_put_away_comes_back_with_it():
    rig = about_to_play(looks=lambda viewer: table(viewer, actions=BETS[1:]))
    rig.press("dismiss-bets")
    assert "bets-text" not in rig.region("bar")
    rig.press("move", move="9r")
    assert rig.region("bar").count('data-act="bet"') == 2
    rig.press("bet", move="bet 15")
    assert "table-bet-sure" in rig.region("bar")


def test_the_question_about_a_lapsing_bet_is_called_off_and_the_cards_stay_chosen():
    rig = about_to_play()
    assert rig.dom.find("disarm") is None
    rig.press("move", move="9r")
    rig.press("disarm")
    assert "table-bet-lapses" not in rig.region("bar")
    assert "table-bet-without" not in rig.region("bar")
    assert rig.scene.selection.keys == ["c9r"]
    assert rig.ops("play") == []


def test_another_card_or_a_pass_does_not_ask_again():
    rig = about_to_play()
    rig.press("move", move="pass")
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    rig = about_to_play()
    rig.press("move", move="9r")
    rig.press("clear")
    assert "table-bet-lapses" not in rig.region("bar")
    rig.tap("c9r")
    rig.press("move", move="9r")
    assert len(rig.ops("play")) == 1


def test_who_is_not_asked_before_a_bet_is_not_asked_before_it_lapses():
    rig = about_to_play(confirm_bets="off")
    rig.press("move", move="9r")
    assert len(rig.ops("play")) == 1
