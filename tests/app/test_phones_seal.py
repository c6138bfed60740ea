"""What a phone notes of the deals that it has a part in, and how it judges them by that; also on MicroPython."""

from app.phones.sealing import judged, verdict
from app.phones.shares import KEPT, ShareNotes, commitment
from tests.app.fake_storage import FakeStorage

SHARES = ["11" * 32, "22" * 32, "33" * 32]
OTHER = "44" * 32
ALL = [[None, commitment(SHARES[0])], [1, commitment(SHARES[1])], [2, commitment(SHARES[2])]]


def found(**changes):
    """Returns what the engine finds about a deal that all have had a part in."""
    return dict({"deal": 1, "deck": "shares", "shuffles": [], "shares": SHARES}, **changes)


def note(**changes):
    """Returns what the phone at seat 2 has noted of it."""
    facts = {"deal": 1, "seat": 2, "share": SHARES[2], "all": ALL, "given": [1, 2], "without": []}
    return dict(facts, **changes)


def test_a_commitment_is_the_sha_256_of_the_bytes():
    assert commitment("00" * 16) == "374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb"


def test_a_deal_to_which_all_have_given_a_share_is_by_all():
    assert judged(found(), [note()]) == "all"
    assert judged(found(), [note(seat=None, share=SHARES[0])]) == "all"
    assert judged(found(shuffles=["shares", "shares"]), [note()]) == "all"


def test_a_deal_in_which_somebody_had_no_part_is_by_some():
    assert judged(found(deck="seed", shares=[]), []) == "some"
    assert judged(found(), []) == "some"  # this phone
    assert judged(found(), [note(without=[3])]) == "some"
    assert judged(found(shares=[SHARES[0], SHARES[2]]), [note(given=[2], without=[1])]) == "some"
    assert judged(found(shares=SHARES[:2]), [note(given=[1], without=[2])]) == "some"


def test_a_deal_that_was_drawn_for_twice_is_not_by_all():
    assert judged(found(), [note(), note(share=OTHER)]) == "some"


def test_cards_that_do_not_follow_from_the_shares_are_wrong():
    assert judged(found(deck="other"), [note()]) == "wrong"
    assert judged(found(deck="other"), []) == "wrong"
    assert judged(found(shuffles=["shares", "other"]), [note()]) == "wrong"


def test_shares_that_nobody_has_committed_to_are_wrong():
    assert judged(found(shares=[OTHER] + SHARES[1:]), [note()]) == "wrong"
    assert judged(found(shares=[SHARES[0], OTHER, SHARES[2]]), [note()]) == "wrong"
    assert judged(found(shares=[SHARES[1], SHARES[0], SHARES[2]]), [note()]) == "wrong"


def test_a_deal_without_the_share_that_the_host_has_taken_is_wrong():
    assert judged(found(shares=SHARES[:2]), [note()]) == "wrong"
    assert judged(found(deck="seed", shares=[]), [note()]) == "wrong"


def test_the_worst_deals_are_the_verdict_on_a_match():
    first, second, third = found(), found(deal=2, shares=[]), found(deal=3, deck="other")
    assert verdict([first], [note()]) == ("all", [])
    assert verdict([first, second], [note()]) == ("some", [2])
    assert verdict([first, second, third], [note()]) == ("wrong", [3])


def test_notes_outlast_the_page_and_only_a_few_matches_are_kept():
    storage = FakeStorage()
    book = ShareNotes(storage, "guest")
    for number in range(KEPT + 2):
        book.note(f"m{number}", {"deal": 1, "seat": 1})
    last = f"m{KEPT + 1}"
    book.note(last, {"deal": 2, "seat": 3})
    again = ShareNotes(storage, "guest")
    assert again.notes(last, [1, 3]) == [{"deal": 1, "seat": 1}, {"deal": 2, "seat": 3}]
    assert again.notes(last, [3]) == [{"deal": 2, "seat": 3}]
    assert again.notes("m1", [1]) == []
    assert again.notes("m2", [1]) == [{"deal": 1, "seat": 1}]
    assert ShareNotes(storage, "host").notes(last, [1]) == []


def test_damaged_notes_are_none():
    for text in ("", "{", "7", "null", "[7]", '[["m", 7]]', '[["m"]]', '{"m": []}', '[["m", ["x"]]]'):
        storage = FakeStorage()
        storage.set("talon.shares.guest", text)
        assert ShareNotes(storage, "guest").notes("m", [1]) == []


def test_without_room_notes_last_as_long_as_the_page():
    storage = FakeStorage()
    storage.room = 10
    book = ShareNotes(storage, "guest")
    book.note("m", {"deal": 1, "seat": 1})
    assert book.notes("m", [1]) == [{"deal": 1, "seat": 1}]
