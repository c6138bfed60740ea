"""The five hundred matches whose screens are timed."""

from itertools import islice

from app.browser.storage import Memory
from app.figures.ledger import KEY, Ledger
from app.saves import Save
from tests.bench.screens import RUNNING, SEATS, kinds, ledger, saves


def test_they_are_whole_and_of_every_game() -> None:
    found = [(key, Save(text).verify()) for key, text in islice(saves(kinds(), 500), 40)]
    assert {save.meta["game"] for _, save in found} == set(SEATS)
    assert all(save.fault is None for _, save in found)
    assert all(key.endswith(f".{save.serial % 2}") for key, save in found)
    assert sum(not save.meta["over"] for _, save in found) == 40 // RUNNING
    assert len({key for key, _ in found}) == 40


def test_each_is_counted_in_the_figures_once() -> None:
    played = kinds()
    kept = list(islice(saves(played, 500), 12))
    storage = Memory()
    storage.set(KEY, ledger(played, kept))
    found = Ledger(storage)
    assert found.fault == ""
    assert set(found.matches) == {key.split(".")[2] for key, _ in kept}
    signs = [deal[1] for match in found.matches.values() for deal in match.deals]
    assert len(set(signs)) == len(signs) > 12
