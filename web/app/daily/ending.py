"""The end of a counted try: its result is noted at once, and par is looked for while its settlement is read."""

from .deal import DailyDeal
from .pars import Pars
from .tries import Tries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App


def note(app: "App", meta: "dict[str, Any]") -> None:
    """Notes what came of a try, for its match may be deleted before the days are looked at."""
    Tries(app, app.dom.today()).note(meta)


def find_par(app: "App", meta: "dict[str, Any]") -> "Callable[[], None]":
    """Has par found for a try that is over, and returns what calls that off."""
    pars = Pars(app, on_change=lambda par: None)
    game = app.game(meta["game"])
    if game is not None:
        pars.find(Tries(app, app.dom.today()), [DailyDeal(app, game, str(meta["daily"]))])
    return pars.stop
