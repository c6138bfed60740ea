"""What holds in every deal of the team game, however it is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import bits
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.team.display.card_ids import CardIds
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import SIDES
from tests.games.haggis.team.positions import GAME

WISHES = st.fixed_dictionaries(
    {},
    optional={
        "end": st.sampled_from(["4rounds", "250", "99"]),
        "betBeforeExchange": st.sampled_from(["off", "on"]),
        "teamBetRaise": st.sampled_from(["own", "partner"]),
        "leadAfterOut": st.sampled_from(["left", "partner"]),
        "identicalInRuns": st.sampled_from(["on", "off"]),
    },
)


def check_cards(state: TeamState) -> None:
    """Checks that every card is in exactly one place, E.3: by counts, and by the exact ids each seat was dealt."""
    cards = state.trick.cards
    for pile in state.piles:
        assert not (cards & ~TEAM.uppers) & (pile & ~TEAM.uppers) & pile >> 1 & ~TEAM.uppers
        cards = TEAM.join(cards, pile)
    for seat, hand in enumerate(state.hands):
        assert TEAM.is_canonical(hand)
        cards = TEAM.join(cards, TEAM.owned(seat, hand))
    assert cards == (1 << 84) - 1
    assert sum(state.dealt) == TEAM.numbers
    for dealt, hand in zip(state.dealt, state.hands, strict=True):
        kept = TEAM.kept(dealt, hand)
        assert TEAM.canonical(kept) == hand & TEAM.numbers
        assert kept & ~dealt == 0


def check_card_ids(state: TeamState, viewer: int | None) -> None:
    """Checks that every visible card has its own id, one of its name."""
    info = state.information(viewer)
    ids = CardIds(info)
    masks = [*ids.plays.values(), *ids.hands]
    assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()
    for ply, (_, move) in enumerate(info.plays(), len(info.opening) + 1):
        if move.cards:
            names = sorted(state.terms.deck.names[card] for card in bits(ids.plays[ply]))
            assert names == sorted(TEAM.names(move.cards))
    if viewer is not None:
        assert TEAM.canonical(ids.hands[viewer]) == info.hand & TEAM.numbers


@settings(max_examples=8, deadline=None)
@given(wishes=WISHES, seed=st.integers(0, 2**32), haste=st.booleans())
def test_every_deal(wishes: dict[str, str], seed: int, haste: bool) -> None:
    rng = SplitMix64(seed)
    options = settle(GAME.options, wishes, 4)
    setup = GAME.first(4, options, rng.below(4))
    state = GAME.deal(setup, GAME.shuffled(setup, rng))
    plies = 0
    keys: dict[int, set[str]] = {seat: set() for seat in range(4)}
    while state.outcome is None:
        must = state.must
        assert not set(must) & set(state.may)
        assert len(must) == 1 or state.phase is Phase.EXCHANGE
        for seat in range(4):
            legal = state.legal(seat)
            assert list(legal) == sorted(set(legal))
            assert bool(legal) == (seat in must or seat in state.may)
            assert seat in must or {move.kind for move in legal} <= {Kind.BET}  # D-T17: partners have no other signs
        check_cards(state)
        for viewer in (*range(4), None):
            check_card_ids(state, viewer)
        assert (state.trick.top is None) == (state.phase is not Phase.FOLLOW)
        seat = rng.choice([*must, *must, *state.may])
        legal = state.legal(seat)
        before = GAME.display.table(state.information(seat))
        state = state.play(seat, max(legal, key=lambda move: move.cards.bit_count()) if haste else rng.choice(legal))
        plies += 1
        # A card keeps its key: the key of a card that has left the hand never comes back.
        hand, after = (
            {slot.key for zone in table.zones if zone.kind == "hand" for slot in zone.slots}
            for table in (before, GAME.display.table(state.information(seat)))
        )
        assert not keys[seat] & after
        keys[seat] |= hand - after if state.phase is not Phase.EXCHANGE else set()
    assert plies <= GAME.max_plies
    check_cards(state)
    check_end(state)


def check_end(state: TeamState) -> None:
    assert state.must == state.may == ()
    assert not any(state.legal(seat) for seat in range(4))
    outcome = state.outcome
    assert outcome is not None
    assert sorted(outcome.finishers) == list(range(4))
    assert len({SIDES[seat] for seat, hand in enumerate(state.hands) if hand}) == 1
    assert all(any(move.cards for _, move in taken.plays) for taken in state.tricks)  # no trick is empty
    assert outcome.points[:2] == outcome.points[2:]
    card_rows = ("score/captured-cards", "score/leftover")
    total = sum(row.points for rows in outcome.rows[:2] for row in rows if row.text.code in card_rows)
    assert total == 84  # C-73 D-T10
    assert outcome.points == tuple(sum(row.points for row in rows) for rows in outcome.rows)
