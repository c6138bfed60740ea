"""The plan: how a game's facts are summed up, and its feats, from the file `figures.toml` in its folder."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..browser.dom import Dom

DEALS = "deals"  # what a fact is counted against, if not another fact


class Plan:
    """The facts of a game as [name, kind, of], and its feats; both empty while the game's file is not here.

    A fact is a share of `of` in percent, a mean per `of`, or the most in any deal.
    """

    def __init__(self, dom: "Dom", game: str) -> None:
        text = dom.read(f"figures/{game}.json")
        plan: dict[str, list[str]] = json.loads(text) if text else {"facts": [], "feats": []}
        self.facts = [(line + " " + DEALS).split(" ")[:3] for line in plan["facts"]]
        self.feats = [Feat(line) for line in plan["feats"]]


class Feat:
    """Something worth doing in a deal, from a line such as `tidy: first >= 1, plays <= 8`."""

    def __init__(self, line: str) -> None:
        self.name, _, wants = line.partition(": ")
        self._wants = [want.split(" ") for want in wants.split(", ")]

    def is_done(self, counts: "Mapping[str, int]") -> bool:
        """Returns whether the counts of a deal, by name, achieve the feat."""
        return self.first({name: (counts[name],) for name in counts}) == 0

    def first(self, columns: "Mapping[str, Sequence[int]]") -> int | None:
        """Returns the number, from 0, of the first deal in which it was done; `columns` are the facts by name."""
        wants = [(columns.get(fact, ()), sign == ">=", int(limit)) for fact, sign, limit in self._wants]
        for column, is_least, limit in wants:
            if not column or (max(column) < limit if is_least else min(column) > limit):
                return None
        for at in range(len(wants[0][0])):
            if all((column[at] >= limit) is is_least or column[at] == limit for column, is_least, limit in wants):
                return at
        return None
