"""Deals that are over are checked before the match is, if somebody asks, also once the table is gone."""

import json
import re

import pytest

from engine.core.registry import game as game_of
from engine.core.replay import load
from tests.app.phones_rig import Phones
from tests.app.test_phones_draws import deals, drawn, ended, finish, go_on, settled
from tests.conformance.secrecy import SplitMix64

OPEN = "phones-seal-open{text=phones-seal-"


def checked(phones, page):
    """Lets the people at a phone check the deals so far; returns what its table shows below the result."""
    page.dom.press("check")
    phones.pump()
    assert 'data-act="check"' not in page.dom.html["t-settlement"]
    return page.dom.html["t-settlement"]


def told(phones, page):
    """Presses the button of a line that is shown, which is to check the deals; returns what is shown then."""
    assert "phones-check" in page.dom.html["toast"]
    page.dom.press("toast")
    phones.pump()
    return page.dom.html["toast"]


def rest(phones):
    """Waits until the result of a deal is shown."""
    for page in (phones.host, *phones.pages.values()):
        page.dom.advance(5000)
    phones.pump()


def two_deals(seats="hrr"):
    """Returns phones in a second deal."""
    phones = Phones("haggis", seats, engines=True)
    finish(phones)
    rest(phones)
    go_on(phones)
    phones.play(*drawn(load(phones.record, game_of).match, SplitMix64(2)))
    return phones


def test_all_phones_may_check_a_deal_that_is_over():
    phones = Phones("haggis", "hrr", engines=True)
    finish(phones)
    rest(phones)
    for page in (phones.host, phones.pages[1], phones.pages[2]):
        assert "phones-seal" not in page.dom.html["t-settlement"]
        assert OPEN + "all.text" in checked(phones, page)
        assert page.dom.errors == []
    go_on(phones)
    finish(phones)
    rest(phones)
    for page in (phones.host, phones.pages[1]):
        assert "phones-seal" not in page.dom.html["t-settlement"]  # that was about one deal fewer
        assert OPEN + "all.text" in checked(phones, page)
    ended(phones)
    for page in (phones.host, phones.pages[1]):
        assert "phones-seal-all" in page.dom.html["t-settlement"]
        assert OPEN not in page.dom.html["t-settlement"]


def test_a_deal_without_a_phone_is_named_before_the_match_is_over():
    phones = settled("hr", engines=True)
    go_on(phones)
    finish(phones)
    rest(phones)
    for page in (phones.host, phones.pages[1]):
        assert OPEN + "some.text{deals=game-haggis.deal{n=1}}" in checked(phones, page)


@pytest.mark.parametrize("part", ["Deck", "Shares"])
def test_chosen_cards_are_found_out_before_the_match_is_over(part):
    phones = Phones("haggis", "hr", engines=True)
    hosting = phones.guests.hosting
    record = hosting.record

    async def forged(**asked):
        answer = await record(**asked)
        words = answer["record"].partition(f'[{part} "')[2].partition('"')[0]
        return dict(answer, record=answer["record"].replace(words, " ".join(reversed(words.split(" ")))))

    hosting.record = forged
    finish(phones)
    rest(phones)
    assert OPEN + "wrong.text{deals=game-haggis.deal{n=1}}" in checked(phones, phones.pages[1])


def test_whoever_has_lost_the_host_can_check_what_was_over():
    phones = two_deals()
    page = phones.pages[1]
    phones.cut(1)
    assert "guest-lost" in page.dom.html["toast"]
    assert OPEN + "all.text" in told(phones, page)
    assert page.dom.errors == []


def test_nothing_is_offered_before_a_deal_is_over():
    phones = Phones("haggis", "hr", engines=True)
    phones.cut(1)
    assert "guest-lost" in phones.pages[1].dom.html["toast"]
    assert "phones-check" not in phones.pages[1].dom.html["toast"]


def test_a_match_that_the_host_deletes_can_be_checked_as_far_as_it_went():
    phones = two_deals()
    phones.host.dom.press("menu")
    phones.host.dom.press("abandon")
    phones.host.dom.press("yes")
    phones.pump()
    assert phones.host.app.connections.guests is None
    for seat in (1, 2):
        page = phones.pages[seat]
        assert phones.pipes[seat][0].is_closed
        assert "guest-ended" in page.dom.html["toast"]
        assert page.app.screen.name == "join"
        assert OPEN + "all.text" in told(phones, page)


def test_a_match_that_is_over_may_be_deleted_while_others_look_at_it():
    phones = Phones("haggis", "hr", engines=True)
    ended(phones)
    phones.host.dom.press("menu")
    phones.host.dom.press("abandon")
    phones.host.dom.press("yes")
    phones.pump()
    assert "phones-seal-all" in phones.pages[1].dom.html["t-settlement"]
    assert "guest-ended" not in phones.pages[1].dom.shown()


def test_a_guest_who_comes_back_by_another_page_gets_the_deals_that_are_over():
    phones = two_deals("hr")
    phones.join(1)
    assert phones.visits[1].finished == 1
    assert load(phones.visits[1].revealed[1], game_of).match.setup.deal == 1


def test_what_is_revealed_is_over_and_has_no_seed():
    phones = two_deals("hr")
    seed = re.search(r'\[Seed "(\w+)"\]', phones.record)[1]
    first, second = deals(phones)
    received = "".join(phones.pipes[1][0].all)
    assert all(share in received for share in first.shares)
    assert not any(share in received for share in second.shares)
    assert seed not in received
    assert "[Deck" in received
    for text in phones.pipes[1][0].all:
        record = (json.loads(text).get("ok") or {}).get("record", "")
        assert '[Deal "2"]' not in record


def test_an_older_host_reveals_nothing_before_the_end():
    phones = Phones("haggis", "hr", engines=True)
    take = phones.guests.of(1).gate.take

    async def older(text):
        return await take(text.replace(', "deals": true', ""))

    phones.guests.of(1).gate.take = older
    finish(phones)
    rest(phones)
    page = phones.pages[1]
    assert 'data-act="check"' not in page.dom.html["t-settlement"]
    assert page.dom.errors == []
    ended(phones)
    assert "phones-seal-all" in page.dom.html["t-settlement"]
