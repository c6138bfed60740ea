"""Rollouts: the round of plain ints against the state, its player against the policy, and likely worlds."""

import math
from collections.abc import Iterator

import pytest

from engine.bots.rollouts import PolicyRollouts
from engine.core.cards import Cards, bits
from engine.core.determinizer import fill
from engine.core.rng import SplitMix64
from engine.games.boast.bot.evaluation import logistic
from engine.games.boast.bot.past import STRAY, likelihood
from engine.games.boast.bot.player import RolloutPlayer
from engine.games.boast.bot.policy import choose
from engine.games.boast.bot.round import Round
from engine.games.boast.bot.search import PlayerRollouts, prospects
from engine.games.boast.rules.pack import ESCAPE, canonical
from engine.games.boast.rules.state import State
from tests.games.boast.positions import GAME, setup
from tests.strategies import samples


def rounds(seats: int) -> Iterator[tuple[State, SplitMix64]]:
    """Yields random rounds, which differ in when the tower moves, cards left over face up or down, and totals."""
    for seed in range(1_000_000):
        rng = SplitMix64(seed)
        options = {
            "leftover": rng.choice(("faceUp", "faceDown")),
            "towerMoves": rng.choice(("whenDecisive", "everyTrick")),
        }
        start = setup(seats, options, leader=seed % seats, totals=tuple(rng.below(5) for _ in range(seats)))
        yield GAME.deal(start, GAME.shuffled(start, rng)), rng


def positions(seats: int, count: int) -> Iterator[tuple[State, SplitMix64]]:
    """Yields positions of rounds with random moves."""
    for start, rng in rounds(seats):
        state = start
        while state.outcome is None:
            yield state, rng
            count -= 1
            if not count:
                return
            state = state.play(state.turn, rng.choice(state.legal(state.turn)))


def running(state: State) -> Round:
    """Returns the rollout's round for a state."""
    return Round.of(state, [state.information(None).lacks(seat) for seat in range(state.terms.seats)])


def facts(found: Round | State) -> tuple[object, ...]:
    """Returns what a round and a state have in common."""
    trick = tuple(min(card, ESCAPE) for card in found.trick)
    return tuple(map(canonical, found.hands)), found.leader, found.led, trick, found.tower, tuple(found.taken)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_round_goes_as_the_state_does(seats: int) -> None:
    """2,000 positions over all numbers of players, 100,000 with TALON_SAMPLES=1000."""
    left = 34 * samples(20)
    for start, rng in rounds(seats):
        state = start
        lean = Round.of(state, (0,) * seats)
        while state.outcome is None and left:
            left -= 1
            if rng.below(7) == 0:
                lean = running(state)  # begin in mid-round
            legal = state.legal(state.turn)
            assert facts(lean) == facts(state)
            assert (lean.seat, lean.rest) == (state.turn, state.information(None).rest)
            assert lean.lacks == [state.information(None).lacks(seat) for seat in range(seats)]
            assert [min(card, ESCAPE) for card in bits(lean.legal())] == [move.card for move in legal]
            move = rng.choice(legal)
            lean.play(lean.id_of(move.card))
            state = state.play(state.turn, move)
        if not left:
            return
        assert not lean.rest
        assert facts(lean) == facts(state)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_player_plays_as_the_policy_does(seats: int) -> None:
    players: dict[object, RolloutPlayer] = {}
    for state, _ in positions(seats, samples(670)):
        player = players.setdefault(state.terms, RolloutPlayer(state.terms))
        move, _ = choose(state.information(state.turn), state.legal(state.turn))
        assert min(player.card(running(state)), ESCAPE) == move.card


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rollouts_come_to_the_points_of_the_policy(seats: int) -> None:
    slow = PolicyRollouts(GAME)
    for state, rng in positions(seats, samples(60)):
        rollouts = PlayerRollouts(state.information(state.turn))
        for move in state.legal(state.turn):
            after = state.play(state.turn, move)
            assert rollouts.points(after, rng) == slow.points(after, rng)


def test_prospects_are_all_cards_and_the_policy_s_comes_first() -> None:
    for state, _ in positions(4, 200):
        info, legal = state.information(state.turn), state.legal(state.turn)
        found = prospects(info, legal)
        assert sorted(prospect.move for prospect in found) == sorted(legal)
        assert found[0].move == choose(info, legal)[0]


# -- likelihood


def true_hands(state: State, seat: int) -> dict[str, Cards]:
    """Returns the true filling of what is hidden from a seat."""
    slots = GAME.determinizer.hidden(state.information(seat)).slots
    hands = {f"hand:{other}": hand for other, hand in enumerate(state.hands)} | {"left": canonical(state.dealt.left)}
    return {slot.key: hands[slot.key] for slot in slots}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_card_that_the_policy_would_not_play_makes_hands_unlikely(seats: int) -> None:
    met = set()
    for (start, rng), _ in zip(rounds(seats), range(8), strict=False):
        state = start
        strays: list[int] = []
        while state.outcome is None:
            seat, legal = state.turn, state.legal(state.turn)
            info = state.information(seat)
            others = sum(other != seat for other in strays)
            assert likelihood(info, true_hands(state, seat)) == pytest.approx(STRAY**others)
            met.add(others)
            best, _ = choose(info, legal)
            move = rng.choice(legal) if rng.below(6) == 0 else best
            strays += [seat] * (move != best)
            state = state.play(seat, move)
    assert {0, 1, 2} <= met


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_true_hands_are_likelier_than_others_where_the_policy_played(seats: int) -> None:
    others = 0.0
    for (start, rng), _ in zip(rounds(seats), range(10), strict=False):
        state = start
        for _ in range(3 * seats + 1):
            state = state.play(state.turn, choose(state.information(state.turn), state.legal(state.turn))[0])
        info = state.information(state.turn)
        assert likelihood(info, true_hands(state, state.turn)) == 1
        others += likelihood(info, fill(GAME.determinizer.hidden(info), rng))
    assert others < 5


# -- the logistic function


def test_the_logistic_function_is_right_to_eight_places_and_even_on_both_sides() -> None:
    for at in range(-3000, 3001):
        total = at / 97
        assert abs(logistic(total) - 1 / (1 + math.exp(-total))) < 1e-8
    assert logistic(0.0) == 0.5
    assert logistic(500.0) == logistic(30.0) > 1 - 1e-12
    assert 0 < logistic(-500.0) == logistic(-30.0) < 1e-12
