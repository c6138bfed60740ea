"""Ops that ask: hello, status, legal, look, touch and check, and the records and keys they are asked with."""

import json
import re
import zlib
from typing import Any

import pytest

from engine.core import replay
from engine.host import _KEPT
from tests.host.cards import BOMB, DEAL, NINE, short_deck
from tests.host.talk import ANNA, BELA, CILI, Json, Talk, refused

# -- hello


def test_hello_says_all_there_is_to_know_of_a_game(talk: Talk) -> None:
    hello = talk("hello")
    assert set(hello) == {"protocol", "version", "games", "levels"}
    assert hello["protocol"] == 1
    assert re.fullmatch(r"\d+\.\d+\.\d+", hello["version"])
    names = [game["name"] for game in hello["games"]]
    assert names == sorted(names)
    for game in hello["games"]:
        assert game["levels"] == hello["levels"] != []
        assert {"careful", "bold"} < set(game["temperaments"])
        assert set(game["decks"]) == set(game["sides"]) == {str(seats) for seats in game["seats"]}
        assert all(len(sides) == int(seats) for seats, sides in game["sides"].items())
        assert {card for deck in game["decks"].values() for card in deck} == set(game["faces"])
        for option in game["options"]:
            assert set(option) == {"name", "kind", "default", "choices", "range", "seats"}
            assert option["range"] or option["default"] in option["choices"]
            assert set(option["seats"]) < set(game["seats"])


def test_hello_knows_who_plays_with_whom(talk: Talk) -> None:
    sides = {game["name"]: game["sides"] for game in talk("hello")["games"]}
    assert sides["haggis"] == {"2": [0, 1], "3": [0, 1, 2]}
    assert sides["team"] == {"4": [0, 1, 0, 1]}  # HT-1


def test_hello_knows_haggis(talk: Talk) -> None:
    (game,) = [game for game in talk("hello")["games"] if game["name"] == "haggis"]
    assert game["seats"] == [2, 3]
    assert {seats: len(deck) for seats, deck in game["decks"].items()} == {"2": 42, "3": 54}
    assert game["faces"]["7r"] == {"rank": 7, "suit": "r", "points": 1}
    assert game["faces"]["J"] == {"rank": 11, "suit": "", "points": 2}
    options = {option["name"]: option for option in game["options"]}
    assert (options["target"]["range"], options["target"]["choices"]) == ([50, 1000], ["250", "350"])
    assert options["bombRule3p"]["seats"] == [3]
    assert options["undo"]["kind"] == "switch"


def test_a_match_can_be_set_up_from_what_hello_says(talk: Talk) -> None:
    """Each game with each number of players, each choice of each option, and the deck reversed."""
    for game in talk("hello")["games"]:
        for seats in game["seats"]:
            chairs = [{"kind": "bot", "name": str(seat), "level": game["levels"][0]} for seat in range(seats)]
            for option in game["options"]:
                for value in [*option["choices"], *map(str, option["range"] or ())]:
                    record = talk.new(*chairs, game=game["name"], options={option["name"]: value})
                    applies = not option["seats"] or seats in option["seats"]
                    applies = applies and (option["name"], value) != ("practice", "off")  # which is never written
                    assert (f'[Option.{option["name"]} "{value}"]' in record) == applies
            deck = game["decks"][str(seats)][::-1]
            assert f'[Deck "{" ".join(deck)}"]' in talk.new(*chairs, game=game["name"], decks=[deck])


# -- status


def test_status_through_a_match(talk: Talk) -> None:
    record = talk.new(ANNA, BELA, CILI, options={"target": 250}, seed="status")
    totals = [0, 0, 0]
    number = 1
    while True:
        status = talk("status", record=record)
        assert (status["deal"], status["ply"], status["scores"]) == (number, 0, totals)
        assert (status["over"], status["deal_over"], status["places"]) == (False, False, None)
        assert len(status["must"]) == 1
        assert len(status["deals"]) == number - 1
        record = talk.play(record)
        status = talk("status", record=record)
        last = status["deals"][-1]
        assert (status["must"], status["may"], status["deal_over"]) == ([], [], True)
        assert status["ply"] == len(re.findall(r"^\d:", record[record.rindex("[Deal ") :], re.MULTILINE))
        assert last["deal"] == number
        assert [sum(row["points"] for row in rows) for rows in last["parts"]] == last["points"]
        totals = [a + b for a, b in zip(totals, last["points"], strict=True)]
        assert last["totals"] == status["scores"] == totals
        assert last["reason"]["code"]
        if status["over"]:
            break
        record = talk("next", record=record)["record"]
        number += 1
    assert number > 1
    assert status["places"] == [1 + sum(other > total for other in totals) for total in totals]
    assert sum(deal["points"][0] for deal in status["deals"]) == totals[0]


