"""The blunder suite: positions with moves that no good player makes, or with one that has to be found."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.core import registry, replay
from engine.core.match import AnyGame, Match
from engine.core.state import Seat

__all__ = ["FOLDER", "BlunderPosition", "positions"]

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class BlunderPosition:
    """A moment of a match, and what is known about it.

    `never` lists moves that no level from club up may play, `find` moves of which the strongest level must play one;
    a position has one of the two. `why` explains in a sentence what is wrong or right with them. `loss` is what they
    lose, or what missing them loses, in points, and `error` its standard error, as measured by `tests.long.blunders`
    in many worlds; `found` tells where the position comes from.
    """

    id: str
    record: str
    seat: Seat
    why: str
    loss: float
    error: float
    found: str
    never: tuple[str, ...] = field(default=())
    find: tuple[str, ...] = field(default=())

    @property
    def match(self) -> Match:
        """The match at that moment; raises ValueError for a record that does not replay in full."""
        loaded = replay.load(self.record, registry.game)
        if loaded.lost:
            raise ValueError(f"{self.id}: the record does not replay: {loaded.lost}")
        return loaded.match


def positions(game: AnyGame) -> list[BlunderPosition]:
    """Returns the positions of a game, in the order of its file; none if it has no file."""
    file = FOLDER / f"{game.name}.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["position"] if file.is_file() else []
    return [_position(**entry) for entry in entries]


def _position(never: Sequence[str] = (), find: Sequence[str] = (), **more: Any) -> BlunderPosition:
    return BlunderPosition(**more, never=tuple(never), find=tuple(find))
