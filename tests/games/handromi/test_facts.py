"""The facts counted in a deal of Handrömi, checked against the settlement and the moves."""

import pytest

from engine.core.match import Match, create
from engine.core.registry import game
from engine.core.tally import tally
from tests.e2e.matches import bot_move
from tests.strategies import PEOPLE, samples

HANDROMI = game("handromi")
OUT = {"score/handromi-out", "score/handromi-stabbed-hand", "score/handromi-layoff-hand", "score/handromi-clean-hand"}


def deal(seats: int, seed: int) -> Match:
    """Returns a deal played by bots, because nobody opens in random play."""
    match = create(HANDROMI, PEOPLE[:seats], {}, f"facts/{seed}")
    while match.outcome is None:
        match = match.play(*bot_move(match))
    return match


@pytest.mark.parametrize("seats", HANDROMI.seats)
def test_counts_agree_with_the_settlement_and_with_the_moves(seats: int) -> None:
    for seed in range(samples(6)):
        match = deal(seats, seed)
        assert match.outcome is not None
        for seat, counts in enumerate(tally(match)):
            assert counts is not None
            codes = {row.text.code for row in match.outcome.rows[seat]}
            kinds = [HANDROMI.about(HANDROMI.read(text))["kind"] for who, text in match.moves if who == seat]
            assert counts["out"] == bool(codes & OUT)
            assert counts["hand"] == bool(codes & (OUT - {"score/handromi-out"}))
            assert bool(counts["laid"]) == ("meld" in kinds)
            assert ("score/handromi-nothing-laid" in codes) == (not counts["laid"] and not counts["out"])
            for name, kind in (("melds", "meld"), ("layoffs", "layoff"), ("takes", "take"), ("claims", "claim")):
                assert counts[name] == kinds.count(kind)
            if counts["laid"] and not counts["hand"]:  # HR-15: going out from hand needs no 51
                assert counts["worth"] >= 51
            assert bool(counts["worth"]) == bool(counts["laid"])
            left = [row.points for row in match.outcome.rows[seat] if row.text.code == "score/handromi-left"]
            assert left in ([], [counts["left"]])
            if "meld" in kinds:
                assert counts["opened"] == kinds[: kinds.index("meld")].count("discard") + 1


def test_who_sits_out_counts_nothing() -> None:
    match = create(HANDROMI, PEOPLE[:3], {"deals": "1", "tie": "extraDeal"}, "facts")
    setup = type(match.setup)(3, match.options, 0, 1, (0, 0, 9), 2, "0 1")
    extra = HANDROMI.deal(setup, match.deck.order(match.names))
    assert [facts is None for facts in HANDROMI.facts(extra)] == [False, False, True]
