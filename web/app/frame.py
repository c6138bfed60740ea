"""The frame of the page: regions, compared as text so that only changed ones are touched; the sheet, the toast."""

from .markup.html import button, esc
from .markup.widgets import progress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .browser.dom import Dom
    from .client.engine_client import EngineClient
    from .screen import Screen, Sheet

# The page before the first screen is drawn.
FRAME = (
    '<header id="top"></header><main id="main" tabindex="-1"></main>'
    '<footer id="engine"></footer><div id="toast" class="toasts" role="status"></div>'
    '<dialog id="sheet" aria-labelledby="sheet-title"></dialog>'
)
# Where screen readers hear what is said while a sheet is open.
SAID = '<div class="said visually-hidden" role="log" aria-live="polite"></div>'
ALWAYS = ("top", "engine", "toast", "sheet")
TOAST_MS = 7000


class Frame:
    """Draws into the page's frame; `t` translates."""

    def __init__(self, dom: "Dom", t: "Callable[..., str]") -> None:
        self._dom = dom
        self._t = t
        self._html: dict[str, str] = {}
        self._layout: list[str] | None = None
        self._titled: tuple[str, str] | None = None
        self._sheet: Sheet | None = None
        self._toast: Callable[[], str] = _nothing  # its HTML, in the language of the page
        self._press: Callable[[], object] | None = None
        self._timer: int | None = None

    def show(self, screen: "Screen", is_new: bool = False) -> None:
        """Draws a screen; if it `is_new`, or its regions differ from before, the page is laid out from scratch."""
        regions = screen.regions()
        self._name(screen)
        layout = [screen.name] + [name for name, _ in regions]
        if is_new or layout != self._layout:
            self._layout = layout
            self._html = {name: self._html[name] for name in ALWAYS if name in self._html}
            self._html.update(regions)
            self._dom.patch(
                "main", "".join(f'<div class="region" id="{name}">{html}</div>' for name, html in regions)
            )
        else:
            self._let_go(regions)
            for name, html in regions:
                self.patch(name, html)
        self.patch("top", screen.top())
        if is_new:
            screen.drawn()

    def _let_go(self, regions: "list[tuple[str, str]]") -> None:
        """Takes the focus from what is about to go; else its removal makes the browser lay out a half-drawn page."""
        held = f'data-key="{esc(self._dom.focused())}"'
        if any(held in self._html.get(name, "") and held not in html for name, html in regions):
            self._dom.blur()

    def patch(self, region: str, html: str) -> None:
        """Updates a region to `html`, unless it has it already."""
        if self._html.get(region) != html:
            self._html[region] = html
            self._dom.patch(region, html)

    def sheet(self, sheet: "Sheet | None") -> None:
        """Shows a sheet; None removes it."""
        self._sheet = sheet
        self.lay_toast()
        if sheet is None:
            self._html.pop("sheet", None)
            self._dom.modal(False, "")
        else:
            self._dom.modal(True, ("sheet " + sheet.style).strip())

    def _fill_sheet(self) -> None:
        """Draws the content of the sheet, with the toast in it: what is under a sheet is neither seen nor heard."""
        if self._sheet is not None:
            self.patch("sheet", f'{self._sheet.html()}<div class="toasts" role="status">{self._toast()}</div>{SAID}')

    def engine_strip(self, engine: "EngineClient") -> None:
        """Shows how far the engine has loaded, and offers to restart it when an answer is overdue."""
        if engine.slow and engine.state == "ready":
            self._strip(self._t("engine-slow"), button("restart", self._t("engine-restart"), "btn-quiet"))
            return
        if engine.state != "loading":
            self.patch("engine", "")
            return
        done, total = engine.progress
        if total and not engine.booting:
            text = self._t("engine-loading", done=megabytes(done), total=megabytes(total))
        else:
            text = self._t("engine-starting")
            done, total = (1, 1) if engine.booting else (0, 1)
        self._strip(text, progress(self._t("engine-progress"), done, total))

    def _strip(self, text: str, below: str) -> None:
        self.patch("engine", f'<div class="engine"><p class="engine-text">{esc(text)}</p>{below}</div>')

    def toast(self, text: str, label: str = "", on_press: "Callable[[], object] | None" = None) -> None:
        """Shows a line for a while, with at most one button; screen readers announce it."""
        self._show_toast(lambda: _line(text, label), on_press)
        self._timer = self._dom.after(TOAST_MS, self.untoast)

    def notice(
        self, text: "Callable[[], str]", label: str = "", on_press: "Callable[[], object] | None" = None
    ) -> None:
        """Shows a line until it is closed; `text()` and the code `label` say it in the language of the moment."""

        def line() -> str:
            away = button("toast-away", self._t("close"), "icon-btn", icon="&times;")
            return _line(text(), self._t(label) if label else "", away)

        self._show_toast(line, on_press)

    def _show_toast(self, html: "Callable[[], str]", on_press: "Callable[[], object] | None") -> None:
        self._toast = html
        self._press = on_press
        self.lay_toast()
        if self._timer is not None:
            self._dom.cancel(self._timer)
        self._timer = None

    def press_toast(self) -> None:
        """Performs the action of the toast's button, and removes the toast."""
        press = self._press
        self.untoast()
        if press is not None:
            press()

    def untoast(self) -> None:
        """Removes the toast; if one of its buttons has the focus, the sheet or screen gets it."""
        self._press = None
        self._toast = _nothing
        held = self._dom.focused() in ("toast", "toast-away")
        self.lay_toast()
        if held:
            self._dom.focus(self._sheet.first if self._sheet is not None else "#main")

    def hurry_toast(self) -> None:
        """Removes the toast if it would go by itself."""
        if self._timer is not None:
            self.untoast()

    def lay_toast(self) -> None:
        """Draws the toast, in the sheet if there is one, of which it draws the content too."""
        self.patch("toast", "" if self._sheet is not None else self._toast())
        self._fill_sheet()

    def _name(self, screen: "Screen") -> None:
        """Names the page after its screen."""
        title = screen.title()
        if self._titled != (screen.name, title):
            self._titled = (screen.name, title)
            name = self._t("app-name")
            self._dom.page(screen.name, name if title == name else self._t("window-title", title=title))


def _nothing() -> str:
    return ""


def _line(text: str, label: str, away: str = "") -> str:
    """Returns the HTML of a toast."""
    press = button("toast", label, "btn-quiet") if label else ""
    return f'<div class="toast"><span>{esc(text)}</span>{press}{away}</div>'


def megabytes(count: int) -> float:
    """Returns bytes as megabytes with one decimal."""
    return round(count / 100000) / 10
