"""Refusals of Haggis Team: why a selection goes nowhere in the exchange, and when a leader is to be chosen."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.display import refusals
from engine.games.haggis.rules.combinations import meanings
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import mate_of

__all__ = ["refusal"]


def refusal(info: TeamInformation, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why no legal move holds the selected cards (a canonical mask), None where one does."""
    if info.phase is Phase.EXCHANGE and info.seat is not None:
        return _exchange(info, info.seat, selected, legal)
    if info.phase is Phase.CHOOSE and info.seat == info.turn:
        return Text.of("refuse/choose")
    found = refusals.refusal(info, selected, legal)
    if found is not None and not info.terms.twins and _is_run_of_twins(selected):
        return Text.of("refuse/twins")
    return found


def _exchange(info: TeamInformation, seat: int, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    """Returns why these cards are not to be given to the partner."""
    gifts = [move.cards for move in legal if move.kind is Kind.EXCHANGE]
    if not gifts:
        waits = mate_of(seat) in info.acting
        return Text.of("refuse/exchange-waits", seat=mate_of(seat)) if waits else Text.of("refuse/exchange-done")
    if any(not selected & ~card for card in gifts):
        return None
    if selected & TEAM.wilds:
        return Text.of("refuse/exchange-wild")  # HT-7
    return Text.of("refuse/hand" if selected & ~info.hand else "refuse/exchange-one")


def _is_run_of_twins(selected: Cards) -> bool:
    """Tells whether the cards would be a run if identical cards were allowed in it: D-T02."""
    return bool(selected & TEAM.uppers) and any(move.kind is Kind.RUN for move in meanings(TEAM, selected))
