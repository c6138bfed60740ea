"""Every code that Boast or Nothing can emit has an English text, and every text is said by some code."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import engine.games.boast
from engine.core.game import MatchEnd
from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.table import Text
from tests.games.boast.positions import GAME, cards, ending, play, position, setup

TEXTS = Path(__file__).parents[3] / "web" / "l10n" / "en"
SEATS = ("seat", "to")
REASONS = "why-"  # the rule-based player's, met by its own tests
FRONT = "game-"  # the name of the game, asked for by the screens
OWN = "own-"  # this game's words for what every table says, asked for by the table
PARTS = "boast-"  # named within other messages only


@cache
def messages(name: str = "boast") -> dict[str, syntax.Message]:
    """Returns the messages of a file by id."""
    entries = FluentParser().parse((TEXTS / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, syntax.Junk)]
    named = [entry for entry in entries if isinstance(entry, syntax.Message)]
    assert len({entry.id.name for entry in named}) == len(named)
    return {entry.id.name: entry for entry in named}


@cache
def bundle() -> FluentBundle:
    """Returns the texts, ready to be filled in."""
    texts = FluentBundle(["en"], use_isolating=False)
    texts.add_resource(FluentResource((TEXTS / "boast.ftl").read_text(encoding="utf-8")))
    return texts


def say(text: Text) -> list[str]:
    """Returns what a text says to somebody else and to each of those it speaks of; fails on any Fluent error."""
    message = bundle().get_message(text.code.replace("/", "-"))
    assert message.value is not None, f"{text.code} has no text"
    args: dict[str, Any] = dict(text.args)
    seats = [name for name in SEATS if name in args]
    said = []
    for you in (None, *range(5)):
        names = {name: f"N{args[name]}" for name in seats}
        yours = {f"{name}_you": "yes" if args[name] == you else "no" for name in seats}
        words, errors = bundle().format_pattern(message.value, {**args, **names, **yours})
        assert not errors, f"{text}: {errors}"
        assert words
        said.append(str(words))
    return said


def all_of(value: Any) -> Iterator[Text]:
    """Yields every text within a value."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from all_of(item)
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            yield from all_of(getattr(value, name))


def random_texts(seats: int, wishes: dict[str, str], seed: int) -> Iterator[Text]:
    """Yields everything said in a random round, by the table, its actions, refusals and events."""
    rng = SplitMix64(seed)
    options = settle(all_options(GAME), wishes, seats)
    start = GAME.first(seats, options, 0)
    deck = GAME.deck(seats, options)
    state = GAME.deal(start, deck.order(GAME.shuffled(start, rng)))
    while state.outcome is None:
        seat = state.turn
        legal = state.legal(seat)
        before = state.view(seat)
        for eyes in range(seats):
            some = sum(1 << card for card in deck.ids if rng.below(8) == 0 and state.hands[eyes] >> card & 1)
            yield from all_of(GAME.why(state.view(eyes), some, state.legal(eyes)))
        yield from all_of(tuple(GAME.action(before, one) for one in legal))
        move = rng.choice(legal)
        state = state.play(seat, move)
        for eyes in (*range(seats), None):
            view = state.view(eyes)
            yield from all_of(GAME.table(view, () if eyes is None else state.legal(eyes)))
            yield from all_of(GAME.events(before, seat, move, view))
    end = GAME.next(start, state.outcome)
    if isinstance(end, MatchEnd):
        yield from all_of(end)


