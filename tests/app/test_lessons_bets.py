"""Bets in lessons: only the one that a step is about is to be made, and asks whether to make it."""

from tests.app.lesson_rig import Lessons, at


def test_the_question_about_a_bet_stays_while_the_lesson_is_about_it():
    page = Lessons()
    found = page.open("team")
    for step in found.steps[:3]:
        page.do(step)
    page.dom.press("dismiss-bets")
    assert ">lesson-team-bet.wrong<" in page.panel
    assert page.dom.find("bet", move="bet 10") is not None


def test_only_the_bet_that_a_step_is_about_asks_for_a_second_tap():
    page = Lessons(confirm_bets="on")
    found = page.open("haggis")
    for step in found.steps[:3]:
        assert not step.take
        page.dom.press("bet", move="bet 15")
        assert ">lesson-read-first<" in page.panel
        assert page.dom.find("disarm") is None
        page.do(step)
    page.dom.press("bet", move="bet 30")
    assert ">lesson-haggis-bet.big<" in page.panel
    assert page.dom.find("disarm") is None
    page.dom.press("bet", move="bet 15")
    assert page.dom.find("disarm") is not None
    assert page.dom.pointed, "the question leaves the step as it is"
    page.move("bet 15")
    assert at(4, found) in page.panel
