"""What the toy game looks like: the table view, what happens at a move, and why a selection is refused."""

from engine.core.display import Display
from tests.core.toy.display.events import events
from tests.core.toy.display.refusals import refusal
from tests.core.toy.display.table import action_of, table_of

__all__ = ["DISPLAY"]

DISPLAY = Display("rummy", table_of, action_of, refusal, events)
