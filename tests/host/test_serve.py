"""`python -m engine serve`, as seen by the program at the other end of the pipes."""

import json
import signal
import statistics
import sys
import time
from collections.abc import Callable

import pytest

from engine.wire import MAX_REQUEST
from tests.host.cards import DEAL, short_deck
from tests.host.serving import Served, needs_processes
from tests.host.slow import SLICE
from tests.host.talk import ANNA, BELA, Json, Talk, checked

pytestmark = needs_processes

type Serve = Callable[..., Served]


def asking(identity: object, op: str, **fields: object) -> str:
    return json.dumps({"id": identity, "op": op, **fields})


def test_lines_sent_together_are_answered_in_order_and_then_it_ends(serve: Serve) -> None:
    served = serve()
    served.write(*(asking(number, "status", record=Talk().new(seed=str(number % 3))) for number in range(200)))
    answers = [json.loads(line) for line in served.end()]
    assert [answer["id"] for answer in answers] == list(range(200))
    assert all("ok" in answer for answer in answers)


def test_without_input_it_ends_at_once(serve: Serve) -> None:
    assert serve().end() == []


def test_the_last_line_needs_no_end_and_thoughts_are_waited_for(serve: Serve) -> None:
    served = serve("tests.host.slow")
    served.write(asking("slow", "think", record=Talk().new(dealer=0), seat=1, ms=300))
    assert served.process.stdin
    served.process.stdin.write(asking("last", "hello").encode())
    assert [json.loads(line)["id"] for line in served.end()] == ["last", "slow"]


def test_lines_from_other_systems_and_blank_ones(serve: Serve) -> None:
    served = serve()
    served.write(b"\xef\xbb\xbf" + asking(1, "hello").encode() + b"\r", b"", b" \t\r", asking(2, "hello"))
    assert [json.loads(line)["id"] for line in served.end()] == [1, 2]


def test_bytes_that_are_no_text_are_answered(serve: Serve) -> None:
    served = serve()
    odd = [b"\xff\xfe\x00", b"\x00" * 99, b"\x1c", b"\xc2\xa0", bytes(range(14, 256))]
    for line in (*odd, b'{"id": 5, "op": "\xed\xa0\x80"}'):
        served.write(line)
        answer = json.loads(served.read())
        assert answer["error"]["code"] == ("op/unknown" if answer["id"] == 5 else "request/json")
    served.write(asking(6, "check", text="né ő 🂡") + " ")
    assert checked(served.read(), 6)["error"]["code"] == "record/broken"
    assert served.end() == []


@pytest.mark.parametrize("sign", ["x", "é", "🂡"])
def test_a_line_is_as_long_as_it_may_be_or_refused_whole(serve: Serve, sign: str) -> None:
    """The bound counts characters, not bytes."""
    served = serve()
    room = MAX_REQUEST - len(json.dumps({"id": 1, "op": "check", "text": ""}))
    for more, code in ((0, "record/broken"), (1, "request/size")):
        line = json.dumps({"id": 1, "op": "check", "text": sign * (room + more)}, ensure_ascii=False)
        served.write(line)
        assert checked(served.read(), None if more else 1)["error"]["code"] == code
    whole = json.dumps({"id": 3, "op": "check", "text": sign * room}, ensure_ascii=False)
    served.write(b"\xef\xbb\xbf" + whole.encode() + b"\r")
    assert checked(served.read(), 3)["error"]["code"] == "record/broken"
    served.write("x" * (5 * MAX_REQUEST))
    assert checked(served.read(), None)["error"]["code"] == "request/size"
    served.write(asking(2, "hello"))
    assert checked(served.read(), 2)["ok"]
    assert served.end() == []


def test_a_match_is_the_same_whoever_keeps_it(serve: Serve) -> None:
    """Two processes by turns, one of them killed: only the record counts."""
    here, there = serve(), serve()
    record = Talk().new(decks=[short_deck(2)], dealer=0)
    for number, (seat, move) in enumerate(DEAL):
        record = (here, there)[number % 2].moves(record, (seat, move))
        if number == 2:
            here.process.kill()
            here = serve()
    assert record == Talk().moves(Talk().new(decks=[short_deck(2)], dealer=0), *DEAL)


def test_touches_are_answered_while_a_bot_thinks(serve: Serve) -> None:
    """Thirty in a row, then thirty at once: in order, promptly, without growing delay, before the thought ends."""
    served = serve("tests.host.slow")
    record = Talk().new(dealer=0)
    assert served("touch", record=record, seat=1, cards=[])
    served.write(asking("thought", "think", record=record, seat=1, ms=600_000))
    waits = []
    for number in range(30):
        begun = time.perf_counter()
        served.write(asking(number, "touch", record=record, seat=1, cards=[]))
        assert checked(served.read(), number)["ok"]
        waits.append(time.perf_counter() - begun)
    # One slice of waiting, and a wide margin for whatever else a busy machine does.
    assert statistics.median(waits) < 60 * SLICE
    assert statistics.median(waits[20:]) < 5 * statistics.median(waits[:10]) + 10 * SLICE
    served.write(*(asking(number, "touch", record=record, seat=1, cards=[]) for number in range(30)))
    for number in range(30):
        assert checked(served.read(), number)["ok"]
    served.write(asking("stop", "cancel", of="thought"))
    assert checked(served.read(), "stop")["ok"] == {"cancelled": True}
    assert checked(served.read(), "thought")["error"]["code"] == "cancelled"
    assert served.end() == []


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_it_ends_quietly_when_interrupted_or_nobody_listens(serve: Serve) -> None:
    for begin, number in ((_interrupt, signal.SIGINT), (_deafen, signal.SIGPIPE)):
        served = serve()
        assert served("hello")
        begin(served)
        assert served.process.wait(timeout=20) == -number
        assert served.process.stderr
        assert served.process.stderr.read() == b""


def _interrupt(served: Served) -> None:
    served.process.send_signal(signal.SIGINT)


def _deafen(served: Served) -> None:
    assert served.process.stdout
    served.process.stdout.close()
    served.write(asking(1, "hello"))


def test_a_program_that_knows_only_the_messages_plays_a_match(serve: Serve) -> None:
    """It says hello, seats the players, asks who must act, plays a legal move or a bot's, and deals again."""
    served = serve()
    game = next(game for game in served("hello")["games"] if game["name"] == "haggis")
    seats = [{**BELA, "level": game["levels"][-1]}, ANNA, {**BELA, "name": "Dia"}]
    answer: Json = served("new", game=game["name"], seats=seats, options={"target": "50"}, seed="program")
    deals = 1
    while not (status := served("status", key=answer["key"]))["over"]:
        if status["deal_over"]:
            answer = served("next", key=answer["key"])
            deals += 1
            continue
        seat = status["must"][0]
        if seats[seat]["kind"] == "bot":
            level = seats[seat]["level"]
            move = served("think", key=answer["key"], seat=seat, level=level, seed="s", playouts=1)["move"]
        else:
            move = served("legal", key=answer["key"], seat=seat)["moves"][-1]["text"]
        answer = served("play", key=answer["key"], seat=seat, move=move, **{"for": None})
    assert min(status["places"]) == 1
    assert len(status["deals"]) == deals
    assert max(status["scores"]) >= 50
    assert served("check", text=answer["record"])["over"]
    assert served.end() == []
