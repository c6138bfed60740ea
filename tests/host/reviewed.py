"""Deals kept with their reviews; run as a program, this module makes the ones that are missing."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from engine.bots.levels import bot_for
from engine.core import registry
from engine.core.match import AnyGame, Match, Player, create
from engine.core.replay import load
from engine.core.rng import SplitMix64, seed_of
from tests.host.talk import Json, Talk

__all__ = ["CUT", "EACH", "FOLDER", "reviewed"]

FOLDER = Path(__file__).with_name("reviews")
CUT = "\n-- reviewed --\n"
EACH = 5  # deals of each game, spread over its numbers of players
PEOPLE = [Player("human", "Anna", ""), *(Player("bot", name, "club") for name in ("Béla", "Cili", "Dóra", "Ede"))]
ANNA = ("novice", "casual")  # who really plays at Anna's seat: levels with something to learn
PLAYOUTS = 40


def deals(game: AnyGame) -> Iterator[tuple[str, Match]]:
    """Yields the deals kept for a game, each with the name of its file."""
    for number, seats in enumerate(islice(cycle(game.seats), EACH)):
        match = create(game, PEOPLE[:seats], {}, f"reviews/{game.name}/{number}")
        rng = SplitMix64(seed_of(f"played/{game.name}/{number}"))
        while match.outcome is None:
            seat = match.state.must[0]
            bot = bot_for(ANNA[number % len(ANNA)] if seat == 0 else "club")
            *_, thought = bot.think(game, match.state.information(seat), match.legal(seat), rng)
            match = match.play(seat, game.write(thought.move))
        yield f"{game.name}-{seats}-{number}.txt", match


def reviewed(record: str) -> str:
    """Returns the reviews of Anna's decisions in the deal, one per line."""
    talk = Talk()
    plies = [ply for ply, (seat, _) in enumerate(load(record, registry.game).match.moves) if seat == 0]
    asked: Json = {"record": record, "deal": 1, "seat": 0, "seed": "review", "playouts": PLAYOUTS}
    return "".join(line(ply, talk("review", **asked, ply=ply)) for ply in plies)


def line(ply: int, answer: Json) -> str:
    """Returns a review as a line: the ply, the move played, the best one, the loss with its error and its class."""
    names = ("played", "best", "loss", "error", "class", "choices", "accuracy", "playouts")
    told = [f"ply {ply}", *(f"{name} {answer[name]}" for name in names)]
    shown = answer["open"]
    opened = f"open {shown['best']} {shown['loss']}" if shown else "open unknown"
    return "  ".join([*told, opened]) + "\n"


if __name__ == "__main__":
    for kept, match in (pair for game in registry.games() for pair in deals(game)):
        if not (FOLDER / kept).exists():
            (FOLDER / kept).write_text(f"{match.text}{CUT}{reviewed(match.text)}", "utf-8")
