"""The ground under a player's thumb: the dock stays where it is from turn to turn, and while a long hint is read."""

import json

import pytest

from engine.core.match import Match
from tests.commentary import Scripted
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import Ground, clashes, crossings, ground, hidden_indices, hidden_points, moved
from tests.e2e.profile import Profile
from tests.e2e.test_lessons import begin, steps_of
from tests.e2e.visit import resize
from tests.sampling import daily
from web.make.languages import BASE, further_languages

pytestmark = pytest.mark.core

SIZES = [(390, 844), (360, 640), (320, 568), (844, 390), (1280, 800)]
STAYS = {"t-hand", "sort", "undo", "hint"}
REGIONS = {"t-banner", "t-bar"}  # on a phone on its side they share a column, and the border between them moves
TABLES = ["hb haggis", "hbbb team", "hbbb boast", "hb handromi"]


@pytest.mark.parametrize("kinds", TABLES)
def test_the_dock_stays_where_it_is_from_turn_to_turn(profile: Profile, kinds: str) -> None:
    # Bets come and go, two rows of cards become one; the cloth alone takes what that changes.
    table = profile.table(find(seats_of(*kinds.split()), alone))
    page = table.page
    before: dict[tuple[int, int], Ground] = {size: {} for size in SIZES}
    cards = []
    while table.wait("turn", "deal over", "match over") == "turn" and table.hand():
        cards.append(len(table.hand()))
        for size in SIZES:
            resize(page, *size)
            stays = STAYS if size == (844, 390) else STAYS | REGIONS
            after = {key: box for key, box in ground(page).items() if key in stays}
            assert (size, cards, moved(before[size], after)) == (size, cards, {})
            assert (size, cards, clashes(page), crossings(page)) == (size, cards, [], [])
            assert (size, cards, hidden_indices(page)) == (size, cards, [])
            before[size] |= after
        table.turn_by_hint()
    assert min(cards) < max(cards) - 3


# Where the parts of a lesson in Boast are; the cards of the hand are in its middle.
_PLACES = """(parts) => parts.map((part) => {
  const { top, left, height } = document.querySelector(part).getBoundingClientRect();
  return [part, Math.round(top), part === ".hand" ? 0 : Math.round(left), Math.round(height)];
})"""
PARTS = [".seat", ".seat .chip-tricks", ".tower", ".coach-bar", ".strip", ".hand", ".actions"]


def test_the_last_cards_of_a_lesson_move_nothing(profile: Profile) -> None:
    exact = [step["name"] for step in steps_of("boast")].index("exact")
    profile.put("talon.lessons", json.dumps({"steps": {"boast": exact}}))
    lesson = begin(profile, "boast", pace="slow")
    page = lesson.page
    lesson.make("1r")
    page.locator("[data-act=coach-next]").wait_for()
    before = page.evaluate(_PLACES, PARTS)
    lesson.table.hit(page.locator("[data-act=coach-next]"))
    lesson.wait(exact + 1)
    assert page.evaluate(_PLACES, PARTS) == before, "their hands are empty"
    lesson.make("x")
    page.locator(".told-won").wait_for()
    assert page.evaluate(_PLACES, PARTS) == before, "so is the learner's"


_RAISE = """(raised) => {
  const places = [...document.querySelectorAll(".hand .place")];
  const second = places.findIndex((place) => place.matches(".begins-row"));
  for (const place of places.slice(second)) place.firstChild.classList.toggle("selected", raised);
}"""


def test_what_a_card_counts_is_seen_above_raised_cards(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), alone))
    table.wait("turn")
    page = table.page
    page.evaluate(_RAISE, True)
    for size in ((390, 844), (360, 640), (430, 932), (844, 390), (1280, 800)):
        resize(page, *size)
        assert (size, hidden_points(page), hidden_indices(page)) == (size, [], [])
    page.evaluate(_RAISE, False)
    resize(page, 320, 568)
    assert hidden_points(page) == [], "at rest, even there"


# By game, the deal and ply at which a hint has most to say.
WORDY = {"haggis": (1, 15), "handromi": (0, 36)}
LINES = 36  # pixels at most, two lines of text, by which the longest hint makes the felt lower
ON_FELT = ("zone:", "name of", "melds:")  # what makes room for it
FELT = 60  # pixels of the cloth, at least, while a hint is shown
OTHERS = [(game, language) for game in WORDY for language in (BASE, *further_languages())]


def wordy(game: str) -> Match:
    """Returns a match at a decision about which a hint says much."""
    number, ply = WORDY[game]
    deal = Scripted(game, 3, number)
    match = deal.start()
    for seat, text in deal.played().deals[0].moves[:ply]:
        match = match.play(seat, text)
    return match


@pytest.mark.parametrize(("game", "language"), daily(OTHERS, 2))
def test_a_hint_is_read_in_full_and_moves_nothing_under_a_finger(profile: Profile, game: str, language: str) -> None:
    match = wordy(game)
    for guided in ("off", "on"):
        for side in ("right", "left"):
            table = profile.table(match, hints="deep", guided=guided, side=side, language=language)
            table.wait("turn")
            page = table.page
            sizes = ((390, 844), (360, 640))
            before, whole = {}, {}
            for size in sizes:
                resize(page, *size)
                boxes = ground(page).items()
                before[size] = {key: box for key, box in boxes if not key.startswith(ON_FELT)}
                whole[size] = page.locator(".cloth").evaluate("cloth => cloth.offsetHeight")
            table.hit(page.locator("[data-act=hint]"))
            page.locator(".is-hint .hint-others").wait_for()
            table.settle()
            for size in sizes:
                resize(page, *size)
                now = (size, guided, side)
                over = page.locator(".strip-text").evaluate("text => text.scrollHeight - text.clientHeight")
                assert (now, over <= 1) == (now, True)
                assert (now, moved(before[size], ground(page))) == (now, {})
                assert (now, clashes(page), crossings(page)) == (now, [], [])
                cloth = page.locator(".cloth").bounding_box()
                assert cloth is not None
                assert (now, cloth["height"] >= FELT) == (now, True)
                assert (now, whole[size] - cloth["height"] <= LINES) == (now, True)
            page.close()
