"""Lessons in the browser: each to its end by touch, wrong moves, leaving and resuming, the offer, keys."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from engine.core import registry
from tests.conformance.test_lessons import words
from tests.e2e.keyboard import Keyboard
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table, spoken
from tests.e2e.test_a11y import assert_clean
from tests.e2e.visit import resize
from tests.sampling import daily
from web.make.languages import BASE, further_languages
from web.make.lessons import lesson_of

GAMES = [game.name for game in registry.games()]
LESSONS = [(name, language) for name in GAMES for language in (BASE, *further_languages())]
SIZES = ((390, 844), (390, 664), (360, 640), (320, 568), (844, 390), (1280, 800))
VERBS = {"exchange", "meld", "layoff", "discard"}
COLOURS = {"r": "red", "b": "blue", "y": "yellow"}

# Whether it is the turn of a step among so many, in any language.
_AT = """([number, all]) => {
  const step = document.querySelector(".coach-step")?.textContent ?? "";
  const numbers = step.match(/[0-9]+/g)?.map(Number) ?? [];
  return numbers[0] === number && numbers[1] === all && !document.querySelector(".is-queued");
}"""

# The parts of the table that, whichever text the coach shows, are behind the panel, cut off or scrolled out. Only a
# settlement scrolls.
_HIDDEN = """(texts) => {
  const coach = document.querySelector(".coach");
  const said = document.querySelector(".coach-text");
  const rule = document.adoptedStyleSheets.at(-1).cssRules[0];
  const pointed = rule ? [...document.querySelectorAll(rule.selectorText.replaceAll("::after", ""))] : [];
  const parts = ".hand .card, #t-bar .btn, .cloth :is(.card, .token), .seat, .strip-text > *, .coach :is(p, .btn)";
  const there = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  const seen = (part) => {
    const box = part.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(box.left, 0), Math.max(box.top, 0), box.right, box.bottom];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    for (let above = part.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflow === "visible") continue;
      const edge = above.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    const panel = coach.getBoundingClientRect();
    const wide = Math.min(right, panel.right) - Math.max(left, panel.left);
    const high = Math.min(bottom, panel.bottom) - Math.max(top, panel.top);
    const covered = !coach.contains(part) && wide > 0 && high > 0 ? wide * high : 0;
    const area = Math.max(0, right - left) * Math.max(0, bottom - top);
    return box.width && (area - covered) / (box.width * box.height);
  };
  const own = said.textContent;
  const found = texts.flatMap((text) => {
    said.textContent = text;
    const hidden = [...new Set([...pointed, ...there])].filter((part) => seen(part) < 0.97);
    const flat = document.querySelector(".cloth, .summary").getBoundingClientRect().height < 50;
    return [...hidden.map((part) => part.outerHTML.slice(0, 90)), ...(flat ? ["the table has no room"] : [])];
  });
  said.textContent = own;
  return [...new Set(found)];
}"""


# The framed cards of the hand: how wide the frame is, and how much of the card the next in its row leaves visible.
_FRAMES = """() => {
  const cards = [...document.querySelectorAll(".hand .card")];
  return cards.map((card, at) => {
    const frame = getComputedStyle(card.parentElement, "::after");
    const [own, next] = [card, cards[at + 1]].map((one) => one?.getBoundingClientRect());
    const covered = next && Math.abs(next.top - own.top) < 2 && next.left < own.right;
    const shown = frame.content === '""' && frame.visibility === "visible";
    return {shown, left: frame.left, width: parseFloat(frame.width),
      seen: (covered ? next.left : own.right) - own.left, rank: card.querySelector(".rank").textContent};
  }).filter((card) => card.shown);
}"""


class Lesson:
    """A lesson on a page, and somebody who does what it asks for."""

    def __init__(self, table: Table, name: str) -> None:
        self.table = table
        self.page = table.page
        self.name = name
        self.steps = steps_of(name)

    def wait(self, number: int) -> None:
        """Waits for a step, counted from 0."""
        self.page.wait_for_function(_AT, arg=[number + 1, len(self.steps)])
        self.table.settle()

    def text(self) -> str:
        """Returns what the coach says."""
        return self.page.locator(".coach-text").inner_text()

    def do(self, number: int) -> None:
        """Waits for a step, does what it asks for, and reads what is said about the trick that it finishes."""
        self.wait(number)
        take = self.steps[number].get("take")
        if take:
            self.make(take[0])
        if not take or self.holds(number):
            self.table.hit(self.page.locator("[data-act=coach-next]"))

    def holds(self, number: int) -> bool:
        """Returns whether a finished trick stays on the table after a step's moves until its text has been read."""
        return f"lesson-{self.name}-{self.steps[number]['name']}.trick" in words(registry.game(self.name))

    def make(self, move: str) -> None:
        """Makes a move as at any table: taps its cards, and presses its button."""
        words = [word for word in move.split() if not word.isdigit() and not word.startswith("=")]
        if words[0] == "bet":
            self.table.hit(self.page.locator(f'#t-bar .bets [data-move="{move}"]'))
            self.page.locator(".bets [data-act=disarm]").wait_for()
            self.page.wait_for_timeout(400)  # the second of two fast taps would not count
            self.table.hit(self.page.locator(f'#t-bar [data-act="move"][data-move="{move}"]'))
            return
        if words[0] not in {"pass", "draw", "lead"}:
            for card in [word for word in words if word not in VERBS]:
                self.table.hit(self._card(card))
                self.table.settle()
        self.table.hit(self.page.locator(f'#t-bar [data-act="move"][data-move="{move}"]'))

    def label(self, step: dict[str, Any]) -> str:
        """Returns the first card that a step waits for, as it is read aloud."""
        return self._spoken(step["take"][0].split()[0])

    def _card(self, name: str) -> Locator:
        """Returns a card that is not chosen, as it is drawn: its name differs by language."""
        rank, kind = (name, "wild") if len(name) == 1 and name != "x" else (name[:-1], f"suit-{name[-1]}")
        cards = self.page.locator(f'.hand .card.{kind}[aria-pressed="false"]')
        drawn = self.page.locator(".rank", has_text=re.compile(f"^{rank}$"))
        return (cards.filter(has=drawn) if rank else cards).first

    def _spoken(self, name: str) -> str:
        if self.name != "boast":
            return spoken(name)
        return "escape" if name == "x" else f"{COLOURS[name[-1]]} {name[:-1]}"


