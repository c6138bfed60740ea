"""The rule-based player: divides its hand exactly, remembers what was taken and discarded, and gives reasons."""

from collections.abc import Iterator, Sequence

from engine.core.cards import Card, Cards
from engine.core.table import Text
from engine.core.upshots import in_cases
from engine.games.handromi.bot.evaluation import LITTLE, PLAIN, Evaluation, Leaning
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import CLAIM, DRAW, TAKE, Kind, Move
from engine.games.handromi.rules.pack import HALF, copies, join, less, penalty
from engine.games.handromi.rules.partition import fewest_left, most_points
from engine.games.handromi.rules.reach import can_lay, can_open, can_out, ends_of
from engine.games.handromi.rules.terms import DEALT, OPENING

__all__ = ["choose", "discarding"]

_FEW = 2  # unseen cards that would complete a combination with a card: more are no reason to discard it
_NEVER = 0.005  # a share of worlds too small to be mentioned
_MUCH = 10  # points at the end from which a card's cost is worth mentioning

type Chosen = tuple[Move, tuple[Text, ...]]


def choose(info: InformationState, legal: tuple[Move, ...], leaning: Leaning = PLAIN) -> Chosen:
    """Returns the move and the reasons for it; the same information state always gives the same move."""
    evaluation = Evaluation(info, leaning)
    swap = _swap(evaluation, [move for move in legal if move.kind is Kind.SWAP])
    if swap is not None:
        return swap
    return _draw(evaluation, legal) if info.phase is Phase.DRAW else _lay(evaluation, legal)


def _value(evaluation: Evaluation, hand: Cards) -> float:
    """Returns what a hand is worth before the opening."""
    found = evaluation.kept(hand)
    left = copies(found.left)
    use = sum(evaluation.use(card, found.left) for card in range(left.bit_length()) if left >> card & 1)
    return found.points + 4.0 * (hand.bit_count() - found.left.bit_count()) + use / 2


def _swap(evaluation: Evaluation, swaps: list[Move]) -> Chosen | None:
    """Returns the swap for the exchange card that improves the hand, if one does: HR-9."""
    info = evaluation.info
    if not swaps:
        return None
    now = _value(evaluation, info.hand)
    got = 1 << info.exchange_card
    weighed = [(round(_value(evaluation, join(less(info.hand, move.cards), got)), 6), move) for move in swaps]
    value, move = max(weighed)
    if value <= now + 1.0:
        return None
    opens = _opens(evaluation, join(less(info.hand, move.cards), got)) and not _opens(evaluation, info.hand)
    return move, (Text.of("why/handromi-swap-opens" if opens else "why/handromi-swap"),)


def _opens(evaluation: Evaluation, hand: Cards) -> bool:
    """Returns whether the combinations of a hand make the opening."""
    return most_points(hand, low=evaluation.info.terms.low).points >= OPENING


def _draw(evaluation: Evaluation, legal: tuple[Move, ...]) -> Chosen:
    """Returns where the card of this turn comes from."""
    info = evaluation.info
    if CLAIM in legal:
        return CLAIM, (Text.of("why/handromi-claim"),)
    if TAKE not in legal:
        return DRAW, (Text.of("why/handromi-stock"),)
    hand = join(info.hand, info.top)
    ends = ends_of(info.melds, copies(hand))
    if can_out(hand, ends, info.top):
        return TAKE, (Text.of("why/handromi-out"),)
    if info.has_opened:
        lays = not info.terms.free_take or can_lay(hand, ends, info.top)  # D-R09
        return (TAKE, (Text.of("why/handromi-take"),)) if lays else (DRAW, (Text.of("why/handromi-draw"),))
    if not info.terms.free_first or can_open(hand, ends, OPENING, info.top, info.terms.low):
        if _loose(hand) >= _loose(info.hand) and _waits(evaluation, info.hand):
            return DRAW, (Text.of("why/handromi-hand"),)
        return TAKE, (Text.of("why/handromi-open"),)
    fits = _loose(hand) <= _loose(info.hand)  # the first discard is free
    return (TAKE, (Text.of("why/handromi-fits"),)) if fits else (DRAW, (Text.of("why/handromi-draw"),))


def _loose(hand: Cards) -> int:
    """Returns how many cards of a hand are left over at least."""
    return fewest_left(hand).left.bit_count()


def _waits(evaluation: Evaluation, hand: Cards) -> bool:
    """Returns whether a hand that could open is held back to go out in one turn: HR-18."""
    info, leaning = evaluation.info, evaluation.leaning
    if info.table or info.turns >= leaning.patience * len(info.terms.order):
        return False
    spare = hand.bit_count() - DEALT  # before the discard one more card is left over
    return _loose(hand) - max(0, spare) <= leaning.close


def _lay(evaluation: Evaluation, legal: tuple[Move, ...]) -> Chosen:
    """Returns the combination to lay, or the discard."""
    info = evaluation.info
    hand, turn = info.hand, info.turn
    laying = [move for move in legal if move.kind in {Kind.MELD, Kind.LAYOFF}]
    if laying and can_out(hand, ends_of(info.melds, copies(hand)), turn.owed | turn.kept):
        for move in laying:
            if _still_out(info, move):
                return move, (Text.of("why/handromi-out"),)
    held = not info.has_opened and not turn.points and not turn.owed and _waits(evaluation, hand)
    if laying and not held:
        return _best_laid(evaluation, laying)
    discards = [move for move in legal if move.kind is Kind.DISCARD]
    if not discards:
        return _best_laid(evaluation, laying)
    return _discard(evaluation, discards, held=held)


