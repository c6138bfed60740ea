"""The composition root: the browser, the app, its screens. Importing it starts the app."""

from .app import App
from .browser.dom import Dom
from .screens import SCREENS

App(Dom(), SCREENS).start()
