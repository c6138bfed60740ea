"""Screens over screens and sheets over those: what closes what, and where the way back leads."""

from tests.app.samples_shell import Note, Probe, probe, start


def _at_table(sheets=0):
    app, dom = start(table=Probe)
    app.go("saved")
    app.go("table", id="m")
    dom.advance(0)
    notes = [Note(app) for _ in range(sheets)]
    for note in notes:
        app.dialog(note)
        dom.advance(0)
    return app, dom, notes


def test_a_screen_in_place_of_another_closes_its_sheets_and_is_skipped_on_the_way_back():
    app, dom, notes = _at_table(sheets=2)
    app.replace("newgame")
    dom.advance(0)
    assert (dom.screen, app.sheets) == ("newgame", [])
    assert [note.gone for note in notes] == [1, 1]
    dom.swipe_back()
    assert dom.screen == "saved"


def test_home_is_below_whatever_takes_its_place():
    app, dom = start(table=Probe)
    app.replace("table", id="m")
    dom.advance(0)
    assert dom.screen == "table"
    dom.swipe_back()
    assert dom.screen == "home"


def test_back_closes_a_sheet_then_leaves_the_screen_and_stays_at_home():
    app, dom, notes = _at_table(sheets=1)
    seen = []
    for _ in range(4):
        app.back()
        dom.advance(0)
        seen.append(dom.screen)
    assert seen == ["table", "saved", "home", "home"]
    assert notes[0].gone == 1


def test_a_long_way_back_at_once_closes_all_that_lies_over_it():
    app, dom, notes = _at_table(sheets=2)
    dom.go(-3)
    dom.advance(0)
    assert (dom.screen, app.sheets) == ("home", [])
    assert [note.gone for note in notes] == [1, 1]


def test_closing_where_nothing_is_open_is_no_way_back():
    app, dom, _ = _at_table()
    app.close()
    dom.advance(0)
    assert dom.screen == "table"


def test_a_card_dropped_under_a_sheet_is_nowhere():
    app, dom, screen = probe()
    drops = []
    screen.drop = drops.append
    dom.emit("drop", {"key": "a"})
    app.dialog(Note(app))
    dom.emit("drop", {"key": "b"})
    assert drops == [{"key": "a"}]


def test_a_theme_is_worn_also_where_the_page_cannot_keep_it():
    app, dom = start()
    dom.storage.off = True
    app.settings.set("theme", "dark")
    assert dom.roots["data-theme"] == "dark"
    assert dom.errors == []


def _leave(dom, height, key):
    dom.height, dom.focus_now = height, key


def test_a_screen_that_is_come_back_to_is_as_far_down_as_it_was_left_and_the_pressed_control_has_the_focus():
    app, dom = start(table=Probe)
    app.engine.state = "ready"
    _leave(dom, 420, "go:saved")
    app.go("saved")
    dom.advance(0)
    assert (dom.height, dom.focus_now) == (0, "#top h1")
    _leave(dom, 900, "go:m")
    app.go("table", id="m")
    dom.advance(0)
    dom.swipe_back()
    assert (dom.screen, dom.height, dom.focus_now) == ("saved", 900, '[data-key="go:m"]')
    app.back()
    dom.advance(0)
    assert (dom.screen, dom.height, dom.focus_now) == ("home", 420, '[data-key="go:saved"]')


def test_home_is_as_far_down_as_it_was_left_also_after_a_screen_took_another_ones_place():
    app, dom = start(table=Probe)
    _leave(dom, 300, "")
    app.go("newgame")
    app.replace("table", id="m")
    dom.advance(0)
    assert dom.height == 0
    app.go("home")
    dom.advance(0)
    assert dom.height == 300
