"""Problems on a fake browser with the real engine: solved, missed, shown, continued, and remembered."""

import json

import pytest

from app.app import App
from app.browser.storage import Memory
from app.problems.problem import Problem
from app.problems.sequel import Sequel
from app.problems.solved import FIRST, LATER, TRIED, Solved, next_of
from app.screens import SCREENS
from engine.core import registry
from tests.app.fake_dom import FakeDom
from tests.app.fake_storage import FakeStorage
from tests.app.real_engine import Engine
from web.make.problems import problem_rooms, problems_of

GAMES = [game.name for game in registry.games()]
SETTINGS = {"pace": "instant", "confirm_bets": "off"}
FILES = {path: data.decode() for files in problem_rooms().values() for path, data in files.items()}


def problem(game, at=0):
    """Returns a problem of a game as the page reads it."""
    return Problem(game, at + 1, json.loads(FILES[f"problems/{game}.json"])[at])


class Problems:
    """A page on a storage, with the engine up and all problems available."""

    def __init__(self, storage=None, files=FILES):
        self.engine = Engine()
        self.dom = FakeDom(storage, self.engine, files)
        self.dom.storage.texts["talon.settings"] = json.dumps(SETTINGS)
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")

    def open(self, game, at=0):
        """Opens a problem, and returns it."""
        self.app.go("problem", id=problem(game, at).address)
        self.dom.advance(100)
        return problem(game, at)

    def list(self, game=""):
        """Opens the list of a game's problems."""
        self.app.go("problems", id=game)
        self.dom.advance(0)
        self.dom.advance(0)

    @property
    def panel(self):
        """Returns the HTML of the panel above the hand."""
        return self.dom.html["t-coach"]

    @property
    def sheet(self):
        """Returns the HTML of the sheet that answers a move."""
        return self.dom.html["sheet"]

    @property
    def table(self):
        """Returns the table that is shown."""
        return self.app.screen.scene.view.table

    @property
    def kept(self):
        """Returns what is remembered."""
        return json.loads(self.dom.storage.texts.get("talon.problems", "{}"))

    def wrong(self, found):
        """Returns the legal moves that do not solve a problem."""
        record = self.app.screen.playing.session.record
        legal = self.engine.ask("legal", record=record, seat=found.seat)["moves"]
        return [move["text"] for move in legal if move["text"] not in found.right]

    def move(self, move):
        """Makes a move, as its button does, and waits for the answer."""
        self.dom.emit("act", "move", {"move": move})
        self.dom.advance(10_000)


@pytest.mark.parametrize("game", GAMES)
def test_a_right_move_is_made_and_solves_a_problem_at_the_first_try(game):
    page = Problems()
    found = page.open(game)
    assert page.table["ply"] == len(found.moves)
    assert page.table["seat"] == found.seat
    assert found.seat in page.table["must"]
    assert ">problem-ask<" in page.panel
    assert not page.dom.sheet_open
    page.move(found.right[-1])
    assert page.table["ply"] > len(found.moves)
    assert ">problem-right<" in page.sheet
    assert "problem-ends" in page.sheet
    assert "problem-reveal" not in page.sheet
    assert ">problem-first<" in page.panel
    assert page.kept == {game: {found.id: FIRST}}
    assert "think" not in page.engine.asked, "nobody goes on playing"
    assert page.app.saves.matches() == []


@pytest.mark.parametrize("game", GAMES)
def test_any_other_move_is_answered_by_what_follows_it_and_not_made(game):
    page = Problems()
    found = page.open(game)
    record = page.app.screen.playing.session.record
    move = page.wrong(found)[0]
    page.move(move)
    assert ">problem-wrong<" in page.sheet
    told = page.engine.ask("rollout", record=record, seat=found.seat, move=move)
    then = page.engine.ask("look", record=told["record"], seat=found.seat)["table"]
    first = next(entry for entry in then["log"] if entry["ply"] > len(found.moves))
    assert first["seat"] == found.seat
    line = page.sheet.partition('<li class="log-line"><span>')[2]
    assert line.startswith(first["text"]["code"].replace("/", "-")), "the move itself comes first"
    points = page.engine.ask("status", record=told["record"])["deals"][-1]["points"]
    assert f"points={points[found.seat]}" in page.sheet.partition("problem-best")[0]
    assert page.app.screen.playing.session.record == record
    assert page.kept == {game: {found.id: TRIED}}
    page.dom.press("problem-try")
    assert not page.dom.sheet_open
    assert ">problem-again<" in page.panel
    page.move(found.right[0])
    assert ">problem-solved<" in page.panel
    assert page.kept == {game: {found.id: LATER}}


