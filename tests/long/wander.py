"""Wanders through the page at random: `uv run python -m tests.long.wander --walks 40`.

Each walk is somebody with a window, a language and settings of their own, who presses whatever can be pressed, types,
scrolls, goes back, reloads and turns the phone. The page may write nothing to the console, show no code in place of a
text, ask nobody else for anything and not end at its error. A failure is printed with the steps before it;
`--number 7` goes on that walk again, though bots and frames may keep another pace then.
"""

import sys
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))  # where the page's own package `app` is

from playwright.sync_api import Browser, Error

from build import DIST, build
from tests.e2e.profile import Profile
from tests.e2e.visit import Visit, own_browser
from tests.long.progress import Progress, Result, options_of, work
from web.make.server import SiteServer

__all__ = ["Walk", "job"]

STEPS = 250
TOLD = 12  # of them in a failure
WINDOWS = ((390, 844), (844, 390), (360, 640), (1280, 800))
LANGUAGES = ("en", "en", "hu", "de", "ja")
KEYS = ("Escape", "Enter", "Tab", "Tab", "ArrowRight", "ArrowLeft", "ArrowDown", " ", "h", "p", "u", "?")
TYPED = ("Zoé", "<b>x", "12", "0", "a" * 30, "🂡")
RESTS_MS = (20, 60, 150, 400, 900)
# How often one thing is chosen among others, by its action: most of a walk is play, and little of it is leaving.
LIKELY = {"card": 3, "move": 5, "next": 5, "hint": 2, "play": 3, "back": 0.3, "delete": 0.1, "wipe": 0.02}

# What can be pressed, as [tag, action, name]; a second script brings one of them into sight and tells where it is.
_THINGS = """const things = () => {
  const around = document.querySelector("dialog[open]") ?? document.body;
  const kinds = "button, a[href^='#'], input:not([type=file]), select, textarea, summary, [data-act]";
  return [...around.querySelectorAll(kinds)].filter((one) => !one.disabled && one.checkVisibility());
};"""
_LOOK = f"""() => {{ {_THINGS}
  const name = (one) => (one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40);
  return things().map((one) => [one.tagName, one.dataset.act ?? "", name(one)]);
}}"""
_REACH = f"""(number) => {{ {_THINGS}
  const one = things()[number];
  one?.scrollIntoView({{ block: "nearest" }});
  const {{ x, y, width, height }} = one?.getBoundingClientRect() ?? {{}};
  return width && height ? [x + width / 2, y + height / 2] : null;
}}"""
_GONE = "Execution context was destroyed"  # looked at while it was reloading, as for a further language
_WRONG = """() => {
  const text = document.body.innerText;
  const code = text.indexOf("\\u27e8");
  if (code >= 0) return "a code for a text: " + text.slice(Math.max(0, code - 30), code + 50);
  const trouble = document.getElementById("trouble");
  if (trouble?.checkVisibility()) return "could not start: " + trouble.innerText;
  return document.body.dataset.screen === "error" ? "the error: " + text : "";
}"""


class Walk:
    """Somebody at the page; `steps` are what they have done, for the report."""

    def __init__(self, browser: Browser, url: str, number: int) -> None:
        self._random = Random(number)
        width, height = self._random.choice(WINDOWS)
        self._touch = width != WINDOWS[-1][0]
        size: Any = {"width": width, "height": height}
        language = self._random.choice(LANGUAGES)
        self.visit = Visit(browser, url, viewport=size, has_touch=self._touch, is_mobile=self._touch, locale=language)
        profile = Profile(self.visit, touch=self._touch)
        if self._random.random() < 0.7:
            profile.settings(pace=self._random.choice(("fast", "slow")), language=language)
        self.page = profile.open()
        self.steps = [f"{width}x{height} {language}"]

    def step(self) -> None:
        """Does something, and waits a little."""
        chance = self._random.random()
        if chance < 0.015:
            self._note("back")
            self.page.go_back(wait_until="commit")
            if not self.page.url.startswith(self.visit.origin):  # to before the page
                self.page = self.visit.open()
        elif chance < 0.02:
            self._note("reload")
            self.page.reload()
            self.visit.usable(self.page)
        elif chance < 0.03:
            width, height = self._random.choice(WINDOWS)
            self._note(f"{width}x{height}")
            self.page.set_viewport_size({"width": width, "height": height})
        elif chance < 0.1:
            key = self._random.choice(KEYS)
            self._note(f"key {key}")
            self.page.keyboard.press(key)
        elif chance < 0.12:
            self._note("tap on the felt")
            self._press((self._random.uniform(60, 330), self._random.uniform(120, 300)))
        else:
            self._choose()
        self.page.wait_for_timeout(self._random.choice(RESTS_MS))

    def _choose(self) -> None:
        """Presses one of the things that can be pressed, and types if that is a field."""
        things = self.page.evaluate(_LOOK)
        if not things:
            return
        number = self._random.choices(range(len(things)), [LIKELY.get(act, 1.0) for _, act, _ in things])[0]
        tag, act, name = things[number]
        self._note(f"{tag.lower()} {act} “{name}”")
        at = self.page.evaluate(_REACH, number)
        if at is None:
            return
        self._press(at)
        if tag in ("INPUT", "TEXTAREA"):
            self.page.keyboard.type(self._random.choice(TYPED))

    def _press(self, at: tuple[float, float]) -> None:
        press = self.page.touchscreen.tap if self._touch else self.page.mouse.click
        press(*at)

    def _note(self, step: str) -> None:
        self.steps.append(step)

    def wrong(self) -> list[str]:
        """Returns what is wrong by now."""
        seen = self.page.evaluate(_WRONG)
        return [*self.visit.problems, *([seen] if seen else [])]


def job(url: str, number: int) -> Result:
    """Goes on a walk, up to its end or the first thing that is wrong."""
    walk = Walk(own_browser(), url, number)
    failed: list[str] = []
    try:
        for _ in range(STEPS):
            walk.step()
            failed = walk.wrong()
            if failed:
                break
    except Error as error:
        failed = [] if _GONE in str(error) else [str(error)]
    told = "\n  ".join(walk.steps[:1] + walk.steps[-TOLD:])
    walk.visit.close()
    return {"job": number, "steps": len(walk.steps), "failed": [f"walk {number}: {one}\n  {told}" for one in failed]}


def main() -> None:
    """Resumes the walks, or goes on one."""
    parser = options_of(
        "Wanders through the page at random.",
        walks=(40, "how many in all"),
        processes=(2, "browsers at once"),
        number=(-1, "one walk only"),
    )
    options = parser.parse_args()
    build(DIST)
    server = SiteServer(DIST).start()
    if options.number >= 0:
        print(*job(server.url, options.number)["failed"] or ["nothing wrong"])
        return
    progress = Progress("wander", fresh=options.fresh)
    jobs = progress.left(options.walks, 1)
    failed = work(progress, partial(job, server.url), jobs, options.processes, _so_far)
    server.stop()
    print(f"{_so_far(progress.rows)}, {failed} with something wrong")
    sys.exit(failed > 0)


def _so_far(rows: list[Result]) -> str:
    return f"{len(rows)} walks of {sum(row['steps'] for row in rows)} steps"


if __name__ == "__main__":
    main()
