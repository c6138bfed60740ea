"""A table is worked out in several tasks, so that a slow phone can draw and scroll between them, and shown in one.

A settlement is shown in two.
"""

from app.table.drawing.board import NEXT
from tests.app.samples_table import bots_turn, over, table
from tests.app.table_rig import Rig, alone, event, nines, seat

TWO = [seat("Anna"), seat("Béla", True)]
REGIONS = ("t-seats", "t-centre", "t-settlement", "t-banner", "t-hand", "t-bar", "t-side")


def paused():
    """Returns a rig whose bot has moved: the new table has come, and nothing is done with it yet."""
    rig = Rig(TWO)
    rig.looks = bots_turn
    rig.open()
    rig.looks = table
    rig.dom.paused = []
    for _ in range(100):
        rig.dom.advance(50)
        rig.pump()
        if rig.dom.paused:
            return rig
    raise AssertionError("the bot does not move")


def test_each_region_is_worked_out_in_a_task_of_its_own_and_all_are_shown_in_one():
    rig = paused()
    shown = []
    while rig.dom.paused:
        rig.dom.patches.clear()
        rig.dom.paused.pop(0)()
        shown.append([name for name in rig.dom.patches if name in REGIONS])
    first = next(at for at, names in enumerate(shown) if names)
    assert first >= len(REGIONS) - 1, "there is no settlement"
    assert shown[first] == ["t-banner", "t-bar"], "what has changed"
    assert not any(shown[first + 1 :])
    assert "touch" in [request["op"] for request in rig.dom.asked]


def test_where_cards_lie_is_looked_up_in_a_task_before_the_drawing():
    rig = paused()
    looked = []
    rig.dom.rects = lambda selector: looked.append(selector) or {}
    tasks = []
    while rig.dom.paused:
        rig.dom.patches.clear()
        looked.clear()
        rig.dom.paused.pop(0)()
        tasks.append((len(looked), "t-banner" in rig.dom.patches))
    drawn = [shown for _, shown in tasks].index(True)
    assert tasks[drawn - 1] == (1, False)
    assert tasks[drawn][0] == 1, "where they lie now, for their way there"


LATER = '<li class="part"></li>'  # a side whose rows are still to come


def settling(places=None):
    """Returns a rig whose bot has taken the last trick of a deal, which lies there for a while."""
    rig = Rig(TWO)
    rig.looks = bots_turn
    rig.open()
    rig.looks = lambda _: over(places=places)
    rig.events = [event("capture", "log/capture", 1), event("deal_end", "log/deal-end")]
    return rig


def settlements(rig, ms=8000):
    """Lets time pass; returns each settlement that is shown meanwhile."""
    shown = [rig.region("settlement")]
    for _ in range(0, ms, 50):
        rig.wait(50)
        if rig.region("settlement") != shown[-1]:
            shown.append(rig.region("settlement"))
    return shown[1:]


def test_a_settlement_is_shown_with_its_first_side_and_then_whole():
    for places in (None, [1, 2]):
        small, whole = settlements(settling(places))
        assert small.count(LATER) == whole.count('<li class="part">') - 1 == 1
        assert LATER not in whole
        assert small.partition(LATER)[0] == whole[: small.index(LATER)]
        assert small.endswith("</ol></details></div>" if places else "</ol></div>"), "what is below would move"
        assert [html for html in (small, whole) if "summary-hands" in html] == [whole]


def test_a_settlement_that_is_there_stays_whole():
    rig = settling()
    settlements(rig)
    rig.app.screen.playing.reseating.rename(0, "Zsófi")
    assert LATER not in "".join(settlements(rig))


def test_another_table_that_comes_before_the_other_sides_is_shown_whole():
    rig = settling()
    for _ in range(100):
        if LATER in rig.region("settlement"):
            break
        rig.wait(50)
    else:
        raise AssertionError("the settlement is whole at once")
    rig.app.screen.playing.reseating.rename(0, "Zsófi")
    assert LATER not in "".join(settlements(rig))
    assert LATER not in rig.region("settlement")


def test_each_side_of_a_settlement_is_worked_out_in_a_task_of_its_own():
    rig = settling()
    settlements(rig)
    rig.dom.paused = []
    rig.app.spawn(rig.app.screen.board.compose("settlement"))
    assert len(rig.dom.paused) == 1, "none yet in the task that has asked for it"
    tasks = -1
    while rig.dom.paused:
        rig.dom.paused.pop(0)()
        tasks += 1
    assert tasks == 1 + rig.region("settlement").count('<li class="part">') + 1, "the head, the sides, and the rest"


def test_what_the_player_does_meanwhile_finds_the_new_table_shown():
    rig = paused()
    assert not rig.scene.view.must()
    rig.dom.paused.pop(0)()
    rig.dom.press("card", key="c7r")
    assert len(rig.dom.paused) == 1, "what follows from the tap"
    assert rig.scene.view.must()
    assert rig.scene.selection.has("c7r")


def test_a_table_that_is_left_meanwhile_is_shown_to_its_end_before():
    rig = paused()
    rig.dom.paused.pop(0)()
    rig.dom.swipe_back()
    assert rig.app.screen.name == "home"
    assert rig.dom.errors == []


