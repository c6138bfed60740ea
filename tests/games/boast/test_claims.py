"""What reasons claim, checked against the worlds: nothing that most of them deny is said."""

import pytest

from engine.bots.search import SearchBot
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.core.upshots import AHEAD, BEATEN, BEHIND, BEST, OURS, SAFE, THEIRS, Upshots
from engine.games.boast.bot.claims import EXACTLY, MISSED, NOT_ONE, checked, compared, implies, taken_by
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.bot.policy import choose
from engine.games.boast.bot.search import SEARCH, PlayerRollouts
from engine.games.boast.rules.notation import write
from engine.games.boast.rules.scoring import EXACT, NOTHING, points_for
from engine.games.boast.rules.trick import best_of
from tests.blunders import suite
from tests.games.boast.positions import GAME
from tests.games.boast.test_rollouts import positions
from tests.games.boast.test_texts import TEXTS
from tests.strategies import samples

ENDS = {NOTHING: NOT_ONE, EXACT: EXACTLY, 0: MISSED}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rollouts_notice_what_comes_of_a_card(seats: int) -> None:
    met: set[str] = set()
    for state, rng in positions(seats, samples(40)):
        seat, tricks = state.turn, len(state.tricks)
        for move in state.legal(seat):
            rollouts = PlayerRollouts(state.information(seat))
            after = state.play(seat, move)
            rollouts.points(after, rng)
            holds = after.trick and best_of(after.trick, after.tower) == len(after.trick) - 1
            while after.outcome is None:
                after = after.play(after.turn, choose(after.information(after.turn), after.legal(after.turn))[0])
            winner = after.tricks[tricks].winner
            taken = sum(trick.winner == seat for trick in after.tricks)
            wanted = {
                OURS if winner == seat else THEIRS,
                taken_by(winner),
                ENDS[points_for(taken, state.terms.wanted)],
            }
            if holds:
                wanted.add(SAFE if winner == seat else BEATEN)
            assert set(rollouts.upshots) == wanted
            met |= wanted
    assert met >= {OURS, THEIRS, SAFE, BEATEN, EXACTLY, MISSED, NOT_ONE}


def codes(reasons: tuple[Text, ...]) -> list[str]:
    return [text.code.removeprefix("why/boast-") for text in reasons]


@pytest.mark.parametrize(
    ("code", "true", "false"),
    [
        ("sure", {OURS: 1.0}, {OURS: 0.9, THEIRS: 0.1}),
        ("takes", {OURS: 0.6, THEIRS: 0.4}, {OURS: 0.4, THEIRS: 0.6}),
        ("ducks", {OURS: 0.4, THEIRS: 0.6}, {OURS: 0.6, THEIRS: 0.4}),
        ("dumps", {OURS: 0.4, THEIRS: 0.6}, {OURS: 0.6, THEIRS: 0.4}),
        ("there", {OURS: 0.4, THEIRS: 0.6}, {OURS: 0.6, THEIRS: 0.4}),
        ("none", {NOT_ONE: 0.4, EXACTLY: 0.6}, {NOT_ONE: 0.2, EXACTLY: 0.6}),
        ("none", {NOT_ONE: 0.1}, {MISSED: 1.0}),
        ("more", {NOT_ONE: 0.2, EXACTLY: 0.6}, {NOT_ONE: 0.4, EXACTLY: 0.6}),
        ("more", {EXACTLY: 0.1}, {MISSED: 1.0}),
        ("more", {NOT_ONE: 0.2, EXACTLY: 0.6}, {NOT_ONE: 0.3, EXACTLY: 0.6}),
        ("more", {OURS: 0.6, THEIRS: 0.4, EXACTLY: 0.6}, {OURS: 0.4, THEIRS: 0.6, EXACTLY: 0.6}),
        ("none", {OURS: 0.4, THEIRS: 0.6, NOT_ONE: 0.5}, {OURS: 0.6, THEIRS: 0.4, NOT_ONE: 0.5}),
        ("lost", {MISSED: 1.0}, {MISSED: 0.9, EXACTLY: 0.1}),
        ("top", {OURS: 1.0}, {OURS: 0.9, THEIRS: 0.1}),
        ("saves", {THEIRS: 1.0, EXACTLY: 0.5}, {THEIRS: 1.0, NOT_ONE: 0.5, EXACTLY: 0.5}),
        ("saves", {THEIRS: 0.6, EXACTLY: 0.5}, {OURS: 0.6, EXACTLY: 0.5}),
        ("rises", {BEST: 1.0, EXACTLY: 0.5}, {BEST: 0.0, EXACTLY: 0.5}),
        ("rises", {BEST: 1.0, EXACTLY: 0.5}, {BEST: 1.0, NOT_ONE: 0.5, EXACTLY: 0.5}),
        ("holds", {BEST: 1.0, EXACTLY: 0.5}, {BEST: 1.0, MISSED: 1.0}),
    ],
)
def test_a_reason_that_the_worlds_deny_is_dropped(code: str, true: dict[str, float], false: dict[str, float]) -> None:
    reasons = (Text(f"why/boast-{code}"), Text("why/boast-escape"))
    assert codes(checked(reasons, Upshots(true, 150))) == [code, "escape"]
    assert codes(checked(reasons, Upshots(false, 150))) == ["escape"]


