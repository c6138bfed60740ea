"""Renders the application's icons from `web/icons/logo.svg` into `web/icons/`, as small palette images.

python -m tests.look.icons
"""

import base64
import re
import zlib
from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser import find_browser

ICONS = Path(__file__).resolve().parents[2] / "web" / "icons"

#: Name, size in pixels, whether the ground fills the canvas for a mask to cut, the drawing's share.
FILES = (
    ("icon-32.png", 32, False, 1.0),  # in a tab
    ("icon-192.png", 192, False, 1.0),
    ("icon-512.png", 512, False, 1.0),
    ("icon-maskable-512.png", 512, True, 0.8),
    ("apple-touch-180.png", 180, True, 0.94),
    ("icon-monochrome-512.png", 512, False, 0.95),
)
CLAW = re.compile(r'<g fill="#e8c678".*?</g>', re.DOTALL)  # all that a phone with one-colour icons shows
COLOURS = 32

DRAW = """async ([logo, size, ground, share]) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const context = canvas.getContext("2d");
  const image = new Image(size, size);
  image.src = "data:image/svg+xml," + encodeURIComponent(logo);
  await image.decode();
  if (ground) { context.fillStyle = ground; context.fillRect(0, 0, size, size); }
  const edge = size * (1 - share) / 2;
  context.drawImage(image, edge, edge, size * share, size * share);
  const bytes = context.getImageData(0, 0, size, size).data;
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}"""

type Colour = tuple[int, int, int, int]


def pixels(tab: Page, logo: str, size: int, bleed: bool, share: float) -> list[Colour]:
    """Returns the logo's pixels, row by row; with `bleed` on its own ground."""
    found = re.search(r'<rect[^>]* fill="(#[0-9a-f]+)"', logo)
    data = base64.b64decode(tab.evaluate(DRAW, [logo, size, found[1] if found and bleed else "", share]))
    quads = (data[at : at + 4] for at in range(0, len(data), 4))
    return [(red, green, blue, alpha) for red, green, blue, alpha in quads]


def palette(image: list[Colour]) -> dict[Colour, int]:
    """Returns, for each colour, the index of the nearest among the most common ones."""
    counts = Counter(image)
    chosen = sorted(counts, key=lambda colour: (-counts[colour], colour))[:COLOURS]

    def nearest(colour: Colour) -> int:
        return min(
            range(len(chosen)), key=lambda at: sum((a - b) ** 2 for a, b in zip(chosen[at], colour, strict=True))
        )

    return {colour: nearest(colour) for colour in chosen + sorted(counts)}


def png(image: list[Colour], size: int) -> bytes:
    """Returns a square image as a palette PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

    places = palette(image)
    chosen = list(places)[:COLOURS]
    rows = (image[at : at + size] for at in range(0, len(image), size))
    lines = b"".join(b"\0" + bytes(places[colour] for colour in row) for row in rows)
    head = size.to_bytes(4) + size.to_bytes(4) + bytes((8, 3, 0, 0, 0))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"PLTE", b"".join(bytes(colour[:3]) for colour in chosen))
        + chunk(b"tRNS", bytes(colour[3] for colour in chosen))
        + chunk(b"IDAT", zlib.compress(lines, 9))
        + chunk(b"IEND", b"")
    )


def main() -> None:
    """Writes the icons."""
    logo = (ICONS / "logo.svg").read_text("utf-8").replace("<svg ", '<svg width="1024" height="1024" ', 1)
    path = find_browser()  # before Playwright starts here: it asks in a process of its own
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=["--no-sandbox"])
        tab = browser.new_page()
        claw = re.sub(r"(?s)(<svg[^>]*>).*", r"\1", logo) + CLAW.findall(logo)[0] + "</svg>"
        for name, size, bleed, share in FILES:
            drawing = claw if "monochrome" in name else logo
            (ICONS / name).write_bytes(png(pixels(tab, drawing, size, bleed, share), size))
            print(name, (ICONS / name).stat().st_size)
        browser.close()


if __name__ == "__main__":
    main()
