"""Playing with combinations: choosing, dragging and dropping, arranging by hand, steps back."""

from app.table.drawing.action_bar import action_bar_html
from app.table.state.selection import Selection
from app.table.state.table_view import TableView, keys_of, likeliest
from tests.app.melds_rig import opened, order
from tests.app.samples_melds import DISCARD, DRAW, HAND, LAYOFF, MELD, TAKE, hand_slots, table
from tests.app.samples_table import action, over, text
from tests.app.scenes import found, scene_of
from tests.app.table_rig import Rig, event, seat, touched

# -- what taps and drags do


def test_a_mark_chooses_its_combination_and_lets_it_go_again():
    rig = opened(lambda names: touched(actions=[MELD] if names == ["5h", "6h", "7h"] else []))
    rig.press("choose-meld", group="f1")
    assert rig.scene.selection.keys == ["c0", "c1", "c2"]
    assert found(rig.region("bar"), "bar:meld 5h 6h 7h")
    rig.press("choose-meld", group="f1")
    assert rig.scene.selection.keys == []


def test_cards_of_a_found_combination_can_be_chosen_although_it_cannot_be_laid_yet():
    why = text("refuse/handromi-opening", have=38, need=51)
    rig = opened(lambda names: touched(["5h", "6h", "7h", "Kc"] if not names else [], why=why if names[1:] else None))
    rig.tap("c0")
    rig.tap("c1")
    assert rig.scene.selection.keys == ["c0", "c1"]
    assert "refuse-handromi-opening{have=38,need=51}" in rig.region("bar")
    rig.press("clear")
    rig.tap("c0")
    rig.tap("c6")  # a card of no such combination replaces it
    assert rig.scene.selection.keys == ["c6"]


