"""Boast or Nothing on the page: whole matches with three and five players, the tower, people who pass the device."""

import re
from collections.abc import Callable
from itertools import pairwise, product

import pytest
from playwright.sync_api import expect

from app.markup.cards import back_html
from engine.core.match import Match
from engine.games.boast.rules.state import State
from engine.games.boast.rules.tower import SPELT
from tests.e2e.matches import MANY, NAMES, alone, bot_move, find, seats_of
from tests.e2e.measures import clashes
from tests.e2e.profile import Profile
from tests.e2e.secrecy import cards_in, loaded, markup, seen_by
from tests.e2e.table import Table
from tests.e2e.test_play import rows, settlement
from tests.e2e.visit import resize
from tests.sampling import daily

pytestmark = pytest.mark.core

HAND = 7
GOAL = 5
SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800)]

# Where all elements that a selector finds are on the screen.
_PLACES = "all => all.map(e => e.getBoundingClientRect().toJSON())"


def state_of(match: Match) -> State:
    """Returns the state of a round."""
    assert isinstance(match.state, State)
    return match.state


def first_card(match: Match) -> tuple[int, str]:
    """Returns the first playable card of a hand sorted by suit: seat and text."""
    seat = match.state.must[0]
    return seat, match.game.write(match.legal(seat)[0])


def short(players: int, rounds: int, chosen: Callable[[Match], tuple[int, str]]) -> Match:
    """Returns the beginning of a match that lasts this many rounds when seat 0 plays what is `chosen`."""
    for number in range(MANY):
        begun = match = seats_of("h" + "b" * (players - 1), "boast")(f"short/{number}")
        while match.setup.deal <= rounds:
            while match.outcome is None:
                match = match.play(*(chosen if alone(match) else bot_move)(match))
            if match.end is not None:
                return begun
            match = match.next()
    raise AssertionError("no match is short")


def tower(table: Table) -> str:
    """Returns the suits of the chips on the table, from the top."""
    rows: list[str] = table.page.locator(".tower .token").evaluate_all("all => all.map(e => e.className)")
    return "".join(match[1] for row in rows if (match := re.search(r"suit-(\w)", row)))


def assert_tells_all(table: Table, match: Match) -> None:
    """Checks what the table must show at every moment against the state of the match."""
    state = state_of(match)
    view = state.information(None)
    wanted = view.terms.wanted
    assert tower(table) == SPELT[state.tower]
    places = table.page.locator(".turns .turn")
    assert places.count() == match.setup.seats
    assert places.first.locator(".turn-name").inner_text() == match.players[state.leader].name
    assert places.first.locator(".turn-leads").inner_text() == "on lead"
    assert table.page.locator(".turns .card").count() == len(state.trick)
    assert table.page.locator(".aside .card").count() == 2
    for seat, tricks in enumerate(state.taken):
        where = "#t-banner .own" if seat == 0 else f'#t-seats [data-key="seat:{seat}"]'
        told = table.page.locator(where).inner_text()
        assert f"{tricks} of {wanted}" in told
        assert re.search(r"none|more|enough|no points", told)
    led = table.page.locator(".told").inner_text().strip()
    assert led == ("" if state.led == 3 else f"The trick: {('red', 'blue', 'yellow')[state.led]} was led")


