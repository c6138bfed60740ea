"""Whole deals as a screen reader has them: what it is told, and what it finds on the page at each decision."""

import pytest
from playwright.sync_api import Page

from tests.app.telling import TellingTable
from tests.commentary import CUT, DEALS, FOREIGN, OVER, YOU, Scripted, changed, decision, parts, told
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.sampling import daily


class Listener:
    """Plays a scripted deal in a browser by the page's buttons, and keeps what a screen reader is given."""

    def __init__(self, deal: Scripted, table: Table) -> None:
        self.played = deal.played()
        # The same deal in a fake browser, which shows when everything has been told.
        self.beside = TellingTable(deal.start(), self.played, deal.language)
        self.table = table
        self.lines: list[str] = []
        self.tree = ""
        self.heard = 0

    @property
    def page(self) -> Page:
        """Returns the page."""
        return self.table.page

    def listen(self) -> None:
        """Waits until everything so far has been told, and keeps it."""
        count = len(self.beside.dom.said)
        self.page.wait_for_function("(count) => spoken.length >= count", arg=count)
        self.table.cleared()
        self.table.settle()
        said = self.table.said()
        self.lines += map(told, said[self.heard :])
        self.heard = len(said)

    def look(self, line: str, *, whole: bool = False) -> None:
        """Keeps what is found on the page: all of it if `whole`, else what has changed since the last time."""
        tree = "\n".join(self.page.locator(part).aria_snapshot() for part in ("#top", "#main"))
        self.lines += ["", line, *(tree.splitlines() if whole else changed(self.tree, tree)), ""]
        self.tree = tree

    def play(self, text: str) -> None:
        """Makes a move of Anna's, with the same presses as `beside`."""
        self.beside.presses.clear()
        self.beside.play(text)
        for act, data in self.beside.presses:
            named = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
            self.page.locator(f'#app [data-act="{act}"]{named}').first.dispatch_event("click")
            self.table.settle()

    def deals(self) -> list[str]:
        """Plays all deals, and returns all lines."""
        for deal in self.played.deals:
            if deal is not self.played.deals[0]:
                self.beside.next()
                self.page.locator("#t-bar [data-act=next]").click()
            for ply, (seat, text) in enumerate(deal.moves):
                if seat == YOU:
                    self.listen()
                    self.look(decision(ply), whole=not self.tree)
                    self.play(text)
            self.listen()
            self.page.locator("#t-bar [data-act=next], #t-bar [data-act=rematch]").wait_for()
            self.look(OVER, whole=True)
        return self.lines[:-1]  # the last is blank


def keep(deal: Scripted, lines: list[str]) -> None:
    """Rewrites the golden file of a deal, keeping its remarks."""
    head = parts(deal.path)[0] if deal.path.exists() else ""
    remarks = "".join(line for line in head.splitlines(keepends=True) if line.startswith("#"))
    deal.path.parent.mkdir(exist_ok=True)
    deal.path.write_text(remarks + deal.played().text + CUT + "\n".join(lines) + "\n")


@pytest.mark.rota("commentary")
@pytest.mark.parametrize("deal", daily([*DEALS, *FOREIGN], 1), ids=lambda deal: deal.name)
def test_a_deal_is_told_and_can_be_found_as_ever(
    profile: Profile, deal: Scripted, pytestconfig: pytest.Config
) -> None:
    lines = Listener(deal, profile.table(deal.start(), language=deal.language)).deals()
    if pytestconfig.getoption("update_golden"):
        keep(deal, lines)
        return
    head, kept = parts(deal.path)
    assert head.endswith(deal.played().text)
    assert lines == kept, "see the difference, then: python -m pytest tests/e2e/test_commentary.py --update-golden"
