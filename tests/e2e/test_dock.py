"""The dock below the cloth stays where it is while its player chooses; its cards are as large as they can be."""

from collections.abc import Callable, Iterator
from itertools import accumulate, groupby

import pytest
from playwright.sync_api import expect

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.handromi import lays_off, seek
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import Ground, clashes, crossings, enlarged, ground, hidden_indices, moved
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.visit import resize
from tests.look.tables import lapsing
from tests.sampling import daily
from web.make.languages import BASE, further_languages

pytestmark = pytest.mark.core

SIZES = [(320, 568), (360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
LARGER = (100, 150, 200)  # per cent


def holding(least: int, most: int) -> Callable[[Match], bool]:
    """Returns the moment at which seat 0 is to play with this many cards in hand."""
    return lambda match: alone(match) and match.outcome is None and least <= look(match, 0).seats[0].cards <= most


def answering(match: Match) -> bool:
    """Returns whether seat 0 can beat a play, or pass."""
    tricks = [zone for zone in look(match, 0).zones if zone.key == "trick"]
    return alone(match) and bool(tricks) and len(tricks[0].groups) > 1 and len(match.legal(0)) > 2


def unopened(match: Match) -> bool:
    """Returns whether seat 0 is past its first turn without having opened, and seat 1 has laid combinations."""
    zones = {zone.key: zone for zone in look(match, 0).zones}
    swaps = any(match.game.write(move).startswith("swap") for move in match.legal(0))
    return alone(match) and not swaps and not zones["melds:0"].groups and len(zones["melds:1"].groups) > 2


def draws(match: Match) -> bool:
    """Returns whether seat 0 is to draw."""
    return alone(match) and "draw" in {match.game.write(move) for move in match.legal(0)}


STAYS = {"t-banner", "t-hand", "t-bar", "sort", "undo", "hint"}
POSITIONS: dict[str, Callable[[], Match]] = {
    "bets": lambda: find(seats_of("hb"), alone),
    "answer": lambda: find(seats_of("hbb"), answering),
    "team": lambda: find(seats_of("hbbb", "team"), answering),
    "team bets": lambda: find(seats_of("hbbb", "team"), lambda match: alone(match) and match.plies < 12),
    "boast": lambda: find(seats_of("hbbbb", "boast"), alone),
    "opening": lambda: find(seats_of("hb", "handromi"), alone),
    "melds": lambda: find(seats_of("hbbb", "handromi"), lambda match: alone(match) and match.plies > 60),
    "unopened": lambda: find(seats_of("hbb", "handromi"), unopened),
}
CASES = [(name, percent) for percent in LARGER for name in POSITIONS]


def laid(profile: Profile, match: Match, percent: int = 100, **chosen: str) -> Table:
    """Opens a table with type of this size, and waits for the turn."""
    profile.settings(**{**QUICK, **chosen})
    profile.lay(match)
    table = profile.at(profile.open("#table/m1", script=enlarged(percent)))
    table.wait("turn")
    return table


def choices(table: Table) -> Iterator[str]:
    """Does what a player may do before a move; yields what was done, step by step."""
    page = table.page
    cards = page.locator(".hand button.card")
    yield "the turn begins"
    table.hit(cards.first)
    table.settle()
    yield "the first card is tapped"
    if page.locator('.hand [aria-pressed="true"]').count():
        table.clear()
        yield "the selection is cleared"
    table.hit(cards.last)
    table.settle()
    yield "the last card is tapped"
    table.press("Hint")
    page.locator(".is-hint").wait_for()
    yield "a hint is shown"
    table.clear()
    bet = page.locator("#t-bar [data-act=bet]")
    if bet.count():
        table.hit(bet.first)
        yield "a bet asks for a second tap"
        no = page.locator("#t-bar [data-act=disarm]")
        table.hit(no)
        yield "the bet is called off"
    if page.locator("[data-act=dismiss-bets]").count():
        table.hit(page.locator("[data-act=dismiss-bets]"))
        yield "the bets are put away"
        table.press("Hint")
        page.locator(".is-hint").wait_for()


@pytest.mark.parametrize(("name", "percent"), daily(CASES, 3))
def test_nothing_in_the_dock_moves_while_its_player_chooses(profile: Profile, name: str, percent: int) -> None:
    # Whatever is tapped, nothing that is there before and after has moved; everything can be read and hit.
    table = laid(profile, POSITIONS[name](), percent)
    for size in SIZES:
        resize(table.page, *size)
        before: Ground = {}
        for done in choices(table):
            after = ground(table.page)
            assert (size, done, moved(before, after)) == (size, done, {})
            assert (size, done, clashes(table.page), crossings(table.page)) == (size, done, [], [])
            before |= after
        bar = after["t-bar"]
        assert bar[1] + bar[3] <= size[1] + 1
        hand = after["t-hand"]
        assert hand[1] + hand[3] <= bar[1] + 1 or size == (844, 390)


def test_combinations_lie_still_while_a_card_is_chosen_for_them(profile: Profile) -> None:
    # Each of them becomes a button then; none may be narrower for it, or what is tapped next has moved away.
    table = laid(profile, seek("hbb", lays_off))
    for size in SIZES:
        resize(table.page, *size)
        before = {key: box for key, box in ground(table.page).items() if key.startswith("zone:")}
        table.hit(table.page.locator(".hand button.card").first)
        table.settle()
        assert table.page.locator(".meld > .cover").count() > 1
        assert (size, moved(before, ground(table.page))) == (size, {})
        table.clear()


@pytest.mark.parametrize("cards", [7, 14])
def test_drawing_a_card_moves_nothing(profile: Profile, cards: int) -> None:
    # With one card more the hand has a second row, or a longer one; the buttons around it must not move.
    def sought(match: Match) -> bool:
        return draws(match) and look(match, 0).seats[0].cards == cards

    table = laid(profile, find(seats_of("hb", "handromi"), sought))
    before = {key: box for key, box in ground(table.page).items() if key in STAYS}
    assert len(before) == len(STAYS)
    table.press("Draw")
    expect(table.page.locator(".hand button.card")).to_have_count(cards + 1)
    table.settle()
    assert moved(before, ground(table.page)) == {}


# By position and window size, the least width of a card.
WIDTHS = {
    "seventeen": {(390, 844): 64, (360, 640): 60, (320, 568): 52, (844, 390): 60, (1280, 800): 96, (1920, 1080): 150},
    "exchange": {(390, 844): 64, (360, 640): 58, (320, 568): 50, (844, 390): 60, (1280, 800): 88, (1920, 1080): 150},
    "ten": {(390, 844): 64, (360, 640): 60, (320, 568): 52, (844, 390): 60, (1280, 800): 110, (1920, 1080): 150},
    "rummy": {(390, 844): 64, (360, 640): 44, (320, 568): 38, (844, 390): 48, (1280, 800): 96, (1920, 1080): 140},
}
HANDS: dict[str, Callable[[], Match]] = {
    "seventeen": lambda: find(seats_of("hb"), alone),
    "exchange": lambda: seats_of("hbbb", "team")("large", dealer=3),
    "ten": lambda: find(seats_of("hb"), holding(8, 10)),
    "rummy": lambda: find(seats_of("hb", "handromi"), alone),
}
LEAST = 22  # pixels: the narrowest card of a meld
ARM = 18  # pixels of a rank that is read at arm's length


@pytest.mark.parametrize("name", daily(list(HANDS), 2))
def test_cards_are_as_large_as_they_can_be_and_each_can_be_read(profile: Profile, name: str) -> None:
    table = laid(profile, HANDS[name]())
    page = table.page
    for size, least in WIDTHS[name].items():
        resize(page, *size)
        boxes = page.locator(".hand .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
        assert (size, min(box["width"] for box in boxes)) >= (size, least)
        assert len({round(box["top"]) for box in boxes}) <= 2
        assert all(box["left"] >= 0 and box["right"] <= size[0] for box in boxes)
        assert (size, hidden_indices(page)) == (size, [])
        ranks = page.locator(".hand .rank").evaluate_all(
            "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
        )
        assert min(ranks) >= (ARM if size[0] >= 390 else ARM - 3)
    resize(page, 390, 844)
    table.hit(page.locator(".hand button.card").last)
    table.settle()
    assert hidden_indices(page) == []  # not even below a raised card


_SUITS = """() => [...document.querySelectorAll(".hand .place")].map((place) => {
  const suit = [...place.firstChild.classList].find((style) => style === "wild" || style.startsWith("suit-"));
  return [suit, Math.round(place.getBoundingClientRect().top)];
})"""


def lengths(match: Match) -> list[int]:
    """Returns how many cards of each suit seat 0 holds, in the order of the suits, and last the wild ones."""
    (hand,) = [zone for zone in look(match, 0).zones if zone.key == "hand:0"]
    suits = [99 if "wild" in slot.marks else dict(slot.order)["suit"] for slot in hand.slots]
    return [suits.count(suit) for suit in sorted(set(suits))]


def parted(match: Match) -> bool:
    """Returns whether a suit spans the middle of seat 0's hand of 14 cards or more and begins or ends close to it."""
    if not alone(match):
        return False
    count = sum(lengths(match))
    ends = list(accumulate(lengths(match)))
    return count >= 14 and (count + 1) // 2 not in ends and any(max(end, count - end) <= 11 for end in ends)


@pytest.mark.parametrize("kinds", daily(["hbb haggis", "hbbb team", "hb handromi", "hbb handromi"], 2))
def test_no_suit_lies_in_two_rows_where_another_break_leaves_both_their_room(profile: Profile, kinds: str) -> None:
    table = laid(profile, find(seats_of(*kinds.split()), parted))
    page = table.page
    sort = page.locator(".strip-tools [data-act=sort]")
    for size in ((390, 844), (360, 640)):
        resize(page, *size)
        seen, suits = [], []
        for _ in range(2):  # by rank and by suit, whichever comes first
            cards = page.evaluate(_SUITS)
            wide = page.evaluate("document.querySelector('.hand .card').offsetWidth")
            seen.append((wide, ground(page)["t-hand"]))
            assert len({top for _, top in cards}) == 2
            assert (size, hidden_indices(page)) == (size, [])
            rows = {suit: {top for other, top in cards if other == suit} for suit, _ in cards}
            if len(list(groupby(suit for suit, _ in cards))) == len(rows):
                suits += [max(map(len, rows.values()))]
            sort.click()
            table.settle()
        assert suits == [1], "each suit lies in one row"
        assert seen[0] == seen[1], "the dock stays as it is"


def test_cards_are_smaller_for_who_likes_them_so(profile: Profile) -> None:
    page = profile.table(find(seats_of("hb"), alone)).page
    page.locator(".hand .card").first.wait_for()
    widths = {}
    for size in ("large", "medium", "small"):
        page.evaluate("(size) => { document.documentElement.dataset.cards = size; }", size)
        widths[size] = page.evaluate("document.querySelector('.hand .card').getBoundingClientRect().width")
    assert widths["large"] > 1.1 * widths["medium"] > 1.2 * widths["small"] > 44


@pytest.mark.parametrize("name", daily(list(HANDS), 1))
def test_large_print_is_larger_and_each_index_stays_in_sight(profile: Profile, name: str) -> None:
    table = laid(profile, HANDS[name]())
    page = table.page
    sizes = {}
    for faces in ("drawn", "large"):
        page.evaluate("(faces) => { document.documentElement.dataset.faces = faces; }", faces)
        rank, mark = (f"getComputedStyle(document.querySelector('.hand .{part}'))" for part in ("rank", "index-mark"))
        sizes[faces] = (page.evaluate(f"parseFloat({rank}.fontSize)"), page.evaluate(f"parseFloat({mark}.width)"))
    assert sizes["large"][0] > 1.3 * sizes["drawn"][0]
    assert sizes["large"][1] > 1.3 * sizes["drawn"][1]
    assert hidden_indices(page) == []


def test_a_long_hint_needs_no_scrolling_in_large_type(profile: Profile) -> None:
    table = laid(profile, find(seats_of("hbb"), lambda match: alone(match) and match.plies >= 9), 130, hints="deep")
    resize(table.page, 390, 844)
    table.press("Hint")
    table.page.locator(".is-hint .hint-others").wait_for()
    over = "text => text.scrollHeight - text.clientHeight"
    assert table.page.locator(".strip-text").evaluate(over) <= 1


def laid_down(match: Match) -> int:
    """Returns how many combinations lie on the table."""
    return sum(len(zone.groups) for zone in look(match, 0).zones if zone.kind == "melds")


# By players, least number of combinations and window size, the least width of a card.
LAID = {
    ("hb", 2): {(390, 844): 36, (360, 640): LEAST, (844, 390): 40, (1280, 800): 60},
    ("hbb", 7): {(390, 844): 28, (360, 640): LEAST, (844, 390): 30, (1280, 800): 50},
    ("hbbb", 9): {(390, 844): 31, (360, 640): LEAST, (844, 390): 26, (1280, 800): 55},
    ("hbbb", 14): {(390, 844): 26, (360, 640): LEAST, (844, 390): LEAST, (1280, 800): 40},
}


@pytest.mark.parametrize(("kinds", "count"), daily(list(LAID), 2))
def test_melds_are_as_large_as_they_can_be_and_scroll_last(profile: Profile, kinds: str, count: int) -> None:
    # Cards scroll only where they could not be read any smaller, and only on the smallest phones.
    page = laid(
        profile, find(seats_of(kinds, "handromi"), lambda match: alone(match) and laid_down(match) >= count)
    ).page
    for size, least in LAID[kinds, count].items():
        resize(page, *size)
        melds = page.locator(".melds")
        over = melds.evaluate("melds => melds.scrollHeight - melds.clientHeight")
        beyond = melds.evaluate("melds => melds.scrollWidth - melds.clientWidth")
        widths = page.locator(".melds .card").evaluate_all("all => all.map(e => e.getBoundingClientRect().width)")
        assert (size, min(widths)) >= (size, least)
        assert over <= 2 or (size not in ((390, 844), (1280, 800)) and max(widths) <= LEAST), size
        assert (size, beyond, clashes(page)) == (size, 0, [])
        assert page.locator(".pile-name").evaluate_all("all => all.every((e) => e.checkVisibility())"), size


def test_a_full_hand_leaves_the_combinations_their_room_on_a_low_phone(profile: Profile) -> None:
    match = find(seats_of("hbb", "handromi"), lambda match: holding(15, 16)(match) and laid_down(match) >= 5)
    page = laid(profile, match, guided="on").page
    for size in ((360, 640), (390, 664)):
        resize(page, *size)
        over = page.locator(".melds").evaluate("melds => melds.scrollHeight - melds.clientHeight")
        assert (size, over <= 2, hidden_indices(page), clashes(page)) == (size, True, [], [])


def test_names_of_piles_are_as_wide_whether_they_can_be_tapped_or_not(profile: Profile) -> None:
    # Browsers render the text of buttons their own way: a name could need another line once its pile is a button.
    page = laid(profile, find(seats_of("hbb", "handromi"), unopened)).page
    drawn = page.locator(".pile, .meld").evaluate_all("all => all.map((e) => getComputedStyle(e).textRendering)")
    assert set(drawn) == {page.evaluate("getComputedStyle(document.body).textRendering")}


def crowded(match: Match) -> bool:
    """Returns whether seat 0 can do four things with one card."""
    return alone(match) and max(map(len, choices_by_card(match).values()), default=0) >= 4


def choices_by_card(match: Match) -> dict[str, list[str]]:
    """Returns what can be done with each card of seat 0 alone."""
    found: dict[str, list[str]] = {}
    for text in [match.game.write(move) for move in match.legal(0)]:
        kind, *cards = text.split()
        if kind == "discard" or (kind == "layoff" and len(cards) == 2):
            found.setdefault(cards[0], []).append(text)
    return found


_OVER = """() => [...document.querySelectorAll("#t-bar .btn")].filter((button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return text.top < box.top || text.bottom > box.bottom || text.left < box.left || text.right > box.right;
}).map((button) => button.innerText)"""


def test_texts_of_many_buttons_keep_to_them(profile: Profile) -> None:
    match = find(seats_of("hbbb", "handromi"), crowded)
    card, moves = max(choices_by_card(match).items(), key=lambda pair: len(pair[1]))
    table = laid(profile, match)
    table.tap(card)
    assert len(table.moves()) == len(moves)
    for size in ((390, 844), (360, 640), (844, 390), (1280, 800)):
        resize(table.page, *size)
        assert (size, table.page.evaluate(_OVER)) == (size, [])
        assert (size, crossings(table.page)) == (size, [])


@pytest.mark.parametrize("language", daily([BASE, *further_languages()], 1))
def test_the_last_question_about_bets_takes_two_lines(profile: Profile, language: str) -> None:
    table = laid(profile, POSITIONS["bets"](), language=language)
    lapsing(table)
    text = table.page.locator(".bets-text")
    for size in ((390, 844), (360, 640), (844, 390), (1280, 800)):
        resize(table.page, *size)
        lines = text.evaluate("text => text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)")
        assert (size, round(lines) <= 2) == (size, True)
