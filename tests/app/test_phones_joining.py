"""How a phone joins a table: by two codes, and what is said where one of them is wrong."""

import gc
import weakref

import pytest

from app.phones import gate
from app.phones.answering import KEY
from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.app.fake_phones import Air
from tests.app.phones_rig import Page, Phones


class Joining(Phones):
    """A host's table at which nobody has joined yet; pages reach each other through the air."""

    def __init__(self, seats="hr", **settings):
        self.air = Air()
        super().__init__("haggis", seats, joined=False, **settings)

    def made(self, engine=None, **settings):
        page = Page(engine, **settings)
        self.air.join(page.dom)
        return page

    def invite(self, seat=1):
        """Lets the host invite a phone to a seat; returns the link."""
        if not self.host.app.sheets:
            self.host.dom.press("menu")
            self.host.dom.press("phones")
        self.host.dom.press("phones-invite", seat=seat)
        self.host.dom.press("phones-copy")
        return self.host.dom.copied[-1]

    def answer(self, link):
        """Opens a link at a new phone; returns its page, which shows the answer."""
        page = self.made()
        page.app.go("join", id=link.rpartition("/")[2])
        return page

    def take(self, text):
        """Gives the host a code."""
        self.host.dom.emit("field", "code", text, {}, True)
        self.host.dom.press("phones-take")
        self.pump()

    def sit(self, page, at=1):
        """Lets the host take the answer that a page shows; waits until its table is open."""
        self.take(answer_of(page))
        self.settle(page)
        assert self.guests.of(at).state == "here"

    def settle(self, *pages):
        """Lets some pages go on."""
        for _ in range(3):
            for page in pages:
                page.dom.advance(50)
            self.pump()


def answer_of(page):
    page.dom.press("join-copy")
    return page.dom.copied[-1]


def test_two_codes_lead_to_the_table():
    table = Joining()
    assert "phones-invited" in table.host.dom.shown()
    link = table.invite()
    assert link.endswith("#join/offer-0")
    guest = table.answer(link)
    assert "join-answer" in guest.dom.shown()
    table.take(answer_of(guest))
    guest.dom.advance(50)
    table.pump()
    guest.dom.advance(50)
    assert guest.app.screen.playing is not None
    assert guest.table["seat"] == 1
    assert table.guests.of(1).state == "here"


@pytest.mark.parametrize(
    ("text", "code"), [("", "damaged"), ("nonsense", "damaged"), ("offer-0", "kind"), ("answer-1", "")]
)
def test_a_wrong_answer_is_explained_and_the_right_one_still_counts(text, code):
    table = Joining()
    guest = table.answer(table.invite())
    if code:
        table.take(text)
        assert f"error-phones-{code}" in table.host.dom.shown()
    table.take(answer_of(guest))
    assert table.guests.of(1).state == "here"


@pytest.mark.parametrize(("link", "code"), [("https://talon.test/#join/answer-0", "kind"), ("x", "damaged")])
def test_a_wrong_invitation_is_explained(link, code):
    table = Joining()
    guest = table.answer(link)
    assert f"error-phones-{code}" in guest.dom.shown()
    guest.dom.emit("field", "code", table.invite(), {}, True)
    guest.dom.press("join-take")
    assert "join-answer" in guest.dom.shown()


def test_an_answer_that_another_tab_has_passed_on_shows_who_is_here():
    table = Joining("hrr")
    guest = table.answer(table.invite())
    table.host.dom.storage.set(KEY, answer_of(guest).rpartition("/")[2])
    table.host.dom.emit("stored", KEY)
    table.pump()
    assert table.guests.of(1).state == "here"
    assert "phones-here" in table.host.dom.shown()
    assert "phones-step-offer" not in table.host.dom.shown()


def goes_back(table, guest):
    """Lets a guest go back to the table, and sees that they are there."""
    guest.dom.press("join-back")
    table.settle(guest)
    assert guest.table["seat"] == 1


def test_a_guest_who_has_left_the_table_finds_the_way_back():
    table = Joining()
    guest = table.answer(table.invite())
    table.sit(guest)
    guest.dom.press("menu")
    guest.dom.press("leave")
    assert guest.dom.screen == "home"
    guest.app.go("join")
    goes_back(table, guest)


def test_a_guest_who_looks_elsewhere_until_the_answer_is_taken_finds_the_table():
    table = Joining()
    guest = table.answer(table.invite())
    answer = answer_of(guest)
    guest.app.go("home")
    guest.app.go("join")
    assert "join-back" not in guest.dom.shown()
    table.take(answer)
    table.settle(guest)
    goes_back(table, guest)


