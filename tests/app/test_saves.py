"""Saves: two generations, a checksum, nothing overwritten unread, every trouble with its own code."""

import json

from app.saves import FORMAT, MAGIC, SaveError, Saves, crc, pack
from app.storage import PREFIX
from tests.app.fake_dom import FakeStorage


class Clock:
    def __init__(self):
        self.time = 100.0

    def __call__(self):
        self.time += 1.0
        return self.time


def _saves(storage=None, tab="tab1"):
    storage = storage or FakeStorage()
    storage.ids = getattr(storage, "ids", 0)
    waiting = []

    def fresh():
        storage.ids += 1
        return f"m{storage.ids}"

    saves = Saves(storage, Clock(), fresh, waiting.append, tab)
    saves.waiting = waiting
    return saves, storage


def _refusal(function, *arguments):
    try:
        function(*arguments)
    except SaveError as error:
        return error.code
    return None


def _about(**more):
    found = {"game": "haggis", "seats": [], "deal": 1, "ply": 0, "scores": [0, 0], "over": False}
    found.update(more)
    return found


def test_what_is_stored_comes_back():
    saves, _ = _saves()
    match = saves.create('[Game "haggis"]\nÁ 1', _about())
    assert saves.load(match)[0] == '[Game "haggis"]\nÁ 1'
    saves.store(match, "second", {"ply": 5})
    record, meta, note = saves.load(match)
    assert (record, meta["ply"], meta["game"], note) == ("second", 5, "haggis", None)


def test_a_store_is_in_the_storage_before_it_returns_and_keeps_the_generation_before():
    saves, storage = _saves()
    match = saves.create("one", _about())
    saves.store(match, "two", {})
    saves.store(match, "three", {})
    held = [storage.get(f"{PREFIX}match.{match}.{slot}").split("\n")[2] for slot in (0, 1)]
    assert held == ["three", "two"]


def test_a_torn_write_costs_one_move_and_is_kept_aside():
    saves, storage = _saves()
    match = saves.create("one", _about())
    saves.store(match, "two", {})
    key = f"{PREFIX}match.{match}.1"
    torn = storage.get(key)[:-1]
    storage.texts[key] = torn
    again, _ = _saves(storage, "tab2")
    record, _, note = again.load(match)
    assert (record, note) == ("one", "older")
    again.claim(match)
    again.store(match, "two again", {})
    assert again.load(match)[0] == "two again"
    assert storage.get(f"{PREFIX}kept.{match}.0") == torn


def test_a_match_goes_on_over_a_save_with_a_changed_letter():
    saves, storage = _saves()
    match = saves.create("one", _about())
    saves.store(match, "two", {})
    key = f"{PREFIX}match.{match}.1"
    damaged = storage.get(key).replace("two", "owt")
    storage.texts[key] = damaged
    again, _ = _saves(storage, "tab2")
    assert again.load(match)[0] == "one"
    again.claim(match)
    again.store(match, "two again", {})
    assert again.load(match)[0] == "two again"
    assert storage.get(f"{PREFIX}kept.{match}.0") == damaged


def test_what_is_unreadable_is_kept_aside_before_a_save_goes_over_it():
    saves, storage = _saves()
    match = saves.create("one", _about())
    storage.texts[f"{PREFIX}match.{match}.1"] = "who knows"
    saves.store(match, "two", {})
    assert saves.load(match)[0] == "two"
    assert storage.get(f"{PREFIX}kept.{match}.0") == "who knows"


def test_a_changed_letter_is_found_by_the_checksum():
    saves, storage = _saves()
    match = saves.create("0:7r 7b", _about())
    key = f"{PREFIX}match.{match}.0"
    storage.texts[key] = storage.texts[key].replace("7b", "8b")
    assert _refusal(saves.load, match) == "save/broken"
    assert storage.texts[key].endswith("8b"), "the unreadable text stays"
    assert storage.get(f"{PREFIX}kept.{match}.0").endswith("8b")


def test_the_list_is_latest_first_and_says_what_cannot_be_read():
    saves, storage = _saves()
    first = saves.create("one", _about())
    second = saves.create("two", _about())
    saves.store(first, "one more", {"ply": 1})
    storage.texts[f"{PREFIX}match.bad.0"] = "garbage"
    storage.texts[f"{PREFIX}match.new.0"] = f"{MAGIC} {FORMAT + 1} whatever"
    assert [(entry["id"], entry["state"]) for entry in saves.list()] == [
        (first, "ok"),
        (second, "ok"),
        ("bad", "broken"),
        ("new", "newer"),
    ]


def test_the_latest_match_is_one_that_can_be_played_on():
    saves, _ = _saves()
    running = saves.create("one", _about())
    saves.create("two", _about(over=True))
    assert saves.latest(saves.list())["id"] == running
    assert saves.latest([]) is None


def test_a_newer_format_is_refused_and_never_overwritten():
    saves, storage = _saves()
    match = saves.create("one", _about())
    newer = f"{MAGIC} {FORMAT + 1} 9 x y\nwho knows"
    storage.texts[f"{PREFIX}match.{match}.1"] = newer
    assert _refusal(saves.load, match) == "save/newer"
    assert _refusal(saves.store, match, "two", {}) == "save/newer"
    assert storage.texts[f"{PREFIX}match.{match}.1"] == newer


def test_a_full_storage_says_so_and_leaves_what_was_there():
    saves, storage = _saves()
    match = saves.create("one", _about())
    storage.room = sum(len(storage.texts[key]) for key in storage.texts) + 10
    assert _refusal(saves.store, match, "x" * 1000, {}) == "save/full"
    storage.room = None
    assert saves.load(match)[0] == "one"
    saves.store(match, "two", {})
    assert saves.load(match)[0] == "two"


