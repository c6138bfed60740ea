"""Choosing cards in lessons, where every card is tapped."""

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
