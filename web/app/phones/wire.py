"""What phones say to each other: JSON objects, read with care, because whoever sends them may be hostile.

A guest asks, `{"n": 7, "op": "look", "seat": 2}`, and gets one answer, `{"n": 7, "ok": {...}}` or `{"n": 7, "error":
{"code", "detail", "args"}}`. Unasked, a host sends what has changed: `{"news": {...}}`. CONTRIBUTING has all of it.
"""

import json

from ..client.engine_client import EngineError
from .shares import DIGITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PROTOCOL = 2
LONGEST = 4096  # characters of what a guest may send
DEPTH = 4  # of lists and objects within each other there
ANSWER = 1_000_000  # characters of what a host may send: whole tables
NUMBERS = 1_000_000_000
WORD = 40  # characters of a version, or of anything else that is only compared


class Refused(EngineError):
    """A refusal of what no Talon would send."""


def read(text: str, longest: int = LONGEST, deepest: int | None = DEPTH) -> "dict[str, Any]":
    """Returns the object that a text holds; raises Refused for anything else, also for one too long or too deep.

    With `deepest` None nothing is looked for there: `web/js/phones.js` lets no text pass that is too deep for Python.
    """
    if len(text) > longest:
        raise Refused("phones/message", f"{len(text)} characters, at most {longest} are read")
    try:
        found = json.loads(text)
    except (ValueError, RuntimeError):  # the second where a parser calls itself too often
        found = None
    if not isinstance(found, dict):
        raise Refused("phones/message", "not an object")
    if deepest is not None and _is_deeper(found, deepest):
        raise Refused("phones/message", "too deep")
    return found


def _is_deeper(found: "dict[str, Any]", deepest: int) -> bool:
    """Returns whether lists and objects lie more than `deepest` within each other."""
    level: list[Any] = [found]
    for _ in range(deepest):
        inner = []
        for one in level:
            parts = one.values() if isinstance(one, dict) else one
            inner += [part for part in parts if isinstance(part, (dict, list))]
        if not inner:
            return False
        level = inner
    return True


def number(fields: "dict[str, Any]", name: str, most: int = NUMBERS) -> int:
    """Returns a whole number from 0 to `most`; raises Refused for anything else."""
    found = fields.get(name)
    if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= most:
        raise Refused("phones/message", f"{name} is no number from 0 to {most}")
    return found


def text_of(fields: "dict[str, Any]", name: str, most: int) -> str:
    """Returns a text of at most `most` characters; raises Refused for anything else."""
    found = fields.get(name)
    if not isinstance(found, str) or len(found) > most:
        raise Refused("phones/message", f"{name} is no text of at most {most} characters")
    return found


def hex_of(fields: "dict[str, Any]", name: str) -> str:
    """Returns a share or a commitment, which look alike; raises Refused for anything else."""
    found = text_of(fields, name, DIGITS)
    if len(found) < DIGITS or any(sign not in "0123456789abcdef" for sign in found):
        raise Refused("phones/message", f"{name} is not of {DIGITS} digits")
    return found


def texts_of(fields: "dict[str, Any]", name: str, many: int, most: int) -> list[str]:
    """Returns a list of at most `many` such texts; raises Refused for anything else."""
    found = fields.get(name)
    if not isinstance(found, list) or len(found) > many:
        raise Refused("phones/message", f"{name} is no list of at most {many}")
    return [text_of({name: one}, name, most) for one in found]
