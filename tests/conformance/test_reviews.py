"""Reviews: without open cards they judge by what the player could know, and by nothing else."""

import json
from collections.abc import Iterator
from typing import Any

from engine.core.match import AnyGame, Match
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Seat
from engine.core.table import Text
from engine.reviewing import Reviewing
from engine.thinking import Budget
from tests.conformance.secrecy import twin
from tests.conformance.tables import each_table
from tests.conformance.test_secrecy import TRIES, Peeking, PeekView, by_others, tape_of
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Move
from tests.strategies import lighter

PLAYOUTS = 12


def pairs(game: AnyGame, seats: int, few: int) -> Iterator[tuple[Match, Match, Seat]]:
    """Yields decisions of random deals, each also in another world that its player cannot tell from it."""
    for sample in range(lighter(few)):
        seed = f"reviews/{game.name}/{seats}/{sample}"
        tape = tape_of(game, seats, seed)
        here, rng = tape.end, SplitMix64(seed_of(seed) + 1)
        for seat in here.must:
            worlds = (twin(tape, seat, rng) for _ in range(TRIES)) if len(here.legal(seat)) > 1 else ()
            yield from ((here, there[-1], seat) for there in [next(filter(None, worlds), ())] if there)


def review(before: Match, seat: Seat, text: str) -> dict[str, Any]:
    """Returns the review of a move, as if in every world the same had come of it."""
    played = next(move for move in before.legal(seat) if before.game.write(move) == text)
    work = Reviewing(before, seat, played, SplitMix64(3), Budget(lambda: 0.0, None, PLAYOUTS), result=0.0).work()
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        found: dict[str, Any] = json.loads(json.dumps(done.value))
        return found


@each_table
def test_a_review_is_the_same_in_worlds_that_look_the_same_to_its_player(game: AnyGame, seats: int) -> None:
    decisions = judged = 0
    for here, there, seat in pairs(game, seats, 8):
        text = game.write(SplitMix64(seed_of(here.text)).choice(here.legal(seat)))
        one, other = review(here, seat, text), review(there, seat, text)
        opened = one.pop("open"), other.pop("open")
        assert one == other, (here.text, there.text)
        assert (opened[0] is None) == (opened[1] is None)
        decisions += 1
        judged += one["class"] is not None
    assert decisions > 1
    assert judged


def by_others_if_shown(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, tuple[Text, ...]]:
    return by_others(info, legal) if isinstance(info, PeekView) else (legal[0], ())


class Peeks(Peeking):
    """The policy looks at the other hands, where it can."""

    policy = staticmethod(by_others_if_shown)


def test_a_review_that_knows_the_other_hands_is_caught() -> None:
    game = Peeks()
    decisions = [(here, there, seat, game.write(here.legal(seat)[0])) for here, there, seat in pairs(game, 3, 12)]
    assert any(
        review(here, seat, text)["best"] != review(there, seat, text)["best"] for here, there, seat, text in decisions
    )
