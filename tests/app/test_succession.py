"""The table goes to another phone: with everybody's consent, whole, and never to two phones or to none."""

import pytest

from app.browser.late import PartAway
from app.client.engine_client import EngineError
from app.phones.connections import connections_of
from app.phones.guests import MIDDLE
from app.phones.visit import Visit
from app.saves import SaveError
from app.succession import offer as offering
from app.succession.offer import WAIT_MS
from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.app.phones_rig import Phones, agree
from tests.app.test_phones import play_on
from tests.app.test_phones_draws import finish, go_on

HANDED = 2  # moves before the table is handed over


def table(game="haggis", seats="hrr", **settings):
    """Returns phones that have played a few moves."""
    phones = Phones(game, seats, engines=True, **settings)
    play_on(phones, HANDED)
    return phones


def offer(phones, heir):
    """Lets the host ask whether the table may go to the guest at a seat."""
    dom = phones.host.dom
    dom.press("menu")
    dom.press("phones")
    dom.press("phones-handover", seat=heir)
    assert f"handover-host.text{{name=P{heir}}}" in dom.html["sheet"]
    dom.press("yes")
    phones.pump()


def agreed(phones, *seats):
    """Lets the people at some phones, or at all of them, agree."""
    for seat in seats or list(phones.pages):
        phones.pages[seat].dom.press("yes")
        phones.pump()


def hosts(phones):
    """Returns the seats of the phones that hold the match and could go on with it; the first host's is 0."""
    pages = dict(phones.pages)
    pages[0] = phones.host
    found = []
    for seat in sorted(pages):
        saves = pages[seat].app.saves
        if saves.exists(phones.match) and not saves.peek(phones.match)[1].get("unsure"):
            found.append(seat)
    return found


def sit_down(phones, heir, seat=0):
    """Lets everybody join at the heir's phone, the old host at a seat."""
    pages = dict(phones.pages)
    pages[seat] = phones.host
    phones.host = pages.pop(heir)
    phones.guests = phones.host.app.connections.guests
    phones.pages, phones.visits, phones.pipes = {}, {}, {}
    phones.host.app.close()
    for number in sorted(pages):
        page = phones.pages[number] = pages[number]
        assert page.app.connections.visit is None
        visit = phones.visits[number] = connections_of(page.app).visit = Visit(page.app)
        phones.connect(number)
        page.app.go("guest")
        phones.pump()
        assert visit.seats[0] == number


def end(phones, seat):
    """Ends the match: the host, who sits at a seat, gives it up."""
    phones.host.app.screen.playing.moves.concede(seat)
    phones.pump()


def untouched(phones):
    """Checks that the first host still has the table, and that the match goes on there."""
    assert hosts(phones) == [0]
    assert phones.guests.hosting.succession is None
    for page in phones.pages.values():
        while page.app.sheets:
            page.app.close()
    play_on(phones, 3)
    agree(phones)


def test_a_table_in_the_middle_is_not_asked_and_sent_along():
    phones = table()
    phones.join(MIDDLE)
    offer(phones, 1)
    agreed(phones, 1, 2)
    assert hosts(phones) == [1]
    middle = phones.pages[MIDDLE]
    assert middle.dom.screen == "join"
    assert "handover-gone{name=P1}" in middle.dom.html["toast"]
    assert phones.pages[1].app.saves.peek(phones.match)[1]["beside"] == []


def test_the_table_goes_to_another_phone_and_everybody_plays_on_there():
    phones = table()
    before = phones.record
    offer(phones, 1)
    assert "handover-mine.text" in phones.pages[1].dom.html["sheet"]
    assert "handover-ask.text{name=P1}" in phones.pages[2].dom.html["sheet"]
    agreed(phones)
    heir, old, third = phones.pages[1], phones.host, phones.pages[2]
    assert hosts(phones) == [1]
    record, meta = heir.app.saves.peek(phones.match)
    assert record == before  # with its seed
    assert [player["kind"] for player in meta["seats"]] == ["remote", "human", "remote"]
    assert meta["remote"] == [0, 2]
    assert old.app.saves.matches() == []
    for page in (old, third):
        assert page.dom.screen == "join"
        assert "handover-gone{name=P1}" in page.dom.html["toast"]
    assert heir.dom.screen == "table"
    assert "handover-here" in heir.dom.shown()
    assert "phones-invite" in heir.dom.html["sheet"]
    sit_down(phones, 1)
    play_on(phones, 6)
    agree(phones)
    finish(phones)
    go_on(phones, 0)
    end(phones, 1)
    for page in (old, heir, third):
        assert "phones-seal-all" in page.dom.html["t-settlement"]
        (entry,) = page.app.saves.matches()
        assert (entry["id"], entry["over"]) == (phones.match, True)
        assert page.dom.errors == []


