"""Migration: brings the text of an older record format to the current one, one step per format."""

import re
from collections.abc import Callable, Mapping

from engine.core.record import FORMAT, number_of

__all__ = ["STEPS", "NewerFormat", "format_of", "migrate"]

type Migration = Callable[[str], str]

# STEPS[n] turns a text of format n into format n + 1. Format 1 is the first, so there is no step yet.
STEPS: Mapping[int, Migration] = {}

_FORMAT = re.compile(r'^[ \t]*\[Format "([0-9]+)"\]', re.MULTILINE)


class NewerFormat(ValueError):
    """Raised for a record written by a newer version; `number` is its format."""

    def __init__(self, number: int) -> None:
        super().__init__(f"this record has format {number}, this version reads up to {FORMAT}: update first")
        self.number = number


def format_of(text: str) -> int | None:
    """Returns the format number that a record states, or None if it states none."""
    match = _FORMAT.search(text.lstrip("\ufeff"))
    return number_of(match[1]) if match else None


def migrate(text: str, steps: Mapping[int, Migration] = STEPS, newest: int = FORMAT) -> str:
    """Returns the text in the newest format; raises NewerFormat if it has a newer one.

    A text without a format, or with format 0, is returned as it is: the reader refuses it.
    """
    number = format_of(text)
    if not number:
        return text
    if number > newest:
        raise NewerFormat(number)
    for step in range(number, newest):
        text = steps[step](text)
    return text
