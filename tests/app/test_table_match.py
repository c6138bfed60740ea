"""A match of one person: opening it, its saves, its ends, leaving it, other tabs."""

import pytest

from app.texts.names import YOU
from tests.app.samples_table import HAND, over, table
from tests.app.table_rig import Rig, alone, event, pair, seat, status


def test_the_last_picture_is_drawn_before_the_engine_is_up_and_taps_wait_for_it():
    look = table(0, of=len("record 0"))
    rig = Rig([seat("Anna"), seat("Béla", True)], look=look).open(ready=False)
    assert "card suit-r" in rig.region("hand")
    rig.tap("c7r")
    assert "selected" in rig.region("hand")
    rig.press("move", move="pass")
    assert rig.asked == []
    assert "is-queued" in rig.region("bar")
    rig.ready()
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def test_a_picture_that_cannot_be_drawn_does_not_keep_a_match_from_opening():
    look = table(0, of=len("record 0"))
    del look["seats"][1]["total"]
    rig = Rig([seat("Anna"), seat("Béla", True)], look=look).open(ready=False)
    assert "table-setting" in rig.region("settlement")
    rig.ready()
    assert rig.region("hand")


def test_a_picture_of_another_moment_is_shown_but_offers_nothing():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=3, undo="decision")).open(ready=False)
    assert "card suit-r" in rig.region("hand")
    assert rig.dom.find("move") is None
    assert "aria-disabled" in rig.dom.find("undo")
    rig.ready()
    assert rig.dom.find("move", move="pass") is not None


def test_what_kept_its_space_in_a_deal_keeps_it_after_a_reload_and_on_coming_back():
    rig = alone(looks=lambda viewer: table(viewer, betting=True))

    def later(viewer):
        model = table(viewer, betting=False, ply=13)
        hand = next(zone for zone in model["zones"] if zone["kind"] == "hand")
        hand["slots"] = hand["slots"][:4]
        return model

    rig.looks = later
    rig.press("move", move="pass")
    drawn = rig.region("hand"), rig.region("bar")
    assert f'data-held="{len(HAND)}"' in drawn[0]
    assert "bets-later" in drawn[1]
    rig.app.extras.flush()
    again = Rig(rig.players, rig.dom.storage)
    again.looks = later
    again.open(ready=False)
    assert f'data-held="{len(HAND)}"' in again.region("hand")
    again.ready()
    assert (again.region("hand"), again.region("bar")) == drawn
    again.app.go("home")
    again.app.go("table", id=again.match)
    again.pump()
    assert (again.region("hand"), again.region("bar")) == drawn


def test_without_a_picture_it_says_that_cards_are_laid_out():
    rig = Rig([seat("Anna"), seat("Béla", True)]).open(ready=False)
    assert "table-setting" in rig.region("settlement")


def test_the_list_of_matches_knows_when_the_computer_is_to_play():
    rig = alone(pace="slow")
    assert rig.app.saves.matches()[0].get("turn") is None, "nothing is stored while it waits for Anna"
    rig.looks = lambda viewer: table(viewer, must=[1], actions=[], ply=13)
    rig.press("move", move="pass")
    assert rig.app.saves.matches()[0]["turn"] == [1]
    rig.app.go("home")
    rig.pump()
    assert "match-turn{names=Béla,you=no}" in rig.dom.html["home-main"]


def test_an_engine_that_was_started_again_is_asked_again_and_nothing_is_lost():
    rig = alone()
    rig.held = ["play"]
    rig.press("move", move="pass")
    rig.wait(17000)
    assert rig.dom.started == 2
    rig.held = []
    rig.ready()
    assert [request["move"] for request in rig.ops("play")] == ["pass"]
    assert rig.ops("play")[0]["record"] == "record 0"
    assert rig.app.saves.load(rig.match)[0] == "record 1"


def ended(looks=over, *more, **settings):
    """Returns a table whose deal ends with a move of Anna's; `more` are the events after that."""
    rig = alone(**settings)
    rig.looks = looks
    played = [event("play", "play/single", seat=0), event("deal_end", "deal/first-out", seat=0)]
    rig.events = played + list(more)
    rig.press("move", move="pass")
    rig.wait(3000)
    return rig


def test_after_the_deal_the_settlement_and_the_next_hand_on_request():
    rig = ended()
    assert "score-captured" in rig.region("settlement")
    assert rig.app.saves.load(rig.match)[1]["scores"] == [144, 96]
    assert rig.ops("next") == []
    rig.looks = table
    rig.press("next")
    assert len(rig.ops("next")) == 1
    assert rig.app.saves.load(rig.match)[0] == "record 2"
    assert "card suit-r" in rig.region("hand")


