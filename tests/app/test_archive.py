"""All matches as one text, taken along and taken in again: each arrives once, with its name; none is lost."""

import json

import pytest

from app.app import App
from app.archive.texts import PLAYER_MAX, counterpart, is_shortened, parts
from app.archive.transfer import LIMIT
from app.client.record_texts import labelled
from app.saves import SaveError
from app.screens import SCREENS
from engine.core import registry
from engine.core.match import Player, create
from engine.core.record import MAX_NAME
from engine.core.rng import SplitMix64
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep
from tests.app.table_rig import seat
from tests.strategies import played

PLAYERS = [Player("human", "Anna"), Player("bot", "Béla", "club")]


def match_of(seed, plies=9):
    """Returns a match of Haggis after some moves."""
    return played(create(registry.game("haggis"), PLAYERS, {}, seed), SplitMix64(3), plies)


class Device:
    """A page with some matches, {title: match}, on the list of saved games; it may be another tab `beside` one."""

    def __init__(self, matches, beside=None):
        self.engine = Engine()
        if beside is None:
            self.dom = FakeDom(engine=self.engine)
        else:
            self.dom = FakeDom(beside.dom.storage, self.engine, journal=beside.dom.journal)
            self.dom._randoms = 1000  # ids and the names of tabs are random
        self.app = App(self.dom, SCREENS)
        for title, match in matches.items():
            players = [seat(player.name, player.kind == "bot") for player in match.players]
            meta = {"game": "haggis", "seats": players, "options": {}, "deal": 1, "ply": match.plies, "over": False}
            keep(self.app, match.text, {**meta, "scores": [0, 0], "places": None, "title": title})
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.app.go("saved")
        self.dom.advance(0)

    def take_along(self):
        """Takes everything along from a freshly opened list, and returns the text."""
        self.app.go("home")
        self.app.go("saved")
        self.dom.advance(0)
        return self.everything()

    def everything(self):
        """Takes everything along and returns the text."""
        self.dom.press("everything")
        self.dom.press("everything-file")
        self.app.close()
        (_, text) = self.dom.downloads.pop()
        return text

    def read(self, text):
        """Chooses a file with this text."""
        self.dom.file = {"name": "all.txt", "text": text}
        self.dom.press("import")
        self.dom.press("import-file")
        self.dom.advance(0)

    def records(self):
        """Returns the records by title."""
        loaded = [self.app.saves.load(entry["id"]) for entry in self.app.saves.matches()]
        return {meta.get("title"): record for record, meta, _ in loaded}


TWO = {"Train": match_of("a"), 'The "ace"': match_of("b")}


def test_a_new_device_gets_every_match_with_its_name_and_no_second_time():
    text = Device(TWO).everything()
    device = Device({})
    device.read(text)
    assert "take-in-new{n=2}" in device.dom.html["sheet"]
    device.dom.press("take-in")
    device.dom.advance(0)
    assert device.records() == {title: match.text for title, match in TWO.items()}
    assert "take-in-done{n=2}" in device.dom.html["toast"]
    device.read(text)
    assert "take-in-known{n=2}" in device.dom.html["sheet"]
    assert device.dom.find("take-in") is None
    assert device.dom.errors == []


@pytest.mark.parametrize(("at_once", "has_ids"), [(True, True), (False, True), (False, False)])
def test_what_two_tabs_import_at_the_same_time_comes_once(at_once, has_ids):
    text = Device(TWO).everything() if has_ids else "\n".join([match.text for match in TWO.values()])
    one = Device({})
    other = Device({}, beside=one)
    one.read(text)
    other.read(text)
    one.dom.journal.slow = at_once
    for device in (one, other):
        device.dom.press("take-in")
        while not at_once and device.dom.journal.step():
            pass
    while one.dom.journal.step():
        pass
    for device in (one, other):
        device.dom.advance(0)
        records = [device.app.saves.peek(entry["id"])[0] for entry in device.app.saves.matches()]
        assert sorted(records) == sorted(match.text for match in TWO.values())
        assert "error" not in device.dom.html["toast"]


def test_of_two_states_of_a_match_the_one_that_goes_further_stays():
    text = Device({"Train": match_of("a", 12), "Plane": match_of("b", 4)}).everything()
    device = Device({"Train": match_of("a", 5), "Ship": match_of("b", 7)})
    device.read(text)
    assert "take-in-further{n=1}" in device.dom.html["sheet"]
    assert "take-in-known{n=1}" in device.dom.html["sheet"]
    device.dom.press("take-in")
    device.dom.advance(0)
    assert device.records() == {"Train": match_of("a", 12).text, "Ship": match_of("b", 7).text}


