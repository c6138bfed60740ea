"""What would have been best with open cards: every move is played on in the true state."""

from typing import Any

import pytest

from engine.bots.bot import Thought
from engine.bots.hindsight import HindsightBot
from engine.bots.search import gain, search_of
from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.replay import at
from engine.core.rng import SplitMix64
from tests.host.test_reviewing import finished

SETTLED = [("boast", 3), ("haggis", 2), ("haggis", 3), ("team", 4)]  # where nothing is left to chance
MOST = 100  # moves that are played on


class Noting:
    """A true state that notes which moves are played in it."""

    def __init__(self, state: Any) -> None:
        self.tried: list[Any] = []
        self._state = state

    def __getattr__(self, name: str) -> Any:
        """Returns what the state has."""
        return getattr(self._state, name)

    def play(self, seat: int, move: Any) -> Any:
        """Returns the state after a move."""
        self.tried.append(move)
        return self._state.play(seat, move)


def looked_back(before: Match, seat: int, *first: Any) -> tuple[list[Thought], list[Any]]:
    """Returns the thoughts about a decision and the moves played on; `first` is the move played, and more to try."""
    state = Noting(before.state)
    bot = HindsightBot(state, first)
    return list(
        bot.think(before.game, before.state.information(seat), before.legal(seat), SplitMix64(1))
    ), state.tried


def ends(before: Match, seat: int, moves: list[Any]) -> dict[Any, float]:
    """Returns how far ahead a seat's side comes out after each move; None waits."""
    rollouts = search_of(before.game).rollouts(before.state.information(seat))
    sides, low = before.game.sides(before.setup), before.game.wins == "low"
    found = {}
    for move in moves:
        state = before.state if move is None else before.state.play(seat, move)
        found[move] = gain(rollouts.points(state, SplitMix64(1)), sides, seat, low=low)
    return found


@pytest.mark.parametrize(("name", "seats"), SETTLED)
def test_no_move_would_have_ended_better(name: str, seats: int) -> None:
    match = finished(name, seats, "best")
    better = worse = 0
    for ply in range(1, match.plies, 2):
        before, (seat, text) = at(match, 1, ply), match.moves[ply]
        legal = before.legal(seat)
        if not 1 < len(legal) <= MOST or seat not in before.state.must:
            continue
        played = match.game.read(text)
        thoughts, tried = looked_back(before, seat, played)
        assert sorted(tried) == sorted(legal)
        oracle, last = ends(before, seat, tried), thoughts[-1].candidates
        assert last[0].value == pytest.approx(max(oracle.values()))
        assert last[-1].move == played
        assert last[-1].value == pytest.approx(oracle[played])
        as_good = oracle[played] == max(oracle.values())
        assert (last[0].move == played) == as_good, "of equals, the one played is the best"
        better += not as_good
        worse += as_good
    assert better > 1
    assert worse


def opening(name: str, seats: int) -> tuple[Match, int]:
    """Returns a match before a decision between many moves of not so many kinds, and whose it is."""
    for number in range(20):
        match = create(registry.game(name), [Player("bot", "", "club")] * seats, {}, f"many/{number}")
        while match.outcome is None:
            (seat, *_), legal = match.state.must, match.legal(match.state.must[0])
            if len(legal) > 2 * MOST and len(set(map(search_of(match.game).alike, legal))) < MOST // 2:
                return match, seat
            match = match.play(seat, match.game.write(match.game.policy(match.state.information(seat), legal)[0]))
    pytest.fail("there are never so many")


@pytest.mark.parametrize(("name", "seats"), [("haggis", 2), ("team", 4)])
def test_of_many_moves_each_kind_is_tried_and_then_the_rest_of_the_best_kinds(name: str, seats: int) -> None:
    before, seat = opening(name, seats)
    alike, legal = search_of(before.game).alike, before.legal(seat)
    played, other = legal[-1], legal[1]
    thoughts, tried = looked_back(before, seat, played, other)
    assert tried[:2] == [played, other]
    assert len(tried) == len(set(tried)) == len(thoughts) == MOST
    firsts = {alike(move): move for move in reversed(legal)}
    sample, rest = tried[: len({played, other, *firsts.values()})], tried[len({played, other, *firsts.values()}) :]
    assert {alike(move) for move in sample} == set(firsts)
    best: dict[Any, float] = {}
    for move, value in ends(before, seat, sample).items():
        best[alike(move)] = max(value, best.get(alike(move), value))
    ranks = [best[alike(move)] for move in rest]
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0] > min(best.values())
    values = [thought.candidates[0].value for thought in thoughts]
    assert values == sorted(values), "it can be stopped at any time, with the best so far"
    assert all(thought.candidates[-1].move == played for thought in thoughts)


def test_a_seat_that_only_may_bet_can_wait_as_well() -> None:
    match = finished("team", 4)
    waits = 0
    for before in (at(match, 1, ply) for ply in range(match.plies)):
        for seat in before.state.may:
            if legal := before.legal(seat):
                thoughts, tried = looked_back(before, seat, legal[0])
                assert tried == list(legal)
                assert len(thoughts) == len(legal) + 1
                oracle = ends(before, seat, [*legal, None])
                assert thoughts[-1].candidates[0].value == max(oracle.values())
                waits += thoughts[-1].move is None
    assert waits


def test_a_move_without_an_alternative_takes_no_playout() -> None:
    match = finished("haggis", 2)
    befores = ((at(match, 1, ply), seat) for ply, (seat, _) in enumerate(match.moves))
    before, seat = next((before, seat) for before, seat in befores if len(before.legal(seat)) == 1)
    (thought,), tried = looked_back(before, seat, *before.legal(seat))
    assert (thought.playouts, tried) == (0, [])
