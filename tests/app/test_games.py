"""Games that are fetched after the page: on their way, here, out of reach, and here after all."""

from tests.app.samples_shell import hello, open_whole, start
from tests.app.table_rig import Rig, seat

OFFLINE = {"code": "download/offline", "args": {}, "error": "no network"}


def _slow():
    """Returns (app, dom) at home, where games come only when the test says so."""
    app, dom = start()
    app.hello = hello()
    dom.slow = []
    return app, dom


def test_nothing_of_a_game_is_asked_for_before_it_is_wanted():
    app, dom = _slow()
    app.redraw()
    dom.advance(1000)
    assert dom.slow == []
    app.go("rules", id="haggis")
    app.redraw()
    assert dom.slow == ["haggis"]


def test_a_game_that_is_on_its_way_says_so_and_is_shown_when_it_comes():
    for screen, region in (("rules", "rules-text"), ("newgame", "new-seats")):
        app, dom = _slow()
        app.go(screen, id="haggis")
        assert "bring-coming{game=game-haggis}" in dom.shown()
        assert region not in dom.html
        dom.come("haggis")
        assert region in dom.html
        assert "bring-coming" not in dom.shown()


def test_a_game_that_cannot_be_had_says_why_and_is_asked_for_again():
    app, dom = _slow()
    dom.away["haggis"] = OFFLINE
    app.go("rules", id="haggis")
    dom.come("haggis")
    assert "bring-away{game=game-haggis}" in dom.shown()
    assert "cause-download-offline" in dom.shown()
    app.redraw()
    assert dom.slow == ["haggis"]  # a redraw asks for nothing
    del dom.away["haggis"]
    dom.press("bring", game="haggis")
    assert dom.slow == ["haggis", "haggis"]
    dom.come("haggis")
    assert "rules-text" in dom.html


def test_a_game_that_has_come_to_the_device_meanwhile_is_shown_without_a_press():
    app, dom = _slow()
    dom.away["haggis"] = OFFLINE
    dom.missing = ["games/haggis"]
    app.go("rules", id="haggis")
    dom.come("haggis")
    dom.away.clear()
    dom.emit("later")
    assert dom.slow == ["haggis"]
    dom.missing = []
    dom.emit("later")
    dom.come("haggis")
    assert "rules-text" in dom.html


def test_who_waits_for_a_game_gets_it_or_the_reason():
    app, dom = _slow()
    told = []
    for answer in (OFFLINE, None):
        if answer:
            dom.away["haggis"] = answer
        else:
            dom.away.clear()
        first, second = app.games.bring("haggis"), app.games.bring("haggis")
        assert first is second
        first.then(lambda done: told.append(done.error and done.error.code))
        dom.come("haggis")
    again = app.games.bring("haggis")
    again.then(lambda done: told.append(done.error))
    assert told == ["download/offline", None, None]
    assert dom.slow == ["haggis", "haggis"]


def test_a_table_is_laid_when_its_game_has_come():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.dom.slow = []
    rig.open()
    assert rig.dom.slow == ["haggis"]
    assert rig.app.screen.playing is None
    rig.dom.come("haggis")
    rig.pump()
    assert rig.app.screen.playing is not None
    assert rig.app.l10n.has("title-haggis")


def test_a_table_whose_game_cannot_be_had_says_why_and_leads_home():
    rig = Rig([seat("Anna"), seat("Béla", True)])
    rig.dom.away["haggis"] = OFFLINE
    rig.open()
    rig.dom.advance(0)
    assert rig.app.screen.name == "home"
    assert "cause-download-offline" in rig.dom.html["toast"]


def test_beginning_a_match_asks_for_its_game_at_once():
    _, dom = _slow()
    dom.press("first", game="haggis")
    assert dom.slow == ["haggis"]


def test_the_settings_name_what_is_missing_without_a_network():
    app, dom = start()
    dom.missing = ["games/haggis", "sort"]
    open_whole(app, "settings")
    assert "offline-missing{what=list-last{before=game-haggis,item=missing-sort}}" in dom.shown()
    dom.missing = ["code/haggis"]
    dom.emit("later")
    assert "offline-missing{what=game-haggis}" in dom.shown()
    dom.missing = ["licenses"]
    dom.emit("later")
    assert "offline-missing{what=missing-licenses}" in dom.shown()
    dom.missing = ["rooms/problems", "rooms/problems-haggis"]
    app.redraw()
    assert "offline-missing{what=missing-problems}" in dom.shown()
    dom.missing = []
    dom.emit("later")
    assert "offline-ready" in dom.shown()
    assert "offline-missing" not in dom.shown()


def test_what_is_not_needed_yet_is_fetched_when_the_engine_is_up_or_has_failed():
    for state in ("ready", "failed"):
        _, dom = start()
        dom.boot("loading", done=1, total=2)
        assert dom.filled == 0
        dom.boot(state, error="", code="", args={})
        assert dom.filled == 1
