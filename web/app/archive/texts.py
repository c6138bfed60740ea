"""Many records in one text: joined, taken apart, and compared with those on this device."""

from ..client.record_texts import HEAD, is_label
from .baggage import LINE
from .origins import ORIGIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FULL = 400_000  # bytes as JSON


def joined(texts: "Sequence[str]") -> str:
    """Returns records joined into one text, each with its labels above it."""
    return "\n".join(texts)


def files(texts: "Sequence[str]") -> list[str]:
    """Returns records, with their labels, joined into texts of at most `FULL` bytes, which can all be imported."""
    found: list[list[str]] = []
    size = FULL
    for text in texts:
        more = len(text.encode()) + text.count("\n") + text.count('"') + text.count("\\") + 2
        if size + more > FULL:
            found.append([])
            size = 0
        found[-1].append(text)
        size += more
    return [joined(part) for part in found]


def parts(text: str) -> list[str]:
    """Returns the records in a text, each with the labels above its head; any other text is dropped."""
    found: list[list[str]] = []
    above: list[str] = []
    for line in text.split("\n"):
        if line.startswith(HEAD):
            found.append(above + [line])
            above = []
        elif is_label(line):
            above.append(line)
        elif found and not line.startswith(LINE):
            found[-1] += above + [line]
            above = []
    return ["\n".join(lines) for lines in found]


def is_archive(text: str) -> bool:
    """Returns whether a text is an export of all matches, even if there was only one."""
    lines = f"\n{text}"
    return lines.count(f"\n{HEAD}") > 1 or f"\n{LINE}" in lines or f"\n{ORIGIN}" in lines


def counterpart(record: str, here: "Mapping[str, str]") -> "tuple[str, bool] | None":
    """Returns the match that a record belongs to, and whether the record goes further; None if the match is new.

    `here` holds the records of the matches on this device by id. Two records belong to the same match if one of them
    continues the other.
    """
    for match in sorted(here):
        if here[match].startswith(record):
            return match, False
    for match in sorted(here):
        if record.startswith(here[match]):
            return match, True
    return None
