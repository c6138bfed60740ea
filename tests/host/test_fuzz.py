"""Whatever comes in, a reply comes out: with the same id, at once, and never a failure of the engine."""

import json
import re
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.record import MAX_LINES
from engine.wire import MAX_REQUEST
from tests.host.cards import DEAL, NINE, short_deck
from tests.host.serving import Served, needs_processes
from tests.host.talk import ANNA, BELA, Json, Talk, checked, finish
from tests.strategies import json_values

TALK = Talk()
RECORD = TALK.moves(TALK.new(decks=[short_deck(2)] * 2, dealer=0), *DEAL[:3])
OVER = TALK.moves(RECORD, *DEAL[3:])
SHARES = ["0f" * 16, "a1" * 32]

# A request of each op that succeeds, with every field that the op knows; where fields exclude one another, two.
GOOD: dict[str, Json] = {
    "hello": {},
    "new": {
        "game": "haggis",
        "seats": [ANNA, BELA],
        "options": {"target": "250"},
        "seed": "x",
        "dealer": 0,
        "decks": [short_deck(2)],
        "again": RECORD,
        "moves": [f"1:{NINE}"],
    },
    "check": {"text": RECORD},
    "status": {"record": RECORD, "key": TALK("check", text=RECORD)["key"]},
    "legal": {"record": RECORD, "seat": 0},
    "look": {"record": OVER, "seat": 0, "at": {"deal": 1, "ply": 1}, "open": True},
    "moves": {"record": OVER, "deal": 1},
    "past": {"record": OVER, "deal": 1, "ply": 1, "seat": 0, "open": True},
    "branch": {"record": OVER, "at": {"deal": 1, "ply": 1}},
    "excerpt": {"record": OVER, "deal": 1, "ply": 1},
    "rollout": {"record": RECORD, "seat": 0, "move": "pass"},
    "touch": {"record": RECORD, "seat": 0, "cards": ["7o"]},
    "play": {"record": RECORD, "seat": 0, "move": "pass", "for": 1},
    "next": {"record": OVER, "deck": short_deck(2)},
    "new from shares": {"op": "new", "game": "haggis", "seats": [ANNA, BELA], "shares": SHARES},
    "next from shares": {"op": "next", "record": OVER, "shares": SHARES},
    "events": {"record": RECORD, "for": 1, "at": {"deal": 1, "ply": 1}},
    "verify": {"record": RECORD},
    "undo": {"record": RECORD, "seat": 0, "scope": "decision"},
    "concede": {"record": RECORD, "seat": 0, "for": 1},
    "seat": {"record": RECORD, "seat": 0, "kind": "bot", "name": "Dia", "level": "club"},
    "think": {"record": RECORD, "seat": 0, "level": "club", "seed": "x", "ms": 1, "playouts": 1},
    "hint": {"record": RECORD, "seat": 0, "level": "club", "seed": "x", "ms": 1, "playouts": 1},
    "cancel": {"of": 1},
}
FIELDS = [(op, field) for op, fields in GOOD.items() for field in {"op": op, **fields}]

LATE = 60 if sys.platform == "emscripten" else 6  # seconds of work; in Pyodide of wall-clock time
DEEP: list[Any] = []
for _ in range(90):
    DEEP = [DEEP]
NASTY: list[Any] = [
    *(None, True, False, 0, -1, 2, 99, 10**18, 10**400, -(10**4000), 0.5, -0.0, 1e308),
    *("", " ", "x", "0", "pass", "haggis", "\ud800", "\x00", "a\nb", "\u2028", '"]', "x" * 10**5, "7r " * 10**4),
    *([], [[]], [None], [0], [""], ["7r"], ["7r", "7r"], [{}], [True], DEEP, ["7r"] * 10**4, [[]] * 2000),
    *({}, {"": ""}, {"kind": "bot"}, {"deal": 1}, {"deal": 10**400, "ply": 0}, {"target": None}, {"deal": DEEP}),
    *(["0f" * 16], ["0F" * 16], ["0f" * 16, 1], SHARES * 11),
    *([{"kind": []}, {}], [{"kind": "human", "name": {}}], [ANNA] * 1000),
]


def answered(fields: Json, identity: object = 1) -> Json:
    """Returns the reply to a request, which must be neither a failure nor late."""
    begun = time.process_time()
    found = TALK.raw(json.dumps(fields | {"id": identity}), identity)
    assert time.process_time() - begun < LATE
    assert found.get("error", {}).get("code") != "engine/failed", found
    return found


