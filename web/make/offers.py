"""How the page offers each game, as TOML in its folder: its place at home, its daily opponents, a match's length."""

import json
import tomllib
from time import perf_counter
from typing import Any

from engine.core.match import AnyGame
from engine.core.registry import game as named
from engine.core.registry import games
from engine.host import Host
from web.make.tools import BuildError, game_folder

__all__ = ["hello_file", "offer_of", "offered"]

_FILE = "offer.toml"


def offer_of(game: AnyGame) -> dict[str, Any]:
    """Returns how a game is offered, as written in its file, {} if it has none."""
    file = game_folder(game) / _FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def offered() -> list[str]:
    """Returns the names of all games in the order in which the page offers them.

    Those with the same place come by name, and those without a place of their own last.
    """
    places = {game.name: offer_of(game).get("order", float("inf")) for game in games()}
    return sorted(places, key=lambda name: (places[name], name))


def hello_file() -> dict[str, bytes]:
    """Returns what the engine says about its games, except their decks, by its path in the page's file system.

    The page offers them before the engine is up, in this order. `daily_opponents` also play the deals of the day;
    `length` is the option that says how long a match is.
    """
    reply = json.loads(str(Host(now=perf_counter).ask('{"id": 0, "op": "hello"}')))
    if "ok" not in reply:
        raise BuildError(f"the engine does not answer: {reply['error']['detail']}")
    hello = reply["ok"]
    order = offered()
    hello["games"].sort(key=lambda game: order.index(game["name"]))
    for game in hello["games"]:
        del game["decks"]
        offer = offer_of(named(game["name"]))
        game.update({name: offer[name] for name in ("daily_opponents", "length") if offer.get(name)})
    return {"hello.json": json.dumps(hello, separators=(",", ":")).encode()}
