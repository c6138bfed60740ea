"""Saved matches: records in the browser's storage, two generations each with a checksum, nothing overwritten unread.

A match `m` lies under `talon.match.m.0` and `.1`; a save goes over the older one. Each is a head line
`talon-save FORMAT SERIAL CRC LENGTH`, a line of JSON about the match (so that the list needs no index, which could be
stale), and the record. Beside it: `talon.look.m` the last picture, `talon.notes.m` how its table was left,
`talon.tab.m` the browser tab that may write, `talon.kept.m.N` unreadable originals.
"""

import binascii
import json

from .storage import PREFIX, StorageFull, StorageOff

FORMAT = 1
MAGIC = "talon-save"
NEEDED = ("game", "seats", "deal", "ply", "scores", "over")


class SaveError(Exception):
    """A refusal with a code: save/full off taken changed gone broken newer."""

    def __init__(self, code, **args):
        super().__init__(code)
        self.code = code
        self.args_ = args


class Save:
    """One generation as read: its `serial`; `fault` is None, or says why it cannot be used: broken, newer.

    Only the head line is looked at until `meta` (None when it is broken), `record` or `verify` are asked for.
    """

    def __init__(self, text):
        self.text = text
        self.serial = -1
        self.fault = "broken"
        self._meta = None
        head = text.partition("\n")[0]
        self._body = len(head) + 1
        fields = head.split(" ")
        if len(fields) < 2 or fields[0] != MAGIC or not fields[1].isdigit():
            return
        if int(fields[1]) > FORMAT:
            self.fault = "newer"
            return
        if len(fields) == 5 and fields[2].isdigit() and fields[4] == str(len(text) - self._body):
            self.serial = int(fields[2])
            self._checksum = fields[3]
            self.fault = None

    @property
    def meta(self):
        """What the save says of its match; asking finds a broken one out."""
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
    def record(self):
        """The match."""
        return self.text[self._record() + 1 :]

    def verify(self):
        """Checks the checksum and the meta, which a list of many has no time for."""
        if self.fault is None and (self._checksum != crc(self.text[self._body :]) or self.meta is None):
            self.fault = "broken"
        return self

    def _record(self):
        return self.text.find("\n", self._body)


def crc(text):
    """Returns the CRC-32 of a text in UTF-8, as eight hexadecimal digits."""
    return "%08x" % (binascii.crc32(text.encode()) & 0xFFFFFFFF)


def pack(serial, meta, record):
    """Returns a generation as text."""
    body = json.dumps(meta) + "\n" + record
    return f"{MAGIC} {FORMAT} {serial} {crc(body)} {len(body)}\n{body}"