@pytest.mark.parametrize("op", GOOD)
def test_the_good_requests_are_good(op: str) -> None:
    assert "ok" in answered({"op": op, **GOOD[op]})


@pytest.mark.parametrize(("op", "field"), FIELDS)
def test_any_value_in_any_field(op: str, field: str) -> None:
    for value in NASTY:
        answered({"op": op, **GOOD[op], field: value})
    answered({name: value for name, value in {"op": op, **GOOD[op]}.items() if name != field})


@pytest.mark.parametrize(
    ("op", "field"), [(op, field) for op, field in FIELDS if (op, field) not in {("new", "again"), ("check", "text")}]
)
def test_a_wrong_type_is_called_so(op: str, field: str) -> None:
    """Every field that is present is checked; the error names the one that is wrong."""
    fields = {name: value for name, value in GOOD[op].items() if (op, name) != ("new", "again")}
    values: tuple[Any, ...] = ("no" if field == "open" else False, [] if field == "of" else 0.5)
    for wrong in values:
        error = answered({"op": op, **fields, field: wrong})["error"]
        assert error["code"] == "request/type"
        assert error["args"] == {"field": field}


@given(st.sampled_from(FIELDS), json_values())
def test_any_json_in_any_field(where: tuple[str, str], value: Any) -> None:
    op, field = where
    answered({"op": op, **GOOD[op], field: value})


@given(st.sampled_from(sorted(GOOD)), st.dictionaries(st.text(max_size=5), json_values(), max_size=4))
def test_fields_that_nobody_knows_change_nothing(op: str, more: Json) -> None:
    fields = {"op": op, **GOOD[op]}
    unknown = {name: value for name, value in more.items() if name not in {field for _, field in FIELDS} | {"id"}}
    assert answered({**unknown, **fields}) == answered(fields) == answered({**fields, **unknown})


@given(st.text() | st.integers() | st.floats(allow_nan=False, allow_infinity=False))
@example("\ud800")
@example(10**4000)
@example("x" * 10**6)
@example(-0.0)
def test_the_id_comes_back_as_it_was(identity: object) -> None:
    assert "ok" in answered({"op": "cancel", "of": "nobody"}, identity)
    assert "error" in answered({"op": "fly"}, identity)
    assert "ok" in answered({"op": "think", **GOOD["think"]}, identity)
    assert answered({"op": "cancel", "of": identity}, identity)["ok"] == {"cancelled": False}


@pytest.mark.parametrize("identity", ["null", "true", "[1]", "{}", "1e999", "-1e999", "NaN", "Infinity", "-Infinity"])
def test_an_id_that_cannot_come_back_is_refused(identity: str) -> None:
    for text in (f'{{"id": {identity}, "op": "hello"}}', f'{{"id": {identity}}}'):
        error = TALK.raw(text)["error"]
        assert error["code"] in {"request/field", "request/type", "request/json"}
        assert error["code"] == "request/json" or error["args"] == {"field": "id"}


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_what_only_python_takes_for_json_is_refused(constant: str) -> None:
    for text in (f'{{"id": 1, "op": "hello", "x": {constant}}}', f'{{"id": 1, "op": "hello", "x": [[{constant}]]}}'):
        assert TALK.raw(text)["error"]["code"] == "request/json"


@given(st.text() | json_values().map(json.dumps))
@example('{"id": 1, "op": "hello"')
@example('{"id": 1, "op": "hello"} {"id": 2, "op": "hello"}')
@example("{'id': 1, 'op': 'hello'}")
@example('{"id": 1, "id": 2, "op": "hello", "op": "fly"}')
@example('"' + "\ud800" + '"')
@example('{"id": 1, "op": "\\ud800"}')
@example("\ufeff{}")
@example("9" * 5000)
@example("")
def test_any_line(text: str) -> None:
    reply = json.loads(finish(TALK.host.ask(text)))
    try:
        known = json.loads(text)
    except ValueError:
        known = None
    identity = known.get("id") if isinstance(known, dict) else None
    if isinstance(identity, bool) or not isinstance(identity, str | int | float):
        identity = None
    assert checked(json.dumps(reply), identity).get("error", {}).get("code") != "engine/failed"


