"""A query for the list of matches: words and filters; as text it is part of an address."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..saves.save import Entry

FIELDS = ("words", "game", "state", "tag", "star")
STATES = ("running", "over", "practice", "daily")
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Query:
    """A query: a match has to contain every word, and to pass each filter that is set.

    `words` are as typed, `game` and `tag` are names, `state` is one of STATES, `star` is "on"; "" leaves a field out.
    """

    def __init__(self, **asked: str) -> None:
        self._asked = {name: asked.get(name, "") for name in FIELDS}

    def get(self, name: str) -> str:
        """Returns the value of a field."""
        return self._asked[name]

    def set(self, name: str, value: str) -> None:
        """Changes the value of a field."""
        self._asked[name] = value

    @property
    def asks(self) -> bool:
        """Returns whether any field is set."""
        return any(self._asked[name].strip() for name in FIELDS)

    @staticmethod
    def read(text: str) -> "Query":
        """Returns the query that `str` wrote as this text; invalid parts are left out."""
        asked = {}
        for pair in text.split("&"):
            name, _, value = pair.partition("=")
            if name in FIELDS:
                asked[name] = _unquoted(value)
        return Query(**asked)

    def __str__(self) -> str:
        return "&".join([f"{name}={_quoted(self._asked[name])}" for name in FIELDS if self._asked[name].strip()])

    def allows(self, entry: "Entry") -> bool:
        """Returns whether a match passes the filters, regardless of the words."""
        game, state, tag = self._asked["game"], self._asked["state"], self._asked["tag"]
        if game and entry.get("game") != game:
            return False
        if tag and tag not in (entry.get("tags") or []):
            return False
        if self._asked["star"] and not entry.get("star"):
            return False
        return not state or state_of(entry) == state


def state_of(entry: "Entry") -> str:
    """Returns the state by which a match is filtered, one of STATES."""
    if entry.get("daily"):
        return "daily"
    if entry.get("practice"):
        return "practice"
    return "over" if entry["state"] == "ok" and entry.get("over") else "running"


def _quoted(text: str) -> str:
    """Returns a text percent-encoded for an address: every byte but ASCII letters and digits."""
    return "".join([chr(byte) if chr(byte) in _PLAIN else "%{:02X}".format(byte) for byte in text.encode()])


def _unquoted(text: str) -> str:
    """Returns the text that `_quoted` encoded, "" if it is invalid."""
    first, *rest = text.split("%")
    try:
        return (first.encode() + b"".join([bytes([int(part[:2], 16)]) + part[2:].encode() for part in rest])).decode()
    except (ValueError, UnicodeError):
        return ""
