"""Saves damaged in every way: each is reported, none is overwritten unkept, and no other match is touched.

`python -m tests.long.saves` does the same for 60,000 of them.
"""

import sys

from app.browser.storage import PREFIX
from app.saves import SaveError, pack
from tests.app.damage import damaged, recoded
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.saves_rig import about, rest
from tests.app.saves_rig import saves as opened

SAMPLES = 1000 if sys.implementation.name == "cpython" else 200
META = {"game": "haggis", "seats": [], "deal": 1, "ply": 2, "scores": [0, 0], "over": False, "title": "Őszi este"}
RECORD = '[Format "1"]\n[Game "haggis"]\n[Seat0 "human:Zoë"]\n\n[Deal "1"]\n[Deck "7r 3b"]\n0:7r 7b\n1:pass\n'
OLDER = RECORD[: RECORD.rindex("1:")]
KEYS = [f"{PREFIX}match.m.{slot}" for slot in (0, 1)]
OTHER = f"{PREFIX}match.n.0"
HEAD = "head"
BODY = "body"
BOTH = "both"

# Exactly as the first version of the envelope wrote it: it loads in every later version.
FIRST = (
    'talon-save 1 4 7d89882e 107\n{"game": "haggis", "seats": [], "deal": 1, "ply": 0, "scores": [0, 0], '
    '"over": false}\n[Format "1"]\n0:7r 7b\n'
)
FIRST_RECORD = '[Format "1"]\n0:7r 7b\n'


def _laid(newest, older=None):
    """Returns saves and a storage with another match, this newest generation and maybe the one before."""
    storage = FakeStorage()
    storage.texts[OTHER] = pack(0, META, "other")
    storage.texts[KEYS[1]] = newest
    if older is not None:
        storage.texts[KEYS[0]] = older
    return opened(storage)


def _kept(storage, text):
    """Returns whether a text is still stored, in its place or set aside."""
    return any(storage.texts[key] == text for key in storage.texts if key != OTHER)


def fate(text, record=RECORD, older=None):
    """Stores a damaged newest generation and uses it; returns what went wrong, or "".

    `record` is what it held, `older` what the generation before it holds, or None.
    """
    saves, storage = _laid(text, None if older is None else pack(3, META, older))
    other = storage.texts[OTHER]
    states = {entry["id"]: entry["state"] for entry in saves.matches()}
    if "m" not in states or states["n"] != "ok" or states["m"] == "newer":
        return "the list says " + str(states)
    try:
        found, _, note = saves.load("m")
    except SaveError as error:
        said = _refused(error.code, older, _kept(storage, text))
    else:
        said = "it loads something else unnoticed"
        if found == record or (found == older and note == "older"):
            said = _played_on(saves, lambda: found == record or _kept(storage, text))
    return said or ("" if storage.texts[OTHER] == other else "another match has changed")


def _refused(code, older, kept):
    if code != "save/broken":
        return "it is refused as " + code
    if older is not None:
        return "the generation before it is not found"
    return "" if kept else "its original is gone"


def _played_on(saves, kept):
    """Stores the match some moves further, over both generations."""
    saves.claim("m")
    for step in ("new", "newer", "newest"):
        saves.store("m", step, {"ply": 3})
        if not kept():
            return "it is overwritten and its original is gone"
    return "" if saves.load("m")[0] == "newest" else "the match does not go on"


def cases(text, part, seeds):
    """Yields damaged texts; `part` is where the damage may be: in the head line, below it, or in both."""
    head, _, body = text.partition("\n")
    for seed in seeds:
        if part == HEAD:
            yield damaged(head, seed) + "\n" + body
        elif part == BODY:
            yield head + "\n" + damaged(body, seed)
        else:
            yield damaged(text, seed)


def wrong(text, record, part, seeds):
    """Returns what went wrong with damaged saves, each with its seed, with and without an older generation."""
    found = []
    for seed, case in zip(seeds, cases(text, part, seeds)):
        if case != text:
            for older in (None, OLDER):
                said = fate(case, record, older)
                if said:
                    found.append((seed, said, case.partition("\n")[0][:60]))
    return found


