"""Figures with the real engine: what is counted, once and from the records alone, and what is shown."""

import json

import pytest

from app.browser.storage import REVIEW_RULES
from app.figures.choice import Choice
from app.figures.counted import ACCURACY, DAY_S, MOVES, POINTS, RULES, Counted
from app.figures.gathering import take_accuracies
from app.figures.ledger import FORMAT, KEY, OLDER
from app.figures.sums import longest_run, stretches
from app.matches.matches import delete
from app.saves.save import crc
from engine.core import registry
from engine.core.replay import at
from engine.core.tally import tally
from tests.app.figures_rig import FiguresPage, about, finished, row_of
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep


@pytest.mark.parametrize(
    ("game", "kinds"), [("haggis", "hb"), ("team", "hbbb"), ("boast", "hbb"), ("handromi", "hb")]
)
def test_saved_matches_are_counted_when_the_figures_are_opened(game, kinds):
    match = finished(game, kinds)
    page = FiguresPage(match)
    assert page.rows(page.ids[0]) == row_of(page, match)
    points = [deal.outcome.points[0] for deal in match.deals]
    assert f"count{{n={round(sum(points) * 10 / len(points)) / 10:g}}}" in page.shown("head")
    best = min(points) if game == "handromi" else max(points)
    assert f"figures-best{{n={best}}}" in page.shown("head")
    assert ("figures-low" in page.shown("head")) == (game == "handromi")
    assert f"feat-{game}-" in page.shown("feats")
    assert f"fact-{game}-" in page.shown("facts")
    assert page.dom.warnings == []
    assert page.dom.errors == []


def test_without_a_finished_deal_there_is_an_invitation():
    page = FiguresPage()
    assert "figures-none" in page.shown("head")
    assert page.dom.storage.get(KEY) is None
    page.dom.press("go", to="newgame")
    assert page.dom.screen == "newgame"


def test_nothing_is_counted_twice_whatever_is_opened_imported_or_made_again():
    match = finished()
    page = FiguresPage(match)
    before = page.shown("head")
    page.open()
    page.keep(match)  # the same match once more, as if from a file
    page.open()
    assert len(page.ledger.matches) == 2
    assert page.shown("head") == before
    page.dom.press("again")
    assert page.shown("head") == before


def test_what_was_counted_outlasts_its_match():
    page = FiguresPage(finished())
    before = page.shown("head")
    delete(page.app, page.ids[0], "", "", lambda _: None)
    page.open()
    assert page.shown("head") == before
    assert "figures-gone" in page.shown("history")
    page.dom.press("again")
    assert page.shown("head") == before


def test_a_match_that_has_come_back_under_another_id_is_listed_once():
    page = FiguresPage(finished(), finished(seed="gone"))
    for match in page.ids:
        delete(page.app, match, "", "", lambda _: None)
    page.keep(finished(deals=3))
    page.open()
    assert len(page.ledger.matches) == 3
    assert page.shown("history").count("figures-against") == 2
    assert page.shown("history").count("figures-gone") == 1, "the other one is gone indeed"


def test_a_match_goes_on_and_its_further_deals_are_counted():
    match = finished(deals=1)
    page = FiguresPage(match)
    assert len(page.rows(page.ids[0])) == 1
    longer = finished(deals=3)
    page.app.spawn(page.app.saves.store(page.ids[0], longer.text, about(longer)))
    page.open()
    assert page.rows(page.ids[0])[:1] == row_of(page, match)
    assert len(page.rows(page.ids[0])) == 3


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


def test_figures_of_a_newer_version_are_left_alone():
    text = f"talon-figures {FORMAT + 1} 00000000\n{{}}"
    first = FiguresPage(opened=False)
    first.dom.storage.texts[KEY] = text
    page = FiguresPage(finished(), storage=first.dom.storage)
    assert "figures-newer" in page.shown("head")
    assert page.dom.storage.get(KEY) == text


