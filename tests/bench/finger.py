"""A finger that taps a page without burdening it: Playwright's own ways run scripts on the main thread first."""

import json
import time
from typing import Any

from playwright.sync_api import CDPSession, Page

__all__ = ["Finger", "evaluated"]

LOOK_S = 0.1  # between two looks at a page
PATIENCE_S = 60
INDEX = (10, 14)  # of a card in hand, visible however many overlap it

# Where to touch the first match, null if nobody can.
PLACE = """(selector, [x, y]) => {
  const found = document.querySelector(selector);
  if (!found?.checkVisibility()) return null;
  const box = found.getBoundingClientRect();
  return found.matches(".hand .card") ? [box.x + x, box.y + y] : [box.x + box.width / 2, box.y + box.height / 2];
}"""


def evaluated(tools: CDPSession, function: str, *arguments: object) -> Any:
    """Returns what a function resolves to in the page."""
    expression = f"({function})({', '.join(json.dumps(argument) for argument in arguments)})"
    answer = tools.send("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True})
    if "exceptionDetails" in answer:
        raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", "the page threw something"))
    return answer["result"].get("value")


class Finger:
    """The finger of somebody who looks at a page ten times a second."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools = page.context.new_cdp_session(page)

    def until(self, *selectors: str) -> str:
        """Waits until there is a match of any of these; returns the first selector that has one."""
        for _ in range(int(PATIENCE_S / LOOK_S)):
            for selector in selectors:
                if self._place(selector) is not None:
                    return selector
            time.sleep(LOOK_S)
        raise RuntimeError(f"none of {', '.join(selectors)} has come")

    def tap(self, selector: str) -> None:
        """Touches the first match; raises RuntimeError if there is none."""
        if not self.tried(selector):
            raise RuntimeError(f"nobody can touch {selector}")

    def tried(self, selector: str) -> bool:
        """Touches the first match if there is one; returns whether there was."""
        place = self._place(selector)
        if place is not None:
            self.page.touchscreen.tap(*place)
        return place is not None

    def _place(self, selector: str) -> tuple[float, float] | None:
        place = evaluated(self.tools, PLACE, selector, INDEX)
        return None if place is None else (place[0], place[1])
