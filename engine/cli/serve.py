"""`serve`: answers the host's messages on stdin and stdout, one JSON object a line."""

import argparse
import asyncio
import signal
import sys
import threading
import time
from collections.abc import Coroutine
from typing import Any

from engine.host import Host
from engine.wire import MAX_REQUEST

__all__ = ["add", "run"]

_MAX_BYTES = 4 * MAX_REQUEST + 8  # at most four per character, a byte order mark and a line end: more is refused
_AHEAD = 64  # lines read ahead
_BLANK = b" \t\r\n"


def add(parser: argparse.ArgumentParser) -> None:
    """Declares no arguments."""
    parser.description = "Answers one JSON request a line until the input ends."


def run(args: argparse.Namespace) -> int:
    """Serves until the input ends; Ctrl-C or a closed pipe ends the process at once."""
    del args
    for name in {"SIGINT", "SIGPIPE"} & set(dir(signal)):
        signal.signal(getattr(signal, name), signal.SIG_DFL)
    asyncio.run(_serve())
    return 0


def _read() -> bytes:
    """Returns the next line, b"" at the end; cuts an overlong one, but leaves it too long for the host to accept."""
    line = sys.stdin.buffer.readline(_MAX_BYTES)
    if len(line) == _MAX_BYTES and not line.endswith(b"\n"):
        while (rest := sys.stdin.buffer.readline(_MAX_BYTES)) and not rest.endswith(b"\n"):
            pass
    return line


def _feed(loop: asyncio.AbstractEventLoop, lines: "asyncio.Queue[bytes]", room: threading.Semaphore) -> None:
    """Queues line after line, but not too many ahead, and b"" at the end."""
    try:
        while line := _read():
            room.acquire()
            loop.call_soon_threadsafe(lines.put_nowait, line)
    finally:
        loop.call_soon_threadsafe(lines.put_nowait, b"")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


async def _say_later(work: Coroutine[Any, Any, str]) -> None:
    _say(await work)


async def _serve() -> None:
    """Answers lines as they come, even while bots are thinking; waits for their thoughts at the end."""
    host = Host(now=time.perf_counter)
    lines: asyncio.Queue[bytes] = asyncio.Queue()
    room = threading.Semaphore(_AHEAD)
    threading.Thread(target=_feed, args=(asyncio.get_running_loop(), lines, room), daemon=True).start()
    async with asyncio.TaskGroup() as thoughts:
        while line := await lines.get():
            room.release()
            request = line.strip(_BLANK)
            if not request:
                continue
            answer = host.ask(request.decode("utf-8-sig", "replace"))
            if isinstance(answer, str):
                _say(answer)
            else:
                thoughts.create_task(_say_later(answer))
