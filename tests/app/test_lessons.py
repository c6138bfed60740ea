"""Lessons on a fake browser with the real engine: each to its end, wrong moves, leaving and resuming, the offer."""

import pytest

from app.lessons.coach import SEEN_MS
from tests.app.fake_storage import FakeStorage
from tests.app.lesson_rig import GAMES, Lessons, at


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_and_kept_nowhere(game):
    page = Lessons()
    found = page.open(game)
    for number, step in enumerate(found.steps[:-1]):
        assert at(number, found) in page.panel
        assert f">{step.code}<" in page.panel or f">{step.code}.whole<" in page.panel
        assert page.ply == step.start
        page.do(step)
    assert f">{found.steps[-1].code}<" in page.panel
    assert page.app.screen.scene.view.table["deal_over"]
    assert page.dom.find("next") is None, "the lesson has no second deal"
    assert "think" not in page.engine.asked
    assert page.app.saves.matches() == []
    assert page.app.stats.deals(game) == 0
    assert sorted(page.dom.storage.names()) == ["talon.lessons", "talon.settings", "talon.theme"]
    assert page.app.lessons.step(game) == 0, "next time it begins from the start"


@pytest.mark.parametrize("game", GAMES)
def test_the_first_steps_are_read_before_the_engine_is_up(game):
    page = Lessons(ready=False)
    found = page.open(game)
    hand = page.dom.html["t-hand"]
    assert "card suit-" in hand
    assert page.engine.asked == []
    reads = [step for step in found.steps if step.end == 0]
    for number, step in enumerate(reads):
        assert at(number, found) in page.panel
        assert f">{step.code}<" in page.panel
        page.dom.press("coach-next")
    assert at(len(reads), found) in page.panel
    page.dom.boot("ready")
    page.dom.advance(100)
    assert "new" not in page.engine.asked
    for number, step in enumerate(found.steps[:-1]):
        if number >= len(reads):
            assert at(number, found) in page.panel, "the engine comes up and the lesson stays where it was"
            page.do(step)
    assert page.app.screen.scene.view.table["deal_over"]


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_move_is_explained_and_not_made(game):
    page = Lessons()
    found = page.open(game)
    explained = 0
    for number, step in enumerate(found.steps[:-1]):
        record = page.app.screen.playing.session.record
        legal = page.engine.ask("legal", record=record, seat=0)["moves"]
        others = [move for move in legal if move["text"] not in step.take]
        plays = page.engine.asked.count("play")
        for move in others[:: 1 + len(others) // 3]:
            page.move(move["text"])
            said = step.answer(move["text"], "") if step.take else "lesson-read-first"
            assert said.partition(".")[0] in page.panel
            assert "is-answer" in page.panel
            explained += 1
        assert page.engine.asked.count("play") == plays
        assert page.app.screen.playing.session.record == record
        assert at(number, found) in page.panel
        page.do(step)
    assert explained > 10
    assert page.app.screen.scene.view.table["deal_over"]


def test_answers_go_by_the_move_then_by_its_kind():
    page = Lessons()
    found = page.open("haggis")
    for step in found.steps[:3]:
        page.do(step)
    for move, code in (("bet 30", "bet.big"), ("2y", "bet.wrong")):
        page.move(move)
        assert f">lesson-haggis-{code}<" in page.panel
    page.do(found.steps[3])
    keys = {slot["face"]: slot["key"] for slot in page.app.screen.scene.view.hand_slots()}
    for face in ("3r", "5o", "7y", "9g"):
        page.dom.press("card", key=keys[face])
    page.dom.press("move", move="3r 5o 7y 9g")
    assert ">lesson-haggis-lead.bomb<" in page.panel
    assert page.app.screen.scene.selection.keys == [], "the cards go back into the hand"
    page.dom.press("card", key=keys["2y"])
    assert ">lesson-haggis-lead.whole<" in page.panel, "with the next card the step is said again"


def test_what_a_step_asks_for_stays_in_sight_beside_an_explanation():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:3]:
        page.do(step)
    assert "coach-task" not in page.panel
    page.move("x")
    assert '<p class="coach-task">lesson-boast-lead<' in page.panel
    assert ">lesson-boast-lead.escape<" in page.panel
    page.do(found.steps[3])
    assert "coach-task" not in page.panel


