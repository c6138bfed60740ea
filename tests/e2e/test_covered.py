"""Words beside cards: no card lies over them, none is cut, and no name is broken."""

import pytest
from playwright.sync_api import Page

from engine.core.look import look
from engine.core.match import Match
from tests.e2e import matches
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import broken, clashes
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.test_dock import holding
from tests.e2e.visit import resize
from tests.look.tables import passed_twice

pytestmark = pytest.mark.core

UPRIGHT = (390, 844)
DESK = (1280, 800)
MUCH = 60  # moves: with wild cards a card has many combinations
LONG = ("Anna", "Hanako", "Gerold", "Rosina")
FEW = 5  # cards of a hand that is one row again

# The words on the felt that a card lies over, or that leave it.
_COVERED = """() => {
  const found = [];
  const cards = [...document.querySelectorAll("#t-centre .card")].map((card) => card.getBoundingClientRect());
  const felt = document.querySelector(".felt").getBoundingClientRect();
  for (const part of document.querySelectorAll(".plays, .trick-taker")) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const parent = walk.currentNode.parentElement;
      if (!parent.checkVisibility() || parent.closest(".card, .visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const text of range.getClientRects()) {
        const wide = ({ left, right }) => Math.min(right, text.right) - Math.max(left, text.left) > 1;
        const high = ({ top, bottom }) => Math.min(bottom, text.bottom) - Math.max(top, text.top) > 3;
        if (cards.some((card) => wide(card) && high(card))) found.push(`a card lies over ${walk.currentNode.data}`);
        if (text.top < felt.top - 1 || text.bottom > felt.bottom + 1) found.push(`${walk.currentNode.data} leaves`);
      }
    }
  }
  return found;
}"""

# Of each chip with a range, the text if a line ends within that where every line is as short as it may be.
_RANGES = """(chips) => chips.flatMap((chip) => {
  chip.style.cssText = "flex: 0 0 1px; min-width: 0";
  chip.firstElementChild.style.overflowWrap = "normal";
  const text = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT).nextNode();
  const top = (at) => {
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  const ranges = [...text.data.matchAll(/–\\u2060?\\S/g)];
  const isBroken = ranges.some(({ 0: { length }, index }) => Math.abs(top(index) - top(index + length - 1)) > 3);
  chip.style.cssText = chip.firstElementChild.style.cssText = "";
  return ranges.length ? [isBroken ? text.data : ""] : [];
})"""


def groups(match: Match) -> list[list[str]]:
    """Returns the trick that seat 0 sees, play by play; a pass has no cards."""
    trick = next((zone for zone in look(match, 0).zones if zone.key == "trick"), None)
    if trick is None:
        return []
    return [[slot.key for slot in trick.slots if slot.group == group.key] for group in trick.groups]


def passed_between(match: Match) -> bool:
    """Returns whether seat 0 is to answer a play of three or four cards, with a pass and another before it."""
    plays = [len(cards) for cards in groups(match)]
    return alone(match) and len(plays) > 2 and plays[-1] in (3, 4) and plays[-2] == 0 and plays[-3] > 0


def last_to_pass(match: Match) -> bool:
    """Returns whether seat 0 is the last to pass on a trick of which more plays are laid out than it has players."""
    plays = [len(cards) for cards in groups(match)]
    texts = [match.game.write(move) for move in match.legal(0)] if alone(match) else []
    return len(plays) > 5 and plays[-3] > 0 and plays[-4] > 0 and plays[-2:] == [0, 0] and "pass" in texts


def all_passed(profile: Profile, height: int) -> Page:
    """Returns a page of a phone's width and some height, just after everybody has passed on a long trick of Team."""
    table = profile.table(find(seats_of("hbbb", "team"), last_to_pass), pace="slow")
    table.wait("turn")
    resize(table.page, 390, height)
    table.press("Pass")
    table.page.locator(".trick-taker").wait_for()
    return table.page


