"""Migration: text to text, one step per format; newer formats are refused by number."""

import pytest

from engine.core.migrate import STEPS, NewerFormat, format_of, migrate
from engine.core.record import FORMAT

OLD = '[Format "1"]\n[Game "toy"]\n0:old\n'

# Two made-up steps: format 2 renames a move, format 3 adds a tag.
FAKE = {
    1: lambda text: text.replace('[Format "1"]', '[Format "2"]').replace("0:old", "0:new"),
    2: lambda text: text.replace('[Format "2"]', '[Format "3"]\n[Added "yes"]'),
}


def test_every_step_between_is_taken_in_order() -> None:
    assert migrate(OLD, FAKE, 3) == '[Format "3"]\n[Added "yes"]\n[Game "toy"]\n0:new\n'
    assert migrate(OLD, FAKE, 2) == '[Format "2"]\n[Game "toy"]\n0:new\n'
    assert migrate(migrate(OLD, FAKE, 2), FAKE, 3) == migrate(OLD, FAKE, 3)


def test_the_newest_format_is_left_alone() -> None:
    new = migrate(OLD, FAKE, 3)
    assert migrate(new, FAKE, 3) == new


def test_there_is_a_step_for_every_format_before_this_one() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))


@pytest.mark.parametrize("number", [FORMAT + 1, 17, 999_999_999])
def test_a_newer_format_is_refused_by_its_number(number: int) -> None:
    with pytest.raises(NewerFormat, match=f"has format {number}, this version reads up to {FORMAT}") as error:
        migrate(f'[Format "{number}"]\nwhat the future holds')
    assert error.value.number == number


@pytest.mark.parametrize("digits", ["9" * 10, "999999999999", "9" * 5000])
def test_a_number_of_any_length_is_newer(digits: str) -> None:
    with pytest.raises(NewerFormat) as error:
        migrate(f'[Format "{digits}"]\n')
    assert error.value.number == 1_000_000_000


@pytest.mark.parametrize(
    "text", ["", "hello", '[Format "x"]', '[Format ""]', "[Format 1]", '[Format "0"]', '[Format "-1"]']
)
def test_a_text_without_a_format_that_ever_was_is_returned_as_it_is(text: str) -> None:
    assert migrate(text, FAKE, 3) == text


def test_the_format_is_found_below_a_byte_order_mark_and_prose() -> None:
    assert format_of('\ufeff[Format "1"]') == 1
    assert format_of('Look at this!\r\n  [Format "2"]\r\n') == 2
