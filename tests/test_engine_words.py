"""The page cannot import the engine: its own words and types for tables must match the engine's."""

import __future__

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, TypeAliasType, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from engine.core import table
from web.app import engine_words

MESSAGES = Path(__file__).parents[1] / "web" / "app" / "messages.pyi"
KINDS = [kind for kind in vars(table).values() if isinstance(kind, type) and is_dataclass(kind)]
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
    names = table.to_json(kind(*[() for _ in own]))  # in the order of the fields, some renamed
    hints = get_type_hints(kind)
    return {
        name: shape(MAPPINGS.get((kind.__name__, field.name), hints[field.name]))
        for name, field in zip(names, own, strict=True)
    }


def test_the_words_that_the_page_waits_for_are_the_engines() -> None:
    words = {name: word for name, word in vars(engine_words).items() if name.isupper()}
    assert len(words) >= 7
    assert words == {name: getattr(table, name) for name in words}
    assert engine_words.melds_key(3) == table.melds_key(3)


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
