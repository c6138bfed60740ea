"""What moves costs no layout and no painting: style sheets animate transforms and opacity alone."""

import re

from web.make.tools import WEB

MOVES = {"transform", "translate", "rotate", "scale", "opacity"}
# These move nothing: they light a frame, point at something, or hold a button back for a moment.
STILL = {"hint": {"box-shadow"}, "pointed": {"outline-color"}, "unready": {"pointer-events"}}


def animated() -> dict[str, set[str]]:
    """Returns the properties that each animation of the style sheets changes, by its name."""
    found: dict[str, set[str]] = {}
    for sheet in sorted((WEB / "style").glob("**/*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        for name, body in re.findall(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)", text):
            found[name] = set(re.findall(r"([\w-]+):", body))
    return found


def test_animations_change_transforms_and_opacity_alone() -> None:
    names = animated()
    assert {"thump", "rise", "turn", *STILL} <= set(names)
    assert {name: changed - MOVES for name, changed in names.items() if changed - MOVES} == STILL
