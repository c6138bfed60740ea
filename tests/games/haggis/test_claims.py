"""What reasons claim, checked against the worlds: nothing that most of them deny is said."""

import pytest

from engine.bots.search import SearchBot
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.core.upshots import AHEAD, ALONE, BEATEN, BEHIND, BEST, OURS, SAFE, THEIRS, Upshots
from engine.games.haggis.bot.claims import MATES_OUT, OUT, checked, compared, implies
from engine.games.haggis.bot.fast.deal import Values
from engine.games.haggis.bot.fast.game import FastHaggis, HaggisPlayer
from engine.games.haggis.bot.search import SEARCH
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import answers
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.notation import read, write
from engine.games.haggis.rules.state import State
from tests.games.haggis.positions import GAME, play, position
from tests.games.haggis.test_bots import decisions
from tests.games.haggis.test_texts import TEXTS
from tests.strategies import samples


def upshots_of(state: State, move: Move) -> set[str]:
    """Returns the upshots of a move by the rules themselves, with the policy in a hurry at every seat."""
    seat, tricks = state.turn, len(state.tricks)
    state = state.play(seat, move)
    outs = len(state.outs)
    found = set()
    running = len(state.tricks) == tricks
    if running and move.cards and state.outcome is None:
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        found.add(BEATEN if any(state.terms.allowed(answers(HAGGIS, hand, move)) for hand in others) else SAFE)
    player = HaggisPlayer(state.terms)
    while state.outcome is None:
        deal = FastHaggis(state, Values(state.terms))
        gives = state.legal(state.turn)[0].kind is Kind.GIVE
        state = state.play(state.turn, player.other(deal) if gives else player.choice(deal)[1])
    if running:
        found.add(OURS if state.tricks[tricks].winner == seat else THEIRS)
    if len(state.outs) > outs and state.outs[outs][0] == seat:
        found.add(OUT)
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_rollouts_notice_what_comes_of_a_move(seats: int) -> None:
    met: set[str] = set()
    for at, (state, seat) in enumerate(decisions(seats, samples(8))):
        if at % 5:
            continue
        moves = [move for move in state.legal(seat) if move.kind not in {Kind.BET, Kind.GIVE}]
        for move in moves[:: 1 + len(moves) // 4]:
            rollouts = HaggisPlayer(state.terms, seat)
            rollouts.points(state.play(seat, move), SplitMix64(1))
            assert set(rollouts.upshots) == upshots_of(state, move)
            met |= set(rollouts.upshots)
    assert met == {BEATEN, SAFE, OURS, THEIRS, OUT}


def codes(reasons: tuple[Text, ...]) -> list[str]:
    return [text.code.removeprefix("why/") for text in reasons]


@pytest.mark.parametrize(
    ("code", "true", "false"),
    [
        ("sure", {OURS: 1.0, OUT: 0.4, MATES_OUT: 0.2}, {OURS: 1.0, OUT: 0.4}),
        ("sure", {OUT: 1.0}, {OUT: 1.0, BEATEN: 1.0}),
        ("unbeatable", {}, {BEATEN: 1.0}),
        ("takes-lead", {OURS: 0.6, THEIRS: 0.4}, {OURS: 0.4, THEIRS: 0.6}),
        ("takes-points", {OURS: 0.6, THEIRS: 0.4}, {OURS: 0.4, THEIRS: 0.6}),
        ("odd-bomb", {OURS: 0.6, THEIRS: 0.4, BEST: 1.0}, {OURS: 0.4, THEIRS: 0.6, BEST: 1.0}),
        ("odd-bomb", {OURS: 1.0, BEST: 1.0}, {OURS: 1.0}),
        ("mate-holds", {OURS: 0.6, THEIRS: 0.4}, {OURS: 0.4, THEIRS: 0.6}),
        ("low-first", {BEATEN: 1.0}, {OURS: 1.0}),
        ("helps-mate", {MATES_OUT: 0.3}, {MATES_OUT: 0.1}),
        ("keeps-wilds", {BEST: 1.0}, {}),
        ("keeps-bomb", {BEST: 1.0}, {}),
        ("keeps-high", {BEST: 1.0}, {}),
        ("beaten-anyway", {BEST: 1.0}, {}),
        ("gift-harmless", {BEST: 1.0}, {}),
        ("lead", {ALONE: 1.0}, {}),
    ],
)
def test_a_reason_that_most_worlds_deny_is_dropped(
    code: str, true: dict[str, float], false: dict[str, float]
) -> None:
    reasons = (Text(f"why/{code}"), Text.of("why/tricks-left", tricks=2))
    assert codes(checked(reasons, Upshots(true, 20))) == [code, "tricks-left"]
    assert codes(checked(reasons, Upshots(false, 20))) == ["tricks-left"]


def test_a_bet_is_worth_it_where_nothing_did_better_and_none_where_others_go_out_first() -> None:
    bet, none = (Text.of("why/bet", value=30),), (Text.of("why/bet", value=0),)
    assert checked(bet, Upshots({BEST: 1.0}, 20)) == bet
    assert checked(bet, Upshots({BEST: 0.0, OUT: 1.0}, 20)) == ()
    assert checked(none, Upshots({BEST: 1.0, OUT: 0.2}, 20)) == (Text.of("why/bet-odds", worlds=2, of=10),)
    assert checked(none, Upshots({OUT: 0.2}, 20)) == ()
    assert checked(none, Upshots({BEST: 1.0, OUT: 0.6}, 20)) == (Text.of("why/found", of=20),)


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.5, "This hand goes out first in about half of the cases, so a bet gains nothing"),
        (0.4, "This hand goes out first in about 4 cases of 10, so a bet gains nothing"),
        (0.3, "This hand goes out first in about 1 case of 3, so a bet gains nothing"),
        (0.0, "This hand hardly ever goes out first, so a bet gains nothing"),
    ],
)
def test_that_no_bet_is_made_is_told_by_how_often_the_hand_goes_out(share: float, words: str) -> None:
    """It is true of a bet that does about as well, too."""
    (said,) = checked((Text.of("why/bet", value=0),), Upshots({BEST: 1.0, OUT: share}, 20))
    assert TEXTS.say(said)[0] == words


