"""Languages that the page can speak, all but English fetched when first chosen, and their letters for cards."""

from ..markup.cards import write_letters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..browser.dom import Dom
    from ..settings import Settings
    from .l10n import L10n


RANKS = ("J", "Q", "K", "A")  # those with a letter


class Languages:
    """Switches the page to the language chosen in the settings, once its texts are on this device.

    Nothing is loaded again, so that connections to other phones last. Cards show the letters chosen there.
    `spoken()` is called when another language is spoken, `away(tag)` for one that cannot be fetched.
    """

    def __init__(
        self,
        dom: "Dom",
        l10n: "L10n",
        settings: "Settings",
        spoken: "Callable[[], object]",
        away: "Callable[[str], object]",
    ) -> None:
        self._dom = dom
        self._l10n = l10n
        self._settings = settings
        self._spoken = spoken
        self._away = away
        self._names: dict[str, str] = {}  # of those that have been named
        dom.listen("language", self._on_language)
        settings.listen(self._on_setting)

    def start(self) -> None:
        """Says which language is spoken, and writes the chosen letters on all cards, once the texts are loaded."""
        self._dom.root("lang", self._l10n.language)
        self._dom.manifest_in(self._l10n.language)
        own = self.letters() if self._settings.get("letters") == "own" else {}
        write_letters(own)
        self._dom.fluent_letters(own)
        self._l10n.clear_cache()

    def letters(self) -> dict[str, str]:
        """Returns the language's letters by rank, only those that differ from the international ones."""
        own = {rank: self._l10n.t("letter-" + rank) for rank in RANKS}
        return {rank: own[rank] for rank in RANKS if own[rank] != rank}

    def named(self, letters: str) -> str:
        """Returns a choice of letters as cards show them."""
        own = self.letters() if letters == "own" else {}
        return " ".join([own.get(rank, rank) for rank in RANKS])

    def name(self, tag: str) -> str:
        """Returns what a language calls itself."""
        if tag not in self._names:
            self._names[tag] = self._dom.language_name(tag)
        return self._names[tag]

    def _on_setting(self, name: str) -> None:
        if name == "language" and self._settings.get("language") != self._l10n.language:
            self._dom.bring("language", self._settings.get("language"))
        elif name == "letters":
            self.start()

    def _on_language(self, tag: str, info: "dict[str, Any]") -> None:
        if tag != self._settings.get("language"):
            return  # another language has been chosen meanwhile
        if "error" in info:
            self._dom.warn(info["error"])
            self._away(tag)
        else:
            self._dom.speak(tag)
            self._l10n.speak(tag)
            self.start()
            self._spoken()
