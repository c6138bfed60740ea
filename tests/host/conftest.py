"""Processes that serve, ended with the test."""

from collections.abc import Callable, Iterator

import pytest

from tests.host.serving import Served


@pytest.fixture
def serve() -> Iterator[Callable[..., Served]]:
    """Starts processes that serve."""
    started: list[Served] = []

    def start(*module: str) -> Served:
        started.append(Served(*module))
        return started[-1]

    yield start
    for served in started:
        served.process.kill()
        served.process.communicate()
