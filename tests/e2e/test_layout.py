"""All texts can be read: nothing covers or cuts them, even with large type, long names and five players."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page

from engine.core.look import look
from engine.core.match import Match
from tests.e2e import matches
from tests.e2e.handromi import laying
from tests.e2e.matches import alone, bot_move, find, seats_of
from tests.e2e.measures import clashes, crossings, enlarged
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table
from tests.e2e.visit import resize
from tests.look.states import WAITING

pytestmark = pytest.mark.core

STYLE = Path(__file__).parents[2] / "web" / "style"
UPRIGHT = (390, 844)
SIDEWAYS = (844, 390)
DESK = (1280, 800)
PHONES = [(320, 568), (360, 640), UPRIGHT, SIDEWAYS, (667, 375)]
WIDEST = ("W" * 20, "M" * 20)  # as long as the field for a name allows
LONG = ("Maximilian", "Béla", "Konstantin", "Dezső", "Emmanuelle")

NARROW = 360
ROOMY = 740  # from there on a line has room for the names of all
LEAST = 7  # least number of visible letters in a long name

# Each name with the number of its visible letters: those whose box lies within that of their element.
_LETTERS = """(all) => all.map((name) => {
  const { left, right, top, bottom } = name.getBoundingClientRect();
  const shown = [...name.textContent].filter((_, at) => {
    const range = document.createRange();
    range.setStart(name.firstChild, at);
    range.setEnd(name.firstChild, at + 1);
    const letter = range.getBoundingClientRect();
    const middle = (letter.top + letter.bottom) / 2;
    return letter.left >= left - 1 && letter.right <= right + 1 && middle > top && middle < bottom;
  });
  return [name.textContent, shown.length];
})"""


# For each play, the vertical extent of the texts that say who made it and what it is.
_WRITTEN = """(all) => all.filter((play) => play.checkVisibility()).map((play) => {
  const texts = [...play.querySelectorAll(".by, .what")].filter((text) => text.checkVisibility());
  const boxes = texts.map((text) => text.getBoundingClientRect());
  return { top: Math.min(...boxes.map((box) => box.top)), bottom: Math.max(...boxes.map((box) => box.bottom)) };
})"""


# The sides at which each seat leaves the window or its strip.
_OUTSIDE = """(all) => all.flatMap((seat) => {
  const { left, top, right, bottom } = seat.getBoundingClientRect();
  const strip = seat.parentElement.getBoundingClientRect();
  const out = right > strip.right + 1 || bottom > strip.bottom + 1;
  const past = { left: left < 0, right: right > innerWidth, strip: out };
  return Object.keys(past).filter((side) => past[side] || top < 0).map((side) => `${seat.dataset.key} ${side}`);
})"""

_ANNOUNCE = "(told) => { told.textContent = 'All yellow, 9 is the highest: Milo takes the trick'; }"


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives all players names that are long for a small phone."""
    monkeypatch.setattr(matches, "NAMES", LONG)


def laid(profile: Profile, match: Match, size: tuple[int, int], *, large: bool = True, guided: str = "on") -> Table:
    """Opens a table in a window of this size, and waits for a turn or the end."""
    profile.settings(**QUICK, guided=guided)
    profile.lay(match)
    table = profile.at(profile.open("#table/m1", size=size, script=enlarged(200) if large else ""))
    table.wait("turn", "deal over", "match over")
    return table


def late(plies: int) -> Callable[[Match], bool]:
    """Returns the moment at which seat 0 is to play, at least this many plies into the hand."""
    return lambda match: alone(match) and match.plies >= plies


def over(match: Match) -> Match:
    """Returns a match after its first hand, as bots play it."""
    while match.outcome is None:
        match = match.play(*bot_move(match))
    return match


def tables() -> dict[str, Match]:
    """Returns matches of every game with many players, at moments that fill the table, and at settlements."""
    five = find(seats_of("hbbbb", "boast"), lambda match: late(9)(match) and match.plies % 5 == 4)
    return {
        "three at haggis": find(seats_of("hbb"), late(20)),
        "bets": find(seats_of("hb"), lambda match: alone(match) and match.plies == 0),
        "exchange": seats_of("hbbb", "team")("large", dealer=3),
        "teams": find(seats_of("hbbb", "team"), late(20)),
        "five at boast": five,
        "combinations": find(seats_of("hbbb", "handromi"), late(60)),
        "settlement": over(seats_of("hbbb", "team")("large")),
        "the end": over(seats_of("hb")("large", target="50")),
    }