def _still_out(info: InformationState, move: Move) -> bool:
    """Returns whether the player can still go out in this turn after a move."""
    hand, table = _after(info, move)
    keep = (info.turn.owed | info.turn.kept) & ~move.cards
    return can_out(hand, ends_of(table, copies(hand)), keep)


def _lays_taken(info: InformationState, move: Move) -> bool:
    """Returns whether a move lays the discard that was taken and may be kept, or leaves it a place."""
    if move.cards & info.turn.kept:
        return True
    hand, table = _after(info, move)
    return can_lay(hand, ends_of(table, copies(hand)), info.turn.kept)


def _after(info: InformationState, move: Move) -> tuple[Cards, tuple[Cards, ...]]:
    """Returns the hand and the combinations on the table after a move that lays cards."""
    table = list(info.melds)
    if move.kind is Kind.MELD:
        table.append(move.cards)
    else:
        table[move.to] |= move.cards
    return less(info.hand, move.cards), tuple(table)


def _best_laid(evaluation: Evaluation, laying: list[Move]) -> Chosen:
    """Returns the best move to lay cards: combinations of the best partition first, then laying off."""
    info = evaluation.info
    opens = not info.meets_opening
    found = most_points(info.hand, low=info.terms.low) if opens else fewest_left(info.hand)
    code = "why/handromi-open" if opens else "why/handromi-lay"
    if info.turn.kept and not opens:  # D-R09: the discard may be kept, but was taken to be laid
        laying = [move for move in laying if _lays_taken(info, move)] or laying
    melds = [move for move in laying if move.kind is Kind.MELD]
    for move in melds:
        if move.cards in found.melds:
            return move, (Text.of(code),)
    for move in laying:
        if move.kind is Kind.LAYOFF and info.turn.owed & move.cards:
            return move, (Text.of("why/handromi-layoff"),)
    offs = [move for move in laying if move.kind is Kind.LAYOFF]
    if offs:
        return max(offs, key=lambda move: (evaluation.cost(move.cards.bit_length() - 1), move)), (
            Text.of("why/handromi-layoff"),
        )
    return max(melds, key=lambda move: (move.cards.bit_count(), move)), (Text.of(code),)


def _discard(evaluation: Evaluation, discards: list[Move], *, held: bool) -> Chosen:
    """Returns the discard that helps least when kept and least when given away."""
    hand = evaluation.info.hand
    _, move = max((round(evaluation.discard(move.cards.bit_length() - 1, hand), 6), move) for move in discards)
    return move, (Text.of("why/handromi-hand"),) if held else discarding(evaluation, move)


def discarding(evaluation: Evaluation, move: Move) -> tuple[Text, ...]:
    """Returns the reasons for a discard."""
    if evaluation.info.hand.bit_count() == 1:
        return (Text.of("why/handromi-out"),)
    first, *others = _for_discard(evaluation, move)
    return (first, *_laid(evaluation, move.cards.bit_length() - 1), *others)


def _for_discard(evaluation: Evaluation, move: Move) -> Sequence[Text]:
    """Returns what speaks for a discard, at least one reason."""
    hand, card = evaluation.info.hand, move.cards.bit_length() - 1
    if evaluation.is_last(hand):
        why = _in_last_hand(evaluation, move.cards)
    elif copies(evaluation.kept(hand).left) & move.cards:
        why = _in_hand(evaluation, move.cards)
    else:
        return (Text.of("why/handromi-spoils-least"),)
    reasons = (*why, *_at_the_end(evaluation, card))
    if reasons:
        return reasons
    if evaluation.helps_little(card):
        return (Text.of("why/handromi-least", to=evaluation.next),)
    return (Text.of("why/handromi-spoils-least"),)


def _laid(evaluation: Evaluation, card: Card) -> tuple[Text, ...]:
    """Returns how likely the next player is to lay a discard, once opened: before, too much else decides."""
    if not evaluation.info.opened[evaluation.next]:
        return ()
    share = evaluation.goes(card)
    if not _NEVER < share <= LITTLE:  # a greater one does not speak for the discard
        return ()
    return (Text.of("why/handromi-laid-in", to=evaluation.next, **in_cases(share)),)


def _in_hand(evaluation: Evaluation, name: Cards) -> Iterator[Text]:
    """Yields why a hand does without a card: that it has another of it, or how few cards would help it."""
    hand = evaluation.info.hand
    if hand >> HALF & name:
        yield Text.of("why/handromi-twin")  # D-R14
        return
    outs = evaluation.outs(name.bit_length() - 1, hand)
    if outs is not None and outs <= _FEW:
        yield Text.of("why/handromi-outs", n=outs) if outs else Text.of("why/handromi-useless")


def _in_last_hand(evaluation: Evaluation, name: Cards) -> Iterator[Text]:
    """Yields how many cards would end the deal at the next draw, of a hand with no new combinations to come."""
    outs = evaluation.outs_of(less(evaluation.info.hand, name))
    if outs:
        yield Text.of("why/handromi-ends", n=outs)


def _at_the_end(evaluation: Evaluation, card: Card) -> Iterator[Text]:
    """Yields what an expensive card would cost at the end, where that counts: HR-17."""
    points = penalty(1 << card)
    if points >= _MUCH and evaluation.cost(card):
        yield Text.of("why/handromi-saves", points=points)
