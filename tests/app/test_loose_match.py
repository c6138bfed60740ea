"""A match from a file that is looked back at first, and then kept or dropped."""

import json

from app.app import App
from app.screens import SCREENS
from app.stats import is_counted
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.replay_rig import finished


class Reader:
    """A page that has read the text of a match, on the list of saved games."""

    def __init__(self, text):
        self.dom = FakeDom(engine=Engine())
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.paste(text)

    def paste(self, text):
        """Reads another text."""
        self.app.go("saved")
        self.dom.advance(0)
        self.dom.press("import")
        self.dom.submit("import-text", {"text": text})
        self.dom.advance(0)


def test_it_is_looked_at_and_nothing_is_kept():
    match = finished("haggis", 3)
    page = Reader('[Tags "rainy"]\n' + match.text)
    page.dom.press("import-look")
    page.dom.advance(0)
    assert page.app.screen.deal.number == 2
    page.dom.key("ArrowRight")
    page.dom.advance(0)
    assert page.app.screen.spot.moment == 1
    assert page.app.saves.matches() == []
    page.dom.swipe_back()
    assert page.dom.screen == "saved"
    assert page.app.saves.matches() == []
    assert page.dom.errors == []


def test_it_can_be_kept_where_it_stands():
    match = finished("haggis", 3)
    page = Reader('[Title "Train"]\n[Tags "rainy"]\n' + match.text)
    page.dom.press("import-look")
    page.dom.advance(0)
    page.dom.key("ArrowRight")
    page.dom.advance(0)
    page.dom.press("keep")
    page.dom.advance(0)
    (entry,) = page.app.saves.matches()
    assert (entry["title"], entry["tags"]) == ("Train", ["rainy"])
    assert page.app.saves.load(entry["id"])[0] == match.text
    assert page.dom.find("keep") is None
    assert page.dom.address() == f"#replay/{entry['id']}/2/1"


def test_lines_that_could_not_be_played_are_kept_with_it():
    text = finished("haggis", 3).text + "9:xx\n"
    page = Reader(text)
    assert "import-lost{n=1}" in page.dom.html["sheet"]
    page.dom.press("import-look")
    page.dom.advance(0)
    page.dom.press("keep")
    page.dom.advance(0)
    (entry,) = page.app.saves.matches()
    assert text in page.app.saves.raw(entry["id"])


def test_without_room_for_lines_that_could_not_be_played_that_is_told():
    page = Reader(finished("haggis", 3).text + "9:xx\n")
    page.dom.press("import-look")
    page.dom.advance(0)
    keep_original = page.app.saves.keep_original

    def keep_less(match, text):
        page.dom.storage.room = 0
        keep_original(match, text)

    page.app.saves.keep_original = keep_less
    page.dom.press("keep")
    page.dom.advance(0)
    assert len(page.app.saves.matches()) == 1
    assert "error-save-full" in page.dom.html["toast"]


def test_a_review_begun_before_it_was_kept_is_kept_with_it(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 8})
    page = Reader(finished("haggis", 3).text)
    page.dom.press("import-look")
    page.dom.advance(0)
    page.dom.press("review")
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    found = [decision.stored for decision in review.decisions]
    assert review.is_done
    assert not [name for name in page.dom.storage.names() if ".review." in name]
    page.app.close()
    page.dom.press("keep")
    page.dom.advance(0)
    (entry,) = page.app.saves.matches()
    kept = json.loads(page.dom.storage.get(f"talon.review.{entry['id']}.2.0"))
    assert (kept["seen"], kept["decisions"]) == (len(review.plies), found)
    page.app.go("home")
    page.app.go("replay", id=f"{entry['id']}/2/review")
    asked = page.dom.engine.asked.count("review")
    page.dom.advance(0)
    assert page.app.sheets[-1]._review.is_done
    assert page.dom.engine.asked.count("review") == asked, "nothing is weighed twice"


def test_a_review_that_is_begun_after_it_was_kept_is_kept(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 8})
    page = Reader(finished("haggis", 3).text)
    for act in ("import-look", "keep", "review"):
        page.dom.press(act)
        page.dom.advance(0)
    (entry,) = page.app.saves.matches()
    assert page.dom.storage.get(f"talon.review.{entry['id']}.2.0")


def tried(page):
    """Returns the meta of a match that is tried out from the third move of the deal looked back at."""
    page.dom.press("import-look")
    page.dom.advance(0)
    for _ in range(3):
        page.dom.key("ArrowRight")
        page.dom.advance(0)
    page.dom.press("try")
    page.dom.advance(50)
    return page.app.saves.meta(page.app.screen.source.match)


def test_what_is_tried_out_from_it_counts_nowhere_and_is_not_on_the_first_screen():
    page = Reader(finished("haggis", 3).text)
    meta = tried(page)
    assert not is_counted(meta)
    assert len(page.app.saves.matches()) == 1
    assert page.app.saves.running(page.app.saves.matches()) == []


def test_what_is_tried_out_from_it_leads_back_while_it_is_there():
    page = Reader(finished("haggis", 3).text)
    tried(page)
    match = page.app.screen.source.match
    page.dom.advance(20_000)
    page.dom.press("menu")
    page.dom.press("branch")
    page.dom.advance(0)
    assert (page.app.screen.spot.match, page.app.screen.spot.deal, page.app.screen.spot.moment) == ("file", 2, 3)
    page.dom.press("keep")
    page.dom.advance(0)
    page.app.go("table", id=match)
    page.dom.advance(50)
    assert page.dom.find("branch") is None
    page.dom.press("menu")
    assert page.dom.find("branch") is None
    assert page.dom.errors == []


def test_what_was_tried_out_from_it_does_not_lead_back_to_the_match_of_another_file():
    page = Reader(finished("haggis", 3).text)
    tried(page)
    match = page.app.screen.source.match
    page.paste(finished("boast", 3).text)
    page.dom.press("import-look")
    page.dom.advance(0)
    page.app.go("table", id=match)
    page.dom.advance(50)
    assert page.dom.find("menu") is not None
    assert page.dom.find("branch") is None


def test_in_its_first_deal_there_is_nothing_to_look_back_at():
    text = finished("haggis", 3).text
    first = Reader(text[: text.index("2:pass")])
    assert first.dom.find("import-keep") is not None
    assert first.dom.find("import-look") is None


def test_its_first_deal_can_be_looked_back_at_as_soon_as_it_is_over():
    match = finished("haggis", 3, deals=1)
    assert match.end is None
    page = Reader(match.text)
    page.dom.press("import-look")
    page.dom.advance(0)
    assert page.app.screen.deal.number == 1
    page.dom.press("keep")
    page.dom.advance(0)
    page.app.go("saved")
    (entry,) = page.app.saves.matches()
    page.dom.press("more", id=entry["id"])
    for act in ("replay", "send"):
        assert page.dom.find(act) is not None


def test_a_page_that_was_reloaded_says_that_it_has_it_no_more():
    dom = FakeDom(engine=Engine())
    dom.entries = ["#replay/file/1/3"]
    app = App(dom, SCREENS)
    app.start()
    dom.advance(0)
    dom.boot("ready")
    dom.advance(100)
    assert "error-save-loose" in dom.html["toast"]
    assert dom.screen == "home"
