"""Options: the values they take, in which spelling, and what a table settles on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.options import UNDO, BadOption, Option, Options, UnknownOption, settle
from tests.core.toy import GAME as TOY

TARGET, KNOCK, BONUS, MIXED = TOY.options


@given(st.integers(-(10**12), 10**12))
def test_a_number_takes_its_range_and_nothing_else(number: int) -> None:
    if 5 <= number <= 500:
        assert TARGET.value(str(number)) == str(number)
    else:
        with pytest.raises(BadOption, match="target takes a whole number from 5 to 500"):
            TARGET.value(str(number))


@pytest.mark.parametrize("text", ["", " 30", "3e1", "30.0", "+30", "３０", "³0", "-30", "0x1e", "1_0", "9" * 5000])
def test_a_number_takes_plain_digits_only(text: str) -> None:
    with pytest.raises(BadOption):
        TARGET.value(text)


def test_a_number_has_one_spelling() -> None:
    assert TARGET.value("0030") == "30"


@pytest.mark.parametrize("option", [KNOCK, BONUS, MIXED, UNDO])
def test_choices_and_switches_take_their_values_and_nothing_else(option: Option) -> None:
    assert [option.value(choice) for choice in option.choices] == list(option.choices)
    for text in ("", "On", "yes", "4", option.choices[0] + " "):
        with pytest.raises(BadOption, match=f"{option.name} takes one of"):
            option.value(text)


def test_a_number_may_take_words_too_and_says_so() -> None:
    option = Option("end", "number", "rounds", ("rounds", "250"), (50, 1000), words=("rounds", "never"))
    assert [option.value(text) for text in ("rounds", "never", "250", "050")] == ["rounds", "never", "250", "50"]
    with pytest.raises(BadOption, match="end takes rounds or never or a whole number from 50 to 1000, not 'ever'"):
        option.value("ever")


def test_settle_gives_every_option_of_the_player_count_a_value() -> None:
    two = settle(TOY.options, {}, 2)
    three = settle(TOY.options, {"target": "60", "bonus": "5"}, 3)
    assert two == Options((("target", "30"), ("knock", "on"), ("mixed", "off")))
    assert three == Options((("target", "60"), ("knock", "on"), ("bonus", "5"), ("mixed", "off")))
    assert three.number("target") == 60
    assert three.on("knock")
    assert not three.on("mixed")


def test_settle_checks_a_wish_for_another_player_count_and_drops_it() -> None:
    assert settle(TOY.options, {"bonus": "5"}, 2) == settle(TOY.options, {}, 2)
    with pytest.raises(BadOption):
        settle(TOY.options, {"bonus": "7"}, 2)


def test_settle_refuses_an_option_that_there_is_not() -> None:
    with pytest.raises(UnknownOption, match="no option 'trumps'; there are target, knock, bonus, mixed"):
        settle(TOY.options, {"trumps": "on"}, 2)


def test_a_value_that_was_not_settled_is_no_value() -> None:
    with pytest.raises(KeyError):
        settle(TOY.options, {}, 2)["bonus"]
