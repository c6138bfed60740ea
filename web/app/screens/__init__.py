"""The screens, by the name of their route; each is imported when it is first opened."""

from ..ahead import is_table_here

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..screen import Screen


def _home(app: "App") -> "Screen":
    from .home import Home

    return Home(app)


def _newgame(app: "App") -> "Screen":
    from ..newgame.screen import NewGame

    return NewGame(app)


def _saved(app: "App") -> "Screen":
    from ..catalogue.screen import Saved

    return Saved(app)


def _settings(app: "App") -> "Screen":
    from ..preferences.screen import SettingsScreen

    return SettingsScreen(app)


def _rules(app: "App") -> "Screen":
    from ..rules.screen import RulesScreen

    return RulesScreen(app)


def _together(app: "App") -> "Screen":
    from ..rules.together import TogetherScreen

    return TogetherScreen(app)


def _about(app: "App") -> "Screen":
    from ..about.screen import About

    return About(app)


def _error(app: "App") -> "Screen":
    from .enginefailed import EngineFailed

    return EngineFailed(app)


def _table(app: "App") -> "Screen":
    """Returns the table of a match, or a still of it where the code that draws tables is not here yet."""
    look = None if is_table_here() else app.stills.find(app.way.steps[-1][1].get("id", ""))
    if look is not None:
        from .still import StillScreen

        return StillScreen(app, look)
    from ..saves import StoredMatch
    from ..table.screen import TableScreen

    return TableScreen(app, lambda match: StoredMatch(app.saves, app.extras, match))


def _lesson(app: "App") -> "Screen":
    from ..lessons.screen import LessonScreen

    return LessonScreen(app)


def _dealing(app: "App") -> "Screen":
    from ..lessons.dealing import DealingScreen

    return DealingScreen(app)


def _late(room: str, make: "Callable[[App], Screen]", route: str = "") -> "Callable[[App], Screen]":
    """Returns a maker of a screen whose room is fetched when first opened, by the room's name or a `route`."""

    def opens(app: "App") -> "Screen":
        if app.rooms.is_here(room):
            return make(app)
        from .room import RoomScreen

        return RoomScreen(app, room, route or room)

    return opens


def _replay(app: "App") -> "Screen":
    from ..replay.screen import ReplayScreen

    return ReplayScreen(app)


def _daily(app: "App") -> "Screen":
    from ..daily.screen import DailyScreen

    return DailyScreen(app)


def _links(app: "App") -> "Screen":
    from ..links.screen import LinksScreen

    return LinksScreen(app)


def _problems(app: "App") -> "Screen":
    from ..problems.overview import ProblemsScreen

    return ProblemsScreen(app)


def _problem(app: "App") -> "Screen":
    from ..problems.screen import ProblemScreen

    return ProblemScreen(app)


def _figures(app: "App") -> "Screen":
    from ..figures.screen import FiguresScreen

    return FiguresScreen(app)


def _join(app: "App") -> "Screen":
    from ..phones.joining import JoinScreen

    return JoinScreen(app)


def _answer(app: "App") -> "Screen":
    from ..phones.answering import AnswerScreen

    return AnswerScreen(app)


def _guest(app: "App") -> "Screen":
    from ..phones.guest_screen import GuestScreen

    return GuestScreen(app)


SCREENS = {
    "home": _home,
    "newgame": _late("newgame", _newgame),
    "saved": _late("catalogue", _saved, "saved"),
    "settings": _late("preferences", _settings, "settings"),
    "rules": _late("rules", _rules),
    "together": _late("rules", _together, "together"),
    "about": _late("about", _about),
    "error": _error,
    "table": _table,
    "lesson": _late("lessons", _lesson, "lesson"),
    "dealing": _late("lessons", _dealing, "dealing"),
    "replay": _late("replay", _replay),
    "daily": _late("daily", _daily),
    "links": _late("links", _links),
    "problems": _late("problems", _problems),
    "problem": _late("problems", _problem, "problem"),
    "figures": _late("figures", _figures),
    "join": _late("phones", _join, "join"),
    "answer": _late("phones", _answer, "answer"),
    "guest": _late("phones", _guest, "guest"),
}
