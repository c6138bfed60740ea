"""Refusals: why a selection, or the top discard, goes nowhere, with the count if it falls short."""

from engine.core.cards import Cards, bits
from engine.core.table import Text
from engine.games.handromi.display.texts import card_text, letter
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.melds import find, fits, shape_of, usable
from engine.games.handromi.rules.moves import CLAIM, TAKE, Kind, Move
from engine.games.handromi.rules.pack import ALL, HALF, SUITS, copies, join, less
from engine.games.handromi.rules.partition import fewest_left, most_points, worth
from engine.games.handromi.rules.reach import ends_of
from engine.games.handromi.rules.terms import OPENING

__all__ = ["count_of", "exchange_card_for", "must_go_out", "refusal"]


def _exchange_card(info: InformationState) -> Cards:
    return 1 << info.exchange_card if info.exchange_card >= 0 else 0


def _is_exchange_card(info: InformationState, selected: Cards) -> bool:
    """Returns whether cards are the exchange card, alone or with its twin in the hand, which has the same name."""
    card = _exchange_card(info)
    return bool(card) and selected in {card, card | card << HALF}


def exchange_card_for(info: InformationState) -> str:
    """Returns how the viewer can get the exchange card: HR-9, D-R04, D-R05.

    The result is "now" or "first" for a swap in this turn or in their first one, "hand" to go out from hand, else "".
    """
    seat = info.seat
    if seat is None or seat not in info.terms.order or info.phase is Phase.OVER:
        return ""
    if info.mine and info.turn.fresh:
        return "now"
    if not info.mine and info.terms.swap == "everyFirstTurn" and not info.begun >> seat & 1:
        return "first"
    return "" if _has_laid(info) else "hand"


def _has_laid(info: InformationState) -> bool:
    """Returns whether the viewer has laid cards in this deal, so that they cannot go out from hand later: D-R15."""
    return info.has_opened or (info.mine and (info.turn.points > 0 or info.turn.stabbed))


def count_of(info: InformationState, hand: Cards, first: Cards = 0) -> int:
    """Returns the most that a hand counts for the opening, with what was laid this turn and a chosen combination."""
    low = info.terms.low
    rest = most_points(less(hand, first) if first else hand, low=low).points
    laid = info.turn.points if info.mine else 0
    return laid + (worth(first, low) if first else 0) + rest


def must_go_out(info: InformationState) -> bool:
    """Returns whether the viewer, having laid some cards, can complete this turn only by going out.

    They have taken a card for that, or all that they can lay does not open: then a count would mislead (HR-15).
    """
    turn = info.turn
    return turn.bound or (not info.has_opened and turn.points > 0 and count_of(info, info.hand) < OPENING)


