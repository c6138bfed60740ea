"""Baggage: figures, results of days, solved problems, and where each match came from."""

import json

import pytest

from app.archive.baggage import LINE, Baggage, packed
from app.archive.origins import ORIGIN, origin_of, with_origin
from app.archive.texts import is_archive, parts
from app.browser.storage import EXPORTED, Memory
from app.daily.deal import BOTS
from app.figures.counted import DAY_S
from app.figures.gathering import saved_ids, unfinished
from app.figures.ledger import FORMAT, KEY, Ledger
from tests.app.baggage_rig import DAYS, SOLVED, Full, ledger, line
from tests.app.fake_storage import FakeStorage
from tests.app.figures_rig import about, finished
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep
from tests.app.test_archive import match_of


def test_all_of_it_comes_to_a_new_device_and_no_second_time():
    old = Full(finished(), finished(seed="b"))
    text = old.everything()
    new = Full(days=None, solved=None)
    told = new.take(text)
    for row in ("take-in-new{n=2}", "take-in-figures{n=2}", "take-in-days{n=1}", "take-in-solved{n=2}"):
        assert row in told
    assert "take-in-part" not in told
    assert new.rows == old.rows
    assert new.kept("talon.daily.2026-11") == DAYS
    assert new.kept("talon.problems") == SOLVED
    assert sorted(saved_ids(new.app)) == sorted(old.ids), "a match has the id by which it was counted"
    assert unfinished(saved_ids(new.app), Ledger(new.dom.storage)) == unfinished(old.ids, Ledger(old.dom.storage))
    told = new.take(text)
    assert "take-in-known{n=2}" in told
    assert new.dom.find("take-in") is None
    assert "take-in-figures" not in told
    assert new.rows == old.rows


def test_a_file_with_the_line_ends_of_windows_says_the_same():
    old = Full(finished())
    new = Full(days=None, solved=None)
    new.take(old.everything().replace("\n", "\r\n"))
    assert new.rows == old.rows
    assert saved_ids(new.app) == old.ids


def test_figures_come_beside_those_of_a_game_of_which_nothing_is_counted_yet():
    old = Full(finished(deals=1))
    text = old.everything()
    new = Full(days=None, solved=None)
    begun = finished(deals=1)
    tallied = Engine().ask("tally", record=begun.text)
    tallied["deals"] = []  # still in its first deal
    ledger_here = Ledger(new.dom.storage)
    ledger_here.take("begun", about(begun), tallied, DAY_S)
    assert ledger_here.keep()
    assert "take-in-figures{n=1}" in new.take(text)
    assert new.rows[old.ids[0]] == old.rows[old.ids[0]]


def test_without_what_reads_them_the_matches_are_kept_all_the_same():
    old = Full(finished())
    new = Full(days=None, solved=None)
    new.app.rooms._here.clear()
    new.app.rooms._here.append("archive")
    for room in ("figures", "daily", "problems"):
        new.dom.away[room] = {"error": "offline", "code": "download/offline", "args": {}}
    new.take(old.everything())
    assert len(new.app.saves.matches()) == 1
    assert new.app.screen.name == "saved"
    assert not new.app.sheets
    assert "cause-download-offline" in new.dom.html["toast"]


def test_a_device_that_has_something_of_its_own_keeps_it():
    old = Full(finished(deals=1))
    text = old.everything()
    own = {
        "21": {"haggis": {"late": 0, "ahead": -7, "others": 1}, "boast": {"late": 0, "ahead": 1, "others": 2}},
        "20": {"team": {"late": 0}},
    }
    solved = {"haggis": {"3.3": "first", "1.1": "tried"}, "team": {"1": "later"}}
    new = Full(finished(seed="own"), days=own, solved=solved, number=1)
    own_rows = new.rows
    told = new.take(text)
    assert "take-in-days" not in told
    assert "take-in-solved{n=2}" in told
    assert new.rows == {**own_rows, **old.rows}
    kept = new.kept("talon.daily.2026-11")
    assert kept["20"] == own["20"]
    assert kept["21"]["boast"] == own["21"]["boast"]
    assert kept["21"]["haggis"] == {**own["21"]["haggis"], "par": 5, "bots": BOTS}, "the first try here counts"
    assert new.kept("talon.problems") == {
        "haggis": {"3.3": "first", "1.1": "first", "2.4": "later"},
        "team": {"1": "later"},
    }


def test_what_is_older_of_a_match_does_not_replace_what_was_counted_since():
    old = Full(finished(deals=1))
    text = old.everything()
    ledger = Ledger(old.dom.storage)
    longer = finished(deals=3)
    ledger.take(old.ids[0], about(longer), Engine().ask("tally", record=longer.text), DAY_S)
    ledger.keep()
    rows = old.rows
    assert "take-in-figures" not in old.take(text)
    assert old.rows == rows
    other = Full(days=None, solved=None)
    other.take(text)
    assert "take-in-figures{n=1}" in other.take(old.take_along())
    assert other.rows == rows


