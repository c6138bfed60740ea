"""Sounds: one for each move, as its cards land, and none when sounds are off."""

from app.settings import SETTINGS
from app.sounds import BUZZES, VOLUMES
from app.table.drawing.board import centre_html
from app.table.playing.hearing import TURN_MS, is_bomb, sound_of
from tests.app.samples_shell import open_whole, start
from tests.app.samples_table import bots_turn, table
from tests.app.table_rig import event, seat
from tests.app.test_table_playing import begin

TWO = [seat("Anna"), seat("Béla", True)]


def landing(kind="play", who=1):
    """Returns an event of cards that land on the table."""
    happened = event(kind, "log/single", who, ("7r",))
    happened["to"] = "trick"
    return happened


def capture():
    happened = event("capture", "log/take", 0)
    happened["to"] = "won:0"
    return happened


def heard(rig):
    found = [name for name, _ in rig.dom.heard]
    rig.dom.heard = []
    return found


def test_each_event_has_its_sound_and_a_move_has_one():
    assert sound_of([landing()]) == "play"
    assert sound_of([landing(), landing()]) == "play"
    assert sound_of([landing("discard")]) == "play"
    assert sound_of([landing(), event("out", "log/out", 1)]) == "play"
    assert sound_of([landing()], bomb=True) == "bomb"
    assert sound_of([landing(), capture()], won=True) == "win"
    assert sound_of([event("pass", "log/pass", 1)]) == "pass"
    assert sound_of([event("pass", "log/pass", 1), capture()]) == "pass"
    assert sound_of([event("pass", "log/pass", 1)], bomb=True) == "pass"
    assert sound_of([], dealt=True) == "deal"
    assert sound_of([]) == sound_of([event("bet", "log/bet", 1)]) == ""


def test_a_move_is_heard_as_its_card_lands_and_then_whose_turn_it_is():
    rig, _playing, _, _ = begin(TWO, looks=bots_turn, pace="fast")
    rig.dom.heard = []
    rig.dom.buzzed = []
    rig.events = [landing()]
    rig.looks = table
    rig.wait(400)
    assert rig.dom.heard == [("play", 200), ("turn", TURN_MS)]
    assert rig.dom.buzzed == [BUZZES["turn"]]


def test_a_move_is_heard_and_told_though_something_else_asks_for_the_table_before_it_is_shown():
    rig, playing, _, _ = begin(TWO, pace="fast")
    rig.dom.heard = []
    rig.dom.said = []
    rig.events = [landing(who=0)]
    rig.held = ["look"]
    playing.moves.move("pass")
    rig.pump()
    rig.refusals = [("undo", "undo/late")]
    playing.undoing.undo(0)
    rig.pump()
    rig.let("look")
    assert heard(rig) == ["play"]
    assert sum(said.count("log/single") for said in rig.dom.said) == 1


def test_without_movement_it_is_heard_at_once():
    rig, _playing, _, _ = begin(TWO, looks=bots_turn, pace="fast", motion="off")
    rig.dom.heard = []
    rig.events = [landing()]
    rig.looks = table
    rig.wait(400)
    assert rig.dom.heard[0] == ("play", 0)


def bombed(seat=0):
    """Returns a table where Béla's cards, on top of the trick, are a bomb."""
    shown = table(seat)
    for one in shown["zones"]:
        if one["key"] == "trick":
            one["groups"][-1]["marks"] = ["top", "bomb"]
    return shown


def test_a_bomb_is_heard_and_thumps_only_as_it_lands():
    assert not is_bomb(bombed(), [event("pass", "log/pass", 1)])
    assert not is_bomb(table(), [landing()])
    for pace, thumps in (("fast", True), ("instant", False)):
        rig, playing, display, _ = begin(TWO, pace=pace)
        rig.events = [landing(who=0)]
        rig.looks = bombed
        playing.moves.move("7r")
        rig.pump()
        assert "bomb" in heard(rig)
        assert display.scene.bombing == thumps
        assert ("is-bombing" in centre_html(display.scene)) == thumps
    opened = begin(TWO, looks=bombed)[2].scene
    assert opened.has_view
    assert "is-bombing" not in centre_html(opened)


def test_ones_own_move_asks_for_no_turn():
    rig, playing, _, _ = begin(TWO)
    heard(rig)
    rig.events = [landing(who=0)]
    playing.moves.move("7r")
    rig.pump()
    assert heard(rig) == ["play"]


def test_a_trick_is_heard_when_it_is_carried_away():
    rig, playing, _, _ = begin(TWO, pace="fast")
    heard(rig)
    rig.events = [landing(who=0), capture()]
    playing.moves.move("7r")
    rig.pump()
    assert heard(rig) == ["play"]
    rig.wait(600)
    assert heard(rig) == ["trick"]


def test_off_is_off_and_loud_is_loud():
    app, dom = start()
    open_whole(app, "settings")
    assert dom.loud == VOLUMES["normal"]
    dom.change("volume", "loud")
    assert (dom.loud, dom.heard) == (VOLUMES["loud"], [("play", 0)])
    dom.change("sound", "off")
    assert dom.loud == 0
    app.sounds.play("bomb")
    assert dom.heard == [("play", 0)]
    assert dom.buzzed == [BUZZES["bomb"]]
    dom.change("vibration", "off")
    app.sounds.play("bomb")
    assert dom.buzzed == [BUZZES["bomb"]]
    assert start(storage=dom.storage)[1].loud == 0


def test_a_device_that_cannot_vibrate_has_no_setting_for_it():
    app, dom = start()
    dom.vibrates = False
    open_whole(app, "settings")
    assert "setting-vibration" not in dom.shown()
    assert "setting-sound" in dom.shown()
    assert "vibration" in [name for name, _, _ in SETTINGS]
