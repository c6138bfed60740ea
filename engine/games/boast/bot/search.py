"""Search: every card is a candidate, the policy plays on, and worlds are weighted by the cards played so far."""

from engine.core.rng import SplitMix64
from engine.core.search import Prospect, Search, Searching
from engine.core.table import Text
from engine.core.upshots import BEATEN, OURS, SAFE, THEIRS
from engine.games.boast.bot.claims import EXACTLY, MISSED, NOT_ONE, checked, compared, implies, taken_by
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.bot.past import likelihood
from engine.games.boast.bot.player import RolloutPlayer
from engine.games.boast.bot.policy import all_reasons, weighed
from engine.games.boast.bot.round import Round
from engine.games.boast.bot.weights import PLAIN, Leaning
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import HAND
from engine.games.boast.rules.scoring import EXACT, NOTHING, points_for, settle
from engine.games.boast.rules.state import State

__all__ = ["SEARCH", "PlayerRollouts", "prospects"]


def prospects(
    info: InformationState, legal: tuple[Move, ...], leaning: Leaning = PLAIN
) -> tuple[Prospect[Move], ...]:
    """Returns all legal cards with what the policy thinks them worth, best first."""
    ranked = sorted(weighed(Evaluation(info, leaning), legal), reverse=True)
    return tuple(Prospect(move, worth) for worth, _, move in ranked)


class PlayerRollouts:
    """Plays states of one decision to the end of the round, with the policy at every seat."""

    def __init__(self, info: InformationState) -> None:
        self._player = RolloutPlayer(info.terms)
        self._points: dict[tuple[int, ...], tuple[int, ...]] = {}  # by the tricks taken
        self._lacks: dict[object, list[int]] = {}  # by what has been played last
        self._seat = info.seat or 0
        named = {NOTHING: NOT_ONE, EXACT: EXACTLY, 0: MISSED}
        self._ends = [named[points_for(tricks, info.terms.wanted)] for tricks in range(HAND + 1)]
        self._takers = tuple(map(taken_by, range(info.terms.seats)))
        self.upshots: tuple[str, ...] = ()

    def points(self, state: State, rng: SplitMix64) -> tuple[int, ...]:
        """Returns the points that the round gives each seat."""
        del rng  # nothing is left to chance
        last = (state.trick, state.tricks[-1:])
        if last not in self._lacks:
            public = state.information(None)
            self._lacks[last] = [public.lacks(seat) for seat in range(state.terms.seats)]
        running = Round.of(state, self._lacks[last])
        found = self._trick(running)
        self._player.finish(running)
        taken = tuple(running.taken)
        if taken not in self._points:
            self._points[taken] = settle(state.terms, taken, running.leader, running.tower).points
        self.upshots = (*found, self._ends[taken[self._seat]])
        return self._points[taken]

    def _trick(self, running: Round) -> tuple[str, ...]:
        """Plays the running trick to its end, and returns its upshots for the seat that made the decision."""
        leads = False  # whether the card takes the trick unless somebody beats it
        if running.trick:
            leads = running.best == len(running.trick) - 1
            rest = running.rest
            while running.rest == rest:
                running.play(self._player.card(running))
        taker = running.leader
        won = taker == self._seat
        found = (OURS if won else THEIRS, self._takers[taker])
        return (*found, SAFE if won else BEATEN) if leads else found


def _searching(info: InformationState) -> Searching:
    """Returns how long to think: a rollout takes a fraction of a millisecond."""
    del info
    return Searching(150)


def _reasons(info: InformationState, legal: tuple[Move, ...], move: Move) -> tuple[Text, ...]:
    return all_reasons(Evaluation(info), move, legal)


SEARCH = Search(
    prospects, PlayerRollouts, likelihood, _searching, _reasons, checked, implies=implies, compared=compared
)
