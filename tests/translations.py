"""The texts of a language, and the ways in which they must agree with the English ones."""

import datetime as dt
import itertools
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from unicodedata import east_asian_width

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from engine.cli.words import SEEN
from engine.core import registry
from engine.core.table import SEAT_ARGS
from web.make.languages import game_texts, page_texts, start_texts
from web.make.tools import ROOT

__all__ = ["CHECKS", "PLURALS", "Check", "Translation", "terminal", "translation", "wide"]

# The plural categories of each language, by their names in CLDR.
PLURALS = {"en": {"one", "other"}, "hu": {"one", "other"}, "de": {"one", "other"}, "ja": {"other"}}
CLASSES = {"zero", "one", "two", "few", "many", "other"}
SAMPLES = {"one": 1, "two": 2, "few": 3, "many": 5, "other": 5}  # a number of each category, where a language has it
MARKS = {"rule", "heading"}  # attributes that the page reads and never shows
MOST = 250  # combinations of arguments that each message is tried with
MOMENT = dt.datetime(2026, 11, 22, 20, 15, tzinfo=dt.UTC)

_PICTURE = re.compile(r"\(\(([^|)]*)")  # its cards, up to the caption
_NUMBER = re.compile(r"-?\d+(\.\d+)?")

type Faults = Iterator[str]
type Check = Callable[[Translation, Translation], Faults]


def wide(text: str) -> int:
    """Returns the width of a text in letters; an East Asian character counts as two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


@dataclass
class Use:
    """The variables of a pattern: those it prints, and those it selects by, with the keys of their variants."""

    printed: set[str] = field(default_factory=set)
    chosen: dict[str, set[str]] = field(default_factory=dict)
    functions: dict[str, str] = field(default_factory=dict)  # by variable

    @property
    def all(self) -> set[str]:
        """All variables."""
        return self.printed | set(self.chosen)

    def numbers(self, name: str) -> set[str]:
        """Returns the numbers among the keys of a variable."""
        return {key for key in self.chosen.get(name, ()) if _NUMBER.fullmatch(key)}


class Translation:
    """Files of messages in one language, by name, that are loaded together."""

    def __init__(self, language: str, files: Mapping[str, str]) -> None:
        self.language = language
        self.files = dict(files)
        self.bodies = {name: FluentParser().parse(text).body for name, text in files.items()}

    @cached_property
    def messages(self) -> dict[str, dict[str, syntax.Message]]:
        """The messages of each file by id."""
        return {
            file: {entry.id.name: entry for entry in body if isinstance(entry, syntax.Message)}
            for file, body in self.bodies.items()
        }

    @cached_property
    def patterns(self) -> dict[str, syntax.Pattern]:
        """All patterns by `id` and `id.attribute`, in the order of the files."""
        found = {}
        for entries in self.messages.values():
            for name, entry in entries.items():
                if entry.value:
                    found[name] = entry.value
                found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        return found

    @cached_property
    def bundle(self) -> FluentBundle:
        """All messages, ready to be formatted."""
        bundle = FluentBundle([self.language], use_isolating=False, functions={"DATETIME": _day})
        for text in self.files.values():
            bundle.add_resource(FluentResource(text))
        return bundle

    def use(self, code: str) -> Use:
        """Returns the variables of a text and of all messages that it refers to."""
        use = Use()
        if code in self.patterns:
            self._gather(self.patterns[code], use)
        return use

    def _gather(self, pattern: syntax.Pattern, use: Use) -> None:
        for element in pattern.elements:
            if isinstance(element, syntax.Placeable):
                self._gather_from(element.expression, use)

    def _gather_from(self, expression: Any, use: Use) -> None:
        match expression:
            case syntax.Placeable():
                self._gather_from(expression.expression, use)
            case syntax.MessageReference():
                attribute = f".{expression.attribute.name}" if expression.attribute else ""
                self._gather(self.patterns.get(expression.id.name + attribute, syntax.Pattern([])), use)
            case syntax.SelectExpression():
                name = _variable(expression.selector)
                if name:
                    use.chosen.setdefault(name, set()).update(map(_key, expression.variants))
                for variant in expression.variants:
                    self._gather(variant.value, use)
            case _:
                name = _variable(expression)
                if name:
                    use.printed.add(name)
                if name and isinstance(expression, syntax.FunctionReference):
                    use.functions[name] = expression.id.name

    def say(self, code: str, args: Mapping[str, Any]) -> tuple[str, list[str]]:
        """Returns a text, formatted, and its errors."""
        words, errors = self.bundle.format_pattern(_found(self.bundle, code), dict(args))
        return str(words), [f"{code} with {args}: {error}" for error in errors]


def _day(value: Any, **_options: Any) -> Any:
    """Returns a date as text, in place of the browser's formats, which the library lacks."""
    return f"{value.value if hasattr(value, 'value') else value:%Y-%m-%d}"


def _found(bundle: FluentBundle, code: str) -> Any:
    name, _, attribute = code.partition(".")
    message = bundle.get_message(name)
    return message.attributes[attribute] if attribute else message.value


def _key(variant: syntax.Variant) -> str:
    return variant.key.value if isinstance(variant.key, syntax.NumberLiteral) else variant.key.name


def _variable(expression: Any) -> str | None:
    """Returns the variable of an expression, alone or as the argument of a function; None for a term or a text."""
    if isinstance(expression, syntax.FunctionReference) and expression.arguments.positional:
        expression = expression.arguments.positional[0]
    return expression.id.name if isinstance(expression, syntax.VariableReference) else None


