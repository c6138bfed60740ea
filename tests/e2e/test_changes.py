"""How much of the page a turn rewrites and lays out: all of it is counted, which no busy machine changes."""

import json
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.visit import DRAWN, metrics, resize
from tests.sampling import daily

# At most so many changes of the document for a card that is chosen, and for each move that is played. A change is a
# node that comes or goes, each of those inside it, an attribute, or a text.
MOST = {
    "haggis": (38, 150),
    "team": (40, 170),
    "boast": (10, 102),
    "handromi": (62, 130),
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


# Draws items with keys in one order after another, and returns what is then there and which came, went or moved.
ARRANGE = """async (orders) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const items = (keys) => [...keys].map((key) => `<p data-key="item ${key}">${key}</p>`).join("");
  const watch = new MutationObserver(() => {});
  return orders.map(([before, after]) => {
    const list = document.body.appendChild(document.createElement("div"));
    talon.morph(list, items(before));
    watch.observe(list, { childList: true });
    talon.morph(list, items(after));
    const seen = watch.takeRecords().flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    list.remove();
    return [list.textContent, seen.map((item) => item.textContent).toSorted().join("")];
  });
}"""
ORDERS = {
    ("abcd", "abcd"): "",
    ("abcd", "xabcd"): "x",
    ("abcd", "abxcyd"): "xy",
    ("abcdef", "adf"): "bce",
    ("abcd", "bcda"): "aa",
    ("abcd", "dabc"): "dd",
    ("abcde", "xdabe"): "cddx",
    ("abc", "xyz"): "abcxyz",
}


def test_only_what_comes_goes_or_moves_is_touched(profile: Profile) -> None:
    found = profile.open().evaluate(ARRANGE, list(ORDERS))
    assert found == [[after, touched] for (_, after), touched in ORDERS.items()]


def test_what_has_a_key_comes_into_any_order(profile: Profile) -> None:
    chance = Random(1)
    lists = ["".join(chance.sample("abcdefgh", chance.randrange(1, 9))) for _ in range(400)]
    found = profile.open().evaluate(ARRANGE, list(pairwise(lists)))
    assert [shown for shown, _ in found] == lists[1:]


# Patches one HTML to another, and returns what is then there, and which nodes with keys that stay are the same.
PATCH = """async ([before, after]) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const box = document.body.appendChild(document.createElement("div"));
  const all = () => [...box.querySelectorAll("[data-key]")];
  const keyed = () => Object.fromEntries(all().map((node) => [node.dataset.key, node]));
  talon.morph(box, before);
  const old = keyed();
  box.querySelector("button")?.focus();
  talon.morph(box, after);
  const same = Object.entries(keyed()).filter(([key, node]) => old[key] === node).map(([key]) => key);
  const held = document.activeElement.dataset.key ?? "";
  box.remove();
  return [box.innerHTML, same.toSorted().join(" "), held];
}"""
A = '<button data-key="a">A</button>'
B, C = '<b data-key="b">B</b>', '<b data-key="c">C</b>'
CLOTH = '<div class="cloth">%s</div>'
MELDS, STOCK, PLAYS = '<div class="melds">1</div>', '<div class="stock">2</div>', '<div class="plays">3</div>'
PATCHES = {
    "text between": (f"<p>one{A}</p>", f"<p>two{B} and {C}{A}end</p>", "a", "a"),
    "to a later parent": (f"<p>{A}{B}</p><p>{C}</p>", f"<p>{B}</p><p>{C}{A}</p>", "a b c", "a"),
    "to an earlier parent": (f"<p>{B}</p><p>{C}{A}</p>", f"<p>{A}{B}</p><p>{C}</p>", "a b c", "a"),
    "within what is new": (f"<p>{A}{B}</p>", f'<i data-key="new">{A}</i><p>{B}</p>', "a b", "a"),
    "out of what goes": (
        f'<i data-key="old">{A}</i><i data-key="one">{B}</i>',
        f'<i data-key="one">{B}{A}</i>',
        "a b one",
        "a",
    ),
    "another tag": (A, A.replace("button", "i"), "", ""),
    "a part like the name of a button": (
        CLOTH % (MELDS + STOCK) + '<button data-key="melds">M</button><b data-key="guide">G</b>',
        CLOTH % (PLAYS + STOCK + '<i data-key="guide">G</i>'),
        "",
        "",
    ),
    "space in a cloth": (CLOTH % f"{MELDS} {STOCK}", CLOTH % f" {STOCK}{PLAYS}", "", ""),
    "a part without a class": (CLOTH % f"{MELDS}<p>x</p>", CLOTH % f"<p>y</p>{STOCK}", "", ""),
}


@pytest.mark.parametrize("name", PATCHES)
def test_a_patched_page_is_as_wanted_and_what_has_a_key_stays(profile: Profile, name: str) -> None:
    before, after, same, held = PATCHES[name]
    assert profile.open().evaluate(PATCH, [before, after]) == [after, same, held]


# Patches a text into another, in an element of which screen readers tell, in one that may be being pressed and in
# neither; returns whether each is still the same element.
TOLD = """async () => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const box = document.body.appendChild(document.createElement("div"));
  const text = (word) => `<span>${word}</span>`;
  const texts = (word) => `<p role="status">${text(word)}</p><button>${text(word)}</button><p>${word}</p>`;
  talon.morph(box, texts("one"));
  const old = [...box.querySelectorAll("*")];
  talon.morph(box, texts("two"));
  const same = [...box.querySelectorAll("*")].map((node, at) => node === old[at]);
  box.remove();
  return same;
}"""


def test_another_text_is_another_element_unless_somebody_reads_or_presses_it(profile: Profile) -> None:
    assert profile.open().evaluate(TOLD) == [True, True, True, True, False]


RESTYLED = 200  # elements: the card, the buttons for it, and what of the table it can be put to


def test_a_tap_on_a_card_restyles_no_more_than_what_it_changes(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbbb", "handromi"), alone), **QUICK)
    table.wait("turn")

    def tap() -> None:
        table.hit(table.page.locator(".hand button.live").first)
        table.settle()

    found = restyled(table.page, tap)
    assert 0 < max(found) <= RESTYLED, found


@pytest.mark.parametrize(
    ("change", "most"),
    [
        ("document.querySelector('.hand .card:not(.wild)').classList.toggle('dim')", 5),
        ("document.querySelector('.hand').dataset.row -= 1", 80),
        ("document.querySelector('.hand').dataset.held = 17", 80),
    ],
)
def test_a_card_that_is_played_or_dimmed_leaves_the_others_as_they_are(
    profile: Profile, change: str, most: int
) -> None:
    table = profile.table(find(seats_of("hbb", "haggis"), alone), **QUICK)
    table.wait("turn")
    table.settle()
    act = f"() => {{ {change}; document.body.getBoundingClientRect(); }}"
    found = restyled(table.page, lambda: table.page.evaluate(act))
    assert 0 < max(found) <= most, found


def test_pressing_a_button_lays_nothing_out(profile: Profile) -> None:
    match = find(seats_of("hbb", "haggis"), lambda match: alone(match) and match.plies > START)
    table = profile.table(match, **QUICK)
    table.wait("turn")
    page = table.page
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    box = page.locator("[data-act=hint]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(DRAWN)
    before = layouts(tools)
    page.mouse.down()
    page.evaluate(DRAWN)
    assert page.locator("[data-act=hint]:active").count() == 1
    assert layouts(tools) == before


# Plays what is hinted, by the button that has the focus; ends when the frame that shows it has been drawn.
PLAY = """(play) => new Promise((done) => {
  const hand = document.querySelector("#t-hand");
  const before = hand.innerHTML;
  play.focus();
  play.click();
  const drawn = () => hand.innerHTML !== before && !play.isConnected;
  const look = () => (drawn() ? requestAnimationFrame(() => setTimeout(done)) : setTimeout(look));
  look();
})"""
OFTEN = 3  # times that a page needs to be laid out for a move: when it has been drawn, and where cards land


@pytest.mark.parametrize("game", daily(list(MOST), 1))
def test_a_move_is_laid_out_when_it_has_been_drawn(profile: Profile, game: str) -> None:
    match = find(seats_of(KINDS[game], game), lambda match: alone(match) and match.plies > START)
    table = profile.table(match)
    page = table.page
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    found = []
    for _ in range(6):  # the least of some moves: a bot may play at the same time
        if table.wait("turn", "deal over") == "turn":
            table.hit(page.locator("[data-act=hint]"))
            play = page.locator("#t-bar .actions .is-hinted").first
            play.wait_for()
            table.settle()
            before = layouts(tools)
            play.evaluate(PLAY)
            found.append(layouts(tools) - before)
    assert min(found) <= OFTEN, found


# Has the page laid out again and again, for a change that gives nothing another size.
LAY_OUT = """(times) => {
  const button = document.querySelector("#t-bar .actions > *");
  for (let time = 0; time < times; time += 1) {
    button.style.position = time % 2 ? "relative" : "static";
    document.body.getBoundingClientRect();
  }
}"""


@pytest.mark.parametrize("game", daily(list(MOST), 1))
@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_a_layout_that_changes_no_size_styles_nothing_again(
    profile: Profile, game: str, size: tuple[int, int]
) -> None:
    # What a card measures depends on the space around it: if that had another size in between, all would be restyled.
    match = find(seats_of(KINDS[game], game), lambda match: alone(match) and match.plies > START)
    table = profile.table(match, **QUICK)
    resize(table.page, *size)
    table.wait("turn")
    table.settle()
    tools = table.page.context.new_cdp_session(table.page)
    tools.send("Performance.enable")
    before = metrics(tools)["RecalcStyleCount"]
    table.page.evaluate(LAY_OUT, 20)
    assert metrics(tools)["RecalcStyleCount"] - before < 30


def test_the_side_panel_is_drawn_where_it_is_shown(profile: Profile) -> None:
    table = profile.table(find(seats_of("hbb", "haggis"), alone))
    table.wait("turn")
    for width, height, is_shown in ((999, 800, False), (1000, 560, False), (1000, 561, True), (390, 844, False)):
        resize(table.page, width, height)
        side = table.page.locator("#t-side")
        assert (side.is_visible(), side.inner_html() != "") == (is_shown, is_shown)


def restyled(page: Page, act: Callable[[], object]) -> list[int]:
    """Returns how many elements were styled anew each time while something was done."""
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return [event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree"]


def layouts(tools: CDPSession) -> int:
    """Returns how often the page has been laid out."""
    return int(metrics(tools)["LayoutCount"])
