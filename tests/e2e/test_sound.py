"""Sounds in a browser: none before a tap or when off, one for each move, and all of them soft."""

import json

import pytest
from playwright.sync_api import Page

from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile

# Counts audio contexts, and the tones and noises that begin.
COUNT = """{
  globalThis.contexts = 0;
  globalThis.struck = 0;
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() { super(); globalThis.contexts += 1; }
  };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...all) {
    globalThis.struck += 1;
    return start.apply(this, all);
  };
}"""
RENDER = """async (name) => {
  const { later } = JSON.parse(document.getElementById("build").textContent);
  const { play } = await import(later.sound.url);
  const context = new OfflineAudioContext(1, 44100, 44100);
  const out = new GainNode(context);
  out.connect(context.destination);
  play(out, name);
  const samples = (await context.startRendering()).getChannelData(0);
  const rough = samples.slice(1).map((sample, at) => sample - samples[at]); // high tones are steep
  const power = (all) => Math.sqrt(all.reduce((sum, one) => sum + one * one, 0) / all.length);
  return [Math.max(...samples.map(Math.abs)), power(samples), power(rough), Math.abs(samples.at(-1))];
}"""
NAMES = ("deal", "play", "pass", "trick", "bomb", "turn", "win")
TRIES_MS = 700
TRIES = 5


def struck(page: Page) -> int:
    """Returns how many tones and noises have begun so far."""
    found: int = page.evaluate("globalThis.struck")
    return found


def order(page: Page, name: str) -> None:
    """Plays a sound as the table does."""
    page.evaluate(
        """async (name) => {
          const talon = await import(document.querySelector("script[type=module][src]").src);
          talon.speakerPlay(name, 0);
        }""",
        name,
    )


def ask_for(page: Page, name: str) -> None:
    """Plays a sound, and waits until it would be heard."""
    order(page, name)
    page.wait_for_timeout(TRIES_MS)


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_soft_short_and_not_shrill(desk: Profile, name: str) -> None:
    page = desk.open()
    peak, power, rough, rest = page.evaluate(RENDER, name)
    assert 0.05 < peak < 1
    assert 0 < rough < 0.5 * power  # 1.4 for white noise, 0.43 for a tone of 3 kHz
    assert rest < 0.001


def test_nothing_sounds_before_the_first_tap_and_each_thing_once_after_it(desk: Profile) -> None:
    page = desk.open(script=COUNT)
    ask_for(page, "turn")
    assert (struck(page), page.evaluate("contexts")) == (0, 0)
    page.mouse.click(5, 5)
    for _ in range(TRIES):  # sounds are fetched when the first is due, which may then come too late to be heard
        ask_for(page, "turn")
        if struck(page):
            break
    assert struck(page) == 2  # a tone and its overtone
    page.evaluate("globalThis.struck = 0")
    for name in ("turn", "turn"):
        order(page, name)
    page.wait_for_timeout(TRIES_MS)
    assert struck(page) == 2  # never two at a time
    assert page.evaluate("contexts") == 1


def test_the_switch_is_heard_at_once_and_kept(desk: Profile) -> None:
    page = desk.open("#settings", script=COUNT)
    for volume in ("loud", "normal", "loud"):  # the first may not be heard: sounds are fetched when due
        page.locator(f'[data-key="volume-{volume}"]').click()
        page.wait_for_timeout(TRIES_MS)
    assert struck(page) > 0  # a sample, at once
    page.get_by_role("switch", name="Sounds").click()
    page.wait_for_timeout(TRIES_MS)
    before = struck(page)
    ask_for(page, "bomb")
    assert struck(page) == before
    assert json.loads(desk.stored()["talon.settings"])["sound"] == "off"
    page.reload()
    desk.visit.usable(page)
    page.mouse.click(5, 5)
    ask_for(page, "bomb")
    assert struck(page) == 0


def test_a_move_at_the_table_is_heard(desk: Profile) -> None:
    match = find(seats_of("hb"), lambda match: alone(match) and match.plies > 3)
    desk.lay(match)
    desk.settings(pace="instant", hints="quick")
    page = desk.open("#table/m1", script=COUNT)
    table = desk.at(page)
    table.wait("turn")
    assert struck(page) == 0
    page.locator(".hand button.live").first.click(position={"x": 10, "y": 14})
    page.locator('#t-bar .actions [data-act="move"]').first.click()
    page.wait_for_function("globalThis.struck > 0")