def test_that_all_the_rest_goes_at_once_comes_before_the_odds() -> None:
    reasons = (Text.of("why/tricks-left", tricks=1), Text("why/cheap"))
    found = checked(reasons, Upshots({BEATEN: 0.2, SAFE: 0.8}, 20))
    assert codes(found) == ["tricks-left", "beaten-in", "cheap"]


def test_the_best_move_is_never_left_without_a_reason() -> None:
    lead = (Text("why/takes-lead"),)
    assert checked(lead, Upshots({THEIRS: 1.0, BEST: 1.0}, 20)) == (Text.of("why/found", of=20),)
    assert checked(lead, Upshots({THEIRS: 1.0}, 20)) == ()
    assert all(TEXTS.say(Text.of(f"why/{code}", of=20)) for code in ("found", "safe"))


@pytest.mark.parametrize("code", ["keeps-wilds", "keeps-bomb", "found"])
def test_what_speaks_for_a_move_that_others_may_equal_does_not_call_it_worth_more(code: str) -> None:
    reasons = () if code == "found" else (Text.of(f"why/{code}", wilds=2),)
    (said,) = checked(reasons, Upshots({BEST: 1.0}, 20))
    assert said.code == f"why/{code}"
    assert TEXTS.say(said)[0] in {
        "The wild cards are kept for later",
        "The bomb is kept for later",
        "Nothing did clearly better in the 20 deals tried",
    }


def test_what_others_are_likely_to_hold_comes_first_where_it_speaks_for_a_play_and_else_later() -> None:
    few, many = {BEATEN: 0.2, SAFE: 0.8}, {BEATEN: 0.8, SAFE: 0.2}
    reasons = (Text("why/cheap"), Text("why/tricks-left"))
    assert codes(checked(reasons, Upshots(few, 20))) == ["beaten-in", "cheap", "tricks-left"]
    assert codes(checked(reasons, Upshots(many, 20))) == ["cheap", "beaten-in", "tricks-left"]
    assert codes(checked(reasons, Upshots({SAFE: 1.0}, 20))) == ["safe", "cheap", "tricks-left"]
    taken = (Text("why/takes-lead"), Text("why/tricks-left"))
    assert codes(checked(taken, Upshots({**few, OURS: 1.0}, 20))) == ["takes-lead", "beaten-in", "tricks-left"]
    assert codes(checked((Text("why/out"),), Upshots({SAFE: 1.0}, 20))) == ["out"]


@pytest.mark.parametrize(
    ("said", "other", "implied"),
    [
        (Text.of("why/tricks-left", tricks=4), Text.of("why/tricks-left", tricks=6), True),
        (Text.of("why/tricks-left", tricks=6), Text.of("why/tricks-left", tricks=4), False),
        (Text.of("why/sheds", cards=6), Text.of("why/sheds", cards=4), True),
        (Text.of("why/sheds", cards=4), Text.of("why/sheds", cards=6), False),
        (Text("why/unbeatable"), Text.of("why/beaten-in", worlds=1, of=10), True),
        (Text.of("why/beaten-in", worlds=9, of=10), Text.of("why/beaten-in", worlds=1, of=10), False),
        (Text("why/unbeatable"), Text("why/sure"), False),
        (Text("why/cheap"), Text.of("why/tricks-left", tricks=4), False),
    ],
)
def test_a_reason_says_no_more_than_one_by_which_more_is_gained(said: Text, other: Text, implied: bool) -> None:
    assert implies(said, other) is implied
    assert implies(other, other)


