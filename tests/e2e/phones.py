"""A table that a phone hosts for others, and how they join it."""

from playwright.sync_api import Page, expect

from tests.e2e.matches import seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table

__all__ = ["CODE", "hosted", "invite", "join", "lay"]

KINDS = {"h": "human", "r": "remote", "b": "bot"}
CODE = "[data-key=code-text]"
MIDDLE = -1  # stands for a seat of the table in the middle
AT_ONCE = {**QUICK, "confirm_bets": "off"}  # once all phones are there, cards are dealt that no test can choose


def hosted(profile: Profile, game: str, seats: str, **settings: str) -> Table:
    """Opens a fresh match whose seats "r" are for people at other phones."""
    options = {"bets": "off"} if game == "haggis" else {}  # so that every hint ends a turn
    match = seats_of(seats.replace("r", "h"), game)("phones", dealer=0, **options)
    who = [
        {"kind": KINDS[kind], "name": player.name, "level": player.level}
        for kind, player in zip(seats, match.players, strict=True)
    ]
    profile.lay(match, seats=who, remote=[seat for seat, kind in enumerate(seats) if kind == "r"])
    return profile.table(**{**AT_ONCE, **settings})


def invite(table: Table, seat: int) -> str:
    """Lets the host invite a phone; returns the link."""
    page = table.page
    page.locator(f"[data-key='invite:{seat}']").click()
    return page.locator(CODE).input_value()


def join(host: Table, guest: Profile, seat: int, *, last: bool = True) -> Table:
    """Joins a table by its link, and gives the host the answer; the sheet closes once the `last` phone is there."""
    guest.settings(**{**guest.habits, **AT_ONCE})
    page = guest.open("#" + invite(host, seat).partition("#")[2])
    host.page.locator("dialog [data-field=code]").fill(page.locator(CODE).input_value())
    host.page.locator("[data-act=phones-take]").click()
    expect(host.page.locator("dialog[open]")).to_have_count(0 if last else 1)
    page.locator("body[data-screen=table] .hand .card").first.wait_for()
    return guest.at(page)


def lay(host: Table, desk: Profile) -> Page:
    """Lays a table in the middle, from the sheet of the phones; returns its page."""
    desk.settings(**{**desk.habits, **AT_ONCE})
    page = desk.open("#" + invite(host, MIDDLE).partition("#")[2])
    host.page.locator("dialog [data-field=code]").fill(page.locator(CODE).input_value())
    host.page.locator("[data-act=phones-take]").click()
    page.locator("body[data-screen=table] .seat").first.wait_for()
    return page
