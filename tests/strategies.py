"""Hypothesis strategies and random play for every game, and how large the random samples are.

`TALON_SAMPLES=1000 python -m pytest tests/conformance` runs larger samples than those a change waits for.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from hypothesis import strategies as st

from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64
from tests.sampling import daily

__all__ = [
    "PEOPLE",
    "SAMPLES",
    "acting",
    "begin",
    "json_values",
    "lighter",
    "played",
    "plays",
    "random_move",
    "samples",
    "seeds",
    "tables",
    "tables_of_day",
]

SAMPLES = int(os.environ.get("TALON_SAMPLES", "0"))
PEOPLE = (
    Player("human", "Anna"),
    Player("bot", "Béla", "club"),
    Player("human", 'Cili "C"'),
    Player("human", "Dia"),
    Player("bot", "Ede", "club"),
    Player("human", "Fanni"),
)

seeds = st.integers(0, 2**32 - 1)


def samples(few: int) -> int:
    """Returns the number of random games to try: a few, or what TALON_SAMPLES asks for."""
    return SAMPLES or few


def lighter(few: int) -> int:
    """Returns the same as `samples`, but half of a few where Python is slow."""
    return samples((few + 1) // 2 if sys.platform == "emscripten" else few)


def tables(games: Iterable[AnyGame]) -> list[tuple[AnyGame, int]]:
    """Returns each game with each number of players; only the fewest where Python is slow, unless told otherwise."""
    few = sys.platform == "emscripten" and not SAMPLES
    return [(game, seats) for game in games for seats in (game.seats[:1] if few else game.seats)]


def tables_of_day(games: Iterable[AnyGame]) -> list[tuple[AnyGame, int]]:
    """Returns each game with one number of players, a different one each day."""
    return [table for game in games for table in daily(tables([game]), 1)]


def begin(game: AnyGame, seats: int, seed: int | str, **wishes: str) -> Match:
    """Returns a new match from a seed."""
    return create(game, PEOPLE[:seats], wishes, str(seed))


def acting(match: Match) -> list[int]:
    """Returns the seats that have something to choose, lowest first."""
    return [seat for seat in range(match.setup.seats) if match.legal(seat)]


def random_move(match: Match, rng: SplitMix64) -> tuple[int, str]:
    """Returns a random seat that may act, mostly one that must, and the text of one of its moves."""
    must = match.state.must
    seat = rng.choice(acting(match)) if rng.below(8) == 0 else rng.choice(must)
    return seat, match.game.write(rng.choice(match.legal(seat)))


def plays(match: Match, rng: SplitMix64) -> Iterator[Match]:
    """Yields the match as it stands and then after each random move, to the end of its running deal."""
    yield match
    while match.outcome is None:
        match = match.play(*random_move(match, rng))
        yield match


def played(match: Match, rng: SplitMix64, plies: int | None = None) -> Match:
    """Returns the match after `plies` random moves of its running deal, or at its end for None."""
    for ply, there in enumerate(plays(match, rng)):
        match = there
        if ply == plies:
            break
    return match


def json_values() -> st.SearchStrategy[Any]:
    """Returns a strategy for any JSON value, mostly small ones."""
    numbers = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    leaves = st.none() | st.booleans() | numbers | st.text(max_size=20)
    return st.recursive(
        leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4)
    )
