"""The rule-based player: weighs each card by the two goals, the exact number or no trick, and gives reasons."""

from collections.abc import Iterator

from engine.core.cards import Card
from engine.core.table import Text
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.bot.shifts import Shift
from engine.games.boast.bot.weights import PLAIN, Leaning
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_LETTERS, COLOUR_OF, ESCAPE, rank_of
from engine.games.boast.rules.scoring import NOTHING
from engine.games.boast.rules.tower import TOWERS

__all__ = ["all_reasons", "choose", "reasons_of", "weighed"]

_MOST = 3  # reasons given for a move
_LIKELY = 0.6
_LABELLED = {"why/boast-sure", "why/boast-cannot"}
_DANGER = 0.5  # a card at least this likely to take a later trick is a danger to a player who wants none


def choose(
    info: InformationState, legal: tuple[Move, ...], leaning: Leaning = PLAIN
) -> tuple[Move, tuple[Text, ...]]:
    """Returns the move and the reasons for it; the same information state always gives the same move."""
    evaluation = Evaluation(info, leaning)
    _, _, move = max(weighed(evaluation, legal))
    return move, reasons_of(evaluation, move, legal)


def reasons_of(evaluation: Evaluation, move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns the few weightiest reasons for a card, weightiest first."""
    return _unlabelled(evaluation, move, _reasons(evaluation, move, legal))[:_MOST]


def all_reasons(evaluation: Evaluation, move: Move, legal: tuple[Move, ...]) -> tuple[Text, ...]:
    """Returns all reasons for a card, weightiest first, whichever goal they serve: the worlds decide."""
    return _unlabelled(evaluation, move, _reasons(evaluation, move, legal, either=True))


def _unlabelled(evaluation: Evaluation, move: Move, reasons: Iterator[Text]) -> tuple[Text, ...]:
    """Returns reasons without what the move's label says, "takes the trick" or "does not win", if any is left."""
    found = tuple(reasons)
    holder = next(iter(evaluation.odds.takers(move.card)))
    if holder == evaluation.seat and evaluation.odds.later:
        return found
    return tuple(text for text in found if text.code not in _LABELLED) or found


def weighed(evaluation: Evaluation, legal: tuple[Move, ...]) -> list[tuple[float, float, Move]]:
    """Returns each card with its worth and then its strength, the order by which the policy chooses."""
    # Rounded, so that the last bits of a sum never decide; among equal cards the strongest is played.
    return [(round(evaluation.worth(move.card), 6), evaluation.strengths[move.card], move) for move in legal]


def _reasons(evaluation: Evaluation, move: Move, legal: tuple[Move, ...], *, either: bool = False) -> Iterator[Text]:
    """Yields the reasons for a card: the goal, and what it does for it; with `either`, for both goals."""
    if len(legal) == 1:
        yield Text.of("why/boast-only")
        return
    info, card = evaluation.info, move.card
    takers = evaluation.odds.takers(card)
    own = takers.get(evaluation.seat, 0.0)
    takes = own >= 1 - own
    likeliest = evaluation.seat if takes else (evaluation.seat + 1) % info.terms.seats
    none, exact = evaluation.probabilities(card, likeliest)
    fewer = NOTHING * none > exact
    for_none, for_exact = none > 0 and (fewer or either), exact > 0 and (either or not fewer)
    more = info.terms.wanted - info.taken[evaluation.seat]
    yield from _goal(info, own, none=for_none, exact=for_exact, either=either)
    kept = _kept(evaluation, card, legal, more) if for_exact and more else ()
    yield from kept
    raises, lowers = for_exact and more > takes, for_none or (for_exact and more == takes)
    if raises or lowers:
        shift = Shift(evaluation, card, legal)
        yield from shift.stronger() if raises else ()
        yield from shift.weaker() if lowers else ()
    if own >= _LIKELY:
        yield _taking(evaluation, card, own)
    elif own <= 1 - _LIKELY:
        if card != ESCAPE:
            sheds = not kept and (none or not more) and _dumps(evaluation, card, legal)
            yield Text.of("why/boast-dumps" if sheds else "why/boast-ducks" if own else "why/boast-cannot")
        elif for_none or not kept:
            yield Text.of("why/boast-escape")
        yield from _giving(info, takers)


def _goal(info: InformationState, own: float, *, none: bool, exact: bool, either: bool) -> Iterator[Text]:
    """Yields the goals, of those that count, that a card serves if it takes the trick with probability `own`.

    With `either`, that probability excludes none: the worlds tell better who takes the trick.
    """
    more = info.terms.wanted - info.taken[info.seat or 0]
    if none and (either or own < _LIKELY):
        yield Text.of("why/boast-none")
    if exact and not more:
        yield Text.of("why/boast-there", tricks=info.terms.wanted)
    elif exact and (either or own > 1 - _LIKELY):
        yield Text.of("why/boast-more", more=more)
    if not (none or exact):
        yield Text.of("why/boast-lost")


def _taking(evaluation: Evaluation, card: Card, own: float) -> Text:
    """Returns how sure a card is to take the trick, and by what if others are still to play."""
    colour = COLOUR_OF[card]
    if own < 1.0:
        return Text.of("why/boast-takes")
    if evaluation.odds.later and colour == TOWERS[evaluation.info.tower][0]:
        return Text.of("why/boast-top", colour=COLOUR_LETTERS[colour])
    return Text.of("why/boast-sure")


def _kept(evaluation: Evaluation, card: Card, legal: tuple[Move, ...], more: int) -> tuple[Text, ...]:
    """Returns what a card that is unlikely to take this trick saves for those that are still wanted."""
    strengths, takers = evaluation.strengths, evaluation.odds.takers
    stronger = [move.card for move in legal if strengths[move.card] > strengths[card]]
    if not stronger or takers(card).get(evaluation.seat, 0.0) > 1 - _LIKELY:
        return ()
    if all(takers(move.card).get(evaluation.seat, 0.0) <= 1 - _LIKELY for move in legal):
        return (Text.of("why/boast-keeps", more=more),)
    first, second = sorted(strengths, key=strengths.__getitem__, reverse=True)[:2]
    if first not in stronger or strengths[first] == strengths[second]:
        return ()
    return (Text.of("why/boast-saves", colour=COLOUR_LETTERS[COLOUR_OF[first]], rank=rank_of(first), more=more),)


def _dumps(evaluation: Evaluation, card: Card, legal: tuple[Move, ...]) -> bool:
    """Returns whether a card is a danger, and none that could be shed in its place is a greater one."""
    strengths = evaluation.strengths
    if strengths[card] < _DANGER:
        return False
    greater = (move.card for move in legal if strengths[move.card] > strengths[card])
    return all(evaluation.odds.takers(other).get(evaluation.seat, 0.0) > 1 - _LIKELY for other in greater)


def _giving(info: InformationState, takers: dict[int, float]) -> Iterator[Text]:
    """Yields whom the trick would hurt, if that seat is likely to take it."""
    taker = max(sorted(takers), key=lambda seat: takers[seat])
    if taker != info.seat and takers[taker] >= _LIKELY and _spoils(info, taker):
        yield Text.of("why/boast-spoils", seat=taker)


def _spoils(info: InformationState, seat: int) -> bool:
    """Returns whether a trick would hurt a seat: it has enough, or it has none and would need every trick left."""
    tricks = info.taken[seat]
    return tricks == info.terms.wanted or (not tricks and info.rest <= info.terms.wanted)
