"""The page's typefaces: their characters, their names, and that the style sheet agrees with them."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from web.make.fonts import fonts
from web.make.report import FONTS, LIMITS
from web.make.tools import WEB, install_npm

FACES = ("sans", "serif")
FILES = ("sans.woff2", "sans-more.woff2", "serif.woff2", "serif-more.woff2")
LETTERS = "áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄßčłřșŽ0123456789AJQK"  # Hungarian, German, a few of their neighbours, ranks
SYSTEMS = {"ja"}  # languages shown in the system's fonts
STYLE = (WEB / "style" / "type.css").read_text()


@cache
def made() -> dict[str, bytes]:
    install_npm()
    return fonts()


def opened(name: str) -> TTFont:
    return TTFont(io.BytesIO(made()[name]))


def ranges(name: str) -> set[int]:
    """Returns the code points for which the style sheet fetches a file."""
    (said,) = re.findall(rf"{name}\W.*?unicode-range: (.*?);", STYLE, re.DOTALL)
    spans = [span.split("-") for span in said.replace("U+", "").split(", ")]
    return {code for span in spans for code in range(int(span[0], 16), int(span[-1], 16) + 1)}


def test_together_they_keep_to_their_limit() -> None:
    assert sorted(made()) == sorted(FILES)
    assert sum(map(len, made().values())) <= LIMITS[FONTS] == 70_000
    assert all(data.startswith(b"wOF2") for data in made().values())


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_a_name_is_there(face: str) -> None:
    there = {chr(code) for part in ("", "-more") for code in opened(f"{face}{part}.woff2").getBestCmap()}
    assert set(LETTERS) <= there
    texts = [*WEB.glob("l10n/**/*.ftl"), *WEB.parent.glob("engine/games/**/*.ftl")]
    ours = [file for file in texts if file.parent.name not in SYSTEMS]
    written = {sign for file in ours for sign in file.read_text() if not sign.isspace()}
    assert written - there <= set("♠♥♦♣")  # French suits: drawn in the system's fonts


def test_a_language_of_other_letters_names_fonts_that_have_them() -> None:
    tokens = (WEB / "style" / "tokens.css").read_text()
    for language in SYSTEMS:
        (said,) = re.findall(rf":root:lang\({language}\) {{(.*?)}}", tokens, re.DOTALL)
        for face, last in (("serif", "serif"), ("sans", "sans-serif")):
            (stack,) = re.findall(rf"--{face}: (.*?);", said)
            assert stack.startswith(f'"Talon {face.title()}", "Like')
            assert stack.endswith(f" {last}")
            assert stack.count("JP") == 2


@pytest.mark.parametrize("name", FILES)
def test_the_style_sheet_fetches_a_file_for_the_letters_it_has(name: str) -> None:
    assert set(opened(name).getBestCmap()) <= ranges(name.removesuffix(".woff2") + r"\.woff2")


@pytest.mark.parametrize("face", FACES)
def test_figures_are_of_one_width_and_stand_on_the_line(face: str) -> None:
    font = opened(f"{face}.woff2")
    names = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    assert len({font["hmtx"][name][0] for name in names}) == 1
    font["glyf"].ensureDecompiled()
    bottoms = [font["glyf"][name].yMin / font["head"].unitsPerEm for name in names]
    assert all(-0.03 <= bottom <= 0.01 for bottom in bottoms)


@pytest.mark.parametrize("name", FILES)
def test_they_have_names_of_our_own_and_say_whose_they_are(name: str) -> None:
    records = {record.nameID: str(record) for record in opened(name)["name"].names}
    assert "Reserved Font Name ‘Source’" in records[0]
    assert records[14] == "http://scripts.sil.org/OFL"
    assert not [text for number, text in records.items() if number and "source" in text.lower()]
    assert records[1] == f"Talon {name.split('.', maxsplit=1)[0].split('-', maxsplit=1)[0].title()}"


@pytest.mark.parametrize("face", FACES)
def test_weights_go_from_regular_to_semibold(face: str) -> None:
    (axis,) = opened(f"{face}.woff2")["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 600)


def test_no_style_asks_for_a_weight_or_a_slant_that_is_not_there() -> None:
    sheets = {file.name: file.read_text() for file in WEB.glob("style/**/*.css")}
    weights = r"font-weight: (?:[789]00|bold)|font: (?:[789]00|bold)|italic|oblique"
    assert {name: found for name, text in sheets.items() if (found := re.findall(weights, text))} == {}


def test_the_same_cut_gives_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = made()
    monkeypatch.setattr("web.make.tools.CACHE", tmp_path)
    assert fonts() == first


def test_their_licence_is_on_the_page_of_licences(dist: Path) -> None:
    page = (dist / "licenses.html").read_text()
    assert "SIL OPEN FONT LICENSE Version 1.1" in page
    assert page.count("with Reserved Font Name ‘Source’") == 2
