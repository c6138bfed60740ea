"""Tricks in lessons: a finished one that the coach talks about stays on the table until its text has been read."""

import pytest

from tests.app.lesson_rig import Lessons, at


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_a_finished_trick_lies_there_until_it_has_been_read_what_is_said_of_it(pace):
    page = Lessons(pace=pace)
    found = page.open("boast")
    for step in found.steps[:4]:
        page.do(step)
    page.move(found.steps[4].take[0])
    page.dom.advance(60_000)
    scene = page.app.screen.scene
    assert scene.linger
    assert page.dom.html["t-centre"].count('class="turn-empty"') == 0, "its three cards"
    assert at(4, found) in page.panel
    assert ">lesson-boast-yellow.trick<" in page.panel
    assert 'data-act="coach-next"' in page.panel
    assert page.dom.pointed == ""
    ply = page.ply
    page.dom.press("coach-next")
    page.dom.advance(10_000)
    assert not scene.linger
    assert page.dom.html["t-centre"].count('class="turn-empty"') == 3
    assert at(5, found) in page.panel
    assert ">lesson-boast-chip<" in page.panel
    assert page.ply == ply, "nobody has played on"


def test_no_move_is_made_while_a_finished_trick_is_read_of():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:3]:
        page.do(step)
    page.move("7r")
    assert ">lesson-boast-lead.trick<" in page.panel
    assert "btn-primary" not in page.dom.html["t-bar"]
    page.move("5y")
    assert ">lesson-read-first<" in page.panel
    assert '<p class="coach-task">lesson-boast-lead.trick<' in page.panel
    assert page.ply == found.steps[4].start
    page.dom.press("coach-back")
    page.dom.advance(100)
    assert at(3, found) in page.panel
    assert page.ply == found.steps[3].start, "back to the move that began it"
    page.do(found.steps[3])
    page.do(found.steps[4])
    assert ">lesson-boast-chip<" in page.panel


def played(steps, move):
    """Returns Boast's lesson, and its page after so many steps and a further move."""
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:steps]:
        page.do(step)
    page.move(move)
    return found, page


def test_in_the_middle_of_a_step_the_others_play_on_once_a_trick_has_been_read_of():
    found, page = played(10, "1r")
    assert ">lesson-boast-exact.trick<" in page.panel
    assert page.ply == found.steps[10].start + 3
    page.dom.press("coach-next")
    page.dom.advance(10_000)
    assert page.ply == found.steps[10].end
    assert ">lesson-boast-last<" in page.panel


def test_a_table_that_is_shown_anew_ends_the_reading_of_a_trick():
    _, page = played(3, "7r")
    assert page.app.screen.coach.holds_trick
    page.app.spawn(page.app.screen.playing.presenter.follow())
    page.dom.advance(10_000)
    assert ">lesson-boast-yellow<" in page.panel
    assert not page.app.screen.coach.holds_trick


def test_no_line_offers_any_card_where_the_coach_waits_for_one():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:-1]:
        if step.code in ("lesson-boast-lead", "lesson-boast-yellow"):
            assert "banner-boast-lead.coached{" in page.dom.html["t-banner"]
        assert "missing-boast" not in page.dom.html["t-bar"]
        page.do(step)
