"""Several people at one device: the curtain, whose cards are on the page, taking back together."""

from tests.app.samples_table import HAND, OTHER, over, table, text, three
from tests.app.table_rig import Rig, event, pair, seat, shows, status


def passed(rig, **more):
    """Lets Anna look and pass; then it is Béla's turn."""
    rig.press("reveal", seat=0)
    rig.status = status(1, **more)
    rig.events = [event("pass", "log/pass", seat=0)]
    rig.press("move", move="pass")


def passed_to_a_bot():
    """Returns a table where Anna has just passed, a bot has the turn, and another person sits after it."""
    rig = Rig([seat("Anna"), seat("Béla", True), seat("Cili")])
    rig.looks = lambda viewer: three(viewer, must=[0], actions=[])
    rig.open()
    rig.press("reveal", seat=0)
    rig.looks = three
    rig.status = status(1)
    rig.app.screen.playing.moves.move("pass")
    rig.pump()
    return rig


def test_the_curtain_names_the_next_person_and_shows_nothing_else():
    rig = pair()
    assert "curtain-turn{name=Anna}" in rig.region("curtain")
    for region in ("seats", "centre", "settlement", "banner", "hand", "bar", "side"):
        assert rig.region(region) == "", region
    assert rig.ops("look") == []  # nobody's hand has even been asked for
    assert not shows(rig, HAND)


def test_the_list_of_matches_knows_whose_turn_it_is():
    rig = pair()
    rig.press("reveal", seat=0)
    assert rig.app.saves.matches()[0]["turn"] == [0]


def test_a_hand_is_shown_to_who_confirms_and_to_nobody_else():
    rig = pair()
    rig.press("reveal", seat=0)
    assert rig.ops("look")[0]["seat"] == 0
    assert shows(rig, HAND)
    assert not shows(rig, OTHER)
    assert rig.region("curtain") == ""


def test_the_table_turns_so_that_who_acts_sits_at_the_bottom():
    rig = pair()
    passed(rig)
    rig.press("reveal", seat=1)
    assert 'data-key="seat:1"' in rig.region("banner")
    assert 'data-key="seat:0"' in rig.region("seats")


def test_between_two_turns_the_hand_goes_off_the_page_and_the_news_stay():
    rig = pair()
    passed(rig)
    assert "curtain-turn{name=Béla}" in rig.region("curtain")
    assert "log-pass{seat=Anna,seat_you=no}" in rig.region("curtain")
    assert rig.region("hand") == ""
    assert not shows(rig, HAND)
    assert not shows(rig, OTHER)


def test_a_curtain_names_the_cards_that_nobody_holds():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.status = status(1)
    rig.events = [event("play", "play/single", seat=None, cards=["2r"], rank="2")]
    rig.press("move", move="pass")
    assert "shown=cards" in rig.region("curtain")


def test_with_several_people_nobody_is_called_you():
    rig = pair()
    rig.looks = lambda viewer: table(viewer, banner=text("banner/lead", seat=0))
    rig.press("reveal", seat=0)
    assert "banner-lead{seat=Anna,seat_you=no}" in rig.region("banner")
    assert "seat_you=yes" not in rig.everything()


def test_cards_that_went_from_hand_to_hand_are_named_to_one_who_goes_on_and_never_at_a_curtain():
    for following, is_named in ((0, True), (1, False)):
        rig = pair()
        rig.press("reveal", seat=0)
        rig.status = status(following)
        rig.events = [event("exchange", "play/single", seat=1, cards=["5h"], rank="5")]
        rig.press("move", move="pass")
        assert ["shown=cards" in said for said in rig.dom.said if "play-single" in said] == [is_named]


def test_the_same_person_again_needs_no_curtain():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.press("move", move="pass")
    assert rig.region("curtain") == ""
    assert shows(rig, HAND)


def test_while_a_bot_plays_the_last_person_keeps_looking():
    rig = passed_to_a_bot()
    assert shows(rig, HAND)
    rig.status = status(2)
    rig.wait(1500)
    assert "curtain-turn{name=Cili}" in rig.region("curtain")
    assert not shows(rig, HAND)


def test_before_anybody_has_looked_a_bot_plays_at_an_open_table_without_hands():
    rig = Rig([seat("Anna"), seat("Béla", True), seat("Cili")])
    rig.looks = three
    rig.status = status(1)
    rig.held = ["play"]
    rig.open()
    rig.wait(1500)
    assert rig.ops("look")[0].get("seat") is None
    assert rig.region("hand") == ""
    assert not shows(rig, HAND)
    assert rig.dom.find("reveal", seat=0) is not None
    assert rig.dom.find("reveal", seat=2) is not None
    assert [request["op"] for request in rig.dom.asked] == ["play"]