class Saves:
    """All matches of this browser.

    `clock()` gives seconds, `fresh()` a new id, `later(function)` calls it when there is time, `tab` names this
    browser tab.
    """

    def __init__(self, storage, clock, fresh, later, tab):
        self._storage = storage
        self._clock = clock
        self._fresh = fresh
        self._later = later
        self._tab = tab
        self._serials = {}
        self._records = {}  # as they were read or written here last
        self._looks = {}

    # -- reading

    def list(self):
        """Returns what is known of every match, latest first: its meta with `id` and `state` (ok, broken, newer)."""
        entries = []
        for match in self._ids():
            saves = self._read(match)
            meta = saves[0].meta or saves[-1].meta
            if meta is not None:
                entry = dict(meta)
                entry["state"] = "ok"
            else:
                entry = {"state": "newer" if any(save.fault == "newer" for save in saves) else "broken"}
            entry["id"] = match
            entry["played"] = entry.get("played", 0)
            entries.append(entry)
        return sorted(entries, key=lambda entry: (-entry["played"], entry["id"]))

    @staticmethod
    def latest(entries):
        """Returns the first of the entries that can be played on, None without one."""
        for entry in entries:
            if entry["state"] == "ok" and not entry.get("over"):
                return entry
        return None

    def load(self, match):
        """Returns (record, meta, note); note is "older" when the newest generation could not be read.

        Raises SaveError gone, broken, newer. The text that cannot be read is kept aside first.
        """
        saves = [save.verify() for save in self._read(match)]
        if not saves:
            raise SaveError("save/gone")
        if any(save.fault == "newer" for save in saves):
            raise SaveError("save/newer")
        good = sorted((save for save in saves if save.fault is None), key=lambda save: -save.serial)
        for save in saves:
            if save.fault is not None:
                self._keep_aside(match, save.text)
        if not good:
            raise SaveError("save/broken")
        self._serials[match] = good[0].serial
        self._records[match] = good[0].record
        return good[0].record, dict(good[0].meta), "older" if len(good) < len(saves) else None

    def raw(self, match):
        """Returns everything stored of a match as text, readable or not: for rescue by hand."""
        return "\n\n".join(save.text for save in self._read(match))

    # -- writing

    def create(self, record, meta):
        """Keeps a new match, claims it for this tab and returns its id; raises SaveError full, off."""
        match = self._fresh()
        now = self._clock()
        about = dict(meta)
        about["created"] = now
        self.claim(match)
        self._write(match, 0, record, about)
        return match

    def store(self, match, record, meta):
        """Keeps a match as it now stands; `meta` is what changed of it.

        Raises SaveError full, off, newer; taken, when another tab plays it; changed or gone, when what lies there is
        not what this tab wrote or read last.
        """
        owner = self._storage.get(f"{PREFIX}tab.{match}")
        if owner is not None and owner != self._tab:
            raise SaveError("save/taken")
        saves = [save.verify() for save in self._read(match)]
        if any(save.fault == "newer" for save in saves):
            raise SaveError("save/newer")
        good = [save for save in saves if save.fault is None]
        if match in self._serials:
            if not good:
                raise SaveError("save/gone")
            if good[0].record != self._records[match]:
                raise SaveError("save/changed")
        serial = good[0].serial + 1 if good else 0
        about = dict(good[0].meta) if good else {}
        about.update({name: meta[name] for name in meta if name != "title"})  # that is for `rename` alone
        self._write(match, serial, record, about)

    def rename(self, match, title):
        """Gives a match a title; "" takes it away."""
        record, meta, _ = self.load(match)
        meta["title"] = " ".join(title.split())[:60]
        self._write(match, self._serials[match] + 1, record, meta, played=meta.get("played"))

    def delete(self, match):
        """Forgets a match and returns its texts, which `restore` takes back."""
        taken = {key: self._storage.get(key) for key in self._keys_of(match)}
        for key in taken:
            self._storage.remove(key)
        self._serials.pop(match, None)
        self._records.pop(match, None)
        self._looks.pop(match, None)
        return taken

    def restore(self, taken):
        """Takes back what `delete` returned."""
        for key in taken:
            self._put(key, taken[key])

    # -- beside the record

    def look(self, match):
        """Returns the last picture kept: {"seat", "table"}, None without one."""
        if match in self._looks:
            seat, table = self._looks[match]
            return {"seat": seat, "table": table}
        return self.json(f"{PREFIX}look.{match}")

    def keep_look(self, match, seat, table):
        """Remembers the picture of a seat that had confirmed it; written by `flush`, a moment later or on leaving."""
        if not self._looks:
            self._later(self.flush)
        self._looks[match] = (seat, table)

    def flush(self):
        """Writes the pictures that wait. A picture is not worth an error: the record is safe already."""
        waiting, self._looks = self._looks, {}
        for match in waiting:
            seat, table = waiting[match]
            self.keep_json(f"{PREFIX}look.{match}", {"seat": seat, "table": table})

    def drop_look(self, match):
        """Forgets the picture: nobody's hand is to be shown at the next start."""
        self._looks.pop(match, None)
        self._storage.remove(f"{PREFIX}look.{match}")

    def notes(self, match):
        """Returns the front end's own notes on a match (how a hand is sorted ...), {} without any."""
        return self._dict(f"{PREFIX}notes.{match}")

    def keep_notes(self, match, notes):
        """Keeps notes, as `keep_json` does."""
        self.keep_json(f"{PREFIX}notes.{match}", notes)

    def keep_json(self, key, value):
        """Keeps what may get lost: where there is no room it is dropped."""
        try:
            self._put(key, json.dumps(value))
        except SaveError:
            self._storage.remove(key)

    def lately(self):
        """Returns the set-ups of the last new games: {"game", "games": {name: {...}}}, {} before the first."""
        return self._dict(PREFIX + "setup")

    def keep_lately(self, setups):
        """Keeps them, as `keep_json` does."""
        self.keep_json(PREFIX + "setup", setups)

    # -- browser tabs

    def claim(self, match):
        """Makes this browser tab the one that may write a match: the last to open it plays it."""
        try:
            self._put(f"{PREFIX}tab.{match}", self._tab)
        except SaveError:
            pass  # no room for a line: the serial numbers still guard the record

    def owns(self, match):
        """Returns whether no other tab has claimed a match."""
        return self._storage.get(f"{PREFIX}tab.{match}") in (None, self._tab)

    def release(self, match):
        """Gives a claim back."""
        if self.owns(match):
            self._storage.remove(f"{PREFIX}tab.{match}")

    def keep_original(self, match, text):
        """Keeps the text that a match was read from, as it came; raises SaveError full, off."""
        self._keep_aside(match, text)

    # -- inside

    def _ids(self):
        head = f"{PREFIX}match."
        found = {}
        for key in self._storage.names():
            match, _, slot = key[len(head) :].rpartition(".")
            if key.startswith(head) and slot in ("0", "1"):
                found[match] = True
        return sorted(found)

    def _keys_of(self, match):
        return [key for key in self._storage.names() if match in key.split(".")]

    def _read(self, match):
        """Returns the generations there are, readable ones first, the newest of them at the head."""
        texts = [self._storage.get(f"{PREFIX}match.{match}.{slot}") for slot in (0, 1)]
        saves = [Save(text) for text in texts if text is not None]
        return sorted(saves, key=lambda save: -save.serial)

    def _write(self, match, serial, record, meta, played=None):
        about = dict(meta)
        about["played"] = self._clock() if played is None else played
        key = f"{PREFIX}match.{match}.{serial % 2}"
        old = self._storage.get(key)
        if old is not None and Save(old).fault is not None:
            self._keep_aside(match, old)
        self._put(key, pack(serial, about, record))
        self._serials[match] = serial
        self._records[match] = record

    def _keep_aside(self, match, text):
        kept = [key for key in self._keys_of(match) if key.startswith(f"{PREFIX}kept.")]
        if all(self._storage.get(key) != text for key in kept):
            self._put(f"{PREFIX}kept.{match}.{len(kept)}", text)

    def _put(self, key, text):
        try:
            self._storage.set(key, text)
        except StorageFull:
            raise SaveError("save/full") from None
        except StorageOff:
            raise SaveError("save/off") from None

    def json(self, key):
        """Returns what is kept under a key, None where it is nothing or no JSON."""
        text = self._storage.get(key)
        if text is None:
            return None
        try:
            return json.loads(text)
        except ValueError:
            return None

    def _dict(self, key):
        """Returns the dict kept under a key, {} where it is anything else."""
        found = self.json(key)
        return found if isinstance(found, dict) else {}
