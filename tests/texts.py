"""The English texts of a game for its tests: what each code says, to whom, and whether any is missing."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from engine.cli.words import SEEN
from engine.core import registry
from engine.core.cards import Cards, bits
from engine.core.display import Display
from engine.core.match import AnyGame, all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.state import after_chance
from engine.core.table import SEAT_ARGS, Text
from web.make.games import families
from web.make.tools import game_folder

__all__ = ["Deals", "Texts", "all_of", "met", "texts_of", "touched"]

SPOKEN = ("name", "game")  # its files except the rules page
REASONS = "why-"  # of the rule-based player, covered by its own tests
MAKERS = ("Text", "Text.of", "card_text")
ROOM = {"missing/": 48, "lacks/": 48, "tip/": 70}  # characters: two lines beside the tools, or in place of a button


class Deals(NamedTuple):
    """Random deals of a game: so many for each number of players and each choice of options.

    Of their moments about one in `every` is looked at by all viewers.
    """

    players: tuple[int, ...]
    options: tuple[Mapping[str, str], ...]
    each: int
    every: int = 1


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


def touched(display: Display[Any, Any], info: Any, selected: Cards, legal: tuple[Any, ...]) -> Iterator[Text]:
    """Yields the texts about selected cards: why they go nowhere, how one stands, or what they lack."""
    yield from all_of(display.why(info, selected, legal))
    yield from all_of(display.about(info, selected))
    held = [move for move in legal if move.cards and not selected & ~move.cards]
    larger = tuple(move for move in held if move.cards != selected)
    if larger and len(larger) == len(held):
        yield from all_of(display.missing(info, selected, larger))


def random_texts(game: AnyGame, seats: int, wishes: Mapping[str, str], seed: int, every: int) -> Iterator[Text]:
    """Yields the texts of a random deal: about selected cards, of actions, tables and events, and of the end.

    About one moment in `every` is looked at by all viewers, and the first and the last always are.
    """
    rng = SplitMix64(seed)
    options = settle(all_options(game), wishes, seats)
    setup = game.first(seats, options, 0)
    state = game.deal(setup, game.shuffled(setup, rng))
    yield from seen(game, state, seats)
    while state.outcome is None:
        seat = rng.choice([*state.must, *state.may])
        info, legal = state.information(seat), state.legal(seat)
        begun = rng.choice(legal).cards
        some = sum(1 << card for card in bits(info.hand) if rng.below(4) == 0)
        for part in (0, some, begun & some, begun & ~(begun & -begun)):
            yield from touched(game.display, info, part, legal)
        for other in {*range(seats)} - {seat}:
            theirs = state.information(other)
            picked = sum(1 << card for card in bits(theirs.hand) if rng.below(4) == 0)
            yield from touched(game.display, theirs, picked, state.legal(other))
        yield from all_of(tuple(game.display.action(info, one) for one in legal[:: 1 + len(legal) // 20]))
        state = after_chance(state.play(seat, rng.choice(legal)), rng.shuffle)
        if rng.below(every) == 0 or state.outcome is not None:
            yield from seen(game, state, seats)
    yield from all_of(game.next(setup, state.outcome))


def seen(game: AnyGame, state: Any, seats: int) -> Iterator[Text]:
    """Yields the texts that each seat, and an onlooker, is shown at a moment."""
    for viewer in (*range(seats), None):
        info = state.information(viewer)
        yield from all_of(game.display.table(info, () if viewer is None else state.legal(viewer)))
        yield from all_of(game.display.events(info))


def met(game: AnyGame, deals: Deals, special: Iterable[Text]) -> tuple[Text, ...]:
    """Returns the texts of random deals and the `special` ones, which chance hardly ever brings, each once."""
    found = dict.fromkeys([Text.of(f"match/{game.name}-conceded", seat=0), *special])
    for seats, wishes, seed in product(deals.players, deals.options, range(deals.each)):
        found.update(dict.fromkeys(random_texts(game, seats, wishes, seed, deals.every)))
    return tuple(found)


def source_of(folder: Path, *files: str) -> str:
    """Returns the source of the message files in a game's folder."""
    return "\n".join((folder / "l10n" / "en" / f"{file}.ftl").read_text(encoding="utf-8") for file in files)


def sources_of(game: AnyGame) -> list[Path]:
    """Returns a game's modules, without those of another game nested in its folder."""
    folder = game_folder(game)
    inner = [other for other in map(game_folder, registry.games()) if folder in other.parents]
    return [path for path in sorted(folder.rglob("*.py")) if not any(other in path.parents for other in inner)]


@cache
def messages(folder: Path, *files: str) -> dict[str, syntax.Message]:
    """Returns the messages of a game's files by id."""
    entries = FluentParser().parse(source_of(folder, *files)).body
    assert not [entry for entry in entries if isinstance(entry, syntax.Junk)]
    named = [entry for entry in entries if isinstance(entry, syntax.Message)]
    assert len({entry.id.name for entry in named}) == len(named)
    return {entry.id.name: entry for entry in named}


def code_of(text: Text) -> str:
    """Returns the id of a text's message."""
    return text.code.replace("/", "-")


