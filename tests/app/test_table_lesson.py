"""A match that is not stored, at the whole table: it is played like any other, and leaves no trace."""

from app.screens import SCREENS
from app.table.screen import TableScreen
from tests.app.match_in_memory import MatchInMemory
from tests.app.samples_table import bots_turn, over, table
from tests.app.table_rig import Rig, alone, event, pair, seat

STORED_ONLY = ("export", "abandon", "rematch", "same", "unkept")  # buttons that need a save
END = ("deal_end", "match_end")


def kept(rig):
    """Returns everything on this device: the storage, the journal, and what waits to be written."""
    rig.dom.emit("hide")  # writes what waits
    rig.dom.emit("show")
    entries = rig.dom.journal.entries
    return dict(rig.dom.storage.texts), {match: dict(entries[match]) for match in entries}, rig.dom.storage.writes[:]


def lesson(players):
    """Returns (rig, lesson) of a lesson that has just been opened by a route of its own."""
    source = MatchInMemory(players)
    screens = dict(SCREENS)
    screens["lesson"] = lambda app: TableScreen(app, lambda match: source)
    rig = Rig(players, screens=screens, pace="fast")
    rig.app.start()
    rig.dom.advance(0)
    return rig, source


def begin(rig):
    rig.app.go("lesson", id="first")
    rig.ready()


def won(viewer):
    return over(viewer, places=[1, 2])


def played(rig):
    """Plays a lesson: sorts the hand, plays to the end of the match, and takes back."""
    begin(rig)
    rig.press("sort")
    rig.tap("c7r")
    rig.press("clear")
    rig.looks = bots_turn
    rig.press("move", move="pass")
    rig.looks = won
    rig.events = [event(kind, "deal/first-out", seat=0) for kind in END]
    rig.wait(3000)
    rig.press("undo")


def test_a_whole_match_writes_nothing_whatever():
    rig, source = lesson([seat("Anna"), seat("Béla", True)])
    before = kept(rig)
    played(rig)
    assert [(request["seat"], request["move"]) for request in rig.ops("play")] == [(0, "pass"), (1, "pass")]
    assert source.records[:2] == ["lesson 0", "record 1"]
    assert source.records[-1] == "record 3"
    assert source.noted["sort"] == {"0": "suit"}
    assert source.sights
    rig.press("leave")
    assert rig.app.screen.name == "home"
    assert kept(rig) == before
    assert rig.app.stats.deals("haggis") == 0
    assert "persist" not in rig.dom.marks


def test_the_same_match_stored_does_write():
    # Otherwise the test above would prove nothing.
    rig = alone(pace="fast")
    before = kept(rig)
    rig.press("sort")
    assert kept(rig) != before


def test_buttons_that_need_a_save_are_offered_for_a_stored_match_alone():
    for rig, offered in ((alone(), ["export", "abandon", "rematch", "same"]), (_open(), [])):
        rig.press("menu")
        found = [act for act in STORED_ONLY if rig.dom.find(act) is not None]
        assert rig.dom.find("leave") is not None
        rig.app.close()
        rig.looks = won
        rig.press("move", move="pass")
        rig.wait(3000)
        assert rig.dom.find("leave") is not None
        found += [act for act in STORED_ONLY if rig.dom.find(act) is not None]
        assert found == offered


def _open():
    rig, _ = lesson([seat("Anna"), seat("Béla", True)])
    begin(rig)
    return rig


def test_a_damaged_record_is_told_but_not_mended_by_a_stored_copy():
    rig, _ = lesson([seat("Anna"), seat("Béla", True)])
    before = kept(rig)
    rig.refusals = [("look", "record/broken")]
    begin(rig)
    assert rig.app.sheets == []
    assert rig.dom.html["toast"]
    assert kept(rig) == before


def test_people_who_pass_the_device_round_leave_no_trace_either():
    rig, source = lesson([seat("Anna"), seat("Béla")])
    before = kept(rig)
    begin(rig)
    rig.press("reveal", seat="0")
    rig.looks = table
    rig.press("move", move="pass")
    assert source.records == ["lesson 0", "record 1"]
    assert None in source.sights
    assert kept(rig) == before
    assert kept(pair()) != before