@pytest.mark.usefixtures("named")
def test_a_table_in_large_type_can_be_read(profile: Profile) -> None:
    # With type twice as large the cloth scrolls, but the hand and the buttons stay within the thumb's reach.
    shown = tables()
    for name, match in shown.items():
        profile.lay(match, name.replace(" ", "-"))
    profile.settings(**QUICK)
    table = profile.at(profile.open(script=enlarged(200)))
    page = table.page
    for name in shown:
        profile.go(page, f"#table/{name.replace(' ', '-')}")
        table.wait("turn", "deal over", "match over")
        for width, height in (UPRIGHT, SIDEWAYS, DESK):
            resize(page, width, height)
            for end in ("0", "cloth.scrollHeight"):
                for part in ("#t-centre", "#t-settlement"):
                    page.locator(part).evaluate(f"cloth => cloth.scrollTo(0, {end})")
                assert (name, width, clashes(page)) == (name, width, [])
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            bar = page.locator("#t-bar").bounding_box()
            assert bar is not None
            assert bar["y"] + bar["height"] <= height + 1


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("kinds", "game"), [("hbbbb", "boast"), ("hbbb", "boast"), ("hbbb", "team"), ("hbbb", "handromi")]
)
def test_nobody_leaves_the_screen_in_large_type(profile: Profile, kinds: str, game: str) -> None:
    page = laid(profile, find(seats_of(kinds, game), late(9)), UPRIGHT, large=False).page
    seats = page.locator(".seat")
    for percent in (115, 130, 160, 200):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")
        for size in ((360, 640), (390, 664), UPRIGHT, SIDEWAYS):
            if (percent, size, game) == (200, SIDEWAYS, "team"):
                continue  # three open hands share one line, which scrolls
            resize(page, *size)
            assert seats.count() == len(kinds) - 1
            assert (percent, size, seats.evaluate_all(_OUTSIDE)) == (percent, size, [])
            assert all(name.is_visible() for name in page.locator(".seat-name").all())


def test_a_trick_keeps_its_size_and_its_place_in_large_type(profile: Profile) -> None:
    # Two lines of an announcement take no more room than the mark they replace.
    page = laid(profile, find(seats_of("hbbbb", "boast"), late(9)), UPRIGHT, large=False).page
    page.locator(".guide").wait_for()
    row = page.locator(".turns")
    place = page.locator(".turn-empty, .turn > .card").first
    for percent in (100, 130, 160):
        page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", f"{percent}%")
        resize(page, *UPRIGHT)
        before, card = row.bounding_box(), place.bounding_box()
        assert card is not None
        assert (percent, card["width"] >= 62) == (percent, True)
        page.locator(".told").evaluate(_ANNOUNCE)
        assert (percent, row.bounding_box()) == (percent, before)
        assert page.locator(".guide").is_visible() or percent == 160


@pytest.mark.usefixtures("named")
def test_the_sheets_of_a_table_in_large_type_can_be_read(profile: Profile) -> None:
    table = laid(profile, find(seats_of("hbbbb", "boast"), late(9)), UPRIGHT)
    for key in "mlgct":
        table.page.keyboard.press(key)
        table.page.locator("dialog[open]").wait_for()
        assert (key, clashes(table.page)) == (key, [])
        table.close()
    for sheet in ("Who plays", "Delete this match"):
        table.press("Menu")
        table.press(sheet)
        table.page.get_by_role("heading", name=sheet).wait_for()
        assert (sheet, clashes(table.page)) == (sheet, [])
        table.close()


@pytest.mark.usefixtures("named")
def test_the_screens_in_large_type_can_be_read(profile: Profile) -> None:
    # A first visit, setting up a table, rules and settings; then with matches whose names each fill a row.
    page = profile.open(size=UPRIGHT, script=enlarged(200))
    for path in ("", "#newgame/team", "#newgame/boast", "#rules/boast", "#settings"):
        profile.go(page, path)
        if "new" in path:
            profile.at(page).press(re.compile("House rules"))
            profile.at(page).hit(page.get_by_role("switch", name=re.compile("Choose temperaments")))
        can_be_read(page, path)
    for name, match in tables().items():
        profile.lay(match, name.replace(" ", "-"))
    page = profile.open(size=UPRIGHT, script=enlarged(200))
    for path in ("", "#saved"):
        can_be_read(profile.go(page, path), path)


