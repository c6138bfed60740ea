"""Records with other players in them: without names, or with somebody else at the seats. Text in, text out."""

SEAT = "[Seat"
TEMPERAMENT = "[Temperament"
TITLE = '[Title "'


def nameless(record: str) -> str:
    """Returns the record without the names of its players, and without a title."""
    return "\n".join([_nameless(line) for line in record.split("\n") if not line.startswith(TITLE)])


def _nameless(line: str) -> str:
    return line.partition('"')[0] + f'"{_player(line)}:"]' if line.startswith(SEAT) else line


def seated(record: str, seat: int, level: str) -> str:
    """Returns the record of a single deal with a nameless person at a seat and with bots at all the others.

    A bot stays as it is; a person becomes a bot of this level.
    """
    lines = record.split("\n")
    return "\n".join([_seated(line, seat, level) for line in lines if not line.startswith(f"{TEMPERAMENT}{seat} ")])


def _seated(line: str, seat: int, level: str) -> str:
    tag = f"{SEAT}{seat} "
    if line.startswith(tag):
        return tag + '"human:"]'
    if line.startswith(SEAT) and _player(line) == "human":
        return line.replace('"human:', f'"bot:{level}:', 1)
    return line


def undealt(record: str) -> str:
    """Returns the record of a single deal as it stood before the first move."""
    lines = []
    for line in record.split("\n"):
        if line and "0" <= line[0] <= "9":
            break
        lines.append(line)
    return "\n".join(lines)


def _player(line: str) -> str:
    """Returns the part of a tag before the player's name: "human", or "bot" with a level, as "bot:club"."""
    kind, _, rest = line.partition('"')[2].partition(":")
    return "bot:" + rest.partition(":")[0] if kind == "bot" else "human"
