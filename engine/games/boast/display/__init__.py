"""What Boast or Nothing looks like: the table view, the log, why a move is refused and which card is missing."""

from engine.core.display import Display
from engine.games.boast.display.needs import about, missing
from engine.games.boast.display.refusals import refusal
from engine.games.boast.display.story import events
from engine.games.boast.display.table import action_of, table_of

__all__ = ["DISPLAY"]

DISPLAY = Display(
    "trick",
    table_of,
    action_of,
    refusal,
    events,
    hand_order="suit",
    singly=True,
    missing=missing,
    about=about,
)
