"""The aim of a deal that came by a link: whose points are to be beaten."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..messages import Aim, Player, SettledDeal


def sender_of(players: "Sequence[Player]") -> int | None:
    """Returns the seat of the only person at a table, None where there are several, or none."""
    persons = [seat for seat, player in enumerate(players) if player["kind"] == "human"]
    return persons[0] if len(persons) == 1 else None


def aim_of(deal: "SettledDeal", seat: int, *, low: bool) -> "Aim":
    """Returns the points to beat, as the meta of a match keeps them; `low` if fewer are better."""
    return {"deal": deal["deal"], "seat": seat, "points": deal["points"][seat], "low": low}
