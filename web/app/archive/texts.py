"""Many records in one file: recognized, taken apart, and compared with those on this device."""

from ..client.record_texts import HEAD, head_of, is_label
from ..texts.names import TITLE_MAX
from .baggage import LINE
from .origins import has_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

PLAYER_MAX = 60  # characters of a player's name that a record keeps: MAX_NAME in engine/core/record.py


def parts(texts: "Sequence[str]") -> list[str]:
    """Returns the records in a file, each with the labels above its head; anything else is dropped.

    `texts` are the file, or whole lines of it one after the other.
    """
    found: list[list[str]] = []
    above: list[str] = []
    for text in texts:
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


def is_shortened(text: str) -> bool:
    """Returns whether a name of the match or of a player is longer than what is kept of it."""
    for name, words in head_of(text):
        if name == "Title" and len(" ".join(words.split())) > TITLE_MAX:
            return True
        if name.startswith("Seat") and len(words.split(":", 2 if words.startswith("bot:") else 1)[-1]) > PLAYER_MAX:
            return True
    return False


def is_archive(text: str) -> bool:
    """Returns whether a text is an export of all matches, even if there was only one."""
    lines = f"\n{text}"
    return lines.count(f"\n{HEAD}") > 1 or f"\n{LINE}" in lines or has_id(text)


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
