"""Handrömi on the page by dragging: a hand is sorted, combinations and single cards go to the table."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.fingers import touch
from tests.e2e.handromi import CARDS, can_only_draw, held, keys, laying, lays_off, seek
from tests.e2e.profile import Profile
from tests.e2e.secrecy import loaded
from tests.e2e.table import Table

LET_GO_MS = 200  # between a collection and the release of what it found on the other side
DRAG_MS = 120  # the library polls the pointer some twenty times a second


def drag(table: Table, what: Locator, onto: Locator, *, side: float = 0.5) -> None:
    """Drags something with the mouse onto a part of something else."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = table.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    x, y = end["x"] + end["width"] * side, end["y"] + end["height"] / 2
    for part in (0.2, 0.6, 0.9, 1.0):
        mouse.move(
            start["x"] + start["width"] / 2 + (x - start["x"] - start["width"] / 2) * part,
            start["y"] + start["height"] / 2 + (y - start["y"] - start["height"] / 2) * part,
            steps=4,
        )
        table.page.wait_for_timeout(DRAG_MS)
    mouse.up()


def arranged(table: Table) -> None:
    """Waits until the hand can be dragged."""
    table.page.wait_for_function("document.querySelector('.hand')?.arranged === true")
    table.page.wait_for_load_state("networkidle")


def test_a_hand_that_has_gone_is_let_go(desk: Profile) -> None:
    # The dragging library keeps a hand, with everything it references, until told that the hand is gone.
    desk.lay(seek("hb", can_only_draw))
    table = desk.at(desk.open())
    page = table.page
    table.press("Continue")
    table.wait("turn")
    arranged(table)
    page.evaluate("() => { window.before = new WeakRef(document.querySelector('.hand')); }")
    page.go_back()
    page.locator(".hand").wait_for(state="detached")
    table.press("Continue")
    table.wait("turn")
    arranged(table)
    tools = page.context.new_cdp_session(page)
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(LET_GO_MS)
    assert page.evaluate("window.before.deref() === undefined")


def test_a_hand_sorted_by_dragging_stays_so(desk: Profile) -> None:
    # A card is dragged to another place; the order survives a reload, gives way to sorting by rank, and comes back.
    table = desk.table(seek("hb", can_only_draw))
    table.wait("turn")
    arranged(table)
    before = keys(table)
    drag(table, table.page.locator(CARDS).first, table.page.locator(CARDS).nth(3), side=0.9)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key !== key", arg=before[0])
    after = keys(table)
    assert after != before
    assert [key for key in after if key != before[0]] == before[1:]
    assert desk.record().count("0:") == desk.record("m1").count("0:")
    table.page.reload()
    table.wait("turn")
    assert keys(table) == after
    table.press("Sorted by hand: sort by rank")
    assert keys(table) == before
    table.press("Sorted by rank: sort by suit")
    table.press(re.compile("^Sorted by suit"))
    assert keys(table) == after
    # By keyboard too: a card moves by one place, and its new place is announced.
    table.page.locator(CARDS).nth(1).focus()
    table.page.keyboard.press("Shift+ArrowLeft")
    assert keys(table)[:2] == [after[1], after[0]]
    assert table.said()[-1].endswith(f"place 1 of {len(after)}")
    table.press("Group into the best combinations")
    groups = table.page.locator(".hand .meld-mark").evaluate_all("all => all.map(e => e.dataset.group)")
    assert groups == sorted(groups)


def lays_more(match: Match) -> bool:
    """Returns whether seat 0, having opened, can lay another combination and still keep cards."""
    return bool(laying(match, "meld")) and match.state.information(0).has_opened and held(match) > 5


def test_a_finger_sorts_a_hand_and_lays_a_combination(profile: Profile) -> None:
    # On a phone a tap selects a card and a longer move drags: a card within the hand, a combination to the cloth.
    match = seek("hb", lays_more)
    text = laying(match, "meld")[0]
    table = profile.table(match)
    table.wait("turn")
    arranged(table)
    before = keys(table)
    swipe(table, table.page.locator(CARDS).nth(2), table.page.locator(CARDS).first)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key === key", arg=before[2])
    assert table.selected() == []
    assert profile.record() == match.text
    table.tap(*text.split()[1:])
    assert len(table.selected()) == len(text.split()) - 1
    swipe(table, table.card(text.split()[2]), table.page.locator(".melds"))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    assert f"0:{text}" in profile.record()


def lays_from_below(match: Match) -> bool:
    """Returns whether seat 0 can lay a combination of its highest cards, and has more than one row holds."""
    if not lays_more(match) or held(match) < 9:
        return False
    (hand,) = [zone for zone in look(match, 0).zones if zone.key == "hand:0"]
    ranks = {slot.face: dict(slot.order)["rank"] for slot in hand.slots}
    highest = sorted(ranks.values())[-3]
    return any(ranks[name] >= highest for text in laying(match, "meld") for name in text.split()[1:])


