"""How a match on the table is kept: leaving it, other tabs, a full storage, the journal."""

import json

from app.saves import Save, pack
from tests.app.samples_shell import create, meta
from tests.app.samples_table import PAIR, table
from tests.app.table_rig import Rig, alone, nines, seat


def test_the_table_can_be_left_and_the_match_abandoned_and_brought_back():
    rig = alone()
    rig.press("menu")
    rig.press("leave")
    assert rig.dom.screen == "home"
    assert rig.app.saves.matches()[0]["id"] == rig.match
    rig.app.go("table", id=rig.match)
    rig.pump()
    rig.press("menu")
    rig.press("abandon")
    assert rig.app.saves.matches() != []
    rig.press("yes")
    assert rig.app.saves.matches() == []
    assert rig.dom.screen == "home"
    rig.press("toast")
    assert rig.app.saves.matches()[0]["id"] == rig.match
    assert rig.dom.screen == "table"
    assert rig.app.screen.playing.session.match == rig.match


def test_a_match_that_finds_no_room_to_come_back_says_so():
    rig = alone()
    rig.press("menu")
    rig.press("abandon")
    rig.press("yes")
    rig.dom.storage.room = 0
    rig.dom.journal.refusal = "full"
    rig.press("toast")
    assert rig.dom.screen == "home"
    assert "error-save-full" in rig.dom.html["toast"]


def test_a_match_abandoned_while_a_move_is_on_its_way_stays_away():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    rig.press("menu")
    rig.press("abandon")
    rig.press("yes")
    rig.let("play")
    assert rig.app.saves.matches() == []
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


def test_a_tab_that_is_still_opening_does_not_give_way_to_the_one_that_it_takes_over_from():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0")))
    rig.app.start()
    rig.dom.advance(0)
    rig.dom.storage.texts[f"talon.tab.{rig.match}"] = "another"
    rig.dom.journal.slow = True
    rig.app.go("table", id=rig.match)
    assert "card suit-r" in rig.region("hand"), "its picture is shown while it is read"
    rig.dom.emit("stored", f"talon.look.{rig.match}")  # the other tab plays on meanwhile
    while rig.dom.journal.step():
        pass
    rig.ready()
    assert rig.app.saves.owns(rig.match)
    assert "curtain-taken" not in rig.region("curtain")


def test_what_is_pressed_before_a_match_is_taken_over_is_stored_after_that():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0")))
    rig.app.start()
    rig.dom.advance(0)
    rig.ready()
    rig.dom.storage.texts[f"talon.tab.{rig.match}"] = "another"
    rig.dom.journal.slow = True
    rig.app.go("table", id=rig.match)
    rig.press("move", move="pass")
    assert [request["move"] for request in rig.ops("play")] == ["pass"], "the engine is faster than the journal"
    while rig.dom.journal.step():
        rig.pump()
    assert "curtain-taken" not in rig.region("curtain")
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_a_last_move_that_another_tab_stored_while_it_gave_way_is_shown_and_played_on():
    rig = alone()
    _, about = rig.app.saves.peek(rig.match)
    rig.dom.storage.texts[f"talon.match.{rig.match}.1"] = pack(1, about, "record 0 and theirs")
    rig.press("move", move="pass")
    assert "curtain-taken" not in rig.region("curtain")
    assert rig.app.screen.playing.session.record == "record 0 and theirs"
    rig.press("move", move="pass")
    assert rig.app.saves.load(rig.match)[0] != "record 0 and theirs"


def test_a_save_that_is_not_ours_any_more_is_not_overwritten():
    rig = alone()
    rig.dom.storage.texts[f"talon.tab.{rig.match}"] = "another"
    rig.press("move", move="pass")
    assert "curtain-taken" in rig.region("curtain")
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_without_room_the_match_goes_on_and_says_so_once():
    rig = alone()
    rig.dom.storage.room = 0
    rig.dom.journal.refusal = "full"
    rig.press("move", move="pass")
    assert "error-save-full" in rig.dom.html["toast"]
    assert "beat-set" in rig.region("banner")
    rig.dom.html["toast"] = ""
    rig.press("move", move="pass")
    assert rig.dom.html["toast"] == ""


def test_a_match_that_is_not_kept_says_so_until_it_is():
    rig = alone()
    assert rig.dom.find("unkept") is None
    rig.dom.storage.room = 0
    rig.dom.journal.refusal = "full"
    rig.press("move", move="pass")
    rig.press("unkept")
    assert "unkept-full" in rig.dom.html["sheet"]
    rig.press("export")
    rig.dom.change("export", "whole")
    rig.press("export-copy")
    assert rig.dom.copied == ["record 1"], "what is exported is the match as it stands, not as it was stored last"
    rig.press("close")
    rig.dom.journal.refusal = ""
    rig.dom.advance(10_000)
    assert rig.dom.find("unkept") is None
    assert "unkept-again" in rig.dom.html["toast"]


