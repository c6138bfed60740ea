"""`play`: plays a match in the terminal, with people and bots at one table."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from textwrap import indent

from engine.bots.bot import Thought
from engine.bots.levels import STRONGEST, TemperedBot, bot_for, check_temperament, level_of
from engine.cli.arguments import (
    Refused,
    game_type,
    lines_lost,
    loaded,
    number_type,
    read,
    refusing,
    said,
    seats,
    text_type,
    wishes,
)
from engine.cli.screen import Terminal
from engine.cli.words import add_language, spare_streams, words_for
from engine.core import registry, replay
from engine.core.look import events, look
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Seat
from engine.wire import Fault, refusals

__all__ = ["Quit", "Sitting", "add", "run"]

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_OTHERS = 2  # moves that a hint names besides the best
_NAMES = ("Béla", "Cili", "Dani", "Elza")


_CHANGES: dict[str, Callable[[Match, Seat], Match]] = {
    "undo": lambda match, seat: replay.undo(match, seat, "decision"),
    "concede": Match.concede,
}


class Quit(Exception):
    """Raised when somebody leaves."""


class Sitting:
    """A match being played at this terminal; each hand is shown only to the person who holds it."""

    def __init__(self, match: Match, args: argparse.Namespace) -> None:
        self.match = match
        self._playouts: int | None = args.playouts
        self._people = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
        self._you = self._people[0] if len(self._people) == 1 else None
        self._names = tuple(player.name for player in match.players)
        colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        self._words = words_for(args, self._names, self._you)
        self._screen = Terminal(self._words, colour=colour)
        self._viewer = self._you

    def play(self) -> None:
        """Plays to the end of the match; raises Quit."""
        while self.match.conceded is None:
            if self.match.outcome is not None:
                self._settle()
                if self.match.end is not None:
                    return
                self._ask(self._words.own("terminal/next", deal=self._deal(self.match.setup.deal + 1)))
                self.match = self.match.next()
                self._viewer = self._you
            seat = self.match.must[0]
            if seat in self._people:
                self._turn(seat)
            else:
                self._move(seat, self.match.game.write(self._think(seat).move))
        if self.match.end is not None:
            self._say(self._screen.text(self.match.end.reason))

    # -- what people do

    def _turn(self, seat: Seat) -> None:
        """Shows the table to the person whose turn it is, and follows their commands until the match changes."""
        if self._viewer != seat:
            self._say(_CLEAR)
            self._ask(self._words.own("terminal/turn", name=self._names[seat]))
            self._viewer = seat
        self._say(self._screen.table(look(self.match, seat)))
        before = self.match.text
        while self.match.text == before:
            words = self._ask(self._words.own("terminal/ask", name=self._names[seat]))
            try:
                with refusals():
                    self._do(seat, words)
            except Fault as fault:
                code = f"terminal/{fault.code}"
                self._say(f"  {self._words.own(code) if self._words.has(code) else fault.detail}")
            except ValueError as error:
                self._say(f"  {error}")

    def _do(self, seat: Seat, words: str) -> None:
        """Carries out what a person typed; raises ValueError if that is impossible."""
        table = look(self.match, seat)
        if words == "?":
            self._list(seat)
        elif words == "help":
            self._help()
        elif words == "hint":
            self._hint(seat)
        elif words == "log":
            self._say(self._screen.log(table.log))
        elif words == "guide":
            self._say("\n".join(f"  {self._screen.text(text)}" for text in table.guide))
        elif words in _CHANGES:
            self.match = _CHANGES[words](self.match, seat)
        elif words == "quit":
            raise Quit
        elif words[:2] in {f"{who}:" for who in self._people}:
            self._move(int(words[0]), words[2:])
        elif words:
            self._move(seat, words)

    def _help(self) -> None:
        """Explains how to type the game's moves, and the other commands."""
        for code in (f"terminal/moves-{self.match.game.name}", "terminal/help"):
            self._say(indent(self._words.own(code), "  "))

    def _list(self, seat: Seat) -> None:
        game = self.match.game
        info = self.match.state.information(seat)
        for move in self.match.legal(seat):
            self._say(f"  {game.write(move):24} {self._screen.text(game.display.action(info, move).label)}")

    def _hint(self, seat: Seat) -> None:
        thought = self._think(seat)
        best, *others = thought.candidates[: 1 + _OTHERS]
        reasons = "; ".join(map(self._screen.text, best.reasons))
        self._say(f"  {self.match.game.write(best.move)}  {reasons}")
        for other in others:
            less = best.value - other.value
            words = self._words.own("terminal/as-good")
            if less > 0:
                words = self._words.own("terminal/less", loss=less, error=other.error)
            self._say(f"  {self.match.game.write(other.move)}  {words}")
        for other in thought.others[:_OTHERS]:
            self._say(f"  {self.match.game.write(other.move)}  {'; '.join(map(self._screen.text, other.reasons))}")

    # -- what happens

    def _think(self, seat: Seat) -> Thought:
        """Returns the last thought of the bot at a seat, or of the strongest one for a person."""
        match = self.match
        player = match.players[seat]
        bot = TemperedBot(bot_for(level_of(player.level)), player.temperament)
        rng = SplitMix64(seed_of(f"{match.seed}/{match.setup.deal}/{match.plies}"))
        last = None
        for thought in bot.think(match.game, match.state.information(seat), match.legal(seat), rng):
            last = thought
            if self._playouts is not None and thought.playouts >= self._playouts:
                break
        if last is None:
            raise ValueError("the bot had no thought")
        return last

    def _move(self, seat: Seat, text: str) -> None:
        before = self.match
        self.match = before.play(seat, text)
        for event in events(self.match, self._you):
            self._say(f"  {self._screen.text(event.text, event.cards)}")

    def _settle(self) -> None:
        table = look(self.match, self._you)
        self._say(self._screen.table(table))
        if table.summary is not None:
            self._say(self._screen.summary(table.summary, self._names))

    # -- the terminal

    def _deal(self, number: int) -> str:
        """Returns what the game calls a deal."""
        return self._words.own(f"game/{self.match.game.name}.deal", n=number)

    @staticmethod
    def _say(text: str) -> None:
        sys.stdout.write(f"{text}\n")

    @staticmethod
    def _ask(prompt: str) -> str:
        """Returns what was typed; raises Quit at the end of the input."""
        sys.stdout.write(f"{prompt}> ")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin else ""
        if not line:
            raise Quit
        return " ".join(line.split())


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: the game, who plays, and the table's options."""
    parser.description = "Plays a match in the terminal. A hand is shown to its own person only."
    parser.add_argument("game", nargs="?", type=game_type, help="the name of a game")
    parser.add_argument("--seats", type=int, help="how many players (the fewest the game takes)")
    parser.add_argument(
        "--names",
        type=text_type,
        help="who plays, by commas: a person's name, bot:LEVEL:NAME or bot:LEVEL/TEMPERAMENT:NAME (Anna and bots)",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the table")
    parser.add_argument("--seed", type=text_type, help="a text that fixes the decks (a new one each time)")
    parser.add_argument(
        "--playouts", type=number_type(int, 0), help="at most so many a decision (as many as a level makes)"
    )
    parser.add_argument("--save", type=Path, help="where the record goes in the end")
    parser.add_argument("--load", type=Path, help="a record to go on with")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Plays until the match ends or somebody leaves."""
    spare_streams()
    with refusing(args):
        sitting = Sitting(_match(args), args)
    try:
        sitting.play()
    except (Quit, KeyboardInterrupt):
        sys.stdout.write("\n")
    finally:
        if args.save:
            _save(args, sitting.match.text)
    return 0


def _save(args: argparse.Namespace, record: str) -> None:
    """Writes a record to its file, or to standard output if that fails, so that nothing is lost."""
    try:
        args.save.write_text(record, encoding="utf-8")
    except OSError as error:
        detail = f"{args.save} cannot be written: {error.strerror}. The record is below: keep it by hand"
        sys.stderr.write(f"play: {said(args, Refused('write', detail, path=str(args.save)))}\n")
        sys.stdout.write(record)


def _match(args: argparse.Namespace) -> Match:
    """Returns the match that the arguments ask for; raises ValueError."""
    if args.save and not args.save.parent.is_dir():
        folder = str(args.save.parent)
        raise Refused("folder", f"{folder} is not a folder: make it first, or save elsewhere", path=folder)
    if args.load:
        return _resumed(args)
    if not args.game:
        names = ", ".join(game.name for game in registry.games())
        raise Refused("game", f"which game? There are {names}", names=names)
    return create(args.game, _players(args), wishes(args), args.seed or secrets.token_hex(4))


def _resumed(args: argparse.Namespace) -> Match:
    """Returns the match of a record as far as it replays; raises ValueError if saving would lose the rest."""
    found = loaded(str(args.load), read(args.load), args.game)
    if found.lost:
        lost = lines_lost(str(args.load), found)
        if args.save is not None and args.save.resolve() == args.load.resolve():
            raise Refused("over", f"{lost}. Save elsewhere, or they are lost", **lost.words)
        sys.stderr.write(f"play: {said(args, lost)}\n")
    return found.match


def _players(args: argparse.Namespace) -> list[Player]:
    """Returns the players who were named, and bots for the remaining seats."""
    texts = args.names.split(",") if args.names else ["Anna"]
    players = [_player(text, args.game) for text in texts]
    names = [name for name in _NAMES if name not in {player.name for player in players}]
    while len(players) < seats(args, len(players)):
        players.append(Player("bot", names.pop(0) if names else "Bot", STRONGEST))
    return players


def _player(text: str, game: AnyGame) -> Player:
    """Returns the player for a person's name, bot:LEVEL:NAME or bot:LEVEL/TEMPERAMENT:NAME; raises ValueError."""
    if not text.startswith("bot:"):
        return Player.parse(f"human:{text.strip()}")
    player = Player.parse(text)
    level, _, temperament = player.level.partition("/")
    bot_for(level)
    check_temperament(game, temperament)
    return replace(player, level=level, temperament=temperament)
