"""A hostile guest at the gate: whatever comes is answered or refused, and nothing is done for other seats."""

import json

from app.client.engine_client import EngineError
from app.phones.gate import KEPT, Gate
from app.task import Tasks
from tests.app.hostile import FIELDS, ODD, WHOLE, Chance, Hostile

MESSAGES = 400
SEAT = 1
CODES = ("message", "op", "seat", "rate", "version", "late")
REFUSALS = tuple("phones/" + code for code in CODES) + ("move/illegal",)
ASKED = ("look", "status", "touch", "legal", "hint")
LOOKS = ("look", "status", "events")  # all that a table in the middle may ask


class Careful:
    """A referee who keeps what was asked of it, and knows one move."""

    version = "x.7"

    def __init__(self):
        self.asked = []
        self.played = []

    def welcome(self, seats):
        return {"seats": list(seats)}

    async def ask(self, op, fields):
        assert op in ASKED
        self.asked.append((op, fields))
        return {"table": {"undo": "step"}, "undo": [0]}

    async def events(self, viewer, at):
        self.asked.append(("events", {"for": viewer}))
        assert isinstance(at["deal"] + at["ply"], int)
        return {"events": []}

    async def play(self, seat, move, version, *, looks):
        if move != "pass":
            raise EngineError("move/illegal", move)
        assert version is None or isinstance(version, str)
        self.played.append(seat)
        return {"version": self.version}

    async def go_on(self):
        self.asked.append(("next", {}))
        return {}

    async def commit(self, seat, draw, sealed):
        self.asked.append(("commit", {"seat": seat}))
        return {}

    async def share(self, seat, draw, share):
        self.asked.append(("share", {"seat": seat}))
        return {}

    async def record(self, *, deals):
        self.asked.append(("record", {"deals": deals}))
        return {}

    def succession_of(self, name):
        raise EngineError("phones/late")


class Besieged:
    """A gate before such a referee."""

    def __init__(self, seats=(SEAT,)):
        self.now = 0.0
        self.referee = Careful()
        self.gate = Gate(self.referee, seats, lambda: self.now)
        self.errors = []
        self.tasks = Tasks(self.errors.append)

    def takes(self, text):
        """Hands a text in, and checks the answer."""
        answer = self.tasks.spawn(self.gate.take(text)).value
        assert self.errors == [], (text, self.errors)
        if answer is not None:
            told = json.loads(answer)
            assert isinstance(told["n"], int)
            assert "ok" in told or told["error"]["code"] in REFUSALS, (text, answer)

    def checks(self):
        """Checks that nothing was asked or done for another seat, and that little is kept."""
        assert [seat for seat in self.referee.played if seat not in self.gate.seats] == []
        for op, fields in self.referee.asked:
            assert self.gate.seats or op in LOOKS
            for name in ("seat", "for"):
                assert fields.get(name) is None or fields[name] in self.gate.seats
        assert len(self.gate._answers) <= KEPT
        assert self.gate._under_way == []


def test_whatever_a_guest_sends_is_answered_refused_or_ignored():
    for seed in range(3):
        gate = Besieged()
        guest = Hostile(Chance(seed), SEAT, 4, ("pass", "7r 8r", "bet 15"), ("7r", "8r", "J"))
        guest.version = Careful.version
        for _ in range(MESSAGES):
            gate.now += guest.chance.below(3) / 10
            gate.takes(guest.message())
        gate.checks()
        assert gate.referee.played
        assert len(gate.referee.asked) > MESSAGES // 20
        assert gate.gate.is_shut


def test_a_table_in_the_middle_only_looks_whatever_it_sends():
    for seed in range(3):
        gate = Besieged(())
        guest = Hostile(Chance(seed), SEAT, 4, ("pass", "7r 8r", "bet 15"), ("7r", "8r", "J"))
        for _ in range(MESSAGES):
            gate.now += guest.chance.below(3) / 10
            gate.takes(guest.message())
        gate.checks()
        assert gate.referee.played == []
        assert len(gate.referee.asked) > MESSAGES // 50


def test_every_odd_value_in_every_field_is_refused_or_harmless():
    every_odd_value(Besieged())
    every_odd_value(Besieged(()))


def every_odd_value(gate):
    for text in WHOLE:
        gate.takes(text)
    for number, odd in enumerate(ODD):
        for op in ("join", "look", "touch", "events", "play", "consent", "take", "taken"):
            for name in FIELDS:
                fields = {
                    "n": str(number),
                    "op": f'"{op}"',
                    "seat": "1",
                    "protocol": "1",
                    "phone": '"a"',
                    "move": '"x"',
                }
                fields["cards"] = "[]"
                fields["at"] = '{"deal":1,"ply":0}'
                fields[name] = odd
                gate.now += 1.0
                gate.takes("{" + ",".join([f'"{name}":{fields[name]}' for name in fields]) + "}")
    gate.checks()