def test_a_name_that_only_this_device_knows_stays():
    text = Device({"": match_of("a", 12), "Other": match_of("b")}).everything()
    device = Device({"Train": match_of("a", 5)})
    device.read(text)
    device.dom.press("take-in")
    device.dom.advance(0)
    assert device.records() == {"Train": match_of("a", 12).text, "Other": match_of("b").text}


def test_what_cannot_be_read_is_counted_and_the_rest_comes():
    text = "\n".join(
        [
            labelled(match_of("a").text, {"title": "A"}),
            '[Format "1"]\n[Game "chess"]\n',
            labelled(match_of("c").text, {"title": "C"}),
        ]
    )
    device = Device({})
    device.read("Dear Anna,\n" + text)
    assert "take-in-damaged{n=1}" in device.dom.html["sheet"]
    device.dom.press("take-in")
    device.dom.advance(0)
    assert sorted(device.records()) == ["A", "C"]


def test_matches_of_a_game_that_is_not_here_yet_are_not_called_damaged(monkeypatch):
    monkeypatch.setattr(registry, "_expected", {"whist"})
    device = Device({})
    device.read("\n".join([match_of("a").text, match_of("b").text.replace('"haggis"', '"whist"')]))
    told = device.dom.html["sheet"]
    assert "take-in-new{n=1}" in told
    assert "take-in-away{n=1}" in told
    assert "take-in-damaged" not in told


def test_of_a_match_with_lines_that_cannot_be_played_the_text_stays_and_is_told():
    record = match_of("a").text
    text = "\n".join([labelled(f"{record.rstrip()}\n1 h9 nonsense\n", {"title": "A"}), match_of("c").text])
    device = Device({})
    device.read(text)
    told = device.dom.html["sheet"]
    assert "take-in-new{n=2}" in told
    assert "take-in-cut{n=1}" in told
    device.dom.press("take-in")
    device.dom.advance(0)
    assert device.records()["A"] == record
    saves = device.app.saves
    assert {entry.get("title"): saves.has_originals(entry["id"]) for entry in saves.matches()} == {
        "A": True,
        None: False,
    }


@pytest.mark.parametrize(("title", "name", "shortened"), [(40, 60, False), (41, 1, True), (1, 61, True)])
def test_that_a_name_is_shortened_is_told_once_before_that_is_agreed_to(title, name, shortened):
    long = match_of("a").text.replace("human:Anna", "human:" + "A" * name)
    text = labelled(long, {"title": "T" * title})
    for times in (1, 2):
        device = Device({})
        device.read("\n".join([text] + [labelled(match_of("c").text, {"title": "C" * title})] * (times - 1)))
        assert device.dom.html["sheet"].count("import-shortened") == shortened
        device.dom.press("import-keep" if times == 1 else "take-in")
        device.dom.advance(0)
        kept = device.records()
        assert ("T" * title in kept and "A" * name in kept["T" * title]) != shortened, "and only then"


def test_of_a_name_as_much_is_kept_as_the_engine_keeps():
    assert PLAYER_MAX == MAX_NAME
    assert is_shortened('[Seat1 "bot:club:' + "B" * 61 + '"]')
    assert not is_shortened('[Seat1 "bot:club:' + "B" * 60 + '"]')


def test_a_match_that_is_in_the_text_twice_comes_once():
    record = match_of("a").text
    device = Device({})
    device.read("\n".join([labelled(record, {"title": "A"}), labelled(record, {"title": "A"})]))
    device.dom.press("take-in")
    device.dom.advance(0)
    assert device.records() == {"A": record}
    assert len(device.app.saves.matches()) == 1


def test_without_room_it_stops_with_a_reason_and_what_came_stays():
    text = Device(TWO).everything()
    device = Device({})
    device.read(text)
    create_here = device.app.saves.create
    came = []

    async def scarce(record, meta, match=""):
        if came:
            raise SaveError("save/full")
        came.append(record)
        return await create_here(record, meta, match)

    device.app.saves.create = scarce
    device.dom.press("take-in")
    device.dom.advance(0)
    assert list(device.records().values()) == came
    assert "error-save-full" in device.dom.html["toast"]


