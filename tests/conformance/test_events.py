"""What has happened since a moment: exactly what `play` has told each viewer at its time, in every game."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import registry
from engine.core.match import AnyGame, Match, Player
from engine.core.rng import SplitMix64
from tests.conformance.tables import each_table, random_matches
from tests.core.toy import GAME as TOY
from tests.host.talk import Talk
from tests.strategies import random_move

MOMENTS = 5  # asked about in each deal, besides its beginning


@pytest.fixture
def talk(monkeypatch: pytest.MonkeyPatch) -> Talk:
    """Returns a host that knows the toy too."""
    packages = {**registry._packages(), TOY.name: "tests.core.toy"}
    monkeypatch.setattr(registry, "_packages", lambda: packages)
    return Talk()


def acted(match: Match, rng: SplitMix64) -> Iterator[tuple[Match, str, dict[str, Any]]]:
    """Yields the match before each op of a deal, the op and its fields; now and then a seat gives up or gets up."""
    stop = rng.below(40)
    while not match.deal_over:
        if match.plies == stop:
            yield match, "concede", {"seat": 0}
            match = match.concede(0)
            continue
        if rng.below(10) == 0:
            match = match.reseat(0, Player("human", "Late"))
        seat, text = random_move(match, rng)
        yield match, "play", {"seat": seat, "move": text}
        match = match.play(seat, text)
    yield match, "", {}


@each_table
def test_the_events_since_a_moment_are_those_that_each_move_was_answered_with(
    game: AnyGame, seats: int, talk: Talk
) -> None:
    for begun, rng in random_matches(game, seats, 3, "events"):
        viewers = (None, *range(seats))
        told: dict[int | None, list[list[Any]]] = {viewer: [] for viewer in viewers}
        for there, op, fields in acted(begun, rng):
            match = there
            for viewer in viewers if op else ():
                told[viewer].append(talk(op, record=there.text, **{"for": viewer}, **fields)["events"])
        deal = match.setup.deal
        for ply in (0, match.plies, *(rng.below(match.plies + 1) for _ in range(MOMENTS))):
            for viewer in viewers:
                asked = {"for": viewer, "at": {"deal": deal, "ply": ply}}
                expected = [event for events in told[viewer][ply:] for event in events]
                assert talk("events", record=match.text, **asked) == {"events": expected}
