"""MicroPython finds the page's modules through `web/imports.py`, without trying names that are not there."""

import json
import subprocess
from pathlib import Path

from web.make.tools import ROOT, install_npm, node

RUNNER = Path(__file__).with_name("imports.mjs")


def test_only_files_that_are_there_are_looked_for() -> None:
    install_npm()
    done = subprocess.run([node(), RUNNER, ROOT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout)
    assert found["lines"] == ["here", "no module named 'app.third'"]
    assert found["handed"] == ["/app/__init__.py", "/app/first.py", "/app/second.py"]
    assert set(found["asked"]) == {"/handed"}
