"""Choosing cards in lessons: one by one, or the whole combination that a step waits for."""

from tests.app.lesson_rig import Lessons


def test_a_card_to_discard_takes_over_from_a_combination_that_cannot_be_laid_yet():
    page = Lessons()
    found = page.open("handromi")
    for step in found.steps:
        if step.code == "lesson-handromi-wait":
            break
        page.do(step)
    scene = page.app.screen.scene
    slots = scene.view.hand_slots()
    threes = list({slot["face"]: slot["key"] for slot in slots if slot["face"][:-1] == "3"}.values())
    for key in threes:
        page.dom.press("card", key=key)
    assert scene.selection.keys == threes
    assert len(threes) == 4
    queen = next(slot["key"] for slot in slots if slot["face"] == "Qd")
    page.dom.press("card", key=queen)
    assert scene.selection.keys == [queen]
    assert scene.refusal == ""
    assert page.dom.find("move", move="discard Qd") is not None


def until(page, found, code):
    """Plays a lesson up to a step, and returns the keys of the hand by face."""
    for step in found.steps:
        if step.code == code:
            break
        page.do(step)
    return {slot["face"]: slot["key"] for slot in page.app.screen.scene.view.hand_slots()}


def test_one_tap_takes_the_whole_combination_that_the_coach_waits_for_as_it_does_at_the_table():
    page = Lessons()
    found = page.open("haggis")
    keys = until(page, found, "lesson-haggis-lead")
    assert "lesson-haggis-lead.whole" in page.panel
    scene = page.app.screen.scene
    page.dom.press("card", key=keys["5g"])
    page.dom.advance(100)
    assert scene.selection.names(scene.view.hand_slots()) == ["4g", "5g", "6g"]
    for face in ("4g", "6g"):  # who taps each of them does no harm
        page.dom.press("card", key=keys[face])
        page.dom.advance(100)
    assert scene.selection.names(scene.view.hand_slots()) == ["4g", "5g", "6g"]
    page.dom.press("move", move="4g 5g 6g")
    page.dom.advance(10_000)
    assert page.ply > 2


def test_a_combination_that_the_coach_does_not_wait_for_is_not_taken_by_one_tap():
    page = Lessons()
    found = page.open("haggis")
    keys = until(page, found, "lesson-haggis-nines")
    scene = page.app.screen.scene
    for face in ("9r", "9o", "J"):
        page.dom.press("card", key=keys[face])
        page.dom.advance(100)
    assert scene.selection.names(scene.view.hand_slots()) == ["9o", "9r", "J"]


def test_who_chooses_card_by_card_is_told_to_tap_each():
    page = Lessons(whole="off")
    found = page.open("haggis")
    keys = until(page, found, "lesson-haggis-lead")
    assert "lesson-haggis-lead<" in page.panel
    page.dom.press("card", key=keys["5g"])
    page.dom.advance(100)
    assert page.app.screen.scene.selection.keys == [keys["5g"]]