# -- legal


def test_legal_says_what_each_move_is(talk: Talk, short: str) -> None:
    moves = {move["text"]: move for move in talk("legal", record=short, seat=1)["moves"]}
    assert moves["bet 15"] == {"text": "bet 15", "kind": "bet", "cards": [], "value": 15}
    assert moves["2r 2o"] | {"kind": "set", "cards": ["2r", "2o"]} == moves["2r 2o"]
    run = {"text": NINE, "kind": "run", "cards": NINE.split(), "length": 9, "width": 1, "rank": 10}
    assert moves[NINE] == run
    assert moves["J Q K"] | {"kind": "bomb", "rank": 5} == moves["J Q K"]
    follow = talk("legal", record=talk.moves(short, (1, NINE)), seat=0)["moves"]
    assert follow[0] == {"text": "pass", "kind": "pass", "cards": []}
    three = talk.new(ANNA, BELA, CILI, decks=[short_deck(3)], dealer=0)
    won = talk.moves(three, (1, "J Q K"), (2, "pass"), (0, "pass"))
    assert talk("legal", record=won, seat=1)["moves"][-2:] == [
        {"text": f"give {to}", "kind": "give", "cards": [], "to": to} for to in (0, 2)
    ]


def test_every_move_that_is_legal_can_be_played_and_no_other_seat_has_any(talk: Talk) -> None:
    record = talk.play(talk.new(ANNA, BELA, CILI, options={"bets": False}), 5)
    must = talk("status", record=record)["must"]
    for seat in range(3):
        moves = talk("legal", record=record, seat=seat)["moves"]
        assert bool(moves) == (seat in must)
        for move in moves:
            assert talk.moves(record, (seat, move["text"])).startswith(record)


# -- look


def test_look_shows_a_seat_its_own_hand_and_nobody_else_s(talk: Talk, short: str) -> None:
    for viewer in (0, 1, None):
        table = talk("look", record=short, seat=viewer)["table"]
        assert table["seat"] == viewer
        faces = {zone["key"]: [slot["face"] for slot in zone["slots"]] for zone in table["zones"]}
        for seat in (0, 1):
            assert (None in faces[f"hand:{seat}"]) == (seat != viewer)
            assert seat == viewer or set(faces[f"hand:{seat}"]) == {None}
        assert set(faces["haggis"]) == {None}