class Texts:
    """The messages of a game; `beside` are games whose words it uses too, `asked` prefixes that the page asks for.

    Messages that begin with the game's own name are used only within others.
    """

    def __init__(
        self,
        game: AnyGame,
        *beside: AnyGame,
        asked: tuple[str, ...] = ("game-", "own-"),
    ) -> None:
        self.game = game
        self.messages = messages(game_folder(game), *SPOKEN)
        self.beside = {name: one for other in beside for name, one in messages(game_folder(other), *SPOKEN).items()}
        self.parts = f"{game.name}-"
        self.unsaid = ("option-", "temperament-", "fact-", "feat-", "terminal-", REASONS, self.parts, *asked)
        self.bundle = FluentBundle(["en"], use_isolating=False)
        for spoken in (*beside, game):
            self.bundle.add_resource(FluentResource(source_of(game_folder(spoken), *SPOKEN)))

    @property
    def reasons(self) -> set[str]:
        """The ids of all reasons of the rule-based player, including those of the games beside."""
        return {name for name in {**self.beside, **self.messages} if name.startswith(REASONS)}

    def say(self, text: Text) -> list[str]:
        """Returns a text as told to an onlooker and to each seat; fails on any Fluent error."""
        message = self.bundle.get_message(code_of(text))
        assert message.value is not None, f"{text.code} has no text"
        args: dict[str, Any] = dict(text.args)
        seats = [name for name in SEAT_ARGS if name in args]
        said = []
        for you in (None, *range(self.game.seats[-1])):
            names = {name: f"N{args[name]}" for name in seats}
            yours = {f"{name}_you": "yes" if args[name] == you else "no" for name in seats}
            words, errors = self.bundle.format_pattern(message.value, {**SEEN, **args, **names, **yours})
            assert not errors, f"{text}: {errors}"
            assert words
            said.append(str(words))
        return said

    # -- checks of every game, in tests/conformance/test_messages.py and test_texts.py

    def check_complete(self, spoken: Iterable[Text]) -> None:
        """Checks that no placeholder is left in the texts, and that they fit their place on a phone."""
        for text in spoken:
            said = self.say(text)
            assert not any("{" in words or "$" in words for words in said), said
            room = next((room for start, room in ROOM.items() if text.code.startswith(start)), None)
            assert room is None or all(len(words) <= room for words in said), said

    def check_said(self, spoken: Iterable[Text]) -> None:
        """Checks that these texts use every message of the game, and none from elsewhere."""
        met = set(map(code_of, spoken))
        mine = {name for name in self.messages if not name.startswith(self.unsaid)}
        assert mine - met == set()
        assert {code for code in met if not code.startswith(REASONS)} - mine - set(self.beside) == set()

    def check_sources(self) -> None:
        """Checks that every code in the game's modules has a message."""
        for path in sources_of(self.game):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in MAKERS:
                    code = node.args[0]
                    if isinstance(code, ast.Constant) and isinstance(code.value, str) and "/" in code.value:
                        assert self.bundle.has_message(code.value.replace("/", "-")), f"{path.name}: {code.value}"

    def check_parts(self) -> None:
        """Checks that every part of a message is used by some message."""
        text = source_of(game_folder(self.game), *SPOKEN)
        for name in self.messages:
            assert not name.startswith(self.parts) or f"{{ {name} }}" in text

    def check_name(self) -> None:
        """Checks that the game has a name, a blurb, its facts, the offer of its lesson, and words for its deals."""
        message = self.messages[f"game-{self.game.name}"]
        assert [attribute.id.name for attribute in message.attributes] == [
            "blurb",
            "facts",
            "lesson",
            "deal",
            "deals",
        ]

    def check_options(self) -> None:
        """Checks that each option has a name, help and a name for each value, and that no message is left over."""
        expected = set()
        for option in self.game.options:
            name = f"option-{self.game.name}-{option.name}"
            assert [attribute.id.name for attribute in self.messages[name].attributes] == ["help"]
            expected |= {name, *(f"{name}-{value}" for value in (*option.words, *option.choices))}
        assert expected == {name for name in self.messages if name.startswith("option-")}

    def check_rules(self) -> None:
        """Checks that the rules have a section for every name they list, and no other."""
        top = f"rules-{self.game.name}"
        rules = messages(game_folder(self.game), "rules")
        listed = rules[top].value
        assert listed is not None
        (element,) = listed.elements
        assert isinstance(element, syntax.TextElement)
        sections = {f"{top}-{name}" for name in element.value.split()}
        assert sections == set(rules) - {top}
        for name in sections:
            assert [attribute.id.name for attribute in rules[name].attributes] == ["body"]
        for message in {**self.beside, **self.messages}.values():
            for attribute in message.attributes:
                if attribute.id.name == "rule":
                    (element,) = attribute.value.elements
                    assert isinstance(element, syntax.TextElement)
                    assert f"{top}-{element.value}" in sections, message.id.name


def texts_of(game: AnyGame) -> Texts:
    """Returns the messages of a game, together with those of the games in whose folders it lies."""
    return Texts(game, *(registry.game(name) for name in families()[game.name] if name != game.name))
