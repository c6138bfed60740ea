"""The search above a list of matches: its field, its filters, and which matches it finds."""

from ..markup.html import attrs, button, esc, icon, tag
from .query import STATES, Query, state_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..saves.save import Entry

SLICE = 10  # matches whose words are gathered in one go
PAUSE_MS = 1500  # before gathering begins, because the list comes first
DAY_S = 24 * 3600


class Finder:
    """Searches matches; `asked` is a `Query` as text. The address holds the current query."""

    def __init__(self, app: "App", asked: str) -> None:
        self._app = app
        self._query = Query.read(asked)
        self._changed = True
        self._words: dict[str, tuple[object, str]] = {}  # by match: the fields, and the words gathered from them
        self._days: dict[int, str] = {}
        self._waiting: list[Entry] = []
        self._offered: tuple[object, str] = (None, "")  # the entries, and the HTML of the filters made for them

    # -- finding

    def found(self, entries: "list[Entry]") -> "tuple[list[Entry], str]":
        """Returns the matches that fit the query, and the search bar as HTML."""
        query = self._query
        if not query.asks:
            self._gather_later(entries)
            return entries, self._bar(entries, "")
        found = [entry for entry in entries if query.allows(entry)]
        words = self._app.dom.folded(query.get("words")).split()
        if words:
            found = [entry for entry in found if has_all(self._gathered(entry), words)]
        return found, self._bar(entries, self._app.t("find-found", n=len(found), all=len(entries)))

    def _gathered(self, entry: "Entry") -> str:
        """Returns the searchable text of a match, folded: its title, players, game, tags, state and day."""
        mark = (entry["played"], entry.get("title"), entry.get("tags"), entry.get("deal"))
        known = self._words.get(entry["id"])
        if known is None or known[0] != mark:
            known = (mark, self._app.dom.folded(self._said(entry)))
            self._words[entry["id"]] = known
        return known[1]

    def _said(self, entry: "Entry") -> str:
        t = self._app.t
        if entry["state"] != "ok":
            return t("saved-unknown") + " " + t("saved-" + entry["state"])
        said = [entry.get("title") or ""] + [seat["name"] for seat in entry["seats"]] + list(entry.get("tags") or [])
        self._app.l10n.load(entry["game"] + "/name")
        said += [t("game-" + entry["game"]), t("find-state-" + state_of(entry)), self._day(entry["played"])]
        return " ".join(said)

    def _day(self, at: float) -> str:
        """Returns a day in words, with weekday, month and year."""
        day = int(at // DAY_S)
        if day not in self._days:
            self._days[day] = self._app.t("find-day", at=int(at * 1000))
        return self._days[day]

    def _gather_later(self, entries: "list[Entry]") -> None:
        """Gathers the words of all matches, a few at a time, so that they are ready when the player types."""
        if not self._waiting:
            self._waiting = [entry for entry in entries if entry["id"] not in self._words]
            if self._waiting:
                self._app.dom.after(PAUSE_MS, self._gather)

    def _gather(self) -> None:
        if self._app.screen.name != "saved":
            self._waiting = []
            return
        for entry in self._waiting[:SLICE]:
            self._gathered(entry)
        self._waiting = self._waiting[SLICE:]
        if self._waiting:
            self._app.dom.after(0, self._gather)

    # -- drawing

    def _bar(self, entries: "list[Entry]", said: str) -> str:
        t = self._app.t
        query = self._query
        fixed = attrs(
            {
                "aria-label": t("find"),
                "autocomplete": "off",
                "data-field": "words",
                "data-key": "find-words",
                "enterkeyhint": "search",
                "id": "find-words",
                "placeholder": t("find"),
                "type": "search",
                "value": query.get("words"),
            }
        )
        if self._offered[0] is not entries or self._changed:
            self._offered = (entries, self._filters(entries))
            self._changed = False
        clear = button("find-clear", t("find-clear"), "btn-quiet") if query.asks else ""
        count = tag("p", esc(said), cls="help grow", role="status")
        return (
            f'<search class="panel find"><div class="field"><input{fixed}></div>'
            f'<div class="find-filters">{self._offered[1]}</div><div class="find-found">{count}{clear}</div></search>'
        )

    def _filters(self, entries: "list[Entry]") -> str:
        """Returns the filters that these matches offer a choice for."""
        t = self._app.t
        games = [game["name"] for game in self._app.hello["games"]] if self._app.hello else []
        played = {entry.get("game") for entry in entries}
        states = {state_of(entry) for entry in entries}
        tags = {tag for entry in entries for tag in entry.get("tags") or []}
        starred = self._query.get("star") == "on"
        return "".join(
            [
                self._select("game", [(name, t("game-" + name)) for name in games if name in played]),
                self._select("state", [(name, t("find-state-" + name)) for name in STATES if name in states]),
                self._select("tag", [(name, name) for name in self._app.dom.in_order(tags)]),
                button("find-star", t("find-star"), "find-star", icon=icon("star"), pressed=starred),
            ]
        )

    def _select(self, name: str, pairs: "Sequence[tuple[str, str]]") -> str:
        """Returns a choice among these values, "" if there is nothing to choose."""
        value = self._query.get(name)
        if len(pairs) < 2 and not value and name != "tag":
            return ""
        if not pairs and not value:
            return ""
        rows = [("", self._app.t("find-all-" + name))] + list(pairs)
        options = [tag("option", esc(label), value=code, selected=code == value) for code, label in rows]
        label = esc(self._app.t("find-" + name))
        select = (
            f'<select aria-label="{label}" data-field="{name}" data-key="find-{name}">{"".join(options)}</select>'
        )
        return f'<div class="field">{select}</div>'

    # -- what the player does

    def field(self, name: str, value: str, final: bool) -> None:
        """Updates the query with what is typed or chosen."""
        self._query.set(name, value)
        self._changed = name != "words"
        if final:
            self._note()
        self._app.redraw()

    def act(self, name: str, data: dict[str, str]) -> None:
        """Turns the filter for favourites on or off, or clears the query."""
        if name == "find-star":
            self._query.set("star", "" if self._query.get("star") else "on")
        elif name == "find-clear":
            self._query = Query()
        else:
            return
        self._changed = True
        self._note()
        self._app.redraw()
        if name == "find-clear":
            self._app.dom.focus("#find-words")

    def _note(self) -> None:
        """Writes the query to the address, so that coming back restores it."""
        asked = str(self._query)
        if asked:
            self._app.stay(id=asked)
        else:
            self._app.stay()


def has_all(text: str, words: list[str]) -> bool:
    """Returns whether a text contains all words."""
    return all(word in text for word in words)
