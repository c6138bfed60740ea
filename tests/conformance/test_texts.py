"""Every text that a game can emit has words in every language of the game, and some code says each of its messages.

A game's own `test_texts.py` adds texts that chance hardly ever brings (`special_texts`), and says how many random
deals bring the others (`DEALS`).
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from engine.cli.words import SEEN
from engine.core import registry
from engine.core.look import events, look
from engine.core.match import AnyGame, Match
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from engine.core.table import SEAT_ARGS, Text
from tests.complete_games import COMPLETE
from tests.conformance.tables import random_matches
from tests.strategies import plays, tables_of_day
from tests.texts import ROOM, SPOKEN, all_of, messages, met, texts_of
from tests.translations import wide
from web.make.tools import ROOT, game_folder

ALOUD = {"aloud": "yes", "shown": "⟨cards⟩"}  # arguments of a text that is spoken, see `js/fluent.js`
SUIT_SYMBOLS = "♠♥♦♣"  # some screen readers skip them
GAMES = tables_of_day(registry.games())
# Refusals that state no rule: whose turn it is, what the hand holds, what to do first.
RULELESS = re.compile(r"refuse-(\w+-)?(over|turn|hand|give|waits|done|apart)")
WISHES = 3  # selections tried at each moment
OPEN = {  # a help that leaves open which of two ways is meant
    "en": re.compile(r"^Whether\b"),
    "hu": re.compile(r"-e\b"),
    "de": re.compile(r"\b[Oo]b\b"),
    "ja": re.compile(r"か。$"),
}


def own_tests(game: AnyGame) -> str:
    """Returns the name of the module that has a game's own texts."""
    return registry.package(game).replace("engine", "tests", 1) + ".test_texts"


TOLD = [game for game in registry.games() if ROOT.joinpath(*own_tests(game).split(".")).with_suffix(".py").exists()]
each_told = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)


def family(game: AnyGame) -> list[Path]:
    """Returns the folders whose words a game may use: its own, and those of the games it lies in."""
    folder = game_folder(game)
    return [other for other in map(game_folder, registry.games()) if other == folder or other in folder.parents]


def languages(game: AnyGame) -> list[str]:
    """Returns the languages of a game."""
    return sorted(path.name for path in (game_folder(game) / "l10n").iterdir())


@cache
def bundle(name: str, language: str) -> FluentBundle:
    """Returns the words of a game."""
    game = registry.game(name)
    found = FluentBundle([language], use_isolating=False)
    for folder in family(game):
        for file in SPOKEN:
            text = (folder / "l10n" / language / f"{file}.ftl").read_text(encoding="utf-8")
            found.add_resource(FluentResource(text))
    return found


