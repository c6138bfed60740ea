"""Languages that the page can speak; all but English are fetched when they are first chosen."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .dom import Dom
    from .l10n import L10n
    from .settings import Settings


class Languages:
    """Has the language spoken that the settings name: the page starts again, once the texts are on this device.

    `away(tag)` hears of one that cannot be had.
    """

    def __init__(self, dom: "Dom", l10n: "L10n", settings: "Settings", away: "Callable[[str], object]") -> None:
        self._dom = dom
        self._l10n = l10n
        self._settings = settings
        self._away = away
        self._names = dict(dom.languages())
        dom.listen("language", self._on_language)
        settings.listen(self._on_setting)

    def name(self, tag: str) -> str:
        """Returns what a language calls itself."""
        return self._names[tag]

    def _on_setting(self, name: str) -> None:
        if name == "language" and self._settings.get("language") != self._l10n.language:
            self._dom.bring("language", self._settings.get("language"))

    def _on_language(self, tag: str, info: "dict[str, Any]") -> None:
        if tag != self._settings.get("language"):
            return  # another one has been chosen meanwhile
        if "error" in info:
            self._dom.warn(info["error"])
            self._away(tag)
        else:
            self._dom.reload()
