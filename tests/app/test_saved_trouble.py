"""Saved games when things go wrong: no room, no permission, a second press, a player who has left."""

from tests.app.samples_shell import RECORD, Probe, create, meta, start


def _saved(**changes):
    app, dom = start(table=Probe)
    match = create(app, RECORD, meta(**changes))
    app.go("saved")
    dom.advance(0)
    return app, dom, match


def _sheet(**changes):
    app, dom, match = _saved(**changes)
    dom.press("more", id=match)
    return app, dom, match


def _found(lost=()):
    """Returns (app, dom) with an import that the engine has read."""
    app, dom = start(table=Probe)
    dom.boot("ready")
    app.go("saved")
    dom.press("import")
    dom.submit("import-text", {"text": RECORD})
    found = meta(kind="match", record="whole record", key="k", deal=3, ply=7, deal_over=False, lost=list(lost))
    dom.answer("check", found)
    return app, dom


def _full(dom):
    """Leaves no room in either place."""
    dom.storage.room = 0
    dom.journal.refusal = "full"


def _saves(app):
    return [entry["id"] for entry in app.saves.matches()]


# -- exporting


def test_a_copy_that_the_browser_refuses_is_not_called_one():
    _, dom, _ = _sheet(over=True)
    dom.press("export")
    dom.press("export-copy")
    assert "copied" in dom.html["sheet"]
    dom.willing = False
    dom.press("export-copy")
    assert "export-not-copied" in dom.html["sheet"], "there is no text to copy by hand, but a file to save"


def test_sharing_closes_the_sheet_once_it_is_done():
    app, dom, _ = _sheet(over=True)
    dom.shares, dom.willing = True, False
    dom.press("export")
    dom.press("export-share")
    assert app.sheets[-1].name == "export", "they thought better of it"
    dom.willing = True
    dom.press("export-share")
    assert app.sheets[-1].name == "match"
    assert dom.shared == [RECORD, RECORD]


def test_where_nothing_can_be_shared_nothing_offers_it():
    _, dom, _ = _sheet(over=True)
    dom.press("export")
    assert dom.find("export-share") is None


# -- importing


def test_another_text_can_be_brought_in_instead():
    app, dom = _found()
    dom.press("import-back")
    assert dom.find("import-text") is not None
    assert "[Game" in dom.html["sheet"], "the text stays where it was"
    assert _saves(app) == []


def test_a_match_that_finds_no_room_can_be_kept_once_there_is_some():
    app, dom = _found()
    _full(dom)
    dom.press("import-keep")
    assert "error-save-full" in dom.html["sheet"]
    assert (app.screen.name, _saves(app)) == ("saved", [])
    dom.storage.room, dom.journal.refusal = None, ""
    dom.press("import-keep")
    assert (app.screen.name, len(_saves(app))) == ("table", 1)


def test_a_second_press_keeps_no_second_match():
    app, dom = _found()
    dom.journal.slow = True
    dom.press("import-keep")
    dom.press("import-keep")
    while dom.journal.step():
        pass
    assert len(_saves(app)) == 1


def test_a_match_that_is_kept_after_the_player_left_opens_no_table():
    app, dom = _found()
    dom.journal.slow = True
    dom.press("import-keep")
    dom.press("close")
    while dom.journal.step():
        pass
    assert (app.screen.name, len(_saves(app))) == ("saved", 1)


def test_lost_lines_without_room_for_the_text_are_told():
    app, dom = _found(lost=[{"line": 20, "text": "9:x", "code": "record/line", "detail": "x"}])
    create(app, RECORD, meta())
    dom.storage.room = sum(map(len, dom.storage.texts.values())) + 40
    dom.press("import-keep")
    assert app.screen.name == "table"
    assert "error-save-full" in dom.html["toast"]
    assert not [key for key in dom.storage.names() if key.startswith("talon.kept.")]


# -- the list


def test_a_match_can_be_deleted_by_key_and_others_do_nothing():
    app, dom, match = _saved()
    assert not dom.key("Delete", act="import", id=match)
    assert not dom.key("x", act="open", id=match)
    assert _saves(app) == [match]
    assert dom.key("Delete", act="open", id=match)
    assert _saves(app) == []


def test_what_is_deleted_comes_back_also_for_who_has_left_the_list():
    app, dom, match = _sheet()
    dom.press("delete")
    dom.press("back")
    dom.press("toast")
    assert app.screen.name == "home"
    assert _saves(app) == [match]


def test_what_is_deleted_and_finds_no_room_any_more_is_told():
    _, dom, _ = _sheet()
    dom.press("delete")
    _full(dom)
    dom.press("toast")
    assert "error-save-full" in dom.html["toast"]


def test_a_finished_match_is_opened_from_its_sheet():
    app, dom, match = _sheet(over=True)
    dom.press("open")
    assert (app.screen.name, app.screen.params) == ("table", {"id": match})


def test_a_name_that_finds_no_room_is_told_and_stays_in_its_field():
    app, dom, _ = _sheet()
    dom.press("rename")
    _full(dom)
    dom.submit("rename-to", {"title": "Sunday", "tags": ""})
    assert "error-save-full" in dom.html["sheet"]
    assert app.sheets[-1].name == "rename"


def test_a_name_that_is_kept_after_the_sheet_was_closed_closes_nothing_else():
    app, dom, match = _sheet()
    dom.press("rename")
    dom.journal.slow = True
    dom.submit("rename-to", {"title": "Sunday", "tags": ""})
    dom.press("close")
    while dom.journal.step():
        pass
    assert [sheet.name for sheet in app.sheets] == ["match"]
    assert app.saves.load(match)[1]["title"] == "Sunday"


def test_a_damaged_match_is_not_laid_out_again():
    app, dom, match = _sheet(over=True)
    key = f"talon.match.{match}.0"
    dom.storage.texts[key] = dom.storage.texts[key].replace("0:7r 7b", "0:8r 8b")
    dom.press("again")
    assert "error-save-broken" in dom.html["sheet"]
    assert app.screen.name == "saved"


def test_another_thing_that_another_window_keeps_draws_no_list():
    app, dom, _ = _saved()
    create(app, RECORD, meta())
    dom.emit("stored", "talon.settings")
    assert dom.html["saved-list"].count('data-key="row-') == 1
    dom.emit("stored", "")
    assert dom.html["saved-list"].count('data-key="row-') == 2
