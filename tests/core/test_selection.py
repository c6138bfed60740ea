"""Selection against its definition: a card is live if some legal move holds it together with all selected ones."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import registry
from engine.core.match import Match, create
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from engine.core.table import BOMB
from tests.core.toy import GAME as TOY
from tests.core.toy.rules.pack import DECKS
from tests.strategies import PEOPLE, begin, played, seeds


def slowly(match: Match, seat: int, names: tuple[str, ...]) -> tuple[Counter[str], list[str]]:
    """Returns the live names, each as often as one move needs it, and the moves of exactly these cards or none."""
    live: Counter[str] = Counter()
    exact = []
    for move in match.legal(seat):
        cards = Counter(TOY.about(move)["cards"])
        if not cards or cards == Counter(names):
            exact.append(TOY.write(move))
        if cards and cards >= Counter(names):
            live |= cards - Counter(names)
    return live, exact


@given(seeds, st.integers(0, 50), st.integers(0, 1), st.data())
def test_touch_says_what_the_definition_says(seed: int, plies: int, seat: int, data: st.DataObject) -> None:
    match = played(begin(TOY, 2, seed), SplitMix64(seed), plies)
    deck = DECKS[2]
    hand = deck.list(match.state.information(seat).hands[seat])
    chosen = data.draw(st.lists(st.sampled_from(hand), max_size=3) if hand else st.just([]))
    names = tuple(name for name, count in (Counter(chosen) & Counter(hand)).items() for _ in range(count))
    answer = touch(match, seat, names)
    live, exact = slowly(match, seat, names)
    assert Counter(answer.live) == live
    assert [action.move for action in answer.actions] == exact
    assert list(answer.targets) == list(dict.fromkeys(action.at for action in answer.actions if action.at))
    holds = any(
        cards and cards >= Counter(names) for cards in (Counter(TOY.about(m)["cards"]) for m in match.legal(seat))
    )
    assert (answer.why is None) or not holds


NAMES = (
    "2a",
    "4b",
    "2a",
    "4b",
    "1a",
    "5b",
    "3a",
    "5a",
    *("1a", "1b", "1b", "2b", "2b", "3a", "3b", "3b"),
    "4a",
    "4a",
    "5a",
    "5b",
)


def waiting() -> Match:
    """Returns a match where seat 0 holds 2a 2a 3a, 4b or 5b from the left, and a drawn 1a, and has to drop."""
    match = create(TOY, PEOPLE[:2], {}, "", dealer=1, decks={1: NAMES})
    return match.play(0, "give 1a").play(1, "give 5b").play(0, "draw")


def test_two_cards_of_one_name_are_live_twice_where_one_move_wants_both() -> None:
    match = waiting()
    assert DECKS[2].list(match.state.information(0).hands[0]) == ("1a", "2a", "2a", "3a", "5b")
    assert Counter(touch(match, 0, ()).live) == Counter({"2a": 2, "1a": 1, "3a": 1, "5b": 1})
    assert touch(match, 0, ("2a",)).live == ("2a",)
    assert touch(match, 0, ("2a", "2a")).live == ()


def test_two_meanings_of_the_same_cards_are_two_actions() -> None:
    answer = touch(waiting(), 0, ("3a",))
    assert [(action.move, action.label.code) for action in answer.actions] == [
        ("knock", "toy/knock"),
        ("drop 3a", "toy/drop"),
        ("burn 3a", "toy/burn"),
    ]
    assert answer.targets == ("pile",)


def test_cards_that_go_into_no_move_say_why() -> None:
    answer = touch(waiting(), 0, ("1a", "3a"))
    assert answer.live == ()
    assert [action.move for action in answer.actions] == ["knock"]
    assert answer.why is not None
    assert answer.why.code == "toy/no"
    knocked = waiting().play(1, "knock")
    other = touch(knocked, 1, ("4b",))
    assert other.why is not None
    assert other.why.code == "toy/wait"


def test_cards_that_are_not_in_the_deck_are_refused() -> None:
    with pytest.raises(KeyError):
        touch(waiting(), 0, ("9z",))
    with pytest.raises(ValueError, match="no further 1a"):
        touch(waiting(), 0, ("1a",) * 3)


def test_every_pair_of_a_hand_agrees_with_the_definition() -> None:
    match = waiting()
    hand = DECKS[2].list(match.state.information(0).hands[0])
    for one, two in product(range(len(hand)), repeat=2):
        names = tuple(hand[place] for place in sorted({one, two}))
        live, exact = slowly(match, 0, names)
        answer = touch(match, 0, names)
        assert (Counter(answer.live), [action.move for action in answer.actions]) == (live, exact)


@given(seeds, st.integers(0, 30), st.data())
def test_combinations_are_moves_of_the_selected_cards_and_others(seed: int, plies: int, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(registry.games()))
    match = played(begin(game, game.seats[0], seed), SplitMix64(seed), plies)
    for seat in match.state.must:
        names = [name for move in match.legal(seat) for name in game.about(move)["cards"]]
        card = data.draw(st.sampled_from(names or [match.deck.names[0]]))
        moves = {game.write(move): game.about(move)["cards"] for move in match.legal(seat)}
        found = touch(match, seat, (card,)).combinations
        assert len({action.label for action in found}) == len(found)  # the label tells which one is meant
        kinds = [action.kind == BOMB for action in found]
        assert kinds == sorted(kinds)  # bombs come last
        for action in found:
            assert Counter(action.cards) == Counter(moves[action.move])
            assert action.cards != (card,)
            assert card in action.cards
        assert touch(match, seat, ()).combinations == ()


def test_a_bomb_comes_last_also_where_it_is_the_only_one_of_its_kind() -> None:
    game = registry.game("team")
    match = played(begin(game, game.seats[0], 0), SplitMix64(0), 9)
    found = touch(match, match.state.must[0], ("J",)).combinations
    assert [action.kind for action in found] == ["run", "run", BOMB]  # two runs of three, and J-Q
