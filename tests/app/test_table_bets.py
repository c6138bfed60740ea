"""Bets out of turn at a table of several people: who is asked, and that nobody's hand is shown for it."""

from tests.app.markup import tags
from tests.app.samples_table import BETS, HAND, OTHER, PASS, table
from tests.app.table_rig import Rig, alone, event, pair, seat, shows, status, touched


def before_bets():
    """Returns a table where two people may bet and nobody has looked at a hand yet."""
    rig = Rig([seat("Anna"), seat("Béla")])
    rig.status = status(0, may=(0, 1))
    rig.touches = lambda cards: touched(["2r"], BETS)
    return rig.open()


def asked_for_bets():
    """Returns such a table where somebody has just asked to bet and the engine has not answered yet."""
    rig = before_bets()
    rig.held = ["touch"]
    rig.press("bets")
    return rig


def test_somebody_bets_out_of_turn_without_showing_a_hand():
    rig = before_bets()
    rig.press("bets")
    assert not shows(rig, HAND)
    rig.dom.focus_now = "bettor:1"
    rig.press("bettor", seat=1)
    assert rig.dom.focus_now == "#sheet-title"
    rig.events = [event("bet", "log/bet", seat=1, value=30)]
    rig.press("bet-for", seat=1, move="bet 30")
    (request,) = rig.ops("play")
    assert (request["seat"], request["move"], request.get("for")) == (1, "bet 30", None)
    assert "log-bet{seat=Béla,seat_you=no,value=30}" in rig.region("curtain")
    assert rig.ops("look") == []
    assert not shows(rig, HAND)
    assert not shows(rig, OTHER)


def test_who_is_asked_for_a_bet_is_told_whether_it_can_be_taken_back():
    for options, code in (({}, "table-bet-sure"), ({"practice": "on"}, "table-bet-practice")):
        rig = Rig([seat("Anna"), seat("Béla")], options=options)
        rig.status = status(0, may=(0, 1))
        rig.touches = lambda cards: touched(["2r"], BETS)
        rig.open().press("bets")
        assert code in rig.dom.html["sheet"]


def test_who_looks_is_hidden_before_anybody_is_asked_for_a_bet():
    rig = pair()
    rig.touches = lambda cards: touched(["2r"], BETS)
    rig.status = status(0, may=(0, 1))
    rig.press("reveal", seat=0)
    assert shows(rig, HAND)
    rig.press("menu")
    rig.press("bets")
    assert not shows(rig, HAND)
    assert rig.dom.find("bettor", seat=1) is not None
    rig.press("close")
    assert "curtain-turn{name=Anna}" in rig.region("curtain")


def test_who_wants_to_bet_is_asked_once_however_often_that_is_pressed():
    rig = asked_for_bets()
    rig.press("bets")
    rig.let("touch")
    assert len(rig.app.sheets) == 1


def test_nobody_is_asked_for_a_bet_who_has_left_or_taken_the_device():
    rig = asked_for_bets()
    rig.app.go("home")
    rig.let("touch")
    assert not rig.dom.sheet_open
    rig = asked_for_bets()
    rig.press("reveal", seat=0)
    rig.let("touch")
    assert not rig.dom.sheet_open


def test_who_alone_may_bet_is_not_asked_for():
    rig = Rig([seat("Anna"), seat("Béla")])
    rig.status = status(0, may=(1,))
    rig.touches = lambda cards: touched([], BETS)
    rig.open()
    rig.press("bets")
    assert rig.dom.find("bet-for", seat=1, move="bet 15") is not None


def test_betting_is_offered_only_while_somebody_may():
    rig = pair()
    assert rig.dom.find("bets") is None
    rig.press("menu")
    assert rig.dom.find("bets") is None
    rig.press("close")
    rig.status = status(0, may=(1,))
    rig.dom.emit("hide")
    rig.pump()
    assert rig.dom.find("bets") is not None
    rig.press("menu")
    assert 'data-key="menu:bets"' in rig.dom.html["sheet"]


# -- a question without a "no bet" among its bets


def asked(bets, **more):
    """Returns a table where Anna waits and is asked for one of these bets."""
    rig = alone(lambda viewer: table(viewer, must=[1], may=[0], actions=bets, **more), held=["think"])
    assert rig.dom.find("bet", move="bet 30") is not None
    return rig


def looks_again(rig, bets, **more):
    """Lets Anna see a new table, with other bets."""
    rig.looks = lambda viewer: table(viewer, must=[1], may=[0], actions=bets, **more)
    rig.app.spawn(rig.app.screen.playing.presenter.follow(()))
    rig.pump()


