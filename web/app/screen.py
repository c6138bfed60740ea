"""What a screen and a sheet are: functions of state to HTML, and answers to what the player does."""

from .html import button, esc
from .icons import icon


class Screen:
    """A screen: fills `<main>`. `name` is its route, `wide` lets it use the whole window."""

    name = ""

    def __init__(self, app):
        self.app = app

    def enter(self, **params):
        """Takes the route's parameters; called once, before the first drawing."""

    def leave(self):
        """Called when another screen takes over."""

    def title(self):
        """Returns the text of the heading and of the window's title."""
        return self.app.t("app-name")

    def top(self):
        """Returns the HTML of the `<header>`."""
        back = button("back", self.app.t("back"), "icon-btn", icon=icon("back"))
        return f'<div class="bar">{back}<h1 tabindex="-1">{esc(self.title())}</h1></div>'

    def regions(self):
        """Returns (region id, HTML) in drawing order; only a region whose text changed is touched."""
        return []

    def act(self, name, data):
        """Answers a press on `data-act=name`; `data` has its other data attributes, of a form its fields too."""

    def field(self, name, value, data, final):
        """Answers typing (`final` False) and a committed value (True) in `data-field=name`."""

    def key(self, key, data, mods):
        """Answers a key outside text fields; True when it is used up. `mods` is "", or of "shift ctrl alt"."""
        return False

    def drop(self, data):
        """Answers a card that was dragged: {key, keys} where it came to lie in the hand, {key, target} elsewhere."""

    def hide(self):
        """Called when the page goes to the background."""

    def show(self):
        """Called when the page comes back."""

    def engine_changed(self):
        """Called when the engine's state or its progress changed."""

    def storage_changed(self, key):
        """Called when another browser tab wrote a storage key, "" when it cleared the storage."""

    def saves_changed(self):
        """Called when what is known of the saved matches has changed by itself."""


class Sheet:
    """A dialog over the screen. `style` is a further class of the `<dialog>`, `first` is what gets the focus."""

    name = ""
    style = ""
    first = "#sheet-title"

    def __init__(self, app):
        self.app = app

    def title(self):
        """Returns the heading's text."""
        return ""

    def body(self):
        """Returns the HTML under the heading."""
        return ""

    def html(self):
        """Returns the dialog's whole HTML."""
        close = button("close", self.app.t("close"), "icon-btn", icon=icon("close"))
        return (
            f'<div class="sheet-head"><h2 id="sheet-title" tabindex="-1">{esc(self.title())}</h2>{close}</div>'
            f'<div class="sheet-body">{self.body()}</div>'
        )

    def act(self, name, data):
        """Answers a press inside the sheet; what it leaves goes to the screen when it returns False."""
        return False

    def field(self, name, value, data, final):
        """Answers typing inside the sheet."""

    def key(self, key, data, mods):
        """Answers a key; True when it is used up."""
        return False

    def closed(self):
        """Called when the sheet has gone, however it went."""


class Confirm(Sheet):
    """Asks one question. `on_yes` is called with nothing."""

    name = "confirm"
    style = "sheet-small"

    def __init__(self, app, title, text, yes, on_yes, *, danger=False):
        super().__init__(app)
        self._title = title
        self._text = text
        self._yes = yes
        self._on_yes = on_yes
        self._danger = danger

    def title(self):
        return self._title

    def body(self):
        no = button("close", self.app.t("cancel"), "btn-quiet", key="no")
        yes = button("yes", self._yes, "btn-danger" if self._danger else "btn-primary")
        return f'<p>{esc(self._text)}</p><div class="sheet-actions">{no}{yes}</div>'

    def act(self, name, data):
        if name != "yes":
            return False
        self.app.close()
        self._on_yes()
        return True
