"""The engine's client of a guest, at the end of a pipe: what it asks, and what it knows without asking."""

import json

import pytest

from app.phones.guest_client import GuestClient
from app.task import Tasks
from tests.app.phones_rig import Pipe

TABLE = {"seat": 1, "ply": 5}


def nothing():
    pass


class Caller:
    """A client whose host has told it of the first version, and the pipe to that host."""

    def __init__(self):
        self.errors = []
        self.client = GuestClient(Tasks(self.errors.append), "phone", nothing, nothing)
        self.pipe = Pipe()
        self.client.connect(self.pipe)
        self.hears(n=1, ok={"version": "s.1"})

    def hears(self, **message):
        self.client.receive(json.dumps(message))

    def plays(self, **told):
        """Makes a move, which the host answers with this as well."""
        self.client.ask("play", seat=1, move="pass", record="s.1")
        found = {"events": [], "from": {"deal": 1, "ply": 4}, "to": {"deal": 1, "ply": 5}, "version": "s.2"}
        self.hears(n=json.loads(self.pipe.sent[-1])["n"], ok=dict(found, **told))

    def looks(self, seat=1):
        """Asks for the table; returns it if it is known, and None if the host is asked."""
        before = len(self.pipe.sent)
        answer = self.client.ask("look", seat=seat, record=self.client.version)
        assert answer.settled == (len(self.pipe.sent) == before)
        return answer.value


def test_the_table_that_came_with_a_move_is_looked_at_once():
    caller = Caller()
    caller.plays(table=TABLE)
    assert caller.looks() == {"table": TABLE, "version": "s.2", "record": "s.2"}
    assert caller.looks() is None


def test_a_host_that_sends_no_table_with_a_move_is_asked_for_it():
    caller = Caller()
    caller.plays()
    assert caller.looks() is None


@pytest.mark.parametrize("version", ["s.3", "t.1"])
def test_a_table_on_which_something_has_happened_since_is_asked_for(version):
    caller = Caller()
    caller.plays(table=TABLE)
    caller.hears(news={"version": version, "seats": [1]})
    assert caller.looks() is None


def test_the_table_that_news_has_overtaken_is_asked_for():
    caller = Caller()
    caller.hears(news={"version": "s.3", "seats": [1]})
    caller.plays(table=TABLE)
    assert caller.looks() is None


@pytest.mark.parametrize("seat", [2, None])
def test_the_table_of_another_seat_is_asked_for(seat):
    caller = Caller()
    caller.plays(table=TABLE)
    assert caller.looks(seat) is None


@pytest.mark.parametrize("table", [7, None, [], {}, "table"])
def test_a_table_that_no_host_would_send_is_not_kept(table):
    caller = Caller()
    caller.plays(table=table)
    assert caller.looks() is None
    caller.plays(table=table)
    assert caller.looks(None) is None
    assert caller.errors == []
