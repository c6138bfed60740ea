"""The app: one way to draw, errors, updates, rematches, the engine's strip."""

from app.browser.storage import Memory
from app.client.engine_client import EngineError
from app.saves import SaveError
from app.screens import SCREENS
from tests.app.fake_dom import FakeDom
from tests.app.fake_journal import FakeJournal
from tests.app.samples_shell import Probe, create, meta, probe, start


def test_home_is_usable_before_the_engine_is_started():
    app, dom = start()
    assert dom.screen == "home"
    assert dom.marks == ["talon:usable"]
    assert dom.started == 1
    assert app.engine.state == "loading"


def test_only_regions_whose_text_changed_are_touched():
    app, dom, screen = probe()
    app.redraw()
    assert dom.patches == []
    screen.parts = [screen.parts[0], ("two", "<p>new</p>")]
    app.redraw()
    assert dom.patches == ["two"]
    assert dom.html["two"] == "<p>new</p>"


def test_other_regions_are_laid_out_anew():
    app, dom, screen = probe()
    screen.parts = [("three", "3")]
    app.redraw()
    assert dom.patches[0] == "main"
    assert dom.html["three"] == "3"
    assert "one" not in dom.html


def test_a_press_reaches_the_screen_with_its_data():
    _, dom, screen = probe()
    dom.press("tap", n=2)
    assert screen.taps == [("tap", {"n": "2"})]


def test_a_screen_opened_over_itself_takes_its_own_place():
    app, dom, _ = probe()
    app.go("table", id="n")
    dom.advance(0)
    assert app.screen.params == {"id": "n"}
    assert dom.entries[dom.here] == "#table/n"
    dom.swipe_back()
    assert dom.screen == "home"


def test_a_key_is_used_up_or_not():
    _, dom, screen = probe()
    assert dom.key("p")
    assert not dom.key("q")
    assert screen.keys == ["p", "q"]


def test_a_reload_opens_the_screen_of_the_address_over_home():
    app, dom = start(table=Probe, address="#table/m7")
    assert dom.screen == "table"
    assert app.screen.params == {"id": "m7"}
    app.back()
    assert dom.screen == "home"


def test_an_address_that_nobody_knows_is_home():
    _, dom = start(address="#nowhere/1")
    assert dom.screen == "home"


def test_the_address_of_a_failure_leads_home_unless_there_is_one():
    for address in ("#error", "#error/x"):
        _, dom = start(address=address)
        assert dom.screen == "home"
        dom.boot("failed", error="no wasm")
        assert dom.screen == "error"


def test_what_went_wrong_with_a_file_is_said_in_a_sentence():
    _, dom = start()
    dom.boot("failed", error="engine.xz: 503", code="download/refused", args={"status": 503})
    assert "cause-download-refused{status=503}" in dom.shown()
    assert "engine-try-memory" not in dom.shown()


def test_what_nobody_knows_the_cause_of_is_met_with_advice():
    _, dom = start()
    dom.boot("failed", error="CompileError", code="engine/start", args={})
    assert "engine-try-memory" in dom.shown()


def test_an_answer_that_is_overdue_offers_a_fresh_engine():
    app, dom = start()
    dom.boot("ready")
    app.engine.ask("look", record="r", seat=0)
    dom.advance(10_000)
    assert "engine-slow" in dom.html["engine"]
    dom.press("restart")
    assert dom.started == 2
    assert "engine-slow" not in dom.html["engine"]


def test_an_address_with_more_than_its_screen_needs_opens_it():
    # An address typed or extended by hand must not lead to an empty page.
    for name in sorted(SCREENS):
        _, dom = start(address=f"#{name}/x")
        assert dom.screen in (name, "home")
        assert dom.shown()


def test_the_strip_says_honestly_how_far_the_engine_is():
    _, dom = start()
    dom.boot("loading", done=2_100_000, total=5_800_000)
    assert "engine-loading{done=2.1,total=5.8}" in dom.html["engine"]
    assert 'max="5800000" value="2100000"' in dom.html["engine"]
    dom.boot("loading", boot=True)
    assert "engine-starting" in dom.html["engine"]
    dom.boot("ready")
    assert dom.html["engine"] == ""


def test_an_engine_that_fails_opens_its_screen_and_one_that_comes_back_closes_it():
    app, dom = start()
    dom.boot("failed", error="CompileError <x>")
    assert dom.screen == "error"
    assert "CompileError &lt;x&gt;" in dom.shown()
    dom.press("retry")
    assert dom.started == 2
    assert dom.find("retry").get("disabled") is not None
    dom.boot("ready")
    assert dom.screen == "home"
    app.go("error")
    dom.press("reload")
    assert dom.reloaded == 1


def test_games_are_asked_from_the_engine_where_the_page_has_none():
    app, dom = start(known=False)
    assert "home-waiting" in dom.shown()
    dom.boot("ready")
    dom.answer("hello", {"games": [], "levels": ["club"]})
    assert app.hello["levels"] == ["club"]


def test_a_known_refusal_is_said_kindly_and_an_unknown_one_with_its_code():
    app, dom = start()
    app.explain(EngineError("move/illegal", "internal words"))
    assert "error-move-illegal" in dom.html["toast"]
    assert "internal words" not in dom.html["toast"]
    app.explain(SaveError("save/full"))
    assert "error-save-full" in dom.html["toast"]
    app.explain(EngineError("odd/code"))
    assert "error-other{code=odd/code}" in dom.html["toast"]


