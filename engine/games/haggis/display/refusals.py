"""Refusals: why a selection goes nowhere, as precisely as the rules can tell."""

from engine.core.cards import Cards, bits
from engine.core.table import Text
from engine.games.haggis.display.texts import needed, printed, text_of
from engine.games.haggis.rules.combinations import BOMB_RANKS
from engine.games.haggis.rules.information import AnyInformation, Phase
from engine.games.haggis.rules.layout import HIGH, KING, LOW, CardLayout
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import Kind, Move

__all__ = ["refusal"]

NAMED = 5  # up to this many ranks are named one by one in a refusal


def refusal(info: AnyInformation, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move includes the selected cards (a canonical mask), None if one does."""
    if any(not selected & ~move.cards for move in legal if move.cards):
        return None
    if info.phase is Phase.OVER:
        return Text.of("refuse/over")
    if info.seat not in info.must:
        code = "refuse/turn-bet" if legal else "refuse/turn"  # H23-7
        return Text.of(code, seat=info.turn)
    if info.phase is Phase.GIVE:
        return Text.of("refuse/give")
    if selected & ~info.hand:
        return Text.of("refuse/hand")
    terms, top = info.terms, info.trick.top
    if top is not None and not any(move.cards for move in legal):
        return text_of("cannot", top)
    combinations = terms.allowed(leads(terms.layout, info.hand))
    if top is None or not any(not selected & ~move.cards for move in combinations):
        why = _no_combination(terms.layout, info.hand, selected, top)
        if why is not None:
            return why
    return None if top is None else _does_not_beat(terms.layout, info.hand, selected, top, legal)


def _no_combination(layout: CardLayout, hand: Cards, selected: Cards, top: Move | None) -> Text | None:
    """Returns why cards of two ranks or more are part of no combination of the hand: H23-11.

    It returns None if even such a combination would not beat the top one.
    """
    numbers = [divmod(card, layout.row) for card in bits(selected & layout.numbers)]
    ranks = _ranks(layout, selected)
    tracks = {track for _, track in numbers}
    if tuple(ranks) == BOMB_RANKS and len(numbers) == len(BOMB_RANKS):
        return Text.of("refuse/bomb-wild" if selected & layout.wilds else "refuse/bomb-suits")  # D-H13
    several = len(numbers) > len(ranks)  # of one rank: they can only mean a run of sets
    if top is not None and (top.kind is not Kind.RUN or top.width > 1 or several):
        return None
    named = _named(ranks)
    if len(tracks) == 1:
        gaps = _gaps(layout, hand, numbers[0][1], range(ranks[0], ranks[-1] + 1))
        return Text.of("refuse/gap", ranks=named, lack=gaps) if gaps else Text.of("refuse/short", ranks=named)
    return Text.of("refuse/tracks" if several else "refuse/suits", ranks=named)  # D-H03, D-H04


def _ranks(layout: CardLayout, selected: Cards) -> list[int]:
    """Returns the ranks of the number cards among these, each once, from low to high."""
    return sorted({card // layout.row + LOW for card in bits(selected & layout.numbers)})


def _named(ranks: list[int]) -> str:
    """Returns ranks as printed on the cards: all of them, or of many the first and the last."""
    return "-".join(map(printed, ranks)) if len(ranks) <= NAMED else f"{printed(ranks[0])}…{printed(ranks[-1])}"


def _gaps(layout: CardLayout, hand: Cards, track: int, ranks: range) -> int:
    """Returns how many of these ranks neither the hand's cards of a suit nor its wild cards fill."""
    suit = track // layout.copies
    held = {card // layout.row + LOW for card in bits(hand & layout.numbers) if layout.suit(card) == suit}
    return max(0, len(ranks) - len(held.intersection(ranks)) - (hand & layout.wilds).bit_count())


def _does_not_beat(layout: CardLayout, hand: Cards, selected: Cards, top: Move, legal: tuple[Move, ...]) -> Text:
    """Returns why cards do not beat the top combination, neither as they are nor with others: H23-17, H23-18."""
    if top.kind is Kind.BOMB:
        return Text.of("refuse/bomb", bomb=top.rank)
    over = selected.bit_count() - top.length * top.width
    if over > 0:
        return needed("refuse-many", top, legal, over=over)
    numbers = list(bits(selected & layout.numbers))
    ranks = _ranks(layout, selected)
    if top.kind is Kind.SET and len(ranks) > 1:
        return needed("refuse-mixed", top, legal, ranks=_named(ranks))
    if top.kind is Kind.SET and ranks and ranks[0] > top.rank:
        held = hand & (layout.rank(ranks[0]) | layout.wilds)
        return Text.of("refuse/few-set", rank=printed(ranks[0]), n=top.width - held.bit_count())
    one_suit = len({layout.suit(card) for card in numbers}) == 1 and len(ranks) == len(numbers)
    if top.kind is Kind.RUN and top.width == 1 and one_suit:
        short = _short(layout, hand, numbers, top)
        if short:
            return Text.of("refuse/few-run", n=short)
    return needed("refuse-need", top, legal)


def _short(layout: CardLayout, hand: Cards, numbers: list[int], top: Move) -> int:
    """Returns how many number cards the nearest run lacks that has these of one suit and beats another run.

    It is 0 if no higher run of that length can include them.
    """
    track = numbers[0] % layout.row
    least, most = numbers[0] // layout.row + LOW, numbers[-1] // layout.row + LOW
    wilds = (hand & layout.wilds).bit_count()
    found = []
    for low in range(max(LOW, top.rank - top.length + 2), least + 1):
        window = range(low, low + top.length)
        if most in window and window[-1] <= min(KING, HIGH + wilds):  # above the 10 it takes wild cards
            # The lowest card is never wild (D-H09): if it is not held, it is one of the missing cards.
            held = not _gaps(layout, hand & layout.numbers, track, range(low, low + 1))
            found.append(_gaps(layout, hand, track, window) if held else 1 + _gaps(layout, hand, track, window[1:]))
    return min(found, default=0)
