"""Swapping seats: a person leaves theirs to the computer, or takes it back; and who "you" are at this table."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...app import App
    from .hot_seat import HotSeat
    from .moves import Moves
    from .presenter import Presenter
    from .session import Session
    from .undoing import Undoing


class Swapping:
    """Gives seats to the computer and back, and tells the texts who sits where."""

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

    def swap(self, seat: int) -> None:
        """Gives a seat to the computer, or back to a person."""
        player = self._session.players[seat]
        fields: dict[str, Any] = {"seat": seat, "kind": "human", "name": player["name"]}
        if player["kind"] == "human":
            fields["kind"] = "bot"
            hello = self._app.hello
            if hello and hello["levels"]:
                fields["level"] = hello["levels"][0]
        self._session.spawn(self._swap(fields))

    async def _swap(self, fields: "dict[str, Any]") -> None:
        answer = await self._moves.change("seat", fields)
        if answer is not None:
            self._hot_seat.change(self._session.players)
            self._name_seats()
            self._undoing.reseat()
            await self._presenter.follow()

    def _name_seats(self) -> None:
        """Tells the texts who is who: "you" only where one person plays."""
        players = self._session.players
        you = self._hot_seat.only_person
        self._app.l10n.resolver = lambda seat: (players[seat]["name"], seat == you)
        self._app.l10n.forget()
