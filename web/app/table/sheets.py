"""The sheets of the table: its menu, log, guide, tricks, scores, bets, an unsaved match, a card."""

from ..days import is_counted_try
from ..late_rooms import note_try
from ..markup.cards import card_html
from ..markup.html import button, esc, icon
from ..markup.rulebook import section_html
from ..markup.widgets import segmented
from ..screen import Sheet
from .drawing.log import guide_html, log_html, tricks_html
from .drawing.score import score_html
from .drawing.seats import dealer_row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..app import App
    from ..messages import Action, Offers, OpenSlot, Touch
    from ..texts.words import Words
    from .state.scene import Scene


class TableSheet(Sheet):
    """A sheet that draws a part of the table: `code` is its heading, `draw(scene)` returns its body."""

    def __init__(
        self, app: "App", scene: "Scene", code: str, draw: "Callable[[Scene], str]", style: str = ""
    ) -> None:
        super().__init__(app)
        self.name = code
        self.style = style
        self._scene = scene
        self._draw = draw

    def title(self) -> str:
        return self.app.t(self.name)

    def body(self) -> str:
        if not self._scene.has_view:
            return ""  # the curtain fell while it was open
        # Long texts scroll, and what scrolls must be within reach of keys.
        return f'<div tabindex="0" role="group" aria-labelledby="sheet-title">{self._draw(self._scene)}</div>'


def log_sheet(app: "App", scene: "Scene") -> TableSheet:
    """Returns the sheet with the log."""
    return TableSheet(app, scene, "table-log", log_html, "sheet-side")


def guide_sheet(app: "App", scene: "Scene", section: str = "") -> TableSheet:
    """Returns the sheet with the guide, below a section of the rules if one is named."""
    if not section:
        return TableSheet(app, scene, "table-guide", guide_html)
    game = scene.view.table["game"]
    app.l10n.load(game + "/rules")

    def draw(scene: "Scene") -> str:
        heading = esc(app.t(f"rules-{game}-{section}"))
        rule = section_html(app, scene.words, game, section)
        return f'<section class="prose"><h3>{heading}</h3>{rule}</section>{guide_html(scene)}'

    return TableSheet(app, scene, "table-guide", draw)


def tricks_sheet(app: "App", scene: "Scene") -> TableSheet:
    """Returns the sheet with the running trick and those before it."""
    return TableSheet(app, scene, "table-tricks", _tricks)


def _tricks(scene: "Scene") -> str:
    return tricks_html(scene) or f"<p>{esc(scene.words.t('table-tricks-none'))}</p>"


def score_sheet(app: "App", scene: "Scene") -> TableSheet:
    """Returns the sheet with the scores."""
    return TableSheet(app, scene, "table-score", score_html)


class Menu(Sheet):
    """What else the screen does, as rows of (act, icon); they tell what becomes of a match if it `is_kept`."""

    name = "menu"

    def __init__(self, app: "App", words: "Words", rows: "Sequence[tuple[str, str]]", *, is_kept: bool) -> None:
        super().__init__(app)
        self._words, self._rows, self._is_kept = words, rows, is_kept

    def title(self) -> str:
        return self.app.t("table-menu")

    def body(self) -> str:
        rows = "".join([_menu_row(self.app, self._words, name, sign, self._is_kept) for name, sign in self._rows])
        return f'{self._pace()}<ul class="list">{rows}</ul>'

    def _pace(self) -> str:
        t, settings = self.app.t, self.app.settings
        choices = [(pace, t("setting-pace-" + pace)) for pace in settings.choices("pace")]
        return segmented("pace", t("setting-pace"), choices, settings.get("pace"))

    def act(self, name: str, data: dict[str, str]) -> bool:
        self.app.close()
        return False

    def field(self, name: str, value: str, data: dict[str, str], final: bool) -> None:
        if name == "pace" and final:
            self.app.settings.set("pace", value)
            self.app.redraw()


def _menu_row(app: "App", words: "Words", name: str, sign: str, is_kept: bool) -> str:
    code = "table-menu-" + name
    label = esc(words.t(code))
    named = help_line = ""
    if is_kept and app.l10n.has(code + ".help"):
        named = f' aria-label="{label}" aria-describedby="menu-help-{name}"'
        help_line = f'<span class="help" id="menu-help-{name}">{esc(app.t(code + ".help"))}</span>'
    return (
        f'<li data-row="{name}"><button type="button" class="row list-button" data-act="{name}" '
        f'data-key="menu:{name}"{named}>{icon(sign)}<span class="grow">{label}{help_line}</span></button></li>'
    )


class SeatSheet(Sheet):
    """Somebody at the table: what the small facts beside their name mean, and how many cards they hold."""

    name = "seat"
    style = "sheet-small"

    def __init__(self, app: "App", scene: "Scene", seat: int) -> None:
        super().__init__(app)
        self._scene = scene
        self._seat = seat

    def title(self) -> str:
        return self._scene.words.name(self._seat)

    def body(self) -> str:
        if not self._scene.has_view:
            return ""  # the curtain fell while it was open
        words = self._scene.words
        view = self._scene.view.seat_view(self._seat)
        rows = [
            f'<li class="row"><span class="chip">{esc(words.text(stat))}</span>'
            f'<span class="grow">{esc(words.explains(stat))}</span></li>'
            for stat in view["stats"]
        ]
        opened = self._scene.view.open_cards(self._seat)
        rows += [dealer_row(words)] if view["dealer"] else []
        held = esc(words.t("seat-cards", {"n": view["cards"], "open": opened}))
        return f'<ul class="list">{"".join(rows)}</ul><p class="soft">{held}</p>'


