"""The end of a deal and of a match: where points came from, counting them, ranks and the curve of the scores."""

from app.table.drawing.action_bar import action_bar_html
from app.table.drawing.banner import banner_html
from app.table.drawing.board import centre_html
from app.table.drawing.ending import curve_html
from app.table.drawing.hand import hand_html
from app.table.drawing.score import total_html
from tests.app.markup import tags
from tests.app.samples_table import over, slot, table, text, zone
from tests.app.scenes import scene_of, summary_html


def test_a_settlement_shows_where_each_point_came_from_and_every_hand():
    html = summary_html(scene_of(over()))
    assert "#mark-haggis" in html
    assert "score-captured" in html
    assert "+count{n=32}" in html
    assert "summary-total{points=144}" in html
    assert "summary-nothing" in html
    assert "card-g{rank=6}" in html  # Béla's last card
    assert "card-r{rank=4}" in html  # and a card of the haggis
    assert "table-next" in action_bar_html(scene_of(over()))


def test_what_is_left_is_listed_in_full_unless_the_parts_show_all_of_it():
    model = over()
    rows = model["summary"]["parts"][0]["rows"]
    rows[0] = dict(rows[0], text=text("score/leftover", seat=1), cards=["6g", "4o", "2o", "J"])
    html = summary_html(scene_of(model))
    assert html.count('aria-label="card-g{rank=6}"') == 2, "though a part shows it: the haggis is listed as well"
    rows[1] = dict(rows[1], text=text("score/haggis"), cards=["2g", "4r"])
    html = summary_html(scene_of(model))
    assert html.count('aria-label="card-g{rank=6}"') == 1
    assert "summary-hands" not in html
    rows[0] = dict(rows[0], text=text("score/captured"))
    assert summary_html(scene_of(model)).count('aria-label="card-g{rank=6}"') == 2, "another 6 of leaves"


def test_what_is_left_of_a_hand_includes_the_wild_cards_that_a_part_shows_too():
    model = over()
    model["zones"].append(zone("wild:1", "fan", "opponent", 1, [slot("J"), slot("K")], label="zone/wild"))
    captured = dict(model["summary"]["parts"][0]["rows"][1], text=text("score/leftover", seat=1), cards=["J", "K"])
    model["summary"]["parts"][0]["rows"][1] = captured
    html = summary_html(scene_of(model))
    shown = html[html.index("summary-hands") :]
    assert [shown.count(f'aria-label="rank-{name}"') for name in ("J", "K")] == [1, 1]
    assert "zone/wild" not in shown


def test_the_end_of_a_match_says_who_won_and_how_to_go_on():
    scene = scene_of(over(places=[1, 2]))
    html = summary_html(scene)
    assert "table-won{name=Anna,you=yes}" in html
    assert "table-place{n=2}" in html
    assert 'class="summary panel scroll"' in html  # `is-over` lights what a dragged card is over
    for can_repeat, acts in ((True, ["rematch", "same", "leave"]), (False, ["leave"])):
        scene.can_repeat = can_repeat
        bar = action_bar_html(scene)
        assert [act for act in ("rematch", "same", "leave") if f'data-act="{act}"' in bar] == acts
    assert "table-shared" in summary_html(scene_of(over(places=[1, 1])))


def test_what_can_be_done_with_a_deal_has_words_and_keeps_its_place():
    # Taking back, which comes and goes, is the last; the ways to go on are below.
    for places, ways in ((None, ["next"]), ([1, 2], ["leave", "same", "rematch"])):
        scene = scene_of(over(places=places))
        scene.can_repeat = True
        scene.deals = [{"deal": scene.view.table["deal"], "points": [32, 0], "totals": [144, 96]}]
        assert acts(scene) == ["replay", "review", "send"] + ways
        scene.can_undo = True
        assert acts(scene) == ["replay", "review", "send", "undo"] + ways
        for code in ("table-replay", "table-review", "send", "table-undo"):
            assert f'aria-label="{code}"' in action_bar_html(scene)
            assert f"<span>{code}.short</span>" in action_bar_html(scene)


def acts(scene):
    """Returns what the buttons after a deal do, in their order."""
    return [tag["data-act"] for tag in tags(action_bar_html(scene)) if "data-act" in tag]


def test_the_end_of_a_match_shows_the_ranks_and_folds_the_last_hand():
    html = summary_html(scene_of(over(places=[2, 1])))
    assert html.index("table-place{n=1}") < html.index("table-place{n=2}") < html.index("<details")
    assert html.index("<details") < html.index("score-captured") < html.index("</details>")
    assert html.index(">96<") < html.index(">144<"), "the winner's total comes first"
    assert "<details" not in summary_html(scene_of(over()))


def test_the_scores_run_as_a_curve_from_the_second_deal_on():
    scene = scene_of(over(places=[1, 2]))
    scene.deals = [{"deal": 1, "points": [40, 96], "totals": [40, 96]}]
    assert '<svg class="curve"' not in summary_html(scene)
    scene.deals = scene.deals + [{"deal": 2, "points": [104, 0], "totals": [144, 96]}]
    html = summary_html(scene)
    assert "curve-label{scores=Anna: 0, 40, 144; Béla: 0, 96, 96}" in html
    assert 'points="10,110 150,83 290,10"' in html  # more points are higher up
    assert 'points="10,110 150,44 290,44"' in html


