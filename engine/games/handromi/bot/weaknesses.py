"""What the weaker levels forget, fail to plan for, and give away."""

from engine.games.handromi.rules.information import InformationState
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import copies, penalty
from engine.games.handromi.rules.partition import most_points

__all__ = [
    "WEAKNESSES",
    "forgets",
    "lays_at_once",
    "leaves_the_pile",
    "overlooks_layoffs",
    "remembers_a_few",
    "throws_high",
]

_REMEMBERED = 4  # discards that a casual player remembers
_FEW = 5  # a novice with at most this many cards in hand looks at the combinations on the table


def _remembering(info: InformationState, discards: int) -> InformationState:
    """Returns what a player knows who has forgotten older discards, and who took what."""
    return info._replace(pile=info.pile[-discards:], shown=(0,) * len(info.shown))


def forgets(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Forgets every discard but the one on top, and who took which."""
    return _remembering(info, 1), legal


def remembers_a_few(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Remembers the last few discards, and nobody's cards."""
    return _remembering(info, _REMEMBERED), legal


def leaves_the_pile(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Draws from the stock, whatever is on top of the discards, until they have opened."""
    if info.has_opened:
        return info, legal
    return info, tuple(move for move in legal if move.kind is not Kind.TAKE) or legal


def overlooks_layoffs(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Notices what can be laid off only with few cards in hand."""
    if info.hand.bit_count() <= _FEW:
        return info, legal
    return info, tuple(move for move in legal if move.kind is not Kind.LAYOFF) or legal


def lays_at_once(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Lays whatever can be laid: never holds a hand back to go out in one turn."""
    laying = tuple(move for move in legal if move.kind in {Kind.MELD, Kind.LAYOFF})
    return info, laying or legal


def throws_high(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Discards the highest card that is in no combination, whoever may be waiting for it."""
    loose = copies(most_points(info.hand, low=info.terms.low).left)
    thrown = [move for move in legal if move.kind is Kind.DISCARD and move.cards & loose]
    if not thrown or any(move.kind is not Kind.DISCARD for move in legal):
        return info, legal
    return info, (max(thrown, key=lambda move: (penalty(move.cards), move)),)


WEAKNESSES = {
    "novice": (forgets, leaves_the_pile, overlooks_layoffs, lays_at_once, throws_high),
    "casual": (remembers_a_few, throws_high),
}
