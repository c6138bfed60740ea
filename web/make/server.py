"""A server for the built site: right types, gzip as static hosts do it, and a log of what went over the wire."""

import gzip
import hashlib
import socket
import threading
from dataclasses import dataclass
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote, urlsplit

__all__ = ["PACKED", "Sent", "SiteServer", "lan_address"]

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".tgz": "application/gzip",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".xz": "application/x-xz",
    ".zip": "application/zip",
}
PACKED = {".png", ".tgz", ".woff2", ".xz", ".zip"}  # hosts do not gzip these again


@dataclass(frozen=True, slots=True)
class Sent:
    """One answer: the path asked for, its status and the bytes of its body on the wire."""

    path: str
    status: int
    size: int


class SiteServer(ThreadingHTTPServer):
    """Serves a folder under a path prefix; `port` 0 takes any free one. `sent` lists the answers so far.

    `max_age` is what a host sends about caching: 0 asks the browser to check each time, GitHub Pages sends 600.
    """

    daemon_threads = True
    allow_reuse_address = True

    def __init__(
        self, root: Path, *, host: str = "127.0.0.1", port: int = 0, prefix: str = "/", max_age: int = 0
    ) -> None:
        self.root = root.resolve()
        self.prefix = prefix
        self.max_age = max_age
        self.sent: list[Sent] = []
        self._packed: dict[tuple[Path, int], bytes] = {}
        super().__init__((host, port), _Handler)

    @property
    def url(self) -> str:
        """Returns the address of the site on this machine."""
        return f"http://localhost:{self.server_address[1]}{self.prefix}"

    def start(self) -> Self:
        """Serves in a thread of its own until `stop`."""
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def stop(self) -> None:
        """Stops and frees the port: from now on nothing answers. Stopping twice does no harm."""
        self.shutdown()
        self.server_close()

    def find(self, url: str) -> Path | None:
        """Returns the file that a request's path asks for, None if there is none."""
        path = unquote(urlsplit(url).path)
        if not path.startswith(self.prefix):
            return None
        file = (self.root / path.removeprefix(self.prefix)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_file() and file.is_relative_to(self.root) else None

    def packed(self, file: Path) -> bytes:
        """Returns a file's content gzipped, packed once per version."""
        key = (file, file.stat().st_mtime_ns)
        if key not in self._packed:
            self._packed[key] = gzip.compress(file.read_bytes(), 9, mtime=0)
        return self._packed[key]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores browsers that hang up in the middle of an answer."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: SiteServer

    def do_GET(self) -> None:
        file = self.server.find(self.path)
        if file is None:
            self._answer(HTTPStatus.NOT_FOUND, {"Content-Type": "text/plain"}, b"not found")
            return
        body = file.read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        age = self.server.max_age
        headers = {
            "Content-Type": TYPES.get(file.suffix, "application/octet-stream"),
            "ETag": tag,
            "Cache-Control": f"max-age={age}" if age else "no-cache",
            "Vary": "Accept-Encoding",
        }
        if self.headers.get("If-None-Match") == tag:
            self._answer(HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        if file.suffix not in PACKED and "gzip" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.server.packed(file)
        self._answer(HTTPStatus.OK, headers, body)

    do_HEAD = do_GET  # noqa: N815 - the base class calls it so

    def _answer(self, status: HTTPStatus, headers: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)
        self.server.sent.append(Sent(self.path, status, len(body)))

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Keeps the terminal quiet: the page's console shows what matters."""


def lan_address() -> str:
    """Returns this machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
        return str(probe.getsockname()[0])
