"""Whose result is to be beaten: the seats of a deal that is over, with the points that they made."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..messages import Aim, Player, SettledDeal


def sender_of(players: "Sequence[Player]") -> int | None:
    """Returns the seat of the only person at a table, None where there are several, or none."""
    persons = [seat for seat, player in enumerate(players) if player["kind"] == "human"]
    return persons[0] if len(persons) == 1 else None


def aim_of(deal: "SettledDeal", seat: int, *, low: bool) -> "Aim":
    """Returns what the meta of a match keeps of the points to beat; `low` says that fewer are better."""
    return {"deal": deal["deal"], "seat": seat, "points": deal["points"][seat], "low": low}
