"""Bars: what each pairing must clear and aims at, and how its line on the page compares."""

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["COLUMNS", "Bar", "bars_of", "judged", "share_of"]

COLUMNS = ("game", "seats", "levels", "deals", "hands won", "even", "points", "ratio")  # the columns that are judged
_WON, _POINTS, _RATIO = 4, 6, 7
_SHARE = (50, 70)  # per cent of the knowing search's gain

_NUMBERS = re.compile(r"[-+]?\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Bar:
    """A bar for a column: the lower end of the interval must clear one number, the mean aims at another.

    Without an aim (None), clearing the bar is enough.
    """

    column: int
    clear: float
    aim: float | None = None

    def told(self, figure: float) -> str:
        """Returns a number in the column's wording."""
        if self.column == _POINTS and not figure:
            return "clear of par"
        return {_WON: f"{figure:g} % won", _POINTS: f"{figure:+g} points", _RATIO: f"ratio {figure:g}"}[self.column]


def bars_of(game: str, seats: int, levels: str) -> tuple[Bar, ...]:
    """Returns the bars of a pairing: special ones for the expert, and one for every level against the one below it.

    With more than two sides a level clears par by points, because shared hands are won by nobody.
    """
    two_sided = seats == 2 or game == "team"
    below = Bar(_WON, 55, 65) if two_sided else Bar(_POINTS, 0)
    match levels, game:
        case "expert v club", "handromi":
            return Bar(_POINTS, 8, 15), below
        case "expert v club", "boast":
            return (Bar(_RATIO, 1.12, 1.25),)
        case "expert v club", "team":
            return (Bar(_WON, 65, 75),)
        case "expert v club", _:
            return (Bar(_WON, 72, 80) if seats == 2 else Bar(_WON, 45, 52),)
        case "novice v random", _:
            return (Bar(_WON, 75) if two_sided else Bar(_POINTS, 0),)
        case (("club v casual" | "casual v novice"), _):
            return (below,)
    return ()


def share_of(columns: Sequence[str], knowing: Sequence[str] | None) -> tuple[float, float, float] | None:
    """Returns a level's share of the knowing search's gain, in per cent, with its interval.

    The interval combines those of both gains as if they were independent; as both come from the same deals, it is
    too wide rather than too narrow. None if the knowing search was not played.
    """
    if knowing is None:
        return None
    (gain, low, high), (most, least, top) = _figure(columns, _POINTS), _figure(knowing, _POINTS)
    share = gain / most
    half = math.hypot((high - low) / 2 / most, share * (top - least) / 2 / most)
    return 100 * share, 100 * (share - half), 100 * (share + half)


def judged(columns: Sequence[str], others: Mapping[tuple[str, ...], Sequence[str]]) -> tuple[str, str, str]:
    """Returns the columns added to a line: the share of the knowing gain, the bars to clear, and the aims.

    `others` holds the columns of all lines, by their first three.
    """
    game, seats, levels = columns[:3]
    share = share_of(columns, others.get((game, seats, "knowing v club"))) if levels == "expert v club" else None
    told = ""
    cleared, aimed = [], []
    for bar in bars_of(game, int(seats), levels):
        mean, low, _ = _figure(columns, bar.column)
        cleared.append(f"{bar.told(bar.clear)}: {_verdict(low > bar.clear)}")
        if bar.aim is not None:
            aimed.append(f"{bar.told(bar.aim)}: {_verdict(mean >= bar.aim)}")
    if share is not None:
        mean, low, high = share
        told = f"{mean:.0f} % [{low:.0f}, {high:.0f}]"
        cleared.append(f"{_SHARE[0]} % of knowing: {_verdict(low > _SHARE[0])}")
        aimed.append(f"{_SHARE[1]} % of knowing: {_verdict(mean >= _SHARE[1])}")
    return told, ", ".join(cleared), ", ".join(aimed)


def _verdict(met: object) -> str:
    return "yes" if met else "**no**"


def _figure(columns: Sequence[str], column: int) -> tuple[float, float, float]:
    """Returns the mean of a column and the ends of its interval."""
    mean, low, high = map(float, _NUMBERS.findall(columns[column]))
    return mean, low, high
