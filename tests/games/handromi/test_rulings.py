"""The rulings and options on turns, ties and taking back, in addition to the cases of a deal."""

from dataclasses import replace

import pytest

from engine.core.replay import NothingToUndo, undo
from engine.core.rng import SplitMix64
from engine.core.state import MatchEnd
from engine.core.table import Text
from engine.games.handromi.rules.moves import Kind
from engine.games.handromi.rules.pack import deck
from engine.games.handromi.rules.scoring import Finish, settle, void
from engine.games.handromi.rules.terms import Terms
from tests.games.handromi.positions import (
    GAME,
    B,
    at,
    can,
    cards,
    legal,
    outcome_of,
    play,
    points,
    position,
    said,
    setup,
    texts,
)
from tests.strategies import begin


@pytest.mark.parametrize(
    ("value", "first", "second"),
    [("everyFirstTurn", True, True), ("firstPlayer", True, False), ("off", False, False)],
)
def test_the_exchange_card_is_swapped_in_the_first_turn(value: str, first: bool, second: bool) -> None:
    """HR-9, D-R04."""
    match = begin(GAME, 2, 3, exchangeSwap=value)
    seat = at(match).must[0]
    swaps = [text for text in texts(match, seat) if text.startswith("swap")]
    assert bool(swaps) == first
    if swaps:
        given = swaps[0].split()[1]
        match = match.play(seat, swaps[0])
        assert deck().names[at(match).exchange_card] == given
        assert not [text for text in texts(match, seat) if text.startswith("swap")]
        assert at(match).hands[seat].bit_count() == 15
    match = match.play(seat, next(text for text in texts(match, seat) if text.startswith("discard")))
    seat = at(match).must[0]
    assert bool([text for text in texts(match, seat) if text.startswith("swap")]) == second
    match = match.play(seat, "draw")
    assert not [text for text in texts(match, seat) if text.startswith("swap")]


@pytest.mark.parametrize("value", ["on", "off"])
def test_the_first_player_may_lay_before_the_first_discard(value: str) -> None:
    """HR-10, D-R06."""
    names = [*["As", "Ah", "Ad", "Kc", "Kd", "Kh", "2s", "4s", "6s", "8s", "10s", "3h", "5h", "7h", "9h"]]
    rest = list(deck().names)
    for name in names:
        rest.remove(name)
    order = []
    for _ in range(14):
        order += [names.pop(0), rest.pop(0)]
    order += [names.pop(0), *rest]
    state = GAME.deal(setup(2, {"firstTurnMeld": value}), deck().order(order))
    assert can(state, "meld As Ah Ad") == (value == "on")
    assert not can(state, "draw")
    if value == "on":
        state = play(state, "meld As Ah Ad", "meld Kh Kd Kc")
        assert "discard 2s" in legal(state)


def test_by_option_the_discard_may_be_kept_after_the_opening() -> None:
    """D-R09, D-R10."""
    at = position("2c 4d 9h", B, table="1:4s 5s 6s", opened="01", top="9s", options={"openedTake": "free"})
    state = play(at, "take")
    assert legal(state) == ["discard 9h", "discard 4d", "discard 2c"]
    twins = position("9s 4d 9h", B, table="1:4s 5s 6s", opened="01", top="9s", options={"openedTake": "free"})
    assert can(play(twins, "take"), "discard 9s")


def test_by_option_the_first_discard_is_free() -> None:
    """D-R09."""
    options = {"freeFirstDiscard": "on"}
    state = play(position("2c 4d 9h", B, top="9s", turns=1, options=options), "take")
    assert "discard 9s" not in legal(state)
    assert can(state, "discard 2c")
    assert legal(position("2c 4d 9h", B, top="9s", turns=2, options=options)) == ["draw"]


def test_a_tie_is_shared_or_played_off() -> None:
    """HR-19, D-R20, D-R22."""
    base = setup(3, {"deals": "1"})
    end = GAME.next(base, outcome_of(-10, 30, -10))
    assert isinstance(end, MatchEnd)
    assert end.ranking == (1, 3, 1)
    extra = GAME.next(setup(3, {"deals": "1", "tie": "extraDeal"}), outcome_of(-10, 30, -10))
    assert not isinstance(extra, MatchEnd)
    assert extra.carry == "0 2"
    assert extra.dealer in {0, 2}
    state = GAME.deal(extra, GAME.shuffled(extra, SplitMix64(1)))
    assert [hand.bit_count() for hand in state.hands][1] == 0
    assert sorted(hand.bit_count() for hand in state.hands) == [0, 14, 15]
    assert isinstance(GAME.next(extra, outcome_of(-10, 0, 0)), MatchEnd)


