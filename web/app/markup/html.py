"""HTML as text: whatever comes from outside goes through `esc`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


def esc(value: object) -> str:
    """Returns a value as text that is safe in HTML, between tags and in double-quoted attributes."""
    text = str(value)
    if "\0" in text:
        text = text.replace("\0", "\ufffd")  # MicroPython would cut the text there
    if "&" in text:
        text = text.replace("&", "&amp;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if '"' in text:
        text = text.replace('"', "&quot;")
    return text


def unbroken(text: str) -> str:
    """Returns a text in which no line ends within a range such as "3–5" or a row such as "3-5-7-9"."""
    parts = text.replace("–", "–\u2060").split("-")
    return parts[0] + "".join(["-\u2060" + part if part[:1].isdigit() else "-" + part for part in parts[1:]])


def voiced(seen: str, said: str) -> str:
    """Returns a text as it is seen, with what screen readers say in its place if that differs."""
    shown = unbroken(seen)
    if shown == said:
        return esc(said)
    return f'<span aria-hidden="true">{esc(shown)}</span><span class="visually-hidden">{esc(said)}</span>'


def attrs(values: "Mapping[str, object]") -> str:
    """Returns a dict as attributes: None and False are left out, True gives a bare name, `_` in names becomes `-`."""
    parts = []
    for key in sorted(values):
        value = values[key]
        if value is not None and value is not False:
            name = key.replace("_", "-")
            parts.append(" " + name if value is True else f' {name}="{esc(value)}"')
    return "".join(parts)


def data(values: "Mapping[str, object]") -> str:
    """Returns `data-` attributes for a dict."""
    return attrs({"data-" + name: value for name, value in values.items()})


def tag(name: str, inner: str, **values: object) -> str:
    """Returns an element with inner HTML; `cls` is its class."""
    if "cls" in values:
        values["class"] = values.pop("cls")
    return f"<{name}{attrs(values)}>{inner}</{name}>"


def short(text: str, style: str) -> str:
    """Returns words that are cut off if they do not fit; hovering over them shows all of them."""
    words = esc(text)
    return f'<span class="{style}" title="{words}">{words}</span>'


def button(
    act: str,
    label: str,
    style: str = "",
    key: str | None = None,
    icon: str = "",
    *,
    name: str = "",
    disabled: bool = False,
    off: bool = False,
    pressed: bool | None = None,
    hint: str = "",
    **values: object,
) -> str:
    """Returns a button with `data-act=act`; `style` are further classes, `values` its other data.

    One that is `off` looks and is announced as disabled; with the data `tells` it can be pressed, and explains why.
    `name` is what screen readers call it where the label is too short for them, and has to contain the label.
    `hint` is shown to the mouse, and read by screen readers after its name.
    `label` is text; an icon button (style has "icon-btn") shows the icon and keeps the label for screen readers only.
    """
    quiet = "icon-btn" in style
    shown = label if quiet else unbroken(label)
    base = style if quiet else ("btn " + style).strip()
    inner = f'<span class="visually-hidden">{esc(label)}</span>' if quiet else f"<span>{esc(shown)}</span>"
    fixed = attrs(
        {
            "class": base,
            "data-act": act,
            "data-key": key or act,
            "aria-label": name or (label if shown != label else None),
            "aria-pressed": None if pressed is None else ("true" if pressed else "false"),
            "disabled": disabled,
            "aria-disabled": "true" if off else None,
            "title": hint or (label if quiet else None),
        }
    )
    return f'<button type="button"{fixed}{data(values)}>{icon}{inner}</button>'


def icon(name: str, *, small: bool = False) -> str:
    """Returns an icon: a symbol of `icons/ui.svg`, which the page holds once; screen readers skip it."""
    return '<svg class="icon{}" aria-hidden="true"><use href="#i-{}"/></svg>'.format(
        " icon-small" if small else "", name
    )


def mark_svg(game: str, style: str = "game-mark") -> str:
    """Returns a game's mark, hidden from screen readers, "" if that cannot be a game's name; `style` is its class."""
    if not game.isalpha():  # it may come from a stored picture that somebody has tampered with
        return ""
    return f'<svg class="{esc(style)}" aria-hidden="true"><use href="#mark-{esc(game)}"/></svg>'
