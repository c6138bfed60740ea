"""The composition root: the browser, the app, its screens. Importing it starts the app."""

import gc

from .ahead import import_ahead
from .app import App
from .browser.dom import Dom
from .screens import SCREENS

# MicroPython collects garbage whenever it returns to JavaScript after 16 KB of it, which is after every event, and
# each time it goes through all that is kept: 1.5 ms for a table on a fast machine.
GARBAGE = 1_000_000  # bytes
gc.threshold(GARBAGE)  # type: ignore[attr-defined]  # CPython has none

app = App(Dom(), SCREENS)
app.start()
app.spawn(import_ahead(app))
