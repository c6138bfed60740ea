"""What a player and the browser do to a page, for tests. Runs under CPython and under MicroPython."""

import json

from tests.app.markup import tags


class FakePlayer:
    """Presses what `html` shows, types, goes back and waits: the half of FakeDom that the page does not know."""

    def press(self, act, **data):
        """Presses the shown button with this `data-act` and these data; it must be there and not disabled."""
        found = self.find(act, **data)
        assert found is not None, f"no button {act} {data} in {self.shown()}"
        assert "disabled" not in found, f"{act} {data} is disabled"
        assert "aria-disabled" not in found or "data-tells" in found, f"{act} {data} is off"
        values = {name[5:]: found[name] for name in found if name.startswith("data-")}
        del values["act"]
        self.emit("act", act, values)

    def submit(self, act, fields, **data):
        """Sends the shown form with this `data-act`, its fields filled in."""
        found = self.find(act, **data)
        assert found is not None, f"no form {act} {data} in {self.shown()}"
        values = {name[5:]: found[name] for name in found if name.startswith("data-")}
        del values["act"]
        values.update(fields)
        self.emit("act", act, values)

    def change(self, field, value, final=True, **data):
        """Types or chooses in the shown `data-field`; as in a browser, a choice is told twice, at last as final."""
        found = self.find_tag("data-field", field, data, value)
        assert found is not None, f"no field {field} {data} in {self.shown()}"
        values = {name[5:]: found[name] for name in found if name.startswith("data-")}
        del values["field"]
        for is_last in [False, True] if final else [False]:
            self.emit("field", field, value, values, is_last)

    def key(self, key, mods="", **data):
        """Presses a key; returns whether it was handled."""
        return self.emit("key", key, data, mods)

    def swipe_back(self):
        """Goes back as the phone's gesture does."""
        if self.here:
            self.go(-1)
        self.advance(0)

    def type_address(self, address):
        """Types an address, for which the browser makes a history entry."""
        self.push(None, address)
        self.emit("address")

    def emit(self, kind, *arguments):
        """Fires an event, before which what has paused goes on; returns whether it was handled."""
        while self.paused:
            self.paused.pop(0)()
        used = False
        for handler in self._listeners.get(kind, ()):
            used = handler(*arguments) or used
        return bool(used)

    def advance(self, ms):
        """Lets time pass: due timers and history steps happen, in their order."""
        until = self.time + ms / 1000
        for _ in range(1000):
            if self.pops:
                self.here = max(0, min(len(self.entries) - 1, self.here + self.pops.pop(0)))
                depth = self.depths.get(self.here, 0)
                self.emit("address") if depth is None else self.emit("pop", depth)
                continue
            due = sorted((self.timers[token][0], token) for token in self.timers)
            if not due or due[0][0] > until + 1e-9:
                break
            self.time = max(self.time, due[0][0])
            self.timers.pop(due[0][1])[1]()
        self.time = until

    def boot(self, state="ready", **info):
        """Makes the engine report its state: loading (done, total), ready, failed (error)."""
        info["state"] = state
        self.emit("engine", info)

    def answer(self, op, ok=None, error=None):
        """Answers the oldest unanswered request of an op; returns that request."""
        for number, request in enumerate(self.asked):
            if request["op"] == op:
                del self.asked[number]
                reply = {"id": request["id"]}
                reply["ok" if error is None else "error"] = ok if error is None else error
                self.emit("reply", json.dumps(reply))
                return request
        raise AssertionError(f"nobody asked {op}, only {[request['op'] for request in self.asked]}")

    # -- what is shown

    def shown(self):
        """Returns all HTML on the page; under an open sheet only the sheet's can be used."""
        return "\n".join(self.html[region] for region in sorted(self.html))

    def usable(self):
        """Returns the HTML that can be pressed now."""
        if self.sheet_open:
            return self.html.get("sheet", "")
        return self.shown()

    def find(self, act, **data):
        """Returns the attributes of the first usable element with this act and data, or None."""
        return self.find_tag("data-act", act, data)

    def find_tag(self, name, value, data, choice=None):
        """Returns the attributes of the first usable element where `name` is `value` and the data agree."""
        for found in tags(self.usable()):
            if found.get(name) != value:
                continue
            if any(found.get("data-" + key.replace("_", "-")) != str(data[key]) for key in data):
                continue
            if choice is not None and found.get("type") == "radio" and found.get("value") != choice:
                continue
            return found
        return None
