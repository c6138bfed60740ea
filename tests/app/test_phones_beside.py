"""Two people at one guest's phone: the host seats them, they pass the phone round, and stay there when it is away."""

import json

import pytest

from app.phones.visit import Visit
from tests.app.listening import PLIES, twins
from tests.app.phones_rig import Phones, Pipe
from tests.app.test_phones import play_on
from tests.app.test_phones_draws import deals, ended, finish, given, go_on
from tests.app.test_phones_joining import Joining, answer_of
from tests.sampling import daily

TABLES = [("haggis", "hrr"), ("handromi", "hrr"), ("boast", "hrrb")]


class Beside(Phones):
    """A host's table, a guest at seat 1, and somebody who has come to that phone for seat 2."""

    def join(self, seat, **settings):
        if seat == 1:
            super().join(seat, **settings)
            self.seat(2, 1)

    @property
    def guest(self):
        return self.pages[1]


def told_of(phones):
    return phones.visits[1].seats


def agree(phones):
    """Checks that the guest's phone is at the host's moment, and that nothing there was refused."""
    phones.pump()
    guest, host = phones.guest, phones.host.table
    assert guest.scene.curtain is not None or (guest.table["deal"], guest.table["ply"]) == (host["deal"], host["ply"])
    assert phones.visits[1].client.faults == phones.guests.of(1).gate.faults == 0
    assert guest.dom.errors == phones.host.dom.errors == []
    assert "error" not in guest.dom.shown()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_two_people_at_one_guests_phone_pass_it_round(game, seats):
    phones = Beside(game, seats)
    assert told_of(phones) == [1, 2]
    takers = []

    def between(seat):
        curtain = phones.guest.scene.curtain
        if seat in (1, 2) and curtain is not None:
            assert curtain.seat == seat
            assert '<button class="card' not in phones.guest.dom.shown()
            takers.append(seat)

    play_on(phones, 3 * PLIES, between)
    assert {1, 2} <= set(takers)
    agree(phones)


@pytest.mark.parametrize(("game", "seats"), daily([("haggis", "hrr"), ("handromi", "hrr")], 1))
def test_nothing_that_two_at_one_phone_receive_tells_what_neither_has_seen(game, seats):
    heard = []
    for end in twins(game, seats, (1, 2)):
        phones = Beside(game, seats, record=end.restarted().text, anew=False)
        for seat, move in end.moves:
            phones.host.dom.advance(5000)
            phones.play(seat, move)
        agree(phones)
        assert phones.record == end.text
        heard.append(phones.pipes[1][0].all)
    assert len(heard[0]) > PLIES
    assert heard[0] == heard[1]


def test_a_phone_that_comes_back_has_both_seats():
    phones = Beside("haggis", "hrr")
    play_on(phones, 2)
    phones.cut(1)
    assert not phones.guests.are_complete()
    phones.connect(1)
    assert phones.guests.are_complete()
    play_on(phones, 3)
    visit = phones.visits[1] = phones.guest.app.connections.visit = Visit(phones.guest.app)  # the page was reloaded
    phones.connect(1)
    phones.guest.app.go("home")
    phones.guest.app.go("guest")
    phones.pump()
    assert visit.seats == [1, 2]
    play_on(phones, 3)
    agree(phones)


def test_a_phone_that_was_away_meanwhile_learns_who_sits_there_now():
    phones = Beside("haggis", "hrr")
    phones.cut(1)
    phones.seat(2, None)
    phones.connect(1)
    assert told_of(phones) == [1]
    assert phones.guest.app.screen.playing.hot_seat.persons == [1]
    agree(phones)


def test_the_host_remembers_after_a_reload_who_sits_where():
    phones = Beside("haggis", "hrr")
    play_on(phones, 2)
    app = phones.host.app
    app.go("home")
    app.connections.guests = None
    app.go("table", id=phones.match)
    phones.pump()
    phones.guests = app.connections.guests
    app.close()
    assert phones.guests.of(2) is phones.guests.of(1)
    phones.connect(1)
    assert phones.guests.are_complete()
    assert told_of(phones) == [1, 2]
    play_on(phones, 4)
    agree(phones)


def test_whoever_came_first_stays_the_first_after_a_reload():
    phones = Phones("haggis", "hrr")
    phones.cut(1)
    phones.seat(1, 2)
    app = phones.host.app
    app.go("home")
    app.connections.guests = None
    app.go("table", id=phones.match)
    phones.host.dom.advance(50)
    assert app.connections.guests.of(1).seats == app.connections.guests.of(2).seats == [2, 1]


