"""The matches in this browser: the list of them, and what is done with one. No move is shown before it is stored."""

from .copies import Copies
from .save import Entry, Save, SaveError, pack
from .stored import StoredSaves

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from ..protocols import Storage
    from ..task import Tasks
    from .journal import Journal
    from .save import Top

METAS = 60  # kept in memory
OWN = ("title", "tags", "star")  # the labels in a meta, which only the player changes


class Saves:
    """Stores matches.

    `clock()` returns seconds, `fresh()` a new id; `after(ms, function)` calls it later; `tab` names this browser tab.
    """

    def __init__(
        self,
        storage: "Storage",
        journal: "Journal",
        tasks: "Tasks",
        *,
        clock: "Callable[[], float]",
        fresh: "Callable[[], str]",
        after: "Callable[[int, Callable[[], object]], object]",
        tab: str,
    ) -> None:
        self._stored = StoredSaves(storage, clock, tab)
        self._copies = Copies(self._stored, journal, tasks, after)
        self._clock = clock
        self._fresh = fresh
        self._serials: dict[str, int] = {}
        self._begun = ""  # the match that this tab was the first to store: no other tab can have gone on with it
        self._records: dict[str, str] = {}  # as this tab last read or wrote them
        # The head lines of matches that cannot be read at all, as far as `audit` has got.
        self._broken: dict[str, list[str]] = {}
        self._audited: set[str] = set()
        self._glanced: dict[str, list[Top]] | None = None  # what the entries were made from
        self._entries: list[Entry] = []
        self._metas: dict[str, dict[str, Any]] = {}

    @property
    def lasting(self) -> bool:
        """Returns whether anything outlasts the page."""
        return self._copies.lasting

    @property
    def is_short(self) -> bool:
        """Returns whether the storage had no room for the last save."""
        return self._copies.is_short

    async def start(self) -> None:
        """Reads the journal, and lets the newer save of each match win."""
        await self._copies.start()

    def listen(self, listener: "Callable[[], None]") -> None:
        """Registers `listener()`, called when the matches or their copies have changed on their own."""
        self._copies.listen(listener)

    def claim(self, match: str) -> None:
        """Makes this browser tab the one that may write a match: the last to open it plays it."""
        self._stored.claim(match)

    def owns(self, match: str) -> bool:
        """Returns whether no other tab has claimed a match."""
        return self._stored.owns(match)

    # -- reading

    def exists(self, match: str) -> bool:
        """Returns whether a match is stored, readable or not."""
        return match in self._copies.ids()

    async def fetch(self, match: str) -> None:
        """Brings a match up to date before it is opened: another tab may have gone on with it."""
        if match == self._begun:
            self._begun = ""
        else:
            await self._copies.fetch(match)

    def matches(self) -> "list[Entry]":
        """Returns what is known about every match, latest first.

        Only `audit` reads them whole: a damaged record may be listed as ok until then.
        """
        found = self._copies.glance()
        if found is not self._glanced:
            self._glanced = found
            self._metas = {}
            entries = [Entry(match, *self._state(match, found[match]), self.meta) for match in found]
            self._entries = sorted(entries, key=lambda entry: (-entry["played"], entry.match))
        return self._entries[:]

    def _state(self, match: str, tops: "list[Top]") -> "tuple[str, dict[str, Any]]":
        """Returns the state of a match (ok, broken, newer), and what is known about it at a glance."""
        briefs = [brief for _, _, _, brief in tops if brief is not None]
        if self._broken.get(match) == [head for _, _, head, _ in tops]:
            return "broken", {}
        if any(fault == "newer" for _, fault, _, _ in tops):
            return "newer", {}
        return ("ok", briefs[0]) if briefs else ("broken", {})

    def meta(self, match: str) -> "dict[str, Any]":
        """Returns the meta of a match, as far as it can be read; those asked for last are kept in memory."""
        if match not in self._metas:
            metas = [save.meta for save in self._copies.read(match)]
            if len(self._metas) > METAS:
                self._metas = {}
            self._metas[match] = next((meta for meta in metas if meta is not None), {})
        return self._metas[match]

    async def audit(self, rest: "Callable[[], Awaitable[bool]]") -> None:
        """Reads every match whole that has not been, one after each `rest()`; tells listeners of damaged ones.

        `rest()` waits for a while and returns whether nothing else is to do.
        """
        await self._copies.ready
        for match in self._copies.ids():
            if match in self._audited:
                continue
            if not await rest():
                return
            self._audited.add(match)
            saves = [save.verify() for save in self._copies.read(match)]
            if saves and all(save.fault == "broken" for save in saves):
                self._broken[match] = [save.head for save in saves]
                self._glanced = None
                self._copies.tell()

    @staticmethod
    def running(entries: "list[Entry]") -> "list[Entry]":
        """Returns the entries that wait to be played on.

        Deals of the day are left out, which have a screen of their own, and branches, which were only tried.
        """
        left_over = [entry for entry in entries if not entry.get("over") and not entry.get("daily")]
        return [entry for entry in left_over if entry["state"] == "ok" and not entry.get("branch")]

    def load(self, match: str) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (record, meta, note); note is "older" when the newest save could not be read.

        Raises SaveError gone, broken, newer. Texts that cannot be read are kept aside first.
        """
        newest, faulty = self._newest(match)
        self._serials[match] = newest.serial
        self._records[match] = newest.record
        surely = newest.serial if self._copies.confirms(match, newest) else -2
        older = any(save.serial > surely for save in faulty)
        return newest.record, dict(newest.meta), "older" if older else None

    def peek(self, match: str) -> "tuple[str, dict[str, Any]]":
        """Returns (record, meta) without preparing to play the match; raises SaveError as `load` does."""
        newest, _ = self._newest(match)
        return newest.record, dict(newest.meta)

    def _newest(self, match: str) -> "tuple[Save, list[Save]]":
        """Returns the newest save that can be read, and those that cannot."""
        saves = [save.verify() for save in self._copies.read(match)]
        if not saves:
            raise SaveError("save/gone")
        if any(save.fault == "newer" for save in saves):
            raise SaveError("save/newer")
        good = [save for save in saves if save.fault is None]
        faulty = [save for save in saves if save.fault is not None]
        for save in faulty:
            self._copies.keep_aside(match, save.text)
        if not good:
            raise SaveError("save/broken")
        return max(good, key=lambda save: save.serial), faulty

    def raw(self, match: str) -> str:
        """Returns everything stored for a match as text, readable or not, for a rescue by hand."""
        texts = [save.text for save in self._copies.read(match)]
        return "\n\n".join(texts + [text for text in self._stored.originals(match) if text not in texts])

    def has_originals(self, match: str) -> bool:
        """Returns whether texts of a match were kept aside because they could not be read."""
        return bool(self._stored.originals(match))

    def unkept(self, match: str) -> str | None:
        """Returns why a match, as it stands, would be lost with the page: save/full, save/off; else None."""
        return self._copies.unkept.get(match)

    # -- writing

    async def create(self, record: str, meta: "dict[str, Any]", match: str = "") -> str:
        """Stores a new match, claims it for this tab and returns its id once it is on disk; raises SaveError full.

        The id is a fresh one unless it is given.

        If nothing can be stored at all, the match goes on in memory.
        """
        match = match or self._fresh()
        about = dict(meta)
        about["created"] = self._clock()
        self.claim(match)
        try:
            await self._write(match, 0, record, about)
        except SaveError as error:
            if error.code != "save/off":
                self.delete(match)
                raise
        return match

    async def begin(self, match: str, record: str, meta: "dict[str, Any]") -> bool:
        """Stores a new match under an id that other tabs may use too, and claims it once it is on disk.

        Returns False, leaving everything as it is, if the journal already has that match or does not answer.
        """
        about = dict(meta)
        about["created"] = about["played"] = self._clock()
        about["begun"] = self._stored.tab  # so that no two tabs write the same text
        save = Save(pack(0, about, record))
        if not await self._copies.keep_first(match, save):
            return False
        self.claim(match)
        self._serials[match] = save.serial
        self._records[match] = record
        self._begun = match
        return True

    async def store(self, match: str, record: str, meta: "dict[str, Any]") -> None:
        """Stores a match as it now stands and returns once it is on disk; `meta` holds what has changed.

        Raises SaveError full and off when neither copy could be written; newer; taken when another tab plays it;
        changed or gone when what is stored is not what this tab wrote or read last. A match that is stored nowhere
        and was not deleted is written again.
        """
        if not self.owns(match):
            raise SaveError("save/taken")
        saves = [save.verify() for save in self._copies.read(match)]
        if any(save.fault == "newer" for save in saves):
            raise SaveError("save/newer")
        good = [save for save in saves if save.fault is None]
        if match in self._serials:
            if not saves and self._stored.gone(match):
                raise SaveError("save/gone")
            further = good and good[0].serial >= self._serials[match]  # else the storage lags, or went back in time
            if further and good[0].record != self._records[match]:
                raise SaveError("save/changed")
        serial = max([save.serial for save in good] + [self._serials.get(match, -1)]) + 1
        about = dict(good[0].meta) if good else dict(meta)
        about.update({name: meta[name] for name in meta if name not in OWN})  # only `note` changes those
        await self._write(match, serial, record, about)

    async def rename(self, match: str, title: str) -> None:
        """Gives a match a title; "" removes it."""
        await self.note(match, title=title)

    async def note(self, match: str, **said: object) -> None:
        """Changes labels of a match, some of `OWN`; an empty value removes one."""
        await self.fetch(match)
        record, meta, _ = self.load(match)
        meta.update(said)
        await self._write(match, self._serials[match] + 1, record, meta, played=meta.get("played"))

    async def shrink(self, match: str) -> bool:
        """Packs a match; returns whether it takes less room now. It is read, shown and exported as before."""
        await self.fetch(match)
        return await self._copies.shrink(match)

    def delete(self, match: str) -> "dict[str, Any]":
        """Deletes a match and returns what `restore` takes back."""
        self._serials.pop(match, None)
        self._records.pop(match, None)
        return self._copies.remove(match)

    async def restore(self, deleted: "dict[str, Any]") -> None:
        """Brings back what `delete` returned; raises SaveError full, off."""
        await self._copies.restore(deleted)

    async def _write(
        self, match: str, serial: int, record: str, meta: "dict[str, Any]", played: float | None = None
    ) -> None:
        about = dict(meta)
        about["played"] = self._clock() if played is None else played
        if match in self._copies.unread:
            about["apart"] = self._copies.unread[match]
        self._serials[match] = serial
        self._records[match] = record
        written = await self._copies.keep(match, Save(pack(serial, about, record)))
        self._serials[match] = max(written, self._serials.get(match, written))

    def keep_original(self, match: str, text: str) -> None:
        """Keeps the original text of an imported match; raises SaveError full and off."""
        self._stored.keep_aside(match, text)
