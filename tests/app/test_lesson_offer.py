"""The offer of a first lesson, and the way to it from "How to play"."""

from tests.app.fake_storage import FakeStorage
from tests.app.lesson_rig import Lessons, at
from tests.app.samples_shell import Probe, create, meta, start


def test_how_to_play_leads_to_the_lesson_anew_or_on():
    page = Lessons()
    page.app.go("rules", id="haggis")
    page.dom.press("lesson", step="0")
    page.dom.advance(100)
    found = page.open("haggis")
    page.do(found.steps[0])
    page.app.go("home")
    page.app.go("rules", id="haggis")
    assert "lesson-resume{n=2}" in page.dom.html["rules-lesson"]
    page.dom.press("lesson", step="1")
    page.dom.advance(100)
    assert at(1, found) in page.panel
    page.app.go("home")
    page.app.go("rules", id="haggis")
    page.dom.press("lesson", step="0")
    page.dom.advance(100)
    assert at(0, found) in page.panel


# -- the offer


def offer(**given):
    """Presses "Play" for Haggis at home, before any lesson has been offered; returns (app, dom)."""
    app, dom = start(table=Probe, lessons="", **given)
    dom.press("first", game="haggis")
    return app, dom


def test_a_first_match_offers_the_lesson_once():
    app, dom = offer()
    assert dom.sheet_open
    dom.press("known")
    assert not dom.sheet_open
    dom.boot("ready")
    dom.answer("new", {"record": "fresh", "key": "k"})
    assert dom.screen == "table"
    for entry in app.saves.matches():
        app.saves.delete(entry["id"])
    _, again = start(dom.storage, table=Probe, lessons="")
    again.press("first", game="haggis")
    assert not again.sheet_open
    app.l10n.load("boast/name")
    assert app.lessons.is_to_offer("boast"), "each game has a lesson of its own"


def test_who_wants_to_learn_gets_the_lesson_and_no_match():
    app, dom = offer()
    dom.press("learn")
    dom.advance(0)
    assert dom.entries[-1] == "#lesson/haggis"
    assert app.saves.matches() == []


def test_an_offer_that_is_closed_begins_nothing_and_does_not_come_again():
    app, dom = offer()
    dom.press("close")
    assert dom.find("first") is not None
    assert app.saves.matches() == []
    dom.press("first", game="haggis")
    assert not dom.sheet_open


def test_who_has_played_a_game_is_not_asked():
    storage = FakeStorage()
    storage.texts["talon.stats"] = '{"haggis": {"deals": 1}}'
    _, dom = offer(storage=storage)
    assert not dom.sheet_open
    app, dom = start(table=Probe, lessons="")
    create(app, "record", meta())
    app.go("newgame", id="haggis")
    dom.press("deal")
    assert not dom.sheet_open
