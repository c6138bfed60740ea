"""Times the rule-based player and prints JSON: `python -m tests.bench.bench_bots [--hands 100]`.

Times are processor times, so that other work on the machine does not count: milliseconds per decision (including the
making of the information state, but not the listing of legal moves), and whole hands per second.
"""

import argparse
import json
import sys
import time
from typing import Any

from engine.bots.bot import PolicyBot
from engine.cli.contest import Spent, play_hand
from engine.core import registry
from engine.core.match import Player, create


def measure(game: str, seats: int, hands: int) -> dict[str, Any]:
    """Plays hands of the policy against itself and returns its times."""
    bots = [PolicyBot()] * seats
    spent: list[float] = []
    began = time.process_time()
    for hand in range(hands):
        match = create(registry.game(game), [Player("bot", "", "club")] * seats, {}, f"bench/{hand}")
        _, times = play_hand(match, bots, "bench", 0, time.process_time)
        spent += [second for seat in times for second in seat]
    passed = time.process_time() - began
    found = Spent.of(spent)
    return {
        "seats": seats,
        "decisions": found.decisions,
        "mean_ms": round(found.mean, 3),
        "median_ms": round(found.median, 3),
        "p99_ms": round(found.p99, 3),
        "longest_ms": round(found.longest, 3),
        "hands_per_s": round(hands / passed, 1),
    }


def main() -> None:
    """Measures with every number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="haggis")
    parser.add_argument("--hands", type=int, default=100)
    args = parser.parse_args()
    seats = registry.game(args.game).seats
    json.dump([measure(args.game, count, args.hands) for count in seats], sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