def test_an_error_in_a_task_is_reported_and_told():
    app, dom = start()

    async def broken():
        raise ValueError("<oops>")

    app.spawn(broken())
    assert len(dom.errors) == 1
    assert "error-unexpected{detail=ValueError: &lt;oops&gt;}" in dom.html["toast"]


def test_whatever_comes_in_and_fails_is_told_like_a_task():
    _, dom, screen = probe()
    screen.field = lambda name, value, data, final: int("oops")
    dom.emit("field", "name", "x", {}, True)
    assert "error-unexpected{detail=ValueError: " in dom.html["toast"]


def test_a_new_version_waits_for_consent_and_for_the_engine():
    app, dom = start()
    dom.boot("ready")
    dom.emit("update")
    dom.advance(5000)
    dom.answer("new", error={"code": "seats/count", "detail": ""})  # a spare, which nobody waits for
    dom.advance(55000)
    assert not dom.accepted
    assert "update-ready" in dom.html["toast"]
    app.engine.ask("play", record="r", seat=0, move="pass")
    dom.press("toast")
    dom.advance(1000)
    assert not dom.accepted, "a move is on its way"
    dom.answer("play", {"record": "r2", "key": "k", "events": []})
    dom.advance(1000)
    assert dom.accepted


def test_the_focus_goes_on_when_a_toast_goes_that_had_it():
    app, dom = start()
    for gone in (lambda: dom.press("toast"), lambda: dom.advance(8000)):
        app.toast("text", "Undo", lambda: None)
        dom.focus_now = "toast"
        gone()
        assert dom.focus_now == "#main"
        app.toast("text", "Undo", lambda: None)
        dom.focus_now = "elsewhere"
        gone()
        assert dom.focus_now == "elsewhere"


def test_leaving_the_page_writes_what_waits():
    app, dom = start()
    match = create(app, "record", meta())
    app.extras.keep_picture(match, 0, {"ply": 1})
    dom.emit("hide")
    assert f"talon.look.{match}" in dom.storage.texts


def test_a_look_is_written_a_moment_after_it_was_drawn():
    app, dom = start()
    match = create(app, "record", meta())
    app.extras.keep_picture(match, 0, {"ply": 1})
    dom.advance(1000)
    assert f"talon.look.{match}" in dom.storage.texts


def test_the_theme_is_set_at_the_start_and_kept_for_the_page():
    app, dom = start()
    assert dom.roots["data-theme"] is None
    app.settings.set("theme", "dark")
    assert dom.roots["data-theme"] == "dark"
    assert dom.storage.get("talon.theme") == "dark"
    again, other = start(dom.storage)
    assert other.roots["data-theme"] == "dark"
    assert again.settings.get("theme") == "dark"


def test_things_move_unless_the_system_or_the_player_minds():
    app, dom = start()
    assert app.appearance.moves()
    dom.quiet = True
    assert not app.appearance.moves()
    dom.quiet = False
    app.settings.set("motion", "off")
    assert not app.appearance.moves()
    assert dom.roots["data-motion"] == "off"
    _, other = start(dom.storage)
    assert other.roots["data-motion"] == "off"


def test_the_size_of_cards_is_said_at_the_root_and_shown_beside_its_choices():
    app, dom = start()
    assert dom.roots["data-cards"] == "large"
    app.go("settings")
    assert dom.html["settings-look"].count('class="card suit-') == 4
    dom.change("cards", "small")
    assert dom.roots["data-cards"] == "small"


def test_a_rematch_has_the_same_people_and_takes_the_place_of_the_finished_table():
    app, dom, _ = probe()
    dom.boot("ready")
    app.rematch("old record", meta(over=True))
    request = dom.answer("new", {"record": "fresh", "key": "k"})
    assert [seat["name"] for seat in request["seats"]] == ["Anna", "Béla"]
    assert request["seed"]
    assert "again" not in request
    dom.advance(0)
    assert dom.screen == "table"
    assert app.saves.load(app.screen.params["id"])[0] == "fresh"
    dom.swipe_back()
    assert dom.screen == "home"


def test_the_same_cards_are_asked_by_the_old_record():
    app, dom, _ = probe()
    dom.boot("ready")
    app.rematch("old record", meta(over=True), again=True)
    request = dom.answer("new", {"record": "fresh", "key": "k"})
    assert request["again"] == "old record"


def test_a_match_that_comes_after_the_player_left_opens_no_table():
    app, dom = start(table=Probe)
    dom.boot("ready")
    app.begin("haggis", meta()["seats"], {})
    app.go("settings")
    dom.answer("new", {"record": "fresh", "key": "k"})
    assert dom.screen == "settings"
    assert len(app.saves.matches()) == 1, "it is kept all the same"


def test_a_browser_that_keeps_nothing_still_plays():
    journal = FakeJournal()
    journal.refusal = "off"
    app, dom = start(Memory(), journal=journal)
    assert "storage-off" in dom.shown()
    match = create(app, "record", meta())
    assert app.saves.load(match)[0] == "record"


def test_nothing_listens_twice():
    dom = FakeDom()
    from app.app import App
    from app.screens import SCREENS

    App(dom, SCREENS).start()
    counts = {kind: len(dom._listeners[kind]) for kind in dom._listeners}
    assert all(counts[kind] == 1 for kind in counts), counts
