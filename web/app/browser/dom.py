"""The only module that imports the browser; `storage.py` and `languages.py` are handed it.

Texts and numbers go in and out; events are calls. `tests/app/fake_dom.py` has the same methods. A JavaScript
exception cannot be caught here, so what may throw is wrapped in `js/browser.js`.
"""

import json
import sys
import time

from polyscript import js_modules

import js

from ..frame import FRAME
from .events import Events, nothing
from .languages import BrowserLanguages
from .sharing import Sharing
from .storage import LocalStorage, Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..messages import Rects
    from ..protocols import Storage

talon = js_modules.talon


class Dom(BrowserLanguages, Sharing):
    """Draws, listens (see `Events`), knows languages, shares (see the bases), and speaks to the engine's worker."""

    def __init__(self) -> None:
        super().__init__(talon)
        self.storage: Storage = LocalStorage(talon) if talon.storageWorks() else Memory()
        self.install = "no"
        self.missing: list[str] = []  # names of what is not on this device yet
        self._events = events = Events(self.report)
        self._timers: dict[int, tuple[Any, Callable[[], object]]] = {}
        self._next_timer = 1
        self._once: dict[str, Callable[[Any], object]] = {}
        self._questions: dict[int, Callable[[str], object]] = {}
        self._next_question = 1
        self.patch("app", FRAME)
        # The functions that JavaScript holds on to are made once, so that their number never grows.
        self._on_reply = lambda text: events.follow(events.tell, "reply", text)
        self._on_drop = lambda text: events.tell("drop", json.loads(text))
        self._on_held = lambda key: events.tell("act", "about", {"key": key})
        self._on_fail = lambda text: self._on_boot("dead", text, 0, 0)
        self._on_answer = lambda number, text: events.follow(self._questions.pop(number, nothing), text)
        self._on_brought = lambda what, name, text: events.tell(what, name, json.loads(text))
        self._on_pause = events.go_on
        self._on_picture = events.show
        talon.listen(lambda kind, text: (events.follow if kind == "timer" else events.guard)(self._heard, kind, text))
        talon.journalListen(self._on_answer)
        talon.flick(self._on_drop)
        talon.press(self._on_held)

    # -- events

    def listen(self, kind: str, handler: "Callable[..., Any]") -> None:
        """Calls `handler` for every event of a kind."""
        self._events.listen(kind, handler)

    def _heard(self, kind: str, text: str) -> bool:
        """Passes on an event from JavaScript; the answer to a single request goes to whoever asked."""
        if kind == "timer":
            self._timers.pop(int(text), (None, nothing))[1]()
        elif kind in ("persist", "persisted", "copied", "shared", "file"):
            self._once.pop(kind, nothing)(json.loads(text) if kind == "file" else text == "yes")
        else:
            return self._events.unpack(kind, text)
        return False

    # -- drawing

    def patch(self, region: str, html: str) -> None:
        """Updates the content of a region to `html`; keyed elements stay the same elements."""
        talon.morph(js.document.getElementById(region), html)

    def page(self, name: str, title: str) -> None:
        """Sets which screen is shown, for the style sheets, and the window's title."""
        js.document.body.setAttribute("data-screen", name)
        js.document.title = title

    def root(self, name: str, value: str | None) -> None:
        """Sets an attribute of the page's root; None removes it."""
        if value is None:
            js.document.documentElement.removeAttribute(name)
        else:
            js.document.documentElement.setAttribute(name, value)

    def theme(self, name: str | None) -> None:
        """Chooses a theme; None leaves it to the system."""
        self.root("data-theme", name)
        talon.paintBar(name is not None)

    def say(self, text: str) -> None:
        """Announces a text to screen readers, politely and one after the other, even while a sheet is open."""
        talon.say(text)

    def hush(self) -> None:
        """Withdraws what was said last, because the next player must not hear it."""
        talon.hush()

    def modal(self, opened: bool, style: str) -> None:
        """Shows or hides the sheet, with these classes."""
        talon.modal("sheet", opened, style)

    def focus(self, selector: str) -> bool:
        """Moves the focus; returns whether there was anything to take it."""
        return talon.focus(selector)

    def focused(self) -> str:
        """Returns the key of the focused element, "" if there is none."""
        return talon.focusedKey()

    def blur(self) -> None:
        """Leaves nothing focused."""
        talon.blur()

    def reveal(self, selector: str, at: str) -> None:
        """Scrolls something into view, `at` the "start" of what is shown or the "nearest" place."""
        talon.reveal(selector, at)

    def point(self, selector: str) -> None:
        """Points at everything that a selector matches, even after redraws; "" points at nothing."""
        talon.point(selector)

    def scroll(self, height: int) -> None:
        """Scrolls the page to a height in pixels, 0 for its top."""
        talon.scroll(height)

    def scrolled(self) -> int:
        """Returns how far down the page is scrolled, in pixels."""
        return int(talon.scrolled())

    def rects(self, selector: str) -> "Rects":
        """Returns where elements are that have a box: {key or id: (x, y, width, height)}."""
        return {row[0]: tuple(row[1:]) for row in json.loads(talon.rects(selector))}

    def animate(self, moves: "list[dict[str, Any]]") -> None:
        """Moves elements from where they were to where they are: a list of {key, dx, dy, scale, fade, ms, delay}."""
        if moves:
            talon.animate(json.dumps(moves))

    def hurry(self) -> None:
        """Ends all movement at once."""
        talon.hurry()

    def arrange(self) -> None:
        """Makes the cards of an arranged hand draggable: a `drop` event follows."""
        talon.arrange(self._on_drop)

    def still(self) -> bool:
        """Returns whether the system asks for reduced motion."""
        return talon.reducedMotion()

    # -- sound and touch

    def volume(self, level: float) -> None:
        """Sets how loud sounds are, from 0 to 1."""
        talon.speakerVolume(level)

    def sound(self, name: str, delay: int) -> None:
        """Plays a sound after some milliseconds, once the page has been tapped."""
        talon.speakerPlay(name, delay)

    def can_vibrate(self) -> bool:
        """Returns whether the device can vibrate."""
        return talon.canVibrate() is True

    def vibrate(self, ms: int) -> None:
        """Vibrates, where the device can."""
        talon.vibrate(ms)

    # -- time

    def now(self) -> float:
        """Returns seconds since 1970."""
        return time.time()

    def today(self) -> str:
        """Returns the player's local date, as 2026-11-22."""
        return talon.today()

    def noon(self, day: str) -> int:
        """Returns noon of a date in local time, in milliseconds since 1970."""
        return int(talon.noon(day))

    def after(self, ms: int, function: "Callable[[], object]") -> int:
        """Calls `function` after some milliseconds; returns a token for `cancel`."""
        number = self._numbered(function)
        self._timers[number] = (talon.after(ms, number), function)
        return number

    def after_picture(self, function: "Callable[[], object]") -> None:
        """Calls `function` once the browser has shown what has been drawn."""
        talon.afterPicture(self._numbered(function))

    def _numbered(self, function: "Callable[[], object]") -> int:
        """Notes a function for the event "timer" and returns the number that the event will have."""
        number = self._next_timer
        self._next_timer += 1
        self._timers[number] = (None, function)
        return number

    def cancel(self, token: int) -> None:
        """Cancels a call of `after`."""
        handle, _ = self._timers.pop(token, (None, None))
        if handle is not None:
            talon.stop(handle)

    def pause(self, function: "Callable[[], object]") -> None:
        """Calls `function` once the browser has had its turn, before any event is answered."""
        self._events.pause(function)
        talon.pause(self._on_pause)

    def before_picture(self, function: "Callable[[], object]") -> None:
        """Calls `function` when the browser is about to show what has been drawn; it may look and move, not draw."""
        self._events.before_picture(function)
        talon.beforePicture(self._on_picture)

    # -- texts

    def read(self, path: str) -> str:
        """Returns the text of a file that came with the app, "" if there is none."""
        return talon.fileText(f"/{path}")

    def bring(self, what: str, name: str) -> None:
        """Fetches a "game", its "code", a "room" of the page or a "language"; an event of that kind has the name.

        It also carries {} or {"code", "args", "error"}, and for a game {"texts"}.
        """
        talon.bring(what, name, self._on_brought)

    # -- the journal

    def ask_journal(self, what: str, then: "Callable[[Any], object]", *arguments: "Any") -> None:
        """Asks a question of `js/journal.js` (Read, Get, Put, Remove); `then` is called with the answer as text."""
        getattr(talon, "journal" + what)(self._question(then), *arguments)

    # -- scripts that are fetched late

    def ask_late(self, script: str, what: str, then: "Callable[[Any], object]", *arguments: "Any") -> None:
        """Calls a function of a script that is fetched late; `then` is called with the answer as text, or ""."""
        talon.askLate(self._question(then), script, what, json.dumps(list(arguments)), self._on_answer)

    def _question(self, then: "Callable[[str], object]") -> int:
        """Returns the number of a new question, whose answer goes to `then`."""
        number = self._next_question
        self._next_question += 1
        self._questions[number] = then
        return number

    # -- the engine

    def engine_start(self) -> None:
        """Starts the engine's worker, in place of one that may exist."""
        talon.engineStart(self._on_boot)

    def engine_ask(self, text: str) -> None:
        """Sends a request."""
        talon.engineAsk(text, self._on_reply, self._on_fail)

    def _on_boot(self, kind: str, text: str, done: int, total: int) -> None:
        if kind == "begun":
            self._events.tell("begun")
            return
        info = json.loads(text) if text else {}
        info["state"] = "loading" if kind in ("bytes", "boot") else kind
        info["done"], info["total"], info["boot"] = done, total, kind == "boot"
        self._events.tell("engine", info)

    # -- history

    def depth(self) -> int:
        """Returns this entry's number in the history, -1 where it has none yet."""
        return talon.depth()

    def address(self) -> str:
        """Returns the address from its `#`."""
        return talon.address()

    def way(self) -> list[str]:
        """Returns the addresses that led to this entry, and its own, as far as they are known."""
        return json.loads(talon.way())

    def push(self, depth: int, address: str) -> None:
        """Adds an entry to the history."""
        talon.push(depth, address)

    def replace(self, depth: int, address: str) -> None:
        """Changes the history's present entry."""
        talon.replace(depth, address)

    def go(self, steps: int) -> None:
        """Goes back (negative) or forward; a `pop` event follows."""
        talon.go(steps)

    # -- the machine

    def random(self, count: int) -> str:
        """Returns random bytes as hexadecimal digits."""
        return talon.random(count)

    def has_side(self) -> bool:
        """Returns whether the window is large enough for the side panel of a table."""
        return talon.hasSide()

    def standalone(self) -> bool:
        """Returns whether the app was started from the home screen."""
        return talon.standalone()

    def wake(self, on: bool) -> None:
        """Keeps the screen awake, or lets it sleep."""
        talon.wake(on)

    def reload(self) -> None:
        """Loads the page again."""
        talon.reload()

    def mark(self, name: str) -> None:
        """Marks this moment, for measurements."""
        if name == "talon:usable":
            talon.usable()
        else:
            js.performance.mark(name)

    def warn(self, text: str) -> None:
        """Writes to the developer's log."""
        js.console.warn(text)

    def report(self, error: Exception) -> None:
        """Writes an error with its traceback to the developer's log."""
        sys.print_exception(error)  # type: ignore[attr-defined]  # MicroPython has it
        js.console.error(f"{type(error).__name__}: {error}")

    # -- keeping, installing; the clipboard and files are in `Sharing`

    def persist(self) -> None:
        """Asks the browser to keep our data; `persisted` reports whether it has agreed."""
        talon.persist("persist")

    def persisted(self, then: "Callable[[Any], object]") -> None:
        """Asks whether the browser has promised to keep our data: `then(bool)`."""
        self._once["persisted"] = then
        talon.persist("persisted")

    def forgets(self) -> bool:
        """Returns whether this browser forgets pages that are not opened for some days."""
        return talon.forgets()

    def watch(self) -> None:
        """Starts watching for new versions, for a chance to install, and for what is not here yet."""
        talon.updateWatch(lambda: self._events.tell("update"))
        self.install = talon.installable(self._on_installable)
        self.missing = json.loads(talon.laterWatch(self._on_later))

    def fetch_rest(self) -> None:
        """Fetches, in idle moments, what may be needed without a network; `later` events follow."""
        talon.fetchRest()

    def _on_later(self, text: str) -> None:
        self.missing = json.loads(text)
        self._events.tell("later")

    def _on_installable(self, how: str) -> None:
        self.install = how
        self._events.tell("installable")

    def install_now(self) -> None:
        """Makes the browser ask whether to install the app."""
        talon.install()

    def update_accept(self) -> None:
        """Switches to the new version, and loads the page again."""
        talon.updateAccept()

    def offline_ready(self) -> bool:
        """Returns whether everything is on this device; if not, `missing` names what a table may lack."""
        return talon.offlineReady() is True and not self.missing

    def version(self) -> str:
        """Returns the version of this build."""
        return talon.version
