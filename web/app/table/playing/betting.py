"""Bets: at once or after a second tap, and out of turn among several people, whose hands are hidden meanwhile."""

from ...texts.engine_words import BET_ACTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ...app import App
    from ...messages import Offers
    from .hot_seat import HotSeat
    from .moves import Moves
    from .outside import TableDisplay
    from .presenter import Presenter
    from .session import Session


class Betting:
    """Makes bets.

    `choose_bettor(offers)` asks which of several people bets, and how much; `clear()` deselects all cards.
    """

    def __init__(
        self,
        app: "App",
        session: "Session",
        *,
        hot_seat: "HotSeat",
        presenter: "Presenter",
        moves: "Moves",
        display: "TableDisplay",
        choose_bettor: "Callable[[Offers], None]",
        clear: "Callable[[], None]",
    ) -> None:
        self._app = app
        self._session = session
        self._hot_seat = hot_seat
        self._presenter = presenter
        self._moves = moves
        self._scene = display.scene
        self._display = display
        self._choose_bettor = choose_bettor
        self._clear = clear
        # Whether a bet is worth asking about: one that will not be made anyway is answered at once.
        self.takes: Callable[[str], bool] = lambda move: True

    def bet(self, move: str) -> None:
        """Makes a bet for the viewer, or asks for a second tap if the settings say so."""
        if self._app.settings.on("confirm_bets") and self._scene.armed != move and self.takes(move):
            scene = self._scene
            scene.armed = move
            if scene.hint is not None and scene.hint.move != move:  # the hint proposed something else
                self._clear()
            else:
                self._display.draw("banner", "hand", "bar")
            self._app.say(self._scene.bet_question())
        else:
            self._moves.move(move)

    def disarm(self) -> None:
        """Withdraws the question for a second tap, on a bet or on a play that ends betting; its cards stay chosen."""
        self._scene.armed = None
        self._scene.lapsing = None
        self._display.draw("bar")

    def can_bet(self) -> bool:
        """Returns whether a person here may bet out of turn."""
        return any(seat in self._presenter.may for seat in self._hot_seat.persons)

    def bet_for(self, seat: int, move: str) -> None:
        """Makes a bet for any person here."""
        self._session.spawn(self._moves.play(seat, move))

    def offer(self) -> None:
        """Asks which of the people who may still bet does so; every hand is closed first."""
        self._session.spawn(self._offer())

    async def _offer(self) -> None:
        hot_seat = self._hot_seat
        if not hot_seat.alone and hot_seat.viewer is not None:
            self._presenter.close()
            await self._presenter.follow()
        offers: Offers = []
        for seat in [seat for seat in hot_seat.persons if seat in self._presenter.may]:
            answer = await self._session.ask("touch", seat=seat, cards=[])
            bets = [action for action in answer["actions"] if action["kind"] == BET_ACTION]
            if bets:
                offers.append((seat, bets))
        if self._session.stopped or self._app.sheets or hot_seat.viewer is not None:
            return  # the table was left, the question is open already, or somebody holds the device
        if offers:
            self._choose_bettor(offers)
        else:
            self._app.toast(self._app.t("table-bet-none"))
