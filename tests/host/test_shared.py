"""A table of several phones: deals from shares, what can be checked of them, and what a phone has missed."""

from typing import Any

import pytest

from engine.core import registry
from engine.core.dealing import deck_from
from engine.core.replay import load
from engine.core.shares import commitment, seed_from
from tests.host.cards import BOMB, DEAL, FIVE, NINE, short_deck
from tests.host.talk import ANNA, BELA, CILI, Json, Talk, refused

HOST, GUEST, OTHER = "0f" * 16, "a1" * 32, "5c" * 24
PAIR: list[Json] = [ANNA, CILI]


def new(talk: Talk, **fields: Any) -> str:
    record: str = talk("new", game="haggis", seats=PAIR, **fields)["record"]
    return record


def origins(talk: Talk, record: str) -> list[str]:
    return [deal["deck"] for deal in talk("verify", record=record)["deals"]]


# -- new and next


def test_a_match_from_shares_needs_no_seed_and_no_deck(talk: Talk) -> None:
    record = new(talk, shares=[HOST, GUEST])
    match = load(record, registry.game).match
    assert match.names == deck_from(match.game, seed_from([HOST, GUEST]), match.setup)
    assert '[Seed ""]' in record
    assert new(talk, shares=[HOST, GUEST]) == record
    assert new(talk, shares=[GUEST, HOST]) != record


def test_with_a_seed_too_the_first_deal_is_that_of_the_shares_and_later_ones_are_the_seed_s(talk: Talk) -> None:
    record = talk.play(new(talk, shares=[HOST, GUEST], seed="kept back"))
    assert record.replace('[Seed "kept back"]', '[Seed ""]').startswith(new(talk, shares=[HOST, GUEST]))
    assert origins(talk, talk("next", record=record)["record"]) == ["shares", "seed"]
    assert origins(talk, talk("next", record=record, shares=[OTHER])["record"]) == ["shares", "shares"]


def test_without_a_seed_a_later_deal_needs_shares_or_a_deck(talk: Talk) -> None:
    over = talk.play(new(talk, shares=[HOST, GUEST]))
    with refused("deck/invalid", "no seed to shuffle one from"):
        talk("next", record=over)
    assert origins(talk, talk("next", record=over, shares=[OTHER, HOST])["record"]) == ["shares", "shares"]
    assert origins(talk, talk("next", record=over, deck=short_deck(2))["record"]) == ["shares", "set"]


BAD: list[Any] = [[], "", HOST, [HOST, 1], [HOST, None], ["0F" * 16], [HOST, "0f"], [HOST] * 21, {"0": HOST}]


@pytest.mark.parametrize("shares", BAD)
def test_shares_are_a_list_of_texts_in_hexadecimal(talk: Talk, short: str, shares: Any) -> None:
    for op, fields in (
        ("new", {"game": "haggis", "seats": PAIR}),
        ("new", {"again": short}),
        ("next", {"record": talk.moves(short, *DEAL)}),
    ):
        with refused("request/type", "1 to 20 texts, each of 32 to 128 hexadecimal digits") as args:
            talk(op, shares=shares, **fields)
        assert args == {"field": "shares"}


def test_what_follows_from_shares_is_not_set(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    for op, fields in (
        ("new", {"game": "haggis", "seats": PAIR, "decks": [short_deck(2)]}),
        ("new", {"again": short}),
        ("next", {"record": over, "deck": short_deck(2)}),
    ):
        with refused("request/field", "they cannot follow from shares") as args:
            talk(op, shares=[HOST, GUEST], **fields)
        assert args == {"field": "shares"}
        assert talk(op, shares=None, **{"seed": "x", **fields})


# -- verify


def test_verify_tells_the_origin_of_each_deck_and_the_commitment_of_the_host(talk: Talk, short: str) -> None:
    record = talk("next", record=talk.moves(short, *DEAL), shares=[HOST, GUEST])["record"]
    none: Json = {"shares": [], "commitment": None, "shuffles": []}
    shared: Json = {"shares": [HOST, GUEST], "commitment": commitment(HOST), "shuffles": []}
    seed = {"deal": 1, "deck": "other", **none}  # the match has a seed that gives another deck, as the terminal says
    assert talk("verify", record=record)["deals"] == [seed, {"deal": 2, "deck": "shares", **shared}]
    other = record.replace(f"{HOST} {GUEST}", f"{HOST} {OTHER}")
    assert talk("verify", record=other)["deals"][1] == {
        "deal": 2,
        "deck": "other",
        **shared,
        "shares": [HOST, OTHER],
    }
    damaged = record.replace(f"{HOST} {GUEST}", "x")
    assert talk("verify", record=damaged)["deals"][1] == {"deal": 2, "deck": "other", **none, "shares": ["x"]}


# -- events


def test_what_a_phone_has_missed_begins_where_it_was(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    told, record = [], short
    for seat, move in DEAL:
        answer = talk("play", record=record, seat=seat, move=move, **{"for": 0})
        told.append(answer["events"])
        record = answer["record"]
    for ply in range(len(DEAL) + 1):
        missed = talk("events", record=over, at={"deal": 1, "ply": ply}, **{"for": 0})["events"]
        assert missed == [event for events in told[ply:] for event in events]


def test_what_was_taken_back_has_not_happened(talk: Talk) -> None:
    short = talk.new(decks=[short_deck(2)], dealer=0, options={"practice": True})
    first = talk.moves(short, (1, NINE), (0, "pass"))
    back = talk.moves(talk("undo", record=first, seat=1, scope="decision")["record"], (1, BOMB), (0, "pass"))
    straight = talk.moves(short, (1, BOMB), (0, "pass"))
    assert "[Undo" in back
    fields = {"at": {"deal": 1, "ply": 0}, "for": 0}
    assert talk("events", record=back, **fields) == talk("events", record=straight, **fields)


def test_the_end_of_a_match_comes_last_and_once(talk: Talk, short: str) -> None:
    kinds = [
        [event["kind"] for event in talk("events", record=record, at={"deal": 1, "ply": 4})["events"]]
        for record in (
            talk.moves(short, *DEAL),
            talk("concede", record=talk.moves(short, *DEAL), seat=0)["record"],
            talk("concede", record=talk.moves(short, *DEAL[:4]), seat=0)["record"],
        )
    ]
    assert kinds[1] == [*kinds[0], "match_end"]
    assert kinds[2] == ["match_end"]
    late = talk("seat", record=talk("concede", record=talk.moves(short, *DEAL[:4]), seat=0)["record"], seat=1, **BELA)
    assert len(talk("events", record=late["record"], at={"deal": 1, "ply": 4})["events"]) == 1


@pytest.mark.parametrize(("deal", "ply"), [(1, 0), (0, 0), (3, 0), (2, 2), (2, -1), (10**30, 0)])
def test_a_moment_outside_the_present_deal_is_refused(talk: Talk, short: str, deal: int, ply: int) -> None:
    second = talk("next", record=talk.moves(short, *DEAL), deck=short_deck(2))["record"]
    second = talk.moves(second, (0, FIVE))
    assert talk("events", record=second, at={"deal": 2, "ply": 1}) == {"events": []}
    with refused("request/field") as args:
        talk("events", record=second, at={"deal": deal, "ply": ply})
    assert args == {"field": "at"}


def test_a_moment_is_needed(talk: Talk, short: str) -> None:
    with refused("request/field", "the field at is missing") as args:
        talk("events", record=short)
    assert args == {"field": "at"}
    with refused("request/type", "{deal, ply}"):
        talk("events", record=short, at=1)
