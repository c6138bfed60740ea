"""Tables on which combinations lie: hands that are arranged, marks of what was found, targets, drags, steps back."""

from app.table.drawing.action_bar import action_bar_html
from app.table.drawing.banner import banner_html
from app.table.drawing.board import centre_html
from app.table.drawing.hand import hand_html
from app.table.drawing.score import total_html
from app.table.drawing.summary import summary_html
from app.table.state.hand_order import by_hand, by_melds, moved, next_order, shown
from app.table.state.table_view import TableView
from tests.app import samples_table
from tests.app.markup import tags
from tests.app.samples_melds import DISCARD, DRAW, HAND, LAYOFF, MELD, TAKE, card, hand_slots, table
from tests.app.samples_table import group, text
from tests.app.table_rig import Rig, seat, touched
from tests.app.test_table_layout import found, keys, scene_of


def marks(html):
    """Returns the class of each card's mark, in order."""
    return [tag["class"] for tag in tags(html) if tag.get("class", "").startswith("meld-mark")]


def opened(touches=None, looks=table, **settings):
    """Returns an open table: Anna against two bots."""
    rig = Rig([seat("Anna"), seat("Béla", True), seat("Cili", True)], **settings)
    rig.looks = looks
    rig.touches = touches or (lambda names: touched())
    rig.app.l10n.load("handromi/game")
    return rig.open()


def order(rig):
    """Returns the keys of the cards in hand as they lie."""
    return keys(rig.region("hand"))


# -- the order of the hand


def test_a_hand_lies_as_it_was_laid_by_hand_and_what_came_since_at_the_end():
    slots = [card(face) for face in ("2s", "3s", "4s", "5s")]
    laid = by_hand(slots, ["c5s", "gone", "c3s"])
    assert [slot["face"] for slot in laid] == ["5s", "3s", "2s", "4s"]


def test_combinations_come_first_and_the_rest_by_suit():
    scene = scene_of(table())
    assert [slot["face"] for slot in by_melds(scene.view.hand())] == ["5h", "6h", "7h", "9c", "9d", "9s", "9c", "Kc"]


def test_an_ace_above_the_king_stands_last_in_its_run():
    label = text("zone/handromi-found-run", low="Q", high="A", points=30)
    run = [card(face, group="f1") for face in ("Ah", "Qh", "Kh")]
    hand = {"slots": run, "groups": [group("f1", 0, "meld", label)]}
    assert [slot["face"] for slot in by_melds(hand)] == ["Qh", "Kh", "Ah"]


def test_a_card_moves_by_one_place_and_not_beyond_the_ends():
    assert moved(["a", "b", "c"], "b", -1) == ["b", "a", "c"]
    assert moved(["a", "b", "c"], "b", 1) == ["a", "c", "b"]
    assert moved(["a", "b", "c"], "a", -1) is None
    assert moved(["a", "b", "c"], "c", 1) is None


def test_the_button_for_sorting_leads_to_the_order_by_hand_once_there_is_one():
    scene = scene_of(table())
    orders = []
    for name, own in (("rank", []), ("suit", []), ("suit", ["c1"]), ("own", ["c1"]), ("melds", [])):
        scene.order, scene.own = name, own
        orders.append(next_order(scene))
    assert orders == ["suit", "rank", "own", "rank", "rank"]


def test_other_hands_are_not_arranged():
    scene = scene_of(samples_table.table())
    assert not scene.view.has_melds()
    assert "data-arrange" not in hand_html(scene)
    assert "table-melds-best" not in banner_html(scene)


# -- what is drawn


def test_found_combinations_are_marked_with_their_points():
    scene = scene_of(table())
    scene.order = "melds"
    html = hand_html(scene)
    assert "data-arrange" in html
    heads = [tag for tag in tags(html) if "meld-mark-head" in tag.get("class", "")]
    assert [(tag["data-group"], "meld-mark-on" in tag["class"]) for tag in heads] == [("f1", True), ("f2", True)]
    assert heads[1]["aria-label"] == "hand-found{what=zone-handromi-found-group{cards=3,points=27,rank=9}}"
    assert html.index(">18<") < html.index(">27<")
    kinds = [style.split(" ")[-1 if "none" in style else 1] for style in marks(html)]
    assert kinds == ["meld-mark-run"] * 3 + ["meld-mark-dots"] * 3 + ["meld-mark-none"] * 2


