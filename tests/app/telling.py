"""A table as a screen reader has it: a fake browser with real texts, the real engine and a known match."""

import json

from fluent.runtime import FluentBundle, FluentResource

from app.app import App
from app.matches.matches import about
from app.saves import pack
from app.screens import SCREENS
from app.table.playing.presenter import NO_TAPS_MS, SIDES_MS
from engine.cli.words import SEEN
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import HELLO, Engine
from tests.commentary import YOU
from web.make.languages import BASE, further_languages

TRICK_MS = 100
GUARD_MS = SIDES_MS + NO_TAPS_MS

SETTINGS = {"pace": "instant", "automatic": "off", "whole": "off"}


class Script(Engine):
    """An engine whose bots repeat their moves from a known match instead of thinking."""

    def __init__(self, match):
        super().__init__()
        self._moves = [move for deal in match.deals for seat, move in deal.moves if seat != YOU]

    def __call__(self, text):
        asked = json.loads(text)
        if asked["op"] != "think":
            return super().__call__(text)
        move = self._moves.pop(0)
        return json.dumps({"id": asked["id"], "ok": {"move": move, "playouts": 0, "ms": 0, "why": []}})


class TellingDom(FakeDom):
    """A fake browser with the real texts in place of codes."""

    def __init__(self, engine, language):
        super().__init__(engine=engine, files={"hello.json": HELLO})
        self.spoken = language
        self.available = {tag: tag for tag in (BASE, *further_languages())}

    def fluent_start(self, language):
        self._bundle = FluentBundle([language], use_isolating=False)

    def fluent_add(self, text, override):
        self._bundle.add_resource(FluentResource(text), allow_overrides=override)

    def fluent_has(self, code):
        return self._pattern(code) is not None

    def fluent(self, code, args):
        pattern = self._pattern(code)
        if pattern is None:
            return None
        values = dict(SEEN, **json.loads(args)) if args else SEEN
        words, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, f"{code} {args}: {errors}"
        return words

    def _pattern(self, code):
        name, _, attribute = code.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


class TellingTable:
    """The table of a match whose one person repeats the moves of a known match."""

    def __init__(self, start, played, language="en", **settings):
        self.dom = TellingDom(Script(played), language)
        self.presses = []
        self.dom.storage.set("talon.settings", json.dumps(dict(SETTINGS, **settings)))
        players = [{"kind": one.kind, "name": one.name, "level": one.level} for one in start.players]
        meta = about(start.game.name, players, dict(start.options.values))
        meta.update(deal=1, ply=0, scores=list(start.totals), over=False, places=None)
        self.dom.storage.set("talon.match.m1.0", pack(0, meta, start.text))
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.app.go("table", id="m1")
        self.dom.boot("ready")
        self.dom.advance(0)

    @property
    def scene(self):
        """Returns the scene that is drawn."""
        return self.app.screen.scene

    @property
    def ply(self):
        """Returns how many moves have been made."""
        return self.scene.view.table["ply"]

    def play(self, move):
        """Makes a move as in records: taps its cards and presses its button, twice where the page asks."""
        for act in ("move", "bet"):
            if self.dom.find(act, move=move) is None:
                continue
            self._press(act, move=move)
            if move in (self.scene.armed, self.scene.lapsing):
                self._press("move", move=move)
            return
        names = [word for word in move.split() if word in self.scene.faces]
        if move.startswith("layoff"):
            names = names[:-1] if names[-1] == move.split()[-1] else names
        for slot in self.scene.view.hand_slots():
            if slot["face"] in names:
                names.remove(slot["face"])
                self._press("card", key=slot["key"])
        assert not names, f"{move}: {names} are not in hand"
        self._press("move", move=move)
        if self.scene.lapsing == move:
            self._press("move", move=move)

    def next(self):
        """Goes on to the next deal, once the guard against accidental presses is over."""
        self.dom.advance(GUARD_MS)
        self._press("next")

    def _press(self, act, **data):
        self.presses.append((act, data))
        self.dom.press(act, **data)
        self.dom.advance(0)
        while self.scene.linger:  # until a finished trick has gone
            self.dom.advance(TRICK_MS)
