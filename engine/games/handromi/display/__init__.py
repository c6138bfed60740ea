"""What Handrömi looks like: the table view, the log, why a move is refused and what is still missing."""

from engine.core.display import Display
from engine.games.handromi.display.needs import missing
from engine.games.handromi.display.refusals import refusal
from engine.games.handromi.display.story import events
from engine.games.handromi.display.table import action_of, table_of

__all__ = ["DISPLAY"]

DISPLAY = Display("rummy", table_of, action_of, refusal, events, missing=missing)
