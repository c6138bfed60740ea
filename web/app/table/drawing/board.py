"""The table on the page: draws the regions that changed, and moves cards from where they were to where they are."""

from ...appearance import GLIDE_MS
from ...markup.html import esc
from ...texts.engine_words import LAST_TRICK, TRICK
from .action_bar import action_bar_html
from .banner import banner_html
from .climbing import climbing_html
from .curtain import curtain_html
from .hand import hand_html
from .log import LINE, side_html
from .motion import BAR, CARDS, gathers, glides, slides
from .rummy import rummy_html
from .seats import seats_html
from .summary import summary_pieces
from .trick_taking import TURNS, trick_taking_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ...app import App
    from ...messages import Rects, Slot, Zone
    from ..state.scene import Scene
    from ..state.table_view import TableView

_LAYOUTS = {"climbing": climbing_html, "trick": trick_taking_html, "rummy": rummy_html}


def centre_html(scene: "Scene") -> str:
    """Returns the cloth with everything on it; nothing once the settlement is shown instead."""
    return "" if _is_summed_up(scene) else _LAYOUTS[scene.view.layout()](scene)


def _is_summed_up(scene: "Scene") -> bool:
    return scene.view.table["summary"] is not None and not scene.linger


REGIONS = {
    "seats": seats_html,
    "centre": centre_html,
    "banner": banner_html,
    "hand": hand_html,
    "bar": action_bar_html,
    "side": side_html,
}
NAMES = (
    "seats",
    "centre",
    "settlement",
    "banner",
    "hand",
    "bar",
    "side",
)  # in drawing order, which MicroPython's dicts do not keep

# Where the focus goes when the button that had it is gone: to what will be done next.
NEXT = (".curtain .btn-primary", ".bets .btn-primary", ".hand [tabindex='0']", ".actions .btn-primary")


