"""A whole conversation with the host, word for word: every op, and nearly every refusal.

`conversation.txt` holds the requests and answers. `pytest tests/host --update-golden` rewrites it.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.core.registry import games
from engine.wire import _CODES
from tests.host.cards import BOMB, FIVE, NINE, short_deck
from tests.host.serving import Served, needs_processes
from tests.host.talk import ANNA, BELA, CILI, Json, Refusal, Talk

GOLDEN = Path(__file__).with_name("conversation.txt")
HANDS = {"decks": [short_deck(2)] * 2, "dealer": 0}
SHARES = ["0f" * 16, "a1" * 16]
MANY = 3  # longer lists of moves are cut, and the rest counted

MESSAGES = (Path(engine.__file__).parent / "MESSAGES.md").read_text(encoding="utf-8")
PARTS = {
    part.partition("\n")[0]: set(re.findall(r"^\| `(.+?)` ", part, re.MULTILINE))
    for part in MESSAGES.split("\n## ")[1:]
}
OPS, CODES = PARTS["What can be asked"], PARTS["What can be refused"]
# Too long for a golden file, only while a bot thinks, or only where games arrive one by one.
ELSEWHERE = {"request/size", "engine/failed", "cancelled", "game/away"}


class Log:
    """Talks to a host and notes the conversation; records that came up before are referred to by number."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.said: list[str] = []
        self.codes: set[str] = set()
        self.ops: set[str] = set()
        self._records: list[str] = []
        self._keys: list[str] = []

    def __call__(self, op: str, **fields: Any) -> Json:
        """Returns the answer to a request, {} if it is refused."""
        self.ops.add(op)
        self._note("ask", {"op": op, **fields})
        try:
            answer = self.talk(op, **fields)
        except Refusal as refusal:
            self.codes.add(refusal.code)
            self._note("error", {"code": refusal.code, "detail": refusal.detail, **refusal.extra})
            return {}
        answer |= {"ms": 0} if "ms" in answer else {}
        self._note("ok", answer)
        return answer

    def line(self, text: str) -> None:
        """Sends a line that is not a request, for an error without an id."""
        self.said.append(f"line {text}")
        error = self.talk.raw(text)["error"]
        self.codes.add(error["code"])
        self._note("error", error)

    def _note(self, what: str, said: Json) -> None:
        self.said.append(f"{what} {json.dumps({**_shortened(said), **self._numbered(said)}, ensure_ascii=False)}")
        if what == "ok" and "record" in said and said["record"] not in self._records:
            self._records.append(said["record"])
            self._keys.append(said["key"])

    def _numbered(self, said: Json) -> Json:
        """Returns records and keys as numbers: a record as the last one that it continues, and what it adds."""
        found: Json = {}
        for name in {"record", "text", "again"} & set(said):
            begun = [number for number, known in enumerate(self._records) if said[name].startswith(known)]
            if begun:
                rest = said[name][len(self._records[begun[-1]]) :]
                found[name] = f"#{begun[-1] + 1}{rest and ' and '}{rest}"
        if said.get("key") in self._keys:
            found["key"] = f"#{self._keys.index(said['key']) + 1}"
        return found


def _shortened(said: Json) -> Json:
    short = dict(said)
    if "games" in said:
        short["games"] = ["and what there is to know of each"]
    if "detail" in said:
        short["detail"] = said["detail"].replace(", ".join(game.name for game in games()), "those that hello names")
    if "table" in said:
        short["table"] = sorted(said["table"])
    if "decks" in said:
        short["decks"] = [" ".join(deck) for deck in said["decks"]]
    if len(said.get("moves", ())) > MANY:
        short["moves"] = [*said["moves"][:MANY], f"and {len(said['moves']) - MANY} more"]
    return short


def converse(log: Log) -> None:
    """Plays a match of one deal and a bit, and asks for everything that can go wrong on the way."""
    log("hello")
    record = log(
        "new", game="haggis", seats=[ANNA, BELA], options={"target": 350, "practice": True}, seed="golden", **HANDS
    )["record"]
    over = _play(log, _begin(log, record))
    second = _settle(log, over)
    _read(log, second, over)
    _set_up(log)
    _end(log, record)
    _talk_nonsense(log)
    _share(log, over)


