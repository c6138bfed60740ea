"""The exchange: who still has to choose a card, what is chosen, and what has changed hands.

It is all read from the moves before the first trick, where a card that a seat may not see is a move without cards.
"""

from collections.abc import Sequence

from engine.core.cards import Cards
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.trick import Play
from engine.games.haggis.team.rules.terms import SEATS, SWAPS, mate_of

__all__ = ["choosing", "gift_of", "given", "swapped", "swaps_of"]

type OpeningPlays = Sequence[Play]


def given(opening: OpeningPlays, seat: int) -> tuple[Cards, ...]:
    """Returns the cards that a seat has chosen so far, in order."""
    return tuple([move.cards for who, move in opening if who == seat and move.kind is Kind.EXCHANGE])


def swaps_of(opening: OpeningPlays, seat: int) -> tuple[tuple[Cards, Cards], ...]:
    """Returns the completed swaps of a seat, where both partners have chosen: the card given and the card got."""
    return tuple(zip(given(opening, seat), given(opening, mate_of(seat)), strict=False))


def swapped(opening: OpeningPlays, seat: int) -> int:
    """Returns the number of completed swaps of a seat."""
    return len(swaps_of(opening, seat))


def choosing(opening: OpeningPlays) -> tuple[int, ...]:
    """Returns the seats that have to choose a card now: nobody waits for the other pair."""
    chosen = [len(given(opening, seat)) for seat in range(SEATS)]
    return tuple(
        [seat for seat, count in enumerate(chosen) if count < SWAPS and count <= chosen[mate_of(seat)]]
    )  # HT-7, D-T04


def gift_of(opening: OpeningPlays, seat: int) -> Cards | None:
    """Returns the card that a seat has chosen and that is still waiting for the partner's; None if there is none."""
    chosen = given(opening, seat)
    return chosen[-1] if len(chosen) > swapped(opening, seat) else None
