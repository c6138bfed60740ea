"""How temperaments differ from the policy: a bot that counts its choices, and the page on all of them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine.bots.bot import Bot, PolicyBot, Thought
from engine.cli.contest import Estimate, Mirrored, ratio
from engine.core.match import AnyGame
from engine.core.rng import SplitMix64
from tests.long.progress import Result

__all__ = ["HEAD", "Counting", "judged", "report", "verdict"]

_SHARE = 0.02  # how far from even a figure may be, as a share
_WRITES = {"2": 6.2, "3": 15.2, "4": 22.8}  # by the policy in a deal of Handrömi, by seats

HEAD = f"""# How the temperaments play

`uv run python -m tests.long.strength --only club/` writes this page anew. A temperament plays at the level club, once
from each side of every deal (a pair in a game of partners), with the game's own policy at all other seats. Intervals
are 95 %, by deal. A hand that is shared counts half.

A temperament is to be as strong as the policy, within 2 %. What tells is the share of hands won, except in Boast or
Nothing, where many hands are shared, together with the ratio of points, or in Handrömi the points a deal, of which
whoever lays nothing gets 100. The means should be at most so far from even: hands 2 % of all with two sides, 1.3 with
three, 1 with four; the ratio 0.02; points in Handrömi 2 % of what a player of the policy writes in a deal
({", ".join(map(str, _WRITES.values()))} with two, three, four). "Equal" says "yes" where all are; "**no**" where one
is further away and its interval clear of even; "open" where one is further away, and its interval is not.

"Otherwise" is the share of choices that the policy would have made differently. Then come the moves of each kind a
hand where there was a choice, and in brackets those of the policy at the other seats.

| game | seats | temperament | deals | hands won | even | points | ratio | equal | otherwise | moves | date | commit |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""

_LAST = 1e-9  # what a float may miss
_JUDGED = 8  # columns before the verdict
_COLUMNS = 13
_NUMBERS = re.compile(r"[-+]?\d+(?:\.\d+)?")


def verdict(columns: Sequence[str]) -> str:
    """Returns whether a temperament is as strong as the policy, from the first columns of its line."""
    game, seats, _, _, won, even, points, ratio = columns[:_JUDGED]
    par = float(even.removesuffix(" %"))
    tell = []
    if game != "boast":
        tell.append((won, par, 2 * _SHARE * par))
    tell.append((points, 0.0, _SHARE * _WRITES[seats]) if game == "handromi" else (ratio, 1.0, _SHARE))
    verdicts = set()
    for cell, wanted, band in tell:
        mean, low, high = map(float, _NUMBERS.findall(cell))
        near = abs(mean - wanted) <= band + _LAST
        verdicts.add("yes" if near else "open" if low <= wanted <= high else "**no**")
    return next(word for word in ("**no**", "open", "yes") if word in verdicts)


def judged(line: str) -> str:
    """Returns a line of the page with its verdict made anew; one from before there were any gets its first."""
    columns = [column.strip() for column in line.strip("| \n").split(" | ")]
    del columns[_JUDGED : _JUDGED + len(columns) - _COLUMNS + 1]
    return f"| {' | '.join([*columns[:_JUDGED], verdict(columns), *columns[_JUDGED:]])} |"


class Counting:
    """Plays like another bot and counts its choices, those that the policy would not make, and the kinds of moves."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._compares = not isinstance(bot, PolicyBot)  # which never differs
        self.choices = 0
        self.otherwise = 0
        self.kinds: Counter[str] = Counter()

    def think(self, game: AnyGame, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields the last thought of the other bot, and counts it."""
        *_, thought = self._bot.think(game, info, legal, rng)
        if len(legal) > 1:
            self.choices += 1
            self.otherwise += self._compares and thought.move != game.policy(info, legal)[0]
            self.kinds[str(game.about(thought.move)["kind"])] += 1
        yield thought

    @property
    def counts(self) -> dict[str, Any]:
        """The counts, for the row of a run."""
        return {"choices": self.choices, "otherwise": self.otherwise, "kinds": dict(self.kinds)}


def report(game: str, seats: int, name: str, rows: Sequence[Result], *, date: str, commit: str) -> str:
    """Returns the line of a temperament."""
    played = [Mirrored(**row["played"]) for row in rows]
    sides = played[0].sides
    won = Estimate.of([deal.won + deal.tied / 2 for deal in played])
    points = Estimate.of([deal.mine - deal.others for deal in played])
    times = ratio([(deal.mine, deal.others) for deal in played])
    otherwise = sum(row["a"]["otherwise"] for row in rows) / max(1, sum(row["a"]["choices"] for row in rows))
    mine, others = _kinds(rows, "a"), _kinds(rows, "b")
    hands = len(rows) * seats
    kinds = sorted(mine | others)
    moves = [f"{kind} {mine[kind] / hands:.2f} ({others[kind] / hands / (sides - 1):.2f})" for kind in kinds]
    cells = [
        game,
        seats,
        name,
        len(played),
        f"{100 * won.mean:.1f} % [{100 * won.low:.1f}, {100 * won.high:.1f}]",
        f"{100 / sides:.1f} %",
        f"{points.mean:+.2f} [{points.low:+.2f}, {points.high:+.2f}]",
        f"{times.mean:.3f} [{times.low:.3f}, {times.high:.3f}]" if times else "",
        "",  # the verdict
        f"{100 * otherwise:.1f} %",
        ", ".join(moves) if len(moves) > 1 else "",
        date,
        commit,
    ]
    return judged(f"| {' | '.join(map(str, cells))} |")


def _kinds(rows: Sequence[Result], side: str) -> Counter[str]:
    """Returns how many moves of each kind the bots of a side have made in all."""
    found: Counter[str] = Counter()
    for row in rows:
        found.update(row[side]["kinds"])
    return found