def test_a_table_that_cannot_be_reached_is_not_offered():
    table = Joining()
    guest = table.answer(table.invite())
    table.sit(guest)
    guest.app.go("home")
    guest.app.go("join")
    assert "join-back" in guest.dom.shown()
    table.guests.of(1).connection.close()
    assert "join-back" not in guest.dom.shown()
    guest.app.screen.act("join-back", {})  # pressed before that was drawn
    assert guest.dom.screen == "join"


def waiting(table, seat=1):
    """Lets the host take an answer to an invitation whose phone then does not come; returns that phone's page."""
    page = table.answer(table.invite(seat))
    accept = table.air._accept
    table.air._accept = lambda *answer: "{}"
    table.take(answer_of(page))
    table.air._accept = accept
    assert "disabled" in table.host.dom.find("phones-take")
    return page


def test_a_new_invitation_to_the_same_seat_can_be_answered_at_once():
    table = Joining("hrr")
    waiting(table)
    table.host.dom.press("phones-list")
    guest = table.answer(table.invite())
    assert "disabled" not in table.host.dom.find("phones-scan")
    table.sit(guest)


def test_an_invitation_to_another_seat_does_not_wait_for_the_first_and_its_fault_stays_there():
    table = Joining("hrr")
    waiting(table)
    first = table.guests.of(1).offer
    table.host.dom.press("phones-list")
    guest = table.answer(table.invite(2))
    assert "disabled" not in table.host.dom.find("phones-take")
    table.air.cut(table.host.dom, first.number, "failed", "phones/unreachable")
    assert "error-" not in table.host.dom.shown()
    table.sit(guest, 2)


def test_an_answer_from_another_tab_leaves_one_that_is_being_taken_alone():
    table = Joining("hrr")
    waiting(table)
    table.host.dom.storage.set(KEY, "offer-0")
    table.host.dom.emit("stored", KEY)
    table.air.cut(table.host.dom, table.guests.of(1).offer.number, "failed", "phones/unreachable")
    assert "error-phones-unreachable" in table.host.dom.shown()
    assert "disabled" not in table.host.dom.find("phones-take")


def two_tables():
    """Returns two hosts' tables in the same air."""
    one, other = Joining("hrr"), Joining("hrr")
    other.air = one.air
    one.air.join(other.host.dom)
    return one, other


def test_a_guest_who_sits_down_at_another_table_is_gone_from_the_first():
    one, other = two_tables()
    guest = one.answer(one.invite())
    one.sit(guest)
    guest.app.go("join", id=other.invite().rpartition("/")[2])
    other.sit(guest)
    assert guest.table["seat"] == 1
    assert one.guests.of(1).state == "away"
    one.invite()
    assert "phones-step-offer" in one.host.dom.shown()


def test_whoever_plays_at_one_table_is_not_called_away_by_an_answer_for_another():
    one, other = two_tables()
    guest = one.answer(one.invite())
    late = answer_of(guest)
    guest.app.go("join", id=other.invite().rpartition("/")[2])
    other.sit(guest)
    visit = guest.app.connections.visit
    one.take(late)
    one.settle(guest)
    assert one.guests.of(1).state == "away"
    assert other.guests.of(1).state == "here"
    assert guest.app.connections.visit is visit
    assert visit.is_here


def test_a_phone_of_another_version_does_not_stay_connected(monkeypatch):
    table = Joining()
    guest = table.answer(table.invite())
    monkeypatch.setattr(gate, "PROTOCOL", 0)
    table.take(answer_of(guest))
    table.settle(guest)
    assert "error-phones-version" in guest.dom.shown()
    assert table.guests.of(1).state == "away"


def test_a_phone_that_is_gone_is_said_to_be_and_may_come_back():
    table = Joining()
    guest = table.answer(table.invite())
    table.take(answer_of(guest))
    line = table.guests.of(1).connection
    table.air.cut(table.host.dom, line.number, "closed", "")
    assert "phones-lost" in table.host.dom.shown()
    assert table.guests.of(1).state == "away"
    again = table.answer(table.invite())
    table.take(answer_of(again))
    assert table.guests.of(1).state == "here"


