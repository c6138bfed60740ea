"""The games and tables that conformance tests run on: every game and the toy, each at a table of the day."""

from collections.abc import Iterator

import pytest

from engine.core import registry
from engine.core.match import AnyGame, Match, all_options, create
from engine.core.rng import SplitMix64, seed_of
from tests.core.toy import GAME as TOY
from tests.strategies import PEOPLE, lighter, played, tables_of_day

__all__ = ["GAMES", "each_game", "each_table", "random_matches", "random_positions", "random_wishes"]

GAMES: tuple[AnyGame, ...] = (*registry.games(), TOY)

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
each_table = pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(*table, id=f"{table[0].name}-{table[1]}") for table in tables_of_day(GAMES)]
)


def random_wishes(game: AnyGame, rng: SplitMix64) -> dict[str, str]:
    """Returns a random value for each option, the defaults half of the time."""
    wishes = {}
    for option in all_options(game):
        if rng.below(2):
            values = [*option.choices, *option.words]
            if option.range:
                values.append(str(option.range[0] + rng.below(option.range[1] - option.range[0] + 1)))
            wishes[option.name] = rng.choice(values)
    return wishes


def random_matches(game: AnyGame, seats: int, few: int, why: str) -> Iterator[tuple[Match, SplitMix64]]:
    """Yields matches with random options, in their first deal or a later one, with a generator for what follows."""
    for sample in range(lighter(few)):
        rng = SplitMix64(seed_of(f"{why}/{game.name}/{seats}/{sample}"))
        match = create(game, PEOPLE[:seats], random_wishes(game, rng), f"{why}/{sample}")
        for _ in range(rng.below(3)):
            over = played(match, rng)
            if over.end is not None:
                break
            match = over.next()
        yield match, rng


def random_positions(game: AnyGame, seats: int, few: int, why: str) -> Iterator[tuple[Match, SplitMix64]]:
    """Yields random matches somewhere in a deal, some at its beginning or its end."""
    for match, rng in random_matches(game, seats, few, why):
        length = played(match, SplitMix64(rng.state)).plies
        ply = rng.choice((0, length, *[rng.below(length + 1)] * 8))
        yield played(match, rng, ply), rng
