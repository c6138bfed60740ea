"""Deals that nobody has chosen: every phone has a part in them, none can stop them or knows more than before."""

import json
import re

import pytest

from app.client.record_texts import is_unplayed
from app.phones.draws import WAIT_MS
from app.phones.gate import Gate
from app.phones.shares import commitment
from app.phones.visit import Visit
from engine.core.match import create
from engine.core.player import Player
from engine.core.provenance import provenances
from engine.core.registry import game as game_of
from engine.core.replay import load
from engine.core.shares import commitment as committed
from tests.app.phones_rig import Phones
from tests.conformance.secrecy import SplitMix64
from tests.sampling import daily

MOST = 400  # moves of a deal


def drawn(match, rng):
    """Returns a seat that has to move, and a move drawn by lot."""
    seat = match.must[0]
    moves = [match.game.write(move) for move in match.legal(seat)]
    return seat, moves[rng.below(len(moves))]


def finish(phones):
    """Plays the running deal to its end, each at their own phone."""
    rng = SplitMix64(1)
    for _ in range(MOST):
        match = load(phones.record, game_of).match
        if match.outcome is not None:
            return
        phones.play(*drawn(match, rng))
    raise AssertionError("the deal does not end")


def settled(seats, **settings):
    """Returns phones at a table at which a first hand has been played without them."""
    players = [Player("human", f"P{seat}") for seat in range(len(seats))]
    match, rng = create(game_of("haggis"), players, {}, "settled", dealer=0), SplitMix64(1)
    while match.outcome is None:
        match = match.play(*drawn(match, rng))
    return Phones("haggis", seats, record=match.text, **settings)


def go_on(phones, seat=0):
    """Deals the next hand, at the phone of a seat."""
    page = phones.page(seat)
    page.dom.advance(5000)
    page.app.screen.playing.moves.next_deal()
    phones.pump()


def patience(phones):
    """Lets the host wait as long as it does for an answer, both times."""
    for _ in range(2):
        phones.host.dom.advance(WAIT_MS)
        phones.pump()


def deals(phones):
    """Returns the provenance of the deals so far, as the engine finds it."""
    return list(provenances(load(phones.record, game_of).match))


def given(phones, seat):
    """Returns the shares that the phone of a seat has noted, in order."""
    notes = phones.visits[seat].giving.book.notes(phones.match, [seat])
    return [note["share"] for note in notes]


def mute(phones, seat, *ops):
    """Stops a guest's phone from asking these ops."""
    client = phones.visits[seat].client
    question = client.question

    def ask(message):
        return question(message) if message["op"] not in ops else client._tasks.deferred()

    client.question = ask


def ended(phones):
    """Ends the match: the host gives it up."""
    phones.host.app.screen.playing.moves.concede(0)
    phones.pump()


def test_a_commitment_is_what_the_engine_makes_it():
    for share in ("00" * 32, "0f" * 32, "ff01" * 16):
        assert commitment(share) == committed(share)


@pytest.mark.parametrize(("game", "seats"), daily([("haggis", "hrr"), ("team", "hrbr"), ("boast", "rhb")], 2))
def test_every_deal_is_made_of_shares_of_all_phones(game, seats):
    phones = Phones(game, seats)
    guests = [seat for seat, kind in enumerate(seats) if kind == "r"]
    finish(phones)
    go_on(phones)
    finish(phones)
    go_on(phones, guests[0])
    found = deals(phones)
    assert [deal.deal for deal in found] == [1, 2, 3]
    for at, deal in enumerate(found):
        assert deal.deck == "shares"
        assert list(deal.shares[1:]) == [given(phones, seat)[at] for seat in guests]
        for seat in guests:
            note = phones.visits[seat].giving.book.notes(phones.match, [seat])[at]
            assert [one for _, one in note["all"]] == [commitment(share) for share in deal.shares]
            assert note["without"] == []
    assert len({share for deal in found for share in deal.shares}) == 3 * (1 + len(guests))


def test_the_first_deal_is_dealt_anew_once_all_are_here():
    phones = Phones("haggis", "hrr", joined=False)
    phones.host.app.close()
    before = phones.record
    phones.join(1)
    assert phones.record == before
    phones.join(2)
    assert len(deals(phones)[0].shares) == 3
    assert load(before, game_of).match.setup.dealer == load(phones.record, game_of).match.setup.dealer
    assert "phones-dealt" in phones.host.dom.shown()
    once = phones.record
    phones.cut(2)
    phones.connect(2)
    assert phones.record == once