class Board:
    """Draws a scene through the app, which asks for the `regions`; those in `without` stay empty."""

    def __init__(self, app: "App", scene: "Scene", *, without: tuple[str, ...] = ()) -> None:
        self._app = app
        self._without = without
        self.scene = scene
        self._html: dict[str, str] = {}
        self._composed: dict[str, str] = {}  # regions as the next drawing shows them
        self._dirty = list(NAMES)
        self._prepare: Callable[[], None] | None = None
        self._focus_lost = False
        self._has_side = False
        self._awaits = False  # whether the picture that shows the last drawing is still to come
        self._seen: Rects | None = None  # where everything was in the picture before
        self._places: Rects | None = None  # where everything lies, looked up for the next drawing
        self._viewer: int | None = None  # who saw that
        self._source: str | None = None  # the key of the seat from which cards that were nowhere are dealt

    def before_drawing(self, prepare: "Callable[[], None]") -> None:
        """Has `prepare()` called before each drawing from now on, to bring the scene up to date."""
        self._prepare = prepare

    @property
    def is_whole(self) -> bool:
        """Returns whether everything is to be redrawn."""
        return len(self._dirty) == len(NAMES)

    def regions(self) -> list[tuple[str, str]]:
        """Returns (region id, HTML) pairs; only the regions to be redrawn are computed."""
        if self._has_side != self._app.dom.has_side():
            self._has_side = not self._has_side
            self.outdate("side")
            self._composed.pop("side", None)
        for name in self._dirty:
            is_ready = name in self._composed and self.scene.curtain is None
            self._html[name] = self._composed[name] if is_ready else "".join(self._region(name))
        self._dirty = []
        self._composed = {}
        regions = [("t-" + name, self._html[name]) for name in NAMES]
        regions.append(("t-curtain", curtain_html(self.scene.words, self.scene.curtain)))
        return regions

    def _region(self, name: str) -> "Iterable[str]":
        """Returns a region's HTML in pieces."""
        scene = self.scene
        if scene.curtain is not None or name in self._without or (name == "side" and not self._has_side):
            return ()
        if name != "settlement":
            return (REGIONS[name](scene),) if scene.has_view else ()
        if scene.has_view:
            return summary_pieces(scene) if _is_summed_up(scene) else ()
        return (f'<p class="setting soft">{esc(scene.words.t("table-setting"))}</p>',)

    def outdate(self, *names: str) -> None:
        """Has these regions, or all of them if none is named, computed anew at the next redraw."""
        self._dirty.extend([name for name in names or NAMES if name not in self._dirty])

    async def compose(self, *names: str) -> None:
        """Works out these regions, or all of them if none is named, for the next drawing, piece by piece.

        Each piece has a task of its own, and so has the question where the cards lie: on a slow phone these are most
        of the time that a drawing takes.
        """
        self.outdate(*names)
        if self._prepare is not None:
            self._prepare()
        await self._app.pause()
        for name in NAMES:
            if name in self._dirty:
                pieces = []
                for piece in self._region(name):
                    pieces.append(piece)
                    await self._app.pause()
                self._composed[name] = "".join(pieces)
        if self.is_whole and self._html and self._app.appearance.moves():
            self._places = self._app.dom.rects(CARDS)
            await self._app.pause()

    def draw(self, *names: str) -> None:
        """Redraws these regions, or all of them if none is named."""
        dom = self._app.dom
        self.outdate(*names)
        self._places = None
        if self._prepare is not None:
            self._prepare()
        held = dom.focused()
        self._app.redraw()
        if self.scene.has_view and self.scene.view.has_melds():
            dom.arrange()
        if (held or self._focus_lost) and not dom.focused():
            self._focus_lost = True
            self._await_picture()

    def draw_table(self, old: "TableView | None", dealer: int | None = None) -> None:
        """Draws a new table; cards move there from where they were in the `old` one, or are dealt by the `dealer`."""
        dom = self._app.dom
        source = None if dealer is None else f"seat:{dealer}"
        if not self._app.appearance.moves() or (old is None and source is None):
            self.draw()
            return
        if not self._awaits or self._seen is None:  # else cards are still where they were before the last drawing
            self._seen = self._places if self._places is not None else dom.rects(CARDS)
            self._viewer = None if old is None else old.viewer
        self._source = source
        self.draw()
        self._await_picture()

    def _await_picture(self) -> None:
        """Waits until the browser is about to show what was drawn, unless another screen has come by then.

        It lays the page out for that anyway, in a task of its own.
        """
        if self._awaits:
            return
        self._awaits = True
        screen = self._app.screen

        def show() -> None:
            self._awaits = False
            self._places = None  # what flies from now on is elsewhere
            if self._app.screen is screen:
                self._refocus()
                self._glide()

        self._app.dom.before_picture(show)

    def _refocus(self) -> None:
        """Moves a lost focus to what will be done next, unless something else has it by now."""
        dom = self._app.dom
        if self._focus_lost:
            self._focus_lost = not dom.focused() and not any(dom.focus(selector) for selector in NEXT)

    def _glide(self) -> None:
        """Moves cards, and what lies beside them, from where they were last seen."""
        before, self._seen = self._seen, None
        if before is not None and self.scene.has_view:
            dom = self._app.dom
            after = dom.rects(CARDS)
            moves = glides(before, after, self._slots(), self._source, self._carriers())
            dom.animate(moves + slides(before, after, self._boxes(after)))

    def gather(self, seat: int) -> int:
        """Moves the finished trick to the seat that took it; returns how many milliseconds that takes."""
        last = self.scene.view.zone(LAST_TRICK)
        if last is None or not self._app.appearance.moves():
            return 0
        moves = gathers(self._app.dom.rects(CARDS), last["slots"], f"seat:{seat}")
        self._app.dom.animate(moves)
        return GLIDE_MS if moves else 0

    def _zones(self) -> "list[Zone]":
        """Returns the zones that are drawn: a finished trick that lingers hides the running one."""
        hidden = TRICK if self.scene.linger else LAST_TRICK
        return [zone for zone in self.scene.view.table["zones"] if zone["key"] != hidden]

    def _boxes(self, seen: "Rects") -> "list[str]":
        """Returns the keys of what moves without cards: what is told and counted, and the buttons after a deal."""
        view = self.scene.view
        keys = [key for key in seen if key.startswith(LINE)]
        if self.scene.is_settled:
            keys.append(BAR)
        if self._viewer is None or self._viewer != view.viewer:  # seats are elsewhere
            return keys
        if not self.scene.coached:
            keys.append(f"seat:{view.bottom}")
        keys += [f"{kind}:{seat}" for seat in view.others() for kind in ("stats", "bare")]
        return keys + ["score"] + [f"tally:{seats[0]}" for seats in view.sides()]

    def _carriers(self) -> "list[str]":
        """Returns the keys of what carries cards on the cloth, each before what lies in it."""
        keys = [TURNS]
        for zone in self._zones():
            kind = "zone:" if zone["kind"] == "melds" else ""
            if kind:
                keys.append(zone["key"])
            keys += [kind + group["key"] for group in zone["groups"]]
        return keys

    def _slots(self) -> "list[Slot]":
        return [slot for zone in self._zones() for slot in zone["slots"]]
