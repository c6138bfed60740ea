"""What keys do, as a sheet: at a table and in a look back."""

from ..markup.html import esc
from ..screen import Sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..messages import Args
    from ..texts.words import Words


class KeysSheet(Sheet):
    """Lists keys with what they do, from rows of (keys, code, args of that text)."""

    name = "keys"

    def __init__(self, app: "App", words: "Words", rows: "Sequence[tuple[str, str, Args | None]]") -> None:
        super().__init__(app)
        self._words, self._rows = words, rows
        app.l10n.load("rules")

    def title(self) -> str:
        return self.app.t("keys")

    def body(self) -> str:
        words = self._words
        rows = [
            f"<dt>{esc(words.t(code, args))}</dt><dd>{_caps(words, keys)}</dd>" for keys, code, args in self._rows
        ]
        # What scrolls must be within reach of keys.
        scrolls = 'tabindex="0" role="group" aria-labelledby="sheet-title"'
        return f'<div {scrolls}><dl class="facts">{"".join(rows)}</dl></div>'


def _caps(words: "Words", keys: str) -> str:
    """Returns keys as they are drawn, those with a name as the keyboards of the language have it."""
    names = [key if len(key) == 1 else words.t("cap-" + key.lower()) for key in keys.split(" ")]
    return " ".join([f"<kbd>{esc(name)}</kbd>" for name in names])
