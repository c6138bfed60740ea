"""Where a code of another phone is taken in: read by the camera, or typed or pasted as a text."""

import json

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..client.errors import code_of
from ..markup.html import button, esc, tag
from .codes import letters_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from ..app import App

SCRIPT = "scan"
VIEW = "scan-view"
LINKS = ("#join/", "#answer/")  # how the links begin in which a scanned code may be
# Faults that the camera may have caused by seeing something else: it goes on looking.
MISTAKES = ("scan/foreign", "phones/damaged", "phones/kind", "phones/other", "phones/version")


class ScanFault(EngineError):
    """A camera that cannot be used, or a code that is not one of ours."""


class CodeEntry:
    """The camera and the field for a code; `take(letters)` uses one, or raises a fault.

    Their buttons are named after their owner: "<owner>-scan", "<owner>-take".
    """

    def __init__(
        self, app: "App", owner: str, label: str, take: "Callable[[str], Coroutine[Any, Any, None]]"
    ) -> None:
        self._app = app
        self._owner = owner
        self._label = label
        self._take = take
        self._typed = ""
        self.is_busy = False  # whether a code is being taken
        self._attempt = 0  # at taking one
        self._turn = 0  # of the scan under way
        self.is_scanning = False
        self.fault: EngineError | PartAway | None = None

    def view(self) -> str:
        """Returns the picture of the camera, "" while it is off."""
        label = esc(self._app.t(VIEW))
        video = f'<video class="scan" data-key="{VIEW}" aria-label="{label}" autoplay muted playsinline></video>'
        return video if self.is_scanning else ""

    def fault_html(self) -> str:
        """Returns what is wrong, "" if nothing is."""
        fault = self.fault
        if fault is None:
            return ""
        return tag("p", esc(self._app.t(code_of(fault), fault.args_)), cls="error", role="alert")

    def html(self, *, shines: bool = True) -> str:
        """Returns what is wrong, and the ways to enter a code, of which scanning `shines`."""
        t = self._app.t
        on = self.is_scanning
        look = "btn-primary" if shines and not on else ""
        scan = button(self._owner + "-scan", t("scan-end" if on else "scan"), look, disabled=self.is_busy and not on)
        take = button(self._owner + "-take", t("phones-take"), disabled=self.is_busy)
        label = esc(t(self._label))
        field = (
            f'<div class="field"><input aria-label="{label}" autocapitalize="off" autocomplete="off" '
            f'data-field="code" data-key="code" spellcheck="false" type="text" placeholder="{label}" '
            f'value="{esc(self._typed)}"></div>'
        )
        return f'{self.fault_html()}<div class="code-row">{scan}<div class="code-row">{field}{take}</div></div>'

    def clear(self) -> None:
        """Forgets what was entered and what was wrong with it, also a code being taken, and turns the camera off."""
        self.end()
        self._attempt += 1
        self.is_busy = False
        self._typed = ""
        self.fault = None

    # -- what the player does

    def enter(self, text: str) -> None:
        """Takes the code in a text, unless another one is being taken."""
        if not self.is_busy:
            self._app.spawn(self._try(text))

    def act(self, name: str) -> bool:
        """Answers a press; returns whether it was one of these buttons."""
        if name == f"{self._owner}-scan":
            if self.is_scanning:
                self.end()
                self._app.redraw()
            else:
                self._begin()
        elif name == f"{self._owner}-take":
            self.end()
            self.enter(self._typed)
        else:
            return False
        return True

    def type(self, text: str) -> None:
        """Takes in what stands in the field."""
        self._typed = text

    def end(self) -> None:
        """Turns the camera off."""
        if self.is_scanning:
            self.is_scanning = False
            self._turn += 1
            self._app.dom.ask_late(SCRIPT, "stop", lambda _: None)

    def _begin(self) -> None:
        self._turn += 1
        self.is_scanning = True
        self.fault = None
        self._app.redraw()
        self._app.spawn(self._scan(self._turn))

    async def _scan(self, turn: int) -> None:
        """Tries every code that the camera sees, until one is taken or the camera is off."""
        seen = ""
        while turn == self._turn:
            read = self._app.tasks.deferred()
            self._app.dom.ask_late(SCRIPT, "scan", read.done, f"[data-key={VIEW}]", seen)
            reply = json.loads(await read or '{"code": "scan/away"}')
            if turn != self._turn:
                return
            if "text" in reply:
                seen = reply["text"]
                await self._try(seen if any(link in seen for link in LINKS) else None)
                if turn == self._turn and (self.fault is None or self.fault.code not in MISTAKES):
                    self.end()
            else:
                self.end()
                self.fault = ScanFault(reply["code"], reply.get("error", "")) if "code" in reply else None
            self._app.redraw()

    async def _try(self, text: str | None) -> None:
        """Takes the code in what was typed or scanned; None stands for something that cannot contain one."""
        self._attempt += 1
        attempt = self._attempt
        self.fault = None
        self.is_busy = True
        self._app.redraw()
        try:
            if text is None:
                raise ScanFault("scan/foreign")
            await self._take(letters_in(text))
        except (EngineError, PartAway) as fault:
            if attempt == self._attempt:
                self.fault = fault
        if attempt == self._attempt:
            self.is_busy = False
        self._app.redraw()
