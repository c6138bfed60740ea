"""The worker: the engine's host behind one plain function. A request that takes long returns a coroutine."""

import lzma
import sys
from pathlib import Path
from time import perf_counter

__export__ = ["ask", "start"]

host = None


def start():
    """Unpacks the engine and brings the host up; raises if that fails, so that the page hears of it."""
    global host
    packed = next(Path().glob("engine-*.zip.xz"))
    Path("engine.zip").write_bytes(lzma.decompress(packed.read_bytes()))
    sys.path.insert(0, "engine.zip")
    from engine.host import Host  # noqa: PLC0415 - it has only just arrived

    host = Host(now=perf_counter)


def ask(text):
    """Returns the reply to a request, or a coroutine for it: not `async def`, whose calls would be queued."""
    return host.ask(text)
