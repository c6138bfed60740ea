"""The end of a lesson: it leads to the rules, and the way back to its last step."""

import pytest

from tests.app.lesson_rig import GAMES, Lessons, at


def ended(game):
    """Returns a page at the last step of a lesson, and the lesson."""
    page = Lessons()
    found = page.open(game)
    for step in found.steps[:-1]:
        assert page.dom.find("rules") is None
        page.do(step)
    return page, found


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_one_tap_away_and_back_again(game):
    page, found = ended(game)
    last = at(len(found.steps) - 1, found)
    assert last in page.panel
    table = page.app.screen.scene.view.table
    page.dom.press("rules")
    page.dom.advance(100)
    assert page.app.screen.name == "rules"
    assert page.app.screen._game == game
    page.app.back()
    page.dom.advance(100)
    assert last in page.panel
    assert page.app.screen.scene.view.table["summary"] == table["summary"]
    assert page.app.lessons.step(game) == 0, "it has been done"


def test_a_lesson_that_begins_once_more_is_found_where_it_was_left():
    page, found = ended("boast")
    page.dom.press("coach-again")
    page.dom.advance(100)
    page.do(found.steps[0])
    page.do(found.steps[1])
    page.app.go("settings")
    page.app.back()
    page.dom.advance(100)
    assert at(2, found) in page.panel