def test_a_match_that_cannot_be_read_is_named_and_the_others_count():
    page = FiguresPage(opened=False)
    good = page.keep(finished())
    bad = keep(page.app, finished(seed="bad").text.replace("1:", "9:", 1), about(finished(seed="bad")))
    page.open()
    assert sorted(page.ledger.matches) == [good]
    assert bad != good
    assert "figures-failed{n=1}" in page.dom.html["figures-count"]


def test_matches_whose_game_is_away_are_told_apart_and_counted_once_it_has_come(monkeypatch):
    page = FiguresPage(opened=False)
    bad = keep(page.app, finished(seed="bad").text.replace("1:", "9:", 1), about(finished(seed="bad")))
    good = page.keep(finished())
    away = [page.keep(finished("boast", "hbb", seed=seed)) for seed in ("a", "b", "c")]
    here = {name: home for name, home in registry._packages().items() if name != "boast"}
    monkeypatch.setattr(registry, "_packages", lambda: here)
    monkeypatch.setattr(registry, "_expected", {"boast"})
    page.dom.away["code/boast"] = {"code": "download/offline", "args": {}, "error": "no network"}
    page.dom.missing = ["code/boast"]
    brought = []
    bring = page.dom.bring
    monkeypatch.setattr(page.dom, "bring", lambda what, name: (brought.append((what, name)), bring(what, name)))
    page.open()
    page.dom.advance(1000)
    assert list(page.ledger.matches) == [good]
    assert "figures-away{n=3}" in page.dom.html["figures-count"]
    assert "figures-failed{n=1}" in page.dom.html["figures-count"], "only the one that cannot be read"
    assert brought.count(("code", "boast")) == 1
    page.dom.emit("later")  # something else has come
    page.dom.advance(1000)
    assert brought.count(("code", "boast")) == 1
    monkeypatch.undo()
    page.dom.away.clear()
    page.dom.missing = []
    page.dom.emit("later")
    page.dom.advance(1000)
    assert sorted(page.ledger.matches) == sorted([good, *away])
    assert bad not in page.ledger.matches
    assert "figures-away" not in page.dom.html["figures-count"]
    assert "figures-failed{n=1}" in page.dom.html["figures-count"]
    assert page.dom.errors == []


def test_code_that_came_and_is_of_no_use_is_not_asked_for_again_and_again(monkeypatch):
    page = FiguresPage(opened=False)
    page.keep(finished("boast", "hbb"))
    monkeypatch.setattr(registry, "_packages", dict)
    monkeypatch.setattr(registry, "_expected", {"boast"})
    page.open()
    for _ in range(3):
        page.dom.emit("later")
        page.dom.advance(1000)
    assert page.engine.asked.count("tally") == 2, "as it is, and once more with the code"
    assert "figures-away{n=1}" in page.dom.html["figures-count"], "even where nothing else has been counted"
    page.open()
    assert page.engine.asked.count("tally") == 4


def test_an_engine_that_fails_calls_no_match_unreadable_and_what_was_counted_is_kept(monkeypatch):
    page = FiguresPage(opened=False)
    ids = [page.keep(finished(seed=seed)) for seed in ("a", "b", "c")]
    answers = []

    def ask(text):
        if json.loads(text)["op"] == "tally":
            answers.append(text)
            if len(answers) > 1:
                return json.dumps({"id": json.loads(text)["id"], "error": {"code": "engine/failed", "detail": "x"}})
        return page.engine(text)

    monkeypatch.setattr(page.dom, "engine", ask)
    page.open()
    assert "figures-failed" not in page.dom.html["figures-count"]
    assert len(page.ledger.matches) == 1
    monkeypatch.undo()
    page.open()
    assert sorted(page.ledger.matches) == sorted(ids)


def test_without_room_it_says_so_and_shows_what_it_has():
    page = FiguresPage(finished(), opened=False)
    page.dom.storage.room = sum(map(len, page.dom.storage.texts.values())) + 20
    page.open()
    assert "figures-unkept" in page.dom.html["figures-count"]
    assert "figures-part" in page.shown("head")


