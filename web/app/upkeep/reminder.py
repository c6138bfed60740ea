"""The reminder to export: a browser may forget what it keeps, and says whether it has promised not to."""

from ..browser.storage import EXPORTED, PREFIX
from ..markup.html import button, esc, icon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App

KEY = PREFIX + "upkeep"
DAY_S = 24 * 3600
VISIT_S = 1800  # after so long without activity a new visit begins
AWAY_S = 30 * DAY_S  # for which the reminder is put away
GAP_S = 3 * DAY_S  # between visits: after seven days some browsers forget
MANY = 10  # finished matches that are in no export


class Reminder:
    """Notes visits, and decides from them what is due; a new one is made for each check."""

    def __init__(self, app: "App") -> None:
        self._app = app
        noted = app.extras.mapping(KEY)
        self._noted: dict[str, float] = {name: noted[name] for name in noted if isinstance(noted[name], (int, float))}
        self._now = app.dom.now()
        last = self._noted.get("visited", 0)
        if self._now - last > VISIT_S:
            self._noted["visits"] = self._noted.get("visits", 0) + 1
            self._noted["gap"] = self._now - last if last else 0
        self._noted["visited"] = self._now
        self._keep()

    def _keep(self) -> None:
        self._app.extras.keep_json(KEY, self._noted)

    @property
    def wants_promise(self) -> bool:
        """Returns whether to ask the browser to keep everything: once, after a match, on a later visit."""
        over = any(entry.get("over") for entry in self._app.saves.matches())
        return over and self._noted.get("visits", 0) > 1 and not self._noted.get("asked")

    def ask_promise(self) -> None:
        """Asks the browser; the settings show the answer."""
        self._noted["asked"] = self._now
        self._keep()
        self._app.dom.persist()

    def is_due(self, *, is_lasting: bool) -> bool:
        """Returns whether to remind the player to export; never if the browser has promised to keep everything."""
        is_away = "away" in self._noted and self._now - self._noted["away"] < AWAY_S
        if is_lasting or is_away or not self._app.saves.lasting:
            return False
        exported = self._app.extras.json(EXPORTED) or 0
        since = [entry for entry in self._app.saves.matches() if entry["played"] > exported]
        over = [entry for entry in since if entry.get("over")]
        forgets = self._app.dom.forgets() and self._noted.get("gap", 0) >= GAP_S
        return len(over) >= MANY or (forgets and bool(since))

    def put_away(self) -> None:
        """Puts the reminder away for a month."""
        self._noted["away"] = self._app.dom.now()
        self._keep()

    def html(self) -> str:
        """Returns the reminder."""
        t = self._app.t
        take = button("remind-export", t("remind-export"))
        away = button("remind-away", t("close"), "icon-btn", icon=icon("close"))
        return f'<p class="note" role="note">{icon("export")}<span>{esc(t("remind-line"))}</span>{take}{away}</p>'
