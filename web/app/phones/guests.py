"""The guests of a match: the phones that have been invited to it, and how each can be reached."""

import json

from ..client.record_texts import is_unplayed
from ..texts.names import persons_of
from .answering import KEY
from .connections import Connection, PhonesFault, connections_of
from .draws import Draws
from .gate import Gate
from .hosting import Hosting
from .middle import leave_to_middle
from .sealing import offer_check, show_seal
from .shares import notes_on

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..messages import Event, Table
    from ..table.playing.playing import Playing
    from ..task import Deferred

MIDDLE = -1  # stands for a seat of the table in the middle, which has none


class Guest:
    """A phone with seats at the table, or a table in the middle, which has none.

    `state` is "invited", "here" or "away", `since` when that began.
    """

    def __init__(self, gate: Gate, now: float) -> None:
        self.gate = gate
        self.connection: Connection | None = None
        self.offer: Connection | None = None  # an invitation without an answer
        self.arrival: Deferred | None = None  # settled when the phone that has answered is here, or cannot be
        self.state = "invited"
        self.since = now
        self.is_behind = False  # the match has gone on, and they have not been told
        self.known_seats: list[int] = []  # the seats that they were last told
        self.letters = ""  # of the last invitation

    @property
    def seats(self) -> list[int]:
        """Returns their seats: first the one that this phone was invited to, then those of people who came later."""
        return self.gate.seats

    @property
    def first_seat(self) -> int:
        """Returns the seat that the guest goes by, MIDDLE for a table in the middle."""
        return self.seats[0] if self.seats else MIDDLE

    def withdraw(self) -> None:
        """Takes an open invitation back; whoever waits for the phone that has answered it gets phones/gone."""
        if self.offer is not None:
            self.offer.close()
            self.offer = None
        if self.arrival is not None:
            self.arrival.fail(PhonesFault("phones/gone"))

    def part(self, message: str = "") -> None:
        """Ends the connection, with a last message if there is one, and takes an open invitation back."""
        self.withdraw()
        connection, self.connection = self.connection, None
        if connection is not None:
            if message:
                connection.send(message)
            connection.close()


def guests_of(app: "App", playing: "Playing") -> "Guests":
    """Returns the guests of a table's match, and serves them from there; guests of another match are sent home."""
    connections = connections_of(app)
    old, match = connections.guests, playing.session.match
    here = old if old is not None and old.match == match else Guests(app, match)
    # Looking at a finished match does not end another one.
    if here is not old and (old is None or not playing.session.meta["over"]):
        if old is not None:
            old.close()
        connections.guests = here
    if here.playing is not playing:
        here.sit(playing)
    return here


