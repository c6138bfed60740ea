"""The pace of the table: how long bots and finished tricks take to watch; a tap ends one pause, a button all."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...task import Deferred

# Milliseconds by pace: what a bot's move takes at least, and how long a finished trick stays.
PAUSES = {"slow": (1700, 2200), "normal": (900, 1300), "fast": (350, 600), "instant": (0, 0)}
GUIDED = (1300, 2100)  # at the usual pace, while the table guides somebody who is new to the game
SHORT = 0.6  # of a bot's time is what a further step of the same turn takes, or a move without a choice
SEEN = 800  # milliseconds, at least, that a player's own move stays before a bot answers
FORCED = (900, 1.8)  # ms, and times a bot's pause: a move that plays itself is announced for the longer of the two


class Pace:
    """Waits for as long as the player's settings demand."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._pause: Deferred | None = None
        self._began = 0.0  # when it began
        self._rushes = False
        self.guides = False  # whether the player is new to the game

    def bot(self, *, short: bool = False, answers: bool = False) -> float:
        """Returns how many milliseconds a bot's move takes.

        `short` if there is little to follow; `answers` if a person has just moved.
        """
        usual, _ = self._pauses()
        ms = usual * SHORT if short else usual
        return max(ms, SEEN) if answers and ms else ms

    def forced(self) -> float:
        """Returns for how many milliseconds a move that plays itself is announced."""
        least, times = FORCED
        return max(least, self.bot() * times)

    def trick(self) -> int:
        """Returns how many milliseconds a finished trick stays."""
        return self._pauses()[1]

    def _pauses(self) -> tuple[int, int]:
        if self._rushes:
            return PAUSES["instant"]
        pace = self._app.settings.get("pace")
        return GUIDED if self.guides and pace == "normal" else PAUSES[pace]

    async def rest(self, ms: float) -> None:
        """Waits, unless the player hurries."""
        if ms <= 0:
            return
        self._pause = pause = self._app.tasks.deferred()
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
        """Ends all movement, and the current pause once it has lasted `least` milliseconds."""
        self._app.dom.hurry()
        if self._pause is not None:
            left = least - int((self._app.dom.now() - self._began) * 1000)
            if left > 0:
                self._app.dom.after(left, self._pause.done)
            else:
                self._pause.done()
