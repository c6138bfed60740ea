"""Views: a seat's knowledge is a value independent of the state, and worlds imagined from it agree with it."""

from collections import Counter
from typing import Any

from engine.core.determinizer import fill
from engine.core.look import look
from engine.core.match import AnyGame
from engine.core.rng import SplitMix64
from engine.core.state import after_chance
from tests.conformance.tables import each_table, random_positions


@each_table
def test_a_view_is_a_hashable_value_that_knows_whose_it_is(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 10, "views"):
        for viewer in (None, *range(seats)):
            info = match.state.information(viewer)
            assert info.seat == viewer
            assert info == match.state.information(viewer)
            assert hash(info) == hash(match.state.information(viewer))


@each_table
def test_what_a_view_leaves_open_adds_up_and_holds_every_card_that_was_never_seen(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 20, "hidden"):
        deck = match.deck
        for seat in range(seats):
            hidden = game.determinizer.hidden(match.state.information(seat))
            assert hidden == game.determinizer.hidden(match.state.information(seat))
            assert hidden.pool & ~deck.all == 0
            assert sum(place.size for place in hidden.slots) == hidden.pool.bit_count()
            assert len({place.key for place in hidden.slots}) == len(hidden.slots)
            for place in hidden.slots:
                assert 0 < place.size <= place.allowed.bit_count()
                assert place.allowed & ~hidden.pool == 0
            unseen = Counter(deck.list(deck.all & ~match.state.seen(seat)))
            assert unseen <= Counter(deck.list(hidden.pool))
            faces = [slot.face for zone in look(match, seat).zones for slot in zone.slots if slot.face]
            assert Counter(faces) + Counter(deck.list(hidden.pool)) <= Counter(deck.list(deck.all))
            if match.outcome is not None:
                assert hidden.pool == 0


@each_table
def test_an_imagined_world_agrees_with_the_view_and_can_be_played_to_its_end(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 12, "imagine"):
        for seat in range(seats):
            info = match.state.information(seat)
            for _ in range(2):
                world = game.determinizer.determinize(info, fill(game.determinizer.hidden(info), rng))
                assert world.information(seat) == info
                assert world.legal(seat) == match.state.legal(seat)
                assert (world.must, world.may) == (match.state.must, match.state.may)
                assert (world.outcome, world.chance) == (match.outcome, match.state.chance)
                rollout(game, world, rng)


def rollout(game: AnyGame, state: Any, rng: SplitMix64) -> None:
    """Plays random moves from an imagined world to the end of its deal."""
    plies = 0
    while state.outcome is None:
        seat = rng.choice(state.must)
        state = after_chance(state.play(seat, rng.choice(state.legal(seat))), rng.shuffle)
        plies += 1
        assert plies <= game.max_plies
