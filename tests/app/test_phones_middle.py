"""A table in the middle: a guest without a seat, which looks on, and what the phones leave to it."""

import json

import pytest

from app.phones.guests import MIDDLE
from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.app.phones_rig import Phones, agree
from tests.app.test_phones import play_on
from tests.app.test_phones_draws import ended
from tests.app.test_phones_joining import Joining, answer_of

PLIES = 6
TABLES = [("haggis", "hr"), ("team", "hrbr"), ("boast", "rhb"), ("handromi", "hrr")]


def laid(game, seats, **settings):
    """Returns phones with a table in the middle, which has come last."""
    phones = Phones(game, seats, **settings)
    settings.pop("engines", None)
    phones.join(MIDDLE, **settings)
    return phones


def told(phones, place, name):
    """Returns what a guest was told unasked under this name."""
    messages = [json.loads(text) for text in phones.pipes[place][0].all]
    return [message[name] for message in messages if name in message]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_table_in_the_middle_follows_the_match_and_sees_no_hand(game, seats):
    phones = laid(game, seats)
    play_on(phones, PLIES)
    agree(phones)
    page = phones.pages[MIDDLE]
    assert page.scene.view.hand() is None
    assert page.dom.html["t-hand"] == page.dom.html["t-bar"] == ""
    assert "banner" in page.dom.html["t-banner"]
    assert page.dom.errors == []
    assert "error" not in page.dom.html.get("toast", "")


def test_nobody_waits_for_the_table_in_the_middle():
    phones = Phones("haggis", "hr", joined=False)
    phones.host.app.close()
    phones.join(MIDDLE)
    assert not phones.guests.are_complete()
    assert "[Shares" not in phones.record
    phones.join(1)
    assert phones.guests.are_complete()
    assert "[Shares" in phones.record  # the first deal was dealt anew
    assert told(phones, MIDDLE, "draw") == []
    assert len(told(phones, 1, "draw")) == 1
    agree(phones)


def test_a_deal_needs_no_answer_of_the_table_in_the_middle():
    phones = laid("haggis", "hr")
    phones.pipes[MIDDLE][1].send("nonsense")
    phones.pump()
    play_on(phones, 100)
    before = phones.host.dom.now()
    phones.host.app.spawn(phones.guests.hosting.go_on())
    phones.pump()
    match = load(phones.record, game_of).match
    assert (match.setup.deal, phones.record.count("[Shares")) == (2, 2)
    assert phones.host.dom.now() - before < 1


def test_phones_are_told_when_a_table_comes_and_goes():
    phones = Phones("haggis", "hr")
    assert not phones.visits[1].has_middle
    phones.join(MIDDLE)
    assert "middle-joined" in phones.host.dom.shown()
    assert phones.visits[1].has_middle
    assert told(phones, MIDDLE, "middle") == []
    phones.cut(1)
    phones.connect(1)
    assert phones.visits[1].has_middle  # told in the welcome
    phones.cut(MIDDLE)
    phones.pump()
    assert "middle-lost" in phones.host.dom.shown()
    assert not phones.visits[1].has_middle
    assert told(phones, 1, "middle") == [False]


def test_the_host_sends_a_table_away_and_another_one_may_come():
    phones = laid("haggis", "hr")
    dom = phones.host.dom
    dom.press("menu")
    dom.press("phones")
    dom.press("middle-remove")
    phones.pump()
    assert phones.pipes[MIDDLE][0].is_closed
    assert "middle-add" in dom.shown()
    assert "middle-remove" not in dom.shown()
    assert "middle-lost" not in dom.shown()
    assert dom.focus_now == "#sheet-title"
    assert not phones.visits[1].has_middle
    assert phones.host.scene.head == ""
    phones.join(MIDDLE)
    assert "middle-remove" in dom.shown()
    assert phones.visits[1].has_middle
    play_on(phones, 2)
    agree(phones)


def test_a_table_that_is_sent_away_says_so_and_takes_another_code():
    table = Joining("hrr")
    page = table.answer(table.invite(MIDDLE))
    table.sit(page, MIDDLE)
    assert page.dom.screen == "table"
    table.host.dom.press("middle-remove")
    table.settle(page)
    assert page.dom.screen == "join"
    assert "middle-dismissed" in page.dom.html["toast"]
    assert "guest-lost" not in page.dom.shown()
    assert "join-back" not in page.dom.shown()
    page.dom.emit("field", "code", table.invite(MIDDLE), {}, True)
    page.dom.press("join-take")
    table.sit(page, MIDDLE)
    assert page.dom.errors == []


