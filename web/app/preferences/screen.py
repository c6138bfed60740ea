"""Settings: how the table looks and behaves, and about this app."""

from ..browser.storage import kilobytes
from ..markup.html import button, esc, icon, tag
from ..markup.widgets import choices, segmented, switch
from ..screen import Screen
from ..screens.parts import link_row, panel
from ..settings import LANGUAGE, SETTINGS
from .examples import look_html, table_html

TYPE_CHECKING = False

SPEECH = "settings-language"
LOOK = "settings-look"
TABLE = "settings-table"

# The language comes first, below a globe: whoever cannot read the page needs nothing else.
GROUPS = (
    (SPEECH, (LANGUAGE,)),
    (LOOK, ("theme", "text", "cards", "faces", "letters", "drawings", "suits", "back", "motion")),
    ("settings-sound", ("sound", "volume", "vibration")),
    (
        TABLE,
        ("pace", "side", "hints", "sort", "confirm_bets", "whole", "double_tap", "automatic", "guided", "wake"),
    ),
)
FIRST = (SPEECH, LOOK)  # the groups in sight


class SettingsScreen(Screen):
    """Every choice takes effect at once."""

    name = "settings"
    begins_small = True

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("preferences")
        self._lost = False
        self._promised = ""
        self.app.dom.persisted(self._on_promised)

    def _on_promised(self, is_promised: bool) -> None:
        self._promised = "yes" if is_promised else "no"
        if self.app.screen is self:
            self.app.redraw()

    def title(self) -> str:
        return self.app.t("settings")

    def regions(self) -> list[tuple[str, str]]:
        regions = []
        for code, names in GROUPS:
            regions.append((code, self._group(code, names) if self.is_whole or code in FIRST else ""))
        regions.append(("settings-data", self._data() if self.is_whole else ""))
        regions.append(("settings-about", self._about() if self.is_whole else ""))
        return regions

    def _group(self, code: str, names: tuple[str, ...]) -> str:
        if code == SPEECH:
            return f'<section class="panel speech">{icon("language")}{self._choice(LANGUAGE)}</section>'
        rows = "".join(f'<div class="option">{self._choice(name)}</div>' for name in names if self._applies(name))
        example = ""
        if code == LOOK:
            example = look_html(self.app)
        elif code == TABLE:
            example = table_html(self.app.settings)
        return panel(code + "-title", self.app.t(code), example + rows)

    def _applies(self, name: str) -> bool:
        """Returns whether a setting means anything on this device."""
        if name == "letters":
            return bool(self.app.languages.letters())
        return name != "vibration" or self.app.dom.can_vibrate()

    def _choice(self, name: str) -> str:
        t = self.app.t
        words = "setting-" + name.replace("_", "-")
        value = self.app.settings.get(name)
        note = t(words + ".help") if self.app.l10n.has(words + ".help") else ""
        if name == "back" and self.app.settings.get("theme") == "contrast":
            note = t("setting-back-plain")
        offered = self.app.settings.choices(name)
        if tuple(sorted(offered)) == ("off", "on"):
            return switch(name, t(words), value == "on", note)
        own = {LANGUAGE: self.app.languages.name, "letters": self.app.languages.named}
        named = own.get(name) or (lambda choice: t(f"{words}-{choice}"))
        pairs = [(choice, named(choice)) for choice in offered]
        if len(pairs) == 1:
            only = tag("dd", esc(pairs[0][1]), lang=pairs[0][0])
            return f'<dl class="facts"><dt>{esc(t(words))}</dt>{only}</dl>'
        show = choices if len(pairs) > 4 else segmented
        return show(name, t(words), pairs, value, note, by_language=name == LANGUAGE)

    def _data(self) -> str:
        t = self.app.t
        where = t("data-line") if self.app.saves.lasting else t("storage-off")
        if self.app.saves.lasting:
            size = kilobytes(self.app.storage.used())
            where += " " + t("data-used", size=size, promised=self._promised)
        lost = f'<p class="error" role="alert">{esc(t("error-save-full"))}</p>' if self._lost else ""
        saved = button("go", t("saved-games"), to="saved")
        reset = button("reset", t("settings-reset"))
        stats = button("reset-stats", t("stats-reset"))
        return panel(
            "data-title", t("data"), f'<p>{esc(where)}</p>{lost}<div class="cluster">{saved}{reset}{stats}</div>'
        )

    def _about(self) -> str:
        t = self.app.t
        facts = ((t("version"), self.app.dom.version()), (t("offline"), self._offline()))
        rows = "".join(tag("dt", esc(name)) + tag("dd", esc(value)) for name, value in facts)
        words = tag("p", esc(t("about-line"))) + tag("dl", rows, cls="facts")
        made = tag("ul", link_row("about", "rules", t("about-parts")), cls="list")
        return panel("about-title", t("about"), words + self._install() + made)

    def _offline(self) -> str:
        """Returns the words for whether everything is on this device, or what is missing."""
        t = self.app.t
        if self.app.dom.offline_ready():
            return t("offline-ready")
        names = [name.split("/") for name in self.app.dom.missing]
        games = [t("game-" + game) for game in sorted({name[1] for name in names if name[0] in ("games", "code")})]
        parts = {name[-1].partition("-")[0] for name in names if len(name) == 1 or name[0] == "rooms"}
        others = [t("missing-" + part) for part in sorted(parts)]
        others += [self.app.languages.name(name[1]) for name in names if name[0] == "languages"]
        if not names:
            return t("offline-not-yet")
        return t("offline-missing", what=self.app.l10n.listing(games + others))

    def _install(self) -> str:
        """Returns how to install the app, where this browser can."""
        dom = self.app.dom
        if dom.standalone() or dom.install not in ("prompt", "ios"):
            return ""
        if dom.install == "ios":
            return tag("p", esc(self.app.t("install-ios")), cls="help")
        return tag("div", button("install", self.app.t("install-now")), cls="cluster")

    # -- what the player does

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if not final or name not in [known for known, _, _ in SETTINGS]:
            return
        self._lost = not self.app.settings.set(name, value)
        self.app.redraw()

    def act(self, name: str, data: dict[str, str]) -> None:
        t = self.app.t
        if name == "reset":
            self.app.confirm(t("settings-reset"), t("settings-reset-ask"), t("reset"), self._reset)
        elif name == "install":
            self.app.dom.install_now()
        elif name == "reset-stats":
            self.app.confirm(t("stats-reset"), t("stats-reset-ask"), t("reset"), self._reset_stats, danger=True)

    def _reset(self) -> None:
        self.app.settings.reset()
        self.app.redraw()

    def _reset_stats(self) -> None:
        self.app.stats.reset()
        self.app.toast(self.app.t("stats-gone"))
