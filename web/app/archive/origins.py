"""Where a match came from: its id, and what its meta adds to its record, as a line in the record's head.

The engine skips such a line, and so do older versions.
"""

import json

from ..client.record_texts import HEAD
from ..days import try_id
from ..texts.dates import number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ORIGIN = '[Origin "'
KEPT = ("aim", "branch", "daily", "free", "guest", "late")  # fields of a meta
ID_LENGTH = 12
SPOT_MAX = 40
AIM = {"deal", "seat", "points", "low"}


def with_origin(record: str, match: str, meta: "dict[str, Any]") -> str:
    """Returns a record with a line that says where its match came from."""
    known = {name: meta[name] for name in KEPT if meta.get(name)}
    known["id"] = match
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
