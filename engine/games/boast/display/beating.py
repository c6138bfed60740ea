"""Beating: which cards beat a given card while the tower stays as it is."""

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import COLOUR_LETTERS, COLOUR_OF, ESCAPE, rank_of, top_rank
from engine.games.boast.rules.tower import TOWERS

__all__ = ["about"]


def about(info: InformationState, selected: Cards) -> Text | None:
    """Returns which cards beat the selected number card (BN-7); None for several cards, an escape or a chip."""
    card = selected.bit_length() - 1
    if info.over or selected.bit_count() != 1 or card >= ESCAPE:
        return None
    colour = COLOUR_OF[card]
    tower = TOWERS[info.tower]
    above = "".join(COLOUR_LETTERS[other] for other in tower[: tower.index(colour)])
    higher = "no" if rank_of(card) == top_rank(info.terms.seats) else "yes"
    return Text.of("about/boast-card", colour=COLOUR_LETTERS[colour], higher=higher, over=above or "none")