def test_room_is_made_of_finished_matches_where_the_player_agrees():
    rig = alone()
    old = create(rig.app, "x" * 3000, meta(over=True))
    rig.dom.storage.room = sum(len(text) for text in rig.dom.storage.texts.values())
    rig.dom.journal.refusal = "full"
    rig.app.screen.playing.session.record = "y" * 2000
    rig.app.spawn(rig.app.screen.playing.session.store())
    rig.press("unkept")
    rig.press("make-room")
    rig.press("yes")
    assert [entry["id"] for entry in rig.app.saves.matches()] == [rig.match] != [old]
    assert rig.app.saves.load(rig.match)[0] == "y" * 2000
    assert rig.dom.find("unkept") is None


def test_a_storage_that_was_cleared_is_written_anew():
    rig = alone()
    rig.dom.storage.texts.clear()
    rig.press("move", move="pass")
    assert rig.dom.screen == "table"
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_a_move_is_shown_once_it_is_on_disk():
    rig = alone()
    rig.dom.journal.slow = True
    rig.press("move", move="pass")
    assert "is-queued" in rig.region("bar")
    assert [request["op"] for request in rig.asked][-1] == "play"
    while rig.dom.journal.step():
        rig.pump()
    assert "is-queued" not in rig.region("bar")
    assert "record 1" in rig.dom.journal.entries[rig.match]["text"]


def test_the_table_opens_with_what_the_journal_has_more():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    text = rig.dom.storage.get(f"talon.match.{rig.match}.0")
    newer = Save(text)
    rig.dom.journal.put(rig.match, 1, pack(1, newer.meta, "record 0 and more"), True, lambda answer: None)
    rig.open()
    assert rig.ops("look")[0]["record"] == "record 0 and more"


def _slow(look):
    """Returns a table whose journal has not answered and whose engine is not up yet."""
    rig = Rig([seat("Anna"), seat("Béla", True)], look=look)
    rig.app.start()
    rig.dom.advance(0)
    rig.dom.journal.slow = True
    rig.app.go("table", id=rig.match)
    return rig


def test_it_lies_there_before_the_journal_has_answered_and_what_was_pressed_counts():
    rig = _slow(table(0, of=len("record 0")))
    assert "card suit-r" in rig.region("hand")
    rig.tap("c7r")
    rig.press("move", move="pass")
    assert not rig.asked
    rig.dom.journal.slow = False
    while rig.dom.journal.step():
        pass
    assert "selected" in rig.region("hand"), "it is the same table still"
    rig.ready()
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    assert [request["op"] for request in rig.asked].count("look") == 2, "at first, and after the move"


def test_a_hint_and_a_dragged_card_count_before_the_journal_has_answered():
    for act, data in (("act", ("hint", {})), ("drop", ({"key": "c9y", "target": "trick"},))):
        rig = _slow(table(0, of=len("record 0")))
        rig.touches = nines
        rig.hints = [{"move": PAIR["move"], "action": PAIR, "value": 1, "reasons": []}]
        rig.tap("c9r")
        rig.tap("c9y")
        rig.dom.emit(act, *data)
        rig.dom.journal.slow = False
        while rig.dom.journal.step():
            pass
        rig.ready()
        hint = rig.scene.hint
        assert (hint.move if hint else rig.ops("play")[0]["move"]) == "9r 9y"


def _behind(record, *, warm=False, **changed):
    """Returns a table whose picture is drawn while the journal, not read yet, has a newer save than the storage."""
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0")))
    meta = dict(Save(rig.dom.storage.get(f"talon.match.{rig.match}.0")).meta, **changed)
    rig.app.start()
    rig.dom.advance(0)
    if warm:
        rig.ready()
    rig.dom.journal.put(rig.match, 1, pack(1, meta, record), True, lambda answer: None)
    rig.dom.journal.slow = True
    rig.app.go("table", id=rig.match)
    return rig


def _read(rig):
    """Lets the journal answer, and the engine."""
    rig.dom.journal.slow = False
    while rig.dom.journal.step():
        rig.pump()
    rig.dom.advance(0)


