"""What Haggis looks like: the table view, the log, why a move is refused and what is still missing."""

from engine.core.display import Display
from engine.games.haggis.display.needs import missing
from engine.games.haggis.display.refusals import refusal
from engine.games.haggis.display.story import events
from engine.games.haggis.display.table import combinations, haggis_action, table_of

__all__ = ["DISPLAY"]

DISPLAY = Display("climbing", table_of, haggis_action, refusal, events, missing=missing, combinations=combinations)
