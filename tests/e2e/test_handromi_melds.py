"""Combinations on the felt of Handrömi: as large as it has room for, up to the size of other cards on it."""

from engine.core.match import Match
from tests.e2e.handromi import seek
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
