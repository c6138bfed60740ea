"""The shape of a hand, checked against every way to split it up."""

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
def test_a_hand_of_number_cards_falls_into_as_few_tricks_as_can_be(suits: int, size: int) -> None:
    rng = SplitMix64(size * 10 + suits)
    deck = [rank * HAGGIS.row + suit for rank in range(9) for suit in range(suits)]
    for _ in range(samples(30)):
        rng.shuffle(deck)
        hand = sum(1 << card for card in deck[:size])
        assert Shape(HAGGIS, hand, ALONE).without(0).tricks == fewest(hand), HAGGIS.names(hand)


def test_what_is_left_after_a_play_has_the_shape_of_a_hand_of_its_own() -> None:
    rng = SplitMix64(7)
    deck = [rank * HAGGIS.row + suit for rank in range(9) for suit in range(4)]
    for _ in range(samples(20)):
        rng.shuffle(deck)
        hand = sum(1 << card for card in deck[:11])
        play = rng.choice(leads(HAGGIS, hand)).cards
        plan = Shape(HAGGIS, hand, ALONE).without(play)
        assert plan.tricks == fewest(hand & ~play), (HAGGIS.names(hand), HAGGIS.names(play))


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