def test_a_deal_that_an_extra_one_follows_says_so() -> None:
    """D-R20."""
    base = setup(3, {"deals": "1", "tie": "extraDeal"})
    finish = Finish(0, False, False, (0, cards("Kc"), cards("9c")), (True, True, True))
    assert settle(Terms.of(base), finish).reason == Text.of("deal/handromi-out", seat=0)
    level = Text.of("deal/handromi-extra", count=2, points=10)
    assert settle(Terms.of(replace(base, totals=(20, 0, 30))), finish).reason == level
    assert void(Terms.of(base), 9).reason == Text.of("deal/handromi-extra", count=3, points=0)
    for other in (replace(base, carry="0 1"), setup(3, {"deals": "1"}), setup(3, {"deals": "3", "tie": "extraDeal"})):
        assert void(Terms.of(other), 9).reason.code == "deal/handromi-void"


def test_an_extra_deal_is_worth_only_to_its_winner() -> None:
    """D-R20."""
    base = position("8h 8s 2d", "Kc Qc", "", table="", stock="8c")
    terms = type(base.terms).of(setup(3, carry="0 1"))
    state = base._replace(terms=terms)
    assert points(play(state, "draw", "meld 8s 8h 8c", "discard 2d")) == (-20, 0, 0)


def test_a_turn_is_a_draw_then_what_is_laid_then_a_discard() -> None:
    """HR-11, HR-14, D-R23."""
    state = position("8h 8s 8c 2d 3c", B, table="1:4s 5s 6s", opened="01", top="7s")
    assert legal(state) == ["draw", "take"]
    state = play(state, "draw")
    assert not can(state, "draw")
    assert not can(state, "take")
    assert state.legal(1) == ()
    state = play(state, "meld 8s 8h 8c", "discard 2d")
    assert state.must == (1,)
    assert legal(state, "meld") == legal(state, "discard") == []


@pytest.mark.parametrize(("opened", "won"), [("01", "out"), ("1", "hand")])
def test_the_last_card_goes_to_the_discards_from_hand_or_in_stages(opened: str, won: str) -> None:
    """HR-2: in both cases with cards laid off on the others' combinations."""
    state = position("7s 8h Kh Kd Kc", B, table="1:4s 5s 6s, 1:8s 8d 8c", opened=opened, stock="2d")
    state = play(state, "draw", "layoff 7s 1", "layoff 8h 2", "meld Kh Kd Kc", "discard 2d")
    assert (state.must, state.hands[0], state.pile[-1]) == ((), 0, deck().by_name["2d"][0])
    assert said(state)[0] == f"deal/handromi-{won}"


def test_two_decks_without_jokers() -> None:
    """HR-1, D-R02."""
    names = deck().names
    assert len(names) == 104
    assert sorted(names) == sorted(2 * [f"{rank}{suit}" for suit in "shdc" for rank in ("A", *range(2, 11), *"JQK")])


def test_nobody_has_to_lay() -> None:
    """D-R21, D-R23."""
    state = play(position("8h 8s 2d 3c", B, table="1:4s 5s 6s", opened="01", stock="8c"), "draw")
    assert can(state, "discard 8s")
    assert can(state, "discard 3c")
    assert not can(position("8h 8s", B), "discard 8s")


def test_steps_of_a_turn_come_back_but_not_the_draw() -> None:
    """Everything can be taken back until the discard, except the card seen from the stock."""
    match = begin(GAME, 2, 3)
    seat = at(match).must[0]
    swapped = match.play(seat, next(text for text in texts(match, seat) if text.startswith("swap")))
    assert undo(swapped, seat, "step") == match
    thrown = match.play(seat, next(text for text in texts(match, seat) if text.startswith("discard")))
    with pytest.raises(NothingToUndo):
        undo(thrown, seat, "step")
    after = thrown.state.must[0]
    with pytest.raises(NothingToUndo):
        undo(thrown.play(after, "draw"), after, "step")


def test_laid_cards_come_back_step_by_step() -> None:
    rng = SplitMix64(1)
    kinds = set()
    match = begin(GAME, 2, 5)
    while match.outcome is None:
        seat = at(match).must[0]
        move = rng.choice(match.legal(seat))
        after = match.play(seat, GAME.write(move))
        if move.kind in {Kind.MELD, Kind.LAYOFF, Kind.TAKE}:
            kinds.add(move.kind)
            assert undo(after, seat, "step") == match
        match = after
    assert kinds == {Kind.MELD, Kind.LAYOFF, Kind.TAKE}
