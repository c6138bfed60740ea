"""Draws the controls of a look back: what happened last, a slider over the whole deal, and steps either way."""

from ..late_rooms import explain_keys
from ..markup.html import attrs, button, esc, icon
from ..markup.widgets import title_html
from ..table.drawing.score import score_button_html
from ..table.sheets import guide_sheet, log_sheet, score_sheet, tricks_sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import Args, LogEntry
    from ..table.state.scene import Scene
    from ..texts.words import Words
    from .past_deal import PastDeal

SPEEDS = {"slow": 2400, "normal": 1200, "fast": 800}  # milliseconds from one move to the next

# What keys do, as the names of acts.
STEPS = {
    "ArrowLeft": "move-before",
    "ArrowRight": "move-after",
    "ArrowUp": "trick-before",
    "ArrowDown": "trick-after",
    "PageUp": "deal-before",
    "PageDown": "deal-after",
    "Home": "first",
    "End": "last",
    " ": "run",
    "o": "open-hands",
    "v": "next-seat",
    "l": "log",
    "t": "tricks",
    "g": "guide",
    "c": "score",
    "?": "keys",
}

# (the keys as the help shows them, the code of what they do)
KEYS = (
    ("\u2190", "replay-move-before"),
    ("\u2192", "replay-move-after"),
    ("\u2191", "replay-trick-before"),
    ("\u2193", "replay-trick-after"),
    ("PgUp", "replay-deal-before"),
    ("PgDn", "replay-deal-after"),
    ("Home", "replay-first"),
    ("End", "replay-last"),
    ("Space", "replay-play"),
    ("V", "replay-seat"),
    ("O", "replay-open"),
    ("L", "key-log"),
    ("T", "key-tricks"),
    ("G", "key-guide"),
    ("C", "key-score"),
    ("?", "key-keys"),
)


def title_of(app: "App", scene: "Scene") -> str:
    """Returns the title of a look back."""
    if not scene.has_view:
        return app.t("app-name")
    return app.t("replay-title", title=scene.words.text(scene.view.table["title"]))


def heading_html(app: "App", scene: "Scene") -> str:
    """Returns the title; of one with more than two parts before its end, phones show which deal it is."""
    title = title_of(app, scene)
    parts = scene.words.text(scene.view.table["title"]).split(" \u00b7 ") if scene.has_view else []
    if len(parts) < 3:
        return title_html(title)
    brief = esc(app.t("replay-title", title=parts[1]))
    return f'<span class="title-game">{esc(title)}</span><span class="title-deal" aria-hidden="true">{brief}</span>'


def top_html(app: "App", scene: "Scene", *, keeps: bool) -> str:
    """Returns the bar at the top; if `keeps`, with the button that keeps a loose match."""
    score = score_button_html(scene) if scene.has_view else ""
    back = button("back", app.t("back"), "icon-btn", icon=icon("back"))
    kept = button("keep", app.t("replay-keep"), "icon-btn", icon=icon("import")) if keeps else ""
    return f'<div class="bar">{back}<h1 tabindex="-1">{heading_html(app, scene)}</h1>{kept}{score}</div>'


SHEETS = {
    "guide": guide_sheet,
    "log": log_sheet,
    "score": score_sheet,
    "tricks": tricks_sheet,
}


def open_sheet(app: "App", scene: "Scene", name: str) -> None:
    """Opens a sheet over a look back; one that it does not have is ignored."""
    if name == "keys":
        app.spawn(explain_keys(app, scene.words, _key_rows(scene)))
    elif name in SHEETS:
        app.dialog(SHEETS[name](app, scene))


def _key_rows(scene: "Scene") -> "list[tuple[str, str, Args | None]]":
    layout: Args = {"layout": scene.view.layout()}
    return [
        (key, code, layout if "-trick-" in code else None)
        for key, code in KEYS
        if code != "key-tricks" or scene.view.has_tricks()
    ]


def where_in_deal(words: "Words", deal: "PastDeal", moment: int, *, decides: bool) -> str:
    """Returns where in the deal a moment is: before the first move, before the one to decide on, or after a move."""
    made = min(moment, deal.plies)
    before = decides or not made
    return place_of(words, deal, made if before else made - 1, "before" if before else "after")


def place_of(words: "Words", deal: "PastDeal", ply: int, when: str = "at") -> str:
    """Returns where players find a move: in which trick or turn, whose it is and which of theirs there.

    `when` is "at" for the move itself, "before" and "after" for the moments on either side of it.
    """
    part, n, of = deal.place(ply)
    seat = deal.mover(ply)
    where: Args = {"phase": ("trick" if part else "start") if deal.has_tricks else "turn", "part": part, "when": when}
    where.update({"name": words.name(seat), "you": "yes" if words.you(seat) else "no", "n": n if of > 1 else 0})
    return words.t("replay-move", where)


