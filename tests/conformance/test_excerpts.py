"""A deal as a match of its own: it begins, goes on and ends as in its match, and gives nothing else away."""

import pytest

from engine.core import registry
from engine.core.excerpt import excerpt, same_cards
from engine.core.match import AnyGame, Match, Player, create
from engine.core.replay import BrokenRecord, at, branch, load
from engine.core.rng import SplitMix64
from tests.conformance.tables import each_table
from tests.strategies import PEOPLE, played

DEALS = 3


def deals(game: AnyGame, seats: int, **options: str) -> list[Match]:
    """Returns a match at the end of each of its first deals, played at random."""
    rng = SplitMix64(seats)
    match = played(create(game, PEOPLE[:seats], options, f"excerpt/{game.name}"), rng)
    found = [match]
    while match.end is None and len(found) < DEALS:
        match = played(match.next(), rng)
        found.append(match)
    return found


@each_table
def test_nothing_that_leaves_a_match_depends_on_its_seed(game: AnyGame, seats: int) -> None:
    # A seed derived from the match's could be inverted, and gave away the cards that the match had yet to deal.
    deck = create(game, PEOPLE[:seats], {}, "deck").names
    twins = [
        played(create(game, PEOPLE[:seats], {}, seed, dealer=0, decks={1: deck}), SplitMix64(1)) for seed in "ab"
    ]
    assert len({match.seed for match in twins}) == 2
    assert len({excerpt(match).seed for match in twins}) == 1
    assert len({branch(at(match, 1, 0)).seed for match in twins}) == 1


@each_table
def test_a_deal_taken_out_of_its_match_is_the_same_deal(game: AnyGame, seats: int) -> None:
    for match in deals(game, seats):
        part = excerpt(match)
        assert (part.setup, part.names, part.moves, part.outcome) == (
            match.setup,
            match.names,
            match.moves,
            match.outcome,
        )
        assert part.text.count('[Deal "') == 1
        read = load(part.text, lambda _: game)
        assert (read.match, read.lost) == (part, ())
        assert match.seed not in part.text, "it would tell what the match itself brings"
        if match.end is None:
            assert part.next().names != match.next().names
            assert load(part.next().text, lambda _: game).match == part.next()
        once_more = same_cards(part, part.players)
        assert (once_more.setup, once_more.names, once_more.moves) == (part.setup, part.names, ())


@each_table
def test_a_moment_of_a_deal_is_a_match_for_practice(game: AnyGame, seats: int) -> None:
    match = deals(game, seats)[-1]
    for ply in (0, match.plies // 2):
        part, there = excerpt(match, ply), at(match, match.setup.deal, ply)
        assert (part.moves, part.must, part.totals) == (there.moves, there.must, there.totals)
        assert part.options.on("practice")
        assert load(part.text, lambda _: game).match == part


def test_who_has_come_and_gone_and_what_was_taken_back_leaves_no_mark() -> None:
    match = deals(registry.game("haggis"), 2)[0].reseat(1, Player("human", "Zoli")).mark(3)
    part = excerpt(match)
    assert part.players == match.players
    assert "Undo" not in part.text
    assert part.text.count("[Seat") == 2


def test_what_a_game_hands_on_goes_along() -> None:
    tower = deals(registry.game("boast"), 4, towerNewRound="keep")[-1]
    assert tower.setup.carry
    assert excerpt(tower).setup.carry == tower.setup.carry


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Totals "', '[Totals "1 '),
        ('[Totals "', '[Totals "x'),
        ('[Totals "', '[Sums "'),
        ('[Leader "', '[Leader "9'),
        ('[Deal "3"]', '[Deal "0"]'),
        ('[Deck "', '[Carry "rby"]\n[Deck "'),
    ],
)
def test_a_later_deal_that_says_too_little_or_what_cannot_be_is_refused(old: str, new: str) -> None:
    text = excerpt(deals(registry.game("haggis"), 3)[2]).text
    assert load(text, registry.game).match.setup.deal == DEALS
    try:
        read = load(text.replace(old, new), registry.game)
    except BrokenRecord:
        return
    assert read.lost
    assert read.match.setup.totals == (0, 0, 0), "then it can only be a first deal"


@pytest.mark.parametrize(
    ("game", "carry"), [("boast", "rrr"), ("handromi", "0"), ("handromi", "0 9"), ("handromi", "x")]
)
def test_a_carry_that_a_game_does_not_hand_on_is_refused(game: str, carry: str) -> None:
    text = excerpt(deals(registry.game(game), 3)[1]).text
    with pytest.raises(BrokenRecord):
        load(text.replace("[Deck ", f'[Carry "{carry}"]\n[Deck '), registry.game)
