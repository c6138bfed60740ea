"""A host to talk to, a match to ask it about, and serving processes that end with the test."""

from collections.abc import Callable, Iterator

import pytest

from tests.host.cards import short_deck
from tests.host.serving import Served
from tests.host.talk import Talk


@pytest.fixture
def talk() -> Talk:
    """Returns a host that has just started."""
    return Talk()


@pytest.fixture
def short(talk: Talk) -> str:
    """Returns the record of a new match whose first deal is short."""
    return talk.new(decks=[short_deck(2)], dealer=0)


@pytest.fixture
def serve() -> Iterator[Callable[..., Served]]:
    """Starts serving processes, and kills those left when the test ends."""
    started: list[Served] = []

    def start(*module: str) -> Served:
        started.append(Served(*module))
        return started[-1]

    yield start
    for served in started:
        served.process.kill()
        served.process.communicate()