def test_it_can_be_taken_along_without_any_match():
    old = Full(finished())
    old.app.saves.delete(old.ids[0])
    old.app.go("home")
    keep(old.app, match_of("a").text, about(match_of("a")))
    text = "\n".join(row for row in old.take_along().split("\n") if row.startswith(LINE))
    new = Full(days=None, solved=None)
    told = new.take(text)
    assert "take-in-new" not in told
    assert "take-in-rest" in told
    assert "take-in-done-rest" in new.dom.html["toast"]
    assert new.rows == old.rows


DAMAGE = {
    "a letter": lambda row: row.replace("haggis", "haggix", 1),
    "cut": lambda row: row[: len(row) // 2],
    "no end": lambda row: row[:-1],
    "no text": lambda row: LINE + '"]',
    "no JSON": lambda row: LINE + '\\x"]',
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
@pytest.mark.parametrize("number", range(3))
def test_a_damaged_part_is_told_and_the_rest_comes(number, damage):
    old = Full(finished())
    rows = old.everything().split("\n")
    assert [row.startswith(LINE) for row in rows[:4]] == [True, True, True, False]
    rows[number] = damage(rows[number])
    new = Full(days=None, solved=None)
    told = new.take("\n".join(rows))
    assert "take-in-part-damaged{n=1}" in told
    assert "take-in-new{n=1}" in told
    here = [bool(new.rows), bool(new.kept("talon.daily.2026-11")), bool(new.kept("talon.problems"))]
    assert here == [at != number for at in range(3)]


def test_parts_of_a_newer_version_are_told_and_left_out():
    text = "\n".join([line("dreams", "x"), line("figures", f"talon-figures {FORMAT + 1} 00000000\n{{}}")])
    new = Full(finished())
    rows = new.rows
    assert "take-in-part-newer{n=2}" in new.take(text)
    assert new.dom.find("take-in") is None
    assert new.rows == rows


def test_figures_of_a_newer_version_here_take_nothing_in_and_the_rest_comes():
    text = Full(finished()).everything()
    new = Full(days=None, solved=None)
    newer = f"talon-figures {FORMAT + 1} 00000000\n{{}}"
    new.dom.storage.texts[KEY] = newer
    told = new.take(text)
    assert "take-in-figures-newer" in told
    assert "take-in-figures{" not in told
    assert "take-in-done{n=1}" in new.dom.html["toast"]
    assert new.dom.storage.texts[KEY] == newer


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("days", "2026-11"),
        ("days", "2026-11 []"),
        ("days", '2026-11 {"21": 5, "99": {"haggis": {"late": 0, "ahead": 1}}}'),
        ("days", '2026-11 {"21": {"haggis": {"late": "x"}, "whist": {"late": 0, "ahead": 3}}}'),
        ("days", '2026-11 {"20": {"haggis": {"late": 0, "ahead": 10000000000}}}'),
        ("days", '2026-11 {"20": {"boast": {"late": 0, "ahead": 3, "own": 3}}}'),
        ("solved", "7"),
        ("solved", '{"haggis": 5, "team": {"1.1": "maybe"}}'),
        ("figures", "nonsense"),
        ("figures", ledger("5")),
        ("figures", ledger('{"haggis": 5}')),
        ("figures", ledger("{}", '["b", "haggis", 1, 0, 2, [], [], []]\t[]')),
        ("figures", ledger('{"haggis": []}', '["b", "haggis", 1, 0, 2, 5, 6, 7]\t[]')),
        ("figures", ledger('{"haggis": []}', '["b", "haggis", 1, 0, 2, [[0, "A"]], [["B", 7]], []]\t[]')),
        ("figures", ledger('{"haggis": []}', '["b", "haggis", 1, 0, 2, [[0, "A"]], [["B", ""]], []]\tnonsense')),
        (
            "figures",
            ledger('{"haggis": []}', '["b", "haggis", 1, 0, 2, [[0, "A"]], [["B", ""]], []]\t[[1, "s", 1, [[1]]]]'),
        ),
    ],
)
def test_what_makes_no_sense_changes_nothing(what, text):
    new = Full(finished())
    before = dict(new.dom.storage.texts)
    new.take(line(what, text))
    assert new.dom.find("take-in") is None
    assert {name: new.dom.storage.texts[name] for name in before} == before


LINE_OF_A_MATCH = '["m","haggis",%s,0,%s,[[0,"Anna"]],[["Cili","club"]],[%s]]\t[[1,"s",%s,[[-1,2,%s,1,9]]]]'


