"""New game: seats, names, dealer and the engine's options; remembered; dealt once the engine is up."""

from tests.app.samples_shell import Probe, hello, start


def _screen():
    app, dom = start(table=Probe)
    app.go("newgame")
    return app, dom, app.screen


def _deal(app, dom):
    if app.engine.state != "ready":
        dom.boot("ready")
    dom.press("deal")
    return dom.answer("new", {"record": "fresh", "key": "k"})


def test_it_works_before_the_engine_is_up_and_the_deal_waits():
    app, dom, _ = _screen()
    dom.press("deal")
    assert "table-setting" in dom.html["t-banner"], "a table is laid out"
    assert dom.asked == []
    dom.boot("ready")
    dom.answer("new", {"record": "fresh", "key": "k"})
    dom.answer("look", {"table": {}})
    assert dom.screen == "table"
    assert app.saves.load(app.screen.params["id"])[0] == "fresh"
    dom.advance(0)
    dom.swipe_back()
    assert dom.screen == "home", "the set-up is done with"


def test_bots_play_casually_until_another_level_is_chosen_for_all_of_them():
    app, dom = start(table=Probe)
    app.hello["levels"] = ["novice", "casual", "club"]
    app.go("newgame")
    dom.change("seats", "3")
    assert "level-casual.about" in dom.html["new-seats"]
    dom.change("level", "novice")
    assert "level-novice.about" in dom.html["new-seats"]
    assert [seat["level"] for seat in _deal(app, dom)["seats"]] == ["", "novice", "novice"]
    again, other = start(dom.storage, table=Probe)
    again.hello["levels"] = ["novice", "casual", "club"]
    again.go("newgame")
    assert [seat["level"] for seat in _deal(again, other)["seats"]] == ["", "novice", "novice"]


def test_a_level_that_an_older_version_kept_at_each_chair_is_taken_over():
    app, dom = start(table=Probe)
    kept = {"seats": 2, "dealer": "random", "chairs": [{"kind": "human"}, {"kind": "bot", "level": "club"}]}
    app.extras.save_recent_choices({"game": "haggis", "games": {"haggis": kept}})
    app.hello["levels"] = ["novice", "casual", "club"]
    app.go("newgame")
    assert [seat["level"] for seat in _deal(app, dom)["seats"]] == ["", "club"]


MANNERS = ["careful", "bold", "greedy"]


def _tempered(storage=None):
    """Returns (app, dom) at the set-up of three seats, for a game with temperaments."""
    app, dom = start(storage, table=Probe)
    app.hello["games"][0]["temperaments"] = MANNERS
    app.go("newgame")
    dom.change("seats", "3")
    return app, dom


def test_bots_are_dealt_names_and_temperaments_by_lot():
    drawn = []
    for storage in (None, None):
        app, dom = _tempered(storage)
        app.l10n.t = lambda code, *_, **__: "Ada, Ivo, Milo, Nora" if code == "bot-names" else code
        dom._randoms = 7 * len(drawn)
        app.go("newgame")
        dom.change("seats", "3")
        assert 'data-field="temperament"' not in dom.html["new-seats"]
        you, *bots = _deal(app, dom)["seats"]
        assert "temperament" not in you
        assert len({bot["name"] for bot in bots}) == len({bot["temperament"] for bot in bots}) == 2
        assert {bot["temperament"] for bot in bots} < set(MANNERS)
        drawn.append([(bot["name"], bot["temperament"]) for bot in bots])
    assert drawn[0] != drawn[1]


def test_temperaments_can_be_chosen_and_are_remembered():
    app, dom = _tempered()
    assert "temperaments.about" in dom.html["new-seats"]
    dom.change("temperaments", "on")
    assert dom.html["new-seats"].count("temperament-of{") == 2
    dom.change("temperament", "greedy", seat=1)
    assert "temperament-haggis-greedy.about" in dom.html["new-seats"]
    dom.change("temperament", "greedy", seat=2)
    app.screen._new.set_temperament(2, "none of these")
    assert [seat.get("temperament") for seat in _deal(app, dom)["seats"]] == [None, "greedy", "greedy"]
    again, other = _tempered(dom.storage)
    assert [seat.get("temperament") for seat in _deal(again, other)["seats"]] == [None, "greedy", "greedy"]


