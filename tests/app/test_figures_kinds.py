"""What the figures keep apart, what counts in them at all, and what the list of saved games says of them."""

from types import SimpleNamespace

import pytest

from app.figures.counted import Counted
from app.figures.ledger import KEY
from app.figures.noting import LOOK_MS, announce, note
from engine.core.replay import at, branch
from engine.core.tally import tally
from tests.app.figures_rig import FiguresPage, about, finished


def test_solo_matches_practice_and_those_passed_round_are_apart():
    solo, shared = finished(), finished(kinds="hh", seed="shared")
    page = FiguresPage(solo, shared, opened=False)
    page.keep(finished(seed="practised"), options={"practice": "on"})
    page.keep(finished(seed="daily"), daily="2026-11-22")
    page.open()
    kinds = [Counted.kind for Counted in page.ledger.matches.values()]
    assert sorted(kinds) == ["alone", "daily", "people", "practice"]
    offered = page.shown("choice")
    for kind in ("alone", "daily", "people", "practice"):
        assert "figures-kind-" + kind in offered
    assert "game-haggis.deals{n=2}" in page.shown("head")
    page.choose("kind", "people")
    assert "Béla" in page.shown("choice")
    for seat, name in enumerate(("Anna", "Béla")):
        page.choose("person", name)
        won = sum(tally(deal)[seat]["won"] for deal in shared.deals)
        assert f"figures-part{{part={won},whole=2}}" in page.shown("head")


@pytest.mark.parametrize(
    "origin",
    [{"branch": "x/1/3"}, {"guest": True}, {"aim": {"deal": 1, "seat": 0, "points": 9, "low": False}}],
    ids=["branch", "guest", "aim"],
)
def test_what_was_tried_out_or_came_by_a_link_counts_nowhere(origin):
    page = FiguresPage(finished(), opened=False)
    page.keep(finished(seed="tried"), **origin)
    page.keep(branch(at(finished(), 1, 3)), **origin)
    page.open()
    assert list(page.ledger.matches) == page.ids
    page.dom.press("again")
    page.dom.advance(100)
    assert list(page.ledger.matches) == page.ids


def test_the_list_of_matches_has_its_numbers_from_the_ledger():
    won, shared = finished("boast", "hbb", deals=99), finished(kinds="hh", seed="shared")
    page = FiguresPage(won, shared, finished("boast", "hbb", deals=1, seed="b"))
    page.keep(won)  # a copy under another id counts once
    page.keep(finished("boast", "hbb", seed="practised"), options={"practice": "on"})
    page.open()
    page.app.go("saved")
    assert "stats-line" not in page.dom.html["saved-stats"]
    page.dom.advance(1000)
    assert page.dom.find_tag("data-to", "figures", {}) is not None
    deals = len(won.deals) + 1
    wins = int(won.end.ranking[0] == 1)
    line = f"stats-line{{deals=game-boast.deals{{n={deals}}},matches=1,won={wins}}}"
    assert line in page.dom.html["saved-stats"]
    assert page.dom.html["saved-stats"].count("stats-line") == 1, "nobody has played Haggis alone"
    assert "stats-alone" in page.dom.html["saved-stats"], "and the player is told that only these are counted"


def test_the_list_of_matches_shows_no_numbers_of_a_damaged_ledger():
    page = FiguresPage(finished())
    text = page.dom.storage.get(KEY)
    page.dom.storage.set(KEY, text.replace("talon-figures", "talon-figurines"))
    page.app.go("saved")
    page.dom.advance(1000)
    assert "stats-line" not in page.dom.html["saved-stats"]
    assert "stats-alone" not in page.dom.html["saved-stats"]
    page.dom.press("go", to="figures")
    page.dom.advance(1000)
    page.app.go("saved")
    page.dom.advance(1000)
    assert "stats-line" in page.dom.html["saved-stats"], "it was made again from the records"


def test_without_a_deal_counted_there_are_no_figures_to_go_to():
    page = FiguresPage(opened=False)
    page.app.go("saved")
    page.dom.advance(1000)
    assert page.dom.html["saved-stats"] == ""


def test_a_match_that_was_given_up_counts_as_lost():
    match = finished("boast", "hbb").concede(0)
    page = FiguresPage(match)
    assert page.ledger.matches[page.ids[0]].ranks == [3]
    assert "figures-part{part=0,whole=1}" in page.shown("head")


def test_a_line_in_which_nobody_played_is_not_valid():
    games = {"boast": []}
    line = ["m", "boast", 0, 0, 3, [[0, "Anna"]], [], []]
    assert Counted.is_valid(line, [[1, "s", 0, [0]]], games)
    assert not Counted.is_valid(line[:5] + [[], [], []], [[1, "s", 0, []]], games)


def test_a_feat_is_announced_with_what_it_is_and_several_lead_to_that():
    page = FiguresPage(finished())
    page.app.go("home")
    announce(page.app, "haggis", ["bet"])
    told = page.dom.html["toast"]
    assert "figures-earned-one{about=feat-haggis-bet.about,name=feat-haggis-bet}" in told
    announce(page.app, "haggis", ["bet", "far"])
    assert "figures-earned{names=" in page.dom.html["toast"]
    page.dom.press("toast")
    page.dom.advance(0)
    assert page.dom.screen == "figures"


@pytest.mark.parametrize("is_left", [False, True])
def test_a_feat_is_announced_once_the_last_trick_has_gone_or_the_table_was_left(is_left):
    match = finished("boast", "hbb", deals=3)
    page = FiguresPage(match, opened=False)
    scene = SimpleNamespace(linger=True)
    (kept,) = page.ids
    session = SimpleNamespace(match=kept, record=match.text, meta=about(match), stopped=False)
    page.app.spawn(note(page.app, session, scene))
    page.dom.advance(1000)
    assert list(page.ledger.matches) == [kept], "it is counted at once"
    assert "figures-earned" not in page.dom.html["toast"]
    scene.linger, session.stopped = is_left, is_left
    page.dom.advance(LOOK_MS)
    assert "figures-earned" in page.dom.html["toast"]
