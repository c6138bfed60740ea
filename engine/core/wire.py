"""The values of a table as they go to front ends: plain data, by the names that MESSAGES.md gives them."""

from dataclasses import fields, is_dataclass
from typing import Any

__all__ = ["to_json"]

_MAPPINGS = {("Text", "args"), ("Slot", "order")}
# Names on the wire that mean something else in the code, or that Python does not allow.
_RENAMED = {"source": "from", "target": "to", "ranking": "places", "finishers": "order"}


def to_json(value: object) -> Any:
    """Returns plain dicts, lists, numbers and strings for any of these values."""
    if is_dataclass(value):
        kind = type(value).__name__
        return {
            _RENAMED.get(field.name, field.name): dict(getattr(value, field.name))
            if (kind, field.name) in _MAPPINGS
            else to_json(getattr(value, field.name))
            for field in fields(value)
        }
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    return value
