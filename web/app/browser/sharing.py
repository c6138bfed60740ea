"""What goes between the page and the device: the clipboard, the share dialog, files."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Sharing:
    """The part of `Dom` that shares texts and reads files; `then` is called with the answer."""

    _talon: "Any"
    _once: "dict[str, Callable[[Any], object]]"

    def copy(self, text: str, then: "Callable[[Any], object]") -> None:
        """Copies a text: `then(bool)`."""
        self._once["copied"] = then
        self._talon.copy(text)

    def can_share(self) -> bool:
        """Returns whether the system has a share dialog."""
        return self._talon.canShare() is True

    def share(self, title: str, text: str, then: "Callable[[Any], object]") -> None:
        """Hands a text to the system's share dialog: `then(bool)`."""
        self._once["shared"] = then
        self._talon.share(title, text)

    def download(self, name: str, *texts: str) -> None:
        """Offers texts, one below the other, as a file."""
        self._talon.download(name, *texts)

    def pick_file(self, accept: str, limit: int, then: "Callable[[Any], object]") -> None:
        """Lets the player choose a file: `then({"name", "text"})` or `then(None)`.

        The text is None if its JSON has more bytes than the limit. A form with `data-limit` does the same.
        """
        self._once["file"] = then
        self._talon.pickFile(accept, limit)

    def long_file(self, size: int) -> list[str]:
        """Returns the file over the limit that was chosen last, once: texts of whole lines, `size` long each."""
        texts = []
        lines = self._talon.nextLines(size)
        while lines is not None:
            texts.append(lines)
            lines = self._talon.nextLines(size)
        return texts
