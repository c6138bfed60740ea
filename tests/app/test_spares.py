"""Spares: cards before the engine is up, unseen until then, dealt only once, and never a lost game."""

import json

import pytest

from app.matches import spares
from app.matches.spares import KEY
from app.saves import Save
from app.screens.home import LAYING_MS
from tests.app.fake_journal import FakeJournal
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import create, meta
from tests.app.spares_rig import REST_MS, Tab, left, made, names


def test_one_of_each_game_is_made_while_nothing_goes_on_and_shown_to_nobody():
    tab = Tab()
    tab.dom.advance(REST_MS)
    assert tab.spare() is None, "there is no engine yet"
    tab.boot()
    for game in ("haggis", "team", "boast", "handromi"):
        assert tab.spare(game).fault is None
        assert names(tab.spare(game).meta["first"]["table"])
    assert tab.matches() == []
    assert tab.app.screen.name == "home"
    asked = tab.dom.engine.asked.count("new")
    tab.app.go("settings")
    tab.app.go("home")
    tab.dom.advance(REST_MS)
    assert tab.dom.engine.asked.count("new") == asked, "what is there is not made again"


@pytest.mark.parametrize("game", ["haggis", "team", "boast", "handromi"])
def test_its_cards_lie_there_before_the_engine_is_up_and_are_the_ones_that_it_finds(game):
    storage, journal = made()
    tab = Tab(storage, journal)
    spare = tab.spare(game)
    tab.play(game)
    assert tab.app.screen.name == "table"
    assert sorted(tab.hand) == sorted(names(spare.meta["first"]["table"]))
    assert "card suit-" in tab.dom.html["t-hand"]
    assert tab.dom.engine.asked == []
    match = tab.matches()[0]
    assert tab.app.saves.load(match)[0] == spare.record
    assert journal.entries[match]["serial"] == 0
    hand = tab.hand
    tab.dom.boot("ready")
    assert tab.hand == hand
    assert not tab.dom.errors
    assert "new" not in tab.dom.engine.asked


def test_a_tap_reads_it_once(monkeypatch):
    tab = Tab(*made())
    read = []
    monkeypatch.setattr(spares, "Save", lambda text: read.append(text) or Save(text))
    tab.play()
    assert len(read) == 1
    assert tab.app.screen.name == "table"


def test_after_play_nothing_but_its_table_is_drawn():
    tab = Tab(*made())
    tab.app.games.fetched("haggis")
    tab.dom.patches.clear()
    tab.play()
    assert "card suit-" in tab.dom.html["t-hand"]
    assert tab.dom.patches == ["main", "top"]
    tab.dom.advance(LAYING_MS)
    assert tab.dom.patches == ["main", "top"]


def test_only_cards_that_keep_somebody_waiting_are_said_to_be_dealt():
    tab = Tab(*made())
    tab.app.games.fetched("haggis")
    tab.dom.journal.slow = True
    tab.dom.press("first", game="haggis")
    tab.dom.advance(LAYING_MS - 1)
    assert 'class="laying"' not in tab.dom.html["home-main"]
    tab.dom.advance(1)
    assert 'class="laying"' in tab.dom.html["home-main"]


def test_it_is_dealt_before_all_eyes_heard_once_and_the_next_one_is_another():
    storage, journal = made()
    tab = Tab(storage, journal)
    first = tab.spare().record
    tab.dom.loud = 1
    tab.play()
    assert storage.get(KEY + "haggis") is None
    assert [name for name, _ in tab.dom.heard].count("deal") == 1
    tab.boot()
    assert [name for name, _ in tab.dom.heard].count("deal") == 1, "the engine deals nothing anew"
    assert tab.spare().record != first
    tab.app.go("home")
    tab.play()
    assert len(tab.matches()) == 2


