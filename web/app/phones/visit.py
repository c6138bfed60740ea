"""A visit: this phone as a guest at a table that another phone hosts."""

from ..browser.late import PartAway
from ..client.engine_client import EngineError
from ..matches.transient import TransientMatch
from ..saves import SaveError
from .connections import PhonesFault, connections_of
from .giving import Giving
from .guest_client import GuestClient
from .keeping import fetch, keep
from .sealing import sealed
from .shares import notes_on
from .wire import LONGEST, WORD, number, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..messages import Args, Player
    from .connections import Connection

PHONE_BYTES = 16  # of the text by which a host recognizes this page


class Visit:
    """A connection to a host, and what is known of the match there.

    `on_moved()` is called when the match has gone on, `on_change()` when the connection comes or goes, `on_lost()`
    when it goes. `on_middle()` is called when a table in the middle comes or goes (see `has_middle`), or
    when this one has another code to show: `code` is the seat that it invites to, and its letters.
    """

    def __init__(self, app: "App") -> None:
        self._app = app
        self._connection: Connection | None = None
        self.client = GuestClient(app.tasks, app.dom.random(PHONE_BYTES), self._went_on, self._changed)
        self.giving = Giving(app, self.client, self.name)
        self.client.hears.update(draw=self.giving.called, handover=self._handed_over)
        self.client.hears.update(middle=self._laid, code=self._coded)
        self.client.hears.update(dismissed=self._dismissed, ended=self._ended)
        self.has_middle = False
        self.code: tuple[int, str] | None = None
        self.kept: tuple[str, str] | None = None  # the id and the record of the match, once it is over and saved
        self.finished = 0  # deals that were over when the host was last asked for them
        self.revealed: tuple[str, str] | None = None  # the id of the match, and the record of those deals
        self.welcome: dict[str, Any] | None = None
        self.arrival = app.tasks.deferred()  # settled when the host has let this phone in, or cannot be reached
        self.on_moved: Callable[[], None] | None = None
        self.on_change: Callable[[], None] | None = None
        self.on_lost: Callable[[], None] | None = None
        self.on_middle: Callable[[], None] | None = None

    @property
    def is_here(self) -> bool:
        """Returns whether the host can be reached."""
        return self.client.state == "ready"

    @property
    def is_open(self) -> bool:
        """Returns whether its table is on the screen."""
        return self.on_moved is not None

    async def answer(self, offer: str) -> str:
        """Returns the code that answers an invitation; raises PhonesFault. `arrival` settles once that is taken."""
        connection, letters = await connections_of(self._app).answer(offer)
        self._connection = connection
        connection.on_text = self.client.receive
        connection.on_state = lambda state, code: self._turned(connection, state, code)
        return letters

    def _turned(self, connection: "Connection", state: str, code: str) -> None:
        """Follows the state of a connection."""
        if state == "open":
            self._app.spawn(self._arrive(connection))
        elif state == "disconnected":
            return  # it may heal; then what has not been answered is asked again
        elif self.arrival.settled:
            self.client.disconnect()
        else:
            self.arrival.fail(PhonesFault(code or "phones/lost"))

    def end(self) -> None:
        """Ends it; only `on_lost` hears of that."""
        if self._connection is not None:
            self._connection.close()
        self.on_moved = self.on_change = self.on_middle = None
        self.client.disconnect()

    def part(self, code: str, args: "Args | None" = None) -> None:
        """Ends it for good: the people here learn why, and where codes are entered."""
        is_open, connections = self.is_open, connections_of(self._app)
        if connections.visit is self:
            connections.visit = None
        self.end()
        if is_open:
            self._app.replace("join")
        self.say(code, args)

    def say(self, code: str, args: "Args | None" = None) -> None:
        """Tells why the table is gone, and offers to check the deals that have been revealed."""
        app = self._app
        label = "" if self.revealed is None else "phones-check"
        app.frame.notice(lambda: app.t(code, args), label, lambda: app.spawn(self._check()))

    async def _check(self) -> None:
        """Checks what has been revealed, and tells what has come of it; raises EngineError."""
        _, text = await sealed(self._app, *self.revealed_noted(), is_over=False)
        self._app.frame.notice(text)

    async def _arrive(self, connection: "Connection") -> None:
        try:
            await self.connect(connection)
        except EngineError as error:
            self.arrival.fail(error)
        else:
            self.arrival.done()

    async def connect(self, connection: "Connection") -> None:
        """Introduces this phone over a new connection, and catches up with the match; raises EngineError."""
        self.welcome = await self.client.connect(connection)
        connection.secure()
        self._laid(self.welcome.get("middle"))
        self._moved()

    def _went_on(self) -> None:
        """Follows a match that has gone on, or in which this phone has other seats than before."""
        if self.welcome is not None and self.client.seats not in (None, self.seats):
            self._app.spawn(self._introduce())
        self._moved()

    async def _introduce(self) -> None:
        """Asks who sits where now; if the host does not answer, its next news says so again."""
        try:
            self.welcome = await self.client.introduce()
        except EngineError:
            return
        self._moved()

    @property
    def players(self) -> "list[Player]":
        """Returns who sits at the seats, as known at this phone."""
        players: list[Player] = self.welcome["players"] if self.welcome is not None else []
        return players

    def name(self, seat: int) -> str:
        """Returns who sits at a seat, "" if that is not known."""
        return self.players[seat]["name"] if seat < len(self.players) else ""

    @property
    def seats(self) -> list[int]:
        """Returns the seats of this phone."""
        seats: list[int] = self.welcome["seats"] if self.welcome is not None else []
        return seats

    async def keep(self) -> "tuple[str, str]":
        """Saves the match, which is over, on this phone, once; returns its id and record.

        Raises EngineError and SaveError.
        """
        if self.kept is None:
            game = self.welcome["game"] if self.welcome is not None else ""
            match, text = await fetch(self.client, deals=False)
            self.kept = match, await keep(self._app, match, text, self.seats, game)
        return self.kept

    async def learn(self, finished: int) -> None:
        """Has the host reveal the deals that are over, so many: then nobody who leaves can hide them any more."""
        if finished > self.finished:
            self.finished = finished
            try:
                self.revealed = await fetch(self.client, deals=True)
            except EngineError:  # an older host says that it is too early; after the next deal it is asked again
                pass

    def revealed_noted(self) -> "tuple[str, list[dict[str, Any]]]":
        """Returns the record of what has been revealed, and what this phone has noted on its deals."""
        match, record = self.revealed or ("", "")
        return record, notes_on(self._app, match, self.seats)

    @property
    def is_middle(self) -> bool:
        """Returns whether this page has no seat: it is the table in the middle."""
        return self.welcome is not None and not self.seats

    def _laid(self, is_here: object) -> None:
        self.has_middle = is_here is True
        if self.on_middle is not None:
            self.on_middle()

    def _coded(self, code: "dict[str, Any] | None") -> None:
        self.code = (number(code, "seat"), text_of(code, "letters", LONGEST)) if code is not None else None
        if self.on_middle is not None:
            self.on_middle()

    def _dismissed(self, _: object) -> None:
        """Hears that this table in the middle is sent away."""
        self.part("middle-dismissed")

    def _ended(self, _: object) -> None:
        """Hears that the host has deleted the match."""
        self.part("guest-ended")

    def _moved(self) -> None:
        if self.on_moved is not None:
            self.on_moved()

    def _handed_over(self, message: "dict[str, Any]") -> None:
        """Hears that the table is to go elsewhere, or has gone; raises what `guest_client` takes for nonsense."""
        name, to = text_of(message, "id", WORD), number(message, "to")
        if message.get("done") is True:
            self.revealed = None  # the match goes on: it is checked there
            self.part("handover-gone", {"name": self.name(to)})
        else:
            self._app.spawn(self._succeed(name, to))

    async def _succeed(self, id: str, to: int) -> None:
        try:
            await self._app.rooms.bring("succession")
        except PartAway:
            return  # without an answer the table stays where it is
        from ..succession.heir import Question

        if Question.name not in [sheet.name for sheet in self._app.sheets]:
            self._app.dialog(Question(self._app, self, id, to))

    def _changed(self) -> None:
        if self.on_change is not None:
            self.on_change()
        if self.on_lost is not None and not self.is_here:
            self.on_lost()


class GuestMatch(TransientMatch):
    """The match of a visit as the table plays it; it is the `Source` of `table/playing/outside.pyi`.

    Its record is the version that the host's phone has given it.
    """

    is_coached = False
    gives_help = True
    match = "visit"

    def __init__(self, visit: "Visit | None") -> None:
        self._visit = visit
        if visit is not None:
            self.engine = visit.client

    async def read(self) -> "tuple[str, dict[str, Any], str | None]":
        """Returns (version, meta, None); raises SaveError if this phone has been invited to no table."""
        welcome = self._visit.welcome if self._visit is not None else None
        if welcome is None:
            raise SaveError("phones/nowhere")
        meta = {name: welcome[name] for name in ("game", "options", "deal", "ply", "scores", "over", "places")}
        meta["seats"] = welcome["players"]
        return welcome["version"], meta, None
