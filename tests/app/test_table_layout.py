"""What the regions of the table show for a view model, as HTML."""

from app.table.drawing.action_bar import action_bar_html
from app.table.drawing.banner import banner_html
from app.table.drawing.board import centre_html
from app.table.drawing.hand import hand_html
from app.table.drawing.log import tricks_html
from app.table.drawing.score import score_html
from app.table.drawing.seats import seats_html
from app.table.state.hand_order import arranged, second_row, shown
from tests.app.markup import tags
from tests.app.samples_table import BETS, HAND, action, backs, group, over, slot, table, text, three, zone
from tests.app.scenes import found, keys, scene_of, summary_html
from tests.app.table_rig import alone, touched


def test_a_hand_is_sorted_by_rank_or_by_suit_with_wild_cards_last():
    slots = [slot(face) for face in ("K", "9r", "2b", "9o", "J", "10r")]
    assert [each["face"] for each in arranged(slots, "rank")] == ["2b", "9r", "9o", "10r", "J", "K"]
    assert [each["face"] for each in arranged(slots, "suit")] == ["9r", "10r", "9o", "2b", "J", "K"]


def test_equal_places_keep_the_order_of_the_table():
    slots = [slot("5r", f"twin{n}") for n in range(9)]
    assert [each["key"] for each in arranged(slots, "rank")] == [f"twin{n}" for n in range(9)]


def test_the_second_row_of_a_hand_begins_where_suits_part():
    def row(order, *lengths):
        scene = scene_of(table())
        scene.order = order
        slots = [slot(f"5{suit}", f"{suit}{n}") for suit, length in zip("royg", lengths) for n in range(length)]
        return second_row(scene, arranged(slots, "suit"))

    assert row("suit", 5, 4, 5) == 9  # of two breaks equally far from the middle, the later one
    assert row("rank", 5, 4, 5) == 7
    assert row("suit", 4, 4, 5, 4) == 8
    assert row("suit", 14) == 7
    assert row("suit", 5, 16) == 11  # there is no room for a row of 16
    assert row("suit", 9, 12) == 9
    assert row("suit", 8, 13) == 11
    assert row("suit", 9, 12) == 9


def test_suits_change_places_where_their_rows_would_be_uneven():
    def rows(*lengths, order="suit", coached=False):
        model = table()
        cards = [slot(f"5{suit}", f"{suit}{n}") for suit, length in zip("royg", lengths) for n in range(length)]
        model["zones"][0]["slots"] = cards + [slot("J", "J", marks=["wild"])]
        scene = scene_of(model)
        scene.order = order
        scene.coached = coached
        slots = shown(scene)
        at = second_row(scene, slots)
        return ["".join([each["key"][0] for each in row]) for row in (slots[:at], slots[at:])]

    assert rows(4, 6, 3) == ["oooooo", "yyyrrrrJ"]
    assert rows(2, 2, 8, 1) == ["yyyyyyyy", "grrooJ"]
    assert rows(5, 4, 4) == ["rrrrroooo", "yyyyJ"], "even enough"
    assert rows(1, 5) == ["rooooo", "J"], "so few are one row"
    assert rows(4, 6, 3, order="rank") == ["rrrrooo", "oooyyyJ"]
    assert rows(4, 6, 3, coached=True) == ["rrrrooo", "oooyyyJ"]


def test_the_second_row_begins_with_a_card_that_says_so():
    scene = scene_of(table())
    scene.order = "suit"
    html = hand_html(scene)
    slots = arranged(scene.view.hand_slots(), "suit")
    first = html.partition("begins-row")[2]
    assert keys(first)[0] == slots[second_row(scene, slots)]["key"]
    assert html.count("begins-row") == 1