def test_a_phone_that_is_out_of_reach_for_a_moment_is_away_and_misses_nothing():
    table = Joining()
    guest = table.answer(table.invite())
    table.sit(guest)
    line = table.guests.of(1).connection
    table.air.cut(table.host.dom, line.number, "disconnected", "")
    assert table.guests.of(1).state == "away"
    assert table.guests.of(1).connection is line
    match = load(table.record, game_of).match
    seat = match.must[0]
    deliver, table.air._send = table.air._send, lambda *_: ""  # whatever is sent gets lost
    table.play(seat, match.game.write(match.legal(seat)[-1]))
    table.air._send = deliver
    for page, number in ((table.host, line.number), (guest, 1)):
        page.dom.emit("phones", number, "state", "open", "")
    table.settle(guest)
    assert table.guests.of(1).state == "here"
    assert load(table.record, game_of).match.plies == match.plies + 1
    assert (guest.table["ply"], table.host.table["ply"]) == (match.plies + 1, match.plies + 1)
    assert "error-" not in guest.dom.shown()


def test_the_computer_holds_the_seat_of_a_phone_that_is_gone():
    table = Joining()
    guest = table.answer(table.invite())
    table.take(answer_of(guest))
    table.air.cut(table.host.dom, table.guests.of(1).connection.number, "closed", "")
    table.host.dom.press("menu")
    table.host.dom.press("phones")
    table.host.dom.press("reseat", seat=1)
    table.pump()
    assert table.guests.is_held(1)
    again = table.answer(table.invite())
    table.take(answer_of(again))
    table.pump()
    assert not table.guests.is_held(1)
    assert table.host.app.screen.playing.session.players[1]["kind"] == "remote"


def test_the_focus_stays_where_something_is():
    table = Joining()
    table.host.dom.focus("[data-key='invite:1']")
    link = table.invite()
    assert table.host.dom.focus_now == "#sheet-title"
    table.host.dom.focus("[data-key=phones-list]")
    table.host.dom.press("phones-list")
    assert table.host.dom.focus_now == "#sheet-title"
    guest = table.made()
    guest.app.go("join")
    guest.dom.emit("field", "code", link, {}, True)
    guest.dom.press("join-take")
    assert guest.dom.focus_now == "[data-key=join-copy]"


def test_how_it_is_done_is_told_over_the_sheet_and_the_table_stays_open():
    table = Joining()
    table.host.dom.press("phones-how")
    assert "together-steps.body" in table.host.dom.html["sheet"]
    assert not table.guests.hosting.is_paused
    table.host.app.close()
    assert "phones-invite" in table.host.dom.html["sheet"]


def host_another(table):
    """Lets the host open another match for people at other phones."""
    app = table.host.app
    record, meta = app.saves.peek(table.match)
    made = app.spawn(app.saves.create(record, dict(meta)))
    table.host.dom.advance(0)
    app.go("table", id=made.value)
    table.host.dom.advance(50)
    assert app.connections.guests is not table.guests
    return app.connections.guests


def test_a_match_that_is_no_longer_hosted_leaves_nothing_behind():
    table = Joining()
    table.sit(table.answer(table.invite()))
    old = weakref.ref(table.guests)
    table.guests = host_another(table)
    gc.collect()
    assert old() is None


def test_an_answer_from_another_tab_goes_to_the_match_that_is_hosted():
    table = Joining()
    table.guests = host_another(table)
    guest = table.answer(table.invite())
    table.host.dom.storage.set(KEY, answer_of(guest).rpartition("/")[2])
    table.host.dom.emit("stored", KEY)
    table.settle(guest)
    assert guest.table["seat"] == 1


def test_an_invitation_ends_with_the_match_that_it_is_for():
    table = Joining("hrr")
    late = answer_of(table.answer(table.invite())).rpartition("/")[2]
    offer = table.guests.of(1).offer
    table.host.dom.press("phones-list")
    waiting(table, 2)
    arrival = table.guests.of(2).arrival
    host_another(table)
    assert arrival.error.code == "phones/gone"
    assert "phones/gone" in table.air._accept(table.host.dom, offer.number, late)


@pytest.mark.parametrize("ends", [host_another, lambda table: table.guests.move(1, 2)])
def test_an_invitation_that_is_still_being_made_ends_with_the_guest_that_it_is_for(ends):
    table = Joining("hrr")
    table.sit(table.answer(table.invite(2)), 2)
    ask_late, asked = table.host.dom.ask_late, []
    table.host.dom.ask_late = lambda *call: asked.append(call) if call[1] == "offer" else ask_late(*call)
    invited = table.host.app.spawn(table.guests.invite(1))
    invited.then(lambda _: None)
    ends(table)
    table.host.dom.ask_late = ask_late
    ((script, what, then, number),) = asked
    ask_late(script, what, then, number)
    assert invited.error.code == "phones/gone"
    assert table.air._end(table.host.dom, number) is None