def emitted(match: Match, rng: SplitMix64) -> Iterator[Text]:
    """Yields every text that a game emits at one moment of a match."""
    seats = match.setup.seats
    for viewer in (None, *range(seats)):
        yield from all_of(look(match, viewer))
        if match.plies:
            yield from all_of(events(match, viewer))
    for seat in range(seats):
        info, legal = match.state.information(seat), match.legal(seat)
        yield from all_of(tuple(match.game.display.action(info, move) for move in legal[:: 1 + len(legal) // 20]))
        hand = [slot.face for zone in look(match, seat).zones if zone.kind == "hand" for slot in zone.slots]
        yield from all_of(touch(match, seat, ()).missing)
        for _ in range(WISHES):
            names = tuple(face for face in hand if face is not None and rng.below(4) == 0)
            answer = touch(match, seat, names)
            yield from all_of((answer.why, answer.missing))
        if legal:
            yield from all_of(match.game.policy(info, legal)[1])
        if legal and match.game.search:
            yield from all_of(match.game.search.reasons(info, legal, rng.choice(legal)))


def faults(game: AnyGame, language: str, text: Text) -> Iterator[str]:
    """Yields what is wrong with a text: no words, words with other arguments, suits that are spoken, or no room."""
    words = bundle(game.name, language)
    code = text.code.replace("/", "-")
    if not words.has_message(code):
        yield f"{text.code} has no text in {language}"
        return
    pattern = words.get_message(code).value
    assert pattern is not None, f"{text.code} has attributes alone in {language}"
    args = dict(text.args)
    seats = [name for name in SEAT_ARGS if name in args]
    for you, manner in product(("yes", "no"), (ALOUD, SEEN)):
        names = {name: f"N{args[name]}" for name in seats}
        spoken = {**manner, **args, **names, **{f"{name}_you": you for name in seats}}
        said, errors = words.format_pattern(pattern, spoken)
        yield from (f"{text.code} in {language}: {error}" for error in errors)
        if manner is ALOUD:
            yield from (
                f"{text.code} in {language} says {symbol}: {said}" for symbol in SUIT_SYMBOLS if symbol in str(said)
            )
            continue
        room = next((room for start, room in ROOM.items() if text.code.startswith(start)), None)
        if room is not None and wide(str(said)) > room:
            yield f"{text.code} in {language} has {wide(str(said))} letters instead of {room}: {said}"


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[f"{game.name}-{seats}" for game, seats in GAMES])
def test_whatever_a_game_says_has_words_in_each_of_its_languages(game: AnyGame, seats: int) -> None:
    texts: set[Text] = set()
    for start, rng in random_matches(game, seats, 2, "texts"):
        for match in plays(start, rng):
            if rng.below(3) and match.outcome is None:
                continue  # texts hardly change from one moment to the next
            texts.update(emitted(match, rng))
    assert len(texts) > 50
    wrong = [fault for language in languages(game) for text in texts for fault in faults(game, language, text)]
    assert sorted(set(wrong)) == []


@cache
def spoken(name: str) -> tuple[Text, ...]:
    """Returns all texts that came up in a game's random deals, and its special ones, each once."""
    game = registry.game(name)
    own = import_module(own_tests(game))
    return met(game, own.DEALS, own.special_texts())


def test_complete_games_have_texts_of_their_own() -> None:
    assert {game.name for game in TOLD} >= {*COMPLETE}


@each_told
def test_every_text_is_complete_and_short_where_it_has_to_be(game: AnyGame) -> None:
    texts_of(game).check_complete(spoken(game.name))


@each_told
def test_every_message_is_said_by_some_code(game: AnyGame) -> None:
    texts_of(game).check_said(spoken(game.name))


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_temperament_has_a_name_and_a_line_in_each_language(game: AnyGame) -> None:
    for language in languages(game):
        words = bundle(game.name, language)
        for name in game.temperaments:
            code = f"temperament-{game.name}-{name}"
            assert words.has_message(code), f"{code} in {language}"
            assert words.get_message(code).value
            assert "about" in words.get_message(code).attributes
        text = (game_folder(game) / "l10n" / language / "game.ftl").read_text(encoding="utf-8")
        found = re.findall(r"^temperament-\w+-(\w+) =", text, re.MULTILINE)
        assert found == list(game.temperaments), "each once, and none besides"


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_help_of_a_switch_says_what_holds_while_it_is_on(game: AnyGame) -> None:
    switches = [f"option-{game.name}-{option.name}" for option in game.options if option.kind == "switch"]
    for language in languages(game):
        words = bundle(game.name, language)
        helps = {code: words.get_message(code).attributes["help"] for code in switches}
        said = {code: str(words.format_pattern(pattern, {})[0]) for code, pattern in helps.items()}
        assert [code for code, text in said.items() if OPEN[language].search(text)] == [], language


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_refusal_that_states_a_rule_names_its_section(game: AnyGame) -> None:
    reasons = {
        name: [attribute.id.name for attribute in message.attributes]
        for name, message in messages(game_folder(game), *SPOKEN).items()
        if name.startswith(("refuse-", "cannot-"))
    }
    assert reasons
    assert [name for name, names in reasons.items() if ("rule" in names) == bool(RULELESS.fullmatch(name))] == []


def test_words_speak_to_nobody_but_the_seats_that_arguments_name() -> None:
    for game in registry.games():
        for language in languages(game):
            for file in (game_folder(game) / "l10n" / language).iterdir():
                spoken = set(re.findall(r"\$(\w+)_you\b", file.read_text(encoding="utf-8")))
                assert spoken <= set(SEAT_ARGS), file


def test_a_code_without_words_and_one_of_other_arguments_are_found() -> None:
    game = registry.game("haggis")
    assert list(faults(game, "en", Text.of("log/never-written"))) == ["log/never-written has no text in en"]
    assert list(faults(game, "en", Text.of("match/won", seat=0)))
    assert not list(faults(game, "en", Text.of("match/won", seat=0, points=250)))


def test_what_does_not_fit_where_it_stands_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("haggis")
    monkeypatch.setitem(ROOM, "match/", 20)
    assert [fault for fault in faults(game, "en", Text.of("match/won", seat=0, points=250)) if "letters" in fault]
