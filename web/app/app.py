"""The app: its services, the current screen, the sheets over it, and the one way everything gets drawn."""

import json

from .engine_client import EngineClient, EngineError
from .frame import Frame
from .history import History, parse, route
from .l10n import L10n
from .matches import begin, repeat
from .saves import SaveError, Saves
from .saves.extras import Extras
from .saves.journal import Journal
from .screen import Confirm
from .settings import Settings
from .stats import Stats
from .storage import StorageFull, StorageOff
from .task import Tasks


class App:
    """Everything a screen may use; made once, in `main`.

    `screens` maps a route's name to a function of the app that makes the screen.
    """

    def __init__(self, dom, screens):
        self.dom = dom
        self.tasks = Tasks(self.failed)
        self.storage = dom.storage
        self.settings = Settings(dom.storage)
        journal = Journal(dom, self.tasks)
        self.saves = Saves(dom.storage, journal, self.tasks, dom.now, lambda: dom.random(6), dom.after, dom.random(6))
        self.extras = Extras(dom.storage, dom.after)
        self.stats = Stats(dom.storage)
        self.l10n = L10n(dom, self.settings.get("language"))
        self.engine = EngineClient(dom, self.tasks)
        self.hello = None
        self.screen = None
        self.sheets = []
        self._screens = screens
        self._stack = []
        self._shown = None
        self.frame = Frame(dom, self.t)
        self.history = History(dom, self._entries, self._went_back)

    # -- starting

    def start(self):
        """Draws the first screen, listens, and only then starts the engine."""
        self.l10n.load("app")
        packed = self.dom.read("hello.json")
        if packed:
            self._learn(json.loads(packed))
        self.dom.root("lang", self.l10n.language)
        self._apply("theme")
        self._apply("suits")
        self._apply("motion")
        self.settings.listen(self._apply)
        name, params = parse(self.dom.address())
        self._stack = [("home", {})]
        if name not in ("home", "error") and name in self._screens:  # an engine that has not started has not failed
            self._stack.append((name, params))
        self._enter()
        self._listen()
        self.spawn(self.saves.start())
        self.history.begin(self.dom.depth())
        self.dom.mark("talon:usable")
        self.dom.watch()
        self.dom.after(0, self.engine.start)

    def _listen(self):
        def listen(kind, handler):
            self.dom.listen(kind, self._answered(handler))

        listen("act", self._on_act)
        listen("field", self._on_field)
        listen("key", self._on_key)
        listen("drop", self._on_drop)
        listen("cancel", self.close)
        listen("hide", self._on_hide)
        listen("show", self._on_show)
        listen("stored", self._on_stored)
        listen("update", self._on_update)
        listen("installable", self.redraw)
        self.engine.listen(self._on_engine)
        self.saves.listen(self._on_kept)

    def _learn(self, hello):
        order = self.t("games-order").split() if self.l10n.has("games-order") else []
        place = {name: number for number, name in enumerate(order)}
        hello["games"].sort(key=lambda game: (place.get(game["name"], len(order)), game["name"]))
        self.hello = hello
        self.l10n.offer(*[game["name"] for game in hello["games"]])

    def game(self, name):
        """Returns what the engine said of a game, None before it is known."""
        for game in self.hello["games"] if self.hello else ():
            if game["name"] == name:
                return game
        return None

    # -- shorthands

    def t(self, code, args=None, **more):
        """Returns the text for a code."""
        return self.l10n.t(code, args, **more)

    def spawn(self, coroutine):
        """Starts a coroutine; an error that nobody awaits is shown to the player."""
        return self.tasks.spawn(coroutine)

    def sleep(self, ms):
        """Returns a Deferred that is done after some milliseconds."""
        pause = self.tasks.deferred()
        self.dom.after(ms, pause.done)
        return pause

    def motion(self):
        """Returns whether things may move."""
        return self.settings.get("motion") == "system" and not self.dom.still()

    def rematch(self, record, meta, again=False):
        """Begins a match like another one, with `again` with its very cards, and goes to its table; as `begin`."""
        return self.spawn(self._open(repeat(self, record, meta, again), True))

    def begin(self, game, seats, options, dealer=None, *, replacing=False):
        """Begins a match and goes to its table, `replacing` this screen or over it.

        Returns a Deferred that is done when that has happened, or could not.
        """
        return self.spawn(self._open(begin(self, game, seats, options, dealer), replacing))

    async def _open(self, making, replacing):
        """Goes to the table of a match that is being made, unless the player has gone elsewhere meanwhile."""
        screen = self.screen
        try:
            match = await making
        except (EngineError, SaveError) as error:
            self.problem(error)
            return
        if self.screen is screen:
            (self.replace if replacing else self.go)("table", id=match)

    # -- screens

    def go(self, name, **params):
        """Opens a screen over the present one; home, and the screen one is on, are gone back to."""
        if self.sheets:
            self._drop_sheets()
        if name == "home":
            self._stack = self._stack[:1]
        elif self._stack[-1][0] == name:
            self._stack[-1] = (name, params)
        else:
            self._stack.append((name, params))
        self._enter()
        self._settle_later()

    def replace(self, name, **params):
        """Opens a screen in place of the present one, which the back gesture then skips."""
        if self.sheets:
            self._drop_sheets()
        if len(self._stack) > 1:
            self._stack.pop()
        self._stack.append((name, params))
        self._enter()
        self._settle_later()

    def back(self):
        """Closes the topmost sheet, or leaves the screen; home stays."""
        if self.sheets:
            self.close()
        elif len(self._stack) > 1:
            self._stack.pop()
            self._enter()
            self._settle_later()

    def _enter(self):
        if self.screen is not None:
            self.screen.leave()
        name, params = self._stack[-1]
        self.screen = self._screens[name](self)
        self.screen.enter(**params)
        self.redraw()
        self.dom.scroll_up()
        if self.engine.state != "idle":
            self.dom.focus("#top h1")

    def _entries(self):
        entries = ["screen " + route(name, params) for name, params in self._stack]
        if self.sheets:
            entries.append("sheet " + route(*self._stack[-1]))
        return entries

    def _settle_later(self):
        self.dom.after(0, self.history.settle)

    def _went_back(self, depth):
        if self.sheets:
            self._drop_sheet()
        if depth < len(self._stack) - 1:
            if self.sheets:
                self._drop_sheets()
            self._stack = self._stack[: depth + 1]
            self._enter()

    # -- sheets

    def dialog(self, sheet):
        """Opens a sheet over the screen (and over sheets that are open)."""
        self.sheets.append(sheet)
        self._draw_sheet()
        self.dom.focus(sheet.first)
        self._settle_later()

    def confirm(self, title, text, yes, on_yes, *, danger=False):
        """Asks a question; the texts are translated already."""
        self.dialog(Confirm(self, title, text, yes, on_yes, danger=danger))

    def close(self):
        """Closes the topmost sheet."""
        if self.sheets:
            self._drop_sheet()
            self._settle_later()

    def _drop_sheet(self):
        sheet = self.sheets.pop()
        self._draw_sheet()
        if self.sheets:
            self.dom.focus(self.sheets[-1].first)
        sheet.closed()
        self.redraw()

    def _drop_sheets(self):
        while self.sheets:
            self.sheets.pop().closed()
        self._draw_sheet()

    def _draw_sheet(self):
        self.frame.sheet(self.sheets[-1] if self.sheets else None)

    # -- drawing

    def redraw(self):
        """Draws what changed of the screen and of the sheet over it."""
        self.frame.show(self.screen, self._shown is not self.screen)
        self._shown = self.screen
        self.frame.strip(self.engine)
        self.frame.fill_sheet()

    # -- telling

    def say(self, text):
        """Tells screen readers."""
        self.frame.say(text)

    def toast(self, text, label="", on_press=None, stay=False):
        """Shows a line for a while, or to `stay`, with at most one button."""
        self.frame.toast(text, label, on_press, stay)

    def problem(self, error):
        """Tells the player of a refusal by the engine or the saves, in kind words; anything else is a failure."""
        if isinstance(error, (EngineError, SaveError)):
            code = "error-" + error.code.replace("/", "-")
            if self.l10n.has(code):
                self.toast(self.t(code, error.args_))
                return
            self.dom.warn(str(error))
            self.toast(self.t("error-other", {"code": error.code}))
            return
        self.failed(error)

    def failed(self, error):
        """Takes an error that nobody expected: to the log, and one line to the player."""
        if isinstance(error, (EngineError, SaveError)):
            self.problem(error)
            return
        self.dom.report(error)
        self.toast(self.t("error-unexpected", detail=f"{type(error).__name__}: {error}"))

    # -- what comes in

    def _answered(self, handler):
        """Returns a handler that says why where it comes to nothing, like a task that does."""

        def answer(*arguments):
            try:
                return handler(*arguments)
            except Exception as error:  # noqa: BLE001 - whatever it is, the player has pressed and waits
                return self.failed(error)

        return answer

    def _on_act(self, name, data):
        if name == "close":
            self.close()
        elif name == "back":
            self.back()
        elif name == "toast":
            self.frame.press_toast()
        elif name == "toast-away":
            self.frame.untoast()
        elif name == "restart":
            self.engine.start()
        elif name == "go":
            self.go(data["to"], **({"id": data["id"]} if "id" in data else {}))
        elif not (self.sheets and self.sheets[-1].act(name, data)):
            self.screen.act(name, data)

    def _on_field(self, name, value, data, final):
        (self.sheets[-1] if self.sheets else self.screen).field(name, value, data, final)

    def _on_key(self, key, data, mods):
        return bool((self.sheets[-1] if self.sheets else self.screen).key(key, data, mods))

    def _on_drop(self, data):
        if not self.sheets:
            self.screen.drop(data)

    def _on_hide(self):
        self.extras.flush()
        self.screen.hide()

    def _on_show(self):
        self.screen.show()

    def _on_stored(self, key):
        self.screen.storage_changed(key)

    def _on_kept(self):
        self.screen.saves_changed()

    def _on_engine(self):
        if self.engine.state == "ready" and self.hello is None:
            self.spawn(self._ask_hello())
        if self.engine.state == "failed" and self.screen.name != "error":
            self.go("error")
            return
        self.frame.strip(self.engine)
        self.screen.engine_changed()

    async def _ask_hello(self):
        self._learn(await self.engine.ask("hello"))
        self.redraw()

    def _on_update(self):
        self.toast(self.t("update-ready"), self.t("update-now"), self._update, stay=True)

    def _update(self):
        """Takes the new version, once nothing is on its way to the engine."""
        self.spawn(self._update_when_quiet())

    async def _update_when_quiet(self):
        while self.engine.working:
            await self.sleep(100)
        self.extras.flush()
        self.dom.update_accept()

    def _apply(self, name):
        if name == "theme":
            theme = self.settings.get("theme")
            self.dom.theme(None if theme == "system" else theme)
            self._keep_theme(theme)
        elif name == "suits":
            self.dom.root("data-suits", self.settings.get("suits"))
        elif name == "motion":
            self.dom.root("data-motion", self.settings.get("motion"))

    def _keep_theme(self, theme):
        """Leaves the theme where the page finds it before any Python runs."""
        try:
            self.storage.set("talon.theme", "auto" if theme == "system" else theme)
        except (StorageFull, StorageOff):
            pass
