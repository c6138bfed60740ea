"""Every drawing has the name it is called by, and every picture that the front end asks for is drawn."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from app.markup.cards import COURT, card_html, split_face
from engine.core import registry
from engine.core.options import settle
from web.make.games import families, marks
from web.make.tools import game_folder

WEB = Path(__file__).parents[2] / "web"
UI = {node.get("id", "") for node in ET.parse(WEB / "icons" / "ui.svg").getroot()}  # noqa: S314 (our own file)
GAMES = WEB.parent / "engine" / "games"
CARDS = [*(WEB / "cards").glob("*.svg"), *GAMES.rglob("cards/*.svg")]
SUITS = [file for file in CARDS if file.stem != "back" and "-" not in file.stem]
PERSONS = [file for file in CARDS if "-" in file.stem]
COLOURS = "roygbshdcx"  # of suits, the escape last
GAME = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


def drawn(file: Path) -> str:
    """Returns the name of a drawing."""
    return str(ET.parse(file).getroot().get("id"))  # noqa: S314 (our own file)


def drawings(game: Any) -> set[str]:
    """Returns the names of all drawings of cards that the page has with a game."""
    near = [game_folder(other) for other in registry.games() if other.name in families()[game.name]]
    return {drawn(file) for folder in [WEB, *near] for file in (folder / "cards").glob("*.svg")}


def test_a_suit_is_the_drawing_of_that_name() -> None:
    assert {file.stem for file in SUITS} >= set(COLOURS) | {"wild"}
    for file in SUITS:
        assert drawn(file) == f"suit-{file.stem}"


def test_a_person_is_the_drawing_of_that_name() -> None:
    assert {file.stem for file in PERSONS} == {f"{family}-{rank}" for family in ("court", "wild") for rank in COURT}
    for file in PERSONS:
        assert drawn(file) == file.stem


@GAME
def test_every_card_is_drawn_and_every_court_is_a_person(game: Any) -> None:
    there = drawings(game)
    for seats in game.seats:
        for face in filter(None, game.deck(seats, settle(game.options, {}, seats)).names):
            html = card_html(face)
            asked = set(re.findall(r'href="#([\w-]+)"', html))
            assert asked <= there, face
            rank, suit = split_face(face)
            if rank in COURT:
                assert (f"court-{rank}" if suit else f"wild-{rank}") in asked, face


@GAME
def test_every_game_has_a_mark_of_one_colour(game: Any) -> None:
    file = game_folder(game) / "mark.svg"
    assert file in marks()
    assert drawn(file) == f"mark-{game.name}"
    root = ET.parse(file).getroot()  # noqa: S314 (our own file)
    assert {node.get("fill") for node in root.iter()} == {None, "currentColor"}
    assert {node.get("stroke") for node in root.iter()} == {None}


def test_every_icon_asked_for_is_drawn() -> None:
    asked = {
        name
        for file in (WEB / "app").rglob("*.py")
        for name in re.findall(r"""\bicon\(\s*"([a-z-]+)"\s*[,)]""", file.read_text("utf-8"))
    }
    assert asked
    assert {f"i-{name}" for name in asked} <= UI


def test_every_suit_of_the_drawings_has_its_ink_and_the_colour_of_its_chips() -> None:
    sheet = (WEB / "style" / "cards.css").read_text("utf-8")
    for suit in COLOURS:
        assert f".suit-{suit} {{ --suit-ink: var(--suit-{suit}); --fill: var(--suit-{suit}-fill); }}" in sheet
