"""Several phones at one table: guests play with nothing but views, and no interruption makes a move twice."""

import json
import re

import pytest

from app.client.engine_client import EngineError
from app.phones.gate import FAULTS
from engine.core.registry import game as game_of
from engine.core.replay import load
from engine.core.rng import SplitMix64
from tests.app.listening import PLIES, heard, twins
from tests.app.phones_rig import Phones, agree
from tests.sampling import daily
from web.make.tools import ROOT

TABLES = [("haggis", "hr"), ("team", "hrbr"), ("boast", "rhb"), ("handromi", "hrr")]
FAULTY = (
    "js/phones.js",
    "js/handshake.js",
    "app/phones/connections.py",
    "app/phones/guests.py",
    "app/phones/hosting.py",
)


def play_on(phones, turns, between=lambda seat: None):
    """Lets whoever is to move play their first legal move, at their own phone."""
    for _ in range(turns):
        match = load(phones.record, game_of).match
        if match.outcome is not None:
            return
        seat = match.must[0]
        between(seat)
        phones.play(seat, match.game.write(match.legal(seat)[0]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_people_at_several_phones_play_with_nothing_but_views(game, seats):
    phones = Phones(game, seats)
    play_on(phones, PLIES)
    agree(phones)


def looked_at(phones, seat):
    """Returns the table as a guest who asks for it gets it."""
    asked = json.dumps({"n": 10**6 + phones.host.table["ply"], "op": "look", "seat": seat})
    answer = phones.host.app.spawn(phones.guests.of(seat).gate.take(asked))
    phones.host.dom.advance(0)
    return json.loads(answer.value)["ok"]["table"]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_guests_move_and_its_table_take_one_question_and_one_answer(game, seats):
    phones = Phones(game, seats)
    guests = 0
    while guests < 2:
        match = load(phones.record, game_of).match
        (seat, *_) = match.must
        move = match.game.write(match.legal(seat)[0])
        if seat not in phones.pages:
            phones.play(seat, move)
            continue
        page = phones.page(seat)
        here, there = phones.pipes[seat]
        before = len(there.all)
        page.app.spawn(page.app.screen.playing.moves.play(seat, move))
        phones.guests.receive(phones.guests.of(seat), there.sent.pop(0))
        phones.host.dom.advance(0)
        answer = json.loads(here.sent.pop(0))["ok"]
        phones.visits[seat].client.receive(here.all[-1])
        assert page.table["ply"] == match.plies + 1
        asked = [json.loads(text)["op"] for text in there.all[before:]]
        assert asked in (["play"], ["play", "touch"])  # of no card, where it is their turn again
        if answer["version"] == phones.guests.hosting.version:  # else the computer has played
            assert page.table == looked_at(phones, seat)
        phones.pump()
        guests += 1
    agree(phones)


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(
    ("game", "seats"),
    daily([("haggis", "hr"), ("haggis", "hrr"), ("team", "hrrr"), ("boast", "hrh"), ("handromi", "hrr")], 2),
)
def test_nothing_that_a_guest_receives_tells_what_their_seat_has_not_seen(game, seats, viewer):
    # Two worlds that differ in cards which the guest has not seen: every byte that arrives is the same. A table in
    # the middle has seen what everybody has: no hand at all.
    one, other = (heard(game, seats, viewer, end) for end in twins(game, seats, viewer))
    assert len(one) > PLIES
    assert any('"events"' in text and '"table"' in text for text in one) == (viewer is not None)
    assert one == other


@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 2))
def test_broken_connections_lose_no_move_and_make_none_twice(game, seats):
    # A connection breaks before a guest's move arrives, or before its answer does; then it is made again.
    smooth = Phones(game, seats)
    play_on(smooth, PLIES)
    rough = Phones(game, seats)
    rng = SplitMix64(7)

    def between(seat):
        for guest in rough.pages:
            if rng.below(2):
                rough.cut(guest)
                rough.pump()
                rough.connect(guest)

    original = rough.pump

    def play(seat, move):
        page = rough.page(seat)
        if page is rough.host:
            Phones.play(rough, seat, move)
            return
        page.app.spawn(page.app.screen.playing.moves.play(seat, move))
        if rng.below(2):  # it arrives, and its answer is lost
            rough.guests.receive(rough.guests.of(seat), rough.pipes[seat][1].sent[-1])
            rough.host.dom.advance(50)
        rough.cut(seat)
        original()
        rough.connect(seat)

    rough.play = play
    play_on(rough, PLIES, between)
    agree(rough)
    assert rough.record == smooth.record


