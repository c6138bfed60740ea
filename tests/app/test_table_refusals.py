"""Where a refusal is said: on the line above the hand, in a toast, or not at all."""

from tests.app.samples_table import PAIR, table, text
from tests.app.table_rig import alone


def test_a_refusal_stays_where_the_next_move_does_not_take_it_away():
    # While others move, each of their moves brings the line something new to say.
    rig = alone(looks=lambda viewer: table(viewer, must=[1], actions=[], undo=None))
    rig.refusals = [("undo", "undo/late")]
    rig.press("undo")
    assert "error-undo-late" in rig.dom.html["toast"]
    assert "error-undo-late" not in rig.region("banner")


def test_what_keeps_a_move_from_the_rules_is_said_at_once():
    rig = alone()
    rig.held = ["look"]
    rig.refusals = [("play", "engine/silent")]
    rig.press("move", move="pass")
    assert "error-engine-silent" in rig.dom.html["toast"], "though the table has not answered yet"


def test_no_refusal_follows_a_player_who_has_left():
    rig = alone(looks=lambda viewer: table(viewer, undo=None))
    rig.held = ["undo"]
    rig.refusals = [("undo", "undo/late")]
    rig.press("undo")
    rig.app.go("home")
    rig.let("undo")
    assert "error-undo-late" not in rig.dom.shown() + "".join(rig.dom.said)


def test_a_refusal_takes_the_place_of_a_hint_and_of_its_marks():
    rig = alone(looks=lambda viewer: table(viewer, undo=None))
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert rig.region("hand").count(" hint") == 2
    rig.refusals = [("undo", "undo/late")]
    rig.press("undo")
    assert "error-undo-late" in rig.region("banner")
    assert rig.region("hand").count(" hint") == 0
