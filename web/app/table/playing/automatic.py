"""Automatic play: a pass or a card without an alternative plays itself after a moment, if the player wants that."""

from ...texts.engine_words import PASS_ACTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...messages import Action, Touch
    from .moves import Moves
    from .outside import TableDisplay
    from .pace import Pace
    from .presenter import Presenter
    from .session import Session


class Automatic:
    """Plays the viewer's sole move, except one that they have just taken back."""

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
        self._played = (0, 0)  # the latest deal and ply at which a move has played itself

    def consider(self, answer: "Touch") -> None:
        """Plays the sole move, if there is one; `answer` is the engine's while no card is selected."""
        if self._app.settings.on("automatic") and not self._session.source.is_coached:
            self._session.spawn(self._play(answer))

    def forget(self) -> None:
        """Lets moves play themselves that already have: one before them is to be chosen anew."""
        self._played = (0, 0)

    async def _play(self, answer: "Touch") -> None:
        scene = self._scene
        generation = self._presenter.generation
        moment = (scene.view.table["deal"], scene.view.table["ply"])
        move = await self._sole(answer)
        if move is None or moment <= self._played or self._presenter.is_stale(generation):
            return
        scene.automatic = move
        scene.refusal = ""
        self._display.draw("banner", "bar")
        self._app.say(scene.by_itself(move))
        await self._pace.rest(self._pace.forced())
        if scene.automatic == move and not self._presenter.is_stale(generation):
            self._played = moment
            scene.made = move
            self._moves.move(move["move"])

    async def _sole(self, answer: "Touch") -> "Action | None":
        """Returns the only move there is, if it is a pass or plays cards; a possible bet counts as a second move."""
        actions = self._scene.actions()
        if not answer["live"]:
            return actions[0] if len(actions) == 1 and actions[0]["kind"] == PASS_ACTION else None
        if actions or len(answer["live"]) > 1:
            return None
        touched: Touch = await self._session.ask("touch", seat=self._scene.view.viewer, cards=answer["live"])
        moves = [action for action in touched["actions"] if action["cards"]]
        return moves[0] if len(moves) == 1 and not touched["live"] else None