def test_the_menu_of_a_problem_promises_no_match_that_waits():
    page = Problems()
    page.open("boast")
    page.dom.press("menu")
    assert 'data-act="leave"' in page.sheet
    assert "table-menu-leave.help" not in page.sheet


def test_once_it_is_solved_the_ways_on_have_the_room_of_its_level():
    page = Problems()
    found = page.open("boast")
    assert '<h2 class="coach-step"' in page.panel
    page.move(found.right[0])
    assert '<h2 class="visually-hidden"' in page.panel
    acts = [part.partition('"')[0] for part in page.panel.split('data-act="')[1:]]
    assert acts == ["leave", "send", "problem-tell", "problem-next"], "what breaks into a second line is a word"


@pytest.mark.parametrize(("game", "at"), [(game, at) for game in GAMES for at in (1, 20, 38)])
def test_a_wrong_move_is_refuted_in_a_sentence(game, at):
    page = Problems()
    found = page.open(game, at)
    record = page.app.screen.playing.session.record
    move = page.wrong(found)[0]
    page.move(move)
    said = page.sheet.partition("problem-refuted{")[2].partition("</p>")[0]
    logs, points = [], []
    for made in (move, found.right[0]):
        told = page.engine.ask("rollout", record=record, seat=found.seat, move=made)
        log = page.engine.ask("look", record=told["record"], seat=found.seat)["table"]["log"]
        logs.append([entry for entry in log if entry["ply"] > len(found.moves)])
        points.append(page.engine.ask("status", record=told["record"])["deals"][-1]["points"][found.seat])
    kinds = [entry["kind"] for entry in logs[0]]
    decides = kinds.index("capture" if "capture" in kinds else "deal_end")
    if game == "handromi":
        (out,) = [entry["seat"] for entry in logs[0] if entry["kind"] == "out"]
        laid = [entry for entry in logs[0] if entry["kind"] in ("meld", "layoff") and entry["seat"] == out]
        codes = [entry["text"]["code"].replace("/", "-") for entry in (laid[-1], logs[0][decides])]
        assert said.index(codes[0]) < said.index(codes[1])
    assert logs[0][decides]["text"]["code"].replace("/", "-") in said
    if "play" in kinds[:decides]:
        play = [entry for entry in logs[0][:decides] if entry["kind"] == "play"][-1]
        codes = [entry["text"]["code"].replace("/", "-") for entry in (play, logs[0][decides])]
        assert said.index(codes[0]) < said.rindex(codes[1])
    ahead = (points[0] - points[1]) * (-1 if game == "handromi" else 1)
    assert f"points={points[0]}," in said
    assert f"best={points[1]}," in said
    assert f"result={'better' if ahead > 0 else 'worse' if ahead else 'same'}" in said
    page.dom.press("problem-reveal")
    assert "problem-refuted" not in page.sheet


