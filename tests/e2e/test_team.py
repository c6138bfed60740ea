"""Haggis Team on the page: the exchange, twenty-one cards in a hand, scores by team, with people and with bots."""

import re

import pytest

from engine.core.match import Match
from tests.e2e.matches import NAMES, bot_move, choosing, find, seats_of, shortest
from tests.e2e.profile import QUICK, Profile
from tests.e2e.secrecy import cards_in, loaded, markup, seen_by
from tests.e2e.table import Table
from tests.e2e.test_play import rows, settlement
from tests.e2e.visit import resize

pytestmark = pytest.mark.core

SWAPS = 2
DECK = 84
TURNS = 80  # more than anybody takes in a hand
HANDOVERS = 30  # more than an exchange and a trick take
SIZES = [(390, 844), (844, 390), (1280, 800)]
TALL = 44  # CSS pixels, what a finger needs
STRIP = 28  # visible pixels of a covered card: the width of its index
ROWS = 2

# For each card in hand, how much of it can be seen and hit: downwards along its index, and across.
_STRIPS = """() => [...document.querySelectorAll(".hand .card")].map((card) => {
  const { x, y, width, height } = card.getBoundingClientRect();
  let shown = 0;
  while (shown < width && card.contains(document.elementFromPoint(x + shown + 0.5, y + height / 4))) shown += 1;
  let down = 0;
  while (down < height && card.contains(document.elementFromPoint(x + 8, y + down + 0.5))) down += 1;
  return { y, down, shown, inside: x >= 0 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1 };
})"""


@pytest.mark.rota("whole hands")
def test_a_whole_hand_among_bots(profile: Profile) -> None:
    # From the first screen: two cards are exchanged with the partner, the hand is played, every point is explained.
    profile.settings(**QUICK, confirm_bets="off")
    table = profile.at(profile.open())
    table.press("Play Haggis Team against the computer")
    for swap in range(SWAPS):
        table.wait("turn")
        assert "to give to" in table.banner()
        assert len(table.hand()) == 21
        table.hit(table.page.locator(".hand button.live:not(.received)").first)  # received cards stay, to be counted
        table.hit(table.page.locator('#t-bar .actions [data-act="move"]').first)
        table.page.wait_for_function("(n) => document.querySelectorAll('.hand .received').length === n", arg=swap + 1)
    table.wait("turn")
    received = table.page.locator(".hand .received").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert all("just received" in label for label in received)
    for turn in range(TURNS):
        if table.wait() != "turn":
            break
        if turn % 2:
            table.turn_by_hint()
        else:
            table.turn_by_hand()
    assert table.wait() == "deal over"
    points, totals = settlement(table)
    assert len(points) == 2
    assert rows(table) == points == totals
    taken = re.findall(r"(?:taken in tricks|last cards)\s+(\d+)", table.page.locator(".parts").inner_text())
    assert sum(map(int, taken)) == DECK
    score = table.page.locator(".score .num").all_inner_texts()
    assert sorted(map(int, score)) == sorted(totals)
    table.press("Next deal")
    table.page.get_by_role("heading", level=1, name="deal 2").wait_for()


def test_the_question_for_a_bet_goes_away_and_comes_back(profile: Profile) -> None:
    # Silence is not a move: the row of bets goes, a button brings it back, and the partner's bet asks again.
    match = seats_of("hbhb", "team")("silent", dealer=3)
    while len(match.state.must) > 1 or match.plies < 8:
        seat = match.state.must[0]
        match = match.play(seat, match.game.write(match.legal(seat)[-1]))
    assert match.state.must == (0,)
    table = profile.table(match, confirm_bets="off")
    table.press("I am Anna: show my cards")
    bets = table.page.locator("#t-bar .bets")
    bets.wait_for()
    assert bets.locator("button").all_inner_texts() == ["Baby 10", "Little 30", "Big 60", "Later"]
    bets.get_by_role("button", name="Later").click()
    bets.get_by_role("button", name="Bet", exact=True).wait_for()
    assert bets.locator("button").all_inner_texts() == ["Bet"]
    bets.get_by_role("button", name="Bet", exact=True).click()
    bets.get_by_role("button", name="Later").click()
    bets.get_by_role("button", name="Bet", exact=True).wait_for()
    assert profile.record() == match.text
    table.press("Menu")
    table.press("Someone wants to bet")
    table.press("Little bet, 30")
    table.press("I am Anna: show my cards")
    bets.wait_for()
    assert bets.get_by_role("button").all_inner_texts() == ["Big 60 instead", "Later"]
    table.press("Big 60 instead")
    bets.locator("button").first.wait_for(state="detached")
    assert profile.record() == match.text + "2:bet 30\n0:bet 60\n"


def test_the_hand_stays_where_it_is_when_bets_come_and_go(profile: Profile) -> None:
    match = seats_of("hbbb", "team")("ground", dealer=2)
    for seat in (1, 2, 3, 0, 1, 3, 2):
        match = match.play(seat, match.game.write(match.legal(seat)[0]))
    table = profile.table(match, confirm_bets="off")
    hand = table.page.locator("#t-hand")
    table.wait("turn")
    before = hand.bounding_box()
    table.hit(table.page.locator(".hand button.live").first)
    table.settle()
    table.hit(table.page.locator('#t-bar .actions [data-act="move"]'))
    table.button("Baby 10").wait_for()
    assert hand.bounding_box() == before
    table.press("Baby 10")
    table.button("Baby 10").wait_for(state="detached")
    assert hand.bounding_box() == before


