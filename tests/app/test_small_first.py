"""Tests of screens that begin with what is in sight."""

from app.screen import FILL_MS
from tests.app.samples_shell import start


def test_what_a_phone_does_not_show_at_once_is_drawn_after_the_rest():
    app, dom = start()
    app.go("settings")
    assert "setting-theme" in dom.html["settings-look"]
    assert dom.html["settings-table"] == ""
    dom.advance(FILL_MS)
    assert "setting-pace" in dom.html["settings-table"]
    assert dom.html["settings-about"] != ""


def test_whoever_comes_back_to_somewhere_further_down_finds_it_there():
    app, dom = start()
    app.go("settings")
    dom.advance(FILL_MS)
    dom.height = 900
    app.go("about")
    dom.height = 0
    app.back()
    assert "setting-pace" in dom.html["settings-table"]
    assert dom.height == 900


def test_whoever_comes_back_without_having_scrolled_finds_the_control_that_led_away():
    app, dom = start()
    app.go("settings")
    dom.advance(FILL_MS)
    dom.focus_now = '[data-key="go:about"]'
    app.go("about")
    dom.focus_now = ""
    app.back()
    assert "setting-pace" in dom.html["settings-table"]
