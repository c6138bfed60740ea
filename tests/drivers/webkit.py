"""The installed WebKitGTK, driven by its own WebKitWebDriver with plain requests as in W3C's WebDriver."""

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
from base64 import b64decode
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from tests.drivers.driver import PHONE, WAIT_S, Driver, NotInstalledError

__all__ = ["WebKit"]

_DRIVER = "WebKitWebDriver"
_BAR = 38  # pixels of the window above the page
_SCREEN = "1280x1024x24"
_DONE = "const done = arguments[0]; Promise.resolve().then(() => ({})).then(done, (error) => done(`!${{error}}`));"


class WebKit(Driver):
    """A page in WebKitGTK's MiniBrowser, on a virtual screen.

    Its window cannot be narrower than its toolbar, some 450 pixels.
    """

    def __init__(self) -> None:
        if shutil.which(_DRIVER) is None:
            raise NotInstalledError(f"no {_DRIVER} is installed")
        self._all = ExitStack()
        try:
            self._start()
        except BaseException:
            self._all.close()
            raise

    def _start(self) -> None:
        folder = Path(self._all.enter_context(tempfile.TemporaryDirectory()))
        screen = self._screen(folder)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self._spawn(_DRIVER, f"--port={self._port}", out=folder / "driver", env=screen)
        _until(self._answers)
        made = self._send("POST", "/session", {"capabilities": {}})
        self._session = f"/session/{made['sessionId']}"
        self._all.callback(lambda: self._send("DELETE", self._session))
        self.version = f"WebKitGTK {made['capabilities']['browserVersion']}"
        self._send("POST", f"{self._session}/timeouts", {"script": WAIT_S * 1000})
        self.size(*PHONE)

    def _screen(self, folder: Path) -> Mapping[str, str]:
        """Starts a virtual screen, and returns the environment that a program needs to find it.

        Under Broadway GTK knows no resolution, so WebKit's pages are minus 40,000 pixels wide: scripts can play on
        them, but they cannot be looked at.
        """
        if shutil.which("Xvfb"):
            number = folder / "display"
            self._spawn("Xvfb", "-displayfd", "1", "-screen", "0", _SCREEN, "-nolisten", "tcp", out=number)
            _until(lambda: number.read_text().endswith("\n"))
            return {"GDK_BACKEND": "x11", "DISPLAY": f":{number.read_text().strip()}"}
        if shutil.which("broadwayd"):
            own = {"XDG_RUNTIME_DIR": str(folder)}
            self._spawn("broadwayd", "--unixsocket", str(folder / "web"), ":1", out=folder / "screen", env=own)
            _until(lambda: "Listening" in (folder / "screen").read_text())
            return {
                "GDK_BACKEND": "broadway",
                "BROADWAY_DISPLAY": ":1",
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                **own,
            }
        raise NotInstalledError("neither Xvfb nor broadwayd is installed: WebKit has no screen")

    def goto(self, url: str) -> None:
        self._send("POST", f"{self._session}/url", {"url": url})

    def reload(self) -> None:
        self._send("POST", f"{self._session}/refresh", {})

    def run(self, script: str) -> Any:
        done = self._send("POST", f"{self._session}/execute/async", {"script": _DONE.format(script), "args": []})
        assert not str(done).startswith("!"), done
        return done

    def size(self, width: int, height: int) -> None:
        self._send("POST", f"{self._session}/window/rect", {"width": width, "height": height + _BAR})

    def picture(self) -> bytes:
        return b64decode(self._send("GET", f"{self._session}/screenshot"))

    def close(self) -> None:
        self._all.close()

    def _spawn(self, *command: str, out: Path, env: Mapping[str, str] | None = None) -> None:
        with out.open("w") as file:
            process = subprocess.Popen(
                command, stdout=file, stderr=subprocess.STDOUT, env={**os.environ, **(env or {})}
            )
        self._all.callback(process.wait)
        self._all.callback(process.terminate)

    def _answers(self) -> bool:
        with suppress(OSError):
            return bool(self._send("GET", "/status")["ready"])
        return False

    def _send(self, method: str, path: str, body: object = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=2 * WAIT_S)
        try:
            connection.request(method, path, None if body is None else json.dumps(body))
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
            assert answer.status < 400, f"{path}: {value}"
            return value
        finally:
            connection.close()


def _until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_S
    while not ready():
        assert time.monotonic() < end, "what WebKit needs does not start"
        time.sleep(0.05)
