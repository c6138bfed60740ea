"""The table's screen: opens a match, and passes what the player does to the parts that answer it."""

from ..browser.late import PartAway
from ..client.engine_client import GameAway
from ..late_rooms import ask_whose_table, share_table
from ..markup.html import button, icon
from ..markup.widgets import title_html
from ..matches.matches import remove
from ..matches.stills import LEFT, UNDRAWABLE
from ..saves import OWN, SaveError, StoredMatch, practises
from ..screen import Screen
from ..texts.words import Words
from .buttons import Buttons
from .drawing.board import Board
from .drawing.score import score_button_html
from .keys import Keys
from .playing.playing import Playing
from .playing.session import Session
from .sheets import BetSheet
from .state.scene import Scene

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..messages import Offers
    from .playing.outside import Source


class TableScreen(Screen):
    """A match on the table, opened by `enter(id=...)`; `source_of(id)` returns its source.

    `source` and `playing` are None until it has been read.
    """

    name = "table"

    def __init__(self, app: "App", source_of: "Callable[[str], Source]") -> None:
        super().__init__(app)
        self._source_of = source_of
        self.scene = Scene(Words(app.l10n))
        self.board = Board(app, self.scene)
        self.source: Source | None = None
        self.playing: Playing | None = None
        self._buttons: Buttons | None = None
        self._keys: Keys | None = None
        self._top = ""
        self._unkept = False
        self._is_claimed = False  # what is shown before that may be played in another browser tab

    @property
    def rests(self) -> bool:  # type: ignore[override]  # it depends on what is played
        return self.source is not None and self.source.is_counted

    # -- coming and going

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("table")
        self.open(self._source_of(id))

    def open(self, source: "Source") -> None:
        """Opens a match once it has been read and its game fetched; goes home if either fails.

        Whatever can be read at once is shown before that, and if its game is here, before this returns: so nothing
        but the table is drawn.
        """
        glimpse = source.glimpse()
        is_laid = glimpse is not None and self.app.games.is_here(glimpse[1]["game"])
        if glimpse is not None and is_laid:
            self.app.tasks.reporting(self._lay)(source, *glimpse)
        self.app.spawn(self._open(source, glimpse, is_laid=is_laid))

    async def _open(self, source: "Source", glimpse: "tuple[str, dict[str, Any]] | None", *, is_laid: bool) -> None:
        app = self.app
        try:
            if glimpse is not None and not is_laid:
                await app.games.bring(glimpse[1]["game"])
                if app.screen is self:
                    self._lay(source, *glimpse)
            record, meta, note = await source.read()
            await app.games.bring(meta["game"])
        except (SaveError, PartAway, GameAway) as error:
            if app.screen is self:
                app.explain(error)
                app.dom.after(0, lambda: app.go("home"))
            return
        if app.screen is not self or self._is_doubtful(source, meta):
            return
        source.claim()
        self._is_claimed = True
        self._unkept = not source.is_kept
        if note is not None:
            app.toast(app.t("table-" + note))
        if glimpse is None or glimpse[0] != record:
            if glimpse is not None:
                self._give_up_glimpse()
            self._lay(source, record, meta)
        app.dom.wake(app.settings.on("wake"))
        if self.playing is not None:
            self.playing.opening.open()

    def _is_doubtful(self, source: "Source", meta: "dict[str, Any]") -> bool:
        """Returns whether another phone may still have this table; then the people here are asked about that."""
        if meta.get("unsure"):
            self.app.spawn(ask_whose_table(self.app, self, source.match))
        return bool(meta.get("unsure"))

    def _give_up_glimpse(self) -> None:
        """Stops what was shown because the match has gone on since; says that a move waiting there is not made."""
        app = self.app
        if self.scene.queued is not None:
            app.dom.after(0, lambda: app.toast(app.t("error-move-illegal")))
        if self.playing is not None:
            self.playing.presenter.stop()

    def _lay(self, source: "Source", record: str, meta: "dict[str, Any]") -> None:
        """Lays a match on the table as it was last seen."""
        playing = self._assemble(source, record, meta)
        self.set_up(playing)
        playing.opening.recall()

    def lay_for_still(self, source: "Source", record: str, meta: "dict[str, Any]", table: "dict[str, Any]") -> None:
        """Lays a match, given as a picture's `table`, to tell how it will look before the engine is up."""
        self.app.l10n.load("table")
        playing = self._assemble(source, record, meta)
        playing.opening.foresee(table)
        playing.prepare()
        self.scene.ready = False

    def _assemble(self, source: "Source", record: str, meta: "dict[str, Any]") -> Playing:
        """Puts together what plays a match."""
        app = self.app
        self.source = source
        self._unkept = not source.is_kept
        self.scene.words.use(meta["game"])
        self.scene.aim = meta.get("aim")
        self.scene.practice = practises(meta.get("options"))
        game = app.game(meta["game"])
        self.scene.faces = game["faces"] if game else {}
        session = Session(app, source, record, meta, on_lost=self._lost, on_unkept=self.saves_changed)
        playing = Playing(app, session, self.board, choose_bettor=self._choose_bettor)
        self.playing = playing
        if self._buttons is None:
            self._buttons = Buttons(app, self.scene, playing)
        self._buttons.playing = playing
        self._keys = Keys(app, playing, self.board, self._buttons.press)
        self.board.before_drawing(playing.prepare)
        return playing

    def set_up(self, playing: "Playing") -> None:
        """Called with the parts that play a match before it is first drawn: a lesson adds its coach."""
        if playing.session.meta.get("remote"):
            self.app.spawn(share_table(self.app, playing, self.scene.words, opens=False))

    def _choose_bettor(self, offers: "Offers") -> None:
        self.app.dialog(BetSheet(self.app, self.scene, offers))

    def leave(self) -> None:
        if self.playing is not None:
            self.playing.presenter.stop()
            self._drop_untried(self.playing.session)
            self.app.extras.flush()
            self.app.dom.wake(False)

    def _drop_untried(self, session: Session) -> None:
        """Deletes a match begun to try something out, if it is left for good as it was begun, and without a label."""
        app, match = self.app, session.match
        if len(session.record) != session.meta.get("untried") or not session.is_idle:
            return
        is_ours = self._is_claimed and self.source is not None and self.source.is_ours  # else it may have gone on
        is_below = ("table", {"id": match}) in app.way.steps
        if is_ours and not is_below and not any(app.saves.meta(match).get(label) for label in OWN):
            session.drop()
            remove(app, match)

    def hide(self) -> None:
        if self.playing is not None:
            self.playing.conceal()
            self._keep_still(self.playing)

    def _keep_still(self, playing: Playing) -> None:
        """Keeps how the table will look when the match is opened the next time, if a single person plays it here."""
        session, source, stills = playing.session, playing.session.source, self.app.stills
        if not (isinstance(source, StoredMatch) and source.is_ours and playing.hot_seat.alone):
            return
        picture = source.picture()
        if picture is None or stills.has(LEFT, session.match, session.record):
            return
        unseen = TableScreen(self.app, self._source_of)
        try:
            unseen.lay_for_still(source, session.record, session.meta, picture["table"])
            stills.keep(LEFT, session.match, session.record, unseen)
        except UNDRAWABLE:
            return

    def show(self) -> None:
        self.app.dom.wake(self.app.settings.on("wake"))

    def engine_changed(self) -> None:
        self.board.draw("bar")

    def saves_changed(self) -> None:
        if self.source is None or self.app.screen is not self:
            return
        unkept = not self.source.is_kept
        if self._unkept and not unkept:
            self.app.toast(self.app.t("unkept-again"))
        self._unkept = unkept
        self.board.draw()

    def storage_changed(self, key: str) -> None:
        if self._is_claimed and self.source is not None and not self.source.is_ours:
            self._lost(SaveError("save/taken"))

    def _lost(self, error: SaveError) -> None:
        """Stops, because another browser tab plays this match or it is gone.

        If another tab stored a last move while this one took the match over, it is opened again as it stands now.
        """
        if self.playing is None:
            return
        self.playing.presenter.stop()
        self.app.extras.drop_picture(self.playing.session.match)
        if self.app.screen is not self:
            return
        if error.code == "save/changed" and self.source is not None and self.source.is_ours:
            self.app.replace("table", id=self.source.match)
        elif error.code in ("save/taken", "save/changed"):
            self.playing.taken = True
            self.board.draw()
        else:
            self.app.explain(error)
            self.app.go("home")

    # -- drawing

    def title(self) -> str:
        if not self.scene.has_view:
            return self.app.t("app-name")
        table = self.scene.view.table
        source = self.source
        if source is not None and source.daily:
            free = "yes" if source.gives_help else "no"
            day = self.app.dom.noon(source.daily)
            return self.app.t("table-of-day", game=self.app.t("game-" + table["game"]), day=day, free=free)
        title = self.scene.words.text(table["title"])
        return self.app.t("table-practice", title=title) if table["practice"] else title

    def top(self) -> str:
        return self._top

    def _head(self) -> str:
        menu = button("menu", self.app.t("table-menu"), "icon-btn", icon=icon("menu"))
        if self._buttons is not None and self._buttons.way_back:
            menu = button("branch", self.app.t("table-menu-branch"), "icon-btn", icon=icon("back")) + menu
        if self._unkept:
            menu += button("unkept", self.app.t("unkept"), "icon-btn", icon=icon("warning"))
        menu += self.scene.head
        score = score_button_html(self.scene) if self.scene.has_view else ""
        return (
            f'<div class="bar">{menu}<h1 id="table-title" tabindex="-1">{title_html(self.title())}</h1>{score}</div>'
        )

    def regions(self) -> list[tuple[str, str]]:
        if self.board.is_whole:
            self._top = self._head()
        return self.board.regions()

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if self._buttons is not None:
            self._buttons.press(name, data)

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        if self.playing is not None:
            self.playing.pace.act()
        return self._keys is not None and self._keys.answer(key, data, mods)

    def drop(self, data: "dict[str, Any]") -> None:
        scene = self.scene
        if self.playing is None or not scene.has_view or scene.curtain is not None:
            return
        self.playing.pace.act()
        if scene.view.slot(data["key"]) is not None:
            self.playing.arranging.drop(data)
