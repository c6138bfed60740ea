"""The records in tests/saves: two written by the first version, one with temperaments, and damaged ones.

They are never rewritten: what was saved once must load in every later version.
"""

import re
from pathlib import Path

import pytest

from tests.host.talk import Talk, refused

SAVES = Path(__file__).parents[1] / "saves"

# For each text the deal and ply it loads to, the moves played, the scores, and the lines that are lost.
LOADED = {
    "finished": (3, 9, 46, [18, 300], []),
    "running": (2, 10, 51, [78, 34, 22], []),
    "tempered": (2, 11, 43, [31, 15], []),
    "unknown-level": (2, 10, 51, [78, 34, 22], []),
    "letter": (2, 10, 51, [78, 34, 22], [(1, "record/line"), (3, "record/line")]),
    "cut-off": (2, 8, 49, [78, 34, 22], [(79, "move/notation")]),
    "broken-tail": (2, 6, 47, [78, 34, 22], [(77, "move/notation"), (78, "record/after"), (79, "record/after")]),
    "illegal-tail": (2, 8, 49, [78, 34, 22], [(79, "move/illegal"), (80, "record/after")]),
    "wrong-deal": (1, 41, 41, [78, 34, 22], [(66, "record/deal"), *((row, "record/after") for row in range(70, 82))]),
}
REFUSED = {
    "newer-format": ("record/newer", "this record has format 2, this version reads up to 1"),
    "newer-rules": ("record/newer", "this record has rules 7 of haggis, this version knows 1"),
    "unknown-game": ("game/unknown", "there is no game 'tichu'"),
    "unknown-option": ("record/broken", "there is no option 'jokers'"),
    "no-deck": ("record/broken", "deck of deal 1"),
    "garbage": ("record/broken", "it is not a record"),
    "empty": ("record/broken", "it is not a record"),
}


def read(name: str) -> str:
    return (SAVES / f"{name}.txt").read_bytes().decode()


def test_every_save_is_expected_to_do_something() -> None:
    assert {path.stem for path in SAVES.glob("*.txt")} == set(LOADED) | set(REFUSED)


@pytest.mark.parametrize("name", LOADED)
def test_a_save_loads_as_far_as_it_goes(talk: Talk, name: str) -> None:
    deal, ply, played, scores, lost = LOADED[name]
    text = read(name)
    found = talk("check", text=text)
    assert (found["deal"], found["ply"], found["played"], found["scores"]) == (deal, ply, played, scores)
    assert [(line["line"], line["code"]) for line in found["lost"]] == lost
    rows = text.removeprefix("\ufeff").split("\n")
    assert all(rows[line["line"] - 1].strip().startswith(line["text"]) for line in found["lost"])
    if lost:
        with refused("record/broken", f"line {lost[0][0]}, ") as args:
            talk("status", record=text)
        assert args == {"line": lost[0][0]}
    else:
        assert found["record"] == text
        assert talk("status", record=text)["ply"] == ply
    assert talk("look", key=found["key"], seat=0)["table"]["ply"] == ply


@pytest.mark.parametrize("name", REFUSED)
def test_a_save_that_is_no_match_here_says_why(talk: Talk, name: str) -> None:
    code, words = REFUSED[name]
    for op, field in (("check", "text"), ("status", "record"), ("new", "again")):
        with refused(code, words) as args:
            talk(op, **{field: read(name)})
        assert ("number" in args) == (code == "record/newer")


def test_the_record_in_a_letter_is_the_record(talk: Talk) -> None:
    assert talk("check", text=read("letter"))["record"] == read("running")


def test_the_finished_match_is_over(talk: Talk) -> None:
    status = talk("status", record=read("finished"))
    assert (status["over"], status["places"]) == (True, [2, 1])
    assert [deal["deal"] for deal in status["deals"]] == [1, 2, 3]


def test_the_running_match_goes_on_with_all_that_it_remembers(talk: Talk) -> None:
    """Players who came and went, moves taken back, options, and planned decks."""
    text = read("running")
    assert len(re.findall(r"^\[Undo", text, re.MULTILINE)) == 2
    found = talk("check", text=text)
    assert [(seat["kind"], seat["name"]) for seat in found["seats"]] == [
        ("human", "Anna"),
        ("bot", "Béla"),
        ("human", 'Dia "D" Ő'),
    ]
    assert found["options"]["cardPoints"] == "everyCard1"
    then = talk("look", record=text, seat=None, at={"deal": 1, "ply": 20})["table"]["seats"]
    assert then[0]["name"] == "Cili"
    over = talk.play(text)
    assert over.startswith(text)
    assert talk("next", record=over)["record"].count("[Deal ") == 3
