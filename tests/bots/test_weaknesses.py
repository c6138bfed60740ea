"""Weaknesses: what the weaker levels forget or overlook, checked in every game and one by one."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots.bot import PolicyBot, WeakBot
from engine.bots.levels import LEVELS, bot_for
from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from engine.core.state import after_chance
from engine.games.boast.bot import weaknesses as boast
from engine.games.boast.rules.pack import ESCAPE
from engine.games.boast.rules.trick import best_of
from engine.games.haggis.bot import weaknesses as haggis
from engine.games.haggis.rules.moves import PASS, Kind
from engine.games.handromi.bot import weaknesses as handromi
from engine.games.handromi.rules.moves import Kind as HandromiKind
from engine.games.handromi.rules.pack import copies, penalty
from engine.games.handromi.rules.partition import most_points
from tests.games.haggis.positions import GAME as HAGGIS
from tests.games.haggis.positions import play as play_haggis
from tests.games.haggis.positions import position as at_haggis
from tests.games.haggis.team.positions import play as play_team
from tests.games.haggis.team.positions import position as at_team

TABLES = [(game.name, game.seats[-1]) for game in registry.games()]
WEAK = [
    (name, seats, weakness)
    for name, seats in TABLES
    for weakness in dict.fromkeys(sum(registry.game(name).weaknesses.values(), ()))
]


def decisions(name: str, seats: int, deals: int = 3) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Yields what a seat knows and may do at every decision of some deals between weak players."""
    game = registry.game(name)
    for deal in range(deals):
        match = create(game, [Player("bot", "", "club")] * seats, {}, f"weak/{deal}")
        state: Any = match.state
        rng = SplitMix64(deal)
        while state.outcome is None:
            seat = state.must[0]
            legal = state.legal(seat)
            info = state.information(seat)
            yield info, legal
            (thought,) = WeakBot("casual").think(game, info, legal, rng)
            state = after_chance(state.play(seat, thought.move), rng.shuffle)


def named(case: Any) -> str:
    return case.__name__ if callable(case) else str(case)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_game_has_weaknesses_for_the_levels_below_club(name: str, seats: int) -> None:
    del seats
    found = registry.game(name).weaknesses
    assert set(found) == {"novice", "casual"} <= set(LEVELS)
    assert all(found.values())


@pytest.mark.parametrize(("name", "seats", "weakness"), WEAK, ids=named)
def test_a_weakness_leaves_a_move_and_makes_a_difference(name: str, seats: int, weakness: Any) -> None:
    changed = 0
    for info, legal in decisions(name, seats):
        seen, left = weakness(info, legal)
        assert left
        assert [move for move in legal if move in left] == list(left)  # some of them, in the same order
        assert weakness(info, legal) == (seen, left)
        changed += (seen, left) != (info, legal)
    assert changed


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_level_plays_another_way(name: str, seats: int) -> None:
    game = registry.game(name)
    played: dict[str, list[Any]] = {"novice": [], "casual": [], "club": []}
    for info, legal in decisions(name, seats):
        for level, moves in played.items():
            *_, thought = bot_for(level).think(game, info, legal, SplitMix64(0))
            assert thought.move in legal
            moves.append(thought.move)
    assert len({tuple(moves) for moves in played.values()}) == 3


def test_a_level_that_a_game_has_no_weakness_for_plays_its_policy() -> None:
    game = registry.game("haggis")
    info, legal = next(decisions("haggis", 2))
    weak, policy = WeakBot("expert"), PolicyBot()
    assert list(weak.think(game, info, legal, SplitMix64(0))) == list(policy.think(game, info, legal, SplitMix64(0)))


# -- Haggis


@pytest.mark.parametrize(("name", "seats"), [("haggis", 3), ("team", 4)])
def test_haggis_forgets_the_cards_of_all_tricks_but_the_last(name: str, seats: int) -> None:
    for info, legal in decisions(name, seats):
        layout = info.terms.layout
        numbers = [(taken.cards & layout.numbers).bit_count() for taken in info.tricks]
        last, _ = haggis.remembers_a_trick(info, legal)
        assert last.unseen.bit_count() - info.unseen.bit_count() == sum(numbers[:-1])


@pytest.mark.parametrize(("name", "seats"), [("haggis", 3), ("team", 4)])
def test_haggis_overlooks_runs_where_there_are_sets(name: str, seats: int) -> None:
    for info, legal in decisions(name, seats):
        wilds = info.terms.layout.wilds
        _, left = haggis.overlooks_runs(info, legal)
        runs = [move for move in left if move.kind is Kind.RUN and move.cards != info.hand]
        if info.trick.top is not None:
            assert left == legal
        elif any(move.kind is Kind.SET and move.width > 1 and not move.cards & wilds for move in legal):
            assert runs == []
        else:
            assert all(move.width == 1 and not move.cards & wilds for move in runs)


@pytest.mark.parametrize(("name", "seats"), [("haggis", 3), ("team", 4)])
def test_haggis_keeps_bombs_and_wild_cards_too_long(name: str, seats: int) -> None:
    for info, legal in decisions(name, seats):
        wilds = info.terms.layout.wilds
        size = info.hand.bit_count()
        sides = info.terms.sides
        near = min(size for size, side in zip(info.sizes, sides, strict=True) if size and side != sides[info.seat])
        for weakness, few in ((haggis.keeps_bombs, 6), (haggis.saves_bombs, 8)):
            if weakness is haggis.saves_bombs and near <= 2:
                continue  # the next test
            _, left = weakness(info, legal)
            strong = [move for move in left if move.kind is Kind.BOMB or move.cards & wilds]
            assert (left == legal) if size <= few else (strong == [] or left == legal)


