"""Settings of the whole suite: how many examples Hypothesis tries, and the option that rewrites golden files."""

import sys

import pytest
from hypothesis import settings

from tests.strategies import SAMPLES

# No browser and no build inside Pyodide, where the engine's tests run once more.
pytest_plugins = [] if sys.platform == "emscripten" else ["tests.built"]

# Changes wait for a small fixed sample; TALON_SAMPLES=1000 tries more, and other ones each time.
settings.register_profile("small", max_examples=40, deadline=None, derandomize=True)
settings.register_profile("large", max_examples=max(SAMPLES, 1), deadline=None, print_blob=True)
settings.load_profile("large" if SAMPLES else "small")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files from what the code does")