def refusal(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move includes the selected cards (a canonical mask), None if one does.

    With nothing selected, it says why the top discard cannot be taken or, after the draw, no card at all. Face-up
    cards may be selected too: that discard, the exchange card, also with its twin, or a whole combination together
    with the cards to be laid off on it.
    """
    if not selected:
        return _none_taken(info, legal) if info.mine else None
    if any(not selected & ~move.cards for move in legal if move.cards):
        return None
    if info.phase is Phase.OVER:
        return Text.of("refuse/handromi-over")
    if not info.mine:
        later = _is_exchange_card(info, selected) and exchange_card_for(info) == "first"
        return Text.of("refuse/handromi-swap-later" if later else "refuse/handromi-turn", seat=info.turn.seat)
    if info.phase is Phase.DRAW:
        if selected == info.top and TAKE not in legal:
            return _take(info)
        if _is_exchange_card(info, selected) and CLAIM not in legal:
            return _claim(info)
        return Text.of("refuse/handromi-draw")
    outside = selected & ~info.hand
    if outside and _is_exchange_card(info, selected):
        return _claim(info)
    if not info.terms.first_meld and not info.turns:
        return Text.of("refuse/handromi-first")  # D-R06
    return _beside(info, selected, legal) if outside else _laying(info, selected, legal)


def _none_taken(info: InformationState, legal: tuple[Move, ...]) -> Text | None:
    """Returns why the seat in turn cannot take the top discard or, once it has a card, another: HR-10, HR-11."""
    if info.phase is Phase.DRAW:
        return _take(info) if TAKE not in legal else None
    return Text.of("refuse/handromi-has-card" if info.turns else "refuse/handromi-no-draw")


def _take(info: InformationState) -> Text:
    """Returns why the top discard cannot be taken: HR-13, D-R09."""
    if info.has_opened:
        fitting = usable(copies(join(info.hand, info.top))) & info.top
        return Text.of("refuse/handromi-take-last" if fitting or _on_table(info) else "refuse/handromi-take-opened")
    have = count_of(info, join(info.hand, info.top))
    if have >= OPENING:  # the count suffices, but the card itself has no place
        return Text.of("refuse/handromi-take-unused")
    return Text.of("refuse/handromi-take", hand=count_of(info, info.hand), have=have, need=OPENING)


def _on_table(info: InformationState) -> bool:
    """Returns whether the top discard can be laid off, if need be with cards of the hand: D-R13."""
    ends = ends_of(tuple(laid.cards for laid in info.table), copies(join(info.hand, info.top)))
    return any(part & info.top for part, _ in ends)


def _claim(info: InformationState) -> Text:
    """Returns why the exchange card cannot be taken: HR-9, D-R04, D-R05."""
    if info.turn.fresh:
        return Text.of("refuse/handromi-swap")
    return Text.of("refuse/handromi-claim-laid" if _has_laid(info) else "refuse/handromi-claim")


def _beside(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text:
    """Returns why cards of the hand cannot be laid off on the combination selected with them."""
    for meld in info.melds:
        rest = less(selected, meld)
        if rest and not meld & ~copies(selected) and not rest & ~info.hand:
            return _laying_off(info, (meld,), rest, legal) or _unfit(meld)
    return Text.of("refuse/handromi-hand")


def _unfit(meld: Cards) -> Text:
    """Returns what alone could be laid off on a combination: D-R13."""
    fitting = [*bits(fits(meld))]
    if not fitting:
        return Text.of("refuse/handromi-full")
    shape = shape_of(meld)
    if not shape.run or len(fitting) == 1:
        return card_text("refuse/handromi-unfit", fitting[0])
    ends = {"low": letter(shape.low - 1), "high": letter(shape.high + 1)}
    return Text.of("refuse/handromi-unfit-run", suit=SUITS[shape.suit], **ends)


def _laying_off(
    info: InformationState, melds: tuple[Cards, ...], cards: Cards, legal: tuple[Move, ...]
) -> Text | None:
    """Returns why cards cannot be laid off on combinations, None if not all of them fit: D-R12, D-R13."""
    table, left = [*melds], cards
    while left:
        at = next((at for at, meld in enumerate(table) if fits(meld) & left), None)
        if at is None:
            return None
        found = fits(table[at]) & left
        table[at] |= found & -found
        left ^= found & -found
    turn = info.turn
    first = next((move.cards for move in legal if move.kind is Kind.LAYOFF and move.cards & cards), cards)
    if first != cards:
        return card_text("refuse/handromi-after", first.bit_length() - 1)
    if not turn.bound and not info.meets_opening:
        hand = count_of(info, info.hand) - turn.points
        return Text.of("refuse/handromi-unopened", laid=turn.points, hand=hand, need=OPENING)
    return _stuck(info, cards)


def _laying(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text:
    """Returns why cards of the hand can be neither laid nor discarded."""
    single = selected.bit_count() == 1
    names = selected & ALL
    twins = bool(selected >> HALF)
    if not twins and single:
        return _single(info, selected)
    parts = [] if twins else [meld for meld in find(copies(info.hand)) if not names & ~meld]
    if not parts:
        whole = fewest_left(selected)
        if whole.left:
            shape = Text.of("refuse/handromi-twins") if twins else _shape(names, copies(info.hand))
            return _laying_off(info, info.melds, selected, legal) or shape
        parts = [*whole.melds]
        if any(move.kind is Kind.MELD and not move.cards & ~names for move in legal):
            return Text.of("refuse/handromi-apart")
    if not info.turn.bound and not info.has_opened:
        have = count_of(info, info.hand)
        if have < OPENING:  # HR-12
            return _unopened(info, selected, have)
        reach = max(count_of(info, info.hand, meld) for meld in parts)
        if reach < OPENING:
            return Text.of("refuse/handromi-reach", have=reach, need=OPENING)
    return _stuck(info, selected)


def _unopened(info: InformationState, selected: Cards, have: int) -> Text:
    """Returns how far a hand is from the opening: what is laid, what the selected cards count, and the total."""
    whole = fewest_left(selected)
    chosen = 0 if whole.left else sum(worth(meld, info.terms.low) for meld in whole.melds)
    return Text.of("refuse/handromi-opening", laid=info.turn.points, chosen=chosen, have=have, need=OPENING)


def _stuck(info: InformationState, cards: Cards) -> Text:
    """Returns what must be done before these cards are laid, or must stay possible afterwards."""
    turn = info.turn
    if turn.bound:
        return Text.of("refuse/handromi-out", cards=info.hand.bit_count())
    if turn.owed:
        return _owed(info)
    kept = less(info.hand, cards) == turn.kept != 0
    return Text.of("refuse/handromi-kept" if kept else "refuse/handromi-last")  # D-R10, D-R11


def _owed(info: InformationState) -> Text:
    return card_text("refuse/handromi-must", info.turn.owed.bit_length() - 1)  # D-R09


def _single(info: InformationState, card: Cards) -> Text:
    """Returns why a card cannot be discarded."""
    turn = info.turn
    if turn.owed:
        return _owed(info)
    if turn.kept == card:
        return Text.of("refuse/handromi-kept")  # D-R10
    if must_go_out(info):
        return Text.of("refuse/handromi-out", cards=info.hand.bit_count())
    return Text.of("refuse/handromi-short", laid=turn.points, need=OPENING)  # D-R07


def _shape(names: Cards, hand: Cards) -> Text:
    """Returns why cards make no combination: what the hand lacks for the nearest one, or that none exists."""
    around = [meld for meld in find(ALL) if not names & ~meld]
    if not around:
        return Text.of("refuse/handromi-suits")  # HR-4, HR-5
    lack, meld = min(((meld & ~hand).bit_count(), meld) for meld in around)
    return Text.of("refuse/handromi-few-run" if shape_of(meld).run else "refuse/handromi-few-group", n=lack)