def test_a_card_that_is_tapped_is_seen_at_once_and_what_follows_from_it_task_by_task():
    rig = Rig(TWO)
    rig.open()
    banner = rig.dom.html["t-banner"]
    rig.dom.paused = []
    rig.dom.patches.clear()
    rig.dom.press("card", key="c7r")
    assert rig.dom.patches == ["t-hand", "t-bar"]
    rig.scene.refusal = "not now"
    while rig.dom.paused:
        rig.dom.paused.pop(0)()
    assert rig.dom.html["t-banner"] != banner


def test_no_button_is_left_for_what_was_chosen_before_another_card():
    rig = alone(touches=nines)
    rig.tap("c9r")
    rig.tap("c9y")
    assert offered(rig) - {"pass"}
    rig.dom.paused = []
    rig.dom.press("card", key="c9r")
    assert offered(rig) == {"pass"}


def offered(rig):
    """Returns the moves that have buttons."""
    return {part.partition('"')[0] for part in rig.dom.html["t-bar"].split('data-move="')[1:]}


def unseen():
    """Returns a rig, its board, and its page, which shows no picture until the test does."""
    rig = Rig(TWO)
    rig.open()
    rig.dom.moves.clear()
    rig.dom.unseen = []
    return rig, rig.app.screen.board, rig.dom


def test_cards_move_once_the_browser_shows_them_from_where_they_were_last_seen():
    rig, board, dom = unseen()
    dom.places = {"c7r": (100, 700, 50, 70)}
    board.draw_table(rig.scene.view)
    dom.places = {"c7r": (100, 600, 50, 70)}  # drawn, but not seen there
    board.draw_table(rig.scene.view)
    dom.places = {"c7r": (100, 300, 50, 70)}
    assert dom.moves == []
    assert len(dom.unseen) == 1
    dom.unseen.pop()()
    assert [(move["key"], move["dy"]) for move in dom.moves[0]] == [("c7r", 400)]


def test_a_card_that_flies_when_another_table_comes_goes_on_from_where_it_is_by_then():
    rig, board, dom = unseen()
    dom.places = {"c7r": (100, 700, 50, 70)}
    board.draw_table(rig.scene.view)
    dom.places = {"c7r": (100, 300, 50, 70)}
    dom.paused = []
    rig.app.spawn(board.compose())
    while len(dom.paused) == 1 and board._places is None:
        dom.paused.pop(0)()
    dom.unseen.pop()()  # it flies from 700 to 300
    dom.places = {"c7r": (100, 650, 50, 70)}
    board.draw_table(rig.scene.view)
    dom.places = {"c7r": (100, 200, 50, 70)}
    dom.unseen.pop()()
    assert [move["dy"] for moves in dom.moves for move in moves if move["key"] == "c7r"] == [400, 450]


class Other:
    """A table as somebody else has seen it."""

    def __init__(self, viewer):
        self.viewer = viewer


BESIDE = ["seat:0", "stats:1", "score", "tally:0"]


def test_what_lies_beside_the_cards_moves_as_they_do():
    rig, board, dom = unseen()
    shown = dom.shown()
    assert [key for key in BESIDE if f'data-key="{key}"' not in shown] == []
    assert moved(board, dom, rig.scene.view) == [("t-centre", 20)] + [(key, 20) for key in BESIDE]


def test_nothing_beside_the_cards_moves_once_another_player_looks_or_nobody():
    _, board, dom = unseen()
    assert moved(board, dom, Other(1)) == [("t-centre", 20)]
    assert moved(board, dom, Other(None)) == [("t-centre", 20)]


def moved(board, dom, old):
    """Draws a table after an old one, with everything 20 pixels further up, and returns what moves by how much."""
    dom.places = dict.fromkeys(["t-centre"] + BESIDE, (10, 120, 50, 20))
    board.draw_table(old)
    dom.places = dict.fromkeys(dom.places, (10, 100, 50, 20))
    dom.unseen.pop()()
    return [(move["key"], move["dy"]) for move in dom.moves.pop()]


def test_nothing_moves_of_a_table_that_was_closed_meanwhile():
    rig, board, dom = unseen()
    board.draw_table(rig.scene.view)
    rig.scene.see(None, [])
    dom.unseen.pop()()
    assert dom.moves == []
    assert dom.errors == []


def test_nothing_moves_once_the_table_has_been_left():
    rig, board, dom = unseen()
    dom.places = {"c7r": (100, 700, 50, 70)}
    board.draw_table(rig.scene.view)
    rig.app.go("settings")
    dom.places = {"c7r": (100, 300, 50, 70)}
    focused = dom.focus_now
    dom.unseen.pop()()
    assert dom.moves == []
    assert dom.focus_now == focused


def test_a_focus_that_was_lost_goes_to_what_comes_next_unless_it_is_somewhere_by_then():
    for elsewhere, then in (("", NEXT[0]), ('[data-key="score"]', '[data-key="score"]')):
        _, board, dom = unseen()
        board._focus_lost = True
        dom.focus_now = ""
        board.draw("bar")
        assert dom.focus_now == ""
        dom.focus_now = elsewhere
        dom.unseen.pop()()
        assert dom.focus_now == then
        assert not board._focus_lost
