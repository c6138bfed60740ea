"""What a first visit costs, by kind, and what it may cost."""

import gzip
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import PurePosixPath

from web.make.server import PACKED

__all__ = ["EARLY_LIMIT", "TOTAL_LIMIT", "Line", "is_first_visit", "report", "wire_size"]

TOTAL_LIMIT = 5_800_000
EARLY_LIMIT = 450_000


@dataclass(frozen=True, slots=True)
class Line:
    """One kind of file: how many, their bytes as they lie there and as they go over the wire.

    What is `early` is fetched before the first screen can be used.
    """

    kind: str
    early: bool
    files: int
    size: int
    wire: int


_KINDS: tuple[tuple[str, bool, Callable[[str], bool]], ...] = (
    ("Pyodide", False, lambda name: name.startswith("pyodide-") and not name.endswith(".zip")),
    ("standard library", False, lambda name: name.startswith("pyodide-")),
    ("PyScript", True, lambda name: name.startswith("pyscript-")),
    ("MicroPython", True, lambda name: name.startswith("micropython-")),
    ("engine", False, lambda name: name.startswith(("engine-", "interpreter-", "worker-"))),
    ("front end and texts", True, lambda name: name.startswith("app-")),
    ("styles", True, lambda name: name.endswith(".css")),
    ("service worker, sorting", False, lambda name: name.startswith("sort-") or name == "sw.js"),
    ("scripts", True, lambda name: name.endswith(".js")),
    ("pictures", True, lambda name: name.endswith((".svg", ".png"))),
    ("licences", False, lambda name: name == "licenses.html"),
    ("page", True, lambda _: True),
)


def wire_size(name: str, data: bytes) -> int:
    """Returns the bytes a static host with gzip sends for a file."""
    return len(data) if PurePosixPath(name).suffix in PACKED else len(gzip.compress(data, 9, mtime=0))


def is_first_visit(name: str) -> bool:
    """Returns whether a visitor gets the file: not the icons for home screens, and not what is said to the host."""
    return name != "_headers" and not (name.startswith("icons/") and name.endswith(".png"))


def report(site: Mapping[str, bytes]) -> list[Line]:
    """Returns the files of a first visit by kind, each file counted once."""
    found: dict[str, list[tuple[int, int]]] = {kind: [] for kind, _, _ in _KINDS}
    for name in filter(is_first_visit, site):
        kind = next(kind for kind, _, holds in _KINDS if holds(name))
        found[kind].append((len(site[name]), wire_size(name, site[name])))
    return [_line(kind, early, found[kind]) for kind, early, _ in _KINDS]


def _line(kind: str, early: bool, sizes: list[tuple[int, int]]) -> Line:
    return Line(kind, early, len(sizes), sum(size for size, _ in sizes), sum(wire for _, wire in sizes))