@pytest.mark.parametrize("held", ["9r", "9r 8o", "9r 8o 7g"])
def test_a_casual_player_of_haggis_stops_somebody_who_is_about_to_go_out(held: str) -> None:
    state = at_haggis(f"10r {held}", "2r 2o 3r 4o 5r 6o 6y 8r 10o J Q K", bets="0 30")
    state = play_haggis(state, "0:10r")
    info, legal = state.information(1), state.legal(1)
    (casual,) = WeakBot("casual").think(HAGGIS, info, legal, SplitMix64(0))
    (novice,) = WeakBot("novice").think(HAGGIS, info, legal, SplitMix64(0))
    assert novice.move == PASS
    assert (casual.move == PASS) == (len(held.split()) > 2)
    _, left = haggis.saves_bombs(info, legal)
    assert left == (legal if len(held.split()) <= 2 else (PASS,))


def test_a_casual_player_of_haggis_team_is_not_alarmed_by_a_partner_with_few_cards() -> None:
    own = "2s 2h 3s 4h 5s 6h 6d 8s 8c 9s 10s 10d 7d J Q K"
    lone, many = "9h", "2d 3d 4d 5d 6c 8d"
    saving, alarmed = (
        play_team(at_team(f"10h {other}", own, other, mate), "0:10h") for other, mate in ((many, lone), (lone, many))
    )
    for state, kept in ((saving, True), (alarmed, False)):
        legal = state.legal(1)
        _, left = haggis.saves_bombs(state.information(1), legal)
        assert (left == (PASS,)) == kept
        assert (left == legal) != kept


# -- Boast or Nothing


def test_boast_forgets_cards_and_missing_colours() -> None:
    for info, legal in decisions("boast", 4):
        known, _ = boast.forgets(info, legal)
        last, _ = boast.remembers_a_trick(info, legal)
        assert known.played.bit_count() == len(info.trick)
        assert last.played.bit_count() <= info.played.bit_count()
        assert (known.rest, known.taken, known.trick) == (info.rest, info.taken, info.trick)
        if len(info.tricks) > 1:
            assert last.played.bit_count() < info.played.bit_count()


def test_boast_takes_what_is_certain_and_leads_high() -> None:
    seen = 0
    for info, legal in decisions("boast", 4, 6):
        wants = info.taken[info.seat] < info.terms.wanted
        taking = [move for move in legal if best_of((*info.trick, move.card), info.tower) == len(info.trick)]
        _, last = boast.takes_when_last(info, legal)
        _, lead = boast.leads_high(info, legal)
        assert list(last) == (taking if wants and taking and len(info.trick) == 3 else list(legal))
        assert len(lead) == 1 if wants and not info.trick else lead == legal
        seen += list(last) == taking != list(legal)
    assert seen


def test_boast_keeps_escapes_while_there_is_anything_else() -> None:
    for info, legal in decisions("boast", 4, 6):
        _, left = boast.keeps_escapes(info, legal)
        assert [move.card for move in left] == [move.card for move in legal if move.card != ESCAPE] or left == legal


# -- Handrömi


def test_handromi_forgets_what_was_thrown_and_taken() -> None:
    for info, legal in decisions("handromi", 3):
        none, _ = handromi.forgets(info, legal)
        few, _ = handromi.remembers_a_few(info, legal)
        assert (none.pile, few.pile) == (info.pile[-1:], info.pile[-4:])
        assert none.top == few.top == info.top
        assert not any(none.shown)


def test_handromi_leaves_the_pile_until_combinations_are_laid() -> None:
    for info, legal in decisions("handromi", 3):
        _, left = handromi.leaves_the_pile(info, legal)
        if not info.has_opened and any(move.kind is not HandromiKind.TAKE for move in legal):
            assert all(move.kind is not HandromiKind.TAKE for move in left)
        else:
            assert left == legal


def test_handromi_overlooks_what_fits_while_there_are_many_cards() -> None:
    for info, legal in decisions("handromi", 3):
        _, left = handromi.overlooks_layoffs(info, legal)
        if info.hand.bit_count() <= 5:
            assert left == legal
        elif left != legal:
            assert all(move.kind is not HandromiKind.LAYOFF for move in left)


def test_handromi_lays_at_once() -> None:
    for info, legal in decisions("handromi", 3):
        _, left = handromi.lays_at_once(info, legal)
        laying = tuple(move for move in legal if move.kind in {HandromiKind.MELD, HandromiKind.LAYOFF})
        assert left == (laying or legal)


def test_handromi_throws_the_highest_loose_card() -> None:
    seen = 0
    for info, legal in decisions("handromi", 3):
        _, left = handromi.throws_high(info, legal)
        if left == legal:
            continue
        (thrown,) = left
        loose = copies(most_points(info.hand, low=info.terms.low).left)
        assert thrown.cards & loose
        assert penalty(thrown.cards) == max(penalty(move.cards) for move in legal if move.cards & loose)
        seen += 1
    assert seen
