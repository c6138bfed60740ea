"""How many calls of the engine's functions a few deals take: a measure of speed that is the same on any machine.

`python -m tests.calls handromi` plays them in this fresh process, with every move listed at each decision and moves
chosen at random, and prints the number of calls, then the functions that are called most. Each step of a generator
counts as a call. `tests/conformance/calls.toml` keeps the number of each game.
"""

import argparse
import sys
from collections import Counter
from types import FrameType

from engine.core.match import AnyGame, all_options
from engine.core.options import settle
from engine.core.registry import game
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import after_chance

__all__ = ["calls", "main"]

DEALS = 3
SHOWN = 15
FOLDER = "/engine/"

type Calls = Counter[tuple[str, str]]


def play(of: AnyGame) -> None:
    """Plays deals at random with the fewest players that the game is for."""
    rng = SplitMix64(seed_of("calls"))
    seats = of.seats[0]
    setup = of.first(seats, settle(all_options(of), {}, seats), 0)
    for _ in range(DEALS):
        state = after_chance(of.deal(setup, of.shuffled(setup, rng)), rng.shuffle)
        while state.must:
            seat = state.must[0]
            state = after_chance(state.play(seat, rng.choice(state.legal(seat))), rng.shuffle)


def calls(of: AnyGame) -> Calls:
    """Returns how often each function of the engine is called: its module, and its name within."""
    found: Calls = Counter()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            _, inside, module = frame.f_code.co_filename.replace("\\", "/").rpartition(FOLDER)
            if inside:
                found[module, frame.f_code.co_qualname] += 1

    sys.setprofile(note)
    try:
        play(of)
    finally:
        sys.setprofile(None)
    return found


def main(argv: list[str] | None = None) -> int:
    """Prints the number of calls and, if asked for, where most of them are."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.calls", description="Counts calls of the engine's functions."
    )
    parser.add_argument("game")
    found = calls(game(parser.parse_args(argv).game))
    print(found.total())
    for (module, name), number in found.most_common(SHOWN):
        print(f"{number:8} {module} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
