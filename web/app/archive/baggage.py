"""What is exported along with the matches: figures, results of the deals of the day, solved problems, reviews.

Each part is a line `[Kept "<what> <CRC> <text>"]` above the records, its text escaped as in JSON; reviews are above
the record of their match. The engine skips such lines, and older versions skip everything before the first record.
"""

import json

from ..browser.storage import FIGURES, PROBLEMS, Memory
from ..days import KEY as DAYS
from ..saves.save import crc
from . import reviews

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ..app import App
    from ..protocols import Storage

LINE = '[Kept "'
PIECE = 8_000  # characters of the ledger per line: a damaged line loses no more than that
MERGED = ("figures", "days", "solved")  # each merged with what is stored here, by the room that keeps it
WHATS = MERGED + (reviews.WHAT,)


def packed(storage: "Storage") -> "tuple[list[str], int]":
    """Returns the lines for what is stored here, and how many parts are left out because they are damaged."""
    lines: list[str] = []
    damaged = 0
    text = storage.get(FIGURES)
    if text:
        pieces = _pieces(text)
        lines += [_line("figures", piece) for piece in pieces]
        damaged += 0 if pieces else 1
    for key in storage.names():
        if key.startswith(DAYS + ".") or key == PROBLEMS:
            kept = storage.get(key) or ""
            if _mapping(kept) is None:
                damaged += 1
            elif key == PROBLEMS:
                lines.append(_line("solved", kept))
            else:
                lines.append(_line("days", f"{key[len(DAYS) + 1 :]} {kept}"))
    return lines, damaged


def reviewed(storage: "Storage", match: str, text: str) -> str:
    """Returns the text of a match with its reviews above it."""
    return "\n".join([_line(reviews.WHAT, kept) for kept in reviews.kept_of(storage, match)] + [text])


def _line(what: str, text: str) -> str:
    escaped = json.dumps(f"{what} {crc(text)} {text}")[1:-1]
    return f'{LINE}{escaped}"]'


def _pieces(text: str) -> list[str]:
    """Returns a ledger split into several smaller ones, [] if it is damaged."""
    head, _, body = text.partition("\n")
    start, _, checksum = head.rpartition(" ")
    if checksum != crc(body):
        return []
    names, *lines = body.split("\n")
    groups: list[list[str]] = [[]]
    size = 0
    for line in lines:
        if size + len(line) > PIECE and groups[-1]:
            groups.append([])
            size = 0
        groups[-1].append(line)
        size += len(line)
    bodies = ["\n".join([names] + group) for group in groups]
    return [f"{start} {crc(body)}\n{body}" for body in bodies]


def _mapping(text: str) -> "dict[str, Any] | None":
    try:
        read = json.loads(text)
    except ValueError:
        return None
    return read if isinstance(read, dict) else None


class Baggage:
    """What a file holds along with its matches; `damaged` counts unreadable parts, `newer` those of a later version.

    After `weigh`, `figures`, `days` and `solved` count the matches, deals and problems that it knows more about than
    this device, and `reviews` the reviews. `is_shut_out` is true if the figures here come from a later version: then
    none can be added. `texts` are the file, or whole lines of it one after the other.
    """

    def __init__(self, texts: "Sequence[str]") -> None:
        self.damaged = 0
        self.newer = 0
        self.figures = 0
        self.days = 0
        self.solved = 0
        self.reviews = 0
        self.is_shut_out = False
        self._parts: dict[str, list[str]] = {what: [] for what in WHATS}
        for text in texts:
            for line in text.split("\n"):
                if line.startswith(LINE):
                    self._read(line.rstrip())

    def _read(self, line: str) -> None:
        try:
            read = str(json.loads(line[len(LINE) - 1 : -1])) if line.endswith('"]') else ""
        except ValueError:
            read = ""
        what, _, rest = read.partition(" ")
        checksum, _, text = rest.partition(" ")
        if checksum != crc(text):
            self.damaged += 1
        elif what in WHATS:
            self._parts[what].append(text)
        else:
            self.newer += 1

    @property
    def news(self) -> int:
        """Returns how many things it knows more about than this device."""
        return self.figures + self.days + self.solved + self.reviews

    async def weigh(self, app: "App", ids: "Mapping[str, str]", records: "Mapping[str, str]") -> None:
        """Counts what would be new here; raises PartAway if a room that is needed for that cannot be fetched.

        `ids` has the ids of its matches, there and here, "" for those that are still to come, whose `records` are
        given.
        """
        self.reviews = len(await reviews.fresh(app, self._parts[reviews.WHAT], ids, records))
        if any(self._parts[what] for what in MERGED):
            self.figures, self.days, self.solved, _ = await self._merged(app, writing=False)

    async def keep(self, app: "App", ids: "Mapping[str, str]") -> bool:
        """Stores what is new; returns whether there was room for it."""
        has_room = True
        if any(self._parts[what] for what in MERGED):
            has_room = (await self._merged(app, writing=True))[3]
        await reviews.keep(app, self._parts[reviews.WHAT], ids)
        return has_room

    async def _merged(self, app: "App", *, writing: bool) -> "tuple[int, int, int, bool]":
        for room in ("figures", "daily", "problems"):
            await app.rooms.bring(room)
        from ..daily.tries import Tries
        from ..figures.ledger import Ledger
        from ..problems.solved import Solved

        ledger = Ledger(app.storage)
        self.is_shut_out = ledger.fault == "newer"
        faults = 0
        newer = 0
        counted = 0
        for text in self._parts["figures"]:
            storage = Memory()
            storage.set(FIGURES, text)
            other = Ledger(storage)
            if other.fault == "newer":
                newer += 1
            elif other.fault:
                faults += 1
            else:
                faults += 1 if other.drop_invalid() else 0
                counted += 0 if self.is_shut_out else ledger.merge(other, own=ledger.matches)
        has_room = not (writing and counted) or ledger.keep()
        tries = Tries(app, app.dom.today())
        days = 0
        for text in self._parts["days"]:
            month, _, rest = text.partition(" ")
            fresh, merged = tries.merged(month, _mapping(rest) or {})
            days += fresh
            has_room = not writing or (tries.keep_month(month, merged) and has_room)
        solved = Solved(app.storage)
        problems = 0
        for text in self._parts["solved"]:
            problems += solved.merge(_mapping(text) or {})
        if writing and problems:
            has_room = solved.keep() and has_room
        if not writing:
            self.damaged += faults
            self.newer += newer
        return counted, days, problems, has_room