def test_a_selection_outlasts_a_move_of_others_in_a_deal_that_was_drawn_for():
    phones = settled("hr")
    go_on(phones)
    guest = phones.pages[1]
    phones.play(*drawn(load(phones.record, game_of).match, SplitMix64(1)))
    guest.app.screen.playing.selecting.tap(guest.scene.view.hand_slots()[0]["key"])
    chosen = list(guest.scene.selection.keys)
    assert chosen
    phones.play(*drawn(load(phones.record, game_of).match, SplitMix64(1)))
    assert guest.table["ply"] == 2
    assert guest.scene.selection.keys == chosen


def test_phones_that_give_nothing_are_asked_once_whether_the_first_deal_is_dealt_anew():
    phones = Phones("haggis", "hr", joined=False)
    phones.host.app.close()
    before = phones.record
    page = phones.pages[1] = phones.made()
    visit = phones.visits[1] = Visit(page.app)
    mute(phones, 1, "commit")
    phones.connect(1)
    patience(phones)
    visit.client.question({"op": "status"})
    patience(phones)
    assert len([text for text in phones.pipes[1][0].all if "draw" in json.loads(text)]) == 1
    assert phones.record == before


def test_a_first_deal_in_which_somebody_has_played_stays():
    phones = Phones("haggis", "rhr", joined=False)
    phones.host.app.close()
    phones.join(0)
    match = load(phones.record, game_of).match
    assert match.must == (1,)
    phones.play(1, match.game.write(match.legal(1)[-1]))
    played = phones.record
    phones.join(2)
    assert phones.record == played


@pytest.mark.parametrize(
    ("moves", "is_free"), [("", True), ("1:pass\n", True), ("0:pass\n", False), ("1:7r\n2:8r\n", False)]
)
def test_moves_of_the_computer_do_not_count_as_played(moves, is_free):
    assert is_unplayed(f'[Format "1"]\n\n[Deal "1"]\n[Deck "x"]\n{moves}', [0, 2]) == is_free


@pytest.mark.parametrize(
    "record",
    [
        '[Format "1"]\n[Deck1 "x"]\n\n[Deal "1"]\n[Deck "x"]\n',
        '[Format "1"]\n\n[Deal "1"]\n[Shares "x"]\n[Deck "x"]\n',
        '[Format "1"]\n\n[Deal "1"]\n[Deck "x"]\n\n[Deal "2"]\n[Deck "x"]\n',
        '[Format "1"]\n\n[Deal "2"]\n[Deck "x"]\n',
    ],
)
def test_cards_that_are_wanted_or_have_been_drawn_for_stay(record):
    assert not is_unplayed(record, [0])


@pytest.mark.parametrize("op", ["commit", "share"])
def test_a_guest_who_does_not_answer_is_left_out_and_that_is_said(op):
    phones = settled("hrr")
    mute(phones, 1, op)
    go_on(phones)
    assert deals(phones)[-1].deal == 1
    patience(phones)
    last = deals(phones)[-1]
    assert last.deal == 2
    assert last.deck == "shares"
    assert list(last.shares[1:]) == [given(phones, 2)[-1]]
    for page in (phones.host, phones.pages[2]):
        assert "phones-without{names=P1}" in page.dom.shown()


def test_a_guest_who_is_away_is_not_waited_for():
    phones = settled("hrr")
    phones.cut(1)
    go_on(phones)
    assert len(deals(phones)[-1].shares) == 2
    assert "phones-without{names=P1}" in phones.host.dom.shown()


def test_a_guest_who_goes_away_during_the_draw_is_not_waited_for():
    phones = settled("hrr")
    mute(phones, 1, "share")
    go_on(phones)
    assert deals(phones)[-1].deal == 1
    phones.cut(1)
    phones.pump()
    assert len(deals(phones)[-1].shares) == 2


def test_without_any_guest_the_match_goes_on_from_its_seed():
    phones = settled("hr")
    phones.cut(1)
    go_on(phones)
    assert deals(phones)[-1].deal == 2
    assert deals(phones)[-1].deck == "seed"


def test_a_draw_survives_a_connection_that_breaks():
    phones = settled("hrr")
    mute(phones, 2, "share")  # so that the draw goes on for a while
    go_on(phones)
    phones.cut(1)
    phones.connect(1)
    patience(phones)
    assert list(deals(phones)[-1].shares[1:]) == [given(phones, 1)[-1]]
    assert phones.guests.of(1).gate.faults == 0


