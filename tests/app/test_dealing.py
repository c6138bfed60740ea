"""The table before the engine has dealt: every hand face down, and the match in its place once the engine is up."""

import re

import pytest

from app.lessons.dealing import laid_out
from app.lessons.lesson import Lesson
from engine.core import registry
from tests.app.lesson_rig import GAMES, Lessons
from web.make.lessons import lesson_of

FACE = re.compile(r'class="card (?:suit-|wild)')


def known(game, **given):
    """Presses "Play" and "I know it" for a game before the engine is up; returns the page."""
    page = Lessons(ready=False, **given)
    page.dom.press("first", game=game)
    page.dom.press("known")
    page.dom.advance(0)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_backs_lie_on_the_table_until_the_engine_deals(game):
    page = known(game)
    dom = page.dom
    assert dom.entries == ["#", f"#dealing/{game}"]
    backs = dom.html["t-hand"].count('class="card back"')
    assert backs
    assert not FACE.search(dom.html["t-hand"])
    assert not FACE.search(dom.html["t-centre"])
    assert "table-setting" in dom.html["t-banner"]
    assert page.engine.asked == []
    laid = dom.html["t-seats"]
    dom.boot("ready")
    dom.advance(0)
    assert len(dom.entries) == 2
    assert dom.entries[1].startswith("#table/")
    assert page.engine.asked[:2] == ["new", "look"]
    names = [seat["name"] for seat in page.app.screen.scene.view.table["seats"]]
    assert len(FACE.findall(dom.html["t-hand"])) in {backs, backs + 1}, "the first to play may have more"
    assert len(page.app.saves.matches()) == 1
    assert all(name in laid for name in names[1:])
    assert not dom.errors


def test_who_leaves_meanwhile_finds_no_match():
    page = known("haggis")
    page.dom.press("leave")
    assert page.app.screen.name == "home"
    page.dom.boot("ready")
    page.dom.advance(1000)
    assert page.app.screen.name == "home"
    assert page.app.saves.matches() == []
    assert not page.dom.html.get("toast")


def test_a_match_that_cannot_be_dealt_leads_back():
    page = known("haggis")
    page.dom.engine = None
    page.dom.boot("ready")
    page.dom.answer("new", error={"code": "seats/count", "detail": ""})
    assert page.app.screen.name == "home"
    assert "error-seats-count" in page.dom.html["toast"]
    assert page.dom.find("first") is not None


def test_its_address_opens_home_where_nothing_is_being_dealt():
    page = Lessons()
    page.app.go("dealing", id="haggis")
    page.dom.advance(100)
    assert page.app.screen.name == "home"
    assert page.dom.entries == ["#"]


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_players_is_laid_out(name):
    game = registry.game(name)
    first = Lesson(name, lesson_of(game)).table
    for count in game.seats:
        players = [
            {"kind": "human" if seat == 1 else "bot", "name": f"P{seat}", "level": ""} for seat in range(count)
        ]
        table = laid_out(first, players)
        assert [seat["name"] for seat in table["seats"]] == [f"P{seat}" for seat in range(count)]
        assert [seat["seat"] for seat in table["seats"]] == list(range(count))
        assert table["seat"] == 1
        hands = [zone["seat"] for zone in table["zones"] if zone["key"].startswith("hand:")]
        assert hands == list(range(count))
        assert all(zone["seat"] is None or zone["seat"] < count for zone in table["zones"])
        assert len({zone["key"] for zone in table["zones"]}) == len(table["zones"])