@given(st.sampled_from(sorted(GOOD)), st.data())
def test_a_line_with_a_hole_or_a_stain(op: str, data: st.DataObject) -> None:
    line = json.dumps({"id": 1, "op": op, **GOOD[op]})
    start = data.draw(st.integers(0, len(line) - 1))
    end = data.draw(st.integers(start, min(len(line), start + 20)))
    stained = line[:start] + data.draw(st.text(max_size=3)) + line[end:]
    error = json.loads(finish(TALK.host.ask(stained))).get("error", {})
    assert error.get("code") != "engine/failed"


@pytest.mark.parametrize("shape", ["[", "{", '{"a":', '[{"a":', '{"id": 1, "op": "hello", "x": ', '{"id": 1, "op": '])
@pytest.mark.parametrize("times", [101, 5_000, 100_000])
def test_what_is_nested_deep_is_refused(shape: str, times: int) -> None:
    """The browser's parser would not survive it, so it never gets that far."""
    assert TALK.raw(shape * times)["error"]["code"] == "request/size"
    assert TALK.raw('{"id": 1, "op": ' + "[" * times + "]" * times + "}")["error"]["code"] == "request/size"


def test_what_is_nested_a_little_or_inside_a_text_is_read() -> None:
    nested = "[" * 99 + "]" * 99
    assert TALK.raw(f'{{"id": 1, "op": {nested}}}', 1)["error"]["code"] == "request/type"
    assert TALK.raw(f'{{"id": 1, "op": "hello", "x": [{nested}]}}')["error"]["code"] == "request/size"
    for text in ("[" * 10**5, "\\" * 10**5 + "{" * 10**5, '"[' * 10**5, "]" * 10**5 + "["):
        assert answered({"op": "check", "text": text})["error"]["code"] == "record/broken"
    assert answered({"op": "touch", **GOOD["touch"], "cards": [[]] * 2998})["error"]["code"] == "request/type"
    assert TALK.raw(json.dumps({"id": 1, "op": "touch", "cards": [[]] * 2999}))["error"]["code"] == "request/size"


@pytest.mark.parametrize("sign", ["x", " ", "[", "\n", "\\", '"', "\u2028", "🂡", "\ud800"])
def test_a_line_that_is_too_long_is_refused(sign: str) -> None:
    assert TALK.raw(sign * (MAX_REQUEST + 1))["error"]["code"] == "request/size"
    assert "error" in answered({"op": "check", "text": sign * 300_000})


# -- records


@given(st.data())
def test_a_scrambled_record_is_read_as_far_as_it_goes(data: st.DataObject) -> None:
    """What `check` makes of it is a whole record; every other op takes the text whole or refuses it."""
    rows = OVER.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        row, other = (data.draw(st.integers(0, len(rows) - 1)) for _ in range(2))
        cut = data.draw(st.integers(0, 9))
        new = [rows[other], "", rows[row][:-cut], rows[row] + rows[other], rows[row][cut:]]
        rows[row] = data.draw(st.sampled_from(new) | st.text(max_size=9))
    text = "\n".join(rows)
    found = answered({"op": "check", "text": text})
    if "ok" in found:
        record = found["ok"]["record"]
        assert answered({"op": "check", "text": record})["ok"] | {"lost": found["ok"]["lost"]} == found["ok"]
        for op in ("status", "look", "legal", "think"):
            answered({"op": op, **GOOD[op], "record": text, "at": None})
            asked = {"op": op, **GOOD[op], "record": record, "at": None, "key": None, "open": False}
            assert answered(asked).get("error", {}).get("code", "seat/turn") in {"seat/turn", "deal/over"}


@given(st.integers(0, len(OVER)))
def test_a_record_that_was_cut_off_costs_a_line_at_most(cut: int) -> None:
    found = answered({"op": "check", "text": OVER[:cut]})
    if cut < len(OVER[: OVER.index("\n0:pass")].rsplit("\n", 1)[0]):
        assert found["error"]["code"] in {"record/broken", "game/unknown"}
    else:
        lines = OVER[:cut].count("\n")
        assert found["ok"]["played"] >= len(re.findall(r"^\d:", OVER, re.MULTILINE)) - OVER.count("\n") + lines
        assert len(found["ok"]["lost"]) <= 1


