"""Old matches in less room: read as before, never without a whole copy, and left alone by an older version."""

from app.app import App
from app.browser.storage import PREFIX
from app.saves import FORMAT, MAGIC, Save, pack
from app.saves.packing import packed, unpacked
from app.screens import SCREENS
from app.upkeep import packing
from app.upkeep.packing import OLD_S, pack_old
from tests.app.fake_dom import FakeDom
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.saves_rig import about, saves

RECORD = "\n".join(["0:7r 7b", "1:pass", "0:2y 3y 4y", "1:9b É卡"] * 40)


def _packed(journal=None):
    """Returns saves with a finished match that has been packed, its storage and its id."""
    kept, storage = saves(journal=journal)
    match = kept.create("begun", about())
    kept.store(match, RECORD, about(over=True, ply=160))
    assert kept.shrink(match)
    return kept, storage, match


def _texts(storage, match):
    return [storage.texts[key] for key in sorted(storage.texts) if key.startswith(f"{PREFIX}match.{match}.")]


def _is_packed(text):
    return text.startswith(f"{MAGIC} {FORMAT} ")


def test_a_text_comes_out_as_it_went_in():
    for text in ("a", "ab", RECORD, "É卡\U0001f0a1" * 50, "x" * 5000, "".join(map(chr, range(1, 800)))):
        assert unpacked(packed(text)) == text


def test_a_packed_match_takes_a_fraction_and_is_read_as_before():
    kept, storage, match = _packed()
    (text,) = _texts(storage, match)
    assert storage.texts[f"{PREFIX}match.{match}.{Save(text).serial % 2}"] == text, (
        "where a later save leaves it alone"
    )
    assert len(text) < len(RECORD) // 3
    assert kept.load(match)[0] == RECORD
    assert kept.load(match)[1]["ply"] == 160
    assert kept.load(match)[2] is None
    (entry,) = kept.matches()
    assert (entry["state"], entry["ply"], entry.get("over")) == ("ok", 160, True)
    assert not kept.shrink(match), "it is packed already"


def test_a_match_that_another_tab_has_written_since_is_left_alone():
    kept, storage = saves()
    match = kept.create("begun", about())
    kept.store(match, RECORD, about(over=True, ply=160))
    (older, whole) = sorted(kept._stored.read(match), key=lambda save: save.serial)
    small = whole.shrunk()
    other, _ = saves(storage, "tab2")
    other.rename(match, "Sunday")
    before = _texts(storage, match)
    assert not kept._stored.replace(match, whole, small)
    assert not kept._stored.replace(match, older, small)
    assert _texts(storage, match) == before
    assert other.load(match)[1]["title"] == "Sunday"


def test_a_match_that_goes_on_again_is_not_packed():
    kept, storage = saves()
    match = kept.create("begun", about())
    kept.store(match, RECORD, about(over=False, ply=160))
    before = _texts(storage, match)
    assert not kept.shrink(match)
    assert _texts(storage, match) == before


def test_both_places_have_it():
    journal = FakeJournal()
    _, storage, match = _packed(journal)
    assert _texts(storage, match) == [journal.entries[match]["text"]]


def test_another_start_finds_it_and_a_name_can_be_given_to_it():
    journal = FakeJournal()
    _, storage, match = _packed(journal)
    again, _ = saves(storage, "tab2", journal)
    assert again.load(match)[0] == RECORD
    again.rename(match, "Sunday")
    assert again.load(match)[0] == RECORD
    assert again.load(match)[1]["title"] == "Sunday"
    assert again.shrink(match)
    assert again.load(match)[1]["title"] == "Sunday"


def test_an_older_version_takes_it_for_a_newer_one():
    _, storage, match = _packed()
    (text,) = _texts(storage, match)
    assert _is_packed(text)
    assert Save(pack(3, about(), "x", FORMAT + 1)).fault == "newer", "as format 3 is to versions that know format 2"


def test_what_the_storage_does_not_give_back_as_it_was_written_stays_unpacked():
    kept, storage = saves()
    match = kept.create(RECORD, about(over=True))
    before = dict(storage.texts)
    get = storage.get
    storage.get = lambda key: (
        (get(key) or "x")[:-1] if ".match." in key and " 3 " in (get(key) or "")[:14] else get(key)
    )
    assert not kept.shrink(match)
    storage.get = get
    assert storage.texts == before


def test_what_is_damaged_is_left_as_it_is():
    kept, storage = saves()
    match = kept.create("one", about())
    kept.store(match, RECORD, about(over=True))
    key = f"{PREFIX}match.{match}.0"
    storage.texts[key] = storage.texts[key].replace("one", "two")
    before = dict(storage.texts)
    assert not kept.shrink(match)
    assert storage.texts == before


def test_a_match_that_another_tab_has_gone_on_with_stays_as_it_left_it():
    journal = FakeJournal()
    here, storage = saves(journal=journal)
    match = here.create(RECORD, about(over=True))
    there, _ = saves(storage, "tab2", journal)
    there.rename(match, "there")
    assert here.shrink(match)
    assert here.load(match)[1]["title"] == "there"


def _app(matches):
    """Returns (app, dom) with finished matches, {how many seconds ago: record}."""
    dom = FakeDom(FakeStorage())
    dom.time = 10 * OLD_S
    app = App(dom, SCREENS)
    app.start()
    dom.advance(0)
    for ago in sorted(matches):
        dom.time -= ago
        app.spawn(app.saves.create(matches[ago], about(over=True)))
        dom.time += ago
    return app, dom


def _pack(app, dom):
    packing = app.spawn(pack_old(app))
    dom.advance(60_000)
    return packing.value


def test_old_matches_are_packed_once_much_is_used_the_oldest_first():
    app, dom = _app({10: RECORD, OLD_S + 10: RECORD + "a", OLD_S + 99: RECORD + "b"})
    assert _pack(app, dom) == 0, "there is room"
    share, packing.SHARE = packing.SHARE, app.storage.used() - 10
    try:
        assert _pack(app, dom) == 1
        packing.SHARE = 0
        assert _pack(app, dom) == 1, "the third is not old"
    finally:
        packing.SHARE = share
    records = [app.saves.load(entry["id"])[0] for entry in app.saves.matches()]
    assert records == [RECORD, RECORD + "a", RECORD + "b"]


def test_while_somebody_plays_only_want_of_room_makes_it_pack():
    app, dom = _app({OLD_S + 10: RECORD})
    share, packing.SHARE = packing.SHARE, 0
    try:
        app.screen.name = "table"
        assert _pack(app, dom) == 0
        app.saves._copies.is_short = True
        assert _pack(app, dom) == 1
    finally:
        packing.SHARE = share


def test_without_room_later_matches_are_packed_too_and_what_waited_finds_room():
    app, dom = _app({10: RECORD, 20: RECORD + "a"})
    app.storage.room = sum(len(app.storage.texts[name]) for name in app.storage.texts) + 600
    played = app.spawn(app.saves.create("x" * 1500, about()))
    dom.advance(60_000)
    match = played.value
    assert app.saves.load(match)[0] == "x" * 1500
    stored = [key for key in app.storage.names() if key.startswith(f"{PREFIX}match.")]
    assert sum(_is_packed(app.storage.texts[key]) for key in stored) >= 1
    app.spawn(app.saves.store(match, "x" * 1500 + "y", {}))
    assert not app.saves.is_short
    assert [key for key in app.storage.names() if match in key and ".match." in key]
