"""Keys: a small number for each combination, so that dictionaries can hold what is known of it."""

from engine.core.cards import Cards
from engine.games.haggis.rules.layout import HIGH, LOW
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["BOMBS", "PLACES", "RUNS", "key_of", "move_of", "row_key", "run_key"]

RUNS = 0x1000  # the runs by length, width and top rank; below it are the sets by rank and width
BOMBS = 0x2000  # the bombs by their place on the ladder


def key_of(move: Move) -> int:
    """Returns the key of a set, a run or a bomb."""
    if move.kind is Kind.SET:
        return move.rank << 4 | move.width
    if move.kind is Kind.BOMB:
        return BOMBS | move.rank
    return run_key(move.length, move.width, move.rank)


def run_key(length: int, width: int, top: int) -> int:
    """Returns the key of a run by its top rank."""
    return RUNS | length << 8 | width << 4 | top


def move_of(key: int, cards: Cards) -> Move:
    """Returns the set or the run with a key."""
    if key < RUNS:
        return Move(Kind.SET, 1, key & 15, key >> 4, cards)
    return Move(Kind.RUN, key >> 8 & 15, key >> 4 & 15, key & 15, cards)


def row_key(place: int) -> int:
    """Returns the key of an empty rank, counted from the lowest; each card there adds 1."""
    return place + LOW << 4


PLACES = range(HIGH - LOW + 1)
