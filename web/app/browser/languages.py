"""Languages as the browser knows them: which are available, their messages, how words are sorted and searched."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any


class BrowserLanguages:
    """The part of `Dom` that is about languages; `talon` is the page's script."""

    def __init__(self, talon: "Any") -> None:
        self._talon = talon

    def languages(self) -> list[str]:
        """Returns the tag of every available language."""
        return json.loads(self._talon.languages())

    def language_name(self, tag: str) -> str:
        """Returns a language's own name for itself, for which the browser has to load that language's data."""
        return self._talon.languageName(tag)

    def language(self) -> str:
        """Returns the language whose texts are loaded in addition to the English ones."""
        return self._talon.languageSpoken()

    def speak(self, tag: str) -> None:
        """Has all that comes from now on come in another language, one that `bring` has brought."""
        self._talon.speak(tag)

    def manifest_in(self, tag: str) -> None:
        """Has a device that installs the page read about it in a language."""
        self._talon.manifestIn(tag)

    def language_preferred(self) -> str:
        """Returns the first of the browser's languages that is available, else English."""
        return self._talon.languagePreferred()

    def folded(self, text: str) -> str:
        """Returns a text in lower case without accents, so that a search finds words however they are written."""
        return self._talon.folded(text)

    def in_order(self, names: "Iterable[str]") -> list[str]:
        """Returns names in the alphabetical order of the page's language."""
        return json.loads(self._talon.inOrder(json.dumps(list(names))))

    def fluent_start(self, language: str) -> None:
        """Starts afresh with a language, without any messages."""
        self._talon.fluentStart(language)

    def fluent_add(self, text: str, override: bool) -> None:
        """Adds messages; with `override` they replace those that exist."""
        faults = self._talon.fluentAdd(text, override)
        if faults:
            self.warn(faults)

    def warn(self, text: str) -> None:
        """Writes to the developer's log."""
        raise NotImplementedError

    def fluent_letters(self, letters: dict[str, str]) -> None:
        """Sets the letters that replace ranks standing by themselves in a message: {"J": "B"}."""
        self._talon.fluentLetters(json.dumps(letters))

    def fluent_has(self, code: str) -> bool:
        """Returns whether there is a message or `message.attribute`."""
        return self._talon.fluentHas(code) is True

    def fluent(self, code: str, args: str) -> str | None:
        """Returns a message or `message.attribute` with arguments (JSON), None if there is none."""
        return self._talon.fluentFormat(code, args)
