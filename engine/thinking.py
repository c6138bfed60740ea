"""Thinking: a bot at work on one decision, in slices, until it is done, out of budget or cancelled."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from engine.bots.bot import Bot, Candidate, Thought
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.core.state import Seat
from engine.core.wire import to_json
from engine.wire import Fault

__all__ = ["Budget", "Thinking"]

_CANDIDATES = 5
_SLICE_MS = 8  # the longest that another request waits for a bot, unless a single playout takes longer


class Budget:
    """When to stop thinking: after a number of milliseconds or of playouts; None means no such limit."""

    def __init__(self, now: Callable[[], float], ms: int | None, playouts: int | None) -> None:
        self._now = now
        self._started = now()
        self._ms = ms
        self._playouts = playouts

    @property
    def ms(self) -> float:
        """The milliseconds since the budget was made."""
        return (self._now() - self._started) * 1000

    @property
    def late(self) -> bool:
        """Whether its milliseconds have run out."""
        return self._ms is not None and self.ms >= self._ms

    def spent(self, playouts: int) -> bool:
        """Returns whether the budget is used up after this many playouts."""
        return self.late or (self._playouts is not None and playouts >= self._playouts)


class Thinking:
    """A bot at work on a seat's information state; the same generator and number of playouts give the same move."""

    def __init__(self, match: Match, seat: Seat, bot: Bot, rng: SplitMix64, budget: Budget) -> None:
        self._match = match
        self._seat = seat
        self._info = match.state.information(seat)
        self._legal: tuple[Any, ...] = match.legal(seat)
        self._bot = bot
        self._rng = rng
        self._budget = budget
        self._cut = False
        self._stopped = False
        self._cancelled = False

    def cancel(self) -> None:
        """Cancels the work: `work` raises Fault `cancelled` after the current slice."""
        self._cancelled = True

    async def work(self) -> Mapping[str, Any]:
        """Returns the move, what it took, and the best candidates; yields to other requests after each slice."""
        thought = await self._last(self._bot)
        found = {"move": self._text(thought.move), **self._spent(thought.playouts), "why": self._reasons(thought)}
        others = [self._said(other) for other in thought.others]
        return {**found, "others": others} if others else found

    async def _last(self, bot: Bot) -> Thought:
        """Returns a bot's last thought within the budget; `_stopped` says whether that ended it."""
        thought = None
        self._stopped = False
        waited = -float(_SLICE_MS)  # the first thought is a slice of its own
        for thought in bot.think(self._match.game, self._info, self._legal, self._rng):
            if self._budget.ms - waited >= _SLICE_MS:
                await asyncio.sleep(0)
                waited = self._budget.ms
            if self._cancelled:
                raise Fault("cancelled", "this request was cancelled")
            if self._budget.spent(thought.playouts):
                self._stopped = True
                self._cut = self._cut or self._budget.late
                break
        if thought is None:
            raise Fault("engine/failed", "the bot had no thought")
        return thought

    def _spent(self, playouts: int) -> Mapping[str, Any]:
        return {"playouts": playouts, "ms": round(self._budget.ms), "cut": self._cut}

    def _reasons(self, thought: Thought) -> list[Mapping[str, Any]]:
        """Returns the best candidates, each with its reasons."""
        return [self._why(candidate) for candidate in thought.candidates[:_CANDIDATES]]

    def _text(self, move: Any) -> str | None:
        """Returns a move's text, or None if the seat should wait."""
        return None if move is None else self._match.game.write(move)

    def _why(self, candidate: Candidate) -> Mapping[str, Any]:
        said = self._said(candidate)
        found = {"move": said.pop("move"), "value": candidate.value, "error": candidate.error}
        return {**found, **({} if candidate.apart is None else {"apart": candidate.apart}), **said}

    def _said(self, candidate: Candidate) -> dict[str, Any]:
        """Returns a candidate without its value."""
        move = candidate.move
        return {"move": self._text(move), "action": self._action(move), "reasons": to_json(candidate.reasons)}

    def _action(self, move: Any) -> Any:
        """Returns the action that offers a move, or None if the seat should wait."""
        return None if move is None else to_json(self._match.game.display.action(self._info, move))
