"""Every code that the team game can emit has an English text, and every text is said by some code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import engine.games.haggis.team
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.table import Text
from tests.games.haggis.team.positions import FULL, GAME, cards, outcome, play, position, setup
from tests.games.haggis.test_texts import all_of

TEXTS = Path(__file__).parents[4] / "web" / "l10n" / "en"
SEATS = ("seat", "to", "from")
REASONS = "why-"  # the rule-based player's, met by its own tests
FRONT = "game-"  # the name of the game, asked for by the screens
PARTS = "team-"  # named within other messages only


@cache
def messages(name: str) -> dict[str, syntax.Message]:
    """Returns the messages of a file by id."""
    entries = FluentParser().parse((TEXTS / f"{name}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, syntax.Junk)]
    named = [entry for entry in entries if isinstance(entry, syntax.Message)]
    assert len({entry.id.name for entry in named}) == len(named)
    return {entry.id.name: entry for entry in named}


@cache
def bundle() -> FluentBundle:
    """Returns the texts of both games of the family, ready to be filled in."""
    texts = FluentBundle(["en"], use_isolating=False)
    for name in ("haggis", "team"):
        texts.add_resource(FluentResource((TEXTS / f"{name}.ftl").read_text(encoding="utf-8")))
    return texts


def say(text: Text) -> list[str]:
    """Returns what a text says to somebody else and to each of those it speaks of; fails on any Fluent error."""
    message = bundle().get_message(text.code.replace("/", "-"))
    assert message.value is not None, f"{text.code} has no text"
    args: dict[str, Any] = dict(text.args)
    seats = [name for name in SEATS if name in args]
    said = []
    for you in (None, *range(4)):
        names = {name: f"N{args[name]}" for name in seats}
        yours = {f"{name}_you": "yes" if args[name] == you else "no" for name in seats}
        words, errors = bundle().format_pattern(message.value, {**args, **names, **yours})
        assert not errors, f"{text}: {errors}"
        assert words
        said.append(str(words))
    return said


def random_texts(wishes: dict[str, str], seed: int) -> Iterator[Text]:
    """Yields everything said in a random deal, by the table, its actions, refusals and events."""
    rng = SplitMix64(seed)
    options = settle(GAME.options, wishes, 4)
    base = GAME.first(4, options, 0)
    state = GAME.deal(base, GAME.deck(4, options).order(GAME.shuffled(base, rng)))
    while state.outcome is None:
        seat = rng.choice([*state.must, *state.may])
        legal = state.legal(seat)
        before = state.view(seat)
        some = sum(1 << card for card in range(75) if before.hand >> card & 1 and rng.below(4) == 0)
        for eyes in range(4):
            yield from all_of(GAME.why(state.view(eyes), some, state.legal(eyes)))
        yield from all_of(tuple(GAME.action(before, one) for one in legal[:: 1 + len(legal) // 20]))
        move = rng.choice(legal)
        state = state.play(seat, move)
        some_eyes: tuple[int | None, ...] = (seat, (seat + 1) % 4, None)
        for looking in some_eyes:
            view = state.view(looking)
            yield from all_of(GAME.table(view, () if looking is None else state.legal(looking)))
            yield from all_of(GAME.events(before, seat, move, view))


def special_texts() -> Iterator[Text]:
    """Yields what is hardly ever said by chance."""
    state = play(position(*FULL), "0:bet 10", "2:bet 60")
    yield from all_of(GAME.table(state.view(0), state.legal(0)))
    state = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    yield from all_of(GAME.table(state.view(0), state.legal(0)))
    yield from all_of(GAME.why(state.view(0), 0, state.legal(0)))
    yield from all_of(GAME.table(play(state, "0:lead 2").view(0)))
    state = position("5s 5s 6s 6s", "2h", "2d", "2c", options={"identicalInRuns": "off"})
    yield from all_of(GAME.why(state.view(0), cards("5s 5s 6s 6s"), state.legal(0)))
    slam = play(position("", "2h 3h", "10d", "2c", outs=[(0, 12)], bets="10 30 60 -", leader=2), "2:10d")
    yield from all_of(GAME.table(slam.view(0)))
    made = play(position("10d", "2h 3h", "", "2c", bets="10 30 - -"), "0:10d")
    yield from all_of(GAME.table(made.view(0)))
    yield from all_of(GAME.next(setup({"end": "50"}), outcome((60, 0))))


@cache
def spoken() -> tuple[Text, ...]:
    """Returns all texts met, each once."""
    met: dict[Text, None] = {}
    for wishes in ({}, {"end": "250", "betBeforeExchange": "on", "teamBetRaise": "partner"}):
        for seed in range(3):
            met.update(dict.fromkeys(random_texts(wishes, seed)))
    met.update(dict.fromkeys(special_texts()))
    return tuple(met)


def test_every_text_is_complete() -> None:
    for text in spoken():
        said = say(text)
        assert not any("{" in words or "$" in words for words in said), said


def test_every_message_is_said_by_some_code() -> None:
    met = {text.code.replace("/", "-") for text in spoken()}
    mine = {name for name in messages("team") if not name.startswith(("option-", REASONS, FRONT, PARTS))}
    assert mine - met == set()
    assert {code for code in met if not code.startswith(REASONS)} - mine - set(messages("haggis")) == set()


def test_no_message_is_written_twice() -> None:
    assert set(messages("team")) & set(messages("haggis")) == set()


def test_every_code_in_the_source_has_a_message() -> None:
    for path in sorted(Path(engine.games.haggis.team.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Text", "Text.of"}:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    assert bundle().has_message(code.value.replace("/", "-")), f"{path.name}: {code.value}"


def test_parts_are_used() -> None:
    text = (TEXTS / "team.ftl").read_text(encoding="utf-8")
    for name in messages("team"):
        assert not name.startswith(PARTS) or f"{{ {name} }}" in text


def test_the_game_has_a_name_and_a_line_about_it() -> None:
    message = messages("team")[FRONT + GAME.name]
    assert [attribute.id.name for attribute in message.attributes] == ["blurb"]


def test_options_have_names_values_and_help() -> None:
    expected = set()
    for option in GAME.options:
        name = f"option-team-{option.name}"
        assert [attribute.id.name for attribute in messages("team")[name].attributes] == ["help"]
        expected |= {name, *(f"{name}-{value}" for value in (*option.words, *option.choices))}
    assert expected == {name for name in messages("team") if name.startswith("option-team-")}


def test_the_rules_have_a_section_for_every_name_they_list() -> None:
    rules = messages("rules-team")
    listed = rules["rules-team"].value
    assert listed is not None
    (element,) = listed.elements
    assert isinstance(element, syntax.TextElement)
    sections = {f"rules-team-{name}" for name in element.value.split()}
    assert sections == set(rules) - {"rules-team"}
    for name in sections:
        assert [attribute.id.name for attribute in rules[name].attributes] == ["body"]


@pytest.mark.parametrize(
    ("text", "words", "yours", "to"),
    [
        (
            Text.of("log/exchange", seat=1, to=3),
            "N1 gives N3 a card",
            "You give N3 a card",
            "N1 gives you a card",
        ),
        (
            Text.of("match/won-pair", seat=1, to=3, points=260),
            "N1 and N3 win the match with 260 points",
            "You and N3 win the match with 260 points",
            "You and N1 win the match with 260 points",
        ),
        (
            Text.of("log/lead", seat=1, to=3),
            "N3 leads, as N1 has chosen",
            "You let N3 lead",
            "N1 lets you lead",
        ),
        (
            Text.of("log/bet-replaces", seat=1, to=3, value=60, was=10),
            "N1 bets 60 in place of N3’s 10",
            "You bet 60 in place of N3’s 10",
            "N1 bets 60 in place of your 10",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str, to: str) -> None:
    said = say(text)
    assert [said[0], said[2], said[4]] == [words, yours, to]
