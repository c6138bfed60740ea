"""Bets beside the scores: what each seat stands to win, and whether it still can."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import registry
from engine.core.look import look
from engine.core.match import Match
from engine.core.rng import SplitMix64
from tests.strategies import acting, begin, random_move

MADE = ("score/bet-made", "score/bet-made-by")
TABLES = [("haggis", 2), ("haggis", 3), ("team", 4)]


def betting(name: str, seats: int, seed: int) -> Iterator[Match]:
    """Yields the positions of a random deal with many bets."""
    rng = SplitMix64(seed)
    match = begin(registry.game(name), seats, seed)
    while match.outcome is None:
        seat, text = random_move(match, rng)
        bets = [
            (who, match.game.write(move))
            for who in acting(match)
            for move in match.legal(who)
            if _is_bet(match, move)
        ]
        seat, text = rng.choice(bets) if bets and rng.below(4) == 0 else (seat, text)
        match = match.play(seat, text)
        yield match


def _is_bet(match: Match, move: Any) -> bool:
    about = match.game.about(move)
    return bool(about["kind"] == "bet" and about["value"] > 0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bet_that_is_not_lost_when_the_deal_ends_is_paid_and_no_other(name: str, seats: int) -> None:
    # H23-26, HT-17: the one bet of a seat, or of its side, against the rows of the settlement.
    paid = lost = 0
    for seed in range(12):
        *_, over = betting(name, seats, seed)
        table = look(over, 0)
        assert table.summary is not None
        made = sum(
            row.points
            for part in table.summary.parts
            for row in part.rows
            if row.text.code in MADE and row.points == dict(row.text.args).get("value", row.points)
        )
        standing = [seat.bet for seat in table.seats if seat.bet and not seat.bet_lost]
        assert made == sum(standing)
        paid += len(standing)
        lost += sum(seat.bet_lost for seat in table.seats)
    assert paid
    assert lost


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bet_is_lost_with_the_first_player_out_and_not_before(name: str, seats: int) -> None:
    for seed in range(4):
        for match in betting(name, seats, seed):
            table = look(match, None)
            first = [seat.seat for seat in table.seats if seat.out == 1]
            for seat in table.seats:
                assert seat.bet_lost == (seat.bet > 0 and first not in ([], [seat.seat]))
