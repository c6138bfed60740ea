"""The process `python -m engine serve`, and a way to talk to it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.host.talk import Talk

__all__ = ["Served", "needs_processes"]

ROOT = Path(__file__).parents[2]

needs_processes = pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in a browser")


class Served(Talk):
    """A serving process, and a way to talk to it."""

    def __init__(self, *module: str) -> None:
        super().__init__()
        command = [sys.executable, "-m", *(module or ("engine", "serve"))]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, stderr=-1)

    def write(self, *lines: str | bytes) -> None:
        """Sends lines without waiting for answers."""
        assert self.process.stdin
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def read(self) -> str:
        """Returns the next line of the process's answers."""
        assert self.process.stdout
        return self.process.stdout.readline().decode("ascii").removesuffix("\n")

    def send(self, text: str) -> str:
        """Sends a line and returns the answer."""
        self.write(text)
        return self.read()

    def end(self) -> list[str]:
        """Closes the input and returns the remaining answers. The process must exit with 0 and an empty stderr."""
        out, err = self.process.communicate(timeout=60)
        assert err.decode() == ""
        assert self.process.returncode == 0
        return out.decode("ascii").splitlines()
