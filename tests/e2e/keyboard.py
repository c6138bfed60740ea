"""A person without a mouse: only keys, and a focus that is always visible."""

from playwright.sync_api import Page

from tests.e2e.table import SURE, Table

__all__ = ["Keyboard"]

_MOST = 90  # stops within which anything must be reached
_RING = "getComputedStyle(document.activeElement).outlineStyle"


class Keyboard:
    """Presses keys on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        """Presses keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Types a text over the contents of the focused field."""
        self.press("Control+a")
        self.page.keyboard.type(text)

    def reach(self, condition: str) -> None:
        """Presses Tab until the focused element, `it`, meets a condition; every stop must be visible."""
        for _ in range(_MOST):
            if self.meets(condition):
                return
            self.press("Tab")
            if not self.meets("it === document.body"):  # the page ends here, and starts over
                assert self.page.evaluate(_RING) != "none", self.page.evaluate("document.activeElement.outerHTML")
        raise AssertionError(f"Tab does not reach what meets {condition}")

    def meets(self, condition: str) -> bool:
        """Returns whether the focused element, `it`, meets a condition."""
        return bool(self.page.evaluate(f"(it => {condition})(document.activeElement)"))

    # -- at a table

    def wait(self, table: Table, *states: str) -> str:
        """Waits until the table waits for this person and something is focused; returns the state."""
        state = table.wait(*states)
        self.page.wait_for_function("document.activeElement !== document.body")
        return state

    def turn(self, table: Table) -> None:
        """Plays the hinted move, with the table's own keys."""
        self.press("h")
        self.page.locator(".banner.is-hint").wait_for()
        table.settle()
        self.press("Control+Enter")
        if self.page.locator(SURE).is_visible():  # it is a bet: press again
            self.press("Control+Enter")

    def turn_by_cards(self, table: Table) -> None:
        """Walks along the hand and plays the first move that its cards make; passes if there is none."""
        if not self.meets("it.closest('.hand') !== null"):
            self.reach("it.closest('.hand') !== null")
        self.press("Home")
        for _ in table.hand():
            if self.meets("it.matches('.live:not(.selected)')"):
                self.press("Space")
                table.settle()
            if table.moves():
                self.reach("it.matches('#t-bar .actions [data-act=move]:not([data-move=pass])')")
                self.press("Enter")
                if self.page.locator("#t-bar .bets[data-lapses]").is_visible():  # it ends the betting: press again
                    self.press("Enter")
                return
            self.press("ArrowRight")
        self.press("Escape", "p")
