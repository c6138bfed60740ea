"""Texts of Boast or Nothing: those that chance hardly ever brings, and how some are worded."""

from collections.abc import Iterator

import pytest

from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.boast.display.story import Story
from tests.games.boast.positions import GAME, cards, ending, play, position, setup
from tests.texts import Deals, all_of, texts_of, touched

TEXTS = texts_of(GAME)
DEALS = Deals((3, 4, 5), ({}, {"towerMoves": "everyTrick", "leftover": "faceDown"}), 4)


def special_texts() -> Iterator[Text]:
    """Yields texts that chance hardly ever brings."""
    start = position("1r 2r 3r 4r 5r 6r 7r", "1b 2b 3b 4b 5b 6b 7b", "1y 2y 3y 4y 5y 6y 7y")
    yield from all_of(GAME.display.table(start.information(0), start.legal(0)))
    for hand in ("1r 5b", "1r x"):
        state = play(position("5r 5y", hand, "3b 4b"), "5r")
        for picked in ("5b", "x", "1r 5b", "7y"):
            yield from touched(GAME.display, state.information(1), cards(picked), state.legal(1))
    state = play(position("5r 1b", "x 2b", "x 3b"), "5r x x")
    yield from all_of(GAME.display.table(state.information(0)))
    state = play(position("5r", "2r", "3b", totals=(0, 4, 4), taken=(4, 0, 2)), "5r 2r 3b")
    yield from all_of(state.outcome)
    yield from all_of(play(position("5r", "2r", "3b", totals=(0, 4, 4), taken=(2, 2, 2)), "5r 2r 3b").outcome)
    yield from touched(GAME.display, state.information(1), cards("2r"), ())
    yield Text.of("log/boast-deal-won", seat=0, to=1)
    yield from all_of(GAME.next(setup(3, totals=(4, 4, 0)), ending((1, 0, 0))))
    for points in ((1, 1, 0), (1, 1, 1)):
        yield from all_of(GAME.next(setup(3, {"tie": "shared"}, totals=(4, 4, 4)), ending(points)))


@pytest.mark.parametrize(
    ("text", "words", "yours"),
    [
        (Text.of("play/boast-card", seat=1, colour="b", rank=7), "N1 plays blue 7", "You play blue 7"),
        (
            Text.of("won/boast-above", seat=1, colour="b", over="r", cards=1),
            "Blue is above red: N1 takes the trick",
            "Blue is above red: you take the trick",
        ),
        (
            Text.of("won/boast-above", seat=1, colour="r", over="yb", cards=2),
            "Red is above yellow and blue: N1 takes the trick with the highest red",
            "Red is above yellow and blue: you take the trick with the highest red",
        ),
        (
            Text.of("won/boast-highest", seat=1, colour="y", rank=9),
            "Yellow is the only colour, 9 is the highest: N1 takes the trick",
            "Yellow is the only colour, 9 is the highest: you take the trick",
        ),
        (
            Text.of("banner/boast-over", seat=1, tricks=0, points=2),
            "N1 took no trick: 2 points",
            "You took no trick: 2 points",
        ),
        (
            Text.of("banner/boast-over", seat=1, tricks=0, points=1),  # D-B11
            "N1 took no trick: 1 point, as five is the most",
            "You took no trick: 1 point, as five is the most",
        ),
        (
            Text.of("banner/boast-over", seat=1, tricks=3, points=1),
            "N1 took 3 tricks: 1 point",
            "You took 3 tricks: 1 point",
        ),
        (Text.of("refuse/boast-follow", colour="r", have=2), *["Follow red: you have two"] * 2),
    ],
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = TEXTS.say(text)
    assert said[0] == words
    assert said[2] == yours


@pytest.mark.parametrize(
    ("options", "deal", "words"),
    [
        ({}, 1, "N2 deals, N0 leads"),
        ({}, 2, "N2 deals; N0 took the last trick and leads"),
        ({"nextStart": "rotate"}, 2, "N2 deals, N0 leads"),
    ],
)
def test_a_round_begins_with_who_leads_and_later_with_why(options: dict[str, str], deal: int, words: str) -> None:
    start = setup(3, options, deal=deal)
    state = GAME.deal(start, GAME.shuffled(start, SplitMix64(1)))
    first = next(Story(state.information(0)).lines())
    assert TEXTS.say(first.text)[0] == words


@pytest.mark.parametrize(
    ("worlds", "of", "words"),
    [
        (1, 10, "Somebody is expected to beat this card in about 1 case of 10"),
        (2, 10, "Somebody is expected to beat this card in about 1 case of 5"),
        (4, 10, "Somebody is expected to beat this card in about 4 cases of 10"),
        (5, 10, "Somebody is expected to beat this card in about half of the cases"),
        (1, 100, "This card is very unlikely to be beaten"),
        (5, 100, "This card is very unlikely to be beaten"),
        (95, 100, "This card is very likely to be beaten"),
    ],
)
def test_chances_are_told_as_one_says_them(worlds: int, of: int, words: str) -> None:
    assert TEXTS.say(Text.of("why/boast-beaten-in", worlds=worlds, of=of))[0] == words
