"""Record text: whatever is written reads back, and reading never raises, whatever the text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import Player
from engine.core.record import MAX_LINES, parse, tag_line
from engine.core.rng import SplitMix64
from tests.core.toy import GAME as TOY
from tests.strategies import begin, played, seeds

PRINTED = """\
[Format "1"]
[Game "toy"]
[Seat0 "human:Anna"]

[Deal "1"]
[Dealer "1"]
[Deck "1a 2a"]
0:give 1a
*:shuffle 1a 2a
[Seat1 "bot:club:Béla"]
[Undo "2"]
1:draw

[Deal "2"]
[Dealer "0"]
"""


def test_tags_stand_in_the_head_of_the_match_or_of_a_deal_and_lines_after() -> None:
    record, lost = parse(PRINTED)
    assert lost == ()
    assert record.tags == (("Format", "1"), ("Game", "toy"), ("Seat0", "human:Anna"))
    assert record.tag("Game") == "toy"
    assert record.tag("Seed") is None
    assert record.starting("Seat") == (("0", "human:Anna"),)
    first, second = record.blocks
    assert first.tags == (("Deal", "1"), ("Dealer", "1"), ("Deck", "1a 2a"))
    assert [(line.number, line.seat, line.text) for line in first.lines] == [
        (8, 0, "give 1a"),
        (9, None, "shuffle 1a 2a"),
        (10, None, '[Seat1 "bot:club:Béla"]'),
        (11, None, '[Undo "2"]'),
        (12, 1, "draw"),
    ]
    assert [line.tag for line in first.lines] == [None, None, ("Seat1", "bot:club:Béla"), ("Undo", "2"), None]
    assert (second.number, second.tag("Dealer"), second.lines) == (14, "0", ())


def test_a_seat_that_changes_hands_before_the_first_move_is_a_line_and_no_head() -> None:
    record, _ = parse('[Deal "1"]\n[Deck "1a"]\n[Seat0 "human:B"]\n[Late "x"]\n')
    assert record.blocks[0].tags == (("Deal", "1"), ("Deck", "1a"))
    assert [line.tag for line in record.blocks[0].lines] == [("Seat0", "human:B"), ("Late", "x")]


@given(st.text())
def test_a_tag_reads_back_with_control_signs_made_blanks(value: str) -> None:
    record, lost = parse(tag_line("Seat0", value))
    assert lost == ()
    assert record.tag("Seat0") == re.sub(r"[\x00-\x1f\x7f]", " ", value)


@pytest.mark.parametrize(
    "value",
    ['"', "\\", '\\"', "\\\\", 'a"] [b', "]", "é ő 卡 🂡", "\u2028line\u2029", "\x85", " two  blanks ", "\ufeff"],
)
def test_a_tag_keeps_every_sign_in_its_place(value: str) -> None:
    text = tag_line("Name", value)
    assert parse(text)[0].tag("Name") == value
    assert len(text.split("\n")) == 1


@given(st.text(alphabet=st.sampled_from('[]"\\:*0123456789 \t\r\nDealSeatUndo\ufeffé\x0b\x1c\u2028')))
def test_reading_never_raises_and_names_every_line_that_it_loses(text: str) -> None:
    record, lost = parse(text)
    kept = [line.number for block in record.blocks for line in block.lines]
    kept += [block.number for block in record.blocks]
    rows = [number for number, row in enumerate(text.lstrip("\ufeff").split("\n"), 1) if row.strip()]
    heads = len(record.tags) + sum(len(block.tags) - 1 for block in record.blocks)
    assert len(kept) + heads + len(lost) == len(rows)
    assert {line.number for block in record.blocks for line in block.lines} <= set(rows)
    assert {line.line for line in lost} <= set(rows)
    assert not {line.line for line in lost} & set(kept)


@given(st.text())
def test_reading_any_text_never_raises(text: str) -> None:
    for line in parse(text)[1]:
        assert line.line >= 1
        assert line.code == "record/line"


@pytest.mark.parametrize(
    ("row", "why"),
    [
        ("0:draw", "a move above the first deal"),
        ("; a comment", "a comment"),
        ('[Deal "1]', "an open quote"),
        ("[Deal 1]", "no quotes"),
        ('[De al "1"]', "a blank in the name"),
        ('[Deal "a"b"]', "a quote inside"),
        ('[Deal "\\"]', "an escaped last quote"),
    ],
)
def test_a_line_that_is_neither_tag_nor_move_is_lost_and_named(row: str, why: str) -> None:
    assert why
    record, lost = parse(f'[Game "toy"]\n{row}\n')
    assert record.blocks == ()
    assert [(line.line, line.text, line.code) for line in lost] == [(2, row, "record/line")]


@pytest.mark.parametrize("row", ["draw", "100:draw", "-1:draw", "a:draw", "0:", ":draw", "0 draw", "**:shuffle 1a"])
def test_a_line_of_a_deal_needs_a_seat_or_a_star(row: str) -> None:
    record, lost = parse(f'[Deal "1"]\n{row}')
    assert record.blocks[0].lines == ()
    assert [line.line for line in lost] == [2]


def test_line_ends_of_other_systems_blanks_and_a_byte_order_mark_do_not_matter() -> None:
    record, lost = parse(PRINTED)
    other, lost_too = parse("\ufeff" + PRINTED.replace("\n", " \r\n").replace("0:give", "  0:give"))
    assert (record, lost) == (other, lost_too)


def test_a_record_ends_after_a_bounded_number_of_lines() -> None:
    text = '[Deal "1"]\n' + "0:draw\n" * (MAX_LINES + 5)
    record, lost = parse(text)
    assert len(record.blocks[0].lines) == MAX_LINES - 1
    assert [(line.line, line.code) for line in lost] == [(MAX_LINES + 1, "record/long")]


def test_a_lost_line_is_quoted_shortened() -> None:
    assert len(parse("x" * 1000)[1][0].text) == 80


@given(seeds, st.integers(0, 60))
def test_the_record_of_a_match_parses_without_loss_and_prints_the_same(seed: int, plies: int) -> None:
    match = played(begin(TOY, 2 + seed % 2, seed), SplitMix64(seed), plies)
    match = match.reseat(1, Player("human", "New\nName"))
    record, lost = parse(match.text)
    assert lost == ()
    printed = "\n".join(tag_line(*tag) for tag in record.tags) + "\n"
    for block in record.blocks:
        rows = [tag_line(*tag) for tag in block.tags]
        for line in block.lines:
            who = "" if line.tag else "*:" if line.seat is None else f"{line.seat}:"
            rows.append(who + line.text)
        printed += "\n" + "\n".join(rows) + "\n"
    assert printed == match.text
