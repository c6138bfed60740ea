"""Draws every card and control on one page and photographs it in each theme, to be looked at by a person.

    python -m tests.look.sheet [FOLDER]

Writes sheet.html and the pictures into FOLDER, a fresh temporary one by default, and says where.
"""

import re
import sys
import tempfile
from html import escape
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import find_browser

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "web"))

from app.markup.cards import back_html, card_html, suit_svg
from app.markup.html import icon, mark_svg
from engine.core import registry
from tests.look.themes import THEMES

WEB = ROOT / "web"
GAMES = ROOT / "engine" / "games"
SUITS = "roygb"
FRENCH = "shdc"
SHEETS = ("tokens", "base", "controls", "overlays", "cards", "sizes", "courts")
SIZES = ((390, 844), (844, 390), (1280, 800))
POINTS = {"3": 1, "5": 1, "7": 1, "9": 1, "J": 2, "Q": 3, "K": 5}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
HAND = ("2r", "3o", "3y", "4g", "5b", "6r", "6y", "7g", "8o", "9b", "9r", "10y", "10o", "10g", "J", "Q", "K")
COURTS = ("J", "Q", "K", "Js", "Qh", "Kd", "Jc", "x")
SIX = ("7r", "10o", "9y", "6g", "8b", "K")

_ROWS = """.wood { background: var(--wood-surface); color: var(--wood-text); --text-soft: var(--wood-text-soft) }
.card-row { display: flex; flex-wrap: wrap; gap: 4px } .card-row-tight { flex-wrap: nowrap; gap: 0 }
.card-row-tight > .card + .card { margin-inline-start: calc(var(--card-w) * -0.5) }"""


def sprite() -> str:
    """Returns every drawing of the page as one hidden element."""
    files = [
        *sorted((WEB / "cards").glob("*.svg")),
        *sorted(GAMES.rglob("cards/*.svg")),
        *sorted(GAMES.rglob("mark.svg")),
        WEB / "icons" / "ui.svg",
        WEB / "icons" / "logo.svg",
    ]
    drawings = "".join(file.read_text("utf-8") for file in files)
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{drawings}</svg>'


def card(face: str, *marks: str, tag: str = "div") -> str:
    """Returns a card with its points."""
    points = POINTS.get(re.sub("[a-z]", "", face), 0)
    html: str = card_html(face, points=points, marks=marks, label=face, tag=tag)
    return html


def row(cards: str, width: int, tight: bool = False) -> str:
    """Returns cards side by side, each `width` pixels wide."""
    style = "card-row card-row-tight" if tight else "card-row"
    return f'<div class="{style}" style="--card-w:{width}px">{cards}</div>'


def part(title: str, inner: str, ground: str = "panel") -> str:
    """Returns a titled part of the page on a ground."""
    return f'<section class="{ground}"><h2>{escape(title)}</h2><div class="stack">{inner}</div></section>'


def cards_part() -> str:
    """Returns the parts that show cards: sizes, marks, strips, backs."""
    whole = "".join(row("".join(card(rank + suit) for rank in RANKS), 44) for suit in SUITS)
    french = "".join(
        row("".join(card(rank + suit) for rank in ("A", *RANKS[-4:], "J", "Q", "K")), 44) for suit in FRENCH
    )
    wild = row("".join(card(face) for face in "JQK") + card("x"), 44)
    sizes = "".join(row("".join(card(face) for face in SIX), width) for width in (32, 52, 64, 96))
    courts = "".join(row("".join(card_html(face) for face in COURTS), width) for width in (36, 52, 72, 120))
    marks = row(
        card("7r", tag="button")
        + card("7y", "live", tag="button")
        + card("9b", "selected", tag="button")
        + card("5g", "dim", tag="button")
        + card("J", "dim", tag="button")
        + card("Q", "selected", tag="button")
        + card("8o", "last")
        + card("3r", "hint", tag="button"),
        52,
    )
    strips = row("".join(card(face) for face in HAND[5:]), 52, tight=True)
    backs = row("".join((back_html(label="back"), back_html(label="back", count=17), back_html(count=3))), 52)
    hand = "".join(row("".join(card(face, tag="button") for face in HAND[at : at + 7]), 46) for at in (0, 7, 14))
    return (
        part("Marks", marks, "felt pad")
        + part("Strips, 26 px", strips, "felt pad")
        + part("Backs", backs, "felt pad")
        + part("A hand", hand, "wood pad")
        + part("All at 44 px", whole + french + wild, "felt pad")
        + part("Sizes", sizes, "wood pad")
        + part("Courts", courts, "felt pad")
    )


