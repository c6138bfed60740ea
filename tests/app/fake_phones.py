"""The air between phones, for tests: what `web/js/phones.js` does, for any number of fake pages, at once."""

import json

LIMIT = 500_000


class Air:
    """Connects pages that have joined. A code is plain text here: a kind, and the number of its end of a line."""

    def __init__(self):
        self._ends = []  # of every line ever begun: [page, number, the other end, whether it is open]

    def join(self, page):
        """Lets a page's scripts reach the air."""
        ask = page.ask_late

        def ask_late(script, what, then, *arguments):
            if script == "phones":
                then(getattr(self, "_" + what)(page, *arguments))
            else:
                ask(script, what, then, *arguments)

        page.ask_late = ask_late
        return page

    def cut(self, page, number, state="failed", code="phones/lost"):
        """Lets a connection go, as seen by its own page; the other one is not told."""
        page.emit("phones", number, "state", state, code)

    def _offer(self, page, number):
        self._ends.append([page, number, None, False])
        return json.dumps({"letters": f"offer-{len(self._ends) - 1}"})

    def _answer(self, page, number, code):
        kind, _, end = code.partition("-")
        if kind != "offer":
            return _fault("phones/kind" if kind == "answer" else "phones/damaged")
        self._ends.append([page, number, int(end), False])
        return json.dumps({"letters": f"answer-{len(self._ends) - 1}"})

    def _accept(self, page, number, code):
        kind, _, end = code.partition("-")
        if kind != "answer":
            return _fault("phones/kind" if kind == "offer" else "phones/damaged")
        mine = self._end(page, number)
        theirs = self._ends[int(end)]
        if mine is None:
            return _fault("phones/gone")
        if self._ends[theirs[2]] is not mine:
            return _fault("phones/other")
        if mine[2] is not None:
            return _fault("phones/taken")
        mine[2] = int(end)
        mine[3] = theirs[3] = True
        theirs[0].emit("phones", theirs[1], "state", "open", "")
        page.emit("phones", number, "state", "open", "")
        return "{}"

    def _secure(self, page, number):
        assert self._end(page, number)[3], "nothing to secure"
        return ""

    def _send(self, page, number, text):
        mine = self._end(page, number)
        if mine is not None and mine[3]:
            if len(json.dumps(text)) > LIMIT:
                self._close(page, number)
                page.emit("phones", number, "state", "failed", "phones/large")
            else:
                other = self._ends[mine[2]]
                other[0].emit("phones", other[1], "text", text)
        return ""

    def _close(self, page, number):
        mine = self._end(page, number)
        if mine is not None and mine[3]:
            other = self._ends[mine[2]]
            mine[3] = other[3] = False
            other[0].emit("phones", other[1], "state", "closed", "")
        elif mine is not None:
            mine[0] = None  # an invitation taken back
        return ""

    def _end(self, page, number):
        found = [end for end in self._ends if end[0] is page and end[1] == number]
        return found[-1] if found else None


def _fault(code):
    return json.dumps({"code": code, "args": {}, "error": "as a test wants it"})
