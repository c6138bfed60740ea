"""A finished deal in a look back: its moments, and where its tricks or turns ended."""

from ..saves.save import crc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..messages import PastMove


class PastDeal:
    """The moments of a deal: one for each ply from 0 on, and after the last of them the settlement.

    It is made from its number, its moves in their order, the plies at which tricks were taken and the one at which
    the first of them was led; `sign` is a fingerprint of the moves.
    """

    def __init__(self, number: int, moves: "list[PastMove]", tricks: list[int], led: int = 0) -> None:
        movers = [move["seat"] for move in moves]
        self.number = number
        self.plies = len(moves)
        self.sign = crc("\n".join([f"{move['seat']}:{move['text']}" for move in moves]))
        self._moves = moves
        self._movers = movers
        turns = [ply for ply in range(1, len(movers)) if movers[ply] != movers[ply - 1]]
        self._ends = tricks or turns
        self.has_tricks = bool(tricks)
        self._led = led

    @property
    def last(self) -> int:
        """Returns the last moment, the settlement."""
        return self.plies + 1

    def at(self, moment: int) -> int:
        """Returns the moment of this deal that is nearest to a number."""
        return max(0, min(moment, self.last))

    def next_end(self, moment: int) -> int:
        """Returns the next moment at which a trick, or in a game without tricks a turn, is over."""
        return next((ply for ply in self._ends if ply > moment), self.last)

    def previous_end(self, moment: int) -> int:
        """Returns the previous moment at which a trick, or a turn, was over."""
        return next((ply for ply in reversed(self._ends) if ply < moment), 0)

    def mover(self, ply: int) -> int:
        """Returns the seat that made the move at a ply."""
        return self._movers[ply]

    def cards(self, ply: int) -> list[str]:
        """Returns the cards of the move at a ply."""
        return self._moves[ply]["cards"]

    def place(self, ply: int) -> "tuple[int, int, int]":
        """Returns where players find a move: in which trick, which of its seat's moves it is there, and of how many.

        The trick is 0 before the first is led. In a game without tricks it is a turn, counted for each seat.
        """
        seat, part = self._movers[ply], self._part(ply)
        there = [other for other in self.decisions(seat) if self._part(other) == part]
        turns = [end for end in [0] + self._ends if end <= ply and self._movers[end] == seat]
        return part if self.has_tricks else len(turns), there.index(ply) + 1, len(there)

    def _part(self, ply: int) -> int:
        """Returns the number of a move's trick, 0 before the first; or of its turn, of all those in the deal."""
        return 0 if ply < self._led else 1 + len([end for end in self._ends if end <= ply])

    def decisions(self, seat: int) -> list[int]:
        """Returns the plies at which a seat made a move."""
        return [ply for ply in range(self.plies) if self._movers[ply] == seat]
