"""What a look back marks in the hands that lie open: the cards of the next move, and those of a better one."""

from ..table.state.table_view import face_up, keys_of, likeliest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..messages import OpenSlot
    from ..table.state.table_view import TableView

NEXT, BETTER = "next", "better"


def marks_of(view: "TableView", mover: int, cards: list[str], better: list[str]) -> dict[str, list[str]]:
    """Returns the marks of the cards that a seat plays next, and of those of a `better` move, by the cards' keys."""
    marks: dict[str, list[str]] = {}
    slots = _hand(view, mover)
    for mark, names in ((NEXT, cards), (BETTER, better)):
        for key in keys_of(likeliest(slots, names), names):
            marks.setdefault(key, []).append(mark)
    return marks


def _hand(view: "TableView", seat: int) -> "list[OpenSlot]":
    """Returns the cards of a seat, as far as they can be seen."""
    if seat == view.viewer:
        return view.hand_slots()
    return [slot for zone in view.zones("fan", seat) for slot in face_up(zone["slots"]) if slot["face"] is not None]
