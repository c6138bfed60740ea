"""Matches begun from a look back to try something out: which of them stay."""

import pytest

from tests.app.replay_rig import ReplayPage, finished


def _tries(page):
    page.dom.press("try")
    page.dom.advance(0)
    return page.app.screen.source.match


def test_what_was_begun_for_practice_is_gone_if_it_is_left_before_anybody_has_moved():
    page = ReplayPage(finished("haggis", 3), "/1/6")
    match = _tries(page)
    page.app.go("settings")
    page.app.back()
    page.dom.advance(0)
    assert page.app.screen.source.match == match, "it was only covered"
    page.dom.press("branch")
    page.dom.advance(0)
    assert not page.app.saves.exists(match)
    assert page.dom.errors == []


def test_what_was_begun_for_practice_stays_once_another_player_has_moved():
    page = ReplayPage(finished("haggis", 3), "/1/6")
    match = _tries(page)
    page.dom.advance(20_000)
    page.dom.press("branch")
    page.dom.advance(0)
    assert page.app.saves.exists(match)


@pytest.mark.parametrize("kept", ["title", "tab", "move under way", "opening"])
def test_what_was_begun_for_practice_stays_if_it_may_be_more_than_that(kept):
    page = ReplayPage(finished("haggis", 3), "/1/6")
    match = _tries(page)
    if kept == "title":
        page.app.spawn(page.app.saves.rename(match, "A hard one"))
    elif kept == "tab":  # which plays it, as far as anybody here knows
        page.dom.storage.set(f"talon.tab.{match}", "another")
    elif kept == "move under way":
        page.dom.engine = None  # it has not answered yet
        page.screen.playing.session.change("play", {"seat": 0, "move": "pass"})
    else:  # what the journal has is not known yet
        page.screen._is_claimed = False
    page.dom.press("branch")
    page.dom.advance(0)
    assert page.app.saves.exists(match)
