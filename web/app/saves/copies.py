"""The two copies of a match: one in the storage, readable at once, one in the journal, on disk when that answers.

Of two saves, the one with the higher serial wins and replaces the other, both when the page starts and when a match
is opened. A save that neither can hold stays in memory, where play goes on, and writing it is retried later.
"""

from .save import Save, SaveError, pack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..task import Tasks
    from .journal import Journal, JournalRow
    from .save import Top
    from .stored import StoredSaves

RETRY_MS = 10_000


class Copies:
    """Reads and writes both copies; `after(ms, function)` calls a function later.

    `ready` settles once the journal has been read, or does not answer. `unkept` says, by match, why its latest state
    is stored nowhere: save/full or save/off.
    """

    def __init__(
        self,
        stored: "StoredSaves",
        journal: "Journal",
        tasks: "Tasks",
        after: "Callable[[int, Callable[[], object]], object]",
    ) -> None:
        self._stored = stored
        self._journal = journal
        self._tasks = tasks
        self._after = after
        self._journaled = False  # whether there is a journal
        self._journal_serials: dict[str, int] = {}  # of the saves in the journal, as far as they are known
        self._held: dict[str, Save] = {}  # saves for which the storage had no room, by match
        self._retrying = False
        self._listeners: list[Callable[[], None]] = []
        self._removals: dict[str, int] = {}  # how often a match has been removed in this tab
        self.unread: dict[str, float] = {}  # since when a match has been played without knowing the journal's copy
        self.unkept: dict[str, str] = {}
        self.is_short = False  # whether the storage had no room for the last save
        self.ready = tasks.deferred()

    @property
    def lasting(self) -> bool:
        """Returns whether anything outlasts the page."""
        return self._stored.lasting or self._journaled

    def listen(self, listener: "Callable[[], None]") -> None:
        """Registers `listener()`, called when the matches or their copies have changed on their own."""
        self._listeners.append(listener)

    def tell(self) -> None:
        """Calls the listeners."""
        for listener in self._listeners:
            listener()

    # -- reading

    def ids(self) -> list[str]:
        """Returns the ids of all matches, sorted."""
        return sorted(set(self._stored.ids()) | set(self._held))

    def read(self, match: str) -> list[Save]:
        """Returns the saves of a match, the newest first, those without a readable head line last."""
        saves = self._stored.read(match)
        if match in self._held:
            saves.append(self._held[match])
        return sorted(saves, key=lambda save: -save.serial)

    def glance(self) -> "dict[str, list[Top]]":
        """Returns the saves of every match at a glance, the newest first.

        It is the same dict until something changes, or something is held in memory.
        """
        found = self._stored.glance()
        if self._held:
            found = dict(found)
            for match in self._held:
                tops = found.get(match, []) + [self._held[match].top()]
                found[match] = sorted(tops, key=lambda top: -top[0])
        return found

    def newest(self, match: str) -> Save | None:
        """Returns the newest save that can be read, None if there is none."""
        good = [save for save in self.read(match) if save.verify().fault is None]
        return good[0] if good else None

    def confirms(self, match: str, save: Save) -> bool:
        """Returns whether the journal has this very save."""
        return self._journal_serials.get(match) == save.serial

    def keep_aside(self, match: str, text: str) -> bool:
        """Keeps a copy of a text that cannot be read; returns whether there was room for it."""
        try:
            self._stored.keep_aside(match, text)
        except SaveError:
            return False
        return True

    # -- comparing

    async def start(self) -> None:
        """Reads the whole journal, and lets the newer save of each match win."""
        differing = await self._journal.read()
        self._journaled = differing is not None
        try:
            for match in sorted(differing or []):
                await self._bring_up_to_date(match)
        finally:
            self.ready.done()
        if differing or not self._stored.lasting:
            self.tell()

    async def fetch(self, match: str) -> None:
        """Brings a match up to date before it is opened: another tab may have gone on with it."""
        await self.ready
        await self._bring_up_to_date(match)

    async def _bring_up_to_date(self, match: str) -> None:
        rows = await self._journal.get(match)
        if rows is not None:
            self.unread.pop(match, None)
            self._reconcile(match, rows[0] if rows else None)
        elif match not in self.unread:
            self.unread[match] = self._stored.now()

    def _reconcile(self, match: str, row: "JournalRow | None") -> None:
        """Lets the newer of two saves win, and replaces the other."""
        ours = self.newest(match)
        if row is not None and row.gone:
            if ours is not None and _restored(ours) >= row.gone:
                self._journal.put(match, ours.serial, ours.text, True)
            else:
                self._remove_stored(match)
            return
        theirs = Save(row.text).verify() if row is not None else None
        gone = self._stored.gone(match)
        if ours is None and gone and (theirs is None or _restored(theirs) < gone):
            self._journal.remove(match, gone)  # it did not answer when the match was deleted
            return
        if theirs is None:
            if ours is not None:
                self._journal.put(match, ours.serial, ours.text)
        elif theirs.fault == "newer":
            self._held[match] = theirs  # a later version of Talon has gone on with it
        elif theirs.fault is not None:
            if self.keep_aside(match, theirs.text) and ours is not None:
                self._journal.put(match, ours.serial, ours.text, True)
        else:
            self._journal_serials[match] = theirs.serial
            self._compare(match, ours, theirs)

    def _compare(self, match: str, ours: Save | None, theirs: Save) -> None:
        """Lets the newer of two saves that can be read win."""
        if ours is None or self._outdates(theirs, ours):
            self._write_or_hold(match, theirs)
        elif theirs.text != ours.text:
            forced = theirs.serial >= ours.serial
            newer = self._overtake(match, ours, theirs) if forced else ours
            if newer is not None:
                self._journal.put(match, newer.serial, newer.text, forced)

    @staticmethod
    def _outdates(theirs: Save, ours: Save) -> bool:
        """Returns whether the journal's save is newer.

        A save played without knowing the journal's copy is not outdated by it unless the journal received it since:
        `apart` in a meta is the time since when the save may differ from the journal's.
        """
        blind = ours.meta.get("apart", 0) > theirs.meta.get("apart", 0)
        return theirs.serial > ours.serial and (not blind or theirs.record.startswith(ours.record))

    def _write_or_hold(self, match: str, save: Save) -> None:
        """Writes a save to the storage, or holds it in memory if there is no room."""
        try:
            self._stored.write(match, save.serial, save.text)
            self._held.pop(match, None)
        except SaveError:
            self._held[match] = save

    def _overtake(self, match: str, ours: Save, theirs: Save) -> Save | None:
        """Returns a save with our record that is newer than theirs; theirs is kept aside unless ours continues it.

        Returns None if there is no room for that.
        """
        goes_on = theirs.fault is None and ours.record.startswith(theirs.record)
        if not goes_on and not self.keep_aside(match, theirs.text):
            return None
        newer = Save(pack(max(theirs.serial, ours.serial) + 1, ours.meta, ours.record))
        self._write_or_hold(match, newer)
        return newer

    # -- writing

    async def keep(self, match: str, save: Save) -> int:
        """Writes both copies of a save; returns its serial once the journal has answered.

        Raises SaveError full and off when neither has been written; changed, gone and newer when the save is not the
        newest.
        """
        removals = self._removals.get(match, 0)
        refusal = "save/off"
        stored = False
        try:
            self._stored.write(match, save.serial, save.text)
            self._held.pop(match, None)
            stored = self._stored.lasting
            self.is_short = False
        except SaveError as error:
            self._held[match] = save
            refusal = error.code
            if refusal == "save/full" and not self.is_short:
                self.is_short = True
                self.tell()
        answer = await self._journal.put(match, save.serial, save.text)
        if answer in ("older", "gone"):
            save, answer = await self._contest(match, save)
        if removals != self._removals.get(match, 0):
            return save.serial  # it has been deleted here meanwhile
        if answer == "gone":
            self._remove_stored(match)
            raise SaveError("save/gone")
        if answer == "":
            self._journal_serials[match] = save.serial
            self.unread.pop(match, None)
        if answer != "" and not stored:
            self._held[match] = save
            self.unkept[match] = "save/full" if answer == "full" else refusal
            self._retry_later()
            raise SaveError(self.unkept[match])
        if self.unkept.pop(match, None) is not None:
            self.tell()
        return save.serial

    async def keep_first(self, match: str, save: Save) -> bool:
        """Writes the first save of a match; returns False, having written nothing, if the journal refuses it."""
        if await self._journal.put(match, save.serial, save.text) != "":
            return False
        self._journal_serials[match] = save.serial
        self._write_or_hold(match, save)
        return True

    async def _contest(self, match: str, save: Save) -> tuple[Save, str]:
        """Decides between our save and what the journal has instead; returns (ours, the journal's answer).

        If the journal could not be read before, the player has gone on without its save, and ours counts. Otherwise
        another tab has written that save, and it counts: raises SaveError changed.
        """
        rows = await self._journal.get(match)
        if not rows:
            return save, "off"
        if rows[0].gone:
            if _restored(save) < rows[0].gone:
                return save, "gone"
            return save, await self._journal.put(match, save.serial, save.text, True)
        theirs = Save(rows[0].text).verify()
        if theirs.fault == "newer":
            self._held[match] = theirs
            raise SaveError("save/newer")
        if match not in self.unread and theirs.fault is None:
            self._held.pop(match, None)
            self._write_or_hold(match, theirs)
            raise SaveError("save/changed")
        newer = self._overtake(match, save, theirs)
        if newer is None:
            return save, "full"
        return newer, await self._journal.put(match, newer.serial, newer.text, True)

    def _retry_later(self) -> None:
        if not self._retrying:
            self._retrying = True
            self._after(RETRY_MS, self._retry)

    def _retry(self) -> None:
        self._retrying = False
        self._tasks.spawn(self._keep_again())
        if self.unkept:
            self._retry_later()

    async def _keep_again(self) -> None:
        """Retries the saves that are stored nowhere: there may be room now."""
        for match in sorted(self.unkept):
            if self._stored.gone(match):
                self._remove_stored(match)
            elif match in self._held and self._stored.owns(match):
                try:
                    await self.keep(match, self._held[match])
                except SaveError as error:
                    if not error.unwritten:
                        self.unkept.pop(match, None)  # it is no longer ours

    async def shrink(self, match: str) -> bool:
        """Packs a match in both copies and drops its older save; returns whether that could be done.

        First in the storage, where a single write replaces the save with the packed one, then in the journal, which
        has the old one on disk until it has the new one: whenever the browser is killed, one copy is intact.
        """
        saves = self.read(match)
        if not saves or saves[0].is_packed or match in self._held or match in self.unread:
            return False
        if any(save.verify().fault is not None for save in saves):
            return False
        whole = saves[0]
        if not whole.meta.get("over"):  # it has been resumed since it was chosen for packing
            return False
        small = whole.shrunk()
        if len(small.text) >= len(whole.text) or Save(small.text).record != whole.record:
            return False
        if not self._stored.replace(match, whole, small):
            return False
        if await self._journal.put(match, small.serial, small.text) == "":
            self._journal_serials[match] = small.serial
        return True

    # -- deleting

    def remove(self, match: str) -> "dict[str, Any]":
        """Removes both copies of a match and returns what `restore` needs; there may be room for others then."""
        saves = self.read(match)
        deleted = {"match": match, "newest": saves[0] if saves else None, "texts": self._remove_stored(match)}
        self._removals[match] = self._removals.get(match, 0) + 1
        self._journal.remove(match, self._stored.gone(match) or self._stored.now())
        if self.unkept:
            self._tasks.spawn(self._keep_again())
        return deleted

    def _remove_stored(self, match: str) -> dict[str, str]:
        """Removes a match from the storage and from memory; returns the texts that were stored."""
        self._held.pop(match, None)
        self._journal_serials.pop(match, None)
        self.unread.pop(match, None)
        self.unkept.pop(match, None)
        return self._stored.remove(match)

    async def restore(self, deleted: "dict[str, Any]") -> None:
        """Brings back what `remove` returned; raises SaveError full and off when neither copy can be written.

        The save says when the match was brought back, in case only its deletion has reached the journal.
        """
        match, newest = deleted["match"], deleted["newest"]
        refusal = None
        try:
            self._stored.restore(match, deleted["texts"])
        except SaveError as error:
            refusal = error
        if newest is None:
            return
        if newest.verify().fault is None:
            about = dict(newest.meta)
            about["restored"] = self._stored.now()
            newest = Save(pack(newest.serial + 1, about, newest.record))
            self._write_or_hold(match, newest)
        elif newest.text not in [save.text for save in self._stored.read(match)]:
            self._held[match] = newest
        answer = await self._journal.put(match, newest.serial, newest.text, True)
        if answer != "" and match in self._held:
            self.unkept[match] = refusal.code if refusal is not None else "save/full"
            self._retry_later()
            raise SaveError(self.unkept[match])


def _restored(save: Save) -> float:
    """Returns when the match of a save was last brought back after a deletion, 0 if it never was."""
    at: float = (save.meta or {}).get("restored", 0)
    return at
