"""Games that have not arrived: each op that needs one is refused by its name."""

import pytest

from engine.core import registry
from tests.host.talk import ANNA, BELA, Talk, refused


def test_a_game_that_has_not_arrived_is_refused_by_name(talk: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_expected", {"whist"})
    registry.renew()
    record = talk("new", game="haggis", seats=[ANNA, BELA], seed="away")["record"].replace('"haggis"', '"whist"')
    for op, fields in (
        ("hello", {}),
        ("new", {"game": "whist", "seats": [ANNA, BELA], "seed": "away"}),
        ("check", {"text": record}),
        ("look", {"record": record}),
        ("tally", {"record": record}),
        ("think", {"record": record, "seat": 0}),
    ):
        with refused("game/away", "whist") as extra:
            talk(op, **fields)
        assert extra == {"game": "whist"}
    monkeypatch.undo()
    registry.renew()
