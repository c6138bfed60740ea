"""Hearing: which sound goes with what the table shows, and when it plays."""

from ...appearance import GLIDE_MS
from ...texts.engine_words import BOMB, CAPTURE, LAST_TRICK, PASS, TRICK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...app import App
    from ...messages import Event, Table
    from .hot_seat import HotSeat

TURN_MS = 350  # after what was last heard


def has_landed(events: "Sequence[Event]") -> bool:
    """Returns whether cards have just been played."""
    return any(event["to"] is not None and event["kind"] != CAPTURE for event in events)


def is_bomb(table: "Table", events: "Sequence[Event]") -> bool:
    """Returns whether the cards that have just been played are a bomb."""
    if not has_landed(events):
        return False
    taken = any(event["kind"] == CAPTURE for event in events)
    for zone in table["zones"]:
        if zone["key"] == (LAST_TRICK if taken else TRICK):
            laid = [group for group in zone["groups"] if "top" in group["marks"]]
            return bool(laid) and BOMB in laid[-1]["marks"]
    return False


def sound_of(events: "Sequence[Event]", *, dealt: bool = False, bomb: bool = False, won: bool = False) -> str:
    """Returns the one sound for what has just happened, "" for none."""
    kinds = [event["kind"] for event in events]
    if won:
        return "win"
    if has_landed(events):
        return "bomb" if bomb else "play"
    if dealt:
        return "deal"
    return "pass" if PASS in kinds else ""


class Hearing:
    """Watches the tables that are shown and plays the sound of each once, as its cards land."""

    def __init__(self, app: "App", hot_seat: "HotSeat") -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._deal: int | None = None
        self._taken = False
        self._mover: int | None = None
        self.is_quiet = False  # a table in the middle plays the sounds: all but that of the viewer's turn
        self.is_public = False  # this is that table: whoever wins is heard

    def shown(self, table: "Table", events: "Sequence[Event]") -> None:
        """Plays the sound for what has just happened."""
        dealt = table["ply"] == 0 and table["deal"] != self._deal
        self._deal = table["deal"]
        self._taken = any(event["kind"] == CAPTURE for event in events)
        movers = [event["seat"] for event in events if event["seat"] is not None]
        self._mover = movers[0] if movers else self._hot_seat.viewer if not dealt else None
        name = sound_of(events, dealt=dealt, bomb=is_bomb(table, events), won=self._has_won(table, events))
        if name:
            self._play(name, GLIDE_MS if self._app.appearance.moves() and name != "deal" else 0)

    def settled(self, table: "Table") -> None:
        """Plays the sounds for a trick being carried away, and for the viewer's turn."""
        viewer = self._hot_seat.viewer
        if self._taken:
            self._play("trick")
        if viewer is not None and viewer in table["must"] and viewer != self._mover:
            self._app.sounds.play("turn", TURN_MS)

    def _play(self, name: str, delay: int = 0) -> None:
        """Plays a sound of the table; where that is another's, the phone only vibrates."""
        if self.is_quiet:
            self._app.sounds.buzz(name)
        else:
            self._app.sounds.play(name, delay)

    def _has_won(self, table: "Table", events: "Sequence[Event]") -> bool:
        you = self._hot_seat.viewer
        ranking = table["summary"]["places"] if events and table["match_over"] and table["summary"] else None
        if ranking is None:
            return False
        return self.is_public or (you is not None and ranking[you] == 1)