def test_a_seat_that_is_taken_back_is_played_at_another_phone():
    phones = Beside("haggis", "hrr")
    play_on(phones, 3)
    gate = phones.guests.of(1).gate
    phones.guests.move(2, None)  # its phone has not heard of that yet
    asked = json.dumps({"n": 10**6, "op": "look", "seat": 2})
    answer = phones.host.app.spawn(gate.take(asked))
    assert json.loads(answer.value)["error"]["code"] == "phones/late"
    phones.pump()
    assert told_of(phones) == [1]
    assert "guest-seats{names=P1}" in phones.guest.dom.shown()
    assert phones.guest.scene.curtain.seat == 1  # whoever holds it now says so first
    assert phones.guests.of(2).state == "invited"
    Phones.join(phones, 2)
    assert phones.guests.are_complete()
    play_on(phones, 4)
    agree(phones)
    assert phones.visits[2].seats == [2]
    answer = phones.host.app.spawn(gate.take(asked.replace("1000000", "1000001")))
    assert json.loads(answer.value)["error"]["code"] == "phones/late"
    phones.seat(1, 2)
    phones.seat(2, 1)
    assert phones.guests.of(1) is not phones.guests.of(2)  # both are here: nobody is sent away


def test_somebody_whose_phone_is_lost_goes_on_at_another_one():
    phones = Phones("haggis", "hrr")
    phones.cut(2)
    phones.host.app.screen.playing.reseating.reseat(2)
    phones.pump()
    assert phones.guests.is_held(2)
    phones.seat(2, 1)
    assert "guest-seats{names=list-last{before=P1,item=P2}}" in phones.pages[1].dom.shown()
    assert not phones.guests.is_held(2)
    assert told_of(phones) == [1, 2]
    phones.pages.pop(2)
    phones.pipes.pop(2)
    phones.guest = phones.pages[1]
    play_on(phones, 4)
    agree(phones)


def test_seats_that_change_while_a_move_is_under_way_are_told_after_it():
    phones = Beside("haggis", "hrr")
    play_on(phones, 3)
    gate = phones.guests.of(1).gate
    gate.is_moving = True
    phones.seat(2, None)
    assert told_of(phones) == [1, 2]
    gate.is_moving = False
    phones.guest.app.screen.playing.session.ask("status")
    phones.pump()
    assert told_of(phones) == [1]


def test_a_phone_gives_one_share_however_many_sit_there():
    phones = Beside("haggis", "hrr", engines=True)
    (deal,) = deals(phones)
    assert len(deal.shares) == 2  # it was dealt anew once both were there
    finish(phones)
    go_on(phones, 2)
    assert len(deals(phones)[-1].shares) == 2
    assert given(phones, 1) == [deal.shares[1] for deal in deals(phones)]
    assert not any("phones-without" in page.dom.shown() for page in (phones.host, phones.guest))
    ended(phones)
    for page in (phones.host, phones.guest):
        assert "phones-seal-all" in page.dom.html["t-settlement"]
    (entry,) = phones.guest.app.saves.matches()
    assert [player["kind"] for player in entry["seats"]] == ["remote", "human", "human"]


def test_the_sheet_offers_a_guest_who_is_here_for_each_seat_that_is_open():
    table = Joining("hrr")
    dom = table.host.dom
    assert "phones-beside" not in dom.shown()
    guest = table.answer(table.invite())
    table.take(answer_of(guest))
    dom.press("phones-beside", seat=2, to=1)
    assert table.guests.are_complete()
    assert not table.host.app.sheets
    dom.advance(50)
    guest.dom.advance(50)
    assert guest.app.connections.visit.seats == [1, 2]
    dom.press("menu")
    dom.press("phones")
    assert "phones-is-beside{name=P1}" in dom.shown()
    dom.press("phones-apart", seat=2)
    assert table.guests.of(2).state == "invited"
    assert dom.focus_now == "#sheet-title"
    link = table.invite(2)
    dom.press("phones-list")
    offer = table.guests.of(2).offer
    dom.press("phones-beside", seat=2, to=1)
    assert offer.number not in table.host.app.connections._connections
    late = table.answer(link)
    dom.press("menu")
    dom.press("phones")
    table.host.dom.storage.set("talon.answer", answer_of(late).rpartition("/")[2])
    dom.emit("stored", "talon.answer")
    assert "error-phones-gone" in dom.shown()
    assert guest.app.connections.visit.seats == [1, 2]


def turned(phones, seat, state):
    """Tells the host of a new state of a guest's connection, which it may close; returns that connection."""
    connection = phones.pipes[seat][0]
    phones.guests._changed(phones.guests.of(seat), connection, state, "")
    return connection


def test_a_connection_that_heals_takes_an_open_invitation_back():
    phones = Phones("haggis", "hrr")
    connection = turned(phones, 1, "disconnected")
    guest = phones.guests.of(1)
    assert (guest.state, guest.connection) == ("away", connection)
    guest.offer = invitation = Pipe()
    turned(phones, 1, "open")
    assert (guest.state, guest.connection, guest.offer) == ("here", connection, None)
    assert invitation.is_closed


def test_a_phone_out_of_reach_loses_its_connection_with_its_seat():
    phones = Phones("haggis", "hrr")
    connection = turned(phones, 1, "disconnected")
    phones.guests.move(1, 2)
    assert connection.is_closed
    assert phones.guests.of(1) is phones.guests.of(2)


def test_nobody_is_seated_beside_a_phone_out_of_reach():
    phones = Phones("haggis", "hrr")
    assert [guest.first_seat for guest in phones.guests.others_here(1)] == [2]
    turned(phones, 2, "disconnected")
    assert phones.guests.others_here(1) == []
