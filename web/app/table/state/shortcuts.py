"""The keys of the table: those on the help sheet with what they do, those that press buttons, and those that step."""

# (the keys as the help shows them, what they do); a single character presses the button of that name.
SHORTCUTS = (
    ("\u2190 \u2192", "cards"),
    ("Space", "choose"),
    ("Ctrl Enter", "play"),
    ("P", "pass"),
    ("Esc", "clear"),
    ("S", "sort"),
    ("B", "melds"),
    ("Shift \u2190 \u2192", "shift"),
    ("U", "undo"),
    ("H", "hint"),
    ("I", "about"),
    ("L", "log"),
    ("T", "tricks"),
    ("G", "guide"),
    ("C", "score"),
    ("M", "menu"),
    ("?", "keys"),
)

BUTTONS = {keys.lower(): act for keys, act in SHORTCUTS if len(keys) == 1}

STEPS = {"ArrowLeft": -1, "ArrowRight": 1}
