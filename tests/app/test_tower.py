"""A tower of chips and the trick beside it: order, places in turn, why a card won, the chip that then moves."""

from app.markup.cards import card_html
from app.table.drawing.board import centre_html
from app.table.drawing.log import guide_html
from app.table.drawing.motion import CARDS
from app.table.drawing.trick_taking import tower_html
from app.table.sheets import Menu
from tests.app.markup import tags
from tests.app.samples_table import HAND, group, seat_view, slot, table, text, zone
from tests.app.scenes import found, keys, scene_of
from tests.app.table_rig import Rig, alone, event, seat

NAMES = ("Anna", "Béla", "Cili")
SEATS = [seat("Anna"), seat("Béla", True), seat("Cili", True)]


def chip(suit, *marks):
    """Returns the slot of a chip."""
    made = {"key": "c" + suit, "face": "C" + suit, "marks": list(marks), "was": None}
    return made | {"order": {}, "points": 0, "group": None, "stands": None}


def towered(order="rby", played=("4r", "6y"), leader=1, last=(), **more):
    """Returns a table with a tower, seen by seat 0; a capital letter is the chip that has moved."""
    seats = [seat_view(number, name, cards=4, leader=number == leader) for number, name in enumerate(NAMES)]
    seats[(leader + len(played)) % 3]["turn"] = True
    chips = [chip(suit.lower(), *(["moved"] if suit.isupper() else [])) for suit in order]
    zones = [zone("hand:0", "hand", "own", 0, [slot(face) for face in HAND[:4]])]
    zones.append(zone("tower", "tower", "centre", None, chips, label="zone/boast-tower"))
    zones.append(_trick("trick", played, leader, text("zone/boast-trick-led", colour="r")))
    zones.append(zone("left", "open", "centre", None, [slot("9r"), slot("8y")], label="zone/boast-left"))
    if last:
        zones.append(_trick("last", last, leader, text("won/boast-above", seat=0, colour="r", over="y", cards=1)))
    return table(seats=seats, zones=zones, game="boast", layout="trick", hand_order="suit", singly=True, **more)


def _trick(key, faces, leader, label):
    slots = [slot(face, None, f"p{at}") for at, face in enumerate(faces)]
    groups = [group(f"p{at}", (leader + at) % 3, marks=["top"] * (at == 0)) for at in range(len(faces))]
    return zone(key, "trick", "centre" if key == "trick" else "side", None, slots, groups) | {"label": label}


def boast(model):
    """Returns a scene of Boast or Nothing."""
    scene = scene_of(model)
    scene.words._l10n.load("boast/game")
    scene.words.use("boast")
    return scene


def tower_of(html):
    """Returns the suits of the chips in HTML, from the top."""
    return [tag["data-key"][1:] for tag in tags(html) if "token" in tag.get("class", "").split(" ")]


def test_the_tower_shows_its_chips_from_the_top_with_what_each_beats():
    scene = boast(towered("byr"))
    html = centre_html(scene)
    assert tower_of(html) == ["b", "y", "r"]
    rows = html.split('<li class="token-row">')[1:]
    marks = [row.partition("</li>")[0].partition("token-beats")[2].split("#suit-")[1:] for row in rows]
    assert [[mark[0] for mark in row] for row in marks] == [["y", "r"], ["r"], []]
    red, yellow = (f"own-boast-card-{suit}{{rank=C}}" for suit in "ry")
    said = [
        f"token-beats{{chips={scene.words.listing([yellow, red])}}}",
        f"token-beats{{chips={red}}}",
        "token-lowest",
    ]
    assert len(rows) == len(said)
    assert all(words in row for words, row in zip(said, rows))
    assert found(html, "cb")["aria-label"] == "own-boast-card-b{rank=C}"
    assert 'aria-label="zone-boast-tower"' in html


def test_a_tap_on_the_tower_shows_its_rule_unless_it_ends_the_pause_after_a_trick():
    scene = boast(towered("byr", last=("4r", "6y", "1b")))
    html = centre_html(scene)
    assert '<ol class="tower" aria-label="zone-boast-tower" data-act="rule" data-section="' in html
    (button,) = [tag for tag in tags(html) if tag.get("class") == "tower-about"]
    assert (button["data-act"], button["aria-label"]) == ("rule", "table-rule"), "keys reach it, too"
    scene.linger = True
    assert 'data-act="rule"' not in centre_html(scene)


def test_the_chip_that_has_moved_is_marked_and_said():
    scene = boast(towered("byR"))
    moved = found(centre_html(scene), "cr")
    assert "moved" in moved["class"].split(" ")
    assert moved["aria-label"] == "token-moved{chip=own-boast-card-r{rank=C}}"
    assert "moved" not in found(centre_html(scene), "cb")["class"]


def test_a_pile_beside_the_trick_shows_its_topmost_card_if_that_lies_open():
    # Such as a stock whose last card is turned up as the trump.
    model = towered()
    model["zones"].append(zone("turned", "pile", "centre", None, [slot("5b")], count=7, label="zone/boast-left"))
    model["zones"].append(zone("covered", "pile", "centre", None, count=3, label="zone/boast-left"))
    html = centre_html(boast(model))
    assert "back" not in found(html, slot("5b")["key"])["class"].split(" ")
    assert "back" in found(html, "covered")["class"].split(" ")


def test_the_chip_that_has_won_stands_out():
    words = boast(towered()).words
    html = tower_html(words, towered()["zones"][1], "y")
    assert [
        "last" in tag["class"].split(" ") for tag in tags(html) if "token" in tag.get("class", "").split(" ")
    ] == [
        False,
        False,
        True,
    ]


