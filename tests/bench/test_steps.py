"""The profile of a start, summed up by step."""

from typing import Any

from tests.bench.steps import NATIVE, busy, medians, table


def frame(number: int, name: str, url: str) -> dict[str, Any]:
    """Returns a node of a profile."""
    return {"id": number, "callFrame": {"functionName": name, "url": url}}


def test_a_profile_is_summed_up_until_the_page_can_be_used() -> None:
    nodes = [
        frame(1, "(idle)", ""),
        frame(2, "(program)", ""),
        frame(3, "f", "https://a/micropython-1/micropython.wasm"),
        frame(4, "g", "a.js"),
    ]
    profile = {
        "nodes": nodes,
        "startTime": 500,
        "samples": [1, 2, 3, 4, 3],
        "timeDeltas": [1000, 2000, 3000, 500, 9000],
    }
    found = busy(profile, 500 + 1000 + 2000 + 3000 + 500)
    assert found == {"idle": 1.0, NATIVE: 2.0, "MicroPython: the page's Python": 3.0, "other scripts": 0.5}


def test_what_a_round_lacks_counts_as_nothing() -> None:
    assert medians([{"a": 1.0, "b": 4.0}, {"a": 3.0}, {"a": 2.0, "b": 2.0}]) == {"a": 2.0, "b": 2.0}


def test_moments_come_in_their_order_and_steps_by_their_length() -> None:
    lines = table({"usable": 300.0, "page": 20.0}, {"idle": 5.0, NATIVE: 60.0}).splitlines()
    assert [line.split("  ")[-1] for line in lines if " ms  " in line] == ["page", "usable", NATIVE, "idle"]
