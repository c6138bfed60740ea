"""Controls that the screens and the table share: choices, switches, a player's disc, the keys of a keyboard."""

from .html import data, esc, icon, tag

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App

LONG_DEAL = 24  # letters in the deal part of a title from which on a phone shows only that part


def disc(name: str, *, small: bool = False, turn: bool = False, against: bool = False) -> str:
    """Returns a player's sign in a ring, not for screen readers: lit on their `turn`, square for a rival team."""
    style = "disc"
    if small:
        style += " disc-small"
    if turn:
        style += " disc-turn"
    if against:
        style += " disc-against"
    return f'<span class="{style}" aria-hidden="true">{esc(_initial(name))}</span>'


def _initial(name: str) -> str:
    """Returns what a ring has room for: the first letter, or the number that "Player 1" and "Player 2" differ by."""
    number = name[len(name.rstrip("0123456789")) :]
    return number if 0 < len(number) < 3 else name[:1] or "?"


def progress(label: str, done: int, size: int) -> str:
    """Returns a progress bar with a name for screen readers."""
    return f'<progress class="progress" aria-label="{esc(label)}" max="{size}" value="{done}"></progress>'


def segmented(
    field: str,
    legend: str,
    pairs: "Sequence[tuple[str, str]]",
    value: str,
    help_text: str = "",
    *,
    pictures: dict[str, str] | None = None,
    by_language: bool = False,
    **more: object,
) -> str:
    """Returns radio buttons in one row; `pairs` are (value, label).

    With `pictures`, icons by value, the labels are for screen readers only; with `by_language` each value is
    the language of its label. `more` becomes the field's data.
    """
    key = _key(field, more)
    labels = []
    for choice, label in pairs:
        checked = " checked" if choice == value else ""
        labels.append(
            f'<label><input type="radio" name="{esc(key)}" value="{esc(choice)}" data-field="{field}"{data(more)} '
            f'data-key="{esc(key)}-{esc(choice)}"{checked}>{_segment(choice, label, pictures, by_language)}</label>'
        )
    note = f'<p class="help">{esc(help_text)}</p>' if help_text else ""
    return (
        f'<fieldset class="segmented"><legend>{esc(legend)}</legend>{note}'
        f'<div class="segments">{"".join(labels)}</div></fieldset>'
    )


def choices(
    field: str,
    legend: str,
    pairs: "Sequence[tuple[str, str]]",
    value: str,
    help_text: str = "",
    *,
    by_language: bool = False,
    **more: object,
) -> str:
    """Returns radio buttons one below the other, for labels too long for one row; otherwise like `segmented`."""
    key = _key(field, more)
    rows = []
    for choice, label in pairs:
        checked = " checked" if choice == value else ""
        shown = _segment(choice, label, None, by_language)
        rows.append(
            f'<label class="choice"><input type="radio" name="{esc(key)}" value="{esc(choice)}" data-field="{field}"'
            f'{data(more)} data-key="{esc(key)}-{esc(choice)}"{checked}>{shown}</label>'
        )
    note = f'<p class="help">{esc(help_text)}</p>' if help_text else ""
    return f'<fieldset class="field"><legend>{esc(legend)}</legend>{note}{"".join(rows)}</fieldset>'


def switch(field: str, label: str, on: bool, help_text: str = "", **more: object) -> str:
    """Returns a switch."""
    note = f'<span class="help">{esc(help_text)}</span>' if help_text else ""
    checked = " checked" if on else ""
    return (
        f'<label class="switch"><span class="grow"><span>{esc(label)}</span>{note}</span>'
        f'<input type="checkbox" role="switch" data-field="{field}"{data(more)} '
        f'data-key="{esc(_key(field, more))}"{checked}></label>'
    )


def _segment(choice: str, label: str, pictures: dict[str, str] | None, by_language: bool) -> str:
    if pictures is None:
        return tag("span", esc(label), lang=choice if by_language else None)
    return f'{icon(pictures[choice])}<span class="visually-hidden">{esc(label)}</span>'


def _key(field: str, more: dict[str, object]) -> str:
    """Returns a key that distinguishes a field from others of its name by the data it carries."""
    return "-".join([field] + [str(more[name]) for name in sorted(more)])


def title_html(title: str) -> str:
    """Returns a title; if its deal part is too long to leave room for the game, the two parts are marked up."""
    game, dot, deal = title.partition(" · ")
    if len(deal) < LONG_DEAL:
        return _held(title)
    return f'<span class="title-game">{esc(game + dot)}</span><span class="title-deal">{_held(deal)}</span>'


def _held(title: str) -> str:
    """Returns words whose separators stay with the word before: no line begins with one."""
    *parts, last = title.split(" · ")
    rows = [part.rpartition(" ") for part in parts]
    held = [f'{esc(row[0] + row[1])}<span class="nowrap">{esc(row[2])} ·</span> ' for row in rows]
    return "".join(held) + esc(last)


class Limit:
    """Says at a text field, while somebody types, that no more letters go in; fields are known by a key."""

    def __init__(self, app: "App", most: int) -> None:
        self._app = app
        self._most = most
        self._full = ""

    def typed(self, key: object, value: str, final: bool) -> None:
        """Notes what a field now holds, and draws what that changes."""
        letters = sum([1 + (ord(letter) > 0xFFFF) for letter in value])  # as browsers count
        full = str(key) if letters >= self._most and not final else ""
        if full != self._full:
            self._full = full
            self._app.redraw()
            if full:
                self._app.say(self._app.t("field-full", n=self._most))

    def html(self, key: object) -> str:
        """Returns what to say below a field."""
        said = esc(self._app.t("field-full", n=self._most))
        return f'<span class="help">{said}</span>' if str(key) == self._full else ""