def _begin(log: Log, record: str) -> str:
    """Asks for what is possible before the first move, and what is not."""
    log("status", record=record)
    key: str = log("seat", record=record, seat=1, **{**BELA, "name": "Bea"})["key"]
    log("legal", key=key, seat=0)
    log("legal", key=key, seat=1)
    log("look", key=key, seat=None)
    log("touch", key=key, seat=1, cards=["2r", "4r"])
    log("touch", key=key, seat=1, cards=["2o", "10r"])
    log("touch", key=key, seat=1, cards=["9z"])
    log("think", key=key, seat=0, level="club", seed="x", playouts=1)
    log("undo", key=key, seat=0, scope="decision")
    log("undo", key=key, seat=0, scope="twice")
    log("next", key=key)
    log("play", key=key, seat=1, move="2r 4r")
    log("play", key=key, seat=1, move="fly")
    log("play", key=key, seat=1, move="pass")
    log("play", key=key, seat=2, move="pass")
    log("play", key=key, seat=0, move="pass")
    return key


def _play(log: Log, key: str) -> str:
    """Plays the first deal to its end."""
    key = log("play", key=key, seat=0, move="bet 15", **{"for": None})["key"]
    key = log("undo", key=key, seat=0, scope="step")["key"]
    key = log("play", key=key, seat=1, move=" ".join(reversed(NINE.split(" "))), **{"for": 0})["key"]
    log("play", key=key, seat=1, move=BOMB)
    key = log("play", key=key, seat=0, move="pass")["key"]
    key = log("play", key=key, seat=0, move="bet 30")["key"]
    key = log("undo", key=key, seat=0, scope="decision")["key"]
    key = log("play", key=key, seat=1, move=BOMB)["key"]
    log("undo", key=key, seat=1, scope="step")
    log("look", key=key, seat=0, at={"deal": 1, "ply": 1})
    log("look", key=key, seat=0, at={"deal": 2, "ply": 0})
    log("think", key=key, seat=0, level="club", seed="x", playouts=1)
    log("hint", key=key, seat=0, seed="x", playouts=1)
    log("hint", key=key, seat=1, seed="x", playouts=1)
    key = log("play", key=key, seat=0, move="pass")["key"]
    key = log("seat", key=key, seat=0, **CILI)["key"]
    log("seat", key=key, seat=0, kind="cat", name="Tom")
    over: str = log("play", key=key, seat=1, move=FIVE)["key"]
    return over


def _settle(log: Log, over: str) -> str:
    """Asks about the first deal once it is over, and deals the second."""
    log("status", key=over)
    log("legal", key=over, seat=0)
    log("think", key=over, seat=0)
    log("play", key=over, seat=0, move="pass")
    log("review", key=over, deal=1, ply=1, seat=0, seed="x", playouts=40)
    log("review", key=over, deal=1, ply=2, seat=1, seed="x", playouts=40)
    log("review", key=over, deal=1, ply=2, seat=0)
    log("review", key=over, deal=1, ply=99, seat=0)
    log("look", key=over, seat=0, at={"deal": 1, "ply": 1}, open=True)
    log("moves", key=over, deal=1)
    log("past", key=over, ply=2, seat=0, open=True)
    log("tally", key=over)
    log("branch", key=over, at={"deal": 1, "ply": 1})
    log("excerpt", key=over, deal=1)
    log("excerpt", key=over, deal=1, ply=1)
    log("rollout", key=over, seat=0, move="pass")
    log("next", key=over, deck=["7r"])
    second: str = log("next", key=over)["record"]
    log("review", record=second, deal=2, ply=0, seat=0)
    log("look", record=second, seat=0, open=True)
    log("moves", record=second, deal=2)
    log("tally", record=second, deal=2)
    log("tally", record=second)
    log("branch", record=second, at={"deal": 2, "ply": 0})
    log("excerpt", record=second, deal=2)
    return second


def _read(log: Log, second: str, over: str) -> None:
    """Sends texts that are whole records, broken ones, or no records at all."""
    log("check", text=second)
    log("check", text=second + "0:fly\n1:pass\n")
    log("status", record=second + "0:fly\n")
    log("status", record=second.replace('[Format "1"]', '[Format "9"]'))
    log("check", text=second.replace('[Rules "1"]', '[Rules "9"]'))
    log("check", text="Dear Anna, see you on Friday")
    log("check", text='[Format "1"]\n[Game "chess"]\n')
    log("status", record=second, key=over)


