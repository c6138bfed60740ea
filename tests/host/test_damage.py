"""Records damaged in every way: each is read as far as it goes, or refused with a code that has a text."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app import damage
from tests.host.talk import Talk
from tests.strategies import lighter

ROOT = Path(__file__).parents[2]
SAVES = sorted((ROOT / "tests" / "saves").glob("*.txt"))
SAID = set(re.findall(r"^error-([a-z-]+) =", (ROOT / "web" / "l10n" / "en" / "app.ftl").read_text(), re.MULTILINE))
ENCODINGS = ("utf-16-le", "utf-16-be", "utf-16", "utf-32", "latin-1", "cp1250", "cp437", "utf-7")
TALK = Talk()
DAMAGE: Any = damage  # untyped, because it also runs under MicroPython


def texts(whole: str) -> Iterator[str]:
    """Yields a record damaged in every way: recoded, corrupted, cut off."""
    yield from DAMAGE.recoded(whole)
    raw = whole.encode()
    for encoding in ENCODINGS:
        yield raw.decode(encoding, "replace")
        yield whole.encode(encoding, "replace").decode("utf-8", "replace")
    yield raw.decode("latin-1").encode().decode("latin-1")  # encoded twice
    for seed in range(lighter(60)):
        yield DAMAGE.damaged(whole, seed)
    for cut in range(0, len(whole), 97):
        yield whole[:cut]
    for where in range(0, len(raw), 53):
        yield (raw[:where] + bytes([raw[where] ^ 0xFF]) + raw[where + 1 :]).decode("utf-8", "replace")


def check(text: str) -> tuple[str, Any]:
    """Returns the code of a refusal, or "" and the answer if the record is read."""
    answer = TALK.raw(json.dumps({"id": 1, "op": "check", "text": text}), 1)
    return answer.get("error", {}).get("code", ""), answer.get("ok")


@pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])
def test_a_damaged_record_is_read_as_far_as_it_goes_or_refused_with_a_text(path: Path) -> None:
    whole = path.read_bytes().decode()
    for text in texts(whole):
        code, found = check(text)
        if code:
            assert code.replace("/", "-") in SAID, text[:200]
            continue
        again, same = check(found["record"])
        assert again == "", text[:200]
        assert {**same, "lost": found["lost"]} == found, text[:200]
        assert same["lost"] == [], text[:200]
        assert all(lost["code"] for lost in found["lost"])


@pytest.mark.parametrize("sign", ["x", "\n", "0:pass\n", "[", '[Seat0 "human:x"]\n', "\x00", "é"])
def test_ten_megabytes_are_refused_at_once(sign: str) -> None:
    """The page reads two megabytes at most, and has its own message for more."""
    text = SAVES[0].read_bytes().decode() + sign * (10_000_000 // len(sign.encode()))
    answer = TALK.raw(json.dumps({"id": 1, "op": "check", "text": text}))
    assert answer["error"]["code"] == "request/size"
