"""Figures with the real engine: what is counted, once and from the records alone, and what is shown."""

import json

import pytest

from app.figures.choice import Choice
from app.figures.counted import DAY_S, POINTS, Counted
from app.figures.ledger import KEY
from app.figures.sums import longest_run, stretches
from app.matches.matches import delete
from engine.core import registry
from engine.core.replay import at
from engine.core.tally import tally
from tests.app.figures_rig import FiguresPage, about, finished, row_of
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
