"""What Haggis Team looks like: the table view, the log, why a move is refused and what is still missing."""

from engine.core.display import Display
from engine.games.haggis.display.table import combinations
from engine.games.haggis.team.display.needs import missing
from engine.games.haggis.team.display.refusals import refusal
from engine.games.haggis.team.display.story import events
from engine.games.haggis.team.display.table import team_action, team_table

__all__ = ["DISPLAY"]

DISPLAY = Display("climbing", team_table, team_action, refusal, events, missing=missing, combinations=combinations)
