"""Tables with combinations: arranged hands, marks of what was found, targets, drags, steps back."""

from app.table.drawing.action_bar import action_bar_html
from app.table.drawing.banner import banner_html
from app.table.drawing.board import centre_html
from app.table.drawing.hand import hand_html
from app.table.drawing.score import total_html
from app.table.state.hand_order import by_hand, by_melds, moved, next_order, second_row, shown
from app.table.state.table_view import TableView
from tests.app import samples_table
from tests.app.markup import tags
from tests.app.melds_rig import marks, opened
from tests.app.samples_melds import DISCARD, DRAW, HAND, LAYOFF, MELD, TAKE, card, hand_slots, table
from tests.app.samples_table import group, text
from tests.app.scenes import found, keys, scene_of, summary_html
from tests.app.table_rig import touched

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


def test_a_second_row_breaks_no_meld_that_the_hand_is_grouped_into():
    scene = scene_of(table())
    scene.order = "melds"
    melded = shown(scene)
    groups = [slot["group"] for slot in melded]
    assert groups == ["f1"] * 3 + ["f2"] * 3 + [None] * 2
    assert second_row(scene, melded) == 3, "four would be the middle"
    scene.coached = True
    assert second_row(scene, melded) == 4


def rows(faces, coached=False):
    """Returns the two rows of a hand before the draw, as suits, and how many cards the longer one has room for."""
    model = table(must=[1])
    model["zones"] = [each for each in model["zones"] if each["key"] != "hand:0"] + [hand_of(faces)]
    scene = scene_of(model)
    scene.order = "suit"
    scene.coached = coached
    slots = shown(scene)
    at = second_row(scene, slots)
    (box,) = [tag for tag in tags(hand_html(scene)) if "data-row" in tag]
    return ["".join([each["face"][-1] for each in row]) for row in (slots[:at], slots[at:])], int(box["data-row"])


def hand_of(faces):
    """Returns a hand of these cards, in which nothing has been found."""
    (hand,) = [each for each in table()["zones"] if each["key"] == "hand:0"]
    return dict(hand, groups=[], slots=[card(face, f"c{at}") for at, face in enumerate(faces)])


def suits(**lengths):
    """Returns cards of each suit: s, h, d or c."""
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")
    return [rank + suit for suit, length in lengths.items() for rank in ranks[:length]]


def test_suits_stay_in_their_rows_whatever_is_drawn_or_discarded():
    hands = (
        suits(s=5, h=5, d=2, c=3),
        suits(s=6, h=4, d=2, c=2),
        suits(s=5, h=4, d=2, c=3),
        suits(s=1, h=2, d=4, c=4),
    )
    for hand in hands:
        first, second = rows(hand)[0]
        assert set(first) <= {"s", "h"}
        assert set(second) <= {"d", "c"}
    assert rows(suits(s=7, h=4, d=1, c=2))[0] == ["sssssss", "hhhhdcc"], "no room for a twelfth"
    assert rows(suits(s=4, h=5))[0] == ["ssss", "hhhhh"], "none would be alone in a row"
    assert rows(suits(s=1, h=2, d=4, c=4), coached=True)[0] == ["shhddd", "dcccc"]


def test_cards_lie_as_far_apart_as_their_rows_allow():
    assert rows(suits(s=2, h=1, d=3, c=2)) == (["ssh", "dddcc"], 5), "not as if the next were there"
    html = hand_html(scene_of(dict(table(must=[1]), zones=[hand_of(suits(s=6))])))
    assert ('data-size="7"' in html, 'data-row="6"' in html) == (True, True), "nor in a single row"


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
    # Three cards take 2.26 card widths, and 0.15 are between two combinations: two fit side by side in 4.7, and the
    # third is somebody else's.
    assert [area[f"data-in-{width}"] for width in (47, 53, 167)] == ["2", "2", "2"]
    long = table()
    (zone,) = [zone for zone in long["zones"] if zone["key"] == "melds:1"]
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    zone["slots"] = [card(f"{rank}s", f"x{rank}", "m1") for rank in ranks]
    zone["groups"] = zone["groups"][:1]
    area = next(tag for tag in tags(centre_html(scene_of(long))) if tag.get("class", "").startswith("melds"))
    assert "data-in-77" not in area  # 13 cards take 8.06 widths
    assert area["data-in-83"] == "2"


