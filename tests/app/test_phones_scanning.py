"""Codes read by the page's own camera: what is taken, what is said of anything else, and when the camera is off."""

import re

import pytest

from tests.app.fake_camera import Camera
from tests.app.test_phones_joining import Joining, answer_of
from web.make.tools import ROOT

SITE = "https://talon.test/"


class Scanning(Joining):
    """A host's table, and pages with cameras."""

    def __init__(self, *args, **settings):
        self.cameras = {}
        super().__init__(*args, **settings)

    def made(self, engine=None, **settings):
        page = super().made(engine, **settings)
        self.cameras[page] = Camera(page.dom)
        return page

    def scanned(self, page, text):
        """Lets a page's camera see a code."""
        assert self.cameras[page].see(text)
        self.pump()
        page.dom.advance(50)


def guest_that_scans(table):
    """Returns a new page with its camera on, and the camera."""
    page = table.made()
    page.app.go("join")
    page.dom.press("join-scan")
    return page, table.cameras[page]


def test_a_guest_scans_the_code_of_the_table_and_the_host_the_answer():
    table = Scanning()
    link = table.invite()
    guest, camera = guest_that_scans(table)
    assert "<video" in guest.dom.shown()
    table.scanned(guest, link)
    assert not camera.is_on
    answer = answer_of(guest)
    table.host.dom.press("phones-scan")
    assert "phones-step-offer" not in table.host.dom.shown()  # the picture takes its place
    table.scanned(table.host, answer)
    assert not table.cameras[table.host].is_on
    guest.dom.advance(50)
    table.pump()
    guest.dom.advance(50)
    assert guest.table["seat"] == 1
    assert not table.host.app.sheets


def test_the_answer_is_made_while_the_camera_is_on():
    # Then browsers tell the page its true addresses, which phones find more easily than names.
    table = Scanning()
    link = table.invite()
    guest, camera = guest_that_scans(table)
    on = []
    answer = table.air._answer
    table.air._answer = lambda *how: on.append(camera.is_on) or answer(*how)
    table.scanned(guest, link)
    assert on == [True]
    assert not camera.is_on


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("https://elsewhere.test/menu", "scan-foreign"),
        ("WIFI:S:net;P:secret;;", "scan-foreign"),
        (SITE + "#join/offer-0", "phones-kind"),
        (SITE + "#answer/nonsense", "phones-damaged"),
        (SITE + "#answer/answer-1", "phones-other"),  # to an earlier invitation
    ],
)
def test_the_camera_goes_on_looking_after_a_wrong_code(text, code):
    table = Scanning()
    assert answer_of(table.answer(table.invite())) == SITE + "#answer/answer-1"
    table.host.dom.press("phones-list")
    guest = table.answer(table.invite())
    table.host.dom.press("phones-scan")
    table.scanned(table.host, text)
    assert f"error-{code}" in table.host.dom.shown()
    assert not table.cameras[table.host].see(text)  # as it is still held up, nothing is said twice
    table.scanned(table.host, answer_of(guest))
    assert table.guests.of(1).state == "here"


@pytest.mark.parametrize("code", ["refused", "none", "busy", "away"])
def test_a_camera_that_cannot_be_used_is_explained_and_the_text_is_taken_all_the_same(code):
    table = Scanning()
    guest = table.answer(table.invite())
    table.cameras[table.host].fault = "scan/" + code
    table.host.dom.press("phones-scan")
    shown = table.host.dom.shown()
    assert f"error-scan-{code}" in shown
    assert "<video" not in shown
    table.take(answer_of(guest))
    assert table.guests.of(1).state == "here"


def test_the_camera_is_off_when_it_is_no_longer_wanted():
    table = Scanning()
    table.invite()
    host, camera = table.host, table.cameras[table.host]
    for leave in (
        lambda: host.dom.press("phones-scan"),
        lambda: host.dom.press("phones-list"),
        lambda: table.take("nonsense"),
        host.app.close,
        lambda: host.app.go("home"),
    ):
        if not host.app.sheets:
            table.invite()
        elif "phones-invite" in host.dom.shown():
            host.dom.press("phones-invite", seat=1)
        host.dom.press("phones-scan")
        assert camera.is_on
        leave()
        assert not camera.is_on
    guest, camera = guest_that_scans(table)
    guest.app.go("home")
    assert not camera.is_on


def test_a_camera_that_went_off_by_itself_can_be_turned_on_again():
    table = Scanning()
    table.invite()
    camera = table.cameras[table.host]
    table.host.dom.press("phones-scan")
    camera._stop(lambda _: None)  # as when the page is hidden
    assert "<video" not in table.host.dom.shown()
    assert "error-" not in table.host.dom.shown()
    table.host.dom.press("phones-scan")
    assert camera.is_on


def test_every_fault_of_a_camera_has_a_text():
    words = (ROOT / "web/l10n/en/phones.ftl").read_text("utf-8")
    sources = [(ROOT / "web" / name).read_text("utf-8") for name in ("js/scan.js", "app/phones/code_entry.py")]
    codes = {code for source in sources for code in re.findall(r'"scan/(\w+)"', source)}
    assert len(codes) == 5
    assert [code for code in sorted(codes) if f"\nerror-scan-{code} = " not in words] == []