def clear(table: Table) -> None:
    """Clears the selection in any language, if there is one; a tap may have been refused."""
    if table.page.locator('.hand [aria-pressed="true"]').count():
        table.hit(table.page.locator("#t-bar [data-act=clear]"))
        table.settle()


def test_the_last_cards_lie_where_the_others_lay(profile: Profile) -> None:
    tops = []
    for least, most in ((FEW + 1, FEW + 3), (2, FEW)):
        table = profile.table(find(seats_of("hb"), holding(least, most)))
        resize(table.page, *DESK)
        table.wait("turn")
        table.settle()
        tops.append(table.page.locator(".hand .card").first.evaluate("card => card.getBoundingClientRect().top"))
        table.page.close()
    assert abs(tops[0] - tops[1]) <= 1


@pytest.mark.parametrize("side", ["right", "left"])
@pytest.mark.parametrize("language", ["hu", "de"])
def test_combinations_are_read_in_full(profile: Profile, language: str, side: str) -> None:
    def leads(match: Match) -> bool:
        return (
            alone(match) and not groups(match) and look(match, 0).seats[0].cards < 14 and len(match.legal(0)) > MUCH
        )

    table = profile.table(
        find(seats_of("hbbb", "team"), leads), guided="on", whole="on", language=language, side=side
    )
    page = table.page
    table.wait("turn")
    cards = page.locator(".hand button.card")
    most, ranges = 0, []
    for at in range(cards.count()):
        table.hit(cards.nth(at))
        table.settle()
        if page.locator(".combinations .chip").count():
            most = max(most, page.locator(".combinations .chip").count())
            ranges += page.locator(".combinations .chip").evaluate_all(_RANGES)
            table.hit(page.locator(".combinations .chip").first)
            table.settle()
        assert (at, clashes(page)) == (at, [])
        clear(table)
    assert most > 2
    assert ranges or language != "hu", "German has words for them"
    assert [range_ for range_ in ranges if range_] == []


def test_a_pass_stays_beside_the_cards_before_it(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "NAMES", LONG)
    table = profile.table(find(seats_of("hbbb", "team"), passed_between), language="hu")
    table.wait("turn")
    for width in (390, 360, 430):
        resize(table.page, width, 844)
        assert (width, table.page.evaluate(_COVERED)) == (width, [])


def test_two_passes_stay_beside_the_cards_before_them(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "NAMES", LONG)
    table = profile.table(find(seats_of("hbbb", "team"), passed_twice), language="de")
    table.wait("turn")
    for width, height in [(844, 390), (320, 700), (360, 740)] + [(390, height) for height in range(640, 860, 20)]:
        resize(table.page, width, height)
        assert (width, height, table.page.evaluate(_COVERED)) == (width, height, [])
    assert table.page.locator(".play-pass:visible").count() == 2


def test_a_finished_trick_and_who_takes_it_stay_on_a_low_felt(profile: Profile) -> None:
    page = all_passed(profile, 860)
    for height in range(860, 720, -10):
        page.set_viewport_size({"width": 390, "height": height})
        assert (height, clashes(page), page.evaluate(_COVERED)) == (height, [], [])
    assert page.locator(".trick-taker").is_visible(), "while it lies there"


def test_the_name_of_who_is_out_is_not_broken(profile: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    def out(match: Match) -> bool:
        return alone(match) and any(seat.out for seat in look(match, 0).seats[1:])

    monkeypatch.setattr(matches, "NAMES", LONG)
    table = profile.table(find(seats_of("hbbb", "team"), out))
    table.wait("turn")
    for width in (390, 412, 600):
        resize(table.page, width, 844)
        assert (width, broken(table.page)) == (width, [])


def test_four_scores_have_their_names_where_there_is_room(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbbb", "boast"), alone))
    page = table.page
    table.wait("turn")
    for width, height in ((844, 390), (932, 430), (768, 1024)):
        resize(page, width, height)
        assert page.locator(".tally-name:visible").all_inner_texts() == ["Anna", "Béla", "Cili", "Dezső"]
        assert clashes(page) == []
    resize(page, *UPRIGHT)
    assert page.locator(".tally-mark:visible").count() == 4
