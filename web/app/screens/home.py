"""Home: continue a match, begin one, or go anywhere else. It needs no engine."""

from ..browser.storage import PREFIX
from ..days import Days
from ..late_rooms import care
from ..markup.html import button, data, esc, icon, mark_svg
from ..matches.new_match import begin_solo
from ..screen import Screen
from ..texts.dates import number_of, text_of
from .parts import link_row, match_state, match_title, match_turn, points, scores

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..messages import Game
    from ..saves.save import Entry
    from ..upkeep.reminder import Reminder

NO_INSTALL = PREFIX + "noinstall"
CARE_MS = 3000
LAYING_MS = 300  # within which a spare is on the table; drawing this page again before that would only hold it up
RUNNING = 3  # matches under way shown above the games; the list has all of them


class Home(Screen):
    """The first screen: the matches under way, then every game with the buttons to play it."""

    name = "home"
    rests = True

    def enter(self, id: str = "") -> None:
        self._days = Days(self.app.storage)
        self._read()
        self._beginning = ""
        self._laying = False  # whether a spare is about to be on the table
        self.app.dom.after(0, self._bring)
        self.app.spares.renew()
        self._reminder: Reminder | None = None
        self.app.spawn(self._care())
        self.app.spawn(self.keep_date())

    def show(self) -> None:
        """Draws the deals of a new day, if midnight has passed."""
        self.app.redraw()

    async def _care(self) -> None:
        """Looks after the matches, once there is time."""
        await self.app.sleep(CARE_MS)
        if self.app.screen is self:
            self._audit()
            self._reminder = await care(self.app) if self._entries else None
            if self._reminder is not None and self.app.screen is self:
                self.app.redraw()

    def _audit(self) -> None:
        self.app.spawn(self.app.saves.audit(self._rest))

    async def _rest(self) -> bool:
        await self.app.sleep(0)
        return self.app.screen is self and not self._beginning

    def _bring(self) -> None:
        """Fetches the game that is likely to be played: its suits may be among those drawn here."""
        game = str(self._latest["game"] if self._latest is not None else self.app.extras.recent_choices().get("game"))
        if self.app.game(game) is not None:
            self.app.games.fetched(game)

    def _read(self) -> None:
        self._entries = self.app.saves.matches()
        self._running = self.app.saves.running(self._entries)
        self._latest = self._running[0] if self._running else None

    def storage_changed(self, key: str) -> None:
        if ".match." in key or ".daily." in key or not key:
            self.saves_changed()

    def saves_changed(self) -> None:
        self._read()
        self.app.redraw()

    def title(self) -> str:
        return self.app.t("app-name")

    def top(self) -> str:
        return (
            '<div class="brand"><svg class="logo" aria-hidden="true"><use href="#logo"/></svg>'
            f'<div><h1 class="wordmark" tabindex="-1">{esc(self.app.t("app-name"))}</h1>'
            f'<p class="soft">{esc(self.app.t("app-line"))}</p></div></div>'
        )

    def regions(self) -> list[tuple[str, str]]:
        if not self._laying:
            self._drawn = [("home-main", self._main()), ("home-menu", self._menu()), ("home-notes", self._notes())]
        return self._drawn

    # -- what is drawn

    def _main(self) -> str:
        games = self.app.hello["games"] if self.app.hello else []
        running = self._continue(self._latest) + self._others() if self._latest is not None else ""
        if not games:
            waiting = f'<section class="panel waiting-games"><p>{esc(self.app.t("home-waiting"))}</p></section>'
            return running or waiting
        last = self.app.extras.recent_choices().get("game")
        likely = next((game for game in games if game["name"] == last), games[0])
        return running + "".join(self._game(game, shines=game is likely and not running) for game in games)

    def _continue(self, entry: "Entry") -> str:
        t = self.app.t
        press = button("continue", t("home-continue"), "btn-primary btn-wide", id=entry["id"])
        return (
            f'<section class="felt continue" aria-labelledby="continue-title">'
            f'<h2 id="continue-title">{esc(match_title(self.app, entry))}</h2>'
            f'<p class="soft">{esc(self._state(entry))}</p>'
            f"{scores(self.app, entry)}{press}</section>"
        )

    def _others(self) -> str:
        """Returns rows for the other matches that are under way, the latest first."""
        t = self.app.t
        rows = []
        for entry in self._running[1:RUNNING]:
            fixed = data({"act": "continue", "key": "on-" + entry["id"], "id": entry["id"]})
            title = f"<strong>{esc(match_title(self.app, entry))}</strong>"
            words = f'<span class="grow">{title}<span class="help">{esc(self._state(entry))}</span></span>'
            total = f'<span class="num nowrap">{esc(points(self.app, entry))}</span>'
            inner = icon("cards") + words + total + icon("next", small=True)
            rows.append(f'<li><button type="button" class="row list-button"{fixed}>{inner}</button></li>')
        if not rows:
            return ""
        if len(self._running) > RUNNING:
            rows.append(link_row("saved", "more", t("home-all"), t("count", n=len(self._running)), key="all-"))
        listed = f'<ul class="list">{"".join(rows)}</ul>'
        return f'<section class="panel" aria-label="{esc(t("home-running"))}">{listed}</section>'

    def _state(self, entry: "Entry") -> str:
        """Returns how far a match has got, and whose turn it is."""
        turn = match_turn(self.app, entry)
        state = match_state(self.app, entry)
        return self.app.t("home-state", state=state, turn=turn) if turn else state

    def _game(self, game: "Game", *, shines: bool) -> str:
        """Returns a game's tile; the likeliest one `shines`, by its button, if no match is under way.

        No tile ever changes its place: a thumb knows where each game is.
        """
        t = self.app.t
        name = game["name"]
        title = t("game-" + name)
        laying = self._beginning == name
        play = button(
            "first",
            t("home-play"),
            "btn-primary" if shines or laying else "",
            "first-" + name,
            name=t("home-play-game", game=title),
            disabled=self._beginning != "",
            game=name,
        )
        parts = [play]
        if self.app.l10n.has(f"game-{name}.lesson"):
            learn = t("home-learn-game", game=title)
            parts.append(button("go", t("home-learn"), "", "learn-" + name, name=learn, to="lesson", id=name))
        set_up = t("home-set-up-game", game=title)
        parts.append(button("go", t("home-set-up"), "btn-quiet", "setup-" + name, name=set_up, to="newgame", id=name))
        if laying:
            parts.append(f'<p class="laying" role="status">{esc(t("laying"))}</p>')
        return (
            f'<section class="felt tile" aria-labelledby="game-{name}-title">'
            f"{mark_svg(name)}"
            f'<h2 id="game-{name}-title">{esc(title)}</h2><p class="tile-facts">{esc(t(f"game-{name}.facts"))}</p>'
            f'<p class="tile-blurb">{esc(t(f"game-{name}.blurb"))}</p>'
            f'<div class="tile-acts">{"".join(parts)}</div></section>'
        )

    def _menu(self) -> str:
        t = self.app.t
        rows = []
        lesson = self.app.lessons.latest()
        if self.app.game(lesson) is not None:
            step = t("home-lesson", game=t("game-" + lesson), n=self.app.lessons.step(lesson) + 1)
            rows.append(link_row("lesson", "rules", step, id=lesson))
        rows.append(link_row("daily", "day", t("home-daily"), self._daily()))
        if self._latest is not None:
            rows.append(link_row("newgame", "add", t("new-game")))
        count = t("count", n=len(self._entries)) if self._entries else ""
        rows.append(link_row("saved", "cards", t("saved-games"), count))
        rows.append(link_row("problems", "help", t("problems")))
        rows.append(link_row("figures", "score", t("figures")))
        rows.append(link_row("join", "phone", t("join")))
        rows.append(link_row("rules", "rules", t("rules")))
        rows.append(link_row("settings", "settings", t("settings")))
        return f'<nav class="panel" aria-label="{esc(t("menu"))}"><ul class="list">{"".join(rows)}</ul></nav>'

    def _daily(self) -> str:
        """Returns how many of today's deals have been played, and for how many days in a row some have been."""
        day = self.app.dom.today()
        over = [entry for entry in self._entries if entry.get("daily") == day and entry.get("over")]
        played = max(self._days.count(day), len([entry for entry in over if not entry.get("free")]))
        streak = self._days.streak(text_of((number_of(day) or 0) - 1)) + (1 if played else 0)
        said = [self.app.t("home-daily-played", n=played)] if played else []
        return " · ".join(said + ([self.app.t("home-daily-row", n=streak)] if streak > 1 else []))

    def _notes(self) -> str:
        t = self.app.t
        notes = []
        if not self.app.saves.lasting:
            notes.append(f'<p class="note" role="note">{icon("warning")}<span>{esc(t("storage-off"))}</span></p>')
        if self._reminder is not None:
            notes.append(self._reminder.html())
        if self._offers_install():
            notes.append(self._install())
        if self.app.saves.lasting and not self._entries:
            notes.append(f'<p class="soft small center">{esc(t("home-promise"))}</p>')
        return "".join(notes)

    def _offers_install(self) -> bool:
        app = self.app
        asked = app.dom.install in ("prompt", "ios") and not app.dom.standalone()
        return asked and bool(self._entries) and app.storage.get(NO_INSTALL) is None

    def _install(self) -> str:
        t = self.app.t
        away = button("no-install", t("close"), "icon-btn", icon=icon("close"))
        if self.app.dom.install == "ios":
            return f'<p class="note">{icon("add")}<span>{esc(t("install-ios"))}</span>{away}</p>'
        press = button("install", t("install-now"))
        return f'<p class="note">{icon("add")}<span>{esc(t("install-line"))}</span>{press}{away}</p>'

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "continue":
            self.app.spawn(self._go_on(data["id"]))
        elif name == "first":
            self._begin_first(data["game"])
        elif name == "install":
            self.app.dom.install_now()
        elif name == "no-install":
            self.app.extras.keep_json(NO_INSTALL, 1)
            self.app.redraw()
        elif self._reminder is not None and name in ("remind-away", "remind-export"):
            if name == "remind-away":
                self._reminder.put_away()
            self._reminder = None
            self.app.redraw()
            if name == "remind-export":
                self.app.go("saved")
                self.app.screen.act("everything", {})

    async def _go_on(self, match: str) -> None:
        """Goes on with a match, with its game if that is about to come."""
        game: str = self.app.saves.meta(match).get("game", "")
        if self.app.game(game) is not None:
            await self.app.games.wait_briefly(game)
        if self.app.screen is self:
            self.app.go("table", id=match)

    def _begin_first(self, name: str) -> None:
        """Begins a match against the computer."""
        game = self.app.game(name)
        if game is None or self._beginning:
            return
        self._beginning = name
        self._laying = self.app.spares.has(name)
        if self._laying:
            self.app.dom.after(LAYING_MS, self._say_so)
        else:
            self.app.redraw()
        begin_solo(self.app, game).then(self._begun)

    def _say_so(self) -> None:
        """Says that cards are being dealt, unless a spare is on the table by then."""
        self._laying = False
        if self._beginning and self.app.screen is self:
            self.app.redraw()

    def _begun(self, _: object) -> None:
        self._beginning = ""
        self._laying = False
        if self.app.screen is self:
            self.app.redraw()
            self._audit()