def test_every_card_of_the_hand_is_a_button_with_its_full_name():
    html = hand_html(scene_of(table()))
    assert len(keys(html)) == len(HAND)
    seven = found(html, "c7r")
    assert seven["data-act"] == "card"
    assert seven["aria-label"] == "card-points{card=card-r{rank=7},points=1}"
    assert seven["aria-pressed"] == "false"
    assert found(html, "cJ")["aria-label"] == "card-points{card=rank-J,points=2}"
    assert "table-hand{n=17}" in html


def test_only_one_card_is_reached_by_the_tab_key():
    scene = scene_of(table())
    assert [tag["data-key"] for tag in tags(hand_html(scene)) if tag.get("tabindex") == "0"] == ["c2r"]
    scene.focus = "c9y"
    assert [tag["data-key"] for tag in tags(hand_html(scene)) if tag.get("tabindex") == "0"] == ["c9y"]


def test_selected_live_and_dim_cards_differ_and_dim_ones_say_so():
    scene = scene_of(table())
    scene.selection.toggle("c7r")
    scene.selection.take(["7r"], touched(["7g", "J"]))
    html = hand_html(scene)
    assert "selected" in found(html, "c7r")["class"]
    assert found(html, "c7r")["aria-pressed"] == "true"
    assert "live" in found(html, "c7g")["class"]
    assert "dim" in found(html, "c9r")["class"]
    assert found(html, "c9r")["aria-label"].startswith("card-no-join{")


def test_nothing_is_dim_while_others_have_the_turn():
    scene = scene_of(table(must=[1]))
    scene.selection.take([], touched([]))
    assert "dim" not in hand_html(scene)


def test_in_an_exchange_the_cards_to_choose_instead_stay_lit():
    scene = scene_of(table())
    scene.selection.take([], touched(["9r", "9y"]))
    scene.selection.toggle("c9r")
    gift = action("exchange 9r", "exchange", text("action/exchange", to=2), ("9r",))
    scene.selection.take(["9r"], touched([], [gift]))
    html = hand_html(scene)
    assert "live" in found(html, "c9y")["class"].split()
    assert "dim" in found(html, "c7r")["class"].split(), "which cannot be given"
    scene.selection.take(["9r"], touched([], [dict(gift, kind="single")]))
    assert "dim" in found(hand_html(scene), "c9y")["class"].split(), "in a trick nothing else joins"


def test_a_lost_bet_is_struck_out_at_its_seat_and_the_dealers_sign_is_no_letter():
    model = table()
    model["seats"][1].update(stats=[text("stat/bet", value=15)], dealer=True)
    html = seats_html(scene_of(model))
    assert 'class="chip chip-bet">' in html
    assert "#i-dealer" in html
    assert "seat-dealer.sign" not in html
    model["seats"][1]["bet_lost"] = True
    assert 'class="chip chip-bet is-lost">' in seats_html(scene_of(model))


def test_twenty_one_cards_are_all_there():
    slots = [slot("5r", f"c{n}") for n in range(18)] + [slot(face, "w" + face) for face in "JQK"]
    model = table()
    model["zones"][0] = zone("hand:0", "hand", "own", 0, slots)
    assert len(keys(hand_html(scene_of(model)))) == 21


def test_other_players_show_name_cards_open_wild_cards_and_what_is_said_of_them():
    html = seats_html(scene_of(table()))
    assert "Béla" in html
    assert "seat-cards{n=14,open=3}" in html
    assert keys(html) == ["hand:1", "w1J", "w1Q", "w1K"]
    assert "seat-dealer" in html
    assert "seat-turn" not in html
    waits = table(must=[1])
    waits["seats"][1]["turn"] = True
    assert "seat-turn" in seats_html(scene_of(waits))


