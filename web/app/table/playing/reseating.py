"""Reseating: a person leaves their seat to the computer, or takes it back; and which seat is "you"."""

from ...texts.names import name_seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...app import App
    from .hot_seat import HotSeat
    from .moves import Moves
    from .presenter import Presenter
    from .session import Session
    from .undoing import Undoing


class Reseating:
    """Gives seats to the computer and back to people, and tells the texts who sits where."""

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        hot_seat: "HotSeat",
        presenter: "Presenter",
        moves: "Moves",
        undoing: "Undoing",
    ) -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat
        self._presenter = presenter
        self._moves = moves
        self._undoing = undoing
        self._name_seats()

    def reseat(self, seat: int) -> None:
        """Gives a person's seat to the computer, or a bot's to a person."""
        player = self._session.players[seat]
        fields: dict[str, Any] = {"seat": seat, "kind": "human", "name": player["name"]}
        if player["kind"] != "bot":
            fields["kind"] = "bot"
        self._session.spawn(self._give(fields))

    def rename(self, seat: int, name: str) -> None:
        """Gives the person at a seat another name, from now on."""
        self._session.spawn(self._give({"seat": seat, "kind": "human", "name": name}))

    async def _give(self, fields: "dict[str, Any]") -> None:
        if await self._moves.change("seat", fields) is not None:
            await self.seated()

    async def seated(self) -> None:
        """Shows that others sit at the seats than before."""
        self._hot_seat.set_players(self._session.players)
        self._name_seats()
        self._undoing.players_changed()
        await self._presenter.follow()

    def _name_seats(self) -> None:
        """Tells the texts who is who: "you" only if a single person plays."""
        name_seats(self._app, self._session.players, self._hot_seat.only_person)