def test_what_is_told_after_a_deal_goes_when_the_next_is_dealt_unless_it_stays():
    for stays in (False, True):
        rig = ended()
        frame = rig.app.frame
        (frame.notice if stays else frame.toast)((lambda: "told") if stays else "told")
        rig.looks = table
        rig.press("next")
        assert len(rig.ops("next")) == 1
        assert ("told" in rig.dom.html["toast"]) == stays


def test_a_card_chosen_when_the_deal_ended_is_not_chosen_in_the_next():
    rig = alone(lambda viewer: over(viewer, zones=table(viewer)["zones"]))
    rig.scene.selection.choose(["c7r"])  # the loser still holds it, and others have ended the deal
    rig.looks = lambda viewer: table(viewer, deal=4, ply=0)
    rig.press("next")
    assert rig.scene.selection.keys == []


def test_a_tap_that_comes_too_soon_after_the_end_goes_on_with_nothing():
    rig = alone(pace="instant")
    rig.looks = over
    rig.events = [event("play", "play/single", seat=0), event("deal_end", "deal/first-out", seat=0)]
    rig.press("move", move="pass")
    assert "is-hidden" in rig.region("bar")
    rig.press("next")
    assert rig.ops("next") == []
    rig.wait(1100)
    assert "is-hidden" not in rig.region("bar")
    rig.press("next")
    assert len(rig.ops("next")) == 1


def test_points_are_counted_when_the_deal_ends_and_not_when_it_is_seen_again():
    rig = ended()
    assert "is-tallying" in rig.region("settlement")
    seen_again = alone(over).region("settlement")
    assert "summary" in seen_again
    assert "is-tallying" not in seen_again


def test_nothing_is_counted_at_once_or_without_motion():
    for name, value in (("pace", "instant"), ("motion", "off")):
        rig = ended(**{name: value})
        assert "summary" in rig.region("settlement")
        assert "is-tallying" not in rig.region("settlement")


def test_the_last_decision_is_taken_back_from_the_settlement_too():
    for places in (None, [1, 2]):
        rig = alone(lambda viewer, places=places: over(viewer, places=places))
        rig.press("undo")
        assert [request["scope"] for request in rig.ops("undo")] == ["decision"]
    assert alone(lambda viewer: over(viewer, undo=None)).dom.find("undo") is None


def test_a_deal_is_counted_once():
    rig = alone()
    rig.looks = lambda viewer: over(viewer, places=[1, 2])
    end = [event("deal_end", "deal/first-out", seat=0), event("match_end", "match/won", seat=0)]
    rig.events = list(end)
    rig.press("move", move="pass")
    rig.wait(3000)
    assert rig.app.stats.deals("haggis") == 1
    assert rig.app.saves.load(rig.match)[1]["over"] is True
    rig.app.screen.playing.results.count(over(0, places=[1, 2]), end)  # taken back and ended again
    assert rig.app.stats.deals("haggis") == 1


def test_a_match_for_practice_makes_nobody_experienced():
    rig = ended(lambda viewer: over(viewer, places=[1, 2], practice=True), event("match_end", "match/won", seat=0))
    assert rig.app.stats.deals("haggis") == 0
    assert rig.app.saves.load(rig.match)[1]["over"] is True


def test_a_match_can_be_given_up():
    rig = alone()
    rig.press("menu")
    rig.press("concede")
    assert "concede-text" in rig.dom.html["sheet"]
    rig.looks = lambda viewer: over(viewer, places=[2, 1])
    rig.events = [event("match_end", "match/haggis-conceded", seat=0)]
    rig.press("yes")
    rig.wait(100)
    assert [request["seat"] for request in rig.ops("concede")] == [0]
    assert "table-won{name=Béla" in rig.region("settlement")
    assert rig.app.stats.deals("haggis") == 0
    assert rig.app.saves.load(rig.match)[1]["over"] is True
    rig.press("menu")
    assert rig.dom.find("concede") is None, "once is enough"


def test_a_match_can_be_given_up_at_a_settlement():
    rig = ended()
    assert rig.app.stats.deals("haggis") == 1
    rig.press("menu")
    rig.press("concede")
    rig.looks = lambda viewer: over(viewer, places=[2, 1])
    rig.events = [event("match_end", "match/haggis-conceded", seat=0)]
    rig.press("yes")
    rig.wait(100)
    assert rig.app.stats.deals("haggis") == 1
    assert rig.app.saves.load(rig.match)[1]["over"] is True


def test_a_match_is_given_up_by_nobody_who_does_not_confirm_it():
    rig = alone()
    rig.press("menu")
    rig.press("concede")
    rig.press("close")
    assert rig.ops("concede") == []
    rig = pair()
    rig.press("menu")
    assert rig.dom.find("concede") is None, "behind the curtain nobody speaks for a seat"


