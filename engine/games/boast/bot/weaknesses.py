"""What the weaker levels forget, and which tricks and cards they cannot let go."""

from dataclasses import dataclass, fields

from engine.core.cards import Card
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import ESCAPE
from engine.games.boast.rules.tower import STRENGTH
from engine.games.boast.rules.trick import best_of

__all__ = ["WEAKNESSES", "forgets", "keeps_escapes", "leads_high", "remembers_a_trick", "takes_when_last"]


@dataclass(frozen=True, slots=True)
class _Forgetful(InformationState):
    """What is known to a player who has forgotten all but the last `kept` tricks."""

    kept: int = 0

    def all_tricks(self) -> list[tuple[int, tuple[Card, ...]]]:
        """Returns the leader and the cards of each remembered trick, the running one last."""
        return InformationState.all_tricks(self)[max(0, len(self.tricks) - self.kept) :]


def _remembering(info: InformationState, tricks: int) -> InformationState:
    known = {field.name: getattr(info, field.name) for field in fields(InformationState)}
    return _Forgetful(**known, kept=tricks)


def forgets(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Forgets every trick that is over: which cards are gone, and who has run out of a colour."""
    return _remembering(info, 0), legal


def remembers_a_trick(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Remembers only the last finished trick."""
    return _remembering(info, 1), legal


def _taking(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the cards that hold the trick so far, if tricks are still wanted."""
    if info.taken[info.seat or 0] >= info.terms.wanted:
        return ()
    return tuple(move for move in legal if best_of((*info.trick, move.card), info.tower) == len(info.trick))


def takes_when_last(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Takes every certain trick until they have enough, and thinks of taking none when it is too late."""
    last = len(info.trick) == info.terms.seats - 1
    return info, (_taking(info, legal) if last else ()) or legal


def leads_high(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Leads the highest card until there are enough tricks."""
    taking = () if info.trick else _taking(info, legal)
    strength = STRENGTH[info.tower]
    return info, (max(taking, key=lambda move: (strength[move.card], move)),) if taking else legal


def keeps_escapes(info: InformationState, legal: tuple[Move, ...]) -> tuple[InformationState, tuple[Move, ...]]:
    """Keeps escapes while there is anything else to play."""
    return info, tuple(move for move in legal if move.card != ESCAPE) or legal


WEAKNESSES = {
    "novice": (forgets, takes_when_last, leads_high, keeps_escapes),
    "casual": (remembers_a_trick, takes_when_last),
}
