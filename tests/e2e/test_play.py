"""Whole hands and whole matches, played with nothing but what a person sees."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.e2e.matches import ending, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import paste, saved_games
from tests.e2e.secrecy import loaded
from tests.e2e.table import Table
from tests.e2e.visit import WAIT_MS, resize
from tests.look.tables import after
from tests.sampling import daily

pytestmark = pytest.mark.core

# What of the name of the pile left over is outside the cloth, or in the way of cards and tools.
_NAME = """(name) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, right, top, bottom } = box(name);
  const cloth = box(document.querySelector(".cloth"));
  const others = [...document.querySelectorAll(".cloth .card, .cloth-tools > *")].map(box);
  const beside = (one) => one.left >= right || one.right <= left || one.top >= bottom || one.bottom <= top;
  const cut = left < cloth.left || right > cloth.right || top < cloth.top || bottom > cloth.bottom;
  return [name.innerText.split(/\\s+/).join(" "), others.every(beside), cut];
}"""
_NAMES = {"en": "The haggis", "de": "Der Haggis", "hu": "A haggis", "ja": "ハギス"}

_ELSEWHERE = "(match) => location.hash !== `#table/${match}` && document.querySelector('.hand')"


def play_to_the_end(table: Table) -> str:
    """Plays a hand, turns alternating between by hand and by hint; returns what the table then waits for."""
    turns = 0
    while (state := table.wait()) == "turn":
        if turns % 2:
            table.turn_by_hint()
        else:
            table.turn_by_hand()
        turns += 1
    assert turns > 3
    return state


def settlement(table: Table) -> tuple[list[int], list[int]]:
    """Returns the points of the hand and the totals as the settlement on the page shows them, best first."""
    table.page.locator(".summary:not(:has(.part:empty))").wait_for()  # once the last trick has been carried away
    folded = table.page.locator(".summary details:not([open]) > summary")
    if folded.count():
        table.hit(folded)
    # While they count up, the intermediate sums are there too, invisibly.
    points = table.page.locator(".part-points:not(:has(.step-last)), .step-last").all_inner_texts()
    totals = table.page.locator(".part-total").all_inner_texts()
    return [int(text) for text in points], [int(text.split()[0]) for text in totals]


def rows(table: Table) -> list[int]:
    """Returns, for each player, the sum of the rows that explain their points."""
    parts = table.page.locator(".part-rows").all()
    return [sum(map(int, part.locator(".part-row > .num").all_inner_texts())) for part in parts]


@pytest.mark.parametrize("language", _NAMES)
def test_the_pile_left_over_has_its_name_below_it(profile: Profile, language: str) -> None:
    for plies in (0, 20):
        page = profile.table(find(seats_of("hbb"), after(plies)), language=language).page
        name = page.locator(".stock-name")
        for size in ((390, 844), (1280, 800)):
            resize(page, *size)
            name.wait_for()
            assert (size, name.evaluate(_NAME)) == (size, [_NAMES[language], True, False])


def test_a_tap_on_the_pile_left_over_tells_what_it_is(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbb"), after(20)))
    resize(table.page, 360, 640)
    table.wait("turn")
    assert table.page.locator(".stock-name").is_hidden(), "it has no room there"
    table.hit(table.page.locator(".stock"))
    assert "What is left is the haggis" in table.page.locator("dialog[open]").inner_text()
    table.close()
    table.button("The haggis. See the rule").focus()
    table.page.keyboard.press("Enter")
    table.page.get_by_role("heading", name="The deal", exact=True).wait_for()


@pytest.mark.rota("whole hands")
@pytest.mark.parametrize("seats", daily([2, 3], 1))
def test_a_whole_hand_on_a_phone_and_the_next_one(profile: Profile, seats: int) -> None:
    # A newcomer starts a game by touch, plays it out, can follow the settlement, and gets the next hand.
    profile.settings(**QUICK)
    table = profile.at(profile.open())
    if seats == 2:
        table.press("Play Haggis against the computer")
    else:
        table.press("Set up a Haggis table")
        table.hit(table.page.get_by_role("radio", name="3", exact=True))
        table.press("Deal")
    assert play_to_the_end(table) == "deal over"
    points, totals = settlement(table)
    assert len(points) == seats
    assert rows(table) == points
    assert totals == points
    assert sum(points) > 0
    table.press("Next deal")
    table.page.get_by_role("heading", level=1, name="deal 2").wait_for()
    table.wait("turn")
    score = table.page.locator(".score .visually-hidden").inner_text()
    bets = re.compile(r" \([^)]*\)")
    assert sorted(map(int, re.findall(r" (\d+)", bets.sub("", score)))) == sorted(totals)


@pytest.mark.rota("whole hands")
def test_a_whole_hand_at_a_desk_with_moving_cards(desk: Profile) -> None:
    # With a mouse, in a wide window, with all animations on: nothing gets in the way of playing.
    desk.settings(pace="fast")
    desk.lay(seats_of("hb")("desk"))
    table = desk.at(desk.open("#table/m1", reduced_motion="no-preference"))
    assert play_to_the_end(table) == "deal over"
    table.page.locator(".summary.is-tallying .step-last").first.wait_for()
    # The scores and the log are always shown beside the table: they need no sheet.
    assert table.page.get_by_role("columnheader", name="Béla").is_visible()
    points, totals = settlement(table)
    assert rows(table) == points == totals


ENDINGS: list[tuple[str, str, dict[str, str]]] = [
    ("haggis", "hb", {"target": "50"}),
    ("team", "hbbb", {"end": "50"}),
    ("boast", "hbb", {"tie": "shared"}),
    ("handromi", "hb", {"deals": "1"}),
]


@pytest.mark.parametrize(("game", "kinds", "options"), daily(ENDINGS, 2))
def test_a_match_to_its_end_then_a_rematch_and_the_same_cards_again(
    profile: Profile, game: str, kinds: str, options: dict[str, str]
) -> None:
    # The last card of an imported match: who won, every point, and both ways to play another with a single tap.
    match = ending(lambda seed: seats_of(kinds, game)(seed, **options))
    profile.settings(**QUICK)
    table = saved_games(profile)
    paste(table, match.text)
    table.press("Add to saved games")
    table.wait("turn")
    (first,) = profile.matches()
    assert profile.record(first) == match.text
    table.turn_by_hand()
    assert table.wait() == "match over"
    over = loaded(profile.record(first))
    assert over.end is not None
    winner = over.players[over.end.ranking.index(1)].name
    assert table.page.get_by_role("heading", name=re.compile(f"(You|{winner}).* wins? the match")).is_visible()
    assert table.page.locator(".standing .chip").first.inner_text() == "1st"
    points, totals = settlement(table)
    assert set(totals) == set(over.totals)
    assert rows(table) == points

    leave(table, first, "Rematch")
    (fresh,) = set(profile.matches()) - {first}
    assert setting(profile.record(fresh)) == setting(match.text)
    assert deck(profile.record(fresh)) != deck(match.text)

    # The finished match is still there, and deals the very same cards again.
    table = profile.table(first)
    table.wait("match over")
    leave(table, first, "Same cards again")
    (again,) = set(profile.matches()) - {first, fresh}
    assert setting(profile.record(again)) == setting(match.text)
    assert deck(profile.record(again)) == deck(match.text)
    assert profile.record(first) == over.text


def leave(table: Table, match: str, name: str) -> None:
    """Presses a button that leads to another match, once more where the row was just drawn anew under the finger."""
    for _ in range(2):
        table.press(name)
        with suppress(PlaywrightTimeoutError):
            table.page.wait_for_function(_ELSEWHERE, arg=match, timeout=WAIT_MS / 2)
            return
    raise AssertionError(f"{name} leads nowhere")


def setting(record: str) -> list[str]:
    """Returns the lines of a record that tell what is played, by whom and by which rules."""
    return [line for line in record.split("\n") if line.startswith(("[Game ", "[Seat0", "[Seat1", "[Option."))]


def deck(record: str) -> str:
    """Returns the line of a record that holds the order of the first deal's cards."""
    return next(line for line in record.split("\n") if line.startswith("[Deck "))
