"""The hot seat: who looks at the screen while people pass the device round, and so whose cards may be seen.

With one person the hand is always open; with several, no hand is until somebody says who they are.
"""

from ...texts.names import persons_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Player

NEWS = 3  # how many recent events are shown to whoever takes the device


class HotSeat:
    """Who sits at this device, whose hand lies open, and who is asked to take the device.

    `viewer` is the seat whose hand lies open, or None. `asked` is the person who is asked to take the device, or
    None; the table waits for that person if `called`. `others` could take it too, if several choose at once.
    `news` has in words what everybody saw since a hand was last opened, `acted` is who has played since.
    """

    def __init__(self, players: "Sequence[Player]") -> None:
        self.viewer: int | None = None
        self.asked: int | None = None
        self.called = False
        self.others: list[int] = []
        self.last: int | None = None
        self.persons: list[int] = []
        self.news: list[str] = []
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
        self.clear_news()

    def tell(self, texts: "Sequence[str]") -> None:
        """Remembers what everybody saw, for the person who takes the device next."""
        self.news = (self.news + list(texts))[-NEWS:]

    def clear_news(self) -> None:
        """Forgets what has happened since a hand was last opened."""
        self.news = []
        self.acted = None
