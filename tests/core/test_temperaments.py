"""Temperaments in a match: the record keeps them in separate tags, which readers that do not know them skip."""

import re
from dataclasses import replace

import pytest

from engine.core.match import Match, Player, create
from engine.core.replay import Loaded, at, load, undo
from engine.core.rng import SplitMix64
from tests.core.toy import GAME as TOY
from tests.strategies import played

ANNA = Player("human", "Anna")
BOLD = Player("bot", "Béla", "club", "bold")
PLAIN = Player("bot", "Béla", "club")


def begun(*players: Player) -> Match:
    """Returns a match that does not end soon."""
    return create(TOY, players, {"target": "500", "practice": "on"}, "temper")


def loaded(text: str) -> Loaded:
    return load(text, lambda _: TOY)


def tags(text: str) -> list[str]:
    return re.findall(r"^\[Temperament.*\]$", text, re.MULTILINE)


def untagged(text: str) -> str:
    """Returns a record as an older version would have written it."""
    return re.sub(r"^\[Temperament.*\]\n", "", text, flags=re.MULTILINE)


def test_a_record_says_who_has_a_temperament_after_the_seats() -> None:
    rows = begun(ANNA, BOLD).text.split("\n")
    assert rows[rows.index('[Seat1 "bot:club:Béla"]') + 1] == '[Temperament1 "bold"]'
    assert tags("\n".join(rows)) == ['[Temperament1 "bold"]']


def test_without_one_a_record_is_what_it_always_was() -> None:
    assert begun(ANNA, PLAIN).text == untagged(begun(ANNA, BOLD).text)


def test_a_temperament_comes_back_and_stays_from_deal_to_deal() -> None:
    match = played(played(begun(BOLD, ANNA), SplitMix64(1)).next(), SplitMix64(2), 5)
    again = loaded(match.text)
    assert (again.match, again.lost) == (match, ())
    assert again.match.players == (BOLD, ANNA)
    assert tags(match.text) == ['[Temperament0 "bold"]']


def test_a_record_of_an_older_version_has_none() -> None:
    match = played(begun(ANNA, BOLD), SplitMix64(1), 5)
    old = loaded(untagged(match.text))
    assert old.match.players == (ANNA, PLAIN)
    assert old.match.text == untagged(match.text)
    assert (old.match.state, old.lost) == (match.state, ())


@pytest.mark.parametrize("before", ["[Option.target", "[Deal ", "[Deck "])
def test_a_tag_of_a_later_version_is_skipped_in_the_head_of_a_match_and_of_a_deal(before: str) -> None:
    match = played(begun(ANNA, BOLD), SplitMix64(1), 5)
    later = match.text.replace(before, f'[Mood1 "merry"]\n{before}', 1)
    assert later != match.text
    again = loaded(later)
    assert (again.match.state, again.match.players, again.lost) == (match.state, match.players, ())


@pytest.mark.parametrize("name", ["fearless", 'a "b" \\', "x" * 99])
def test_one_of_another_version_is_kept(name: str) -> None:
    match = begun(ANNA, replace(BOLD, temperament=name))
    assert match.players[1].temperament == name[:60]
    assert loaded(match.text).match == match
    assert loaded(match.text).match.text == match.text


def test_people_have_none_whatever_a_record_says() -> None:
    text = begun(ANNA, BOLD).text.replace("[Temperament1", "[Temperament0")
    assert loaded(text).match.players == (ANNA, PLAIN)


def test_who_sits_down_within_a_deal_has_theirs_in_its_head() -> None:
    first = played(begun(ANNA, PLAIN), SplitMix64(1))
    match = played(played(first.next(), SplitMix64(2), 3).reseat(1, BOLD), SplitMix64(3), 3)
    head, _, deal = match.text.rpartition("[Deal ")
    assert tags(head) == []
    assert deal.index("[Temperament1") < deal.index("[Deck")
    again = loaded(match.text)
    assert (again.match, again.lost) == (match, ())
    assert at(match, 2, 2).players[1] == PLAIN
    assert at(match, 2, match.plies).players[1] == BOLD
    back = undo(match, match.moves[-1][0], "decision")
    assert back.players == match.players
    assert loaded(back.text).match == back
    over = played(match, SplitMix64(4)).next()
    assert loaded(over.text).match == over
    assert len(tags(over.text)) == 1


def test_whoever_goes_takes_theirs_along() -> None:
    match = begun(BOLD, PLAIN).reseat(0, ANNA).reseat(1, BOLD).reseat(1, PLAIN)
    assert tags(match.text) == ['[Temperament0 "bold"]']
    again = loaded(match.text).match
    assert (again, again.players, again.sitting) == (match, (ANNA, PLAIN), (BOLD, PLAIN))


def test_who_comes_back_in_the_same_deal_has_theirs_again() -> None:
    match = begun(BOLD, ANNA).reseat(0, ANNA).reseat(0, BOLD)
    assert tags(match.text) == ['[Temperament0 "bold"]'] * 2
    assert loaded(match.text).match == match


def test_a_game_without_temperaments_plays_the_same_for_any_name() -> None:
    assert TOY.tempered("") is TOY
    assert TOY.tempered("bold") is TOY