def test_names_at_the_ends_of_the_curve_never_cover_one_another():
    for ends in ([50, 50, 50], [100, 99, 0], [0, 1, 100], [0, 0, 0]):
        model = over(places=[1, 2, 3])
        model["seats"] = [dict(model["seats"][0], seat=seat, side=seat, name="ABC"[seat]) for seat in range(3)]
        scene = scene_of(model)
        scene.deals = [{"deal": deal, "points": ends, "totals": ends} for deal in (1, 2)]
        heights = sorted([int(part.split('"')[0]) for part in curve_html(scene).split(' y="')[1:]])
        assert len(heights) == 3
        assert heights[0] + 15 <= heights[1] <= heights[2] - 15
        assert heights[0] > 0
        assert heights[2] <= 120


def test_a_deal_that_has_just_ended_is_counted_row_by_row():
    scene = scene_of(over())
    assert "is-tallying" not in summary_html(scene)
    scene.tallying = True
    html = summary_html(scene)
    assert "is-tallying" in html
    steps = [tag["data-size"] for tag in tags(html) if tag.get("class") == "step"]
    assert steps == ["1", "2", "3"]
    sums = [part.split(">")[1].split("<")[0] for part in html.split('class="step')[1:]]
    assert sums == [f"+count{{n={points}}}" for points in (0, 15, 17, 32)]
    assert html.count('aria-hidden="true">+') == 3, "the points themselves are there for screen readers at once"


def test_marks_rain_on_a_winner_at_this_device_alone():
    scene = scene_of(over(places=[2, 1]))
    scene.persons, scene.tallying = [0], True
    assert "rain" not in summary_html(scene)
    scene.persons = [0, 1]
    assert summary_html(scene).count('class="drop"') == 14
    scene.tallying = False
    assert "rain" not in summary_html(scene)


def test_a_bet_stands_beside_its_sides_score_and_is_struck_out_once_lost():
    model = table()
    model["seats"][1]["bet"] = 30
    assert '<span class="tally-bet">score-bet.short{value=30}</span>' in total_html(scene_of(model))
    assert total_html(scene_of(model)).count("tally-bet") == 1
    assert "Béla 96score-bet{lost=no,value=30}" in total_html(scene_of(model))
    model["seats"][1]["bet_lost"] = True
    assert "Béla 96score-bet{lost=yes,value=30}" in total_html(scene_of(model))
    assert '<span class="tally-bet"><s>score-bet.short{value=30}</s></span>' in total_html(scene_of(model))
    model["deal_over"] = True
    assert "bet" not in total_html(scene_of(model)), "the total has it"


def test_what_partners_exchanged_lies_on_the_felt_until_a_card_is_played():
    model = table(zones=[zone("trick", "trick", "centre", label="zone/trick")])
    entry = {"ply": 2, "seat": 0, "text": text("log/exchange", seat=0, to=1), "cards": ["5h"], "kind": "exchange"}
    other = {"ply": 2, "seat": 1, "text": text("log/exchange", seat=1, to=0), "cards": ["7d"], "kind": "exchange"}
    hidden = {"ply": 3, "seat": 1, "text": text("log/exchange", seat=1, to=0), "cards": [], "kind": "exchange"}
    model["log"] = [dict(entry, cards=["2s"]), dict(other, cards=["3c"]), entry, other, hidden]
    html = centre_html(scene_of(model))
    assert [tag["aria-label"] for tag in tags(html) if "aria-label" in tag and "card" in tag.get("class", "")] == [
        "card-h{rank=5}",
        "card-d{rank=7}",
    ], "the last exchange alone, and of no other pair"
    model["log"] = model["log"] + [{"ply": 4, "seat": 0, "text": text("log/play"), "cards": ["2h"], "kind": "play"}]
    assert "tray" not in centre_html(scene_of(model))


def emptied(model):
    """Returns a table whose viewer has no cards left."""
    for one in model["zones"]:
        if one["kind"] == "hand":
            one["slots"] = []
    return model


def test_the_dock_keeps_its_ground_until_the_last_trick_has_gone_if_that_ended_the_deal():
    scene = scene_of(emptied(over()))
    scene.linger = True
    scene.former = scene_of(table()).view
    assert 'class="hand' in hand_html(scene)
    assert 'class="strip' in banner_html(scene)
    assert action_bar_html(scene) == '<div class="actions"></div>', "one row, as before"
    scene.linger = False
    assert "is-settled" in action_bar_html(scene)
    assert hand_html(scene) == banner_html(scene) == ""


def test_the_cloth_keeps_the_ground_of_a_player_who_is_out_from_trick_to_trick():
    scene = scene_of(emptied(table()))
    scene.former = scene_of(emptied(table())).view
    for lingers in (False, True, False):
        scene.linger = lingers
        assert hand_html(scene) == ""


def test_a_hand_without_cards_keeps_its_ground_where_all_play_their_last_cards_together():
    model = emptied(table())
    model["layout"] = "trick"
    assert 'data-size="1"' in hand_html(scene_of(model))
