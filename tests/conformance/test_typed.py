"""The terminal's help explains how each game's moves are typed, in every language, by valid examples."""

import re

import pytest

from engine.core import registry
from engine.core.match import AnyGame
from tests.conformance.tables import random_matches
from tests.conformance.test_texts import bundle, languages
from tests.strategies import plays

MATCHES = 3  # with each number of players

each_real_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


def lines(game: AnyGame, language: str) -> list[tuple[str, str]]:
    """Returns the lines of the help on moves: the examples and their meaning."""
    words = bundle(game.name, language)
    pattern = words.get_message(f"terminal-moves-{game.name}").value
    assert pattern is not None
    text, errors = words.format_pattern(pattern, {})
    assert not errors
    found = []
    for line in str(text).splitlines():
        examples, gap, meaning = line.partition("  ")
        assert gap, f"two spaces are missing: {line}"
        found.append((examples, meaning.strip()))
    return found


def examples(game: AnyGame, language: str = "en") -> list[str]:
    """Returns the example moves of the help; those of another player are given without their seat."""
    found = lines(game, language)
    beside = [move for _, meaning in found for move in re.findall(r"\b\d:(\w+ \w+)", meaning)]
    return [move for typed, _ in found for move in typed.split(", ")] + beside


@each_real_game
def test_every_example_is_a_move_that_the_game_reads(game: AnyGame) -> None:
    for example in examples(game):
        assert game.read(game.write(game.read(example))) == game.read(example)


@each_real_game
def test_every_language_has_the_same_examples_and_says_what_they_do(game: AnyGame) -> None:
    for language in languages(game):
        assert [typed for typed, _ in lines(game, language)] == [typed for typed, _ in lines(game, "en")], language
        assert examples(game, language) == examples(game), language
        assert all(meaning for _, meaning in lines(game, language)), language


@each_real_game
def test_no_kind_of_move_is_without_an_example(game: AnyGame) -> None:
    shown = {game.about(game.read(example))["kind"] for example in examples(game)}
    for seats in game.seats:
        for start, rng in random_matches(game, seats, MATCHES, "typed"):
            for match in plays(start, rng):
                for seat in match.must:
                    assert {game.about(move)["kind"] for move in match.legal(seat)} <= shown
