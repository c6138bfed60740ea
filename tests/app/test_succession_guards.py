"""What can go wrong while a table goes to another phone: broken connections, guests who pry, hosts who forge."""

import json
import re

import pytest

from app.phones.gate import Gate
from app.succession.offer import WAIT_MS
from tests.app.phones_rig import Phones
from tests.app.test_phones import play_on
from tests.app.test_succession import HANDED, agreed, end, hosts, offer, table, untouched

ON_ITS_WAY = 4  # messages until the heir says that the match is saved there: that one is lost


class Midway(Phones):
    """Phones whose connection with the heir breaks before its message number `last` is delivered, either way."""

    last = None
    count = 0

    def pump(self):
        if self.last is None:
            super().pump()
            return
        for _ in range(300):
            here, there = self.pipes[1]
            for page in (self.host, *self.pages.values()):
                page.dom.advance(50)
            for sent, receive in (
                (there.sent, lambda text: self.guests.receive(self.guests.of(1), text)),
                (here.sent, self.visits[1].client.receive),
            ):
                if sent and self.count < self.last:
                    self.count += 1
                    receive(sent.pop(0))
                elif sent:
                    self.last = None
                    self.cut(1)
                    return


def broken_at(last):
    """Returns phones whose heir agrees to take the table, where the connection breaks before message `last`."""
    phones = Midway("haggis", "hr", engines=True)
    play_on(phones, HANDED)
    offer(phones, 1)
    phones.last = last
    phones.pages[1].dom.press("yes")
    phones.pump()
    return phones


def opened(phones, heir):
    """Opens the heir's copy from the saved games: the people there are asked whose table it is, and nothing else."""
    heir.app.go("saved")
    heir.app.go("table", id=phones.match)
    heir.dom.advance(5000)
    assert heir.app.screen.name == "saved"
    assert "handover-doubt.text" in heir.dom.html["sheet"]
    assert heir.app.connections.guests is None


@pytest.mark.parametrize("last", range(8))
def test_wherever_the_connection_breaks_one_phone_has_the_table(last):
    phones = broken_at(last)
    heir = phones.pages[1]
    saves = heir.app.saves
    copies = [saves.peek(phones.match)[1].get("unsure")] if saves.exists(phones.match) else []
    if phones.last is not None:  # it was over by then
        assert hosts(phones) == [1]
        assert phones.count <= last
        return
    if not phones.host.app.saves.exists(phones.match):
        assert copies == [True]  # it can be opened there
        assert "handover-unsure" in heir.dom.html["toast"]
        opened(phones, heir)
        heir.dom.press("yes")
        heir.dom.advance(50)
        assert "phones-invite" in heir.dom.html["sheet"]
        assert hosts(phones) == [1]
        return
    assert hosts(phones) == [0]
    if copies:  # it may be the only one, for all that the heir knows
        before = heir.app.saves.peek(phones.match)
        opened(phones, heir)
        heir.app.close()
        heir.dom.advance(5000)
        assert heir.app.screen.name == "saved"
        assert heir.app.saves.peek(phones.match) == before
        assert hosts(phones) == [0]
        heir.app.go("guest")
    phones.connect(1)
    heir.dom.advance(100)
    untouched(phones)
    end(phones, 0)
    (entry,) = heir.app.saves.matches()
    assert entry["over"]
    assert heir.app.saves.peek(phones.match)[0].count("[Concede") == 1


def forged(phones, **changes):
    """Lets the host tell the heir something else."""
    succession = phones.guests.hosting.succession
    take = succession.take

    async def taking(seat, start):
        told = await take(seat, start)
        for name, change in changes.items():
            told[name] = change(told[name])
        return told

    succession.take = taking


@pytest.mark.parametrize(
    "changes",
    [
        {"part": lambda part: ""},
        {"part": lambda part: part[:-1] + "x"},
        {"part": lambda part: part.replace("haggis", "boast")},
        {"match": lambda match: "../x"},
        {"match": lambda match: 7},
        {"length": lambda length: "long"},
        {"length": lambda length: 10**7},
        {"remote": lambda remote: None},
        {"beside": lambda beside: 3},
    ],
)
def test_what_is_not_this_match_whole_is_not_taken(changes):
    phones = table("haggis", "hr")
    offer(phones, 1)
    forged(phones, **changes)
    agreed(phones)
    assert phones.pages[1].app.saves.matches() == []
    assert "handover-lost" in phones.pages[1].dom.html["toast"]
    assert phones.pages[1].dom.errors == []
    phones.host.dom.advance(WAIT_MS)
    phones.pump()
    untouched(phones)


def with_own():
    """Returns a table, and the guest's saves, among which is a match of their own, with its record."""
    phones = table("haggis", "hr")
    saves = phones.pages[1].app.saves
    record, meta = phones.host.app.saves.peek(phones.match)
    phones.pages[1].app.spawn(saves.create(record, meta, "mine"))
    phones.pump()
    return phones, saves, record


def test_no_host_can_put_a_match_in_place_of_one_of_this_phone():
    phones, saves, record = with_own()
    offer(phones, 1)
    forged(phones, match=lambda match: "mine")
    agreed(phones)
    assert "handover-lost" in phones.pages[1].dom.html["toast"]
    assert saves.peek("mine")[0] == record


