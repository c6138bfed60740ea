"""A bot that thinks until stopped, in slices; run as a program, it serves with that bot at every level."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import engine.host
from engine.bots.bot import Candidate, Thought
from engine.cli import serve
from engine.core.game import Game
from engine.core.rng import SplitMix64

__all__ = ["SLICE", "SlowBot"]

SLICE = 0.008  # seconds


class SlowBot:
    """Yields random thoughts for ever, one playout per slice; `work()` is the work of a slice."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self.slices = 0

    def think(self, game: Game[Any, Any], view: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields thoughts without end."""
        del game, view
        while True:
            self._work()
            self.slices += 1
            move = rng.choice(legal)
            yield Thought(move, self.slices, (Candidate(move, float(self.slices)),) * 9)


def _work() -> None:
    """Keeps the processor busy for a slice."""
    end = time.perf_counter() + SLICE
    while time.perf_counter() < end:
        pass


if __name__ == "__main__":
    vars(engine.host)["bot_for"] = lambda _: SlowBot(_work)
    sys.exit(serve.run(argparse.Namespace()))