def test_after_the_deal_all_is_open_and_at_goes_back_to_when_it_was_not(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    zones = talk("look", record=over, seat=None)["table"]["zones"]
    assert None not in [slot["face"] for zone in zones for slot in zone["slots"]]
    there = short
    for ply, move in enumerate((*DEAL, None)):
        for viewer in (0, None):
            then = talk("look", record=over, seat=viewer, at={"deal": 1, "ply": ply})
            assert then == talk("look", record=there, seat=viewer)
        there = talk.moves(there, move) if move else there
    assert talk("look", record=over, seat=0, at=None) == talk("look", record=over, seat=0)


@pytest.mark.parametrize(("deal", "ply"), [(0, 0), (2, 0), (1, 1), (1, -1), (10**30, 0), (1, -(10**400))])
def test_a_moment_that_never_was_is_refused(talk: Talk, short: str, deal: int, ply: int) -> None:
    with refused("request/field", "there is no") as args:
        talk("look", record=short, seat=0, at={"deal": deal, "ply": ply})
    assert args == {"field": "at"}


@pytest.mark.parametrize("at", [1, [1, 0], {"deal": 1}, {"deal": 1, "ply": None}, {"deal": "1", "ply": 0}, {}])
def test_a_moment_is_a_deal_and_a_ply(talk: Talk, short: str, at: object) -> None:
    with refused("request/type", "{deal, ply}"):
        talk("look", record=short, seat=0, at=at)


def test_the_hands_of_a_deal_are_open_to_those_who_ask_once_it_is_over(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    at = {"deal": 1, "ply": 1}
    shut = talk("look", record=over, seat=0, at=at)["table"]["zones"]
    opened = talk("look", record=over, seat=0, at=at, open=True)["table"]["zones"]
    assert [zone["key"] for zone, other in zip(shut, opened, strict=True) if zone != other] == ["hand:1"]
    assert talk("look", record=over, seat=0, at=at, open=False)["table"]["zones"] == shut
    for running in (short, talk.moves(short, DEAL[0])):
        with refused("deal/running", "deal 1 is still played"):
            talk("look", record=running, seat=0, at={"deal": 1, "ply": 0}, open=True)


def test_of_a_match_that_goes_on_only_the_deals_that_are_over_are_open(talk: Talk, short: str) -> None:
    second = talk("next", record=talk.moves(short, *DEAL))["record"]
    assert talk("look", record=second, seat=0, at={"deal": 1, "ply": 0}, open=True)["table"]["deal"] == 1
    for op in ("look", "branch"):
        with refused("deal/running", "deal 2 is still played"):
            talk(op, record=second, seat=0, at={"deal": 2, "ply": 0}, open=True)


# -- touch


def test_touch_says_what_may_join_and_what_may_be_done(talk: Talk, short: str) -> None:
    record = talk.moves(short, (1, NINE), (0, "pass"))
    nothing = talk("touch", record=record, seat=1, cards=[])
    assert nothing["live"] == ["2o", "3o", "4o", "5o", "6o", "J", "Q", "K"]
    assert (nothing["actions"], nothing["why"]) == ([], None)
    both = talk("touch", record=record, seat=1, cards=["2o", "J", "Q"])
    assert [action["move"] for action in both["actions"]] == ["2o J Q =set", "2o J Q =run1"]
    assert both["targets"] == ["trick"]
    assert both["live"]
    gap = talk("touch", record=record, seat=1, cards=["7g"])
    assert (gap["live"], gap["actions"], gap["targets"]) == ([], [], [])
    assert gap["why"]["code"] == "refuse/hand"
    other = talk("touch", record=record, seat=0, cards=["7g"])
    assert [action["kind"] for action in other["actions"]] == ["bet"] * 3
    assert other["why"] == {"code": "refuse/turn-bet", "args": {"seat": 1}}


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (["9z"], "there is no '9z'"),
        ([""], "there is no ''"),
        (["7r", "7r"], "no further 7r"),
        (["\ud800"], "there is no"),
    ],
)
def test_cards_to_touch_are_cards_of_the_deck(talk: Talk, short: str, cards: list[str], words: str) -> None:
    with refused("request/field", words) as args:
        talk("touch", record=short, seat=0, cards=cards)
    assert args == {"field": "cards"}


# -- records and keys


def test_a_key_stands_for_its_record(talk: Talk, short: str) -> None:
    record = talk.moves(short, *DEAL[:3])
    key = talk("check", text=record)["key"]
    assert key == talk("play", record=talk.moves(short, *DEAL[:2]), seat=1, move=BOMB)["key"]
    for op, fields in _questions(0):
        answer = talk(op, record=record, **fields)
        assert answer == talk(op, key=key, **fields) == talk(op, record=record, key=key, **fields)
    with refused("record/mismatch"):
        talk("status", record=short, key=key)
    with refused("record/unknown"):
        Talk()("status", key=key)
    with refused("request/field", "record"):
        talk("status", record=None, key=None)