def test_three_melds_of_three_are_a_line_that_they_just_fill():
    one = table()
    (zone,) = [zone for zone in one["zones"] if zone["key"] == "melds:1"]
    zone["slots"] = [card(f"{rank}s", f"m{part}{rank}", f"m{part}") for part in (1, 2, 3) for rank in ("3", "4", "5")]
    zone["groups"] = [group(f"m{part}", 1, "meld", zone["groups"][0]["label"]) for part in (1, 2, 3)]
    area = next(tag for tag in tags(centre_html(scene_of(one))) if tag.get("class", "").startswith("melds"))
    assert [area[f"data-in-{width}"] for width in (47, 59, 71)] == ["3", "3", "2"]


def test_the_card_that_a_discard_covers_stays_in_sight_below_it():
    before, now = table(), table(ply=41)
    next(zone for zone in now["zones"] if zone["key"] == "pile")["slots"] = [card("Kc", "c6", marks=["last"])]
    scene = scene_of(before)
    scene.see(TableView(now), [0])
    pile = centre_html(scene).split('data-key="zone:')[2]
    assert pile.startswith("pile")
    assert pile.index('class="card suit-s below"') < pile.index('data-key="c6"'), "the two of spades"
    assert 'class="card below"' in centre_html(scene_of(now)), "what lay there before is not known"
    alone = table()
    next(zone for zone in alone["zones"] if zone["key"] == "pile")["count"] = 1
    assert "below" not in centre_html(scene_of(alone))


def test_stock_and_discards_are_buttons_while_they_can_be_drawn_from():
    scene = scene_of(table(phase="draw", actions=[DRAW, TAKE]))
    html = centre_html(scene)
    assert found(html, "zone:stock")["data-move"] == "draw"
    assert found(html, "zone:pile")["data-move"] == "take"
    assert found(html, "zone:exchange")["data-act"] == "why"
    assert found(html, "cover:stock")["aria-label"].startswith("table-aim{what=action-handromi-draw,")
    waiting = centre_html(scene_of(table(must=[1], actions=[DRAW])))
    assert "data-act" not in found(waiting, "zone:stock")


def test_of_two_piles_to_draw_from_neither_shines():
    html = action_bar_html(scene_of(table(phase="draw", actions=[DRAW, TAKE])))
    assert "btn-primary" not in html
    assert "btn-primary" in found(action_bar_html(scene_of(table(phase="draw", actions=[DRAW]))), "bar:draw")["class"]


def test_the_draw_keeps_its_place_whatever_else_can_be_done():
    def places(actions, selected=()):
        scene = scene_of(table(phase="draw", actions=actions))
        if selected:
            scene.selection.toggle("c0")
            scene.selection.take(scene.selection.names(scene.view.hand_slots()), touched([], list(selected)))
        html = action_bar_html(scene)
        places = [tag.get("data-move") or tag.get("class") for tag in tags(html)]
        return [place for place in places if place in ("draw", "take", "other-move", DISCARD["move"])]

    assert places([DRAW]) == ["other-move", "draw"]
    assert places([DRAW, TAKE]) == ["take", "draw"]
    assert places([DRAW], [DISCARD]) == [DISCARD["move"], "draw"], "as a swap at the first turn"
    assert places([]) == []


def test_discards_that_cannot_be_taken_say_why():
    why = text("refuse/handromi-take", have=38, need=51)
    rig = opened(lambda names: touched(why=why), lambda seat: table(phase="draw", actions=[DRAW]))
    rig.press("why", at="pile")
    assert rig.ops("touch")[-1]["cards"] == []  # in a hand with a card of that name there would be moves for it
    assert "refuse-handromi-take{have=38,need=51}" in rig.region("banner")
    assert "refuse-handromi-take{have=38,need=51}" in rig.dom.said[-1]


def about_pile(alone, chosen=None):
    """Returns answers to touches: `alone` about no card, and why chosen ones go nowhere, if that is known."""
    return lambda names: touched(["5h", "6h", "7h"], why=chosen) if names else alone


