"""Combinations of Handrömi: on the felt as large as it has room for, and in the hand with their points in sight."""

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.handromi import held, laying, seek
from tests.e2e.matches import alone
from tests.e2e.profile import Profile
from tests.e2e.visit import resize

LEAST = {(390, 844): 58, (360, 640): 45, (844, 390): 46, (1280, 800): 72}  # pixels: the width of their cards

# The width of a combination's card, and how far combinations reach beyond the right and lower edges of their area.
_MEASURED = """() => {
  const area = document.querySelector(".melds");
  const edge = area.getBoundingClientRect();
  const rights = [...area.querySelectorAll(".meld")].map((meld) => meld.getBoundingClientRect().right - edge.right);
  const card = area.querySelector(".meld .card").getBoundingClientRect().width;
  return [card, Math.max(...rights), area.scrollHeight - area.clientHeight];
}"""


def opened(match: Match) -> bool:
    """Returns whether one player has laid two combinations of three, and nobody else any."""
    laid = match.state.information(0).table
    alike = len(laid) == 2 and laid[0].owner == laid[1].owner
    return alone(match) and alike and all(one.cards.bit_count() == 3 for one in laid)


def test_the_first_combinations_are_as_large_as_other_cards(profile: Profile) -> None:
    table = profile.table(seek("hb", opened))
    table.wait("turn")
    for size, least in LEAST.items():
        resize(table.page, *size)
        width, right, below = table.page.evaluate(_MEASURED)
        assert width >= least, size
        assert (right <= 0, below <= 0) == (True, True), size


# Raises every card of the hand; returns the words around that the card or its frame covers.
_COVERED = """async (frame) => {
  const cards = [...document.querySelectorAll(".hand .card")];
  for (const card of cards) {
    card.style.transition = "none";
    card.classList.add("selected");
  }
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const walk = document.createTreeWalker(document.getElementById("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const text = walk.currentNode;
    if (!text.data.trim() || text.parentElement.closest(".card, .visually-hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const one of range.getClientRects()) {
      const over = ({ left, right, top, bottom }) =>
        one.right > left - frame && one.left < right + frame && one.bottom > top - frame && one.top < bottom + frame;
      if (one.width > 1 && boxes.some(over)) found.push(text.data);
    }
  }
  for (const card of cards) card.classList.remove("selected");
  return found;
}"""
FRAME = 3  # pixels around a chosen card


def finds_some(match: Match) -> bool:
    """Returns whether seat 0 holds three combinations, too low to open with, in two rows."""
    if not laying(match, "discard") or laying(match, "meld") or held(match) < 13:
        return False
    (hand,) = [zone for zone in look(match, 0).zones if zone.key == "hand:0"]
    return len(hand.groups) > 2


def test_a_chosen_card_covers_no_words_around_it(profile: Profile) -> None:
    # Neither what the cards of the row above count, nor the line above the hand, nor what is said below it.
    table = profile.table(seek("hbb", finds_some))
    table.wait("turn")
    table.hit(table.page.locator(".meld-mark-head").first)
    table.page.locator("#t-bar .is-refusal").wait_for()
    assert table.page.locator(".hand .meld-mark .num").count() > 2
    for size in LEAST:
        resize(table.page, *size)
        assert table.page.evaluate(_COVERED, FRAME - 0.5) == [], size  # sizes are fractions of pixels
