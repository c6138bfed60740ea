"""Texts of Haggis Team: those that chance hardly ever brings, and how some are worded."""

from collections.abc import Iterator

import pytest

from engine.core.table import Text
from tests.games.haggis.team.positions import FULL, GAME, cards, outcome, play, position, setup
from tests.texts import Deals, all_of, messages, texts_of, touched
from web.make.tools import game_folder

TEXTS = texts_of(GAME)
DEALS = Deals((4,), ({}, {"end": "250", "betBeforeExchange": "on", "teamBetRaise": "partner"}), 3, every=4)


def special_texts() -> Iterator[Text]:
    """Yields texts that chance hardly ever brings."""
    for raised in ("own", "partner"):
        state = play(position(*FULL, options={"teamBetRaise": raised}), "0:bet 10", "2:bet 30")
        yield from all_of(GAME.display.table(state.information(0), state.legal(0)))
        yield from all_of(GAME.display.table(state.information(2), state.legal(2)))
    state = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    yield from all_of(GAME.display.table(state.information(0), state.legal(0)))
    yield from touched(GAME.display, state.information(0), 0, state.legal(0))
    yield from all_of(GAME.display.table(play(state, "0:lead 2").information(0)))
    state = position("5s 5s 6s 6s", "2h", "2d", "2c", options={"identicalInRuns": "off"})
    yield from touched(GAME.display, state.information(0), cards("5s 5s 6s 6s"), state.legal(0))
    slam = play(position("", "2h 3h", "10d", "2c", outs=[(0, 12)], bets="10 30 60 -", leader=2), "2:10d")
    yield from all_of(GAME.display.table(slam.information(0)))
    made = play(position("10d", "2h 3h", "", "2c", bets="10 30 - -"), "0:10d")
    yield from all_of(GAME.display.table(made.information(0)))
    yield from all_of(GAME.next(setup({"end": "50"}), outcome((60, 0))))


@pytest.mark.parametrize(
    ("text", "words", "yours", "to"),
    [
        (
            Text.of("log/exchange", seat=1, to=3),
            "N1 gives N3 a card",
            "You give N3 a card",
            "N1 gives you a card",
        ),
        (
            Text.of("match/won-pair", seat=1, to=3, points=260),
            "N1 and N3 win the match with 260 points",
            "You and N3 win the match with 260 points",
            "You and N1 win the match with 260 points",
        ),
        (
            Text.of("log/lead", seat=1, to=3),
            "N3 leads, as N1 has chosen",
            "You let N3 lead",
            "N1 lets you lead",
        ),
        (
            Text.of("log/bet-replaces", seat=1, to=3, value=60, was=10),
            "N1 bets 60 in place of N3’s 10",
            "You bet 60 in place of N3’s 10",
            "N1 bets 60 in place of your 10",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str, to: str) -> None:
    said = TEXTS.say(text)
    assert [said[0], said[2], said[4]] == [words, yours, to]


@pytest.mark.parametrize(
    ("tip", "words"),
    [
        # Each leaves open what a hint may advise: to pass, to part with one of two sixes, to let the partner lead.
        (Text("tip/only-bomb"), "Pass, or play a bomb: the lead is then yours, the cards are not."),
        (Text.of("tip/exchange", to=2), "You and N2 swap a card at the same time, twice. Wild cards stay."),
        (Text("tip/choose"), "Whoever leads can shed cards first: you, or your partner."),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_a_tip_never_advises_against_a_hint(tip: Text, words: str) -> None:
    assert TEXTS.say(tip)[0] == words


@pytest.mark.parametrize("stat", ["stat-bet-replaced", "stat-bet-raised", "stat-captured-cards"])
def test_whoever_asks_about_a_player_is_told_what_a_short_fact_means(stat: str) -> None:
    assert [one.id.name for one in messages(game_folder(GAME), "game")[stat].attributes] == ["about"]