def special_texts() -> Iterator[Text]:
    """Yields what is hardly ever said by chance."""
    for hand in ("1r 5b", "1r x"):
        state = play(position("5r 5y", hand, "3b 4b"), "5r")
        for picked in ("5b", "x", "1r 5b", "7y"):
            yield from all_of(GAME.why(state.view(1), cards(picked), state.legal(1)))
    state = play(position("5r 1b", "x 2b", "x 3b"), "5r x x")
    yield from all_of(GAME.table(state.view(0)))
    state = play(position("5r", "2r", "3b", totals=(0, 4, 4), taken=(4, 0, 2)), "5r 2r 3b")
    yield from all_of(state.outcome)
    yield from all_of(GAME.why(state.view(1), cards("2r"), ()))
    yield from all_of(GAME.next(setup(3, totals=(4, 4, 0)), ending((1, 0, 0))))
    for points in ((1, 1, 0), (1, 1, 1)):
        yield from all_of(GAME.next(setup(3, {"tie": "shared"}, totals=(4, 4, 4)), ending(points)))


@cache
def spoken() -> tuple[Text, ...]:
    """Returns all texts met, each once."""
    met: dict[Text, None] = {}
    for seats, wishes in product((3, 4, 5), ({}, {"towerMoves": "everyTrick", "leftover": "faceDown"})):
        for seed in range(5):
            met.update(dict.fromkeys(random_texts(seats, wishes, seed)))
    met.update(dict.fromkeys(special_texts()))
    return tuple(met)


def test_every_text_is_complete() -> None:
    for text in spoken():
        said = say(text)
        assert not any("{" in words or "$" in words for words in said), said


def test_every_message_is_said_by_some_code() -> None:
    met = {text.code.replace("/", "-") for text in spoken()}
    mine = {name for name in messages() if not name.startswith(("option-", REASONS, FRONT, OWN, PARTS))}
    assert mine - met == set()
    assert {code for code in met if not code.startswith(REASONS)} - mine == set()


def test_every_code_in_the_source_has_a_message() -> None:
    for path in sorted(Path(engine.games.boast.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Text", "Text.of"}:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    assert code.value.replace("/", "-") in messages(), f"{path.name}: {code.value}"


def test_parts_are_used() -> None:
    text = (TEXTS / "boast.ftl").read_text(encoding="utf-8")
    for name in messages():
        assert not name.startswith(PARTS) or f"{{ {name} }}" in text


def test_options_have_names_values_and_help() -> None:
    expected = set()
    for option in GAME.options:
        name = f"option-boast-{option.name}"
        assert [attribute.id.name for attribute in messages()[name].attributes] == ["help"]
        expected |= {name, *(f"{name}-{value}" for value in option.choices)}
    assert expected == {name for name in messages() if name.startswith("option-")}


def test_the_rules_have_a_section_for_every_name_they_list() -> None:
    rules = messages("rules-boast")
    listed = rules["rules-boast"].value
    assert listed is not None
    (element,) = listed.elements
    assert isinstance(element, syntax.TextElement)
    sections = {f"rules-boast-{name}" for name in element.value.split()}
    assert sections == set(rules) - {"rules-boast"}
    for name in sections:
        assert [attribute.id.name for attribute in rules[name].attributes] == ["body"]


@pytest.mark.parametrize(
    ("text", "words", "yours"),
    [
        (Text.of("play/boast-card", seat=1, colour="b", rank=7), "N1 plays blue 7", "You play blue 7"),
        (
            Text.of("won/boast-above", seat=1, colour="b", over="r", cards=1),
            "Blue is above red: N1 takes the trick",
            "Blue is above red: you take the trick",
        ),
        (
            Text.of("won/boast-above", seat=1, colour="r", over="yb", cards=2),
            "Red is above yellow and blue: N1 takes the trick with the highest red",
            "Red is above yellow and blue: you take the trick with the highest red",
        ),
        (
            Text.of("won/boast-highest", seat=1, colour="y", rank=9),
            "All yellow, 9 is the highest: N1 takes the trick",
            "All yellow, 9 is the highest: you take the trick",
        ),
        (
            Text.of("banner/boast-over", seat=1, tricks=0, points=2),
            "N1 took no trick: 2 points",
            "You took no trick: 2 points",
        ),
        (Text.of("refuse/boast-follow", colour="r"), *["Red was led and you hold red: follow it"] * 2),
    ],
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = say(text)
    assert said[0] == words
    assert said[2] == yours
