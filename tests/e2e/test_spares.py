"""The next match is dealt ahead: its cards show before the engine is up, and two tabs never get the same."""

from playwright.sync_api import Page

from tests.e2e.profile import Profile
from tests.e2e.visit import WAIT_MS

CARDS = "#t-hand [data-act=card]"
PLAY = "[data-act=first][data-game=haggis]"
SPARE = "talon.spare.haggis"
STILL = "talon.still.haggis"
# The engine hears nothing until `let` is called.
HELD = """const post = Worker.prototype.postMessage;
const held = [];
window.let = () => {
  Worker.prototype.postMessage = post;
  for (const [worker, all] of held) post.apply(worker, all);
};
Worker.prototype.postMessage = function (...all) { held.push([this, all]); };"""
# Marks a still, so that it can be told from the table itself.
MARKED = r"""(key) => localStorage.setItem(
  key, localStorage.getItem(key).replace('<h1 id=', '<h1 data-still id='))"""
# Plays as soon as the page can be used, and taps the third card as soon as it is there.
AT_ONCE = f"""addEventListener("talon:usable", () => setTimeout(() => document.querySelector("{PLAY}").click()));
new MutationObserver(() => {{
  const card = document.querySelectorAll("{CARDS}")[2];
  if (!card || window.seen) return;
  window.seen = [document.querySelectorAll("h1[data-still]").length, card.dataset.key];
  card.click();
}}).observe(document, {{ childList: true, subtree: true }});"""
# Pulls the third card up instead, and does not let it go.
PULLED = AT_ONCE.replace(
    "card.click();",
    """
  for (const [kind, y] of [["pointerdown", 700], ["pointermove", 660]]) {
    const at = { bubbles: true, isPrimary: true, pointerId: 7, clientX: 100, clientY: y };
    card.dispatchEvent(new PointerEvent(kind, at));
  }
""",
)
LET_GO = "dispatchEvent(new PointerEvent('pointerup', { isPrimary: true, pointerId: 7, clientX: 100, clientY: 660 }))"
DEALT = "performance.getEntriesByName('talon:dealt').length"  # by the engine


def made(profile: Profile) -> None:
    """Opens home until it has made a spare."""
    page = profile.open()
    page.wait_for_function("(key) => localStorage.getItem(key)", arg=SPARE, timeout=WAIT_MS)
    page.close()


def still_made(profile: Profile) -> None:
    """Opens home until it has made a still, and marks that."""
    profile.put("talon.setup", '{"game": "haggis"}')
    page = profile.open()
    page.wait_for_function("(key) => localStorage.getItem(key)", arg=STILL, timeout=WAIT_MS)
    page.evaluate(MARKED, STILL)
    page.close()


def ranks_in_hand(page: Page) -> list[str]:
    """Returns the sorted ranks of the cards in hand, once they are shown."""
    page.wait_for_selector(CARDS)
    names = page.locator(CARDS).evaluate_all(
        "(cards) => cards.map((card) => card.querySelector('.rank').textContent)"
    )
    return sorted(map(str, names))


def test_cards_lie_there_before_the_engine_is_up_and_stay(profile: Profile) -> None:
    made(profile)
    page = profile.open(script=HELD)
    page.locator(PLAY).click()
    cards = ranks_in_hand(page)
    assert len(cards) == 17
    assert page.evaluate(DEALT) == 0
    (match,) = profile.matches()
    record = profile.record(match)
    chosen = page.locator(CARDS).nth(2).get_attribute("data-key")
    page.locator(CARDS).nth(2).click()
    assert page.locator(f"{CARDS}.selected").count() == 1
    page.evaluate("window.let()")
    page.wait_for_function(DEALT)
    assert ranks_in_hand(page) == cards
    # Alone, or with the combination that the engine found for it.
    kept = page.locator(f'{CARDS}.selected[data-key="{chosen}"]').count()
    assert kept == 1, "what was chosen meanwhile is chosen still"
    assert profile.record(match).startswith(record)
    assert profile.matches() == [match]


def test_a_still_of_it_is_seen_until_the_table_is_there_and_taps_are_answered(profile: Profile) -> None:
    still_made(profile)
    page = profile.open(script=f"{HELD}\n{AT_ONCE}")
    page.wait_for_selector(f"{CARDS}.selected", timeout=WAIT_MS)
    page.wait_for_function("!document.querySelector('h1[data-still]')")
    still, key = page.evaluate("window.seen")
    assert still == 1, "the cards were those of the still"
    assert page.locator(f'{CARDS}.selected[data-key="{key}"]').count() == 1, "what was tapped there is chosen"
    page.evaluate("window.let()")
    page.wait_for_function(DEALT)
    assert len(ranks_in_hand(page)) == 17
    assert page.locator(f'{CARDS}.selected[data-key="{key}"]').count() == 1


def test_a_card_that_is_pulled_up_on_a_still_is_still_held_when_the_table_comes(profile: Profile) -> None:
    still_made(profile)
    page = profile.open(script=f"{HELD}\n{PULLED}")
    page.wait_for_function("window.seen", timeout=WAIT_MS)
    page.wait_for_function("!document.querySelector('h1[data-still]')")
    still, key = page.evaluate("window.seen")
    assert still == 1
    held = page.locator(f'{CARDS}.is-flicked[data-key="{key}"]')
    assert held.count() == 1
    page.evaluate(LET_GO)
    assert held.count() == 0
    page.evaluate("window.let()")
    page.wait_for_function(DEALT)
    assert len(ranks_in_hand(page)) == 17


def test_two_tabs_that_press_play_deal_two_matches(profile: Profile) -> None:
    made(profile)
    tabs = [profile.open() for _ in range(2)]
    for page in tabs:
        page.evaluate("(play) => { document.querySelector(play).click(); }", PLAY)
    for page in tabs:
        page.wait_for_function(DEALT, timeout=WAIT_MS)
        assert page.locator(".curtain").count() == 0, "neither has taken the other's match"
    first, second = profile.matches()
    assert profile.record(first).splitlines()[-1] != profile.record(second).splitlines()[-1]
