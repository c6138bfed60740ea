"""One save of a match as text: a head line that vouches for the rest, a line about the match, and the record.

The head line is `talon-save FORMAT SERIAL CRC LENGTH`. SERIAL counts the saves of a match, LENGTH the characters
after the head line, and CRC covers everything but itself. Format 1 left the head line out of the CRC; in format 3 the
record is packed (see `packing`). Matches in play are stored in format 2, which older versions know. Later formats
keep the head line as it is, so that a save from a newer version can be told from a damaged one.
"""

import binascii
import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    # A save at a glance: serial, fault, head line, and the BRIEF fields of its meta, None if it is broken.
    Top = tuple[int, str | None, str, dict[str, Any] | None]

FORMAT = 3  # the latest one known
PLAIN = 2
PACKED = 3
MAGIC = "talon-save"
DIGITS = 10
# The fields of a meta that lists sort and filter by.
BRIEF = ("game", "played", "over", "branch", "daily", "free", "title", "tags", "star", "practice")
NEEDED = ("game", "seats", "deal", "ply", "scores", "over")
# Stands in for the meta of a match that has gone since the list was made.
_NONE = {"game": "", "seats": (), "options": {}, "deal": 1, "ply": 0, "scores": (), "over": False}


class SaveError(Exception):
    """A failure with a code: save/full, off, taken, changed, gone, broken or newer."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args

    @property
    def unwritten(self) -> bool:
        """Returns whether the save merely could not be written: the match goes on in memory, to be written later."""
        return self.code in ("save/full", "save/off")


class Save:
    """A save as read: its `serial`, and its `fault`: None, or why it cannot be used (broken, newer).

    Only the head line is parsed until `meta` (None if broken), `record` or `verify` is asked for. If `text` has only
    the head line and the line about the match, `length` is the length of the whole.
    """

    def __init__(self, text: str, length: int | None = None) -> None:
        self.text = text
        self.length = len(text) if length is None else length
        self.serial = -1
        self.fault: str | None = "broken"
        self._meta: dict[str, Any] | None = None
        self._format = 0
        self.head = text.partition("\n")[0]
        self._body = len(self.head) + 1
        fields = self.head.split(" ")
        if len(fields) != 5 or fields[0] != MAGIC or not _numbers(fields[1], fields[2], fields[4]):
            return
        if int(fields[4]) != self.length - self._body:
            return
        self._format = int(fields[1])
        self._checksum = fields[3]
        self.serial = int(fields[2])
        self.fault = None
        if self._format > FORMAT:
            self.fault = "newer" if self.length > len(text) or self._whole() else "broken"

    @property
    def meta(self) -> "Any":
        """What the save says about its match; asking for it may reveal that the save is broken."""
        if self._meta is None and self.fault is None:
            try:
                meta = json.loads(self.text[self._body : self._record()])
            except ValueError:
                meta = None
            if isinstance(meta, dict) and all(name in meta for name in NEEDED):
                self._meta = meta
            else:
                self.fault = "broken"
        return self._meta

    @property
    def record(self) -> str:
        """The match, as the engine wrote it."""
        text = self.text[self._record() + 1 :]
        if not self.is_packed:
            return text
        from .packing import unpacked

        return unpacked(text)

    @property
    def is_packed(self) -> bool:
        """Returns whether the record is stored packed."""
        return self._format == PACKED

    def shrunk(self) -> "Save":
        """Returns the packed save, with the serial after next, which takes the slot of this one."""
        from .packing import packed

        return Save(pack(self.serial + 2, self.meta, packed(self.record), PACKED))

    def top(self) -> "Top":
        """Returns what a list of many matches needs, so that the rest need not be kept in memory."""
        meta = self.meta
        brief = None
        if meta is not None:
            brief = {name: meta[name] for name in BRIEF if meta.get(name)}
            if meta.get("branch") or practises(meta.get("options")):
                brief["practice"] = True
        return self.serial, self.fault, self.head, brief

    def verify(self) -> "Save":
        """Checks the checksum and the meta, which is too slow for a list of many matches; returns itself."""
        if self.fault is None and not (self._whole() and self.meta is not None):
            self.fault = "broken"
        return self

    def _whole(self) -> bool:
        body = self.text[self._body :]
        return self._checksum == (crc(body) if self._format == 1 else _checksum(self._format, self.serial, body))

    def _record(self) -> int:
        return self.text.find("\n", self._body)


class Entry:
    """A match as a list knows it: its meta, plus `id`, `state` (ok, broken, newer) and `played`.

    `read(match)` returns the whole meta. For five hundred matches that would fill the memory, and MicroPython slows
    down with every object it holds, so only matches that are drawn are read.
    """

    def __init__(
        self, match: str, state: str, brief: "dict[str, Any]", read: "Callable[[str], dict[str, Any]]"
    ) -> None:
        self.match = match
        self._brief = brief
        self._read = read
        brief["id"] = match
        brief["state"] = state
        brief["played"] = brief.get("played", 0)

    def __getitem__(self, name: str) -> "Any":
        value = self.get(name)
        return _NONE[name] if value is None and name in _NONE else value

    def get(self, name: str) -> "Any":
        """Returns the value of a field, None if it is missing."""
        if name in self._brief or name in BRIEF:
            return self._brief.get(name)
        return self._read(self.match).get(name)


def pack(serial: int, meta: "dict[str, Any]", record: str, format: int = PLAIN) -> str:
    """Returns a save as text."""
    body = json.dumps(meta) + "\n" + record
    return f"{MAGIC} {format} {serial} {_checksum(format, serial, body)} {len(body)}\n{body}"


def crc(text: str) -> str:
    """Returns the CRC-32 of a text in UTF-8, as eight hexadecimal digits."""
    return "%08x" % (binascii.crc32(text.encode()) & 0xFFFFFFFF)


def _checksum(format: int, serial: int, body: str) -> str:
    return crc(f"{MAGIC} {format} {serial} {len(body)}\n{body}")


def practises(options: object) -> bool:
    """Returns whether a match with these options is for practice; a stored meta may hold anything."""
    return isinstance(options, dict) and options.get("practice") == "on"


def _numbers(*fields: str) -> bool:
    """Returns whether these are numbers as `pack` writes them: plain digits, and not too many of them."""
    return all(_number(field) for field in fields)


def _number(field: str) -> bool:
    plain = 0 < len(field) < DIGITS and all("0" <= sign <= "9" for sign in field)
    return plain and str(int(field)) == field
