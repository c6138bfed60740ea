"""What may be taken back, and how far: decisions, and the steps of a turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import Match, Player
from engine.core.replay import NothingToUndo, UndoOff, UndoTooLate, at, undo, undoable
from engine.core.rng import SplitMix64
from tests.core.replayed import same
from tests.core.toy import GAME as TOY
from tests.core.toy.game import Toy
from tests.core.toy.rules.moves import Kind, Move
from tests.strategies import PEOPLE, begin, played, plays, seeds

# -- taking back


def some(seed: int, plies: int, **wishes: str) -> Match:
    return played(begin(TOY, 2 + seed % 2, seed, **{"practice": "on"} | wishes), SplitMix64(seed), plies)


@given(seeds, st.integers(0, 60), st.integers(0, 1))
def test_a_decision_goes_back_to_before_the_seats_own_last_move_and_is_counted(
    seed: int, plies: int, seat: int
) -> None:
    match = some(seed, plies)
    own = [ply for ply, (who, _) in enumerate(match.moves) if who == seat]
    if not own:
        with pytest.raises(NothingToUndo):
            undo(match, seat, "decision")
        return
    back = undo(match, seat, "decision")
    assert back.state == at(match, 1, own[-1]).state
    assert back.plies == own[-1]
    assert back.lines[-1] == f'[Undo "{match.plies - own[-1]}"]'
    assert same(back, back.text)


@given(seeds, st.integers(0, 60), st.integers(0, 1), st.sampled_from(["on", "off"]))
def test_a_decision_can_be_taken_back_by_who_has_moved_where_the_table_allows_it(
    seed: int, plies: int, seat: int, allowed: str
) -> None:
    match = some(seed, plies, undo=allowed)
    moved = any(who == seat for who, _ in match.moves)
    assert undoable(match, seat) == ("decision" if moved and allowed == "on" else None)


@given(seeds, st.integers(0, 60), st.integers(0, 1), st.booleans())
def test_what_has_shown_a_card_to_somebody_who_remembers_is_taken_back_for_practice_alone(
    seed: int, plies: int, seat: int, alone: bool
) -> None:
    """A bot sees nothing but the record, so it forgets what it was shown along with the move."""
    match = some(seed, plies, practice="off")
    for other in range(match.setup.seats) if alone else ():
        match = match.reseat(other, Player("bot", "Bot", "club"))
    own = [ply for ply, (who, _) in enumerate(match.moves) if who == seat]
    if not own:
        return
    before = at(match, 1, own[-1]).state
    minds = [who for who, player in enumerate(match.players) if player.kind == "human" or who == seat]
    forced = len(before.legal(seat)) == 1
    if forced or any(before.seen(mind) != match.state.seen(mind) for mind in minds):
        assert undoable(match, seat) is None
        with pytest.raises(UndoTooLate):
            undo(match, seat, "decision")
    else:
        assert undoable(match, seat) == "decision"
        assert undo(match, seat, "decision").state == before


def test_marks_of_earlier_takebacks_add_up() -> None:
    match = some(8, 12)
    once = undo(match, 0, "decision")
    twice = undo(once, 0, "decision")
    assert twice.plies < once.plies
    assert [line for line in twice.lines if line.startswith("[Undo")] == [f'[Undo "{match.plies - twice.plies}"]']


def test_who_has_sat_down_since_stays_seated_after_a_takeback() -> None:
    sara = Player("human", "Sára")
    match = some(8, 12).reseat(1, sara)
    match = played(match, SplitMix64(1), 1)
    back = undo(match, 0, "decision")
    assert back.players == (PEOPLE[0], sara)
    assert back.sitting == PEOPLE[:2]
    assert same(back, back.text)


def test_a_shuffle_on_the_way_back_is_replayed_from_the_record() -> None:
    for there in plays(begin(TOY, 2, 3, practice="on"), SplitMix64(3)):
        if there.lines and there.lines[-1].startswith("*:"):
            match = played(there, SplitMix64(5), 3)
            back = undo(match, match.moves[-1][0], "decision")
            assert there.lines[-1] in back.lines
            assert back.state == at(match, 1, back.plies).state
            return
    pytest.fail("no shuffle came")


def test_a_table_may_rule_takebacks_out() -> None:
    match = some(8, 12, undo="off")
    with pytest.raises(UndoOff):
        undo(match, 0, "decision")


@given(seeds, st.integers(0, 60), st.integers(0, 1))
def test_a_step_takes_back_ones_own_very_last_move_that_showed_nothing(seed: int, plies: int, seat: int) -> None:
    match = some(seed, plies, undo="off")
    last = match.plies and match.moves[-1][0] == seat
    before = at(match, 1, match.plies - 1) if match.plies else match
    viewers = range(match.setup.seats)
    shuffled = match.lines and match.lines[-1].startswith("*:")
    showed = shuffled or any(before.state.seen(viewer) != match.state.seen(viewer) for viewer in viewers)
    if last and not showed:
        back = undo(match, seat, "step")
        assert back.state == before.state
        assert not any(line.startswith("[Undo") for line in back.lines)
    else:
        with pytest.raises(NothingToUndo):
            undo(match, seat, "step")


def test_steps_back_over_each_kind_of_move() -> None:
    """Knocking, and a gift that waits for the others, show nothing; a draw and a drop show a card."""
    rng = SplitMix64(1)
    kinds: dict[str, set[bool]] = {}
    for there in plays(begin(TOY, 3, 1, undo="off"), rng):
        if there.plies:
            seat, text = there.moves[-1]
            try:
                undo(there, seat, "step")
                allowed = True
            except NothingToUndo:
                allowed = False
            kinds.setdefault(text.split()[0], set()).add(allowed)
    assert kinds["draw"] == kinds["drop"] == {False}
    assert kinds["give"] == {True, False}
    assert kinds["knock"] == {True}


class DropsNotFinal(Toy):
    """The toy in which a drop is not final."""

    def provisional(self, move: Move) -> bool:
        return move.kind is Kind.DROP


def test_a_step_takes_back_what_the_game_says_is_not_final() -> None:
    rng = SplitMix64(1)
    kinds = set()
    for there in plays(begin(DropsNotFinal(), 3, 1, undo="off"), rng):
        if there.plies:
            seat, text = there.moves[-1]
            word = text.split()[0]
            kinds.add(word)
            if word == "drop" and not there.lines[-1].startswith("*:"):
                assert undo(there, seat, "step").state == at(there, 1, there.plies - 1).state
            elif word == "draw":
                with pytest.raises(NothingToUndo):
                    undo(there, seat, "step")
    assert {"drop", "draw"} <= kinds


def test_in_the_middle_of_a_turn_what_is_final_goes_back_for_practice_alone() -> None:
    for there in plays(begin(KnocksNotFinal(), 3, 1), SplitMix64(1)):
        if there.plies:
            seat, text = there.moves[-1]
            if seat in there.state.must and text.startswith("draw"):
                assert undoable(there, seat) is None
                return
    pytest.fail("nobody drew")


class KnocksNotFinal(Toy):
    """The toy in which a turn goes on after a knock, and the knock is not final."""

    def provisional(self, move: Move) -> bool:
        return move.kind is Kind.KNOCK


@pytest.mark.parametrize("allowed", ["on", "off"])
def test_in_the_middle_of_a_turn_only_its_steps_can_be_taken_back(allowed: str) -> None:
    scopes: dict[str, set[str | None]] = {}
    for seed in range(4):
        for there in plays(begin(KnocksNotFinal(), 3, seed, undo=allowed, practice="on"), SplitMix64(seed)):
            if there.plies:
                seat, text = there.moves[-1]
                turn = "own " if seat in there.state.must else ""
                scopes.setdefault(turn + text.split()[0], set()).add(undoable(there, seat))
    decision = "decision" if allowed == "on" else None
    assert scopes["own knock"] == {"step"}
    assert scopes["own draw"] == {decision}, "for practice it goes back though it is final"
    assert scopes["knock"] == scopes["drop"] == scopes["give"] == {decision}
