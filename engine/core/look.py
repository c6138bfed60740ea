"""A look at a match: the game's table view, with the names, totals and places that only the match knows."""

from dataclasses import replace

from engine.core.match import Match
from engine.core.options import PRACTICE
from engine.core.replay import undoable
from engine.core.state import MatchEnd, Seat
from engine.core.table import MATCH_END, Event, SeatView, Summary, SummaryPart, Table

__all__ = ["events", "look"]


def look(match: Match, viewer: Seat | None) -> Table:
    """Returns the table as a viewer sees it, a seat or None for everybody. After the deal all hands are open."""
    legal = match.legal(viewer) if viewer is not None else ()
    table = match.game.display.table(match.state.information(viewer), legal)
    end = match.end
    table = replace(
        table,
        layout=match.game.display.layout,
        hand_order=match.game.display.hand_order,
        game=match.game.name,
        seat=viewer,
        deal=match.setup.deal,
        ply=match.plies,
        must=match.must,
        may=match.may,
        undo=undoable(match, viewer) if viewer is not None else None,
        practice=match.options.on(PRACTICE.name),
        deal_over=match.deal_over,
        match_over=end is not None,
        seats=tuple(_seat(match, shown) for shown in table.seats),
        summary=table.summary and _summary(match, table.summary),
    )
    return table if end is None or match.conceded is None else _given_up(match, table, end)


def _seat(match: Match, shown: SeatView) -> SeatView:
    player = match.players[shown.seat]
    return replace(
        shown,
        name=player.name,
        kind=player.kind,
        level=player.level,
        temperament=player.temperament,
        side=match.game.sides(match.setup)[shown.seat],
        total=match.totals[shown.seat],
    )


def _summary(match: Match, summary: Summary) -> Summary:
    parts = tuple(replace(part, total=match.totals[part.seat]) for part in summary.parts)
    return replace(summary, parts=parts, ranking=match.end.ranking if match.end else None)


def _given_up(match: Match, table: Table, end: MatchEnd) -> Table:
    """Returns the table of a match that a seat has given up: a deal that was still played counts for nobody."""
    if table.summary is not None:
        return replace(table, banner=end.reason, summary=replace(table.summary, reason=end.reason))
    sides = match.game.sides(match.setup)
    parts = tuple(SummaryPart(seat, (), 0, match.totals[seat]) for seat in dict.fromkeys(map(sides.index, sides)))
    return replace(table, banner=end.reason, actions=(), summary=Summary(parts, (), end.reason, end.ranking))


def events(after: Match, viewer: Seat | None) -> tuple[Event, ...]:
    """Returns what the last move of `after` made happen, as a viewer saw it; the end of the match comes last."""
    seen = after.game.display.events(after.state.information(viewer)) if after.conceded is None else ()
    return (*seen, Event(MATCH_END, after.end.reason)) if after.end else seen
