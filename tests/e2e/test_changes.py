"""How much of the page a turn rewrites: nodes and attributes are counted, which no busy machine changes."""

import pytest

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.sampling import daily

# At most so many changes of the document for a card that is chosen, and for each move that is played. A change is a
# node that comes or goes, each of those inside it, an attribute, or a text.
MOST = {
    "haggis": (45, 375),
    "team": (48, 275),
    "boast": (10, 215),
    "handromi": (55, 385),
}
KINDS = {"haggis": "hbb", "team": "hbbb", "boast": "hbbbb", "handromi": "hbbb"}
START = 8  # moves, so that exchanges and bets are over
COUNT = """() => {
  const all = (nodes) => [...nodes].reduce((sum, node) => sum + 1 + (node.querySelectorAll?.("*").length ?? 0), 0);
  let changes = 0;
  const look = (seen) => {
    for (const { type, addedNodes, removedNodes } of seen)
      changes += type === "childList" ? all(addedNodes) + all(removedNodes) : 1;
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  window.counted = () => {
    look(watch.takeRecords());
    const found = changes;
    changes = 0;
    return found;
  };
}"""


@pytest.mark.parametrize("game", daily(list(MOST), 1))
def test_a_turn_rewrites_little_of_the_page(profile: Profile, game: str) -> None:
    match = find(seats_of(KINDS[game], game), lambda match: alone(match) and match.plies > START)
    table = profile.table(match, **QUICK)
    table.wait("turn")
    table.page.evaluate(COUNT)
    table.hit(table.page.locator(".hand button.live").first)
    table.settle()
    chosen = table.page.evaluate("counted()")
    table.turn_by_hint()
    table.wait("turn", "deal over")
    moves = len(profile.record().splitlines()) - len(match.text.splitlines())
    played = table.page.evaluate("counted()") / moves
    assert chosen <= MOST[game][0], f"{chosen} for a card"
    assert played <= MOST[game][1], f"{played:.0f} for a move"
