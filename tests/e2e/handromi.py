"""Handrömi for the tests of the page: matches at a moment, and steps of a turn made on the table."""

from engine.core.match import Match
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.table import Table

CARDS = ".hand .card"


def begin(kinds: str, seed: str, **options: str) -> Match:
    """Returns the beginning of a match."""
    return seats_of(kinds, "handromi")(seed, **options)


def laying(match: Match, kind: str) -> list[str]:
    """Returns the texts of seat 0's moves of a kind."""
    texts = [match.game.write(move) for move in match.legal(0)] if alone(match) else []
    return [text for text in texts if text.split()[0] == kind]


def seek(kinds: str, moment: object) -> Match:
    """Returns a match at a moment."""
    return find(lambda seed: begin(kinds, seed), moment)  # type: ignore[arg-type]


def step(table: Table, text: str) -> None:
    """Makes a step given as in records: taps its cards and presses its button."""
    kind, *cards = text.split()
    if kind == "layoff":
        cards.pop()
    table.tap(*cards)
    table.hit(table.page.locator(f'#t-bar [data-act="move"][data-move="{text}"]'))
    table.wait("turn", "deal over", "match over", "curtain")


def chip(table: Table) -> str:
    """Returns the chip beside the player's own name."""
    return table.page.locator("#t-banner .own .chip").last.inner_text()


def keys(table: Table) -> list[str]:
    """Returns the keys of the cards in hand, in the order shown."""
    found: list[str] = table.page.locator(CARDS).evaluate_all("all => all.map(e => e.dataset.key)")
    return found


def held(match: Match) -> int:
    """Returns how many cards seat 0 holds."""
    count: int = match.state.information(0).hand.bit_count()
    return count


def lays_off(match: Match) -> bool:
    """Returns whether seat 0 can lay a card off on somebody else's combination."""
    table = match.state.information(0).table
    return any(table[int(text.split()[2]) - 1].owner for text in laying(match, "layoff"))


def can_only_draw(match: Match) -> bool:
    """Returns whether seat 0 can do nothing but draw: it has not opened and cannot take the discard."""
    view = match.state.information(0)
    if not alone(match) or laying(match, "take") or view.has_opened or view.phase.value != "draw":
        return False
    return bool(view.pile) and len(laying(match, "draw")) == 1 and view.turns > 1