def test_phones_show_less_again_once_another_table_is_there():
    phones = laid("haggis", "hr")
    pages = (phones.host, phones.pages[1])
    for page in pages:
        page.dom.press("middle")
    phones.cut(MIDDLE)
    phones.pump()
    phones.connect(MIDDLE)
    for page in pages:
        assert "is-brief" in page.dom.html["top"]
    phones.host.dom.press("middle")
    phones.host.app.go("home")
    phones.cut(MIDDLE)
    phones.host.app.go("table", id=phones.match)
    phones.pump()
    phones.connect(MIDDLE)
    assert "is-brief" in phones.host.dom.html["top"]


def test_phones_show_less_while_there_is_a_table_unless_their_player_wants_it():
    phones = Phones("haggis", "hr")
    pages = (phones.host, phones.pages[1])
    assert [page.scene.head for page in pages] == ["", ""]
    phones.join(MIDDLE)
    for page in pages:
        assert "is-brief" in page.dom.html["top"]
        page.dom.press("middle")
        assert "is-brief" not in page.dom.html["top"]
        assert "middle-whole" in page.dom.html["top"]
    phones.host.app.go("home")
    phones.host.app.go("table", id=phones.match)
    phones.pump()
    assert "is-brief" not in phones.host.dom.html["top"]  # as chosen before
    phones.host.dom.press("middle")
    assert "is-brief" in phones.host.dom.html["top"]
    assert phones.pages[MIDDLE].scene.head == ""
    phones.cut(MIDDLE)
    phones.pump()
    assert [page.scene.head for page in pages] == ["", ""]


def heard(page, before):
    """Returns the sounds that a page has played since a number of them."""
    return [name for name, _ in page.dom.heard[before:]]


def test_the_sounds_of_the_table_come_from_the_table():
    phones = laid("haggis", "hr", sound="on")
    table = phones.pages[MIDDLE]
    pages = (phones.host, phones.pages[1], table)
    before = [len(page.dom.heard) for page in pages]
    play_on(phones, PLIES)
    on_phones = heard(phones.host, before[0]) + heard(phones.pages[1], before[1])
    assert set(on_phones) == {"turn"}
    assert "play" in heard(table, before[2])
    assert "turn" not in heard(table, before[2])
    phones.cut(MIDDLE)
    phones.pump()
    before = len(phones.host.dom.heard)
    play_on(phones, 2)
    assert "play" in heard(phones.host, before)


def test_the_table_in_the_middle_keeps_nothing_and_sounds_when_somebody_has_won():
    phones = laid("haggis", "hr", engines=True, sound="on")
    table = phones.pages[MIDDLE]
    ended(phones)
    assert table.app.saves.matches() == []
    assert "win" in heard(table, 0)
    assert "win" not in heard(phones.pages[1], 0)
    assert len(phones.pages[1].app.saves.matches()) == 1
    assert "error" not in table.dom.html.get("toast", "")
    table.app.screen.act("replay", {})
    assert "middle-later" in table.dom.shown()


def test_a_table_is_added_by_two_codes_and_may_come_back():
    table = Joining()
    assert "middle-help" in table.host.dom.shown()
    page = table.answer(table.invite(MIDDLE))
    table.take(answer_of(page))
    page.dom.advance(50)
    table.pump()
    page.dom.advance(50)
    assert page.app.screen.playing is not None
    assert page.table["seat"] is None
    assert table.guests.of(MIDDLE).state == "here"
    assert table.host.app.sheets  # somebody is missing still
    table.air.cut(table.host.dom, table.guests.of(MIDDLE).connection.number, "closed", "")
    assert "middle-add" in table.host.dom.shown()
    again = table.answer(table.invite(MIDDLE))
    table.take(answer_of(again))
    assert table.guests.of(MIDDLE).state == "here"


def test_the_table_shows_the_code_for_a_phone_that_is_missing():
    table = Joining("hrr")
    page = table.answer(table.invite(MIDDLE))
    table.take(answer_of(page))
    page.dom.advance(50)
    table.pump()

    def shown():
        page.dom.advance(50)
        return page.dom.html["t-code"]

    assert shown() == ""
    link = table.invite(2)
    visit = page.app.connections.visit
    assert visit.code == (2, link.rpartition("/")[2])
    assert "middle-join" in shown()
    table.host.dom.press("phones-list")
    assert shown() == ""
    guest = table.answer(table.invite(1))
    assert "name=P1" in shown()
    table.take(answer_of(guest))
    assert shown() == ""
    table.invite(2)
    assert "name=P2" in shown()
    table.host.app.close()
    assert shown() == ""


@pytest.mark.parametrize("code", [7, [], {}, {"seat": -1, "letters": "x"}, {"seat": 1, "letters": "x" * 5000}])
def test_a_code_that_no_host_would_send_is_not_shown(code):
    phones = laid("haggis", "hr")
    visit = phones.visits[MIDDLE]
    visit.client.receive(json.dumps({"code": code}))
    assert visit.code is None
    assert visit.client.faults == 1
