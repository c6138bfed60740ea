"""Tasks: coroutines driven by hand, so that they run alike in the browser, under CPython and in tests.

There is no event loop: timers, replies and clicks come from the browser as calls, and each call runs every coroutine
that can go on. A coroutine waits by `await deferred`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator
    from typing import Any


class Deferred:
    """A result that arrives later, once. `await` it in a task, or hand `then` a function."""

    def __init__(self, tasks: "Tasks") -> None:
        self._tasks = tasks
        self._listeners: list[Callable[[Deferred], object]] = []
        self.settled = False
        self.value: Any = None
        self.error: Exception | None = None
        self.number = 0  # of the request that it answers, if any

    def done(self, value: "Any" = None) -> None:
        """Settles it with a value; a second settling is ignored."""
        self._settle(value, None)

    def fail(self, error: Exception) -> None:
        """Settles it with an exception, raised where it is awaited."""
        self._settle(None, error)

    def then(self, listener: "Callable[[Deferred], object]") -> None:
        """Calls `listener(deferred)` when it is settled, never at once."""
        if self.settled:
            self._tasks.soon(listener, self)
        else:
            self._listeners.append(listener)

    @property
    def awaited(self) -> bool:
        """Returns whether anybody waits for it."""
        return bool(self._listeners)

    def _settle(self, value: "Any", error: Exception | None) -> None:
        if self.settled:
            return
        self.settled = True
        self.value = value
        self.error = error
        listeners, self._listeners = self._listeners, []
        for listener in listeners:
            self._tasks.soon(listener, self)

    def __await__(self) -> "Generator[Deferred, None, Any]":
        if not self.settled:
            yield self
        if self.error is not None:
            raise self.error
        return self.value

    __iter__ = __await__  # MicroPython awaits by __iter__


class Tasks:
    """Runs coroutines; `on_error` gets the exception of a task that nobody waits for."""

    def __init__(self, on_error: "Callable[[Exception], object]") -> None:
        self._ready: list[tuple[Callable[[Any], object], Any]] = []
        self._running = False
        self._on_error = on_error

    def deferred(self) -> Deferred:
        """Returns a new Deferred."""
        return Deferred(self)

    def spawn(self, coroutine: "Coroutine[Any, Any, Any]") -> "Deferred":
        """Starts a coroutine, runs it up to its first wait, and returns the Deferred of its result."""
        result = Deferred(self)
        self.soon(self._step, (coroutine, result))
        return result

    def soon(self, function: "Callable[[Any], object]", argument: "Any") -> None:
        """Calls `function(argument)` after what runs now: a queue, so that calls do not nest (the stack is small)."""
        self._ready.append((function, argument))
        if self._running:
            return
        self._running = True
        try:
            while self._ready:
                function, argument = self._ready.pop(0)
                try:
                    function(argument)
                except Exception as error:  # noqa: BLE001 - one broken listener must not stop the others
                    self._on_error(error)
        finally:
            self._running = False

    def reporting(self, handler: "Callable[..., Any]") -> "Callable[..., Any]":
        """Returns a handler of player input whose errors are reported like those of a task."""

        def answer(*arguments: "Any") -> "Any":
            try:
                return handler(*arguments)
            except Exception as error:  # noqa: BLE001 - whatever it is, the player has pressed something and waits
                return self._on_error(error)

        return answer

    def _step(self, pair: "tuple[Coroutine[Any, Any, Any], Deferred]") -> None:
        coroutine, result = pair
        try:
            waits_for = coroutine.send(None)
        except StopIteration as stop:
            result.done(stop.value)
            return
        except Exception as error:  # noqa: BLE001 - a task's error goes to whoever awaits it
            if result.awaited:
                result.fail(error)
            else:
                self._on_error(error)
            return
        waits_for.then(lambda _: self._step(pair))
