"""Reasons for a pass or a play: each is true, and what is said first tells the move from others."""

from functools import cache

import pytest

from engine.core.cards import Cards
from engine.core.table import Text
from engine.games.haggis.bot.evaluation import Evaluation
from engine.games.haggis.bot.fewest import FewestPlays
from engine.games.haggis.bot.reasons import reasons_of
from engine.games.haggis.bot.search import SEARCH
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import answers
from engine.games.haggis.rules.moves import PASS, Kind
from engine.games.haggis.rules.notation import read
from engine.games.haggis.rules.state import State
from tests.games.haggis.positions import play, position
from tests.games.haggis.test_bots import decisions
from tests.games.haggis.test_texts import TEXTS
from tests.strategies import samples

WILDS = "J Q K"


def said(state: State, move: str) -> list[Text]:
    """Returns the reasons for a move at first sight."""
    info, legal = state.information(state.turn), state.legal(state.turn)
    return list(SEARCH.reasons(info, legal, read(HAGGIS, move)))


def codes(state: State, move: str) -> list[str]:
    return [text.code.removeprefix("why/") for text in said(state, move)]


# -- plays that are left


@pytest.mark.parametrize(
    ("hand", "play", "left"),
    [
        ("2r 2y 4r 4y 6r 7r 8r 8y 10y 10g", "2r 2y", 4),
        ("4r 4y 6r 7r 8r 8y Q K", "4r 4y", 1),
        ("4r 4y 3r 5o 7y 9g", "4r 4y", 1),
    ],
)
def test_the_plays_left_are_the_fewest_that_do(hand: str, play: str, left: int) -> None:
    state = position(hand, f"3b 5b 7b 8b 9r 9o 9y 6g 10b 3o {WILDS}")
    assert Text.of("why/tricks-left", tricks=left) in said(state, play)


def test_that_the_rest_goes_at_once_is_said_first() -> None:
    state = position("4r 4y 6r 7r 8r 8y Q K", f"3b 5b 7b 8b 9r 9o 9y 6g 10b 3o {WILDS}")
    first = said(state, "4r 4y")[0]
    assert TEXTS.say(first)[0] == "The rest of the hand then goes in a single play"
    sure = position("4r 4y 10r 10o", "10g", bets="0 0")
    assert codes(sure, "10r 10o") == ["sure", "tricks-left", "close"]


def test_a_pass_tells_no_plays_that_are_left() -> None:
    for seats in (2, 3):
        for state, seat in decisions(seats, samples(8)):
            info, legal = state.information(seat), state.legal(seat)
            if PASS in legal and info.trick.top is not None:
                found = {text.code for text in SEARCH.reasons(info, legal, PASS)}
                assert found
                assert "why/tricks-left" not in found


@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ("J Q", Text.of("why/keeps-wilds", wilds=2)),
        (WILDS, Text.of("why/keeps-wilds", wilds=3)),
        ("3r 5o 7y 9g", Text("why/keeps-bomb")),
    ],
)
def test_a_pass_that_leaves_a_bomb_unplayed_says_what_it_keeps(held: str, kept: Text) -> None:
    """A bomb of wild cards alone may as well become parts of sets and runs."""
    state = play(position("K 2r 3y", f"2o 4y 6r {held}", bets="0 0"), "0:K")
    assert {move.kind for move in state.legal(1) if move.cards} == {Kind.BOMB}
    assert said(state, "pass")[0] == kept


def test_what_is_said_to_break_nothing_up_saves_a_play() -> None:
    claims = 0
    for state, seat in decisions(2, samples(8)):
        info, legal = state.information(seat), state.legal(seat)
        for move in legal if info.trick.top is not None else ():
            if move.cards and Text("why/cheap") in reasons_of(Evaluation(info), move, legal):
                plays = fewest(info.hand), fewest(info.hand & ~move.cards)
                assert plays[0] > plays[1]
                assert not move.cards & HAGGIS.wilds
                claims += 1
    assert claims > 5


