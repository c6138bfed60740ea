"""What Haggis adds to the search: fast deals, the policy in a hurry, and the moves worth a look."""

import pytest

from engine.bots.levels import ADVISER
from engine.bots.search import SearchBot
from engine.core.rng import SplitMix64
from engine.core.search import Searching
from engine.games.haggis.bot.fast.deal import Values
from engine.games.haggis.bot.fast.game import FastHaggis, HaggisPlayer
from engine.games.haggis.bot.policy import choose
from engine.games.haggis.bot.search import SEARCH, prospects
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.notation import write
from engine.games.haggis.rules.state import State
from tests.games.haggis.fast import check_positions
from tests.games.haggis.positions import GAME, play, position
from tests.games.haggis.test_bots import POOR, STRONG, decisions
from tests.strategies import samples

TABLES: dict[int, tuple[dict[str, str], ...]] = {
    2: ({}, {"cardPoints": "everyCard1"}, {"bets": "off"}),
    3: ({}, {"bombRule3p": "tournament"}, {"firstOutBonus": "0", "cardPoints": "everyCard1"}),
}


def begin(state: State) -> FastHaggis:
    """Returns a fast deal that continues from a state."""
    return FastHaggis(state, Values(state.terms))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_in_a_hurry_keeps_the_rules(seats: int) -> None:
    check_positions(GAME, seats, TABLES[seats], begin, 100 * samples(20))


@pytest.mark.parametrize(("seats", "least"), [(2, 0.9), (3, 0.9)])
def test_the_policy_in_a_hurry_mostly_makes_the_same_moves(seats: int, least: float) -> None:
    same = count = 0
    for state, seat in decisions(seats, samples(12)):
        legal = tuple(move for move in state.legal(seat) if move.kind is not Kind.BET)
        if len(legal) == 1 or legal[0].kind is Kind.GIVE:
            continue
        _, move = HaggisPlayer(state.terms).choice(begin(state))
        assert move in legal
        count += 1
        same += move[:4] == choose(state.information(seat), legal)[0][:4]
    assert count > 100
    assert same > least * count


def test_the_policy_in_a_hurry_gives_bombed_tricks_away_as_the_policy_does() -> None:
    given = 0
    for state, seat in decisions(3, samples(40)):
        legal = state.legal(seat)
        if legal[0].kind is Kind.GIVE:
            given += 1
            assert HaggisPlayer(state.terms).other(begin(state)) == choose(state.information(seat), legal)[0]
    assert given


def test_the_policy_in_a_hurry_bets_as_the_policy_does() -> None:
    for state, bet in ((position(STRONG, POOR), 30), (position(POOR, STRONG), None)):
        deal = begin(state)
        HaggisPlayer(state.terms).move(deal)
        assert deal.bets == [bet, None]


@pytest.mark.parametrize("seats", [2, 3])
def test_prospects_are_legal_differ_and_hold_what_the_policy_would_play(seats: int) -> None:
    for state, seat in decisions(seats, samples(6)):
        legal = tuple(move for move in state.legal(seat) if move.kind is not Kind.BET)
        found = [prospect.move for prospect in prospects(state.information(seat), legal)]
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal)
        assert choose(state.information(seat), legal)[0] in found


def test_before_the_first_card_the_bets_are_looked_at_alone_or_a_pass() -> None:
    def looked_at(state: State) -> list[str]:
        seat = state.turn
        return [write(HAGGIS, move) for move, _ in SEARCH.prospects(state.information(seat), state.legal(seat))]

    leading = position(STRONG, POOR)
    assert looked_at(leading) == ["bet 0", "bet 30"]
    assert looked_at(play(leading, "0:2r 3r 4r")) == ["bet 0", "pass", "bet 30"]
    # An unbeatable play leaves nothing to decide: there will be a better moment to bet.
    assert looked_at(play(leading, "0:3r 5r 7r 9r")) == ["pass"]


def test_a_search_bets_on_a_strong_hand_and_not_on_a_poor_one() -> None:
    for state, bet in ((position(STRONG, POOR), "bet 30"), (position(POOR, STRONG), "bet 0")):
        info, legal = state.information(0), state.legal(0)
        *_, thought = SearchBot(Searching(8)).think(GAME, info, legal, SplitMix64(1))
        assert write(HAGGIS, thought.move) == bet


@pytest.mark.parametrize(("mine", "theirs"), [(STRONG, POOR), (POOR, STRONG)])
def test_who_gives_hints_weighs_the_bet_between_too_and_plays_the_same(mine: str, theirs: str) -> None:
    state = position(mine, theirs)
    info, legal = state.information(0), state.legal(0)
    *_, told = ADVISER.think(GAME, info, legal, SplitMix64(1))
    *_, played = SearchBot().think(GAME, info, legal, SplitMix64(1))
    assert told.move == played.move
    assert GAME.write(told.candidates[1].move) == "bet 15", "the next best, which the expert need not know"
    values = [candidate.value for candidate in told.candidates]
    assert values == sorted(values, reverse=True)
    assert len(values) == 3