@pytest.mark.parametrize("game", GAMES)
def test_no_move_shines_beside_next(game):
    # One golden button at a time: where the coach waits for "Next", none in the bar.
    page = Lessons()
    found = page.open(game)
    shone = 0
    for step in found.steps[:-1]:
        golden = "btn-primary" in page.dom.html["t-bar"]
        assert not (golden and 'data-act="coach-next"' in page.panel)
        shone += golden
        page.do(step)
    assert shone > 0 or game != "handromi", "a draw that is asked for shines"


def test_of_several_moves_of_a_card_the_one_that_the_coach_waits_for_shines():
    page = Lessons()
    found = page.open("handromi")
    for step in found.steps[:3]:
        page.do(step)
    (king,) = [slot["key"] for slot in page.app.screen.scene.view.hand_slots() if slot["face"] == "Kc"]
    page.dom.press("card", key=king)
    page.dom.advance(1000)
    buttons = [one for one in page.dom.html["t-bar"].split("<button") if 'data-act="move"' in one]
    assert [("discard Kc" in one, "btn-primary" in one) for one in buttons] == [(False, False), (True, True)]


@pytest.mark.parametrize(("game", "number"), [("haggis", 6), ("boast", 4)])
def test_it_says_whom_to_watch(game, number):
    page = Lessons(pace="fast")
    found = page.open(game)
    for step in found.steps[:number]:
        page.do(step)
    page.dom.emit("act", "move", {"move": found.steps[number].take[0]})
    page.dom.advance(0)
    assert f"lesson-watch{{count={len(found.players)},name=Béla}}" in page.panel


@pytest.mark.parametrize(("pace", "least"), [("slow", 1700), ("fast", 350)])
def test_the_others_wait_until_what_the_coach_says_can_have_been_read(pace, least, monkeypatch):
    done = "lesson-haggis-lead.done"
    for letters, ms in ((len(done), max(least, 50 * len(done))), (4, least), (300, 4000)):
        monkeypatch.setattr("app.lessons.coach.BYTE_MS", 50 * letters / len(done))
        page, ply = watching(pace)
        assert f">{done}<" in page.panel
        page.dom.advance(ms - 20)
        assert page.ply == ply
        page.dom.advance(60)
        assert page.ply == ply + 1
        page, ply = watching(pace)
        page.dom.advance(SEEN_MS)
        page.dom.emit("act", "hurry", {})
        page.dom.advance(20)
        assert page.ply == ply + 1, "a tap goes on at once"


def watching(pace):
    """Returns a page on which the learner of Haggis has just led, with the number of moves made."""
    page = Lessons(pace=pace)
    found = page.open("haggis")
    for step in found.steps[:4]:
        page.do(step)
    page.dom.emit("act", "move", {"move": found.steps[4].take[0]})
    page.dom.advance(0)
    return page, page.ply


def test_what_has_been_read_is_not_waited_for_again():
    page = Lessons(pace="fast")
    found = page.open("team")
    for step in found.steps[:-2]:
        page.do(step)
    page.dom.emit("act", "move", {"move": found.steps[-2].take[0]})
    page.dom.advance(1500)
    ply = page.ply
    page.dom.advance(400)
    assert page.ply == ply + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_how_taps_work_in_a_game_only_where_the_lesson_differs(game):
    for whole in ("on", "off"):
        page = Lessons(whole=whole)
        found = page.open(game)
        for step in found.steps[:-1]:
            assert "lesson-taps" not in page.panel
            page.do(step)
        assert at(len(found.steps) - 1, found) in page.panel
        assert ("lesson-taps" in page.panel) == (game in ("haggis", "team") and whole == "on")