def hides_all_hands(table: Table, now: Match) -> None:
    """Checks that the curtain is down, and nothing behind it is left on the page but what everybody has seen."""
    assert table.page.locator(".hand, #t-banner button, #t-seats li").count() == 0
    assert cards_in(markup(table.page), now) <= seen_by(now, *range(4))


@pytest.mark.rota("whole hands")
def test_four_people_pass_the_phone(profile: Profile) -> None:
    # The exchange in any order, with the curtain between, a reload in the middle of it, and the first trick.
    table = profile.table(seats_of("hhhh", "team")("round", dealer=3), confirm_bets="off")
    table.wait("curtain")
    table.press("I am Cili: show my cards")  # whoever has the phone may begin
    table.wait("turn")
    reloaded = False
    for _ in range(HANDOVERS):
        state = table.wait()
        now = loaded(profile.record())
        if now.state.information(None).tricks:
            break
        if state == "curtain":
            hides_all_hands(table, now)
            table.hit(table.page.locator(".curtain .btn-primary"))
            table.wait("turn")
        seat = NAMES.index(table.page.locator("#t-banner .own-name").inner_text())
        assert seat in now.state.must
        assert len(table.hand()) == (now.state.information(seat).sizes[seat])
        assert cards_in(markup(table.page), now) <= seen_by(now, seat)
        if now.plies == 3 and not reloaded:
            # Some have chosen a card: after a reload nobody's hand or choice is there, and play goes on.
            reloaded = True
            table.page.reload()
            table.page.wait_for_selector("#t-centre", state="attached")
            assert table.page.locator(".hand").count() == 0
            table.wait("curtain")
            hides_all_hands(table, now)
            continue
        if now.legal(seat)[0].cards and len(now.state.must) > 1:
            table.turn_by_hand()
        else:
            table.play(bot_move(now)[1])
    over = loaded(profile.record())
    assert reloaded
    assert [text.split()[0] for _, text in over.moves[:8]].count("exchange") == 8
    assert over.state.information(None).tricks


@pytest.mark.rota("whole hands")
def test_a_whole_hand_of_two_people_and_two_bots(profile: Profile) -> None:
    # One phone, two partners, two bots: both swaps, every trick, the settlement, and the curtain between the people.
    table = profile.table(shortest(seats_of("hbhb", "team")), confirm_bets="off")
    curtains = 0
    for _ in range(2 * TURNS):
        state = table.wait()
        if state == "deal over":
            break
        now = loaded(profile.record())
        if state == "curtain":
            curtains += 1
            hides_all_hands(table, now)
            table.hit(table.page.locator(".curtain .btn-primary"))
            table.wait("turn")
        seat = NAMES.index(table.page.locator("#t-banner .own-name").inner_text())
        assert cards_in(markup(table.page), now) <= seen_by(now, seat)
        table.turn_by_hint()
    over = loaded(profile.record())
    assert over.outcome is not None
    assert [text.split()[0] for _, text in over.moves].count("exchange") == 4 * SWAPS
    assert curtains >= 4
    points, totals = settlement(table)
    assert rows(table) == points == totals == sorted(over.outcome.points[:2], reverse=True)


def test_a_bombs_winner_says_who_leads(profile: Profile) -> None:
    # HT-14: a button in the bar for either, and one at the partner's seat.
    table = profile.table(find(seats_of("hbbb", "team"), choosing))
    table.wait("turn")
    assert table.moves() == ["Lead yourself", "Cili leads"]
    assert table.button("Cili leads").count() == 1
    table.hit(table.page.locator("#t-seats .seat-pick"))
    table.wait()
    assert "0:lead 2" in profile.record()


def test_twenty_one_cards_can_be_read_and_hit(profile: Profile) -> None:
    # In at most two rows every card shows its index and can be hit by a thumb, and none is off the screen.
    table = profile.table(seats_of("hbbb", "team")("sizes", dealer=3))
    page = table.page
    table.wait("turn")
    for width, height in SIZES:
        resize(page, width, height)
        cards = page.evaluate(_STRIPS)
        assert len(cards) == 21
        assert len({round(card["y"]) for card in cards}) <= ROWS
        assert min(card["down"] for card in cards) >= TALL
        assert min(card["shown"] for card in cards) >= STRIP
        assert all(card["inside"] for card in cards)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        # No player's part of the table covers another's: the cloth begins below the seats, or beside them.
        seats = page.locator(".seat").evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
        hand = page.locator("#t-hand").evaluate("e => e.getBoundingClientRect().toJSON()")
        assert len(seats) == 3
        assert all(seat["bottom"] <= hand["top"] for seat in seats)
        left, opposite, right = seats
        assert left["x"] < opposite["x"] < right["x"]