@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("number", ["1" + "0" * 400, "-1" + "0" * 400, "10000000000"])
def test_a_line_of_the_ledger_with_absurd_numbers_is_left_out_and_told(place, number):
    numbers = ["5", "2", "1", "1", "9"]
    good = LINE_OF_A_MATCH % tuple(numbers)
    numbers[place] = number
    bad = LINE_OF_A_MATCH.replace('"m"', '"n"').replace('"s"', '"t"') % tuple(numbers)
    new = Full(days=None, solved=None)
    told = new.take(line("figures", ledger('{"haggis":[]}', good, bad)))
    assert "take-in-part-damaged{n=1}" in told
    assert new.rows == {"m": good}
    new.app.go("figures")
    new.dom.advance(1000)
    assert new.dom.errors == []


def test_a_damaged_ledger_stays_here_and_is_told():
    old = Full(finished())
    old.dom.storage.texts[KEY] = old.dom.storage.texts[KEY].replace("haggis", "haggix", 1)
    old.dom.storage.texts["talon.problems"] = "{"
    lines, damaged = packed(old.dom.storage)
    assert (len(lines), damaged) == (1, 2)
    old.dom.press("everything")
    assert "everything-damaged" in old.dom.html["sheet"]
    assert "everything-rest" in old.dom.html["sheet"]


def test_a_long_ledger_goes_in_pieces_and_of_a_damaged_one_no_more_is_lost(monkeypatch):
    monkeypatch.setattr("app.archive.baggage.PIECE", 10)
    old = Full(*[finished(deals=1, seed=f"s{number}") for number in range(3)], days=None, solved=None)
    lines, _ = packed(old.dom.storage)
    assert len(lines) == 3
    new = Full(days=None, solved=None)
    new.take("\n".join([lines[0], lines[1][:-5], lines[2]]))
    assert new.rows == {match: old.rows[match] for match in (old.ids[0], old.ids[2])}


def test_without_room_it_is_told():
    text = "\n".join(packed(Full(finished()).dom.storage)[0])
    new = Full(days=None, solved=None)
    new.read(text)
    new.dom.storage.room = 0
    new.dom.press("take-in")
    new.dom.advance(0)
    assert "error-save-full" in new.dom.html["toast"]


def test_of_a_text_that_stands_somewhere_else_nothing_is_taken():
    record = match_of("a").text
    mark = f'{ORIGIN}{json.dumps(json.dumps({"id": 12 * "a"}))[1:-1]}"]'
    assert origin_of(with_origin(record, 12 * "a", {})) == {"id": 12 * "a"}
    assert origin_of(f"{mark}\n{record}") == {}
    assert origin_of(f"{record}\n{mark}") == {}


def test_an_older_version_reads_the_matches_all_the_same():
    old = Full(finished())
    text = old.everything()
    checked = Engine().ask("check", text=text)
    assert (checked["record"], checked["lost"]) == (finished().text, [])
    (part,) = parts([text])
    assert Engine().ask("check", text=part)["lost"] == []


def test_two_files_in_one_are_read_as_both():
    old, other = Full(finished()), Full(finished(seed="b"), days=None, solved=None)
    text = old.everything() + "\n" + other.everything()
    assert len(parts([text])) == 2
    assert not any(LINE in part for part in parts([text]))
    new = Full(days=None, solved=None)
    assert "take-in-figures{n=" in new.take(text)


def test_only_what_was_made_to_take_all_along_is_read_that_way():
    record = match_of("a").text
    assert not is_archive(record)
    assert not is_archive(record + f"\n0:{LINE}")
    assert is_archive(record + record)
    assert is_archive(with_origin(record, 12 * "a", {}))
    assert is_archive(line("days", "x"))


def test_nothing_is_asked_for_where_there_is_no_baggage():
    baggage = Baggage([match_of("a").text])
    assert (baggage.news, baggage.damaged, baggage.newer) == (0, 0, 0)
    assert packed(Memory()) == ([], 0)
    assert packed(FakeStorage()) == ([], 0)


# -- when everything counts as taken along


def test_a_file_with_everything_puts_an_end_to_the_reminder():
    old = Full(finished(), finished(seed="b"), finished(seed="c"))
    old.dom.press("everything")
    opened = old.dom.now()
    old.dom.time += 60
    assert old.kept(EXPORTED) is None
    old.dom.press("everything-file")
    assert old.kept(EXPORTED) == opened, "what is played since is not in it"


def test_a_file_that_could_not_be_saved_does_not_count():
    old = Full(finished())

    def refuse(name, *texts):
        raise OSError(name)

    old.dom.download = refuse
    old.dom.press("everything")
    old.dom.press("everything-file")
    assert len(old.dom.errors) == 1
    assert old.kept(EXPORTED) is None
