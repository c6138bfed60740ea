"""Finding one match among many: search, filters, favourites and tags; a long list in parts."""

import json

from app.catalogue.query import Query
from app.catalogue.screen import FIRST, MANY, PART
from app.client.record_texts import tags_of
from app.saves import OWN
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import RECORD, Probe, create, meta, start

NAMES = ("Béla", "Zsófi", "Otto", "Hanako")


def _list(count=MANY, **first):
    """Returns the app at a list of matches, its DOM, and the ids, latest first; `first` is meta of the latest."""
    app, dom = start(table=Probe)
    ids = []
    for number in range(count):
        seats = [{"kind": "human", "name": "Anna", "level": ""}]
        seats.append({"kind": "bot", "name": NAMES[number % len(NAMES)], "level": "club"})
        more = dict(first) if number == count - 1 else {}
        ids.append(create(app, RECORD, meta(seats=seats, over=number % 2 == 0, **more)))
        dom.time += 86400
    app.go("saved")
    dom.advance(400)
    return app, dom, ids[::-1]


def _rows(dom):
    return [part.partition('"')[0] for part in dom.html["saved-list"].split('data-key="row-')[1:]]


def test_a_few_matches_have_no_search():
    _, dom, _ = _list(MANY - 1)
    assert dom.html["saved-find"] == ""


def test_words_are_sought_in_names_titles_tags_and_states_without_accents():
    _, dom, ids = _list(12, title="Sunday evening", tags=["Family", "holiday"])
    for words, found in (("SUNDAY", 1), ("zsofi", 3), ("  anna   Béla ", 3), ("famil", 1), ("evening zsofi", 0)):
        dom.change("words", words, final=False)
        assert len(_rows(dom)) == found, words
        assert f"find-found{{all=12,n={found}}}" in dom.html["saved-find"]
    dom.change("words", "running", final=False)
    assert len(_rows(dom)) == 6
    dom.press("find-clear")
    assert sorted(_rows(dom)) == sorted(ids)
    assert dom.focus_now == "#find-words"


def test_filters_go_together():
    _, dom, ids = _list(12, tags=["Family"], star=True, branch="m/1/2")
    dom.change("tag", "Family")
    assert _rows(dom) == ids[:1]
    dom.change("state", "over")
    assert _rows(dom) == []
    dom.change("state", "practice")
    assert _rows(dom) == ids[:1]
    dom.press("find-star")
    assert _rows(dom) == ids[:1]
    dom.press("find-clear")
    dom.press("find-star")
    assert _rows(dom) == ids[:1]
    dom.press("find-clear")
    dom.change("state", "over")
    assert len(_rows(dom)) == 6
    assert dom.find("find-star")["aria-pressed"] == "false"


def test_what_is_asked_stands_in_the_address_and_comes_back():
    app, dom, _ = _list(12)
    dom.change("words", "Zsófi & Ödön=?")
    dom.advance(0)
    address = dom.address()
    assert all(sign.isalpha() or sign.isdigit() or sign in "#/%=" for sign in address), address
    app.go("table", id="x")
    dom.advance(0)
    dom.swipe_back()
    assert dom.find_tag("data-field", "words", {})["value"] == "Zsófi &amp; Ödön=?".replace("&amp;", "&")
    dom.press("find-clear")
    dom.advance(0)
    assert dom.address() == "#saved"


def test_an_address_that_is_no_question_asks_nothing():
    for text in ("", "x", "words=%", "words=%ff%fe", "=&=", "star", "game"):
        assert not Query.read(text).asks, text
    asked = Query(words="a b", star="on", tag="É, ő")
    assert str(Query.read(str(asked))) == str(asked)
    assert Query.read(str(asked)).get("tag") == "É, ő"


def test_a_favourite_is_one_at_a_press_and_no_longer_at_another():
    app, dom, ids = _list(3)
    for pressed in ("true", "false"):
        dom.press("star", id=ids[1])
        assert dom.find("star", id=ids[1])["aria-pressed"] == pressed
        assert app.saves.load(ids[1])[1]["star"] is (pressed == "true")
    assert app.saves.load(ids[1])[0] == RECORD


