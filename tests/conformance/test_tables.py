"""The table view as JSON: the shapes that the front end relies on, at random plies, for every viewer."""

import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine.core.look import events, look
from engine.core.match import AnyGame, Match
from engine.core.replay import NothingToUndo, UndoOff, UndoTooLate, undo
from engine.core.table import (
    BET_ACTION,
    CAPTURE,
    GROUP_KINDS,
    GROUP_MARKS,
    HAND_ORDERS,
    LAST_TRICK,
    LAYOUTS,
    PILE,
    PLACES,
    PLAY,
    SEAT_ARGS,
    SLOT_MARKS,
    TRICK,
    UNDO_SCOPES,
    ZONE_KINDS,
    melds_key,
)
from engine.core.wire import to_json
from tests.conformance.tables import each_table, random_matches, random_positions
from tests.strategies import plays

HELD = {"hand", "fan"}

TABLE = {
    "layout": str,
    "hand_order": str,
    "singly": bool,
    "game": str,
    "deal": int,
    "ply": int,
    "seat": (int, type(None)),
    "must": list,
    "may": list,
    "undo": (str, type(None)),
    "practice": bool,
    "betting": bool,
    "phase": str,
    "deal_over": bool,
    "match_over": bool,
    "title": dict,
    "banner": (dict, type(None)),
    "seats": list,
    "zones": list,
    "actions": list,
    "log": list,
    "guide": list,
    "tip": (dict, type(None)),
    "summary": (dict, type(None)),
}
SEAT = {
    "seat": int,
    "name": str,
    "kind": str,
    "level": str,
    "temperament": str,
    "side": int,
    "cards": int,
    "turn": bool,
    "dealer": bool,
    "leader": bool,
    "out": int,
    "bet": int,
    "bet_lost": bool,
    "total": int,
    "stats": list,
}
ZONE = {
    "key": str,
    "kind": str,
    "place": str,
    "label": dict,
    "seat": (int, type(None)),
    "count": int,
    "slots": list,
    "groups": list,
    "actions": list,
}
SLOT = {
    "key": str,
    "face": (str, type(None)),
    "marks": list,
    "was": (str, type(None)),
    "order": dict,
    "points": int,
    "group": (str, type(None)),
    "stands": (str, type(None)),
}
GROUP = {"key": str, "seat": int, "kind": str, "label": dict, "marks": list}
ACTION = {"move": str, "kind": str, "cards": list, "at": (str, type(None)), "label": dict}
LOG = {"ply": int, "seat": (int, type(None)), "text": dict, "cards": list, "kind": str, "stands": list}
SUMMARY = {"parts": list, "places": (list, type(None)), "order": list, "reason": dict}
PART = {"seat": int, "rows": list, "points": int, "total": int}
ROW = {"text": dict, "points": int, "cards": list}
EVENT = {
    "kind": str,
    "seat": (int, type(None)),
    "cards": (list, int),
    "from": (str, type(None)),
    "to": (str, type(None)),
    "text": dict,
}


def check_shape(value: Any, shape: dict[str, Any]) -> None:
    assert set(value) == set(shape)
    for field, kinds in shape.items():
        assert isinstance(value[field], kinds), (field, value[field])


def check_text(text: Any) -> None:
    assert set(text) == {"code", "args"}
    assert isinstance(text["code"], str)
    assert text["code"]
    assert text["code"].replace("/", "").replace("-", "").isalnum()
    for name, value in text["args"].items():
        assert name.isidentifier()
        assert isinstance(value, str | int)
        assert not isinstance(value, bool)


def texts(value: Any) -> Iterator[Any]:
    """Yields every text in a JSON value."""
    if isinstance(value, dict):
        if set(value) == {"code", "args"}:
            yield value
        for inner in value.values():
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def check_slots(table: Any, match: Match) -> None:
    deck = match.deck
    slots = [slot for zone in table["zones"] for slot in zone["slots"]]
    keys = [slot["key"] for slot in slots]
    assert len(set(keys)) == len(keys)
    for slot in slots:
        check_shape(slot, SLOT)
        assert set(slot["marks"]) <= set(SLOT_MARKS)
        if slot["face"] is None:
            assert "/" in slot["key"]
            assert (slot["points"], slot["order"], slot["was"], slot["marks"]) == (0, {}, None, [])
        else:
            card = int(slot["key"].removeprefix("c"))
            assert slot["key"] == f"c{card}"
            assert deck.names[card] == slot["face"]
            assert slot["points"] == deck.faces[card].points
            assert set(slot["order"]) == {"rank", "suit"}
            assert slot["was"] is None or "/" in slot["was"]


