"""Many records in one text: put together, taken apart, and compared with those that are here."""

from ..record_texts import HEAD, titled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FULL = 400_000  # bytes as JSON
_TITLE = 20  # of the tag of a title beside its words


def joined(records: "Sequence[tuple[str, str]]") -> str:
    """Returns records, each with its title, one after the other."""
    return "\n".join([titled(record, title) for record, title in records])


def files(records: "Sequence[tuple[str, str]]") -> list[str]:
    """Returns records with their titles in as few texts as can be taken in again, each of at most `FULL` bytes."""
    found: list[list[tuple[str, str]]] = []
    size = FULL
    for record, title in records:
        more = len(record.encode()) + record.count("\n") + record.count('"') + 4 * len(title) + _TITLE
        if size + more > FULL:
            found.append([])
            size = 0
        found[-1].append((record, title))
        size += more
    return [joined(part) for part in found]


def parts(text: str) -> list[str]:
    """Returns the records in a text, each from its head on, with the title above it, without what precedes them."""
    found: list[list[str]] = []
    title: list[str] = []
    for line in text.split("\n"):
        if line.startswith(HEAD):
            found.append(title + [line])
            title = []
        elif line.startswith('[Title "'):
            title = [line]
        elif found:
            found[-1] += title + [line]
            title = []
    return ["\n".join(lines) for lines in found]


def counterpart(record: str, here: "Mapping[str, str]") -> "tuple[str, bool] | None":
    """Returns the match that a record is of, and whether the record goes on from there; None where it is a new one.

    `here` are the records of the matches on this device by id. A match is the same where one of both goes on from
    the other.
    """
    for match in sorted(here):
        if here[match].startswith(record):
            return match, False
    for match in sorted(here):
        if record.startswith(here[match]):
            return match, True
    return None
