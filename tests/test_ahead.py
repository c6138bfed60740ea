"""What is imported before anybody opens a table."""

import subprocess
import sys

import pytest

from app import ahead
from app.ahead import PIECES, import_ahead
from tests.app.samples_shell import start
from web.make.tools import ROOT

AT_ONCE = 50_000  # bytes of source: some 6 ms in MicroPython on a quiet machine
COUNTED = """
import sys
from pathlib import Path

import app.app
import app.screens.home

class Asleep:
    def __await__(self):
        yield

class Engine:
    begun = Asleep()

class App:
    engine = Engine()

    def sleep(self, ms):
        return Asleep()

from app.ahead import import_ahead
steps = import_ahead(App())
known = set(sys.modules)
while True:
    try:
        steps.send(None)
    except StopIteration:
        steps = None
    new = [name for name in sys.modules if name not in known and name.startswith("app.")]
    print(sum(Path(sys.modules[name].__file__).stat().st_size for name in new))
    known.update(new)
    if steps is None:
        break
from app.table.screen import TableScreen
print([name for name in sys.modules if name not in known and name.startswith("app.table")])
"""


def test_the_table_is_imported_ahead_in_small_pieces() -> None:
    shown = subprocess.run(
        [sys.executable, "-c", COUNTED], cwd=ROOT / "web", check=True, capture_output=True, text=True, timeout=60
    )
    *sizes, missing = shown.stdout.splitlines()
    assert missing == "[]"
    assert sizes[:2] == ["0", "0"], "the first piece waits for the engine, and for what the start has queued"
    assert len(sizes) == len(PIECES) + 2
    assert all(0 < int(size) < AT_ONCE for size in sizes[2:]), shown.stdout


def test_the_table_is_imported_ahead_once_the_engine_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    app, dom = start()
    imported: list[str] = []
    monkeypatch.setattr(ahead, "__import__", imported.append, raising=False)
    app.spawn(import_ahead(app))
    dom.boot("loading", boot=True)
    dom.advance(100)
    assert imported == []
    dom.emit("begun")
    dom.advance(100)
    assert imported == [f"app.table.{piece}" for piece in PIECES]
