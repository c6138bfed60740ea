"""What selected cards can grow into: the combinations that a leader is offered."""

from functools import partial

from engine.core.table import Text
from engine.games.haggis.rules.state import State
from tests.games.haggis.positions import GAME, cards, position
from tests.games.haggis.readings import zones_of

HANDS = ("2r 3o 4y 8g 8r 7o J Q K", "9y 9o 4r 5o K", "2b 3b 4b J")

zones = partial(zones_of, GAME)


def combinations(state: State, selected: str) -> list[tuple[str, str]]:
    """Returns the combinations offered to a leader for selected cards: the codes of their labels, and their moves."""
    info, chosen = state.information(0), cards(selected)
    moves = tuple(move for move in state.legal(0) if move.cards & chosen == chosen and move.cards != chosen)
    return [(action.label.code, action.move) for action in GAME.display.combinations(info, moves)]


def test_a_card_grows_into_the_largest_of_each_kind_without_wild_cards_first() -> None:
    state = position("7r 8r 9r 8g 8o 4y J Q", "9y 9o 4r 5o K")
    named = combinations(state, "8r")
    assert named[:2] == [("shape/set", "8r 8o 8g"), ("shape/run", "7r 8r 9r")]
    assert named[2][0] == "shape/set"
    assert len(named[2][1].split()) == 2
    assert "J" not in named[2][1]
    assert len(named) == 3


def test_the_largest_set_and_the_longest_run_of_single_cards_are_never_left_out() -> None:
    state = position("7r 8r 9r 10r 8o 8y 9o 9y 2b J Q K", "4y 4o 5r")
    assert [code for code, _ in combinations(state, "9r")] == ["shape/run", "shape/run", "shape/set"]
    assert combinations(state, "9r")[1:] == [("shape/run", "7r 8r 9r 10r"), ("shape/set", "9r 9o 9y")]
    state = position("6o 6y 6g 7o 7y 7g 5g 8g 9g J Q K", "4y 4o 5r")
    assert [move for _, move in combinations(state, "7g")][1:] == ["5g 6g 7g 8g 9g", "7o 7y 7g"]


def test_two_cards_grow_only_into_what_holds_both() -> None:
    state = position("7r 8r 9r 8g 8o 4y J Q", "9y 9o 4r 5o K")
    assert combinations(state, "8r 8g")[0] == ("shape/set", "8r 8o 8g")
    assert all({"8r", "8g"} <= set(move.split()) for _, move in combinations(state, "8r 8g"))
    assert combinations(position("4y 7r", "9y"), "4y") == []


def test_a_combination_says_which_wild_cards_it_takes() -> None:
    state = position("7r 8r 9r 8g 8o 4y J Q", "9y 9o 4r 5o K")
    info = state.information(0)
    legal = [move for move in state.legal(0) if move.cards]
    moves = {" ".join(one.cards): one.label for move in legal for one in GAME.display.combinations(info, (move,))}
    assert moves["8r 8g J"] == Text.of("with-wild/set", wilds="J", width=3, rank="8")
    assert moves["7r 8r J Q"] == Text.of("with-wild/run", wilds="J+Q", length=4, width=1, low="7", rank="10")
    assert moves["8r 8g"] == Text.of("shape/set", width=2, rank="8")
    assert moves["J"] == Text.of("shape/single", rank="J")
    assert moves["J Q"] == Text.of("shape/bomb", bomb=2)


def test_the_button_of_a_combination_says_which_wild_cards_go_along() -> None:
    state = position("7r 8r 9r 8g 8o 4y J Q", "9y 9o 4r 5o K")
    offered = [GAME.display.action(state.information(0), move) for move in state.legal(0) if move.cards]
    labels = {" ".join(action.cards): action.label for action in offered}
    assert labels["8r 8g J"] == Text.of("action-with/set", wilds="J", width=3, rank="8")
    assert labels["7r 8r J Q"] == Text.of("action-with/run", wilds="J+Q", length=4, width=1, low="7", rank="10")
    assert labels["8r 8g"] == Text.of("action/set", width=2, rank="8")
    assert labels["J"] == Text.of("action/single", rank="J")
    assert labels["J Q"].code == "action/bomb-to"