def test_those_left_to_the_lot_get_what_nobody_chose():
    app, dom = _tempered()
    dom.change("temperaments", "on")
    shown = dom.html["new-seats"]
    dom.change("temperament", "bold", seat=2)
    first = _deal(app, dom)["seats"][1]["temperament"]
    assert first in {"careful", "greedy"}
    assert f"temperament-haggis-{first}.about" in shown or "temperament-haggis-bold.about" in shown


def test_what_was_chosen_waits_while_the_lot_decides():
    app, dom = _tempered()
    dom.change("temperaments", "on")
    for seat in (1, 2):
        dom.change("temperament", "bold", seat=seat)
    dom.change("temperaments", "off")
    assert len({seat["temperament"] for seat in _deal(app, dom)["seats"][1:]}) == 2


def test_people_alone_and_a_game_without_temperaments_choose_none():
    app, dom = _tempered()
    dom.change("temperaments", "on")
    dom.change("kind", "human", seat=1)
    assert dom.html["new-seats"].count("temperament-of{") == 1
    dom.change("preset", "people")
    assert "temperament" not in dom.html["new-seats"]
    assert not any("temperament" in seat for seat in _deal(app, dom)["seats"])
    app, dom, _ = _screen()
    assert "temperament" not in dom.html["new-seats"]
    assert not any("temperament" in seat for seat in _deal(app, dom)["seats"])


def test_a_name_typed_for_a_bot_stays_and_one_taken_away_is_drawn_again():
    app, dom, screen = _screen()
    lot = screen._new.shown_name(1)
    dom.change("name", "Deep Thought", seat=1)
    assert _deal(app, dom)["seats"][1]["name"] == "Deep Thought"
    again, other = start(dom.storage, table=Probe)
    again.go("newgame")
    assert again.screen._new.shown_name(1) == "Deep Thought"
    other.change("name", "", seat=1)
    assert again.screen._new.shown_name(1) == lot


def test_names_that_an_older_version_kept_are_drawn_anew_unless_they_were_typed():
    app, _ = start(table=Probe)
    for name, shown in (("bot-names", True), ("Deep Thought", False)):
        kept = {"seats": 2, "chairs": [{"kind": "human"}, {"kind": "bot", "bot": name}]}
        app.extras.save_recent_choices({"game": "haggis", "games": {"haggis": kept}})
        app.go("newgame")
        chair = app.screen._new.chairs[1]
        assert (chair["bot"] == "") is shown
        app.go("home")


def test_the_signs_of_who_plays_are_explained_once_to_eyes_too():
    _, dom, _ = _screen()
    html = dom.html["new-seats"]
    legend = html[html.index('class="help kinds"') :].partition("</p>")[0]
    for kind, sign in (("human", "person"), ("remote", "phone"), ("bot", "bot")):
        assert f"kind-{kind}<" in legend
        assert f"#i-{sign}" in legend
        assert html.count(f'<span class="visually-hidden">kind-{kind}</span>') == 2, "each chair says it"


def test_people_alone_need_no_level():
    app, dom = start()
    app.hello["levels"] = ["casual", "club"]
    app.go("newgame")
    assert 'data-field="level"' in dom.html["new-seats"]
    dom.change("preset", "people")
    assert 'data-field="level"' not in dom.html["new-seats"]


def test_seats_follow_the_number_of_players():
    app, dom, _ = _screen()
    assert dom.html["new-seats"].count('data-field="name"') == 2
    dom.change("seats", "3")
    assert dom.html["new-seats"].count('data-field="name"') == 3
    request = _deal(app, dom)
    assert [seat["kind"] for seat in request["seats"]] == ["human", "bot", "bot"]
    assert [seat["level"] for seat in request["seats"]] == ["", "club", "club"]
    assert request["seats"][0]["name"] == "name-you"


