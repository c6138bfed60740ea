"""The headers that a host sends with the page: a file that some hosts read, and the same in the syntax of others."""

import re
from pathlib import Path

from web.make.tools import ROOT, WEB

HOSTING = (ROOT / "web" / "HOSTING.md").read_text()
SAID = {
    "nginx": r'add_header (\S+) "([^"]+)" always;',
    "apache": r'Header always set (\S+) "([^"]+)"',
    "caddy": r'^ {8}(\S+) "([^"]+)"$',
}
USED = {"clipboard-write", "screen-wake-lock", "web-share"}


def headers() -> dict[str, str]:
    """Returns the headers in the file that the site carries."""
    path, *lines = (WEB / "_headers").read_text().splitlines()
    assert path == "/*"
    return dict(line.strip().split(": ", 1) for line in lines)


def test_the_site_carries_them(dist: Path) -> None:
    assert (dist / "_headers").read_bytes() == (WEB / "_headers").read_bytes()


def test_every_host_is_told_the_same() -> None:
    for host, pattern in SAID.items():
        (snippet,) = re.findall(rf"```{host}\n(.*?)```", HOSTING, re.DOTALL)
        assert dict(re.findall(pattern, snippet, re.MULTILINE)) == headers(), host


def test_they_say_what_the_page_cannot_and_forbid_nothing_that_is_used() -> None:
    said = headers()
    assert said["Content-Security-Policy"] == "frame-ancestors 'none'"
    forbidden = dict(entry.split("=") for entry in said["Permissions-Policy"].split(", "))
    assert forbidden.pop("camera") == "(self)"
    assert set(forbidden.values()) == {"()"}
    assert not USED & set(forbidden)
    scripts = "".join(file.read_text() for file in (WEB / "js").glob("*.js"))
    for name in ("navigator.clipboard", "navigator.mediaDevices", "navigator.wakeLock", "navigator.share"):
        assert name in scripts
    for name in ("audio: true", "geolocation", "navigator.usb", "navigator.bluetooth", "PaymentRequest"):
        assert name not in scripts