def steps_of(name: str) -> list[dict[str, Any]]:
    """Returns the steps of a game's lesson."""
    data = lesson_of(registry.game(name))
    assert data is not None
    steps: list[dict[str, Any]] = data["step"]
    return steps


def begin(profile: Profile, name: str, **chosen: str) -> Lesson:
    """Opens a lesson where it was left."""
    profile.settings(**{**QUICK, **chosen})
    return Lesson(profile.at(profile.open(f"#lesson/{name}")), name)


@pytest.mark.parametrize("name", daily(GAMES, 1))
def test_a_lesson_is_done_by_touch_to_its_end(profile: Profile, name: str) -> None:
    # A newcomer does what every step asks for; nothing is hidden on any screen, and no match is left behind.
    lesson = begin(profile, name)
    page = lesson.page
    for number in range(len(lesson.steps)):
        lesson.wait(number)
        assert hidden(lesson, number) == []
        if number in {0, len(lesson.steps) // 2}:
            assert_clean(page, f"step {number + 1}")
        if number < len(lesson.steps) - 1:
            lesson.do(number)
    page.locator(".summary").wait_for()
    assert_clean(page, "the end")
    assert profile.matches() == []
    assert [key for key in profile.stored() if key.startswith(("talon.look", "talon.notes", "talon.stats"))] == []
    page.get_by_role("button", name="Play a game").dblclick()
    lesson.table.wait("turn")
    assert len(profile.matches()) == 1


def hidden(lesson: Lesson, number: int, language: str = BASE) -> list[str]:
    """Returns what a step, counted from 0, hides on any screen, whichever of its texts the coach shows."""
    own = f"lesson-{lesson.name}-{lesson.steps[number]['name']}"
    said = words(registry.game(lesson.name), language)
    texts = [text for code, text in said.items() if code.partition(".")[0] == own]
    found = []
    for size in SIZES:
        resize(lesson.page, *size)
        found += [f"step {number + 1} at {size}: {one}" for one in lesson.page.evaluate(_HIDDEN, texts)]
    resize(lesson.page, *SIZES[0])
    return found


@pytest.mark.parametrize(("name", "language"), daily(LESSONS, 1))
def test_no_language_hides_anything_of_a_lesson(profile: Profile, name: str, language: str) -> None:
    # From the last step back to the first, each with the table as it begins.
    last = len(steps_of(name)) - 1
    profile.put("talon.lessons", json.dumps({"steps": {name: last}}))
    lesson = begin(profile, name, language=language)
    lesson.page.emulate_media(reduced_motion="reduce")  # cards go back to their hands at once
    found = []
    for number in range(last, -1, -1):
        lesson.wait(number)
        found += hidden(lesson, number, language)
        if number:
            lesson.table.hit(lesson.page.locator("[data-act=coach-back]"))
    assert found == []


def test_a_card_is_framed_within_what_is_seen_of_it(profile: Profile) -> None:
    # The cards of a hand overlap: no frame reaches onto a neighbour, and the last card of a row has a whole frame.
    lesson = begin(profile, "haggis")
    lesson.do(0)
    lesson.do(1)
    for number, faces in ((2, "JQK"), (4, "456")):
        lesson.wait(number)
        frames = lesson.page.evaluate(_FRAMES)
        assert [frame["rank"] for frame in frames] == list(faces)
        for frame in frames:
            assert frame["left"] == "0px"
            assert frame["width"] == pytest.approx(frame["seen"], abs=1), frame
        if number == 2:
            lesson.do(2)
            lesson.do(3)
    box = lesson.page.locator("#t-hand").bounding_box()
    assert box is not None
    for card in lesson.page.locator(".hand .card").all():
        own = card.bounding_box()
        assert own is not None
        assert box["x"] <= own["x"], "within the frame of the hand"
        assert own["x"] + own["width"] <= box["x"] + box["width"] + 0.5


@pytest.mark.parametrize("name", daily(GAMES, 1))
def test_a_wrong_move_is_explained_and_a_lesson_left_is_taken_up(profile: Profile, name: str) -> None:
    # At the first step with a choice a wrong move is explained. Left and reloaded, the lesson resumes there.
    lesson = begin(profile, name)
    page = lesson.page
    number = next(at for at, step in enumerate(lesson.steps) if wrong_move(step, name))
    for before in range(number):
        lesson.do(before)
    lesson.wait(number)
    told, hand = lesson.text(), lesson.table.hand()
    lesson.make(wrong_move(lesson.steps[number], name))
    page.locator(".coach-text.is-answer").wait_for()
    assert lesson.text() != told
    lesson.wait(number)
    assert lesson.table.hand() == hand
    assert lesson.table.selected() == []
    lesson.table.press("Leave")
    page.wait_for_function("document.body.dataset.screen === 'home'")
    page.reload()
    profile.visit.usable(page)
    if number:
        lesson.table.press(re.compile(rf"^Resume .* lesson, step {number + 1}$"))
    else:
        profile.go(page, f"#lesson/{name}")
    lesson.wait(number)
    assert (lesson.text(), lesson.table.hand()) == (told, hand)
    page.reload()
    profile.visit.usable(page)
    lesson.wait(number)
    lesson.do(number)
    lesson.wait(number + 1)


def test_a_trick_of_a_lesson_has_the_same_places_whatever_the_coach_says(profile: Profile) -> None:
    lesson = begin(profile, "boast")
    places = []
    for number in range(4):
        lesson.wait(number)
        places.append(lesson.page.locator(".turn-empty").first.bounding_box())
        if number < 3:
            lesson.do(number)
    lesson.make("1r")
    lesson.page.locator(".coach-text.is-answer").wait_for()
    places.append(lesson.page.locator(".turn-empty").first.bounding_box())
    assert places == [places[0]] * 5
    assert places[0] is not None
    assert places[0]["width"] >= 50


def test_on_a_small_phone_no_caption_lies_over_the_trick_and_the_buttons_are_one_row(profile: Profile) -> None:
    lesson = begin(profile, "boast", language="de")
    page = lesson.page
    resize(page, 360, 640)
    for number in range(3):
        lesson.do(number)
    lesson.make("7r")
    page.locator("[data-act=coach-next]").wait_for()
    boxes = [page.locator(what).first.bounding_box() for what in (".told", ".turn .card", ".coach-bar")]
    told, card, bar = [box for box in boxes if box is not None]
    assert told["y"] + told["height"] <= card["y"] or told["width"] <= 1
    assert bar["height"] < 50


def test_no_button_comes_to_where_next_was(profile: Profile) -> None:
    # Whoever taps on and on at "Next" meets nothing at the first step that asks for a move, and is not led away.
    lesson = begin(profile, "boast")
    page = lesson.page
    number = next(at for at, step in enumerate(lesson.steps) if "take" in step)
    box = leave = None
    for before in range(number):
        lesson.wait(before)
        box = page.get_by_role("button", name="Next", exact=True).bounding_box()
        leave = page.locator("[data-key=coach-leave]").bounding_box()
        lesson.do(before)
    lesson.wait(number)
    assert page.locator("[data-key=coach-leave]").bounding_box() == leave
    assert box is not None
    for share in (0.1, 0.5, 0.9):
        point = [box["x"] + box["width"] * share, box["y"] + box["height"] / 2]
        met = page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.outerHTML", point)
        assert met is None


def wrong_move(step: dict[str, Any], name: str) -> str:
    """Returns a legal move that a step does not take, or "" if this test knows of none."""
    wrong = {"haggis": ("lead", "2y"), "team": ("give", "exchange 2s"), "boast": ("lead", "1r")}
    at, move = {**wrong, "handromi": ("first", "discard 8c")}[name]
    return move if step["name"] == at else ""


def test_the_lesson_is_offered_once_and_never_again(profile: Profile) -> None:
    # The first "Play" asks; whoever knows the game plays, and is not asked again, not even when setting a table up.
    profile.put("talon.lessons", "{}")
    profile.settings(**QUICK)
    table = profile.at(profile.open())
    table.press("Play Haggis against the computer")
    dialog = table.page.get_by_role("dialog", name="New to Haggis?")
    dialog.wait_for()
    assert_clean(table.page, "the offer")
    table.press("I know it")
    table.wait("turn")
    page = profile.go(table.page, "#newgame/haggis")
    profile.at(page).press("Deal")
    table.wait("turn")
    assert len(profile.matches()) == 2


def test_whoever_wants_to_learn_begins_with_the_lesson(profile: Profile) -> None:
    # No match is made; the lesson opens, and "How to play" leads there again.
    profile.put("talon.lessons", "{}")
    profile.settings(**QUICK)
    table = profile.at(profile.open())
    table.press("Play Boast or Nothing against the computer")
    table.press("Learn in 3 minutes")
    lesson = Lesson(table, "boast")
    lesson.do(0)
    lesson.wait(1)
    assert profile.matches() == []
    page = profile.go(table.page, "#rules/boast")
    profile.at(page).press("From the start")
    lesson.wait(0)


def test_a_lesson_by_keyboard_alone_is_heard(desk: Profile) -> None:
    # Without a mouse: the focus is where the step goes on, and the coach's text is in a live region.
    lesson = begin(desk, "boast")
    page = lesson.page
    for number, step in enumerate(lesson.steps):
        lesson.wait(number)
        status = page.get_by_role("status").filter(has_text=lesson.text())
        assert status.count() == 1
        if number == len(lesson.steps) - 1:
            break
        if "take" not in step:
            assert page.evaluate("document.activeElement.dataset.key") == "coach-next"
            page.keyboard.press("Enter")
            continue
        if not page.evaluate("document.activeElement.closest('.hand') !== null"):
            Keyboard(page).reach("it.closest('.hand') !== null")
        page.keyboard.press("Home")
        for _ in lesson.table.hand():
            if page.evaluate("(label) => document.activeElement.ariaLabel.startsWith(label)", arg=lesson.label(step)):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        lesson.table.settle()
        page.keyboard.press("Control+Enter")
        if lesson.holds(number):
            page.wait_for_function("document.activeElement.dataset.key === 'coach-next'")
            assert page.locator(".turn .card").count() == 3, "the trick that is spoken of"
            page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.key") == "coach-next", "a match is one key away"


def test_nothing_moves_where_less_motion_is_wanted(profile: Profile) -> None:
    # What is pointed at always has an outline, and pulses only where motion is welcome.
    look = "(what) => getComputedStyle(document.querySelector('#t-hand'))[what]"
    for motion, pulse in (("reduce", "none"), ("no-preference", "pointed")):
        profile.settings(**QUICK)
        profile.put("talon.lessons", json.dumps({}))
        page = profile.open("#lesson/haggis", reduced_motion=motion)
        Lesson(profile.at(page), "haggis").wait(0)
        assert page.evaluate(look, "outlineStyle") == "solid"
        assert page.evaluate(look, "animationName") == pulse