def test_no_host_can_put_a_finished_match_there_either():
    phones, saves, record = with_own()
    sent = phones.guests.hosting.record

    async def renamed(**asked):
        told = await sent(**asked)
        told["match"] = "mine"
        return told

    phones.guests.hosting.record = renamed
    end(phones, 0)
    assert saves.peek("mine")[0] == record


def told(answer):
    return json.loads(answer.value)


class Prying:
    """Gates at a table that is offered to the guest at seat 1, for guests who ask what they like."""

    def __init__(self):
        self.phones = table()
        offer(self.phones, 1)
        self.hosting = self.phones.guests.hosting
        self.id = self.hosting.succession.id
        self.gates = {seat: Gate(self.hosting, [seat], self.phones.host.dom.now) for seat in (1, 2)}
        self.number = 0

    def asks(self, seat, op, **fields):
        """Lets a guest ask something; returns what will hold the answer."""
        self.number += 1
        text = json.dumps(dict({"n": self.number, "op": op, "handover": self.id}, **fields))
        return self.phones.host.app.spawn(self.gates[seat].take(text))


def test_nobody_gets_the_record_before_all_have_agreed_and_then_the_heir_alone():
    prying = Prying()
    assert told(prying.asks(1, "take", **{"from": 0}))["error"]["code"] == "phones/early"
    assert told(prying.asks(1, "taken", version=prying.hosting.version))["error"]["code"] == "phones/early"
    prying.asks(1, "consent", agrees=True)
    assert told(prying.asks(1, "consent", agrees=True))["error"]["code"] == "phones/late"
    assert told(prying.asks(1, "take", **{"from": 0}))["error"]["code"] == "phones/early"
    assert told(prying.asks(2, "take", **{"from": 0}))["error"]["code"] == "phones/seat"
    prying.asks(2, "consent", agrees=True)
    for op, fields in (("take", {"from": 0}), ("taken", {"version": prying.hosting.version})):
        assert told(prying.asks(2, op, **fields))["error"]["code"] == "phones/seat"
    assert prying.gates[2].faults == 3
    assert told(prying.asks(1, "taken", version="x.0"))["error"]["code"] == "phones/late"
    assert hosts(prying.phones) == [0]
    assert "[Seed" in told(prying.asks(1, "take", **{"from": 0}))["ok"]["part"]


@pytest.mark.parametrize("name", ["", "x", 7, None, "y" * 41])
def test_another_handover_is_none(name):
    prying = Prying()
    for op, fields in (("consent", {"agrees": True}), ("take", {"from": 0}), ("taken", {"version": "x"})):
        error = told(prying.asks(1, op, **dict(fields, handover=name)))["error"]
        assert error["code"] == ("phones/late" if name in ("", "x") else "phones/message")


@pytest.mark.parametrize("agrees", [1, 0, "yes", None, [], {}])
def test_only_a_clear_yes_is_one(agrees):
    assert told(Prying().asks(1, "consent", agrees=agrees))["error"]["code"] == "phones/message"


def test_what_the_others_receive_holds_no_secret():
    phones = table()
    offer(phones, 1)
    agreed(phones)
    seed = re.search(r'\[Seed "(\w+)"\]', phones.pages[1].app.saves.peek(phones.match)[0])[1]
    assert seed in "".join(phones.pipes[1][0].all)
    received = "".join(phones.pipes[2][0].all)
    assert [secret for secret in (seed, "[Deck", "[Deal", "[Shares") if secret in received] == []


def test_a_host_who_asks_again_and_again_opens_one_question():
    phones = table()
    for number in range(3):
        phones.visits[1].client.receive(json.dumps({"handover": {"id": f"x{number}", "to": 1}}))
    assert len(phones.pages[1].app.sheets) == 1


def test_a_phone_that_comes_meanwhile_has_not_been_asked():
    phones = table()
    phones.cut(2)
    offer(phones, 1)
    phones.connect(2)
    assert "handover-refused" in phones.host.dom.html["toast"]
    agreed(phones, 1)
    untouched(phones)


@pytest.mark.parametrize("message", [{}, {"id": 7, "to": 1}, {"id": "x"}, {"id": "x", "to": "1"}, None, "x"])
def test_nonsense_about_a_handover_is_ignored(message):
    phones = table()
    client = phones.visits[1].client
    client.receive(json.dumps({"handover": message}))
    assert client.faults == 1
    assert phones.pages[1].app.sheets == []


def test_a_finished_match_goes_nowhere():
    phones = table()
    end(phones, 0)
    phones.host.dom.press("menu")
    phones.host.dom.press("phones")
    assert "phones-handover" not in phones.host.dom.html["sheet"]


def test_a_copy_that_was_opened_on_purpose_is_not_overwritten_by_the_other_table():
    phones = broken_at(ON_ITS_WAY)
    heir = phones.pages[1]
    assert phones.host.app.saves.exists(phones.match)  # the host has not heard that it has arrived
    opened(phones, heir)
    heir.dom.press("yes")
    heir.dom.advance(5000)
    assert heir.app.screen.name == "table"
    own = heir.app.saves.peek(phones.match)[0]
    heir.app.go("guest")
    phones.connect(1)
    end(phones, 0)
    assert heir.app.saves.peek(phones.match)[0] == own
