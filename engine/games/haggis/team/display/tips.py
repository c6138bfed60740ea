"""Tips of Haggis Team: the exchange, bets, and what to leave to the partner."""

from engine.core.table import Text
from engine.games.haggis.display.tips import playing
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.exchange import swapped
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import mate_of

__all__ = ["team_tip"]


def team_tip(info: TeamInformation, legal: tuple[Move, ...]) -> Text | None:
    """Returns the tip for a viewer who has a choice to make, else None."""
    seat = info.seat
    if seat is None or seat not in info.must:
        return None
    mate = mate_of(seat)
    if info.phase is Phase.EXCHANGE:
        return Text.of("tip/exchange" if not swapped(info.opening, seat) else "tip/exchange-again", to=mate)
    if info.phase is Phase.CHOOSE:
        return Text.of("tip/choose")
    if any(move.kind is Kind.BET for move in legal):
        return Text.of("tip/bet")
    if info.trick.top is None:
        return Text.of("tip/team-lead" if all(info.sizes) else "tip/team-lead-later")
    if info.trick.holder == mate:
        return Text.of("tip/mate", to=mate)
    return playing(info, legal)
