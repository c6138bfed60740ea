"""Every drawing has the name it is called by, and every picture that the front end asks for is drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

WEB = Path(__file__).parents[2] / "web"
UI = {node.get("id", "") for node in ET.parse(WEB / "icons" / "ui.svg").getroot()}  # noqa: S314 (our own file)
GAMES = WEB.parent / "engine" / "games"
SUITS = [file for file in [*(WEB / "cards").glob("*.svg"), *GAMES.rglob("cards/*.svg")] if file.stem != "back"]


def test_a_suit_is_the_drawing_of_that_name() -> None:
    assert {file.stem for file in SUITS} >= set("roygb" + "shdc") | {"x", "wild"}
    for file in SUITS:
        assert ET.parse(file).getroot().get("id") == f"suit-{file.stem}"  # noqa: S314 (our own file)


def test_every_icon_asked_for_is_drawn() -> None:
    asked = {
        name
        for file in (WEB / "app").rglob("*.py")
        for name in re.findall(r"""\bicon\(\s*"([a-z-]+)"\s*[,)]""", file.read_text("utf-8"))
    }
    assert asked
    assert {f"i-{name}" for name in asked} <= UI


def test_every_suit_of_the_drawings_has_its_ink() -> None:
    sheet = (WEB / "style" / "cards.css").read_text("utf-8")
    for suit in "roygbshdcx":
        assert f".suit-{suit} {{ --suit-ink: var(--suit-{suit}); }}" in sheet
