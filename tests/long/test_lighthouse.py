"""Lighthouse's report is read correctly, and Lighthouse is installed by hashes, wherever packages come from."""

import json

from tests.long.lighthouse import CATEGORIES, LOCKED, PLACES, short
from tests.look.situations import SITUATIONS


def test_what_costs_points_is_named_and_nothing_else() -> None:
    scores = {"label": 0, "contrast": 1, "manual": None, "hint": 0}
    weights = {"label": 3, "contrast": 3, "manual": 1, "hint": 0}
    refs = [{"id": name, "weight": weight} for name, weight in weights.items()]
    whole = {"score": 1, "auditRefs": refs}
    audits = {name: {"id": name, "score": score} for name, score in scores.items()}
    assert short({"audits": audits, "categories": dict.fromkeys(CATEGORIES, whole)}) == {}
    less = {"accessibility": {"score": 0.93, "auditRefs": refs}, "best-practices": whole}
    assert short({"audits": audits, "categories": less}) == {"accessibility": ["label"]}


def test_every_screen_is_a_situation() -> None:
    assert set(PLACES) <= {situation.name for situation in SITUATIONS}


def test_every_package_is_held_to_its_bytes() -> None:
    packages = json.loads((LOCKED / "package-lock.json").read_text())["packages"]
    named = {name: package for name, package in packages.items() if name}
    assert "node_modules/lighthouse" in named
    assert [name for name, package in named.items() if "integrity" not in package or "resolved" in package] == []
