"""Five hundred browsers killed at any moment of a write: no move that was shown is lost, doubled or halved."""

import random

from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.saves_rig import about, saves

KILLS = 500
STEPS = 40


class Device:
    """What outlives a browser: the storage as last written to disk, and what the journal has carried out.

    By match, `shown` is the number of the record that a player saw last, and `written` lists all records in order.
    """

    def __init__(self, chance):
        self.chance = chance
        self.disk = {}
        self.journal = FakeJournal()
        self.journal.slow = True
        self.written = {}
        self.shown = {}
        self.packed = 0

    def browser(self, number):
        """Starts a browser on what is left, and lets the journal answer its first requests."""
        self.storage = FakeStorage()
        self.storage.texts = dict(self.disk)
        self.storage.ids = number * 10
        self.journal.waiting = []
        kept, _ = saves(self.storage, f"tab{number}", self.journal)
        while self.journal.step():
            pass
        return kept

    def kill(self):
        """Loses what is only in memory; pending requests may still be carried out, but get no answer."""
        for action, _ in self.journal.waiting[: self.chance.randrange(3)]:
            action()
        self.journal.waiting = []


def _play(device, kept, match):
    """Lets things happen in any order until the browser is killed."""
    chance = device.chance
    records = device.written[match]
    waits = None
    for _ in range(chance.randrange(STEPS)):
        what = chance.randrange(5)
        if what == 4 and waits is None:
            waits = kept.begin("shrink", match)
            number = device.shown[match]
        elif what == 0 and waits is None:
            taken_back = chance.randrange(5) == 0
            before = records[-1]
            record = before.rpartition(" ")[0] or before if taken_back else f"{before} {chance.randrange(100)}"
            records.append(record)
            waits = kept.begin("store", match, record, {"ply": len(records)})
            number = len(records) - 1
        elif what == 1:
            device.disk = dict(device.storage.texts)
        else:
            device.journal.step()
        if waits is not None and waits.settled:
            assert waits.value[1] is None, waits.value[1].code
            device.packed += waits.value[0] is True
            device.shown[match] = number
            waits = None


def _checked(device, kept, match):
    """Reads the match, and checks that it is as last shown or as a pending write would leave it."""
    waits = kept.begin("fetch", match)
    while device.journal.step():
        pass
    assert waits.settled
    record, _, note = kept.load(match)
    records = device.written[match]
    allowed = [number for number in range(device.shown[match], len(records)) if records[number] == record]
    assert allowed, (record, records[device.shown[match] :])
    assert note is None
    del records[allowed[0] + 1 :]
    device.shown[match] = allowed[0]
    kept.claim(match)


def test_no_kill_loses_what_was_shown():
    seed = 20261122
    device = Device(random)
    random.seed(seed)
    kept = device.browser(0)
    matches = []
    for name in ("a", "b", "c"):
        waits = kept.begin("create", name, about(over=True))
        while device.journal.step():
            pass
        matches.append(waits.value[0])
        device.written[matches[-1]] = [name]
        device.shown[matches[-1]] = 0
    for number in range(1, KILLS + 1):
        match = matches[random.randrange(len(matches))]
        _play(device, kept, match)
        kept.kill()
        device.kill()
        kept = device.browser(number)
        for found in matches:
            _checked(device, kept, found)
        assert len(kept.matches()) == len(matches)
    assert device.packed > 100
    assert max(len(device.written[match]) for match in matches) > 20
