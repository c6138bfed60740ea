"""Whose cards may be seen: one person's always; among several nobody's, until that person has said so."""


class Eyes:
    """Who sits at this device, whose hand lies open, and whom the table waits behind its curtain for.

    `seat` is the looking seat or None; `curtain` is the person who is asked to take the device, or None, and `called`
    says that the table waits for that person; `others` are the people who could take it as well, where several choose
    at once.
    """

    def __init__(self, players):
        self.seat = None
        self.curtain = None
        self.called = False
        self.others = []
        self.last = None
        self.persons = []
        self._guarded = False
        self.change(players)

    @property
    def alone(self):
        """Returns whether there is nobody to hide from: one person at most."""
        return len(self.persons) < 2 and not self._guarded

    @property
    def bottom(self):
        """Returns the seat at the bottom of the screen."""
        for seat in (self.seat, self.curtain, self.last):
            if seat is not None:
                return seat
        return self.persons[0] if self.persons else 0

    def change(self, players):
        """Takes new players; what lay open is hidden, for somebody else may hold the device now."""
        several = len(self.persons) > 1
        self.persons = [seat for seat, player in enumerate(players) if player["kind"] == "human"]
        self._guarded = several and len(self.persons) == 1
        self.last = self.seat
        self.seat = self.persons[0] if self.alone and self.persons else None

    def hide(self):
        """Closes every hand, where there is somebody to hide from."""
        if self.alone:
            return
        if self.seat is not None:
            self.last = self.seat
        self.seat = None

    def turn(self, must, over):
        """Decides who looks now that the table waits for `must`; after a deal all is open and nothing to hide."""
        self.curtain = None
        self.others = []
        if over:
            return
        if self.alone:
            self.seat = self.persons[0] if self.persons else None
            return
        wanted = [seat for seat in must if seat in self.persons]
        if self._guarded:
            wanted = self.persons
        if wanted and self.seat not in wanted:
            self.hide()
            after = [seat for seat in wanted if self.last is not None and seat >= self.last]
            self.curtain = (after or wanted)[0]
            self.called = self.curtain in must
            self.others = [seat for seat in wanted if seat != self.curtain]

    def confirm(self, seat):
        """Opens the hand of the person who says to be there."""
        self.seat = seat
        self.curtain = None
        self._guarded = False
