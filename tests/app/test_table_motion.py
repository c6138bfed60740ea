"""Motion: where cards glide from, and where tricks go."""

from app.table.drawing.motion import DEAL_STEP, gathers, glides, slides
from tests.app.samples_table import slot

HERE = (100, 300, 50, 70)
THERE = (10, 20, 50, 70)


def test_a_card_glides_from_where_it_was():
    moves = glides({"c5r": THERE}, {"c5r": HERE}, [slot("5r")])
    assert [(move["key"], move["dx"], move["dy"], move["scale"]) for move in moves] == [("c5r", -90, -280, 1)]


def test_what_did_not_move_stays():
    assert glides({"c5r": HERE}, {"c5r": (101, 300, 50, 70)}, [slot("5r")]) == []


def test_a_card_that_lay_face_down_comes_from_its_place_or_from_the_back_that_stands_for_it():
    shown = slot("5r", was="hand:1/3")
    assert glides({"hand:1/3": THERE, "hand:1": HERE}, {"c5r": HERE}, [shown])[0]["dx"] == -90
    assert glides({"hand:1": THERE}, {"c5r": HERE}, [shown])[0]["dy"] == -280
    assert glides({}, {"c5r": HERE}, [shown]) == []


def test_a_small_back_grows_into_the_card():
    assert glides({"hand:1": (10, 20, 25, 35)}, {"c5r": HERE}, [slot("5r", was="hand:1/0")])[0]["scale"] == 0.5


def test_a_fresh_hand_is_dealt_one_after_the_other():
    moves = glides({"seat:1": THERE}, {"c5r": HERE, "c6r": HERE}, [slot("5r"), slot("6r")], "seat:1")
    assert [move["delay"] for move in moves] == [0, DEAL_STEP]


def test_new_cards_just_appear_without_a_source():
    assert glides({"seat:1": THERE}, {"c5r": HERE}, [slot("5r")]) == []


def test_what_lies_on_the_cloth_is_taken_along_and_also_told_of_where_it_stands_still():
    before = {"t-centre": (0, 50, 366, 250), "p1": THERE, "p2": HERE, "c5r": THERE, "c6r": HERE}
    after = {**before, "t-centre": (0, 70, 366, 230), "p1": (10, 40, 50, 70), "c5r": (10, 40, 50, 70)}
    moves = glides(before, after, [slot("5r"), slot("6r")], None, ["p1", "p2", "p3"])
    assert [(move["key"], move["dy"], "carries" in move) for move in moves] == [
        ("t-centre", -20, True),
        ("p1", -20, True),
        ("p2", 0, True),
        ("c5r", -20, False),
        ("c6r", 0, False),
    ]


def test_boxes_that_have_moved_slide_by_their_corners_and_take_along_what_stands_still_in_them():
    before = {"score": (275, 0, 111, 44), "tally:0": (283, 0, 40, 44), "tally:1": (335, 0, 43, 44)}
    after = {"score": (245, 0, 141, 44), "tally:0": (253, 0, 70, 44), "tally:1": (335, 0, 43, 44)}
    moves = slides(before, after, ["score", "tally:0", "tally:1", "stats:1"])
    assert [(move["key"], move["dx"], move["dy"]) for move in moves] == [
        ("score", 30, 0),
        ("tally:0", 30, 0),
        ("tally:1", 0, 0),
    ]
    assert all(move["carries"] for move in moves)


def test_boxes_that_all_stand_still_are_left_alone():
    assert slides({"seat:0": HERE}, {"seat:0": (101, 301, 90, 20)}, ["seat:0"]) == []


def test_a_trick_is_led_away_to_who_got_it():
    moves = gathers({"c5r": HERE, "seat:1": (0, 0, 50, 70)}, [slot("5r"), slot("6r")], "seat:1")
    assert [(move["key"], move["dx"], move["dy"], move["out"], move["fade"]) for move in moves] == [
        ("c5r", -100, -300, True, 0)
    ]
    assert gathers({"c5r": HERE}, [slot("5r")], "seat:1") == []
