"""The hot seat: who looks at the screen while people pass the device round, and so whose cards may be seen.

With one person the hand is always open; with several, no hand is until somebody says who they are.
"""

from ...texts.names import persons_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Player

NEWS = 8  # how many recent events are shown to whoever takes the device


class HotSeat:
    """Who sits at this device, whose hand lies open, and who is asked to take the device.

    `viewer` is the seat whose hand lies open, or None. `asked` is the person who is asked to take the device, or
    None; the table waits for that person if `called`. `others` could take it too, if several choose at once.
    `acted` is who has played since a hand was last opened.
    """

    def __init__(self, players: "Sequence[Player]") -> None:
        self.viewer: int | None = None
        self.asked: int | None = None
        self.called = False
        self.others: list[int] = []
        self.last: int | None = None
        self.persons: list[int] = []
        self._missed: dict[int, list[str]] = {}  # by person: what everybody saw since their hand was last open
        self.acted: int | None = None
        self._guarded = False
        self.set_players(players)

    @property
    def alone(self) -> bool:
        """Returns whether there is nobody to hide cards from: one person at most."""
        return len(self.persons) < 2 and not self._guarded

    @property
    def only_person(self) -> int | None:
        """Returns the seat of the only person here, None if there are several or none."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def bottom(self) -> int:
        """Returns the seat at the bottom of the screen."""
        for seat in (self.viewer, self.asked, self.last):
            if seat is not None:
                return seat
        return self.persons[0] if self.persons else 0

    def set_players(self, players: "Sequence[Player]") -> None:
        """Sets who sits at the seats; an open hand is closed, because somebody else may hold the device now."""
        several = len(self.persons) > 1
        self.persons = persons_of(players)
        self._guarded = several and len(self.persons) == 1
        self.last = self.viewer
        self.viewer = self.persons[0] if self.alone and self.persons else None

    def hide(self) -> None:
        """Closes every hand if there is somebody to hide it from."""
        if self.alone:
            return
        if self.viewer is not None:
            self.last = self.viewer
        self.viewer = None

    def turn(self, must: "Sequence[int]", *, over: bool) -> None:
        """Decides who may view the table now that it waits for `must`; once a deal is over nothing is hidden."""
        self.asked = None
        self.others = []
        if over:
            return
        if self.alone:
            self.viewer = self.persons[0] if self.persons else None
            return
        wanted = self.persons if self._guarded else [seat for seat in must if seat in self.persons]
        if wanted and self.viewer not in wanted:
            self.hide()
            after = [seat for seat in wanted if self.last is not None and seat >= self.last]
            self.asked = (after or wanted)[0]
            self.called = self.asked in must
            self.others = [seat for seat in wanted if seat != self.asked]

    def confirm(self, seat: int) -> None:
        """Opens the hand of the person who says they have the device."""
        self.viewer = seat
        self.asked = None
        self._guarded = False
        self._missed[seat] = []
        self.acted = None

    @property
    def news(self) -> list[str]:
        """Returns in words what the person who is asked to take the device has missed."""
        return self._missed.get(self.asked, []) if self.asked is not None else []

    def tell(self, news: "Sequence[tuple[int | None, str]]") -> None:
        """Remembers what everybody saw, as pairs (who did it, text); nobody is told what they did last themselves."""
        for person in self.persons:
            missed = self._missed.get(person, [])
            for seat, text in news:
                if missed or (person not in (seat, self.viewer)):
                    missed.append(text)
            self._missed[person] = missed[-NEWS:]

    def clear_news(self) -> None:
        """Forgets what has happened."""
        self._missed = {}
        self.acted = None