def test_points_stand_where_most_of_a_combination_lies_together():
    scene = scene_of(table())
    scene.order = "own"
    scene.own = ["c3", "c0", "c4", "c5", "c1", "c2", "c6", "c7"]  # 9c | 5h | 9d 9s | 6h 7h
    heads = [tag for tag in tags(hand_html(scene)) if "meld-mark-head" in tag.get("class", "")]
    order = [slot["key"] for slot in shown(scene)]
    assert order[:6] == ["c3", "c0", "c4", "c5", "c1", "c2"]
    html = hand_html(scene)
    assert html.index('data-key="c4"') < html.index('data-key="choose-meld:f2"') < html.index('data-key="c5"')
    assert html.index('data-key="c1"') < html.index('data-key="choose-meld:f1"') < html.index('data-key="c2"')
    assert len(heads) == 2
    scene.own = ["c1", "c2", "c3", "c0", "c4", "c5", "c6", "c7"]  # 6h 7h | 9c | 5h | 9d 9s
    html = hand_html(scene)
    assert html.index('data-key="c1"') < html.index('data-key="choose-meld:f1"') < html.index('data-key="c2"')


def test_the_card_just_drawn_is_marked_and_no_points_are_printed():
    html = hand_html(scene_of(table()))
    assert "drawn" in found(html, "c6")["class"].split(" ")
    assert found(html, "c6")["aria-label"] == "card-drawn{card=card-c{rank=rank-K}}"
    assert "points" not in "".join(found(html, f"c{number}")["aria-label"] for number in range(len(HAND)))


def test_no_card_is_dim_while_none_can_join():
    scene = scene_of(table())
    scene.selection.toggle("c0")
    scene.selection.take(["5h"], touched())
    assert "dim" not in hand_html(scene)
    scene.selection.take(["5h"], touched(["6h"]))
    assert "dim" in found(hand_html(scene), "c3")["class"]


def test_what_lies_on_the_table_is_grouped_by_owner():
    html = centre_html(scene_of(table()))
    assert [tag["data-key"] for tag in tags(html) if tag.get("class") == "laid"] == ["melds:1", "melds:2"]
    assert [tag["data-key"] for tag in tags(html) if tag.get("class") == "meld"] == ["zone:m1", "zone:m2", "zone:m3"]
    assert keys(html) == ["stock/0", "c2s", "cAh", "a3s", "a4s", "a5s", "bTc", "bJc", "bQc", "d8s", "d8h", "d8d"]
    assert found(html, "zone:m1")["aria-label"].startswith("shape-handromi-run")
    assert "#mark-" not in html
    empty = centre_html(scene_of(table(laid=False)))
    assert "table-melds-none" in empty
    assert "#mark-handromi" in empty


def test_many_buttons_have_short_texts():
    scene = scene_of(table())
    scene.selection.toggle("c6")
    lays = [dict(LAYOFF, move=f"layoff Kc {number}") for number in (1, 2)]
    scene.selection.take(["Kc"], touched(actions=lays))
    assert "action-handromi-layoff-run{" in action_bar_html(scene)
    scene.selection.take(["Kc"], touched(actions=lays + [DISCARD]))
    html = action_bar_html(scene)
    assert html.count("action-handromi-layoff-run.short{") == 2
    assert "action-handromi-discard.short{" in html


def test_the_lines_of_melds_are_counted_for_each_width():
    area = next(tag for tag in tags(centre_html(scene_of(table()))) if tag.get("class", "").startswith("melds"))
    # Three cards are as wide as 2.41: two such lie side by side in 5 widths, the third is somebody else's.
    assert [area[f"data-in-{width}"] for width in (5, 6, 20)] == ["2", "2", "2"]
    long = table()
    (zone,) = [zone for zone in long["zones"] if zone["key"] == "melds:1"]
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    zone["slots"] = [card(f"{rank}s", f"x{rank}", "m1") for rank in ranks]
    zone["groups"] = zone["groups"][:1]
    area = next(tag for tag in tags(centre_html(scene_of(long))) if tag.get("class", "").startswith("melds"))
    assert "data-in-8" not in area  # 13 cards are as wide as 8.21
    assert area["data-in-9"] == "2"


def test_stock_and_discards_are_buttons_while_they_can_be_drawn_from():
    scene = scene_of(table(phase="draw", actions=[DRAW, TAKE]))
    html = centre_html(scene)
    assert found(html, "zone:stock")["data-move"] == "draw"
    assert found(html, "zone:pile")["data-move"] == "take"
    assert found(html, "zone:exchange")["data-act"] == "why"
    assert found(html, "zone:stock")["aria-label"].startswith("table-aim{what=action-handromi-draw,")
    waiting = centre_html(scene_of(table(must=[1], actions=[DRAW])))
    assert "data-act" not in found(waiting, "zone:stock")


