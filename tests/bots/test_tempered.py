"""Temperaments: each plays differently from the policy, always legally, and the same move every time."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import pytest

from engine.bots.bot import PolicyBot
from engine.bots.levels import LEVELS, TemperedBot, UnknownTemperament, bot_for, check_temperament
from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from engine.core.state import after_chance
from engine.games.haggis.bot.evaluation import AnyEvaluation
from engine.games.haggis.rules.moves import Kind
from tests.sampling import daily

TABLES = [(game.name, seats) for game in registry.games() for seats in game.seats]
ALL = [(name, seats, temper) for name, seats in TABLES for temper in registry.game(name).temperaments]
CASES = daily(ALL, len(ALL) // 2)
LEANINGS: Mapping[str, Mapping[str, Any]] = {
    game.name: import_module(f"{registry.package(game)}.bot.temperaments").LEANINGS for game in registry.games()
}


def decisions(name: str, seats: int, temper: str, deals: int) -> Iterator[tuple[Any, tuple[Any, ...], Any]]:
    """Yields what a seat knows, may do and does at every decision of some deals between bots of one temperament."""
    game = registry.game(name)
    bot = TemperedBot(PolicyBot(), temper)
    for deal in range(deals):
        match = create(game, [Player("bot", "", "club")] * seats, {}, f"temper/{deal}")
        rng = SplitMix64(deal)
        state: Any = match.state
        while state.outcome is None:
            seat = state.must[0]
            info, legal = state.information(seat), state.legal(seat)
            (thought,) = bot.think(game, info, legal, rng)
            yield info, legal, thought.move
            state = after_chance(state.play(seat, thought.move), rng.shuffle)


@pytest.mark.parametrize("name", [game.name for game in registry.games()])
def test_each_game_has_at_least_three_two_of_them_everywhere(name: str) -> None:
    found = registry.game(name).temperaments
    assert len(found) >= 3
    assert tuple(found)[:2] == ("careful", "bold")
    assert tuple(found) == tuple(LEANINGS[name])
    assert len(set(LEANINGS[name].values())) == len(found)


@pytest.mark.parametrize(("name", "seats", "temper"), CASES)
def test_each_plays_another_way_by_the_rules_and_the_same_again(name: str, seats: int, temper: str) -> None:
    game = registry.game(name)
    tempered = game.tempered(temper)
    assert tempered.search is not None
    other = choices = 0
    for info, legal, move in decisions(name, seats, temper, 24 // seats):  # fewer choices for two
        assert move in legal
        assert tempered.policy(info, legal)[0] == move
        choices += len(legal) > 1
        other += move != game.policy(info, legal)[0]
        prospects = tempered.search.prospects(info, legal)
        assert prospects
        assert all(prospect.move in legal for prospect in prospects)
    assert 0 < other < choices / 2


@pytest.mark.parametrize(("name", "seats", "temper"), CASES)
def test_each_goes_with_every_level(name: str, seats: int, temper: str) -> None:
    game = registry.game(name)
    found = [decision for decision in decisions(name, seats, temper, 1) if len(decision[1]) > 1]
    for level in LEVELS:
        bot = TemperedBot(bot_for(level), temper)
        for info, legal, _ in found[:: 1 + len(found) // 4]:
            moves = set()
            for _ in range(2):
                for thought in bot.think(game, info, legal, SplitMix64(1)):
                    if thought.playouts >= 20:
                        break
                moves.add(thought.move)
            assert len(moves) == 1
            assert moves <= set(legal)


@pytest.mark.parametrize("name", ["", "of another version"])
def test_without_one_and_with_one_of_another_version_bots_play_as_the_game_does(name: str) -> None:
    game = registry.game("haggis")
    assert game.tempered(name) is game
    for info, legal, move in decisions("haggis", 2, name, 1):
        assert move == game.policy(info, legal)[0]


def test_a_tempered_game_is_the_same_game_and_leaves_it_as_it_was() -> None:
    game = registry.game("haggis")
    policy, search = game.policy, game.search
    bold = game.tempered("bold")
    assert (bold.name, bold.options, bold.display, bold.weaknesses) == (
        game.name,
        game.options,
        game.display,
        game.weaknesses,
    )
    assert bold.policy is not policy
    assert (game.policy, game.search) == (policy, search)
    assert search is not None
    assert bold.search is not None
    assert (bold.search.rollouts, bold.search.reasons) == (search.rollouts, search.reasons)


def test_unknown_names_are_refused_with_those_there_are() -> None:
    check_temperament(registry.game("haggis"), "")
    check_temperament(registry.game("haggis"), "bold")
    with pytest.raises(UnknownTemperament, match="in haggis; there are careful, bold") as refused:
        check_temperament(registry.game("haggis"), "x" * 1000)
    assert len(str(refused.value)) < 150


@pytest.mark.parametrize("temper", ["careful", "bold", "greedy"])
@pytest.mark.parametrize(("name", "seats"), [("haggis", 2), ("haggis", 3), ("team", 4)])
def test_nobody_has_a_taste_in_haggis_once_they_or_an_opponent_are_close_to_going_out(
    name: str, seats: int, temper: str
) -> None:
    policy = registry.game(name).policy
    close = 0
    for info, legal, move in decisions(name, seats, temper, 12):
        sides = info.terms.sides
        near = [size for size, side in zip(info.sizes, sides, strict=True) if size and side != sides[info.seat]]
        if info.hand.bit_count() == info.terms.hand:  # a whole hand may still bet
            continue
        if min(near) <= 7 or AnyEvaluation(info).shape.without(0).tricks <= 2:
            assert move == policy(info, legal)[0]
            close += len(legal) > 1
    assert close


@pytest.mark.parametrize(("name", "seats"), daily([("haggis", 2), ("haggis", 3), ("team", 4)], 1))
def test_the_bold_bet_where_the_careful_do_not(name: str, seats: int) -> None:
    bets = dict.fromkeys(("bold", "careful"), 0)
    for temper in bets:
        for _, _, move in decisions(name, seats, temper, 12):
            bets[temper] += move.value if move.kind is Kind.BET else 0
    assert bets["bold"] > bets["careful"]