def test_people_only_are_named_and_told_that_the_phone_goes_round():
    app, dom, _ = _screen()
    dom.change("preset", "people")
    assert "pass-and-play" in dom.html["new-seats"]
    dom.change("name", " Anna  B ", seat=0)
    request = _deal(app, dom)
    assert [seat["name"] for seat in request["seats"]] == ["Anna B", "player-n{n=2}"]


def test_a_mix_is_no_preset_and_bots_alone_may_play():
    _, dom, screen = _screen()
    dom.change("seats", "3")
    dom.change("kind", "human", seat=1)
    assert screen._new.current_preset() == ""
    dom.change("kind", "bot", seat=0)
    dom.change("kind", "bot", seat=1)
    assert "bots-only" in dom.html["new-seats"]


def test_a_name_among_people_is_left_behind_by_whoever_plays_alone():
    app, dom, _ = _screen()
    dom.change("preset", "people")
    dom.change("name", "Anna", seat=0)
    dom.change("preset", "solo")
    assert _deal(app, dom)["seats"][0]["name"] == "name-you"
    app, dom, _ = _screen()
    dom.change("name", "Béla", seat=0)
    assert _deal(app, dom)["seats"][0]["name"] == "Béla"
    app, dom, _ = _screen()
    dom.change("name", "Béla", seat=0)
    dom.change("preset", "people")
    assert _deal(app, dom)["seats"][0]["name"] == "Béla", "nobody has called them otherwise"


def test_two_of_one_name_are_told_apart():
    app, dom, _ = _screen()
    dom.change("preset", "people")
    dom.change("name", "Anna", seat=0)
    dom.change("name", "Anna", seat=1)
    assert [seat["name"] for seat in _deal(app, dom)["seats"]] == ["Anna", "Anna 2"]


def test_typing_does_not_redraw_until_it_is_done():
    _, dom, _ = _screen()
    dom.patches = []
    dom.change("name", "An", final=False, seat=0)
    assert dom.patches == []


def test_the_first_dealer_is_anybody_or_a_seat():
    app, dom, _ = _screen()
    dom.change("dealer", "1")
    assert _deal(app, dom)["dealer"] == 1


def test_a_dealer_who_has_no_seat_any_more_is_anybody():
    app, dom, _ = _screen()
    dom.change("seats", "3")
    dom.change("dealer", "2")
    dom.change("seats", "2")
    assert "dealer" not in _deal(app, dom)


def test_options_are_shown_with_their_line_and_only_where_they_apply():
    _, dom, _ = _screen()
    dom.press("options")
    html = dom.html["new-options"]
    assert "option-haggis-target.help" in html
    assert "option-haggis-bets.help" in html
    assert "option-undo.help" in html, "an option that every game has"
    assert "bombRule3p" not in html
    dom.change("seats", "3")
    assert "option-haggis-bombRule3p.help" in dom.html["new-options"]


def test_only_what_differs_from_the_rule_book_is_asked_for():
    app, dom, _ = _screen()
    assert "options-standard" in dom.html["new-options"]
    dom.press("options")
    dom.change("option", "350", option="target")
    dom.change("switch", "off", option="bets")
    assert "options-changed{n=2}" in dom.html["new-options"]
    assert _deal(app, dom)["options"] == {"target": "350", "bets": "off"}


def test_an_option_of_another_number_of_players_is_not_asked_for():
    app, dom, _ = _screen()
    dom.press("options")
    dom.change("seats", "3")
    dom.change("option", "tournament", option="bombRule3p")
    dom.change("seats", "2")
    assert _deal(app, dom)["options"] == {}


