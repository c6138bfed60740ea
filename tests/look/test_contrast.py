"""Words contrast 4.5:1 with their ground and marks 3:1, in every theme, by the tokens themselves."""

import re
from pathlib import Path

import pytest

from tests.look.themes import THEMES

TOKENS = (Path(__file__).parents[2] / "web" / "style" / "tokens.css").read_text("utf-8")
PLAIN = TOKENS.split(':root[data-theme="plain"] {')[-1].partition("}")[0]  # where it differs from the light theme
PANELS = ("panel", "panel-sunk", "panel-raised")

WORDS = [
    *((ground, text) for ground in ("room", *PANELS) for text in ("text", "panel-text-soft")),
    *((ground, "brass-text") for ground in ("room", "panel", "panel-raised")),
    *((ground, "danger") for ground in ("panel", "panel-raised")),
    *((ground, text) for ground in ("wood", "wood-deep") for text in ("wood-text", "wood-text-soft")),
    *((ground, text) for ground in ("felt", "felt-deep") for text in ("felt-text", "felt-text-soft")),
    ("brass-fill", "brass-ink"),
    ("brass-fill-low", "brass-ink"),
    ("brass-wash", "text"),
    ("danger", "danger-ink"),
    *((paper, ink) for paper in ("paper", "paper-low") for ink in ("ink", *(f"suit-{suit}" for suit in "roygbsx"))),
    *((card, "wild-ink") for card in ("wild-card", "wild-card-low")),
]
MARKS = [
    *((ground, mark) for ground in ("room", *PANELS) for mark in ("line-strong", "brass", "focus")),
    *((ground, mark) for ground in ("felt", "felt-deep") for mark in ("felt-focus",)),
    *((ground, "focus") for ground in ("wood", "wood-deep")),
    *((paper, "points") for paper in ("paper", "paper-low")),
    *(("paper-dim", f"suit-{suit}") for suit in "roygbsx"),
    ("wild-dim", "wild-ink-dim"),
    *((ground, "brass-fill") for ground in ("felt", "felt-deep")),
    *((card, "wild-line") for card in ("wild-card", "wild-card-low")),
    *((ink, "gilt") for ink in ("suit-r", "suit-b", "suit-g", "suit-s")),
]


def value(token: str, theme: str) -> str:
    """Returns a token's hex colour in a theme."""
    if theme == "plain":
        own = re.search(rf"--{token}: (#[0-9a-f]{{3,6}});", PLAIN)
        return own[1] if own else value(token, "light")
    line = re.search(rf"--{token}:((?:[^;]|\n)*);", TOKENS)
    assert line, token
    colour = re.search(rf"var\(--{theme}, (#[0-9a-f]{{3,6}})\)", line[1])
    assert colour, (token, theme)
    return colour[1]


def luminance(colour: str) -> float:
    """Returns the relative luminance of a hex colour as WCAG defines it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str, theme: str) -> float:
    """Returns the contrast ratio of two tokens in a theme."""
    low, high = sorted(luminance(value(token, theme)) for token in (one, other))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_itself() -> None:
    assert luminance("#fff") == pytest.approx(1)
    assert luminance("#000000") == 0
    assert luminance("#777777") == pytest.approx(0.184, abs=0.001)


@pytest.mark.parametrize("theme", THEMES)
def test_words_stand_out(theme: str) -> None:
    weak = {pair: round(contrast(*pair, theme), 2) for pair in WORDS if contrast(*pair, theme) < 4.5}
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_marks_stand_out(theme: str) -> None:
    weak = {pair: round(contrast(*pair, theme), 2) for pair in MARKS if contrast(*pair, theme) < 3}
    assert not weak


@pytest.mark.parametrize("theme", THEMES)
def test_the_frame_of_a_chosen_card_stands_out_from_its_paper_or_from_the_cloth(theme: str) -> None:
    assert max(contrast("frame", ground, theme) for ground in ("paper", "felt")) >= 3
