"""The sheets of the table: its menu, the log, the guide, tricks, scores, who plays, bets, keys."""

from ..html import button, esc
from ..icons import icon
from ..screen import Sheet
from ..screens.parts import segmented
from .log import guide_html, log_html, tricks_html
from .score import score_html

PACES = ("slow", "normal", "fast", "instant")
KEYS = (
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
    ("L", "log"),
    ("T", "tricks"),
    ("G", "guide"),
    ("C", "score"),
    ("M", "menu"),
    ("?", "keys"),
)


class TableSheet(Sheet):
    """A sheet that draws a part of the table: `code` is its heading, `draw(scene)` its inside."""

    def __init__(self, app, scene, code, draw, style=""):
        super().__init__(app)
        self.name = code
        self.style = style
        self._scene = scene
        self._draw = draw

    def title(self):
        return self.app.t(self.name)

    def body(self):
        if self._scene.view is None:
            return ""  # the curtain fell while it was open
        # Long texts scroll, and what scrolls must be within reach of keys.
        return f'<div tabindex="0" role="group" aria-labelledby="sheet-title">{self._draw(self._scene)}</div>'


def log_sheet(app, scene):
    """Returns the log."""
    return TableSheet(app, scene, "table-log", log_html, "sheet-side")


def guide_sheet(app, scene):
    """Returns the guide."""
    return TableSheet(app, scene, "table-guide", guide_html)


def tricks_sheet(app, scene):
    """Returns the running trick and the last one."""
    return TableSheet(app, scene, "table-tricks", tricks_html)


def score_sheet(app, scene):
    """Returns the scores."""
    return TableSheet(app, scene, "table-score", score_html)


def keys_sheet(app, scene):
    """Returns the help on keys."""
    return TableSheet(app, scene, "table-keys", _keys)


def _keys(scene):
    rows = []
    for keys, code in KEYS:
        if code in (("tricks", "pass") if scene.view.arranges() else ("melds", "shift")):
            continue
        caps = " ".join([f"<kbd>{esc(key)}</kbd>" for key in keys.split(" ")])
        rows.append(f"<dt>{esc(scene.words.t('key-' + code))}</dt><dd>{caps}</dd>")
    return f'<dl class="facts">{"".join(rows)}</dl>'


class Menu(Sheet):
    """Everything else that can be done at the table; what is chosen goes to the screen."""

    name = "menu"

    def __init__(self, app, scene, rows):
        super().__init__(app)
        self._rows = rows
        self._scene = scene

    def title(self):
        return self.app.t("table-menu")

    def body(self):
        rows = "".join([_menu_row(self.app, name, sign) for name, sign in self._rows])
        return f'<ul class="list">{rows}</ul>{self._pace()}'

    def _pace(self):
        settings = self.app.settings
        choices = [(pace, self.app.t("setting-pace-" + pace)) for pace in PACES]
        return segmented("pace", self.app.t("setting-pace"), choices, settings.get("pace"))

    def act(self, name, data):
        self.app.close()
        return False

    def field(self, name, value, data, final):
        if name == "pace" and final:
            self.app.settings.set("pace", value)
            self.app.redraw()


def _menu_row(app, name, sign):
    return (
        f'<li><button type="button" class="row list-button" data-act="{name}" data-key="menu:{name}">{icon(sign)}'
        f'<span class="grow">{esc(app.t("table-menu-" + name))}</span></button></li>'
    )


class Players(Sheet):
    """Who sits where: a person who has to go leaves the seat to the computer, and may come back."""

    name = "players"

    def __init__(self, app, words, players):
        super().__init__(app)
        self._words = words
        self._players = players

    def title(self):
        return self.app.t("table-menu-players")

    def body(self):
        rows = []
        for seat, player in enumerate(self._players):
            bot = player["kind"] == "bot"
            kind = self.app.t("players-bot" if bot else "players-human")
            change = self.app.t("players-to-human" if bot else "players-to-bot")
            swap = button("swap", change, "", f"swap:{seat}", seat=seat)
            rows.append(
                f'<li class="row">{icon("bot" if bot else "person")}<span class="grow">{esc(self._words.name(seat))}'
                f'<br><span class="soft small">{esc(kind)}</span></span>{swap}</li>'
            )
        return f'<p class="soft">{esc(self.app.t("players-help"))}</p><ul class="list">{"".join(rows)}</ul>'

    def act(self, name, data):
        self.app.close()
        return False


class Bets(Sheet):
    """A bet out of turn among several people: who, and then how much; nobody's hand is shown.

    `offers` are (seat, actions that bet).
    """

    name = "bets"

    def __init__(self, app, words, offers):
        super().__init__(app)
        self._words = words
        self._offers = offers
        self._seat = offers[0][0] if len(offers) == 1 else None

    def title(self):
        if self._seat is None:
            return self.app.t("table-bet-who")
        return self.app.t("table-bet-of", {"name": self._words.name(self._seat)})

    def body(self):
        rows = []
        for seat, actions in self._offers:
            if self._seat is None:
                rows.append(button("better", self._words.name(seat), "btn-wide", f"better:{seat}", seat=seat))
            elif seat == self._seat:
                for action in actions:
                    label = self._words.text(action["label"])
                    move = action["move"]
                    rows.append(button("bet-for", label, "btn-wide", f"bet-for:{move}", seat=seat, move=move))
        return f'<p class="soft">{esc(self.app.t("table-bet-sure"))}</p><div class="stack">{"".join(rows)}</div>'

    def act(self, name, data):
        if name == "better":
            self._seat = int(data["seat"])
            self.app.redraw()
            self.app.dom.focus(self.first)
            return True
        self.app.close()
        return False