def test_a_question_is_put_away_and_brought_back_from_the_menu():
    rig = asked(BETS[1:])
    rig.press("menu")
    assert rig.dom.find("reopen-bets") is None
    rig.press("close")
    rig.press("dismiss-bets")
    assert rig.dom.find("bet", move="bet 30") is None
    assert rig.ops("play") == []  # silence is not a move
    looks_again(rig, BETS[1:], ply=13)
    assert rig.dom.find("bet", move="bet 30") is None
    rig.press("menu")
    rig.press("reopen-bets")
    assert rig.dom.find("bet", move="bet 30") is not None
    rig.press("menu")
    assert rig.dom.find("reopen-bets") is None


def test_a_button_in_its_place_brings_back_a_question_that_was_put_away():
    rig = asked(BETS[1:])
    rig.press("dismiss-bets")
    assert "table-menu-reopen-bets" in rig.region("bar")
    rig.press("reopen-bets")
    assert rig.dom.find("bet", move="bet 30") is not None
    assert "table-menu-reopen-bets" not in rig.region("bar")


def test_who_has_put_the_question_away_is_asked_again_when_the_partner_bets_and_in_the_next_deal():
    rig = asked(BETS[1:])
    rig.press("dismiss-bets")
    looks_again(rig, BETS[2:], ply=13)
    assert rig.dom.find("bet", move="bet 30") is not None
    rig.press("dismiss-bets")
    looks_again(rig, BETS[2:], ply=14)
    assert rig.dom.find("bet", move="bet 30") is None
    looks_again(rig, BETS[2:], deal=4, ply=1)
    assert rig.dom.find("bet", move="bet 30") is not None


def test_who_has_put_the_question_away_is_asked_again_at_the_next_turn():
    # A turn of one's own goes by without a card; while it lasts, the question stays away.
    turn = {"must": [0], "may": [0], "actions": BETS[1:] + [PASS]}
    rig = alone(lambda viewer: table(viewer, **turn), held=["think"])
    rig.press("dismiss-bets")

    def sees(**more):
        rig.looks = lambda viewer: table(viewer, **more)
        rig.app.spawn(rig.app.screen.playing.presenter.follow(()))
        rig.pump()
        return rig.dom.find("bet", move="bet 30") is not None

    assert not sees(ply=13, **turn), "somebody has bet out of turn"
    assert not sees(ply=14, must=[1], may=[0], actions=BETS[1:])
    assert sees(ply=15, **turn)
    rig.press("dismiss-bets")
    assert not sees(ply=16, must=[1], may=[0], actions=BETS[1:])
    assert not sees(ply=15, **turn), "the move was taken back: it is the same turn"


def test_no_bet_is_asked_about_in_words_of_its_own():
    rig = asked(BETS)
    rig.press("bet", move="bet 0")
    assert "table-bet-never" in rig.region("bar")
    assert rig.dom.said[-1] == "table-bet-never"
    rig.press("disarm")
    rig.press("bet", move="bet 15")
    assert "table-bet-sure" in rig.region("bar")


def test_a_hint_to_bet_shows_the_bets_that_were_put_away():
    rig = alone(lambda viewer: table(viewer, actions=BETS[1:]))
    rig.press("dismiss-bets")
    assert rig.dom.find("bet", move="bet 30") is None
    rig.hints = [{"move": "bet 30", "value": 1, "action": BETS[2], "reasons": []}]
    rig.press("hint")
    assert "is-hinted" in rig.region("bar")


def test_a_game_with_a_no_bet_of_its_own_needs_no_putting_away():
    assert asked(BETS).dom.find("dismiss-bets") is None


# -- the room kept for the bets


def row(rig):
    """Returns the class of the row of bets, "" where there is none."""
    return "".join([tag["class"] for tag in tags(rig.region("bar")) if tag.get("class", "").startswith("bets")])


def test_the_ground_of_the_bets_is_kept_for_the_deal_in_which_there_were_some():
    rig = alone(lambda viewer: table(viewer, must=[1], betting=True), held=["think"])
    assert row(rig) == "bets bets-later"
    looks_again(rig, BETS[1:], betting=True)
    assert row(rig).startswith("betsbets-text")
    looks_again(rig, [], betting=True)
    assert row(rig) == "bets bets-later"
    looks_again(rig, [], betting=False)
    assert row(rig) == "bets bets-later"
    looks_again(rig, [], betting=False, deal=2)
    assert row(rig) == ""
    looks_again(rig, [], deal=2)  # a picture of an older version does not tell
    assert row(rig) == ""