def test_a_save_that_is_whole_loads_and_has_nothing_wrong():
    for text, record in ((pack(5, META, RECORD), RECORD), (FIRST, FIRST_RECORD)):
        for older in (None, pack(3, META, OLDER)):
            saves, _ = _laid(text, older)
            found, _, note = saves.load("m")
            assert (found, note) == (record, None)
            assert fate(text, record, older and OLDER) == ""


def test_no_damage_below_the_head_line_goes_unnoticed():
    assert wrong(pack(5, META, RECORD), RECORD, BODY, range(SAMPLES)) == []


# Why the checksum covers the head line: a misread serial number would make the newest generation the older one,
# and a misread format would make it one of a newer version.
def test_no_damage_of_the_head_line_goes_unnoticed():
    assert wrong(pack(5, META, RECORD), RECORD, HEAD, range(SAMPLES)) == []


def test_no_other_sign_in_the_head_line_goes_unnoticed():
    head, _, body = pack(15, META, RECORD).partition("\n")
    for where in range(len(head)):
        for sign in "0123456789 -x":
            text = head[:where] + sign + head[where + 1 :] + "\n" + body
            for older in (None, OLDER):
                assert sign == head[where] or fate(text, older=older) == "", text[:60]


def test_no_damage_anywhere_goes_unnoticed():
    assert wrong(pack(15, META, RECORD), RECORD, BOTH, range(SAMPLES, 2 * SAMPLES)) == []


def test_a_save_cut_anywhere_is_told():
    whole = pack(5, META, RECORD)
    for cut in range(len(whole)):
        for older in (None, OLDER):
            assert fate(whole[:cut], older=older) == "", cut


def test_what_other_encodings_and_editors_make_of_a_save_is_told():
    for text in recoded(pack(5, META, RECORD)):
        for older in (None, OLDER):
            assert fate(text, older=older) == "", text[:80]


def test_a_save_of_any_length_is_told():
    if sys.implementation.name != "cpython":
        return  # a browser's storage holds no more than five megabytes
    whole = pack(5, META, RECORD)
    for text in (whole + "x" * 10_000_000, "x" * 10_000_000, whole.replace("0:7r", "0:7r\n" * 2_000_000)):
        for older in (None, OLDER):
            assert fate(text, older=older) == ""


def test_no_damage_below_the_head_line_of_the_first_format_goes_unnoticed():
    assert wrong(FIRST, FIRST_RECORD, BODY, range(SAMPLES)) == []


def test_reading_everything_hears_of_damaged_records():
    storage, journal = FakeStorage(), FakeJournal()
    here, _ = opened(storage, "tab1", journal)
    match = here.create("0:7r 7b", about())
    good = here.create("fine", about())
    key = f"{PREFIX}match.{match}.0"
    storage.texts[key] = storage.texts[key].replace("7b", "8b")
    journal.entries.clear()
    again, _ = opened(storage, "tab2", journal)
    told = []
    again.listen(lambda: told.append(1))
    again.begin("audit", rest)
    again.dom.advance(10)
    assert told == [1]
    assert {entry["id"]: entry["state"] for entry in again.matches()} == {match: "broken", good: "ok"}


def test_reading_everything_ends_when_something_else_is_to_do_and_goes_on_where_it_was():
    storage, journal = FakeStorage(), FakeJournal()
    here, _ = opened(storage, "tab1", journal)
    for _ in range(3):
        key = f"{PREFIX}match.{here.create('0:7r 7b', about())}.0"
        storage.texts[key] = storage.texts[key].replace("7b", "8b")
    journal.entries.clear()
    again, _ = opened(storage, "tab2", journal)
    left = [False, True]

    async def busy():
        return bool(left) and left.pop()

    def known():
        return [entry["state"] for entry in again.matches()].count("broken")

    again.begin("audit", busy)
    assert known() == 1
    left = [True, True, True]
    again.begin("audit", busy)
    assert known() == 3
    assert len(left) == 1, "the first one is not read again"