def can_be_read(page: Page, path: str) -> None:
    """Checks a screen upright and sideways."""
    for width, height in (UPRIGHT, SIDEWAYS):
        resize(page, width, height)
        assert (path, width, clashes(page)) == (path, width, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("kinds", "game"), [("hbbbb", "boast"), ("hbbb", "boast"), ("hbbb", "team"), ("hbb", "haggis")]
)
def test_names_show_on_the_smallest_phones(profile: Profile, kinds: str, game: str) -> None:
    # At least seven letters of a ten-letter name show, on two lines if one is too short; never a letter and dots.
    page = laid(profile, find(seats_of(kinds, game), late(9)), UPRIGHT, large=False).page
    for width, height in PHONES:
        resize(page, width, height)
        names = page.locator(".seat-name, .turn-name").evaluate_all(_LETTERS)
        assert len(names) >= len(kinds) - 1
        assert [(width, name, shown) for name, shown in names if shown < min(LEAST, len(name))] == []


@pytest.mark.parametrize("game", ["haggis", "handromi"])
def test_the_widest_name_leaves_the_tools_beside_it_free(
    profile: Profile, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "NAMES", WIDEST)
    # On the smallest phone a tip would replace the name.
    page = laid(profile, find(seats_of("hb", game), alone), UPRIGHT, large=False, guided="off").page
    for width, height in PHONES:
        resize(page, width, height)
        name, tools = page.locator(".own-name").bounding_box(), page.locator(".strip-tools").bounding_box()
        assert name is not None
        assert tools is not None
        assert name["x"] + name["width"] <= tools["x"] or name["y"] >= tools["y"] + tools["height"]


def test_one_sheet_says_how_large_cards_are() -> None:
    said = re.compile(r"--(card-w|strip|rows?|fits|ground-w|step|first|token-w|turn-w):")
    assert [sheet.name for sheet in STYLE.glob("**/*.css") if said.search(sheet.read_text("utf-8"))] == ["sizes.css"]
    said = re.compile(r"--(most|shown|row-h):")  # of a hand beside a table in the middle as well
    sheets = {sheet.name for sheet in STYLE.glob("**/*.css") if said.search(sheet.read_text("utf-8"))}
    assert sheets == {"sizes.css", "phones.css"}


@pytest.mark.parametrize("game", ["haggis", "boast", "handromi"])
def test_one_scale_makes_all_cards_larger(profile: Profile, game: str) -> None:
    # Except those on the cloth, which gets the room that the others leave.
    page = laid(profile, find(seats_of("hbb", game), late(20)), UPRIGHT, large=False).page
    cards = page.locator("#app .card:not(#t-centre .card)")
    widths = "all => all.map(card => card.getBoundingClientRect().width)"
    scaled = "scale => document.documentElement.style.setProperty('--card-scale', scale)"
    for size in (UPRIGHT, SIDEWAYS, DESK):
        resize(page, *size)
        before = cards.evaluate_all(widths)
        page.evaluate(scaled, "1.1")
        assert cards.evaluate_all(widths) == pytest.approx([1.1 * width for width in before], abs=0.1), size
        page.evaluate(scaled, "1")


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize(
    ("kinds", "game", "marks"),
    [
        ("hb", "haggis", ["Maximilian", "Béla"]),
        ("hbb", "handromi", ["Maximilian", "Béla", "Konstantin"]),
        ("hbbb", "handromi", [*LONG[:4]]),
        ("hbbbb", "boast", [*LONG]),
        ("hbbb", "team", ["M+K", "B+D"]),
    ],
)
def test_every_total_says_whose_it_is(profile: Profile, kinds: str, game: str, marks: list[str]) -> None:
    # Below a name, or on a phone below its initial where there is no room for it; read aloud with the names.
    page = laid(profile, find(seats_of(kinds, game), late(4)), UPRIGHT, large=False).page
    shown = page.locator(".tally-name, .tally-mark").filter(visible=True)
    for width, height in PHONES:
        resize(page, width, height)
        initials = (width < NARROW and len(marks) > 2) or (width < ROOMY and len(marks) > 3)
        few = [mark[:1] for mark in marks] if initials else marks
        assert shown.all_inner_texts() == few
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert min(page.locator(".tally").evaluate_all("all => all.map(e => e.getBoundingClientRect().top)")) >= 0
    assert page.get_by_role(
        "button", name=re.compile("^Score: .*Maximilian.* 0.* Dezső 0$|^Score: Maxi")
    ).is_visible()
    resize(page, *DESK)
    assert all(len(text) > 3 for text in shown.all_inner_texts())


def pairs_upon_pairs(match: Match) -> bool:
    """Returns whether seat 0 faces a trick of three runs of pairs, whose names are the longest."""
    tricks = [zone for zone in look(match, 0).zones if zone.kind == "trick" and zone.key == "trick"]
    plays = tricks[0].groups if tricks else ()
    return alone(match) and [dict(play.label.args).get("width") for play in plays] == [2, 2, 2]


