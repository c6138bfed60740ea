"""Each file of the site missing, wrong, cut short or silent: the page works, or shows a sentence and a button."""

import re
from contextlib import suppress
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from tests.e2e.faults import KINDS, FaultyServer
from tests.e2e.visit import WAIT_MS, Visit, ask
from tests.sampling import daily

PRESS_MS = 5_000
# By the start of their names: the rest is a hash.
FILES = (
    "app-", "engine-", "interpreter-", "manifest.webmanifest", "micropython.js", "micropython.wasm",
    "pyodide-lock.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip",
    "core-C", "core.js", "error-", "runtime-", "style-", "sw.js", "talon-", "unxz-", "worker-",
)  # fmt: skip
LATER = (
    "links-",
    "phones-",
    "scan-",
    "sort-",
    "sound-",
    "code/",
    "games/",
    "languages/",
    "manifest.",
    "rooms/",
)  # not fetched before something is opened
# Not needed for playing; and without index.html there is no page at all.
NO_PART = ("icons/", "fonts/", "licenses.html", "index.html", "_headers")
TIMES = (1, float("inf"))
ALL = list(product(FILES, KINDS, TIMES))
# Waiting is not what is tested: the half minute without a byte is cut to a few seconds, for busy machines.
HURRY = (
    "const real = setTimeout; window.setTimeout = (call, ms, ...all) => real(call, ms === 30000 ? 9000 : ms, ...all);"
)
ENDED = """async () => {
  const shown = (selector) => document.querySelector(selector)?.checkVisibility() === true;
  if (shown("#trouble button")) return "trouble";
  if (performance.getEntriesByName("talon:usable").length === 0) return null;
  if (shown("[data-act=retry]:not([disabled])")) return "error";
  if (document.querySelector("#engine")?.innerHTML !== "") return null;
  const talon = await import(document.querySelector("script[type=module][src]").src);
  const hello = '{"id": 1, "op": "hello"}';
  return await new Promise((done) => talon.engineAsk(hello, () => done("works"), () => done(null)));
}"""
SENTENCE = "(place) => document.querySelector(place)?.innerText ?? null"  # null: it came right at this moment
WHOLE = "document.styleSheets.length > 0 && getComputedStyle(document.body).margin === '0px'"


def ended(page: Page) -> str:
    """Waits until a page works or reports that it does not; returns "works", "error" or "trouble"."""
    for _ in range(WAIT_MS // 200):
        with suppress(Error):  # the page is reloading
            how: str | None = page.evaluate(ENDED)
            if how is not None:
                return how
        page.wait_for_timeout(200)
    raise AssertionError("neither a working page nor a sentence")


def test_every_file_of_the_site_is_tried(dist: Any) -> None:
    known = FILES + LATER + NO_PART
    names = [path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()]
    assert [name for name in names if not any(re.search(f"(^|/){re.escape(file)}", name) for file in known)] == []


@pytest.mark.parametrize(("file", "kind", "times"), daily(ALL, 5))
def test_a_file_that_does_not_come_right(
    visiting: Visit, faulty: FaultyServer, file: str, kind: str, times: float
) -> None:
    if kind in {"hang", "silent"}:
        visiting.context.add_init_script(HURRY)
    if file.startswith("py"):
        faulty.fail("/runtime-", "404")  # which holds it
    faulty.fail(f"/{re.escape(file)}", kind, times)
    page = visiting.context.new_page()
    page.goto(visiting.url, wait_until="commit")
    how = ended(page)
    if how != "works":
        sentence = page.evaluate(SENTENCE, "#trouble p" if how == "trouble" else "#error-main p")
        assert sentence is None or sentence.endswith((".", "?", "What may help:"))
        faulty.heal()
        button = "#trouble button" if how == "trouble" else "[data-act=retry]"
        with suppress(Error):  # what hung may arrive just now, and the button vanish
            page.locator(button).click(timeout=PRESS_MS)
        page.wait_for_function(f"!document.querySelector({button!r})?.checkVisibility()")
        assert ended(page) == "works", page.locator("#error-main").text_content()
    assert page.evaluate(WHOLE)
    faulty.heal()
    again = visiting.open()  # no wrong file has been kept
    assert ask(again, "hello")["ok"]
    assert again.evaluate(WHOLE)
