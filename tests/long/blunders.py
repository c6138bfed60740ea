"""Finds blunders in self-play, or weighs the kept ones again: `uv run python -m tests.long.blunders haggis`.

Plays deals with one level at every seat. Where a search of few worlds calls a move a mistake, one of many worlds
checks it; if both agree, it is printed as an entry of the blunder suite, without its sentence but with the table as
its player saw it and the values of the best moves. A mistake by a level below club counts only if club avoids it, and
becomes a move never to play; one by club or above becomes a better move to find. `--weigh` prints the losses of the
entries so far.
"""

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.bots.bot import Candidate
from engine.bots.levels import LEVELS, bot_for
from engine.bots.search import SearchBot
from engine.cli.arguments import game_type
from engine.cli.screen import Terminal
from engine.cli.words import TerminalWords
from engine.core.look import look
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.search import Searching
from engine.core.state import Seat
from tests.blunders.suite import positions

__all__ = ["Blunder", "search", "weighed"]

FEW, MANY = 24, 240  # worlds of the first and the second look
SURE = 3.0  # standard errors by which a loss has to differ from zero
WEAKER = LEVELS[: LEVELS.index("club")]  # the levels below club
NAMES = ("Anna", "Béla", "Cili", "Dani", "Elza")


@dataclass(frozen=True)
class Blunder:
    """A losing move: the position before it, who made it, and the candidates with their values."""

    match: Match
    seat: Seat
    move: Any
    candidates: tuple[Candidate, ...]
    loss: float
    error: float


def weighed(match: Match, seat: Seat, moves: Sequence[Any], worlds: int, seed: str) -> tuple[Candidate, ...]:
    """Returns the candidates of a decision, best first, always including these moves and the policy's."""
    info, legal = match.state.information(seat), match.legal(seat)
    also = dict.fromkeys((*moves, match.game.policy(info, legal)[0]))
    bot = SearchBot(Searching(worlds, kept=(6, 4)), also=tuple(also))
    rng = SplitMix64(seed_of(f"{seed}/{match.seed}/{match.setup.deal}/{match.plies}"))
    *_, thought = bot.think(match.game, info, legal, rng)
    return thought.candidates


def lost(candidates: Sequence[Candidate], moves: Sequence[Any]) -> tuple[float, float]:
    """Returns what the best of these moves loses against the best of all others, and its standard error."""
    best = max((one for one in candidates if one.move not in moves), key=lambda one: one.value)
    mine = max((one for one in candidates if one.move in moves), key=lambda one: one.value)
    return best.value - mine.value, math.hypot(best.error, mine.error)


def search(match: Match, level: str, rng: SplitMix64, least: float) -> Iterator[Blunder]:
    """Plays the running deal with a level at every seat; yields the moves that lose `least` points in both looks."""
    while match.outcome is None:
        seat = match.state.must[0]
        info, legal = match.state.information(seat), match.legal(seat)
        *_, thought = bot_for(level).think(match.game, info, legal, rng)
        move = thought.move
        if len(legal) > 1 and (level not in WEAKER or move != match.game.policy(info, legal)[0]):
            yield from _looked_at(match, seat, move, least)
        match = match.play(seat, match.game.write(move))


def _looked_at(match: Match, seat: Seat, move: Any, least: float) -> Iterator[Blunder]:
    """Yields the move if it loses at least `least` points in both looks."""
    for worlds, seed in ((FEW, "first"), (MANY, "second")):
        candidates = weighed(match, seat, [move], worlds, seed)
        if len(candidates) < 2:
            return
        loss, error = lost(candidates, [move])
        if loss < max(least, SURE * error):
            return
    yield Blunder(match, seat, move, candidates, loss, error)


def entry(found: Blunder, level: str) -> str:
    """Returns an entry of the suite with its sentence left empty, preceded by comments for judging it."""
    match, seat, write = found.match, found.seat, found.match.game.write
    screen = Terminal(TerminalWords(tuple(player.name for player in match.players), seat), colour=False)
    table = [line.rstrip() for line in screen.table(look(match, seat)).splitlines()]
    worth = [f"{write(one.move)}  {one.value:.1f} ({one.error:.1f})" for one in found.candidates[:6]]
    kind = f'never = ["{write(found.move)}"]' if level in WEAKER else f'find = ["{write(found.candidates[0].move)}"]'
    comments = "".join(f"# {line}\n" for line in [*table, f"played by {level}: {write(found.move)}", *worth])
    return (
        f"{comments}[[position]]\n"
        f'id = "{match.game.name}-"\n'
        f'record = """\n{match.text}"""\n'
        f"seat = {seat}\n"
        f"{kind}\n"
        'why = ""\n'
        f"loss = {found.loss:.1f}\n"
        f"error = {found.error:.1f}\n"
        f'found = "self-play of {level}"\n'
    )


def mine(game: AnyGame, level: str, deals: int, seed: str, least: float) -> Iterator[Blunder]:
    """Yields the blunders in some deals with each number of players."""
    for deal in range(deals):
        for seats in game.seats:
            players = tuple(Player("bot", name, level) for name in NAMES[:seats])
            match = create(game, players, {}, f"{seed}/{deal}")
            yield from search(match, level, SplitMix64(seed_of(f"{seed}/{deal}/{seats}")), least)


def main() -> None:
    """Prints what is found, or the losses of the kept positions."""
    parser = argparse.ArgumentParser(description="Finds blunders in self-play, or weighs the kept ones anew.")
    parser.add_argument("game", type=game_type)
    parser.add_argument("--level", choices=LEVELS, default="club", help="who plays (default club)")
    parser.add_argument("--deals", type=int, default=10, help="for each number of players (default 10)")
    parser.add_argument("--seed", default="blunders")
    parser.add_argument(
        "--least", type=float, help="points that a move has to lose (default: more than an inaccuracy)"
    )
    parser.add_argument("--weigh", action="store_true", help="weigh the positions of the suite instead")
    options = parser.parse_args()
    if options.weigh:
        for position in positions(options.game):
            match = position.match
            moves = [match.game.read(text) for text in position.never or position.find]
            candidates = weighed(match, position.seat, moves, MANY, "weigh")
            loss, error = lost(candidates, moves)
            print(
                f"{position.id}: {abs(loss):.1f} ({error:.1f}), kept {position.loss} ({position.error})", flush=True
            )
    else:
        least = options.game.losses.inaccuracy if options.least is None else options.least
        for found in mine(options.game, options.level, options.deals, options.seed, least):
            print(entry(found, options.level), flush=True)


if __name__ == "__main__":
    main()