def test_what_was_chosen_early_stays_and_what_was_pressed_is_done_in_order():
    storage, journal = made()
    choices = {"automatic": "off", "whole": "off", "confirm_bets": "off"}
    tab = Tab(storage, journal, **choices)
    tab.play()
    scene = tab.app.screen.scene
    key = scene.view.hand_slots()[3]["key"]
    tab.dom.press("card", key=key)
    assert scene.selection.keys == [key]
    bet = scene.actions()[0]["move"]
    for _ in range(2):
        tab.dom.press("bet", move=bet)
    assert scene.queued == bet
    assert tab.dom.engine.asked == []
    tab.dom.boot("ready")
    tab.dom.advance(0)
    assert tab.dom.engine.asked.index("look") < tab.dom.engine.asked.index("play")
    assert tab.dom.engine.asked.count("play") == 1, "pressed twice it is made once"
    assert f"0:{bet}" in tab.app.saves.load(tab.matches()[0])[0]
    assert scene.selection.keys == [key]


def test_a_card_chosen_early_brings_its_combination_along_once_the_engine_knows_it():
    storage, journal = made()
    tab = Tab(storage, journal, automatic="off", whole="on")
    late = Tab(storage, FakeJournal(), automatic="off", whole="on")
    tab.play()
    keys = [slot["key"] for slot in tab.app.screen.scene.view.hand_slots()]
    late.app.spares.keep("haggis", *_again(late, left()))
    late.play()
    late.dom.boot("ready")
    late.dom.advance(0)
    brought = []
    for key in keys:
        late.dom.emit("act", "card", {"key": key})
        brought = list(late.app.screen.scene.selection.keys)
        if len(brought) > 1:
            break
        late.dom.emit("act", "clear", {})
    assert len(brought) > 1, "the sample hand has a combination"
    tab.dom.emit("act", "card", {"key": key})
    assert tab.app.screen.scene.selection.keys == [key]
    tab.dom.boot("ready")
    tab.dom.advance(0)
    assert tab.app.screen.scene.selection.keys == brought


def _again(tab, texts):
    """Returns the arguments of `keep` for the spare in these texts."""
    save = Save(texts[KEY + "haggis"])
    return save.meta["spare"]["terms"], save.record, save.meta


def test_home_is_not_drawn_anew_while_a_spare_is_being_laid():
    storage, journal = made()
    tab = Tab(storage, journal)
    journal.slow = True
    tab.play()
    drawn = tab.app.screen.regions()
    assert tab.app.screen.regions() is drawn
    tab.dom.advance(LAYING_MS)
    assert "laying" in tab.dom.shown(), "it takes longer than usual"
    assert tab.app.screen.regions() is not drawn


def test_of_two_tabs_one_has_it_and_the_other_deals_its_own():
    storage, journal = made()
    texts = dict(storage.texts)
    one, two = Tab(storage, journal, 1), Tab(storage, journal, 2)
    one.play()
    cards = one.hand
    storage.texts[KEY + "haggis"] = texts[KEY + "haggis"]  # the other tab does not yet see that it is gone
    two.play()
    two.dom.advance(LAYING_MS)
    assert two.app.screen.name == "home", "it waits for the engine"
    assert "laying" in two.dom.shown()
    assert one.app.screen.source.is_ours
    two.dom.boot("ready")
    assert two.app.screen.name == "table"
    assert len(two.matches()) == 2
    assert two.hand != cards
    one.dom.boot("ready")
    assert one.hand == cards
    assert one.app.saves.load(one.app.screen.source.match)[0] != two.app.saves.load(two.app.screen.source.match)[0]


def test_a_storage_that_went_back_in_time_deals_nothing_twice():
    storage, journal = made()
    texts = dict(storage.texts)
    Tab(storage, journal, 1).play()
    old = FakeStorage()
    old.texts = texts
    tab = Tab(old, journal, 2)
    tab.play()
    assert tab.app.screen.name == "home"
    tab.dom.boot("ready")
    assert len(tab.matches()) == 2
    records = [tab.app.saves.load(match)[0] for match in tab.matches()]
    assert records[0] != records[1]


