"""The app: its services, the current screen, the sheets over it, and the one path by which everything is drawn."""

import json

from .appearance import Appearance
from .browser.history import History, parse, route, way_to
from .browser.late import PartAway, Parts
from .browser.way import Way
from .client.engine_client import EngineClient, EngineError
from .client.errors import code_of
from .frame import Frame
from .games import Games
from .inputs import Inputs
from .late_rooms import begin_face_down, make_room
from .learning.offer import plays_on
from .learning.progress import Progress
from .matches.matches import begin, repeat, wanted
from .matches.spares import Spares
from .matches.stills import Stills
from .saves import SaveError, Saves
from .saves.extras import Extras
from .saves.journal import Journal
from .screen import Confirm, Screen
from .settings import Settings
from .sounds import Sounds
from .stats import Stats
from .task import Tasks
from .texts.l10n import L10n
from .texts.languages import Languages
from .updates import Updates

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping
    from typing import Any

    from .browser.dom import Dom
    from .messages import Args, Checked, Game, Hello, Player
    from .phones.connections import Connections
    from .screen import Sheet
    from .task import Deferred

EXPECTED_ERRORS = (EngineError, SaveError, PartAway)


class App:
    """Everything that a screen may use; made once, in `main`. `screens` makes the screen of each route."""

    def __init__(self, dom: "Dom", screens: "Mapping[str, Callable[[App], Screen]]") -> None:
        self.dom = dom
        self.tasks = Tasks(self.failed)
        self.storage = dom.storage
        self.settings = Settings(dom.storage, dom.language_preferred(), dom.languages())
        self.appearance = Appearance(dom, self.settings)
        self.sounds = Sounds(dom, self.settings)
        journal = Journal(dom, self.tasks)
        self.saves = Saves(
            dom.storage,
            journal,
            self.tasks,
            clock=dom.now,
            fresh=lambda: dom.random(6),
            after=dom.after,
            tab=dom.random(6),
        )
        self.extras = Extras(dom.storage, dom.after)
        self.stats = Stats(dom.storage)
        self.l10n = L10n(dom, dom.language())
        self.languages = Languages(dom, self.l10n, self.settings, self.redraw, self._language_away)
        self.games = Games(dom, self.l10n, self.tasks)
        self.rooms = Parts(dom, self.tasks, "room")
        self.engine = EngineClient(dom, self.tasks)
        self.lessons = Progress(self)
        self.spares = Spares(self)
        self.stills = Stills(self)
        self.hello: Hello | None = None
        self.loose: tuple[Checked, dict[str, Any], str, list[str]] | None = None  # as in `replay.loose`
        self.connections: Connections | None = None  # to other phones, once there has been one
        self.way = Way(dom)
        self.screen = Screen(self)  # empty until the start
        self.sheets: list[Sheet] = []
        self.screens = screens
        self._shown: Screen | None = None
        self.frame = Frame(dom, self.t)
        self.history = History(dom, self._entries, self._went_back, self._went_to)

    # -- starting

    def start(self) -> None:
        """Draws the first screen, listens, and only then starts the engine."""
        self.l10n.load("app")
        packed = self.dom.read("hello.json")
        if packed:
            self._learn(json.loads(packed))
        self.languages.start()
        self.appearance.start()
        self.sounds.start()
        self.dom.watch()
        self.way.begin(way_to(self.dom, self._opens))
        self._enter()
        self._listen()
        self.spawn(self.saves.start())
        self.history.begin(self.dom.depth())
        self.dom.mark("talon:usable")
        self.dom.after(0, self.engine.start)

    def _listen(self) -> None:
        def listen(kind: str, handler: "Callable[..., Any]") -> None:
            self.dom.listen(kind, self.tasks.reporting(handler))

        inputs = Inputs(self)
        listen("act", inputs.press)
        listen("field", inputs.field)
        listen("key", inputs.key)
        listen("drop", inputs.drop)
        listen("cancel", self.close)
        listen("hide", self._on_hide)
        listen("show", self._on_show)
        listen("stored", self._on_stored)
        listen("update", Updates(self).offer)
        for kind in ("installable", "resize"):
            listen(kind, self.redraw)
        listen("later", self._on_later)
        self.games.listen(self.redraw)
        self.engine.listen(self._on_engine)
        self.saves.listen(self._on_kept)

    def _learn(self, hello: "Hello") -> None:
        self.hello = hello
        self.l10n.load(*[game["name"] + "/name" for game in hello["games"]])

    def game(self, name: str) -> "Game | None":
        """Returns the engine's description of a game, None before it is known."""
        games = self.hello["games"] if self.hello else []
        return next((game for game in games if game["name"] == name), None)

    # -- shorthands

    def t(self, code: str, args: "Args | None" = None, **more: object) -> str:
        """Returns the text for a code."""
        return self.l10n.t(code, args, **more)

    def spawn(self, coroutine: "Coroutine[Any, Any, Any]") -> "Deferred":
        """Starts a coroutine; an error that nobody awaits is shown to the player."""
        return self.tasks.spawn(coroutine)

    def sleep(self, ms: int) -> "Deferred":
        """Returns a Deferred that is done after some milliseconds."""
        pause = self.tasks.deferred()
        self.dom.after(ms, pause.done)
        return pause

    def pause(self) -> "Deferred":
        """Returns a Deferred that is done in the browser's next task, before the player's next act is answered."""
        turn = self.tasks.deferred()
        self.dom.pause(turn.done)
        return turn

    def rematch(self, record: str, meta: "dict[str, Any]", again: bool = False) -> "Deferred":
        """Begins a match like another, with the very same cards if `again`, and goes to its table; see `begin`."""
        return self.spawn(self._open(repeat(self, record, meta, again), True))

    def begin(
        self,
        game: str,
        seats: "list[Player]",
        options: dict[str, str],
        dealer: int | None = None,
        *,
        terms: str = "",
        replacing: bool = False,
    ) -> "Deferred":
        """Begins a match and goes to its table, `replacing` this screen or over it; given `terms`, it may be a spare.

        Returns a Deferred that is done once that has succeeded or failed.
        """
        self.games.fetched(game)
        return self.spawn(self._begin(wanted(self, game, seats, options, dealer), terms, replacing))

    async def _begin(self, fields: "dict[str, Any]", terms: str, replacing: bool) -> None:
        """Begins a match; a player who is new to the game is first asked, once, whether to learn it."""
        if not await plays_on(self, fields["game"]):
            return
        if not await begin_face_down(self, fields, terms, replacing=replacing):
            await self._open(begin(self, fields, terms), replacing)

    async def _open(self, making: "Coroutine[Any, Any, str]", replacing: bool) -> None:
        """Goes to the table of a match once it is made, unless the player has gone elsewhere meanwhile."""
        screen = self.screen
        try:
            match = await making
        except Exception as error:  # noqa: BLE001 - the caller only asks whether it is over
            self.failed(error)
            return
        if self.screen is screen:
            (self.replace if replacing else self.go)("table", id=match)

    # -- screens

    def go(self, name: str, **params: str) -> None:
        """Opens a screen over the present one; "home" goes back to it, the open screen's own name opens it again."""
        if self.sheets:
            self._drop_sheets()
        if name == "home":
            self.way.cut(0)
        else:
            self.way.open(name, params)
        self._enter()
        self._settle_later()

    def replace(self, name: str, **params: str) -> None:
        """Opens a screen in place of the present one, which the back gesture skips; goes back if it lies below."""
        if self.sheets:
            self._drop_sheets()
        self.way.swap(name, params)
        self._enter()
        self._settle_later()

    def stay(self, **params: str) -> None:
        """Changes the parameters of the present screen's address, so that coming back to it restores them."""
        self.way.stay(params)
        self._settle_later()

    def back(self) -> None:
        """Closes the topmost sheet, or leaves the screen; home stays."""
        if self.sheets:
            self.close()
        elif self.way.depth:
            self.way.cut(self.way.depth - 1)
            self._enter()
            self._settle_later()

    def _enter(self) -> None:
        self.screen.leave()
        way = self.way
        name, params = way.steps[-1]
        self.screen = self.screens[name](self)
        self.screen.below = way.below
        self.screen.enter(**params)
        self.redraw()
        if self.engine.state != "idle" and not (way.key and self.dom.focus(f'[data-key="{way.key}"]')):
            self.dom.focus("#top h1")
        self.dom.scroll(way.height)

    def _entries(self) -> list[str]:
        entries = ["screen " + route(name, params) for name, params in self.way.steps]
        if self.sheets:
            entries.append("sheet " + route(*self.way.steps[-1]))
        return entries

    def _settle_later(self) -> None:
        self.dom.after(0, self.history.settle)

    def _went_back(self, depth: int) -> None:
        if self.sheets:
            self._drop_sheet()
        if depth < self.way.depth:
            if self.sheets:
                self._drop_sheets()
            self.way.cut(depth)
            self._enter()

    def _went_to(self, address: str) -> None:
        name, params = parse(address)
        if self._opens(name):
            self.go(name, **params)

    def _opens(self, name: str) -> bool:
        """Returns whether an address may name this screen; the error screen opens only when the engine has failed."""
        return name in self.screens and name != "error"

    # -- sheets

    def front(self) -> "Screen | Sheet":
        """Returns the topmost sheet, or the screen if there is none: what the player has in front of them."""
        return self.sheets[-1] if self.sheets else self.screen

    def dialog(self, sheet: "Sheet") -> None:
        """Opens a sheet over the screen, and over any sheets that are open."""
        self.sheets.append(sheet)
        self._draw_sheet()
        self.dom.focus(sheet.first)
        self._settle_later()

    def confirm(
        self, title: str, text: str, yes: str, on_yes: "Callable[[], object]", *, danger: bool = False
    ) -> None:
        """Asks a question; the texts are already translated."""
        self.dialog(Confirm(self, title, text, yes, on_yes, danger=danger))

    def close(self) -> None:
        """Closes the topmost sheet."""
        if self.sheets:
            self._drop_sheet()
            self._settle_later()

    def _drop_sheet(self) -> None:
        sheet = self.sheets.pop()
        self._draw_sheet()
        if self.sheets:
            self.dom.focus(self.sheets[-1].first)
        sheet.closed()
        self.redraw()

    def _drop_sheets(self) -> None:
        while self.sheets:
            self.sheets.pop().closed()
        self._draw_sheet()

    def _draw_sheet(self) -> None:
        self.frame.sheet(self.sheets[-1] if self.sheets else None)

    # -- drawing

    def redraw(self) -> None:
        """Draws what changed of the screen, of the sheet over it and of the toast."""
        self.frame.show(self.screen, self._shown is not self.screen)
        self._shown = self.screen
        self.frame.engine_strip(self.engine)
        self.frame.lay_toast()

    # -- telling

    def say(self, text: str) -> None:
        """Announces a text to screen readers."""
        self.dom.say(text)

    def hush(self) -> None:
        """Withdraws what was last announced to screen readers, because the next player must not hear it."""
        self.dom.hush()

    def toast(self, text: str, label: str = "", on_press: "Callable[[], object] | None" = None) -> None:
        """Shows a line for a while, with at most one button."""
        self.frame.toast(text, label, on_press)

    def explain(self, error: Exception) -> None:
        """Explains a refusal by the engine or the saves in plain words; treats any other error as a failure."""
        if isinstance(error, EXPECTED_ERRORS):
            self.toast(self.reason(error))
        else:
            self.failed(error)

    def reason(self, error: "EngineError | SaveError | PartAway") -> str:
        """Returns a refusal in plain words."""
        code = code_of(error)
        known = self.l10n.has(code)
        if not known or error.code == "engine/failed":  # its detail says where in the engine
            self.dom.warn(str(error))
        return self.t(code, error.args_) if known else self.t("error-other", {"code": error.code})

    def failed(self, error: Exception) -> None:
        """Handles an unexpected error: logs it, and reports it to the player in one line."""
        if isinstance(error, EXPECTED_ERRORS):
            self.explain(error)
            return
        self.dom.report(error)
        self.toast(self.t("error-unexpected", detail=f"{type(error).__name__}: {error}"))

    # -- what comes in

    def _on_hide(self) -> None:
        self.extras.flush()
        self.screen.hide()

    def _on_show(self) -> None:
        self.screen.show()

    def _on_stored(self, key: str) -> None:
        self.screen.storage_changed(key)

    def _on_kept(self) -> None:
        self.screen.saves_changed()
        if self.saves.is_short:
            self.spawn(make_room(self))

    def _on_engine(self) -> None:
        if self.engine.state == "ready" and self.hello is None:
            self.spawn(self._ask_hello())
        if self.engine.state in ("ready", "failed"):
            self.dom.fetch_rest()
        if self.engine.state == "ready":
            self.spares.renew()
        if self.engine.state == "failed" and self.screen.name != "error":
            self.go("error")
            return
        self.frame.engine_strip(self.engine)
        self.screen.engine_changed()

    async def _ask_hello(self) -> None:
        self._learn(await self.engine.ask("hello"))
        self.redraw()

    def _language_away(self, tag: str) -> None:
        self.toast(self.t("language-away", language=self.languages.name(tag)))

    def _on_later(self) -> None:
        self.games.retry()
        self.redraw()
