"""What Haggis looks like: the table view, the log, and why a move is refused."""

from engine.core.display import Display
from engine.games.haggis.display.refusals import refusal
from engine.games.haggis.display.story import events
from engine.games.haggis.display.table import action_of, combinations, table_of

__all__ = ["DISPLAY"]

DISPLAY = Display("climbing", table_of, action_of, refusal, events, combinations=combinations)
