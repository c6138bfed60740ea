"""Handrömi on the page: hands that are arranged, turns of many steps, combinations on the table, whole deals."""

import re

import pytest

from engine.core.match import Match
from engine.core.selection import Series, touch
from tests.e2e.handromi import CARDS, begin, can_only_draw, chip, held, laying, lays_off, seek, step
from tests.e2e.matches import alone, bot_move, find, played_by_bots, seats_of, shortest
from tests.e2e.measures import HELD
from tests.e2e.profile import QUICK, Profile
from tests.e2e.secrecy import cards_in, loaded, markup, seen_by
from tests.e2e.table import Table, spoken
from tests.e2e.test_a11y import assert_clean
from tests.e2e.test_play import rows, settlement
from tests.e2e.visit import resize
from tests.sampling import daily
from web.make.languages import BASE, further_languages

pytestmark = pytest.mark.core

STEPS = 90  # more than a player makes in any deal used here
SIZES = [(390, 844), (360, 640), (844, 390), (1280, 800)]
TALL = 40
STRIP = 14  # visible pixels of a covered card on the table: the width of its rank


@pytest.mark.rota("whole hands")
@pytest.mark.parametrize("kinds", daily(["hb", "hbbb"], 1))
def test_a_whole_deal_to_its_end(profile: Profile, kinds: str) -> None:
    # A short deal played by hints: the settlement explains every number, and the next deal follows.
    match = shortest(lambda seed: begin(kinds, seed, deals="3"))
    table = profile.table(match)
    for _ in range(STEPS):
        if table.wait() != "turn":
            break
        draw = table.page.locator('#t-bar [data-move="draw"]')
        if draw.count():
            table.hit(draw)
        else:
            table.turn_by_hint()
    assert table.wait() == "deal over"
    points, totals = settlement(table)
    assert len(points) == len(kinds)
    assert rows(table) == points == totals
    assert points[0] in {-10, -20}
    assert re.search("went out", table.page.locator(".summary-title").inner_text())
    assert loaded(profile.record()).outcome is not None
    table.press("Next deal")
    table.page.get_by_role("heading", level=1, name="deal 2 of 3").wait_for()


def opens(match: Match) -> bool:
    """Returns whether seat 0 can open with several combinations, none sufficient by itself, and still keep cards."""
    if (
        not laying(match, "meld")
        or match.state.information(0).has_opened
        or match.state.information(0).hand.bit_count() < 14
    ):
        return False
    lays = []
    while alone(match) and (move := bot_move(match))[1].startswith("meld"):
        lays.append(move)
        match = match.play(*move)
    return len(lays) > 1 and alone(match) and match.state.information(0).hand.bit_count() > 3


def test_an_opening_with_its_running_count(profile: Profile) -> None:
    # Found combinations are selected by their marks; the count rises; a step is taken back; at last it is enough.
    table = profile.table(seek("hb", opens))
    table.wait("turn")
    held = table.hand()
    table.hit(table.page.locator(".meld-mark-head").first)
    table.settle()
    chosen = table.selected()
    assert len(chosen) > 2
    (label,) = table.moves()
    points = int(re.findall(r"(\d+) of 51$", label)[0])
    assert points < 51
    table.hit(table.page.locator('#t-bar [data-act="move"]'))  # its name has "of spades" where it shows "♠"
    table.wait("turn")
    assert table.banner().startswith(f"{points} of 51")
    assert table.page.locator(".melds .card").count() == len(chosen)
    table.press("Take back")
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length === n", arg=len(held))
    assert table.page.locator(".melds .card").count() == 0
    assert sorted(table.hand()) == sorted(held)
    table.wait("turn")
    for _ in range(5):
        text = bot_move(loaded(profile.record()))[1]
        if not text.startswith("meld"):
            break
        step(table, text)
    assert loaded(profile.record()).state.information(0).turn.points >= 51
    assert table.page.locator(".laid").count() == 1
    step(table, bot_move(loaded(profile.record()))[1])
    table.wait("turn")
    assert chip(table) == "opened"


def frames(table: Table) -> int:
    """Returns how many kinds of frame the cards in combinations have."""
    cards = table.page.locator(".melds .card")
    return len(set(cards.evaluate_all("(all) => all.map((card) => getComputedStyle(card).boxShadow)")))


