"""The table before the engine has dealt: who plays, and every hand face down.

How many cards each player gets is taken from the first table of the game's lesson; nothing else of it is shown.
"""

from ..markup.cards import back_html
from ..markup.html import button, esc, icon
from ..matches.matches import about, first_picture, look_ahead
from ..screen import Screen
from ..table.drawing.board import NAMES, centre_html
from ..table.drawing.hand import hand_box_html
from ..table.drawing.seats import seats_html
from ..table.state.scene import Scene
from ..table.state.table_view import TableView
from ..texts.names import name_seats, only_person
from ..texts.words import Words
from .lesson import read_lesson

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..messages import Player, SeatView, Table, Zone


async def deal(app: "App", fields: "dict[str, Any]", *, replaced: bool) -> None:
    """Lays out the table of the open `DealingScreen`, deals as soon as the engine is up, and goes on to the match.

    If that fails, or the player leaves, no match is begun. `replaced` is true if the screen on which it was set
    up was replaced by this table: then that opens again if the deal fails.
    """
    screen = app.screen
    seats = fields["seats"]
    if isinstance(screen, DealingScreen):
        screen.seat(seats)
    try:
        record, seat, table = await look_ahead(app, fields)
        if app.screen is not screen:
            return
        match = await app.saves.create(record, about(fields["game"], seats, fields["options"]))
    except Exception as error:  # noqa: BLE001 - the player is told, and has somewhere to go
        app.failed(error)
        if app.screen is screen and replaced:
            app.replace("newgame", id=fields["game"])
        elif app.screen is screen:
            app.back()
        return
    app.extras.keep_picture(match, seat, first_picture(table, record))
    if app.screen is screen:
        app.replace("table", id=match)


class DealingScreen(Screen):
    """A table with its cards face down, opened by `enter(id=GAME)` and then `seat`."""

    name = "table"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self._game = ""
        self._seated = False
        self._scene = Scene(Words(app.l10n))

    def enter(self, id: str = "") -> None:
        app = self.app
        self._game = id
        app.l10n.load("table")
        app.dom.after(0, self._leave_empty)

    def _leave_empty(self) -> None:
        """Goes home if nobody sits here: the page was left while the engine was awaited, and then opened again."""
        if self.app.screen is self and not self._seated:
            self.app.go("home")

    def seat(self, players: "list[Player]") -> None:
        """Lays the table out for these players."""
        self._seated = True
        lesson = read_lesson(self.app.dom, self._game)
        if lesson is not None:
            name_seats(self.app, players, only_person(players))
            self._scene.words.use(self._game)
            self._scene.see(TableView(laid_out(lesson.table, players)), [])
            self.app.redraw()
            self.app.say(self.app.t("table-setting"))

    def title(self) -> str:
        return self.app.t("game-" + self._game)

    def top(self) -> str:
        back = button("leave", self.app.t("back"), "icon-btn", icon=icon("back"))
        return f'<div class="bar">{back}<h1 id="table-title" tabindex="-1">{esc(self.title())}</h1></div>'

    def regions(self) -> list[tuple[str, str]]:
        scene = self._scene
        html = {
            "banner": f'<div class="strip is-dealing"><p class="banner">{esc(self.app.t("table-setting"))}</p></div>'
        }
        if scene.has_view:
            html["seats"] = seats_html(scene)
            html["centre"] = centre_html(scene)
            html["hand"] = _hand(scene)
            html["bar"] = '<div class="actions"></div>'
        return [("t-" + name, html.get(name, "")) for name in NAMES]

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "leave":
            self.app.back()


def laid_out(table: "Table", players: "list[Player]") -> "Table":
    """Returns the first table of a lesson as it looks for other players before the deal: no face, nobody's turn."""
    laid: Any = dict(table)
    count = len(players)
    last = table["seats"][-1]  # the learner may have a card more, having the first turn
    sides = [seat["side"] for seat in table["seats"]] + list(range(len(table["seats"]), count))
    laid["seat"] = only_person(players)
    laid["seats"] = [_seat(last, seat, player, sides[seat]) for seat, player in enumerate(players)]
    zones = [zone for zone in table["zones"] if _is_same(zone) and (zone["seat"] or 0) < count]
    for seat in range(last["seat"] + 1, count):
        zones += [_at(zone, seat) for zone in table["zones"] if _is_same(zone) and zone["seat"] == last["seat"]]
    laid["zones"] = zones
    for name in ("must", "may", "actions", "log"):
        laid[name] = []
    laid["tip"] = None
    return laid  # type: ignore[no-any-return]


def _seat(view: "SeatView", seat: int, player: "Player", side: int) -> "SeatView":
    """Returns what is shown beside a player's name before there are cards, given another player's `view`."""
    laid: Any = dict(view)
    laid.update(player)
    laid["seat"] = seat
    laid["side"] = side
    for sign in ("turn", "dealer", "leader"):
        laid[sign] = False
    return laid  # type: ignore[no-any-return]


def _is_same(zone: "Zone") -> bool:
    """Returns whether a zone looks the same in every deal, the hands' faces apart."""
    return zone["kind"] in ("hand", "fan", "trick") or not zone["count"]


def _at(zone: "Zone", seat: int) -> "Zone":
    """Returns a player's zone as it lies before another one."""
    laid: Any = dict(zone)
    laid["key"] = zone["key"].replace(str(zone["seat"]), str(seat))
    laid["seat"] = seat
    return laid  # type: ignore[no-any-return]


def _hand(scene: "Scene") -> str:
    """Returns the player's cards, face down."""
    size = scene.view.seat_view(scene.view.bottom)["cards"]
    row = (size + 1) // 2
    below = '<span class="meld-mark-none"></span>' if scene.view.has_melds() else ""
    cards = [
        f'<span class="{"place begins-row" if at == row else "place"}">{back_html()}{below}</span>'
        for at in range(size)
    ]
    return hand_box_html(scene, "hand hand-arranged" if below else "hand", size, "".join(cards), row=row)