def _set_up(log: Log) -> None:
    """Asks for impossible matches."""
    seats = [ANNA, BELA]
    log("new", game="haggis", seats=[ANNA], seed="x")
    log("new", game="haggis", seats=seats)
    log("new", game="haggis", seats=seats, seed=7)
    log("new", game="haggis", seats=seats, seed="x", dealer=2)
    log("new", game="haggis", seats=[ANNA, {**BELA, "level": "divine"}], seed="x")
    log("new", game="haggis", seats=[ANNA, {**BELA, "temperament": "bold"}], **HANDS)
    log("new", game="haggis", seats=[ANNA, {**BELA, "temperament": "fearless"}], seed="x")
    log("new", game="haggis", seats=seats, seed="x", options={"target": 49})
    log("new", game="haggis", seats=seats, seed="x", options={"trumps": True})
    log("new", game="whist", seats=seats, seed="x")
    log("new", game="haggis", seats=seats, decks=[short_deck(2)[1:]])


def _end(log: Log, record: str) -> None:
    """Gives up a match, then plays one that ends after its first deal; nothing may be taken back in either."""
    late = log("new", again=_with(record, practice="off"), seats=[ANNA, CILI])["key"]
    late = log("play", key=late, seat=1, move=NINE)["key"]
    log("undo", key=late, seat=1, scope="decision")
    given_up = log("concede", key=late, seat=1, **{"for": 0})["key"]
    log("status", key=given_up)
    log("look", key=given_up, seat=0)
    log("concede", key=given_up, seat=0)
    key = log("new", again=_with(record, undo="off", target="50"), seats=[ANNA, CILI])["key"]
    key = log("play", key=key, seat=1, move=NINE)["key"]
    log("undo", key=key, seat=1, scope="decision")
    for seat, move in ((0, "pass"), (1, BOMB), (0, "pass"), (1, FIVE)):
        key = log("play", key=key, seat=seat, move=move)["key"]
    log("status", key=key)
    log("next", key=key)
    log("play", key=key, seat=1, move="pass")


def _talk_nonsense(log: Log) -> None:
    """Sends lines that are not requests, or unknown ones."""
    log("status", key="0")
    log("status")
    log("admire", key="0", seat=0)
    log("cancel", of="nothing")
    log("cancel")
    log.line("hello?")
    log.line('["hello"]')
    log.line('{"op": "hello"}')
    log.line('{"id": true, "op": "hello"}')


def _share(log: Log, over: str) -> None:
    """Deals from shares, asks where the cards came from, and what a phone has missed."""
    seats = [ANNA, CILI]
    log("new", game="haggis", seats=seats, shares=SHARES)
    log("new", game="haggis", seats=seats, shares=["0F" * 16])
    log("new", game="haggis", seats=seats, shares=SHARES, **HANDS)
    log("verify", key=over)
    second = log("next", key=over, shares=SHARES)["key"]
    log("verify", key=second)
    log("events", key=over, at={"deal": 1, "ply": 3}, **{"for": 0})
    log("events", key=over, at={"deal": 1, "ply": 9})
    log("events", key=second, at={"deal": 1, "ply": 3})


def _with(record: str, **options: str) -> str:
    """Returns a record with other values for its options."""
    for name, value in options.items():
        record, changes = re.subn(rf'\[Option\.{name} "\w+"\]', f'[Option.{name} "{value}"]', record)
        assert changes == 1
    return record


@pytest.fixture(scope="module")
def log() -> Log:
    found = Log(Talk())
    converse(found)
    return found


def test_the_conversation_is_as_it_was_written_down(log: Log, pytestconfig: pytest.Config) -> None:
    text = "\n".join(log.said) + "\n"
    if pytestconfig.getoption("--update-golden"):
        GOLDEN.write_text(text, encoding="utf-8")
        return
    assert text.splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


def test_every_op_and_every_code_is_written_down_and_comes_up(log: Log) -> None:
    assert log.ops - {"admire"} == OPS == {*log.talk.host._ops, *log.talk.host._long}
    assert log.codes == CODES - ELSEWHERE
    assert {code for _, code in _CODES} <= CODES


@needs_processes
def test_the_process_says_the_same(log: Log, serve: Callable[[], Served]) -> None:
    served = Log(serve())
    converse(served)
    assert served.said == log.said
