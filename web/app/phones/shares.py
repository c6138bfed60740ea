"""Shares: the random bytes from which phones make a deal together, and the notes by which a phone checks it later."""

import binascii
import hashlib
import json

from ..browser.storage import PREFIX, StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..app import App
    from ..protocols import Storage

SHARE_BYTES = 32
DIGITS = 2 * SHARE_BYTES  # of a share, and of a commitment
KEPT = 4  # matches, so that a page that was closed meanwhile can still check the one it comes back to


def commitment(share: str) -> str:
    """Returns the commitment to a share as the engine makes it: the SHA-256 of its bytes, in hex."""
    return binascii.hexlify(hashlib.sha256(binascii.unhexlify(share)).digest()).decode()


def notes_on(app: "App", match: str, seats: "Sequence[int | None]") -> "list[dict[str, Any]]":
    """Returns the notes of this phone, at these seats, on a match that it has visited, hosted, or both in turn."""
    return ShareNotes(app.storage, "host").notes(match, [None]) + ShareNotes(app.storage, "guest").notes(match, seats)


class ShareNotes:
    """A phone's notes on the deals that it has had a part in, as a "host" or as a "guest", by match.

    A note has the `deal`, the `seat` (None for the host), the `share` that the phone gave, and `all`: pairs of a seat
    and a commitment, the host's first, as they were known before anybody gave a share. Once the host has said who has
    given one, `given` lists these seats, and `without` those of people at phones that have not.
    """

    def __init__(self, storage: "Storage", role: str) -> None:
        self._storage = storage
        self._key = PREFIX + "shares." + role
        try:
            read = json.loads(storage.get(self._key) or "[]")
            self._matches: list[Any] = [
                [match, [note for note in notes if isinstance(note, dict)]] for match, notes in read
            ]
        except (TypeError, ValueError):
            self._matches = []

    def note(self, match: str, note: "dict[str, Any]") -> None:
        """Adds a note."""
        for known, notes in self._matches:
            if known == match:
                notes.append(note)
                break
        else:
            self._matches = self._matches[1 - KEPT :] + [[match, [note]]]
        self.keep()

    def keep(self) -> None:
        """Stores all notes; without room they last as long as this page."""
        try:
            self._storage.set(self._key, json.dumps(self._matches))
        except (StorageFull, StorageOff):
            pass

    def notes(self, match: str, seats: "Sequence[int | None]") -> "list[dict[str, Any]]":
        """Returns the notes on a match of a phone at any of these seats."""
        found = [notes for known, notes in self._matches if known == match]
        return [note for notes in found for note in notes if note.get("seat") in seats]
