"""Rollouts by the policy itself: slow but right in every game, and the yardstick for a game's fast rollouts."""

from collections.abc import Sequence
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.core.state import Seat, after_chance
from engine.core.table import Text

__all__ = ["PolicyRollouts", "distinctive", "reasons_for", "rolled_out"]


class PolicyRollouts:
    """Plays a state to the end of the deal with the game's policy at every seat."""

    upshots: tuple[str, ...] = ()

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game

    def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
        """Returns the points that the deal gives each seat."""
        state = after_chance(state, rng.shuffle)
        while (outcome := state.outcome) is None:
            seat = state.must[0]
            legal = state.legal(seat)
            move = legal[0] if len(legal) == 1 else self._game.policy(state.information(seat), legal)[0]
            state = after_chance(state.play(seat, move), rng.shuffle)
        points: tuple[float, ...] = outcome.points
        return points


def rolled_out(match: Match) -> Match:
    """Returns the match at the end of its running deal, played on by the game's policy at every seat."""
    while not match.deal_over:
        seat = match.must[0]
        move, _ = match.game.policy(match.state.information(seat), match.legal(seat))
        match = match.play(seat, match.game.write(move))
    return match


def reasons_for(match: Match, seat: Seat, text: str) -> tuple[Text, ...]:
    """Returns the reasons that set a move apart from the seat's others, given what it knows; () if there are none."""
    game, info, legal = match.game, match.state.information(seat), match.legal(seat)
    chosen, reasons = game.policy(info, legal)
    move = next((one for one in legal if game.write(one) == text), None)
    if move != chosen:
        reasons = game.search.reasons(info, legal, move) if game.search is not None and move is not None else ()
    return distinctive(match, seat, reasons, [one for one in legal if one != move])


def distinctive(match: Match, seat: Seat, reasons: tuple[Text, ...], others: Sequence[Any]) -> tuple[Text, ...]:
    """Returns those reasons for a move that do not hold for all `others` too, the most distinctive ones first."""
    game, info, legal = match.game, match.state.information(seat), match.legal(seat)
    if game.search is None or not others:
        return reasons
    said = [game.search.reasons(info, legal, other) for other in others]
    shared = {reason: sum(reason in one for one in said) for reason in reasons}
    return tuple(sorted((one for one in reasons if shared[one] < len(others)), key=lambda one: shared[one]))
