"""Cards that fit on one combination are laid off in one go, in whatever order they are chosen."""

import pytest

from engine.core.match import Match, Player, create
from engine.core.selection import touch
from tests.games.handromi.positions import GAME, at, play, position
from tests.texts import texts_of

TEXTS = texts_of(GAME)
LAID = "1:5h 6h 7h, 1:9s 9d 9c"


def turn(hand: str, top: str = "") -> Match:
    """Returns a match in which seat 0 has opened, has drawn 2d and also holds these cards."""
    state = play(position(hand, "4c", table=LAID, opened="01", stock="2d", top=top), "draw")
    match = create(GAME, [Player("human", "Anna"), Player("human", "Béla")], {}, "series")
    return match._replace(state=state)


def series(match: Match, *names: str) -> list[tuple[str | None, tuple[str, ...]]]:
    """Returns where chosen cards can go in one go, and by which moves."""
    return [(one.action.at, one.moves) for one in touch(match, 0, names).series]


def test_two_cards_that_go_on_one_run_one_after_the_other_are_laid_off_together() -> None:
    """D-R12: each is its own move, and the 9 fits only on the 8."""
    match = turn("8h 9h Kc Jd")
    assert series(match, "9h", "8h") == [("m1", ("layoff 8h 1", "layoff 9h 1"))]
    assert "8h" in touch(match, 0, ("9h",)).live, "the 9 can be tapped first"
    assert "9h" in touch(match, 0, ("8h",)).live
    answer = touch(match, 0, ("8h", "9h"))
    assert (answer.why, answer.actions, answer.targets) == (None, (), ("m1",))
    assert answer.series[0].action.cards == ("8h", "9h")
    assert TEXTS.say(answer.series[0].action.label)[0] == "Lay off 8♥ and 9♥ on the run 5 to 7 ♥"
    state = play(at(match), *answer.series[0].moves)
    assert not any(GAME.write(move).startswith("layoff") for move in state.legal(0))


@pytest.mark.parametrize(
    ("names", "said"),
    [(("4h", "8h"), "4♥ and 8♥"), (("3h", "4h", "8h"), "3 cards"), (("3h", "4h", "8h", "9h"), "4 cards")],
)
def test_both_ends_of_a_run_take_cards(names: tuple[str, ...], said: str) -> None:
    match = turn("3h 4h 8h 9h Kc")
    ((where, moves),) = series(match, *names)
    assert (where, len(moves)) == ("m1", len(names))
    assert TEXTS.say(touch(match, 0, names).series[0].action.label)[0] == f"Lay off {said} on the run 5 to 7 ♥"
    play(at(match), *moves)


def test_cards_for_two_combinations_are_not_laid_off_in_one_go() -> None:
    match = turn("8h 9h Kc Jd")
    assert series(match, "8h", "9h", "Kc") == []
    assert series(turn("8h 9h 10c"), "8h") == [], "one card is a move and no series"


def test_no_card_is_left_out_for_the_discard() -> None:
    """D-R11: one card has to be kept for the discard, here the drawn 2."""
    match = turn("8h 9h")
    assert series(match, "8h", "9h") == [("m1", ("layoff 8h 1", "layoff 9h 1"))]
    assert touch(match, 0, ("2d", "8h", "9h")).series == ()