def test_the_matches_used_last_are_remembered_and_no_more(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    first = talk("new", game="haggis", seats=[ANNA, BELA], seed="first")
    second = talk("new", game="haggis", seats=[ANNA, BELA], seed="second")
    for seed in range(_KEPT - 2):
        talk.new(seed=str(seed))
    assert talk("status", key=first["key"])
    talk.new(seed="one too many")
    assert talk("status", key=first["key"])
    with refused("record/unknown"):
        talk("status", key=second["key"])
    monkeypatch.setattr(replay, "load", _never)
    assert talk("status", record=first["record"])


def _never(*_: object) -> None:
    raise AssertionError("this was replayed again")


def test_any_spelling_of_a_record_is_remembered_and_forgotten(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    record = talk.new().replace("\n", "\r\n")
    for blanks in range(_KEPT + 20):
        talk("status", record=record + " " * blanks)
    assert len(talk.host._matches) == len(talk.host._keys) == _KEPT
    monkeypatch.setattr(replay, "load", _never)
    assert talk("status", record=record + " " * (_KEPT + 19))
    assert talk("legal", record=record + " " * 20, seat=0)


def test_no_state_is_needed_between_requests(talk: Talk) -> None:
    """A host that has just started gives the same answers as one that was there all along."""
    record = talk.new(seed="fresh", options={"target": 50, "practice": True})
    for _ in range(12):
        record = talk.play(record, 3)
        if talk("status", record=record)["deal_over"]:
            break
        for op, fields in _questions(talk("status", record=record)["must"][0]):
            assert talk(op, record=record, **fields) == Talk()(op, record=record, **fields)


def _questions(seat: int) -> list[tuple[str, dict[str, Any]]]:
    return [
        ("status", {}),
        ("legal", {"seat": seat}),
        ("look", {"seat": seat}),
        ("look", {"seat": None}),
        ("touch", {"seat": seat, "cards": []}),
        ("think", {"seat": seat, "seed": "x", "playouts": 1}),
        ("hint", {"seat": seat, "seed": "x", "playouts": 1}),
        ("undo", {"seat": seat, "scope": "decision"}),
    ]


# -- check


def test_check_says_what_a_text_is_and_gives_back_what_replays(talk: Talk, short: str) -> None:
    over = talk.moves(short, *DEAL)
    found = talk("check", text=f"\ufeffDear Béla,\r\n{over}".replace("\n", "\r\n") + "1:pass\n2:pass\n[Undo]\n")
    assert found["record"] == over
    assert (found["kind"], found["game"]) == ("match", "haggis")
    assert (found["deal"], found["ply"], found["played"]) == (1, 5, 5)
    assert found["seats"] == [{**ANNA, "level": "", "temperament": ""}, {**BELA, "temperament": ""}]
    assert found["options"]["target"] == "250"
    assert (found["over"], found["scores"]) == (False, [10, 111])
    line = over.count("\n") + 2
    assert [(lost["line"], lost["text"], lost["code"]) for lost in found["lost"]] == [
        (1, "Dear Béla,", "record/line"),
        (line, "1:pass", "move/illegal"),
        (line + 1, "2:pass", "record/after"),
        (line + 2, "[Undo]", "record/line"),
    ]
    assert talk("status", key=found["key"])["deal_over"]


def test_the_lost_lines_of_a_text_are_quoted_shortened(talk: Talk, short: str) -> None:
    (lost,) = talk("check", text=f"{short}0:{'7r ' * 10**5}\n")["lost"]
    assert len(lost["text"]) == 80
    assert len(lost["detail"]) <= 300


def test_what_is_refused_is_quoted_shortened(talk: Talk, short: str) -> None:
    long = "x" * 10**6
    asked: list[Json] = [
        {"op": long},
        {"op": "play", "record": short, "seat": 1, "move": long},
        {"op": "status", "record": short.replace('Game "haggis"', f'Game "{long}"')},
        {"op": "status", "record": short.replace('Dealer "0"', f'Dealer "{long}"')},
        {"op": "status", "key": long},
        {"op": "touch", "record": short, "seat": 1, "cards": [long]},
        {"op": "next", "record": talk.moves(short, *DEAL), "deck": [long]},
        {"op": "new", "game": "haggis", "seats": [ANNA, BELA], "seed": "", "options": {long: "on"}},
        {"op": "new", "game": "haggis", "seats": [ANNA, BELA], "seed": "", "options": {"target": long}},
        {"op": "new", "game": "haggis", "seats": [ANNA, {**BELA, "level": long}], "seed": ""},
    ]
    for fields in asked:
        error = talk.raw(json.dumps({"id": 1, **fields}), 1)["error"]
        assert len(json.dumps(error)) < 1000, fields["op"]


def test_a_key_is_a_checksum_of_its_record(talk: Talk, short: str) -> None:
    key = talk("check", text=short)["key"]
    assert key.startswith(f"{zlib.crc32(short.encode()):08x}")