def test_a_tap_on_the_cloth_hurries_one_move_and_never_past_the_end():
    page = Lessons(pace="slow")
    found = page.open("team")
    for step in found.steps[:-2]:
        page.dom.emit("act", "move", {"move": step.take[0]}) if step.take else page.dom.press("coach-next")
        page.dom.advance(60_000)
        if page.app.screen.coach.holds_trick:
            page.dom.press("coach-next")
            page.dom.advance(60_000)
    page.dom.emit("act", "move", {"move": found.steps[-2].take[0]})
    page.dom.advance(0)
    lasted = {}
    while found.steps[-1].code not in page.panel:
        page.dom.emit("act", "hurry", {})
        page.dom.advance(50)
        lasted[page.ply] = lasted.get(page.ply, 0) + 50
    *moves, end = lasted.values()
    assert len(moves) == len(found.steps[-2].others)
    assert all(650 <= ms <= 1600 for ms in moves), "each is seen, and none as long as without a tap"
    assert end >= 2200, "and the trick that ends the deal for its whole time"


def test_it_points_at_what_a_step_speaks_of_and_at_nothing_elsewhere():
    page = Lessons()
    found = page.open("haggis")
    assert page.dom.pointed == "#t-hand:not(:focus-visible)"
    for step in found.steps[:3]:
        page.do(step)
    assert page.dom.pointed == '#t-bar [data-move="bet 15"]:not(:focus-visible)'
    page.dom.press("leave", key="coach-leave")
    assert page.dom.pointed == ""


def test_of_two_cards_with_one_name_it_points_at_the_one_that_lies_by_the_others():
    page = Lessons()
    found = page.open("handromi")
    number = next(at for at, step in enumerate(found.steps) if step.code == "lesson-handromi-spades")
    for step in found.steps[:number]:
        page.do(step)
    scene = page.app.screen.scene
    page.dom.press("melds")
    assert scene.order == "melds"
    page.app.screen.coach.point()
    slots = {slot["key"]: slot for slot in scene.view.hand_slots()}
    pointed = [slots[one.split('"')[1]] for one in page.dom.pointed.split(", ")]
    assert [slot["face"] for slot in pointed] == ["2s", "3s", "4s", "5s", "6s"]
    assert len({slot["group"] for slot in pointed}) == 1


def test_what_was_chosen_to_try_it_out_is_not_in_the_way_of_a_later_step():
    page = Lessons()
    found = page.open("handromi")
    page.do(found.steps[0])
    scene = page.app.screen.scene
    page.dom.press("card", key=scene.view.hand_slots()[0]["key"])
    page.dom.advance(0)
    assert scene.selection.keys
    assert not found.steps[1].take
    page.do(found.steps[1])
    assert scene.selection.keys == []


def test_a_lesson_is_left_and_taken_up_where_it_was():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:6]:
        page.do(step)
    page.dom.swipe_back()
    assert page.app.screen.name == "home"
    assert "home-lesson{game=game-boast,n=7}" in page.dom.html["home-menu"]
    again = Lessons(page.dom.storage)
    again.dom.press("go", to="lesson", id="boast")
    again.dom.advance(100)
    assert at(6, found) in again.panel
    assert again.ply == found.steps[6].start
    for step in found.steps[6:-1]:
        again.do(step)
    assert again.app.screen.scene.view.table["deal_over"]
    assert "home-lesson" not in Lessons(page.dom.storage).dom.html["home-menu"]


def test_every_step_can_be_gone_back_to():
    page = Lessons()
    found = page.open("handromi")
    for step in found.steps[:-1]:
        page.do(step)
    for number in range(len(found.steps) - 2, -1, -1):
        page.dom.press("coach-back")
        page.dom.advance(100)
        assert at(number, found) in page.panel
        assert page.ply == found.steps[number].start
    assert "disabled" in page.dom.find("coach-back")
    page.do(found.steps[0])
    assert at(1, found) in page.panel