def test_a_layoff_by_a_tap_on_the_combination(profile: Profile) -> None:
    # Once the card is selected, every combination that it fits is lit, and a tap on one lays it there.
    match = seek("hbb", lays_off)
    text = next(
        text for text in laying(match, "layoff") if match.state.information(0).table[int(text.split()[2]) - 1].owner
    )
    _, card, number = text.split()
    table = profile.table(match)
    table.wait("turn")
    assert table.page.locator(".meld.is-aim").count() == 0
    assert frames(table) == 2
    table.tap(card)
    lit = table.page.locator(".meld.is-aim")
    assert frames(table) == 1, "the frame of what was laid last gives way to that of where the card fits"
    fits = [move for move in laying(match, "layoff") if move.split()[1] == card]
    assert lit.count() == len(fits)
    target = table.page.locator(f'[data-key="zone:m{number}"]')
    before = target.locator(".card").count()
    table.hit(target)
    table.page.wait_for_function(
        "([key, n]) => document.querySelectorAll(`[data-key='${key}'] .card`).length === n",
        arg=[f"zone:m{number}", before + 1],
    )
    assert f"0:{text}" in profile.record()


def takes(match: Match) -> bool:
    """Returns whether seat 0, having opened, may take the discard without going out by it."""
    return (
        bool(laying(match, "take"))
        and match.state.information(0).has_opened
        and match.state.information(0).hand.bit_count() > 4
    )


def test_the_discard_is_taken_and_put_back_but_no_card_drawn(profile: Profile) -> None:
    # A card taken is marked, must be laid and can be put back. A card drawn has been seen.
    match = seek("hb", takes)
    table = profile.table(match)
    table.wait("turn")
    held = len(table.hand())
    table.hit(table.page.locator('[data-key="zone:pile"]'))
    table.page.locator(".hand .card.drawn").wait_for()
    assert "just drawn" in (table.page.locator(".hand .card.drawn").get_attribute("aria-label") or "")
    assert profile.record().rstrip().endswith("0:take")
    assert len(table.hand()) == held + 1
    assert "you took" in table.banner()
    table.wait("turn")
    table.press("Take back")
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length === n", arg=held)
    assert profile.record() == match.text
    table.wait("turn")
    table.hit(table.page.locator('[data-key="zone:stock"]'))
    table.page.wait_for_function("(n) => document.querySelectorAll('.hand .card').length === n", arg=held + 1)
    assert table.button("Take back").is_disabled()


def from_hand(match: Match) -> bool:
    """Returns whether seat 0, having laid nothing, now begins a turn in which a bot would go out from hand."""
    view = match.state.information(0)
    if not alone(match) or view.phase.value != "draw" or view.has_opened:
        return False
    for _ in range(12):
        if not alone(match):
            break
        match = match.play(*bot_move(match))
    return match.outcome is not None and "hand" in match.outcome.reason.code.rpartition("/")[2].partition("-")[2]


def test_going_out_from_hand(profile: Profile) -> None:
    # All cards go in one turn, the last as the discard, and the settlement tells what going out from hand is worth.
    match = seek("hb", from_hand)
    table = profile.table(match)
    for _ in range(12):
        if table.wait() != "turn":
            break
        step(table, bot_move(loaded(profile.record()))[1])
    assert table.wait() == "deal over"
    points, _ = settlement(table)
    assert rows(table) == points
    assert points[0] in {-10, -20}
    assert table.page.locator(".part-text").get_by_text(re.compile("^Out from hand")).count() == 1


def test_refusals_say_the_count(profile: Profile) -> None:
    # Why the discard cannot be taken, and why a combination worth too little cannot be laid.
    table = profile.table(seek("hb", can_only_draw))
    table.wait("turn")
    table.hit(table.page.locator('[data-key="zone:pile"]'))
    table.page.locator(".banner.is-refusal").wait_for()
    count = r"To take it, open with 51: \d+ in hand, \d+ with this card"
    assert re.match(count, table.banner())
    assert any(re.match(count, text) for text in table.said())

    def too_little(match: Match) -> bool:
        view = match.state.information(0)
        if not alone(match) or view.phase.value != "meld" or view.has_opened or not view.turns:
            return False
        return not laying(match, "meld") and re.fullmatch(r"[1-9]\d", str(_found(match))) is not None

    table = profile.table(seek("hb", too_little))
    table.wait("turn")
    table.hit(table.page.locator(".meld-mark-head").first)
    said = table.page.locator("#t-bar .is-refusal")
    said.wait_for()
    assert re.fullmatch(r"(\d+ chosen, )?\d+ in all: 51 needed to open", said.inner_text())
    assert table.moves() == []


