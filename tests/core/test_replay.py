"""Replay: a record reloads to the same match, a bad tail costs only the tail, and any moment can be restored."""

import re
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import replay
from engine.core.match import Match
from engine.core.migrate import NewerFormat
from engine.core.registry import UnknownGame
from engine.core.replay import BrokenRecord, NewerRules, at, load
from engine.core.rng import SplitMix64
from tests.core.replayed import find, finished, same
from tests.core.toy import GAME as TOY
from tests.strategies import begin, plays, samples, seeds


@given(seeds, st.sampled_from(["on", "off"]), st.integers(0, 60))
def test_every_prefix_of_a_match_reloads_to_an_equal_match(seed: int, mixed: str, stop: int) -> None:
    match = finished(seed, mixed=mixed)
    assert same(match, match.text)
    assert load(match.text, find).played == sum(deal.plies for deal in match.deals)
    there = at(match, 1 + seed % 2, min(stop, match.deals[seed % 2].plies))
    assert same(there, there.text)


@given(seeds, st.data())
def test_a_record_cut_off_anywhere_reloads_to_the_moves_before_the_cut(seed: int, data: st.DataObject) -> None:
    match = finished(seed)
    cut = data.draw(st.integers(len(match.deals[0].head), len(match.text)))
    loaded = load(match.text[:cut], find)
    there = loaded.match
    whole = match.text[: match.text.rfind("\n", 0, cut) + 1]
    moves = len(re.findall(r"^\d:", whole, re.MULTILINE))
    assert loaded.played in {
        moves - 1,
        moves,
        moves + 1,
    }  # a cut shuffle costs its move, a cut "drop 4a 4b" is a move
    if there.plies:
        assert at(there, there.setup.deal, there.plies - 1) == at(match, there.setup.deal, there.plies - 1)
    assert len(loaded.lost) <= 2


@given(seeds, st.data())
def test_a_line_that_does_not_replay_costs_itself_and_the_lines_after_it(seed: int, data: st.DataObject) -> None:
    match = finished(seed)
    rows = match.text.split("\n")
    numbers = [number for number, row in enumerate(rows) if re.match(r"\d:", row)]
    number = data.draw(st.sampled_from(numbers))
    seat = rows[number][0]
    bad, code = data.draw(
        st.sampled_from(
            [
                (f"{seat}:fly", "move/notation"),
                (f"{seat}:drop 9z", "move/notation"),
                ("9:draw", "move/illegal"),
                (f"{seat}:burn 5a 5b", "move/illegal"),
                ("what?", "record/line"),
                ('[Seat9 "human:X"]', "move/illegal"),
                ('[Seat1 "cat:X"]', "move/illegal"),
                ('[Undo "x"]', "move/illegal"),
                ('[Undo ""]', "move/illegal"),
                ("*:roll 6", "move/illegal"),
            ]
        )
    )
    broken = "\n".join([*rows[:number], bad, *rows[number + 1 :]])
    loaded = load(broken, find)
    assert loaded.played == numbers.index(number)
    kept = load("\n".join(rows[:number]) + "\n", find)
    assert loaded.match == kept.match
    first, *after = loaded.lost
    assert (first.line, first.text, first.code) == (number + 1, bad, code)
    assert {lost.code for lost in after} <= {"record/after"}
    lines = [row for row in rows[number + 1 :] if re.match(r"\d:|\*:|\[Seat", row)]
    assert [lost.text for lost in after] == [row[:80] for row in lines]


def test_a_shuffle_below_a_line_that_cannot_be_read_costs_no_move_above_it() -> None:
    rows = finished(0).text.split("\n")
    shuffle = next(number for number, row in enumerate(rows) if row.startswith("*:shuffle"))
    loaded = load("\n".join([*rows[: shuffle - 1], "what?", *rows[shuffle:]]), find)
    assert loaded.match == load("\n".join(rows[: shuffle - 1]) + "\n", find).match
    assert (loaded.lost[0].line, loaded.lost[0].text) == (shuffle, "what?")


