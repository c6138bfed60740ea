"""Every game has the English messages that its code and the page ask for: none missing, none left over."""

import pytest

from engine.core import registry
from engine.core.match import AnyGame
from tests.texts import texts_of

each_real_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


@each_real_game
def test_every_code_in_the_source_has_a_message(game: AnyGame) -> None:
    texts_of(game).check_sources()


@each_real_game
def test_parts_are_used(game: AnyGame) -> None:
    texts_of(game).check_parts()


@each_real_game
def test_a_game_has_a_name_and_a_line_about_it(game: AnyGame) -> None:
    texts_of(game).check_name()


@each_real_game
def test_options_have_names_values_and_help(game: AnyGame) -> None:
    texts_of(game).check_options()


@each_real_game
def test_the_rules_have_a_section_for_every_name_they_list(game: AnyGame) -> None:
    texts_of(game).check_rules()


@each_real_game
def test_no_message_is_written_twice(game: AnyGame) -> None:
    texts = texts_of(game)
    assert set(texts.messages) & set(texts.beside) == set()