def test_going_out_of_sight_closes_the_hand_at_once():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.held = ["status", "look"]
    rig.dom.emit("hide")
    assert not shows(rig, HAND)
    rig.let("status")
    assert "curtain-turn{name=Anna}" in rig.region("curtain")


def test_a_move_made_just_before_going_out_of_sight_is_told_at_the_curtain():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.events = [event("pass", "log/pass", seat=0)]
    rig.status = status(1)
    rig.held = ["status"]
    rig.press("move", move="pass")
    rig.dom.emit("hide")
    rig.let("status")
    assert "log-pass{seat=Anna" in rig.region("curtain")


def test_a_table_that_was_taken_over_leaves_the_picture_to_the_tab_that_plays_it():
    for hides_first in (True, False):
        rig = pair()
        rig.press("reveal", seat=0)
        rig.wait(1500)
        if hides_first:
            rig.dom.emit("hide")  # which writes what waits, and then has the next picture waiting
            rig.pump()
        rig.dom.storage.set(f"talon.tab.{rig.match}", "another")
        rig.dom.storage.set(f"talon.look.{rig.match}", "theirs")
        rig.dom.emit("stored", f"talon.tab.{rig.match}")
        rig.dom.emit("hide")
        rig.wait(1500)
        rig.app.go("home")
        assert rig.dom.storage.get(f"talon.look.{rig.match}") == "theirs"


def test_a_sheet_that_is_open_shows_nothing_once_the_hand_is_closed():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.press("log")
    assert "play-set" in rig.dom.html["sheet"]
    rig.dom.emit("hide")
    rig.pump()
    assert "play-set" not in rig.dom.html["sheet"]


def test_a_card_that_was_held_is_named_no_more_once_the_hand_is_closed():
    for turn in (1, 0):  # behind the curtain, and at the open table while a bot plays
        players = [seat("Anna"), seat("Béla", True), seat("Cili")]
        rig = Rig(players)
        rig.looks = three
        rig.status = status(0)
        rig.open()
        rig.press("reveal", seat=0)
        rig.dom.emit("act", "about", {"key": "c7r"})
        rig.pump()
        assert "Card-r{rank=7}" in rig.dom.html["sheet"]
        rig.status = status(turn)
        rig.dom.emit("hide")
        rig.pump()
        assert rig.scene.has_view is (turn == 1)
        assert "ard-r{rank=7}" not in rig.dom.html["sheet"]


def test_one_person_keeps_looking_when_the_page_goes_out_of_sight():
    rig = Rig([seat("Anna"), seat("Béla", True)]).open()
    rig.dom.emit("hide")
    assert shows(rig, HAND)


def test_a_reload_shows_the_curtain_before_the_engine_is_up_and_no_hand():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.dom.emit("hide")
    rig.pump()
    again = Rig([], rig.dom.storage).open(ready=False)
    assert "curtain-turn{name=Anna}" in again.region("curtain")
    assert not shows(again, HAND)
    again.ready()
    assert not shows(again, HAND)


def test_a_picture_that_was_kept_for_one_person_is_not_drawn_for_two():
    rig = Rig([seat("Anna"), seat("Béla")], look=table(0, of=len("record 0"))).open(ready=False)
    assert not shows(rig, HAND)


def test_nobodys_hand_is_kept_beside_the_record_for_the_next_start():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.app.extras.flush()
    assert "zones" not in rig.dom.storage.get(f"talon.look.{rig.match}")


def asking():
    """Returns a table of three people at which Anna has asked to take back."""
    rig = Rig([seat("Anna"), seat("Béla"), seat("Cili")])
    rig.looks = lambda viewer: three(viewer, must=[0])
    rig.open()
    rig.press("reveal", seat=0)
    rig.press("undo")
    return rig


def test_taking_back_needs_everybody_elses_yes_and_shows_no_hand_meanwhile():
    rig = asking()
    for name in ("Béla", "Cili"):
        assert f"curtain-agree{{name={name},wants=Anna}}" in rig.region("curtain")
        assert rig.dom.said[-1] == f"curtain-agree{{name={name},wants=Anna}}"
        assert rig.region("hand") == ""
        assert not shows(rig, HAND)
        assert rig.ops("undo") == []
        rig.press("agree")
    assert rig.ops("undo")[0]["seat"] == 0
    assert "curtain-turn{name=Anna}" in rig.region("curtain")
    assert not shows(rig, HAND)


