"""Lines of baggage, written and read again: also on the interpreter that the page runs."""

from app.archive.baggage import LINE, Baggage, packed
from app.archive.origins import origin_of, with_origin
from app.archive.texts import is_archive, parts
from app.browser.storage import Memory
from app.days import Days
from app.saves.save import crc
from tests.app.samples_shell import RECORD

NAMES = '{"haggis": ["bombs"]}'
ROW = '["%s","haggis",1,0,2,[[0,"Béla \\"the \\\\ ace\\""]],[["Cili","club"]],[1]]\t[[1,"ab",1,[[-1,5,1,9,2]]]]'
MATCH = "0123456789ab"


def stored(count=2):
    """Returns a storage with a ledger, a month of tries and solved problems."""
    storage = Memory()
    body = "\n".join([NAMES] + [ROW % f"m{number}" for number in range(count)])
    storage.set("talon.figures", f"talon-figures 1 {crc(body)}\n{body}")
    storage.set("talon.daily.2026-11", '{"21": {"haggis": {"late": 0, "ahead": 3, "others": 1}}}')
    storage.set("talon.problems", '{"haggis": {"1.1": "first"}}')
    return storage


def test_what_was_packed_is_read_again_letter_by_letter():
    storage = stored()
    lines, damaged = packed(storage)
    assert (len(lines), damaged) == (3, 0)
    assert all(line.startswith(LINE) and "\n" not in line and "\t" not in line for line in lines)
    baggage = Baggage(lines + [RECORD])
    assert baggage.damaged == 0
    assert baggage._parts["figures"] == [storage.get("talon.figures")]
    assert baggage._parts["days"] == ["2026-11 " + storage.get("talon.daily.2026-11")]
    assert baggage._parts["solved"] == [storage.get("talon.problems")]


def test_every_damaged_letter_is_noticed():
    lines, _ = packed(stored(1))
    line = lines[0]
    for at in range(len(LINE), len(line), 7):
        baggage = Baggage([line[:at] + ("x" if line[at] != "x" else "y") + line[at + 1 :]])
        here = baggage._parts["figures"] == [stored(1).get("talon.figures")]
        assert here or baggage.damaged + baggage.newer == 1, at
        assert here or not any(baggage._parts.values()), at


def test_a_match_says_where_it_came_from_and_is_the_same_record_still():
    about = {"aim": {"deal": 1, "seat": 0, "points": -5, "low": True}, "branch": f"{MATCH}/1/3", "late": True}
    meta = dict(about)
    meta["title"] = "not of the origin"
    text = with_origin(RECORD, MATCH, meta)
    about["id"] = MATCH
    assert origin_of(text) == about
    rows = text.split("\n")
    assert "\n".join([row for row in rows if not row.startswith("[Origin")]) == RECORD
    assert is_archive(text)
    assert not is_archive(RECORD)
    assert parts(packed(stored())[0] + [text]) == [text]


def test_the_row_of_days_is_read_from_what_is_kept_now():
    storage = Memory()
    days = Days(storage)
    assert (days.count("2026-03-01"), days.streak("2026-03-01")) == (0, 0)
    done = '{"haggis": {"late": 0, "ahead": 1, "others": 1}, "boast": {"late": 0}, "team": 5}'
    storage.set("talon.daily.2026-02", '{"27": %s, "28": %s}' % (done, done))
    storage.set("talon.daily.2026-03", '{"01": %s}' % done)
    assert (days.count("2026-03-01"), days.streak("2026-03-01")) == (1, 3)
    for damage in ("{", "[]", "null", '{"01": []}'):
        storage.set("talon.daily.2026-03", damage)
        assert (days.count("2026-03-01"), days.streak("2026-03-01")) == (0, 0)
    assert days.streak("2026-02-28") == 2
