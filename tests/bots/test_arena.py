"""The arena: mirrored deals, honest intervals, and a report in words or JSON."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from engine.__main__ import main
from engine.bots.bot import Bot, PolicyBot, RandomBot, Thought
from engine.bots.levels import TemperedBot, UnknownLevel, UnknownTemperament
from engine.bots.search import KnowingBot
from engine.cli.arena import find_bot
from engine.cli.contest import Estimate, Spent, compare, play_hand, ratio
from engine.core import registry
from engine.core.match import AnyGame, Player, create
from engine.core.rng import SplitMix64
from tests.games.haggis.greedy import GREEDY, Greedy
from tests.host.serving import needs_processes

GAME = registry.game("haggis")


def command(*words: str) -> int:
    """Runs the `arena` command with arguments."""
    return main(["arena", *words])


class NotingBot:
    """Notes the hands that it leads from, and plays the last legal move."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def think(self, game: AnyGame, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields more thoughts than any budget allows, each with one more playout than the last."""
        del game, rng
        if info.trick.top is None and not info.tricks:
            self.seen.append((info.seat, info.hand))
        for playouts in range(1000):
            assert playouts <= 5
            yield Thought(legal[-1], playouts, ())


def test_every_bot_gets_every_hand_of_a_deal() -> None:
    a, b = NotingBot(), NotingBot()
    result = compare(GAME, a, b, seats=2, deals=3, seed="x", playouts=5)
    assert (result.deals, result.hands) == (3, 6)
    # Each deal is played twice, and each bot leads it once.
    assert sorted(a.seen) == sorted(b.seen)
    assert len(a.seen) == 3


