"""Whole deals beside a referee who goes by the words of the rules: the moves, the table and every point."""

from collections.abc import Collection, Sequence

import pytest

from engine.core.rng import SplitMix64, seed_of
from engine.games.handromi.rules.moves import CLAIM, TAKE, Kind, Move
from engine.games.handromi.rules.pack import copies, deck, names_of
from engine.games.handromi.rules.partition import most_points
from engine.games.handromi.rules.state import State
from engine.games.handromi.rules.terms import Terms
from tests.conformance.tables import random_wishes
from tests.games.handromi.oracle import RANKS
from tests.games.handromi.positions import GAME, hand_of, setup
from tests.games.handromi.referee import Deal
from tests.sampling import daily
from tests.strategies import samples


def choose(state: State, rng: SplitMix64, hoarders: Collection[int]) -> Move:
    """Returns a move that brings the deal forward, at times any; who hoards lays nothing but to go out from hand."""
    seat, turn = state.turn.seat, state.turn
    legal = state.legal(seat)
    if rng.below(12) == 0 and seat not in hoarders:
        return rng.choice(legal)
    if CLAIM in legal:
        return CLAIM
    left = most_points(state.circumstances().hand).left
    going = [move for move in legal if move == TAKE or move.kind in {Kind.MELD, Kind.LAYOFF}]
    waits = seat in hoarders and not (turn.owed or turn.bound or turn.points or left.bit_count() < 2)
    if going and not waits:
        return rng.choice(going)
    discards = [move for move in legal if move.kind is Kind.DISCARD]
    if not discards:
        return legal[0] if rng.below(3) or waits else rng.choice(legal)
    return rng.choice([move for move in discards if move.cards & copies(left)] or discards)


def lucky(names: Sequence[str], first: int, step: int, rng: SplitMix64) -> tuple[str, ...]:
    """Returns a deck whose every `step`th card from a place on begins with three runs of four."""
    names = list(names)
    at = first
    for suit in "shd":
        low = rng.below(9)
        for rank in RANKS[low : low + 4]:
            there = next(place for place in range(len(names)) if names[place] == f"{rank}{suit}")
            names[at], names[there] = names[there], names[at]
            at += step
    return tuple(names)


def check(state: State, there: Deal) -> None:
    """Checks that both see the same table, hands and moves."""
    for seat in range(there.seats):
        assert sorted(map(GAME.write, state.legal(seat))) == sorted(there.moves(seat)), state.log
        assert sorted(hand_of(state, seat)) == list(there.hands[seat])
    assert [frozenset(names_of(laid.cards)) for laid in state.table] == list(there.table)
    assert [laid.owner for laid in state.table] == there.owners
    names = deck().names
    assert [names[card] for card in state.pile] == there.discards
    assert [names[card] for card in state.stock[::-1]] == there.stock
    assert (names[state.exchange_card] if state.exchange_card >= 0 else "") == there.exchange_card


def whole(seats: int, wishes: dict[str, str], carry: str, rng: SplitMix64) -> None:
    """Plays a deal beside the referee; somebody may have a lucky hand and keep it together."""
    start = setup(seats, wishes, leader=int(carry[0]) if carry else rng.below(seats), carry=carry)
    names = tuple(deck().names[card] for card in GAME.shuffled(start, rng))
    order = Terms.of(start).order
    luck = rng.below(2 * len(order))
    hoarders = order if rng.below(2) else order[luck : luck + 1]
    if luck < len(order):
        names = lucky(names, luck, len(order), rng)
    state = GAME.deal(start, GAME.deck(seats, start.options).order(names))
    playing = [int(seat) for seat in carry.split()]
    there = Deal(names, start.leader, dict(start.options.values), seats, playing)
    while state.outcome is None:
        if state.chance is not None:
            assert there.waiting
            cards = list(state.pile[:-1])
            rng.shuffle(cards)
            state = state.shuffle(tuple(cards))
            there.shuffle([deck().names[card] for card in cards])
            continue
        check(state, there)
        seat, move = state.turn.seat, choose(state, rng, hoarders)
        state = state.play(seat, move)
        there.play(seat, GAME.write(move))
    check(state, there)
    assert there.over
    assert state.outcome.points == there.points()
    assert state.outcome.finishers == (() if there.winner is None else (there.winner,))


DEALS = [
    pytest.param(seats, wishes, carry, id=f"{seats} {name}")
    for seats in (2, 3, 4)
    for name, wishes, carry in (
        ("plain", {}, ""),
        ("free takes", {"openedTake": "free", "freeFirstDiscard": "on"}, ""),
        ("low ace, no first meld", {"aceLowForOpening": "1", "firstTurnMeld": "off"}, ""),
        ("first player swaps", {"exchangeSwap": "firstPlayer", "cleanHand": "noLayoff"}, ""),
        ("no swap, penalty added", {"exchangeSwap": "off", "unmeldedPenalty": "add"}, ""),
        ("an extra deal of two", {"tie": "extraDeal", "deals": "1"}, "0 1"),
    )
]


@pytest.mark.parametrize(("seats", "wishes", "carry"), daily(DEALS, 3))
def test_the_engine_and_the_referee_agree_at_every_ply_and_on_every_point(
    seats: int, wishes: dict[str, str], carry: str
) -> None:
    for sample in range(samples(2)):
        rng = SplitMix64(seed_of(f"referee/{seats}/{wishes}/{carry}/{sample}"))
        whole(seats, {**random_wishes(GAME, rng), **wishes}, carry, rng)
