"""How much work a deal takes, in calls of the engine's functions: no game becomes slower unnoticed."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from engine.core import registry
from engine.core.match import AnyGame
from tests.host.serving import needs_processes

KEPT = Path(__file__).with_name("calls.toml")
ROOT = Path(__file__).parents[2]
SLACK = 1.05
HEAD = "# Calls of the engine's functions in a few deals of each game, as tests/calls.py counts them.\n"


def counted(game: AnyGame) -> int:
    """Returns the number of calls in a process of its own: what other tests have looked up would be known here."""
    command = [sys.executable, "-m", "tests.calls", game.name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return int(done.stdout.split(maxsplit=1)[0])


@needs_processes
def test_a_deal_takes_no_more_calls_than_it_did(pytestconfig: pytest.Config) -> None:
    found = {game.name: counted(game) for game in registry.games()}
    if pytestconfig.getoption("update_golden"):
        KEPT.write_text(HEAD + "".join(f"{name} = {number}\n" for name, number in found.items()))
    kept = tomllib.loads(KEPT.read_text())
    slower = [
        f"{name}: {found[name]} calls, {found[name] / number - 1:.0%} more than the {number} that {KEPT.name} keeps"
        for name, number in kept.items()
        if found[name] > number * SLACK
    ]
    advice = "`python -m tests.calls GAME` names the functions; a price worth paying is kept by --update-golden"
    assert not slower, "\n".join([*slower, advice])
