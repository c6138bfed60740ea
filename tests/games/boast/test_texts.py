"""Every code that Boast or Nothing can emit has an English text, and every text is said by some code."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.state import MatchEnd
from engine.core.table import Text
from tests.games.boast.positions import GAME, cards, ending, play, position, setup
from tests.texts import Texts, all_of, touched

TEXTS = Texts(GAME, asked=("game-", "own-"))


def random_texts(seats: int, wishes: dict[str, str], seed: int) -> Iterator[Text]:
    """Yields everything said in a random round, by the table, its actions, refusals and events."""
    rng = SplitMix64(seed)
    options = settle(all_options(GAME), wishes, seats)
    start = GAME.first(seats, options, 0)
    deck = GAME.deck(seats, options)
    state = GAME.deal(start, deck.order(GAME.shuffled(start, rng)))
    while state.outcome is None:
        seat = state.turn
        legal = state.legal(seat)
        before = state.information(seat)
        for viewer in range(seats):
            some = sum(1 << card for card in deck.ids if rng.below(8) == 0 and state.hands[viewer] >> card & 1)
            yield from touched(GAME.display, state.information(viewer), some, state.legal(viewer))
        yield from touched(GAME.display, before, 0, legal)
        yield from all_of(tuple(GAME.display.action(before, one) for one in legal))
        move = rng.choice(legal)
        state = state.play(seat, move)
        for viewer in (*range(seats), None):
            info = state.information(viewer)
            yield from all_of(GAME.display.table(info, () if viewer is None else state.legal(viewer)))
            yield from all_of(GAME.display.events(info))
    end = GAME.next(start, state.outcome)
    if isinstance(end, MatchEnd):
        yield from all_of(end)


def special_texts() -> Iterator[Text]:
    """Yields what is hardly ever said by chance."""
    yield Text.of(f"match/{GAME.name}-conceded", seat=0)
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
    yield from all_of(GAME.next(setup(3, totals=(4, 4, 0)), ending((1, 0, 0))))
    for points in ((1, 1, 0), (1, 1, 1)):
        yield from all_of(GAME.next(setup(3, {"tie": "shared"}, totals=(4, 4, 4)), ending(points)))


@cache
def spoken() -> tuple[Text, ...]:
    """Returns all texts met, each once."""
    met: dict[Text, None] = {}
    for seats, wishes in product((3, 4, 5), ({}, {"towerMoves": "everyTrick", "leftover": "faceDown"})):
        for seed in range(5):
            met.update(dict.fromkeys(random_texts(seats, wishes, seed)))
    met.update(dict.fromkeys(special_texts()))
    return tuple(met)


def test_every_text_is_complete() -> None:
    TEXTS.check_complete(spoken())


def test_what_teaches_is_short() -> None:
    TEXTS.check_short(spoken())


def test_every_message_is_said_by_some_code() -> None:
    TEXTS.check_said(spoken())


def test_every_code_in_the_source_has_a_message() -> None:
    TEXTS.check_sources()


def test_parts_are_used() -> None:
    TEXTS.check_parts()


def test_the_game_has_a_name_and_a_line_about_it() -> None:
    TEXTS.check_name()


def test_options_have_names_values_and_help() -> None:
    TEXTS.check_options()


def test_the_rules_have_a_section_for_every_name_they_list() -> None:
    TEXTS.check_rules()


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
            "All yellow, 9 is the highest: N1 takes the trick",
            "All yellow, 9 is the highest: you take the trick",
        ),
        (
            Text.of("banner/boast-over", seat=1, tricks=0, points=2),
            "N1 took no trick: 2 points",
            "You took no trick: 2 points",
        ),
        (Text.of("refuse/boast-follow", colour="r", have=2), *["Follow red: you have two"] * 2),
    ],
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = TEXTS.say(text)
    assert said[0] == words
    assert said[2] == yours
