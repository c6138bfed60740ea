"""How the page offers games: in order, and each day at a table that the game has."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core import registry
from engine.core.match import AnyGame
from tests.complete_games import COMPLETE
from web.make.offers import hello_file, offer_of

GAMES = registry.games()
OFFERED = ["haggis", "team", "boast", "handromi"]


def offered() -> list[dict[str, Any]]:
    """Returns the games as the build gives them to the page."""
    games: list[dict[str, Any]] = json.loads(hello_file()["hello.json"])["games"]
    return games


def test_the_complete_games_stand_in_their_order() -> None:
    names = [game["name"] for game in offered()]
    assert [name for name in names if name in COMPLETE] == OFFERED
    assert sorted(names) == [game.name for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_offer_is_one_that_the_game_can_keep(game: AnyGame) -> None:
    offer = offer_of(game)
    assert set(offer) <= {"order", "daily_opponents", "length"}
    assert game.name not in COMPLETE or {"order", "daily_opponents"} <= set(offer)
    others = offer.get("daily_opponents", [])
    assert not others or len(others) + 1 in game.seats
    assert set(others) <= set(game.temperaments)
    (found,) = [told for told in offered() if told["name"] == game.name]
    assert found.get("daily_opponents") == (others or None)
    assert found.get("length") == offer.get("length")
    assert "length" not in offer or offer["length"] in [option.name for option in game.options]
    assert "decks" not in found


def test_games_with_the_same_place_come_by_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("web.make.offers.game_folder", lambda game: tmp_path / game.name)
    for game, order in (("team", 10), ("haggis", 20), ("boast", 20)):
        (tmp_path / game).mkdir()
        (tmp_path / game / "offer.toml").write_text(f"order = {order}\n", encoding="utf-8")
    assert [game["name"] for game in offered()][:3] == ["team", "boast", "haggis"]


def test_a_game_without_an_offer_comes_last_and_says_nothing_of_its_days(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("web.make.offers.game_folder", lambda game: tmp_path / game.name)
    (tmp_path / "team").mkdir()
    (tmp_path / "team" / "offer.toml").write_text("order = 10\n", encoding="utf-8")
    names = [game["name"] for game in offered()]
    assert names == ["team", *(game.name for game in GAMES if game.name != "team")]
    assert not any("daily_opponents" in game for game in offered())
