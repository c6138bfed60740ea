"""The facts counted in a hand of Haggis and a round of Haggis Team, checked against the settlement and the log."""

import pytest

from engine.core.look import look
from engine.core.match import Match
from engine.core.registry import game
from engine.core.rng import SplitMix64
from engine.core.state import Outcome
from engine.core.tally import tally
from tests.strategies import begin, played, samples

TABLES = [("haggis", 2), ("haggis", 3), ("team", 4)]


def deals(name: str, seats: int) -> list[Match]:
    return [played(begin(game(name), seats, seed), SplitMix64(seed)) for seed in range(samples(20))]


def row(outcome: Outcome, seat: int, *codes: str) -> int:
    """Returns a seat's points in rows with these codes."""
    return sum(row.points for row in outcome.rows[seat] if row.text.code in codes)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_counts_agree_with_the_settlement(name: str, seats: int) -> None:
    bets = 0
    for match in deals(name, seats):
        outcome = match.outcome
        assert outcome is not None
        found = [counts for counts in tally(match) if counts is not None]
        assert [counts["first"] for counts in found].index(1) == outcome.finishers[0]
        assert sum(counts["first"] for counts in found) == 1
        for seat, counts in enumerate(found):
            assert counts["captured"] == row(outcome, seat, "score/captured", "score/captured-cards")
            assert counts["kept"] <= counts["bets"]
            assert bool(counts["staked"]) == bool(counts["bets"])
            if name == "haggis":
                made = [one for one in outcome.rows[seat] if one.text.code == "score/bet-made"]
                own = row(outcome, seat, "score/bet-made") - sum(
                    one.points for one in made if dict(one.text.args).get("seat", seat) != seat
                )
                assert counts["kept"] * counts["staked"] == own
            else:
                own = sum(
                    one.points
                    for one in outcome.rows[seat]
                    if one.text.code == "score/bet-made-by" and dict(one.text.args)["seat"] == seat
                )
                assert counts["kept"] * counts["staked"] == own
            bets += counts["bets"]
            assert (counts["caught"] > 0) == (counts["left"] == 0)
    assert bets


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_counts_agree_with_what_was_told(name: str, seats: int) -> None:
    given = 0
    for match in deals(name, seats):
        log = look(match, None).log
        found = [counts for counts in tally(match) if counts is not None]
        for seat, counts in enumerate(found):
            plays = [entry for entry in log if entry.kind == "play" and entry.seat == seat]
            assert counts["plays"] == len(plays)
            sizes = [len(entry.cards) if isinstance(entry.cards, tuple) else 0 for entry in plays]
            assert counts["longest"] == max(sizes, default=0)
            assert counts["bombs"] == sum("bomb" in entry.text.code for entry in plays)
        captures = [entry for entry in log if entry.kind == "capture"]
        assert sum(counts["tricks"] for counts in found) == len(captures)
        given += sum(counts["given"] for counts in found)
        assert all(counts["cheap"] <= counts["bombed"] <= counts["bombs"] for counts in found)
    assert given
