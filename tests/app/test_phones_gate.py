"""What a guest may ask a host, and what becomes of everything else."""

import json

import pytest

from app.client.engine_client import EngineError
from app.phones.gate import BURST, FAULTS, Gate
from app.phones.wire import ANSWER, DEPTH, LONGEST, PROTOCOL, Refused, read
from app.task import Tasks


class Referee:
    """A referee who answers everything with what was asked, and counts moves."""

    version = "s.1"

    def __init__(self):
        self.played = []

    def welcome(self, seats):
        return {"seats": seats}

    async def ask(self, op, fields):
        return {"table": {"undo": "step", "op": op, **fields}, "undo": [0], **fields}

    async def events(self, viewer, at):
        return {"events": [], "viewer": viewer, "from": at}

    async def play(self, seat, move, version, *, looks):
        if move == "illegal":
            raise EngineError("move/illegal", "no")
        self.played.append((seat, move, version))
        table = {"undo": "step", "seat": seat}
        return {"version": self.version, "table": table} if looks else {"version": self.version}

    async def go_on(self):
        return {}


class Door:
    """A gate for a guest at seat 1, or at the seats given, with a clock that stands still until a test moves it."""

    def __init__(self, seats=(1,)):
        self.now = 0.0
        self.referee = Referee()
        self.gate = Gate(self.referee, seats, lambda: self.now)
        self.tasks = Tasks(self._failed)

    def _failed(self, error):
        raise error

    def says(self, text):
        """Returns the answer to a text, None if there is none."""
        answer = self.tasks.spawn(self.gate.take(text)).value
        return None if answer is None else json.loads(answer)

    def asks(self, op, number=1, **fields):
        """Returns the answer to a question."""
        return self.says(json.dumps({"n": number, "op": op, **fields}))


def test_a_guest_sees_what_their_seat_sees_and_takes_nothing_back():
    asked = Door().asks("look", seat=1)
    assert asked["ok"]["table"] == {"undo": None, "op": "look", "seat": 1}
    assert Door().asks("look")["ok"]["table"]["seat"] is None
    assert Door().asks("status")["ok"]["undo"] == []


def test_the_table_that_comes_with_a_move_is_the_one_that_the_seat_would_look_at():
    asked = Door().asks("play", seat=1, move="pass")
    assert asked["ok"]["table"] == {"undo": None, "seat": 1}
    assert (
        "table" not in Door((1, 2)).asks("play", seat=1, move="pass")["ok"]
    )  # they may have to pass the phone first


@pytest.mark.parametrize("op", ["look", "touch", "legal", "hint", "play", "events"])
def test_nobody_asks_for_a_seat_of_others(op):
    door = Door()
    fields = {"seat": 0, "for": 0, "cards": [], "move": "pass", "at": {"deal": 1, "ply": 0}}
    assert door.asks(op, **fields)["error"]["code"] == "phones/seat"
    assert door.referee.played == []
    assert door.gate.faults == 1


def test_a_table_in_the_middle_sees_what_everybody_sees():
    door = Door(())
    assert door.asks("join", number=1, protocol=PROTOCOL, phone="p")["ok"]["seats"] == []
    assert door.asks("look", number=2)["ok"]["table"]["seat"] is None
    assert door.asks("status", number=3)["ok"]["undo"] == []
    assert door.asks("events", number=4, at={"deal": 1, "ply": 0})["ok"]["viewer"] is None
    assert door.gate.faults == 0
    for number, (op, name) in enumerate((("look", "seat"), ("events", "for")), 5):
        asked = door.asks(op, number=number, at={"deal": 1, "ply": 0}, **{name: 0})
        assert asked["error"]["code"] == "phones/seat"


@pytest.mark.parametrize("op", ["touch", "legal", "hint", "play", "next", "commit", "share", "record"])
def test_a_table_in_the_middle_does_nothing(op):
    sealed = "ab" * 32
    door = Door(())
    asked = door.asks(op, seat=0, cards=[], move="pass", draw="d", commitment=sealed, share=sealed)
    assert asked["error"]["code"] == "phones/op"
    assert door.referee.played == []


@pytest.mark.parametrize(
    "op",
    [
        "new",
        "check",
        "undo",
        "seat",
        "think",
        "review",
        "moves",
        "past",
        "excerpt",
        "branch",
        "rollout",
        "verify",
        "",
    ],
)
def test_no_other_op_passes(op):
    assert Door().asks(op, seat=1, record="x", text="x")["error"]["code"] == "phones/op"


