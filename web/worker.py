"""The worker: the engine's host behind plain functions. A request that takes long returns a coroutine."""

import lzma
import sys
from io import BytesIO
from pathlib import Path
from time import perf_counter
from zipfile import ZipFile

__export__ = ["ask", "start", "take"]

GAMES = Path("engine/games")  # in the archive of each game

host = None
registry = None


def start(names):
    """Unpacks the engine and brings the host up; `names` are the games that may come, separated by spaces.

    Raises if that fails, so that the page hears of it.
    """
    global host, registry
    packed = next(Path().glob("engine-*.zip.xz"))
    Path("engine.zip").write_bytes(lzma.decompress(packed.read_bytes()))
    sys.path.insert(0, "engine.zip")
    from engine.core import registry  # noqa: PLC0415 - it has only just arrived
    from engine.host import Host  # noqa: PLC0415

    registry.expect(names.split(), GAMES.absolute())
    host = Host(now=perf_counter)


def take(name, packed):
    """Unpacks a game's code, a Uint8Array, and imports the game; the games that it builds on must be here."""
    ZipFile(BytesIO(lzma.decompress(packed.to_bytes()))).extractall()
    sys.path_importer_cache.clear()  # `importlib.invalidate_caches` needs a module that our library lacks
    registry.renew()
    registry.game(name)


def ask(text):
    """Returns the reply to a request, or a coroutine for it: not `async def`, whose calls would be queued."""
    return host.ask(text)