def test_it_goes_to_and_fro():
    phones = table("haggis", "hr")
    first, second = phones.host, phones.pages[1]
    offer(phones, 1)
    agreed(phones)
    sit_down(phones, 1)
    play_on(phones, 2)
    offer(phones, 0)
    agreed(phones)
    assert second.app.saves.matches() == []
    sit_down(phones, 0, 1)
    assert phones.host is first
    play_on(phones, 2)
    agree(phones)
    end(phones, 0)
    for page in (first, second):
        assert "phones-seal-all" in page.dom.html["t-settlement"]


@pytest.mark.parametrize(
    ("seats", "heir", "remote", "beside"),
    [("hrh", 1, [0, 2], [[2, 0]]), ("hrrh", 2, [0, 1, 3], [[3, 0]]), ("brrh", 1, [2, 3], [])],
)
def test_those_who_share_a_phone_are_invited_together(seats, heir, remote, beside):
    phones = table("boast", seats)
    offer(phones, heir)
    agreed(phones)
    _, meta = phones.pages[heir].app.saves.peek(phones.match)
    assert (meta["remote"], meta["beside"]) == (remote, beside)
    phones.host.dom.advance(0)
    old = remote[-1] if beside == [] else beside[0][1]
    sit_down(phones, heir, old)
    play_on(phones, 6)
    assert phones.guests.are_complete()


def test_a_phone_with_two_people_takes_the_table_for_both():
    phones = table("haggis", "hrr")
    phones.cut(2)
    phones.seat(2, 1)
    for kept in (phones.pages, phones.visits, phones.pipes):
        kept.pop(2)
    offer(phones, 1)
    agreed(phones)
    _, meta = phones.pages[1].app.saves.peek(phones.match)
    assert [player["kind"] for player in meta["seats"]] == ["remote", "human", "human"]
    assert (meta["remote"], meta["beside"]) == ([0], [])


def test_somebody_for_whom_the_computer_plays_may_come_back_there():
    phones = table("haggis", "hrr")
    phones.cut(2)
    phones.host.app.screen.playing.reseating.reseat(2)
    phones.pump()
    offer(phones, 1)
    agreed(phones, 1)
    _, meta = phones.pages[1].app.saves.peek(phones.match)
    assert [player["kind"] for player in meta["seats"]] == ["remote", "human", "bot"]
    assert meta["remote"] == [0, 2]


def test_one_no_is_enough():
    phones = table()
    offer(phones, 1)
    agreed(phones, 1)
    assert hosts(phones) == [0]
    phones.pages[2].app.close()
    phones.pump()
    for page in (phones.host, phones.pages[1], phones.pages[2]):
        assert "handover-refused" in page.dom.html["toast"]
    assert phones.pages[1].app.saves.matches() == []
    untouched(phones)
    offer(phones, 2)
    agreed(phones)
    assert hosts(phones) == [2]


def test_the_host_may_think_better_of_it_until_the_table_has_gone():
    phones = table("boast", "hrr")
    host, heir = phones.host, phones.pages[1]
    offer(phones, 1)
    agreed(phones, 1)
    withdraw = phones.guests.hosting.succession.withdraw
    assert "handover-asking" in host.dom.html["toast"]
    host.dom.press("toast")
    phones.pump()
    assert "handover-withdrawn" in host.dom.html["toast"]
    assert "handover-refused" in heir.dom.html["toast"]
    agreed(phones, 2)
    assert "handover-refused" in phones.pages[2].dom.html["toast"]
    assert hosts(phones) == [0]
    offer(phones, 1)
    withdraw()  # of a question that is over
    agreed(phones)
    assert hosts(phones) == [1]


def test_whoever_says_nothing_does_not_agree():
    phones = table()
    offer(phones, 1)
    agreed(phones, 1)
    assert "phones-handover" not in phones.host.dom.shown()
    phones.host.dom.advance(WAIT_MS)
    phones.pump()
    assert "handover-refused" in phones.host.dom.html["toast"]
    agreed(phones, 2)  # too late
    assert "handover-refused" in phones.pages[2].dom.html["toast"]
    untouched(phones)


