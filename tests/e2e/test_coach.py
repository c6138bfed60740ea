"""The coach's panel, whose height moves the table: it stays as it is from step to step, and with an explanation."""

import pytest

from tests.e2e.profile import Profile
from tests.e2e.test_lessons import GAMES, Lesson, begin, wrong_move
from tests.e2e.visit import resize
from tests.sampling import daily

SIZES = ((390, 844), (430, 932), (844, 390), (768, 1024), (1280, 800))


def test_on_a_high_phone_no_step_moves_the_table(profile: Profile) -> None:
    lesson = begin(profile, "haggis")
    resize(lesson.page, 390, 844)
    heights, lengths = [], []
    for number in range(3):
        lesson.wait(number)
        box = lesson.page.locator(".coach").bounding_box()
        assert box is not None
        heights.append(box["height"])
        lengths.append(len(lesson.text()))
        lesson.do(number)
    assert max(lengths) > 1.25 * min(lengths), "a short text takes as much room as a long one"
    assert heights == [heights[0]] * 3


def heights(lesson: Lesson) -> dict[tuple[int, int], float]:
    """Returns how high the panel is in each window."""
    found = {}
    for size in SIZES:
        resize(lesson.page, *size)
        box = lesson.page.locator(".coach").bounding_box()
        assert box is not None
        found[size] = box["height"]
    resize(lesson.page, *SIZES[0])
    return found


@pytest.mark.parametrize("name", daily(GAMES, 1))
def test_an_explanation_moves_nothing(profile: Profile, name: str) -> None:
    lesson = begin(profile, name)
    number = next(at for at, step in enumerate(lesson.steps) if wrong_move(step, name))
    for before in range(number):
        lesson.do(before)
    lesson.wait(number)
    asked = heights(lesson)
    lesson.make(wrong_move(lesson.steps[number], name))
    lesson.page.locator(".coach-text.is-answer").wait_for()
    assert heights(lesson) == asked
