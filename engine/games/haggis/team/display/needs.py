"""Needs of Haggis Team: before the first trick, a card for the partner."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.display import needs
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Move
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import mate_of

__all__ = ["missing"]


def missing(info: TeamInformation, selected: Cards, moves: tuple[Move, ...]) -> Text | None:
    """Returns what the selected cards, or none, lack to be one of these moves, which all include them and more."""
    if info.phase is Phase.EXCHANGE and info.seat is not None:
        return Text.of("missing/exchange", to=mate_of(info.seat))
    return needs.missing(info, selected, moves)
