"""Partners: who plays with whom, scores and settlements by team, several people choosing at once; large hands."""

from app.matches.sides import grouped
from app.table.drawing.banner import banner_html
from app.table.drawing.hand import LAST, hand_html
from app.table.drawing.score import score_html, total_html
from app.table.drawing.seats import seats_html
from app.table.playing.hot_seat import HotSeat
from app.table.state.hand_order import ONE_ROW
from app.table.state.table_view import TableView
from tests.app.markup import tags
from tests.app.samples_shell import create, meta, start
from tests.app.samples_table import HAND, action, four, over, slot, table, text, zone
from tests.app.scenes import found, keys, scene_of, summary_html
from tests.app.table_rig import Rig, event, seat, shows, status, touched

TEAM = {"name": "team", "seats": [4], "sides": {"4": [0, 1, 0, 1]}, "decks": {"4": ["2s"]}, "options": []}
TEAM["faces"] = {"2s": {"rank": 2, "suit": "s", "points": 0}}
AMONG_BOTS = [seat("Anna"), seat("Béla", True), seat("Cili", True), seat("Dezső", True)]
PEOPLE = [seat("Anna"), seat("Béla"), seat("Cili"), seat("Dezső")]


def seated(players, **settings):
    """Returns a table of four, still to be opened."""
    rig = Rig(players, **settings)
    rig.app.l10n.load("team/game")
    rig.looks = four
    return rig


def passing(must=(0, 1, 2, 3)):
    """Returns an open table of four people, with the curtain down."""
    rig = seated(PEOPLE)
    rig.status = status(*must)
    return rig.open()


def choose(rig, move):
    """Makes a move that the looking seat has chosen."""
    rig.dom.emit("act", "move", {"move": move})
    rig.pump()


def test_seats_are_grouped_by_side_from_a_seat_on():
    assert grouped([0, 1, 0, 1]) == [[0, 2], [1, 3]]
    assert grouped([0, 1, 0, 1], 3) == [[3, 1], [0, 2]]
    assert grouped([0, 1, 2], 1) == [[1], [2], [0]]


# -- at the table


def test_partner_and_opponents_are_told_in_words_and_by_shape():
    html = seats_html(scene_of(four()))
    assert html.count("seat-partner") == 1
    assert html.index("Béla") < html.index("Cili") < html.index("seat-partner") < html.index("Dezső")
    assert html.count("disc-against") == html.count("seat-against") == 2
    alone = seats_html(scene_of(table()))
    assert "seat-partner" not in alone
    assert "disc-against" not in alone


def test_scores_go_by_team_ones_own_first():
    scene = scene_of(four())
    scene.deals = [{"deal": 1, "points": [40, 60, 40, 60]}]
    assert tallies(scene) == [("list-last{before=Anna,item=Cili}", "A+C", "112"), (RIVALS, "B+D", "96")]
    aloud = "list-more{before=list-last{before=Anna,item=Cili} 112,item=list-last{before=Béla,item=Dezső} 96}"
    assert aloud in total_html(scene), "an “and” joins partners, and only them"
    html = score_html(scene)
    assert html.count('scope="col"') == 3
    assert html.index("Anna") < html.index("Béla")
    assert html.index(">40<") < html.index(">60<")
    other = scene_of(four(3))
    assert [points for _, _, points in tallies(other)] == ["96", "112"]


RIVALS = "list-last{before=Béla,item=Dezső}"


def tallies(scene):
    """Returns what is shown with each total: the names of the side, their mark, the points."""
    found = []
    for side in total_html(scene).split('class="tally-name" ')[1:]:
        part = side.partition(">")[2]
        mark, points = [part.split(f'class="{name}">')[1] for name in ("tally-mark", "num")]
        found.append(tuple([piece.partition("<")[0] for piece in (part, mark, points)]))
    return found


def test_a_bet_stands_beside_the_total_as_a_bet_struck_out_once_it_is_lost():
    model = four()
    model["seats"][2]["bet"] = 30
    html = total_html(scene_of(model))
    assert '<span class="tally-bet">score-bet.short{value=30}</span>' in html
    assert "score-bet{lost=no,value=30}" in html
    model["seats"][2]["bet_lost"] = True
    html = total_html(scene_of(model))
    assert "<s>score-bet.short{value=30}</s>" in html
    assert "score-bet{lost=yes,value=30}" in html


