"""Two copies of each match: the newer one wins by itself, and the other is brought up to date."""

from app.browser.storage import PREFIX
from app.saves import FORMAT, Save, pack
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.saves_rig import about, refusal, rest, saves


def _both():
    storage, journal = FakeStorage(), FakeJournal()
    here, _ = saves(storage, "tab1", journal)
    return here, storage, journal


def _stored(storage, match):
    found = [Save(storage.texts[key]) for key in storage.texts if key.startswith(f"{PREFIX}match.{match}.")]
    return max(found, key=lambda save: save.serial).record


def _journaled(journal, match):
    return Save(journal.entries[match]["text"]).verify().record


def test_a_save_is_in_both_places_before_it_returns():
    here, storage, journal = _both()
    match = here.create("one", about())
    here.store(match, "two", {})
    assert _stored(storage, match) == _journaled(journal, match) == "two"


def test_nothing_returns_before_the_journal_has_answered():
    here, storage, journal = _both()
    match = here.create("one", about())
    journal.slow = True
    waits = here.begin("store", match, "two", {})
    assert not waits.settled
    assert _stored(storage, match) == "two"
    assert _journaled(journal, match) == "one"
    journal.step()
    assert waits.settled
    assert _journaled(journal, match) == "two"


def test_a_storage_that_went_back_is_brought_up_at_the_start():
    here, storage, journal = _both()
    match = here.create("one", about())
    disk = dict(storage.texts)
    here.store(match, "two", {"ply": 2})
    here.store(match, "three", {"ply": 3})
    storage.texts = disk
    again, _ = saves(storage, "tab2", journal)
    assert _stored(storage, match) == "three"
    assert again.matches()[0]["ply"] == 3
    record, _, note = again.load(match)
    assert (record, note) == ("three", None)


def test_a_match_that_the_storage_never_had_on_disk_comes_from_the_journal():
    here, storage, journal = _both()
    match = here.create("one", about())
    storage.texts = {}
    again, _ = saves(storage, "tab2", journal)
    assert [entry["id"] for entry in again.matches()] == [match]
    assert again.load(match)[0] == "one"


def test_a_journal_that_is_behind_is_brought_up_when_the_match_is_opened():
    here, storage, journal = _both()
    match = here.create("one", about())
    journal.refusal = "off"
    here.store(match, "two", {})
    journal.refusal = ""
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "two"
    again.fetch(match)
    assert _journaled(journal, match) == "two"


def test_a_match_without_room_in_the_storage_lives_in_the_journal():
    here, storage, journal = _both()
    storage.room = 40
    match = here.create("one", about())
    here.store(match, "two", {})
    assert here.unkept(match) is None
    again, _ = saves(storage, "tab2", journal)
    assert [entry["id"] for entry in again.matches()] == [match]
    assert again.load(match)[0] == "two"
    storage.room = None
    again.claim(match)
    again.store(match, "three", {})
    assert _stored(storage, match) == _journaled(journal, match) == "three"


def test_without_a_journal_the_storage_does_alone():
    here, storage, journal = _both()
    journal.refusal = "off"
    match = here.create("one", about())
    here.store(match, "two", {})
    again, _ = saves(storage, "tab2", journal)
    again.fetch(match)
    assert again.load(match)[0] == "two"


def test_what_was_played_while_the_journal_was_silent_wins_over_what_it_had():
    # The journal has more saves, of moves that the storage lost; the player went on from before them, and wrote last.
    here, storage, journal = _both()
    match = here.create("one", about())
    disk = dict(storage.texts)
    for record in ("one two", "one two three", "one two three four"):
        here.store(match, record, {})
    storage.texts = disk
    journal.refusal = "off"
    blind, _ = saves(storage, "tab2", journal)
    blind.fetch(match)
    blind.load(match)
    blind.claim(match)
    blind.store(match, "one other", {})
    journal.refusal = ""
    later, _ = saves(storage, "tab3", journal)
    later.fetch(match)
    assert later.load(match)[0] == "one other"
    assert _journaled(journal, match) == "one other"
    assert "one two three four" in later.raw(match), "the other moves are kept for rescue"