def row_of(table: Table, card: Locator) -> int:
    """Returns which row of the hand a card is in: 0 for the upper one."""
    tops = table.page.locator(".hand .place").evaluate_all("all => all.map(e => e.getBoundingClientRect().top)")
    box = card.locator("..").bounding_box()
    assert box is not None
    return sorted({round(top) for top in tops}).index(round(box["y"]))


def chosen_below(profile: Profile) -> tuple[Table, str, Locator, tuple[float, float]]:
    """Opens a table and chooses a combination with a card in the lower row.

    Returns the table, the move, that card, and the point at which a finger takes it.
    """
    match = seek("hb", lays_from_below)
    table = profile.table(match)
    table.wait("turn")
    arranged(table)
    for text in laying(match, "meld"):
        below = [name for name in text.split()[1:] if row_of(table, table.card(name)) == 1]
        if below:
            table.tap(*text.split()[1:])
            card = table.page.locator(f'.hand [data-key="{table.card(below[0]).get_attribute("data-key")}"]')
            box = card.bounding_box()
            assert box is not None
            return table, text, card, (box["x"] + 12, box["y"] + box["height"] / 2)
    raise AssertionError("no combination has a card in the lower row")


def test_a_card_of_the_lower_row_let_go_above_the_hand_is_played(profile: Profile) -> None:
    table, text, _, (x, y) = chosen_below(profile)
    before = keys(table)
    line = table.page.locator("#t-banner").bounding_box()
    assert line is not None
    end = line["y"] + line["height"] / 2
    touch(table.page, (x, y), [(x, y + (end - y) * part / 8) for part in range(1, 9)], rest_ms=DRAG_MS / 2)
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    assert f"0:{text}" in profile.record()


def test_a_card_of_the_lower_row_let_go_in_the_upper_one_is_sorted(profile: Profile) -> None:
    table, _, card, (x, y) = chosen_below(profile)
    before, record = keys(table), profile.record()
    upper = table.page.locator(".hand .place").first.bounding_box()
    assert upper is not None
    end = upper["y"] + upper["height"] / 2
    touch(table.page, (x, y), [(x, y + (end - y) * part / 8) for part in range(1, 9)], rest_ms=DRAG_MS / 2)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key !== key", arg="")
    table.settle()
    assert row_of(table, card) == 0
    assert (keys(table) != before, profile.record()) == (True, record)


# A finger that moves a little, and then up at once: made in the page, as events from outside are too slow.
# A finger that takes a card, rests, and is fast when it lifts: its last steps are one task, which nothing slows down.
_FLICK = """async (card, up) => {
  const { x, y } = card.getBoundingClientRect();
  const tell = (kind, dy) => {
    const at = { clientX: x + 12, clientY: y + 30 - dy, pointerType: "touch", isPrimary: true, bubbles: true };
    card.dispatchEvent(new PointerEvent(kind, { ...at, cancelable: true, button: 0 }));
  };
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  tell("pointerdown", 0);
  await rest(20);
  tell("pointermove", 10);
  await rest(400);
  tell("pointermove", 12);
  tell("pointermove", up);
  tell("pointerup", up);
}"""


def test_a_card_of_the_lower_row_that_is_flicked_is_played(profile: Profile) -> None:
    # A finger that is fast when it lifts means no place in the hand, even if it has not left that yet.
    table, text, card, (_, y) = chosen_below(profile)
    before = keys(table)
    upper = table.page.locator(".hand .place").first.bounding_box()
    assert upper is not None
    card.evaluate(_FLICK, y - upper["y"] - upper["height"] / 2)
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    assert f"0:{text}" in profile.record()


def test_the_first_tap_after_a_finger_has_dragged_counts(profile: Profile) -> None:
    # A click follows a mouse drag but not a finger drag, so the next tap is a real one.
    match = seek("hb", lays_more)
    text = laying(match, "meld")[0]
    table = profile.table(match)
    table.wait("turn")
    arranged(table)
    before = keys(table)
    swipe(table, table.page.locator(CARDS).nth(2), table.page.locator(CARDS).first)
    table.page.wait_for_function("(key) => document.querySelector('.hand .card').dataset.key === key", arg=before[2])
    tap_once(table, table.page.locator(CARDS).nth(4))
    assert len(table.selected()) == 1
    table.clear()
    table.tap(*text.split()[1:])
    swipe(table, table.card(text.split()[2]), table.page.locator(".melds"))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=len(before))
    table.wait("turn")
    tap_once(table, table.page.locator(CARDS).first)
    assert len(table.selected()) == 1


