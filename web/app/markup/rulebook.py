"""Draws the sections of a game's rules: Fluent texts with pictured cards.

A game's `rules.ftl` lists its sections in `rules-<game>`; each `rules-<game>-<section>` is a heading whose
`.body` has one paragraph per line, list items after `- `, and rows of cards in `((7r 8r 9r | a caption))`.
`As=11` is a card that counts other points there than it usually does.
"""

from .cards import card_html
from .html import esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import Face
    from ..texts.words import Words


def section_html(app: "App", words: "Words", game: str, name: str) -> str:
    """Returns a section of a game's rules as HTML, without its heading; the game's texts have to be loaded."""
    found = app.game(game)
    return text_html(words, app.t(f"rules-{game}-{name}.body"), found["faces"] if found else {})


def text_html(words: "Words", text: str, faces: "dict[str, Face]") -> str:
    """Returns the HTML of a section's text; `faces` says what the pictured cards are worth."""
    html: list[str] = []
    items: list[str] = []
    for line in [row.strip() for row in text.split("\n")] + [""]:
        if line.startswith("- "):
            items.append(f"<li>{esc(line[2:])}</li>")
            continue
        if items:
            html.append(f"<ul>{''.join(items)}</ul>")
            items = []
        if line.startswith("(("):
            html.append(_cards(words, line[2:].partition("))")[0], faces))
        elif line:
            html.append(f"<p>{esc(line)}</p>")
    return "".join(html)


def _cards(words: "Words", text: str, faces: "dict[str, Face]") -> str:
    """Returns a row of cards with its caption; cards of one play stand together, `,` separates plays."""
    cards, _, caption = text.partition("|")
    plays = []
    for play in cards.split(","):
        row = "".join([_card(words, name, faces) for name in play.split()])
        plays.append(f'<span class="example-play">{row}</span>')
    note = f"<figcaption>{esc(caption.strip())}</figcaption>" if caption.strip() else ""
    return f'<figure class="example"><div class="example-row">{"".join(plays)}</div>{note}</figure>'


def _card(words: "Words", name: str, faces: "dict[str, Face]") -> str:
    name, _, own = name.partition("=")
    points = int(own) if own else faces[name]["points"] if name in faces else 0
    return card_html(name, points=points, label=words.card(name, points))
