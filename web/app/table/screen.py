"""The table's screen: draws the regions that changed, and hands what the player does to the director."""

from ..games import GameAway
from ..html import button, esc
from ..icons import icon
from ..saves import SaveError
from ..screen import Screen
from .arranging import Arranging
from .centre import centre_html
from .course import Course
from .curtain import agree_html, taken_html, turn_html
from .deeds import Deeds
from .director import Director
from .hand import hand_html
from .keys import ACTS, neighbour
from .line import line_html
from .log import side_html
from .motion import CARDS, MS, gathers, glides
from .moves import bar_html
from .scene import Scene
from .score import total_html
from .seats import seats_html
from .sorting import shown
from .words import Words

REGIONS = ("seats", "centre", "line", "hand", "bar", "side")
FOCI = (".curtain .btn-primary", ".bets .btn-primary", ".hand [tabindex='0']", ".deeds .btn-primary")


class TableScreen(Screen):
    """A match on the table; opened by `enter(id=...)`."""

    name = "table"

    def __init__(self, app):
        super().__init__(app)
        self.scene = Scene(Words(app.l10n))
        self.director = None
        self.arranging = None
        self.deeds = None
        self._html = {}
        self._top = ""
        self._adrift = False
        self._unkept = False
        self._dirty = list(REGIONS)

    # -- coming and going

    def enter(self, id=""):  # noqa: A002 - the route's own word
        self.app.l10n.load("table")
        self.app.spawn(self._open(id))

    async def _open(self, match):
        """Opens a match once it is known how it stands: another place may have a newer save of it."""
        app = self.app
        await app.saves.fetch(match)
        if app.screen is not self:
            return
        try:
            record, meta, note = app.saves.load(match)
        except SaveError as error:
            app.problem(error)
            app.dom.after(0, lambda: app.go("home"))
            return
        try:
            await app.games.bring(meta["game"])
        except GameAway as error:
            app.problem(error)
            app.dom.after(0, lambda: app.go("home"))
            return
        if app.screen is not self:
            return
        self.scene.words.play(meta["game"])
        app.saves.claim(match)
        self._unkept = app.saves.unkept(match) is not None
        if note is not None:
            app.toast(app.t("table-" + note))
        game = app.game(meta["game"])
        self.scene.faces = game["faces"] if game else {}
        course = Course(app, match, record, meta, self._lost, self.kept)
        self.director = Director(app, course, self.scene, self)
        self.arranging = Arranging(app, self.scene, self.director)
        self.deeds = Deeds(app, self.scene, self.director, self.arranging)
        app.dom.wake(app.settings.on("wake"))
        self.director.open()

    def leave(self):
        if self.director is not None:
            self.director.stop()
            self.app.extras.flush()
            self.app.dom.wake(False)

    def hide(self):
        if self.director is not None:
            self.director.hide()

    def show(self):
        self.app.dom.wake(self.app.settings.on("wake"))

    def engine(self):
        self.draw("bar")

    def kept(self):
        if self.director is None or self.app.screen is not self:
            return
        unkept = self.app.saves.unkept(self.director.course.match) is not None
        if self._unkept and not unkept:
            self.app.toast(self.app.t("unkept-again"))
        self._unkept = unkept
        self.draw()

    def stored(self, key):
        if self.director is not None and not self.app.saves.owns(self.director.course.match):
            self._lost(SaveError("save/taken"))

    def _lost(self, error):
        """Stops, because another browser tab plays this match or it is gone."""
        self.director.stop()
        if self.app.screen is not self:
            return
        if error.code in ("save/taken", "save/changed"):
            self.director.taken = True
            self.draw()
        else:
            self.app.problem(error)
            self.app.go("home")

    # -- drawing

    def title(self):
        view = self.scene.view
        return self.scene.words.text(view.table["title"]) if view is not None else self.app.t("app-name")

    def top(self):
        return self._top

    def _head(self):
        menu = button("menu", self.app.t("table-menu"), "icon-btn", icon=icon("menu"))
        if self._unkept:
            menu += button("unkept", self.app.t("unkept"), "icon-btn", icon=icon("warning"))
        score = ""
        if self.scene.view is not None:
            attrs = 'class="btn btn-quiet score" data-act="score" data-key="score"'
            score = f'<button type="button" {attrs}>{total_html(self.scene)}</button>'
        return f'<div class="bar">{menu}<h1 tabindex="-1">{esc(self.title())}</h1>{score}</div>'

    def regions(self):
        if len(self._dirty) == len(REGIONS):
            self._top = self._head()
        for name in self._dirty:
            self._html[name] = self._region(name)
        self._dirty = []
        drawn = [("t-" + name, self._html[name]) for name in REGIONS]
        drawn.append(("t-curtain", self._curtain()))
        return drawn

    def draw(self, *names):
        """Draws these regions again, without a name all of them."""
        self._dirty.extend([name for name in names or REGIONS if name not in self._dirty])
        if self.director is not None:
            self.scene.can_undo = self.director.back.can()
            self.scene.ready = self.app.client.state == "ready"
            self.arranging.sort()
        held = self.app.dom.focused()
        self.app.redraw()
        if self.scene.view is not None and self.scene.view.arranges():
            self.app.dom.arrange()
        if (held or self._adrift) and not self.app.dom.focused():
            self._adrift = not self._refocus()

    def draw_table(self, old, source):
        """Draws a new table; cards move there from where they were. `source` is the seat that deals."""
        dom = self.app.dom
        moving = self.app.motion() and old is not None
        before = dom.rects(CARDS) if moving or source else {}
        self.draw()
        if self.app.motion() and (moving or source):
            dom.animate(glides(before, dom.rects(CARDS), self._slots(), source))

    def gather(self, seat):
        """Leads the finished trick away to who got it; returns how many milliseconds that takes."""
        last = self.scene.view.zone("last")
        if last is None or not self.app.motion():
            return 0
        moves = gathers(self.app.dom.rects(CARDS), last["slots"], f"seat:{seat}")
        self.app.dom.animate(moves)
        return MS if moves else 0

    def _slots(self):
        slots = []
        for zone in self.scene.view.table["zones"]:
            if self.scene.linger and zone["key"] == "trick":
                continue
            if zone["key"] != "last" or self.scene.linger:
                slots += zone["slots"]
        return slots

    def _region(self, name):
        scene = self.scene
        if self._covered():
            return ""
        if scene.view is None:
            return f'<p class="setting soft">{esc(self.app.t("table-setting"))}</p>' if name == "centre" else ""
        if name == "seats":
            return seats_html(scene)
        if name == "centre":
            return centre_html(scene)
        if name == "line":
            return line_html(scene)
        if name == "hand":
            return hand_html(scene)
        if name == "bar":
            return bar_html(scene)
        return side_html(scene)

    def _covered(self):
        director = self.director
        if director is None:
            return False
        return director.taken or director.back.asking is not None or director.eyes.curtain is not None

    def _curtain(self):
        director = self.director
        if not self._covered():
            return ""
        words = self.scene.words
        if director.taken:
            return taken_html(words)
        asking = director.back.asking
        if asking is not None:
            return agree_html(words, asking["seat"], asking["left"][0])
        eyes = director.eyes
        return turn_html(words, eyes, director.news, director.can_bet(), director.back.offered())

    def _refocus(self):
        """Takes the focus, whose button has just gone, to where the next thing will be done, if there is such."""
        return any(self.app.dom.focus(selector) for selector in FOCI)

    # -- what the player does

    def act(self, name, data):
        if self.deeds is not None:
            self.deeds.do(name, data)

    def key(self, key, data, mods):
        if self.director is None or "alt" in mods:
            return False
        view = self.scene.view
        if view is None or self._covered():
            return False
        if mods == "ctrl" and key == "Enter":
            return self._press_first()
        if "ctrl" in mods:
            return False
        if key == "Escape" and self.scene.selection.keys:
            self.director.taps.clear()
            return True
        if data.get("act") == "card" and mods == "shift" and self.arranging.key(key, data["key"]):
            return True
        if data.get("act") == "card" and self._step(key, data["key"]):
            return True
        name = key.lower()
        if name == "p":
            return self._pass()
        if name in ACTS:
            self.act(ACTS[name], {})
            return True
        return False

    def _step(self, key, here):
        """Moves the focus within the hand."""
        order = [slot["key"] for slot in shown(self.scene)]
        to = neighbour(order, self.app.dom.rects(".hand .card"), here, key)
        if to is None:
            return False
        self.scene.focus = to
        self.draw("hand")
        self.app.dom.focus(f'.hand [data-key="{to}"]')
        return True

    def _press_first(self):
        """Plays the first move that the selected cards make, or with none selected what a hint points at."""
        scene = self.scene
        made = scene.selection.actions(scene.view.hand_slots())
        if not made and scene.hint is not None and not scene.selection.keys:
            made = [scene.hint["action"]]
        if made:
            play = self.director.bet if made[0]["kind"] == "bet" else self.director.move
            play(made[0]["move"])
        return bool(made)

    def _pass(self):
        for action in self.scene.actions():
            if action["kind"] == "pass" and self.scene.view.must():
                self.director.move(action["move"])
                return True
        return False

    def drop(self, data):
        view = self.scene.view
        if view is not None and not self._covered() and view.slot(data["key"]) is not None:
            self.arranging.drop(data)
