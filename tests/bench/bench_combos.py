"""How fast combinations are listed: `python -m tests.bench.bench_combos [hands]`.

Prints the median and the 95th percentile for the leads of random opening hands, the first and the second time they
are listed, and how many random two-player hands are played per second with all leads and answers listed.
"""

import random
import sys
from statistics import median, quantiles
from time import perf_counter

from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import answers, leads

TRACKS = {"two players": range(4), "three players": range(5)}


def cards(tracks: range) -> list[int]:
    return [row * HAGGIS.row + track for row in range(9) for track in tracks]


def opening(rng: random.Random, tracks: range) -> int:
    return sum(1 << card for card in rng.sample(cards(tracks), 14)) | HAGGIS.wilds


def listing(hands: list[int]) -> str:
    times, counts = [], []
    for hand in hands:
        start = perf_counter()
        counts.append(len(leads(HAGGIS, hand)))
        times.append((perf_counter() - start) * 1e6)
    return f"median {median(times):.0f} us, p95 {quantiles(times, n=20)[-1]:.0f} us, {median(counts):.0f} moves"


def playout(rng: random.Random) -> int:
    """Plays one hand at random and returns the number of decisions."""
    deck = cards(TRACKS["two players"])
    rng.shuffle(deck)
    hands = [sum(1 << card for card in part) | HAGGIS.wilds for part in (deck[:14], deck[14:28])]
    seat, top, decisions = 0, None, 0
    while all(hands):
        moves = answers(HAGGIS, hands[seat], top) if top else leads(HAGGIS, hands[seat])
        decisions += 1
        choice = rng.randrange(len(moves) + (top is not None))
        top = moves[choice] if choice < len(moves) else None
        hands[seat] &= ~(top.cards if top else 0)
        seat = 1 - seat
    return decisions


def main(count: int) -> None:
    rng = random.Random(1)
    for players, tracks in TRACKS.items():
        hands = [opening(rng, tracks) for _ in range(count)]
        print(f"{players}: new hands {listing(hands)}")
        print(f"{players}: known hands {listing(hands)}")
    for _ in range(2):
        start = perf_counter()
        decisions = sum(playout(rng) for _ in range(count))
        seconds = perf_counter() - start
        print(f"random hands: {count / seconds:.0f} a second, {decisions / count:.0f} decisions each")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