def _found(match: Match) -> int:
    """Returns the value of the combinations in seat 0's hand."""
    stats = match.game.display.table(match.state.information(0), match.legal(0)).seats[0].stats
    return next((int(value) for stat in stats for name, value in stat.args if name == "have"), 0)


def test_two_people_pass_the_phone(profile: Profile) -> None:
    # A turn of several steps stays with one person; the curtain falls only after the discard.
    table = profile.table(begin("hh", "round", deals="1"))
    for _ in range(3):
        table.wait("curtain")
        now = loaded(profile.record())
        (seat,) = now.state.must
        assert table.page.locator(".hand, #t-banner button").count() == 0
        assert cards_in(markup(table.page), now) <= seen_by(now, 0, 1)
        table.hit(table.page.locator(".curtain .btn-primary"))
        table.wait("turn")
        for _ in range(8):
            if table.wait("turn", "curtain") == "curtain":
                break
            assert cards_in(markup(table.page), now) <= seen_by(now, seat)
            step(table, bot_move(now)[1])
            now = loaded(profile.record())
        assert now.state.must != (seat,)


def crowded(match: Match) -> bool:
    """Returns whether seat 0 is between drawing and discarding, with many combinations on the table."""
    view = match.state.information(0)
    return alone(match) and view.phase.value == "meld" and len(view.table) > 7 and held(match) > 3


def first_turn(match: Match) -> bool:
    """Returns whether seat 0 begins the deal with its fifteen cards."""
    return alone(match) and match.plies == 0


# Of each combination: its place, and the narrowest visible strip of its cards.
_MELDS = """() => [...document.querySelectorAll(".meld")].map((meld) => {
  const { x, y, right, bottom } = meld.getBoundingClientRect();
  const lefts = [...meld.querySelectorAll(".card")].map((card) => card.getBoundingClientRect().x);
  return { x, y, right, bottom, strip: Math.min(...lefts.slice(1).map((left, at) => left - lefts[at])) };
})"""


def test_fifteen_cards_are_all_there_to_be_hit(profile: Profile) -> None:
    table = profile.table(find(lambda seed: begin("hbbb", seed), first_turn))
    page = table.page
    table.wait("turn")
    for width, height in SIZES:
        resize(page, width, height)
        boxes = page.locator(CARDS).evaluate_all("all => all.map(e => e.getBoundingClientRect().toJSON())")
        assert len(boxes) == 15
        assert min(min(box["width"], box["height"]) for box in boxes) >= TALL
        assert all(box["left"] >= 0 and box["right"] <= width + 1 and box["bottom"] <= height for box in boxes)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_combinations_of_four_players_can_be_read(profile: Profile) -> None:
    # They lie side by side, their ranks show, and the last of them can be reached.
    table = profile.table(find(lambda seed: begin("hbbb", seed), crowded))
    page = table.page
    table.wait("turn")
    for width, height in SIZES:
        resize(page, width, height)
        melds = page.evaluate(_MELDS)
        assert len(melds) > 7
        assert min(meld["strip"] for meld in melds) >= STRIP
        for one in melds:
            for other in melds:
                apart = one["right"] <= other["x"] + 1 or other["right"] <= one["x"] + 1
                apart = apart or one["bottom"] <= other["y"] + 1 or other["bottom"] <= one["y"] + 1
                assert one is other or apart
        area = page.locator(".melds").bounding_box()
        hand = page.locator(".hand").bounding_box()
        assert area is not None
        assert hand is not None
        assert area["y"] + area["height"] <= hand["y"] + 1
        page.locator(".meld").last.scroll_into_view_if_needed()
        last = page.locator(".meld").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] <= area["y"] + area["height"] + 1


@pytest.mark.parametrize("theme", daily(["dark", "light"], 1))
def test_axe_finds_nothing(profile: Profile, theme: str) -> None:
    # The table with a lit combination, the draw, and the settlement.
    ended = played_by_bots(begin("hbbb", "axe"), lambda match: match.outcome is not None)
    assert ended is not None
    moments = {"laid": seek("hbb", lays_off), "draw": seek("hb", takes), "over": ended}
    for name, match in moments.items():
        profile.lay(match, name)
        table = profile.table(name, theme=theme)
        table.wait("turn", "deal over")
        if name == "laid":
            table.tap(laying(match, "layoff")[0].split()[1])
            table.page.locator(".meld.is-aim").first.wait_for()
        assert_clean(table.page, name)


