"""A camera for Chromium that films a picture: the QR code that some page shows."""

import re
from pathlib import Path

from playwright.sync_api import Page

__all__ = ["arguments", "code_of", "film"]

WIDTH, HEIGHT = 640, 480
DARK, LIGHT, GREY = 30, 220, 128  # of what a screen shows to a camera
QUIET = 4  # light modules around a code
_ROW = re.compile(r"M(\d+) (\d+)h(\d+)v1")

type Code = tuple[int, frozenset[tuple[int, int]]]  # modules a side, and which of them are dark


def arguments(picture: Path) -> list[str]:
    """Returns the arguments of a Chromium whose camera films a picture; it is read anew each time it is turned on."""
    granted = "--use-fake-ui-for-media-stream"  # the headless shell has nobody to ask
    return ["--use-fake-device-for-media-stream", granted, f"--use-file-for-fake-video-capture={picture}"]


def code_of(page: Page) -> Code:
    """Returns the QR code on a page as it is drawn there."""
    drawn = page.locator("svg.qr")
    size = int((drawn.get_attribute("viewBox") or "").split()[-1]) - 2 * QUIET
    rows = _ROW.findall(drawn.locator("path").last.get_attribute("d") or "")
    return size, frozenset((int(x) + step, int(y)) for x, y, width in rows for step in range(int(width)))


def film(picture: Path, code: Code | None) -> None:
    """Writes the film of a code, or of nothing, as the camera finds it."""
    size, dark = code or (0, frozenset())
    scale = HEIGHT // (size + 2 * QUIET)
    left, top = ((side - size * scale) // 2 for side in (WIDTH, HEIGHT))
    rows = bytearray()
    for y in range(HEIGHT):
        for x in range(WIDTH):
            column, row = (x - left) // scale, (y - top) // scale
            inside = all(-QUIET <= place < size + QUIET for place in (column, row)) and code
            rows.append(GREY if not inside else DARK if (column, row) in dark else LIGHT)
    frame = b"FRAME\n" + rows + bytes([GREY]) * (WIDTH * HEIGHT // 2)
    picture.write_bytes(f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + 2 * frame)
