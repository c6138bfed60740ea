"""Several people and one phone: whatever happens, the table hides between two of them."""

from functools import partial

import pytest
from playwright.sync_api import Page

from engine.core.match import Match
from tests.e2e.matches import bot_move, ending, find, last_move, may_bet, seats_of
from tests.e2e.profile import Profile
from tests.e2e.secrecy import cards_in, loaded, markup, seen_by
from tests.e2e.table import Table

pytestmark = pytest.mark.core

# Makes the page think that it was hidden and shown again, as when somebody switches tabs.
SWITCH = """() => {
  for (const hidden of [true, false]) {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
}"""

# Clicks the button at a place as soon as something appears there, as the second of two fast taps would.
TAP_AGAIN = """(selector) => new MutationObserver((_, watch) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) return;
  watch.disconnect();
  document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest("button")?.click();
}).observe(document.getElementById("app"), { attributes: true, childList: true, subtree: true })"""


def hides_everything(table: Table, record: str) -> None:
    """Checks that the curtain is down and nothing behind it is left on the page."""
    match = loaded(record)
    page = table.page
    assert page.locator(".hand, #t-bar button, #t-banner button").count() == 0
    left = markup(page) + " ".join(page.locator(".said").all_text_contents())
    assert cards_in(left, match) <= seen_by(match, *range(match.setup.seats))
    page.get_by_role("heading", name=f"{match.players[match.state.must[0]].name}, it is your turn").wait_for()


def show(table: Table, name: str) -> None:
    """Takes the phone as the person of this name."""
    table.wait("curtain")
    table.press(f"I am {name}: show my cards")
    table.wait("turn")


def two_people(seed: str = "round", practice: str = "off") -> Match:
    """Returns a match of Anna and Béla, in which Anna leads."""
    return seats_of("hh")(seed, dealer=1, bets="off", practice=practice)


def play_on(table: Table, profile: Profile) -> None:
    """Makes the move that a bot would make."""
    table.play(bot_move(loaded(profile.record()))[1])


def test_a_curtain_falls_after_every_turn(profile: Profile) -> None:
    # Each in turn is called by name, confirms, sees only their own hand, plays, and the table hides.
    table = profile.table(two_people())
    for _ in range(4):
        table.wait("curtain")
        hides_everything(table, profile.record())
        now = loaded(profile.record())
        (seat,) = now.state.must
        show(table, now.players[seat].name)
        assert len(table.hand()) > 10
        assert cards_in(markup(table.page), now) <= seen_by(now, seat)
        assert "You" not in table.page.inner_text("#t-banner")
        play_on(table, profile)
        table.wait("curtain")
        assert table.page.locator(".curtain-news").inner_text()
    assert profile.record().count("\n0:") > 1


def test_a_second_tap_that_follows_too_fast_shows_no_hand_and_makes_no_bet(profile: Profile) -> None:
    # Where Anna's thumb has just passed or chosen, a button may appear that is for others or cannot be undone.
    table = profile.table(seats_of("hhh")("round", dealer=2), confirm_bets="on")
    table.wait("curtain")
    table.press("Someone wants to bet")
    table.page.evaluate(TAP_AGAIN, "dialog [data-act=bet-for]")
    table.press("Béla")
    table.settle()
    assert ":bet" not in profile.record()
    table.close()
    show(table, "Anna")
    table.page.evaluate(TAP_AGAIN, '.bets [data-key^="sure:"]')
    table.press("Small 15")
    table.settle()
    assert ":bet" not in profile.record()
    table.page.evaluate(TAP_AGAIN, ".curtain [data-act=reveal]")
    table.turn_by_hand()
    table.wait("curtain")
    hides_everything(table, profile.record())
    show(table, "Béla")


def test_a_second_tap_that_follows_too_fast_does_not_answer_the_question_about_a_lapsing_bet(
    profile: Profile,
) -> None:
    table = profile.table(find(seats_of("hb"), may_bet))
    table.wait("turn")
    before = profile.record()
    table.hit(table.page.locator(".hand button.live").first)
    table.settle()
    play = table.page.locator("#t-bar .actions [data-act=move]:not([data-move=pass])").first
    table.page.evaluate(TAP_AGAIN, "[data-lapses] + .actions [data-act=move]:not([data-move=pass])")
    table.hit(play)
    table.page.locator("#t-bar .bets[data-lapses]").wait_for()
    table.settle()
    assert profile.record() == before
    table.hit(play)
    table.page.locator("#t-bar .bets[data-lapses]").wait_for(state="detached")
    table.settle()
    assert profile.record() != before


@pytest.mark.parametrize("act", ["next", "undo", "rematch", "same"])
def test_a_second_tap_that_follows_too_fast_does_not_pass_over_the_settlement(profile: Profile, act: str) -> None:
    again = act in {"rematch", "same"}
    begin = partial(seats_of("hb"), practice="on")
    match = ending(begin) if again else find(begin, last_move)
    onward = "Rematch" if again else "Next deal"
    table = profile.table(match, motion="off")
    table.wait("turn")
    table.page.evaluate(TAP_AGAIN, f'.actions [data-act="{act}"]')
    table.play(last_move(match) or "")
    table.page.get_by_role("button", name=onward).wait_for()
    table.settle()
    assert loaded(profile.record()).outcome is not None
    assert profile.matches() == ["m1"]
    table.press(onward)
    table.page.get_by_role("heading", level=1, name="deal 1" if again else "deal 2").wait_for()


