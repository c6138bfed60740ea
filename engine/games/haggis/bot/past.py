"""What the others have played, as evidence of their hands: whether the policy would have played it from them."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.cards import Cards
from engine.games.haggis.bot.fast.deal import FastDeal, Values
from engine.games.haggis.bot.fast.player import Player
from engine.games.haggis.bot.policy import FEW
from engine.games.haggis.rules.information import AnyInformation
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["STRAY", "Past", "remembering"]

STRAY = 0.2  # how likely a move is that the policy would not make, beside one that it would
_OFF = 4.5  # points by which the worth of a large hand's lead may be off in a hurry, nearly always


class _Decision(NamedTuple):
    """A play or pass: the trick just before it, and what each seat has played from then on.

    `bets` are those that had been announced by then.
    """

    seat: int
    move: Move
    top: Move | None
    holder: int
    passes: int
    stake: int
    gone: Cards
    used: tuple[Cards, ...]
    bets: tuple[int | None, ...]


class Past[D: FastDeal]:
    """The decisions of the other seats, played anew from other hands; keeps what it finds of a hand."""

    def __init__(self, info: AnyInformation, kind: type[D], player: Player[D]) -> None:
        self._info = info
        self._kind = kind
        self._player = player
        self._values = Values(info.terms)
        self._decisions: list[list[_Decision]] = [[] for _ in info.sizes]
        for decision in _decisions(info, self._values):
            self._decisions[decision.seat].append(decision)
        self._found: dict[tuple[int, Cards], float] = {}

    def likelihood(self, hands: tuple[Cards, ...]) -> float:
        """Returns how well hands agree with what was played: 1 where the policy would have played all of it."""
        likely = 1.0
        for seat, hand in enumerate(hands):
            if seat != self._info.seat:
                found = self._found.get((seat, hand))
                if found is None:
                    found = self._found[seat, hand] = self._agrees(seat, hands)
                likely *= found
        return likely

    def _agrees(self, seat: int, hands: tuple[Cards, ...]) -> float:
        """Returns how well a seat's hand agrees with its decisions."""
        join = self._info.terms.layout.join
        likely = 1.0
        for decision in self._decisions[seat]:
            before = [join(hand, used) for hand, used in zip(hands, decision.used, strict=True)]
            deal = self._before(decision, before)
            bets = bool(decision.move.cards) and deal.open_bet(seat)
            # What a large hand leads says little: the policy in a hurry leads as the policy in 85 of 100.
            large = decision.top is None and before[seat].bit_count() > FEW
            if large and not bets:
                continue
            worth, move = self._player.choice(deal)
            if not large and move[:4] != decision.move[:4]:  # by kind and rank, whichever cards of the rank
                likely *= STRAY
            if bets:
                off = (-_OFF, 0.0, _OFF) if large else (0.0,)
                found = [self._bet(self._before(decision, before), worth + more) for more in off]
                if (decision.bets[seat] or 0) not in found:
                    likely *= STRAY
        return likely

    def _before(self, decision: _Decision, hands: list[Cards]) -> D:
        """Returns the deal as it stood before a decision, the bet of its seat still to be made."""
        return self._kind.standing(
            self._info.terms,
            self._values,
            hands,
            decision.seat,
            top=decision.top,
            holder=decision.holder,
            passes=decision.passes,
            stake=decision.stake,
            gone=decision.gone,
            bets=[None if seat == decision.seat else bet for seat, bet in enumerate(decision.bets)],
        )

    def _bet(self, deal: D, worth: float) -> int:
        """Returns the bet that the seat to act announces on a hand of some worth, 0 for none."""
        self._player.bet(deal, worth)
        return deal.bets[deal.turn] or 0


def _decisions(info: AnyInformation, values: Values) -> Iterator[_Decision]:
    """Yields the plays and passes of the other seats."""
    layout = info.terms.layout
    tricks = [*(taken.plays for taken in info.tricks), info.trick.plays]
    plays = [(at, *play) for at, trick in enumerate(tricks) for play in trick]
    used = [0] * len(info.sizes)
    after = []
    for _, seat, move in reversed(plays):
        used[seat] = layout.join(used[seat], move.cards)
        after.append(tuple(used))
    bets: list[int | None] = [None] * len(info.sizes)
    gone = 0
    number, top, holder, passes, stake = -1, None, -1, 0, 0
    for (at, seat, move), rest in zip(plays, reversed(after), strict=True):
        if at != number:
            number, top, holder, passes, stake = at, None, -1, 0, 0
        if move.kind is Kind.BET:
            bets[seat] = move.value
        elif seat != info.seat and (move.cards or move.kind is Kind.PASS):
            yield _Decision(seat, move, top, holder, passes, stake, gone, rest, tuple(bets))
        if move.cards:
            top, holder, passes = move, seat, 0
            stake += values[move.cards]
            gone = layout.join(gone, move.cards & layout.numbers)
        elif move.kind is Kind.PASS:
            passes += 1


def remembering[D: FastDeal](
    kind: type[D], player: Callable[[Any], Player[D]]
) -> Callable[[AnyInformation], Past[D]]:
    """Returns what makes the past of an information state, and keeps the last: a decision asks many times."""

    @lru_cache(maxsize=1)
    def past(info: AnyInformation) -> Past[D]:
        return Past(info, kind, player(info.terms))

    return past
