"""The coach's panel, whose height moves the table: it stays as it is from step to step."""

from tests.e2e.profile import Profile
from tests.e2e.test_lessons import begin
from tests.e2e.visit import resize


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
