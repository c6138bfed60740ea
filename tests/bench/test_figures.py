"""The figures that are kept: described without the machine's name, each line readable, and shown in a row."""

import json
import platform

from tests.bench.figures import FILE, machine, table

SPEED = {"decisions_per_second": 1234.5}


def test_a_machine_is_its_processor_and_not_its_name() -> None:
    words = machine("processor\t: 0\nmodel name\t: Fast CPU @ 2.50GHz\nmodel name\t: Fast CPU @ 2.50GHz\n")
    assert words.startswith("Fast CPU @ 2.50GHz, ")
    assert machine("").startswith(f"{platform.machine()}, ")
    if len(platform.node()) > 3:
        assert platform.node() not in words


def test_a_line_is_shown_with_its_speeds_and_times() -> None:
    line = {"date": "2026-11-22", "commit": "abc", "machine": "m", "load": 0.1, "engine": {"x-2": SPEED}}
    faster, slower = ({"x-2": SPEED | {"playouts_per_second": speed}} for speed in (480.4, 210.2))
    newer = line | {"engine": faster, "pyodide": slower, "startup": {}}
    shown = table([line | {"startup": {"warm x1": {"usable": 221.0}}}, newer])
    assert shown.splitlines() == [
        "2026-11-22 abc (load 0.1; m)",
        "  x-2 1,234",
        "  warm x1 221 ms",
        "2026-11-22 abc (load 0.1; m)",
        "  x-2 1,234",
        "  x-2 480/210",
    ]


def test_what_is_kept_can_be_shown() -> None:
    lines = [json.loads(row) for row in FILE.read_text().splitlines()]
    assert lines
    assert table(lines)
