"""What Handrömi looks like: the table view, the log, why a move is refused, where cards fit and what is missing."""

from engine.core.display import Display
from engine.games.handromi.display.fitting import about, combinations
from engine.games.handromi.display.needs import missing
from engine.games.handromi.display.refusals import refusal
from engine.games.handromi.display.story import events
from engine.games.handromi.display.table import action_of, jointly, table_of
from engine.games.handromi.rules.moves import Kind, Move

__all__ = ["DISPLAY"]


def _onto(move: Move) -> int | None:
    """Returns the combination that a card is laid off on."""
    return move.to if move.kind is Kind.LAYOFF else None


DISPLAY = Display(
    "rummy",
    table_of,
    action_of,
    refusal,
    events,
    singly=True,
    missing=missing,
    combinations=combinations,
    about=about,
    onto=_onto,
    jointly=jointly,
)
