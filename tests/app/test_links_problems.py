"""Problems as links: made, opened, refused."""

import json

import pytest

from app.problems.problem import Problem
from app.problems.written import written
from engine.core import registry
from tests.app.fake_late import ADDRESS, pack
from tests.app.links_rig import SHORT, LinkPage
from tests.app.samples_shell import OFFERED
from tests.app.test_problems import FILES, Problems, problem

# -- problems


def problem_sender(game="haggis", at=2):
    """Returns a page at a problem, and the problem."""
    page = Problems()
    return page, page.open(game, at)


def problem_link(game="haggis", at=2):
    """Returns the link of a problem, from the # on."""
    page, _ = problem_sender(game, at)
    page.dom.press("send")
    page.dom.advance(0)
    page.dom.press("send-copy")
    return page.dom.copied[-1][len(ADDRESS) :]


class ProblemLinkPage(LinkPage):
    """A page at which the link of a problem has arrived, with problems available."""

    def __init__(self, address, files=FILES):
        super().__init__(address, start=False)
        self.dom.files.update(files)
        self.dom.storage.texts.setdefault("talon.lessons", OFFERED)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.dom.advance(0)


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_problem_is_opened_where_its_link_arrives(game):
    link = problem_link(game)
    found = problem(game, 2)
    assert link.startswith("#links/problem.1.")
    assert len(ADDRESS + link) < SHORT
    visit = ProblemLinkPage(link)
    assert visit.app.screen.name == "links"
    assert f"link-problem.number{{level=problem-level-{found.level},n=3}}" in visit.shown
    assert "link-problem.solved" not in visit.shown
    assert visit.dom.storage.get("talon.problems") is None
    visit.press("link-yes")
    visit.dom.advance(100)
    assert visit.app.screen.answering.problem.id == found.id
    assert [name for name, _ in visit.app.way.steps] == ["home", "problem"]
    assert visit.matches() == []
    assert visit.dom.errors == []


def test_a_link_to_a_problem_that_is_solved_says_so_and_can_be_left():
    visit = ProblemLinkPage("#")
    visit.dom.storage.texts["talon.problems"] = json.dumps({"haggis": {problem("haggis", 2).id: "later"}})
    visit.dom.type_address(problem_link())
    visit.dom.advance(0)
    assert "link-problem.solved" in visit.shown
    visit.press("not-now")
    assert visit.app.screen.name == "home"


def test_a_problem_goes_as_a_code_and_is_shared_with_a_sentence():
    page, _ = problem_sender()
    page.dom.shares = True
    page.dom.press("send")
    page.dom.advance(0)
    assert "send-problem{game=game-haggis,n=3}" in page.sheet
    page.dom.press("send-qr")
    page.dom.advance(0)
    assert page.app.sheets[-1].name == "qr"
    page.app.close()
    page.dom.press("send-share")
    said, _, address = page.dom.shared[0].partition("\n")
    assert said == "send-said-problem{game=game-haggis}"
    assert address.startswith(ADDRESS + "#links/problem.1.")
    assert page.app.sheets == []
    assert page.kept == {}, "nothing was tried"


def test_a_file_of_a_problem_is_taken_in_as_its_link_is():
    page, found = problem_sender()
    page.dom.press("send")
    page.dom.advance(0)
    page.dom.press("send-file")
    name, text = page.dom.downloads[-1]
    assert name == f"talon-haggis-problem-{found.id}.txt"
    assert text.startswith("send-said-problem{game=game-haggis}\n")
    visit = ProblemLinkPage("#saved")
    visit.dom.press("import")
    visit.dom.submit("import-text", {"text": text})
    visit.dom.advance(0)
    assert visit.app.screen.name == "links"
    assert f"link-problem.number{{level=problem-level-{found.level},n=3}}" in visit.shown
    visit.press("link-yes")
    visit.dom.advance(100)
    assert visit.app.screen.answering.problem.id == found.id


def test_a_link_of_a_problem_is_of_its_beginning_also_after_an_answer():
    page, found = problem_sender()
    page.move(found.right[0])
    page.app.close()
    page.dom.press("send")
    page.dom.advance(0)
    page.dom.press("send-copy")
    assert page.dom.copied[-1][len(ADDRESS) :] == problem_link()


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_every_problem_fits_in_a_short_link(game):
    for data in json.loads(FILES[f"problems/{game}.json"]):
        link = pack("#links/problem.1.", written(Problem(game, 1, data)))
        assert len(link) < SHORT, data["id"]


