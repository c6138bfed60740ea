"""A look back that cannot be shown: its match, its room or its first table is not to be had."""

import pytest

from app.client.engine_client import EngineError
from tests.app.replay_rig import ReplayPage, finished


@pytest.mark.parametrize("address", ["#replay/nowhere", "#replay/nowhere/1/2", "#replay"])
def test_a_match_that_is_not_there_is_told(address):
    page = ReplayPage(finished("haggis", 3))
    page.dom.type_address(address)
    page.dom.advance(0)
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    assert "error-save" in page.dom.html["toast"]


def test_without_its_first_table_a_look_back_is_left():
    page = ReplayPage(finished("haggis", 3))
    page.app.go("home")
    asked = page.app.engine.ask
    refusal = page.app.tasks.deferred()
    refusal.fail(EngineError("engine/memory"))

    def ask(op, **fields):
        return refusal if op == "past" else asked(op, **fields)

    page.app.engine.ask = ask
    page.app.go("replay", id=page.match)
    page.dom.advance(0)
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    assert "engine" in page.dom.html["toast"]


def test_a_room_that_cannot_be_fetched_is_told_and_one_that_comes_late_is_opened():
    page = ReplayPage(finished("haggis", 3))
    assert page.app.rooms.is_here("replay")
    page.app.go("home")
    page.app.rooms._here.clear()
    page.dom.away["replay"] = {"error": "cut", "code": "download/network", "args": {}}
    page.app.go("replay", id=page.match)
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    assert "download" in page.dom.html["toast"]
    page.dom.away.clear()
    page.app.go("replay", id=page.match)
    page.dom.advance(0)
    assert page.at[0] == 2