def test_a_shuffle_below_an_unreadable_first_move_costs_no_deal() -> None:
    rows = finished(0).text.split("\n")
    moves = [number for number, row in enumerate(rows) if row.startswith(("0:", "1:"))]
    shuffle = next(number for number, row in enumerate(rows) if row.startswith("*:shuffle"))
    loaded = load("\n".join([*rows[: moves[0]], "what?", rows[shuffle], *rows[moves[0] :]]), find)
    assert loaded.played == 0
    assert (loaded.lost[0].line, loaded.lost[0].text) == (moves[0] + 1, "what?")


HEAD = finished(4).text


# A replacement in a good record (pattern, new text), and the words of the refusal.
BROKEN = {
    "empty": (r"(?s).+", "", "it is not a record"),
    "prose": (r"(?s).+", "hello\x00", "it is not a record"),
    "no format": (r"\[Format.*", "", "it is not a record"),
    "format 0": (r'Format "1"', 'Format "0"', "it is not a record"),
    "format in words": (r'Format "1"', 'Format "one"', "it is not a record"),
    "no game": (r"\[Game.*", "", "it is not a record"),
    "no rules": (r"\[Rules.*", "", "the tag Rules is None and not a number"),
    "rules in words": (r'Rules "1"', 'Rules "99999999999x"', "the tag Rules is '99999999999x' and not a number"),
    "a deal of a huge number": (r'Dealer "."', f'Dealer "{"9" * 5000}"', "and not a number"),
    "no deal": (r"(?s)\n\n.*", "", "this record has no deal"),
    "a gap in the seats": (r"\[Seat1", "[Seat2", "the seats are not numbered"),
    "a seat without number": (r"\[Seat1", "[Seat", "the tag Seat is '' and not a number"),
    "a cat in a seat": (r"bot:club", "cat:club", "neither human:NAME nor"),
    "too few seats": (r"\[Seat1.*\n", "", "toy is for 2 to 3 players, not 1"),
    "an unknown option": (r"Option\.knock", "Option.knack", "no option 'knack'"),
    "a wrong value": (r'knock "on"', 'knock "maybe"', "knock takes one of"),
    "an unreadable tag": (r'knock "on"', 'knock "on', "line 7 is a tag that cannot be read"),
    "no dealer": (r"\[Dealer", "[Healer", "the tag Dealer is None"),
    "a dealer from nowhere": (r'Dealer "."', 'Dealer "5"', "no seat 5 to deal"),
    "a foreign card": (r'Deck "..', 'Deck "9z', "'9z' is not a card of this deck"),
    "no deck": (r"\[Deck ", "[Dock ", "cards are missing"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_record_that_cannot_begin_is_broken_and_says_why(what: str) -> None:
    pattern, instead, words = BROKEN[what]
    broken, changes = re.subn(pattern, instead, HEAD, count=1)
    assert changes
    with pytest.raises(BrokenRecord, match=words):
        load(broken, find)


def test_a_newer_format_newer_rules_and_an_unknown_game_say_so() -> None:
    with pytest.raises(NewerFormat):
        load(HEAD.replace('[Format "1"]', '[Format "2"]'), find)
    with pytest.raises(NewerRules, match="rules 2 of toy, this version knows 1: update first") as newer:
        load(HEAD.replace('[Rules "1"]', '[Rules "2"]'), find)
    assert newer.value.number == 2
    for digits in ("9" * 20, "9" * 5000):
        with pytest.raises(NewerRules) as newer:
            load(HEAD.replace('[Rules "1"]', f'[Rules "{digits}"]'), find)
        assert newer.value.number == 1_000_000_000
    with pytest.raises(UnknownGame):
        load(HEAD.replace('"toy"', '"chess"'), find)


def test_prose_above_the_first_deal_costs_nothing_but_itself() -> None:
    loaded = load("Dear Béla,\n[12:03] look at this:\n" + HEAD, find)
    assert loaded.match.text == HEAD
    assert [lost.line for lost in loaded.lost] == [1, 2]


@pytest.mark.parametrize(
    ("tag", "words"),
    [("Deal", "the tag Deal says 7"), ("Dealer", "the tag Dealer says 7"), ("Carry", "the tag Carry says '7'")],
)
def test_a_deal_whose_head_disagrees_with_the_rules_is_lost_with_all_after_it(tag: str, words: str) -> None:
    match = finished(4)
    second = re.sub(rf'\[{tag} "."\]', f'[{tag} "7"]', match.text[len(match.preamble) :])
    loaded = load(match.preamble + second, find)
    assert loaded.match == match.deals[0]
    assert loaded.lost[0].code == "record/deal"
    assert words in loaded.lost[0].detail


def test_a_second_deal_before_the_end_of_the_first_is_lost() -> None:
    match = finished(4)
    rows = match.text.split("\n")
    cut = next(number for number, row in enumerate(rows) if row.startswith('[Deal "2"')) - 3
    loaded = load("\n".join(rows[:cut] + rows[cut + 2 :]), find)
    assert loaded.lost[0].code in {"record/deal", "move/illegal"}
    assert loaded.match.setup.deal == 1


@given(st.text())
def test_any_text_loads_or_is_refused_with_an_error_of_the_engine(text: str) -> None:
    with pytest.raises((BrokenRecord, NewerFormat, UnknownGame)):
        load(text, find)


@given(seeds, st.data())
def test_a_scrambled_record_loads_in_part_or_is_refused(seed: int, data: st.DataObject) -> None:
    rows = finished(seed % 50).text.split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        where, other = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.integers(0, len(rows) - 1))
        rows[where] = data.draw(st.sampled_from([rows[other], "", rows[where][:-2], rows[where] + rows[other]]))
    try:
        loaded = load("\n".join(rows), find)
    except (BrokenRecord, NewerFormat, NewerRules, UnknownGame):
        return
    assert load(loaded.match.text, find).match == loaded.match
    assert load(loaded.match.text, find).lost == ()


@pytest.mark.parametrize("row", ['[Seat1 "human:X"]', '[Undo "1"]'])
def test_the_lines_of_a_deal_are_held_once_however_many_moments_it_has(
    row: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copying each line for every line after it would take seconds in a record of 20,000 lines."""
    start = begin(TOY, 2, 4, mixed="off")
    text = start.text + f"{row}\n" * 1000
    moments: list[Match] = []
    applied = replay._applied

    def noted(*given: Any) -> Match:
        moments.append(applied(*given))
        return moments[-1]

    monkeypatch.setattr(replay, "_applied", noted)
    match = load(text, find).match
    assert match.text == text
    assert len(moments) == 1000
    assert sys.getrefcount(match.lines[0]) < 10
    at(match, 1, 0)
    assert len(moments) == 2000
    assert sys.getrefcount(moments[-1].lines[0]) < 10


# -- any moment


@settings(max_examples=samples(6))
@given(seeds)
def test_at_gives_every_moment_of_every_deal(seed: int) -> None:
    rng = SplitMix64(seed)
    moments = {}
    match = begin(TOY, 2 + seed % 2, seed, target="500")
    for deal in (1, 2):
        for there in plays(match, rng):
            match = there
            moments[deal, there.plies] = there
        if deal == 1:
            match = match.next()
    for (deal, ply), there in moments.items():
        assert at(match, deal, ply) == there


@pytest.mark.parametrize(("deal", "ply"), [(0, 0), (3, 0), (-1, 0), (1, -1), (1, 999), (2, 10**30)])
def test_a_moment_that_never_was_is_refused(deal: int, ply: int) -> None:
    with pytest.raises(ValueError, match="there is no"):
        at(finished(4), deal, ply)