def test_what_cannot_be_read_here_is_not_taken_along_and_is_told(monkeypatch):
    device = Device(TWO)
    peek = device.app.saves.peek
    lost = device.app.saves.matches()[0]["id"]

    def damaged(match):
        if match == lost:
            raise SaveError("save/broken")
        return peek(match)

    monkeypatch.setattr(device.app.saves, "peek", damaged)
    device.dom.press("everything")
    assert "everything-line{n=1" in device.dom.html["sheet"]
    assert "everything-unread{n=1}" in device.dom.html["sheet"]
    device.dom.press("everything-file")
    assert len(parts([device.dom.downloads[-1][1]])) == 1


def test_the_list_says_how_much_room_it_takes():
    device = Device(TWO)
    shown = device.dom.shown()
    used = sum(len(name) + len(device.dom.storage.get(name)) for name in device.dom.storage.names())
    assert f"everything-used{{n=2,size={max(1, round(used / 1000))}}}" in shown


def test_one_match_goes_the_old_way_and_one_that_is_too_long_is_refused():
    device = Device({})
    device.read(match_of("a").text)
    assert "import-found" in device.dom.html["sheet"]
    device.app.close()
    device.read("x" * (LIMIT + 1))
    assert "import-too-long" in device.dom.html["sheet"]


@pytest.mark.parametrize("title", ["", "Train", 'The "ace"'])
def test_a_text_is_taken_apart_as_it_was_put_together(title):
    records = [match_of(seed).text for seed in "abc"]
    found = parts(["Look!\n" + "\n".join([labelled(record, {"title": title}) for record in records])])
    assert [part[part.index("[Format") :].strip() for part in found] == [record.strip() for record in records]
    assert all(part.startswith('[Title "') == bool(title) for part in found)
    assert parts([]) == parts([""]) == parts(["nothing here"]) == []


def test_a_file_too_long_for_one_text_is_read_some_lines_at_a_time(monkeypatch):
    matches = {f"M{number}": match_of(f"seed {number}") for number in range(5)}
    text = Device(matches).everything()
    monkeypatch.setattr("app.archive.transfer.LIMIT", len(text) // 2)
    for size, end in ((1, "\n"), (50, "\r\n"), (2000, "\r\n"), (len(text), "\n")):
        monkeypatch.setattr("app.archive.transfer.PART", size)
        device = Device({})
        device.read(text.replace("\n", end))
        device.dom.press("take-in")
        device.dom.advance(0)
        assert device.records() == {title: match.text for title, match in matches.items()}, size


def test_the_same_match_is_one_of_which_one_text_goes_on_from_the_other():
    short, long = match_of("a", 4).text, match_of("a", 8).text
    assert counterpart(short, {"m": long}) == ("m", False)
    assert counterpart(long, {"m": long}) == ("m", False)
    assert counterpart(long, {"m": short}) == ("m", True)
    assert counterpart(long, {"m": match_of("b").text}) is None
    assert json.dumps(counterpart(long, {"l": short, "m": long})) == '["m", false]', "what is here whole counts first"


def _labels(device):
    """Returns the title, the tags and the star of each match."""
    metas = [device.app.saves.load(entry["id"])[1] for entry in device.app.saves.matches()]
    return sorted((meta.get("title") or "", meta.get("tags") or [], bool(meta.get("star"))) for meta in metas)


def test_tags_and_favourites_travel_with_all_matches_and_with_one():
    device = Device({"Train": match_of("a"), "": match_of("b")})
    said = {entry["id"]: entry for entry in device.app.saves.matches()}
    for number, match in enumerate(sorted(said)):
        device.app.spawn(device.app.saves.note(match, tags=["rainy day", f'"{number}"'], star=number == 0))
    other = Device({})
    other.read(device.everything())
    other.dom.press("take-in")
    other.dom.advance(0)
    assert _labels(other) == _labels(device)
    assert len(_labels(other)) == 2


def test_a_match_that_goes_further_keeps_the_tags_it_has_here():
    text = Device({"": match_of("a", 12), "Other": match_of("b")}).everything()
    device = Device({"Train": match_of("a", 5)})
    (entry,) = device.app.saves.matches()
    device.app.spawn(device.app.saves.note(entry["id"], tags=["Family"], star=True))
    device.read(text)
    device.dom.press("take-in")
    device.dom.advance(0)
    assert ("Train", ["Family"], True) in _labels(device)


def test_packed_matches_are_taken_along_as_they_were():
    device = Device(TWO)
    text = device.everything()
    for entry in device.app.saves.matches():
        record, meta, _ = device.app.saves.load(entry["id"])
        device.app.spawn(device.app.saves.store(entry["id"], record, {**meta, "over": True}))
        assert device.app.spawn(device.app.saves.shrink(entry["id"])).value
    assert sorted(parts([device.everything()])) == sorted(parts([text]))
