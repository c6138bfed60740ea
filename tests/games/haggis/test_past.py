"""What was played as evidence of the hands: the true ones agree with it, random ones less."""

import pytest

from engine.core import registry
from engine.core.cards import Cards
from engine.core.determinizer import fill
from engine.core.match import create
from engine.core.player import Player
from engine.core.rng import SplitMix64
from engine.games.haggis.bot.past import STRAY
from engine.games.haggis.bot.policy import FEW, choose
from engine.games.haggis.bot.search import likelihood
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.state import State

GAME = registry.game("haggis")


def dealt(seats: int, seed: int) -> State:
    """Returns the beginning of a deal."""
    match = create(GAME, [Player("bot", "", "club")] * seats, {}, f"past/{seed}")
    assert isinstance(match.state, State)
    return match.state


def true_hands(state: State, seat: int) -> dict[str, Cards]:
    """Returns the filling of the others' hands that is the truth."""
    numbers = state.terms.layout.numbers
    return {f"hand:{other}": hand & numbers for other, hand in enumerate(state.hands) if other != seat}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_true_hands_are_likelier_than_others_where_the_policy_played(seats: int) -> None:
    rng = SplitMix64(3)
    true = other = asked = 0.0
    for seed in range(3):
        state = dealt(seats, seed)
        while state.outcome is None:
            seat = state.turn
            info, legal = state.information(seat), state.legal(seat)
            hidden = GAME.determinizer.hidden(info)
            if hidden.pool:
                asked += 1
                true += likelihood(info, true_hands(state, seat))
                other += likelihood(info, fill(hidden, rng))
            state = state.play(seat, choose(info, legal)[0])
    assert true > 0.97 * asked
    assert other < 0.6 * asked


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_that_the_policy_would_not_make_makes_hands_unlikely(seats: int) -> None:
    """The oracle asks the policy itself at each decision, with the information state that the seat had."""
    met = set()
    agreed = asked = 0
    for seed in range(6):
        rng = SplitMix64(seed)
        state = dealt(seats, seed)
        strays: list[int] = []
        while state.outcome is None:
            seat = state.turn
            info, legal = state.information(seat), state.legal(seat)
            others = sum(other != seat for other in strays)
            asked += 1
            agreed += likelihood(info, true_hands(state, seat)) == pytest.approx(STRAY**others)
            met.add(others)
            best, _ = choose(info, legal)
            move = best
            wrong = info.trick.top is not None or info.hand.bit_count() <= FEW  # what leads a large hand says nothing
            if wrong and best.kind is not Kind.BET and rng.below(5) == 0:
                move = rng.choice([other for other in legal if other.kind is not Kind.BET])
            strays += [seat] * (move[:4] != best[:4] and move.kind is not Kind.GIVE)
            state = state.play(seat, move)
    assert agreed > 0.9 * asked  # each of several decisions agrees in 98 of 100
    assert {0, 1, 2} <= met


def test_a_bet_on_a_hand_that_the_policy_would_not_bet_on_makes_it_unlikely() -> None:
    own: list[float] = []
    forced: list[float] = []
    for seed in range(24):
        state = dealt(2, seed)
        seat = state.turn
        best, _ = choose(state.information(seat), state.legal(seat))
        is_bet = best.kind is Kind.BET
        state = state.play(seat, best if is_bet else Move(Kind.BET, value=30))
        state = state.play(seat, choose(state.information(seat), state.legal(seat))[0])
        found = likelihood(state.information(state.turn), true_hands(state, state.turn))
        (own if is_bet else forced).append(found)
    assert own == [1] * len(own) != []
    assert forced == [STRAY] * len(forced) != []