class Long:
    """Plays the first legal move after thoughts of many playouts, and counts the thoughts."""

    thoughts = 0

    def think(self, game: AnyGame, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Yields thoughts of 0 to 5,000 playouts in steps of 1,000."""
        del game, info, rng
        for playouts in range(0, 5001, 1000):
            self.thoughts += 1
            yield Thought(legal[0], playouts, ())


def test_a_bot_thinks_as_long_as_it_likes_unless_it_is_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    for words, each in (((), 6), (("--playouts", "2000"), 3), (("--playouts", "0"), 1)):
        bots = {"expert": Long(), "club": Long()}
        monkeypatch.setattr("engine.cli.arena.find_bot", lambda name, _, bots=bots: bots[name])
        decided = 0

        def play(*args: Any) -> Any:
            nonlocal decided
            outcome, spent = play_hand(*args)
            decided += sum(map(len, spent))
            return outcome, spent

        monkeypatch.setattr("engine.cli.contest.play_hand", play)
        assert command("haggis", "--a", "expert", "--b", "club", "--deals", "1", *words) == 0
        assert sum(bot.thoughts for bot in bots.values()) == each * decided > 0


def test_points_are_those_of_the_first_bot_less_the_average_of_the_others() -> None:
    result = compare(GAME, GREEDY, RandomBot(), seats=3, deals=1, seed="one")
    match = create(GAME, [Player("bot", "", "club")] * 3, {}, "one/0")
    ahead = []
    for seat in range(3):
        bots = [GREEDY if who == seat else RandomBot() for who in range(3)]
        outcome, _ = play_hand(match, bots, f"one/0/{seat}", 0, lambda: 0.0)
        points = outcome.points
        ahead.append(points[seat] - (sum(points) - points[seat]) / 2)
    assert result.points.mean == pytest.approx(sum(ahead) / 3)
    assert sum(ahead)


def test_equal_bots_are_equal() -> None:
    result = compare(GAME, PolicyBot(), PolicyBot(), seats=2, deals=4, seed="even")
    assert result.wins.mean + result.ties.mean / 2 == 0.5
    assert result.points == Estimate(0, 0, 0)


def test_three_seats_are_rotated() -> None:
    result = compare(GAME, PolicyBot(), PolicyBot(), seats=3, deals=2, seed="three")
    assert result.hands == 6
    assert result.points.mean == pytest.approx(0)
    assert result.wins.mean <= 1 / 3


def test_partners_play_as_one_side() -> None:
    result = compare(registry.game("team"), PolicyBot(), RandomBot(), seats=4, deals=2, seed="pairs")
    assert (result.sides, result.hands) == (2, 4)
    assert result.wins.mean > 0.5
    a, b = NotingBot(), NotingBot()
    compare(registry.game("team"), a, b, seats=4, deals=1, seed="pairs", playouts=5)
    # Each bot begins the deal once with every hand.
    assert {seat for seat, _ in a.seen} == {seat for seat, _ in b.seen} == set(range(4))


def test_the_stronger_bot_is_found_whoever_comes_first() -> None:
    there = compare(GAME, PolicyBot(), RandomBot(), seats=2, deals=6, seed="s")
    back = compare(GAME, RandomBot(), PolicyBot(), seats=2, deals=6, seed="s")
    assert there.wins.mean > 0.7
    assert back.wins.mean < 0.3
    assert there.time_a.decisions > 0


def test_the_same_seed_gives_the_same_result() -> None:
    def result(seed: str) -> tuple[Estimate, Estimate]:
        found = compare(GAME, PolicyBot(), RandomBot(), seats=2, deals=3, seed=seed)
        return found.wins, found.points

    assert result("a") == result("a")
    assert result("a") != result("b")


def test_an_interval_is_the_mean_and_196_standard_errors() -> None:
    estimate = Estimate.of([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.high - estimate.mean == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert estimate.mean - estimate.low == pytest.approx(estimate.high - estimate.mean)
    assert Estimate.of([1.0]).high == float("inf")


def test_times_are_summed_up_in_milliseconds() -> None:
    spent = Spent.of([0.001] * 98 + [0.5, 0.002])
    assert (spent.decisions, spent.median, spent.longest) == (100, 1.0, 500.0)
    assert spent.mean == pytest.approx(6.0)
    assert spent.p99 == 500.0
    assert Spent.of([]) == Spent(0, 0, 0, 0, 0, 0)


def test_a_ratio_says_how_many_times_as_much_one_of_them_scores() -> None:
    found = ratio([(2.0, 1.0), (4.0, 2.0), (6.0, 3.0)])
    assert found is not None
    assert found.mean == pytest.approx(2.0)
    assert found.low == pytest.approx(found.high)
    wide = ratio([(1.0, 1.0), (3.0, 1.0)])
    assert wide is not None
    assert wide.low < 2.0 < wide.high
    assert ratio([(-1.0, 1.0)]) is None
    assert ratio([(1.0, 0.0)]) is None


@needs_processes
def test_several_processes_play_the_same() -> None:
    alone = compare(GAME, PolicyBot(), RandomBot(), seats=2, deals=4, seed="jobs")
    shared = compare(GAME, PolicyBot(), RandomBot(), seats=2, deals=4, seed="jobs", jobs=2)
    assert (shared.wins, shared.points) == (alone.wins, alone.points)
    assert shared.time_a.decisions == alone.time_a.decisions


class Peeking:
    """Asks for the whole state, and notes what it is shown."""

    def __init__(self) -> None:
        self.states: list[Any] = []

    def shown(self, state: Any) -> Bot:
        """Notes the state, and leaves the decision to the policy."""
        self.states.append(state)
        return PolicyBot()

    def think(self, game: AnyGame, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
        """Fails, because it must never be asked."""
        raise AssertionError(game, info, legal, rng)


def test_a_knowing_bot_is_shown_the_state_before_each_decision() -> None:
    bot = Peeking()
    result = compare(GAME, bot, PolicyBot(), seats=2, deals=1, seed="peek")
    assert len(bot.states) == result.time_a.decisions > 5
    assert all(state.hands for state in bot.states)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("club", PolicyBot),
        ("club/bold", TemperedBot),
        ("random", RandomBot),
        ("knowing", KnowingBot),
        ("tests.games.haggis.greedy:GREEDY", Greedy),
    ],
)
def test_bots_are_found_by_name(name: str, kind: type[Bot]) -> None:
    assert isinstance(find_bot(name, GAME), kind)


def test_a_temperament_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(UnknownTemperament):
        find_bot("club/mischievous", GAME)
    assert find_bot("club/mischievous", registry.game("boast"))


def test_a_temperament_plays_another_way_in_the_arena() -> None:
    plain = compare(GAME, PolicyBot(), PolicyBot(), seats=2, deals=8, seed="temper")
    bold = compare(GAME, find_bot("club/bold", GAME), PolicyBot(), seats=2, deals=8, seed="temper")
    assert plain.points.mean == 0.0 != bold.points.mean


@pytest.mark.parametrize("name", ["grandmaster", "no.module:BOT", "tests.games.haggis.greedy:NOBODY"])
def test_unknown_bots_are_refused(name: str) -> None:
    with pytest.raises(UnknownLevel):
        find_bot(name, GAME)


def test_the_report_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert command("haggis", "--a", "club", "--b", "random", "--deals", "2", "--option", "bets=off") == 0
    out = capsys.readouterr().out
    assert out.startswith("haggis, 2 seats: club against random, 2 deals, 4 hands\n")
    assert "wins" in out
    assert "decisions" in out


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        command(
            "haggis",
            "--a",
            "club",
            "--seats",
            "3",
            "--deals",
            "2",
            "--b",
            "tests.games.haggis.greedy:GREEDY",
            "--json",
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["hands"]) == ("haggis", 3, 6)
    assert set(found["points"]) == {"mean", "low", "high"}
    assert found["time_b"]["decisions"] > 0


def test_what_one_deal_does_not_tell_is_null_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    """An unbounded interval; other programs cannot read Python's Infinity."""
    assert command("boast", "--a", "club", "--deals", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)
    assert found["points"].keys() == {"mean", "low", "high"}
    assert (found["points"]["low"], found["points"]["high"]) == (None, None)


@pytest.mark.parametrize(
    "words", [("chess",), ("haggis", "--a", "grandmaster"), ("haggis", "--seats", "4"), ("haggis", "--option", "x=1")]
)
def test_wrong_wishes_end_in_a_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        command(*words, "--deals", "1")
    assert capsys.readouterr().err.startswith("arena: ")


def test_the_greedy_reference_is_one_bot() -> None:
    assert find_bot("tests.games.haggis.greedy:GREEDY", GAME) is GREEDY
