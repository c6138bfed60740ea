"""The screens, by the name of their route; each is imported when it is first opened."""


def _home(app):
    from .home import Home

    return Home(app)


def _newgame(app):
    from .newgame import NewGame

    return NewGame(app)


def _saved(app):
    from .saved import Saved

    return Saved(app)


def _settings(app):
    from .settings import SettingsScreen

    return SettingsScreen(app)


def _rules(app):
    from .rules import Rules

    return Rules(app)


def _about(app):
    from .about import About

    return About(app)


def _error(app):
    from .enginefailed import EngineFailed

    return EngineFailed(app)


def _table(app):
    from ..table.screen import TableScreen

    return TableScreen(app)


SCREENS = {
    "home": _home,
    "newgame": _newgame,
    "saved": _saved,
    "settings": _settings,
    "rules": _rules,
    "about": _about,
    "error": _error,
    "table": _table,
}