def test_a_storage_that_is_off_says_so():
    saves, storage = _saves()
    match = saves.create("one", _about())
    storage.off = True
    assert _refusal(saves.store, match, "two", {}) == "save/off"


def test_the_tab_that_opened_a_match_last_keeps_it():
    here, storage = _saves()
    match = here.create("one", _about())
    there, _ = _saves(storage, "tab2")
    there.load(match)
    there.claim(match)
    assert not here.owns(match)
    assert _refusal(here.store, match, "mine", {}) == "save/taken"
    there.store(match, "theirs", {})
    assert there.load(match)[0] == "theirs"


def test_a_match_that_went_on_elsewhere_is_not_overwritten():
    here, storage = _saves()
    match = here.create("one", _about())
    there, _ = _saves(storage, "tab2")
    there.load(match)
    there.claim(match)
    there.store(match, "theirs", {})
    here.claim(match)
    assert _refusal(here.store, match, "mine", {}) == "save/changed"
    assert here.load(match)[0] == "theirs"
    here.store(match, "mine now", {})


def test_a_match_deleted_elsewhere_is_gone():
    here, storage = _saves()
    match = here.create("one", _about())
    there, _ = _saves(storage, "tab2")
    there.delete(match)
    assert _refusal(here.store, match, "two", {}) == "save/gone"
    assert _refusal(there.load, match) == "save/gone"


def test_a_claim_is_given_back_only_by_its_owner():
    here, storage = _saves()
    match = here.create("one", _about())
    there, _ = _saves(storage, "tab2")
    there.claim(match)
    here.release(match)
    assert there.owns(match)
    there.release(match)
    assert here.owns(match)


def test_delete_takes_everything_of_a_match_and_can_be_undone():
    saves, storage = _saves()
    match = saves.create("one", _about())
    other = saves.create("two", _about())
    saves.keep_look(match, 0, {"ply": 1})
    saves.flush()
    saves.keep_notes(match, {"sort": "suit"})
    before = dict(storage.texts)
    taken = saves.delete(match)
    assert [entry["id"] for entry in saves.list()] == [other]
    assert all(match not in key.split(".") for key in storage.texts)
    saves.restore(taken)
    assert storage.texts == before


def test_a_name_is_given_without_changing_the_record_or_the_order():
    saves, _ = _saves()
    match = saves.create("one", _about())
    later = saves.create("two", _about())
    saves.rename(match, "  Sunday   evening ")
    assert saves.load(match)[0] == "one"
    assert saves.load(match)[1]["title"] == "Sunday evening"
    assert [entry["id"] for entry in saves.list()] == [later, match]
    saves.store(match, "two", {"ply": 1})
    assert saves.load(match)[1]["title"] == "Sunday evening"


def test_a_match_named_in_another_tab_goes_on_here_under_that_name():
    here, storage = _saves()
    match = here.create("one", _about(title="old"))
    _, meta, _ = here.load(match)
    there, _ = _saves(storage, "tab2")
    there.rename(match, "new")
    here.store(match, "two", meta)
    assert here.load(match)[0] == "two"
    assert here.load(match)[1]["title"] == "new"


def test_looks_wait_for_a_quiet_moment_and_come_back():
    saves, storage = _saves()
    match = saves.create("one", _about())
    saves.keep_look(match, 1, {"ply": 3})
    saves.keep_look(match, 1, {"ply": 4})
    assert f"{PREFIX}look.{match}" not in storage.texts
    assert len(saves.waiting) == 1
    assert saves.look(match) == {"seat": 1, "table": {"ply": 4}}
    saves.waiting[0]()
    again, _ = _saves(storage)
    assert again.look(match) == {"seat": 1, "table": {"ply": 4}}
    again.drop_look(match)
    assert again.look(match) is None


def test_a_look_without_room_is_dropped_without_fuss():
    saves, storage = _saves()
    match = saves.create("one", _about())
    storage.room = sum(len(storage.texts[key]) for key in storage.texts)
    saves.keep_look(match, 0, {"ply": 3})
    saves.flush()
    assert saves.look(match) is None
    assert saves.load(match)[0] == "one"


def test_no_text_whatsoever_breaks_the_list():
    whole = pack(3, _about(), "record")
    texts = [whole[:cut] for cut in range(0, len(whole), 7)]
    texts += ["", "\n", MAGIC, f"{MAGIC} x", f"{MAGIC} 1 2 3", "{}", f"{MAGIC} 1 1 {crc('[]')} 3\n[]\n"]
    for text in texts:
        saves, storage = _saves()
        storage.texts[f"{PREFIX}match.m.0"] = text
        entries = saves.list()
        assert [entry["id"] for entry in entries] == ["m"]
        assert entries[0]["state"] == "broken" or text == whole
        assert _refusal(saves.load, "m") == "save/broken"


def test_the_checksum_is_the_usual_one():
    assert crc("123456789") == "cbf43926"


def test_a_strange_name_is_no_match():
    saves, storage = _saves()
    storage.texts[f"{PREFIX}match.m"] = storage.texts[f"{PREFIX}match.m.2"] = storage.texts[f"{PREFIX}match."] = "x"
    assert saves.list() == []


def test_what_may_get_lost_is_no_error_when_it_is_nonsense():
    saves, storage = _saves()
    for nonsense in ("{", "null", "1", '"x"', "[1]"):
        storage.texts[f"{PREFIX}notes.m"] = nonsense
        storage.texts[f"{PREFIX}setup"] = nonsense
        assert saves.notes("m") == saves.lately() == {}
    saves.keep_notes("m", {"a": 1})
    assert json.loads(storage.texts[f"{PREFIX}notes.m"]) == {"a": 1}