def test_a_better_move_says_by_how_much_it_raises_the_chance_to_go_out() -> None:
    state = position("2r 9o 9y", "10r")
    better, played = Upshots({OUT: 0.8}, 20), Upshots({OUT: 0.45, MATES_OUT: 0.5}, 20)
    (text,) = compared(state.information(0), better, played)
    assert text == Text.of("why/out-first", percent=80, than=45, outs=0)
    assert not compared(state.information(0), played, better)
    for outs, place in ((0, "first"), (1, "next")):
        said = TEXTS.say(Text.of("why/out-first", percent=80, than=45, outs=outs))
        assert set(said) == {f"It raises the chance that this hand goes out {place} from about 45 % to 80 %"}


def test_a_better_move_that_raises_no_chance_says_how_often_it_did_better() -> None:
    info = position("2r 9o 9y", "10r").information(0)
    played = Upshots({OUT: 0.5, BEHIND: 0.62, AHEAD: 0.2}, 20)
    (text,) = compared(info, Upshots({OUT: 0.5}, 20), played)
    assert text == Text.of("why/better-in", percent=60, than=20)
    assert TEXTS.say(text)[0] == "It did better in about 60 % of the deals tried, and worse in 20 %"
    assert not compared(info, Upshots({OUT: 0.5}, 20), Upshots({OUT: 0.5, BEHIND: 0.4, AHEAD: 0.4}, 20))


def test_a_play_that_nobody_beats_does_not_keep_a_lead_that_another_may_have_had() -> None:
    assert TEXTS.say(Text("why/unbeatable"))[0] == "Nobody can beat it: the next lead is certain"


# -- positions in which a reason would be false


def told(state: State, move: str) -> list[str]:
    """Returns the codes of the reasons that the strongest level has for a move."""
    seat = state.turn
    info, legal = state.information(seat), state.legal(seat)
    *_, thought = SearchBot(also=(read(HAGGIS, move),)).think(GAME, info, legal, SplitMix64(1))
    return next(codes(one.reasons) for one in thought.candidates if write(HAGGIS, one.move) == move)


def first_sight(state: State, move: str) -> list[str]:
    """Returns the codes of a move's reasons before any world has been looked into."""
    info, legal = state.information(state.turn), state.legal(state.turn)
    return codes(SEARCH.reasons(info, legal, read(HAGGIS, move)))


BOMBED = "3r 5r 7r 9r 2o 4y 6g"
ANSWERED = "3r 5r 7r 9r 2g 4g 6b 8b 10r"


def test_a_bomb_that_is_led_does_not_take_the_lead() -> None:
    led = position("2r 4o J Q", "3o 9y 9g 10b")
    assert "takes-lead" not in told(led, "J Q") + first_sight(led, "J Q")
    followed = play(position("9r 10o 2o 2y", "2g 4g 6b J Q"), "0:10o")
    assert "takes-lead" in told(followed, "J Q")


def test_odd_cards_that_go_as_a_bomb_are_worth_their_points_only_if_that_is_best() -> None:
    followed = play(position("9r 10o 2o 2y J Q K", ANSWERED), "0:10o")
    assert "odd-bomb" in told(followed, "3r 5r 7r 9r")
    led = position(BOMBED, "2r 3o 9y 9g 10b J Q K")  # nothing beats it, but another lead is better
    assert "odd-bomb" in first_sight(led, "3r 5r 7r 9r")
    assert "odd-bomb" not in told(led, "3r 5r 7r 9r")


def test_the_wild_cards_are_led_before_a_last_bomb_which_they_make_certain() -> None:
    led = position("3r 5o 7y 9g J Q K", "2r 3o 9y 8g 10b J Q K", bets="0 0")
    info, legal = led.information(0), led.legal(0)
    *_, thought = SearchBot().think(GAME, info, legal, SplitMix64(1))
    assert thought.move == read(HAGGIS, "J Q K")
    assert thought.candidates[0].reasons == (Text("why/sure"), Text.of("why/tricks-left", tricks=1))
    # One wild card less, and the other seat may have a higher bomb.
    less = position("3r 5o 7y 9g J Q", "2r 3o 9y 8g 10b J Q K", bets="0 0")
    assert "sure" not in told(less, "J Q")


def test_a_bomb_that_can_be_beaten_does_not_take_the_lead() -> None:
    followed = play(position("10o 2o 2y 4y", "9r 9o J Q 2g"), "0:10o")
    assert "takes-lead" in first_sight(followed, "J Q")
    beaten = play(position("10o 2o J K", "9r 9o J Q 2g"), "0:10o")  # the opponent goes out with J K and the 2
    assert "takes-lead" not in told(beaten, "J Q")


def test_a_bomb_is_not_worth_more_later_where_it_is_best_played() -> None:
    state = play(position("9r 10o 2o 2y J Q K", ANSWERED), "0:10o")
    assert "keeps-bomb" in first_sight(state, "pass")
    assert "keeps-bomb" not in told(state, "pass")


def test_a_play_says_how_likely_others_can_beat_it() -> None:
    state = play(position("10o 2o 2y 4r 8y", "9r 9o 9b 2g 4g 6b 8b 10r J"), "0:2o")
    assert "beaten-in" in told(state, "8b")
