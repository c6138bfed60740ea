"""A look at a match: the game's table view, with the names, totals and places that only the match knows."""

from dataclasses import replace

from engine.core.match import Match
from engine.core.options import PRACTICE
from engine.core.replay import later, undoable
from engine.core.state import MatchEnd, Seat
from engine.core.table import MATCH_END, Event, SeatView, Slot, Summary, SummaryPart, Table, Zone, hand_key

__all__ = ["events", "look", "look_open", "since"]


def look(match: Match, viewer: Seat | None) -> Table:
    """Returns the table as a seat sees it, or as everybody does for None. After the deal all hands are open."""
    legal = match.legal(viewer) if viewer is not None else ()
    table = match.game.display.table(match.state.information(viewer), legal)
    end = match.end
    table = replace(
        table,
        layout=match.game.display.layout,
        hand_order=match.game.display.hand_order,
        singly=match.game.display.singly,
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


def look_open(match: Match, viewer: Seat | None) -> Table:
    """Returns the table as a viewer sees it, but with every hand open: for looking back at a deal that is over.

    A card keeps the key that it had face down; cards that no seat holds stay as they are.
    """
    table = look(match, viewer)
    return replace(table, zones=tuple(_opened(match, zone, table.zones) for zone in table.zones))


def _opened(match: Match, zone: Zone, zones: tuple[Zone, ...]) -> Zone:
    """Returns a hand as its own seat sees it, less the seat's cards in other fans; any other zone as it is."""
    seat = zone.seat
    if seat is None or zone.key != hand_key(seat) or all(slot.face is not None for slot in zone.slots):
        return zone
    fans = (other for other in zones if other.seat == seat and other.kind == "fan" and other.key != zone.key)
    beside = {slot.key for fan in fans for slot in fan.slots}
    own = next(other for other in look(match, seat).zones if other.key == zone.key)
    held = (slot for slot in own.slots if slot.key not in beside)
    slots = tuple(_turned(hidden, card) for hidden, card in zip(zone.slots, held, strict=True))
    return replace(zone, slots=slots)


def _turned(hidden: Slot, card: Slot) -> Slot:
    """Returns a face-down card turned face up in its place."""
    return replace(card, key=hidden.key, marks=hidden.marks, was=None, group=None)


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
    """Returns the table of a match that a seat has given up: a deal that was still running counts for nobody."""
    if table.summary is not None:
        return replace(table, banner=end.reason, summary=replace(table.summary, reason=end.reason))
    sides = match.game.sides(match.setup)
    parts = tuple(SummaryPart(seat, (), 0, match.totals[seat]) for seat in dict.fromkeys(map(sides.index, sides)))
    return replace(table, banner=end.reason, actions=(), summary=Summary(parts, (), end.reason, end.ranking))


def events(after: Match, viewer: Seat | None) -> tuple[Event, ...]:
    """Returns the events of the last move of `after`, as a viewer saw them; the end of the match comes last."""
    seen = after.game.display.events(after.state.information(viewer)) if after.conceded is None else ()
    return (*seen, Event(MATCH_END, after.end.reason)) if after.end else seen


def since(match: Match, ply: int, viewer: Seat | None) -> tuple[Event, ...]:
    """Returns the events of the running deal after its first `ply` moves, as a viewer saw them move by move."""
    return tuple(event for after in later(match, ply) for event in events(after, viewer))
