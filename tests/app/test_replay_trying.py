"""Matches begun from a look back to try something out: which of them stay."""

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