class Guests:
    """All guests of the match `match` of this phone, which stays the referee while its table is open."""

    def __init__(self, app: "App", match: str) -> None:
        self._app = app
        self.match = match
        self.draws = Draws(app, self)
        self.hosting = Hosting(app, self.draws, self._moved)
        self.playing: Playing | None = None
        self.guests: list[Guest] = []
        self._connections = connections_of(app)
        self._is_begun = False  # the first deal does not have to be dealt again, or no longer
        self._shown_code: Guest | None = None  # whose invitation the table in the middle shows, too
        app.l10n.load("phones")

    def sit(self, playing: "Playing") -> None:
        """Serves the match from this table, and tells the guests of an earlier table that the match goes on."""
        self.playing = playing
        self.hosting.sit(playing)
        playing.presenter.on_shown.append(self._shown)
        leave_to_middle(self._app, playing, is_here=self.hosting.has_middle)
        self._moved()

    def seats(self) -> list[int]:
        """Returns the seats of people at other phones."""
        seats: list[int] = self.playing.session.meta["remote"] if self.playing is not None else []
        return seats

    @property
    def is_over(self) -> bool:
        """Returns whether the match is over."""
        return self.playing is not None and self.playing.session.meta["over"] is True

    def are_complete(self) -> bool:
        """Returns whether somebody is here for each of these seats, or need not be: the match is over."""
        return self.is_over or all(self.of(seat).state == "here" for seat in self.seats())

    def may_hand_over(self) -> bool:
        """Returns whether the table can go to another phone: the match runs, and it is not being handed over."""
        running = self.playing is not None and not self.is_over
        return running and not self.hosting.is_paused and self.hosting.succession is None

    def people(self) -> list[int]:
        """Returns the seats of people, at whatever phone."""
        players = self.playing.session.players if self.playing is not None else []
        return [seat for seat, player in enumerate(players) if player["kind"] != "bot"]

    def others_than(self, given: "Sequence[int]") -> list[int]:
        """Returns the seats of people at phones other than those of the guests at these seats."""
        return [seat for seat in self.seats() if self.of(seat).first_seat not in given and not self.is_held(seat)]

    def is_held(self, seat: int) -> bool:
        """Returns whether the computer plays for somebody."""
        return self.playing is not None and self.playing.session.players[seat]["kind"] == "bot"

    def close(self, message: str = "") -> None:
        """Ends every connection, with a last message if there is one, and takes back every invitation."""
        for guest in self.guests:
            guest.part(message)
        self.guests = []

    def of(self, seat: int) -> Guest:
        """Returns the guest at a seat, or the table in the middle, invited now if need be."""
        for guest in self.guests:
            if seat in (guest.seats or [MIDDLE]):
                return guest
        now = self._app.dom.now
        pairs = self.playing.session.meta.get("beside", []) if self.playing is not None else []
        first = dict(pairs).get(seat, seat)
        seats = [] if seat == MIDDLE else [first] + [one for one, to in pairs if to == first]
        guest = Guest(Gate(self.hosting, seats, now), now())
        self.guests.append(guest)
        return guest

    def here(self) -> "list[tuple[Guest, Connection]]":
        """Returns the guests with seats who are here, and how each can be reached."""
        return [(one, one.connection) for one in self.guests if one.connection is not None and one.seats]

    def others_here(self, seat: int) -> list[Guest]:
        """Returns the guests who are here, except the one at a seat."""
        return [one for one, _ in self.here() if one.state == "here" and seat not in one.seats]

    def move(self, seat: int, to: int | None) -> None:
        """Lets whoever sits at a seat play at the phone of the guest at another one, or at a phone of their own."""
        old, *_ = [self.of(one) for one in [seat] + self.seats()]  # all of them, because `beside` is rebuilt
        new = None if to is None else self.of(to)
        if new is None and seat == old.seats[0]:
            return  # it is already their own phone
        if new is not None and (old.state == "here" or new.state != "here"):
            return
        self._take_from(old, seat)
        if new is not None:
            new.seats.append(seat)
            if seat in new.gate.left:
                new.gate.left.remove(seat)
            if self.is_held(seat) and self.playing is not None:
                self.playing.reseating.reseat(seat)
        if self.playing is not None:
            session = self.playing.session
            session.meta["beside"] = [[one, guest.seats[0]] for guest in self.guests for one in guest.seats[1:]]
            self._app.spawn(session.store())
        self._moved()
        self._app.redraw()

    def _take_from(self, guest: Guest, seat: int) -> None:
        """Takes a seat from a guest; a guest without any other seat is no longer invited."""
        guest.seats.remove(seat)
        guest.gate.left.append(seat)
        if guest.seats:
            return
        self.guests.remove(guest)
        guest.part()
        if self._shown_code is guest:
            self.show_code(None)

    async def invite(self, seat: int) -> str:
        """Returns the code that invites a phone to a seat, or a table to the middle; raises PhonesFault."""
        guest = self.of(seat)
        guest.withdraw()
        connection, letters = await self._connections.offer()
        if guest not in self.guests:  # they were no longer wanted before the code was there
            connection.close()
            raise PhonesFault("phones/gone")
        guest.withdraw()  # an invitation that was begun after this one
        guest.offer = connection
        guest.letters = letters
        connection.on_text = lambda text: self.receive(guest, text)
        connection.on_state = lambda state, code: self._changed(guest, connection, state, code)
        return letters

    async def accept(self, seat: int, letters: str) -> None:
        """Takes the answer to the invitation to a seat, and returns once that phone is here; raises PhonesFault."""
        guest = self.of(seat)
        if guest.offer is None:
            raise PhonesFault("phones/gone")
        arrival = guest.arrival
        if arrival is None or arrival.settled:
            arrival = guest.arrival = self._app.tasks.deferred()
        await self._connections.accept(guest.offer, letters)
        await arrival

    def passed(self, key: str) -> None:
        """Takes an answer that another tab has passed on; it names the invitation that it is for."""
        letters = self._app.storage.get(KEY) if key == KEY else None
        if letters:
            self._app.storage.remove(KEY)
            self._app.spawn(self._try(letters))

    async def _try(self, letters: str) -> None:
        """Takes an answer to any open invitation; says why if none takes it."""
        fault = PhonesFault("phones/gone")
        for guest in [one for one in self.guests if one.offer is not None]:
            try:
                await self.accept(guest.first_seat, letters)
            except PhonesFault as error:
                fault = error
            else:
                return
        self._app.explain(fault)

    def _changed(self, guest: Guest, connection: Connection, state: str, code: str) -> None:
        """Notes the new state of a connection."""
        if state == "open":
            if guest.offer is not None and guest.offer is not connection:
                guest.offer.close()  # they are back without it
            guest.offer = None
            self.arrive(guest, connection)
            if guest.arrival is not None:
                guest.arrival.done()
        elif state == "disconnected" and guest.connection is connection:
            self._turn(guest, "away")  # until they are back, within a minute, or lost
        elif state in ("closed", "failed") and guest.connection is connection:
            self.depart(guest, connection)
        elif state == "failed" and guest.offer is connection:
            guest.offer = None
            if guest.arrival is not None:
                guest.arrival.fail(PhonesFault(code))

    def arrive(self, guest: Guest, connection: "Connection") -> None:
        """Notes that a guest is here, over a new connection, which replaces an older one."""
        if guest.connection is not None and guest.connection is not connection:
            guest.connection.close()
        guest.connection = connection
        guest.known_seats = list(guest.seats)
        guest.gate.faults = 0
        if self._shown_code is guest:
            self._shown_code = None
        self._turn(guest, "here")
        self._count_middle(guest)
        self._tell_here("joined", guest)
        self._stop_succession(guest)
        for seat in guest.seats:
            if self.playing is not None and self.is_held(seat):
                self.playing.reseating.reseat(seat)

    def depart(self, guest: Guest, connection: "Connection") -> None:
        """Notes that a guest's connection is gone."""
        if guest.connection is connection:
            guest.connection = None
            self.draws.left(guest.first_seat)
            self._turn(guest, "away")
            self._count_middle(guest)
            self._tell_here("lost", guest)
            self._stop_succession(guest)

    def _stop_succession(self, guest: Guest) -> None:
        if self.hosting.succession is not None and guest.seats:
            self.hosting.succession.stop()

    def _count_middle(self, guest: Guest) -> None:
        """Tells all phones whether a table in the middle is here, if that is what the guest is."""
        if not guest.seats:
            is_here = self.hosting.has_middle = guest.connection is not None
            for _, connection in self.here():
                connection.send(json.dumps({"middle": is_here}))
            if not self.hosting.is_paused and self.playing is not None:
                leave_to_middle(self._app, self.playing, is_here=is_here)
        self._tell_code()

    def dismiss_middle(self) -> None:
        """Sends the table in the middle away; another one may come."""
        guest = self.of(MIDDLE)
        self.guests.remove(guest)
        guest.part('{"dismissed": true}')
        self._count_middle(guest)
        self._app.redraw()

    def show_code(self, seat: int | None) -> None:
        """Has the table in the middle show the code that invites a phone to a seat, or none."""
        self._shown_code = None if seat is None or seat == MIDDLE else self.of(seat)
        self._tell_code()

    def _tell_code(self) -> None:
        """Tells the table in the middle which code to show, and which seat that invites to."""
        guest = self._shown_code
        code = {"seat": guest.first_seat, "letters": guest.letters} if guest is not None else None
        for one in self.guests:
            if one.connection is not None and not one.seats:
                one.connection.send(json.dumps({"code": code}))

    def tell_without(self, seats: "Sequence[int]") -> None:
        """Tells the people at this phone who has had no part in a deal."""
        if seats and not self.hosting.is_paused:
            names = self._app.l10n.listing([self.hosting.name(seat) for seat in seats])
            self._app.toast(self._app.t("phones-without", names=names))

    def _turn(self, guest: Guest, state: str) -> None:
        guest.state = state
        guest.since = self._app.dom.now()
        self._app.redraw()

    def _tell_here(self, code: str, guest: Guest) -> None:
        """Tells the people at this phone about a guest."""
        if not self.hosting.is_paused:
            t, first = self._app.t, guest.first_seat
            name = self.hosting.name(first) if guest.seats else ""
            self._app.toast(t("phones-" + code, name=name) if guest.seats else t("middle-" + code))

    def receive(self, guest: Guest, text: str) -> None:
        """Answers what a guest has sent; one who sends nothing but nonsense is disconnected."""
        self._app.spawn(self._answer(guest, text))

    async def _answer(self, guest: Guest, text: str) -> None:
        answer = await guest.gate.take(text)
        connection = guest.connection
        if connection is None:
            return
        if guest.gate.is_shut:
            connection.close()
            self.depart(guest, connection)
        elif answer is not None:
            connection.send(answer)
            self._tell(guest)
            self._begin()

    def _begin(self) -> None:
        """Has the first deal dealt again, from everybody's shares, once all phones have introduced themselves."""
        if self._is_begun or not self.are_complete() or self.playing is None or self.hosting.is_paused:
            return
        if all(guest.gate.version for guest in self.guests if guest.seats):
            self._is_begun = True
            if is_unplayed(self.playing.session.record, self.people()):
                self._app.spawn(self._deal_again())

    async def _deal_again(self) -> None:
        if await self.hosting.deal_again():
            self._app.toast(self._app.t("phones-dealt"))

    def _shown(self, table: "Table", events: "Sequence[Event]") -> None:
        """Shows at the end of the match whether everybody has had a part in its deals, and offers it after each."""
        if table["deal_over"] and self.playing is not None:
            session = self.playing.session
            notes = notes_on(self._app, self.match, persons_of(session.players))
            if notes and not table["match_over"]:
                offer_check(self._app, self.playing, session.record, notes)
            elif notes:
                session.spawn(show_seal(self._app, self.playing, session.record, notes))

    def _moved(self) -> None:
        """Tells every guest that the match has gone on."""
        for guest in self.guests:
            guest.is_behind = True
            self._tell(guest)

    def _tell(self, guest: Guest) -> None:
        """Tells a guest what is new about the match or their seats, but not before the answer to a move of theirs."""
        if guest.gate.version == self.hosting.version and guest.known_seats == guest.seats:
            guest.is_behind = False
        if guest.is_behind and guest.connection is not None and not guest.gate.is_moving:
            guest.is_behind = False
            guest.known_seats = list(guest.seats)
            guest.connection.send(json.dumps({"news": {"version": self.hosting.version, "seats": guest.seats}}))