def test_a_mark_for_each_player_is_as_short_as_it_can_be():
    for names, marks in (
        (("Anna", "Béla", "Cili", "Dezső"), ["A", "B", "C", "D"]),
        (("Béla", "Bert", "Cili", "Dezső"), ["Bé", "Be", "Ci", "De"]),
        (("Anna", "Anne", "Béla", "Cili"), ["Aa", "Ae", "Ba", "Ci"]),
        (("Player 1", "Player 2", "Player 3", "Player 4"), ["P1", "P2", "P3", "P4"]),
    ):
        scene = scene_of(four())
        for number, player in enumerate(scene.view.table["seats"]):
            player["side"] = number
        scene.words.name = lambda seat, names=names: names[seat]
        assert [mark for _, mark, _ in tallies(scene)] == marks


def settled(places=None):
    """Returns a table after a deal that Béla and Dezső won, Dezső being out first."""
    base = over(places=places)
    fresh = four()
    base["seats"] = fresh["seats"]
    base["summary"]["order"] = [3, 0, 1, 2]
    return base


def test_a_settlement_has_a_part_for_each_team_that_of_the_first_out_first():
    html = summary_html(scene_of(settled()))
    assert html.count('class="part"') == 2
    assert html.index("list-last{before=Béla,item=Dezső}") < html.index("list-last{before=Anna,item=Cili}")
    assert html.count("disc-against") == 2


def test_a_team_wins_together_and_the_other_is_second():
    html = summary_html(scene_of(settled([3, 1, 3, 1])))
    assert "table-won-together{names=list-last{before=Béla,item=Dezső}}" in html
    assert "table-place{n=1}" in html
    assert "table-place{n=2}" in html
    assert "table-place{n=3}" not in html


def test_a_shared_match_names_both_teams():
    html = summary_html(scene_of(settled([1, 1, 1, 1])))
    assert "table-shared" in html
    assert html.count("table-place{n=1}") == 2


# -- the hand


def large(count):
    """Returns a table with this many cards in hand."""
    model = table()
    model["zones"][0] = zone("hand:0", "hand", "own", 0, [slot("5r", f"c{n}") for n in range(count)])
    return model


def test_more_cards_than_go_into_a_row_take_two():
    for count, rows in ((ONE_ROW, False), (ONE_ROW + 1, True)):
        html = hand_html(scene_of(large(count)))
        assert f'data-size="{count}"' in html
        assert ("hand-rows" in html) == rows


