"""Nothing is lost: reloads, killed tabs, no network, in the middle of a trick."""

import pytest
from playwright.sync_api import Page

from tests.e2e.matches import alone, bot_move, find, seats_of, would_beat
from tests.e2e.measures import Ground, ground, moved
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table, spoken
from tests.e2e.visit import answered

pytestmark = pytest.mark.core

# Answers with the storage as it was at the very moment when a card appeared in the middle.
_WHEN_DRAWN = """(label) => new Promise((done) => {
  const drawn = () => document.querySelector(`#t-centre .plays .card[aria-label^="${label}"]`);
  const look = () => drawn() && done({ ...localStorage });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
})"""


def shown(table: Table) -> tuple[list[str], list[str], str, str]:
    """Returns what the table shows."""
    snapshot = table.page.locator("#t-seats").aria_snapshot()
    return table.hand(), table.trick(), table.banner(), snapshot


def test_a_reload_in_the_middle_of_a_trick(profile: Profile) -> None:
    # The trick, the hand, what may be played: all as it was, even before the engine is up again.
    match = find(seats_of("hbb"), would_beat)
    table = profile.table(match)
    table.wait("turn")
    before = (*shown(table), table.live())
    table.page.reload()
    table.page.wait_for_selector("#t-hand .hand")
    assert shown(table) == before[:-1]
    table.wait("turn")
    answered(table.page)
    assert (*shown(table), table.live()) == before
    assert profile.record() == match.text


def test_the_last_picture_is_there_before_the_engine_and_taps_wait_for_it(profile: Profile) -> None:
    # While the engine is still starting, a pass can be pressed: it is carried out later.
    match = find(seats_of("hb"), would_beat)
    table = profile.table(match)
    table.wait("turn")
    slow(table.page)
    table.page.reload()
    profile.visit.usable(table.page)
    table.page.wait_for_selector("#engine .engine-text")
    table.press("Pass")
    assert table.page.locator(".is-queued").inner_text() == "Pass"
    assert profile.record() == match.text
    table.page.evaluate("release()")
    table.page.wait_for_selector(".is-queued", state="detached")
    assert profile.record().startswith(match.text + "0:pass\n")


@pytest.mark.parametrize("kinds", ["hb haggis", "hbbb boast", "hb handromi"])
def test_a_reload_moves_nothing(profile: Profile, kinds: str) -> None:
    # Neither while the engine starts nor once it is up: the hand keeps its space, and so do the bets.
    table = profile.table(find(seats_of(*kinds.split()), alone))
    page = table.page
    while table.wait("turn", "deal over") == "turn" and len(table.hand()) > 5:
        table.turn_by_hint()
    table.wait("turn")
    before = places(page)
    slow(page)
    page.reload()
    profile.visit.usable(page)
    page.wait_for_selector("#engine .engine-text")
    assert (kinds, moved(before, places(page))) == (kinds, {})
    page.evaluate("release()")
    page.wait_for_selector("#engine:empty", state="attached")
    table.wait("turn")
    assert (kinds, moved(before, places(page))) == (kinds, {})


def places(page: Page) -> Ground:
    """Returns where the parts of the dock, the players and the cloth are."""
    found = ground(page)
    for name in ("#t-seats", "#t-centre"):
        box = page.locator(name).bounding_box()
        assert box is not None
        found[name] = (box["x"], box["y"], box["width"], box["height"])
    return found


def slow(page: Page) -> None:
    """Holds back the engine's worker at the next load until the page calls `release()`."""
    page.add_init_script(
        """const real = Worker;
        const gate = new Promise((open) => { window.release = open; });
        window.Worker = class extends real {
          postMessage(...all) { gate.then(() => super.postMessage(...all)); }
        };"""
    )


def test_every_move_is_stored_before_it_is_drawn(profile: Profile) -> None:
    # A move must be in the storage by the moment its card shows in the middle.
    match = find(seats_of("hb"), would_beat)
    move = bot_move(match)[1]
    table = profile.table(match, pace="slow")
    table.wait("turn")
    with_move = match.play(0, move).text
    card = spoken(move.split()[0])
    table.page.evaluate(f"() => {{ window.drawn = ({_WHEN_DRAWN})({card!r}) }}")
    table.play(move)
    stored = table.page.evaluate("drawn")
    assert any(text.endswith(with_move) for text in stored.values())


@pytest.mark.parametrize("moment", ["at once", "answered"])
def test_a_tab_that_is_killed_right_after_a_tap(profile: Profile, moment: str) -> None:
    # Whenever the tab dies, another continues with the move or just before it, never with anything else.
    match = find(seats_of("hb"), would_beat)
    move = bot_move(match)[1]
    table = profile.table(match, pace="slow")
    table.wait("turn")
    table.play(move)
    if moment == "answered":
        table.settle()
    table.page.close()
    record = profile.record()
    allowed = [match.play(0, move).text] if moment == "answered" else [match.text, match.play(0, move).text]
    assert record in allowed
    again = profile.table("m1")
    again.wait("turn", "deal over")
    assert again.page.locator("#toast .toast").count() == 0
    assert profile.record().startswith(record)


def test_a_fresh_tab_without_a_network_goes_on(profile: Profile) -> None:
    # After the first visit the network may be gone for good: home, the match, the engine and the bots still work.
    match = find(seats_of("hb"), would_beat)
    profile.visit.kept(profile.open()).close()
    profile.lay(match)
    profile.settings(**QUICK)
    profile.context.set_offline(offline=True)
    table = profile.at(profile.open())
    table.press("Continue")
    assert table.wait() == "turn"
    table.turn_by_hint()
    table.wait("turn", "deal over")
    assert len(profile.record()) > len(match.text)


def test_a_match_goes_on_through_leaving_and_coming_back(profile: Profile) -> None:
    # Leaving by the menu, continuing from home: the same trick.
    match = find(seats_of("hb"), would_beat)
    table = profile.table(match)
    table.wait("turn")
    before = shown(table)
    table.press("Menu")
    table.press("Leave the table")
    table.press("Continue")
    table.wait("turn")
    assert shown(table) == before
