"""Names in a record: they are cut first of all, so that even a long one makes no more work later."""

import json
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.core.record import MAX_NAME
from engine.wire import MAX_REQUEST
from tests.host.cards import DEAL, short_deck
from tests.host.talk import Talk

LONG = 1_900_000
MARGIN = 1.05  # of the work for a short name: nothing may be done character by character
HEADS = ("human:", "bot:club:")
CHARACTERS = ("x", "й", "🂡", '"', "\\", "\x01", " ", "\u202e", "\u2028", ":")
# Text directions, line breaks and controls: in a name, each could reverse or break the text after it.
HARMFUL = "\x00\t\r\x1b\x7f\x85\x9f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HARMLESS = "Zoë \u05d0\u05d1 \u0627 卡 👩\u200d🚀 a\u200cb \u200e\u200f"

TALK = Talk()
START = TALK.new(decks=[short_deck(2)] * 2, dealer=0)


def written(name: str, head: str = "human:") -> str:
    """Returns a record in which a player of this name sits at the first seat, and sits down there again."""
    tag = '[Seat0 "' + head + name.replace("\\", "\\\\").replace('"', '\\"') + '"]'
    moves = "".join(f"{seat}:{move}\n" for seat, move in DEAL[:3])
    return START.replace('[Seat0 "human:Anna"]', tag) + tag + "\n" + moves


def work_of(function: Callable[[], Any]) -> int:
    """Returns how many calls and returns a function makes, including built-ins: a measure of work without a clock."""
    count = 0

    def note(*_: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(note)
    try:
        function()
    finally:
        sys.setprofile(None)
    return count


def checked(record: str) -> dict[str, Any]:
    """Returns a fresh host's answer to `check`, in which the record loses nothing."""
    found = Talk()("check", text=record)
    assert found["lost"] == []
    return found


@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("character", CHARACTERS)
def test_a_long_name_makes_no_more_work_than_a_short_one(head: str, character: str) -> None:
    most = LONG // len(json.dumps(character.replace("\\", "\\\\").replace('"', '\\"')))
    texts = [
        json.dumps({"id": 1, "op": "check", "text": written(character * times, head)}) for times in (MAX_NAME, most)
    ]
    assert MAX_REQUEST // 4 < len(texts[1]) < MAX_REQUEST
    short, long = (work_of(partial(Talk().send, text)) for text in texts)
    assert long < short * MARGIN


@pytest.mark.parametrize("head", HEADS)
def test_a_long_name_is_gone_from_all_that_comes_after(head: str) -> None:
    found = checked(written("x" * LONG, head))
    assert found["seats"][0]["name"] == "x" * MAX_NAME
    assert len(json.dumps(found)) < 4000
    talk = Talk()
    for op in ("look", "status", "legal"):
        assert len(json.dumps(talk(op, record=found["record"], seat=0))) < 40_000
    assert checked(found["record"])["record"] == found["record"]


def test_whoever_sits_down_by_a_record_or_a_request_has_a_name_of_the_same_length() -> None:
    found = TALK("seat", record=START, seat=0, kind="human", name="y" * LONG)["record"]
    assert f'[Seat0 "human:{"y" * MAX_NAME}"]' in found
    again = TALK.new({"kind": "human", "name": "z" * LONG}, {"kind": "bot", "name": "z" * LONG})
    assert again.count("z") == 2 * MAX_NAME


@pytest.mark.parametrize("character", HARMFUL)
def test_a_character_that_would_harm_the_text_around_it_is_a_blank(character: str) -> None:
    if character not in "\r\n":  # those end a line of the record
        assert checked(written(f"An{character}na"))["seats"][0]["name"] == "An na"
    made = TALK("seat", record=START, seat=0, kind="human", name=f"An{character}na")["record"]
    assert checked(made)["seats"][0]["name"] == "An na"


def test_every_other_sign_of_a_name_stays() -> None:
    assert checked(written(HARMLESS))["seats"][0]["name"] == HARMLESS


def test_a_record_with_a_long_name_replays_as_it_did() -> None:
    long, short = checked(written("w" * 500)), checked(written("w"))
    for field in ("deal", "ply", "played", "over", "scores", "options"):
        assert long[field] == short[field]
    assert long["record"].replace("w" * MAX_NAME, "w") == short["record"]