def test_a_step_that_was_left_takes_no_part_in_drawing():
    page = Lessons()
    found = page.open("handromi")
    page.do(found.steps[0])
    left = page.app.screen.playing
    page.dom.press("coach-back")
    page.dom.advance(100)
    assert page.app.screen.playing is not left
    left.session = None  # which it reads to prepare a drawing
    page.do(found.steps[0])
    assert page.dom.errors == []


def test_whoever_looks_back_from_the_end_has_done_the_lesson():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:-1]:
        page.do(step)
    for _ in range(3):
        page.dom.press("coach-back")
        page.dom.advance(100)
    assert at(len(found.steps) - 4, found) in page.panel
    assert page.app.lessons.latest() == ""
    page.do(found.steps[-4])
    assert page.app.lessons.latest() == ""
    for step in found.steps[-3:-1]:
        page.do(step)
    page.dom.press("coach-again")
    page.dom.advance(100)
    page.do(found.steps[0])
    assert page.app.lessons.step("boast") == 1, "once more it can be left and taken up"


def test_after_the_last_step_it_begins_once_more_or_a_match_is_played():
    page = Lessons()
    found = page.open("boast")
    for step in found.steps[:-1]:
        page.do(step)
    page.dom.press("coach-again")
    page.dom.advance(100)
    assert at(0, found) in page.panel
    for step in found.steps[:-1]:
        page.do(step)
    page.dom.press("coach-play")
    page.dom.advance(100)
    assert page.app.screen.name == "table"
    [entry] = page.app.saves.matches()
    assert page.dom.entries[-1].startswith("#table/")
    assert entry["game"] == "boast"
    assert page.dom.find("coach-next") is None


def test_nothing_leads_away_from_a_lesson():
    page = Lessons()
    found = page.open("haggis")
    for step in found.steps[:5]:
        page.do(step)
    page.app.screen.scene.view.table["undo"] = "decision"
    page.app.screen.board.draw()
    assert page.app.screen.scene.can_undo, "on any other table there would be something to undo"
    for act in ("hint", "undo"):
        assert page.dom.find(act) is None
        page.dom.emit("act", act, {})
        assert page.dom.key(act[0]) is False
    page.dom.press("menu")
    for act in ("players", "export", "abandon"):
        assert page.dom.find(act) is None
    assert page.dom.find("rules") is not None
    assert not {"hint", "undo", "think"} & set(page.engine.asked)


def test_an_address_without_a_lesson_leads_home():
    page = Lessons()
    page.app.go("lesson", id="chess")
    page.dom.advance(100)
    assert page.app.screen.name == "home"
    assert "error-lesson-none" in page.dom.html["toast"]


@pytest.mark.parametrize("damage", ["[]", "{", '{"steps": {"boast": "x"}, "offered": 3}', '{"steps": {"boast": 99}}'])
def test_damaged_progress_is_no_harm(damage):
    storage = FakeStorage()
    storage.texts["talon.lessons"] = damage
    page = Lessons(storage)
    found = page.open("boast")
    assert page.panel.count("lesson-step") == 1
    assert found.steps[page.app.screen.coach.number].start == page.ply


def test_a_lesson_never_speaks_of_taking_back_which_it_does_not_offer():
    page = Lessons()
    found = page.open("handromi")
    told = []
    for step in found.steps[:-1]:
        told.append(page.dom.html["t-banner"])
        page.do(step)
    assert any("banner-handromi-first.coached{" in line for line in told)  # nor of swapping, which it does not want
    assert any("banner-handromi-out{" in line for line in told)
    assert not any("banner-handromi-opening{" in line for line in told)
    refusal = {"code": "refuse/handromi-short", "args": {"laid": 20, "need": 51}}
    scene = page.app.screen.scene
    assert scene.refuse(refusal) == "refuse-handromi-short.final{laid=20,need=51}"
    scene.coached, scene.gives_help = False, True
    assert scene.refuse(refusal) == "refuse-handromi-short{laid=20,need=51}"
