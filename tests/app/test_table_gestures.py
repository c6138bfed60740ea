"""Two fast taps on a card, and a long press: what the card is worth and what it is part of."""

from tests.app.markup import tags
from tests.app.samples_table import PAIR, action, bots_turn, table, text
from tests.app.table_rig import alone, nines, touched

SEVENS = action("7r 7g", "set", text("shape/set", width=2, rank="7"), ("7r", "7g"))
SEVEN = action("7r", "single", text("action/single", rank="7"), ("7r",))


def sevens(names):
    """Answers a touch of one seven: it can be played, and can grow into a pair."""
    return dict(touched(["7r", "7g"], [SEVEN] if names == ["7r"] else []), combinations=[SEVENS] if names else [])


def test_two_fast_taps_play_what_is_chosen_where_that_is_wanted():
    rig = alone(touches=nines, whole="off", double_tap="on", confirm_bets="off")
    rig.tap("c9r")
    rig.wait(1000)
    rig.tap("c9y")
    rig.wait(100)
    rig.tap("c9y")
    assert [request["move"] for request in rig.ops("play")] == [PAIR["move"]]


def test_two_fast_taps_wait_for_what_the_first_one_has_chosen():
    answers = {1: dict(touched(["7r", "7g"], [SEVEN]), combinations=[SEVENS]), 2: touched([], [SEVENS])}
    rig = alone(
        touches=lambda names: answers.get(len(names), touched(["7r", "7g"])), double_tap="on", confirm_bets="off"
    )
    rig.held = ["touch"]
    rig.tap("c7r")
    rig.dom.advance(100)
    rig.tap("c7r")
    assert rig.ops("play") == []
    rig.let("touch")
    rig.wait(100)
    assert [request["move"] for request in rig.ops("play")] == ["7r 7g"], "the combination that the first tap brought"


def test_slow_taps_and_taps_on_two_cards_play_nothing():
    for double_tap, key, pause in (("on", "c9y", 1000), ("on", "c9r", 100), ("off", "c9y", 100)):
        rig = alone(touches=nines, whole="off", double_tap=double_tap)
        rig.tap("c9r")
        rig.tap("c9y")
        rig.wait(pause)
        rig.tap(key)
        assert rig.ops("play") == []
        assert len(rig.scene.selection.keys) == 1


def test_a_card_that_is_held_says_what_it_is_worth_and_what_it_is_a_part_of():
    rig = alone(touches=sevens)
    rig.dom.emit("act", "about", {"key": "c7r"})
    rig.wait(50)
    sheet = rig.dom.html["sheet"]
    assert 'id="sheet-title" tabindex="-1">Card-r{rank=7}<' in sheet, "a heading begins with a capital"
    assert "about-card-worth{n=1}" in sheet
    assert "about-card-fits" in sheet
    assert rig.scene.selection.keys == [], "to look is not to choose"
    rig.press("fit", move="7r 7g")
    assert sorted(rig.scene.selection.keys) == ["c7g", "c7r"]
    assert not rig.dom.sheet_open


def test_each_move_of_a_card_that_is_held_is_a_button_that_chooses_its_cards_and_offers_it():
    layoff = action("layoff 7r", "layoff", text("action/layoff"), ["7r"])
    discard = action("discard 7r", "discard", text("action/discard"), ["7r"])
    rig = alone(touches=lambda names: touched(["7r"], [layoff, discard] if names else []))
    for move in ("discard 7r", "layoff 7r"):
        rig.dom.emit("act", "about", {"key": "c7r"})
        rig.wait(50)
        rig.press("fit", move=move)
        assert not rig.dom.sheet_open
        assert rig.ops("play") == []
        assert rig.scene.selection.keys == ["c7r"]
        gold = [tag["data-move"] for tag in tags(rig.region("bar")) if "btn-primary" in tag.get("class", "")]
        assert gold == [move]


def test_the_key_for_it_asks_about_the_card_that_has_the_focus():
    rig = alone(touches=sevens)
    assert rig.dom.key("i")
    assert not rig.dom.sheet_open, "no card had it yet"
    rig.tap("c7r")
    rig.dom.emit("key", "i", {"act": "card", "key": "c7r"}, "")
    rig.wait(50)
    assert "about-card-fits" in rig.dom.html["sheet"]


def test_a_card_that_fits_nowhere_says_so_and_on_the_turn_of_others_only_its_worth():
    rig = alone(touches=lambda names: dict(touched(), combinations=[]))
    rig.dom.emit("act", "about", {"key": "c7r"})
    rig.wait(50)
    assert "about-card-not" in rig.dom.html["sheet"]
    rig = alone(looks=bots_turn)
    asked = len(rig.ops("touch"))
    rig.dom.emit("act", "about", {"key": "c7r"})
    rig.wait(50)
    assert "about-card-worth" in rig.dom.html["sheet"]
    assert "about-card-not" not in rig.dom.html["sheet"]
    assert len(rig.ops("touch")) == asked