def _samples(*uses: Use) -> Iterator[dict[str, Any]]:
    """Yields arguments that lead to every variant of a text."""
    names = sorted(set().union(*(use.all for use in uses)))
    keys = {name: set().union(*(use.chosen.get(name, set()) for use in uses)) for name in names}
    functions = {name: function for use in uses for name, function in use.functions.items()}
    values = [_values(name, keys[name], functions.get(name)) for name in names]
    ways = itertools.product(*values)
    for way in itertools.islice(ways, MOST):
        yield dict(zip(names, way, strict=True))
    for number in range(max(map(len, values), default=0)):  # in case of more than MOST ways
        yield {name: some[number % len(some)] for name, some in zip(names, values, strict=True)}


def _values(name: str, keys: set[str], function: str | None) -> list[Any]:
    """Returns sample values of an argument: one for each of its keys, and one that no key names."""
    if function == "DATETIME":
        return [MOMENT]
    numbers = Use(chosen={name: keys}).numbers(name)
    if function == "NUMBER" or numbers or (keys and keys <= CLASSES and keys - {"other"}):
        found: set[float] = {float(key) if "." in key else int(key) for key in numbers} | {7}
        return sorted(found | {SAMPLES[key] for key in keys - numbers})
    return [*sorted(keys - {"other"}), f"⟨{name}⟩"]


# -- checks of what must agree; each yields the faults


def files(base: Translation, other: Translation) -> Faults:
    """Both languages have the same files."""
    yield from (f"{name} is in one of them" for name in sorted(set(base.files) ^ set(other.files)))


def syntax_of(_base: Translation, other: Translation) -> Faults:
    """Every file parses."""
    for name, body in other.bodies.items():
        yield from (f"{name}: {entry.content!r}" for entry in body if isinstance(entry, syntax.Junk))


def ids(base: Translation, other: Translation) -> Faults:
    """The files have the same messages with the same attributes, in the same order."""
    for name in set(base.files) & set(other.files):
        here, there = (
            [(entry.id.name, entry.value is None, *(one.id.name for one in entry.attributes)) for entry in found]
            for found in (base.messages[name].values(), other.messages[name].values())
        )
        if here != there:
            first = next(pair for pair in itertools.zip_longest(here, there) if pair[0] != pair[1])
            yield f"{name}: {first[1]} instead of {first[0]}"


def once(_base: Translation, other: Translation) -> Faults:
    """No two entries share a name: the later one would replace the other."""
    seen: dict[str, str] = {}
    for file, body in other.bodies.items():
        for entry in body:
            if isinstance(entry, syntax.Message | syntax.Term):
                name = f"{'-' * isinstance(entry, syntax.Term)}{entry.id.name}"
                if name in seen:
                    yield f"{name} is in {seen[name]} and in {file}"
                seen[name] = file


def variables(base: Translation, other: Translation) -> Faults:
    """A text uses only the arguments of the English one, and prints all that it prints."""
    for code in other.patterns.keys() & base.patterns.keys():
        here, there = base.use(code), other.use(code)
        given = here.all | {f"{name}_you" for name in here.all & set(SEAT_ARGS)} | set(SEEN)
        yield from (f"{code} is never given ${name}" for name in sorted(there.all - given))
        words = {name for name in there.chosen if there.numbers(name) > here.numbers(name)}  # more numbers spelt out
        yield from (f"{code} does not print ${name}" for name in sorted(here.printed - there.printed - words))


def marks(base: Translation, other: Translation) -> Faults:
    """What only the page reads stays the same: sections, their names, cards in pictures."""
    for code in other.patterns.keys() & base.patterns.keys():
        here, there = base.patterns[code], other.patterns[code]
        lists = f"{code}-{_plain(here).partition(' ')[0]}" in base.patterns  # the sections of a rules page
        if (lists or code.partition(".")[2] in MARKS) and not here.equals(there):
            yield f"{code} is for the page, and stays as it is"
        drawn, redrawn = ([cards.strip() for cards in _PICTURE.findall(_plain(one))] for one in (here, there))
        if drawn != redrawn:
            yield f"{code} shows {redrawn} instead of {drawn}"


def plurals(_base: Translation, other: Translation) -> Faults:
    """Variants by number use only the plural categories of the language."""
    lacks = CLASSES - PLURALS[other.language]
    for code in other.patterns:
        for name, keys in other.use(code).chosen.items():
            yield from (f"{code} asks whether ${name} is [{key}]" for key in sorted(keys & lacks))


def said(base: Translation, other: Translation) -> Faults:
    """Every text can be formatted, whichever variants its arguments select."""
    for code in other.patterns.keys() & base.patterns.keys():
        for args in _samples(base.use(code), other.use(code)):
            words, errors = other.say(code, args)
            yield from errors[:1]
            if not words.strip() and base.say(code, args)[0].strip():
                yield f"{code} with {args} says nothing"
            if errors:
                break


CHECKS: tuple[Check, ...] = (
    files,
    syntax_of,
    ids,
    once,
    variables,
    marks,
    plurals,
    said,
)


def _plain(pattern: syntax.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, syntax.TextElement))


# -- all languages


def translation(language: str) -> Translation:
    """Returns all of Talon's texts in a language, under the names of the English files."""
    found = page_texts(language) | start_texts(language)
    for game in registry.games():
        found |= game_texts(game, language)
    start = f"l10n/{language}/"
    return Translation(language, {name.removeprefix(start): data.decode() for name, data in found.items()})


def terminal(language: str) -> Translation:
    """Returns the terminal's own texts in a language."""
    folder = ROOT / "engine" / "cli" / "l10n" / language
    return Translation(language, {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
