"""What is asked of a list of matches: words, and what a match has to be; as text it is part of an address."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..saves.entry import Entry

FIELDS = ("words", "game", "state", "tag", "star")
STATES = ("running", "over", "practice", "daily")
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"


class Query:
    """A question about matches: every word has to be in what is said of one, and each filter that is set has to hold.

    `words` are as typed, `game` and `tag` are names, `state` is one of STATES, `star` is "on"; "" asks nothing.
    """

    def __init__(self, **asked: str) -> None:
        self._asked = {name: asked.get(name, "") for name in FIELDS}

    def get(self, name: str) -> str:
        """Returns what is asked of a field."""
        return self._asked[name]

    def set(self, name: str, value: str) -> None:
        """Asks something else of a field."""
        self._asked[name] = value

    @property
    def asks(self) -> bool:
        """Returns whether anything is asked."""
        return any(self._asked[name].strip() for name in FIELDS)

    @staticmethod
    def read(text: str) -> "Query":
        """Returns the query that a text of `str` stands for; an invalid part of it asks nothing."""
        asked = {}
        for pair in text.split("&"):
            name, _, value = pair.partition("=")
            if name in FIELDS:
                asked[name] = _unquoted(value)
        return Query(**asked)

    def __str__(self) -> str:
        return "&".join([f"{name}={_quoted(self._asked[name])}" for name in FIELDS if self._asked[name].strip()])

    def allows(self, entry: "Entry") -> bool:
        """Returns whether the filters hold for a match, whatever the words are."""
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
    """Returns a text as addresses have it, all but letters and digits written as hexadecimal bytes."""
    return "".join([chr(byte) if chr(byte) in _PLAIN else "%{:02X}".format(byte) for byte in text.encode()])


def _unquoted(text: str) -> str:
    """Returns the text that `_quoted` wrote, "" for an invalid one."""
    first, *rest = text.split("%")
    try:
        return (first.encode() + b"".join([bytes([int(part[:2], 16)]) + part[2:].encode() for part in rest])).decode()
    except (ValueError, UnicodeError):
        return ""