def won():
    """Returns an open table on which Anna has just won the match."""
    return alone(lambda viewer: over(viewer, places=[1, 2]))


def test_a_rematch_is_one_press_and_so_are_the_same_cards():
    for act, again in (("rematch", False), ("same", True)):
        rig = won()
        rig.press(act)
        assert ("again" in rig.ops("new")[0]) is again
        assert rig.app.screen.playing.session.match != rig.match


def test_a_rematch_pressed_twice_is_one_match():
    # Until the engine has answered nothing happens, and people who have to wait press again.
    for first, then in (("rematch", "rematch"), ("same", "same"), ("rematch", "same")):
        rig = won()
        rig.held = ["new"]
        rig.press(first)
        assert "is-queued" in rig.region("bar")
        rig.press(then)
        rig.let("new")
        assert len(rig.app.saves.matches()) == 2


def test_a_rematch_that_is_refused_can_be_asked_for_again():
    rig = won()
    rig.refusals = [("new", "seats/count")]
    rig.press("rematch")
    assert "error-seats-count" in rig.dom.html["toast"]
    rig.press("rematch")
    assert rig.app.screen.playing.session.match != rig.match


def test_a_rematch_that_fails_unexpectedly_says_so_too():
    rig = won()

    async def fail(record, meta):
        raise MemoryError("no room")

    rig.app.saves.create = fail
    rig.press("rematch")
    assert "error-unexpected" in rig.dom.html.get("toast", "")
    assert rig.scene.queued is None, "it can be asked for again"


def test_the_seat_of_somebody_who_has_to_go_is_left_to_the_computer():
    rig = alone()
    rig.press("menu")
    rig.press("players")
    rig.press("reseat", seat=0)
    request = rig.ops("seat")[0]
    assert (request["seat"], request["kind"], request["name"]) == (0, "bot", "Anna")
    assert "level" not in request  # the engine has a default
    assert rig.app.saves.load(rig.match)[1]["seats"][0]["kind"] == "bot"
    rig.held = []
    assert rig.ops("look")[-1].get("seat") is None


def test_who_was_alone_has_a_name_of_their_own_once_a_second_person_plays():
    rig = Rig([seat("name-you"), seat("Béla", bot=True)])
    rig.open()
    assert rig.scene.words.name(0) == "name-you"
    rig.status = status(0)
    rig.press("menu")
    rig.press("players")
    rig.press("reseat", seat=1)
    assert rig.app.saves.load(rig.match)[1]["seats"][0]["name"] == "name-you", "what is stored stays as it is"
    assert "curtain-turn{name=player-n{n=1}}" in rig.region("curtain")
    rig.app.go("home")
    assert "name-you" not in rig.dom.shown()
    assert "player-n{n=1}" in rig.dom.shown()


@pytest.mark.parametrize("you", YOU)
def test_a_match_that_was_begun_in_another_language_calls_the_only_person_you_in_this_one(you):
    rig = Rig([seat(you), seat("Béla", bot=True)])
    rig.open()
    assert rig.scene.words.name(0) == "name-you"
    rig.app.go("home")
    assert you not in rig.dom.shown()


def test_a_person_types_their_name_on_the_sheet_of_who_plays():
    rig = pair()
    rig.press("menu")
    rig.press("players")
    rig.dom.change("name", "  Cili   K. ", seat=1)
    rig.pump()
    (request,) = rig.ops("seat")
    assert (request["seat"], request["kind"], request["name"]) == (1, "human", "Cili K.")
    assert rig.scene.words.name(1) == "Cili K."
    for typed in ("", "Cili K."):
        rig.dom.change("name", typed, seat=1)
    rig.pump()
    assert len(rig.ops("seat")) == 1, "an empty name and the same one change nothing"
    assert 'value="Anna"' in rig.dom.html["sheet"]


def test_the_players_sheet_says_a_temperament_that_has_words():
    for temperament, said in (("bold", True), ("fearless", False), (None, False)):
        rig = Rig([seat("Anna"), dict(seat("Béla", bot=True), temperament=temperament)])
        rig.dom.fluent_has = lambda code: not code.endswith("fearless")
        rig.open()
        rig.press("menu")
        rig.press("players")
        shown = "players-bot-temperament{name=temperament-haggis-bold}" in rig.dom.html["sheet"]
        assert shown is said


def test_a_rematch_keeps_temperaments_and_a_match_from_before_has_none():
    for bot in (dict(seat("Béla", bot=True), temperament="bold"), seat("Béla", bot=True)):
        rig = won()
        rig.app.screen.playing.session.meta["seats"][1] = bot
        rig.press("rematch")
        assert rig.ops("new")[-1]["seats"][1] == bot