@pytest.mark.parametrize("code", ["sinks", "leaves"])
@pytest.mark.parametrize(
    ("tricks", "true", "false"),
    [
        (0, {NOT_ONE: 0.4, EXACTLY: 0.6}, {MISSED: 0.4, EXACTLY: 0.6}),
        (2, {EXACTLY: 0.6}, {MISSED: 1.0}),
    ],
)
def test_weaker_cards_speak_for_a_card_only_where_the_goal_is_to_take_no_more(
    code: str, tricks: int, true: dict[str, float], false: dict[str, float]
) -> None:
    reasons = (Text.of(f"why/boast-{code}", tricks=tricks), Text("why/boast-escape"))
    assert codes(checked(reasons, Upshots({**true, BEST: 1.0}, 150))) == [code, "escape"]
    assert codes(checked(reasons, Upshots(true, 150))) == ["escape"]
    assert codes(checked(reasons, Upshots({**false, BEST: 1.0}, 150))) == ["escape"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("boast-4-takes-it-with-the-lower-colour", ["more", "holds"]),
        ("boast-3-spends-the-escape-where-nothing-can-win", ["saves", "escape"]),
        ("boast-4-keeps-its-only-yellow", ["saves", "ducks"]),
        ("boast-3-takes-the-sure-trick-first", ["more", "top"]),
    ],
)
def test_a_hint_says_first_what_its_card_does_for_the_tricks_to_come(name: str, wanted: list[str]) -> None:
    (position,) = (one for one in suite.positions(GAME) if one.id == name)
    state = position.match.state
    *_, thought = SearchBot().think(GAME, state.information(position.seat), state.legal(position.seat), SplitMix64(1))
    assert write(thought.move) in position.find
    assert codes(thought.candidates[0].reasons)[:2] == wanted


def test_a_hint_names_the_goal_that_its_card_serves_even_where_the_odds_alone_tell_otherwise() -> None:
    """At first sight yellow 6 is likely to be beaten; in most worlds it takes the trick that is wanted."""
    *_, (state, _) = positions(4, 253)
    info, legal = state.information(state.turn), state.legal(state.turn)
    *_, thought = SearchBot().think(GAME, info, legal, SplitMix64(1))
    best = thought.candidates[0]
    assert write(best.move) == "6y"
    assert Evaluation(info).odds.takers(best.move.card)[info.seat or 0] < 0.4
    assert best.upshots is not None
    assert best.upshots[OURS] > 0.5
    assert codes(best.reasons) == ["more", "beaten-in"]


def test_a_trick_spoils_what_another_wants_only_where_that_one_mostly_takes_it() -> None:
    spoils = (Text.of("why/boast-spoils", seat=2),)
    assert checked(spoils, Upshots({taken_by(2): 0.6}, 150)) == spoils
    assert checked(spoils, Upshots({taken_by(2): 0.4, taken_by(1): 0.6}, 150)) == ()


