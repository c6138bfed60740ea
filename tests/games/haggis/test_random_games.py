"""What holds in every deal, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.state import State
from tests.games.haggis.positions import GAME

WISHES = st.fixed_dictionaries(
    {},
    optional={
        "bombRule3p": st.sampled_from(["choose", "tournament"]),
        "firstOutBonus": st.sampled_from(["5", "0"]),
        "cardPoints": st.sampled_from(["classic", "everyCard1"]),
        "bets": st.sampled_from(["on", "off"]),
    },
)


def all_cards(state: State) -> list[int]:
    """Returns the deck ids in every place."""
    return [
        *(HAGGIS.owned(seat, hand) for seat, hand in enumerate(state.hands)),
        *state.piles,
        state.trick.cards,
        state.haggis,
    ]


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from([2, 3]), wishes=WISHES, seed=st.integers(0, 2**32), haste=st.booleans())
def test_every_deal(seats: int, wishes: dict[str, str], seed: int, haste: bool) -> None:
    rng = SplitMix64(seed)
    options = settle(GAME.options, wishes, seats)
    setup = GAME.first(seats, options, rng.below(seats))
    deck = GAME.deck(seats, options)
    state = GAME.deal(setup, GAME.shuffled(setup, rng))
    plies = 0
    while state.outcome is None:
        (turn,) = state.must
        assert turn not in state.may
        for seat in range(seats):
            legal = state.legal(seat)
            assert list(legal) == sorted(set(legal))
            assert bool(legal) == (seat == turn or seat in state.may)
            assert seat == turn or {move.kind for move in legal} <= {Kind.BET}
        places = all_cards(state)
        assert sum(places) == deck.all  # each card in exactly one place, E.3
        assert sum(mask.bit_count() for mask in places) == len(deck.ids)
        assert (state.trick.top is None) == (state.phase is Phase.LEAD)
        seat = rng.choice([turn, turn, *state.may])
        legal = state.legal(seat)
        state = state.play(seat, max(legal, key=lambda move: move.cards.bit_count()) if haste else rng.choice(legal))
        plies += 1
    assert plies <= GAME.max_plies
    assert state.must == state.may == ()
    assert not any(state.legal(seat) for seat in range(seats))
    outcome = state.outcome
    assert sorted(outcome.finishers) == list(range(seats))
    assert [seat for seat, _ in state.outs] == list(outcome.finishers[:-1])  # exactly one is first out, one stays
    assert sum(map(bool, state.hands)) == 1
    assert all(any(move.cards for _, move in taken.plays) for taken in state.tricks)  # no trick is empty
    card_rows = ("score/captured", "score/leftover", "score/haggis")
    total = sum(row.points for rows in outcome.rows for row in rows if row.text.code in card_rows)
    whole = {"classic": {2: 36, 3: 50}, "everyCard1": {2: 42, 3: 54}}  # C-59
    assert total == whole[options["cardPoints"]][seats]
    assert outcome.points == tuple(sum(row.points for row in rows) for rows in outcome.rows)