class BetSheet(Sheet):
    """A bet out of turn among several people: asks who bets, then how much, and shows nobody's hand.

    `offers` are (seat, actions that bet).
    """

    name = "bets"

    def __init__(self, app: "App", scene: "Scene", offers: "Offers") -> None:
        super().__init__(app)
        self._scene = scene
        self._offers = offers
        self._seat = offers[0][0] if len(offers) == 1 else None

    def title(self) -> str:
        if self._seat is None:
            return self.app.t("table-bet-who")
        return self.app.t("table-bet-of", {"name": self._scene.words.name(self._seat)})

    def body(self) -> str:
        rows = []
        for seat, actions in self._offers:
            if self._seat is None:
                rows.append(button("bettor", self._scene.words.name(seat), "btn-wide", f"bettor:{seat}", seat=seat))
            elif seat == self._seat:
                for action in actions:
                    label = self._scene.words.text(action["label"])
                    move = action["move"]
                    rows.append(button("bet-for", label, "btn-wide", f"bet-for:{move}", seat=seat, move=move))
        return f'<p class="soft">{esc(self._scene.bet_question())}</p><div class="stack">{"".join(rows)}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name == "bettor":
            self._seat = int(data["seat"])
            self.app.redraw()
            self.app.dom.focus(self.first)
            return True
        self.app.close()
        return False


class Unsaved(Sheet):
    """Explains why a match would be lost with this page, and offers to export it, or to make room."""

    name = "unkept"
    style = "sheet-small"

    def __init__(self, app: "App", match: str) -> None:
        super().__init__(app)
        self._match = match

    def title(self) -> str:
        return self.app.t("unkept")

    def body(self) -> str:
        t = self.app.t
        full = self.app.saves.unkept(self._match) == "save/full"
        buttons = button("export", t("export"), "btn-primary", icon=icon("export"))
        finished = self._finished()
        if full and finished:
            buttons = button("make-room", t("unkept-delete", n=len(finished)), icon=icon("trash")) + buttons
        text = t("unkept-full" if full else "unkept-off")
        return f'<p>{esc(text)}</p><div class="sheet-actions">{buttons}</div>'

    def _finished(self) -> list[str]:
        entries = self.app.saves.matches()
        return [entry["id"] for entry in entries if entry.get("over") and entry["id"] != self._match]

    def act(self, name: str, data: dict[str, str]) -> bool:
        self.app.close()
        if name != "make-room":
            return False
        t = self.app.t
        count = len(self._finished())
        yes = t("unkept-delete", n=count)
        self.app.confirm(t("unkept-delete-title"), t("unkept-delete-text", n=count), yes, self._delete, danger=True)
        return True

    def _delete(self) -> None:
        for match in self._finished():
            meta = self.app.saves.meta(match)
            self.app.saves.delete(match)
            if is_counted_try(meta):
                self.app.spawn(note_try(self.app, meta))  # now that there is room


class CardSheet(Sheet):
    """A card, its worth, what is special about it, what beats it, and its moves or why there are none.

    `choose(move)` selects the cards of one of them, so that it is offered, but makes no move; `answer` is the
    engine's about the card, None while others are to move.
    """

    name = "card"
    style = "sheet-small"

    def __init__(
        self,
        app: "App",
        scene: "Scene",
        slot: "OpenSlot",
        answer: "Touch | None",
        choose: "Callable[[Action], None]",
        *,
        is_counted: bool,
    ) -> None:
        super().__init__(app)
        self._scene = scene
        self._viewer = scene.view.viewer
        self._words = scene.words
        self._slot = slot
        self._answer = answer
        self._single = [move for move in answer["actions"] if move["cards"]] if answer is not None else []
        self._larger = answer["combinations"] if answer is not None else []
        self._choose = choose
        self._is_counted = is_counted  # whether cards are worth points in this game

    def _is_seen(self) -> bool:
        """Returns whether its hand still lies open: the curtain may have fallen while it was open."""
        return self._scene.has_view and self._scene.view.viewer == self._viewer

    def title(self) -> str:
        name = self._words.card(self._slot["face"]) if self._is_seen() else self.app.t("app-name")
        return name[:1].upper() + name[1:]

    def body(self) -> str:
        if not self._is_seen():
            return ""
        slot = self._slot
        worth = esc(self.app.t("about-card-worth", n=slot["points"])) if self._is_counted else ""
        note = esc(self._words.about(slot["face"]))
        about = esc(self._words.text(self._answer["about"])) if self._answer is not None else ""
        said = "".join([f"<p>{line}</p>" for line in (worth, note, about) if line])
        marks = ["wild"] if "wild" in slot["marks"] else []
        card = card_html(slot["face"], points=slot["points"], marks=marks)
        return f'<div class="about-card">{card}<div class="stack">{said}</div></div>{self._fits()}'

    def _fits(self) -> str:
        """Returns the card's moves, or why it has none; "" while others are to move."""
        if self._answer is None:
            return ""
        if not self._single + self._larger:
            why = esc(self._words.text(self._answer["why"]))
            return f'<p class="soft">{esc(self._words.t("about-card-not"))}</p>' + (f"<p>{why}</p>" if why else "")
        fits = [(self._words.text(move["label"]), move["move"]) for move in self._single + self._larger]
        rows = [button("fit", label, "btn-wide", f"fit:{move}", move=move) for label, move in fits]
        head = f'<p class="soft">{esc(self._words.t("about-card-fits"))}</p>'
        return f'{head}<div class="stack">{"".join(rows)}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "fit":
            return False
        self.app.close()
        for move in self._single + self._larger:
            if move["move"] == data["move"]:
                self._choose(move)
        return True
