"""The ledger: the tallies of every deal, as one text that outlasts the matches themselves."""

import json

from ..browser.storage import FIGURES as KEY
from ..browser.storage import StorageFull, StorageOff
from ..saves.save import crc
from .counted import COMMON, TAB, Counted, with_rules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Any

    from ..messages import Tallied
    from ..protocols import Storage

MAGIC = "talon-figures"
FORMAT = 2
OLDER = 1  # the format before, whose rows do not name the rules of their accuracies
# What using an invalid line raises; under a correct checksum, lines are not checked before they are used.
NONSENSE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


class Ledger:
    """The matches that were counted, by id, and the names of each game's facts, in the order of its rows.

    `fault` is "damaged" if the text is not what was written (then it holds whatever can be read), "newer" if a later
    version wrote it (then it is empty, and nothing is written), else "".
    """

    def __init__(self, storage: "Storage") -> None:
        self._storage = storage
        self._head = ""  # of the text last read or written
        self._changed: set[str] = set()  # the matches counted since
        self.fault = ""
        self.games: dict[str, list[str]] = {}
        self.matches: dict[str, Counted] = {}
        text = storage.get(KEY)
        if text is not None:
            self._read(text)

    def _read(self, text: str) -> None:
        head, _, body = text.partition("\n")
        self._head = head
        words = head.split(" ")
        if len(words) == 3 and words[0] == MAGIC and words[1].isdigit() and int(words[1]) > FORMAT:
            self.fault = "newer"
            return
        is_old = head == f"{MAGIC} {OLDER} {crc(body)}"
        if not (is_old or head == f"{MAGIC} {FORMAT} {crc(body)}") or not self._unpack(body, is_old=is_old):
            self.fault = "damaged"
            self.games = {}
            self.matches = {}
            for line in body.split("\n"):
                self._salvage(line)

    def _unpack(self, body: str, *, is_old: bool) -> bool:
        """Reads all lines; returns whether they have the form of this version, or of the previous one."""
        names, *lines = body.split("\n")
        try:
            self.games = json.loads(names)
            heads = json.loads("[" + ",".join([line[: line.index(TAB)] for line in lines]) + "]")
            self.matches = {head[0]: Counted(head, lines[at], is_old=is_old) for at, head in enumerate(heads)}
        except (IndexError, KeyError, TypeError, ValueError):
            return False
        return True

    def _salvage(self, line: str) -> None:
        """Keeps a line if it is valid, in this format or the previous one."""
        head, _, rest = line.partition(TAB)
        try:
            read = json.loads(head)
            if isinstance(read, dict) and not self.games:
                self.games = _names_in(read)
            deals = json.loads(rest or "null")
            if not Counted.is_valid(read, deals, self.games):
                deals = with_rules(deals)
        except ValueError:
            return
        if Counted.is_valid(read, deals, self.games):
            self.matches[read[0]] = Counted(read, deals)

    def keep(self) -> bool:
        """Writes the ledger, merged with what another browser tab has written meanwhile; returns whether it could.

        A ledger that a later version wrote is left alone.
        """
        there = self._storage.get(KEY)
        if there is not None and there[: there.find("\n")] != self._head:
            self.merge(Ledger(self._storage), own=self._changed)
        if self.fault == "newer":
            return False
        body = "\n".join([json.dumps(self.games)] + [self.matches[match].text for match in self.matches])
        head = f"{MAGIC} {FORMAT} {crc(body)}"
        try:
            self._storage.set(KEY, f"{head}\n{body}")
        except (StorageFull, StorageOff):
            return False
        self._head = head
        self._changed = set()
        self.fault = ""
        return True

    def merge(self, other: "Ledger", *, own: "Container[str]") -> int:
        """Takes over the lines of another ledger and returns how many, or its fault if a later version wrote it.

        For a match in `own` the line here stays unless the other one goes further; for any other match the line
        there wins.
        """
        if other.fault == "newer":
            self.fault = other.fault
            return 0
        taken = 0
        counted = {self.matches[match].game for match in self.matches if match in own}
        for game in other.games:
            if game in counted and game in self.games:
                other.rename(game, self.games[game])
            else:
                self.rename(game, other.games[game])
        for match in other.matches:
            theirs = other.matches[match]
            ours = self.matches.get(match)
            if ours is None or match not in own or theirs.goes_further_than(ours):
                if ours is not None:
                    theirs.learn(ours)
                self.matches[match] = theirs
                self.touch(match)
                taken += 1
            else:
                ours.learn(theirs)
        return taken

    def drop_invalid(self) -> int:
        """Drops invalid lines (the text may come from an import) and returns how many."""
        self.games = _names_in(self.games)
        invalid = [match for match in self.matches if not self.matches[match].holds(self.games)]
        for match in invalid:
            self.matches.pop(match)
        return len(invalid)

    def distrust(self) -> bool:
        """Drops invalid lines and returns whether there were any: then the ledger counts as damaged."""
        if not self.drop_invalid():
            return False
        self.fault = "damaged"
        return True

    def touch(self, match: str) -> None:
        """Notes that a match's line has changed here and needs to be written."""
        self._changed.add(match)

    def take(self, match: str, meta: "dict[str, Any]", tallied: "Tallied", now: float) -> Counted:
        """Counts the settled deals of a match, replacing what was counted before."""
        game = tallied["game"]
        names = self.games.get(game, [])
        counts = [seat["counts"] for deal in tallied["deals"] for seat in deal["seats"] if seat is not None]
        if counts:
            names = sorted([name for name in counts[0] if name not in COMMON])
            self.rename(game, names)
        counted = Counted.of(match, meta, tallied, names, old=self.matches.get(match), now=now)
        self.matches[match] = counted
        self.touch(match)
        return counted

    def rename(self, game: str, names: list[str]) -> None:
        """Puts the rows of a game into a new order of its facts; new facts count 0."""
        old = self.games.get(game, [])
        self.games[game] = names
        if old == names:
            return
        facts = [old.index(name) if name in old else -1 for name in names]
        for match in self.matches:
            if self.matches[match].game == game:
                self.matches[match].reorder(facts)


def _names_in(read: "Any") -> dict[str, list[str]]:
    """Returns, by game, the values that are lists of names."""
    games = read if isinstance(read, dict) else {}
    return {game: games[game] for game in games if _are_names(games[game])}


def _are_names(read: "Any") -> bool:
    return isinstance(read, list) and all(isinstance(name, str) for name in read)