def check_tricks(table: dict[str, Any]) -> None:
    """Checks that the log has the cards of the running trick and the last one, as the page looks back at tricks."""
    tricks: list[list[str]] = [[]]
    for line in table["log"]:
        tricks[-1] += line["cards"] if line["kind"] == PLAY else []
        if line["kind"] == CAPTURE:
            tricks.append([])
    for key, told in ((TRICK, tricks[-1]), (LAST_TRICK, tricks[-2] if len(tricks) > 1 else [])):
        for zone in table["zones"]:
            if zone["key"] == key and not table["deal_over"]:
                assert sorted(told) == sorted(slot["face"] for slot in zone["slots"])


def check_zones(table: Any, match: Match) -> None:
    zones = {zone["key"]: zone for zone in table["zones"]}
    assert len(zones) == len(table["zones"])
    groups = [group["key"] for zone in table["zones"] for group in zone["groups"]]
    assert len(set(groups)) == len(groups)
    keys = [slot["key"] for zone in table["zones"] for slot in zone["slots"]]
    for zone in table["zones"]:
        check_shape(zone, ZONE)
        assert zone["kind"] in ZONE_KINDS, f"zone {zone['key']} is of kind {zone['kind']!r}, which no page draws"
        assert zone["place"] in PLACES, f"zone {zone['key']} is at {zone['place']!r}, where no page draws one"
        if table["layout"] == "trick" and zone["key"] in {TRICK, LAST_TRICK}:
            suits = {face.suit for face in match.deck.faces}
            assert zone["label"]["args"].get("colour") in {None, *suits} - {""}
        assert zone["kind"] not in HELD or len(zone["slots"]) == zone["count"]
        assert len(zone["slots"]) <= zone["count"]
        if zone["kind"] == "hand":
            assert zone["seat"] == table["seat"]
        here = [group["key"] for group in zone["groups"]]
        for group in zone["groups"]:
            check_shape(group, GROUP)
            assert group["kind"] in GROUP_KINDS
            assert set(group["marks"]) <= set(GROUP_MARKS)
        for slot in zone["slots"]:
            assert slot["group"] is None or slot["group"] in here
        for action in zone["actions"]:
            check_action(action, match, {*zones, *keys})
    if table["layout"] == "rummy":
        assert (zones[PILE]["kind"], zones[PILE]["place"]) == ("pile", "centre")
    for zone in table["zones"]:
        assert zone["kind"] != "melds" or zone["key"] == melds_key(zone["seat"])
    hands = [zone["seat"] for zone in table["zones"] if zone["kind"] == "hand"]
    assert hands == [table["seat"]] or table["seat"] is None


def check_action(action: Any, match: Match, places: set[str]) -> None:
    check_shape(action, ACTION)
    move = match.game.read(action["move"])
    assert match.game.write(move) == action["move"]
    assert sorted(action["cards"]) == sorted(match.game.about(move)["cards"])
    if action["kind"] == BET_ACTION:
        assert isinstance(action["label"]["args"]["value"], int)
    seats = {f"seat:{seat}" for seat in range(match.setup.seats)}
    assert action["at"] is None or action["at"] in places | seats


def check_table(table: Any, match: Match) -> None:
    seats = match.setup.seats
    check_shape(table, TABLE)
    assert table["betting"] or not any(action["kind"] == BET_ACTION for action in table["actions"])
    assert table["layout"] in LAYOUTS
    assert table["hand_order"] in HAND_ORDERS
    assert table["undo"] in (None, *UNDO_SCOPES)
    for text in texts(table):
        check_text(text)
        for name in SEAT_ARGS:
            assert text["args"].get(name, 0) in range(seats)
    assert [seat["seat"] for seat in table["seats"]] == list(range(seats))
    for seat in table["seats"]:
        check_shape(seat, SEAT)
        assert 0 <= seat["out"] <= seats
        held = [zone["count"] for zone in table["zones"] if zone["seat"] == seat["seat"] and zone["kind"] in HELD]
        assert sum(held) == seat["cards"]
    assert sum(seat["dealer"] for seat in table["seats"]) == 1
    turns = [seat["seat"] for seat in table["seats"] if seat["turn"]]
    assert set(turns) <= set(table["must"])
    assert turns or len(table["must"]) != 1
    check_zones(table, match)
    check_slots(table, match)
    for line in table["log"]:
        check_shape(line, LOG)
        assert 0 <= line["ply"] <= match.plies
    assert [line["ply"] for line in table["log"]] == sorted(line["ply"] for line in table["log"])
    check_tricks(table)
    places = {zone["key"] for zone in table["zones"]} | {s["key"] for zone in table["zones"] for s in zone["slots"]}
    for action in table["actions"]:
        check_action(action, match, places)
        assert action["cards"] == []
    check_summary(table, match)


