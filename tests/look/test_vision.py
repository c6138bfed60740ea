"""The suits of a game differ not only in shape but in hue, even for people who see one colour less well."""

from itertools import combinations

import pytest

from tests.look.test_contrast import value
from tests.look.themes import THEMES

type Colour = tuple[float, float, float]

APART = 12  # CIE76: a difference of 2 can just be seen, at 12 two marks side by side clearly differ in colour
SUITS = "roygb"  # the five of Haggis; other games take theirs from among them
# What has the colour of a suit: its mark, and the ink of ranks and outlines.
PARTS = {"mark": "suit-{}-fill", "ink": "suit-{}"}

# What is left of red, green and blue: Machado, Oliveira and Fernandes (2009), severity 1.0, in linear light.
VISIONS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
WHITE = (0.95047, 1.0, 1.08883)  # D65
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def linear(colour: str) -> Colour:
    """Returns the linear light of a hex colour."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def times(rows: tuple[Colour, ...], colour: Colour) -> Colour:
    """Returns a matrix times a colour."""
    one, two, three = (sum(a * b for a, b in zip(row, colour, strict=True)) for row in rows)
    return one, two, three


def lab(light: Colour) -> Colour:
    """Returns the CIELAB values of linear light."""
    x, y, z = (part / white for part, white in zip(times(XYZ, light), WHITE, strict=True))
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(colour: str, vision: str) -> Colour:
    """Returns the CIELAB values of a hex colour as a person with this vision sees it."""
    one, two, three = (min(max(part, 0.0), 1.0) for part in times(VISIONS[vision], linear(colour)))
    return lab((one, two, three))


def apart(one: str, other: str, vision: str) -> float:
    """Returns how far two hex colours are apart (CIE76)."""
    pairs = zip(seen(one, vision), seen(other, vision), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def test_the_measure_itself() -> None:
    assert apart("#000000", "#ffffff", "all colours") == pytest.approx(100, abs=0.1)
    assert apart("#808080", "#808080", "no red") == 0
    assert apart("#c00000", "#005000", "no red") < 15 < apart("#c00000", "#005000", "all colours")


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("part", PARTS)
def test_no_two_suits_look_alike(part: str, theme: str, vision: str) -> None:
    marks = {suit: value(PARTS[part].format(suit), theme) for suit in SUITS}
    distances = {one + two: round(apart(marks[one], marks[two], vision), 1) for one, two in combinations(SUITS, 2)}
    assert not {pair: distance for pair, distance in distances.items() if distance < APART}
