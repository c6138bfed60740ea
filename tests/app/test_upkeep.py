"""Care for what is kept: when the browser is asked to keep it, and when a player is reminded to export."""

from app.browser.storage import EXPORTED
from app.upkeep.reminder import AWAY_S, DAY_S, KEY, MANY
from tests.app.samples_shell import RECORD, Probe, create, meta, open_whole, start


def _home(over=0, running=1, marks=()):
    """Returns the app and its DOM with some matches; `marks` describe the browser (webkit, persisted)."""
    app, dom = start(table=Probe)
    dom.marks += marks
    dom.storage.set(EXPORTED, "0")
    for number in range(over + running):
        create(app, RECORD, meta(over=number < over))
    _visit(app, dom)
    return app, dom


def _visit(app, dom, after=0.0):
    """Comes home, some seconds later."""
    dom.time += after
    open_whole(app, "settings")
    app.go("home")
    dom.advance(5000)


def _reminds(dom):
    return "remind-line" in dom.html["home-notes"]


def test_the_browser_is_asked_once_after_a_match_and_not_on_the_first_visit():
    app, dom = _home(over=1)
    _visit(app, dom)
    assert "persist" not in dom.marks
    for _ in range(3):
        _visit(app, dom, after=DAY_S)
    assert dom.marks.count("persist") == 1


def test_without_a_finished_match_nothing_is_asked():
    app, dom = _home()
    _visit(app, dom, after=DAY_S)
    assert "persist" not in dom.marks


def test_a_page_with_nothing_to_remind_of_is_not_drawn_again():
    app, dom = start(table=Probe)
    create(app, RECORD, meta())
    open_whole(app, "settings")
    app.go("home")
    dom.advance(0)
    drawn = []
    app.redraw = lambda: drawn.append(1)
    dom.advance(5000)
    assert drawn == []


def test_where_the_browser_forgets_a_gap_of_three_days_reminds():
    app, dom = _home(marks=["webkit"])
    assert not _reminds(dom)
    _visit(app, dom, after=2 * DAY_S)
    assert not _reminds(dom)
    _visit(app, dom, after=3 * DAY_S)
    assert _reminds(dom)
    other, there = _home()
    _visit(other, there, after=3 * DAY_S)
    assert not _reminds(there), "it does not forget"


def test_ten_finished_matches_in_no_export_remind_and_an_export_puts_an_end_to_it():
    _, few = _home(over=MANY - 1)
    assert not _reminds(few)
    app, dom = _home(over=MANY)
    assert _reminds(dom)
    dom.press("remind-export")
    assert "everything-line" in dom.html["sheet"]
    dom.press("everything-file")
    app.close()
    _visit(app, dom, after=2 * AWAY_S)
    assert not _reminds(dom)


def test_what_was_put_away_comes_again_after_a_month():
    app, dom = _home(over=MANY)
    dom.press("remind-away")
    assert not _reminds(dom)
    _visit(app, dom, after=AWAY_S - DAY_S)
    assert not _reminds(dom)
    _visit(app, dom, after=2 * DAY_S)
    assert _reminds(dom)


def test_a_promise_of_the_browser_is_enough():
    app, dom = _home(over=MANY, marks=["webkit", "persisted"])
    _visit(app, dom, after=9 * DAY_S)
    assert not _reminds(dom)


def test_damaged_notes_begin_anew():
    for text in ("{", "[1]", "null", '{"visits": "x"}'):
        app, dom = start(table=Probe)
        dom.storage.set(KEY, text)
        create(app, RECORD, meta(over=True))
        _visit(app, dom)
        assert dom.errors == []


def test_the_settings_tell_how_much_is_used_and_what_the_browser_has_promised():
    for marks, answer in (([], "no"), (["persisted"], "yes")):
        app, dom = _home(marks=marks)
        open_whole(app, "settings")
        assert f"data-used{{promised={answer},size=" in dom.html["settings-data"]