def check_summary(table: Any, match: Match) -> None:
    summary = table["summary"]
    assert (summary is not None) == (match.outcome is not None) == table["deal_over"]
    if summary is None:
        return
    check_shape(summary, SUMMARY)
    for seat, part in enumerate(summary["parts"]):
        check_shape(part, PART)
        assert part["seat"] == seat
        assert part["points"] == sum(row["points"] for row in part["rows"])
        assert part["total"] == match.totals[seat]
        for row in part["rows"]:
            check_shape(row, ROW)
            assert set(row["cards"]) <= set(match.deck.by_name)
    assert (summary["places"] is not None) == (match.end is not None) == table["match_over"]


@each_table
def test_a_look_has_the_shape_that_the_front_end_relies_on(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 25, "shapes"):
        for viewer in (None, *range(seats)):
            table = to_json(look(match, viewer))
            assert json.loads(json.dumps(table)) == table
            check_table(table, match)
            legal = match.legal(viewer) if viewer is not None else ()
            assert [action["move"] for action in table["actions"]] == [game.write(m) for m in legal if not m.cards]


@each_table
def test_what_the_table_says_can_be_taken_back_can_be_and_nothing_else(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 12, "undo"):
        viewer = rng.below(seats)
        scope = look(match, viewer).undo
        if scope is not None:
            assert undo(match, viewer, scope).plies < match.plies
        else:
            last = match.last_moves.get(viewer)
            forced = last is not None and not last.was_choice(viewer)
            with pytest.raises((UndoOff, NothingToUndo, UndoTooLate)):
                undo(match, viewer, "step" if match.options.on("undo") and not forced else "decision")
        assert look(match, None).undo is None


@each_table
def test_events_have_their_shape_and_end_with_the_deal(game: AnyGame, seats: int) -> None:
    for start, rng in random_matches(game, seats, 3, "events"):
        for match in plays(start, rng):
            if match is start:
                continue
            for viewer in (None, *range(seats)):
                found = to_json(events(match, viewer))
                assert found
                for event in found:
                    check_shape(event, EVENT)
                    check_text(event["text"])
                kinds = [event["kind"] for event in found]
                assert ("deal_end" in kinds) == (match.outcome is not None)
                assert ("match_end" in kinds) == (match.end is not None)


def check_bets(match: Match) -> None:
    """Checks that no seat which has to move can only bet."""
    for seat in match.must:
        info = match.state.information(seat)
        actions = [match.game.display.action(info, move) for move in match.legal(seat)]
        bets = [action.move for action in actions if action.kind == BET_ACTION]
        assert len(bets) < len(actions), f"all that seat {seat} can do is of kind {BET_ACTION!r}: {', '.join(bets)}"


@each_table
def test_a_bet_is_never_all_that_a_seat_can_do(game: AnyGame, seats: int) -> None:
    """The page asks for a second tap on a bet, and sets bets aside: a mandatory bid is another kind of move."""
    for match, _ in random_positions(game, seats, 25, "bets"):
        check_bets(match)


def check_captures(deal: Iterable[Match]) -> None:
    """Checks that each move of a deal has finished a trick if it has the event of a capture, and the reverse."""
    for before, match in pairwise(deal):
        seat, move = match.moves[-1]
        here = f"after {move} by seat {seat}"
        old, new = zones(before), zones(match)
        if any(event.kind == CAPTURE for event in events(match, None)):
            assert LAST_TRICK in new, f"{here}: a capture, and no zone {LAST_TRICK!r} with the cards of the trick"
            assert new[LAST_TRICK] != old.get(LAST_TRICK), f"{here}: a capture, and no trick was finished"
        elif LAST_TRICK in new:
            assert new[LAST_TRICK] == old.get(LAST_TRICK), f"{here}: a finished trick, and no capture"
        assert TRICK in new or LAST_TRICK not in new, f"there is a zone {LAST_TRICK!r}, and no zone {TRICK!r}"


@each_table
def test_a_capture_follows_a_finished_trick_and_a_finished_trick_is_captured(game: AnyGame, seats: int) -> None:
    """The page leaves a captured trick in place for a moment, and finds its cards in the zone `last`."""
    for start, rng in random_matches(game, seats, 3, "captures"):
        check_captures(plays(start, rng))


def zones(match: Match) -> dict[str, list[str]]:
    """Returns the keys of the slots in each zone that everybody sees, by the zone's key."""
    return {zone.key: [slot.key for slot in zone.slots] for zone in look(match, None).zones}
