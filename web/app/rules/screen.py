"""The rules of a game: its sections, one below the other."""

from ..markup.html import button, esc, icon, tag
from ..markup.rulebook import section_html
from ..markup.widgets import choices
from ..screen import Screen
from ..screens.parts import game_wait, panel
from ..texts.words import Words

TABLES = ("dealing", "guest", "lesson", "problem", "replay", "table")  # the routes of tables


class RulesScreen(Screen):
    """A game's rules from top to bottom, with a list of sections to jump to.

    Opened from a table, it has the rules of that table's game, and the way back in sight.
    """

    name = "rules"

    def enter(self, id: str = "") -> None:
        self._game = id
        self._words = Words(self.app.l10n)
        self._at_table = self.below in TABLES

    def _current(self) -> str:
        """Returns the game whose rules are shown, "" while none is known."""
        names: list[str] = [game["name"] for game in self.app.hello["games"]] if self.app.hello else []
        if self._game not in names:
            last = self.app.extras.recent_choices().get("game")
            self._game = last if last in names else names[0] if names else ""
        return self._game

    def title(self) -> str:
        game = self._current()
        return self.app.t("rules-of", game=self.app.t("game-" + game)) if game else self.app.t("rules")

    def regions(self) -> list[tuple[str, str]]:
        game = self._current()
        if not game:
            return [("rules-wait", f'<p class="panel">{esc(self.app.t("home-waiting"))}</p>')]
        wait = game_wait(self.app, game)
        self.app.l10n.load("rules", "table", "lesson")
        head = ("rules-table", self._back("head")) if self._at_table else ("rules-games", self._games(game))
        if wait:
            return [head, ("rules-wait", wait)]
        self.app.l10n.load(game + "/rules")
        self._words.use(game)
        names = self.app.t("rules-" + game).split()
        return [
            head,
            ("rules-lesson", "" if self._at_table else self._lesson(game)),
            ("rules-contents", self._contents(game, names)),
            ("rules-text", "".join(self._section(game, name) for name in names) + self._end(game)),
        ]

    def _back(self, at: str) -> str:
        back = button("back", self.app.t("rules-back"), "btn-primary", "back-" + at, icon=icon("back"))
        return f'<p class="center">{back}</p>'

    def _games(self, current: str) -> str:
        games = self.app.hello["games"] if self.app.hello else []
        if len(games) < 2:
            return ""
        pairs = [(game["name"], self.app.t("game-" + game["name"])) for game in games]
        return choices("game", self.app.t("which-game"), pairs, current)

    def _contents(self, game: str, names: list[str]) -> str:
        items = []
        for name in names:
            heading = self.app.t(f"rules-{game}-{name}")
            items.append(tag("li", button("section", heading, "btn-quiet", "to-" + name, section=name)))
        together = button("go", self.app.t("together"), "btn-quiet", "together", icon("phone"), to="together")
        label = self.app.t("rules-contents")
        return tag("nav", tag("ol", "".join(items), cls="contents"), aria_label=label) + together

    def _lesson(self, game: str) -> str:
        """Returns the buttons of the game's lesson: to begin it, or to resume it where it was left or begin again."""
        if not self.app.dom.read(f"lessons/{game}.json"):
            return ""
        t = self.app.t
        step = self.app.lessons.step(game)
        if not step:
            return f"<p>{button('lesson', t('lesson-begin'), 'btn-primary', step=0)}</p>"
        on = button("lesson", t("lesson-resume", n=step + 1), "btn-primary", step=step)
        return f'<p class="row">{on}{button("lesson", t("lesson-anew"), "btn-quiet", "lesson-anew", step=0)}</p>'

    def _section(self, game: str, name: str) -> str:
        code = f"rules-{game}-{name}"
        return panel(code, self.app.t(code), section_html(self.app, self._words, game, name), "prose")

    def _end(self, game: str) -> str:
        if self._at_table:
            return self._back("end")
        play = button("go", self.app.t("new-game"), "btn-primary", to="newgame", id=game)
        return f'<p class="center">{play}</p>'

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "section":
            heading = f"#rules-{self._game}-{data['section']}"
            self.app.dom.focus(heading)
            self.app.dom.reveal(heading, "start")
        elif name == "lesson":
            self.app.lessons.keep_step(self._game, int(data["step"]))
            self.app.go("lesson", id=self._game)

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "game":
            self._game = value
            self.app.redraw()
