"""A finger on the screen, as the device reports it to the browser: put down, moved, rested, lifted."""

from collections.abc import Iterable

from playwright.sync_api import Page

__all__ = ["Point", "touch"]

type Point = tuple[float, float]  # pixels from the left and from the top of the window


def touch(page: Page, start: Point, moves: Iterable[Point] = (), *, rest_ms: float = 0) -> None:
    """Puts a finger down, moves it and lifts it, resting before each further event."""
    finger = page.context.new_cdp_session(page)

    def tell(kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    tell("touchStart", start)
    page.wait_for_timeout(rest_ms)
    for point in moves:
        tell("touchMove", point)
        page.wait_for_timeout(rest_ms)
    tell("touchEnd")
    finger.detach()
