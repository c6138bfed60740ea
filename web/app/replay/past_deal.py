"""A finished deal as it is looked back at: its moments, and where its tricks or turns ended."""

from ..engine_words import CAPTURE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..messages import LogEntry, Table


class PastDeal:
    """The moments of a deal: one for each ply from 0 on, and after the last of them the settlement.

    It is made from the table at the deal's end; `log` is everything that happened in it.
    """

    def __init__(self, table: "Table") -> None:
        self.number = table["deal"]
        self.plies = table["ply"]
        self.log = table["log"]
        self._ends = _ends(self.log)

    @property
    def last(self) -> int:
        """Returns the last moment, the settlement."""
        return self.plies + 1

    def at(self, moment: int) -> int:
        """Returns the nearest moment that there is."""
        return max(0, min(moment, self.last))

    def ends_trick(self, ply: int) -> bool:
        """Returns whether the move that led to a ply ended a trick, so that this lies there complete."""
        return any(entry["ply"] == ply and entry.get("kind") == CAPTURE for entry in self.log)

    def next_end(self, moment: int) -> int:
        """Returns the next moment at which a trick, or a turn, is over."""
        return next((ply for ply in self._ends if ply > moment), self.last)

    def previous_end(self, moment: int) -> int:
        """Returns the moment before at which a trick, or a turn, was over."""
        return next((ply for ply in reversed(self._ends) if ply < moment), 0)

    def happened(self, ply: int) -> "list[LogEntry]":
        """Returns what the move that led to a ply made happen; of ply 0 what went before the first move."""
        return [entry for entry in self.log if entry["ply"] == ply]


def _ends(log: "list[LogEntry]") -> list[int]:
    """Returns the plies at which tricks were over; in a game without tricks, those at which turns were."""
    tricks = [entry["ply"] for entry in log if entry.get("kind") == CAPTURE]
    if tricks:
        return tricks
    moves = [entry for entry in log if entry["ply"] > 0 and entry["seat"] is not None]
    return [moves[at - 1]["ply"] for at in range(1, len(moves)) if moves[at]["seat"] != moves[at - 1]["seat"]]
