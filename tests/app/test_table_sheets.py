"""What the sheets of a table show: earlier tricks, the guide, the log, the scores."""

import re

from app.table.drawing.log import NEWEST, guide_html, log_html, side_html, tricks_html
from app.table.drawing.score import score_html, total_html
from tests.app.samples_table import table, text
from tests.app.scenes import scene_of


def test_the_sheet_has_every_trick_of_the_deal():
    codes = {"bet": "log/bet", "play": "play/single", "pass": "log/pass", "capture": "log/taken"}

    def entry(ply, kind, *cards):
        said = text(codes[kind], seat=0, rank=str(ply))
        return {"ply": ply, "seat": 0, "text": said, "cards": list(cards), "kind": kind}

    log = [entry(1, "bet"), entry(2, "play", "2g"), entry(3, "pass"), entry(3, "capture")]
    log += [
        entry(4, "play", "3g"),
        entry(5, "capture"),
        entry(6, "play", "2y"),
        entry(7, "capture"),
        entry(8, "play"),
    ]
    html = tricks_html(scene_of(table(log=log)))
    numbers = [html.index(f"trick-number{{n={number}}}") for number in (4, 3, 2, 1)]
    assert numbers == sorted(numbers), "every trick has its number, the running one as well"
    assert numbers[0] < numbers[1] < html.index("log-taken") < numbers[2]
    assert "<h3>trick-number{n=4}</h3>" in html, "one heading says it all of the running one"
    assert "zone-trick" not in html
    assert html.count("log-taken") == 3, "each is headed alike, by who took it"
    assert "log-bet" not in html
    first = html[html.index("trick-number{n=1}") :]
    assert first.index("log-taken") < first.index("play-single") < first.index("card-g{rank=2}")
    assert first.index("card-g{rank=2}") < first.index("log-pass"), "why it was won, then plays"
    last = html[numbers[1] : numbers[2]]
    assert last.index("play-single") < last.index("card-y{rank=2}"), "and so is the last one itself"
    assert html.count('class="plays plays-open"') == 4
    assert first.count("play-top") == 1


def test_an_earlier_trick_of_single_cards_lies_in_a_row_with_who_took_it():
    def entry(seat, kind, *cards):
        code = "play/single" if cards else "log/taken"
        return {"ply": 1, "seat": seat, "text": text(code, seat=seat, rank="2"), "cards": list(cards), "kind": kind}

    trick = [entry(0, "play", "8g"), entry(1, "play", "2y"), entry(0, "capture")]
    html = tricks_html(scene_of(table(log=trick * 3, layout="trick")))
    row = html[html.index("trick-number{n=1}") :]
    assert 'class="plays plays-open plays-row"' in row
    assert '<span class="by-name" title="Anna">Anna</span>' in row
    assert row.index("play-top") < row.index("card-g{rank=8}") < row.index('<li class="play"><')


def test_a_wild_card_of_an_earlier_trick_says_what_it_stood_for():
    def entry(seat, kind, cards=(), stands=()):
        code = "play/run" if cards else "log/taken"
        made = {"ply": 1, "seat": seat, "text": text(code, seat=seat, rank="9"), "cards": list(cards), "kind": kind}
        return dict(made, stands=list(stands))

    trick = [entry(0, "play", ["6g", "7g", "J"], ["", "", "8"]), entry(0, "capture")]
    html = tricks_html(scene_of(table(log=trick * 3)))
    first = html[html.index("trick-number{n=1}") :]
    assert first.count("card-stands{") == 1
    assert "card-stands{card=rank-J,rank=8}" in first
    assert '<b class="stands">8</b>' in first


def test_the_guide_draws_the_cards_it_names_and_makes_headings_of_plain_lines():
    guide = [text("guide/bombs"), text("guide/bomb", bomb=2, cards="J Q"), text("guide/worth", cards="3 5")]
    scene = scene_of(table(guide=guide))
    scene.faces = {"J": {}, "Q": {}}
    html = guide_html(scene)
    assert "<h3>guide-bombs</h3>" in html
    assert html.count('class="card ') == 2


def test_the_log_has_the_latest_line_first():
    scene = scene_of(table())
    html = log_html(scene)
    assert html.index("rank=8") < html.index("rank=6")


def test_the_side_panel_has_the_latest_lines_each_under_the_same_key_however_long_the_log_becomes():
    def keys(log):
        return re.findall('data-key="(log:[^"]+)"', side_html(scene_of(table(log=log, deal=3))))

    log = [
        {"ply": number // 2, "seat": 0, "text": text("log/pass", seat=0), "cards": [], "kind": "pass"}
        for number in range(40)
    ]
    before, after = keys(log[:38]), keys(log[10:])  # the table tells of the latest ones only
    assert len(set(before)) == len(before) == NEWEST
    assert after[2:] == before[:-2]
    assert all(key.startswith("log:3:") for key in before)


def test_the_log_tells_of_a_card_once_that_was_chosen_and_given():
    log = [
        {"ply": 0, "seat": one, "text": text(f"log/{kind}", seat=one), "cards": [], "kind": kind}
        for kind, one in (("give", 0), ("give", 1), ("exchange", 0), ("exchange", 1), ("give", 1))
    ]
    scene = scene_of(table(log=log))
    html = log_html(scene)
    assert [(html.count(f"log-{kind}{{"), kind) for kind in ("give", "exchange")] == [(1, "give"), (2, "exchange")]
    assert html.index("log-give{") < html.index("log-exchange{"), "the one chosen anew has not been given"


def test_scores_name_the_seat_at_the_bottom_first():
    scene = scene_of(table())
    scene.deals = [{"deal": 1, "points": [60, 20]}, {"deal": 2, "points": [52, 76]}]
    total = total_html(scene)
    assert total.index(">Anna<") < total.index(">112<") < total.index(">Béla<") < total.index(">96<")
    html = score_html(scene)
    assert html.index("Anna") < html.index("Béla")
    assert html.count("<tr>") == 4, "the names, two deals, and room for the one that is being played"
    assert html.index(">76<") < html.index('<th scope="row">3</th><td></td><td></td>')
    scene.deals.append({"deal": 3, "points": [10, 10]})
    assert score_html(scene).count("<tr>") == 4


def test_names_over_the_scores_lie_where_all_of_them_have_room():
    for name, lies in (("Zsófi", True), ("N" * 18, True), ("N" * 19, False), ("ゾ" * 9, True), ("ゾ" * 10, False)):
        model = table()
        model["seats"][1]["name"] = name
        assert ("table lying" in score_html(scene_of(model))) == lies, name
