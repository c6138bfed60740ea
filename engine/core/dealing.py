"""Dealing: the deck of a deal, planned or made from a seed, and the state in which it begins."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Setup, State

__all__ = ["BadDeck", "Names", "dealt", "deck_for", "deck_from"]

type Names = tuple[str, ...]


class BadDeck(ValueError):
    """Raised for a deck that is not a permutation of the game's cards."""


def dealt(game: Game[Any, Any], setup: Setup, names: Names) -> State[Any, Any]:
    """Returns the state in which a deal with this deck begins; raises BadDeck."""
    try:
        return game.deal(setup, game.deck(setup.seats, setup.options).order(names))
    except ValueError as error:
        raise BadDeck(f"deck of deal {setup.deal}: {error}") from None


def deck_for(game: Game[Any, Any], seed: str, setup: Setup, planned: Mapping[int, Names]) -> Names:
    """Returns the deck of a deal: the one planned for it, or else the seed's; raises BadDeck without either."""
    if setup.deal in planned:
        return planned[setup.deal]
    if not seed:
        raise BadDeck(f"there is no deck for deal {setup.deal}, and no seed to shuffle one from")
    return deck_from(game, seed, setup)


def deck_from(game: Game[Any, Any], seed: str, setup: Setup) -> Names:
    """Returns the deck that a seed gives for a deal."""
    names = game.deck(setup.seats, setup.options).names
    return tuple([names[card] for card in game.shuffled(setup, SplitMix64(seed_of(f"{seed}/{setup.deal}")))])
