"""What a lesson points at: words of its steps as selectors of what the table draws."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..table.state.table_view import TableView

# Words that stand by themselves.
_PARTS = {
    "hand": ".hand",
    "trick": "#t-centre :is(.play-top .card, .turns)",
    "tower": ".tower",
    "own": ".own",
    "bets": ".bets",
    "score": "#top .score",
    "melds": ".melds",
    "sort": '[data-key="melds"]',
}


def selectors(view: "TableView", wanted: "Sequence[str]") -> list[str]:
    """Returns the CSS selectors of what a step points at.

    Besides the parts of the table there are `card 7r` (in the learner's hand), `move pass` (the button that makes the
    move), `seat 1`, `open 1` (the open cards there), `pile stock` and `meld 0` (by the number of the seat).
    """
    found = []
    keys = [(slot["face"], slot["key"]) for slot in view.hand_slots()]
    for wish in wanted:
        kind, _, name = wish.partition(" ")
        if kind == "card":
            key = next((key for face, key in keys if face == name), None)
            if key is not None:
                keys.remove((name, key))
                found.append(f'.hand [data-key="{key}"]')
        elif kind == "move":
            found.append(f'#t-bar [data-move="{name}"]')
        elif kind == "seat":
            found.append(f'[data-key="seat:{name}"]')
        elif kind == "open":
            found.append(f'[data-key="seat:{name}"] .seat-open')
        elif kind == "pile":
            found.append(f'[data-key="zone:{name}"], [data-key="{name}"]')
        elif kind == "meld":
            found.append(f'[data-key="melds:{name}"]')
        else:
            found.append(_PARTS[kind])
    return found
