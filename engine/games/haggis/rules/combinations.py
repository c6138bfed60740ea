"""Combinations: what a group of cards means, and which combination beats which."""

from functools import lru_cache

from engine.core.cards import Cards, bits
from engine.games.haggis.rules.layout import HAGGIS, JACK, LOW, CardLayout
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["BOMB_RANKS", "HAGGIS", "WILD_BOMBS", "CardLayout", "beats", "bomb_of_suits", "meanings", "stand_ins"]

# H23-15, from low to high: a rainbow of 3-5-7-9, J-Q, J-K, Q-K, J-Q-K, 3-5-7-9 in one suit.
BOMB_RANKS = (3, 5, 7, 9)
WILD_BOMBS = {0b011: 2, 0b101: 3, 0b110: 4, 0b111: 5}  # by the bits of J, Q, K


def bomb_of_suits(suits: int) -> int:
    """Returns the place of 3-5-7-9 on the ladder of bombs by its number of suits, 0 for no bomb."""
    return {4: 1, 1: 6}.get(suits, 0)  # D-H13


@lru_cache(maxsize=512)  # a move that is read is then written
def meanings(layout: CardLayout, cards: Cards) -> tuple[Move, ...]:
    """Returns every combination that exactly these cards can be, sorted; () if there is none."""
    cards = layout.canonical(cards)
    count = cards.bit_count()
    wilds = cards >> layout.wild
    numbers = [divmod(card, layout.row) for card in bits(cards & ~layout.wilds)]
    if not numbers:
        if wilds in WILD_BOMBS:
            return (Move(Kind.BOMB, count, 1, WILD_BOMBS[wilds], cards),)  # H23-14
        return (Move(Kind.SET, 1, 1, JACK + wilds.bit_length() - 1, cards),) if wilds else ()  # D-H08
    ranks = [row + LOW for row, _ in numbers]
    tracks = {track for _, track in numbers}
    found: list[Move] = []
    if ranks[0] == ranks[-1]:
        found.append(Move(Kind.SET, 1, count, ranks[0], cards))  # H23-10, D-H07
    for width in range(1, count // 2 + 1):
        length, rest = divmod(count, width)
        top = ranks[0] + length - 1  # D-H09; three wild cards never reach beyond K
        if not rest and (width > 1 or length > 2) and ranks[-1] <= top and len(tracks) <= width:  # D-H03
            found.append(Move(Kind.RUN, length, width, top, cards))  # H23-11
    if not wilds and tuple(ranks) == BOMB_RANKS:
        place = bomb_of_suits(len(tracks))
        if place:
            found.append(Move(Kind.BOMB, count, 1, place, cards))
    return tuple(sorted(found))


def stand_ins(layout: CardLayout, move: Move) -> dict[int, int]:
    """Returns the rank that each wild card of a combination stands for, by its own rank: its own if possible."""
    wilds = [JACK + at for at in bits(move.cards >> layout.wild)]
    if move.kind is not Kind.RUN:
        return {wild: wild if move.kind is Kind.BOMB else move.rank for wild in wilds}  # H23-10, H23-14
    wanted = [rank for rank in range(move.rank - move.length + 1, move.rank + 1) for _ in range(move.width)]
    for card in bits(move.cards & layout.numbers):
        wanted.remove(card // layout.row + LOW)
    own = [wild for wild in wilds if wild in wanted]  # H23-11
    for wild in own:
        wanted.remove(wild)
    others = [wild for wild in wilds if wild not in own]
    return {wild: wild for wild in own} | dict(zip(others, wanted, strict=True))


def beats(move: Move, top: Move) -> bool:
    """Returns whether a set, run or bomb may be played on another one."""
    if move.kind is Kind.BOMB:
        return top.kind is not Kind.BOMB or move.rank > top.rank  # H23-18
    return move[:3] == top[:3] and move.rank > top.rank  # H23-17, D-H11
