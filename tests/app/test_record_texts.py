"""Records as text: cutting off what is hidden, setting a seed."""

from app.client.record_texts import finished_part, labelled, labels_of, reseeded
from tests.app.samples_shell import RECORD


def title_in(text):
    return labels_of(text).get("title", "")


def test_the_finished_part_has_no_seed_no_later_deck_and_no_running_deal():
    text = finished_part(RECORD)
    assert "Seed " not in text
    assert "Deck2" not in text
    assert '[Deal "2"]' not in text
    assert text.endswith("1:pass\n")
    assert '[Deck "7r 3b 2y"]' in text
    assert '[Seat1 "bot:club:Béla"]' in text


def test_while_the_first_deal_is_played_everything_is_hidden():
    assert finished_part(RECORD[: RECORD.index('[Deal "2"]')]) == ""


def test_a_record_without_a_seed_gets_one_before_its_first_deal():
    text = reseeded(finished_part(RECORD), "abcd")
    assert text.index('[Seed "abcd"]') < text.index('[Deal "1"]')
    assert reseeded(text, "ffff") == text
    assert reseeded(RECORD, "ffff") == RECORD
    assert reseeded("no record", "ffff") == "no record"


def test_a_title_goes_through_a_text_and_comes_out_as_it_was():
    for title in ("Train to Győr", 'Anna "Ace"', "back\\slash", '\\"', "日本"):
        assert title_in(labelled(RECORD, {"title": title})) == title
        assert title_in("Look at this!\n" + labelled(RECORD, {"title": title})) == title
    assert labelled(RECORD, {"title": ""}) == RECORD
    assert title_in(RECORD) == title_in("") == ""


def test_a_title_from_outside_is_tidied_and_stands_above_the_first_deal():
    assert title_in('[Title "  a   b  "]') == "a b"
    assert title_in(f'[Title "{"x" * 90}"]') == "x" * 40
    assert title_in(RECORD + '[Title "too late"]') == ""
