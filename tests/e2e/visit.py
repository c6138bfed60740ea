"""A person at the site: pages of one browser, and everything that goes wrong in them."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
    Page,
    Request,
    sync_playwright,
)

from tests.browser import find_browser

__all__ = ["BREACHES", "DRAWN", "Visit", "answered", "ask", "begin_first", "metrics", "own_browser", "resize"]

BREACHES: list[str] = []  # breaches of the site's policy in any profile since a test began

USABLE = "performance.getEntriesByName('talon:usable').length > 0"
WAIT_MS = 60_000
KEPT = """async () => {
  const { later, languages } = JSON.parse(document.getElementById("build").textContent);
  const others = Object.keys(languages).filter((tag) => tag !== document.documentElement.lang);
  const unspoken = others.flatMap((tag) => languages[tag]);
  const files = Object.keys(later).filter((name) => !unspoken.includes(name));
  const kept = await Promise.all(files.map((name) => caches.match(later[name].url)));
  return navigator.serviceWorker.controller !== null && kept.every(Boolean);
}"""
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

_ASK = """async ([text, wait]) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  return await new Promise((reply, fail) => {
    setTimeout(fail, wait, new Error("no answer to " + text));
    talon.engineAsk(text, reply, fail);
  });
}"""
_BRING = """async (game) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const { games } = JSON.parse(document.getElementById("build").textContent);
  const bring = (one) => new Promise((done) => talon.bring("code", one, done));
  await Promise.all((game ? [game] : Object.keys(games)).map(bring));
}"""


# Reports every breach of the policy, in the page and in workers: those are made from blobs, which it is put before.
_POLICE = """{
  const police = `addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
    console.error(["policy:", effectiveDirective, "forbids", blockedURI, sample].join(" "));
  }, true);`;
  const blobs = new Map();
  const address = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    const url = address(blob);
    blobs.set(url, blob);
    return url;
  };
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      const blob = blobs.get(String(url));
      super(blob ? address(new Blob([police, blob], { type: blob.type })) : url, options);
    }
  };
  (0, eval)(police);
}"""
# A browser that is very busy, or takes a page for hidden, may withhold frames for minutes.
DRAWN = """new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
  setTimeout(done, 5000);
})"""
_BREACH = ("policy: ", "Content Security Policy")  # the second is Chromium's own wording


@cache
def own_browser() -> Browser:
    """Returns the browser of this process, which ends with it: for runs of their own, outside pytest."""
    return sync_playwright().start().chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])


class Visit:
    """One browser profile. `problems` collects console errors, exceptions and requests to anywhere else."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:
        self.url = url
        self.origin = url.partition("/")[0] + "//" + url.split("/")[2]
        self.problems: list[str] = []
        profile = {**PHONE, **options}
        if browser.browser_type.name == "firefox":
            del profile["is_mobile"]  # which Playwright does not support there
        self.context: BrowserContext = browser.new_context(**profile)
        self.context.set_default_timeout(WAIT_MS)
        self.context.add_init_script(_POLICE)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: self.problems.append(f"exception: {error.error}"))
        self.context.on("request", self._on_request)

    def open(self, path: str = "") -> Page:
        """Opens a new tab on the site and waits until its first screen can be used."""
        page = self.context.new_page()
        page.goto(self.url + path)
        return self.usable(page)

    def usable(self, page: Page) -> Page:
        """Waits until the front end of a page can be used, and shows what it was opened for."""
        page.wait_for_function(USABLE)
        return self.arrived(page)

    def arrived(self, page: Page) -> Page:
        """Waits until no room of a page is on its way, which shows nothing but that meanwhile."""
        page.locator("#coming").wait_for(state="detached")
        return page

    def kept(self, page: Page) -> Page:
        """Waits until the whole site is kept and the service worker serves this page."""
        for _ in range(WAIT_MS // 100):
            if page.evaluate(KEPT):
                return page
            page.wait_for_timeout(100)
        raise AssertionError("not all is kept")

    def close(self) -> None:
        self.context.close()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")
            if any(words in message.text for words in _BREACH):
                BREACHES.append(message.text)

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.url, f"blob:{self.origin}/", "data:")):
            self.problems.append(f"foreign request: {request.url}")


def ask(page: Page, op: str, **fields: Any) -> dict[str, Any]:
    """Asks the engine of a page, as soon as it is up, and returns its answer; a game's code is brought if need be."""
    request = json.dumps({"id": f"test-{op}", "op": op, **fields})
    for _ in range(WAIT_MS // 100):
        try:
            answer: dict[str, Any] = json.loads(page.evaluate(_ASK, [request, WAIT_MS]))
        except Error as error:
            if "not running" not in error.message:
                raise
            page.wait_for_timeout(100)
        else:
            if answer.get("error", {}).get("code") != "game/away":
                return answer
            page.evaluate(_BRING, answer["error"]["args"]["game"])
    raise AssertionError(f"the engine did not answer {op} in {WAIT_MS / 1000} s")


def answered(page: Page) -> None:
    """Waits until the engine has answered all that was asked before, also what waits for a game's code."""
    ask(page, "cancel", of="nothing")
    page.evaluate(_BRING, "")
    ask(page, "cancel", of="nothing")


def begin_first(page: Page, game: str = "Haggis") -> None:
    """Presses "Play" of a game, and declines its lesson."""
    page.get_by_role("button", name=f"Play {game} against the computer").click()
    page.get_by_role("button", name="I know it").click()


def metrics(tools: CDPSession) -> dict[str, float]:
    """Returns what the browser has counted and timed of a page, by name, since `Performance.enable`."""
    return {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}


def resize(page: Page, width: int, height: int) -> None:
    """Gives an open page another size, and waits until it is laid out for it, which a busy browser may delay."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(f"matchMedia('(width: {width}px) and (height: {height}px)').matches")
    page.evaluate(DRAWN)
