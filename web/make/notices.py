"""Third-party notices: a page with the licences word for word, and a list for the app's own screen.

The page is in English alone: licences are legal texts, binding as their authors wrote them, and a page without a
script cannot choose its language. The app's screen introduces it in the player's language.
"""

import json
from html import escape

from web.make.parts import Part, parts
from web.make.tools import WEB

__all__ = ["listed_parts", "notices"]

_TEMPLATE = WEB / "licenses.html"
_OWN = WEB.parent / "LICENSE"


def notices() -> bytes:
    """Returns the page of licences: the parts, then each text once. It needs no script, so it can always be read."""
    carried = parts()
    texts = list(dict.fromkeys(part.text for part in carried))
    rows = "\n".join(_row(part, texts.index(part.text)) for part in carried)
    sections = "\n".join(
        _section(number, text, [part for part in carried if part.text == text]) for number, text in enumerate(texts)
    )
    page = _TEMPLATE.read_text()
    for blank, value in {"own": escape(_OWN.read_text().strip()), "parts": rows, "texts": sections}.items():
        page = page.replace("{{" + blank + "}}", value)
    return page.encode()


def listed_parts() -> bytes:
    """Returns what the app's screen shows of each part as JSON, including its place on the page of licences."""
    kept = ("id", "name", "version", "license", "use")
    return json.dumps([{field: getattr(part, field) for field in kept} for part in parts()]).encode()


def _row(part: Part, text: int) -> str:
    origin = f' <a href="{escape(part.origin)}" rel="noreferrer">{escape(part.origin)}</a>' if part.origin else ""
    return (
        f'<li id="{part.id}"><strong>{escape(part.name)}</strong> {escape(part.version)}: '
        f'<a href="#text-{text}">{escape(part.license)}</a>.{origin}</li>'
    )


def _section(number: int, text: str, of: list[Part]) -> str:
    names = ", ".join(dict.fromkeys(escape(part.name) for part in of))
    return f'<section class="panel stack" id="text-{number}"><h2>{names}</h2><pre>{escape(text)}</pre></section>'