def test_the_chip_of_a_trick_stands_out_only_where_it_beat_another_suit():
    for last, stands_out in ((("4r", "6y", "1r"), True), (("4r", "6r", "2r"), False)):
        scene = boast(towered("ryb", last=last))
        scene.linger = True
        html = centre_html(scene)
        assert ("last" in found(html, "cr")["class"].split(" ")) is stands_out, last
        assert 'data-act="rule"' not in html, "a tap ends the pause"


def test_everybody_has_a_place_in_the_order_of_turns_the_leader_first():
    html = centre_html(boast(towered(played=("4r",), leader=2)))
    row = html[html.index('class="turns"') :]
    assert row.index("Cili") < row.index("seat-leads") < row.index("Anna") < row.index("Béla")
    assert row.count("turn-empty") == 2
    assert row.count("seat-leads") == 1
    assert row.index("Anna") < row.index("seat-turn") < row.index("Béla")


def test_who_leads_shows_before_the_first_card():
    html = centre_html(boast(towered(played=(), leader=1)))
    assert html.count("turn-empty") == 3
    assert html.index("Béla") < html.index("seat-leads") < html.index("Cili")


def test_the_colour_led_is_drawn_beside_its_word():
    html = centre_html(boast(towered()))
    told = html[html.index('class="told"') : html.index('class="turns"')]
    assert "#suit-r" in told
    assert "zone-boast-trick-led{colour=r}" in told
    blank = towered(played=())
    blank["zones"][2]["label"] = text("zone/boast-trick")
    assert "zone-boast-trick<" not in centre_html(boast(blank))


def test_until_a_colour_is_led_the_mark_of_the_game_stands_in_its_place():
    assert "#mark-" not in centre_html(boast(towered()))
    model = towered(played=())
    model["zones"][2]["label"] = text("zone/boast-trick")
    assert '<p class="told" aria-hidden="true"><svg class="told-mark"' in centre_html(boast(model))
    assert "#mark-boast" in centre_html(boast(model))


def test_open_left_cards_and_covered_ones_lie_beside_the_tower():
    assert {"c9r", "c8y"} <= set(keys(centre_html(boast(towered()))))
    model = towered()
    model["zones"][3] = zone("left", "stock", "centre", None, (), (), 2, "zone/boast-left")
    assert "back" in found(centre_html(boast(model)), "left")["class"]


def test_a_card_is_called_as_its_game_calls_it():
    scene = boast(towered())
    assert scene.words.card("7r") == "own-boast-card-r{rank=7}"
    assert scene.words.card("x") == "own-boast-card-x{rank=}"
    assert scene.words.t("table-next") == "own-boast-table-next"
    menu = Menu(alone().app, scene.words, [("replay", "replay"), ("rules", "info")], is_kept=True)
    assert "own-boast-table-menu-replay" in menu.body(), "its rounds are no deals"
    assert ">table-menu-rules<" in menu.body()
    scene.words.use("haggis")
    assert scene.words.card("7r") == "card-r{rank=7}"
    assert scene.words.t("table-next") == "table-next"


def test_a_chip_among_cards_is_drawn_as_a_chip():
    html = card_html("Cy", label="yellow chip")
    assert 'class="token suit-y"' in html
    assert "card" not in html
    assert 'aria-label="yellow chip"' in html


def test_only_lines_that_say_so_are_headings_of_the_guide():
    model = towered(guide=[text("guide/boast-follow"), text("guide/bombs")])
    html = guide_html(boast(model))
    assert html.count("<h3>") == 1
    assert "<h3>guide-bombs</h3>" in html


# -- after a trick


def taking(pace):
    """Returns a table where Anna has just ended a trick that Béla takes; the red chip has gone to the bottom."""
    rig = Rig(SEATS, pace=pace)
    rig.app.l10n.load("boast/game")
    rig.looks = lambda seat: towered("rby", ("4r", "6y"), 1, must=[0])
    rig.open()
    rig.looks = lambda seat: towered("byR", (), 1, ("4r", "6y", "2r"), must=[0], ply=13)
    rig.events = [event("play", "play/boast-card", 0), event("capture", "won/boast-above", 1, colour="r")]
    rig.press("move", move="pass")
    return rig


def test_a_finished_trick_lies_there_with_its_reason_and_the_chip_moves_after_it():
    rig = taking("slow")
    assert "won-boast-above" in rig.region("centre")
    assert tower_of(rig.region("centre")) == ["r", "b", "y"]  # the tower as it decided the trick
    assert "last" in found(rig.region("centre"), "cr")["class"].split(" ")
    rig.wait(2500)
    assert "won-boast-above" not in rig.region("centre")
    assert tower_of(rig.region("centre")) == ["b", "y", "r"]
    assert "moved" in found(rig.region("centre"), "cr")["class"].split(" ")


def test_without_a_pause_the_tower_is_the_new_one_with_the_first_press():
    rig = taking("instant")
    assert tower_of(rig.region("centre")) == ["r", "b", "y"]
    rig.press("hurry")
    assert tower_of(rig.region("centre")) == ["b", "y", "r"]


def test_chips_move_as_cards_do():
    assert ".token, " in CARDS


def test_hands_are_sorted_by_suit_where_the_game_asks_for_it_until_somebody_says_otherwise():
    rig = Rig(SEATS)
    rig.app.l10n.load("boast/game")
    rig.looks = lambda seat: towered(must=[0])
    rig.open()
    assert rig.scene.order == "suit"
    rig.press("sort")
    assert rig.scene.order == "rank"
