"""The pace of the table: how long bots and finished tricks take to watch; a tap ends one pause, a button all."""

from ...appearance import GLIDE_MS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...task import Deferred

# Milliseconds by pace: what a bot's move takes at least, and how long a finished trick stays.
PAUSES = {"slow": (1700, 2200), "normal": (900, 1300), "fast": (350, 600), "instant": (0, 0)}
GUIDED = (1300, 2100)  # at the usual pace, while the table guides somebody who is new to the game
SHORT = 0.6  # of a bot's time is what a further step of the same turn takes, or a move without a choice
LANDED = GLIDE_MS + 70  # milliseconds that every move is watched at least: longer than anything glides
SEEN = 800  # milliseconds, at least, that a player's own move stays before a bot answers
TAKEN = (1300, 500)  # at an instant pace, how long a finished trick stays: while the player leads, while a bot does
FORCED = (900, 1.8)  # ms, and times a bot's pause: a move that plays itself is announced for the longer of the two


class Pace:
    """Waits for as long as the player's settings demand."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._pause: Deferred | None = None
        self._trick: Deferred | None = None  # likewise, while a finished trick stays
        self._began = 0.0  # when the latest of these began
        self._rushes = False
        self.guides = False  # whether the player is new to the game

    def bot(self, *, short: bool = False, answers: bool = False) -> float:
        """Returns how many milliseconds a bot's move takes.

        `short` if there is little to follow; `answers` if a person has just moved.
        """
        usual, _ = self._pauses()
        ms = usual * SHORT if short else usual
        return max(ms, SEEN if answers else LANDED) if ms else 0

    def forced(self) -> float:
        """Returns for how many milliseconds a move that plays itself is announced."""
        least, times = FORCED
        return max(least, self.bot() * times)

    @property
    def is_watched(self) -> bool:
        """Returns whether the player takes time to watch."""
        return self._pauses()[1] > 0

    def trick(self, *, leads: bool, is_new: bool) -> int:
        """Returns how many milliseconds a finished trick stays.

        At an instant pace it does while the player `leads` the next one, which keeps nobody waiting, and otherwise
        only if it `is_new` to them.
        """
        if self._rushes or self.is_watched:
            return self._pauses()[1]
        return TAKEN[0] if leads else TAKEN[1] if is_new else 0

    def _pauses(self) -> tuple[int, int]:
        if self._rushes:
            return PAUSES["instant"]
        pace = self._app.settings.get("pace")
        return GUIDED if self.guides and pace == "normal" else PAUSES[pace]

    async def rest(self, ms: float) -> None:
        """Waits, unless the player hurries."""
        if ms > 0:
            self._pause = self._app.tasks.deferred()
            await self._last(self._pause, ms)

    async def stay(self, ms: float) -> None:
        """Waits while a finished trick stays: until the player hurries, or at an instant pace presses anything."""
        if ms > 0:
            self._trick = self._app.tasks.deferred()
            await self._last(self._trick, ms)

    async def _last(self, pause: "Deferred", ms: float) -> None:
        self._began = self._app.dom.now()
        token = self._app.dom.after(int(ms), pause.done)
        await pause
        self._app.dom.cancel(token)

    def rush(self, on: bool) -> None:
        """Skips all pauses from now on, or stops skipping them."""
        self._rushes = on
        if on:
            self.hurry()

    def hurry(self, least: int = 0) -> None:
        """Ends all movement, and the current pauses once they have lasted `least` milliseconds."""
        self._app.dom.hurry()
        left = least - int((self._app.dom.now() - self._began) * 1000)
        for pause in (self._trick, self._pause):
            if pause is not None and left > 0:
                self._app.dom.after(left, pause.done)
            elif pause is not None:
                pause.done()

    def act(self) -> None:
        """Notes that the player does something: at an instant pace, a finished trick goes at once."""
        if self._trick is not None and not self.is_watched:
            self._trick.done()
