"""Problems as links: made, opened, refused."""

import json

import pytest

from app.links.problem import text_of
from engine.core import registry
from tests.app.fake_late import ADDRESS, pack
from tests.app.links_rig import LinkPage
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
    assert len(link) < 100
    visit = ProblemLinkPage(link)
    assert visit.app.screen.name == "links"
    assert f"link-problem.number{{level=problem-level-{found.level},n=3}}" in visit.shown
    assert "link-problem.solved" not in visit.shown
    assert visit.dom.storage.get("talon.problems") is None
    visit.press("link-yes")
    visit.dom.advance(100)
    assert visit.app.screen.answering.problem.id == found.id
    assert [name for name, _ in visit.app._stack] == ["home", "problem"]
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


PROBLEM = text_of(problem("haggis", 2))
WRONG = [
    (PROBLEM.replace(problem("haggis", 2).id, "99.99"), "problem"),
    (PROBLEM[:-1] + ("0" if PROBLEM[-1] != "0" else "1"), "problem"),
    (PROBLEM.replace("haggis", "whist"), "game"),
    (PROBLEM.replace("haggis", "boast"), "problem"),
    (PROBLEM.partition(" ")[0], "problem"),
    ("haggis", "damaged"),
    ("", "damaged"),
    ("<img/src=x> 1", "game"),
]


@pytest.mark.parametrize(("text", "fault"), WRONG)
def test_a_problem_that_is_not_here_is_refused_kindly(text, fault):
    visit = ProblemLinkPage(pack("#links/problem.1.", text)[len(ADDRESS) :])
    assert f"link-fault-{fault}" in visit.shown
    assert "link-untouched" in visit.shown
    assert visit.dom.find("link-yes") is None
    assert visit.dom.errors == []


def test_without_a_network_a_problem_that_has_not_been_fetched_is_away():
    visit = ProblemLinkPage("#", {})
    visit.dom.away["problems-haggis"] = {"error": "cut", "code": "download/network", "args": {}}
    visit.dom.type_address(problem_link())
    visit.dom.advance(0)
    assert "link-fault-away" in visit.shown
