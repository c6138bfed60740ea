"""Record text: shaped like PGN, the only serialisation of a match. Tags, then one block of lines per deal.

    [Format "1"]
    [Game "haggis"]
    [Seat0 "human:Anna"]
    [Seat1 "bot:club:Béla"]
    [Temperament1 "bold"]

    [Deal "1"]
    [Dealer "1"]
    [Shares "0f3a... 77c1..."]
    [Deck "7r 3b ..."]
    0:7r 7b
    1:pass
    *:shuffle 4h 9s ...
    [Seat1 "human:Cili"]
    [Undo "2"]
    [Concede "1"]

This module knows only lines and tags. What they mean is up to `engine.core.match` and `engine.core.replay`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

__all__ = [
    "FORMAT",
    "MAX_LINES",
    "MAX_NAME",
    "Block",
    "Line",
    "Lost",
    "Record",
    "named",
    "number_of",
    "parse",
    "plain",
    "tag_line",
]

FORMAT = 1
MAX_LINES = 20_000
MAX_NAME = 60

type Tag = tuple[str, str]

# Possessive: a value of any length is read in one go, without backtracking.
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9.]{0,60}) "([^"\\]*+(?:\\.[^"\\]*+)*+)"\]')
_LINE = re.compile(r"(\*|[0-9]{1,2}):(.+)")
_ESCAPE = re.compile(r"\\(.)")
_CONTROL = dict.fromkeys([*range(32), 127], " ")
# In a name, also characters that break a line or change the direction of the text after them.
_UNRULY = _CONTROL | dict.fromkeys([*range(128, 160), *range(0x2028, 0x202F), *range(0x2066, 0x206A)], " ")


@dataclass(frozen=True)
class Lost:
    """A line that could not be read or played: its number (from 1), its text, the reason as a code and in words."""

    line: int
    text: str
    code: str
    detail: str


@dataclass(frozen=True)
class Line:
    """One line of a deal: `seat` is a number for a move, None for a shuffle, and `tag` is set for a tag line."""

    number: int
    text: str
    seat: int | None = None
    tag: Tag | None = None


@dataclass(frozen=True)
class Block:
    """A deal as written: the tags of its head and the lines after them."""

    tags: tuple[Tag, ...]
    lines: tuple[Line, ...]
    number: int

    def tag(self, name: str) -> str | None:
        """Returns the first value of a tag of the head."""
        return _first(self.tags, name)


@dataclass(frozen=True)
class Record:
    """A match as written: the tags of its head and its deals."""

    tags: tuple[Tag, ...]
    blocks: tuple[Block, ...]

    def tag(self, name: str) -> str | None:
        """Returns the first value of a tag of the head."""
        return _first(self.tags, name)

    def starting(self, prefix: str) -> tuple[Tag, ...]:
        """Returns the tags of the head whose name starts with a prefix, without the prefix."""
        return tuple((name[len(prefix) :], value) for name, value in self.tags if name.startswith(prefix))


class _Open:
    """A block that is still being read."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tags: list[Tag] = []
        self.lines: list[Line] = []

    def add(self, tag: Tag, line: Line) -> None:
        """Adds a tag: to the head, or as a line of its own once the deal has begun."""
        if self.lines or tag[0].startswith(("Seat", "Undo", "Concede")):
            self.lines.append(line)
        else:
            self.tags.append(tag)


def _first(tags: Iterable[Tag], name: str) -> str | None:
    return next((value for key, value in tags if key == name), None)


def number_of(digits: str) -> int:
    """Returns a tag's number; ten digits or more, which no valid tag has, count as 1000000000."""
    return int(digits) if len(digits) < 10 else 10**9


def plain(text: str) -> str:
    """Returns a text as a record holds it, with line breaks and other control characters as spaces."""
    return text.translate(_CONTROL)


def named(text: str) -> str:
    """Returns a player's name as a record holds it: at most MAX_NAME characters, all harmless."""
    return text[:MAX_NAME].translate(_UNRULY)


def tag_line(name: str, value: str | int) -> str:
    r"""Returns a tag as a line, with quotes and backslashes escaped and control characters as spaces.

    >>> tag_line("Seat0", 'human:Anna "Ace"')
    '[Seat0 "human:Anna \\"Ace\\""]'
    """
    text = plain(str(value)).replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{text}"]'


def parse(text: str) -> tuple[Record, tuple[Lost, ...]]:
    """Returns as much of a record as could be read, and the lines that could not.

    Never raises: any line that is not a tag, a line of a deal or blank comes back as lost.
    """
    rows = text.lstrip("\ufeff").split("\n")
    lost = [Lost(MAX_LINES + 1, "", "record/long", f"a record ends after {MAX_LINES} lines")][: len(rows) > MAX_LINES]
    head: list[Tag] = []
    blocks: list[_Open] = []
    for number, raw in enumerate(rows[:MAX_LINES], 1):
        row = raw.strip()
        if match := _TAG.fullmatch(row):
            tag = match[1], _ESCAPE.sub(r"\1", match[2])
            if tag[0] == "Deal":
                blocks.append(_Open(number))
            if blocks:
                blocks[-1].add(tag, Line(number, row, tag=tag))
            else:
                head.append(tag)
        elif blocks and (match := _LINE.fullmatch(row)):
            blocks[-1].lines.append(Line(number, match[2].strip(), None if match[1] == "*" else int(match[1])))
        elif row:
            lost.append(Lost(number, row[:80], "record/line", "neither a tag nor a move of a deal"))
    done = tuple(Block(tuple(block.tags), tuple(block.lines), block.number) for block in blocks)
    return Record(tuple(head), done), tuple(sorted(lost, key=lambda line: line.line))