def test_the_plays_of_a_trick_do_not_write_over_one_another(profile: Profile) -> None:
    # Only a strip of an earlier play shows: the texts about its player and its kind stay within it.
    page = laid(profile, find(seats_of("hbb"), pairs_upon_pairs), UPRIGHT, large=False).page
    for width, height in (*PHONES, DESK):
        resize(page, width, height)
        said = page.locator(".play").evaluate_all(_WRITTEN)
        assert len(said) > 1 or height < UPRIGHT[0]
        assert all(above["bottom"] <= below["top"] + 2 for above, below in pairwise(said)), (width, height, said)


# The longest names of plays; a page in English shows those of other languages just as well.
NAMED = (
    "bomb 3-5-7-9 in four suits",
    "run of triples 8 to 10",
    "Bombe 3-5-7-9 in einer Farbe",
    "Drillingsstraße 8–10",
    "3-5-7-9 bomba (négy szín)",
    "8〜10のペアの連番",
)
_SHORTENED = "(all) => all.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent)"
_NAME_ALL = "(all, name) => all.forEach((text) => { text.textContent = name; })"


def test_the_whole_name_of_every_play_can_be_read(profile: Profile) -> None:
    page = laid(profile, find(seats_of("hbb"), pairs_upon_pairs), UPRIGHT, large=False).page
    whats = page.locator(".play:not(.play-top) .what")
    for width, height in (*PHONES, DESK):
        resize(page, width, height)
        for name in NAMED:
            whats.evaluate_all(_NAME_ALL, name)
            assert (width, height, whats.filter(visible=True).evaluate_all(_SHORTENED)) == (width, height, [])
            said = page.locator(".play").evaluate_all(_WRITTEN)
            assert all(above["bottom"] <= below["top"] + 2 for above, below in pairwise(said)), (width, height, name)
            assert (width, height, clashes(page)) == (width, height, [])


MARK = 48  # pixels: the least width at which the mark of a game can be told


@pytest.mark.parametrize("game", ["haggis", "handromi"])
def test_the_mark_on_an_empty_cloth_is_large_or_not_there(profile: Profile, game: str) -> None:
    page = laid(profile, find(seats_of("hb", game), alone), UPRIGHT, large=False).page
    mark = page.locator(".cloth-mark")
    for width, height in (*PHONES, DESK):
        resize(page, width, height)
        box = mark.bounding_box()
        assert box is None or box["width"] >= MARK, (width, height, box)
        assert box or height < UPRIGHT[1]
        assert (width, height, clashes(page)) == (width, height, [])


# By how many pixels at most what surrounds a pile cuts off the ring that lights it: an outline, or a shadow.
_CUT_OFF = """(all) => Math.max(...all.map((pile) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(pile);
  const ring = outlineStyle === "none" ? 2 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { left, top, right, bottom } = pile.getBoundingClientRect();
  const cut = [0];
  for (let above = pile.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflow === "visible") continue;
    const edge = above.getBoundingClientRect();
    cut.push(edge.left - left + ring, edge.top - top + ring, right + ring - edge.right, bottom + ring - edge.bottom);
  }
  return Math.max(...cut);
}))"""


def test_a_ring_around_a_pile_is_whole(profile: Profile) -> None:
    match = find(seats_of("hb", "handromi"), lambda match: bool(laying(match, "take")))
    table = laid(profile, match, UPRIGHT, large=False)
    table.press("Hint")
    piles = table.page.locator(".pile.is-aim")
    for width, height in (*PHONES, DESK):
        resize(table.page, width, height)
        assert piles.count() > 1
        assert (width, height, piles.evaluate_all(_CUT_OFF)) == (width, height, 0)


# The parts of a dock that the toast covers.
_COVERED = """(toast) => {
  const over = toast.getBoundingClientRect();
  return ["t-hand", "t-bar"].filter((id) => {
    const { left, right, top, bottom } = document.getElementById(id).getBoundingClientRect();
    return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
  });
}"""


@pytest.mark.parametrize("percent", [100, 200])
def test_a_toast_covers_neither_hand_nor_buttons(profile: Profile, percent: int) -> None:
    # It stays until it is closed, at the table with the most tools.
    name = profile.lay(find(seats_of("hbbb", "handromi"), alone))
    profile.settings(**QUICK)
    table = profile.at(profile.open(f"#table/{name}", script=WAITING + enlarged(percent)))
    table.wait("turn")
    toast = table.page.locator("#toast .toast")
    toast.wait_for()
    for size in (*PHONES, DESK):
        resize(table.page, *size)
        assert toast.evaluate(_COVERED) == [], size
        assert crossings(table.page) == [], size
