"""The size of a visit's downloads, by kind of file and by when they are fetched, and its limits."""

import gzip
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import PurePosixPath

from web.make.games import families
from web.make.languages import BASE, page_texts
from web.make.manifest import manifest_name
from web.make.server import PACKED

__all__ = [
    "FONTS",
    "LATER",
    "LIMITS",
    "Cost",
    "Kind",
    "costs",
    "is_kept",
    "is_visited",
    "report",
    "when_fetched",
    "wire_size",
]

SCREEN, TABLE, LATER = "before the first screen", "before the first table", "later"
ONCE = "before the first table, never again"  # to be unpacked into what is kept
UNPACKED = "out of Pyodide's archive"
FONTS = "fonts, counted apart"
LIMITS = {
    SCREEN: 457_000,
    TABLE: 4_400_000,
    FONTS: 70_000,
    "code": 77_000,
    "game": 40_000,
    "language": 30_000,
    "room": 20_000,
    "room replay": 22_000,  # the review is in it: each of the two is opened from the other
    "room phones": 31_000,  # both sides of a table; whoever opens it has a code to carry over anyway
}

_TAB_ICON = "icons/icon-32.png"


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of file: when it is fetched, how many there are, their bytes on disk and on the wire."""

    name: str
    when: str
    files: int
    size: int
    wire: int


@dataclass(frozen=True, slots=True)
class Cost:
    """Something a visitor waits for, in bytes on the wire, and its limit."""

    what: str
    wire: int
    limit: int


def _is_further(name: str) -> bool:
    """Returns whether a file is the manifest of a further language."""
    return name.endswith(".webmanifest") and name != manifest_name(BASE)


_KINDS: tuple[tuple[str, str, Callable[[str], bool]], ...] = (
    ("Pyodide and its library", ONCE, lambda name: name.startswith("runtime-")),
    ("Pyodide's unpacker", ONCE, lambda name: name.startswith("unxz-")),
    ("Pyodide's files", UNPACKED, lambda name: name.startswith("pyodide-")),
    ("PyScript", SCREEN, lambda name: name.startswith("pyscript-")),
    ("MicroPython", SCREEN, lambda name: name.startswith("micropython-")),
    ("engine", TABLE, lambda name: name.startswith(("engine-", "interpreter-", "worker-"))),
    ("front end and texts", SCREEN, lambda name: name.startswith("app-")),
    ("styles", SCREEN, lambda name: name.endswith(".css")),
    ("service worker", TABLE, lambda name: name == "sw.js"),
    ("code of games", LATER, lambda name: name.startswith("code/")),
    ("rooms", LATER, lambda name: name.startswith("rooms/")),
    ("games", LATER, lambda name: name.startswith("games/") and name.count("/") == 1),
    ("further languages", LATER, lambda name: name.startswith(("games/", "languages/")) or _is_further(name)),
    ("sound", LATER, lambda name: name.startswith("sound-")),
    ("sorting", LATER, lambda name: name.startswith("sort-")),
    ("links", LATER, lambda name: name.startswith("links-")),
    ("phones", LATER, lambda name: name.startswith("phones-")),
    ("scanning", LATER, lambda name: name.startswith("scan-")),
    ("fonts", FONTS, lambda name: name.startswith("fonts/")),
    ("scripts", SCREEN, lambda name: name.endswith(".js")),
    ("the tab's icon", SCREEN, lambda name: name == _TAB_ICON),
    ("licences", LATER, lambda name: name == "licenses.html"),
    ("page", SCREEN, lambda _: True),
)


@cache
def wire_size(name: str, data: bytes) -> int:
    """Returns how many bytes a static host with gzip sends for a file."""
    return len(data) if PurePosixPath(name).suffix in PACKED else len(gzip.compress(data, 9, mtime=0))


def is_visited(name: str) -> bool:
    """Returns whether visitors fetch a file, unlike icons for home screens and what is meant for the host."""
    return name == _TAB_ICON or not name.startswith(("_headers", "icons/"))


def is_kept(name: str) -> bool:
    """Returns whether a file is kept for the next visit as it comes."""
    return is_visited(name) and name != "sw.js" and when_fetched(name) != ONCE


def when_fetched(name: str) -> str:
    """Returns when visitors fetch a file on their first visit."""
    return next(when for _, when, holds in _KINDS if holds(name))


def report(site: Mapping[str, bytes]) -> list[Kind]:
    """Returns the files of a visit by kind, each file counted once."""
    sizes: dict[str, list[tuple[int, int]]] = {name: [] for name, _, _ in _KINDS}
    for file in filter(is_visited, site):
        name = next(name for name, _, holds in _KINDS if holds(file))
        sizes[name].append((len(site[file]), wire_size(file, site[file])))
    return [_kind(name, when, sizes[name]) for name, when, _ in _KINDS]


def costs(site: Mapping[str, bytes]) -> Iterator[Cost]:
    """Yields the costs that have a limit: first screen, first table of the largest game, fonts, games, their code ...

    The page can be used without its fonts, so they count neither for the screen nor for the table.

    A game's texts in a further language count as another game: whoever plays in it fetches both.
    """
    kinds = report(site)
    wire = {when: sum(kind.wire for kind in kinds if kind.when == when) for when in (SCREEN, TABLE, ONCE, FONTS)}
    games, codes = _by_game(site, "games"), _by_game(site, "code")
    largest = max(sum(games[name] + codes[name] for name in family) for family in families().values())
    yield Cost(SCREEN, wire[SCREEN], LIMITS[SCREEN])
    yield Cost(f"{TABLE} in all", wire[SCREEN] + wire[TABLE] + wire[ONCE] + largest, LIMITS[TABLE])
    yield Cost(FONTS, wire[FONTS], LIMITS[FONTS])
    for game, size in games.items():
        yield Cost(f"game {game}", size, LIMITS["game"])
        yield Cost(f"code {game}", codes[game], LIMITS["code"])
    texts = b"".join(page_texts(BASE).values())
    yield Cost(f"language {BASE}", wire_size(BASE, texts), LIMITS["language"])
    for name, data in site.items():
        folder, _, file = name.partition("/")
        if folder == "rooms":
            room = f"room {file.rpartition('-')[0]}"
            yield Cost(room, len(data), LIMITS.get(room, LIMITS["room"]))
        if folder == "languages":
            yield Cost(f"language {file.rpartition('-')[0]}", len(data), LIMITS["language"])
        if folder == "games" and "/" in file:
            yield Cost(f"game {file.rpartition('-')[0]}", len(data), LIMITS["game"])


def _by_game(site: Mapping[str, bytes], folder: str) -> dict[str, int]:
    """Returns the size of each game's file in a folder."""
    return {
        game: sum(len(data) for name, data in site.items() if name.startswith(f"{folder}/{game}-"))
        for game in families()
    }


def _kind(name: str, when: str, sizes: list[tuple[int, int]]) -> Kind:
    return Kind(name, when, len(sizes), sum(size for size, _ in sizes), sum(wire for _, wire in sizes))
