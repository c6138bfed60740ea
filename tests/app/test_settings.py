"""Settings: a closed set of choices, kept, repaired and reset."""

from app.settings import KEY, SETTINGS, Settings
from app.stats import Stats
from app.table.playing.pace import PAUSES
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import open_whole, start


def test_a_setting_has_its_default_until_a_choice_is_made_and_kept():
    storage = FakeStorage()
    settings = Settings(storage)
    assert settings.get("pace") == "normal"
    told = []
    settings.listen(told.append)
    assert settings.set("pace", "fast")
    assert told == ["pace"]
    assert Settings(storage).get("pace") == "fast"


def test_what_is_no_choice_is_ignored_wherever_it_comes_from():
    storage = FakeStorage()
    settings = Settings(storage)
    settings.set("pace", "warp")
    assert settings.get("pace") == "normal"
    for text in ('{"pace": "warp"}', "[]", "{", '{"pace": 3}'):
        storage.texts[KEY] = text
        assert Settings(storage).get("pace") == "normal"


def test_settings_of_a_newer_talon_survive():
    storage = FakeStorage()
    storage.texts[KEY] = '{"scent": "rose"}'
    Settings(storage).set("pace", "slow")
    assert '"scent": "rose"' in storage.texts[KEY]


def test_a_full_storage_is_reported_and_the_choice_holds_for_now():
    storage = FakeStorage()
    settings = Settings(storage)
    storage.room = 0
    assert not settings.set("pace", "fast")
    assert settings.get("pace") == "fast"


def test_the_screen_offers_every_setting_and_each_takes_effect():
    app, dom = start()
    open_whole(app, "settings")
    for name, _, _ in SETTINGS:
        choices = app.settings.choices(name)
        assert app.settings.get(name) in choices
        for choice in choices if len(choices) > 1 else ():
            dom.change(name, choice)
            assert app.settings.get(name) == choice, name
    assert [dom.roots["data-" + name] for name in ("theme", "text", "side")] == ["plain", "160", "left"]


def test_every_pace_has_its_pauses():
    assert set(PAUSES) == set(Settings(FakeStorage()).choices("pace"))


def test_a_choice_counts_when_it_is_made_and_once():
    app, dom = start()
    open_whole(app, "settings")
    told = []
    app.settings.listen(told.append)
    dom.change("pace", "fast", final=False)
    dom.change("pace", "fast")
    assert told == ["pace"]


def test_a_reset_asks_first():
    app, dom = start()
    open_whole(app, "settings")
    dom.change("pace", "fast")
    dom.press("reset")
    assert app.settings.get("pace") == "fast"
    dom.press("yes")
    assert app.settings.get("pace") == "normal"
    app.stats.deal_done("haggis")
    dom.press("reset-stats")
    dom.press("yes")
    assert app.stats.deals("haggis") == 0


def test_statistics_that_are_none_count_nothing():
    for nonsense in ("{", "null", "[1]", '{"haggis": 5}'):
        storage = FakeStorage()
        storage.set("talon.stats", nonsense)
        stats = Stats(storage)
        assert stats.deals("haggis") == 0
        stats.deal_done("haggis")
        assert Stats(storage).deals("haggis") == 1


def test_installing_is_offered_where_the_browser_can():
    app, dom = start()
    open_whole(app, "settings")
    assert dom.find("install") is None
    dom.install = "ios"
    dom.emit("installable")
    assert "install-ios" in dom.html["settings-about"]
    dom.install = "prompt"
    dom.emit("installable")
    dom.press("install")
    assert "install" in dom.marks


def test_the_screen_says_where_data_lies_and_which_version_runs():
    app, dom = start()
    open_whole(app, "settings")
    assert "data-line" in dom.html["settings-data"]
    assert "0.0.0" in dom.html["settings-about"]
    assert "offline-ready" in dom.html["settings-about"]


def test_a_small_table_shows_what_the_choices_do_to_it():
    app, dom = start()
    open_whole(app, "settings")
    for name, value, before, after in (
        ("pace", "fast", 'data-pace="normal"', 'data-pace="fast"'),
        ("confirm_bets", "off", ">30?<", ">30<"),
        ("whole", "off", ">7–9<", ">8<"),
        ("sort", "suit", "ryrrb", "rrryb"),
        ("automatic", "off", 'forced"><span class="example-up">', 'forced"><span class="example-down">'),
    ):
        assert before in example(dom)
        dom.change(name, value)
        assert before not in example(dom)
        assert after in example(dom)


def test_cards_of_each_pack_are_shown_over_the_games_that_have_them():
    app, dom = start()
    packs = {"haggis": ("8y", "6b"), "boast": ("8y", "6b", "9d"), "handromi": ("10c", "9d"), "team": ("9d", "10c")}
    app.hello["games"] = [{"name": name, "faces": dict.fromkeys(packs[name])} for name in sorted(packs)]
    open_whole(app, "settings")
    look = dom.shown().split("example-row")[1].split("</section>")[0]
    look = look.replace("\u27e8", "").replace("\u27e9", "")  # round the names of games that this page does not have
    packs = [pack.partition("</figcaption>")[0] for pack in look.split("<figcaption>")[1:]]
    assert packs == [
        "list-last{before=game-boast,item=game-haggis}",
        "list-last{before=game-handromi,item=game-team}",
    ]


def example(dom):
    """Returns the HTML of the small table, and the suits of its hand."""
    table = dom.shown().split("example-table")[1].split("</section>")[0]
    hand = table.split("example-hand")[1].split("example-dock")[0]
    return table + "".join([part[0] for part in hand.split('class="card suit-')[1:]])


def test_the_language_is_the_first_choice_beside_a_globe():
    app, dom = start()
    open_whole(app, "settings")
    regions = app.screen.regions()
    assert regions[0][0] == "settings-language"
    assert "#i-language" in dom.html["settings-language"]
    assert "setting-language" in dom.html["settings-language"]
    assert "setting-language" not in dom.html["settings-look"]


def test_the_backs_say_that_high_contrast_has_its_own():
    app, dom = start()
    open_whole(app, "settings")
    assert "setting-back-plain" not in dom.html["settings-look"]
    dom.change("theme", "contrast")
    assert "setting-back-plain" in dom.html["settings-look"]