def test_a_number_of_ones_own_is_held_to_its_range():
    app, dom, _ = _screen()
    dom.press("options")
    dom.change("option", "other", option="target")
    assert dom.find("deal").get("disabled") is not None
    dom.change("number", "20", option="target")
    assert 'class="error"' in dom.html["new-options"]
    assert dom.find("deal").get("disabled") is not None
    dom.change("number", "120", option="target")
    assert 'class="error"' not in dom.html["new-options"]
    assert _deal(app, dom)["options"] == {"target": "120"}


def test_the_rule_book_is_one_press_away():
    app, dom, _ = _screen()
    dom.press("options")
    dom.change("switch", "off", option="bets")
    dom.press("standard")
    assert _deal(app, dom)["options"] == {}


def test_how_long_a_match_is_stands_apart_from_the_house_rules():
    app, dom = start(table=Probe)
    app.hello["games"][0]["length"] = "target"
    app.go("newgame")
    assert "option-haggis-target.help" in dom.html["new-length"], "in sight at once"
    dom.press("options")
    assert "option-haggis-target" not in dom.html["new-options"]
    dom.change("option", "350", option="target")
    assert "options-standard" in dom.html["new-options"]
    dom.change("switch", "off", option="bets")
    dom.press("standard")
    assert _deal(app, dom)["options"] == {"target": "350"}


def test_the_last_choice_is_remembered():
    app, dom, _ = _screen()
    dom.change("seats", "3")
    dom.change("kind", "human", seat=2)
    dom.change("name", "Cili", seat=2)
    dom.change("dealer", "2")
    dom.press("options")
    dom.change("option", "350", option="target")
    _deal(app, dom)
    again, other = start(dom.storage, table=Probe)
    again.go("newgame")
    request = _deal(again, other)
    assert [(seat["kind"], seat["name"]) for seat in request["seats"]][2] == ("human", "Cili")
    assert (request["dealer"], request["options"]) == (2, {"target": "350"})


def test_a_remembered_choice_that_no_longer_fits_is_dropped():
    app, dom = start(table=Probe)
    kept = {
        "seats": 9,
        "dealer": "7",
        "chairs": [{"kind": "ghost", "level": "god"}],
        "options": {"target": "1", "x": "y"},
    }
    app.extras.save_recent_choices({"game": "gone", "games": {"haggis": kept}})
    app.go("newgame")
    request = _deal(app, dom)
    assert [seat["kind"] for seat in request["seats"]] == ["human", "bot"]
    assert (request["options"], "dealer" in request) == ({}, False)


def test_a_full_storage_is_told_and_the_screen_stays():
    _, dom, _ = _screen()
    dom.press("deal")
    dom.storage.room = 0
    dom.journal.refusal = "full"
    dom.boot("ready")
    dom.answer("new", {"record": "fresh", "key": "k"})
    dom.answer("look", {"table": {}})
    assert dom.screen == "newgame"
    assert "error-save-full" in dom.html["toast"]
    assert dom.find("deal") is not None


def test_with_several_games_one_chooses():
    app, dom = start(known=False)
    app.go("newgame")
    assert "home-waiting" in dom.shown()
    two = hello()
    other = dict(two["games"][0])
    other["name"] = "other"
    other["seats"] = [4]
    two["games"].append(other)
    dom.boot("ready")
    dom.answer("hello", two)
    dom.change("game", "other")
    assert dom.html["new-seats"].count('data-field="name"') == 4
    assert 'data-field="seats"' not in dom.html["new-seats"], "there is nothing to choose"


def test_a_game_that_was_chosen_before_is_not_asked_for_again():
    app, dom = start(table=Probe)
    other = dict(app.hello["games"][0])
    other["name"] = "other"
    app.hello["games"].append(other)
    for wanted in ("", "no-such-game"):
        app.go("newgame", id=wanted)
        assert 'data-field="game"' in dom.html["new-game"]
        app.go("home")
    app.go("newgame", id="haggis")
    assert 'data-field="game"' not in dom.html["new-game"]
    assert "game-haggis" in dom.html["new-game"]
    dom.press("other-game")
    assert 'data-field="game"' in dom.html["new-game"]
    dom.change("game", "other")
    assert app.screen._new.name == "other"
