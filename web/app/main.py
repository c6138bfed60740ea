"""The composition root: the browser, the app, its screens. Importing it starts the app."""

from .ahead import import_ahead
from .app import App
from .browser.dom import Dom
from .screens import SCREENS

app = App(Dom(), SCREENS)
app.start()
app.spawn(import_ahead(app))