def test_a_guest_hears_what_others_do_once():
    phones = Phones("haggis", "hr")
    play_on(phones, 1)
    guest = phones.pages[1]
    match = load(phones.record, game_of).match
    seat = match.must[0]
    before = len(guest.dom.said)
    phones.play(seat, match.game.write(match.legal(seat)[-1]))
    told = [text for text in guest.dom.said[before:] if f"seat=P{seat}" in text]
    assert len(told) == 1, guest.dom.said[before:]


def test_a_guest_leaves_the_computers_moves_to_the_host():
    phones = Phones("boast", "rhb", pace="slow")
    play_on(phones, 1)
    guest = phones.pages[0]
    assert guest.table["must"] == [2]  # the computer's
    phones.pump()
    assert "error" not in guest.dom.html.get("toast", "") + guest.dom.html["t-banner"]


def test_a_choice_that_several_make_at_once_stands_whatever_others_have_chosen_meanwhile():
    # HT-7: the host's choice is made before the guest has heard of it.
    phones = Phones("team", "hrbb")
    match = load(phones.record, game_of).match
    assert {0, 1} <= set(match.must)
    choices = [match.game.write(match.legal(seat)[0]) for seat in (0, 1)]
    guest = phones.pages[1].app.screen.playing
    host = phones.host.app.screen.playing
    phones.host.app.spawn(host.moves.play(0, choices[0]))
    phones.host.dom.advance(0)
    phones.pages[1].app.spawn(guest.moves.play(1, choices[1]))
    phones.pump()
    assert f"0:{choices[0]}\n" in phones.record
    assert f"1:{choices[1]}\n" in phones.record
    assert phones.pages[1].dom.shown().count("error-phones-late") == 0


def test_a_move_for_a_moment_that_is_gone_is_refused_even_where_it_is_legal():
    phones = Phones("haggis", "hr")
    hosting = phones.guests.hosting
    old = hosting.version
    play_on(phones, 2)
    match = load(phones.record, game_of).match
    (seat,) = match.must
    move = match.game.write(match.legal(seat)[0])

    async def refusal(version):
        try:
            await hosting.play(seat, move, version, looks=False)
        except EngineError as error:
            return error.code
        return ""

    for version, code in ((old, "phones/late"), (hosting.version, "")):
        tried = phones.host.app.spawn(refusal(version))
        phones.pump()
        assert tried.value == code


def test_a_guest_whose_table_opens_after_the_first_hand_was_dealt_anew_can_move_at_once():
    phones = Phones("haggis", "hr")
    guest = phones.pages[1]
    match = load(phones.record, game_of).match
    assert match.must == (1,)
    guest.app.screen.playing.moves.move(match.game.write(match.legal(1)[-1]))  # no bet: that would stand anyway
    phones.pump()
    assert phones.host.table["ply"] == 1
    assert "error-phones-late" not in guest.dom.shown()
    agree(phones)


def test_every_fault_of_a_connection_has_a_text():
    words = (ROOT / "web/l10n/en/phones.ftl").read_text("utf-8")
    codes = {
        code for name in FAULTY for code in re.findall(r'"phones/(\w+)"', (ROOT / "web" / name).read_text("utf-8"))
    }
    assert len(codes) > 9
    assert [code for code in sorted(codes) if f"\nerror-phones-{code} = " not in words] == []


def test_a_guest_who_is_sent_away_is_away_and_may_be_invited_again():
    phones = Phones("haggis", "hr")
    guest = phones.guests.of(1)
    for _ in range(FAULTS + 1):
        phones.guests.receive(guest, "nonsense")
        phones.host.dom.advance(0)
    assert guest.state == "away"
    assert phones.pipes[1][0].is_closed
    phones.cut(1)
    phones.connect(1)
    assert guest.state == "here"
    play_on(phones, 2)
    agree(phones)
