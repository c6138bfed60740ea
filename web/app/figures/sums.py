"""Sums over the chosen matches, with each deal counted once."""

from ..browser.storage import REVIEW_RULES
from .counted import ACCURACY, FACTS, POINTS, RULES, UNKNOWN, WON
from .plan import DEALS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from .choice import Choice
    from .counted import Counted

WINDOW = 10  # deals in the running mean


def once(matches: "Iterable[Counted]") -> "Iterator[tuple[Counted, list[list[Any]]]]":
    """Yields each match with its deals that did not occur in an earlier one; copies under another id are left out."""
    seen: set[str] = set()
    for match in matches:
        fresh = [deal for deal in match.deals if deal[1] not in seen]
        seen.update([deal[1] for deal in fresh])
        if fresh or not match.deals:
            yield match, fresh


class Sums:
    """The deals and matches of a choice; `names` are those of the game's facts, in the order of its rows.

    `points`, `won` and `accuracies` have a number for each deal in turn, `accuracies` only for those reviewed by the
    present rules of reviewing, since others would give the same play another accuracy.
    `won_matches` says for each match that is over whether it was won, `days` has the day of each deal.
    """

    def __init__(self, choice: "Choice", names: list[str]) -> None:
        rows: list[list[int]] = []
        self.days: list[int] = []
        self.won_matches: list[bool] = []
        for match, fresh in once(choice.matches):
            at = choice.index_in(match)
            played = [deal for deal in fresh if deal[3][at]]
            rows += [deal[3][at] for deal in played]
            self.days += [deal[2] for deal in played]
            if match.is_over:
                self.won_matches.append(match.ranks[at] == 1)
        self.deals = len(rows)
        self.points = [row[POINTS] for row in rows]
        self.won = [row[WON] for row in rows]
        self.accuracies = [
            row[ACCURACY] / 10 for row in rows if row[ACCURACY] != UNKNOWN and row[RULES] == REVIEW_RULES
        ]
        self._rows = rows
        self._names = names
        self._facts: dict[str, list[int]] | None = None

    @property
    def facts(self) -> "dict[str, list[int]]":
        """Returns a number for each deal by the name of a fact; computed on first use."""
        if self._facts is None:
            self._facts = {name: [row[FACTS + at] for row in self._rows] for at, name in enumerate(self._names)}
        return self._facts

    def counts(self, name: str) -> bool:
        """Returns whether a fact, or `DEALS`, was counted: a ledger of an older version lacks those that are new."""
        return name == DEALS or name in self.facts

    def sum(self, name: str) -> int:
        """Returns the sum of a fact, or for `DEALS` how many deals there are."""
        return self.deals if name == DEALS else sum(self.facts[name])

    def most(self, name: str) -> int:
        """Returns the highest value of a fact."""
        return max(self.facts[name])

    def mean(self, name: str, of: str) -> float | None:
        """Returns the sum of a fact divided by the sum of another, None if the latter is 0."""
        whole = self.sum(of)
        return self.sum(name) / whole if whole else None


def mean(values: "Sequence[float]") -> float:
    """Returns the mean of values, 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def longest_run(won: "Sequence[object]") -> int:
    """Returns the length of the longest run of true values."""
    best = run = 0
    for one in won:
        run = run + 1 if one else 0
        best = max(best, run)
    return best


class Stretch:
    """Deals in a row: the numbers of `first` and `last`, their `mean`, and the running mean at the last (`trend`)."""

    def __init__(self, values: "Sequence[float]", first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.mean = mean(values[first - 1 : last])
        self.trend = mean(values[max(0, last - WINDOW) : last])


def stretches(values: "Sequence[float]", most: int) -> list[Stretch]:
    """Returns values in at most `most` stretches of equal length, the last of which may be shorter."""
    size = max(1, -(-len(values) // most))
    return [Stretch(values, at + 1, min(at + size, len(values))) for at in range(0, len(values), size)]
