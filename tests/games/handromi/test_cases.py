"""The cases C-105 to C-120, and the rulings about them, each as a position."""

import pytest

from engine.core.state import MatchEnd
from engine.games.handromi.rules.information import Phase
from engine.games.handromi.rules.pack import deck
from engine.games.handromi.rules.terms import TURNS
from tests.games.handromi.positions import (
    GAME,
    REST,
    B,
    at,
    can,
    cards,
    conserved,
    dry,
    hand_of,
    legal,
    outcome_of,
    play,
    points,
    position,
    said,
    texts,
)
from tests.strategies import begin


def test_the_opening_counts_51() -> None:
    """C-105, HR-12."""
    state = play(position(f"9h 10h Jh Qh Kh {REST}", B, stock="4c"), "draw")
    assert legal(state, "meld") == []
    state = play(position(f"9h 10h Jh Qh Kh 2s 3s 4s {REST}", B, stock="4c"), "draw")
    assert "meld 9h 10h Jh Qh Kh" in legal(state, "meld")
    state = play(state, "meld 9h 10h Jh Qh Kh")
    assert legal(state) == ["meld 2s 3s 4s"]
    state = play(state, "meld 2s 3s 4s", "discard 2d")
    assert state.opened == (True, False)
    assert conserved(state)


def test_three_aces_and_three_sevens_open() -> None:
    """C-106, HR-3."""
    state = play(position(f"As Ah Ad 7c 7d 7s 2d {B}", B, stock="5c"), "draw", "meld As Ah Ad")
    assert state.turn.points == 30
    assert play(state, "meld 7s 7d 7c").turn.points == 51


@pytest.mark.parametrize(("value", "opens"), [("10", True), ("1", False)])
def test_an_ace_counts_ten_below_a_two_unless_the_option_says_one(value: str, opens: bool) -> None:
    """C-107, D-R07."""
    hand = f"Ah 2h 3h Qd Kd Ad 2s 2c 2d {REST}"
    state = play(position(hand, B, stock="9c", options={"aceLowForOpening": value}), "draw")
    assert can(state, "meld Qd Kd Ad") == opens
    assert bool(legal(state, "meld")) == opens


def test_a_third_to_two_in_hand_does_not_waive_the_51() -> None:
    """C-108, D-R09."""
    state = position("Js Jh 2h 3h 5d 6d 9c 9s", B, top="Jd")
    assert legal(state) == ["draw"]


def test_the_discard_may_open_and_be_laid_off() -> None:
    """C-108a, D-R09(b)."""
    hand = "Qs Qh Qd 9s 9h 9d 2c 4d"
    state = position(hand, B, table="1:4s 5s 6s", opened="1", top="7s")
    assert legal(state) == ["draw", "take"]
    state = play(state, "take", "meld Qs Qh Qd")
    assert legal(state) == ["meld 9s 9h 9d"]
    state = play(state, "meld 9s 9h 9d")
    assert legal(state) == ["layoff 7s 1"]
    assert play(state, "layoff 7s 1", "discard 2c").table[0].cards == cards("4s 5s 6s 7s")
    assert legal(position("Qs Qh Qd 8s 8h 2c 4d", B, table="1:4s 5s 6s", opened="1", top="7s")) == ["draw"]


def test_after_the_opening_the_discard_is_taken_to_be_laid_at_once() -> None:
    """C-109, D-R09(a), D-R10."""
    state = position("2c 4d 9h", B, table="1:4s 5s 6s", opened="01", top="7s")
    state = play(state, "take")
    assert legal(state) == ["layoff 7s 1"]
    assert hand_of(play(state, "layoff 7s 1", "discard 2c"), 0) == ("9h", "4d")
    assert legal(position("2c 4d 9h", B, table="1:4s 5s 6s", opened="01", top="9s")) == ["draw"]


def test_a_card_taken_may_wait_for_one_that_goes_before_it() -> None:
    """D-R09: it may join its run after a card from the hand."""
    state = play(position("7s 4d 9h", B, table="1:4s 5s 6s", opened="01", top="8s"), "take")
    assert legal(state) == ["layoff 7s 1"]
    assert legal(play(state, "layoff 7s 1")) == ["layoff 8s 1"]


