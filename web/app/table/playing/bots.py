"""Bots: lets the bot whose turn it is think, and plays its move no faster than the player can follow."""

from ...client.engine_client import EngineError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...messages import Table
    from .moves import Moves
    from .outside import TableDisplay
    from .pace import Pace
    from .presenter import Presenter
    from .session import Session


class Bots:
    """Plays for the seats that belong to the computer in the session's match."""

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        presenter: "Presenter",
        moves: "Moves",
        pace: "Pace",
        display: "TableDisplay",
    ) -> None:
        self._app = app
        self._session = session
        self._presenter = presenter
        self._moves = moves
        self._pace = pace
        self._scene = display.scene
        self._display = display

    def take_turn(self, table: "Table") -> None:
        """Lets a bot move if the table waits for one, and the match is not another phone's."""
        if self._session.source.engine is not None:
            return
        for seat in table["must"]:
            if self._session.players[seat]["kind"] == "bot":
                self._session.spawn(self._move(seat))
                return

    async def _move(self, seat: int) -> None:
        scene = self._scene
        generation = self._presenter.generation
        version = self._session.version
        forced = scene.view.plays_last_card(seat)
        scene.thinking = None if forced else seat
        self._display.draw("bar")
        started = self._app.dom.now()
        try:
            move = await self._session.think(seat)
        except EngineError as error:
            if error.code != "engine/silent" or self._presenter.is_stale(generation):
                raise
            self._app.explain(error)
            await self._presenter.follow()  # once the engine is up again, the bot thinks again
            return
        if move is None or self._presenter.is_stale(generation):
            return
        further = scene.view.goes_on(seat)
        answers = any(scene.view.moved_last(person) for person in scene.persons)
        ms = self._pace.bot(short=further or forced, answers=answers)
        await self._pace.rest(ms - (self._app.dom.now() - started) * 1000)
        if generation == self._presenter.generation:
            await self._moves.play(seat, move, version)