def changed(**fields):
    """Returns the link of a problem with other fields; None leaves one out."""
    data = json.loads(written(problem("haggis", 2)))
    data.update(fields)
    data = {name: value for name, value in data.items() if value is not None}
    return pack("#links/problem.1.", json.dumps(data))[len(ADDRESS) :]


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_problem_that_is_on_no_list_is_solved_and_counted_nowhere(game):
    link = problem_link(game)
    found = problem(game, 2)
    others = [data for data in json.loads(FILES[f"problems/{game}.json"]) if data["id"] != found.id]
    visit = ProblemLinkPage(link, {**FILES, f"problems/{game}.json": json.dumps(others)})
    assert "link-problem-sent.help" in visit.shown
    assert f"problem-level-{found.level}" in visit.shown
    visit.press("link-yes")
    visit.dom.advance(100)
    visit.dom.type_address(visit.dom.address())  # its address has the whole problem, for a reload
    visit.dom.advance(100)
    screen = visit.app.screen
    assert screen.title() == f"problem-title-sent{{game=game-{game}}}"
    assert (screen.answering.problem.id, screen.answering.problem.moves) == (found.id, found.moves)
    assert screen.scene.view.table["ply"] == len(found.moves)
    visit.dom.emit("act", "move", {"move": found.right[0]})
    visit.dom.advance(10_000)
    assert "problem-solved" in visit.shown
    assert visit.dom.storage.get("talon.problems") is None
    assert visit.matches() == []
    visit.app.close()
    visit.dom.press("send")
    visit.dom.advance(0)
    visit.dom.press("send-copy")
    assert visit.dom.copied[-1][len(ADDRESS) :] == link
    visit.app.close()
    visit.press("problem-next")
    visit.dom.advance(100)
    assert visit.app.screen.answering.problem.number == 1
    assert visit.dom.errors == []


def test_another_position_under_an_id_of_the_list_does_not_count_as_that_problem():
    found = problem("haggis", 2)
    last = found.moves[-1].partition(":")
    visit = ProblemLinkPage(changed(moves=";".join(found.moves[:-1]), seat=int(last[0]), right=[last[2]]))
    visit.dom.storage.texts["talon.problems"] = json.dumps({"haggis": {found.id: "later"}})
    visit.press("link-yes")
    visit.dom.advance(100)
    assert visit.app.screen.answering.problem.seat == int(last[0])
    visit.dom.emit("act", "move", {"move": last[2]})
    visit.dom.advance(10_000)
    assert "problem-solved" in visit.shown
    assert json.loads(visit.dom.storage.get("talon.problems")) == {"haggis": {found.id: "later"}}


WRONG = [
    ({"game": "whist"}, "game"),
    ({"game": 1}, "damaged"),
    ({"id": "<img/src=x>"}, "damaged"),
    ({"id": "../1"}, "damaged"),
    ({"id": "9" * 13}, "damaged"),
    ({"id": ""}, "damaged"),
    ({"id": None}, "damaged"),
    ({"seats": 7}, "damaged"),
    ({"seats": 10**12}, "damaged"),
    ({"seats": "2"}, "damaged"),
    ({"seat": 5}, "damaged"),
    ({"seat": -1}, "damaged"),
    ({"seat": True}, "damaged"),
    ({"level": 4}, "damaged"),
    ({"seed": 5}, "damaged"),
    ({"right": []}, "damaged"),
    ({"right": "pass"}, "damaged"),
    ({"right": ["pass"] * 21}, "damaged"),
    ({"right": [7]}, "damaged"),
    ({"right": ["nonsense"], "id": "1.1"}, "damaged"),
    ({"moves": "0:nonsense"}, "damaged"),
    ({"moves": ["0:pass"]}, "damaged"),
    ({"seed": "another"}, "damaged"),
]


@pytest.mark.parametrize(("fields", "fault"), WRONG)
def test_what_is_no_problem_is_refused_kindly(fields, fault):
    visit = ProblemLinkPage(changed(**fields))
    assert f"link-fault-{fault}" in visit.shown
    assert "link-untouched" in visit.shown
    assert visit.dom.find("link-yes") is None
    assert visit.dom.errors == []


@pytest.mark.parametrize("text", ["", "haggis", "haggis/29.57 0a0b0c0d", "[]", "7", "null", '{"game": "haggis"}'])
def test_a_text_that_is_no_problem_is_refused_kindly(text):
    visit = ProblemLinkPage(pack("#links/problem.1.", text)[len(ADDRESS) :])
    assert "link-fault-damaged" in visit.shown
    assert visit.dom.find("link-yes") is None
    assert visit.dom.errors == []


@pytest.mark.parametrize("address", ["problem.1.AAAA", "deal.1.AAAA", "haggis", "problem.2.AAAA"])
def test_an_address_that_holds_no_problem_is_reported(address):
    visit = ProblemLinkPage("#problem/" + address)
    visit.dom.advance(100)
    assert visit.app.screen.name == "home"
    assert "problem-none" in visit.shown
    assert visit.dom.errors == []


def test_without_a_network_a_problem_that_has_not_been_fetched_is_away():
    visit = ProblemLinkPage("#", {})
    visit.dom.away["problems-haggis"] = {"error": "cut", "code": "download/network", "args": {}}
    visit.dom.type_address(problem_link())
    visit.dom.advance(0)
    assert "link-fault-away" in visit.shown