def test_one_card_is_left_to_discard() -> None:
    """C-110, D-R11."""
    state = play(position("8h 8s", B, table="1:4s 5s 6s", opened="01", stock="8c"), "draw")
    assert legal(state, "meld") == []
    assert legal(state) == ["discard 8s", "discard 8h", "discard 8c"]
    state = play(position("8h 8s 2d", B, table="1:4s 5s 6s", opened="01", stock="8c"), "draw", "meld 8s 8h 8c")
    assert points(play(state, "discard 2d")) == (-10, 23)


def out(
    *hands: str, opened: str, table: str = "1:4s 5s 6s", options: dict[str, str] | None = None
) -> tuple[int, ...]:
    """Returns the points of a deal in which seat 0, having opened, goes out with its last card."""
    state = position("8h 8s 2d", *hands, table=table, opened=opened, stock="8c", options=options)
    return points(play(state, "draw", "meld 8s 8h 8c", "discard 2d"))


def test_what_is_left_in_hand_costs_an_ace_eleven() -> None:
    """C-111, HR-17, D-R08."""
    assert out("Ah Kc 5c", opened="01") == (-10, 26)


def test_who_laid_nothing_writes_100() -> None:
    """C-112, D-R17."""
    assert out("4h 5c", opened="0", table="0:4s 5s 6s") == (-10, 100)
    assert out("4h 5c", opened="0", table="0:4s 5s 6s", options={"unmeldedPenalty": "add"}) == (-10, 109)


def test_one_had_laid_and_one_had_not() -> None:
    """C-113, HR-17, D-R18."""
    assert out("Kc Qc", "2h 2c", opened="01") == (-10, 20, 100)


# A hand of 14 cards, 40 points in all, that goes out with 2d drawn.
LOW = "2s 3s 4s 3h 4h 5h 2c 3c 4c 2h 2d 4d 3d 5s"


def test_a_clean_hand_doubles() -> None:
    """C-114, C-117, HR-15, HR-18, D-R15, D-R16."""
    state = position(LOW, "Kc Qc", "2h 9c", table="", stock="5d")
    state = play(state, "draw", "meld 2s 3s 4s 5s", "meld 3h 4h 5h", "meld 2c 3c 4c", "meld 2d 3d 4d 5d")
    assert legal(state) == ["discard 2h"]
    state = play(state, "discard 2h")
    assert points(state) == (-20, 200, 200)
    assert conserved(state)
    assert sum(int(name[:-1]) for name in LOW.split()) < 51
    adds = position("8h 8s 2d", "Kc Qc", stock="8c", options={"unmeldedPenalty": "add"})
    assert points(play(adds, "draw", "meld 8s 8h 8c", "discard 2d")) == (-20, 240)


def test_a_hand_with_cards_of_others_on_the_table_is_not_clean() -> None:
    """C-115, D-R16."""
    state = position("8h 8s 2d", "Kc Qc", "2h 9c", table="1:4s 5s 6s", opened="1", stock="8c")
    state = play(state, "draw", "meld 8s 8h 8c", "discard 2d")
    assert points(state) == (-10, 20, 100)
    assert said(state) == ["deal/handromi-hand", "score/handromi-stabbed-hand"]


def test_by_option_a_hand_without_laying_off_is_clean() -> None:
    """C-116, D-R16."""
    options = {"cleanHand": "noLayoff"}
    state = position("8h 8s 2d", "Kc Qc", "2h 9c", table="1:4s 5s 6s", opened="1", stock="8c", options=options)
    state = play(state, "draw", "meld 8s 8h 8c", "discard 2d")
    assert points(state) == (-20, 40, 200)
    state = position("7s 8s", "Kc Qc", "2h 9c", table="1:4s 5s 6s", opened="1", stock="2d", options=options)
    state = play(state, "draw", "layoff 7s 1", "layoff 8s 1", "discard 2d")
    assert points(state) == (-10, 20, 100)
    assert said(state) == ["deal/handromi-hand-layoff", "score/handromi-layoff-hand"]


