"""Keys: a small number for each combination, so that what is known of it can be kept in dictionaries."""

from engine.games.haggis.rules.layout import HIGH, LOW
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["BOMBS", "PLACES", "RUNS", "key_of", "row_key", "run_key"]

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


def row_key(place: int) -> int:
    """Returns the key of no card at all at a rank, counted from the lowest; each card there adds 1."""
    return place + LOW << 4


PLACES = range(HIGH - LOW + 1)