@pytest.mark.parametrize(
    ("log", "turn"),
    [
        ("0discard 1take 1layoff 1discard 1out deal_end", (1, 2, 5)),
        ("0discard 1take 1layoff 1discard 2draw 2meld 2layoff 2discard 2out deal_end", (1, 6, 9)),
        ("0draw 0discard 1take 1discard 2draw 2meld 2discard 2out deal_end", (5, 8)),
        ("0layoff 0discard 1draw 1layoff 1discard 0draw 0discard 0out deal_end", (0, 8)),
        ("0draw 0discard 1draw 1meld 1discard deal_end", (5,)),
        ("0play 1play 1capture 1play 0capture 1out deal_end", (1, 2)),
    ],
)
def test_what_decides_is_a_discard_that_is_taken_and_what_is_laid_last_or_the_first_trick(log, turn):
    entries = []
    for at, word in enumerate(log.split()):
        seat, kind = (int(word[0]), word[1:]) if word[0].isdigit() else (None, word)
        entries.append({"ply": 1, "seat": seat, "kind": kind, "text": {"code": str(at), "args": {}}})
    if entries[-1]["kind"] == "deal_end" and entries[-2]["kind"] == "out":
        entries[-1]["text"]["args"]["seat"] = entries[-2]["seat"]
    found = Sequel(0, {"log": entries, "seats": []}, {"points": []}, []).turn
    assert [int(text["code"]) for text in found] == list(turn)


def test_a_problem_whose_game_has_not_arrived_says_so_and_leads_home(monkeypatch):
    monkeypatch.setattr(registry, "_expected", {"boast"})
    monkeypatch.setattr(registry, "_packages", dict)
    page = Problems()
    page.open("boast")
    assert "error-game-away" in page.dom.html["toast"]
    assert page.app.screen.name == "home"
    monkeypatch.undo()
    page.open("boast")
    assert page.app.screen.playing is not None


def test_the_solution_can_be_shown_and_has_then_to_be_played():
    page = Problems()
    found = page.open("haggis")
    page.move(page.wrong(found)[0])
    page.dom.press("problem-reveal")
    assert ">problem-solution<" in page.sheet
    best = page.app.screen.answering.answer.best.entries[0]["text"]["code"].replace("/", "-")
    move, _, follows = page.sheet.partition("problem-follows")
    assert best in move.partition("<dl>")[0], "the move is named below that heading"
    assert "log-line" in follows
    assert page.dom.find("problem-reveal") is None
    page.dom.press("problem-try")
    page.dom.press("problem-tell")
    assert ">problem-solution<" in page.sheet, "the answer can be read again"
    page.dom.press("problem-try")
    assert page.table["ply"] == len(found.moves)
    page.move(found.right[0])
    assert page.kept == {"haggis": {found.id: LATER}}


def test_after_the_right_move_no_other_is_made():
    page = Problems()
    found = page.open("boast")
    page.move(found.right[0])
    page.app.close()
    ply = page.table["ply"]
    answers = page.engine.asked.count("rollout")
    page.move(page.wrong(found)[0] if page.wrong(found) else "pass")
    assert page.table["ply"] == ply
    assert page.engine.asked.count("rollout") == answers


def test_a_moment_of_thought_by_the_engine_lets_no_second_move_through():
    page = Problems()
    found = page.open("haggis")
    answering = page.app.screen.answering
    answering._asking = True
    assert not answering.permits(found.right[0])
    assert page.kept == {}


def test_there_are_neither_hints_nor_steps_back():
    page = Problems()
    page.open("haggis")
    for act in ("hint", "undo", "players"):
        assert page.dom.find(act) is None
        page.app.screen.act(act, {})
    for key in "hu":
        page.dom.emit("key", key, {}, "")
    page.dom.advance(1000)
    assert not {"hint", "undo"} & set(page.engine.asked)


def test_the_next_problem_is_the_next_that_is_not_solved():
    storage = FakeStorage()
    second = problem("boast", 1)
    storage.texts["talon.problems"] = json.dumps({"boast": {second.id: FIRST}})
    page = Problems(storage)
    found = page.open("boast", 0)
    page.move(found.right[0])
    page.dom.press("problem-next")
    page.dom.advance(100)
    assert page.app.screen.answering.problem.id == problem("boast", 2).id
    page.app.back()
    assert page.app.screen.name != "table", "one step leads back from all of them"


