"""Cards that are dragged or flicked from the hand to the felt are played, with a mouse and with a finger."""

import math
import re
from contextlib import suppress

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from engine.core.match import Match
from tests.e2e.fingers import touch
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import HELD
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.test_boast import bound
from tests.e2e.test_lessons import begin

STEP_MS = 16
NEAR = 20  # pixels
FLICKED = 40  # pixels, within some milliseconds
BELOW = 3  # pixels
FLICKS = 5
FLICK_MS = 3000  # until it lies on the felt
_PLAYED = "document.querySelectorAll('#t-centre .plays .card').length === {}"


def middle(what: Locator) -> tuple[float, float]:
    """Returns the middle of something."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: Table, what: Locator, dx: float, dy: float) -> None:
    """Drags something slowly with the mouse, and lets it go."""
    mouse = table.page.mouse
    x, y = middle(what)
    mouse.move(x, y)
    mouse.down()
    for part in (0.2, 0.4, 0.6, 0.8, 1.0, 1.0, 1.0):
        mouse.move(x + dx * part, y + dy * part)
        table.page.wait_for_timeout(STEP_MS * 4)
    mouse.up()


def swipe(table: Table, what: Locator, dy: float) -> None:
    """Moves a finger quickly upwards from something, and lifts it."""
    x, y = middle(what)
    touch(table.page, (x, y), [(x, y - dy * part) for part in (0.4, 0.8, 1.0)])


def slowly(table: Table, what: Locator, dy: float) -> None:
    """Moves a finger slowly upwards from something, rests it there, and lifts it."""
    x, y = middle(what)
    parts = (0.2, 0.4, 0.6, 0.8, 1.0, 1.0, 1.0)
    touch(table.page, (x, y), [(x, y - dy * part) for part in parts], rest_ms=STEP_MS * 6)


def leading(match: Match) -> bool:
    """Returns whether seat 0 leads."""
    return alone(match) and match.state.information(0).trick.top is None


def to_the_felt(table: Table, card: Locator) -> float:
    """Returns how far above a card the middle of the felt is."""
    return middle(card)[1] - middle(table.page.locator("#t-centre"))[1]


def test_a_selected_combination_is_dragged_to_the_felt(desk: Profile) -> None:
    table = desk.table(find(seats_of("hb"), leading), whole="on", pace="slow", confirm_bets="off")
    table.wait("turn")
    cards = table.page.locator(".hand button.card")
    for number in range(len(table.hand())):
        table.hit(cards.nth(number))
        table.settle()
        if len(table.selected()) > 1:
            break
        table.clear()
    count = len(table.selected())
    assert count > 1
    carried = table.page.locator(".hand .selected").first
    drag(table, carried, 200, 0)
    drag(table, carried, 0, -30)
    table.settle()
    assert len(table.selected()) == count, "neither is a way to the felt"
    drag(table, carried, 0, -to_the_felt(table, carried))
    table.page.wait_for_function(_PLAYED.format(count))


def test_a_card_is_flicked_with_a_finger(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading), pace="slow", confirm_bets="off")
    table.wait("turn")
    card = table.page.locator(".hand button.card").first
    swipe(table, card, to_the_felt(table, card))  # a shorter one counts only if it is fast, and busy machines are not
    table.page.wait_for_function(_PLAYED.format(1))


def test_a_card_is_flicked_with_the_mouse(desk: Profile) -> None:
    table = desk.table(find(seats_of("hb"), leading), pace="slow", confirm_bets="off")
    table.wait("turn")
    card = table.page.locator(".hand button.card").first
    x, y = middle(card)
    hand = table.page.locator(".hand").bounding_box()
    assert hand is not None
    assert y - FLICKED > hand["y"], "it is let go before it has left the hand"
    mouse = table.page.mouse
    for _ in range(FLICKS):  # a busy machine may be too slow for some of them
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - FLICKED / 4)
        mouse.move(x, y - FLICKED)
        mouse.up()
        with suppress(PlaywrightTimeoutError):
            table.page.wait_for_function(_PLAYED.format(1), timeout=FLICK_MS)  # soon the other one plays, too
            return
    raise AssertionError(f"{FLICKS} flicks, and no card was played")


def test_a_card_is_flicked_by_a_finger_that_was_put_down_just_below_it(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), leading), pace="slow", confirm_bets="off")
    table.wait("turn")
    card = table.page.locator(".hand button.card").last
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] + BELOW
    up = to_the_felt(table, card) + y - middle(card)[1]
    touch(table.page, (x, y), [(x, y - up * part) for part in (0.4, 0.8, 1.0)])
    table.page.wait_for_function(_PLAYED.format(1))


def test_a_card_that_is_slowly_drawn_a_little_way_is_chosen_and_farther_it_is_played(profile: Profile) -> None:
    # In a lesson the coach is between the hand and the felt, and a finger need not go all that way.
    lesson = begin(profile, "boast")
    for number in range(3):
        lesson.do(number)
    lesson.wait(3)
    table, page = lesson.table, lesson.page
    card = page.locator(".hand button.card.suit-r", has=page.locator(".rank", has_text="7"))
    box = card.bounding_box()
    assert box is not None
    slowly(table, card, box["height"] * 0.3)
    table.settle()
    assert table.selected() == ["red 7"]
    slowly(table, card, box["height"] * 0.8)
    page.locator(".turn .card").first.wait_for()
    assert "red 7" not in table.hand()


def test_what_may_not_be_played_goes_back_and_it_says_why(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbbb", "boast"), bound))
    table.wait("turn")
    hand = table.hand()
    dim = table.page.locator(".hand .dim").first
    swipe(table, dim, to_the_felt(table, dim))
    table.page.locator(".banner.is-refusal").wait_for()
    assert re.match(r"Follow \w+: you have", table.banner())
    assert table.hand() == hand
    live = table.page.locator(".hand .live").first
    swipe(table, live, to_the_felt(table, live))
    table.page.wait_for_function(f"document.querySelectorAll('.hand .card').length < {len(hand)}")


def test_a_card_that_was_refused_can_be_taken_again_where_it_lies(desk: Profile) -> None:
    desk.lay(find(seats_of("hbbb", "boast"), bound))
    table = desk.at(desk.open("#table/m1", size=(1280, 800), script=HELD, reduced_motion="no-preference"))
    table.wait("turn")
    card = table.page.locator(f'[data-key="{table.page.locator(".hand .dim").first.get_attribute("data-key")}"]')
    (x, y), up = middle(card), to_the_felt(table, card)
    drag(table, card, 0, -up)
    mouse = table.page.mouse
    mouse.down()
    mouse.move(x, y - up - NEAR)
    assert math.dist(middle(card), (x, y - up - NEAR)) < NEAR
    mouse.move(x, y)
    mouse.up()
    assert math.dist(middle(card), (x, y)) < NEAR


def test_a_card_that_was_dragged_to_the_felt_flies_on_from_there(desk: Profile) -> None:
    match = find(seats_of("hbb", "boast"), lambda match: alone(match) and match.plies > 6)
    desk.settings(**{**QUICK, "pace": "slow"})
    desk.lay(match)
    table = desk.at(desk.open("#table/m1", size=(1280, 800), script=HELD, reduced_motion="no-preference"))
    table.wait("turn")
    card = table.page.locator(".hand button.card:not(.dim)").first
    (x, y), up = middle(card), to_the_felt(table, card)
    count = len(table.hand())
    drag(table, card, 0, -up)
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length < n", arg=count)
    starts = [middle(one) for one in table.page.locator("#t-centre .turn .card").all()]
    assert min(math.dist(start, (x, y - up)) for start in starts) < NEAR, (starts, x, y - up)