def test_a_card_says_how_likely_the_trick_is_taken_from_it() -> None:
    reasons = (Text.of("why/boast-more", more=1), Text("why/boast-takes"))
    upshots = Upshots({OURS: 0.7, THEIRS: 0.3, SAFE: 0.7, BEATEN: 0.3, EXACTLY: 0.5}, 150)
    assert codes(checked(reasons, upshots)) == ["more", "beaten-in"]
    few = Upshots({OURS: 0.3, THEIRS: 0.7, SAFE: 0.3, BEATEN: 0.7, EXACTLY: 0.5}, 150)
    assert codes(checked((Text("why/boast-keeps"), Text("why/boast-ducks")), few)) == ["keeps", "beaten-in"]
    assert codes(checked((Text("why/boast-sure"),), Upshots({OURS: 1.0, SAFE: 1.0}, 150))) == ["sure"]
    assert codes(checked((Text("why/boast-cannot"),), Upshots({THEIRS: 1.0, BEATEN: 1.0}, 150))) == ["cannot"]
    assert codes(checked((Text("why/boast-ducks"),), Upshots({OURS: 1.0, SAFE: 1.0, BEST: 1.0}, 150))) == [
        "found",
        "safe",
    ]
    for text in (Text.of("why/boast-found", of=9), Text.of("why/boast-beaten-in", worlds=1, of=10)):
        assert TEXTS.say(text)


def beaten(worlds: int, of: int = 10) -> Text:
    return Text.of("why/boast-beaten-in", worlds=worlds, of=of)


@pytest.mark.parametrize(
    ("said", "other", "implied"),
    [
        (Text.of("why/boast-top", colour="r"), beaten(1, 100), True),
        (beaten(1), beaten(2), True),
        (Text.of("why/boast-safe", of=150), beaten(1, 100), True),
        (Text.of("why/boast-safe", of=150), Text("why/boast-sure"), False),
        (beaten(2), beaten(1), False),
        (beaten(9), beaten(8), True),
        (beaten(8), beaten(9), False),
        (beaten(9), beaten(2), False),
        (Text("why/boast-cannot"), Text("why/boast-escape"), True),
        (Text("why/boast-escape"), Text("why/boast-ducks"), True),
        (Text("why/boast-ducks"), Text("why/boast-escape"), False),
        (Text("why/boast-cannot"), Text("why/boast-dumps"), False),
        (Text("why/boast-cannot"), Text("why/boast-sure"), False),
        (Text("why/boast-none"), Text.of("why/boast-more", more=1), False),
    ],
)
def test_a_reason_says_no_more_than_one_by_which_the_trick_is_surer(said: Text, other: Text, implied: bool) -> None:
    assert implies(said, other) is implied
    assert implies(other, other)


def test_a_better_card_says_by_how_much_it_raises_the_chance_of_the_goal_that_gains_more() -> None:
    state, _ = next(positions(4, 1))
    info = state.information(state.turn)
    played = Upshots({EXACTLY: 0.5, NOT_ONE: 0.1, MISSED: 0.4}, 150)
    exact = compared(info, Upshots({EXACTLY: 0.7, NOT_ONE: 0.1, MISSED: 0.2}, 150), played)
    assert exact == (Text.of("why/boast-exactly", percent=70, than=50, tricks=2),)
    none = compared(info, Upshots({EXACTLY: 0.7, NOT_ONE: 0.3}, 150), played)
    assert none == (Text.of("why/boast-not-one", percent=30, than=10),)
    assert not compared(info, played, played)
    often = compared(info, played, Upshots({**played.shares, BEHIND: 0.4, AHEAD: 0.1}, 150))
    assert often == (Text.of("why/boast-better-in", percent=40, than=10),)
    assert TEXTS.say(often[0])[0] == "It did better in about 40 % of the deals tried, and worse in 10 %"
    assert TEXTS.say(exact[0])[0] == "It raises the chance to take exactly 2 tricks from about 50 % to 70 %"
    assert TEXTS.say(none[0])[0] == "It raises the chance to take no trick at all from about 10 % to 30 %"


def test_what_is_false_at_first_sight_is_not_said() -> None:
    """Reasons that the worlds deny are dropped, and some decisions of random rounds have such reasons."""
    denied = 0
    for at, (state, _) in enumerate(positions(4, 200)):
        info, legal = state.information(state.turn), state.legal(state.turn)
        if at % 20 or len(legal) == 1:
            continue
        *_, thought = SearchBot().think(GAME, info, legal, SplitMix64(1))
        for one in thought.candidates[:3]:
            first, said = codes(SEARCH.reasons(info, legal, one.move)), codes(one.reasons)
            odds = [dict(text.args) for text in one.reasons if text.code == "why/boast-beaten-in"]
            denied += "ducks" in first and any(2 * int(of["worlds"]) < int(of["of"]) for of in odds)
            assert not ("takes" in said and "ducks" in said)
    assert denied
