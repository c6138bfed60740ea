"""The only possible move plays itself after a moment; whoever is out need not watch the end."""

from tests.app.match_in_memory import MatchInMemory
from tests.app.melds_rig import opened
from tests.app.samples_melds import DISCARD
from tests.app.samples_melds import table as melds
from tests.app.samples_table import BETS, PASS, action, bots_turn, over, seat_view, table, text, three
from tests.app.table_rig import alone, event, seat, touched
from tests.app.test_table_playing import begin

SEVEN = action("7r", "single", text("action/single", rank="7"), ("7r",))


def stuck(names):
    """Answers a touch where nothing can be played."""
    return touched()


def sole(names):
    """Answers a touch where exactly one card can be played, and only by itself."""
    return touched([], [SEVEN]) if names else touched(["7r"])


def moves(rig):
    """Returns what has been played so far."""
    return [request["move"] for request in rig.ops("play")]


def no_pass(viewer):
    """Returns a table where passing is not possible."""
    return table(viewer, actions=[])


def test_a_forced_pass_plays_itself_after_a_moment():
    rig = alone(touches=stuck, guided="off")
    rig.wait(600)
    assert moves(rig) == []
    assert "is-queued" in rig.region("bar")
    assert "table-automatic-pass" in rig.region("banner"), "nobody wonders who has played"
    assert rig.dom.said[-1] == "table-automatic-pass"
    rig.wait(900)
    assert moves(rig) == [], "there is time to read it"
    rig.wait(200)
    assert moves(rig) == ["pass"]


def test_what_played_itself_is_told_until_the_next_turn():
    rig = alone(touches=stuck, held=["think"], guided="off")
    rig.wait(1000)
    rig.looks = bots_turn
    rig.wait(700)
    assert moves(rig) == ["pass"]
    assert "table-automatic-pass" in rig.region("banner")
    rig.looks = no_pass
    rig.app.spawn(rig.app.screen.playing.presenter.follow(()))
    rig.pump()
    assert "table-automatic" not in rig.region("banner")


def test_what_played_itself_is_told_no_longer_than_its_trick_lasts():
    taken = {"ply": 3, "text": text("log/takes", seat=1), "cards": [], "seat": 1, "kind": "capture"}
    for change in ({"log": [taken]}, {"deal_over": True}):
        rig = alone(touches=stuck, held=["think"], guided="off")
        rig.wait(1000)
        rig.looks = bots_turn
        rig.wait(700)
        assert "table-automatic-pass" in rig.region("banner")
        rig.looks = lambda viewer, change=change: dict(bots_turn(viewer), **change)
        rig.app.spawn(rig.app.screen.playing.presenter.follow(()))
        rig.pump()
        assert "table-automatic" not in rig.region("banner")


def test_a_pass_that_ends_its_trick_is_told_until_the_next_move():
    taken = {"ply": 3, "text": text("log/takes", seat=1), "cards": [], "seat": 1, "kind": "capture"}
    rig = alone(touches=stuck, held=["think"], guided="off")
    rig.wait(1000)
    rig.looks = lambda viewer: dict(bots_turn(viewer), log=[taken])
    rig.wait(700)
    assert moves(rig) == ["pass"]
    assert "table-automatic-pass" in rig.region("banner")
    rig.app.spawn(rig.app.screen.playing.presenter.follow(()))
    rig.pump()
    assert "table-automatic" not in rig.region("banner")


def test_what_played_itself_goes_with_the_trick_that_it_has_ended():
    taken = {"ply": 3, "text": text("log/takes", seat=1), "cards": [], "seat": 1, "kind": "capture"}
    rig = alone(touches=stuck, held=["think"], guided="off")
    rig.wait(1000)
    rig.looks = lambda viewer: dict(bots_turn(viewer), log=[taken])
    rig.events = [event("pass", "log/pass", seat=0), event("capture", "log/taken", seat=1)]
    rig.wait(700)
    assert "table-automatic-pass" in rig.region("banner"), "the trick lies there"
    rig.wait(3000)
    assert moves(rig) == ["pass"]
    assert "table-automatic" not in rig.region("banner"), "somebody else leads"


def test_a_forced_move_is_announced_for_longer_the_slower_the_pace():
    for pace, ms in (("slow", 3060), ("normal", 1620), ("fast", 900), ("instant", 900)):
        rig = alone(touches=stuck, pace=pace, guided="off")
        rig.wait(ms - 50)
        assert moves(rig) == [], pace
        rig.looks = bots_turn
        rig.held = ["think"]
        rig.wait(100)
        assert moves(rig) == ["pass"], pace


def test_a_card_without_an_alternative_plays_itself():
    rig = alone(no_pass, sole, guided="off")
    rig.wait(600)
    said = "table-automatic{cards=card-r{rank=7}}"
    assert said in rig.region("banner"), "the card and no command"
    assert rig.dom.said[-1] == said
    assert 'is-queued" data-act="move"' in rig.region("bar"), "its button stands there, and not what is missing"
    assert 'class="missing"' not in rig.region("bar")
    rig.wait(1100)
    assert moves(rig) == ["7r"]


