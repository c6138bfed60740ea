"""Exporting a running match without its hidden cards, with the real engine."""

import pytest

from app.client.record_texts import finished_part
from engine.core import registry
from engine.core.replay import load
from tests.app.baggage_rig import Full
from tests.app.figures_rig import about, finished
from tests.app.samples_shell import Note
from tests.app.samples_shell import create as keep


def exported(text, meta):
    """Returns what "finished deals only" of a match gives, "" if it is not offered."""
    page = Full(days=None, solved=None)
    match = keep(page.app, text, meta)
    page.app.screen.reload()
    page.dom.press("more", id=match)
    page.dom.press("export")
    page.dom.advance(0)
    if "export-nothing-finished" in page.dom.html["sheet"]:
        return ""
    page.dom.change("export", "finished")
    page.dom.press("export-copy")
    (copied,) = page.dom.copied
    return copied


def decks(text):
    """Returns the lines of a record that name the cards of a deal."""
    return [line for line in text.split("\n") if line.startswith("[Deck ")]


def running(deal):
    """Returns a match whose deal lacks only its last move."""
    match = finished(deals=deal)
    short = load(match.text.rstrip("\n").rpartition("\n")[0], registry.game).match
    assert not short.deal_over
    return short


@pytest.mark.parametrize("deal", [1, 2])
def test_a_last_deal_that_is_over_is_among_the_finished_ones(deal):
    match = finished(deals=deal)
    assert match.end is None
    text = exported(match.text, about(match))
    assert decks(text) == decks(match.text)
    assert "[Seed" not in text
    read = load(text, registry.game).match
    assert (read.setup.deal, read.deal_over) == (deal, True)


@pytest.mark.parametrize("deal", [1, 2])
def test_a_deal_without_its_last_move_is_left_out_whatever_the_meta_says(deal):
    match = running(deal)
    text = exported(match.text, about(finished(deals=deal), deal_over=True))
    assert text == finished_part(match.text)
    assert decks(text) == decks(match.text)[: deal - 1]


def test_a_deal_that_cannot_be_read_to_its_end_is_left_out():
    # Up to the line that is damaged, deal 2 is over; what follows belongs to deal 3.
    match = finished(deals=2)
    after = match.next().text
    damaged = after.replace('[Deal "3"]\n', '[Deal "3"]\n9:xx\n')
    assert damaged != after
    text = exported(damaged, about(match))
    assert decks(text) == decks(match.text)


def day_of(match, **more):
    """Returns a page with the list of a try at a deal of the day, and its id."""
    page = Full(days=None, solved=None)
    found = keep(page.app, match.text, about(match, daily="2026-11-22", **more))
    page.app.screen.reload()
    return page, found


def test_of_a_try_that_counts_nothing_leaves_before_its_deal_is_over():
    page, match = day_of(running(1))
    page.dom.press("more", id=match)
    page.dom.press("export")
    page.dom.advance(0)
    assert "export-day" in page.dom.html["sheet"]
    for act in ("export-copy", "export-file", "export-share"):
        assert page.dom.find(act) is None
        page.dom.emit("field", "export", "whole", {}, True)
        page.dom.emit("act", act, {})
    assert (page.dom.copied, page.dom.downloads) == ([], [])


@pytest.mark.parametrize(("more", "stays"), [({}, True), ({"free": True}, False), ({"over": True}, False)])
def test_a_damaged_save_of_a_try_that_counts_is_offered_for_no_rescue_while_it_is_under_way(more, stays):
    match = running(1)
    page, found = day_of(match, **more)
    page.dom.storage.texts[f"talon.match.{found}.1"] = match.text
    page.app.saves.load(found)
    page.app.screen.reload()
    page.dom.press("more", id=found)
    assert page.app.saves.has_originals(found)
    assert page.dom.find("open") is not None
    assert (page.dom.find("rescue") is None) == stays


def test_once_its_deal_is_over_it_can_be_exported_even_where_its_meta_does_not_know_yet():
    match = finished(deals=1)
    page, found = day_of(match)
    page.dom.press("more", id=found)
    page.dom.press("export")
    page.dom.advance(0)
    page.dom.press("export-copy")
    assert decks(page.dom.copied[0]) == decks(match.text)


@pytest.mark.parametrize(("more", "stays"), [({}, True), ({"free": True}, False), ({"over": True}, False)])
def test_an_export_of_everything_leaves_out_a_try_that_counts_while_it_is_under_way(more, stays):
    match = running(1)
    page, found = day_of(match, **more)
    other = keep(page.app, finished(seed="other").text, about(finished(seed="other")))
    page.app.screen.reload()
    page.dom.press("everything")
    assert ("everything-day" in page.dom.html["sheet"]) == stays
    assert f"everything-line{{n={1 if stays else 2}," in page.dom.html["sheet"]
    text = "".join(page.app.sheets[-1]._texts)
    assert (decks(match.text)[0] in text) != stays
    assert "everything-unread" not in page.dom.html["sheet"]
    assert (other in text, found in text) == (True, not stays)


def pressed_while_it_comes(act, *then):
    """Returns a page on which a row of a match's sheet was pressed before its room was here, then more was done."""
    page = Full(finished())
    page.dom.press("more", id=page.ids[0])
    page.dom.advance(0)
    bring, waiting = page.dom.bring, []
    page.dom.bring = lambda what, name: waiting.append((what, name))
    page.dom.press(act)
    for do in then:
        do(page)
    for what, name in waiting:
        bring(what, name)
    page.dom.advance(0)
    assert page.dom.errors == []
    return page


@pytest.mark.parametrize("act", ["export", "send"])
def test_a_second_press_before_a_sheet_has_come_opens_it_no_second_time(act):
    page = pressed_while_it_comes(act, lambda page: page.dom.press(act))
    assert [sheet.name for sheet in page.app.sheets] == ["match", act]


@pytest.mark.parametrize("act", ["export", "send"])
def test_who_has_closed_the_sheet_before_the_next_one_comes_is_left_alone(act):
    page = pressed_while_it_comes(act, lambda page: page.app.close())
    assert page.app.sheets == []


def test_from_the_menu_of_a_table_too_it_opens_once():
    page = Full(finished())
    page.app.go("table", id=page.ids[0])
    page.dom.advance(0)
    bring, waiting = page.dom.bring, []
    page.dom.bring = lambda what, name: waiting.append((what, name))
    for _ in range(2):
        page.dom.press("menu")
        page.dom.press("export")
    for what, name in waiting:
        bring(what, name)
    page.dom.advance(0)
    assert [sheet.name for sheet in page.app.sheets] == ["export"]


def test_what_takes_its_time_closes_no_sheet_that_was_opened_meanwhile(monkeypatch):
    page = Full(finished(), finished(seed="b"), days=None, solved=None)
    everything = page.everything()
    waiting = []
    monkeypatch.setattr(page.dom, "share", lambda title, text, then: waiting.append(lambda: then(True)))
    picked = {"text": everything}
    monkeypatch.setattr(page.dom, "pick_file", lambda kinds, limit, then: waiting.append(lambda: then(picked)))
    page.dom.shares = True
    page.dom.press("more", id=page.ids[0])
    page.dom.press("export")
    page.dom.press("export-share")
    page.app.go("home")
    page.app.go("saved")
    page.dom.press("import")
    page.dom.press("import-file")
    note = Note(page.app)
    page.app.dialog(note)
    for ends in waiting:
        ends()
    assert (note.gone, page.app.sheets[-1]) == (0, note)
