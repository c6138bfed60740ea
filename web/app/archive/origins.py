"""Where a match came from: its id, and what its meta adds to its record, as a line in the record's head.

A match that is exported by itself takes its marks along and no id. The engine skips such a line, and so do older
versions.
"""

import json

from ..client.record_texts import HEAD
from ..days import try_id
from ..texts.dates import number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ORIGIN = '[Origin "'
MARKS = ("aim", "branch", "daily", "free", "guest")  # fields of a meta that go along with a single match
KEPT = MARKS + ("late",)  # those that go along in an export of all
_ID = '\\"id\\"'  # in such a line: only an export of all matches has ids
ID_LENGTH = 12
SPOT_MAX = 40
AIM = {"deal", "seat", "points", "low"}


def with_origin(record: str, match: str, meta: "dict[str, Any]") -> str:
    """Returns a record with a line that says where its match came from."""
    known = {name: meta[name] for name in KEPT if meta.get(name)}
    known["id"] = match
    return _with_line(record, known)


def with_marks(record: str, meta: "dict[str, Any]") -> str:
    """Returns a record with a line of the marks of its match, if there are any.

    A deal of the day becomes a free try: the text may be for somebody who has a try of their own.
    """
    known = {name: meta[name] for name in MARKS if meta.get(name)}
    if "daily" in known:
        known["free"] = True
    return _with_line(record, known) if known else record


def marks_of(text: str) -> "dict[str, Any]":
    """Returns the marks in the text of a single match, as far as they are valid; none makes it count for more."""
    found = origin_of(text.replace("\r\n", "\n"))
    if "daily" in found:
        found["free"] = True
    return {name: found[name] for name in found if name in MARKS or name == "seed"}


def has_id(text: str) -> bool:
    """Returns whether a line in a text says under which id a match was kept."""
    return any(_ID in line.partition("\n")[0] for line in f"\n{text}".split(f"\n{ORIGIN}")[1:])


def _with_line(record: str, known: "dict[str, Any]") -> str:
    head, _, rest = record.partition("\n")
    return f'{head}\n{ORIGIN}{json.dumps(json.dumps(known))[1:-1]}"]\n{rest}'


def origin_of(text: str) -> "dict[str, Any]":
    """Returns the origin in a text, as far as it is valid: `id`, some of KEPT, and `seed` for a deal of the day."""
    begun = False
    for line in text.split("\n"):
        begun = begun or line.startswith(HEAD)
        if line.startswith('[Deal "'):
            break
        if begun and line.startswith(ORIGIN) and line.endswith('"]'):
            try:
                read = json.loads(json.loads(line[len(ORIGIN) - 1 : -1]))
            except (TypeError, ValueError):
                return {}
            return _valid(read, text) if isinstance(read, dict) else {}
    return {}


def _valid(read: "dict[str, Any]", text: str) -> "dict[str, Any]":
    found: dict[str, Any] = {name: True for name in ("free", "guest", "late") if read.get(name) is True}
    match, aim, branch, day = read.get("id"), read.get("aim"), read.get("branch"), read.get("daily")
    if isinstance(match, str) and len(match) == ID_LENGTH and all(sign in "0123456789abcdef" for sign in match):
        found["id"] = match
    if isinstance(aim, dict) and set(aim) == AIM and all(isinstance(aim[name], (bool, int)) for name in aim):
        found["aim"] = aim
    if isinstance(branch, str) and len(branch) <= SPOT_MAX:
        found["branch"] = branch
    if isinstance(day, str) and number_of(day) is not None:
        seed = _seed_of(text)
        game = seed.partition(f"daily/{day}/")[2].partition("/")[0]
        if game and f'\n[Game "{game}"]\n' in text:
            found["daily"] = day
            found["seed"] = seed
            if not found.get("free"):
                found["id"] = try_id(day, game)
    return found


def _seed_of(text: str) -> str:
    """Returns the seed of a record that has a plain one, else ""."""
    return text.partition('\n[Seed "')[2].partition('"]')[0]