def test_discards_that_cannot_be_taken_say_why():
    why = text("refuse/handromi-take", have=38, need=51)
    rig = opened(lambda names: touched(why=why), lambda seat: table(phase="draw", actions=[DRAW]))
    rig.press("why", at="pile")
    assert rig.ops("touch")[-1]["cards"] == ["2s"]  # the answer is about that very card
    assert "refuse-handromi-take{have=38,need=51}" in rig.region("banner")
    assert "refuse-handromi-take{have=38,need=51}" in rig.dom.said[-1]


def test_a_combination_lights_up_for_a_card_that_fits_it():
    scene = scene_of(table())
    scene.selection.toggle("c6")
    scene.selection.take(["Kc"], touched(actions=[LAYOFF, DISCARD]))
    html = centre_html(scene)
    assert found(html, "zone:m2")["data-move"] == "layoff Kc 2"
    assert found(html, "zone:pile")["data-move"] == "discard Kc"
    assert "data-move" not in found(html, "zone:m1")
    bar = action_bar_html(scene)
    assert found(bar, "bar:layoff Kc 2")["data-act"] == "move"
    assert found(bar, "bar:discard Kc")["data-act"] == "move"


def test_what_lights_up_is_brought_into_view():
    rig = opened(lambda names: touched(["Kc"], [LAYOFF] if names else []))
    assert rig.dom.revealed == ""
    rig.tap("c6")
    assert rig.dom.revealed == ".meld.is-aim"


def test_the_totals_of_four_stand_below_marks_where_room_is_dear():
    apart = samples_table.four()
    for number, player in enumerate(apart["seats"]):
        player["side"] = number
    assert 'class="tallies tallies-many"' in total_html(scene_of(apart))
    assert 'class="tallies"' in total_html(scene_of(samples_table.three()))


def test_points_below_zero_have_one_sign():
    model = samples_table.over()
    model["summary"]["parts"][0]["points"] = -10
    html = summary_html(scene_of(model))
    assert '<span class="part-points num">count{n=-10}</span>' in html
    assert '<span class="part-points num">+count{n=0}</span>' in html


def test_the_settlement_shows_no_hand_twice_and_no_stock():
    model = samples_table.over(layout="rummy")
    assert "card-g{rank=6}" in summary_html(scene_of(model))
    assert "card-r{rank=4}" not in summary_html(scene_of(model))  # of the stock
    left = {"text": text("score/handromi-left", cards=3), "points": 12, "cards": ["6g", "2o", "4o"]}
    model["summary"]["parts"][1]["rows"] = [left]
    html = summary_html(scene_of(model))
    assert html.count("card-g{rank=6}") == 1
    assert "summary-hands" not in html
    left["cards"].append("6g")  # another one of that name, counted elsewhere
    assert summary_html(scene_of(model)).count("card-g{rank=6}") == 3


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
    assert "refuse-handromi-opening{have=38,need=51}" in rig.region("banner")
    rig.press("clear")
    rig.tap("c0")
    rig.tap("c6")  # a card of no such combination takes its place
    assert rig.scene.selection.keys == ["c6"]


def test_who_taps_a_pile_after_a_hint_is_answered_about_the_pile_alone():
    why = text("refuse/handromi-take", have=38, need=51)
    rig = opened(lambda names: touched(["Kc"], why=why if names == ["2s"] else None))
    rig.hints = [{"move": DISCARD["move"], "value": 1, "action": DISCARD, "reasons": [text("why/cheap")]}]
    rig.press("hint")
    assert rig.scene.selection.keys == ["c6"]
    rig.press("why", at="pile")
    assert "refuse-handromi-take" in rig.region("banner")
    assert rig.scene.selection.keys == []
    assert "is-hinted" not in rig.region("bar")
    assert " hint" not in rig.region("hand")


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


def test_a_card_dropped_where_it_does_not_go_says_so():
    rig = opened(lambda names: touched(actions=[DISCARD] if names else []))
    drop(rig, "c6", "m1")
    assert moves(rig) == []
    assert "table-no-drop" in rig.region("banner")
    why = text("refuse/handromi-opening", have=38, need=51)
    rig = opened(lambda names: touched(why=why if names else None))
    drop(rig, "c0", "melds:0")
    assert "refuse-handromi-opening{have=38,need=51}" in rig.region("banner")


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
    assert rig.app.saves.load(rig.match)[0] == "record 0"  # nothing of it is in the record
    later = Rig(rig.players, storage=rig.dom.storage)
    later.looks = lambda seat: table(deal=3)
    later.open()
    assert order(later) != wanted


def press_key(rig, name, card):
    """Presses a key with shift on a card; returns whether it was used up."""
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