def test_nobody_has_the_next_hand_drawn_for_before_this_one_is_over():
    phones = Phones("haggis", "hr")
    sent = len(phones.pipes[1][0].all)
    phones.visits[1].client.question({"op": "next"})
    phones.pump()
    answers = phones.pipes[1][0].all[sent:]
    assert [json.loads(text)["error"]["code"] for text in answers if "error" in text] == ["deal/running"]
    assert not any("draw" in json.loads(text) for text in answers)


class Drawing:
    """A draw that is under way, in which the guests of two gates are asked."""

    def __init__(self):
        self.phones = settled("hrr")
        for seat in (1, 2):
            mute(self.phones, seat, "commit")
        go_on(self.phones)
        self.id = json.loads(self.phones.pipes[1][0].all[-1])["draw"]["id"]
        hosting = self.phones.guests.hosting
        self.gates = {seat: Gate(hosting, [seat], self.phones.host.dom.now) for seat in (1, 2)}
        self.number = 0

    def asks(self, seat, op, **fields):
        """Lets a guest ask something; returns what will hold the answer."""
        self.number += 1
        text = json.dumps({"n": self.number, "op": op, "draw": self.id, **fields})
        return self.phones.host.app.spawn(self.gates[seat].take(text))


def told(answer):
    return json.loads(answer.value)


def test_nobody_sees_what_others_have_committed_to_before_all_have():
    drawing = Drawing()
    one = drawing.asks(1, "commit", commitment=commitment("11" * 32))
    assert not one.settled
    two = drawing.asks(2, "commit", commitment=commitment("22" * 32))
    assert told(one)["ok"] == told(two)["ok"]
    assert [seat for seat, _ in told(one)["ok"]["commitments"]] == [None, 1, 2]


def test_only_the_share_that_was_committed_to_is_taken_and_only_then():
    drawing = Drawing()
    early = drawing.asks(1, "share", share="11" * 32)
    assert told(early)["error"]["code"] == "phones/message"
    drawing.asks(1, "commit", commitment=commitment("11" * 32))
    again = drawing.asks(1, "commit", commitment=commitment("33" * 32))
    assert told(again)["error"]["code"] == "phones/message"
    drawing.phones.host.dom.advance(WAIT_MS)
    late = drawing.asks(2, "commit", commitment=commitment("22" * 32))
    assert told(late)["error"]["code"] == "phones/late"
    other = drawing.asks(1, "share", share="44" * 32)
    assert told(other)["error"]["code"] == "phones/message"
    drawing.phones.pump()
    assert deals(drawing.phones)[-1].deck == "seed"  # it was not waited for any more
    late = drawing.asks(1, "share", share="11" * 32)
    assert told(late)["error"]["code"] == "phones/late"


@pytest.mark.parametrize("share", ["", "11", "11" * 33, "GG" * 32, "AA" * 32, 7, None])
def test_what_is_no_share_is_refused(share):
    drawing = Drawing()
    for op, name in (("commit", "commitment"), ("share", "share")):
        assert told(drawing.asks(1, op, **{name: share}))["error"]["code"] == "phones/message"


def test_a_guest_gives_nothing_unless_its_own_commitment_is_among_all():
    phones = settled("hr")
    client = phones.visits[1].client
    question = client.question

    def ask(message):
        if message["op"] == "commit":
            message = dict(message, commitment=commitment("55" * 32))  # as if somebody had changed it on the way
        return question(message)

    client.question = ask
    sent = len(phones.pipes[1][1].all)
    go_on(phones)
    patience(phones)
    assert not any('"share"' in text for text in phones.pipes[1][1].all[sent:])
    assert "guest-without" in phones.pages[1].dom.shown()
    assert deals(phones)[-1].deck == "seed"


def test_nothing_that_a_guest_receives_before_a_deal_is_over_holds_a_seed_a_share_or_a_record():
    phones = Phones("haggis", "hrr", engines=True)
    phones.play(*drawn(load(phones.record, game_of).match, SplitMix64(2)))
    seed = re.search(r'\[Seed "(\w+)"\]', phones.record)[1]
    shares = [share for deal in deals(phones) for share in deal.shares]
    secrets = [seed, *shares, "[Deck", "[Deal", "[Shares", "[Seat"]
    for seat in (1, 2):
        received = "".join(phones.pipes[seat][0].all)
        assert [secret for secret in secrets if secret in received] == []
        phones.pages[seat].app.spawn(phones.visits[seat].keep())
        phones.pump()
        assert phones.visits[seat].kept is None
        assert '"phones/early"' in phones.pipes[seat][0].all[-1]
    ended(phones)
    for seat in (1, 2):
        received = "".join(phones.pipes[seat][0].all)
        assert seed not in received
        assert all(share in received for share in shares)
