"""Ops that make a record: new, play, next, undo and seat."""

import re
from functools import partial
from typing import Any

import pytest

from engine.core import registry
from tests.host.cards import BOMB, DEAL, FIVE, NINE, short_deck
from tests.host.talk import ANNA, BELA, CILI, Json, Talk, refused

PRACTICE = {"practice": True}


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the toy game, which hides more than Haggis does, among the games."""
    packages = {**registry._packages(), "toy": "tests.core.toy"}
    monkeypatch.setattr(registry, "_packages", lambda: packages)


def tag(record: str, name: str) -> str:
    """Returns the last value of a tag."""
    return str(re.findall(rf'\[{name} "(.*)"\]', record)[-1])


# -- new


def test_the_seed_decides_the_cards_and_the_dealer(talk: Talk) -> None:
    assert talk.new(seed="a") == talk.new(seed="a") == Talk().new(seed="a")
    assert len({tag(talk.new(seed=str(seed)), "Deck") for seed in range(20)}) == 20
    assert {tag(talk.new(seed=str(seed)), "Dealer") for seed in range(20)} == {"0", "1"}
    assert tag(talk.new(seed="a", dealer=0), "Dealer") == "0"
    assert tag(talk.new(seed="a", dealer=1), "Dealer") == "1"
    assert tag(talk.new(seed="ő\ud800"), "Seed") == "ő?"


@pytest.mark.parametrize("decks", [None, []])
def test_a_match_needs_a_seed_or_decks(talk: Talk, decks: list[Any] | None) -> None:
    for seed in ({}, {"seed": None}):
        with refused("request/field", "the field seed is missing") as args:
            talk("new", game="haggis", seats=[ANNA, BELA], decks=decks, **seed)
        assert args == {"field": "seed"}
    with refused("deck/invalid", "there is no deck for deal 1, and no seed to shuffle one from"):
        talk("new", game="haggis", seats=[ANNA, BELA], decks=decks, seed="")


def test_without_a_seed_each_deal_needs_a_deck(talk: Talk) -> None:
    record = talk("new", game="haggis", seats=[ANNA, BELA], decks=[short_deck(2)] * 2, dealer=0)["record"]
    second = talk("next", record=talk.moves(record, *DEAL))["record"]
    moves = [(1 - seat, move) for seat, move in DEAL]
    over = talk.moves(second, *moves)
    with refused("deck/invalid", "there is no deck for deal 3, and no seed"):
        talk("next", record=over)
    third = talk("next", record=over, deck=short_deck(2)[::-1])["record"]
    assert tag(third, "Deck").split() == short_deck(2)[::-1]


def test_decks_are_used_in_their_deals_and_the_seed_after_them(talk: Talk) -> None:
    decks = [short_deck(2), short_deck(2)[::-1]]
    record = talk.new(decks=decks, dealer=0)
    assert tag(record, "Deck").split() == decks[0]
    second = talk("next", record=talk.moves(record, *DEAL))["record"]
    assert tag(second, "Deck").split() == decks[1]
    third = talk("next", record=talk.play(second))["record"]
    assert sorted(tag(third, "Deck").split()) == sorted(decks[0])
    with refused("deck/invalid", "deck of deal 2: 1 cards are missing"):
        talk.new(decks=[decks[0], decks[1][1:]])


def test_a_seed_is_short_and_decks_are_not_endless(talk: Talk) -> None:
    """A record must still fit into a request."""
    assert tag(talk.new(seed="é" * 200), "Seed") == "é" * 200
    for ask in (talk.new, partial(talk, "think", record=talk.new(), seat=0)):
        with refused("request/type", "at most 200 characters"):
            ask(seed="x" * 201)
    with refused("request/type", "at most 1000"):
        talk.new(decks=[[]] * 1001)
    with refused("deck/invalid"):
        talk.new(decks=[[]] * 1000)


def test_who_sits_down_is_told_by_kind_name_and_level(talk: Talk) -> None:
    long = {"kind": "human", "name": " A \n\t" + "n" * 99}
    record = talk.new(long, {"kind": "bot"}, {"kind": "human", "name": None, "level": "whatever"})
    assert record == talk.new(long, {"kind": "bot", "level": ""}, {"kind": "human"})
    assert re.findall(r'\[Seat\d "(.*)"\]', record) == ["human:A " + "n" * 58, "bot:club:", "human:"]


def test_a_bot_may_have_a_temperament_of_its_game(talk: Talk) -> None:
    bold = {**BELA, "temperament": "bold"}
    record = talk.new(ANNA, bold)
    assert tag(record, "Temperament1") == "bold"
    assert talk.new(ANNA, {**BELA, "temperament": None}) == talk.new(ANNA, {**BELA, "temperament": ""}) == talk.new()
    assert talk.new({**ANNA, "temperament": "whatever"}, BELA) == talk.new()
    assert talk("check", text=record)["seats"] == [{**ANNA, "level": "", "temperament": ""}, bold]
    seats = talk("look", record=record, seat=0)["table"]["seats"]
    assert [seat["temperament"] for seat in seats] == ["", "bold"]
    assert tag(talk("new", again=record)["record"], "Temperament1") == "bold"
    with refused("temperament/unknown", "there is no temperament 'fearless' in haggis; there are careful, bold"):
        talk.new(ANNA, {**BELA, "temperament": "fearless"})
    with refused("temperament/unknown"):
        talk.new(ANNA, {**BELA, "temperament": "mischievous"})
    with refused("request/type") as args:
        talk.new(ANNA, {**BELA, "temperament": 7})
    assert args == {"field": "seats.1.temperament"}


def test_options_are_texts_numbers_or_switches(talk: Talk) -> None:
    for wish in (350, "350", "0350"):
        assert tag(talk.new(options={"target": wish}), "Option.target") == "350"
    for wish, kept in ((True, "on"), (False, "off"), ("off", "off")):
        assert tag(talk.new(options={"bets": wish}), "Option.bets") == kept
    assert talk.new(options=None) == talk.new(options={}) == talk.new()
    wrong: list[Any] = [250.5, None, [], {}]
    for bad in wrong:
        with refused("request/type") as args:
            talk.new(options={"target": bad})
        assert args == {"field": "options.target"}


def test_options_of_another_number_of_players_are_checked_and_left_out(talk: Talk) -> None:
    assert "bombRule3p" not in talk.new(options={"bombRule3p": "tournament"})
    assert tag(talk.new(ANNA, BELA, CILI, options={"bombRule3p": "tournament"}), "Option.bombRule3p") == "tournament"
    with refused("option/value", "bombRule3p takes one of choose, tournament, not 'x'"):
        talk.new(options={"bombRule3p": "x"})


def test_again_takes_the_players_options_dealer_and_all_the_decks(talk: Talk) -> None:
    record = talk.new(ANNA, BELA, CILI, seed="first", options={"target": 500}, decks=[short_deck(3)])
    for _ in range(2):
        record = talk("next", record=talk.play(record))["record"]
    record = talk("seat", record=record, seat=2, **BELA)["record"]
    again = talk("new", again=record)["record"]
    assert re.findall(r'\[Seat(.*)"\]', again) == ['0 "human:Anna', '1 "bot:club:Béla', '2 "bot:club:Béla']
    assert tag(again, "Option.target") == "500"
    first = re.findall(r'\[(?:Dealer|Deck) "(.*)"\]', record)
    assert re.findall(r'\[(?:Dealer|Deck) "(.*)"\]', again) == first[:2]
    assert [tag(again, "Deck2"), tag(again, "Deck3")] == [first[3], first[5]]
    played = talk("next", record=talk.play(again))["record"]
    assert tag(played, "Deck") == first[3]
    assert talk("new", again=again)["record"] == again
    swapped = talk("new", again=record, seats=[CILI, ANNA, BELA])["record"]
    assert tag(swapped, "Seat0") == "human:Cili"
    assert tag(swapped, "Deck3") == first[5]
    with refused("deck/invalid"):
        talk("new", again=record, seats=[CILI, ANNA])


def test_again_wants_a_record_that_replays(talk: Talk) -> None:
    with refused("record/broken", "0:fly"):
        talk("new", again=talk.new() + "0:fly\n")
    with refused("record/broken", "it is not a record"):
        talk("new", again="")


# -- play


@pytest.mark.usefixtures("toys")
def test_events_show_each_seat_what_it_may_see() -> None:
    """A drawn card is named only to the seat that draws it; the others get a number."""
    talk = Talk()
    record = talk.new(ANNA, CILI, game="toy", dealer=1)
    for seat in (0, 1):
        legal = talk("legal", record=record, seat=seat)["moves"]
        told = {viewer: _events(talk, record, seat, legal[0]["text"], viewer) for viewer in (0, 1, None)}
        assert told[seat][0]["cards"] == legal[0]["cards"]
        assert told[1 - seat][0]["cards"] == told[None][0]["cards"] == 1
        record = talk.moves(record, (seat, legal[0]["text"]))
    told = {viewer: _events(talk, record, 0, "draw", viewer) for viewer in (0, 1, None)}
    assert len(told[0][0]["cards"]) == 1
    assert told[1] == told[None]
    assert told[1][0]["cards"] == 1


def _events(talk: Talk, record: str, seat: int, move: str, viewer: int | None) -> list[Json]:
    events: list[Json] = talk("play", record=record, seat=seat, move=move, **{"for": viewer})["events"]
    return events


@pytest.mark.parametrize("seats", [2, 3])
def test_events_name_no_card_but_those_that_are_played(talk: Talk, seats: int) -> None:
    record = talk.new(*[ANNA, BELA, CILI][:seats], seed="events")
    while not (status := talk("status", record=record))["deal_over"]:
        seat = status["must"][0]
        move = talk("think", record=record, seat=seat, seed="x", playouts=1)["move"]
        cards = next(known for known in talk("legal", record=record, seat=seat)["moves"] if known["text"] == move)
        for viewer in (*range(seats), None):
            events = _events(talk, record, seat, move, viewer)
            assert {"kind", "seat", "cards", "from", "to", "text"} <= set(events[0])
            for event in events:
                assert isinstance(event["cards"], int) or event["cards"] in (cards["cards"], [])
        record = talk.moves(record, (seat, move))


def test_the_last_events_are_the_ends_of_deal_and_match(talk: Talk) -> None:
    for target, kinds in ((50, ["deal_end", "match_end"]), (250, ["deal_end"])):
        record = talk.new(decks=[short_deck(2)], dealer=0, options={"target": target})
        events = _events(talk, talk.moves(record, *DEAL[:-1]), *DEAL[-1], None)
        assert [event["kind"] for event in events][-len(kinds) :] == kinds
        assert ("match_end" in {event["kind"] for event in events}) == (target == 50)


def test_a_summary_survives_a_reload_for_play_never_deals(talk: Talk) -> None:
    over = talk.moves(talk.new(decks=[short_deck(2)], dealer=0), *DEAL)
    assert Talk()("status", record=over)["deal_over"]
    assert Talk()("look", record=over, seat=0)["table"]["summary"]
    with refused("deal/over"):
        talk("play", record=over, seat=0, move="pass")


@pytest.mark.parametrize(
    "text", ["", " ", "\n0:pass", "2r\n1:pass", "pass pass", "2r 2r", "é", "\ud800", "J" * 10**5]
)
def test_a_move_is_one_move(talk: Talk, text: str) -> None:
    with refused("move/notation"):
        talk("play", record=talk.new(dealer=0), seat=1, move=text)


# -- next


def test_a_deck_given_goes_before_one_that_was_planned(talk: Talk) -> None:
    over = talk.moves(talk.new(decks=[short_deck(2)] * 2, dealer=0), *DEAL)
    deck = short_deck(2)[::-1]
    assert tag(talk("next", record=over, deck=deck)["record"], "Deck").split() == deck
    assert tag(talk("next", record=over, deck=None)["record"], "Deck").split() == short_deck(2)


# -- undo


def test_a_step_leaves_no_mark_and_a_decision_does(talk: Talk) -> None:
    record = talk.new(decks=[short_deck(2)], dealer=0, options=PRACTICE)
    bet = talk.moves(record, (0, "bet 15"))
    assert talk("undo", record=bet, seat=0, scope="step")["record"] == record
    assert talk("undo", record=bet, seat=0, scope="decision")["record"] == record + '[Undo "1"]\n'
    led = talk.moves(bet, (1, NINE))
    with refused("undo/nothing", "showed a card"):
        talk("undo", record=led, seat=1, scope="step")
    with refused("undo/nothing", "before anybody else has moved"):
        talk("undo", record=led, seat=0, scope="step")
    assert talk("undo", record=led, seat=1, scope="decision")["record"] == bet + '[Undo "1"]\n'
    assert talk("undo", record=led, seat=0, scope="decision")["record"] == record + '[Undo "2"]\n'


def test_bets_and_what_was_seen_are_taken_back_for_practice_alone(talk: Talk) -> None:
    record = talk.new(decks=[short_deck(2)], dealer=0)
    bet = talk.moves(record, (0, "bet 15"))
    for scope in ("step", "decision"):
        with refused("undo/late", "a bet was made") as late:
            talk("undo", record=bet, seat=0, scope=scope)
        assert late == {"bet": "yes"}
    led = talk.moves(record, (1, NINE))
    with refused("undo/late", "a card was shown") as late:
        talk("undo", record=led, seat=1, scope="decision")
    assert late == {"bet": "no"}
    passed = talk.moves(led, (0, "pass"))
    assert talk("status", record=passed)["undo"] == [0], "a pass has shown nothing"
    assert talk("undo", record=passed, seat=0, scope="decision")["record"] == led + '[Undo "1"]\n'
    assert talk("look", record=passed, seat=0)["table"]["practice"] is False


def test_marks_add_up(talk: Talk) -> None:
    record = talk.new(decks=[short_deck(2)], dealer=0, options=PRACTICE)
    played = talk.moves(record, (1, NINE), (0, "pass"), (1, BOMB))
    back = talk(
        "undo", record=talk("undo", record=played, seat=1, scope="decision")["record"], seat=0, scope="decision"
    )
    assert back["record"] == talk.moves(record, (1, NINE)) + '[Undo "2"]\n'
    assert talk("undo", record=back["record"], seat=1, scope="decision")["record"] == record + '[Undo "3"]\n'


def test_marks_add_up_to_what_a_record_can_hold(talk: Talk) -> None:
    record = (
        talk.moves(talk.new(decks=[short_deck(2)], dealer=0, options=PRACTICE), (1, NINE)) + '[Undo "999999"]\n' * 2
    )
    back = talk("undo", record=record, seat=1, scope="decision")["record"]
    assert back.endswith('\n[Undo "999999"]\n')
    assert talk("check", text=back + "\n")["lost"] == []


def test_where_taking_back_is_off_a_step_still_may_be(talk: Talk) -> None:
    record = talk.new(decks=[short_deck(2)], dealer=0, options={"undo": False, **PRACTICE})
    bet = talk.moves(record, (0, "bet 15"))
    with refused("undo/off"):
        talk("undo", record=bet, seat=0, scope="decision")
    assert talk("undo", record=bet, seat=0, scope="step")["record"] == record


# -- seat


def test_a_seat_changes_hands_and_another_one_thinks_for_it(talk: Talk) -> None:
    record = talk.moves(talk.new(ANNA, CILI, decks=[short_deck(2)], dealer=0), (1, NINE))
    after = talk("seat", record=record, seat=0, **BELA)["record"]
    assert after == record + '[Seat0 "bot:club:Béla"]\n'
    seats = talk("look", record=after, seat=None)["table"]["seats"]
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in seats] == [
        ("bot", "Béla", "club"),
        ("human", "Cili", ""),
    ]
    assert talk("think", record=after, seat=0, seed="x")["move"]
    over = talk.moves(after, *DEAL[1:])
    assert [seat["name"] for seat in talk("check", text=talk("next", record=over)["record"])["seats"]] == [
        "Béla",
        "Cili",
    ]
    with refused("level/unknown"):
        talk("seat", record=record, seat=0, kind="bot", level="divine")
    with refused("temperament/unknown"):
        talk("seat", record=record, seat=0, kind="bot", temperament="divine")
    bold = talk("seat", record=record, seat=0, **BELA, temperament="bold")["record"]
    assert bold.replace('[Temperament0 "bold"]\n', "") == after
    with refused("request/field", "kind"):
        talk("seat", record=record, seat=0)


def test_the_end_of_a_deal_is_the_same_however_it_was_reached(talk: Talk) -> None:
    """By successive keys, by successive records, and from the text alone."""
    record = talk.new(decks=[short_deck(2)], dealer=0)
    key = talk("check", text=record)["key"]
    for seat, move in DEAL:
        key = talk("play", key=key, seat=seat, move=move)["key"]
    over = talk.moves(record, *DEAL)
    assert talk("status", key=key) == talk("status", record=over) == Talk()("status", record=over)
    assert over.endswith(f"1:{FIVE}\n")