def test_each_who_is_asked_has_a_button_of_their_own():
    # The second of two fast taps on a button that has just been drawn counts for nothing.
    rig = asking()
    keys = []
    for _ in range(2):
        keys.append(rig.dom.find("agree")["data-key"])
        rig.press("agree")
    assert keys[0] != keys[1]


def test_one_no_leaves_everything_as_it_was():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.press("undo")
    rig.press("refuse")
    assert rig.ops("undo") == []
    assert "curtain-turn{name=Anna}" in rig.region("curtain")


def test_who_has_just_played_may_take_it_back_from_the_curtain():
    rig = pair()
    passed(rig)
    rig.press("undo", seat=0)
    assert "curtain-agree{name=Béla,wants=Anna}" in rig.region("curtain")
    rig.status = status(0)
    rig.press("agree")
    assert rig.ops("undo")[0]["seat"] == 0
    assert "curtain-turn{name=Anna}" in rig.region("curtain")


def test_behind_the_curtain_nothing_is_offered_that_the_table_does_not_take_back():
    rig = pair()
    passed(rig, undo=[1])
    assert "curtain-turn{name=Béla}" in rig.region("curtain")
    assert rig.dom.find("undo") is None


def test_who_has_not_played_in_this_deal_has_nothing_to_take_back_from_the_curtain():
    rig = Rig([seat("Anna"), seat("Béla"), seat("Cili", True)])
    rig.open()
    rig.press("reveal", seat=0)
    rig.looks = over
    rig.status = status(deal_over=True)
    rig.press("move", move="pass")
    rig.looks = lambda viewer: three(viewer, must=[2])
    rig.status = status(2)
    rig.press("next")
    rig.events = [event("play", "play-single", seat=2, rank="7")]
    rig.status = status(1)
    rig.wait(3000)
    assert "play-single" in rig.region("curtain")
    assert rig.dom.find("undo") is None


def test_the_computer_is_not_asked_whether_somebody_may_take_back():
    rig = asking()
    for leaver, left in ((1, "curtain-agree{name=Cili,wants=Anna}"), (2, "curtain-turn{name=Anna}")):
        assert rig.ops("undo") == []
        rig.press("menu")
        rig.press("players")
        rig.press("reseat", seat=leaver)
        assert left in rig.region("curtain")
    assert rig.ops("undo")[0]["seat"] == 0


def test_what_somebody_wanted_to_take_back_is_dropped_with_the_seat():
    rig = asking()
    rig.status = status(1)
    rig.press("menu")
    rig.press("players")
    rig.press("reseat", seat=0)
    assert "curtain-turn{name=Béla}" in rig.region("curtain")
    assert rig.ops("undo") == []


def test_a_bot_does_not_play_while_people_decide():
    rig = passed_to_a_bot()
    played = len(rig.ops("play"))
    rig.press("undo")
    rig.wait(3000)
    assert len(rig.ops("play")) == played


def test_after_the_deal_everything_is_open_and_the_next_one_starts_behind_the_curtain():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.looks = over
    rig.status = status(deal_over=True)
    rig.press("move", move="pass")
    assert "score-captured" in rig.region("settlement")
    rig.dom.emit("hide")
    rig.pump()
    assert "score-captured" in rig.region("settlement")
    rig.looks = table
    rig.status = status(1)
    rig.press("next")
    assert "curtain-turn{name=Béla}" in rig.region("curtain")
    assert not shows(rig, HAND)


def test_who_is_left_with_bots_confirms_once_and_then_always_looks():
    rig = pair()
    rig.press("reveal", seat=0)
    rig.looks = lambda viewer: table(viewer, must=[1])
    rig.status = status(1)
    rig.press("menu")
    rig.press("players")
    rig.press("reseat", seat=0)
    assert "curtain-turn{name=Béla}" in rig.region("curtain")
    assert not shows(rig, OTHER)
    rig.press("reveal", seat=1)
    assert shows(rig, OTHER)
    rig.dom.emit("hide")
    assert shows(rig, OTHER)


def test_who_is_left_while_a_bot_has_the_turn_is_not_told_otherwise():
    rig = pair()
    rig.press("menu")
    rig.press("players")
    rig.press("reseat", seat=0)
    assert "curtain-turn-to{name=Béla}" in rig.region("curtain")
    assert "curtain-turn{" not in rig.region("curtain")


def test_keys_do_nothing_behind_the_curtain():
    rig = pair()
    for key in ("p", "h", "u", "s", "l", "Enter"):
        assert not rig.dom.key(key)


def test_the_menu_behind_the_curtain_leads_to_no_cards():
    rig = pair()
    passed(rig)
    rig.press("menu")
    assert rig.dom.find("log") is None
    assert rig.dom.find("tricks") is None
    assert rig.dom.find("leave") is not None