def test_who_taps_a_pile_after_a_hint_is_answered_about_the_pile_alone():
    why = text("refuse/handromi-take", have=38, need=51)
    rig = opened(lambda names: touched(["Kc"], why=None if names else why))
    rig.hints = [{"move": DISCARD["move"], "value": 1, "action": DISCARD, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert rig.scene.selection.keys == ["c6"]
    rig.press("why", at="pile")
    assert "refuse-handromi-take" in rig.region("banner")
    assert rig.scene.selection.keys == []
    assert "is-hinted" not in rig.region("bar")
    assert " hint" not in rig.region("hand")


NINES = action(
    "meld 9s 9d 9c", "meld", text("shape/handromi-group", rank="9", cards=3), ["9s", "9d", "9c"], "melds:0"
)


def nines(names):
    """Answers a touch where three nines can be laid."""
    if sorted(names) == sorted(NINES["cards"]):
        return touched(actions=[NINES])
    return dict(touched(["9s", "9d", "9c"]), combinations=[NINES] if names else [])


def test_a_first_tap_takes_one_card_and_its_combinations_are_offered():
    rig = opened(nines, whole="on")
    rig.tap("c4")
    assert rig.scene.selection.keys == ["c4"]
    assert rig.dom.find("only") is None, "there is nothing to reduce to one card"
    rig.press("complete", move=NINES["move"])
    assert len(rig.scene.selection.keys) == 3
    assert found(rig.region("bar"), "bar:meld 9s 9d 9c")
    assert rig.dom.find("complete") is None
    rig.press("clear")
    older = opened(nines, lambda seat: {name: part for name, part in table(seat).items() if name != "singly"})
    older.tap("c4")
    assert len(older.scene.selection.keys) == 3, "a table that does not say"


def drop(rig, key, target):
    """Drops a card somewhere."""
    rig.dom.emit("drop", {"key": key, "target": target})
    rig.pump()


def moves(rig):
    """Returns the moves asked for so far."""
    return [request["move"] for request in rig.ops("play")]


def test_a_card_dropped_where_it_goes_is_played():
    rig = opened(lambda names: touched(actions=[LAYOFF, DISCARD] if names == ["Kc"] else []))
    drop(rig, "c6", "m2")
    drop(rig, "c6", "pile")
    assert moves(rig) == ["layoff Kc 2", "discard Kc"]


def test_a_card_dropped_on_the_felt_is_played_if_it_can_only_go_to_one_place():
    rig = opened(lambda names: touched(actions=[DISCARD] if names == ["Kc"] else []))
    drop(rig, "c6", "melds:0")
    assert moves(rig) == ["discard Kc"]
    rig = opened(lambda names: touched(actions=[LAYOFF, DISCARD] if names == ["Kc"] else []))
    drop(rig, "c6", "melds:0")
    assert moves(rig) == []
    assert "table-no-drop" not in rig.region("banner")
    assert found(rig.region("bar"), "bar:layoff Kc 2"), "the buttons ask which"
    assert found(rig.region("bar"), "bar:discard Kc")


def test_a_card_of_a_meld_takes_it_along_to_the_felt_and_is_discarded_only_on_the_discards():
    run = ["5h", "6h", "7h"]
    answers = {1: touched(actions=[action("discard 5h", "discard", text("action/discard"), ["5h"], "pile")])}
    rig = opened(lambda names: touched(actions=[MELD]) if names == run else answers.get(len(names), touched()))
    drop(rig, "c0", "melds:0")
    assert moves(rig) == [MELD["move"]]
    rig = opened(
        lambda names: touched(why=text("refuse/handromi-opening", have=38, need=51)) if names == run else answers[1]
    )
    drop(rig, "c0", "melds:0")
    assert moves(rig) == []
    assert "refuse-handromi-opening" in rig.region("bar")
    drop(rig, "c6", "pile")
    drop(rig, "c0", "pile")
    assert moves(rig)[-1] == "discard 5h"


def test_who_taps_a_pile_with_nothing_chosen_is_told_to_choose():
    rig = opened(lambda names: touched(["Kc"]))
    rig.press("why", at="exchange")
    assert "table-drop-what" in rig.region("banner")
    rig.tap("c6")
    rig.press("why", at="exchange")
    assert "table-no-drop" in rig.region("banner") + rig.region("bar")


def test_a_card_dropped_where_it_does_not_go_says_so():
    rig = opened(lambda names: touched(actions=[DISCARD] if names else []))
    drop(rig, "c6", "m1")
    assert moves(rig) == []
    assert "table-no-drop" in rig.region("banner")
    why = text("refuse/handromi-opening", have=38, need=51)
    rig = opened(lambda names: touched(why=why if names else None))
    drop(rig, "c0", "melds:0")
    assert "refuse-handromi-opening{have=38,need=51}" in rig.region("bar")


def test_a_combination_that_a_selected_card_does_not_fit_says_why_when_tapped():
    why = text("refuse/handromi-opening", have=38, need=51)
    rig = opened(lambda names: touched(["Kc"], [DISCARD], why if len(names) > 1 else None))
    assert "data-act" not in found(rig.region("centre"), "zone:m1")  # nothing is selected
    rig.tap("c6")
    assert found(rig.region("centre"), "zone:m1")["data-act"] == "why"
    rig.press("why", at="m1")
    assert rig.ops("touch")[-1]["cards"] == sorted(["Kc", "3s", "4s", "5s"])
    assert "refuse-handromi-opening{have=38,need=51}" in rig.dom.said[-1]
    rig = opened(lambda names: touched(["Kc"], [DISCARD]))
    rig.tap("c6")
    rig.press("why", at="m1")
    assert "table-no-drop" in rig.region("banner")


def test_the_stock_can_be_drawn_from_while_a_card_is_selected():
    rig = opened(lambda names: touched(), lambda seat: table(phase="draw", actions=[DRAW]))
    rig.tap("c6")
    assert found(rig.region("centre"), "zone:stock")["data-move"] == "draw"


def test_another_card_takes_the_place_of_the_selected_one_though_others_could_join_that():
    rig = opened(lambda names: touched(["6h"] if names else ["5h", "6h", "Kc"]))
    rig.tap("c0")
    rig.tap("c6")
    assert rig.scene.selection.keys == ["c6"]


def test_a_card_that_takes_the_place_of_one_of_its_rank_says_what_the_two_lack():
    twins = text("refuse/handromi-twins")
    rig = opened(lambda names: touched([] if names else ["9c", "Kc"], why=twins if names == ["9c", "9c"] else None))
    rig.tap("c7")
    rig.tap("c3")
    assert rig.scene.selection.keys == ["c3"]
    assert "refuse-handromi-twins" in rig.region("banner")
    assert "refuse-handromi-twins" in rig.dom.said[-1]
    rig.tap("c6")
    assert rig.scene.selection.keys == ["c6"]
    assert "refuse-handromi-twins" not in rig.region("banner"), "a king is no part of a group of nines"
    assert ["9c", "Kc"] not in [request["cards"] for request in rig.ops("touch")]


def test_of_equal_cards_a_hint_and_an_offer_take_the_one_of_the_combination():
    slots = hand_slots()
    assert [slot["key"] for slot in likeliest(slots, NINES["cards"])[:3]] == ["c3", "c4", "c5"]
    assert keys_of(likeliest(slots[::-1], NINES["cards"]), NINES["cards"]) == ["c5", "c4", "c3"]
    assert keys_of(likeliest(slots, ["9c"]), ["9c"]) == ["c7"], "alone, the one that belongs to nothing"
    selection = Selection()
    selection.choose(["c5"])
    selection.complete(NINES, slots[::-1])
    assert sorted(selection.keys) == ["c3", "c4", "c5"]


def test_a_pile_gives_a_card_to_who_drags_it_only_where_a_tap_takes_one():
    rig = opened(lambda names: touched(["Kc"], actions=[DISCARD] if names else []))
    assert "data-take" in found(rig.region("centre"), "zone:stock")
    assert "data-take" in found(rig.region("centre"), "zone:pile"), "a tap there says why not"
    rig.tap("c6")
    assert "data-take" not in found(rig.region("centre"), "zone:pile"), "a tap there discards"


def test_keys_are_told_where_they_do_something():
    rig, other = opened(), Rig([seat("Anna"), seat("Béla", True)]).open()
    rig.dom.emit("key", "t", {}, "")
    assert not rig.app.sheets  # no tricks are played here
    for table_ in (rig, other):
        table_.dom.emit("key", "?", {}, "")
    here, there = rig.everything(), other.everything()
    for key, melds in (("key-melds", True), ("key-shift", True), ("key-tricks", False), ("key-pass", False)):
        assert (key in here, key in there) == (melds, not melds)


def test_a_selected_card_brings_the_others_along():
    rig = opened(lambda names: touched(actions=[MELD] if names == ["5h", "6h", "7h"] else []))
    rig.press("choose-meld", group="f1")
    drop(rig, "c1", "m3")  # a new combination may be put down on another one
    assert moves(rig) == ["meld 5h 6h 7h"]


def test_a_hand_laid_by_hand_stays_so_for_the_deal_and_the_seat():
    rig = opened()
    by_rank = order(rig)
    assert rig.dom.arranged
    wanted = by_rank[1:] + by_rank[:1]
    rig.dom.emit("drop", {"key": by_rank[0], "keys": wanted})
    assert order(rig) == wanted
    again = Rig(rig.players, storage=rig.dom.storage)
    again.looks = table
    again.open()
    assert order(again) == wanted
    assert rig.app.saves.load(rig.match)[0] == "record 0"  # the record does not contain it
    later = Rig(rig.players, storage=rig.dom.storage)
    later.looks = lambda seat: table(deal=3)
    later.open()
    assert order(later) != wanted


def press_key(rig, name, card):
    """Presses Shift and a key on a card; returns whether that was handled."""
    return rig.dom.emit("key", name, {"act": "card", "key": card}, "shift")


def test_a_card_is_moved_by_keyboard_and_its_place_is_told():
    rig = opened()
    before = order(rig)
    assert press_key(rig, "ArrowRight", before[0])
    assert order(rig)[:2] == [before[1], before[0]]
    assert "n=2" in rig.dom.said[-1]
    assert press_key(rig, "ArrowLeft", before[1])
    assert order(rig)[:2] == [before[1], before[0]]


def test_one_press_groups_the_hand_and_another_one_undoes_it():
    rig = opened()
    before = order(rig)
    rig.press("melds")
    assert order(rig) == ["c0", "c1", "c2", "c3", "c4", "c5", "c7", "c6"]
    assert "zone-handromi-found-run" in rig.dom.said[-1]
    rig.press("melds")
    assert order(rig) == before


# -- turns of many steps


def test_a_step_is_taken_back_where_the_table_says_so():
    rig = opened(looks=lambda seat: table(undo="step"))
    rig.press("melds")
    rig.press("undo")
    assert [request["scope"] for request in rig.ops("undo")] == ["step"]
    assert not opened(looks=lambda seat: table(undo=None)).scene.can_undo


def test_a_step_is_taken_back_without_asking_the_other_people():
    rig = Rig([seat("Anna"), seat("Béla"), seat("Cili", True)])
    rig.looks = lambda viewer: table(seat=viewer, undo="step")
    rig.open()
    rig.press("reveal", seat=0)
    rig.press("undo")
    assert [request["scope"] for request in rig.ops("undo")] == ["step"]


def test_a_turn_goes_on_while_its_player_was_the_last_to_do_anything():
    assert TableView(table()).moved_last(0)
    assert not TableView(table(log=[])).moved_last(0)


def test_further_steps_of_a_bots_turn_come_faster():
    def bots_turn(last):
        log = [{"ply": 40, "seat": last, "text": text("log/handromi-draw", seat=last), "cards": []}]
        return lambda seat: table(must=[1], log=log)

    waits = []
    for last in (0, 1):
        rig = opened(looks=bots_turn(last), pace="normal")
        rig.looks = table
        elapsed = 0
        for _ in range(40):
            if rig.ops("play"):
                break
            rig.wait(50)
            elapsed += 50
        waits.append(elapsed)
    assert waits[1] < waits[0]


def test_the_end_of_a_deal_is_looked_at_before_its_settlement():
    parts = [{"seat": seat, "rows": [], "points": 0, "total": 0} for seat in range(3)]
    settled = dict(over()["summary"], parts=parts)
    for pace, least in (("normal", 1300), ("instant", 500)):
        rig = opened(lambda names: touched(actions=[DISCARD] if names else []), pace=pace, guided="off")
        rig.events = [event("deal_end", "log/handromi-out", seat=0)]
        rig.looks = lambda seat: table(must=[], actions=[], deal_over=True, summary=settled)
        drop(rig, "c6", "pile")
        rig.wait(least - 100)
        assert rig.scene.linger
        assert "summary" not in rig.region("settlement")
        rig.wait(200)
        assert "summary" in rig.region("settlement")


def test_hand_slots_of_the_sample_are_what_its_tests_say():
    assert [slot["face"] for slot in hand_slots()] == list(HAND)


# -- several cards in one go

BOTH = ["layoff Kc 2", "layoff 9c 2"]


def goes_together(names):
    """Answers a touch where the king and a nine go on the second combination, the nine after the king."""
    if sorted(names) != ["9c", "Kc"]:
        return touched(["9c", "Kc"], [LAYOFF] if names == ["Kc"] else [])
    return dict(touched(), series=[{"action": dict(LAYOFF, cards=["9c", "Kc"]), "moves": BOTH}])


def test_cards_that_go_together_are_laid_off_by_one_tap_and_taken_back_by_one():
    rig = opened(goes_together, looks=lambda viewer: table(viewer, undo="step"), whole="off")
    for key in ("c7", "c6"):
        rig.press("card", key=key)
    assert rig.scene.selection.keys == ["c7", "c6"]
    rig.press("move", move=BOTH[0])
    assert [request["move"] for request in rig.ops("play")] == BOTH
    assert rig.scene.selection.keys == []
    assert len(rig.ops("look")) == 2, "and shown when both lie there"
    rig.press("undo")
    assert len(rig.ops("undo")) == 2
    rig.press("undo")
    assert len(rig.ops("undo")) == 3, "what was played before that by itself goes by itself"


def test_cards_that_go_together_can_be_dropped_and_played_by_key():
    for play in ("drop", "key"):
        rig = opened(goes_together, whole="off")
        for key in ("c7", "c6"):
            rig.press("card", key=key)
        if play == "drop":
            rig.dom.emit("drop", {"key": "c6", "target": "m2"})
        else:
            rig.dom.key("Enter", mods="ctrl")
        rig.pump()
        assert [request["move"] for request in rig.ops("play")] == BOTH, play


def test_in_a_lesson_cards_go_one_by_one():
    rig = opened(goes_together, whole="off")
    rig.app.screen.source.is_coached = True
    for key in ("c7", "c6"):
        rig.press("card", key=key)
    assert rig.scene.selection.actions(rig.scene.view.hand_slots()) == []
    rig.dom.key("Enter", mods="ctrl")
    rig.pump()
    assert rig.ops("play") == []


# -- the place of the buttons


def test_the_draw_keeps_its_place_whatever_else_can_be_taken():
    scene = scene_of(table(phase="draw", actions=[DRAW]))
    assert action_bar_html(scene).rindex("data-move=") == action_bar_html(scene).index('data-move="draw"')
    both = action_bar_html(scene_of(table(phase="draw", actions=[DRAW, TAKE])))
    assert both.index('data-move="take"') < both.index('data-move="draw"')


def test_after_a_step_of_ones_turn_the_row_of_buttons_is_a_new_one_that_takes_no_second_tap():
    own = [{"seat": 0, "ply": 40, "text": text("log/handromi-draw")}]
    others = [{"seat": 1, "ply": 40, "text": text("log/handromi-discard")}]
    assert 'class="actions is-step" data-key="step:40"' in action_bar_html(scene_of(table(log=own)))
    assert "is-step" not in action_bar_html(scene_of(table(log=others)))
