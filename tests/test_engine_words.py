"""The page cannot import the engine: its own words and types for tables must match the engine's."""

import __future__

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from engine.core import table
from engine.core.wire import to_json
from web.app.texts import engine_words

ROOT = Path(__file__).parents[1]
MESSAGES = ROOT / "web" / "app" / "messages.pyi"
DOCUMENT = (ROOT / "engine" / "MESSAGES.md").read_text(encoding="utf-8")
KINDS = [kind for kind in vars(table).values() if isinstance(kind, type) and is_dataclass(kind)]
OPEN = ("action", "entry", "event", "line", "one")  # what the page calls actions, events and lines of the log
KIND_OF = {f"{name}{way}" for name in OPEN for way in ("['kind']", ".get('kind')")}
MAPPINGS = {("Text", "args"): dict[str, Any], ("Slot", "order"): dict[str, int]}  # pairs, but objects in JSON


def messages() -> dict[str, Any]:
    """Returns the namespace of the page's message types."""
    names: dict[str, Any] = {"__name__": "messages"}
    flags = __future__.annotations.compiler_flag  # a type may be named before it is defined, as in any stub
    exec(compile(MESSAGES.read_text(), str(MESSAGES), "exec", flags, dont_inherit=True), names)  # noqa: S102 - our own
    return names


def asked_for(field: str, *owners: str) -> Iterator[str]:
    """Yields the words with which the page compares a field by `in` or `not in`, of variables with these names.

    mypy checks a word compared with a field, but not the contents of a list or a tuple.
    """
    for path in sorted(MESSAGES.parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                sides = node.left, node.comparators[0]
                for one, other in (sides, sides[::-1]):
                    if isinstance(one, ast.Subscript) and ast.unparse(one) in {
                        f"{name}['{field}']" for name in owners
                    }:
                        yield from (str(part.value) for part in ast.walk(other) if isinstance(part, ast.Constant))


def spelt(path: Path) -> Iterator[str]:
    """Yields where a module of the page spells a word that is open on the wire, in place of a constant.

    That is the name of an argument of a text, a text's code, or the kind of an action, an event or a line of the log.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    of_text = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.value).endswith("['args']")
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = {ast.unparse(side) for side in sides}
            asks = names & KIND_OF or any(
                name in of_text or name.endswith(("['args']", "['code']")) for name in names
            )
            if asks and any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides):
                yield f"{path.name}:{node.lineno}: {ast.unparse(node)}"
            continue
        match node:
            case ast.Subscript(value=owner, slice=ast.Constant()):
                name = ast.unparse(owner)
            case ast.Call(func=ast.Attribute(value=owner, attr="get"), args=[ast.Constant(), *_]):
                name = ast.unparse(owner)
            case _:
                continue
        if name in of_text or name.endswith("['args']"):
            yield f"{path.name}:{node.lineno}: {ast.unparse(node)}"


def shape(hint: Any) -> Any:
    """Returns the shape of a type as JSON: a tuple is a list, a class of ours the name of its type."""
    if isinstance(hint, TypeAliasType):
        return shape(hint.__value__)
    if is_dataclass(hint) or is_typeddict(hint):
        return hint.__name__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in {list, tuple}:
        return "list", shape(arguments[0])
    if origin is dict:
        return "dict", *map(shape, arguments)
    if origin is Literal:
        return "literal", frozenset(arguments)
    if origin in {Union, UnionType}:
        return frozenset(map(shape, arguments))
    return None if hint is NoneType else hint


def widened(written: Any, said: Any) -> Any:
    """Returns the engine's shape, with a literal widened to `str` where the page has `str`."""
    if isinstance(written, tuple) and written[0] == "literal" and said is str:
        return str
    if isinstance(written, tuple) and isinstance(said, tuple) and written[0] == said[0] == "list":
        return "list", widened(written[1], said[1])
    return written


def written(kind: Any) -> dict[str, Any]:
    """Returns the shapes of a class's fields as JSON, by their names there."""
    own = fields(kind)
    names = to_json(kind(*[() for _ in own]))  # in the order of the fields, some renamed
    hints = get_type_hints(kind)
    return {
        name: shape(MAPPINGS.get((kind.__name__, field.name), hints[field.name]))
        for name, field in zip(names, own, strict=True)
    }


def test_the_words_that_the_page_waits_for_are_the_engines() -> None:
    words = {name: word for name, word in vars(engine_words).items() if name.isupper()}
    assert len(words) >= 7
    assert words == {name: getattr(table, name) for name in words}
    for key in ("hand_key", "melds_key", "seat_key"):
        assert getattr(engine_words, key)(3) == getattr(table, key)(3)


def test_the_page_spells_no_word_of_a_game_itself() -> None:
    found = [where for path in sorted((MESSAGES.parent / "table").rglob("*.py")) for where in spelt(path)]
    assert not found, "use the constants of engine_words.py"


@pytest.mark.parametrize("name", [name for name in table.__all__ if name.isupper()])
def test_every_word_that_a_page_knows_is_documented(name: str) -> None:
    word = getattr(table, name)
    words = [word] if isinstance(word, str) else word
    rows = DOCUMENT.partition("## What a table is")[2].partition("\n## ")[0].splitlines()
    cells = "|".join(row.split("|")[2] for row in rows if row.startswith("|"))
    code = {part for span in re.findall(r"`([^`\n]+)`", cells) for part in span.split()}
    assert not [word for word in words if word not in code]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_pages_types_are_what_the_engine_writes(kind: Any) -> None:
    names = messages()
    said = {name: shape(hint) for name, hint in get_type_hints(names[kind.__name__], names).items()}
    wanted = written(kind)
    assert said == {name: widened(wanted[name], said.get(name)) for name in wanted}


def test_the_marks_and_kinds_that_the_page_looks_for_are_the_engines() -> None:
    of_slots, of_groups = {*asked_for("marks", "slot")}, {*asked_for("marks", "group")}
    of_zones = {*asked_for("kind", "zone")}
    assert {"wild", "moved"} <= of_slots <= {*table.SLOT_MARKS}
    assert {"top", "run"} <= of_groups <= {*table.GROUP_MARKS}
    assert {"hand", "fan", "stock", "pile"} <= of_zones <= {*table.ZONE_KINDS}


def test_an_open_slot_is_a_slot_whose_card_lies_face_up() -> None:
    names = messages()
    assert get_type_hints(names["OpenSlot"], names) == get_type_hints(names["Slot"], names) | {"face": str}


def test_every_kind_of_value_on_a_table_has_a_type() -> None:
    assert len(KINDS) >= 12
    assert shape(table.Layout) == shape(messages()["Layout"])
