"""The engine's tests a second time, in the worker's Pyodide: another Python, 32 bits, other set orders.

A fifteenth of the modules each day, all of them with `TALON_ALL=1`.
"""

import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.sampling import daily
from web.make.tools import ROOT, install_npm, node

RUNNER = Path(__file__).with_name("pyodide.mjs")
FOLDERS = ("bots", "conformance", "core", "host", "games")
MODULES = [path for folder in FOLDERS for path in sorted((ROOT / "tests" / folder).rglob("test_*.py"))]
OF_DAY = daily(MODULES, len(MODULES) // 15)
AT_ONCE = 2  # how many interpreters share them
# Tests of our own programs against each other give the same in any Python: referees, oracles, bots, texts.
SAME_ANYWHERE = " and ".join(
    f"not {name}"
    for name in (
        "referee",
        "beats",
        "each_reason_is_met",
        "test_refusals",
        "test_texts",
        "test_weaknesses",
        "test_tempered",
        "test_bots.py",
    )
)
PLAIN = "addopts=-ra --import-mode=importlib"  # a single process: Pyodide has no others
LONG_S = 2400  # work of minutes: Pyodide is three times slower than CPython, and the machine may be busy


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs pytest in Pyodide."""
    install_npm()
    paths = map(str, (node(), RUNNER, ROOT, sysconfig.get_path("purelib")))
    command = [*paths, "pytest", "-q", "-p", "no:cacheprovider", "-o", PLAIN, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.timeout(LONG_S)
@pytest.mark.parametrize("share", range(AT_ONCE))
def test_passes_in_pyodide(share: int) -> None:
    done = run("-k", SAME_ANYWHERE, *(str(path.relative_to(ROOT)) for path in OF_DAY[share::AT_ONCE]))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert " passed" in done.stdout


def test_every_module_can_be_imported_in_pyodide() -> None:
    done = run("--collect-only", *(f"tests/{folder}" for folder in FOLDERS))
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
