"""What a machine can check of accessibility, on every screen in every theme; and a game by keyboard alone."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from engine.core.look import look
from engine.core.match import Match
from tests.e2e.keyboard import Keyboard
from tests.e2e.matches import alone, bot_move, choosing, find, last_move, seats_of, would_beat
from tests.e2e.profile import Profile
from tests.look.themes import THEMES
from tests.sampling import daily

TODAY = daily(THEMES, 1)


def in_the_middle(match: Match) -> bool:
    """Returns whether seat 0 has cards to play after somebody's trick."""
    return alone(match) and match.plies > 20 and match.game.write(match.legal(0)[-1]) != "pass"


def played_out(match: Match) -> Match:
    """Returns a match after its first hand, as bots play it."""
    while match.outcome is None:
        match = match.play(*bot_move(match))
    return match


def finished(target: str) -> Match:
    """Returns a match whose hand is over, and with a low target the match too."""
    match = find(lambda seed: seats_of("hb")(seed, target=target), last_move)
    text = last_move(match)
    assert text is not None
    return played_out(match.play(0, text))


def assert_clean(page: Page, where: str) -> None:
    """Checks that axe finds nothing on a page as it is."""
    found = Axe().run(page).response["violations"]
    assert [f"{where}: {node['target']} {node['failureSummary']}" for rule in found for node in rule["nodes"]] == []


@pytest.mark.parametrize("theme", TODAY)
def test_axe_finds_nothing_on_the_screens(profile: Profile, theme: str) -> None:
    # Every screen outside the table, on a first visit and with something saved.
    profile.settings(theme=theme)
    page = profile.open()
    for path in ("", "#newgame", "#saved", "#settings", "#rules", "#about"):
        assert_clean(profile.go(page, path), f"first visit {path}")
    for name in ("m1", "m2"):
        profile.lay(find(seats_of("hb"), alone), name)
    page = profile.open()
    for path in ("", "#saved"):
        assert_clean(profile.go(page, path), f"with matches {path}")


@pytest.mark.parametrize("theme", TODAY)
def test_axe_finds_nothing_on_the_sheets_of_saved_games(profile: Profile, theme: str) -> None:
    # A list with everything in it: running, finished, damaged, from a newer version; what can be done to a match.
    profile.settings(theme=theme)
    profile.lay(find(seats_of("hbb"), alone), "m1")
    profile.lay(finished("50"), "m2")
    profile.put("talon.match.m3.0", "talon-save 1 7 0")
    profile.put("talon.match.m4.0", "talon-save 2 7 0")
    table = profile.at(profile.open("#saved"))
    assert_clean(table.page, "list")
    more = "More for Anna, Béla and Cili"
    for press in ("Name and tags", "Export"):
        table.press(more)
        assert_clean(table.page, "match")
        table.press(press)
        assert_clean(table.page, press)
        table.page.keyboard.press("Escape")
        table.close()
    table.press("Import")
    table.press("Read")
    table.page.get_by_role("alert").wait_for()
    assert_clean(table.page, "import")


@pytest.mark.parametrize("theme", TODAY)
def test_axe_finds_nothing_in_a_new_game(profile: Profile, theme: str) -> None:
    # Three people, house rules open, a custom number out of range.
    profile.settings(theme=theme)
    table = profile.at(profile.open("#newgame/haggis"))
    for choice in ("3", "People only"):
        table.hit(table.page.get_by_role("radio", name=choice, exact=True))
    table.press(re.compile("House rules"))
    table.hit(table.page.get_by_role("radio", name="Other", exact=True))
    table.page.get_by_role("spinbutton").or_(table.page.locator("input[inputmode=numeric]")).first.fill("7")
    table.page.keyboard.press("Tab")
    assert_clean(table.page, "new game")


@pytest.mark.parametrize("theme", TODAY)
def test_axe_finds_nothing_at_the_table(profile: Profile, theme: str) -> None:
    # A turn with a selection, each sheet, the choice after a bomb, the curtain, both settlements.
    table = profile.table(find(seats_of("hbb"), alone), theme=theme)
    table.wait("turn")
    table.hit(table.page.locator(".hand button.live").first)
    table.settle()
    assert_clean(table.page, "turn")
    table.press("Menu")
    table.page.locator("dialog[open]").wait_for()
    assert_clean(table.page, "menu")
    table.close()
    for sheet in ("What happened", "Player’s aid", "Who plays", "Score", "Delete this match"):
        table.press("Menu")
        table.hit(table.page.locator("dialog").get_by_role("button", name=sheet))
        table.page.get_by_role("heading", name=sheet).wait_for()
        assert_clean(table.page, sheet)
        table.close()
    table.clear()
    table.press("Hint")
    table.page.locator(".banner.is-hint").wait_for()
    assert_clean(table.page, "hint")
    moments = {
        "choice": (find(seats_of("hbb"), choosing), '[data-act="move"][data-move^="give"]'),
        "curtain": (find(seats_of("hh"), alone), "#t-curtain .curtain"),
        "settlement": (finished("350"), "#t-bar [data-act=next]"),
        "end": (finished("50"), "#t-bar [data-act=rematch]"),
        "partners": (find(seats_of("hbbb", "team"), in_the_middle), ".seat-side"),
        "tower": (find(seats_of("hbbbb", "boast"), lambda match: alone(match) and match.plies > 8), ".tower"),
        "teams": (played_out(seats_of("hbbb", "team")("axe")), "#t-bar [data-act=next]"),
    }
    for name, (match, sign) in moments.items():
        profile.lay(match, name)
        page = profile.go(table.page, f"#table/{name}")
        page.locator(sign).first.wait_for()
        assert_clean(page, name)


