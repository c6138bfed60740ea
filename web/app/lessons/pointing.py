"""What a lesson points at: turns the words of its steps into selectors of what the table draws."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..messages import OpenSlot

# Words without an argument.
_PARTS = {
    "hand": "#t-hand",
    "trick": "#t-centre :is(.play-top .card, .turns)",
    "tower": ".tower",
    "own": ".own .chip:not(.chip ~ .chip)",
    "bets": ".bets",
    "score": "#top .score",
    "melds": ".melds",
    "sort": '[data-key="melds"]',
}


def selectors(hand: "Sequence[OpenSlot]", wanted: "Sequence[str]") -> list[str]:
    """Returns the CSS selectors of what a step points at, for a card that of its frame; `hand` is in the order shown.

    As well as parts of the table, `wanted` may name `card 7r` (in the learner's hand), `move pass` (the button that
    makes the move), `seat 1`, `open 1` (the open cards there), `pile stock`, `meld 1` (all that the seat has
    laid) and `meld 1 2` (its second).
    """
    cards = [f'.hand .place:has(> [data-key="{key}"]:not(.selected))::after' for key in _cards(hand, wanted)]
    found = []
    for wish in wanted:
        kind, _, name = wish.partition(" ")
        if kind == "card":
            continue
        if kind == "move":
            found.append(f'#t-bar [data-move="{name}"]')
        elif kind == "seat":
            found.append(f'[data-key="seat:{name}"]')
        elif kind == "open":
            found.append(f'[data-key="seat:{name}"] .seat-open')
        elif kind == "pile":
            found.append(f':is([data-key="zone:{name}"], [data-key="{name}"])')
        elif kind == "meld":
            seat, _, at = name.partition(" ")
            one = f" .meld-item:nth-child({at}) > .meld" if at else ""
            found.append(f'[data-key="melds:{seat}"]{one}')
        else:
            found.append(_PARTS[kind])
    return cards + [one + ":not(:focus-visible)" for one in found]


def _cards(hand: "Sequence[OpenSlot]", wanted: "Sequence[str]") -> list[str]:
    """Returns the keys of the cards that a step points at; of two with one name, the one nearest the others."""
    places = []
    for wish in wanted:
        kind, _, name = wish.partition(" ")
        if kind == "card":
            places.append([at for at, slot in enumerate(hand) if slot["face"] == name])
    sure = [found[0] for found in places if len(found) == 1]

    def away(at: int) -> int:
        return sum([abs(at - other) for other in sure])

    return [hand[min(found, key=away)]["key"] for found in places if found]
