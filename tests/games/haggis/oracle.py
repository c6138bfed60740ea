"""The combinations of Haggis straight from the words of the rules: slow, plain, and sharing nothing with the engine.

Cards are names, "7r" or "J"; the last letter of a number card is its suit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

FACES = {"J": 11, "Q": 12, "K": 13}
BOMBS = {("J", "Q"): 2, ("J", "K"): 3, ("K", "Q"): 4, ("J", "K", "Q"): 5}
SUITS = "roygbshdc"  # in order: those of Haggis, then those of the team game
ANY = "*"  # the suit of a track of wild cards alone


class Play(NamedTuple):
    """A combination on the table; the cards are names in alphabetical order."""

    kind: str
    length: int
    width: int
    rank: int
    cards: tuple[str, ...]


def in_order(cards: Sequence[str]) -> list[str]:
    """Returns cards by rank and suit, J Q K last."""
    return sorted(cards, key=lambda card: (FACES.get(card) or rank_of(card), SUITS.find(suit_of(card))))


def text_of(play: Play) -> str:
    """Returns a play as text, as in records, with its meaning where the same cards could be another play."""
    text = " ".join(in_order(play.cards))
    if len(list(what_is(play.cards))) == 1:
        return text
    return f"{text} =run{play.width}" if play.kind == "run" else f"{text} ={play.kind}"


def plays_of(hand: Sequence[str]) -> set[Play]:
    """Returns all plays that a hand can lead, by looking at every group of its cards."""
    numbers = sorted(card for card in hand if card not in FACES)
    faces = sorted(card for card in hand if card in FACES)
    fills = [fill for size in range(len(faces) + 1) for fill in combinations(faces, size)]
    found: set[Play] = set()
    for size in range(len(numbers) + 1):
        for some in set(combinations(numbers, size)):
            if size == 4 or not far_apart(some, len(faces)):
                for fill in fills:
                    found.update(what_is((*some, *fill)))
    return found


def far_apart(numbers: Sequence[str], faces: int) -> bool:
    """Returns whether these cards are too far apart for any set or run, which would have too many holes."""
    ranks = Counter(rank_of(card) for card in numbers)
    return bool(ranks) and (max(ranks) - min(ranks) + 1) * max(ranks.values()) > len(numbers) + faces


def what_is(cards: Sequence[str]) -> Iterator[Play]:
    """Yields everything that exactly these cards can be."""
    names = tuple(sorted(cards))
    numbers = [card for card in names if card not in FACES]
    faces = [card for card in names if card in FACES]
    yield from sets(names, numbers, faces)
    yield from bombs(names, numbers, faces)
    yield from runs(names, numbers, faces)


def sets(names: tuple[str, ...], numbers: Sequence[str], faces: Sequence[str]) -> Iterator[Play]:
    """Yields sets: cards of equal rank with any wild cards; a wild card alone stands for itself."""
    if len({rank_of(card) for card in numbers}) == 1:
        yield Play("set", 1, len(names), rank_of(numbers[0]), names)
    if not numbers and len(faces) == 1:
        yield Play("set", 1, 1, FACES[faces[0]], names)


def bombs(names: tuple[str, ...], numbers: Sequence[str], faces: Sequence[str]) -> Iterator[Play]:
    """Yields bombs: two or three wild cards, or 3-5-7-9 of four suits or of one, without wild cards."""
    if names in BOMBS:
        yield Play("bomb", len(names), 1, BOMBS[names], names)
    if not faces and sorted(rank_of(card) for card in numbers) == [3, 5, 7, 9]:
        suits = len({suit_of(card) for card in numbers})
        if suits in {1, 4}:
            yield Play("bomb", 4, 1, 1 if suits == 4 else 6, names)


def runs(names: tuple[str, ...], numbers: Sequence[str], faces: Sequence[str]) -> Iterator[Play]:
    """Yields runs: three or more single cards, or two or more larger sets, of the same suits at every rank."""
    if not numbers:
        return
    bottom = min(rank_of(card) for card in numbers)
    for length in range(2, len(names) + 1):
        width = len(names) // length
        if width * length == len(names) and (width > 1 or length > 2):
            ranks = range(bottom, bottom + length)
            if ranks[-1] <= FACES["K"] and is_run(numbers, faces, ranks, width):
                yield Play("run", length, width, ranks[-1], names)


def is_run(numbers: Sequence[str], faces: Sequence[str], ranks: range, width: int) -> bool:
    """Returns whether there are tracks in which each number card has its place and a wild card fits in each hole."""
    at = {rank: [suit_of(card) for card in numbers if rank_of(card) == rank] for rank in ranks}
    if sum(map(len, at.values())) < len(numbers):
        return False
    holes = [rank for rank in ranks for _ in range(width - len(at[rank]))]
    if len(holes) != len(faces) or any(FACES[face] < hole for face, hole in zip(by_rank(faces), holes, strict=True)):
        return False
    suits = sorted({suit_of(card) for card in numbers})
    return len(suits) <= width and any(
        all(Counter(at[rank]) <= Counter([*suits, *more]) for rank in ranks)
        for more in combinations_with_replacement([*suits, ANY], width - len(suits))
    )


def beats(play: Play, top: Play) -> bool:
    """Returns whether one play may be played on top of another."""
    if play.kind == "bomb":
        return top.kind != "bomb" or play.rank > top.rank
    same = play.kind == top.kind and play.length == top.length and play.width == top.width
    return same and play.rank > top.rank


def by_rank(faces: Sequence[str]) -> list[str]:
    return sorted(faces, key=FACES.__getitem__)


@cache
def rank_of(card: str) -> int:
    return int(card[:-1])


def suit_of(card: str) -> str:
    return card[-1]