def test_plays_are_announced_and_whose_turn_it_is(profile: Profile) -> None:
    # Somebody who cannot see the table hears every play, by name, in order, and that it is now their turn.
    match = find(seats_of("hbb"), would_beat)
    text = bot_move(match)[1]
    table = profile.table(match)
    table.wait("turn")
    table.play(text)
    table.wait("turn", "deal over")
    told = " ".join(table.said())
    assert "You play" in told
    assert told.index("You play") < told.rindex("Béla") < len(told)
    log = table.log()
    assert [line for line in log if line in told]
    assert table.banner() in told


def test_plays_are_announced_while_a_sheet_is_open(profile: Profile) -> None:
    # Somebody reading the log hears what others play, and hears the later plays once it is closed, none twice.
    match = find(seats_of("hbb"), would_beat)
    table = profile.table(match, pace="slow")
    table.wait("turn")
    table.play(bot_move(match)[1])
    table.page.keyboard.press("l")
    table.page.locator("dialog[open]").wait_for()
    table.page.wait_for_function("spoken.some((words) => words.startsWith('You play '))")
    before = len(table.said())
    table.page.wait_for_function("(before) => spoken.length > before", arg=before)
    assert table.page.locator("dialog[open]").is_visible()
    assert table.said()[before].startswith(("Béla ", "Cili "))
    table.page.keyboard.press("Escape")
    table.wait("turn", "deal over")
    said = table.said()
    assert len(said) > before + 1
    assert len(set(said)) == len(said)


def stranded(match: Match) -> bool:
    """Returns whether seat 0, having to beat a trick, holds a card that no move needs."""
    if not would_beat(match):
        return False
    useful = {name for move in match.legal(0) for name in match.game.write(move).split()}
    return len(useful & set(match.deck.names)) < look(match, 0).seats[0].cards


def test_every_card_has_a_name_and_every_button_too(profile: Profile) -> None:
    # A hand is a group with a name and a count, its cards are buttons that name rank, suit, points and more.
    match = find(seats_of("hb"), stranded)
    table = profile.table(match)
    table.wait("turn")
    hand = table.page.get_by_role("group", name=re.compile(r"Your hand, \d+ cards?"))
    names = hand.get_by_role("button").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert len(names) == len(table.hand())
    assert all(re.fullmatch(r"(\d+ of \w+|Jack|Queen|King)(, \d points?)?(, does not fit)?", name) for name in names)
    assert any("does not fit" in name for name in names)
    nameless = table.page.get_by_role("button", name=re.compile(r"^\s*$"))
    assert nameless.count() == 0


def test_a_table_by_keyboard_alone(desk: Profile) -> None:
    # Somebody without a mouse finds the first button and gets a table; the cards are dealt by chance.
    desk.settings(pace="instant")
    table = desk.at(desk.open())
    Keyboard(table.page).reach("it.ariaLabel === 'Play Haggis against the computer'")
    table.page.keyboard.press("Enter")
    table.wait("turn")
    assert table.hand()


# Says a line below a sheet that opens then, and returns what is in the sheet: in the same task or a later one, and
# after the line was withdrawn, or not.
SAY = """async ([later, hushed]) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const sheet = document.querySelector("#sheet");
  sheet.innerHTML = '<div class="said"></div>';
  await null;
  talon.say("a line");
  if (hushed) talon.hush();
  if (later) await new Promise((done) => setTimeout(done));
  talon.modal("sheet", true, "");
  const said = sheet.querySelector(".said").textContent;
  talon.modal("sheet", false, "");
  return said;
}"""


@pytest.mark.parametrize(
    ("later", "hushed", "said"), [(False, False, "a line"), (True, False, ""), (False, True, "")]
)
def test_a_sheet_says_what_was_said_just_before_it_opened_unless_it_was_withdrawn(
    desk: Profile, later: bool, hushed: bool, said: str
) -> None:
    assert desk.open().evaluate(SAY, [later, hushed]) == said


def leading(match: Match) -> bool:
    """Returns whether seat 0 may lead what it likes, and does not go out by it."""
    return alone(match) and match.game.write(match.legal(0)[0]) != "pass" and last_move(match) is None


def test_a_turn_by_keyboard_alone(desk: Profile) -> None:
    # Somebody without a mouse selects a card, plays it, opens the log, and always sees where the focus is.
    table = desk.table(find(seats_of("hb"), leading))
    page = table.page
    table.wait("turn")
    before = table.hand()
    Keyboard(page).reach("it.closest('.hand') !== null")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.hand') !== null")
    for _ in range(2 * len(before)):
        if table.moves():
            break
        page.keyboard.press("Home" if not table.selected() else "ArrowRight")
        if page.evaluate("document.activeElement.matches('.live')"):
            page.keyboard.press("Space")
            table.settle()
    Keyboard(page).reach("it.matches('#t-bar .actions [data-act=move]:not([data-move=pass])')")
    page.keyboard.press("Enter")
    assert page.locator("#t-bar .bets[data-lapses]").is_visible()  # the first card ends the betting: press again
    page.keyboard.press("Enter")
    page.wait_for_function("(cards) => document.querySelectorAll('.hand button').length < cards", arg=len(before))
    table.wait("turn", "deal over")
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
