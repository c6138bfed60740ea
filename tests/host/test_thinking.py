"""Thinking: budgets, requests in between, cancelling, and bots that fail."""

import json
import re
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

import engine.bots.levels
import engine.core.look
import engine.host
from engine.bots.bot import PolicyBot, Thought
from engine.bots.levels import LEVELS
from engine.core import registry
from engine.core.match import AnyGame
from engine.core.rng import SplitMix64
from engine.host import Host
from tests.host.cards import BOMB, DEAL, NINE
from tests.host.slow import SlowBot
from tests.host.talk import ANNA, BELA, CILI, Json, Refusal, Talk, checked, refused


class Clock:
    """A clock that a slow bot advances by ten milliseconds per slice."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def tick(self) -> None:
        self.seconds += 0.01


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch, talk: Talk) -> list[SlowBot]:
    """Lets a new slow bot do the thinking for each request; returns these bots."""
    clock = Clock()
    found: list[SlowBot] = []

    def bot_for(_: str) -> SlowBot:
        found.append(SlowBot(clock.tick))
        return found[-1]

    class Adviser:
        def think(self, *given: Any) -> Iterator[Thought]:
            return bot_for("").think(*given)

    talk.host = Host(now=lambda: clock.seconds)
    monkeypatch.setattr(engine.host, "bot_for", bot_for)
    monkeypatch.setattr(engine.host, "ADVISER", Adviser())
    return found


def begun(talk: Talk, identity: object, **fields: Any) -> Coroutine[Any, Any, str]:
    """Sends a `think` request and returns the coroutine that answers it."""
    answer = talk.host.ask(json.dumps({"id": identity, "op": "think", **fields}))
    assert isinstance(answer, Coroutine), answer
    return answer


def go_on(work: Coroutine[Any, Any, str], slices: int) -> None:
    for _ in range(slices):
        work.send(None)


# -- budgets


@pytest.mark.parametrize(
    ("budget", "slices"),
    [({"playouts": 1}, 1), ({"playouts": 200}, 200), ({"ms": 50}, 5), ({"ms": 0}, 1), ({}, 30)],
)
def test_a_thought_ends_when_its_budget_is_spent(
    talk: Talk, short: str, bots: list[SlowBot], budget: Json, slices: int
) -> None:
    """The default budget is 300 ms."""
    for op in ("think", "hint"):
        found = talk(op, record=short, seat=1, seed="x", **budget)
        assert bots[-1].slices in {slices, slices + 1}  # 0.01 has no exact double
        assert found["playouts"] == bots[-1].slices
        assert found["ms"] == 10 * bots[-1].slices
        assert found["cut"] is ("playouts" not in budget)
        assert len(found["why"]) == 5
        assert found["why"][0]["move"] == found["move"]


def test_of_two_budgets_the_one_spent_first_counts(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    assert talk("think", record=short, seat=1, ms=600_000, playouts=3)["playouts"] == 3
    assert talk("think", record=short, seat=1, ms=25, playouts=10**8)["playouts"] == 3
    assert len(bots) == 2


def test_the_same_seed_and_playouts_give_the_same_move(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    moves = {talk("think", record=short, seat=1, seed=str(seed), playouts=7)["move"] for seed in range(20)}
    assert len(moves) > 10
    for seed in ("1", "2", ""):
        first = talk("think", record=short, seat=1, seed=seed, playouts=7)
        assert talk("think", record=short, seat=1, seed=seed, playouts=7, ms=600_000) == first
        assert talk("think", record=short, seat=1, seed=seed, playouts=8)["move"] != first["move"] or seed == ""
    assert len(bots) == 29


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_makes_the_same_move_again(level: str) -> None:
    record = Talk().play(Talk().new(ANNA, BELA, CILI, seed="again"), 4)
    for seed in ("a", "b"):
        fields = {"record": record, "seat": Talk()("status", record=record)["must"][0], "seed": seed, "playouts": 20}
        assert Talk()("think", level=level, **fields) == Talk()("think", level=level, **fields)


# -- who thinks


def test_the_level_asked_for_thinks_else_that_of_the_seat(
    talk: Talk, short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def bot_for(level: str) -> SlowBot:
        asked.append(level)
        return SlowBot(lambda: None)

    class Adviser:
        def think(self, *given: Any) -> Iterator[Thought]:
            return bot_for("strong").think(*given)

    monkeypatch.setattr(engine.host, "bot_for", bot_for)
    monkeypatch.setattr(engine.host, "ADVISER", Adviser())
    monkeypatch.setattr(engine.bots.levels, "LEVELS", ("weak", "club", "strong"))
    monkeypatch.setattr(engine.bots.levels, "STRONGEST", "strong")
    monkeypatch.setattr(engine.host, "STRONGEST", "strong")
    weak = short.replace('[Seat1 "bot:club:', '[Seat1 "bot:weak:')
    old = short.replace('[Seat1 "bot:club:', '[Seat1 "bot:grand master:')
    for record, seat, op, level in (
        (weak, 1, "think", "weak"),
        (short, 1, "think", "club"),
        (old, 1, "think", "strong"),
        (talk.moves(short, (1, NINE)), 0, "think", "strong"),
        (weak, 1, "hint", "strong"),
    ):
        talk(op, record=record, seat=seat, playouts=1)
        talk(op, record=record, seat=seat, playouts=1, level="")
        talk(op, record=record, seat=seat, playouts=1, level="any")
        assert asked[-3:] == [level, level, "any"]


def test_a_bot_thinks_by_the_temperament_of_its_seat_and_hints_have_none(
    talk: Talk, short: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Noting(PolicyBot):
        def think(self, game: AnyGame, info: Any, legal: tuple[Any, ...], rng: SplitMix64) -> Iterator[Thought]:
            asked.append("policy" if game is registry.game("haggis") else "bold")
            return super().think(game, info, legal, rng)

    monkeypatch.setattr(engine.host, "bot_for", lambda _: Noting())
    monkeypatch.setattr(engine.host, "ADVISER", Noting())
    bold = short.replace('[Seat1 "bot:club:Béla"]', '[Seat1 "bot:club:Béla"]\n[Temperament1 "bold"]')
    assert bold != short
    for record, op in ((bold, "think"), (bold, "hint"), (short, "think")):
        talk(op, record=record, seat=1)
    talk("think", record=bold, seat=1, level="expert")
    talk("think", record=bold.replace('"bold"', '"fearless"'), seat=1)
    assert asked == ["bold", "policy", "policy", "bold", "policy"]


def test_a_record_with_a_temperament_that_is_no_more_still_plays(talk: Talk, short: str) -> None:
    old = short.replace('[Seat1 "bot:club:Béla"]', '[Seat1 "bot:club:Béla"]\n[Temperament1 "fearless"]')
    assert talk("look", record=old, seat=0)["table"]["seats"][1]["temperament"] == "fearless"
    assert talk.play(old).startswith(old)
    again = talk("new", again=old)["record"]
    assert '[Temperament1 "fearless"]' in again


def test_a_record_with_a_level_that_is_no_more_still_plays(talk: Talk, short: str) -> None:
    old = short.replace('[Seat1 "bot:club:', '[Seat1 "bot:grand master:')
    assert talk("look", record=old, seat=0)["table"]["seats"][1]["level"] == "grand master"
    assert talk.play(old).startswith(old)
    assert '"bot:grand master:' in talk("new", again=old)["record"]
    with refused("level/unknown", "there is no level 'grand master'; there are novice"):
        talk("think", record=old, seat=1, level="grand master")


def test_a_seat_that_only_may_act_waits_but_a_person_gets_a_hint(talk: Talk, short: str) -> None:
    assert talk("status", record=short)["may"] == [0]
    assert talk("think", record=short, seat=0) == {"move": None, "playouts": 0, "ms": 0, "cut": False, "why": []}
    assert talk("hint", record=short, seat=0)["move"].startswith("bet ")
    led = talk.moves(short, (0, "bet 15"), (1, NINE))
    with refused("seat/turn", "seat 1 has nothing to do now"):
        talk("think", record=led, seat=1)


def test_a_hint_can_be_to_wait(talk: Talk) -> None:
    hand = "2h 2c 3s 3d 4h 5c 5s 6d 7h 8c 4c 6s 7d 2s 3h 8s 9h 4d"
    poor = hand.split()
    rest = [f"{rank}{suit}" for rank in range(2, 11) for suit in "shdc"] * 2
    for name in poor:
        rest.remove(name)
    deck = [name for at, own in enumerate(poor) for name in (own, *rest[3 * at : 3 * at + 3])] + [*"JQK"] * 4
    people = [{"kind": "human", "name": name} for name in "ABCD"]
    begun = talk(
        "new", game="team", seats=people, seed="x", decks=[deck], dealer=3, options={"betBeforeExchange": "on"}
    )
    given = talk.moves(begun["record"], (0, "exchange 9h"))
    assert 0 in talk("status", record=given)["may"]
    hint = talk("hint", record=given, seat=0)
    assert hint["move"] is None
    reasons = [{"code": "why/team-bet", "args": {"value": 0}}]
    assert hint["why"] == [{"move": None, "value": 0.0, "error": 0.0, "action": None, "reasons": reasons}]


def test_moves_that_a_formula_has_ordered_come_without_points(talk: Talk) -> None:
    people = [{"kind": "human", "name": name} for name in "AB"]
    begun = talk("new", game="handromi", seats=people, seed="x")
    record = begun["record"]
    while True:
        seat = talk("status", record=record)["must"][0]
        hint = talk("hint", record=record, seat=seat, seed="x")
        assert len(hint["why"]) == 1
        if hint["move"].startswith("discard"):
            break
        record = talk.moves(record, (seat, hint["move"]))
    assert len(hint["others"]) == 2
    moves = [hint["move"], *(other["move"] for other in hint["others"])]
    assert len({*moves}) == 3
    assert all(move.startswith("discard") for move in moves)
    assert all({*other} == {"move", "action", "reasons"} for other in hint["others"])
    assert "others" not in talk("hint", record=record, seat=seat, seed="x", level="club")


def test_nobody_thinks_after_the_end(talk: Talk, short: str) -> None:
    for target, code in ((250, "deal/over"), (50, "match/over")):
        over = talk.moves(short.replace('target "250"', f'target "{target}"'), *DEAL)
        for op in ("think", "hint"):
            with refused(code):
                talk(op, record=over, seat=0)


def test_a_hint_says_why(talk: Talk, short: str) -> None:
    hint = talk("hint", record=talk.moves(short, (1, NINE), (0, "pass"), (1, BOMB)), seat=0, seed="x")
    assert hint["move"] == "pass"
    assert hint["why"][0]["action"]["label"]["code"] == "action/pass"
    assert hint["why"][0]["reasons"] == [{"code": "why/cannot-beat", "args": {}}]


# -- requests in between


def test_other_requests_are_answered_within_a_slice(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    """Thirty touches while a bot thinks: each answered at once, in order, and none slower than the one before."""
    thought = begun(talk, "thought", record=short, seat=1, playouts=200)
    found = []
    for number in range(30):
        before = bots[-1].slices
        go_on(thought, 1)
        answer = talk.host.ask(json.dumps({"id": number, "op": "touch", "record": short, "seat": 1, "cards": []}))
        assert isinstance(answer, str)
        found.append((json.loads(answer)["id"], bots[-1].slices - before))
    assert found == [(number, 1) for number in range(30)]
    go_on(thought, 170)
    with pytest.raises(StopIteration) as done:
        go_on(thought, 1)
    assert checked(done.value.value, "thought")["ok"]["playouts"] == 200


def test_a_match_goes_on_while_a_bot_still_thinks(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    thought = begun(talk, 1, record=short, seat=1, playouts=10)
    go_on(thought, 3)
    after = talk.moves(short, (0, "bet 30"), (1, NINE))
    assert talk("think", record=after, seat=0, playouts=2)["playouts"] == 2
    go_on(thought, 6)
    with pytest.raises(StopIteration) as done:
        go_on(thought, 9)
    assert checked(done.value.value, 1)["ok"]["playouts"] == 10
    assert [bot.slices for bot in bots] == [10, 2]


# -- cancelling


def test_a_thought_is_called_off_by_its_id(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    first, second = (begun(talk, identity, record=short, seat=1, ms=600_000) for identity in ("a", 7))
    go_on(first, 5)
    go_on(second, 5)
    assert talk("cancel", of="a") == {"cancelled": True}
    with pytest.raises(StopIteration) as done:
        go_on(first, 1)
    assert checked(done.value.value, "a")["error"]["code"] == "cancelled"
    assert bots[0].slices == 5
    go_on(second, 5)
    for other in ("a", "b", "7", 8):
        assert talk("cancel", of=other) == {"cancelled": False}
    assert talk("cancel", of=7) == {"cancelled": True}
    with pytest.raises(StopIteration):
        go_on(second, 1)
    assert talk.host._thinking == []


def test_a_thought_can_be_called_off_before_it_begins(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    thought = begun(talk, 1, record=short, seat=1, ms=600_000)
    assert talk("cancel", of=1) == {"cancelled": True}
    with pytest.raises(StopIteration) as done:
        go_on(thought, 2)
    assert checked(done.value.value, 1)["error"]["code"] == "cancelled"
    assert bots[0].slices <= 1


def test_all_thoughts_of_one_id_are_called_off(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    thoughts = [begun(talk, 1, record=short, seat=1, ms=600_000) for _ in range(2)]
    for thought in thoughts:
        go_on(thought, 2)
    assert talk("cancel", of=1) == {"cancelled": True}
    for thought in thoughts:
        with pytest.raises(StopIteration) as done:
            go_on(thought, 1)
        assert checked(done.value.value, 1)["error"]["code"] == "cancelled"
    assert len(bots) == 2


def test_a_thought_that_has_ended_cannot_be_called_off(talk: Talk, short: str, bots: list[SlowBot]) -> None:
    thought = begun(talk, 1, record=short, seat=1, playouts=1)
    with pytest.raises(StopIteration):
        go_on(thought, 2)
    assert talk("cancel", of=1) == {"cancelled": False}
    assert len(bots) == 1


@pytest.mark.parametrize("of", [None, True, [1], {"id": 1}])
def test_what_is_called_off_is_named_by_an_id(talk: Talk, of: object) -> None:
    with refused("request/field" if of is None else "request/type", "the field of"):
        talk("cancel", of=of)


# -- bots that fail


class _Failing:
    """A bot that raises, or has nothing to say."""

    def __init__(self, error: Exception | None) -> None:
        self.error = error

    def think(self, *_: object) -> Iterator[Any]:
        """Yields nothing."""
        if self.error:
            raise self.error
        yield from ()


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RuntimeError("out of ideas"), "RuntimeError: out of ideas"),
        (RecursionError(), "RecursionError"),
        (ValueError("odd"), "ValueError: odd"),
        (None, "the bot had no thought"),
    ],
)
def test_a_bot_that_fails_is_an_error_and_no_end(
    talk: Talk, short: str, monkeypatch: pytest.MonkeyPatch, error: Exception | None, words: str
) -> None:
    monkeypatch.setattr(engine.host, "bot_for", lambda _: _Failing(error))
    with refused("engine/failed", words):
        talk("think", record=short, seat=1)
    assert talk.host._thinking == []
    assert talk("status", record=short)["must"] == [1]


def test_an_error_says_where_it_came_from(talk: Talk, short: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine.core.look, "replace", None)
    with pytest.raises(Refusal) as refusal:
        talk("look", record=short, seat=0)
    files = re.findall(r"(engine/\S+\.py):(\d+)", refusal.value.detail)
    assert [file for file, _ in files][:1] == ["engine/host.py"]
    assert [file for file, _ in files][-1:] == ["engine/core/look.py"]
    assert "replace(" in Path(engine.core.look.__file__).read_text().splitlines()[int(files[-1][1]) - 1]


def test_an_op_that_fails_is_an_error_and_no_end(talk: Talk, short: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(talk.host._ops, "status", lambda _: {"strange": object()})
    with refused("engine/failed", "TypeError"):
        talk("status", record=short)
    monkeypatch.setitem(talk.host._ops, "status", lambda _: 1 / 0)
    with refused("engine/failed", "ZeroDivisionError"):
        talk("status", record=short)
    assert talk("legal", record=short, seat=0)
