"""Texts of Haggis: those that chance hardly ever brings, and how some are worded."""

from collections.abc import Iterator

import pytest

from engine.core.table import Text
from tests.games.haggis.positions import GAME, cards, play, position
from tests.texts import Deals, all_of, texts_of, touched

TEXTS = texts_of(GAME)
DEALS = Deals((2, 3), ({}, {"showCaptured": "off", "cardPoints": "everyCard1"}), 5)


def special_texts() -> Iterator[Text]:
    """Yields texts that chance hardly ever brings."""
    for top, hand, picked in (
        ("3r 3o", "4r 4o 8y 9y 10y", "8y 9y"),
        ("3r 3o", "4r 4o 8y 9y 10y", "8y 9y 10y"),
        ("3r 3o", "4r 4o 8y 9y 10y", "8y"),
        ("3r 4r 5r", "4o 5o 6o 8y 9y 9g", "9y"),
        ("3r 4r 5r", "4o 5o 6o 7o 9y 9g", "4o 5o 6o 7o"),
        ("J Q", "4o 5o Q K", "4o"),
        ("3r 4r 5r", "4o 5o 6o 9y 9g 9r", "9y 9g 9r"),
        ("3r 4r 5r", "2o 3o 4o 9y 9g 9r", "2o 3o 4o"),
        ("9r 9o", "4r 4o 10y 10g", "4r 4o"),
        ("3r 4r 5r", "4o 5o 6o 9y 9g 9r", "9y 9g"),
    ):
        state = play(position(f"{top} 2g", f"{hand} 2y"), f"0:{top}")
        yield from touched(GAME.display, state.information(1), cards(picked), state.legal(1))
    wild = position("7r 8r 8o J", "2y 3y")
    for move in [move for move in wild.legal(0) if move.cards]:
        yield from all_of(GAME.display.combinations(wild.information(0), (move,)))
    lead = position("2r 10r", "2y 3y")
    yield from all_of(GAME.display.table(lead.information(0), lead.legal(0)))
    for hand, picked in (("3r 5o 7y 9y J", "3r 5o 7y 9y"), ("3r 5o 7y 9g J", "3r 5o 7y J 9g"), ("2r 10o", "2r 10o")):
        state = position(hand, "2y 3y")
        yield from touched(GAME.display, state.information(0), cards(picked), state.legal(0))
    state = position("2r 3r", "2y 3y")
    yield from touched(GAME.display, state.information(0), cards("9r"), state.legal(0))
    state = play(position("9r", "J Q", "2y 3y"), "0:9r", "1:J Q")
    yield from touched(GAME.display, state.information(1), 0, state.legal(1))
    end = play(state, "1:give 2")
    yield from touched(GAME.display, end.information(2), cards("2y"), ())
    match = position("9r", "2y", options={"target": "50"}).terms.setup
    outcome = play(position("9r", "2y", bets="30 30"), "0:9r").outcome
    assert outcome is not None
    yield from all_of(GAME.next(match, outcome))


@pytest.mark.parametrize(
    ("text", "words", "yours"),
    [
        (Text.of("play/single", seat=1, rank="8"), "N1 plays a single 8", "You play a single 8"),
        (Text.of("play/set", seat=1, width=2, rank="9"), "N1 plays a pair of 9s", "You play a pair of 9s"),
        (Text.of("beat/set", width=2, rank="8"), "Beat the pair of 8s, or pass", "Beat the pair of 8s, or pass"),
        (
            Text.of("cannot/run", length=3, width=2, low="5", rank="7"),
            *["Nothing beats the run of pairs 5 to 7: pass"] * 2,
        ),
        (
            Text.of("beat/run", length=2, width=5, low="3", rank="4"),
            *["Beat the five-of-a-kind run 3 to 4, or pass"] * 2,
        ),
        (Text.of("banner/lead", seat=1), "N1 leads", "You lead"),
        (
            Text.of("missing/set", width=4, rank="7", bomb="yes"),
            *["Needs a set of four above 7, or a bomb"] * 2,
        ),
        (Text.of("refuse-need/single", rank="K", bomb="no"), *["Needs a bomb"] * 2),
        (Text.of("why/keeps-wilds", wilds=1), *["The wild card is kept for later"] * 2),
        (
            Text.of("log/taken-points", seat=1, points=1),
            "N1 takes the trick: 1 point",
            "You take the trick: 1 point",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = TEXTS.say(text)
    assert said[0] == words
    assert said[2] == yours


@pytest.mark.parametrize(
    ("worlds", "of", "words"),
    [
        (1, 10, "Somebody can beat it in about 1 case of 10"),
        (7, 10, "Somebody can beat it in about 2 cases of 3"),
        (9, 10, "Somebody can beat it in about 9 cases of 10"),
        (3, 100, "It can hardly ever be beaten"),
        (99, 100, "It can almost always be beaten"),
    ],
)
def test_chances_are_told_as_one_says_them(worlds: int, of: int, words: str) -> None:
    assert TEXTS.say(Text.of("why/beaten-in", worlds=worlds, of=of))[0] == words


def test_two_meanings_have_two_labels() -> None:
    state = position("2r J Q K 5o 5y", "2y 3y")
    labels: dict[int, list[str]] = {}
    for move in state.legal(0):
        labels.setdefault(move.cards, []).append(TEXTS.say(GAME.display.action(state.information(0), move).label)[0])
    meanings = ["Play a set of four 2s", "Play a run of pairs 2 to 3", "Play a run 2 to 5"]
    assert labels[cards("2r J Q K")] == [f"{meaning} with J+Q+K" for meaning in meanings]
    assert all(len(set(said)) == len(said) for said in labels.values())