def test_a_journal_that_has_more_lays_it_anew_and_says_that_a_move_was_not_made():
    for warm in (False, True):
        rig = _behind("record 0 and more", warm=warm)
        rig.press("move", move="pass")
        assert "is-queued" in rig.region("bar")
        rig.held = ["look"]
        _read(rig)
        assert rig.dom.find("move") is None, "the picture is of another moment"
        assert "error-move-illegal" in rig.dom.html["toast"]
        rig.held = []
        rig.ready()
        assert rig.ops("look")[0]["record"] == "record 0 and more"
        assert len(rig.ops("play")) == warm, "what was meant for the earlier moment is not made"
        assert rig.app.saves.load(rig.match)[0] == "record 0 and more"


def test_a_journal_that_has_more_says_nothing_where_nothing_was_pressed():
    rig = _behind("record 0 and more")
    _read(rig)
    assert rig.dom.html.get("toast", "") == ""


def test_a_move_counts_where_the_journal_knows_more_of_the_match_but_no_more_moves():
    for warm in (False, True):
        rig = _behind("record 0", warm=warm, title="Sunday")
        rig.press("move", move="pass")
        _read(rig)
        rig.ready()
        assert [request["move"] for request in rig.ops("play")] == ["pass"]
        record, meta, _ = rig.app.saves.load(rig.match)
        assert (record, meta["title"]) == ("record 1", "Sunday")


def test_a_question_that_was_asked_about_the_picture_is_answered_by_the_match_that_replaces_it():
    rig = _behind("record 0 and more")
    rig.press("menu")
    rig.press("concede")
    _read(rig)
    rig.ready()
    rig.press("yes")
    assert [request["record"] for request in rig.ops("concede")] == ["record 0 and more"]


def test_cards_that_were_tapped_before_leaving_are_not_spoken_of_elsewhere():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0")), whole="off")
    rig.touches = nines
    rig.open(ready=False)
    rig.tap("c9r")
    rig.tap("c9y")
    rig.app.go("home")
    said = list(rig.dom.said)
    rig.ready()
    assert rig.dom.said == said


def test_who_leaves_before_the_journal_has_answered_takes_nothing():
    rig = _slow(table(0, of=len("record 0")))
    rig.dom.storage.set(f"talon.tab.{rig.match}", "another")
    rig.app.go("home")
    rig.dom.journal.slow = False
    while rig.dom.journal.step():
        pass
    rig.ready()
    assert rig.dom.storage.get(f"talon.tab.{rig.match}") == "another"
    assert rig.asked == []


def test_a_match_that_cannot_be_read_leads_home():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.app.saves.delete(rig.match)
    rig.open()
    rig.dom.advance(10)
    assert rig.dom.screen == "home"
    assert "error-save-gone" in rig.dom.html["toast"]


def test_of_a_record_that_does_not_replay_a_copy_of_the_part_that_does_is_offered():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.refusals = [("look", "record/broken")]
    rig.open()
    assert "mend-text{deal=game-haggis.deal{n=1},ply=2}" in rig.dom.html["sheet"]
    rig.press("yes")
    assert rig.app.screen.playing.session.match != rig.match
    assert rig.app.saves.load(rig.app.screen.playing.session.match)[0] == "part"
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_a_table_whose_code_does_not_come_says_so_and_goes_on_when_asked_again():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.dom.away["code/haggis"] = {"code": "download/offline", "args": {}, "error": "no network"}
    rig.refusals = [("look", "game/away"), ("look", "game/away")]
    rig.open()
    assert "error-game-away{game=haggis,offline=yes}" in rig.dom.html["toast"]
    assert not rig.app.screen.scene.has_view
    rig.dom.away["code/haggis"] = {"code": "download/damaged", "args": {}, "error": "another sum"}
    rig.press("toast")
    assert "error-game-away{game=haggis,offline=no}" in rig.dom.html["toast"]
    rig.dom.away.clear()
    rig.press("toast")
    assert rig.app.screen.scene.has_view
    assert "error-game-away" not in rig.dom.html["toast"]


def test_who_has_left_before_the_engine_was_up_is_told_of_no_trouble():
    for code in ("record/broken", "game/away"):
        rig = Rig([seat("Anna"), seat("Béla", True)])
        rig.dom.away["code/haggis"] = {"code": "download/offline", "args": {}, "error": "no network"}
        rig.refusals = [("look", code)]
        rig.open(ready=False)
        rig.app.go("home")
        rig.ready()
        assert len(rig.ops("look")) == 1
        assert (rig.app.sheets, rig.dom.html.get("toast", "")) == ([], "")


def test_what_is_kept_is_plain_json():
    rig = alone()
    rig.app.extras.flush()
    assert json.loads(rig.dom.storage.get(f"talon.look.{rig.match}"))["table"]["of"] == len("record 0")
