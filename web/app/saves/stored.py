"""The saves in the browser's storage, readable at once: two of each match, and none is overwritten unread.

A match `m` is stored under `talon.match.m.0` and `.1`; a save replaces the older one. Also: `talon.tab.m`, the
browser tab that may write it, `talon.kept.m.N`, unreadable originals, `talon.look.m` and `talon.notes.m` (see
`Extras`), and `talon.review.m.D.S`, the review of deal D for seat S. `talon.gone` has when matches were deleted,
which distinguishes them from those whose storage was cleared or went back in time.
"""

import json

from ..browser.storage import PREFIX, REVIEW, StorageFull, StorageOff
from .save import Save, SaveError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..protocols import Storage
    from .save import Top

MADE_AGAIN = (REVIEW, PREFIX + "spare.", PREFIX + "still.")  # what can be dropped, by the beginnings of its keys
GONE = PREFIX + "gone"
GONE_S = 7 * 24 * 3600  # after that no tab has the match open, and no storage falls back that far


class StoredSaves:
    """The matches in a storage; raises SaveError full and off if something cannot be written."""

    def __init__(self, storage: "Storage", clock: "Callable[[], float]", tab: str) -> None:
        self._storage = storage
        self._clock = clock
        self.tab = tab
        # What the last glance has seen: first lines and tops of texts by key, and the tops by match.
        self._heads: dict[str, str] = {}
        self._tops: dict[str, tuple[str, Top]] = {}
        self._glanced: dict[str, list[Top]] = {}

    @property
    def lasting(self) -> bool:
        """Returns whether what is written outlasts the page."""
        return self._storage.lasting

    def now(self) -> float:
        """Returns the seconds since 1970."""
        return self._clock()

    def ids(self) -> list[str]:
        """Returns the ids of all matches, sorted."""
        head = f"{PREFIX}match."
        ids = []
        for key in self._storage.names():
            match, _, slot = key[len(head) :].rpartition(".")
            if key.startswith(head) and slot in ("0", "1"):
                ids.append(match)
        return sorted(set(ids))

    def glance(self) -> "dict[str, list[Top]]":
        """Returns the saves of every match at a glance, the newest first; the same dict until something changes."""
        head = f"{PREFIX}match."
        changes = self._storage.tops(head, self._heads)
        for key, text, length in changes:
            match, _, slot = key[len(head) :].rpartition(".")
            self._heads.pop(key, None)
            self._tops.pop(key, None)
            if length >= 0 and slot in ("0", "1"):
                save = Save(text, length)
                if save.fault == "newer":  # or damaged: only the whole text can show that
                    save = Save(self._storage.get(key) or "")
                self._heads[key] = text.partition("\n")[0]
                self._tops[key] = (match, save.top())
        if changes:
            self._glanced = {}
            for key in self._tops:
                match, top = self._tops[key]
                self._glanced[match] = sorted(self._glanced.get(match, []) + [top], key=_latest_first)
        return self._glanced

    def read(self, match: str) -> list[Save]:
        """Returns the saves of a match."""
        texts = [self._storage.get(_key(match, slot)) for slot in (0, 1)]
        return [Save(text) for text in texts if text is not None]

    def write(self, match: str, serial: int, text: str) -> None:
        """Writes a save over the older of the two; an unreadable one there is kept aside first."""
        key = _key(match, serial % 2)
        old = self._storage.get(key)
        if old is not None and Save(old).verify().fault is not None:
            self.keep_aside(match, old)
        self._put_somehow(match, key, text)

    def replace(self, match: str, save: Save, other: Save) -> bool:
        """Writes a save over another one, reads it back, and drops what is older; returns whether it is there.

        Does nothing if another browser tab has written since.
        """
        key = _key(match, save.serial % 2)
        if self._storage.get(key) != save.text or any(one.serial > save.serial for one in self.read(match)):
            return False
        self.put(key, other.text)
        if self._storage.get(key) != other.text:
            self.put(key, save.text)
            return False
        self._storage.remove(_key(match, (save.serial + 1) % 2))
        return True

    def put(self, key: str, text: str) -> None:
        """Writes a text."""
        try:
            self._storage.set(key, text)
        except StorageFull:
            raise SaveError("save/full") from None
        except StorageOff:
            raise SaveError("save/off") from None

    # -- browser tabs

    def claim(self, match: str) -> None:
        """Makes this browser tab the one that may write a match: the last to open it plays it."""
        try:
            self.put(f"{PREFIX}tab.{match}", self.tab)
        except SaveError:
            pass  # no room for a line: the serials still guard the record

    def owns(self, match: str) -> bool:
        """Returns whether no other tab has claimed a match."""
        return self._storage.get(f"{PREFIX}tab.{match}") in (None, self.tab)

    # -- originals

    def keep_aside(self, match: str, text: str) -> None:
        """Keeps the text of a save that cannot be read, once, until its match is deleted."""
        if text not in self.originals(match):
            self._put_somehow(match, f"{PREFIX}kept.{match}.{len(self.originals(match))}", text)

    def originals(self, match: str) -> list[str]:
        """Returns the texts that were kept aside."""
        return [self._storage.get(key) or "" for key in self.keys(match) if key.startswith(f"{PREFIX}kept.")]

    # -- deleting

    def keys(self, match: str) -> list[str]:
        """Returns all keys of a match."""
        return [key for key in self._storage.names() if match in key.split(".")]

    def remove(self, match: str) -> dict[str, str]:
        """Removes everything stored for a match, remembers when, and returns its texts by key."""
        texts = {key: self._storage.get(key) or "" for key in self.keys(match)}
        for key in texts:
            self._storage.remove(key)
        self._mark(match, self._clock())
        return texts

    def restore(self, match: str, texts: dict[str, str]) -> None:
        """Brings back what `remove` returned, saves first; raises SaveError when the room runs out."""
        self._mark(match, None)
        for key in sorted(texts, key=lambda key: not key.startswith(f"{PREFIX}match.")):
            self.put(key, texts[key])

    def gone(self, match: str) -> float:
        """Returns when a match was deleted, here or in another tab; 0 if it was not, or was restored."""
        return self._marks().get(match, 0)

    def _mark(self, match: str, at: float | None) -> None:
        """Remembers when a match was deleted; None clears that."""
        now = self._clock()
        marks = self._marks()
        recent = {name: marks[name] for name in marks if now - marks[name] < GONE_S and name != match}
        if at is not None:
            recent[match] = at
        try:
            self.put(GONE, json.dumps(recent))
        except SaveError:
            pass  # a tab that still plays it will write it again: better one match too many than one too few

    def _marks(self) -> dict[str, float]:
        try:
            marks = json.loads(self._storage.get(GONE) or "{}")
        except ValueError:
            return {}
        if not isinstance(marks, dict):
            return {}
        return {name: marks[name] for name in marks if isinstance(marks[name], (int, float)) and marks[name] > 0}

    # -- room

    def _put_somehow(self, match: str, key: str, text: str) -> None:
        """Writes a text of a match; if there is no room, drops what can be spared and tries again."""
        try:
            self.put(key, text)
        except SaveError as error:
            if error.code != "save/full" or not self._make_room(match):
                raise
            self.put(key, text)

    def _make_room(self, match: str) -> bool:
        """Drops what can be spared of other matches, and older saves of finished ones; returns whether any was."""
        before = len(self._storage.names())
        for name in self._storage.names():
            if any(name.startswith(kind) for kind in MADE_AGAIN):
                self._storage.remove(name)
        for other in self.ids():
            if other != match:
                self._storage.remove(f"{PREFIX}look.{other}")
                self._thin(other)
        return len(self._storage.names()) < before

    def _thin(self, match: str) -> None:
        """Drops the older of two readable saves, if the newer one is of a finished match."""
        saves = sorted(self.read(match), key=lambda save: -save.serial)
        if len(saves) == 2 and all(save.verify().fault is None for save in saves) and saves[0].meta["over"]:
            self._storage.remove(_key(match, saves[1].serial % 2))


def _latest_first(top: "Top") -> int:
    return -top[0]


def _key(match: str, slot: int) -> str:
    return f"{PREFIX}match.{match}.{slot}"
