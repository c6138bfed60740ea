"""Scripts and style sheets, bundled and minified by esbuild."""

import json
from collections.abc import Mapping
from pathlib import Path

from web.make.parts import package_of
from web.make.tools import WEB, cached, node, read_tree, run, scratch

__all__ = ["bundled_packages", "room_styles", "scripts", "smaller", "styles"]

_ENTRIES = (
    *("boot.js", "interpreter.js", "links.js", "phones.js"),
    *("scan.js", "sort.js", "sound.js", "sw.js", "talon.js", "unxz.js"),
)
# The order of the sheets: of rules with the same weight the later one wins. The others follow.
_SHEETS = (
    *("tokens", "type", "base", "controls", "overlays"),
    *("cards", "screens", "table", "seats", "dock", "viewports"),
)
_ROOMS = "rooms/"
_ROOM_SHEETS = WEB / "style" / "rooms"
_BUNDLING = (
    "--bundle",
    "--format=esm",
    "--external:./pyodide/*",
    "--external:./pyscript/*",
    '--define:process.env.NODE_ENV="production"',
    "--legal-comments=none",
)
_CONTENT = "content.json"  # esbuild's report on where the bytes come from
_BROWSERS = "chrome112,firefox113,safari16.4"  # what Pyodide itself needs


def scripts() -> dict[str, bytes]:
    """Returns the bundled scripts of web/js by name; imports of PyScript stay imports."""
    return {name: data for name, data in _bundled().items() if name != _CONTENT}


def bundled_packages() -> set[str]:
    """Returns the npm packages whose code is in the bundled scripts."""
    outputs = json.loads(_bundled()[_CONTENT])["outputs"].values()
    found = {package_of(path) for output in outputs for path in output["inputs"]}
    return {name for name in found if name}


def _bundled() -> dict[str, bytes]:
    def make() -> Mapping[str, bytes]:
        out = scratch("scripts")
        _esbuild(
            *(WEB / "js" / name for name in _ENTRIES),
            *_BUNDLING,
            f"--outdir={out}",
            f"--metafile={out / _CONTENT}",
        )
        return read_tree(out, ".js", _CONTENT)

    sources = read_tree(WEB / "js", ".js").items()
    key = [_CONTENT, *_ENTRIES, *_BUNDLING, _lock(), *(part for pair in sources for part in pair)]
    return cached("scripts", key, make)


def smaller(name: str, script: bytes) -> bytes:
    """Returns a module that comes almost as written, minified; what it imports and exports stays."""

    def make() -> Mapping[str, bytes]:
        source = scratch("smaller") / name
        source.write_bytes(script)
        return {name: _esbuild(source, "--format=esm", "--legal-comments=none").encode()}

    return cached(f"smaller-{name}", [_lock(), script], make)[name]


def styles() -> bytes:
    """Returns all sheets of web/style except those of the rooms as one, to be placed next to the page."""
    found = read_tree(WEB / "style", ".css").items()
    sheets = {name.removesuffix(".css"): data for name, data in found if not name.startswith(_ROOMS)}
    order = [name for name in _SHEETS if name in sheets] + sorted(set(sheets) - set(_SHEETS))
    joined = b"\n".join(sheets[name] for name in order)
    return _small_styles("styles", {"style.css": joined})["style.css"].replace(b"url(../", b"url(./")


def room_styles() -> dict[str, bytes]:
    """Returns the sheets of rooms, which win over the page's own, by path in the room's files."""
    sheets = {f"style/{name}": data for name, data in read_tree(_ROOM_SHEETS, ".css").items()}
    return _small_styles("room-styles", sheets)


def _small_styles(step: str, sheets: Mapping[str, bytes]) -> dict[str, bytes]:
    def make() -> Mapping[str, bytes]:
        source = scratch(step) / "in.css"
        small = {}
        for name, data in sheets.items():
            source.write_bytes(data)
            small[name] = _esbuild(source).encode()
        return small

    return dict(cached(step, [_lock(), *(part for pair in sheets.items() for part in pair)], make))


def _esbuild(*arguments: str | Path) -> str:
    program = WEB / "node_modules" / "esbuild" / "bin" / "esbuild"
    options = ("--minify", "--charset=utf8", "--log-level=error", f"--target={_BROWSERS}")
    return run(node(), program, *options, *arguments, what="bundling web/js and web/style")


def _lock() -> bytes:
    return (WEB / "package-lock.json").read_bytes()
