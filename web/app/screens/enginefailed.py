"""The engine did not start: what to try, what went wrong, and the way back."""

from ..markup.html import button, esc, tag
from ..screen import Screen

TYPE_CHECKING = False

TRIES = ("again", "network", "private", "browser", "memory")


class EngineFailed(Screen):
    """Reports that calmly; nothing is lost, because matches are stored on this device."""

    name = "error"

    def title(self) -> str:
        return self.app.t("engine-failed")

    def engine_changed(self) -> None:
        if self.app.engine.state == "ready":
            self.app.back()
        else:
            self.app.redraw()

    def regions(self) -> list[tuple[str, str]]:
        t = self.app.t
        failed = self.app.engine.state == "failed"
        again = button("retry", t("engine-retry"), "btn-primary", disabled=not failed)
        reload = button("reload", t("reload"))
        detail = self.app.engine.error
        words = tag("summary", esc(t("engine-detail"))) + tag(
            "pre", esc(detail), cls="scroll", lang="en", tabindex="0"
        )
        shown = tag("details", words) if detail else ""
        panel = f'{self._cause()}<div class="cluster">{again}{reload}</div>{shown}'
        return [("error-main", f'<section class="panel stack">{panel}</section>')]

    def _cause(self) -> str:
        """Returns what happened if that is known, else what may help."""
        t = self.app.t
        client = self.app.engine
        code = "cause-" + client.cause.replace("/", "-")
        if self.app.l10n.has(code):
            return tag("p", esc(t(code, client.cause_args)))
        tries = "".join(tag("li", esc(t("engine-try-" + name))) for name in TRIES)
        return tag("p", esc(t("engine-failed-line"))) + f'<ul class="tries">{tries}</ul>'

    def act(self, name: str, data: dict[str, str]) -> None:
        if name == "retry":
            self.app.engine.start()
        elif name == "reload":
            self.app.dom.reload()
