"""The course of a match: one record, changed by one request at a time and kept before anybody sees the change."""

from ..saves import SaveError
from ..table_client import HostError

_GOES_ON = ("save/full", "save/off")


class Course:
    """A match as it is played here. `version` counts the changes of its record.

    `on_lost(error)` is called when this browser tab may not go on with it, `on_unkept()` when it could not be kept.
    """

    def __init__(self, app, match, record, meta, on_lost, on_unkept):  # noqa: PLR0917 - its screen alone makes it
        self._app = app
        self._on_lost = on_lost
        self._on_unkept = on_unkept
        self._jobs = []
        self._working = False
        self._thought = None
        self._change = None
        self._warned = False
        self._lost = False
        self.match = match
        self.record = record
        self.meta = meta
        self._seen = record  # what may be shown: it is on disk, or cannot be
        self.version = 0
        self.stopped = False

    @property
    def players(self):
        """Returns who sits at the seats: {kind, name, level}."""
        return self.meta["seats"]

    def option(self, name, default):
        """Returns the value of one of the match's options."""
        return self.meta.get("options", {}).get(name, default)

    def ask(self, op, **fields):
        """Asks about the match as it stands; returns what to await."""
        return self._app.client.ask(op, record=self._seen, **fields)

    def change(self, op, fields, version=None):
        """Changes the record by a request, after those asked for before; returns what to await: the answer.

        With `version` it is for that version only: None comes back when the match has moved on since.
        """
        result = self._app.tasks.deferred()
        self._jobs.append((op, fields, version, result))
        if not self._working:
            self._working = True
            self._app.spawn(self._work())
        return result

    async def _work(self):
        try:
            while self._jobs:
                op, fields, version, result = self._jobs.pop(0)
                if self.stopped or (version is not None and version != self.version):
                    result.done(None)
                    continue
                self._change = self.ask(op, **fields)
                try:
                    answer = await self._change
                except HostError as error:
                    result.fail(error)
                    continue
                await self._commit(answer, op, fields)
                result.done(None if self.stopped else answer)
        finally:
            self._working = False

    async def _commit(self, answer, op, fields):
        """Takes the new record, and returns once it is on disk: nobody sees a move before."""
        self.version += 1
        self.record = answer["record"]
        self.forget()
        if op == "seat":
            seats = list(self.meta["seats"])
            seats[fields["seat"]] = {name: fields.get(name, "") for name in ("kind", "name", "level")}
            self.meta["seats"] = seats
        await self._store()
        self._seen = self.record

    def note(self, table):
        """Keeps what the list of matches says of this one, where a look at the table shows that it has changed."""
        scores = [seat["total"] for seat in table["seats"]]
        places = table["summary"]["places"] if table["summary"] else None
        facts = {
            "deal": table["deal"],
            "ply": table["ply"],
            "scores": scores,
            "over": table["match_over"],
            "places": places,
        }
        told = [name for name in ("deal", "scores", "over", "places") if self.meta.get(name) != facts[name]]
        self.meta.update(facts)
        if told:
            self._app.spawn(self._store())

    async def _store(self):
        """Writes the record. Without room the match goes on unsaved; where it is not ours any more, it stops."""
        if self._lost:
            return
        try:
            await self._app.saves.store(self.match, self.record, self.meta)
            self._warned = False
        except SaveError as error:
            if error.code not in _GOES_ON:
                self._lost = True
                self.stop()
                self._on_lost(error)
                return
            if not self._warned:
                self._warned = True
                self._app.problem(error)
            self._on_unkept()

    async def think(self, seat):
        """Returns the move that a bot makes; None when the thought was called off."""
        self.forget()
        self._thought = thought = self.ask("think", seat=seat, seed=f"{self.match}/{self.version}")
        try:
            answer = await thought
        except HostError as error:
            if error.code == "cancelled":
                return None
            raise
        return answer["move"]

    def forget(self):
        """Calls off the thought of a bot: what it thinks about is over."""
        thought, self._thought = self._thought, None
        if thought is not None and not thought.settled:
            self._app.client.cancel(thought)

    def drop(self):
        """Ends it here for good, because the match is deleted: nothing is kept any more."""
        self._lost = True
        self.stop()

    def stop(self):
        """Ends it here: the table has been left. A move that the engine has already got is still kept."""
        self.stopped = True
        self.forget()
        if self._change is not None and not self._change.settled:
            self._app.client.cancel(self._change)
