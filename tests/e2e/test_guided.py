"""What the table teaches: what is missing where a button would be, tips, the rule behind a refusal, lapsing bets."""

from collections.abc import Callable

import pytest

from engine.core.look import look
from engine.core.match import Match
from engine.core.selection import touch
from tests.e2e.matches import alone, find, may_bet, seats_of
from tests.e2e.profile import Profile
from tests.e2e.visit import resize
from tests.sampling import daily

BAR = "#t-bar [data-act=idle]"
TIP = "#t-banner .guide"
SIZES = ((390, 844), (390, 664), (360, 640), (844, 390), (740, 360), (1280, 800), (320, 568))

# A tip below the edge of the line, and what is missing in more room than it has: the texts of these.
CUT = """() => {
  const line = document.querySelector(".strip-text").getBoundingClientRect();
  const tips = [...document.querySelectorAll("#t-banner .guide")];
  const lacks = [...document.querySelectorAll("#t-bar .missing")];
  return [
    ...tips.filter((tip) => tip.getBoundingClientRect().bottom > line.bottom + 1),
    ...lacks.filter((text) => text.scrollHeight > text.clientHeight + 1),
  ].map((one) => one.textContent);
}"""


def hand_of(match: Match) -> list[str]:
    """Returns the cards of seat 0."""
    return [slot.face for zone in look(match, 0).zones if zone.key == "hand:0" for slot in zone.slots if slot.face]


def refused(match: Match) -> list[str]:
    """Returns the cards of seat 0 that no move contains, if it has others to play."""
    free = touch(match, 0, ()).live if alone(match) else ()
    return [card for card in hand_of(match) if card not in free] if free else []


def newcomer(profile: Profile, game: str, kinds: str) -> None:
    """A refusal shows its rule, a tip is shown above the hand, and the bar tells what to choose."""
    match = find(seats_of(kinds, game), lambda match: match.plies > 8 and refused(match))
    table = profile.table(match)
    table.wait("turn")
    page = table.page
    assert page.locator(TIP).inner_text()
    assert page.locator(BAR).inner_text()
    table.hit(page.locator(".hand button.dim").first)
    table.settle()
    said = table.banner()
    table.hit(page.locator("#t-banner [data-act=rule]"))
    assert page.locator("dialog .prose h3").inner_text()
    table.close()
    assert table.banner() == said


def trained(profile: Profile, game: str, kinds: str) -> None:
    """Nobody is told what they know: there is no tip after three deals, or with guided play off."""
    match = find(seats_of(kinds, game), lambda match: match.plies > 3 and alone(match))
    profile.put("talon.stats", f'{{"{game}": {{"deals": 3}}}}')
    table = profile.table(match)
    table.wait("turn")
    assert table.page.locator(TIP).count() == 0
    profile.put("talon.stats", "{}")
    table.page.reload()
    table.wait("turn")
    assert table.page.locator(TIP).count() == 1
    profile.settings(guided="off")
    table.page.reload()
    table.wait("turn")
    assert table.page.locator(TIP).count() == 0


def lapsing(profile: Profile, game: str, kinds: str) -> None:
    """The first card asks once about the bets that it ends, even if they were put away."""
    match = find(seats_of(kinds, game), may_bet)
    table = profile.table(match)
    table.wait("turn")
    later = table.button("Later")
    if later.is_visible():
        table.hit(later)
    table.tap(hand_of(match)[0])
    play = table.page.locator("#t-bar .actions [data-act=move]").last
    table.hit(play)
    assert "Bet now or never" in table.page.locator("#t-bar").inner_text()
    assert play.inner_text() == "Play without a bet"
    table.press("Back")
    assert play.inner_text() != "Play without a bet"
    table.hit(play)
    table.page.wait_for_function("() => !document.querySelector('#t-bar .bets button')")
    assert " " in table.log()[0]


def fits(profile: Profile, game: str, kinds: str) -> None:
    """Whatever there is to bet or to beat, a tip and what is missing are read in full in every window."""
    moments: dict[str, Callable[[Match], object]] = {"dim": lambda match: alone(match) and refused(match)}
    moments["later"] = lambda match: alone(match) and match.plies > 8
    if game in BETTING:
        moments["bet"] = may_bet
    profile.settings()
    for name, moment in moments.items():
        match = find(seats_of(kinds, game), moment)
        table = profile.at(profile.open(f"#table/{profile.lay(match, name)}", size=SIZES[0]))
        table.wait("turn")
        for size in SIZES:
            resize(table.page, *size)
            assert table.page.evaluate(CUT) == [], (size, table.banner())


BETTING = ("haggis", "team")
GAMES = (("haggis", "hb"), ("team", "hbbb"), ("boast", "hbbb"))
CASES: list[tuple[Callable[[Profile, str, str], None], str, str]] = [
    *((newcomer, *game) for game in GAMES),
    *((trained, *game) for game in (*GAMES, ("handromi", "hb"))),
    *((lapsing, *game) for game in GAMES[:2]),
    *((fits, *game) for game in (*GAMES, ("haggis", "hbb"), ("handromi", "hb"), ("handromi", "hbbb"))),
]


def _name(value: object) -> str:
    return str(getattr(value, "__name__", value))


@pytest.mark.parametrize(("case", "game", "kinds"), daily(CASES, 4), ids=_name)
def test_the_table_teaches(
    profile: Profile, case: Callable[[Profile, str, str], None], game: str, kinds: str
) -> None:
    case(profile, game, kinds)