def happened(words: "Words", entries: "list[LogEntry]", *, aloud: bool) -> list[str]:
    """Returns in words what led to a moment; what nobody did is said as it is aloud, with its cards."""
    return [
        words.aloud(entry["text"], entry["cards"]) if aloud or entry["seat"] is None else words.text(entry["text"])
        for entry in entries
    ]


def strip_html(words: "Words", *, line: str, where: str, seen: str) -> str:
    """Returns the `line` on the present moment, with its `where` in the deal and `seen`, whose view it is.

    Beside it a button opens the log up to here, except on a desk, where the log is always in sight.
    """
    said = f'<p class="banner is-long">{esc(line)}</p><p class="own">{esc(where)} · {esc(seen)}</p>'
    log = button("log", words.t("table-log"), "icon-btn tool-log", icon=icon("log"))
    tools = f'<div class="strip-tools">{log}</div>'
    return f'<div class="strip is-replay"><div class="strip-text">{said}</div>{tools}</div>'


def tools_html(words: "Words", deal: "PastDeal", moment: int, *, is_open: bool) -> str:
    """Returns the tools that show a moment differently, judge it, or go on from it."""
    t = words.t
    eye = icon("eye" if is_open else "eye-off")
    tools = [
        _tool("review", t("replay-review"), t("replay-review"), icon("hint")),
        _tool("next-seat", t("replay-seat"), t("replay-seat.short"), icon("person")),
        _tool("open-hands", t("replay-open"), t("replay-open.short"), eye, pressed=is_open),
        _tool("send", t("send"), t("replay-send"), icon("link")),
        _tool("try", t("replay-try"), t("replay-try.short"), icon("cards"), off=moment >= deal.plies),
    ]
    return f'<div class="replay-tools">{"".join(tools)}</div>'


def _tool(act: str, name: str, label: str, sign: str, *, pressed: bool | None = None, off: bool = False) -> str:
    return button(act, label, "btn-quiet", icon=sign, name=name, pressed=pressed, off=off)


def bar_html(
    words: "Words",
    deal: "PastDeal",
    moment: int,
    *,
    where: str,
    layout: str,
    ends: tuple[int, int],
    playing: bool,
    speed: str,
) -> str:
    """Returns the slider and the steps: by deal, by trick or turn, by move, and playing by itself.

    The outermost steps lead to either end of the deal, and only from there to the deal before or after it.
    `layout` is that of the game: one without tricks has turns. `ends` are the first and the last deal that
    can be looked back at.
    """
    t = words.t
    fixed = attrs(
        {
            "aria-label": t("replay-slider"),
            "aria-valuetext": t("replay-settled") if moment == deal.last else where,
            "class": "slider",
            "data-field": "moment",
            "data-key": "moment",
            "max": deal.last,
            "min": 0,
            "type": "range",
            "value": moment,
        }
    )
    first, last = moment == 0, moment == deal.last
    back = "deal-before" if first else "first"
    on = "deal-after" if last else "last"
    steps = [
        _step(t("replay-" + back), back, "skip-back", key="skip-back", off=first and deal.number == ends[0]),
        _step(t("replay-trick-before", {"layout": layout}), "trick-before", "fast-back", off=first),
        _step(t("replay-move-before"), "move-before", "back", off=first),
        _step(t("replay-stop" if playing else "replay-play"), "run", "pause" if playing else "play", off=False),
        _step(t("replay-move-after"), "move-after", "next", off=last),
        _step(t("replay-trick-after", {"layout": layout}), "trick-after", "fast-on", off=last),
        _step(t("replay-" + on), on, "skip-on", key="skip-on", off=last and deal.number == ends[1]),
    ]
    label = t("replay-speed-" + speed)
    steps.append(button("speed", label, "btn-quiet speed", name=f"{label}, {t('replay-speed')}"))
    group = esc(t("replay-steps"))
    return f'<input{fixed}><div class="steps" role="group" aria-label="{group}">{"".join(steps)}</div>'


def _step(label: str, act: str, sign: str, *, off: bool, key: str | None = None) -> str:
    return button(act, label, "icon-btn", key, icon(sign), off=off)


def next_speed(speed: str) -> str:
    """Returns the speed that the button for it chooses next: a faster one, or after the fastest the slowest."""
    names = sorted(SPEEDS, key=lambda name: -SPEEDS[name])
    return names[(names.index(speed) + 1) % len(names)]


def seen_by(words: "Words", seat: int, *, is_open: bool) -> str:
    """Returns whose view of the deal is shown, and whether all hands are."""
    you = "yes" if words.you(seat) else "no"
    return words.t("replay-seen-open" if is_open else "replay-seen", {"name": words.name(seat), "you": you})