def test_a_combination_let_go_beside_the_discards_is_laid_and_none_of_it_discarded(profile: Profile) -> None:
    # A discard ends the turn: of a combination only the pile's own card takes one, not the ground around it.
    match = seek("hb", lays_more)
    table = profile.table(match)
    table.wait("turn")
    arranged(table)
    table.press("Group into the best combinations")
    marked = table.page.locator(".hand .place:has(.meld-mark) .card").first
    pile = table.page.locator('[data-key="zone:pile"]')
    start, ground, card = marked.bounding_box(), pile.bounding_box(), pile.locator(".card").first.bounding_box()
    assert start is not None
    assert ground is not None
    assert card is not None
    x, y = start["x"] + start["width"] / 4, start["y"] + start["height"] / 3
    to_x, to_y = ground["x"] + ground["width"] - 4, ground["y"] + ground["height"] / 2
    assert to_x > card["x"] + card["width"] + 8
    moves = [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(1, 9)]
    touch(table.page, (x, y), moves, rest_ms=DRAG_MS / 2)
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=held(match))
    assert re.search("0:meld [^ ]+", profile.record()[len(match.text) - 1 :])
    assert "discard" not in profile.record()[len(match.text) - 1 :]


def tap_once(table: Table, what: Locator) -> None:
    """Taps a card's index with a finger, and does not try again."""
    box = what.bounding_box()
    assert box is not None
    table.page.touchscreen.tap(box["x"] + 10, box["y"] + 14)
    table.settle()


def swipe(table: Table, what: Locator, onto: Locator) -> None:
    """Drags something with a finger onto something else."""
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 3
    to_x, to_y = end["x"] + end["width"] / 4, end["y"] + end["height"] / 2
    moves = [(x + (to_x - x) * part / 8, y + (to_y - y) * part / 8) for part in range(1, 9)]
    touch(table.page, (x, y), moves, rest_ms=DRAG_MS / 2)


def laid_off(profile: Profile, move: Callable[[Table, Locator, Locator], None]) -> Table:
    """Opens a table where a card can be laid off, and moves it onto its combination."""
    match = seek("hbb", lays_off)
    text = laying(match, "layoff")[0]
    _, card, number = text.split()
    table = profile.table(match)
    table.wait("turn")
    arranged(table)
    move(table, table.card(card), table.page.locator(f'[data-key="zone:m{number}"]'))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=held(match))
    table.wait("turn")
    assert f"0:{text}" in profile.record()
    return table


def test_a_finger_lays_a_card_off(profile: Profile) -> None:
    laid_off(profile, swipe)


def test_cards_are_dragged_onto_the_table(desk: Profile) -> None:
    # One card is laid off on a combination, one is refused, and one goes to the discards and ends the turn.
    table = laid_off(desk, drag)
    key = table.page.locator(CARDS).nth(0)
    drag(table, key, table.page.locator('[data-key="zone:exchange"]'))
    table.page.locator(".banner.is-refusal").wait_for()
    assert "does not go there" in table.banner()
    now = loaded(desk.record())
    discard = laying(now, "discard")[0]
    table.clear()
    drag(table, table.card(discard.split()[1]), table.page.locator('[data-key="zone:pile"]'))
    table.page.wait_for_function("() => document.querySelectorAll('.is-carried').length === 0")
    table.wait("turn", "deal over")
    assert f"0:{discard}" in desk.record()


def test_a_card_is_drawn_by_dragging_it_into_the_hand(profile: Profile, desk: Profile) -> None:
    # Let go of above the cloth it stays there; at the hand it is drawn, and a discard that cannot be taken says why.
    match = seek("hb", can_only_draw)
    for owner, move in ((profile, swipe), (desk, drag)):
        table = owner.table(match)
        table.wait("turn")
        arranged(table)
        stock, hand = table.page.locator('[data-key="zone:stock"] .card'), table.page.locator(".hand")
        move(table, table.page.locator('[data-key="zone:pile"] .card:not(.below)'), hand)
        table.page.locator(".banner.is-refusal").wait_for()
        move(table, stock, table.page.locator('[data-key="zone:exchange"]'))
        assert owner.record() == match.text
        move(table, stock, hand)
        table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length > n", arg=held(match))
        assert f"0:{laying(match, 'draw')[0]}" in owner.record()
        assert table.page.locator(".is-carried, .is-over").count() == 0
        table.page.locator(CARDS).first.click()
        table.settle()
        assert len(table.selected()) == 1
        move(table, table.page.locator('[data-key="zone:pile"] .card:not(.below)'), hand)
        assert len(table.selected()) == 1, "a pile that only takes a card gives none"