def together(match: Match) -> list[Series]:
    """Returns the series in which seat 0 can lay off two of its cards."""
    cards = sorted({word for text in laying(match, "layoff") for word in text.split()[1:2]})
    likely = {card for name in cards for card in touch(match, 0, (name,)).live}
    return [one for name in cards for other in likely for one in touch(match, 0, tuple(sorted((name, other)))).series]


def test_cards_that_go_on_one_combination_are_laid_off_by_one_tap(profile: Profile) -> None:
    # Both are tapped in either order, then the combination; both are taken back at once.
    match = seek("hbb", together)
    series = together(match)[0]
    table = profile.table(match)
    table.wait("turn")
    before = profile.record()
    table.tap(*reversed(series.action.cards))
    assert sorted(table.selected()) == sorted(map(spoken, series.action.cards))
    table.hit(table.page.locator(f'.meld.is-aim[data-move="{series.moves[0]}"]'))
    table.page.wait_for_function(
        "(held) => document.querySelectorAll('.hand .card').length < held", arg=held(match) - 1
    )
    table.wait("turn")
    assert profile.record() == before + "".join(f"0:{move}\n" for move in series.moves)
    table.press("Take back")
    table.page.wait_for_function(
        "(held) => document.querySelectorAll('.hand .card').length === held", arg=held(match)
    )
    table.wait("turn")
    assert profile.record() == before


# For each card flying to a combination: whether it is outside their area, whether it is visible there, and whether
# the name of a pile stays visible when the card lies on it.
_FLIGHTS = """() => document.getAnimations().filter(({ effect }) => effect.target.closest(".melds")).map((flight) => {
  const card = flight.effect.target;
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(card.getBoundingClientRect());
  const edge = card.closest(".melds").getBoundingClientRect();
  const seen = document.elementFromPoint(x, y)?.closest(".card") === card;
  const name = document.querySelector(".pile-name");
  flight.cancel();
  const [from, to] = [middle(card.getBoundingClientRect()), middle(name.getBoundingClientRect())];
  card.style.transition = "none";
  card.style.transform = `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px)`;
  const read = document.elementFromPoint(...to)?.closest(".pile-name") === name;
  card.style.transform = "";
  return [y < edge.top || y > edge.bottom || x < edge.left || x > edge.right, seen, read];
})"""


def test_a_card_on_its_way_is_cut_by_no_edge_and_covers_no_words(profile: Profile) -> None:
    match = seek("hb", lambda match: laying(match, "meld"))
    profile.settings(**QUICK)
    profile.lay(match)
    page = profile.open("#table/m1", size=(390, 844), script=HELD, reduced_motion="no-preference")
    table = profile.at(page)
    table.wait("turn")
    kind, *cards = laying(match, "meld")[0].split()
    table.tap(*cards)
    table.hit(page.locator(f'#t-bar [data-act="move"][data-move="{kind} {" ".join(cards)}"]'))
    page.locator(".melds .meld").first.wait_for()
    page.wait_for_function("document.documentElement.dataset.flying === ''")
    flights = page.evaluate(_FLIGHTS)
    assert len(flights) == len(cards)
    assert all(beyond and seen for beyond, seen, _ in flights)
    assert all(read for *_, read in flights)
    page.evaluate("document.getAnimations().forEach((flight) => flight.cancel())")
    page.wait_for_function("!('flying' in document.documentElement.dataset)")


@pytest.mark.parametrize("language", daily([BASE, *further_languages()], 1))
def test_the_name_of_a_pile_stays_beside_its_pile_on_the_smallest_phones(profile: Profile, language: str) -> None:
    table = profile.table(seats_of("hbb", "handromi")("piles"), language=language)
    table.wait("turn")
    resize(table.page, 320, 568)
    names = table.page.locator(".pile-name")
    assert names.evaluate_all("(all) => all.map((name) => name.scrollWidth - name.clientWidth)") == [0] * 3
    ends = "(all) => all.map((one) => { const { left, right } = one.getBoundingClientRect(); return [left, right]; })"
    piles = table.page.locator(".pile").evaluate_all(ends)
    for (left, right), (start, end) in zip(names.evaluate_all(ends), piles, strict=True):
        assert start <= left <= right <= end
