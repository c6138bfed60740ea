"""Settings of the whole suite: how many examples Hypothesis tries, and the option that rewrites golden files."""

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tests import deflate
from tests.strategies import SAMPLES

sys.modules["deflate"] = deflate  # MicroPython's module

# Containers often forbid bytecode files. Each of the many processes that tests start would compile everything again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

gc.set_threshold(50_000, 20, 100)  # with thousands of tests in memory it has much to look through in vain

# There is no browser and no build inside Pyodide, where the engine's tests run a second time.
pytest_plugins = [] if sys.platform == "emscripten" else ["tests.unsteady", "tests.built"]

# A change waits for a small fixed sample; TALON_SAMPLES=1000 tries more examples, and different ones each time.
EXAMPLES = 10 if sys.platform == "emscripten" else 40
settings.register_profile("small", max_examples=EXAMPLES, deadline=None, derandomize=True)
settings.register_profile("large", max_examples=max(SAMPLES, 1), deadline=None, print_blob=True)
settings.load_profile("large" if SAMPLES else "small")

# The slowest test takes a third of this on a busy machine; with larger samples there is no telling.
HANG_S = 6 * 3600 if SAMPLES or os.environ.get("TALON_HANDS") else 300


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Orders the tests, and lets one that hangs fail by its name (Pyodide has no signals for that)."""
    items.sort(key=_turn)
    built = [item for item in items if _is_visiting(item)]
    items.sort(key=lambda item: item not in built[:1])
    if sys.platform != "emscripten":
        for item in items:
            item.add_marker(pytest.mark.timeout(HANG_S))


_LAST = 2
_BUILDING = ("tests/test_build", "tests/test_serve", "tests/test_supply")


def _turn(item: pytest.Item) -> int:
    """Returns 0 for the longest tests and `_LAST` for those of the built site, which is built in the meantime."""
    if "tests/runtime/" in item.nodeid:
        return 0
    return _LAST if _is_visiting(item) or item.nodeid.startswith(_BUILDING) else 1


def _is_visiting(item: pytest.Item) -> bool:
    return "dist" in getattr(item, "fixturenames", ())


def pytest_configure(config: pytest.Config) -> None:
    """Makes an update of golden files rewrite all of them, not only those whose day it is."""
    if config.getoption("update_golden"):
        os.environ["TALON_ALL"] = "1"  # the processes that run the tests inherit it


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Returns how many processes run the tests: as many as there are cores, one more for browsers, which often wait.

    A single module runs in this process: it is not worth starting others, and can be stepped through.
    """
    if len(config.args) == 1 and config.args[0].partition("::")[0].endswith(".py"):
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    left_out = [Path(path).name for path in config.getoption("ignore") or ()]
    return cores + ("e2e" not in left_out)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files from what the code does")