def test_a_card_that_is_held_says_what_beats_it_and_why_it_may_not_be_played():
    said = dict(touched(why=text("refuse/suit")), about=text("about/beaten"))
    rig = alone(touches=lambda names: said)
    rig.dom.emit("act", "about", {"key": "c7r"})
    rig.wait(50)
    sheet = rig.dom.html["sheet"]
    assert "⟨about/beaten⟩" in sheet
    assert sheet.index("about-card-not") < sheet.index("⟨refuse/suit⟩")


def test_a_card_dragged_where_it_may_not_be_played_is_let_go_where_one_is_played_at_a_time():
    for layout, left in (("trick", []), ("climbing", ["c7r"])):
        rig = alone(
            lambda viewer, layout=layout: table(viewer, layout=layout),
            lambda names: touched(why=text("refuse/suit")) if names else touched(["9r"]),
        )
        rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
        rig.pump()
        assert rig.ops("play") == []
        assert rig.scene.selection.keys == left
        assert rig.scene.refusal == "⟨refuse/suit⟩", "why not stays in sight"
    rig = alone(lambda viewer: table(viewer, layout="trick"), lambda names: touched([] if names else ["9r"]))
    rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
    rig.pump()
    hand = rig.scene.view.hand_slots()
    assert rig.scene.selection.lit(hand, single=True) == ["c9r"], "what may be played is lit again"


def test_a_tap_on_a_seat_says_what_its_small_facts_mean():
    rig = alone()
    for region, seat in (("banner", "0"), ("seats", "1")):
        assert f'data-act="seat" data-seat="{seat}"' in rig.region(region)
    rig.press("seat", seat="0")
    sheet = rig.dom.html["sheet"]
    assert "Anna" in sheet
    assert sheet.index("stat-bet{value=15}") < sheet.index("stat-bet.about{value=15}") < sheet.index("stat-captured{")
    assert "seat-cards{n=17,open=0}" in sheet
    assert "seat-dealer" not in sheet


def test_a_tap_on_the_dealer_says_what_their_sign_means():
    rig = alone()
    rig.scene.view.seat_view(1)["dealer"] = True
    rig.press("seat", seat="1")
    row = rig.dom.html["sheet"].partition("#i-dealer")[2]
    assert "seat-dealer-about" in row


def test_a_card_that_is_not_in_the_hand_is_not_asked_about():
    rig = alone()
    rig.dom.emit("act", "about", {"key": "c99"})
    assert not rig.dom.sheet_open


def test_of_two_cards_of_one_name_none_stays_chosen_once_one_was_played():
    # The engine may have played the other one: on this table the tapped card is still there.
    rig = alone(touches=nines, whole="off", confirm_bets="off")
    rig.tap("c9r")
    rig.wait(1000)
    rig.tap("c9y")
    rig.press("move", move=PAIR["move"])
    assert len(rig.ops("play")) == 1
    assert rig.scene.view.slot("c9r") is not None
    assert rig.scene.selection.keys == []


def test_cards_dragged_to_the_felt_one_after_the_other_are_played_together():
    alive = {"missing": text("touch/more"), "combinations": []}
    rig = alone(
        touches=lambda names: touched([], [SEVENS]) if len(names) == 2 else dict(touched(["7r", "7g"]), **alive)
    )
    rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
    rig.wait(50)
    assert rig.scene.selection.keys == ["c7r"]
    assert rig.scene.refusal == "", "what is missing is no refusal"
    assert "touch/more" in rig.dom.said[-1]
    rig.dom.emit("drop", {"key": "c7g", "target": "trick"})
    rig.wait(50)
    assert [request["move"] for request in rig.ops("play")] == ["7r 7g"]


def test_a_card_that_cannot_join_those_dragged_before_begins_anew():
    rig = alone(touches=lambda names: dict(touched(["7r", "7g"] if names else []), missing=None, combinations=[]))
    rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
    rig.wait(50)
    rig.dom.emit("drop", {"key": "c9r", "target": "trick"})
    rig.wait(50)
    assert rig.scene.selection.keys == ["c9r"]


def test_a_card_dragged_out_of_a_combination_lifts_all_of_it_and_plays_nothing_yet():
    rig = alone(touches=lambda names: touched([], [SEVENS]) if len(names) == 2 else sevens(names), whole="on")
    rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
    rig.wait(50)
    assert sorted(rig.scene.selection.keys) == ["c7g", "c7r"]
    assert rig.ops("play") == []
    rig.dom.emit("drop", {"key": "c7r", "target": "trick"})
    rig.wait(50)
    assert [request["move"] for request in rig.ops("play")] == ["7r 7g"]


def test_a_card_that_is_pulled_up_a_little_is_chosen_and_stays_so():
    rig = alone(touches=nines, whole="off", confirm_bets="off")
    for _ in range(2):
        rig.dom.emit("drop", {"key": "c9r"})
        rig.wait(1000)
        assert rig.scene.selection.keys == ["c9r"]
    assert rig.ops("play") == []
