"""Cards on their way to a trick: no edge cuts them off, and they cover no words."""

from typing import TypedDict

import pytest

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.measures import HELD
from tests.e2e.profile import QUICK, Profile


class Flight(TypedDict):
    """A flight of a card, as it begins: whether it is outside the cloth, visible there, and which words it covers."""

    beyond: bool
    seen: bool
    words: int
    covered: list[str]


_FLIGHTS = """() => document.getAnimations().filter(({ effect }) => {
  return effect.target.matches?.(".cloth .card");
}).map((flight) => {
  const card = flight.effect.target;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(card.getBoundingClientRect());
  const edge = card.closest(".cloth").getBoundingClientRect();
  const seen = document.elementFromPoint(x, y)?.closest(".cloth .card") !== null;  // or one that flies above it
  flight.cancel();
  card.style.transition = "none";
  const from = middle(card.getBoundingClientRect());
  const texts = ".seat-name, .seat .chip, .banner, .own-name, .by-name, .what, .turn-name, .told > span";
  const words = [...document.querySelectorAll(texts)].filter((text) => text.checkVisibility() && text.textContent);
  const covered = words.filter((text) => {
    const to = middle(text.getBoundingClientRect());
    card.style.transform = `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px)`;
    return document.elementFromPoint(...to)?.closest(".card") === card;
  });
  card.style.transform = "";
  const beyond = y < edge.top || y > edge.bottom || x < edge.left || x > edge.right;
  return { beyond, seen, words: words.length, covered: covered.map((text) => text.className) };
})"""


def leads(match: Match) -> bool:
    """Returns whether seat 0 leads a trick, and is past all bets and exchanges."""
    tricks = [zone for zone in look(match, 0).zones if zone.key == "trick"] if alone(match) else []
    return match.plies > 12 and bool(tricks) and not tricks[0].groups


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize(("game", "kinds"), [("haggis", "hbb"), ("team", "hbbb"), ("boast", "hbbb")])
def test_a_card_on_its_way_to_a_trick_is_cut_by_no_edge_and_covers_no_words(
    profile: Profile, game: str, kinds: str, size: tuple[int, int]
) -> None:
    match = find(seats_of(kinds, game), leads)
    profile.settings(**{**QUICK, "pace": "slow"})  # the others wait until it has been looked at
    profile.lay(match)
    page = profile.open("#table/m1", size=size, script=HELD, reduced_motion="no-preference")
    table = profile.at(page)
    table.wait("turn")
    table.hit(page.locator(".hand button.live").first)
    table.settle()
    table.hit(page.locator("#t-bar .actions [data-act=move]").last)
    page.wait_for_function("document.documentElement.dataset.flying === ''")
    flights: list[Flight] = page.evaluate(_FLIGHTS)
    assert flights
    assert all(flight["beyond"] and flight["seen"] for flight in flights)
    assert all(flight["words"] > len(kinds) for flight in flights)
    assert [flight["covered"] for flight in flights if flight["covered"]] == []
    page.evaluate("document.getAnimations().forEach((flight) => flight.cancel())")
    page.wait_for_function("!('flying' in document.documentElement.dataset)")
