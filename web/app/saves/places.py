"""The two places of a match: a storage that is read at once, and a journal that is on disk when it answers.

Of two saves the one with the higher serial wins, and the other place is brought up to it: when the page starts, and
when a match is opened. What neither place takes stays in memory, is played on from there, and is tried again.
"""

from .save import Save, SaveError, pack

RETRY_MS = 10_000


class Places:
    """Reads and writes saves in both places; `after(ms, function)` calls it later.

    `ready` is settled once the journal has been read, or does not answer; `unkept` says for matches that no place has
    taken as they stand why that is: save/full or save/off.
    """

    def __init__(self, slots, journal, tasks, after):
        self._slots = slots
        self._journal = journal
        self._tasks = tasks
        self._after = after
        self._journaled = False  # whether there is a journal
        self._journal_serials = {}  # of the saves that the journal has, as far as it was asked
        self._held = {}  # saves for which the storage had no room, by match
        self._retrying = False
        self._listeners = []
        self.unread = []  # matches that were opened without an answer of the journal
        self.unkept = {}
        self.ready = tasks.deferred()

    @property
    def lasting(self):
        """Returns whether anything is kept when the page goes."""
        return self._slots.lasting or self._journaled

    def listen(self, listener):
        """Calls `listener()` when the matches, or what is kept of them, have changed by themselves."""
        self._listeners.append(listener)

    def tell(self):
        """Calls the listeners."""
        for listener in self._listeners:
            listener()

    # -- reading

    def ids(self):
        """Returns the ids of all matches, sorted."""
        return sorted(set(self._slots.ids()) | set(self._held))

    def read(self, match):
        """Returns the saves there are of a match, the newest first, those without a readable head line last."""
        saves = self._slots.read(match)
        if match in self._held:
            saves.append(self._held[match])
        return sorted(saves, key=lambda save: -save.serial)

    def newest(self, match):
        """Returns the newest save that can be read, None without one."""
        good = [save for save in self.read(match) if save.verify().fault is None]
        return good[0] if good else None

    def confirms(self, match, save):
        """Returns whether the journal has this very save: then no other one, readable or not, is newer."""
        return self._journal_serials.get(match) == save.serial

    def keep_aside(self, match, text):
        """Keeps a text that cannot be read, if there is room: where it lies nothing goes over it before there is."""
        try:
            self._slots.keep_aside(match, text)
        except SaveError:
            pass

    # -- bringing up

    async def start(self):
        """Reads the whole journal and lets the newer save of each match win."""
        entries = await self._journal.read()
        self._journaled = entries is not None
        apart = sorted(match for match in entries or {} if not entries[match].same)
        for match in apart:
            self._bring_up(match, entries[match])
        self.ready.done()
        if apart or not self._slots.lasting:
            self.tell()

    async def fetch(self, match):
        """Brings a match up before it is opened: another tab may have gone on with it."""
        await self.ready
        entries = await self._journal.get(match)
        if entries is not None:
            self._bring_up(match, entries.get(match))
        elif match not in self.unread:
            self.unread.append(match)

    def _bring_up(self, match, entry):
        if entry is not None and entry.gone:
            self._slots.remove(match)
            self._held.pop(match, None)
            return
        ours = self.newest(match)
        theirs = Save(entry.text).verify() if entry is not None else None
        damaged = theirs is not None and theirs.fault is not None
        if damaged:
            self._hold_aside(match, theirs)
            theirs = None
        if theirs is not None:
            self._journal_serials[match] = theirs.serial
        if theirs is not None and (ours is None or self._outdates(theirs, ours)):
            self._lay(match, theirs)
        elif ours is not None and (theirs is None or theirs.text != ours.text):
            if theirs is not None and theirs.serial >= ours.serial:
                ours = self._overtake(match, ours, theirs)
            self._journal.put(match, ours.serial, ours.text, damaged)

    @staticmethod
    def _outdates(theirs, ours):
        """Tells whether the journal's save is newer; what was played without having read it is not outdated by it."""
        blind = ours.meta.get("unjournaled") and not theirs.meta.get("unjournaled")
        return theirs.serial > ours.serial and not blind

    def _hold_aside(self, match, save):
        """Keeps the journal's save that cannot be read; one of a newer version is what the match is."""
        if save.fault == "newer":
            self._held[match] = save
        else:
            self.keep_aside(match, save.text)

    def _lay(self, match, save):
        """Writes a save to the storage, or holds it where there is no room."""
        try:
            self._slots.write(match, save.serial, save.text)
            self._held.pop(match, None)
        except SaveError:
            self._held[match] = save

    def _overtake(self, match, ours, theirs):
        """Returns a save with our record that is newer than theirs, whose text is kept aside unless ours goes on."""
        if theirs.fault is not None or not ours.record.startswith(theirs.record):
            self.keep_aside(match, theirs.text)
        meta = {name: ours.meta[name] for name in ours.meta if name != "unjournaled"}
        newer = Save(pack(theirs.serial + 1, meta, ours.record))
        self._lay(match, newer)
        return newer

    # -- writing

    async def keep(self, match, save):
        """Writes a save to both places; returns its serial once it is on disk.

        Raises SaveError full and off when neither place has it then, changed or gone when it is not the newest.
        """
        refusal = "save/off"
        stored = False
        try:
            self._slots.write(match, save.serial, save.text)
            self._held.pop(match, None)
            stored = self._slots.lasting
        except SaveError as error:
            self._held[match] = save
            refusal = error.code
        answer = await self._journal.put(match, save.serial, save.text)
        if answer == "gone":
            raise SaveError("save/gone")
        if answer == "older":
            save, answer = await self._contest(match, save)
        if answer == "":
            self._journal_serials[match] = save.serial
            if match in self.unread:
                self.unread.remove(match)
        if answer != "" and not stored:
            self._held[match] = save
            self.unkept[match] = "save/full" if answer == "full" else refusal
            self._retry_later()
            raise SaveError(self.unkept[match])
        if self.unkept.pop(match, None) is not None:
            self.tell()
        return save.serial

    async def _contest(self, match, save):
        """Decides between our save and one of the journal that is as new; returns (ours, the journal's answer).

        Where we could not read it before, the player has gone on without it, and ours counts. Else another tab has
        written it, and it counts: raises SaveError changed.
        """
        entries = await self._journal.get(match)
        if not entries:
            return save, "off"
        theirs = Save(entries[match].text).verify()
        if match not in self.unread and theirs.fault is None:
            self._held.pop(match, None)
            self._lay(match, theirs)
            raise SaveError("save/changed")
        save = self._overtake(match, save, theirs)
        return save, await self._journal.put(match, save.serial, save.text, True)

    def _retry_later(self):
        if not self._retrying:
            self._retrying = True
            self._after(RETRY_MS, self._retry)

    def _retry(self):
        self._retrying = False
        self._tasks.spawn(self._keep_again())

    async def _keep_again(self):
        """Writes again what no place has taken: there may be room now."""
        for match in sorted(self.unkept):
            if match in self._held and self._slots.owns(match):
                try:
                    await self.keep(match, self._held[match])
                except SaveError:
                    pass  # it is tried again, or is not ours any more

    # -- deleting

    def remove(self, match):
        """Removes a match from both places and returns what `restore` takes back; others may have room then."""
        taken = {"match": match, "newest": self.newest(match), "texts": self._slots.remove(match)}
        self._held.pop(match, None)
        self.unkept.pop(match, None)
        self._journal_serials.pop(match, None)
        self._journal.remove(match)
        if self.unkept:
            self._retry()
        return taken

    async def restore(self, taken):
        """Takes back what `remove` returned; raises SaveError full, off when neither place can have it."""
        match, newest = taken["match"], taken["newest"]
        refusal = None
        try:
            self._slots.restore(match, taken["texts"])
        except SaveError as error:
            refusal = error
        answer = "off"
        if newest is not None:
            answer = await self._journal.put(match, newest.serial, newest.text, True)
        if refusal is not None:
            if answer != "":
                raise refusal
            self._held[match] = newest