@pytest.mark.rota("whole hands")
@pytest.mark.parametrize(("players", "rounds", "hinted"), daily([(3, 3, False), (5, 3, True)], 1))
def test_a_whole_match_to_five_points(profile: Profile, players: int, rounds: int, hinted: bool) -> None:
    # From the first card to the last, by hand or by hints; each round has its settlement.
    match = short(players, rounds, bot_move if hinted else first_card)
    table = profile.table(match)
    for number in range(1, rounds + 1):
        for turn in range(HAND):
            assert table.wait() == "turn"
            if turn in {0, 3}:
                assert_tells_all(table, loaded(profile.record()))
            assert len(table.hand()) == HAND - turn
            if hinted:
                table.turn_by_hint()
            else:
                table.turn_by_hand()
        state = table.wait("deal over", "match over")
        points, totals = settlement(table)
        assert len(points) == players
        assert rows(table) == points
        if state == "match over":
            break
        table.press("Next round")
        table.page.get_by_role("heading", level=1, name=f"round {number + 1}").wait_for()
    over = loaded(profile.record())
    assert over.end is not None
    assert sorted(totals) == sorted(over.totals)
    assert max(totals) >= GOAL
    winner = over.players[over.end.ranking.index(1)].name
    assert table.page.get_by_role("heading", name=re.compile(rf"({winner}|You) wins? the match")).is_visible()
    assert table.page.locator(".standing .chip").first.inner_text() == "1st"
    expect(table.button("Rematch")).to_be_visible()  # it appears late, so that no fast tap hits it
    assert table.button("Same cards again").is_visible()


def test_the_ring_of_the_turn_leaves_names_alone(profile: Profile) -> None:
    page = profile.table(find(seats_of("hbbb", "boast"), alone)).page
    disc = page.locator(".seat-head .disc").first
    disc.evaluate("disc => disc.classList.add('disc-turn')")
    shadow = disc.evaluate("disc => getComputedStyle(disc).boxShadow")
    assert shadow.endswith("inset"), "it lies within the disc"


def test_a_ring_for_each_trick_wanted_stays_in_its_row_when_it_is_filled(profile: Profile) -> None:
    match = find(seats_of("hbb", "boast"), lambda match: alone(match) and max(state_of(match).taken) == 2)
    table = profile.table(match)
    table.wait("turn")
    for seat, tricks in enumerate(state_of(match).taken):
        rings = table.page.locator(f'[data-key="seat:{seat}"] .rings')
        assert rings.locator(".is-taken").count() == tricks
        places = rings.locator(".ring").evaluate_all(_PLACES)
        assert len(places) == state_of(match).terms.wanted
        around = rings.bounding_box()
        assert around is not None
        gaps = [after["left"] - before["right"] for before, after in pairwise(places)]
        assert all(0 < gap < places[0]["width"] for gap in gaps), gaps
        assert places[-1]["right"] <= around["x"] + around["width"]


