"""A page on which lessons are played, with an engine of its own."""

import json

from app.app import App
from app.lessons.lesson import Lesson
from app.screens import SCREENS
from engine.core import registry
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import HELLO, Engine
from web.make.lessons import lesson_file, lesson_of

__all__ = ["GAMES", "SETTINGS", "Lessons", "at"]


GAMES = [game.name for game in registry.games()]
SETTINGS = {"pace": "instant", "confirm_bets": "off"}


class Lessons:
    """A page on a storage, with the engine up and every game's lesson available."""

    def __init__(self, storage=None, *, ready=True, **settings):
        self.engine = Engine()
        files = {path: data.decode() for game in registry.games() for path, data in lesson_file(game).items()}
        self.dom = FakeDom(storage, self.engine, {"hello.json": HELLO, **files})
        self.dom.storage.texts["talon.settings"] = json.dumps({**SETTINGS, **settings})
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        if ready:
            self.dom.boot("ready")

    def open(self, game):
        """Opens a lesson, and returns it."""
        self.app.go("lesson", id=game)
        self.dom.advance(100)
        return Lesson(game, lesson_of(registry.game(game)))

    @property
    def panel(self):
        """Returns the HTML of the coach's panel."""
        return self.dom.html["t-coach"]

    @property
    def ply(self):
        """Returns the ply of the table."""
        return self.app.screen.scene.view.table["ply"]

    def do(self, step):
        """Does what a step waits for, and reads what is said about the trick that it finishes."""
        if step.take:
            self.move(step.take[0])
            if self.app.screen.coach.holds_trick:
                self.dom.press("coach-next")
                self.dom.advance(10_000)
        else:
            self.dom.press("coach-next")
            self.dom.advance(10_000)

    def move(self, move):
        """Makes a move, as its button does, and lets the others play."""
        self.dom.emit("act", "move", {"move": move})
        self.dom.advance(10_000)


def at(number, found):
    """Returns how the panel numbers a step."""
    return f"lesson-step{{all={len(found.steps)},n={number + 1}}}"
