"""The five hundred matches whose screens are timed."""

from itertools import islice

from app.saves import Save
from tests.bench.lists import RUNNING, SEATS, kinds, saves


def test_they_are_whole_and_of_every_game() -> None:
    found = [(key, Save(text).verify()) for key, text in islice(saves(kinds(), 500), 40)]
    assert {save.meta["game"] for _, save in found} == set(SEATS)
    assert all(save.fault is None for _, save in found)
    assert all(key.endswith(f".{save.serial % 2}") for key, save in found)
    assert sum(not save.meta["over"] for _, save in found) == 40 // RUNNING
    assert len({key for key, _ in found}) == 40