def test_the_number_on_a_hand_tells_hidden_cards_and_open_ones_apart():
    model = table()
    model["seats"][1]["cards"] = 17
    html = seats_html(scene_of(model))
    assert "seat-cards{n=17,open=3}" in html
    assert '<span class="count">14<small>+3</small></span>' in html
    for place in model["zones"]:
        if place["kind"] == "fan":
            place["slots"] = [one for one in place["slots"] if one["face"] is None]
    assert '<span class="count">17</span>' in seats_html(scene_of(model))  # there are no open cards
    model["zones"][1] = zone("hand:1", "fan", "opponent", 1)
    assert "seat-cards" not in seats_html(scene_of(model))  # open cards alone need no count


def test_a_place_that_can_be_chosen_is_a_button_without_words():
    lead = action("lead 1", "lead", text("action/lead", to=1), at="seat:1")
    html = seats_html(scene_of(table(actions=[lead])))
    (pick,) = [tag for tag in tags(html) if tag.get("data-act") == "move"]
    assert (pick["data-move"], pick["aria-hidden"], pick["tabindex"]) == ("lead 1", "true", "-1")
    assert "action-lead" not in html  # the bar says it, and once is enough


def test_seats_go_clockwise_from_the_left_of_the_bottom():
    html = seats_html(scene_of(three(1)))
    assert html.index("Cili") < html.index("Anna")
    assert "seat:1" not in html
    nobody = seats_html(scene_of(three(None), bottom=2))
    assert nobody.index("Anna") < nobody.index("Béla")


def test_a_bet_and_captured_points_stand_beside_the_name():
    html = banner_html(scene_of(table()))
    assert "stat-bet{value=15}" in html
    assert "stat-captured{points=1}" in html
    assert 'class="chip chip-bet"' in html


def test_tricks_taken_of_those_wanted_are_rings_for_the_eye_and_words_for_the_ear():
    for taken, filled, more in ((0, 0, ""), (2, 2, ""), (3, 3, ""), (5, 3, "<b>+2</b>")):
        model = table()
        model["seats"][0]["stats"] = [text("stat/boast-tricks", tricks=taken, wanted=3)]
        html = banner_html(scene_of(model))
        rings = [tag["class"] for tag in tags(html) if tag.get("class", "").split(" ")[0] == "ring"]
        assert rings == ["ring is-taken"] * filled + ["ring"] * (3 - filled)
        rest = html[html.rindex("</i>") :]
        assert rest.startswith(f'</i>{more}</span><span class="visually-hidden">')
        assert "boast-tricks" in rest.partition("</span></span>")[0]


def test_the_trick_shows_who_played_what_newest_last_and_framed():
    html = centre_html(scene_of(table()))
    assert keys(html) == ["c6o", "c6b", "c8b", "c8y", "haggis"]
    assert "last" in found(html, "c8b")["class"]
    assert "last" not in found(html, "c6o")["class"]
    assert html.index("Anna") < html.index("Béla")


def test_the_empty_cloth_shows_the_mark_of_the_game():
    model = table()
    assert "#mark-" not in centre_html(scene_of(model))
    model["zones"][3] = zone("trick", "trick", "centre", None, [], [])
    html = centre_html(scene_of(model))
    assert '<svg class="cloth-mark" aria-hidden="true"><use href="#mark-haggis"/></svg>' in html


def test_only_the_last_plays_lie_on_the_cloth_and_the_rest_is_in_the_sheet():
    groups = [group(f"g{n}", n % 2) for n in range(7)]
    slots = [slot("5r", f"t{n}", f"g{n}") for n in range(7)]
    model = table()
    model["zones"][3] = zone("trick", "trick", "centre", None, slots, groups)
    html = centre_html(scene_of(model))
    assert keys(html)[:-1] == ["t2", "t3", "t4", "t5", "t6"]
    assert "trick-earlier" in html
    assert len(keys(tricks_html(scene_of(model)))) == 0  # a sheet's cards have no keys: the table's own keep them
    assert tricks_html(scene_of(model)).count("card-r{rank=5}") == 7