def test_tags_are_given_in_the_sheet_and_those_of_others_are_offered():
    app, dom, ids = _list(3, tags=["Family"])
    dom.press("more", id=ids[1])
    dom.press("rename")
    dom.change("tags", "Train,  rainy   day ,Train,,", final=False)
    dom.press("tag", tag="Family")
    value = dom.find_tag("data-field", "tags", {})["value"]
    assert value == "Train, rainy day, Family"
    dom.press("tag", tag="Family")
    dom.submit("rename-to", {"title": "", "tags": "Train, rainy day"})
    dom.advance(0)
    assert app.saves.load(ids[1])[1]["tags"] == ["Train", "rainy day"]
    assert "Train · rainy day" in dom.html["saved-list"]


def test_tags_may_be_parted_by_the_commas_of_other_scripts():
    assert tags_of("電車、雨の日，雨の日、") == ["電車", "雨の日"]


def test_what_is_played_meanwhile_keeps_the_labels():
    app, _, ids = _list(1)
    app.saves.claim(ids[0])
    app.spawn(app.saves.note(ids[0], title="T", tags=["a"], star=True))
    played = {"title": "old", "tags": [], "star": False, "ply": 9}
    app.spawn(app.saves.store(ids[0], RECORD + "0:pass\n", played))
    found = app.saves.load(ids[0])[1]
    assert [found[name] for name in OWN] == ["T", ["a"], True]
    assert found["ply"] == 9


def test_many_are_drawn_in_parts():
    app, dom, ids = _list(PART + 5)
    assert len(_rows(dom)) == PART
    dom.press("list-more")
    assert len(_rows(dom)) == PART + 5
    assert dom.find("list-more") is None
    app.go("home")
    app.go("saved")
    assert len(_rows(dom)) == FIRST, "those that are in sight come first"
    dom.advance(400)
    assert len(_rows(dom)) == PART
    assert sorted(_rows(dom)) != sorted(ids)


def test_while_its_room_is_away_the_player_is_told_and_is_back_home_where_running_matches_are():
    app, dom, _ = _list(12)
    app.go("home")
    app.rooms._here.remove("catalogue")
    dom.away["catalogue"] = {"error": "offline", "code": "download/offline", "args": {}}
    app.go("saved")
    dom.advance(400)
    assert app.screen.name == "home"
    assert "cause-download-offline" in dom.html["toast"]
    del dom.away["catalogue"]
    app.go("saved")
    dom.advance(400)
    assert len(_rows(dom)) == 12


def test_what_has_the_focus_when_its_room_arrives_keeps_it():
    app, dom, _ = _list(12)
    app.go("home")
    app.rooms._here.remove("catalogue")
    dom.slow_rooms = []
    app.go("saved")
    dom.focus_now = "settings"
    for room in dom.slow_rooms:
        dom.emit("room", room, {})
    dom.advance(400)
    assert len(_rows(dom)) == 12
    assert dom.focus_now == '[data-key="settings"]'


def test_what_is_said_of_a_match_is_read_when_it_is_drawn_and_no_more():
    app, dom, ids = _list(100)
    read = []
    get = dom.storage.get
    dom.storage.get = lambda key: read.append(key) or get(key)
    app.go("home")
    app.go("saved")
    assert len({key.split(".")[2] for key in read if ".match." in key}) <= FIRST + 3
    assert len(app.saves.matches()) == len(ids)


def test_another_tab_that_names_or_deletes_a_match_is_seen():
    storage = FakeStorage()
    app, dom = start(storage=storage, table=Probe)
    match = create(app, RECORD, meta())
    app.go("saved")
    other, _ = start(storage=storage, journal=dom.journal)
    other.spawn(other.saves.rename(match, "There"))
    dom.emit("stored", f"talon.match.{match}.1")
    assert "There" in dom.html["saved-list"]
    other.saves.delete(match)
    dom.emit("stored", f"talon.match.{match}.1")
    assert "saved-none" in dom.html["saved-list"]
    assert json.loads(storage.texts["talon.gone"])