def test_no_tip_is_given_beside_a_move_that_plays_itself():
    def tipped(viewer):
        return table(viewer, tip=text("tip/follow"))

    assert "tip-follow" in alone(tipped).region("banner")
    rig = alone(tipped, touches=stuck)
    assert "table-automatic" in rig.region("banner")
    assert "tip-follow" not in rig.region("banner")


def test_where_there_is_a_choice_nothing_plays_itself():
    for looks, touches in (
        (table, sole),  # a pass is another move
        (no_pass, lambda names: touched(["7r", "8r"])),
        (no_pass, lambda names: touched(["8r"], [SEVEN]) if names else touched(["7r"])),  # it may grow into more
        (no_pass, lambda names: touched([], [SEVEN, SEVEN]) if names else touched(["7r"])),  # in two ways
        (lambda viewer: table(viewer, actions=[PASS] + BETS), stuck),
    ):
        rig = alone(looks, touches)
        rig.wait(3000)
        assert moves(rig) == []


def test_by_the_settings_nothing_plays_itself():
    rig = alone(touches=stuck, automatic="off")
    rig.wait(3000)
    assert moves(rig) == []


def test_in_a_lesson_nothing_plays_itself():
    players = [seat("Anna"), seat("Béla", True)]
    source = MatchInMemory(players)
    source.is_coached = True
    rig, *_ = begin(players, touches=stuck, source=source)
    rig.wait(3000)
    assert moves(rig) == []


def test_a_selected_card_and_a_hint_stop_it():
    rig = alone(no_pass, sole)
    rig.tap("c7r")
    assert "is-queued" not in rig.region("bar")
    rig.wait(3000)
    assert moves(rig) == []


def test_the_button_need_not_be_waited_for():
    rig = alone(touches=stuck)
    rig.looks = bots_turn
    rig.held = ["think"]
    rig.press("move", move="pass")
    rig.wait(3000)
    assert moves(rig) == ["pass"]


def test_what_was_undone_does_not_play_itself_again():
    rig = alone(touches=stuck, guided="off")
    rig.wait(1700)
    assert moves(rig) == ["pass"]
    rig.press("undo")
    rig.wait(3000)
    assert moves(rig) == ["pass"], "the same position again"


def test_taking_back_leads_to_the_last_choice_past_what_would_only_play_itself_again():
    rig = alone(guided="off")
    rig.legal = [1, 1, 2]
    rig.press("undo")
    assert [(request["seat"], request["scope"]) for request in rig.ops("undo")] == [(0, "decision")] * 3


def test_taking_back_goes_no_further_than_the_table_allows_or_where_nothing_plays_itself():
    for undo, automatic in (([1], "on"), ([0, 1], "off")):
        rig = alone(guided="off", automatic=automatic)
        rig.legal = [1]
        rig.status = dict(rig.status, undo=undo)
        rig.press("undo")
        assert len(rig.ops("undo")) == 1


def test_what_follows_another_choice_plays_itself_again():
    rig = alone(touches=stuck, guided="off")
    rig.wait(1700)
    rig.legal = [1]
    rig.press("undo")
    rig.wait(3000)
    assert moves(rig) == ["pass", "pass"]


def test_whoever_is_out_may_leave_out_the_pauses():
    rig = alone(out, pace="slow")
    rig.looks = lambda viewer: out(viewer) if rig.plays < 4 else over(viewer)
    assert 'data-act="rush"' in rig.region("bar")
    rig.wait(400)
    assert moves(rig) == []
    rig.press("rush")
    rig.wait(50)
    assert len(moves(rig)) == 4
    assert 'data-act="rush"' not in rig.region("bar")


def test_nobody_rushes_who_has_cards_or_sits_with_others():
    rig = alone(three)
    assert 'data-act="rush"' not in rig.region("bar")


def out(viewer):
    """Returns a table at which Anna is out and Béla, a bot, has the turn."""
    seats = [seat_view(0, "Anna", out=1, cards=0), seat_view(1, "Béla", kind="bot", level="club", turn=True)]
    return table(viewer, must=[1], actions=[], seats=seats)


def test_among_melds_it_is_said_what_the_move_does():
    rig = opened(
        lambda names: touched([], [DISCARD]) if names else touched(["Kc"]), lambda viewer: melds(viewer, actions=[])
    )
    rig.scene.refusal = "refused before"
    rig.wait(300)
    assert "table-automatic-move{move=action-handromi-discard" in rig.region("banner")
    assert 'data-move="discard Kc"' in rig.region("bar")
    assert rig.dom.said[-1].startswith("table-automatic-move{move=action-handromi-discard")
    assert moves(rig) == []
    rig.wait(3000)
    assert moves(rig) == ["discard Kc"]
