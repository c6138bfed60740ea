"""What tests of the whole family read off a table and a settlement."""

from typing import Any

from engine.core.match import AnyGame
from engine.core.state import Outcome
from engine.core.table import Zone

__all__ = ["faces", "rows", "zones_of"]


def zones_of(game: AnyGame, state: Any, seat: int | None) -> dict[str, Zone]:
    """Returns the zones that a seat sees, by key; fails if keys of zones or slots are not unique."""
    table = game.display.table(state.information(seat), () if seat is None else state.legal(seat))
    keys = [zone.key for zone in table.zones] + [slot.key for zone in table.zones for slot in zone.slots]
    assert len(set(keys)) == len(keys)
    return {zone.key: zone for zone in table.zones}


def faces(zone: Zone) -> list[str | None]:
    """Returns the faces of a zone's slots, None for backs."""
    return [slot.face for slot in zone.slots]


def rows(outcome: Outcome | None, seat: int) -> dict[str, int]:
    """Returns a seat's points by the code of their rows."""
    assert outcome is not None
    found: dict[str, int] = {}
    for row in outcome.rows[seat]:
        found[row.text.code] = found.get(row.text.code, 0) + row.points
    return found