def test_a_journal_that_wakes_up_in_the_middle_takes_what_is_played():
    here, storage, journal = _both()
    match = here.create("one", about())
    disk = dict(storage.texts)
    here.store(match, "one two", {})
    here.store(match, "one two three", {})
    storage.texts = disk
    journal.refusal = "off"
    blind, _ = saves(storage, "tab2", journal)
    blind.fetch(match)
    blind.load(match)
    blind.claim(match)
    journal.refusal = ""
    blind.store(match, "one other", {})
    assert _journaled(journal, match) == _stored(storage, match) == "one other"
    blind.store(match, "one other more", {})
    assert _journaled(journal, match) == "one other more"


def test_a_deletion_outlasts_a_storage_that_went_back():
    here, storage, journal = _both()
    match = here.create("one", about())
    disk = dict(storage.texts)
    here.delete(match)
    storage.texts = disk
    again, _ = saves(storage, "tab2", journal)
    assert again.matches() == []
    assert not [key for key in storage.texts if match in key]


def test_a_deletion_taken_back_is_taken_back_in_both_places():
    here, storage, journal = _both()
    match = here.create("one", about())
    here.restore(here.delete(match))
    storage.texts = {}
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "one"


def test_a_deletion_taken_back_outlasts_a_storage_that_went_back_to_it():
    here, storage, journal = _both()
    match = here.create("one", about())
    deleted = here.delete(match)
    disk = dict(storage.texts)
    here.restore(deleted)
    here.load(match)
    here.store(match, "two", {})
    storage.texts = disk
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "two"
    assert _journaled(journal, match) == "two"


def test_two_tabs_of_a_restored_match_do_not_write_over_each_other():
    here, storage, journal = _both()
    match = here.create("one", about())
    here.restore(here.delete(match))
    there, _ = saves(storage, "tab2", journal)
    for tab in (here, there):
        tab.load(match)
    before = dict(storage.texts)
    here.store(match, "mine", {})
    storage.texts = before  # what the other tab sees: the claim, but not yet the move
    there.claim(match)
    assert refusal(there.store, match, "theirs", {}) == "save/changed"
    assert _journaled(journal, match) == "mine"


def test_a_match_restored_and_deleted_again_stays_away():
    here, storage, journal = _both()
    match = here.create("one", about())
    here.restore(here.delete(match))
    disk = dict(storage.texts)
    here.delete(match)
    storage.texts = disk
    again, _ = saves(storage, "tab2", journal)
    assert again.matches() == []


def test_a_cleared_storage_is_written_anew_and_a_deleted_match_is_not():
    here, storage, _ = _both()
    cleared = here.create("one", about(title="mine"))
    deleted = here.create("other", about())
    here.store(deleted, "other two", {})
    storage.texts.clear()
    here.store(cleared, "two", about(title="mine"))
    assert here.load(cleared)[0] == "two"
    assert here.load(cleared)[1]["title"] == "mine"
    there, _ = saves(storage, "tab2", here.dom.journal)
    there.delete(deleted)
    assert refusal(here.store, deleted, "other three", about()) == "save/gone"


def test_a_storage_that_went_back_under_a_running_match_does_not_stop_it():
    # Another tab may, as it starts, write what it has just read, while this one is a move ahead.
    here, storage, journal = _both()
    match = here.create("one", about())
    here.store(match, "two", {})
    before = dict(storage.texts)
    here.store(match, "three", {})
    here.store(match, "four", {})
    storage.texts = before
    here.store(match, "five", {})
    assert _stored(storage, match) == _journaled(journal, match) == "five"
    assert saves(storage, "tab2", journal)[0].load(match)[0] == "five"


def _lost_moves(storage, here, match):
    """Plays on, and then puts the storage back to what it holds now."""
    disk = dict(storage.texts)
    for record in ("a b c", "a b c d"):
        here.store(match, record, {})
    storage.texts = disk


def test_what_the_journal_has_met_is_no_line_of_its_own():
    # Opened without an answer of the journal, which then gets a save: the storage's old one must not pass for newer.
    here, storage, journal = _both()
    match = here.create("a", about())
    journal.refusal = "off"
    here.fetch(match)
    journal.refusal = ""
    here.store(match, "a b", {})
    _lost_moves(storage, here, match)
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "a b c d"