def test_a_tap_on_the_tower_and_on_a_seat_explains_them(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbbb", "boast"), alone))
    table.wait("turn")
    table.hit(table.page.locator(".tower"))
    table.page.get_by_role("heading", name="The tower", exact=True).wait_for()
    table.close()
    table.hit(table.page.locator('.seat[data-seat="1"] .seat-name'))
    assert "Two aims are open: exactly 2 for one point" in table.page.locator("dialog").inner_text()
    table.close()
    for name, heading in (("See the rule", "The tower"), ("About Béla", "Béla"), ("About Anna", "Anna")):
        table.button(name).focus()
        table.page.keyboard.press("Enter")
        table.page.get_by_role("heading", name=heading, exact=True).wait_for()
        table.close()


def deciding(match: Match) -> bool:
    """Returns whether seat 0 ends the first trick and the tower decides it."""
    if not alone(match) or len(state_of(match).trick) < match.setup.seats - 1:
        return False
    after = match.play(*first_card(match))
    return state_of(after).tricks[-1].moved and not state_of(match).tricks


def test_after_a_trick_it_says_why_and_the_chip_moves(profile: Profile) -> None:
    match = find(seats_of("hbb", "boast"), deciding)
    after = state_of(match.play(*first_card(match)))
    table = profile.table(match, pace="slow")
    table.wait("turn")
    before = tower(table)
    table.turn_by_hand()
    why = table.page.locator(".told-won")
    why.wait_for()
    assert re.search(r"(Red|Blue|Yellow) is above (red|blue|yellow)", why.inner_text())
    assert tower(table) == before == SPELT[state_of(match).tower]
    assert table.page.locator(".turns .card").count() == 3
    table.hit(table.page.locator(".tower"))  # a tap ends the pause
    why.wait_for(state="detached")
    assert tower(table) == SPELT[after.tower] != before
    assert table.page.locator(".tower .token").last.get_attribute("aria-label") == (
        f"{ {'r': 'red', 'b': 'blue', 'y': 'yellow'}[tower(table)[-1]] } chip, moved by the last trick"
    )


def later(match: Match) -> bool:
    """Returns whether seat 0 is to play, and two tricks are over."""
    return alone(match) and len(state_of(match).tricks) > 1


def test_the_cards_of_a_trick_are_side_by_side_in_its_sheet_and_the_aid_is_a_list(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbb", "boast"), later))
    page = table.page
    table.wait("turn")
    for size in SIZES:
        resize(page, *size)
        page.keyboard.press("t")
        rows = page.locator("dialog .plays-row").all()
        assert len(rows) > 1
        for row in rows:
            tops = row.locator(".card").evaluate_all("all => all.map((card) => card.getBoundingClientRect().top)")
            assert max(tops) - min(tops) < 0.5, size
        table.close()
    page.keyboard.press("g")
    lines = page.locator("dialog .guide-line")
    lines.first.wait_for()
    assert set(lines.evaluate_all("all => all.map((line) => getComputedStyle(line).display)")) == {"list-item"}


def bound(match: Match) -> bool:
    """Returns whether seat 0 has to follow, with cards that it may not play and no escape."""
    view = match.state.information(0)
    return alone(match) and len(match.legal(0)) < view.hand.bit_count() and "x" not in str(match.legal(0))


def test_a_dimmed_card_says_why_and_a_card_takes_two_taps(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbbb", "boast"), bound))
    table.wait("turn")
    held = table.hand()
    lit = len(table.live())
    dim = table.page.locator(".hand button.dim").first
    assert "does not fit" in (dim.get_attribute("aria-label") or "")
    table.hit(dim)
    table.page.locator(".banner.is-refusal").wait_for()
    assert re.fullmatch(r"Follow (red|blue|yellow)(: you have \w+|, you have \w+, or play an escape)", table.banner())
    assert table.selected() == []
    table.hit(table.page.locator(".hand button.live").first)  # one
    table.settle()
    assert len(table.moves()) == 1
    # With a card selected the others still answer the same, and those that may be played instead stay lit.
    assert len(table.live()) == lit - 1
    table.hit(dim)
    table.page.locator(".banner.is-refusal").wait_for()
    assert table.banner().startswith("Follow ")
    table.hit(table.page.locator('#t-bar [data-act="move"]'))  # two
    table.wait("turn", "deal over")
    assert len(table.hand()) == len(held) - 1


def test_three_people_pass_the_phone_for_a_trick(profile: Profile) -> None:
    # The curtain falls between turns with nobody's hand behind it; at the end it tells who took the trick and why.
    table = profile.table(seats_of("hhh", "boast")("pass", dealer=2))
    for seat in range(3):
        table.wait("curtain")
        now = loaded(profile.record())
        assert now.state.must == (seat,)
        assert table.page.locator(".hand, #t-banner button, #t-seats li, .tower").count() == 0
        assert cards_in(markup(table.page), now) <= seen_by(now, 0, 1, 2)
        table.press(f"I am {NAMES[seat]}: show my cards")
        table.wait("turn")
        assert len(table.hand()) == HAND
        assert cards_in(markup(table.page), now) <= seen_by(now, seat)
        table.turn_by_hand()
    table.wait("curtain")
    (taken,) = state_of(loaded(profile.record())).tricks
    assert f"{NAMES[taken.winner]} takes the trick" in table.page.locator(".curtain-news").inner_text()


def test_five_players_fit_every_screen(profile: Profile) -> None:
    # Nothing overlaps, nothing is off the screen, and nothing needs scrolling.
    table = profile.table(
        find(seats_of("hbbbb", "boast"), lambda match: alone(match) and len(state_of(match).trick) == 4)
    )
    page = table.page
    table.wait("turn")
    for width, height in SIZES:
        resize(page, width, height)

        def places(selector: str) -> list[dict[str, float]]:
            found: list[dict[str, float]] = page.locator(selector).evaluate_all(_PLACES)
            return found

        parts = [*places(".seat"), *places(".hand .card"), *places(".turns .turn"), *places(".tower .token-row")]
        assert len(parts) == 4 + len(table.hand()) + 5 + 3
        for part in [*parts, *places(".aside")]:
            assert part["left"] >= 0
            assert part["right"] <= width
            assert part["bottom"] <= height
        for this, that in [
            (".seat", ".cloth"),
            (".turn", ".hand .card"),
            (".turn", ".token-row"),
            (".turn", ".aside"),
        ]:
            for one in places(this):
                for other in places(that):
                    assert apart(one, other), (width, height, this, that)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_trump_and_a_stock_beside_the_trick_cover_nothing(profile: Profile) -> None:
    # Boast has one zone there: of its two cards one stays as the trump, and a stock is added beside it.
    table = profile.table(
        find(seats_of("hbbbb", "boast"), lambda match: alone(match) and len(state_of(match).trick) == 4)
    )
    page = table.page
    table.wait("turn")
    stock = back_html(key="stock", label="Stock", count=12)
    html = f'<div class="aside"><div class="stock">{stock}</div><span>Stock</span></div>'
    page.locator(".aside .place").last.evaluate("place => place.remove()")
    page.locator(".aside").evaluate("(aside, html) => aside.insertAdjacentHTML('afterend', html)", html)
    for width, height in SIZES:
        resize(page, width, height)
        asides = page.locator(".aside").evaluate_all(_PLACES)
        assert len(asides) == 2
        for aside in asides:
            assert 0 <= aside["left"] < aside["right"] <= width
        for selector in (".aside", ".turn", ".token-row", ".cloth-tools button", ".hand .card"):
            others = [one for one in page.locator(selector).evaluate_all(_PLACES) if one not in asides]
            for one, other in [*product(asides, others), tuple(asides)]:
                assert apart(one, other), (width, height, selector)


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    """Returns whether two rectangles share no more than an edge."""
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def test_a_desk_shows_the_trick_and_the_tower_in_large_type(desk: Profile) -> None:
    page = desk.table(find(seats_of("hbbbb", "boast"), lambda match: alone(match) and match.plies >= 9)).page
    page.locator(".turn > .card").first.wait_for()
    for percent in (150, 200):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")
        resize(page, 1280, 800)
        (cloth,) = page.locator("#t-centre").evaluate_all(_PLACES)
        shown = page.locator(".tower, .turn-name, .turn > .card").evaluate_all(_PLACES)
        assert (percent, [place for place in shown if place["bottom"] > cloth["bottom"]]) == (percent, [])


@pytest.mark.parametrize("kinds", ["hbb", "hbbb", "hbbbb"])
def test_the_tower_tells_what_beats_what_on_a_phone_on_its_side_too(profile: Profile, kinds: str) -> None:
    table = profile.table(find(seats_of(kinds, "boast"), lambda match: alone(match) and match.plies > 6))
    table.wait("turn")
    for size in ((390, 844), (844, 390)):
        resize(table.page, *size)
        labels = [one.bounding_box() for one in table.page.locator(".token-beats").all()]
        beside = [one.bounding_box() for one in table.page.locator(".told > span, .turn > .card").all()]
        assert (size, len([box for box in labels if box])) == (size, 2)
        for label in labels:
            for other in beside:
                assert label is not None
                assert other is not None
                free = label["x"] + label["width"] <= other["x"] or label["y"] + label["height"] <= other["y"]
                assert (size, free) == (size, True)
        assert (size, clashes(table.page)) == (size, [])
