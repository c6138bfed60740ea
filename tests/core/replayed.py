"""Matches to replay, and a check that one reloads to the same match."""

from engine.core.match import AnyGame, Match, Player
from engine.core.registry import UnknownGame
from engine.core.replay import load
from engine.core.rng import SplitMix64
from tests.core.toy import GAME as TOY
from tests.strategies import begin, played

__all__ = ["find", "finished", "same"]


def find(name: str) -> AnyGame:
    if name != "toy":
        raise UnknownGame(name)
    return TOY


def finished(seed: int, deals: int = 2, **wishes: str) -> Match:
    """Returns a match at the end of a deal, with a seat that changed hands on the way."""
    rng = SplitMix64(seed)
    match = played(begin(TOY, 2 + seed % 2, seed, target="500", **wishes), rng)
    after = Player("bot", "Sári", "club", "bold") if seed % 3 else Player("human", "Sára")
    for _ in range(deals - 1):
        match = played(match.next(), rng, 7).reseat(1, after)
        match = played(match, rng)
    return match


def same(match: Match, text: str) -> bool:
    loaded = load(text, find)
    return loaded.match == match and loaded.match.text == match.text and loaded.lost == ()
