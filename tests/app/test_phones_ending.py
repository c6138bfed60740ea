"""The end of a match on several phones: each keeps it, and checks that its deals follow from everybody's shares."""

import json

import pytest

from app.phones.visit import Visit
from app.saves import SaveError
from tests.app.phones_rig import Phones
from tests.app.test_phones_draws import ended, go_on, settled


def kept(page):
    """Returns the matches that a phone has saved."""
    return page.app.saves.matches()


def forging(phones, change):
    """Lets the host send another record than the one that was played."""
    hosting = phones.guests.hosting
    record = hosting.record

    async def forged(**asked):
        told = await record(**asked)
        told["record"] = change(told["record"])
        return told

    hosting.record = forged


def test_every_phone_has_the_finished_match_once():
    phones = Phones("team", "hrrb", engines=True)
    assert [kept(phones.pages[seat]) for seat in (1, 2)] == [[], []]
    ended(phones)
    for seat in (1, 2):
        page = phones.pages[seat]
        (entry,) = kept(page)
        assert entry["over"]
        assert entry["id"] == phones.match
        kinds = ["human" if at == seat else "remote" for at in range(3)] + ["bot"]
        assert [player["kind"] for player in entry["seats"]] == kinds
        assert [player["name"] for player in entry["seats"]] == ["P0", "P1", "P2", "P3"]
        assert entry["places"] == phones.host.app.saves.matches()[0]["places"]
        assert "guest-kept" in page.dom.shown()
        phones.cut(seat)
        phones.connect(seat)
        page.app.go("home")
        page.app.go("guest")
        phones.pump()
        assert len(kept(page)) == 1
        assert phones.visits[seat].client.faults == 0
    assert len(kept(phones.host)) == 1


def test_another_page_on_that_phone_does_not_save_it_again():
    phones = Phones("haggis", "hr", engines=True)
    ended(phones)
    page = phones.pages[1]
    visit = phones.visits[1] = page.app.connections.visit = Visit(page.app)
    phones.connect(1)
    page.app.go("guest")
    phones.pump()
    assert visit.kept is not None
    assert len(kept(page)) == 1


def test_a_guest_who_was_away_at_the_end_gets_it_when_they_come_back():
    phones = Phones("haggis", "hr", engines=True)
    phones.cut(1)
    ended(phones)
    assert kept(phones.pages[1]) == []
    phones.connect(1)
    assert len(kept(phones.pages[1])) == 1


def test_the_host_has_a_name_in_what_others_keep():
    phones = Phones("haggis", "hr", engines=True)
    players = phones.host.app.screen.playing.session.players
    players[0]["name"] = "name-you"
    record = phones.host.app.screen.playing.session.record
    phones.host.app.screen.playing.session.went_on(record.replace("human:P0", "human:name-you"))
    ended(phones)
    (entry,) = kept(phones.pages[1])
    assert entry["seats"][0]["name"] == "player-n{n=1}"
    assert "name-you" not in phones.pages[1].app.saves.peek(entry["id"])[0]


def test_what_a_guest_keeps_has_no_seed_of_the_host():
    phones = Phones("haggis", "hr", engines=True)
    ended(phones)
    seeds = [
        [line for line in page.app.saves.peek(phones.match)[0].split("\n") if line.startswith("[Seed")]
        for page in (phones.host, phones.pages[1])
    ]
    assert len(seeds[0]) == len(seeds[1]) == 1
    assert seeds[0] != seeds[1]


def test_both_phones_say_that_all_have_dealt():
    phones = Phones("haggis", "hr", engines=True)
    assert "phones-seal" not in phones.host.dom.shown()
    ended(phones)
    for page in (phones.host, phones.pages[1]):
        assert "phones-seal-all" in page.dom.html["t-settlement"]
        assert page.dom.errors == []


def test_a_deal_that_was_dealt_before_anybody_came_is_named():
    phones = settled("hr", engines=True)
    go_on(phones)
    ended(phones)
    for page in (phones.host, phones.pages[1]):
        assert "phones-seal-some.text{deals=game-haggis.deal{n=1}}" in page.dom.html["t-settlement"]


@pytest.mark.parametrize("part", ["Deck", "Shares"])
def test_cards_that_somebody_has_chosen_are_found_out(part):
    phones = Phones("haggis", "hr", engines=True)

    def change(record):
        rest = record.partition(f'[{part} "')[2]
        words = rest.partition('"')[0].split(" ")
        changed = [words[1], words[0]] + words[2:] if part == "Deck" else [words[0], "77" * 32]
        return record.replace(" ".join(words), " ".join(changed))

    forging(phones, change)
    ended(phones)
    assert "phones-seal-wrong" in phones.pages[1].dom.html["t-settlement"]
    assert "phones-seal-all" in phones.host.dom.html["t-settlement"]


@pytest.mark.parametrize(
    "change",
    [
        lambda record: "",
        lambda record: "nonsense",
        lambda record: record.partition("[Concede")[0],
        lambda record: record + "0:nonsense\n",
        lambda record: record.replace("haggis", "boast"),
    ],
    ids=["empty", "nonsense", "running", "a line too many", "another game"],
)
def test_what_is_not_this_match_whole_is_not_saved_and_that_is_said(change):
    phones = Phones("haggis", "hr", engines=True)
    forging(phones, change)
    ended(phones)
    page = phones.pages[1]
    assert kept(page) == []
    assert "error" in page.dom.html["toast"]
    assert page.dom.errors == []


@pytest.mark.parametrize("match", ["", "../x", "a.b", "A", "x" * 41, 7])
def test_an_id_that_no_talon_makes_is_refused(match):
    phones = Phones("haggis", "hr", engines=True)
    record = phones.guests.hosting.record

    async def renamed(**asked):
        return dict(await record(**asked), match=match)

    phones.guests.hosting.record = renamed
    ended(phones)
    assert kept(phones.pages[1]) == []
    assert "error-phones" in phones.pages[1].dom.html["toast"]


def test_looking_back_waits_for_the_end():
    phones = settled("hr", engines=True)
    page = phones.pages[1]
    page.dom.advance(5000)
    page.dom.press("replay")
    assert "guest-later" in page.dom.shown()
    assert page.app.screen.name == "table"
    go_on(phones)
    ended(phones)
    page.app.screen.act("review", {})
    phones.pump()
    assert phones.match in page.dom.address() or page.app.screen.spot.match == phones.match


def test_a_finished_match_asks_nobody_to_join():
    phones = Phones("haggis", "hr", engines=True)
    ended(phones)
    page = phones.pages[1]
    for one in (phones.host, page):
        one.app.go("home")
        one.app.go("table", id=phones.match)
        phones.pump()
        assert one.app.sheets == []
        assert "phones-seal-all" in one.dom.html["t-settlement"]


def test_looking_at_a_finished_match_ends_no_other():
    phones = Phones("haggis", "hr", engines=True)
    ended(phones)
    again = phones.host.app.spawn(phones.host.app.saves.create(*(phones.host.app.saves.peek(phones.match)))).value
    phones.pump()
    assert again != phones.match
    phones.host.app.go("home")
    phones.host.app.go("table", id=again)
    phones.pump()
    assert phones.host.app.connections.guests is phones.guests


def test_a_full_storage_is_told_when_the_match_cannot_be_kept():
    phones = Phones("haggis", "hr", engines=True)
    page = phones.pages[1]

    async def full(*given):
        raise SaveError("save/full")

    page.app.saves.create = full
    ended(phones)
    assert "error-save-full" in page.dom.html["toast"]
    assert json.loads(phones.pipes[1][0].all[-1])