def test_discards_that_cannot_be_taken_say_why_whatever_is_chosen():
    take = touched(["5h", "6h"], why=text("refuse/handromi-take", have=38, need=51))
    for chosen in (["c0"], ["c0", "c1"]):
        answers = about_pile(take, text("refuse/handromi-draw"))
        rig = opened(answers, lambda seat: table(phase="draw", actions=[DRAW]))
        for key in chosen:
            rig.tap(key)
        rig.press("why", at="pile")
        assert "refuse-handromi-take{have=38,need=51}" in rig.region("banner")
        assert rig.scene.selection.keys == chosen


def test_a_pile_whose_card_has_a_twin_in_the_hand_is_asked_about_together_with_that():
    why = text("refuse/handromi-swap")
    hand = table()
    next(zone for zone in hand["zones"] if zone["key"] == "exchange")["slots"][0]["face"] = "Kc"
    rig = opened(lambda names: touched(["Kc"], why=why if names == ["Kc", "Kc"] else None), lambda seat: hand)
    rig.press("why", at="exchange")
    assert "refuse-handromi-swap" in rig.region("banner")


def test_discards_say_that_they_take_one_card_while_more_are_chosen():
    alone = touched(why=text("refuse/handromi-has-card"), missing=text("missing/handromi-discard"))
    for why in (None, text("refuse/handromi-few-run", n=1)):  # which the bar says by itself
        rig = opened(about_pile(alone, why))
        for dropped in (False, True):
            rig.press("choose-meld", group="f1")
            assert "missing-handromi-discard" not in rig.region("banner")
            if dropped:
                rig.dom.emit("drop", {"key": "c0", "target": "pile"})
                rig.pump()
            else:
                rig.press("why", at="pile")
            assert "missing-handromi-discard" in rig.region("banner")
            assert "missing-handromi-discard" in rig.dom.said[-1]
            rig.press("clear")
        rig.press("why", at="pile")
        assert "refuse-handromi-has-card" in rig.region("banner"), "with no card chosen a card was wanted"


def test_a_stock_that_gives_nothing_more_says_why():
    rig = opened(lambda names: touched(why=text("refuse/handromi-has-card")), lambda seat: table(actions=[]))
    for pile in ("stock", "pile"):
        rig.press("why", at=pile)
        assert rig.ops("touch")[-1]["cards"] == []
        assert "refuse-handromi-has-card" in rig.region("banner")


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
    assert "card-r{rank=4}" not in summary_html(scene_of(model))  # it is in the stock
    left = {"text": text("score/handromi-left", cards=3), "points": 12, "cards": ["6g", "2o", "4o"]}
    model["summary"]["parts"][1]["rows"] = [left]
    html = summary_html(scene_of(model))
    assert html.count("card-g{rank=6}") == 1
    assert "summary-hands" not in html
    left["cards"].remove("4o")  # these are not all of them
    assert "summary-hands" in summary_html(scene_of(model))


def test_a_hand_has_room_for_the_card_that_will_be_drawn():
    waiting = scene_of(table(must=[1]))
    drawing = scene_of(table(phase="draw", actions=[DRAW, TAKE]))
    drawn = scene_of(table(actions=[DISCARD, MELD]))
    size = len(HAND)
    assert [_room(scene) for scene in (waiting, drawing, drawn)] == [size + 1, size + 1, size]


def test_the_last_cards_lie_in_the_middle_also_before_the_draw():
    for more in ({"must": [1]}, {"actions": [DISCARD, MELD]}):
        model = table(**more)
        model["zones"][0].update(slots=hand_slots()[:2], groups=[])
        scene = scene_of(model)
        scene.held = 15
        (hand,) = [tag for tag in tags(hand_html(scene)) if "data-size" in tag]
        assert (hand["data-size"], hand["data-row"], hand["data-held"]) == ("2", "2", "15")
        scene.held = 3
        assert _room(scene) == 2, "nor where this page has seen no more of them"


def _room(scene):
    return int(next(tag["data-size"] for tag in tags(hand_html(scene)) if "data-size" in tag))