def test_before_the_opening_cards_are_laid_off_only_to_go_out() -> None:
    """D-R12, D-R15."""
    state = play(position("7s 8s", B, table="1:4s 5s 6s", opened="1", stock="2d"), "draw")
    assert "layoff 7s 1" in legal(state)
    state = play(state, "layoff 7s 1")
    assert legal(state) == ["layoff 8s 1"]
    state = play(position("7s 9h 3c", B, table="1:4s 5s 6s", opened="1", stock="2d"), "draw")
    assert legal(state, "layoff") == []


def test_an_empty_stock_is_made_of_the_discards() -> None:
    """C-118, HR-16, D-R19."""
    state = position("9h 2c", B, top="3c 4c 5c", table="1:4s 5s 6s", opened="1")
    full = dry(state)
    state = play(full, "draw")
    assert state.chance is not None
    assert (state.must, state.outcome) == ((), None)
    assert state.chance.cards.bit_count() == len(full.pile) - 1
    assert not state.chance.cards >> full.pile[-1] & 1
    cards_ = tuple(card for card in deck().ids if state.chance.cards >> card & 1)
    after = state.shuffle(cards_)
    assert after.pile == full.pile[-1:]
    assert after.hands[0] == full.hands[0] | 1 << cards_[0]
    assert (after.must, after.reshuffles) == ((0,), 1)
    assert conserved(after)


def test_the_sixth_shuffle_ends_the_deal_void() -> None:
    """D-R19."""
    state = position("9h 2c", B, reshuffles=5)
    empty = dry(state)
    over = play(empty, "draw")
    assert over.phase is Phase.OVER
    assert points(over) == (0, 0)
    assert over.outcome is not None
    assert over.outcome.reason.code == "deal/handromi-void"


def test_so_does_a_deal_of_too_many_turns() -> None:
    """D-R19."""
    state = play(position("9h 2c", B, turns=TURNS - 1), "draw")
    assert can(state, "discard 2c")
    over = play(state, "discard 2c")
    assert (over.must, points(over)) == ((), (0, 0))
    assert said(over) == ["deal/handromi-void-turns", "score/handromi-void"]


def test_the_exchange_card_is_drawn_only_to_go_out_from_hand() -> None:
    """C-119, HR-9, D-R05."""
    hand = "8h 8s 2d"
    assert "claim" not in legal(position(hand, B, exchange_card="9c"))
    assert "claim" not in legal(position("8h 8s 2d", B, exchange_card="8c", opened="0", table="0:4s 5s 6s"))
    state = play(position(hand, B, exchange_card="8c"), "claim")
    assert legal(state) == ["meld 8s 8h 8c"]
    assert points(play(state, "meld 8s 8h 8c", "discard 2d")) == (-20, 200)
    assert state.exchange_card == -1


@pytest.mark.parametrize(("seats", "stock"), [(2, 74), (3, 60), (4, 46)])
def test_how_cards_are_dealt(seats: int, stock: int) -> None:
    """C-120, HR-7, HR-8, D-R01, D-R03."""
    match = begin(GAME, seats, 1)
    state = at(match)
    first = (match.setup.dealer - 1) % seats
    assert state.must == (first,)
    sizes = [hand.bit_count() for hand in state.hands]
    assert sizes == [15 if seat == first else 14 for seat in range(seats)]
    assert len(state.stock) == stock
    assert deck().names[state.exchange_card] == match.names[-1]
    assert conserved(state)


def test_turns_go_to_the_right_and_so_does_the_deal() -> None:
    """HR-6, D-R01."""
    match = begin(GAME, 3, 2)
    seats = []
    for _ in range(3):
        seat = at(match).must[0]
        seats.append(seat)
        match = match.play(seat, "draw") if "draw" in texts(match, seat) else match
        match = match.play(seat, next(text for text in texts(match, seat) if text.startswith("discard")))
    assert seats == [(match.setup.dealer - step) % 3 for step in (1, 2, 3)]
    over = GAME.next(match.setup, outcome_of(-10, 20, 100))
    assert not isinstance(over, MatchEnd)
    assert over.dealer == (match.setup.dealer - 1) % 3
