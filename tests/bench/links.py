"""How long the link of a deal gets: `uv run python -m tests.bench.links [--deals 200]`.

Plays deals of every game at every number of players by its policy, or with `--random` by chance. Prints for each game
how many characters the longest, the middle and the shortest text of a link have, without the host's address in front.
"""

import argparse
import statistics
import sys
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path

import build

sys.path.insert(0, str(Path(build.__file__).parent / "web"))  # where the page's own package `app` is

from app.links.seating import nameless
from engine.bots.levels import DEFAULT
from engine.bots.rollouts import rolled_out
from engine.core import registry
from engine.core.excerpt import excerpt
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of
from tests.strategies import played

__all__: list[str] = []


def lengths(game: AnyGame, deals: int, *, by_chance: bool) -> list[int]:
    """Returns the length of each deal's link."""
    return [
        len(coded(nameless(excerpt(deal(game, seats, f"{seats}/{number}", by_chance=by_chance)).text)))
        for seats in game.seats
        for number in range(deals)
    ]


def deal(game: AnyGame, seats: int, seed: str, *, by_chance: bool) -> Match:
    """Returns a match after its first deal."""
    players = [Player("bot", f"Bot {seat}", DEFAULT) for seat in range(seats)]
    match = create(game, players, {}, seed)
    return played(match, SplitMix64(seed_of(seed))) if by_chance else rolled_out(match)


def coded(text: str) -> str:
    """Returns a text as `web/js/links.js` writes it."""
    return urlsafe_b64encode(zlib.compress(text.encode())).decode().rstrip("=")


def main(args: Sequence[str] | None = None) -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description="Measures the links of deals.")
    parser.add_argument("--deals", type=int, default=200, help="at each number of players")
    parser.add_argument("--random", action="store_true", help="players who move by chance")
    options = parser.parse_args(args)
    for game in registry.games():
        found = lengths(game, options.deals, by_chance=options.random)
        print(f"{game.name}: {min(found)} to {max(found)} characters, median {statistics.median(found):.0f}")


if __name__ == "__main__":
    main()
