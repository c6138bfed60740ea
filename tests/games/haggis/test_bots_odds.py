"""Card counting: what the odds call certain is certain, and what they call likely is likely."""

import pytest

from engine.core.cards import bits
from engine.core.rng import SplitMix64
from engine.games.haggis.bot.odds import Odds, number_bombs
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import answers, leads
from engine.games.haggis.rules.moves import Kind, Move
from tests.games.haggis.positions import cards
from tests.strategies import samples


def run(length: int, width: int, top: int) -> Move:
    """Returns a run of which only the shape matters."""
    return Move(Kind.RUN, length, width, top)


def some_cards(rng: SplitMix64, suits: int) -> list[int]:
    """Returns the number cards in random order."""
    deck = [rank * HAGGIS.row + suit for rank in range(9) for suit in range(suits)]
    rng.shuffle(deck)
    return deck


@pytest.mark.parametrize("suits", [4, 5])
def test_what_is_certain_is_never_beaten(suits: int) -> None:
    rng = SplitMix64(suits)
    certain = 0
    for _ in range(samples(150)):
        deck = some_cards(rng, suits)
        size = 1 + rng.below(8)
        hand = sum(1 << card for card in deck[:size]) | rng.below(8) << HAGGIS.wild
        unseen = deck[size : size + 4 + rng.below(10)]
        count = 1 + rng.below(min(len(unseen), 8))
        wilds = rng.below(8) << HAGGIS.wild
        odds = Odds(HAGGIS, sum(1 << card for card in unseen), [(count, wilds)])
        sure = [move for move in leads(HAGGIS, hand) if odds.stands(move) == 1.0]
        certain += len(sure)
        for _ in range(20):
            rng.shuffle(unseen)
            other = sum(1 << card for card in unseen[:count]) | wilds
            for move in sure:
                assert not answers(HAGGIS, other, move), (HAGGIS.names(move.cards), HAGGIS.names(other))
    assert certain > 50


def test_chances_are_chances_and_never_fall_with_the_rank() -> None:
    rng = SplitMix64(3)
    for _ in range(samples(30)):
        deck = some_cards(rng, 5)
        unseen = sum(1 << card for card in deck[: 10 + rng.below(25)])
        held = [(1 + rng.below(5), rng.below(8) << HAGGIS.wild) for _ in range(1 + rng.below(2))]
        odds = Odds(HAGGIS, unseen, held)
        for chances in (
            *(odds.sets(width) for width in (2, 3, 4)),
            odds.runs(3, 1),
            odds.runs(2, 2),
            odds.runs(3, 3),
        ):
            assert all(0 <= chance <= 1 for chance in chances)
            known = chances[4:11]
            assert known == sorted(known)


def test_natural_sets_are_counted_right() -> None:
    rng = SplitMix64(11)
    deck = some_cards(rng, 4)
    unseen = deck[:22]
    odds = Odds(HAGGIS, sum(1 << card for card in unseen), [(14, 0)])
    for width in (1, 2, 3):
        pair = Move(Kind.SET, 1, width, 8)
        stood = 0
        trials = 2000
        for _ in range(trials):
            rng.shuffle(unseen)
            hand = sum(1 << card for card in unseen[:14])
            stood += all(move.kind is Kind.BOMB for move in answers(HAGGIS, hand, pair))
        # The odds take ranks as independent and bombs as rarely played.
        assert odds.stands(pair) == pytest.approx(stood / trials, abs=0.12)


def test_an_opponent_without_the_cards_for_it_cannot_beat_a_run() -> None:
    unseen = cards("8r 9r 10r 2o 4o 6y")
    assert Odds(HAGGIS, unseen, [(2, 0)]).stands(run(3, 1, 7)) == 1.0
    assert Odds(HAGGIS, unseen, [(3, 0)]).stands(run(3, 1, 7)) < 1.0
    assert Odds(HAGGIS, unseen, [(3, 0)]).stands(run(3, 1, 10)) == 1.0
    assert Odds(HAGGIS, unseen, [(2, cards("J"))]).stands(run(3, 1, 7)) < 1.0


def test_wild_cards_against_single_cards() -> None:
    held = [(3, cards("Q"))]
    odds = Odds(HAGGIS, cards("2r 2o 2y 2g"), held)
    jack, king = Move(Kind.SET, 1, 1, 11, cards("J")), Move(Kind.SET, 1, 1, 13, cards("K"))
    assert odds.stands(king) == 1.0
    assert odds.stands(jack) < 1.0
    # An opponent who holds nothing else has to play it.
    assert Odds(HAGGIS, 0, [(0, cards("Q"))]).stands(jack) == 0.0


@pytest.mark.parametrize(
    ("hand", "suited", "rainbows"),
    [("3r 5r 7r 9r", 1, 0), ("3r 5o 7y 9g", 0, 1), ("3r 3g 5o 7y 9g 9b", 0, 3), ("3r 5r 7r", 0, 0)],
)
def test_bombs_of_number_cards_are_found(hand: str, suited: int, rainbows: int) -> None:
    assert number_bombs(HAGGIS, cards(hand)) == (suited, rainbows)
    four = [sum(1 << card for card in bits(move.cards)) for move in leads(HAGGIS, cards(hand)) if move.length == 4]
    assert len(four) == suited + rainbows