def test_a_hand_of_two_rows_keeps_their_ground_for_the_deal():
    scene = scene_of(large(12))
    (full,) = [tag for tag in tags(hand_html(scene)) if "data-size" in tag]
    assert "data-held" not in full
    last = "hand hand-rows hand-last"
    for count, style in ((ONE_ROW, "hand hand-rows"), (LAST, last), (1, last)):
        scene.see(scene_of(large(count)).view, [0])
        (hand,) = [tag for tag in tags(hand_html(scene)) if "data-size" in tag]
        assert (hand["class"], hand["data-held"], hand["data-size"]) == (style, "12", str(count))
        assert int(hand["data-row"]) == (count if count <= LAST else (count + 1) // 2)
    scene.see(TableView(dict(large(3), deal=2)), [0])
    assert "hand-rows" not in hand_html(scene)
    scene.past = scene.coached = True
    scene.see(scene_of(large(12)).view, [0])
    scene.see(scene_of(large(3)).view, [0])
    assert "hand-rows" not in hand_html(scene), "neither a look back nor a lesson"


def test_a_card_received_says_so_and_looks_so():
    model = table()
    model["zones"][0]["slots"][0]["marks"] = ["received"]
    model["zones"][0]["slots"][1]["marks"] = ["given"]
    html = hand_html(scene_of(model))
    assert "received" in found(html, "c2r")["class"].split(" ")
    assert found(html, "c2r")["aria-label"] == "card-received{card=card-r{rank=2}}"
    assert "given" in found(html, "c3y")["class"].split(" ")
    plain = table()
    scene = scene_of(model)
    hand_html(scene)
    scene.see(scene_of(plain).view, [0])
    assert "received" not in hand_html(scene)  # marks of an earlier drawing do not stay


def test_another_card_takes_the_place_of_the_one_to_give():
    give = [action(f"exchange {face}", "exchange", text("action/exchange", to=2), (face,)) for face in ("7r", "7g")]
    rig = seated(AMONG_BOTS)
    rig.touches = lambda names: (
        touched([], [each for each in give if list(each["cards"]) == names]) if names else touched(["7r", "7g"])
    )
    rig.held = ["think"]
    rig.open()
    rig.tap("c7r")
    assert "action-exchange" in rig.region("bar")
    rig.tap("c7g")
    assert rig.scene.selection.keys == ["c7g"]
    assert found(rig.region("bar"), "bar:exchange 7g")["data-move"] == "exchange 7g"
    rig.tap("c8o")
    assert rig.scene.selection.keys == ["c7g"]  # this card cannot be given: the table says why
    assert rig.ops("touch")[-1]["cards"] == ["7g", "8o"]


def test_a_choice_holds_though_a_bot_has_chosen_meanwhile():
    rig = seated(AMONG_BOTS, pace="instant")
    rig.held = ["think", "play"]
    rig.open()
    rig.held.remove("think")
    rig.pump()
    choose(rig, "exchange 7r")
    rig.looks = lambda seat: four(seat, must=[0])
    rig.let("play")
    played = [request["move"] for request in rig.ops("play") if request["seat"] == 0]
    assert played == ["exchange 7r"]


def test_a_hint_stays_though_a_bot_has_chosen_meanwhile():
    give = action("exchange 7r", "exchange", text("action/exchange", to=2), ("7r",))
    rig = seated(AMONG_BOTS, pace="instant")
    rig.hints = [{"move": "exchange 7r", "value": 1, "action": give, "reasons": []}]
    rig.held = ["think"]
    rig.open()
    rig.press("hint")
    rig.looks = lambda seat: four(seat, must=[0])
    rig.let("think")
    assert len(rig.ops("play")) == 1
    assert "is-hinted" in rig.region("bar")


def test_a_hint_goes_with_the_hand_it_was_for():
    scene = scene_of(four())
    scene.hint = {"move": "exchange 7r"}
    scene.see(scene_of(four(zones=[zone("hand:0", "hand", "own", 0, [slot("7r")])])).view, [0])
    assert scene.hint is None


# -- several people who choose at once


def test_whoever_is_still_to_choose_may_take_the_phone():
    rig = passing()
    html = rig.region("curtain")
    assert [tag["data-seat"] for tag in tags(html) if tag.get("data-act") == "reveal"] == ["0", "1", "2", "3"]
    assert "curtain-turn{name=Anna}" in html
    assert not shows(rig, HAND)
    rig.press("reveal", seat=2)
    assert rig.ops("look")[0]["seat"] == 2


def test_after_a_choice_the_phone_goes_on_clockwise():
    rig = passing()
    rig.press("reveal", seat=2)
    rig.status = status(0, 1, 3)
    rig.events = [event("give", "log/choose", seat=2, to=0)]
    choose(rig, "exchange 7r")
    assert "curtain-turn{name=Dezső}" in rig.region("curtain")
    assert "log-choose" in rig.region("curtain")
    assert rig.region("hand") == ""


def test_where_somebody_has_tapped_is_not_told_to_the_next():
    cili = four(2)
    cili["zones"] = [each for each in cili["zones"] if each["key"] != "hand:2"]
    cili["zones"].append(zone("hand:2", "hand", "own", 2, [slot("7r")]))  # with two packs, Anna holds one too
    rig = passing()
    rig.looks = lambda seat: cili if seat == 2 else four(seat)
    rig.press("reveal", seat=2)
    rig.tap("c7r")
    rig.status = status(0, 1, 3)
    choose(rig, "exchange 7r")
    rig.press("reveal", seat=0)
    assert [tag["data-key"] for tag in tags(rig.region("hand")) if tag.get("tabindex") == "0"] == ["c2r"]


def test_who_has_to_choose_again_keeps_looking():
    rig = passing()
    rig.press("reveal", seat=2)
    rig.status = status(0, 2)
    choose(rig, "exchange 7r")
    assert rig.region("curtain") == ""
    assert rig.ops("look")[-1]["seat"] == 2


def test_a_phone_that_was_put_away_is_given_back_to_the_same_person():
    hot_seat = HotSeat(PEOPLE)
    hot_seat.turn([0, 1, 2, 3], over=False)
    hot_seat.confirm(2)
    hot_seat.hide()
    hot_seat.turn([0, 1, 2, 3], over=False)
    assert (hot_seat.asked, hot_seat.others) == (2, [0, 1, 3])
    hot_seat.turn([1], over=False)
    assert (hot_seat.asked, hot_seat.others) == (1, [])


# -- lists and screens


def with_team():
    """Returns (app, dom) that know two games."""
    app, dom = start()
    app.hello["games"].append(TEAM)
    app.l10n.load("team/name", "team/game")
    app.go("home")
    return app, dom


def test_home_offers_every_game_by_name_each_at_its_place():
    app, dom = with_team()
    plays = [tag["data-game"] for tag in tags(dom.html["home-main"]) if tag.get("data-act") == "first"]
    assert plays == ["haggis", "team"]
    assert "home-play-game{game=game-team}" in dom.html["home-main"]
    assert [tag["href"] for tag in tags(dom.html["home-main"]) if tag.get("href", "").startswith("#mark-")] == [
        "#mark-haggis",
        "#mark-team",
    ]
    dom.press("first", game="team")
    assert app.extras.recent_choices()["game"] == "team"
    other, fresh = start(dom.storage)
    other.hello["games"].append(TEAM)
    other.go("home")
    plays = [tag["data-game"] for tag in tags(fresh.html["home-main"]) if tag.get("data-act") == "first"]
    assert plays == ["haggis", "team"]


def test_rules_without_a_game_named_are_those_of_the_last_one_played():
    app, dom = with_team()
    app.go("rules")
    assert "rules-of{game=game-haggis}" in dom.html["top"]
    app.extras.save_recent_choices({"game": "team"})
    app.go("rules")
    assert "rules-of{game=game-team}" in dom.html["top"]


def test_a_new_game_says_who_plays_with_whom():
    app, dom = with_team()
    app.go("newgame", id="team")
    dom.change("name", "Anna", seat=0)
    assert "teams{before=list-last{before=Anna" in dom.html["new-seats"]
    app.go("newgame", id="haggis")
    assert "teams{" not in dom.html["new-seats"]


def test_saved_games_list_teams_and_not_players():
    app, dom = with_team()
    create(app, "record", meta(game="team", seats=PEOPLE, scores=[70, 30, 70, 30]))
    app.go("saved")
    assert "70 : 30<" in dom.html["saved-list"]
    app.back()
    html = dom.html["home-main"]
    assert html.count("<li>") == 2
    assert "list-last{before=Béla,item=Dezső}" in html


def test_the_signs_of_a_rival_team_are_square_at_home_too():
    app, dom = with_team()
    seats = PEOPLE[:1] + [dict(one, kind="bot", level="club") for one in PEOPLE[1:]]
    create(app, "record", meta(game="team", seats=seats, scores=[70, 30, 70, 30]))
    app.go("saved")
    app.back()
    ours, theirs = [row.partition("</li>")[0] for row in dom.html["home-main"].split("<li>")[1:3]]
    assert ("disc-against" in ours, theirs.count("disc-against")) == (False, 2)


def test_what_is_said_of_a_seat_stands_beside_it():
    model = four()
    model["seats"][2]["stats"] = [text("stat/bet-replaced", value=10)]
    model["seats"][0]["stats"] = [text("stat/bet", value=30)]
    scene = scene_of(model)
    assert "stat-bet-replaced{value=10}" in seats_html(scene)
    assert "stat-bet{value=30}" in banner_html(scene)
    assert keys(hand_html(scene))