def test_the_list_and_the_numbers_follow_what_is_chosen():
    page = FiguresPage(
        finished(level="club"), finished(level="novice", seed="n"), finished("haggis", "hbb", seed="3")
    )
    assert page.shown("history").count("figures-against") == 3
    page.choose("level", "novice")
    assert page.shown("history").count("figures-against") == 1
    page.choose("level", "")
    page.choose("other", "Cili")
    assert "names=list-last{before=Béla,item=Cili}" in page.shown("history")
    assert page.shown("history").count("figures-against") == 1
    page.choose("other", "")
    page.choose("seats", "2")
    assert page.shown("history").count("figures-against") == 2
    page.choose("seats", "")
    page.dom.time += 20 * DAY_S
    page.open()
    page.choose("period", "7")
    assert "figures-nothing" in page.shown("head")
    page.choose("period", "30")
    assert page.shown("history").count("figures-against") == 3
    page.dom.press("open", id=page.ids[2])
    assert page.app.screen.name == "table"


def test_each_match_of_the_list_shows_the_points_that_the_player_made_in_it():
    match = finished()
    page = FiguresPage(match)
    points = sum([tally(deal)[0]["points"] for deal in match.deals])
    assert points != sum([tally(deal)[0]["won"] for deal in match.deals])
    assert f"count{{n={points}}}" in page.shown("history")


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


def test_a_review_without_end_in_its_numbers_has_no_accuracy():
    match = finished()
    page = FiguresPage(match)
    moves = sum(seat == 0 for seat, _ in match.deals[0].moves)
    review = {"rules": REVIEW_RULES, "sign": "x", "seen": moves, "decisions": [{"accuracy": 0}]}
    text = json.dumps(review).replace('"accuracy": 0', '"accuracy": 1e999')
    page.dom.storage.set(f"talon.review.{page.ids[0]}.1.0", text)
    page.open()
    assert page.rows(page.ids[0])[0][0][ACCURACY] == -1


def test_a_curve_and_its_table_say_the_same():
    page = FiguresPage(finished(deals=4))
    charts = page.shown("charts")
    count = len(page.rows(page.ids[0]))
    points = [rows[0][POINTS] for rows in page.rows(page.ids[0])]
    assert charts.count("<circle") == count
    assert charts.count('<th scope="row">') == 2 * count
    for value in points:
        assert f">count{{n={value}}}</td>" in charts
    assert "figures-chart-accuracy" not in charts


def test_a_deal_that_ends_at_the_table_is_counted_at_once_and_its_feats_are_told():
    for seed in range(40):
        match = finished("boast", "hbb", deals=1, seed=f"table {seed}")
        if match.moves[-1][0] and tally(match)[0]["exact"]:
            break
    page = FiguresPage(opened=False)
    found = page.keep(at(match, 1, match.plies - 1))
    page.app.settings.set("pace", "instant")
    page.app.go("table", id=found)
    told = []
    for _ in range(20):
        page.dom.advance(500)
        told.append(page.dom.html["toast"])
    assert page.rows(found) == row_of(page, match)
    assert any("feat-boast-exact" in one for one in told)
    assert page.dom.errors == []
    assert page.dom.warnings == []


# -- the parts by themselves


def test_a_run_is_as_long_as_it_gets():
    assert [longest_run(list(map(int, text))) for text in ("", "000", "0110111", "111")] == [0, 0, 3, 3]


def test_stretches_hold_every_deal_once():
    found = stretches(list(range(25)), 10)
    assert [(one.first, one.last) for one in found][-2:] == [(22, 24), (25, 25)]
    assert (found[0].mean, found[-1].mean, found[-1].trend) == (1.0, 24.0, 19.5)


def test_a_choice_that_is_there_no_longer_is_left_open():
    line = ["a", "haggis", 10, 0, 2, [[0, "Anna"]], [["Béla", "club"]], [1]]
    other = ["b", "boast", 20, 0, 3, [[0, "Anna"]], [["Cili", "club"], ["Dia", "expert"]], []]
    choice = Choice([Counted(line, []), Counted(other, [])], 30, {})
    assert choice.chosen["game"] == "boast", "the latest"
    assert choice.offered["level"] == ["mixed"]
    choice.set("other", "Dia")
    choice.set("game", "haggis")
    assert (choice.chosen["other"], [match.id for match in choice.matches]) == ("", ["a"])
