"""What is stored beside matches: pictures, written in quiet moments, and notes; it may get lost without harm."""

import json

from app.browser.storage import PREFIX
from app.saves.extras import Extras
from tests.app.fake_storage import FakeStorage


def _extras(storage=None):
    storage = storage or FakeStorage()
    waiting = []
    return Extras(storage, lambda ms, function: waiting.append(function)), storage, waiting


def test_looks_wait_for_a_quiet_moment_and_come_back():
    extras, storage, waiting = _extras()
    match = "m1"
    extras.keep_picture(match, 1, {"ply": 3})
    extras.keep_picture(match, 1, {"ply": 4})
    assert f"{PREFIX}look.{match}" not in storage.texts
    assert len(waiting) == 1
    assert extras.picture(match) == {"seat": 1, "table": {"ply": 4}}
    waiting[0]()
    again, _, _ = _extras(storage)
    assert again.picture(match) == {"seat": 1, "table": {"ply": 4}}


def test_a_look_without_room_is_dropped_without_fuss():
    extras, storage, _ = _extras()
    match = "m1"
    storage.room = 0
    extras.keep_picture(match, 0, {"ply": 3})
    extras.flush()
    assert extras.picture(match) is None


def test_what_may_get_lost_is_no_error_when_it_is_nonsense():
    extras, storage, _ = _extras()
    for nonsense in ("{", "null", "1", '"x"', "[1]"):
        storage.texts[f"{PREFIX}notes.m"] = nonsense
        storage.texts[f"{PREFIX}setup"] = nonsense
        assert extras.notes("m") == extras.recent_choices() == {}
    extras.keep_notes("m", {"a": 1})
    assert json.loads(storage.texts[f"{PREFIX}notes.m"]) == {"a": 1}


def test_a_picture_that_waits_is_not_written_for_a_match_that_has_been_deleted():
    extras, storage, waiting = _extras()
    extras.keep_picture("m1", 0, {"ply": 3})
    extras.drop_picture("m1")
    waiting[0]()
    assert storage.texts == {}
