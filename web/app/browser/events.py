"""Events: what happens on the page, passed to whoever listens."""

import json

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Events:
    """Handlers by kind of event. An error in one goes to `report` and no further: JavaScript expects none.

    Kinds and their arguments: act(name, data), field(name, value, data, final), key(key, data, mods) -> bool,
    drop(data), cancel(), pop(depth), hide(), show(), stored(key), resize(), engine(info), begun(),
    reply(text), game(name, info), code(name, info), room(name, info), language(tag, info), later(), update(),
    installable(), address(), phones(id, what, ...).
    """

    def __init__(self, report: "Callable[[Exception], object]") -> None:
        self._report = report
        self._handlers: dict[str, list[Callable[..., Any]]] = {}
        self._paused: list[Callable[[], object]] = []
        self._behind: list[Callable[[], object]] = []  # what has come since something paused
        self._unseen: list[Callable[[], object]] = []
        self._is_inside = False  # an event is being answered

    def listen(self, kind: str, handler: "Callable[..., Any]") -> None:
        """Calls `handler` for every event of a kind."""
        self._handlers.setdefault(kind, []).append(handler)

    def tell(self, kind: str, *arguments: "Any") -> bool:
        """Calls the handlers of an event; returns whether one of them has made use of it."""
        return bool(self.guard(self._emit, kind, *arguments))

    def guard(self, function: "Callable[..., Any]", *arguments: "Any") -> "Any":
        """Calls a function for JavaScript; returns its result, or False if it raises.

        What has paused goes on first, to its end: nothing ever comes in the middle of it.
        """
        if self._is_inside:
            return self._guarded(function, *arguments)
        while self._paused:
            self.go_on()
        self._is_inside = True
        try:
            return self._guarded(function, *arguments)
        finally:
            self._is_inside = False

    def follow(self, function: "Callable[..., Any]", *arguments: "Any") -> None:
        """Calls a function for JavaScript as `guard` does, but only once nothing is paused any longer.

        It is for what nobody at the page waits for, such as a reply of the engine: to hurry what has paused, as an
        event does, would make one long task of it.
        """
        if self._paused:
            self._behind.append(lambda: self.follow(function, *arguments))
        else:
            self.guard(function, *arguments)

    def pause(self, function: "Callable[[], object]") -> None:
        """Calls a function at `go_on`, or before the next event if that comes first."""
        self._paused.append(function)

    def go_on(self) -> None:
        """Calls the functions that have paused; those that pause meanwhile wait for the next time.

        Once none is left, what has come meanwhile follows.
        """
        paused, self._paused = self._paused, []
        self._is_inside = True
        try:
            for function in paused:
                self._guarded(function)
        finally:
            self._is_inside = False
        if not self._paused:
            behind, self._behind = self._behind, []
            for function in behind:
                function()

    def before_picture(self, function: "Callable[[], object]") -> None:
        """Calls a function at `show`."""
        self._unseen.append(function)

    def show(self) -> None:
        """Calls the functions that have waited for the next picture. What has paused is not in their way."""
        unseen, self._unseen = self._unseen, []
        for function in unseen:
            self._guarded(function)

    def _guarded(self, function: "Callable[..., Any]", *arguments: "Any") -> "Any":
        try:
            return function(*arguments)
        except Exception as error:  # noqa: BLE001 - nothing may get past here
            self._report(error)
            return False

    def unpack(self, kind: str, text: str) -> bool:
        """Passes on an event in the form JavaScript sends it; returns whether a key has been handled."""
        if kind == "act":
            data = json.loads(text)
            self._emit("act", data.pop("act"), data)
        elif kind == "field":
            data = json.loads(text)
            self._emit("field", data.pop("field"), data.pop("value"), data, data.pop("final"))
        elif kind == "key":
            data = json.loads(text)
            return self._emit("key", data["key"], data["data"], data["mods"])
        elif kind == "pop":
            self._emit("pop", int(text))
        elif kind == "phones":
            self._emit("phones", *json.loads(text))
        elif kind == "stored":
            self._emit("stored", text)
        else:
            self._emit(kind)
        return False

    def _emit(self, kind: str, *arguments: "Any") -> bool:
        used = False
        for handler in self._handlers.get(kind, ()):
            used = bool(handler(*arguments)) or used
        return used


def nothing(*_: "Any") -> None:
    """A no-op callback for replies no longer needed."""
