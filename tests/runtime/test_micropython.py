"""The front end's tests once more, on the MicroPython that the page runs."""

import json
import subprocess
from pathlib import Path

import pytest

from web.make.tools import ROOT, install_npm, node

RUNNER = Path(__file__).with_name("micropython.mjs")
CPYTHON_ONLY = ("import pytest", "from engine", "from tests.app.real_engine")  # with fixtures, or the engine itself
FILES = [
    file
    for file in sorted((ROOT / "tests" / "app").glob("test_*.py"))
    if not any(f"\n{words}" in file.read_text() for words in CPYTHON_ONLY)
]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_passes_on_micropython(file: Path) -> None:
    install_npm()
    module = ".".join(file.relative_to(ROOT).with_suffix("").parts)
    done = subprocess.run([node(), RUNNER, ROOT, module], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    results = [json.loads(line) for line in done.stdout.splitlines()]
    assert results
    failed = [f"{result['test']}\n{result['error']}" for result in results if result["error"]]
    assert not failed, "\n".join(failed)


def test_most_of_the_front_end_is_tested_there() -> None:
    assert len(FILES) >= 20
