"""The front end's tests a second time, on the MicroPython that the page runs.

A third of the modules each day, all of them with `TALON_ALL=1`; some modules share an interpreter, because loading
the front end is slow.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.sampling import daily
from web.make.tools import ROOT, install_npm, node

RUNNER = Path(__file__).with_name("micropython.mjs")
CPYTHON_ONLY = ("import pytest", "from engine", "from tests.app.real_engine")  # for fixtures, or the engine itself


def needs_cpython(file: Path) -> bool:
    """Returns whether a test module, or one that it imports helpers from, cannot run on MicroPython."""
    text = file.read_text()
    if any(f"\n{words}" in text for words in CPYTHON_ONLY):
        return True
    shared = re.findall(r"^from tests\.app\.(\w+) import", text, re.MULTILINE)
    return any(needs_cpython(file.with_name(f"{name}.py")) for name in shared)


FILES = [file for file in sorted((ROOT / "tests" / "app").glob("test_*.py")) if not needs_cpython(file)]
OF_DAY = daily(FILES, len(FILES) // 3)
TOGETHER = 5


@pytest.mark.parametrize("files", [OF_DAY[at : at + TOGETHER] for at in range(0, len(OF_DAY), TOGETHER)])
def test_passes_on_micropython(files: list[Path]) -> None:
    install_npm()
    modules = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    done = subprocess.run([node(), RUNNER, ROOT, *modules], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert {str(result["test"]).partition("::")[0] for result in results} == set(modules)
    failed = [f"{result['test']}\n{result['error']}" for result in results if result["error"]]
    assert not failed, "\n".join(failed)


def test_most_of_the_front_end_is_tested_there() -> None:
    assert len(FILES) >= 20
