"""Options: well formed, accepted with every value that they name, refused with others, and played through."""

import pytest

from engine.core.match import AnyGame, all_options, create
from engine.core.options import UNDO, BadOption
from engine.core.replay import load
from engine.core.rng import SplitMix64
from tests.conformance.tables import each_game, each_table
from tests.strategies import PEOPLE, played


@each_game
def test_options_are_well_made(game: AnyGame) -> None:
    names = [option.name for option in all_options(game)]
    assert len(set(names)) == len(names)
    assert names.count(UNDO.name) == 1
    for option in game.options:
        assert option.name.isalnum()
        assert option.kind in {"choice", "number", "switch"}
        assert option.value(option.default) == option.default
        assert len(set(option.choices)) == len(option.choices)
        assert set(option.seats) <= set(game.seats)
        assert (option.range is not None) == (option.kind == "number")
        assert option.range is None or option.range[0] < option.range[1]
        assert option.kind != "switch" or set(option.choices) == {"on", "off"}
        assert option.kind == "number" or len(option.choices) >= 2
        assert option.kind == "number" or not option.words
        for value in (*option.choices, *option.words):
            assert option.value(value) == value
            assert value.isalnum()
            assert option.range is None or value in option.words or option.range[0] <= int(value) <= option.range[1]


@each_table
def test_every_value_of_every_option_is_recorded_and_plays_a_deal(game: AnyGame, seats: int) -> None:
    for option in all_options(game):
        ends = tuple(str(end) for end in option.range or ())
        for value in dict.fromkeys((*option.choices, *option.words, *ends)):
            match = create(game, PEOPLE[:seats], {option.name: value}, "options")
            applies = not option.seats or seats in option.seats
            applies = applies and not (option.tacit and value == option.default)
            assert (f'[Option.{option.name} "{value}"]' in match.text) == applies
            over = played(match, SplitMix64(1))
            assert load(over.text, lambda _: game).match == over


@each_game
def test_other_values_are_refused(game: AnyGame) -> None:
    for option in all_options(game):
        wrong = ["", "maybe", "-1", "1e3", "9" * 30]
        if option.range:
            wrong += [str(option.range[0] - 1), str(option.range[1] + 1)]
        for value in wrong:
            with pytest.raises(BadOption, match=option.name):
                option.value(value)
