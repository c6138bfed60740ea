"""Fast deals against the rules: both are played with the same random moves, and must agree at every step."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.haggis.bot.fast.deal import FastDeal
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Kind

__all__ = ["check_positions"]


def check_positions(
    game: Any, seats: int, wishes: Sequence[Mapping[str, str]], begin: Callable[[Any], FastDeal], count: int
) -> None:
    """Checks at least `count` random positions, from deals played under each set of options in turn.

    `begin` makes a fast deal from a state, anywhere in the deal once the exchange is over. From there on it must list
    the same plays, wait for the same seat and come to the same points. In every other deal bombs are played whenever
    possible.
    """
    seen = 0
    deal = 0
    while seen < count:
        rng = SplitMix64(deal)
        options = settle(game.options, wishes[deal % len(wishes)], seats)
        setup = game.first(seats, options, rng.below(seats))
        state = game.deal(setup, game.shuffled(setup, rng))
        waits = rng.below(20 * seats)
        fast = None
        while state.outcome is None:
            (seat, *_) = state.must
            legal = state.legal(seat)
            if fast is None and waits <= 0 and state.phase is not Phase.EXCHANGE:
                fast = begin(state)
            waits -= 1
            if fast is not None:
                seen += 1
                assert fast.phase is state.phase
                assert fast.turn == seat
                assert fast.legal() == tuple(move for move in legal if move.kind is not Kind.BET)
            bombs = tuple(move for move in legal if move.kind is Kind.BOMB and deal % 2)
            move = rng.choice(bombs or legal)
            state = state.play(seat, move)
            if fast is not None:
                fast.play(move)
        if fast is not None:
            assert fast.phase is Phase.OVER
            assert fast.points() == state.outcome.points
        deal += 1
