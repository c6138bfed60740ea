"""The table as a person sees it: cards to tap, buttons to press, and what the page says. No rule is known here."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, Position

from tests.e2e.visit import ask

__all__ = ["SUITS", "SURE", "WILD", "Table", "spoken"]

TAPS = 3
SURE = "#t-bar .bets .btn-primary"  # makes a bet that was chosen
_INDEX: Position = {"x": 10, "y": 14}  # visible on a card, however many overlap it

SUITS = {"r": "lozenges", "o": "suns", "y": "stars", "g": "leaves", "b": "drops"}
SUITS |= {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
WILD = {"J": "Jack", "Q": "Queen", "K": "King"}
RANKS = {**WILD, "A": "Ace"}

# Whether a finished trick lies there; one that would go at any press, as at an instant pace, is sent away.
_LIES = """() => {
  const lies = document.querySelector(".trick-taker, .told-won");
  let settings = "{}";
  try {
    settings = localStorage.getItem("talon.settings") ?? settings;
  } catch {} // the browser keeps nothing
  if (JSON.parse(settings).pace === "instant") lies?.closest("[data-act=hurry]")?.click();
  return lies !== null;
}"""

# An event for nobody: what is being drawn task by task is drawn before it.
_GO_ON = "() => dispatchEvent(new CustomEvent('talon:told', { detail: ['nothing', ''] }))"

# What the table waits for: this person ("turn"), the next one ("curtain"), a press after the end; null: it is busy.
_STATE = """(wanted) => {
  const there = (selector) => document.querySelector(selector) !== null;
  const state = there("#t-curtain .curtain") ? "curtain"
    : there(".is-queued") ? null
    : there("#t-bar [data-act=rematch]") ? "match over"
    : there("#t-bar [data-act=next], #t-bar [data-act=daily]") ? "deal over"
    : there("#t-bar .actions [data-act=move], #t-bar .actions [data-act=idle]") ? "turn"
    : null;
  return wanted.length === 0 || wanted.includes(state) ? state : null;
}"""

# On a busy machine the browser may take a tap for a long press: then no click follows, and a person taps again.
_EXPECT_CLICK = """() => {
  window.clicked = Promise.race([
    new Promise((done) => document.addEventListener("click", () => done(true), { capture: true, once: true })),
    new Promise((done) => setTimeout(done, 8000, false)),
  ]);
}"""


def spoken(name: str) -> str:
    """Returns a card as it is read aloud, from its name in records: "7 of lozenges"."""
    return WILD.get(name) or f"{RANKS.get(name[:-1], name[:-1])} of {SUITS[name[-1]]}"


class Table:
    """One tab that shows a table."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch

    # -- looking

    def wait(self, *states: str) -> str:
        """Waits until the table waits for somebody, in one of these states if any are given; returns the state."""
        state: str = self.page.wait_for_function(_STATE, arg=list(states)).json_value()
        self.cleared()
        self.settle()
        return state

    def cleared(self) -> None:
        """Waits until no finished trick lies on the table."""
        self.page.wait_for_function(f"() => !({_LIES})()")

    def now(self) -> str | None:
        """Returns the state of the table, None while it is busy or waits for somebody elsewhere."""
        state: str | None = self.page.evaluate(_STATE, [])
        return state

    def settle(self) -> None:
        """Waits until the engine has answered everything so far, and the answers are drawn."""
        self.page.evaluate(_GO_ON)
        ask(self.page, "cancel", of="nothing")
        self.page.evaluate(_GO_ON)

    def hand(self) -> list[str]:
        """Returns the accessible names of the cards in hand, in the order shown."""
        return [_plain(name) for name in self._labels(".hand .card")]

    def live(self) -> list[str]:
        """Returns the cards in hand that can still join."""
        return [_plain(name) for name in self._labels(".hand button.live")]

    def selected(self) -> list[str]:
        """Returns the selected cards."""
        return [_plain(name) for name in self._labels('.hand button[aria-pressed="true"]')]

    def trick(self) -> list[str]:
        """Returns the cards in the middle."""
        return [_plain(name) for name in self._labels("#t-centre .plays .card")]

    def moves(self) -> list[str]:
        """Returns the labels of the buttons that play the selected cards."""
        return self.page.locator('#t-bar .actions [data-act="move"]:not([data-move="pass"])').all_inner_texts()

    def banner(self) -> str:
        """Returns the line that says what to do."""
        return self.page.locator("#t-banner .banner").inner_text()

    def said(self) -> list[str]:
        """Returns what was announced since the page was loaded."""
        texts: list[str] = self.page.evaluate("spoken")
        return texts

    def coverings(self) -> list[bool]:
        """Returns of each announcement whether a curtain hid the table by then."""
        found: list[bool] = self.page.evaluate("coverings")
        return found

    def log(self) -> list[str]:
        """Returns the log of this hand, latest first, by opening and closing its sheet."""
        if not self.page.locator(".tool-log").is_visible():  # on a low table it is only in the menu
            self.press("Menu")
        self.press("What happened")
        lines = self.page.locator("dialog .log-line > span").all_inner_texts()
        self.close()
        return lines

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Returns a button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    # -- doing

    def hit(self, target: Locator) -> None:
        """Taps or clicks something, a card in hand on its index, and waits until the page has noticed."""
        spot = _INDEX if target.evaluate("target => target.matches('.hand .card')") else None
        if not self.touch:
            target.click(position=spot)
            return
        for _ in range(TAPS):
            self.page.evaluate(_EXPECT_CLICK)
            target.tap(position=spot)
            if self.page.evaluate("clicked") or not target.is_visible():
                return
        raise AssertionError("no tap came through")

    def press(self, name: str | re.Pattern[str]) -> None:
        """Presses a button by its name."""
        self.hit(self.button(name))

    def close(self) -> None:
        """Closes the sheet that is open."""
        self.hit(self.page.locator("dialog").get_by_role("button", name="Close"))
        self.page.locator("dialog[open]").wait_for(state="detached")

    def tap(self, *names: str) -> None:
        """Taps cards in hand, named as in records, and waits until the table has answered."""
        for name in names:
            self.hit(self.card(name))
            self.settle()

    def clear(self) -> None:
        """Clears the selection."""
        self.press("Clear the selection")
        self.settle()

    def play(self, text: str) -> None:
        """Makes a move given as in records: taps its cards and presses the button that plays it."""
        words = [word for word in text.split() if not word.startswith("=")]
        if words[0] not in {"pass", "give", "bet", "lead"}:
            self.tap(*[word for word in words if word != "exchange"])
        self.press_move(self.page.locator(f'#t-bar [data-act="move"][data-move="{text}"]'))

    def turn_by_hand(self) -> None:
        """Plays a turn by looking only at which cards are live: the first that go, or a pass."""
        for _ in self.hand():
            self.page.wait_for_selector('.hand button.live, #t-bar .actions [data-act="move"]')
            if self.moves():
                break
            live = self.page.locator('.hand button.live:not([aria-pressed="true"])')
            if live.count() == 0:
                if not self.button("Pass").is_visible():
                    continue  # somebody else has just chosen, so what can join is asked again
                self.press("Pass")
                return
            self.hit(live.first)
            self.settle()
        self.press_move(self.page.locator('#t-bar .actions [data-act="move"]:not([data-move="pass"])').first)

    def turn_by_hint(self) -> None:
        """Plays the hinted move, in any language."""
        self.hit(self.page.locator("[data-act=hint]"))
        self.press_move(self.page.locator("#t-bar .is-hinted"))

    def press_move(self, move: Locator) -> None:
        """Presses the button of a move, and once more if it is a bet, or its cards end the betting."""
        self.hit(move)
        if self.page.locator("#t-bar .bets[data-lapses]").is_visible():
            self.hit(move)
        elif self.page.locator(SURE).is_visible():
            self.hit(self.page.locator(SURE))

    def card(self, name: str) -> Locator:
        """Returns a card in hand, named as in records."""
        return self._card(spoken(name))

    def _card(self, label: str) -> Locator:
        named = self.page.locator(f'.hand button[aria-label="{label}"], .hand button[aria-label^="{label},"]')
        free = named.and_(self.page.locator('[aria-pressed="false"]'))
        return free.first if free.count() else named.first  # of two cards with the same name, the unselected one

    def _labels(self, selector: str) -> Sequence[str]:
        labels: list[str] = self.page.locator(selector).evaluate_all("all => all.map(e => e.ariaLabel)")
        return labels


def _plain(label: str) -> str:
    """Returns a card's accessible name without its points and other remarks."""
    return label.partition(",")[0]
