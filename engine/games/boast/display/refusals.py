"""Refusals: why a card cannot be played, as precisely as the rules can tell."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_LETTERS, ESCAPES

__all__ = ["refusal"]


def refusal(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move includes the selected cards (a canonical mask), None if one does."""
    if any(not selected & ~move.cards for move in legal):
        return None
    if info.over:
        return Text.of("refuse/boast-over")
    if info.seat != info.turn:
        return Text.of("refuse/boast-turn", seat=info.turn)
    if selected & ~info.hand:
        return Text.of("refuse/boast-hand")
    playable = ESCAPES
    for move in legal:
        playable |= move.cards
    if not selected & ~playable:
        return Text.of("refuse/boast-one")  # BN-5
    code = "refuse/boast-follow-escape" if info.hand & ESCAPES else "refuse/boast-follow"
    have = (info.hand & COLOUR_CARDS[info.led]).bit_count()
    return Text.of(code, colour=COLOUR_LETTERS[info.led], have=have)  # D-B04
