"""The themes, which tests look at one by one."""

from app.settings import SETTINGS

__all__ = ["THEMES"]

THEMES = tuple(theme for name, _, choices in SETTINGS if name == "theme" for theme in choices if theme != "system")
