"""A camera for tests: what `web/js/scan.js` does on a page, which looks at whatever a test holds up."""

import json


class Camera:
    """The camera of a page; `fault` is why it cannot be used."""

    def __init__(self, page):
        self.is_on = False
        self.fault = ""
        self._waits = None  # who looks, and what was seen before
        ask = page.ask_late

        def ask_late(script, what, then, *arguments):
            if script == "scan":
                getattr(self, "_" + what)(then, *arguments)
            else:
                ask(script, what, then, *arguments)

        page.ask_late = ask_late

    def see(self, text):
        """Holds a code in front of the camera; returns whether anybody looked."""
        if self._waits is None or self._waits[1] == text:
            return False
        self._answer(json.dumps({"text": text}))
        return True

    def _scan(self, then, selector, seen):
        self._answer("{}")
        if self.fault:
            then("" if self.fault == "scan/away" else json.dumps({"code": self.fault, "args": {}, "error": "why"}))
        else:
            self.is_on = True
            self._waits = [then, seen]

    def _stop(self, then):
        self.is_on = False
        self._answer("{}")
        then("")

    def _answer(self, text):
        if self._waits is not None:
            then = self._waits[0]
            self._waits = None
            then(text)