@pytest.mark.parametrize(
    "fields",
    [
        {"op": "look", "seat": True},
        {"op": "look", "seat": "1"},
        {"op": "look", "seat": 1.0},
        {"op": "look", "seat": -1},
        {"op": "touch", "seat": 1},
        {"op": "touch", "seat": 1, "cards": "7r"},
        {"op": "touch", "seat": 1, "cards": [7]},
        {"op": "touch", "seat": 1, "cards": ["7r"] * 61},
        {"op": "touch", "seat": 1, "cards": ["7" * 13]},
        {"op": "play", "seat": 1},
        {"op": "play", "seat": 1, "move": "x" * 201},
        {"op": "play", "seat": 1, "move": "pass", "version": 1},
        {"op": "events", "for": 1},
        {"op": "events", "for": 1, "at": 3},
        {"op": "events", "for": 1, "at": {"deal": 1}},
        {"op": 5},
        {},
    ],
)
def test_a_field_of_the_wrong_kind_is_refused(fields):
    door = Door()
    answer = door.says(json.dumps({"n": 1, **fields}))
    assert answer["error"]["code"] in ("phones/message", "phones/op")
    assert door.gate.faults == 1
    assert door.referee.played == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "7",
        "[]",
        '"look"',
        "{",
        '{"n": 1, "op": "look"',
        "[" * (DEPTH + 1),
        "x" * (LONGEST + 1),
        '{"op": "look"}',
        '{"n": -1}',
    ],
)
def test_nonsense_gets_no_answer_and_is_counted(text):
    door = Door()
    assert door.says(text) is None
    assert door.gate.faults == 1


def test_a_guest_who_goes_on_with_nonsense_is_shown_the_door():
    door = Door()
    for _ in range(FAULTS):
        door.says("nonsense")
    assert not door.gate.is_shut
    door.says("nonsense")
    assert door.gate.is_shut


def test_more_than_anybody_can_tap_is_refused_until_time_has_passed():
    door = Door()
    for number in range(BURST):
        assert "ok" in door.asks("look", number=number)
    assert door.asks("look", number=BURST)["error"]["code"] == "phones/rate"
    assert door.gate.faults == 1
    door.now += 1.0
    assert "ok" in door.asks("look", number=BURST)


def test_a_move_sent_twice_is_made_once():
    door = Door()
    first = door.asks("play", number=5, seat=1, move="pass", version="s.1")
    assert door.asks("play", number=5, seat=1, move="pass", version="s.1") == first
    assert door.referee.played == [(1, "pass", "s.1")]


def test_another_phone_counts_from_the_beginning():
    door = Door()
    door.asks("join", number=1, protocol=PROTOCOL, phone="one")
    first = door.asks("play", number=2, seat=1, move="pass")
    door.asks("join", number=3, protocol=PROTOCOL, phone="one")
    assert door.asks("play", number=2, seat=1, move="pass") == first
    assert len(door.referee.played) == 1
    door.asks("join", number=1, protocol=PROTOCOL, phone="other")
    door.asks("play", number=2, seat=1, move="pass")
    assert len(door.referee.played) == 2


def test_a_refusal_by_the_rules_is_an_answer_and_no_fault():
    door = Door()
    assert door.asks("play", seat=1, move="illegal")["error"]["code"] == "move/illegal"
    assert door.gate.faults == 0


def test_another_protocol_is_told_so():
    answer = Door().asks("join", protocol=PROTOCOL + 1, phone="p")
    assert answer["error"]["code"] == "phones/version"
    assert answer["error"]["args"] == {"newer": True}


def test_what_a_host_sends_may_be_larger():
    text = json.dumps({"n": 1, "ok": ["x" * LONGEST]})
    with pytest.raises(Refused):
        read(text)
    assert read(text, 2 * LONGEST)["n"] == 1


def test_what_lies_deeper_than_any_message_is_refused():
    def nested(depth):
        return '{"n": 1, "x": ' + "[" * (depth - 1) + "7" + "]" * (depth - 1) + "}"

    assert read(nested(DEPTH))["n"] == 1
    for text in (nested(DEPTH + 1), nested(LONGEST // 3)):
        with pytest.raises(Refused):
            read(text)
    assert read(nested(DEPTH + 1), ANSWER, None)["n"] == 1
