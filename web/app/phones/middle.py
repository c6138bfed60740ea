"""The table in the middle, as phones know it: while it is there, they leave the sounds to it, and what lies there."""

from ..markup.html import button, icon
from .connections import connections_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..table.playing.playing import Playing


def leave_to_middle(app: "App", playing: "Playing", *, is_here: bool) -> None:
    """Shows little more than the hand while a table in the middle is here, unless the player wants all of it."""
    connections = connections_of(app)

    def turn() -> None:
        connections.shows_all = not connections.shows_all
        leave_to_middle(app, playing, is_here=True)
        app.dom.focus("[data-act=middle]")

    playing.hearing.is_quiet = is_here
    playing.answers["middle"] = turn
    press = ""
    if not is_here:
        connections.shows_all = False  # the next table is asked about anew
    else:
        style = "icon-btn" if connections.shows_all else "icon-btn is-brief"
        label = app.t("middle-whole")
        press = button("middle", label, style, icon=icon("eye"), pressed=connections.shows_all)
    playing.presenter.head(press)
