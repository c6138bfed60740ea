"""What holds in every deal, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import bits
from engine.core.match import all_options
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.handromi.rules.information import Phase
from engine.games.handromi.rules.melds import meld_of
from engine.games.handromi.rules.moves import Kind
from engine.games.handromi.rules.pack import copies
from engine.games.handromi.rules.state import State
from engine.games.handromi.rules.terms import OPTIONS
from tests.games.handromi.positions import GAME, conserved

WISHES = st.fixed_dictionaries({}, optional={option.name: st.sampled_from(option.choices) for option in OPTIONS})


def check(state: State) -> None:
    """Checks the invariants of every position."""
    assert conserved(state)
    assert all(meld_of(laid.cards) is not None for laid in state.table)
    assert sum(laid.cards.bit_count() for laid in state.table) == state.laid.bit_count()
    owners = {laid.owner for laid in state.table}
    assert all(state.opened[seat] or seat == state.turn.seat for seat in owners)
    if state.phase is Phase.DRAW:
        assert all(state.hands[seat] for seat in state.terms.order)
        assert not state.turn.owed
        assert state.pile


@settings(max_examples=25, deadline=None)
@given(st.sampled_from([2, 3, 4]), WISHES, st.integers(0, 2**32), st.booleans())
def test_every_deal(seats: int, wishes: dict[str, str], seed: int, haste: bool) -> None:
    """HR-1, HR-16, D-R09, D-R11, D-R19, and the invariants of the rules."""
    rng = SplitMix64(seed)
    options = settle(all_options(GAME), wishes, seats)
    setup = GAME.first(seats, options, rng.below(seats))
    state = GAME.deal(setup, GAME.shuffled(setup, rng))
    plies = 0
    while state.outcome is None:
        check(state)
        if state.chance is not None:
            cards = list(bits(state.chance.cards))
            rng.shuffle(cards)
            state = state.shuffle(tuple(cards))
            continue
        (seat,) = state.must
        legal = state.legal(seat)
        hasty = [move for move in legal if move.kind in {Kind.TAKE, Kind.CLAIM, Kind.MELD, Kind.LAYOFF}]
        move = rng.choice(hasty) if haste and hasty else rng.choice(legal)
        laid = copies(state.laid)
        taken = state.turn.owed
        state = state.play(seat, move)
        if move.kind is Kind.DISCARD:
            assert not taken
        assert not laid & ~copies(state.laid)
        plies += 1
        assert plies <= GAME.max_plies
    check(state)
    finishers, code = state.outcome.finishers, state.outcome.reason.code
    assert code == "deal/handromi-extra" or bool(finishers) != code.startswith("deal/handromi-void")
    assert all((points < 0) == (seat in finishers) for seat, points in enumerate(state.outcome.points))