def test_killed_while_it_is_taken_nothing_or_the_whole_match_is_there():
    for steps in range(4):
        storage, journal = made()
        tab = Tab(storage, journal, 1)
        journal.slow = True
        tab.dom.emit("act", "first", {"game": "haggis"})
        for _ in range(steps):
            journal.step()
        journal.waiting = []  # killed
        journal.slow = False
        after = Tab(storage, journal, 2)
        assert len(after.matches()) == (1 if steps else 0)
        assert after.spare() is None, "nobody may get it a second time"
        if steps:
            after.dom.press("continue")
            after.boot()
            assert after.hand
        else:
            after.play()
            after.boot()
            assert after.hand
        assert not after.dom.errors


def test_without_a_journal_there_is_nobody_to_say_who_has_it():
    storage, journal = made()
    journal.refusal = "off"
    tab = Tab(storage, journal)
    tab.play()
    assert tab.app.screen.name == "home"
    tab.boot()
    assert tab.app.screen.name == "table"
    assert len(tab.matches()) == 1


@pytest.mark.parametrize("damage", ["", "x", "talon-save 2 0", "cut", "flip"])
def test_a_damaged_one_is_dropped_without_a_word(damage):
    storage, journal = made()
    text = storage.texts[KEY + "haggis"]
    storage.texts[KEY + "haggis"] = {"cut": text[:-5], "flip": text.replace("Deck", "Dekc")}.get(damage, damage)
    tab = Tab(storage, journal)
    tab.play()
    assert tab.matches() == [], "nothing was dealt yet"
    tab.boot()
    assert tab.hand
    assert tab.spare().fault is None, "and made anew"
    assert not tab.dom.errors
    assert not tab.dom.html.get("toast")


def test_another_version_language_or_set_up_makes_its_own():
    storage, journal = made()
    newer = Tab(storage, journal, version="0.0.1")
    newer.play()
    assert newer.matches() == [], "nothing was dealt yet"
    newer.boot()
    first = newer.spare().meta["spare"]["terms"]
    newer.app.go("newgame", id="haggis")
    newer.dom.change("level", "club")
    newer.app.screen._new.remember()
    newer.app.go("home")
    newer.dom.advance(REST_MS)
    assert newer.spare().meta["spare"]["terms"] != first
    assert newer.spare().meta["seats"][1]["level"] == "club"
    newer.play()
    assert newer.app.saves.meta(newer.app.screen.source.match)["seats"][1]["level"] == "club"


def test_where_there_is_no_room_there_is_none_and_nothing_is_said():
    tab = Tab()
    tab.dom.storage.room = 2000
    tab.boot()
    assert tab.spare() is None
    assert not tab.dom.html.get("toast")
    assert not tab.dom.errors


def test_room_for_a_match_is_made_of_them():
    storage, journal = made()
    tab = Tab(storage, journal)
    storage.room = sum(len(text) for text in storage.texts.values()) + 100
    match = create(tab.app, "record" * 100, meta())
    assert f"talon.match.{match}.0" in storage.texts
    assert not [key for key in storage.texts if key.startswith(KEY)]


def test_a_first_table_that_is_not_what_the_engine_finds_gives_way():
    storage, journal = made()
    tab = Tab(storage, journal)
    spare = tab.spare()
    wrong = dict(spare.meta)
    wrong["first"]["table"]["zones"][0]["slots"] = []
    wrong.pop("spare")
    tab.app.spares.keep("haggis", spare.meta["spare"]["terms"], spare.record, wrong)
    tab.play()
    tab.dom.boot("ready")
    assert tab.app.screen.scene.view.table["zones"][0]["slots"], "the engine has the last word"
    assert tab.app.saves.load(tab.matches()[0])[0].startswith(spare.record)


def test_bots_know_as_little_of_it_as_of_any_other():
    storage, _ = made()
    spare = Save(storage.texts[KEY + "haggis"])
    shown = json.dumps(spare.meta["first"])
    hidden = [zone for zone in spare.meta["first"]["table"]["zones"] if zone["kind"] == "hand" and zone["seat"] == 1]
    assert all(slot["face"] is None for zone in hidden for slot in zone["slots"])
    assert "think" not in shown
    fresh = FakeJournal()
    assert fresh.entries == {}, "nor has the journal heard of it"
