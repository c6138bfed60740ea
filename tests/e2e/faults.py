"""A host on which things go wrong: missing files, wrong pages in place of files, damaged bytes, silence."""

import re
import threading
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path
from typing import Any

from web.make.server import TYPES, SiteServer, _Handler

__all__ = ["KINDS", "FaultyServer", "publish", "replace_file"]

KINDS = ("404", "500", "page", "byte", "cut", "hang", "silent")
PORTAL = b"<!doctype html><title>Wifi</title><h1>Log in to the wifi</h1>"
_PACKED: dict[tuple[Path, int], bytes] = {}  # shared by all hosts: packing takes seconds without a byte sent
AT_LAST_S = 120  # a hanging request is released when its server stops, or after this


class FaultyServer(SiteServer):
    """Serves a site with faults in the files that match a pattern, a number of times or for ever.

    The kinds are 404 and 500, page (a captive portal's, with status 200), byte (one of them damaged), cut (half of
    it, then the connection ends), hang (half of it, then nothing), silent (nothing at all), mime (text/plain), plain
    (not compressed). The browser's own cache may keep wrong answers for ten minutes, like right ones.
    """

    def __init__(self, root: Path, **options: Any) -> None:
        self.faults: dict[str, tuple[str, float]] = {}
        self.over, self.hanging = threading.Event(), threading.Event()
        super().__init__(root, **{"max_age": 600, **options})
        self.RequestHandlerClass = _Faulty
        self._packed = _PACKED

    def fail(self, pattern: str, kind: str, times: float = float("inf")) -> None:
        """Makes paths that contain a pattern come wrong from now on."""
        self.faults[pattern] = (kind, times)

    def heal(self) -> None:
        """Ends all faults; hanging requests are cut."""
        self.faults.clear()
        self.hanging.clear()
        self.over.set()
        self.over = threading.Event()

    def fault(self, path: str) -> str:
        """Returns the kind of fault for a request, or "", and counts it."""
        for pattern, (kind, times) in self.faults.items():
            if times > 0 and re.search(pattern, path):
                self.faults[pattern] = (kind, times - 1)
                return kind
        return ""

    def asked(self, pattern: str) -> int:
        """Returns how many answers were sent for paths that contain a pattern."""
        return sum(re.search(pattern, sent.path) is not None for sent in self.sent)

    def stop(self) -> None:
        self.over.set()
        super().stop()


class _Faulty(_Handler):
    server: FaultyServer

    def do_GET(self) -> None:  # noqa: N802 - named by the base class
        kind = self.server.fault(self.path)
        file = self.server.find(self.path)
        if not kind or file is None:
            super().do_GET()
            return
        body = file.read_bytes()
        headers = {"Content-Type": TYPES.get(file.suffix, ""), "Cache-Control": f"max-age={self.server.max_age}"}
        if kind in {"404", "500"}:
            self._answer(HTTPStatus(int(kind)), {"Content-Type": "text/html"}, b"<h1>No</h1>")
        elif kind == "page":
            self._answer(HTTPStatus.OK, {**headers, "Content-Type": "text/html"}, PORTAL)
        elif kind == "byte":
            middle = len(body) // 2
            self._answer(HTTPStatus.OK, headers, body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :])
        elif kind == "mime":
            self._answer(HTTPStatus.OK, {**headers, "Content-Type": "text/plain"}, body)
        elif kind == "plain":
            self._answer(HTTPStatus.OK, headers, body)
        else:
            self._break_off(headers, body, half=kind != "silent", wait=kind != "cut")

    def _break_off(self, headers: dict[str, str], body: bytes, *, half: bool, wait: bool) -> None:
        """Sends half of a file or nothing, then waits or hangs up."""
        over = self.server.over
        if half:
            self.send_response(HTTPStatus.OK)
            for name, value in {**headers, "Content-Length": str(len(body))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body[: len(body) // 2])
            self.wfile.flush()
        if wait:
            self.server.hanging.set()
            over.wait(AT_LAST_S)
        self.close_connection = True


def replace_file(root: Path, pattern: str, change: Callable[[str], str]) -> None:
    """Changes a text file of a built site, and its hashes and size elsewhere on the site; it keeps its name."""
    (file,) = root.glob(pattern)
    old = file.read_bytes()
    new = change(file.read_text()).encode()
    assert new != old
    file.write_bytes(new)
    was, now = (f'"./{file.relative_to(root).as_posix()}","size":{len(data)}' for data in (old, new))
    _change_page(root, lambda text: text.replace(_integrity(old), _integrity(new)).replace(was, now))
    worker = root / "sw.js"
    worker.write_text(worker.read_text().replace(_integrity(old), _integrity(new)))


def publish(root: Path, old: str, new: str, *, renamed: bool = False, language: str = "") -> None:
    """Turns a served site into its next version.

    The script gets another name if `renamed`, and so do all files of a `language`.
    """
    script = next(root.glob("talon-*.js"))
    names = {script: f"talon-{new}.js"} if renamed else {}
    if language:
        names |= {file: f"{language}-{file.stem[-12:][::-1]}.tgz" for file in root.rglob(f"{language}-*.tgz")}

    def changed(text: str) -> str:
        for file, name in names.items():
            text = text.replace(file.name, name)
        return text

    _change_page(root, lambda text: changed(text.replace(old, new)))
    worker = root / "sw.js"
    mark = '"index.html", "revision": "'
    worker.write_text(changed(worker.read_text().replace(mark, f"{mark}0", 1)))
    for file, name in names.items():
        file.rename(file.with_name(name))


def _change_page(root: Path, change: Callable[[str], str]) -> None:
    """Changes index.html, and its hash in the service worker."""
    page, worker = root / "index.html", root / "sw.js"
    old = page.read_bytes()
    changed = change(page.read_text())
    new = changed.replace(_integrity(_import_map(old.decode())), _integrity(_import_map(changed))).encode()
    assert new != old
    page.write_bytes(new)
    worker.write_text(worker.read_text().replace(_integrity(old), _integrity(new)))


def _import_map(page: str) -> bytes:
    """Returns the import map of a page, whose hash is part of the policy."""
    return page.partition('<script type="importmap">')[2].partition("</script>")[0].encode()


def _integrity(data: bytes) -> str:
    return f"sha256-{b64encode(sha256(data).digest()).decode()}"