TAILS = {
    "a move that is not legal": "0:2r\n",
    "a move of a seat that there is not": "7:pass\n",
    "a move that is none": "0:fly\n",
    "a bomb that nobody holds": "0:J Q K\n0:J Q K\n",
    "a shuffle": '[Seat0 "human:Anna"]\n*:shuffle 7r\n',
    "a star": "*:\n",
    "a deal before the end": '\n[Deal "2"]\n[Dealer "1"]\n[Leader "0"]\n[Deck ""]\n',
    "a deal without a head": '\n[Deal "2"]\n0:pass\n',
    "a player of a seat that there is not": '[Seat7 "human:X"]\n',
    "a player of no kind": '[Seat0 "cat:Tom"]\n',
    "an option": '[Option.target "50"]\n',
    "a mark without a number": '[Undo "many"]\n',
    "a mark with a huge number": f'[Undo "{"9" * 5000}"]\n',
    "nulls": "\x00\x00\x00\n",
    "a long line": "0:" + "7r " * 10**5 + "\n",
    "the record again": RECORD,
}


@pytest.mark.parametrize("tail", TAILS)
def test_a_bad_tail_costs_the_tail(tail: str) -> None:
    text = RECORD + TAILS[tail] + "0:pass\n"
    found = answered({"op": "check", "text": text})["ok"]
    assert (found["record"], found["ply"]) == (RECORD, 3)
    assert found["lost"][0]["line"] >= RECORD.count("\n") + 1
    assert all(lost["code"] and (lost["detail"] or lost["code"] == "record/after") for lost in found["lost"])
    assert found["lost"][-1]["text"] == "0:pass"
    for op in ("status", "legal", "look", "touch", "play", "undo", "seat", "think", "hint"):
        error = answered({"op": op, **GOOD[op], "record": text, "key": None})["error"]
        assert error["code"] == "record/broken"
        assert error["args"] == {"line": found["lost"][0]["line"]}


LONG = ["\n", " \n", "[", '[A "', "0:pass", "x\n"]
LONG += ["0:fly\n", '[Seat1 "human:x"]\n', '[Undo "1"]\n', "*:shuffle 7r\n", '[Deal "2"]\n']


@pytest.mark.parametrize("rows", LONG)
def test_a_record_of_any_length_is_read_in_a_moment(rows: str) -> None:
    most = MAX_REQUEST - len(json.dumps({"id": 1, "op": "check", "text": RECORD}))
    for above in (RECORD, ""):
        answered({"op": "check", "text": above + rows * (most // len(json.dumps(rows)[1:-1]))})


@pytest.mark.parametrize("row", ['[Seat1 "human:x"]\n', '[Undo "1"]\n'])
def test_one_goes_back_in_a_record_of_any_length_in_a_moment(row: str) -> None:
    long = RECORD + row * (MAX_LINES - RECORD.count("\n") - 1)
    assert "ok" in answered({"op": "look", "record": long, "at": {"deal": 1, "ply": 3}})
    for op in ("events", "verify"):
        assert "ok" in answered({"op": op, "record": long, "at": {"deal": 1, "ply": 0}})
    assert "ok" in answered({"op": "undo", "record": long, "seat": 0, "scope": "decision"})
    before = RECORD[: RECORD.index("\n1:") + 1]
    early = before + row * (MAX_LINES - RECORD.count("\n") - 1) + RECORD[len(before) :]
    assert "ok" in answered({"op": "look", "record": early, "at": {"deal": 1, "ply": 0}})


# -- the process


@needs_processes
def test_the_process_answers_every_line(serve: Callable[[], Served]) -> None:
    served = serve()
    lines = []
    for number, (op, field) in enumerate(FIELDS):
        value = NASTY[number * 7 % len(NASTY)]
        lines.append(json.dumps({"id": number, "op": op, **GOOD[op], field: value, "ms": 0}).encode())
        lines.append(b"\xff" + lines[-1])
    served.write(*lines, b'{"id": "end", "op": "hello"}')
    answers = [json.loads(line) for line in served.end()]
    assert len(answers) == len(lines) + 1
    assert sorted(answer["id"] for answer in answers if isinstance(answer["id"], int)) == list(range(len(FIELDS)))
    assert [answer["id"] for answer in answers].count(None) == len(FIELDS)
    assert all(answer.get("error", {}).get("code") != "engine/failed" for answer in answers)
