"""Refusals: why a selection goes nowhere, as exactly as the rules can say it."""

from engine.core.cards import Cards, bits
from engine.core.table import Text
from engine.games.haggis.display.texts import text_of
from engine.games.haggis.rules.combinations import BOMB_RANKS, meanings
from engine.games.haggis.rules.information import AnyInformation, Phase
from engine.games.haggis.rules.layout import LOW, CardLayout
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.terms import AnyTerms

__all__ = ["refusal"]


def refusal(info: AnyInformation, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move holds the selected cards (a canonical mask), None where one does."""
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
    combinations = terms.allowed(leads(terms.layout, info.hand))
    if top is None or not any(not selected & ~move.cards for move in combinations):
        return _no_combination(terms.layout, selected)
    if not any(move.cards for move in legal):
        return text_of("cannot", top)
    return _does_not_beat(terms, selected, top)


def _no_combination(layout: CardLayout, selected: Cards) -> Text:
    """Returns why cards are part of no combination of the hand."""
    numbers = [divmod(card, layout.row) for card in bits(selected & layout.numbers)]
    ranks = sorted({row + LOW for row, _ in numbers})
    suits = {track // layout.copies for _, track in numbers}
    if set(ranks) <= set(BOMB_RANKS) and len(ranks) == len(numbers) == 4:
        wilds = selected & layout.wilds
        return Text.of("refuse/bomb-wild" if wilds else "refuse/bomb-suits")  # D-H13
    if len(ranks) > 1 and ranks[-1] - ranks[0] + 1 > len(ranks) + 3:
        return Text.of("refuse/gap")
    if len(ranks) > 1 and len(suits) > 1:
        return Text.of("refuse/suits")  # D-H03
    return Text.of("refuse/combination")


def _does_not_beat(terms: AnyTerms, selected: Cards, top: Move) -> Text:
    """Returns why cards that could be led do not beat the top combination."""
    if top.kind is Kind.BOMB:
        return Text.of("refuse/bomb", bomb=top.rank)  # H23-18
    need = top.length * top.width
    have = selected.bit_count()
    if have > need:
        return Text.of("refuse/count", cards=need)  # H23-17
    for move in terms.allowed(meanings(terms.layout, selected)):
        if move[:3] == top[:3]:
            return text_of("refuse-low", top)
    if have == need:
        return text_of("refuse-kind", top)  # D-H11
    return text_of("refuse-none", top)
