"""The installed Firefox, driven by puppeteer-core: without geckodriver or a special build."""

import json
import shutil
import subprocess
from base64 import b64decode
from pathlib import Path
from typing import Any

from tests.drivers.driver import PHONE, Driver, NotInstalledError
from web.make.tools import ROOT, install_npm, node

__all__ = ["Firefox"]

_BRIDGE = Path(__file__).with_suffix(".mjs")
_NAMES = ("firefox-esr", "firefox")
_CLOSE_S = 30


class Firefox(Driver):
    """A page in headless Firefox."""

    def __init__(self) -> None:
        program = next(filter(None, map(shutil.which, _NAMES)), None)
        if program is None:
            raise NotInstalledError("no Firefox is installed")
        install_npm()
        command = list(map(str, (node(), _BRIDGE, ROOT, program)))
        self._bridge = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.size(*PHONE)
        self.version = str(self._ask("version")).replace("firefox/", "Firefox ")

    def goto(self, url: str) -> None:
        self._ask("goto", url)

    def reload(self) -> None:
        self._ask("reload")

    def run(self, script: str) -> Any:
        return self._ask("run", script)

    def size(self, width: int, height: int) -> None:
        self._ask("size", width, height)

    def picture(self) -> bytes:
        return b64decode(self._ask("picture"))

    def close(self) -> None:
        assert self._bridge.stdin
        assert self._bridge.stdout
        self._bridge.stdin.close()
        try:
            self._bridge.wait(_CLOSE_S)
        except subprocess.TimeoutExpired:
            self._bridge.kill()
        self._bridge.stdout.close()

    def _ask(self, *call: object) -> Any:
        assert self._bridge.stdin
        assert self._bridge.stdout
        self._bridge.stdin.write(f"{json.dumps(call)}\n")
        self._bridge.stdin.flush()
        line = self._bridge.stdout.readline()
        assert line, f"Firefox ended before it answered {call[0]}"
        answer = json.loads(line)
        assert "error" not in answer, f"{call[0]}: {answer['error']}"
        return answer["value"]
