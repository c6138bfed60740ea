"""The protocol: what a state, an outcome, a setup and a deck guarantee, at every ply of random games."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from engine.bots.bot import WAIT, PolicyBot, Thought
from engine.core.cards import bits
from engine.core.match import AnyGame, all_options, create
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.state import Chance, MatchEnd, Outcome, Setup
from engine.core.table import BET_ACTION, Text
from tests.conformance.tables import each_table, random_matches, random_positions, random_wishes
from tests.strategies import PEOPLE, acting, lighter, played


def settled(state: Any, rng: SplitMix64) -> Any:
    """Returns the state after the shuffles that are due."""
    while (due := state.chance) is not None:
        assert isinstance(due, Chance)
        assert due.cards
        assert (state.must, state.may, state.outcome) == ((), (), None)
        cards = list(bits(due.cards))
        rng.shuffle(cards)
        state = state.shuffle(tuple(cards))
    return state


def check_seats(state: Any, seats: int) -> None:
    must, may = state.must, state.may
    assert list(must) == sorted(set(must))
    assert list(may) == sorted(set(may))
    assert not set(must) & set(may)
    assert set(must) | set(may) <= set(range(seats))
    assert bool(must) == (state.outcome is None)
    assert must or not may


def check_legal(game: AnyGame, state: Any, seat: int, deck: Any) -> None:
    legal = state.legal(seat)
    assert isinstance(legal, tuple)
    assert bool(legal) == (seat in state.must or seat in state.may)
    assert list(legal) == sorted(legal)
    assert len(set(legal)) == len(legal)
    assert legal == state.legal(seat)
    for move in legal:
        assert deck.canonical(move.cards) == move.cards
        about = game.about(move)
        assert sorted(about["cards"]) == sorted(deck.list(move.cards))
        assert isinstance(about["kind"], str)


def check_frozen(value: Any) -> None:
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        value.turn = 5
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        value.surely_no_field_of_this_name = 5


@each_table
def test_every_state_of_a_deal_keeps_the_promises(game: AnyGame, seats: int) -> None:
    for match, rng in random_matches(game, seats, 6, "protocol"):
        setup = match.setup
        deck = game.deck(seats, match.options)
        state = settled(game.deal(setup, deck.order(match.names)), rng)
        plies = 0
        while state.outcome is None:
            check_seats(state, seats)
            before = hash(state)
            for seat in range(seats):
                check_legal(game, state, seat, deck)
            check_frozen(state)
            seat = rng.choice((*state.must, *state.must, *state.must, *state.may))
            move = rng.choice(state.legal(seat))
            after = state.play(seat, move)
            assert after == state.play(seat, move)
            assert hash(after) == hash(state.play(seat, move))
            assert after != state
            assert hash(state) == before
            state = settled(after, rng)
            plies += 1
            assert plies <= game.max_plies
        check_seats(state, seats)
        assert all(state.legal(seat) == () for seat in range(seats))
        check_outcome(state.outcome, seats)


def check_outcome(outcome: Outcome, seats: int) -> None:
    assert isinstance(outcome.reason, Text)
    assert len(outcome.points) == len(outcome.rows) == seats
    for points, rows in zip(outcome.points, outcome.rows, strict=True):
        assert points == sum(row.points for row in rows)
        assert all(isinstance(row.text, Text) for row in rows)
    assert len(set(outcome.finishers)) == len(outcome.finishers)
    assert set(outcome.finishers) <= set(range(seats))


def check_setup(game: AnyGame, setup: Setup, seats: int) -> None:
    assert setup.seats == seats
    assert setup.dealer in range(seats)
    assert setup.leader in range(seats)
    assert len(setup.totals) == seats
    sides = game.sides(setup)
    assert len(sides) == seats
    assert set(sides) == set(range(len(set(sides))))


@each_table
def test_first_and_next_string_deals_into_a_match_that_ends(game: AnyGame, seats: int) -> None:
    wishes = {option.name: str(option.range[0]) for option in game.options if option.range}
    for sample in range(lighter(2)):
        rng = SplitMix64(sample)
        match = create(game, PEOPLE[:seats], wishes, str(sample))
        for deal in range(1, 200):
            setup = match.setup
            check_setup(game, setup, seats)
            assert setup.deal == deal
            if deal == 1:
                assert setup.totals == (0,) * seats
                assert setup == game.first(seats, match.options, setup.dealer)
            match = played(match, rng)
            assert match.outcome is not None
            after = game.next(setup, match.outcome)
            assert after == game.next(setup, match.outcome)
            totals = tuple(a + b for a, b in zip(setup.totals, match.outcome.points, strict=True))
            assert after.totals == totals
            if isinstance(after, MatchEnd):
                check_places(game, after)
                break
            match = match.next()
        else:
            pytest.fail("this match does not end")


def check_places(game: AnyGame, end: MatchEnd) -> None:
    assert game.wins in {"high", "low"}
    assert isinstance(end.reason, Text)
    assert min(end.ranking) == 1
    for total, place in zip(end.totals, end.ranking, strict=True):
        for other, elsewhere in zip(end.totals, end.ranking, strict=True):
            if total != other:
                better = total > other if game.wins == "high" else total < other
                assert (place < elsewhere) == better
    for place in end.ranking:
        assert place == 1 + sum(other < place for other in end.ranking)


@each_table
def test_decks_have_a_face_for_every_name_and_are_dealt_whole(game: AnyGame, seats: int) -> None:
    for sample in range(20):
        rng = SplitMix64(sample)
        options = settle(all_options(game), random_wishes(game, rng), seats)
        deck = game.deck(seats, options)
        assert deck == game.deck(seats, options)
        assert len(deck.names) == len(deck.faces)
        assert all(name == name.strip() and len(name.split()) == 1 for name in deck.by_name)
        for ids in deck.by_name.values():
            assert len({deck.faces[card] for card in ids}) == 1
        setup = game.first(seats, options, sample % seats)
        cards = game.shuffled(setup, SplitMix64(sample))
        assert cards == game.shuffled(setup, SplitMix64(sample))
        assert cards != game.shuffled(setup, SplitMix64(sample + 1))
        assert sorted(cards) == list(deck.ids)


@each_table
def test_every_seat_deals_and_leads_in_a_first_deal(game: AnyGame, seats: int) -> None:
    options = settle(all_options(game), {}, seats)
    setups = [game.first(seats, options, dealer) for dealer in range(seats)]
    assert [setup.dealer for setup in setups] == list(range(seats))
    assert {setup.leader for setup in setups} == set(range(seats))


@each_table
def test_the_rule_based_policy_plays_legal_moves_to_the_end_and_gives_reasons(game: AnyGame, seats: int) -> None:
    for start, _ in random_matches(game, seats, 2, "policy"):
        match = start
        while match.outcome is None:
            (seat, *_) = match.state.must
            info, legal = match.state.information(seat), match.legal(seat)
            move, reasons = game.policy(info, legal)
            assert (move, reasons) == game.policy(info, legal)
            assert move in legal
            assert all(isinstance(reason, Text) for reason in reasons)
            match = match.play(seat, game.write(move))


class NeverBets:
    """The example bot of CONTRIBUTING."""

    def think(self, game: Any, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        rest = tuple(move for move in legal if game.about(move)["kind"] != BET_ACTION)
        yield from PolicyBot().think(game, info, rest, rng) if rest else [WAIT]


@each_table
def test_a_bot_that_leaves_bets_out_plays_on_its_turn_and_waits_out_of_turn(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 20, "never bets"):
        state = match.state
        for seat in acting(match):
            (thought,) = NeverBets().think(game, state.information(seat), match.legal(seat), rng)
            if thought.move is None:
                assert seat not in state.must
                assert thought == WAIT
            else:
                assert thought.move in match.legal(seat)
                assert game.about(thought.move)["kind"] != BET_ACTION
