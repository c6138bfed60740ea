"""Records as text: nothing is played here; a record is only cut, or given labels or a seed."""

from ..texts.names import TITLE_MAX, tidied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

LOOSE = "file"  # in place of a match's id: a match that is looked back at and is on no list
HEAD = '[Format "'  # how a record begins
LINK = "#links/"  # how the fragment of a link begins
SENT = '[Sent "'  # how a file begins that was sent in place of a link
LABELS = ('[Title "', '[Tags "', '[Favourite "')  # how the lines begin that may precede it
# An older version takes a label that it does not know between two records, and any labels above it, for lines of the
# first record, and stops reading that record there. So new labels go above the others.
TAGS_MAX = 5
TAG_MAX = 20
COMMAS = "、，"  # of Japanese and Chinese


def finished_part(record: str, *, last_is_over: bool = False) -> str:
    """Returns the record without what is still hidden: finished deals only, no seed, no decks of later deals.

    The last deal counts as running unless `last_is_over`, which only the engine can tell. Returns "" if no deal is
    finished.
    """
    lines = record.split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith('[Deal "')]
    ends = starts[1:] + [len(lines)] if last_is_over else starts[1:]
    if not starts or not ends:
        return ""
    finished = []
    for number, line in enumerate(lines[: ends[-1]]):
        head = number < starts[0]
        if head and (line.startswith('[Seed "') or _later_deck(line)):
            continue
        finished.append(line)
    return "\n".join(finished)


def labelled(record: str, meta: "Mapping[str, Any]") -> str:
    """Returns the record with the player's labels of the match above it, each in a line that the engine skips."""
    tags = ", ".join(meta.get("tags") or [])
    # New labels go first: see `LABELS`.
    lines = [("Title", meta.get("title") or ""), ("Tags", tags), ("Favourite", "yes" if meta.get("star") else "")]
    text = record
    for name, words in reversed(lines):
        if words:
            text = '[{} "{}"]\n{}'.format(name, words.replace("\\", "\\\\").replace('"', '\\"'), text)
    return text


def is_label(line: str) -> bool:
    """Returns whether a line is one that `labelled` puts above a record."""
    return any(line.startswith(label) for label in LABELS)


def head_of(text: str) -> list[tuple[str, str]]:
    """Returns the names and the values of the tags in a text before its first deal, labels included."""
    found = []
    for line in text.partition('\n[Deal "')[0].split("\n"):  # a record may have thousands of lines after that
        row = line.strip()
        if row.startswith('[Deal "'):
            break
        if row.startswith("[") and row.endswith('"]'):
            name, _, words = row[1:-2].partition(' "')
            found.append((name, words.replace('\\"', '"').replace("\\\\", "\\")))
    return found


def labels_of(text: str) -> "dict[str, Any]":
    """Returns the labels in a text before its first deal, as a meta has them: any of title, tags, star."""
    found: dict[str, Any] = {}
    for name, words in head_of(text):
        if name == "Title":
            found["title"] = tidied(words, TITLE_MAX)
        elif name == "Tags":
            found["tags"] = tags_of(words)
        elif name == "Favourite":
            found["star"] = words == "yes"
    return {name: found[name] for name in found if found[name]}


def tags_of(words: str) -> list[str]:
    """Returns the tags in a text that separates them by commas: each once, at most `TAGS_MAX`."""
    for comma in COMMAS:
        words = words.replace(comma, ",")
    tags: list[str] = []
    for word in words.split(","):
        tag = tidied(word, TAG_MAX)
        if tag and tag not in tags:
            tags.append(tag)
    return tags[:TAGS_MAX]


def sent(kind: str, record: str) -> str:
    """Returns a record as a file that says what it was sent as, and is treated like the link of that kind."""
    return f'{SENT}{kind}"]\n{record}'


def sent_as(text: str) -> str:
    """Returns what a file was sent as, "" if it is a record like any other."""
    head, _, _ = text.lstrip().partition("\n")
    return head.rstrip()[len(SENT) : -2] if head.startswith(SENT) else ""


def link_in(text: str) -> str:
    """Returns what follows `#links/` in a text, "" if there is no link in it."""
    return (text.partition(LINK)[2].split() or [""])[0]


def game_of(text: str) -> str:
    """Returns the name of the game that a text's first record is of, "" if there is no record in it."""
    return f"\n{text}".partition('\n[Game "')[2].partition('"')[0]


def deal_in(record: str) -> int:
    """Returns the number of the running deal of a record."""
    return int(record.rpartition('\n[Deal "')[2].partition('"')[0])


def dealer_in(record: str) -> int:
    """Returns the seat that deals in the first deal of a record."""
    return int(record.partition('\n[Dealer "')[2].partition('"')[0])


def is_planned(record: str) -> bool:
    """Returns whether the decks of a match were given with it: "the same cards" are wanted, not new ones."""
    return "\n[Deck" in record.partition('\n[Deal "')[0]


def is_unplayed(record: str, persons: "Sequence[int]") -> bool:
    """Returns whether a match is in a first deal that has no shares, in which none of these seats has moved."""
    head, _, deal = record.partition('\n[Deal "1"]\n')
    if not deal or '\n[Deal "' in head + deal or '[Shares "' in deal or is_planned(record):
        return False
    movers = [line.partition(":")[0] for line in deal.split("\n") if line[:1].isdigit()]
    return not any(str(seat) in movers for seat in persons)


def reseeded(record: str, seed: str) -> str:
    """Returns the record with a seed for its later deals, added if it has none."""
    lines = record.split("\n")
    for number, line in enumerate(lines):
        if line.startswith('[Seed "'):
            return record
        if line.startswith('[Deal "'):
            lines.insert(number, f'[Seed "{seed}"]')
            return "\n".join(lines)
    return record


def _later_deck(line: str) -> bool:
    name = line.partition(" ")[0]
    return name.startswith("[Deck") and name[5:].isdigit()
