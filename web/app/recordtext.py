"""What the front end does to a record as text: it shows none of it, plays none of it, only cuts and reseeds."""


def finished_part(record):
    """Returns the record without what is still hidden: finished deals only, no seed and no decks of later deals.

    Returns "" while the first deal is played, for then everything is hidden.
    """
    lines = record.split("\n")
    starts = [number for number, line in enumerate(lines) if line.startswith('[Deal "')]
    if len(starts) < 2:
        return ""
    kept = []
    for number, line in enumerate(lines[: starts[-1]]):
        head = number < starts[0]
        if head and (line.startswith('[Seed "') or _later_deck(line)):
            continue
        kept.append(line)
    return "\n".join(kept)


def reseeded(record, seed):
    """Returns the record with a seed for its later deals, where it has none."""
    lines = record.split("\n")
    for number, line in enumerate(lines):
        if line.startswith('[Seed "'):
            return record
        if line.startswith('[Deal "'):
            lines.insert(number, f'[Seed "{seed}"]')
            return "\n".join(lines)
    return record


def _later_deck(line):
    name = line.partition(" ")[0]
    return name.startswith("[Deck") and name[5:].isdigit()
