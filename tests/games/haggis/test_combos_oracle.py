"""What hands hold, against an oracle that looks at every group of cards.

`TALON_HANDS=1000 pytest tests/games/haggis/test_combos_oracle.py` checks a thousand hands of each layout.
"""

import os
import random
from collections.abc import Callable, Sequence

import pytest

from engine.games.haggis.rules.combinations import meanings
from engine.games.haggis.rules.layout import HAGGIS, TEAM, CardLayout
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import Kind, Move
from tests.games.haggis.oracle import Play, beats, plays_of, what_is

HANDS = int(os.environ.get("TALON_HANDS", "15"))
TRACKS = {"two players": (HAGGIS, range(4)), "three players": (HAGGIS, range(5)), "team": (TEAM, range(8))}
KINDS = {Kind.SET: "set", Kind.RUN: "run", Kind.BOMB: "bomb"}

GROUPS = HANDS * 100

type Sampler = Callable[[random.Random, CardLayout, Sequence[int]], int]


def any_cards(rng: random.Random, layout: CardLayout, tracks: Sequence[int]) -> int:
    """Returns a hand of up to 14 number cards (team: 10, as it has more of a kind) and any wild cards."""
    return hand(rng, layout, [row * layout.row + track for row in range(9) for track in tracks])


def near_ranks(rng: random.Random, layout: CardLayout, tracks: Sequence[int]) -> int:
    """Returns a hand of a few adjacent ranks, for wide runs and large sets."""
    low = rng.randrange(7)
    rows = range(low, min(9, low + rng.randint(2, 4)))
    return hand(rng, layout, [row * layout.row + track for row in rows for track in tracks])


def few_tracks(rng: random.Random, layout: CardLayout, tracks: Sequence[int]) -> int:
    """Returns a hand of one to three suits, for long runs."""
    some = sorted(rng.sample(tracks, rng.randint(1, 3)))
    return hand(rng, layout, [row * layout.row + track for row in range(9) for track in some])


def bomb_ranks(rng: random.Random, layout: CardLayout, tracks: Sequence[int]) -> int:
    """Returns a hand of 3, 5, 7 and 9, for bombs."""
    return hand(rng, layout, [row * layout.row + track for row in (1, 3, 5, 7) for track in tracks])


def hand(rng: random.Random, layout: CardLayout, cards: Sequence[int]) -> int:
    most = min(len(cards), 14 if layout is HAGGIS else 10)
    wilds = rng.choice((7, 7, rng.randrange(8)))
    size = rng.choice((most, rng.randint(0, most)))
    return sum(1 << card for card in rng.sample(cards, size)) | wilds << layout.wild


SAMPLERS = [any_cards, near_ranks, few_tracks, bomb_ranks]


def as_play(layout: CardLayout, move: Move) -> Play:
    return Play(KINDS[move.kind], move.length, move.width, move.rank, tuple(sorted(layout.names(move.cards))))


def check(layout: CardLayout, moves: tuple[Move, ...], expected: set[Play]) -> None:
    found = [as_play(layout, move) for move in moves]
    assert set(found) == expected
    assert len(found) == len(expected)
    assert moves == tuple(sorted(moves))
    assert all(layout.is_canonical(move.cards) and move.value == 0 for move in moves)


@pytest.mark.parametrize("sampler", SAMPLERS)
@pytest.mark.parametrize("players", list(TRACKS))
def test_leads_and_answers_are_those_of_the_oracle(players: str, sampler: Sampler) -> None:
    layout, tracks = TRACKS[players]
    rng = random.Random(f"{players} {sampler.__name__}")
    tops: list[Move] = []
    for _ in range(-(-HANDS // len(SAMPLERS))):
        cards = sampler(rng, layout, tracks)
        expected = plays_of(layout.names(cards))
        moves = leads(layout, cards)
        check(layout, moves, expected)
        tops = [*tops[-30:], *rng.sample(moves, min(len(moves), 10))]
        for top in tops:
            below = as_play(layout, top)
            check(layout, answers(layout, cards, top), {play for play in expected if beats(play, below)})


@pytest.mark.parametrize("sampler", SAMPLERS)
@pytest.mark.parametrize("players", list(TRACKS))
def test_meanings_of_a_group_are_those_of_the_oracle(players: str, sampler: Sampler) -> None:
    layout, tracks = TRACKS[players]
    rng = random.Random(f"{players} {sampler.__name__}")
    for _ in range(GROUPS):
        cards = layout.canonical(sampler(rng, layout, tracks) & (rng.getrandbits(layout.wild) | layout.wilds))
        check(layout, meanings(layout, cards), set(what_is(layout.names(cards))))
