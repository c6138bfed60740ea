"""Languages: which are offered, which is in use, how another is fetched and what is shown when that fails."""

import json

from app.app import App
from app.screen import Sheet
from app.screens import SCREENS
from app.settings import KEY, Settings
from tests.app.fake_dom import FakeDom
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import hello, open_whole

LANGUAGES = {"en": "English", "de": "Deutsch", "hu": "Magyar"}


def _settings(language="en", stored=None):
    """Returns (app, dom) at the settings, with three languages of which `language` is in use."""
    dom = FakeDom(files={"hello.json": json.dumps(hello())})
    dom.available = LANGUAGES
    dom.spoken = language
    if stored:
        dom.storage.texts[KEY] = stored
    app = App(dom, SCREENS)
    app.start()
    open_whole(app, "settings")
    return app, dom


def test_the_browser_chooses_until_the_player_does():
    for stored, language in ((None, "hu"), ('{"language": "de"}', "de"), ('{"language": "ja"}', "hu")):
        storage = FakeStorage()
        if stored:
            storage.texts[KEY] = stored
        assert Settings(storage, "hu", ["en", "de", "hu"]).get("language") == language


def test_each_language_is_offered_under_its_own_name():
    _, dom = _settings()
    for name in LANGUAGES.values():
        assert name in dom.shown()


def test_the_page_says_which_language_it_speaks():
    _, dom = _settings("hu", '{"language": "de"}')  # German could not be fetched
    assert dom.roots["lang"] == "hu"


def test_the_manifest_is_in_the_language_that_is_spoken():
    _, dom = _settings("hu")
    assert dom.manifest == "hu"
    dom.change("language", "de")
    assert dom.manifest == "de"
    dom.change("language", "en")
    assert dom.manifest == "en"
    dom.away["hu"] = {"error": "no network"}
    dom.change("language", "hu")
    assert dom.manifest == "en"


def test_a_language_that_has_come_is_spoken_at_once_without_loading_anything_again():
    app, dom = _settings()
    dom.focus_now = "language-de"
    dom.change("language", "de")
    assert (app.settings.get("language"), app.l10n.language, dom.spoken) == ("de", "de", "de")
    assert dom.roots["lang"] == "de"
    assert dom.screen == "settings"
    assert dom.focused() == "language-de"
    dom.change("language", "en")
    assert (dom.roots["lang"], dom.spoken) == ("en", "en")
    assert dom.reloaded == 0


def test_a_line_that_stays_is_said_in_the_language_chosen_meanwhile():
    app, dom = _settings()
    dom.fluent = lambda code, args: f"{code} in {app.l10n.language}"
    dom.emit("update")
    dom.change("language", "de")
    for code in ("update-ready", "update-now", "close"):
        assert code + " in de" in dom.html["toast"]
        assert code + " in en" not in dom.html["toast"]
    app.dialog(Sheet(app))
    app.settings.set("language", "hu")  # it has taken long to come
    assert "update-ready in hu" in dom.html["sheet"]
    dom.press("toast-away")
    assert "update-ready" not in dom.html["sheet"]


def test_a_language_that_cannot_be_had_is_told_and_stays_chosen():
    app, dom = _settings()
    dom.away["de"] = {"error": "no network"}
    dom.change("language", "de")
    assert dom.roots["lang"] == "en"
    assert dom.warnings == ["no network"]
    assert "language-away{language=Deutsch}" in dom.html["toast"]
    assert app.settings.get("language") == "de"


def test_a_language_that_comes_when_another_has_been_chosen_changes_nothing():
    app, dom = _settings()
    app.settings.set("language", "de")
    dom.emit("language", "hu", {})
    assert dom.roots["lang"] == "de"


def test_a_language_that_is_missing_without_a_network_is_named():
    _, dom = _settings("de")
    dom.missing = ["languages/de", "games/haggis", "games/haggis/de"]
    dom.emit("later")
    assert "offline-missing{what=list-last{before=game-haggis,item=Deutsch}}" in dom.shown()
