"""Sheets over screens: what they take, how they close, where the focus goes, and toasts in front of them."""

from tests.app.samples_shell import Note, probe, start


def test_a_sheet_takes_what_it_knows_and_leaves_the_rest():
    app, dom, screen = probe()
    app.dialog(Note(app))
    dom.press("inside")
    assert screen.taps == []
    dom.press("outside")
    assert screen.taps == [("outside", {})]
    assert not dom.key("p"), "keys stay in the sheet"


def test_a_sheet_closes_by_button_by_escape_and_by_the_back_gesture():
    app, dom, _ = probe()
    closings = (lambda: dom.press("close"), lambda: dom.emit("cancel"), dom.swipe_back)
    for close in closings:
        sheet = Note(app)
        app.dialog(sheet)
        dom.advance(0)
        assert dom.sheet_open
        close()
        dom.advance(0)
        assert (dom.sheet_open, sheet.gone, app.sheets) == (False, 1, [])
        assert dom.screen == "table"
    assert dom.here == 1


def test_back_closes_sheets_first_then_leaves_the_screen():
    app, dom, _ = probe()
    app.dialog(Note(app))
    app.dialog(Note(app))
    dom.advance(0)
    dom.swipe_back()
    assert len(app.sheets) == 1
    dom.swipe_back()
    assert app.sheets == []
    dom.swipe_back()
    assert dom.screen == "home"
    assert dom.here == 0


def test_the_focus_follows_sheets_over_sheets():
    app, dom, _ = probe()
    app.dialog(Note(app))
    app.confirm("Sure?", "Really", "Yes", lambda: None)
    dom.focus_now = ""
    dom.press("close")
    assert dom.focus_now == "#sheet-title"


def test_a_screen_opened_from_a_sheet_replaces_it():
    app, dom, _ = probe()
    sheet = Note(app)
    app.dialog(sheet)
    dom.advance(0)
    app.go("rules")
    dom.advance(0)
    assert (dom.screen, dom.sheet_open, sheet.gone) == ("rules", False, 1)
    dom.swipe_back()
    assert dom.screen == "table"


def test_a_question_is_answered_once():
    app, dom, _ = probe()
    answers = []
    app.confirm("Sure?", "Really <b>", "Yes", lambda: answers.append("yes"))
    assert "Really &lt;b&gt;" in dom.html["sheet"]
    dom.press("yes")
    assert answers == ["yes"]
    assert not dom.sheet_open
    app.confirm("Sure?", "Really", "Yes", lambda: answers.append("yes"))
    dom.press("close")
    assert answers == ["yes"]


def test_a_toast_stands_in_the_sheet_that_is_open():
    # Under an open sheet nothing can be seen, pressed or heard.
    app, dom, _ = probe()
    presses = []
    app.dialog(Note(app))
    app.toast("Copied", "Undo", lambda: presses.append(1))
    assert "Copied" in dom.html["sheet"]
    assert dom.html["toast"] == ""
    app.redraw()
    dom.press("toast")
    assert presses == [1]
    assert "Copied" not in dom.html["sheet"]
    app.toast("Not kept")
    app.close()
    assert "Not kept" in dom.html["toast"]
    app.dialog(Note(app))
    assert "Not kept" in dom.html["sheet"]
    dom.advance(8000)
    assert "Not kept" not in dom.shown()


def test_a_toast_goes_by_itself_and_its_button_works_once():
    app, dom = start()
    presses = []
    app.toast("Deleted", "Undo", lambda: presses.append(1))
    dom.press("toast")
    assert presses == [1]
    assert dom.html["toast"] == ""
    app.toast("Deleted")
    dom.advance(10000)
    assert dom.html["toast"] == ""