def test_a_wild_card_on_the_table_says_what_it_was_played_as():
    model = table(0)
    wild = slot("J", group="g1")
    wild["stands"] = "6"
    groups = [group("g1", 1, label=text("shape/set", width=2, rank="6"), marks=["top"])]
    model["zones"][3] = zone("trick", "trick", "centre", None, [slot("6o", group="g1"), wild], groups)
    html = centre_html(scene_of(model))
    assert html.count('<b class="stands">6</b>') == 1
    assert html.count("card-stands{") == 1
    assert found(html, wild["key"])["aria-label"].startswith("card-stands{")


def test_a_pass_is_a_word_in_the_trick():
    model = table()
    model["zones"][3]["groups"].append(group("g3", 0, "pass", text("shape/pass")))
    assert "play-pass" in centre_html(scene_of(model))
    assert "shape-pass" in centre_html(scene_of(model))


def test_a_finished_trick_lies_there_a_while_with_who_took_it():
    model = table()
    model["zones"][3] = zone("trick", "trick", "centre")
    scene = scene_of(model)
    assert keys(centre_html(scene)) == ["haggis"]
    scene.linger = True
    assert keys(centre_html(scene)) == ["c2y", "c3b", "haggis"]
    assert "zone-last" in centre_html(scene)


def test_any_other_zone_kind_is_laid_out_by_its_groups_or_slots():
    model = table()
    melds = [slot("2r", "m1", "a"), slot("3r", "m2", "a"), slot("4r", "m3", "b")]
    model["zones"].append(zone("melds", "melds", "centre", None, melds, [group("a", 0), group("b", 1)]))
    model["zones"].append(zone("marks", "score", "centre", None, backs(9, 3)))
    html = centre_html(scene_of(model))
    assert html.count('class="cards"') == 5  # two plays of the trick, two melds, one row of marks
    assert [key for key in keys(html) if key.startswith("m")] == ["m1", "m2", "m3"]
    assert "hand:9/0" in html


def test_on_ones_turn_there_are_pass_and_the_moves_of_the_selection():
    scene = scene_of(table())
    assert "action-pass" in action_bar_html(scene)
    assert 'data-act="idle"' in action_bar_html(scene)
    scene.selection.toggle("c9r")
    scene.selection.toggle("c9y")
    pair = action("9r 9y", "set", text("action/set", width=2, rank="9"), ("9r", "9y"))
    scene.selection.take(["9r", "9y"], touched([], [pair]))
    html = action_bar_html(scene)
    assert 'data-act="idle"' not in html
    assert found(html, "bar:9r 9y")["data-move"] == "9r 9y"
    assert found(html, "clear")["data-act"] == "clear"


def test_two_meanings_are_two_buttons_with_two_labels():
    scene = scene_of(table())
    for key in ("c2r", "cJ", "cK"):
        scene.selection.toggle(key)
    cards = ("2r", "J", "K")
    two = [
        action("2r J K =set", "set", text("action/set", width=3, rank="2"), cards),
        action("2r J K =run1", "run", text("action/run", width=1, low="2", rank="4"), cards),
    ]
    scene.selection.take(sorted(cards), touched([], two))
    html = action_bar_html(scene)
    assert "action-set" in html
    assert "action-run" in html
    assert html.count('data-act="move"') == 3  # and the pass


def test_an_answer_for_another_selection_offers_nothing():
    scene = scene_of(table())
    scene.selection.toggle("c9r")
    single = action("9r", "set", text("action/single", rank="9"), ("9r",))
    scene.selection.take(["9r"], touched([], [single]))
    scene.selection.toggle("c9y")
    assert "action-single" not in action_bar_html(scene)


def test_pass_is_the_main_button_when_nothing_beats_the_trick():
    scene = scene_of(table())
    scene.selection.take([], touched([]))
    assert "btn-primary" in found(action_bar_html(scene), "bar:pass")["class"]
    assert 'data-act="idle"' not in action_bar_html(scene)


