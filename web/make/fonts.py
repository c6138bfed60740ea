"""The page's two typefaces: Source Serif and Source Sans, cut down to what is needed, under names of our own."""

import io
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from web.make.tools import WEB, cached

__all__ = ["PACKAGES", "fonts"]

_BASIC = frozenset({*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’‚“”„…•€−⟨⟩")})
_MORE = frozenset({*range(0x100, 0x180), *map(ord, "ȘșȚț")})  # Central Europe's letters: ő, ű, and players' names
_PARTS = {"": ("latin", _BASIC), "-more": ("latin-ext", _MORE)}  # style/type.css names both, and which has what
_FEATURES = ("ccmp", "kern", "liga", "locl", "mark", "mkmk", "rvrn")  # figures are lining and tabular by default
_NAMES = {1: "Talon {0}", 2: "Regular", 3: "Talon {0} {1}", 4: "Talon {0}", 6: "Talon{0}"}
_KEPT = (0, 5, 13, 14)  # name records that are kept: copyright, version, licence
_WINDOWS = (3, 1, 0x409)
_DROPPED = ("BASE", "DSIG", "MVAR")  # other baselines, and metrics that would vary with the weight


@dataclass(frozen=True, slots=True)
class _Face:
    """A variable font in an npm package: the values or ranges of its axes, and how large it is drawn.

    `scale` makes it look as large as other fonts. `ascent` and `descent`, in em, are the room of a line: as much
    above capitals as below, so that a word is centred in its button.
    """

    name: str
    package: str
    axes: str
    limits: Mapping[str, float | tuple[float, float, float]]
    scale: float
    ascent: float
    descent: float

    @property
    def folder(self) -> Path:
        return WEB / "node_modules" / self.package

    def file(self, part: str) -> Path:
        return self.folder / "files" / f"{self.package.rpartition('/')[2]}-{part}-{self.axes}-normal.woff2"


_WEIGHTS = (400, 400, 600)  # the heaviest that the page uses is 600
_FACES = (
    _Face("Serif", "@fontsource-variable/source-serif-4", "opsz", {"wght": _WEIGHTS, "opsz": 24}, 1.0, 0.93, 0.26),
    _Face("Sans", "@fontsource-variable/source-sans-3", "wght", {"wght": _WEIGHTS}, 1.06, 0.96, 0.26),
)
PACKAGES = frozenset(face.package for face in _FACES)


def fonts() -> dict[str, bytes]:
    """Returns WOFF2 files by name: each typeface in two parts, the second of which is fetched for rarer letters."""
    sources: dict[str, tuple[_Face, frozenset[int], bytes]] = {
        f"{face.name.lower()}{part}.woff2": (face, letters, face.file(source).read_bytes())
        for face in _FACES
        for part, (source, letters) in _PARTS.items()
    }

    def make() -> Mapping[str, bytes]:
        return {name: _cut(*source) for name, source in sources.items()}

    key: list[bytes | str] = [metadata.version("fonttools"), metadata.version("brotli"), Path(__file__).read_bytes()]
    return cached("fonts", [*key, *(data for _, _, data in sources.values())], make)


def _cut(face: _Face, letters: frozenset[int], data: bytes) -> bytes:
    """Returns a font with only these letters and its axes limited, without hints and unused features."""
    font = TTFont(io.BytesIO(data), recalcTimestamp=False)
    options = Options(layout_features=list(_FEATURES), hinting=False, name_IDs=list(_KEPT))
    options.drop_tables += _DROPPED
    logging.getLogger("fontTools.subset").setLevel(logging.ERROR)  # it warns of tables that are dropped on purpose
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters & font.getBestCmap().keys())
    subsetter.subset(font)
    font = _reloaded(font)  # the instancer looks at every glyph
    instantiateVariableFont(font, dict(face.limits), inplace=True)
    _rename(font, face)
    _measure(font, face)
    font.flavor = "woff2"
    return _saved(font)


def _rename(font: TTFont, face: _Face) -> None:
    """Gives a font a name of ours: the licence reserves the old one for the original."""
    table = font["name"]
    version = table.getDebugName(5)
    for number, name in _NAMES.items():
        table.setName(name.format(face.name, version), number, *_WINDOWS)


def _measure(font: TTFont, face: _Face) -> None:
    """Sets the size and the room of a line in the font itself: Safari does not support that in a style sheet."""
    head, across, system = font["head"], font["hhea"], font["OS/2"]
    head.unitsPerEm = units = round(head.unitsPerEm / face.scale)
    across.ascent = system.sTypoAscender = round(face.ascent * units)
    across.descent = system.sTypoDescender = -round(face.descent * units)
    across.lineGap = system.sTypoLineGap = 0
    system.usWinAscent, system.usWinDescent = across.ascent, -across.descent


def _reloaded(font: TTFont) -> TTFont:
    font.flavor = None
    return TTFont(io.BytesIO(_saved(font)), recalcTimestamp=False)


def _saved(font: TTFont) -> bytes:
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
