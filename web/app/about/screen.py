"""What Talon is made of: third-party parts, what each is for, and a link to its licence."""

import json

from ..markup.html import esc, tag
from ..screen import Screen
from ..screens.parts import panel

TYPE_CHECKING = False


class About(Screen):
    """A list to read; the licences are a page of their own, which needs no script."""

    name = "about"

    def enter(self, id: str = "") -> None:
        self.app.l10n.load("about")
        self._parts: list[dict[str, str]] = json.loads(self.app.dom.read("about/parts.json") or "[]")

    def title(self) -> str:
        return self.app.t("parts")

    def regions(self) -> list[tuple[str, str]]:
        line = tag("p", esc(self.app.t("parts-line")))
        uses: list[str] = []
        for part in self._parts:
            if part["use"] not in uses:
                uses.append(part["use"])
        return [("about-line", f'<section class="panel">{line}</section>')] + [
            ("about-" + use, self._group(use)) for use in uses
        ]

    def _group(self, use: str) -> str:
        rows = "".join(self._row(part) for part in self._parts if part["use"] == use)
        return panel("about-" + use + "-title", self.app.t("use-" + use), f'<ul class="list">{rows}</ul>')

    def _row(self, part: dict[str, str]) -> str:
        name = tag("span", esc(f"{part['name']} {part['version']}".strip()), cls="grow")
        words = self.app.t("part-licence", name=part["name"], license=part["license"])
        link = tag("a", esc(part["license"]), href="./licenses.html#" + part["id"], aria_label=words)
        return tag("li", name + link, cls="row")
