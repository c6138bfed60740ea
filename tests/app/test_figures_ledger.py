"""The ledger of the figures: damaged, of another format or in another tab, and the accuracies in it."""

import json

import pytest

from app.browser.storage import REVIEW_RULES
from app.figures.counted import ACCURACY, DAY_S, MOVES, POINTS, RULES, WON
from app.figures.gathering import take_accuracies
from app.figures.ledger import FORMAT, KEY, OLDER
from app.matches.matches import delete
from app.saves.save import crc
from tests.app.figures_rig import FiguresPage, about, finished
from tests.app.real_engine import Engine


def sealed(body):
    """Returns a ledger with a correct checksum."""
    return f"talon-figures {FORMAT} {crc(body)}\n{body}"


DAMAGE = {
    "emptied": lambda text: "",
    "overwritten": lambda text: "nonsense",
    "cut": lambda text: text[: len(text) // 2],
    "misspelt": lambda text: text.replace('"haggis"', '"hagg', 1),
    "from before the first": lambda text: text.replace(f"talon-figures {FORMAT} ", "talon-figures 0 "),
    "of another shape": lambda text: sealed(text.partition("\n")[2].replace("\t", ",")),
    "holed": lambda text: text.replace("0,0", "0,null", 1),
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_ledger_is_made_again_from_the_saved_matches(damage):
    first = FiguresPage(finished(), finished("boast", "hbb"))
    whole = first.dom.storage.get(KEY)
    first.dom.storage.texts[KEY] = damage(whole)
    page = FiguresPage(storage=first.dom.storage)
    assert page.ledger.fault == ""
    assert {match: page.rows(match) for match in first.ids} == {match: first.rows(match) for match in first.ids}
    assert "figures-lost" in page.dom.html["figures-count"]
    page.open()
    assert "figures-lost" not in page.dom.html["figures-count"]


NONSENSE = {
    "when": ("head", 2, '"x"'),
    "kind": ("head", 3, "1e999"),
    "points": ("row", POINTS, "1e999"),
    "won": ("row", WON, "null"),
    "fact": ("row", -1, "-1e999"),
}


@pytest.mark.parametrize(("part", "at", "value"), NONSENSE.values(), ids=NONSENSE)
def test_a_ledger_with_nonsense_and_a_correct_checksum_is_made_again_too(part, at, value):
    first = FiguresPage(finished(), finished("boast", "hbb"))
    rows = {match: first.rows(match) for match in first.ids}
    names, *lines = first.dom.storage.get(KEY).partition("\n")[2].split("\n")
    head, deals = [json.loads(part) for part in lines[0].split("\t")]
    (head if part == "head" else deals[0][3][0])[at] = "@"
    line = f"{json.dumps(head)}\t{json.dumps(deals)}".replace('"@"', value)
    first.dom.storage.texts[KEY] = sealed("\n".join([names, line, *lines[1:]]))
    page = FiguresPage(storage=first.dom.storage, opened=False)
    page.app.go("saved")
    page.dom.advance(1000)
    page.open("haggis")
    assert page.dom.errors == []
    assert page.ledger.fault == ""
    assert {match: page.rows(match) for match in first.ids} == rows
    assert "figures-lost" in page.dom.html["figures-count"]
    page.open("haggis")
    assert "fact-haggis-tricks" in page.shown("facts")


def test_of_a_damaged_ledger_the_lines_of_deleted_matches_are_saved():
    first = FiguresPage(finished(), finished(seed="gone"))
    delete(first.app, first.ids[1], "", "", lambda _: None)
    rows = first.rows(first.ids[1])
    text = first.dom.storage.get(KEY)
    first.dom.storage.texts[KEY] = text.replace(first.ids[0], "broken", 1)
    page = FiguresPage(storage=first.dom.storage)
    assert page.rows(first.ids[1]) == rows
    assert page.rows(first.ids[0])


def tallied(match):
    """Returns the engine's tally of a match."""
    return Engine().ask("tally", record=match.text)


def count(ledger, found, match):
    """Counts a match by hand, as the table does at the end of a deal."""
    ledger.take(found, about(match), tallied(match), DAY_S)


def test_what_another_tab_has_counted_meanwhile_stays():
    page = FiguresPage(finished(deals=1))
    here = page.ledger
    there = page.ledger
    count(there, "theirs", finished(seed="theirs"))
    assert there.keep()
    count(here, "ours", finished(seed="ours"))
    assert here.keep()
    assert sorted(page.ledger.matches) == sorted([page.ids[0], "ours", "theirs"])
    assert sorted(here.matches) == sorted(page.ledger.matches), "it is shown here as well"


def test_of_a_match_that_two_tabs_have_counted_the_longer_line_stays_with_its_accuracies():
    page = FiguresPage(finished(deals=1), finished(deals=3, seed="b"))
    longer, shorter = page.ids
    here, there = page.ledger, page.ledger
    count(there, longer, finished(deals=3))
    there.matches[shorter].deals[0][3][0][: RULES + 1] = [775, REVIEW_RULES]
    there.touch(shorter)
    assert there.keep()
    count(here, longer, finished(deals=2))
    count(here, shorter, finished(deals=4, seed="b"))
    assert here.keep()
    assert [len(page.rows(match)) for match in page.ids] == [3, 4]
    assert page.rows(shorter)[0][0][ACCURACY] == 775


def test_an_accuracy_that_was_found_here_is_not_lost_to_what_another_tab_has_counted():
    match = finished()
    page = FiguresPage(match)
    here, there = page.ledger, page.ledger
    count(there, "theirs", finished(seed="theirs"))
    assert there.keep()
    moves = sum(seat == 0 for seat, _ in match.deals[0].moves)
    review = {"rules": REVIEW_RULES, "sign": "x", "seen": moves, "decisions": [{"accuracy": 90}, {"accuracy": 75}]}
    page.dom.storage.set(f"talon.review.{page.ids[0]}.1.0", json.dumps(review))
    assert take_accuracies(page.app, here)
    assert here.keep()
    assert page.rows(page.ids[0])[0][0][ACCURACY] == 825
    assert "theirs" in page.ledger.matches


def test_a_page_of_a_newer_version_in_another_tab_is_not_written_over():
    page = FiguresPage(finished())
    here = page.ledger
    text = f"talon-figures {FORMAT + 1} 00000000\n{{}}"
    page.dom.storage.texts[KEY] = text
    count(here, "ours", finished(seed="ours"))
    assert not here.keep()
    assert page.dom.storage.get(KEY) == text


def test_another_tab_with_other_facts_is_understood():
    page = FiguresPage(finished(), finished(seed="b"))
    here, there = page.ledger, page.ledger
    names = there.games["haggis"]
    rows = page.rows(page.ids[0])
    there.rename("haggis", list(reversed(names)))
    there.touch(page.ids[0])
    assert there.keep()
    count(here, page.ids[1], finished(seed="b"))
    assert here.keep()
    assert page.ledger.games["haggis"] == names
    assert page.rows(page.ids[0]) == rows


def test_a_fact_that_an_older_version_did_not_count_is_left_out():
    page = FiguresPage(finished())
    ledger = page.ledger
    ledger.rename("haggis", [name for name in ledger.games["haggis"] if name not in ("bets", "longest", "bombed")])
    ledger.touch(page.ids[0])
    assert ledger.keep()
    page.app.saves.delete(page.ids[0])
    page.open()
    assert page.dom.errors == []
    names = ("tricks", "bets", "kept", "longest", "given")
    assert [name for name in names if f"fact-haggis-{name}<" in page.shown("facts")] == ["tricks"]
    assert "feat-haggis-bet" in page.shown("feats")


def test_figures_of_a_newer_version_are_left_alone():
    text = f"talon-figures {FORMAT + 1} 00000000\n{{}}"
    first = FiguresPage(opened=False)
    first.dom.storage.texts[KEY] = text
    page = FiguresPage(finished(), storage=first.dom.storage)
    assert "figures-newer" in page.shown("head")
    assert page.dom.storage.get(KEY) == text


def test_accuracies_come_from_finished_reviews_and_stay():
    match = finished()
    page = FiguresPage(match)
    moves = sum(seat == 0 for seat, _ in match.deals[0].moves)
    found = [{"accuracy": 90}, {"accuracy": 75}]
    review = {"rules": REVIEW_RULES, "sign": "x", "seen": moves - 1, "decisions": found}
    key = f"talon.review.{page.ids[0]}.1.0"
    page.dom.storage.set(key, json.dumps(review))
    page.open()
    assert page.rows(page.ids[0])[0][0][ACCURACY] == -1, "it has not come to its end"
    page.dom.storage.set(key, json.dumps(dict(review, seen=moves, rules=REVIEW_RULES - 1)))
    page.open()
    assert page.rows(page.ids[0])[0][0][ACCURACY] == -1, "older versions left out what was played best"
    page.dom.storage.set(key, json.dumps(dict(review, seen=moves)))
    page.open()
    assert page.rows(page.ids[0])[0][0][ACCURACY] == 825
    assert "figures-percent{n=82}" in page.shown("head") or "figures-percent{n=83}" in page.shown("head")
    page.dom.storage.remove(key)
    page.dom.press("again")
    assert page.rows(page.ids[0])[0][0][ACCURACY] == 825


def as_before(text, accuracy):
    """Returns a ledger as the format before has it: no row names the rules of its accuracy, and all have this one."""
    names, *lines = text.partition("\n")[2].split("\n")
    old = []
    for line in lines:
        head, _, rest = line.partition("\t")
        deals = [[*deal[:3], [row and [accuracy, *row[RULES + 1 :]] for row in deal[3]]] for deal in json.loads(rest)]
        old.append(f"{head}\t{json.dumps(deals)}")
    body = "\n".join([names, *old])
    return f"talon-figures {OLDER} {crc(body)}\n{body}"


def review_with(page, accuracy, **more):
    """Keeps a finished review of the first deal of a page's first match."""
    moves = page.rows(page.ids[0])[0][0][MOVES]
    review = {"rules": REVIEW_RULES, "sign": "x", "seen": moves, "decisions": [{"accuracy": accuracy}], **more}
    page.dom.storage.set(f"talon.review.{page.ids[0]}.1.0", json.dumps(review))


def test_a_ledger_of_the_format_before_is_read_and_nothing_of_it_is_lost():
    first = FiguresPage(finished(), finished(seed="gone"), finished(kinds="hh", seed="shared"))
    delete(first.app, first.ids[1], "", "", lambda _: None)
    text, head = first.dom.storage.get(KEY), first.shown("head")
    before = [row[POINTS:] for match in first.ids for deal in first.rows(match) for row in deal]
    first.dom.storage.texts[KEY] = as_before(text, -1)
    assert [first.ledger.matches[match].text for match in first.ids] == text.split("\n")[2:]
    first.dom.storage.texts[KEY] = as_before(text, 775)
    page = FiguresPage(storage=first.dom.storage)
    assert "figures-lost" not in page.dom.html["figures-count"]
    assert page.shown("head") == head
    assert "figures-accuracy" not in head
    page.dom._randoms = 1000  # for another id
    page.keep(finished(seed="more"))
    page.open()
    assert page.dom.storage.get(KEY).startswith(f"talon-figures {FORMAT} ")
    rows = [row for match in first.ids for deal in page.rows(match) for row in deal]
    assert {tuple(row[: RULES + 1]) for row in rows} == {(775, 0)}, "it is kept"
    assert [row[POINTS:] for row in rows] == before


def test_of_a_damaged_ledger_of_the_format_before_the_lines_of_deleted_matches_are_saved():
    first = FiguresPage(finished(), finished(seed="gone"))
    delete(first.app, first.ids[1], "", "", lambda _: None)
    rows = first.rows(first.ids[1])
    text = as_before(first.dom.storage.get(KEY), -1)
    first.dom.storage.texts[KEY] = text.replace(first.ids[0], "broken", 1)
    page = FiguresPage(storage=first.dom.storage)
    assert page.rows(first.ids[1]) == rows
    assert page.rows(first.ids[0])


def test_an_accuracy_by_older_rules_is_in_no_mean_and_gives_way_to_a_new_one(monkeypatch):
    page = FiguresPage(finished(), finished(seed="other"))
    review_with(page, 40)
    page.open()
    assert "figures-percent{n=40}" in page.shown("head")
    for module in ("sums", "gathering"):
        monkeypatch.setattr(f"app.figures.{module}.REVIEW_RULES", REVIEW_RULES + 1)
    page.open()
    assert "figures-accuracy" not in page.shown("head")
    assert "figures-chart-accuracy" not in page.shown("charts")
    assert page.rows(page.ids[0])[0][0][: RULES + 1] == [400, REVIEW_RULES], "it is kept"
    page.dom.press("again")
    assert page.rows(page.ids[0])[0][0][: RULES + 1] == [400, REVIEW_RULES]
    review_with(page, 80, rules=REVIEW_RULES + 1)
    page.open()
    assert page.rows(page.ids[0])[0][0][: RULES + 1] == [800, REVIEW_RULES + 1]
    assert "figures-percent{n=80}" in page.shown("head")


def test_of_two_accuracies_the_one_by_newer_rules_stays_whichever_line_goes_further():
    page = FiguresPage(finished(deals=1), finished(deals=3, seed="b"))
    newer, older = [775, REVIEW_RULES + 1], [600, REVIEW_RULES]
    for match, here, there in ((page.ids[0], newer, older), (page.ids[1], older, newer)):
        ours, theirs = page.ledger, page.ledger
        ours.matches[match].deals[0][3][0][: RULES + 1] = here
        theirs.matches[match].deals[0][3][0][: RULES + 1] = there
        ours.merge(theirs, own=ours.matches)
        assert ours.matches[match].deals[0][3][0][: RULES + 1] == newer
    ours, theirs = page.ledger, page.ledger
    ours.matches[page.ids[0]].deals[0][3][0][: RULES + 1] = newer
    count(theirs, page.ids[0], finished(deals=3))
    ours.merge(theirs, own=ours.matches)
    assert len(ours.matches[page.ids[0]].deals) == 3
    assert ours.matches[page.ids[0]].deals[0][3][0][: RULES + 1] == newer, "the longer line knows it as well"


@pytest.mark.parametrize("numbers", ["1e999", "1e999 -1e999", "NaN", "1e300", "-0.5", "101"])
def test_a_review_with_impossible_numbers_has_no_accuracy(numbers):
    match = finished()
    page = FiguresPage(match)
    moves = sum(seat == 0 for seat, _ in match.deals[0].moves)
    review = {"rules": REVIEW_RULES, "sign": "x", "seen": moves, "decisions": []}
    found = ", ".join([f'{{"accuracy": {number}}}' for number in numbers.split()])
    text = json.dumps(review).replace("[]", f"[{found}]")
    page.dom.storage.set(f"talon.review.{page.ids[0]}.1.0", text)
    page.open()
    assert page.dom.errors == []
    assert page.rows(page.ids[0])[0][0][ACCURACY] == -1
