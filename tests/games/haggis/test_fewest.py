"""The fewest plays that get rid of a hand, checked against trying all that the rules allow."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import Cards
from engine.games.haggis.bot import fewest
from engine.games.haggis.bot.fewest import FewestPlays
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.terms import AnyTerms
from tests.games.haggis import positions
from tests.games.haggis.team import positions as team

HAGGIS_TERMS = positions.position("2r", "2o").terms
TEAM_TERMS = team.position("2s", "2h", "2d", "2c").terms
NO_TWINS = team.position("2s", "2h", "2d", "2c", options={"identicalInRuns": "off"}).terms


def by_all_plays(terms: AnyTerms) -> Callable[[Cards], int]:
    """Returns a function that counts the fewest plays by trying every lead of what is left."""
    layout = terms.layout

    @cache
    def of(hand: Cards) -> int:
        if not hand:
            return 0
        lowest = hand & -hand  # some play takes it
        plays = {move.cards for move in terms.allowed(leads(layout, hand)) if move.cards & lowest}
        return 1 + min(of(layout.less(hand, cards)) for cards in plays)

    return of


@st.composite
def hands(draw: st.DrawFn, terms: AnyTerms) -> Cards:
    """Draws up to eight number cards, close together or of the ranks of bombs, and some wild cards."""
    layout = terms.layout
    tracks = draw(st.sets(st.integers(0, layout.row - 1), min_size=1))
    low = draw(st.integers(0, 6))
    near = st.integers(low, min(low + draw(st.integers(2, 8)), 8))
    places = draw(st.sampled_from([near, st.sampled_from([1, 3, 5, 7])]))
    cards = st.tuples(places, st.sampled_from(sorted(tracks)))
    drawn = draw(st.sets(cards, max_size=8))
    numbers = layout.canonical(sum(1 << place * layout.row + track for place, track in drawn))
    return numbers | draw(st.integers(0, 7)) << layout.wild


@pytest.mark.parametrize("terms", [HAGGIS_TERMS, TEAM_TERMS, NO_TWINS], ids=["haggis", "team", "no twins"])
@given(data=st.data())
def test_no_way_takes_fewer_plays_and_one_takes_as_many(terms: AnyTerms, data: st.DataObject) -> None:
    hand = data.draw(hands(terms))
    counted, tried = FewestPlays(terms, hand), by_all_plays(terms)
    assert counted.of(hand) == tried(hand), terms.layout.names(hand)
    for move in leads(terms.layout, hand)[::7]:  # by the same count as the whole hand
        rest = terms.layout.less(hand, move.cards)
        assert counted.of(rest) == tried(rest), terms.layout.names(rest)


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("4r 4y 6r 7r 8r 8y 10y 10g Q K", 3),  # a pair of 4s, a run of pairs 6 to 8 with Q and K, a pair of 10s
        ("6r 7r 8r 8y Q K", 1),
        ("J Q K", 1),
        ("2r J Q K", 1),
        ("3r 5o 7y 9g 2r", 2),  # a bomb of 3, 5, 7 and 9
        ("3r 3o 4r 4o J", 2),  # J goes with a pair: it makes no run of pairs longer
        ("2r 3r 4r J", 1),
        ("2o 3g 4r 4o 4y 5r 5y 6r 6y 7r 8r", 5),
        ("", 0),
    ],
)
def test_known_hands(hand: str, plays: int) -> None:
    cards = positions.cards(hand)
    assert FewestPlays(HAGGIS_TERMS, cards).of(cards) == plays


def test_a_run_has_no_identical_cards_where_the_table_wants_none() -> None:
    hand = team.cards("4s 4s 5s 5s")
    assert [FewestPlays(terms, hand).of(hand) for terms in (TEAM_TERMS, NO_TWINS)] == [1, 2]


def test_gives_no_number_where_counting_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fewest, "STATES", 3)
    hand = positions.cards("2r 3r 4r 5o 6o 7o 9y J")
    assert FewestPlays(HAGGIS_TERMS, hand).of(hand) is None
    assert FewestPlays(HAGGIS_TERMS, hand).of(positions.cards("9y J")) == 1