def test_bets_are_offered_in_and_out_of_turn_and_asked_once_more_when_armed():
    scene = scene_of(table(must=[1], may=[0], actions=BETS))
    html = action_bar_html(scene)
    assert html.count('data-act="bet"') == 3
    assert "action-pass" not in html
    scene.armed = "bet 30"
    html = action_bar_html(scene)
    assert found(html, "sure:bet 30")["data-act"] == "move"
    assert "table-bet-sure" in html


def test_who_gets_a_bombs_trick_is_asked_at_the_seats_and_under_the_thumb():
    gifts = [action(f"give {seat}", "give", text("action/give", to=seat), at=f"seat:{seat}") for seat in (1, 2)]
    scene = scene_of(three(must=[0], phase="give", actions=gifts))
    assert found(seats_html(scene), "seat:give 1")["data-move"] == "give 1"
    assert found(seats_html(scene), "seat:give 2")["data-move"] == "give 2"
    assert found(action_bar_html(scene), "bar:give 2")["data-move"] == "give 2"


def test_the_line_says_what_to_do_unless_a_wish_was_refused():
    scene = scene_of(table())
    assert "beat-set" in banner_html(scene)
    scene.refusal = "not higher"
    assert "not higher" in banner_html(scene)
    assert "beat-set" not in banner_html(scene)


def test_a_table_without_eyes_shows_no_hand_and_offers_each_person_their_cards():
    scene = scene_of(table(None), bottom=0, you=None)
    scene.persons = [0, 1]
    assert hand_html(scene) == ""
    html = action_bar_html(scene)
    assert [tag["data-seat"] for tag in tags(html) if tag.get("data-act") == "reveal"] == ["0", "1"]


def test_text_from_outside_is_escaped_everywhere():
    model = over(places=[1, 2])
    model["seats"][0]["name"] = "<b>&"
    scene = scene_of(model)
    table_scene = scene_of(table())
    table_scene.view.table["seats"][1]["name"] = "<b>&"
    for html in (summary_html(scene), seats_html(scene_of(model, 1)), banner_html(scene), score_html(scene)):
        assert "<b>&" not in html


def test_what_stands_at_a_place_is_explained_by_a_button_unless_the_place_is_chosen():
    html = seats_html(scene_of(three()))
    assert [tag["data-seat"] for tag in tags(html) if tag.get("class") == "seat-about"] == ["1", "2"]
    assert found(html, "about:1")["aria-label"] == "seat-about{name=Béla}"
    choosing = seats_html(scene_of(three(actions=[action("give 1", "give", text("action/give", to=1), at="seat:1")])))
    assert [tag["data-seat"] for tag in tags(choosing) if tag.get("class") == "seat-about"] == ["2"]
    assert found(banner_html(scene_of(table())), "about:0")["data-act"] == "seat"


def test_a_tap_on_the_pile_left_over_shows_its_rule_unless_it_ends_the_pause_after_a_trick():
    scene = scene_of(table())
    button = found(centre_html(scene), "about:haggis")
    assert (button["data-act"], button["data-section"]) == ("rule", "zone-haggis.rule")
    assert button["aria-label"] == "zone-haggis. table-rule"
    scene.linger = True
    assert 'data-act="rule"' not in centre_html(scene)


def test_taking_back_says_when_it_can_be_done():
    undo = found(banner_html(scene_of(table())), "undo")
    assert (undo["aria-disabled"], undo["title"]) == ("true", "table-undo.when")


def test_the_side_panel_is_drawn_only_where_there_is_room_for_it():
    rig = alone()
    assert "table-log" in rig.dom.html["t-side"]
    rig.dom.is_wide = False
    rig.dom.emit("resize")
    assert rig.dom.html["t-side"] == ""
    rig.dom.key("P")
    rig.pump()
    assert rig.dom.html["t-side"] == ""
    rig.dom.is_wide = True
    rig.dom.emit("resize")
    assert "table-log" in rig.dom.html["t-side"]