def test_undoing_the_deletion_of_what_cannot_be_read_keeps_its_original():
    here, storage, journal = _both()
    storage.texts[f"{PREFIX}match.bad.0"] = "who knows"
    newer = pack(4, about(), "what", FORMAT + 1)
    storage.texts[f"{PREFIX}match.new.0"] = newer
    for match, text in (("bad", "who knows"), ("new", newer)):
        here.restore(here.delete(match))
        again, _ = saves(storage, "tab2", journal)
        assert refusal(again.fetch, match) is None
        assert text in again.raw(match)


def test_a_match_restored_while_the_journal_refuses_stays():
    here, storage, journal = _both()
    match = here.create("one", about())
    deleted = here.delete(match)
    journal.refusal = "off"
    here.restore(deleted)
    journal.refusal = ""
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "one"
    again.claim(match)
    again.store(match, "two", {})
    assert _journaled(journal, match) == "two"


def test_a_match_deleted_while_the_journal_refuses_stays_away():
    here, storage, journal = _both()
    match = here.create("one", about())
    journal.refusal = "full"
    here.delete(match)
    journal.refusal = ""
    for tab in ("tab2", "tab3"):
        assert saves(storage, tab, journal)[0].matches() == []


def test_a_match_deleted_in_another_tab_is_not_written_again_because_it_was_not_kept():
    here, storage, journal = _both()
    match = here.create("one", about())
    storage.room = sum(map(len, storage.texts.values()))
    journal.refusal = "full"
    assert refusal(here.store, match, "x" * 500, {}) == "save/full"
    storage.room = None
    journal.refusal = ""
    there, _ = saves(storage, "tab2", journal)
    there.delete(match)
    here.dom.advance(60_000)
    assert here.matches() == there.matches() == []
    assert here.unkept(match) is None


def test_a_save_of_a_newer_version_in_the_journal_is_never_overwritten():
    here, storage, journal = _both()
    match = here.create("one", about())
    newer = pack(0, about(), "what", FORMAT + 1)
    journal.entries[match] = {"serial": 0, "text": newer}
    again, _ = saves(storage, "tab2", journal)
    again.fetch(match)
    assert refusal(again.load, match) == "save/newer"
    assert journal.entries[match]["text"] == newer


def test_an_unreadable_text_of_the_journal_stays_where_there_is_no_room_for_a_copy():
    here, storage, journal = _both()
    match = here.create("one", about())
    journal.entries[match] = {"serial": 3, "text": "who knows"}
    storage.room = sum(map(len, storage.texts.values()))
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "one"
    assert journal.entries[match]["text"] == "who knows"


def test_undoing_a_deletion_brings_back_what_was_only_held():
    here, storage, _ = _both()
    match = here.create("a", about())
    storage.room = sum(map(len, storage.texts.values()))
    here.store(match, "a b" * 50, {})
    here.restore(here.delete(match))
    assert here.load(match)[0] == "a b" * 50


def test_a_match_mended_from_the_journal_is_listed_as_good():
    here, storage, journal = _both()
    match = here.create("0:7r 7b", about())
    key = f"{PREFIX}match.{match}.0"
    storage.texts[key] = storage.texts[key].replace("7b", "8b")
    journal.slow = True
    again, _ = saves(storage, "tab2", journal)
    again.begin("audit", rest)
    again.dom.advance(10)
    while journal.step():
        again.dom.advance(10)
    assert [entry["state"] for entry in again.matches()] == ["ok"]


def test_a_damaged_text_of_the_journal_is_kept_aside_and_never_wins():
    here, storage, journal = _both()
    match = here.create("one", about())
    damaged = pack(9, about(), "what").replace("what", "that")
    journal.entries[match] = {"serial": 9, "text": damaged}
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == "one"
    assert damaged in again.raw(match)


def test_two_tabs_without_a_word_in_the_storage_find_out_in_the_journal():
    # There is no room even for a claim: the second tab to write learns that the match has gone on.
    here, storage, journal = _both()
    storage.room = 0
    match = here.create("one", about())
    there, _ = saves(storage, "tab2", journal)
    there.load(match)
    here.store(match, "mine", {})
    assert refusal(there.store, match, "theirs", {}) == "save/changed"
    there.fetch(match)
    assert there.load(match)[0] == "mine"
