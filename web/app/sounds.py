"""Sound and vibration, as set in the settings: a change is heard at once."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .browser.dom import Dom
    from .settings import Settings

VOLUMES = {"soft": 0.3, "normal": 0.6, "loud": 1.0}
BUZZES = {"turn": 30, "bomb": 90}  # milliseconds


class Sounds:
    """Plays sounds by name: deal, play, pass, trick, bomb, turn, win."""

    def __init__(self, dom: "Dom", settings: "Settings") -> None:
        self._dom = dom
        self._settings = settings

    def start(self) -> None:
        """Sets the volume now, and whenever it is changed."""
        self._set_volume()
        self._settings.listen(self._changed)

    def play(self, name: str, delay: int = 0) -> None:
        """Plays a sound after some milliseconds, and vibrates for the names in `BUZZES`."""
        self._dom.sound(name, delay)
        self.buzz(name)

    def buzz(self, name: str) -> None:
        """Vibrates for the names in `BUZZES`, without a sound."""
        if name in BUZZES and self._settings.on("vibration"):
            self._dom.vibrate(BUZZES[name])

    def _set_volume(self) -> None:
        on = self._settings.on("sound")
        self._dom.volume(VOLUMES[self._settings.get("volume")] if on else 0)

    def _changed(self, name: str) -> None:
        if name in ("sound", "volume"):
            self._set_volume()
            self._dom.sound("play", 0)
        elif name == "vibration" and self._settings.on(name):
            self._dom.vibrate(BUZZES["turn"])