@cache
def fewest(hand: Cards) -> int:
    """Returns the fewest plays that get rid of a hand."""
    found = FewestPlays(position("2r", "2o").terms, hand).of(hand)
    assert found is not None
    return found


# -- passes


def test_a_pass_says_that_it_keeps_cards_together_only_where_every_answer_would_break_them_up() -> None:
    claims = silences = 0
    for state, seat in decisions(2, 20):
        info, legal = state.information(seat), state.legal(seat)
        plays = [move for move in legal if move.cards]
        plain = [move for move in plays if not move.cards & HAGGIS.wilds and move.kind is not Kind.BOMB]
        if PASS not in legal or not plain:
            continue
        breaks = all(fewest(info.hand & ~move.cards) >= fewest(info.hand) for move in plain)
        found = [dict(text.args) for text in SEARCH.reasons(info, legal, PASS) if text.code == "why/keeps-shape"]
        assert bool(found) == breaks
        for args in found:
            assert (args["wild"] == "yes") == any(move.cards & HAGGIS.wilds for move in plays)
        claims += breaks
        silences += not breaks
    assert min(claims, silences) > 5


def test_a_pass_keeps_strong_cards_or_what_would_be_beaten_anyway() -> None:
    others = "2o 2g 3b 6b 9b 9r 9o 9g 7y 7g 8o 10g 10b J Q K"
    low = play(position("8r 8g 2y", "3y 4o 4g 5r 6r 6o 7b 10o 10r"), "0:8r 8g")
    assert codes(low, "pass") == ["keeps-high", "poor-trick"]
    weak = play(position(others, "3y 4o 5r 6r 6o 8y 10o"), "0:2o")
    assert codes(weak, "pass") == ["beaten-anyway", "poor-trick"]
    assert said(weak, "pass")[1] == Text.of("why/poor-trick", points=0)


def test_a_pass_with_wild_cards_names_them_where_cards_would_be_broken_up() -> None:
    state = play(position("9r 2o", "10r 10o 3y 3g K"), "0:9r")
    text = Text.of("why/keeps-shape", wild="yes", bomb="no")
    assert said(state, "pass")[0] == text
    assert TEXTS.say(text)[0] == "Beating it would break up a combination, or cost a wild card"
    none = play(position("9r 2o", "10r 10o 3y 3g"), "0:9r")
    assert TEXTS.say(said(none, "pass")[0])[0] == "Beating it would break up a combination"


# -- plays that only bombs beat


def test_a_king_that_only_a_bomb_beats_is_told_from_a_queen() -> None:
    state = play(position(f"10r 9r 8r 7o 6o 2y 2g 3y {WILDS}", f"2r 2o 4r 4o 5y 8y 8o 10y {WILDS}"), "0:10r")
    assert codes(state, "K")[0] == "only-bomb"
    assert {"only-bomb"}.isdisjoint(codes(state, "Q") + codes(state, "J"))
    assert TEXTS.say(Text("why/only-bomb"))[0] == "Only a bomb beats it"


def test_what_only_a_bomb_is_said_to_beat_is_beaten_by_nothing_else() -> None:
    claims = 0
    for seats in (2, 3):
        for state, seat in decisions(seats, samples(8)):
            info, legal = state.information(seat), state.legal(seat)
            for move in [move for move in legal if move.cards][::5]:
                if Text("why/only-bomb") in reasons_of(Evaluation(info), move, legal):
                    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
                    assert all(other.kind is Kind.BOMB for hand in hands for other in answers(HAGGIS, hand, move))
                    claims += 1
    assert claims > 20


# -- points


def test_points_in_a_trick_are_those_that_are_there_already() -> None:
    start = position(f"7y 2r 2o 4g 4b 6g 6b {WILDS}", f"8r 8y 10y 10g 2y 6r {WILDS}")
    poor = play(start, "0:7y")  # the 5 points of the king itself are not to be won
    assert "takes-points" not in codes(poor, "K")
    rich = play(poor, "1:J", "0:Q")
    assert Text.of("why/takes-points", points=6) in said(rich, "K")
    assert TEXTS.say(Text.of("why/takes-points", points=6))[0] == "The trick has 6 points in it already"