def test_after_the_last_one_all_of_them_are_shown():
    storage = FakeStorage()
    every = [problem("boast", at) for at in range(len(problems_of(registry.game("boast"))))]
    storage.texts["talon.problems"] = json.dumps({"boast": {one.id: LATER for one in every[:-1]}})
    page = Problems(storage)
    found = page.open("boast", len(every) - 1)
    page.move(found.right[0])
    page.dom.press("problem-next")
    page.dom.advance(100)
    assert page.app.screen.name == "problems"
    assert "problems-all-solved" in page.dom.html["toast"]
    assert f"problems-done{{all={len(every)},first=1,solved={len(every)}}}" in page.dom.html["problems-next"]


def test_the_list_offers_the_next_one_and_marks_those_that_are_solved():
    storage = FakeStorage()
    first, second, third = (problem("haggis", at) for at in range(3))
    storage.texts["talon.problems"] = json.dumps({"haggis": {first.id: FIRST, second.id: LATER, third.id: TRIED}})
    page = Problems(storage)
    page.list("haggis")
    shown = page.dom.shown()
    for number, state in ((1, "first"), (2, "later"), (3, "tried"), (4, "new")):
        assert f"problems-one{{n={number},state={state}}}" in shown
    assert "solved=2" in page.dom.html["problems-next"]
    assert "first=1" in page.dom.html["problems-next"]
    page.dom.press("problem", key="next-problem")
    page.dom.advance(100)
    assert page.app.screen.answering.problem.id == third.id


def test_home_leads_to_the_problems_and_another_game_is_chosen_there():
    page = Problems()
    page.dom.press("go", to="problems")
    page.dom.advance(0)
    page.dom.advance(0)
    assert page.app.screen.name == "problems"
    for game in GAMES:
        page.dom.emit("field", "game", game, {}, True)
        page.dom.advance(0)
        assert f"all={len(problems_of(registry.game(game)))}" in page.dom.html["problems-next"]
        assert page.dom.entries[page.dom.here] == f"#problems/{game}"


@pytest.mark.parametrize("address", ["haggis/0.0", "haggis", "chess/1.1", "", "haggis/1.1/2"])
def test_an_address_without_a_problem_leads_home_and_says_so(address):
    page = Problems()
    page.app.go("problem", id=address)
    page.dom.advance(100)
    assert page.app.screen.name == "home"
    assert "error-problem-none" in page.dom.html["toast"]


def test_problems_that_cannot_be_fetched_are_told():
    page = Problems(files={})
    page.dom.away["problems-haggis"] = {"error": "cut", "code": "download/network", "args": {}}
    page.list("haggis")
    assert "download" in page.dom.html["toast"]
    assert "problems-wait" in page.dom.shown()
    page.app.go("problem", id=problem("haggis").address)
    page.dom.advance(100)
    assert page.app.screen.name == "home"


@pytest.mark.parametrize("damage", ["{", "[]", '{"haggis": 3}', '{"haggis": {"x": 1}}', "null"])
def test_damaged_memory_is_no_harm(damage):
    storage = FakeStorage()
    storage.texts["talon.problems"] = damage
    page = Problems(storage)
    found = page.open("haggis")
    page.move(found.right[0])
    assert page.kept["haggis"][found.id] == FIRST


def test_what_is_solved_stays_whatever_else_happens():
    storage = FakeStorage()
    solved, other = Solved(storage), Solved(storage)
    one, two = problem("haggis", 0), problem("haggis", 1)
    solved.solve(one)
    other.solve(two)
    assert Solved(storage).is_solved(one), "another tab has not written over it"
    solved.missed(one)
    assert Solved(storage).state(one) == FIRST
    storage.room = 0
    three = problem("haggis", 2)
    solved.solve(three)
    assert solved.is_solved(three)
    assert Solved(storage).is_solved(one), "what was kept before is there"
    passing = Solved(Memory())
    passing.missed(one)
    passing.solve(one)
    assert passing.state(one) == LATER


def test_the_next_one_begins_again_at_the_end():
    solved = Solved(Memory())
    every = [problem("team", at) for at in range(3)]
    solved.solve(every[2])
    assert next_of(every, solved, 3) is every[0]
    assert next_of(every, solved, 1) is every[1]
    for one in every:
        solved.solve(one)
    assert next_of(every, solved) is None
