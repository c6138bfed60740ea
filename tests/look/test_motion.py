"""Motion costs no layout and no painting: style sheets animate only transforms and opacity."""

import re

from app.table.playing.pace import PAUSES
from web.make.tools import WEB

MOVES = {"transform", "translate", "rotate", "scale", "opacity"}
# These move nothing: they point at something, or hold a button back for a moment.
STILL = {"pointed": {"outline-color"}, "unready": {"pointer-events"}}
# Single controls, never all cards at once: what is pressed changes colour, a bar grows with a download.
SINGLE = {
    ".btn, .icon-btn": {"background-color", "border-color"},
    ".switch input": {"background-color"},
    ".progress::-webkit-progress-value": {"width"},
    ".progress > i": {"width"},
}


def animated() -> dict[str, set[str]]:
    """Returns the properties that each animation of the style sheets changes, by its name."""
    found: dict[str, set[str]] = {}
    for sheet in sorted((WEB / "style").glob("**/*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        for name, body in re.findall(r"@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)", text):
            found[name] = set(re.findall(r"([\w-]+):", body))
    return found


def eased() -> dict[str, set[str]]:
    """Returns the properties that have a transition, by selector."""
    found: dict[str, set[str]] = {}
    for sheet in sorted((WEB / "style").glob("**/*.css")):
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL)
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            for value in re.findall(r"transition(?:-property)?:\s*([^;!}]+)", body):
                names = {part.split()[0] for part in re.sub(r"\([^()]*\)", "", value).split(",")}
                found.setdefault(" ".join(selector.split()), set()).update(names - {"none"})
    return {selector: names for selector, names in found.items() if names}


def test_transitions_change_transforms_and_opacity_alone_but_of_single_controls() -> None:
    names = eased()
    assert "translate" in names[".card"]
    assert {selector: changed - MOVES for selector, changed in names.items() if changed - MOVES} == SINGLE


def test_animations_change_transforms_and_opacity_alone() -> None:
    names = animated()
    assert {"thump", "rise", "turn", "hint", *STILL} <= set(names)
    assert {name: changed - MOVES for name, changed in names.items() if changed - MOVES} == STILL


def test_the_settings_show_each_pace_as_the_table_has_it() -> None:
    sheet = (WEB / "style" / "rooms" / "preferences.css").read_text()
    shown = re.findall(r'\[data-pace="(\w+)"\] \{ --pace: (\d+)ms; \}', sheet)
    assert {pace: int(ms) for pace, ms in shown} == {pace: pause for pace, (pause, _) in PAUSES.items()}