def controls_part() -> str:
    """Returns the parts that show controls, lists and overlays."""
    names = re.findall(r'id="i-([a-z-]+)"', (WEB / "icons" / "ui.svg").read_text("utf-8"))
    buttons = f"""<div class="cluster">
        <button class="btn btn-primary">Play a pair of 9s</button><button class="btn">Pass</button>
        <button class="btn btn-quiet">Later</button><button class="btn btn-danger">Delete</button>
        <button class="btn" disabled>Not now</button><button class="btn" aria-busy="true">Dealing</button>
        <button class="btn" aria-pressed="true">{icon("hint")}Hint</button></div>"""
    icons = "".join(
        f'<button class="icon-btn" title="{name}">{icon(name)}<span class="visually-hidden">{name}</span></button>'
        for name in names
    )
    suits = " ".join(suit_svg(suit) for suit in SUITS)
    marks = f"""<div class="cluster"><span class="disc">B</span><span class="disc disc-turn">Á</span>
        <span class="disc disc-small">K</span><span class="chip">17 cards</span>
        <span class="chip chip-brass">bet 15</span>
        <span>A seven of {suits}</span></div>"""
    form = """
        <div class="field"><label for="name">Name</label><input id="name" value="Béla">
        <p class="help">As others see it.</p></div>
        <div class="field"><label for="level">Level</label>
        <select id="level"><option>Club player</option></select></div>
        <label class="switch"><span>Keep the screen awake<span class="help"><br>While a hand is on.</span></span>
        <input type="checkbox" role="switch" checked></label>
        <label class="switch">Sounds<input type="checkbox" role="switch"></label>
        <fieldset class="segmented"><legend>Play to</legend><div class="segments">
        <label><input type="radio" name="to" checked>250</label><label><input type="radio" name="to">350</label>
        <label><input type="radio" name="to">Other</label></div></fieldset>
        <progress class="progress" value="62" max="100" aria-label="Engine"></progress>"""
    rows = f"""<ul class="list">
        <li><button class="row"><span class="disc">B</span><span class="grow"><b>Béla and Kati</b><br>
        <span class="soft small">Deal 3, 112 : 96</span></span>{icon("next")}</button></li>
        <li><button class="row">{icon("rules")}<span class="grow">Rules</span>{icon("next")}</button></li></ul>"""
    toasts = """<div class="toast"><span>A new version is ready.</span><button class="btn">Update</button></div>
        <div class="toast"><span>Nothing beats that: pass.</span></div>"""
    logo = '<svg class="logo" aria-hidden="true"><use href="#logo"/></svg>'
    words = f'<div class="cluster"><span class="wordmark">{logo}Talon</span><span class="tiny">{logo}</span></div>'
    games = f'<div class="cluster">{"".join(mark_svg(game.name) for game in registry.games())}</div>'
    return (
        part("Logo", words)
        + part("Games", games, "felt pad")
        + part("Buttons", f'{buttons}<div class="cluster">{icons}</div>')
        + part("On wood", buttons, "wood pad")
        + part("On cloth", buttons + marks, "felt pad")
        + part("Marks", marks)
        + part("Forms", form)
        + part("Rows and toasts", rows + toasts)
    )


def page() -> str:
    """Returns the whole sheet."""
    styles = "".join((WEB / "style" / f"{name}.css").read_text("utf-8") for name in SHEETS)
    own = """.pad { padding: 16px } h2 { margin-bottom: 8px } .tiny .logo { width: 32px; height: 32px }
        .sheet-page { display: grid; gap: 16px; max-width: 1000px; margin: auto; padding: 12px }"""
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Look</title><style>{styles}{own}{_ROWS}</style><body>{sprite()}"
        f'<main class="sheet-page"><h1>Look</h1>{cards_part()}{controls_part()}</main>'
    )


def main() -> None:
    """Writes the sheet and its pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else tempfile.mkdtemp(prefix="talon-look-"))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "sheet.html"
    file.write_text(page(), "utf-8")
    path = find_browser()  # before Playwright starts here: it asks in a process of its own
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for width, height in SIZES:
            for theme in THEMES:
                scale = 3 if width == SIZES[0][0] else 1
                tab = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=scale)
                tab.goto(file.as_uri())
                tab.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
                tab.wait_for_timeout(300)
                tab.screenshot(path=folder / f"{width}x{height}-{theme}.png", full_page=width != SIZES[1][0])
                tab.close()
        browser.close()
    print(folder)


if __name__ == "__main__":
    main()
