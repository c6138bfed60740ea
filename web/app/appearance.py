"""Appearance: the settings that change how the whole page looks, applied at the start and whenever they change."""

from .browser.storage import StorageFull, StorageOff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .browser.dom import Dom
    from .settings import Settings

# Settings that style sheets read at the root.
ROOTS = ("text", "cards", "faces", "drawings", "back", "suits", "side", "motion")
GLIDE_MS = 200  # how long a card's movement takes


class Appearance:
    """Applies what changes the look to the page's root."""

    def __init__(self, dom: "Dom", settings: "Settings") -> None:
        self._dom = dom
        self._settings = settings

    def start(self) -> None:
        """Applies everything now, and each change as it is made."""
        for name in ("theme",) + ROOTS:
            self._apply(name)
        self._settings.listen(self._apply)

    def moves(self) -> bool:
        """Returns whether things may move."""
        return self._settings.get("motion") == "system" and not self._dom.still()

    def _apply(self, name: str) -> None:
        value = self._settings.get(name)
        if name == "theme":
            self._dom.theme(None if value == "system" else value)
            self._keep_theme(value)
        elif name in ROOTS:
            self._dom.root("data-" + name, value)

    def _keep_theme(self, theme: str) -> None:
        """Stores the theme where the page can read it before any Python runs."""
        try:
            self._dom.storage.set("talon.theme", "auto" if theme == "system" else theme)
        except (StorageFull, StorageOff):
            pass
