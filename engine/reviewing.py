"""Reviewing: one decision of a finished deal, weighed again by what its player could know."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.bots.bot import Candidate, Thought
from engine.bots.hindsight import HindsightBot
from engine.bots.search import SAME, SearchBot, search_of
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.core.search import Losses, Searching
from engine.core.state import Seat
from engine.thinking import Budget, Thinking

__all__ = ["Reviewing"]

_SURE = 2  # standard errors that a loss has to exceed before it counts against a player
_AGAIN = 2  # times as many worlds as a search looks into, in which a loss is checked
_VALUED = 20  # worlds that tell how a deal is likely to end where no moves had to be compared
_FINE = ("best", "good")


class Reviewing(Thinking):
    """A search that judges a move already made: how much it lost against the best move of its sort that was found.

    `match` is the match just before the move, `result` the points by which the seat came out ahead of the others in
    the end. The verdict rests on the information state alone; the best move with all cards open is reported as well,
    where that can be told. The same generator and number of playouts give the same review; one that time has cut
    short is provisional.
    """

    def __init__(
        self, match: Match, seat: Seat, played: Any, rng: SplitMix64, budget: Budget, *, result: float
    ) -> None:
        super().__init__(match, seat, SearchBot(), rng, budget)
        self._legal = search_of(match.game).comparable(self._info, self._legal, played)
        self._played = played
        self._result = result

    async def work(self) -> Mapping[str, Any]:
        """Returns the move played, the best move, what the choice lost, and the same with all cards open."""
        clear = self._clear()
        thought = await self._last(SearchBot(also=(self._played, *clear)))
        better = self._better(thought, clear)
        judged, playouts = await self._verdict(thought, better)
        opened = await self._opened(thought)
        thought = _led_by(thought, better)
        if judged["class"] and not playouts and self._ends_turn:
            thought = await self._valued(thought)
            playouts = thought.playouts
        return {
            "played": self._text(self._played),
            "action": self._action(self._played),
            "best": self._text(better),
            **judged,
            **self._spent(playouts),
            "result": round(self._result, 6),
            "choices": len(self._legal),
            "why": self._reasons(self._distinctive(thought)),
            "open": opened,
        }

    def _clear(self) -> tuple[Any, ...]:
        """Returns the move that the search finds clear without playouts, () where it compares several."""
        if len(self._legal) == 1:
            return ()
        found = search_of(self._match.game).prospects(self._info, self._legal)
        return (found[0].move,) if len(found) == 1 else ()

    def _better(self, thought: Thought, clear: tuple[Any, ...]) -> Any:
        """Returns the move to set beside the one played, or that one where nothing better was found.

        A clear move stands beside any other that the worlds put ahead of it by no more than chance may.
        """
        best, by_move = thought.candidates[0], _by_move(thought)
        played = by_move.get(self._played)
        if played is None or best.value - played.value > SAME:
            return best.move
        for other in (by_move[move] for move in clear if move != self._played and move in by_move):
            error = (other if played is best else played).apart
            if error is None or played.value - other.value <= _SURE * error:
                return other.move
        return self._played

    async def _verdict(self, thought: Thought, better: Any) -> tuple[Mapping[str, Any], int]:
        """Returns the verdict on the move beside a better one, and the playouts behind it.

        One that counts against the player is checked again in fresh worlds, move against move: in the first ones, the
        best of several moves was partly the luckiest.
        """
        judged = self._judged(thought, better)
        if judged["class"] in (None, *_FINE) or not judged["error"]:  # or every possible world was seen
            return judged, thought.playouts
        how = Searching(_AGAIN * search_of(self._match.game).searching(self._info).worlds)
        again = await self._last(SearchBot(how, also=(better, self._played), others=False))
        return self._judged(again, better), thought.playouts + again.playouts

    async def _opened(self, thought: Thought) -> Mapping[str, Any] | None:
        """Returns the best move with all cards open and what the move played lost against it.

        The move played is worth no less than what came of it: it lost nothing where no other was shown to do better.
        Returns None where open cards do not settle how a move ends: the order of a stock cannot be seen, either.
        """
        if not self._match.game.determinizer.hidden(self._info).whole:
            return None
        first = (self._played, *(one.move for one in thought.candidates))
        known = await self._last(HindsightBot(self._match.state, first))
        best, played = known.candidates[0], known.candidates[-1]
        if self._result >= best.value:
            best = played
        lost = best.value - max(played.value, self._result)
        loss = None if known.playouts == 1 else round(max(0.0, lost), 6)  # it was compared with nothing
        return {"best": self._text(best.move), "action": self._action(best.move), "loss": loss}

    @property
    def _ends_turn(self) -> bool:
        """Whether it is another's turn after the move: the moves before it in a turn would have the same value."""
        return self._seat not in self._match.state.play(self._seat, self._played).must

    async def _valued(self, thought: Thought) -> Thought:
        """Returns a thought that took no playouts, with the value that a few worlds give its only candidate."""
        (only,) = thought.candidates
        found = await self._last(SearchBot(Searching(_VALUED), also=(only.move,), others=False))
        value = found.candidates[0]
        valued = replace(only, value=value.value, error=value.error)
        return replace(thought, playouts=found.playouts, candidates=(valued,))

    def _distinctive(self, thought: Thought) -> Thought:
        """Returns a thought whose best move has only the reasons that say more than those for the move played.

        If none does, the reason is what came of it more often in the worlds.
        """
        best, *others = thought.candidates
        if best.move == self._played:
            return thought
        search, legal = search_of(self._match.game), self._legal
        weighed = [one for one in others if one.move == self._played]
        denied = [text for one in weighed for text in one.denied]
        said = [text for text in search.reasons(self._info, legal, self._played) if text not in denied]
        said += [text for one in weighed for text in one.reasons]
        reasons = tuple(text for text in best.reasons if not any(search.implies(one, text) for one in said))
        mine, theirs = best.upshots, [one.upshots for one in weighed if one.upshots is not None]
        if not reasons and mine is not None and theirs:
            reasons = search.compared(self._info, mine, theirs[0])
        return replace(thought, candidates=(replace(best, reasons=reasons), *others))

    def _judged(self, thought: Thought, better: Any) -> Mapping[str, Any]:
        """Returns the loss against a better move, its class and accuracy, all None if it was not weighed in time."""
        by_move = _by_move(thought)
        best, played = by_move.get(better), by_move.get(self._played)
        if best is None or played is None or not self._is_weighed(thought):
            return {"loss": None, "error": None, "class": None, "accuracy": None}
        losses = self._match.game.losses
        loss = best.value - played.value
        loss = loss if loss > SAME else 0.0
        behind = best if played is thought.candidates[0] else played
        error = behind.apart
        counts = loss if error is not None and loss > _SURE * error else 0.0
        return {
            "loss": round(loss, 6),
            "error": error or 0.0,
            "class": "best" if best.move == played.move else _class_of(loss, error, losses),
            "accuracy": round(100 * losses.mistake / (losses.mistake + counts), 1),
        }

    def _is_weighed(self, thought: Thought) -> bool:
        """Returns whether the candidates were compared or there was only one: a bot's first thought compares none."""
        if len(thought.candidates) > 1 or len(self._legal) == 1:
            return True
        return not (thought.playouts or self._stopped)


def _by_move(thought: Thought) -> dict[Any, Candidate]:
    """Returns the candidates of a thought by their moves."""
    return {one.move: one for one in thought.candidates}


def _led_by(thought: Thought, move: Any) -> Thought:
    """Returns a thought whose candidates begin with a move, as they are if it is none of them."""
    return replace(thought, candidates=tuple(sorted(thought.candidates, key=lambda one: one.move != move)))


def _class_of(loss: float, error: float | None, losses: Losses) -> str:
    """Returns the class of a move that is not the best; what may be chance counts as good.

    `error` is None if it is not known: then any loss may be chance.
    """
    if error is None or loss <= max(losses.good, _SURE * error):
        return "good"
    return "inaccuracy" if loss <= losses.inaccuracy else "mistake" if loss <= losses.mistake else "blunder"
