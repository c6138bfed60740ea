"""Records as text: nothing is played here, a record is only cut, and given a title or a seed."""

from .names import TITLE_MAX, tidied

HEAD = '[Format "'  # how a record begins
LINK = "#links/"  # how the fragment of a link begins


def finished_part(record: str) -> str:
    """Returns the record without what is still hidden: finished deals only, no seed, no decks of later deals.

    Returns "" during the first deal, when everything is hidden.
    """
    lines = record.split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith('[Deal "')]
    if len(starts) < 2:
        return ""
    finished = []
    for number, line in enumerate(lines[: starts[-1]]):
        head = number < starts[0]
        if head and (line.startswith('[Seed "') or _later_deck(line)):
            continue
        finished.append(line)
    return "\n".join(finished)


def titled(record: str, title: str) -> str:
    """Returns the record with the title of its match, which the engine skips; without one the record itself."""
    words = title.replace("\\", "\\\\").replace('"', '\\"')
    return f'[Title "{words}"]\n{record}' if title else record


def title_of(text: str) -> str:
    """Returns the title that a text gives its match, "" where there is none before the first deal."""
    for line in text.split("\n"):
        row = line.strip()
        if row.startswith('[Deal "'):
            break
        if row.startswith('[Title "') and row.endswith('"]'):
            words = row[len('[Title "') : -len('"]')]
            return tidied(words.replace('\\"', '"').replace("\\\\", "\\"), TITLE_MAX)
    return ""


def link_in(text: str) -> str:
    """Returns what follows `#links/` in a text that has a link in it, "" where it has none."""
    return (text.partition(LINK)[2].split() or [""])[0]


def reseeded(record: str, seed: str) -> str:
    """Returns the record with a seed for its later deals, where it has none."""
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
