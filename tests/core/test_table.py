"""The table view as JSON, and the look at a match that fills in what only the match knows."""

import json
from dataclasses import fields

import pytest

from engine.core import table
from engine.core.look import events, look
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.core.table import Action, Event, Slot, Table, Text, Zone
from engine.core.wire import to_json
from tests.core.toy import GAME as TOY
from tests.strategies import begin, played, plays


def test_texts_and_orders_become_objects_and_everything_else_arrays() -> None:
    zone = Zone(
        "hand:0",
        "hand",
        "own",
        Text.of("zone/hand", seat=0),
        seat=0,
        count=1,
        slots=(Slot("c7", "2b", ("wild",), "hand:0/1", (("rank", 2), ("suit", 1)), 1, "g1", "8"),),
        actions=(Action("drop 2b", "drop", Text("toy/drop"), ("2b",), "pile"),),
    )
    assert json.loads(json.dumps(to_json(zone))) == {
        "key": "hand:0",
        "kind": "hand",
        "place": "own",
        "label": {"code": "zone/hand", "args": {"seat": 0}},
        "seat": 0,
        "count": 1,
        "slots": [
            {
                "key": "c7",
                "face": "2b",
                "marks": ["wild"],
                "was": "hand:0/1",
                "order": {"rank": 2, "suit": 1},
                "points": 1,
                "group": "g1",
                "stands": "8",
            }
        ],
        "groups": [],
        "actions": [
            {
                "move": "drop 2b",
                "kind": "drop",
                "label": {"code": "toy/drop", "args": {}},
                "cards": ["2b"],
                "at": "pile",
            }
        ],
    }


def test_an_event_goes_from_somewhere_to_somewhere() -> None:
    event = to_json(Event("play", Text("x"), 1, 2, "hand:1", "trick"))
    assert event["from"] == "hand:1"
    assert event["to"] == "trick"
    assert event["cards"] == 2
    assert not {"source", "target"} & set(event)


@pytest.mark.parametrize("value", [None, True, 0, "x", 1.5])
def test_plain_values_stay(value: object) -> None:
    assert to_json(value) is value


def test_every_value_and_every_word_of_the_table_view_is_exported() -> None:
    made = {
        name
        for name, value in vars(table).items()
        if getattr(value, "__module__", None) == table.__name__ and not name.startswith("_")
    }
    assert made | {name for name in vars(table) if name.isupper() and name[0] != "_"} == set(table.__all__)


def two_deals() -> Match:
    rng = SplitMix64(6)
    return played(played(begin(TOY, 3, 6, target="500"), rng).next(), rng)


def test_a_look_knows_names_totals_sides_and_where_the_match_stands() -> None:
    match = two_deals()
    running = played(match.previous[0].next(), SplitMix64(1), 5)
    seen = look(running, 1)
    assert (seen.game, seen.seat, seen.deal, seen.ply) == ("toy", 1, 2, 5)
    assert (seen.must, seen.may) == (running.state.must, running.state.may)
    assert not seen.deal_over
    assert [(seat.name, seat.kind, seat.level, seat.side) for seat in seen.seats] == [
        ("Anna", "human", "", 0),
        ("Béla", "bot", "club", 1),
        ('Cili "C"', "human", "", 2),
    ]
    assert tuple(seat.total for seat in seen.seats) == match.previous[0].totals
    assert seen.summary is None
    assert {field.name for field in fields(Table)} == set(to_json(seen))


def test_a_look_offers_card_less_moves_to_the_seat_that_has_them() -> None:
    for match in plays(begin(TOY, 2, 6), SplitMix64(6)):
        for seat in range(2):
            offered = [action.move for action in look(match, seat).actions]
            assert offered == [TOY.write(move) for move in match.legal(seat) if not move.cards]
        assert look(match, None).actions == ()


def test_the_summary_of_a_finished_deal_has_running_totals_and_in_the_end_places() -> None:
    match = two_deals()
    summary = look(match, None).summary
    assert summary is not None
    assert tuple(part.total for part in summary.parts) == match.totals
    assert tuple(seat.total for seat in look(match, None).seats) == match.totals != match.setup.totals
    assert summary.ranking is None
    ended = played(begin(TOY, 3, 6, target="5"), SplitMix64(6))
    seen = look(ended, None)
    assert seen.match_over
    assert seen.summary is not None
    assert ended.end is not None
    assert seen.summary.ranking == ended.end.ranking


def test_events_tell_each_pair_of_eyes_what_it_saw() -> None:
    before = played(begin(TOY, 3, 6), SplitMix64(6), 3)
    (turn,) = before.state.must
    after = before.play(turn, "draw")
    (own,) = events(after, turn)
    assert isinstance(own.cards, tuple)
    assert len(own.cards) == 1
    for viewer in (None, *(seat for seat in range(3) if seat != turn)):
        (seen,) = events(after, viewer)
        assert seen.cards == 1


def test_the_end_of_the_match_is_the_last_event() -> None:
    *_, after = plays(begin(TOY, 3, 6, target="5"), SplitMix64(6))
    assert [event.kind for event in events(after, None)][-2:] == ["deal_end", "match_end"]
    *_, after = plays(begin(TOY, 3, 6, target="500"), SplitMix64(6))
    assert [event.kind for event in events(after, None)][-1:] == ["deal_end"]
