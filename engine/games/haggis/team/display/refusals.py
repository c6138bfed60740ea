"""Refusals of Haggis Team: why a selection goes nowhere in the exchange, and when the next leader is to be chosen."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.display import refusals
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import mate_of

__all__ = ["refusal"]


def refusal(info: TeamInformation, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move includes the selected cards (a canonical mask), None if one does."""
    if info.phase is Phase.EXCHANGE and info.seat is not None:
        return _exchange(info, info.seat, selected, legal)
    if info.phase is Phase.CHOOSE and info.seat == info.turn:
        return Text.of("refuse/choose")
    found = refusals.refusal(info, selected, legal)
    return Text.of("refuse/twins") if found is not None and _only_twins_forbid(info, selected) else found


def _exchange(info: TeamInformation, seat: int, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why these cards cannot be given to the partner."""
    gifts = [move.cards for move in legal if move.kind is Kind.EXCHANGE]
    if not gifts:
        waits = mate_of(seat) in info.must
        return Text.of("refuse/exchange-waits", seat=mate_of(seat)) if waits else Text.of("refuse/exchange-done")
    if any(not selected & ~card for card in gifts):
        return None
    if selected & TEAM.wilds:
        return Text.of("refuse/exchange-wild")  # HT-7
    return Text.of("refuse/hand" if selected & ~info.hand else "refuse/exchange-one")


def _only_twins_forbid(info: TeamInformation, selected: Cards) -> bool:
    """Returns whether only the option keeps the seat in turn from playing the cards, or from leading them: D-T02."""
    if info.terms.twins or info.seat not in info.must:
        return False
    top = info.trick.top

    def is_held(moves: tuple[Move, ...]) -> bool:
        return any(not selected & ~move.cards for move in moves)

    if top is not None and is_held(answers(TEAM, info.hand, top)):
        return True
    found = leads(TEAM, info.hand)
    return is_held(found) and not is_held(info.terms.allowed(found))
