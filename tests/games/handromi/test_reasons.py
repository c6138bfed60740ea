"""The reasons for moves, held against the rules: what a reason says is true where it is said."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from engine.core.cards import bits
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.games.handromi.rules.moves import TAKE, Kind, Move
from engine.games.handromi.rules.pack import deck
from engine.games.handromi.rules.terms import OPENING
from tests.games.handromi.oracle import is_meld
from tests.games.handromi.positions import GAME
from tests.strategies import begin, samples

FREE = {"openedTake": "free", "freeFirstDiscard": "on"}


def turn(match: Match, seat: int) -> Match:
    """Returns the match after the rest of a seat's turn, as the policy plays it."""
    while match.outcome is None and match.state.must == (seat,):
        move, _ = GAME.policy(match.state.information(seat), match.legal(seat))
        match = match.play(seat, GAME.write(move))
    return match


def lays_the_top(match: Match, seat: int) -> bool:
    """Returns whether the discard on top goes to the table in the turn in which it is taken."""
    (top,) = (deck().names[card] for card in bits(match.state.information(seat).top))
    rest = turn(match.play(seat, GAME.write(TAKE)), seat).moves[match.plies :]
    return any(top in text.split() for _, text in rest if text.startswith(("meld", "layoff")))


def combines_the_top(match: Match, seat: int) -> bool:
    """Returns whether the discard on top makes a combination with two cards of the hand."""
    info = match.state.information(seat)
    (top,) = (deck().names[card] for card in bits(info.top))
    hand = [deck().names[card] for card in bits(info.hand)]
    return any(is_meld((top, *two)) for two in combinations(hand, 2))


def checks(match: Match, seat: int, move: Move) -> dict[str, Callable[[], bool]]:
    """Returns for each reason whether it is true of a move by the rules, as far as they can tell."""
    info, legal = match.state.information(seat), match.legal(seat)
    after = match.play(seat, GAME.write(move))
    return {
        "swap": lambda: move.kind is Kind.SWAP,
        "claim": lambda: move.kind is Kind.CLAIM,
        "stock": lambda: TAKE not in legal,
        "draw": lambda: TAKE in legal and not lays_the_top(match, seat),
        "fits": lambda: not info.has_opened and info.turns == 1 and combines_the_top(match, seat),
        "take": lambda: lays_the_top(match, seat),
        "out": lambda: turn(after, seat).outcome is not None,
        "open": lambda: not info.has_opened and turn(after, seat).state.information(seat).has_opened,
        "hand": lambda: not info.has_opened and not info.table,
        "lay": lambda: (info.has_opened or info.turn.points >= OPENING) and move.kind is Kind.MELD,
        "layoff": lambda: move.kind is Kind.LAYOFF,
        "least": lambda: move.kind is Kind.DISCARD,
        "spoils-least": lambda: move.kind is Kind.DISCARD,
        "useless": lambda: move.kind is Kind.DISCARD,
    }


@pytest.mark.parametrize("wishes", [{}, FREE], ids=["must lay", "free"])
@pytest.mark.parametrize("seats", [2, 4])
def test_reasons_are_true_by_the_rules(seats: int, wishes: dict[str, str]) -> None:
    said: Counter[str] = Counter()
    for seed in range(samples(12)):
        match = begin(GAME, seats, f"reasons/{seed}", **wishes)
        rng = SplitMix64(seed)
        while match.outcome is None and match.plies < 250:
            (seat,) = match.state.must
            legal = match.legal(seat)
            move, reasons = GAME.policy(match.state.information(seat), legal)
            for reason in (text.code.removeprefix("why/handromi-") for text in reasons):
                said[reason] += 1
                assert checks(match, seat, move)[reason](), (GAME.write(move), reason, match.text)
            match = match.play(seat, GAME.write(move if rng.below(12) else rng.choice(legal)))
    assert {"stock", "take", "open", "out", "least"} <= set(said), said
    assert ({"draw", "fits"} <= set(said)) == bool(wishes), said
