"""Situations of several phones at one table: how they join, and the tables of those that are connected."""

from typing import NamedTuple

from playwright.sync_api import Page

from tests.e2e.phones import CODE, hosted, join, lay
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.look.overlays import ready
from tests.look.tables import Situation

__all__ = ["PHONES"]

# A camera that sees a bright field.
_CAMERA = """() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const paint = canvas.getContext("2d");
  setInterval(() => Object.assign(paint, { fillStyle: "#8a8" }).fillRect(0, 0, 640, 480), 50);
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
}"""


def missing(profile: Profile) -> Page:
    """Draws a table whose other phones have yet to join."""
    page = hosted(profile, "team", "hrbr").page
    page.locator("[data-key='invite:1']").wait_for()
    return page


def explained(profile: Profile) -> Page:
    """Draws how all of it is done, over the table."""
    page = missing(profile)
    page.locator("[data-act=phones-how]").click()
    page.locator("dialog .prose").wait_for()
    return page


def invited(profile: Profile) -> Page:
    """Draws the code for one of them."""
    page = missing(profile)
    page.locator("[data-key='invite:1']").click()
    page.locator(f"dialog {CODE}").wait_for()
    return page


def refused(profile: Profile) -> Page:
    """Draws a refused answer."""
    page = invited(profile)
    page.locator("[data-act=phones-take]").click()
    page.locator("dialog .error").wait_for()
    return page


def scanning(page: Page) -> Page:
    """Draws the camera's picture in place of what a page showed."""
    page.evaluate(_CAMERA)
    page.locator("[data-act$=-scan]").click()
    page.locator("video").wait_for()
    return page


def joining(profile: Profile) -> Page:
    """Draws the screen that asks for a code."""
    page = profile.open("#join")
    page.locator("[data-act=join-take]").wait_for()
    return page


def answered(profile: Profile) -> Page:
    """Draws the screen with the answer to an invitation."""
    link = invited(profile).locator(f"dialog {CODE}").input_value()
    page = profile.open("#" + link.partition("#")[2])
    page.locator(CODE).wait_for()
    return page


def passed(profile: Profile) -> Page:
    """Draws the screen of an answer that the camera has opened."""
    page = profile.open("#answer/x")
    page.locator("#answer-main p").wait_for()
    return page


# -- connected


class Connected(NamedTuple):
    """A table of Haggis for two phones, connected, where the first hand has been dealt by both."""

    host: Table
    guest: Table


def connected(profile: Profile) -> Connected:
    """Connects a second page of the profile to a table."""
    host = hosted(profile, "haggis", "hr")
    ready(host.page)
    guest = join(host, profile, 1)
    host.page.locator("#toast .toast").wait_for()
    guest.wait("turn")
    guest.turn_by_hint()
    host.wait("turn")
    return Connected(host, guest)


def in_front(page: Page) -> Page:
    """Shows a page, without the line that says what happened last."""
    page.bring_to_front()
    page.locator("#toast:empty").wait_for(state="attached")
    return page


def listed(profile: Profile) -> Page:
    """Draws the host's sheet of the phones that are here."""
    page = in_front(connected(profile).host.page)
    page.locator("[data-act=menu]").click()
    page.locator("dialog [data-act=phones]").click()
    page.locator("[data-key='handover:1']").wait_for()
    return page


def with_middle(profile: Profile) -> tuple[Table, Page]:
    """Lays a table in the middle for two connected phones; returns the guest's and that one."""
    host, guest = connected(profile)
    host.page.locator("[data-act=menu]").click()
    host.page.locator("dialog [data-act=phones]").click()
    middle = lay(host, profile)
    guest.page.locator("[data-act=middle]").wait_for()
    return guest, middle


def away(profile: Profile) -> Page:
    """Draws the host's table while somebody is out of reach."""
    host, guest = connected(profile)
    return left_alone(host.page, guest.page)


def lost(profile: Profile) -> Page:
    """Draws the guest's table while the host is out of reach."""
    host, guest = connected(profile)
    return left_alone(guest.page, host.page)


def left_alone(page: Page, other: Page) -> Page:
    """Returns a page once it says that the other one, which is closed, is out of reach."""
    in_front(page)
    other.close()
    page.locator("#toast .toast").wait_for()
    return page


def checked(profile: Profile) -> Page:
    """Draws the end of a match, with what the mark below it says."""
    host, guest = connected(profile)
    in_front(host.page)
    host.page.locator("[data-act=menu]").click()
    host.page.locator("dialog [data-act=concede]").click()
    host.page.locator("dialog [data-act=yes]").click()
    guest.page.locator("details[data-key=seal]").wait_for()
    host.page.locator("details[data-key=seal] summary").click()
    return host.page


PHONES = tuple(
    Situation(name, draw)
    for name, draw in {
        "phones missing": missing,
        "phones explained": explained,
        "phone invited": invited,
        "phone's answer refused": refused,
        "phone's answer scanned": lambda profile: scanning(invited(profile)),
        "table to join": joining,
        "table's code scanned": lambda profile: scanning(joining(profile)),
        "invitation answered": answered,
        "answer passed on": passed,
        "phones connected, host": lambda profile: in_front(connected(profile).host.page),
        "phones connected, guest": lambda profile: in_front(connected(profile).guest.page),
        "phones connected, sheet": listed,
        "phones connected, table in the middle": lambda profile: in_front(with_middle(profile)[1]),
        "phones connected, beside the middle": lambda profile: in_front(with_middle(profile)[0].page),
        "phones connected, guest away": away,
        "phones connected, host away": lost,
        "phones connected, end checked": checked,
    }.items()
)