def test_a_key_held_down_shows_no_hand(desk: Profile) -> None:
    # Enter repeats while it is held, and the focus is already on the button that shows the next person's cards.
    table = desk.table(two_people())
    show(table, "Anna")
    table.tap(bot_move(loaded(desk.record()))[1])
    table.page.locator("#t-bar .actions .btn-primary").focus()
    for _ in range(2):
        table.page.keyboard.down("Enter")
        table.wait("curtain")
    hides_everything(table, desk.record())
    table.page.keyboard.up("Enter")
    table.page.keyboard.press("Enter")
    table.wait("turn")


def test_a_reload_hides_the_hand(profile: Profile) -> None:
    # Whoever picks the phone up after a reload has to say who they are.
    table = profile.table(two_people())
    show(table, "Anna")
    table.page.reload()
    hidden_from_the_start(table.page)
    table.wait("curtain")
    hides_everything(table, profile.record())


def hidden_from_the_start(page: Page) -> None:
    """Checks that a freshly loaded table shows no hand, not even for a moment before the engine is up."""
    page.wait_for_selector("#t-centre", state="attached")
    assert page.locator(".hand").count() == 0


def test_a_switch_of_tabs_hides_the_hand(profile: Profile) -> None:
    # The phone was put away: nobody knows who picks it up again.
    table = profile.table(two_people())
    show(table, "Anna")
    table.page.evaluate(SWITCH)
    table.wait("curtain")
    hides_everything(table, profile.record())
    show(table, "Anna")


def test_taking_back_needs_the_others_and_hides_all_hands(profile: Profile) -> None:
    # Anna's slip is taken back only if Béla agrees; neither hand shows in between, and Anna is called again.
    match = two_people(practice="on")
    table = profile.table(match)
    show(table, "Anna")
    play_on(table, profile)
    table.wait("curtain")
    played = profile.record()
    table.press("Anna takes back")
    assert "Anna would like to take back" in table.page.inner_text(".curtain-text")
    assert cards_in(markup(table.page), match) <= seen_by(loaded(played), 0, 1)
    table.press("No, play on")
    table.wait("curtain")
    assert profile.record() == played
    hides_everything(table, played)

    table.press("Anna takes back")
    table.press("Yes, take it back")
    table.page.get_by_role("heading", name="Anna, it is your turn").wait_for()
    table.wait("curtain")
    hides_everything(table, profile.record())
    assert loaded(profile.record()).plies == 0
    assert '[Undo "1"]' in profile.record()


def test_a_bet_out_of_turn_shows_no_hand(profile: Profile) -> None:
    # Béla bets while Anna is called: Béla says who is betting, no hand opens, and the bet is there for all to see.
    match = seats_of("hhh")("round", dealer=2)
    table = profile.table(match)
    table.wait("curtain")
    table.press("Someone wants to bet")
    table.press("Béla")
    assert cards_in(markup(table.page), match) == set()
    table.press("Big bet, 30")
    table.page.wait_for_function("spoken.some((text) => text.includes('Béla bets 30'))")
    assert profile.record() == match.text + "1:bet 30\n"
    table.wait("curtain")
    hides_everything(table, profile.record())
    show(table, "Anna")
    assert table.page.locator("#t-seats").get_by_text("bet 30").is_visible()


def test_the_computer_plays_on_for_somebody_who_leaves(profile: Profile) -> None:
    # Béla has to go: the computer takes the seat, Anna has to confirm who is there, and then plays alone.
    table = profile.table(two_people())
    show(table, "Anna")
    table.press("Menu")
    table.press("Who plays")
    table.hit(table.page.locator('[data-act="reseat"][data-seat="1"]'))
    table.wait("curtain")  # the seat changes hands in the engine first
    hides_everything(table, profile.record())
    assert '[Seat1 "bot:club:Béla"]' in profile.record()
    show(table, "Anna")
    play_on(table, profile)
    assert table.wait("turn", "deal over")


def everybody_out(match: Match) -> bool:
    """Returns whether the next move ends the hand."""
    return match.outcome is None and match.play(*bot_move(match)).outcome is not None


def test_after_the_hand_all_is_open(profile: Profile) -> None:
    # Once the hand is over there is nothing left to hide: the settlement shows all hands, without a curtain.
    match = find(lambda seed: seats_of("hh")(seed, bets="off"), everybody_out)
    table = profile.table(match)
    show(table, match.players[match.state.must[0]].name)
    play_on(table, profile)
    assert table.wait() == "deal over"
    assert table.page.get_by_role("heading", name="Cards left over").is_visible()
    table.press("Next deal")
    assert table.wait() == "curtain"
    hides_everything(table, profile.record())
