"""Situations of several phones at one table: the host's sheet, and the screens by which a guest joins."""

from playwright.sync_api import Page

from tests.e2e.phones import CODE, hosted
from tests.e2e.room import Room
from tests.look.tables import Situation

__all__ = ["PHONES"]

# A camera that sees a bright field.
_CAMERA = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const paint = canvas.getContext("2d");
  setInterval(() => Object.assign(paint, { fillStyle: "#8a8" }).fillRect(0, 0, 640, 480), 50);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
}"""


def missing(room: Room) -> Page:
    """Draws a table whose other phones have yet to join."""
    page = hosted(room, "team", "hrbr").page
    page.locator("[data-key='invite:1']").wait_for()
    return page


def explained(room: Room) -> Page:
    """Draws how all of it is done, over the table."""
    page = missing(room)
    page.locator("[data-act=phones-how]").click()
    page.locator("dialog .prose").wait_for()
    return page


def invited(room: Room) -> Page:
    """Draws the code for one of them."""
    page = missing(room)
    page.locator("[data-key='invite:1']").click()
    page.locator(f"dialog {CODE}").wait_for()
    return page


def refused(room: Room) -> Page:
    """Draws a refused answer."""
    page = invited(room)
    page.locator("[data-act=phones-take]").click()
    page.locator("dialog .error").wait_for()
    return page


def scanning(page: Page) -> Page:
    """Draws the camera's picture in place of what a page showed."""
    page.evaluate(_CAMERA)
    page.locator("[data-act$=-scan]").click()
    page.locator("video").wait_for()
    return page


def joining(room: Room) -> Page:
    """Draws the screen that asks for a code."""
    page = room.open("#join")
    page.locator("[data-act=join-take]").wait_for()
    return page


def answered(room: Room) -> Page:
    """Draws the screen with the answer to an invitation."""
    link = invited(room).locator(f"dialog {CODE}").input_value()
    page = room.open("#" + link.partition("#")[2])
    page.locator(CODE).wait_for()
    return page


def passed(room: Room) -> Page:
    """Draws the screen of an answer that the camera has opened."""
    page = room.open("#answer/x")
    page.locator("#answer-main p").wait_for()
    return page


PHONES = tuple(
    Situation(name, draw)
    for name, draw in {
        "phones missing": missing,
        "phones explained": explained,
        "phone invited": invited,
        "phone's answer refused": refused,
        "phone's answer scanned": lambda room: scanning(invited(room)),
        "table to join": joining,
        "table's code scanned": lambda room: scanning(joining(room)),
        "invitation answered": answered,
        "answer passed on": passed,
    }.items()
)
