"""The shape of a hand, checked against every way to split it up."""

from collections import Counter
from functools import cache

import pytest

from engine.core.rng import SplitMix64
from engine.games.haggis.bot.odds import Odds
from engine.games.haggis.bot.shape import Shape
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import Kind
from tests.games.haggis.positions import cards
from tests.strategies import samples

ALONE = Odds(HAGGIS, 0, ())  # nobody beats anything: only the number of tricks counts


def fewest(hand: int) -> int:
    """Returns the fewest sets and runs that a hand can be split into, by trying all ways."""
    plays = [move.cards for move in leads(HAGGIS, hand) if move.kind is not Kind.BOMB]

    @cache
    def of(rest: int) -> int:
        if not rest:
            return 0
        first = rest & -rest
        return 1 + min(of(rest & ~play) for play in plays if play & first and not play & ~rest)

    return of(hand)


@pytest.mark.parametrize(("suits", "size"), [(4, 8), (4, 14), (5, 14)])
def test_a_hand_falls_into_as_few_tricks_as_can_be_but_for_one_in_twenty(suits: int, size: int) -> None:
    rng = SplitMix64(size * 10 + suits)
    deck = [rank * HAGGIS.row + suit for rank in range(9) for suit in range(suits)]
    over = Counter[int]()
    for _ in range(samples(30)):
        rng.shuffle(deck)
        hand = sum(1 << card for card in deck[:size])
        over[Shape(HAGGIS, hand, ALONE).without(0).tricks - fewest(hand)] += 1
    seldom(over)


def test_so_does_what_a_play_leaves_of_a_hand() -> None:
    rng = SplitMix64(7)
    deck = [rank * HAGGIS.row + suit for rank in range(9) for suit in range(4)]
    over = Counter[int]()
    for _ in range(samples(20)):
        rng.shuffle(deck)
        hand = sum(1 << card for card in deck[:11])
        play = rng.choice(leads(HAGGIS, hand)).cards
        over[Shape(HAGGIS, hand, ALONE).without(play).tricks - fewest(hand & ~play)] += 1
    seldom(over)


def seldom(over: Counter[int]) -> None:
    """Fails if a plan has fewer tricks than possible, or if too many have more."""
    assert min(over) == 0, over
    assert max(over) <= 2, over
    assert over[0] * 20 >= over.total() * 19, over


@pytest.mark.parametrize(
    ("hand", "play", "tricks", "least"),
    [
        # Of the runs that save a trick only together, at least one costs a whole trick by itself.
        ("2o 3g 4r 4o 4y 5r 5y 6r 6y 7r 8r", "", 6, 5),
        ("2o 3r 4r 5r 5g 6r 6g 7r 7o 7g 8r 9y 10o 10y", "", 7, 6),
        # The run costs a trick in the whole hand, and saves some in what a play leaves of it.
        ("2g 3r 4r 4o 5r 5o 6o 6g 7o 7y 10o", "6g", 6, 5),
        ("3y 3g 5g 6o 6g 8o 8g 9o 9g 10o 10g", "8g 9g 10g", 6, 4),
    ],
)
def test_hands_whose_plan_is_not_the_shortest(hand: str, play: str, tricks: int, least: int) -> None:
    """A plan is found quickly and not exactly: `tricks` is an upper bound."""
    plan = Shape(HAGGIS, cards(hand), ALONE).without(cards(play))
    assert (plan.tricks, fewest(cards(hand) & ~cards(play))) == (tricks, least)


@pytest.mark.parametrize(
    ("hand", "tricks", "spare"),
    [
        ("", 0, 0),
        ("J Q", 1, 2),  # a bomb
        ("K", 1, 1),
        ("4r J", 1, 1),  # the wild card goes with the 4
        ("3r 4r 5r 9o 9b", 2, 0),
        ("3r 5r 6r 7r J", 1, 0),  # worth a wild card: it joins two tricks
        ("2r 2o 3r 3o 4r 4o", 1, 0),
        ("2r 4r 5r 7o 9o 10o J", 4, 0),  # one wild card joins one run only
        ("2r 4o 6y 8g 10b J Q K", 5, 3),  # nothing to join
    ],
)
def test_known_hands(hand: str, tricks: int, spare: int) -> None:
    plan = Shape(HAGGIS, cards(hand), ALONE).without(0)
    assert (plan.tricks, plan.spare) == (tricks, spare)


def test_risks_add_up_over_the_tricks() -> None:
    unseen = cards("10r 10o 10y 9r 9o 9y")
    odds = Odds(HAGGIS, unseen, [(4, 0)])
    plan = Shape(HAGGIS, cards("2b 3o 3y 10b"), odds).without(0)
    single, pair = odds.sets(1)[2], odds.sets(2)[3]
    assert plan.tricks == 3
    assert plan.risk == pytest.approx((1 - single) + (1 - pair) + 0)
    assert plan.worst == pytest.approx(1 - min(single, pair))