@pytest.mark.parametrize("seat", [1, 2])
def test_who_goes_away_before_all_have_agreed_ends_it(seat):
    phones = table()
    offer(phones, 1)
    agreed(phones, 3 - seat)
    phones.cut(seat)
    assert "handover-refused" in phones.host.dom.html["toast"]
    phones.pages[seat].dom.press("yes")
    phones.connect(seat)
    untouched(phones)


def test_a_page_that_cannot_fetch_the_question_does_not_agree():
    phones = table()

    async def away(room):
        raise PartAway(room)

    phones.pages[2].app.rooms.bring = away
    offer(phones, 1)
    agreed(phones, 1)
    phones.host.dom.advance(WAIT_MS)
    phones.pump()
    assert "handover-refused" in phones.host.dom.html["toast"]
    assert phones.pages[2].dom.errors == []
    untouched(phones)


def test_what_happens_while_the_match_is_on_its_way_is_not_lost():
    phones = table("haggis", "hr")
    hosting = phones.guests.hosting
    offer(phones, 1)
    succession = hosting.succession
    take, times = succession.take, []

    async def taking(seat, start):
        told = await take(seat, start)
        if not times:
            match = load(phones.record, game_of).match
            times.append(match.must[0])
            session = phones.host.app.screen.playing.session
            session.change("play", {"seat": times[0], "move": match.game.write(match.legal(times[0])[0])})
        return told

    succession.take = taking
    agreed(phones)
    assert hosts(phones) == [1]
    assert load(phones.pages[1].app.saves.peek(phones.match)[0], game_of).match.plies == HANDED + 1


def test_nothing_is_played_here_once_the_table_is_given_up():
    phones = table("haggis", "hr")
    offer(phones, 1)
    succession, session = phones.guests.hosting.succession, phones.host.app.screen.playing.session
    taken, answers = succession.taken, []
    match = load(phones.record, game_of).match
    move = {"seat": match.must[0], "move": match.game.write(match.legal(match.must[0])[0])}

    async def giving(seat, version):
        told = await taken(seat, version)
        assert session.stopped
        answers.append(session.change("play", move))
        return told

    succession.taken = giving
    agreed(phones)
    assert answers[0].settled
    assert answers[0].value is None
    assert hosts(phones) == [1]
    assert "handover-gone" in phones.host.dom.html["toast"]


def test_a_host_that_cannot_give_the_table_up_keeps_it_alone():
    phones = table("haggis", "hr")
    offer(phones, 1)

    async def paused(seat, version):
        raise EngineError("phones/paused")

    phones.guests.hosting.succession.taken = paused
    agreed(phones)
    assert phones.pages[1].app.saves.matches() == []
    assert "handover-lost" in phones.pages[1].dom.html["toast"]
    phones.host.dom.advance(WAIT_MS)
    phones.pump()
    untouched(phones)


def test_parts_of_another_moment_are_fetched_again(monkeypatch):
    monkeypatch.setattr(offering, "PART", 100)
    phones = table("haggis", "hr")
    offer(phones, 1)
    succession = phones.guests.hosting.succession
    take, times = succession.take, []

    async def taking(seat, start):
        told = await take(seat, start)
        times.append(start)
        if len(times) == 1:
            told.update(part="x" * 100, of="a.1")
        return told

    succession.take = taking
    agreed(phones)
    assert hosts(phones) == [1]
    assert times[:4] == [0, 100, 0, 100]


def test_a_long_match_goes_in_parts(monkeypatch):
    monkeypatch.setattr(offering, "PART", 100)
    phones = table("haggis", "hr")
    before = phones.record
    offer(phones, 1)
    agreed(phones)
    assert sum('"op": "take"' in text for text in phones.pipes[1][1].all) == -(-len(before) // 100)
    assert phones.pages[1].app.saves.peek(phones.match)[0] == before


def test_a_phone_without_room_does_not_get_the_table():
    phones = table("haggis", "hr")
    saves = phones.pages[1].app.saves

    async def full(*given):
        raise SaveError("save/full")

    saves.create = full
    offer(phones, 1)
    agreed(phones)
    assert "error-save-full" in phones.pages[1].dom.html["toast"]
    phones.host.dom.advance(WAIT_MS)
    assert "handover-lost" in phones.host.dom.html["toast"]
    untouched(phones)


def test_a_phone_that_would_only_remember_the_match_does_not_get_the_table():
    phones = table("haggis", "hr")
    saves = phones.pages[1].app.saves
    saves.unkept = lambda match: "off"
    offer(phones, 1)
    agreed(phones)
    assert hosts(phones) == [0]
    assert not saves.exists(phones.match)
