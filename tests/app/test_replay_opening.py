"""How a look back opens: one question to the engine, asked before the journal has answered."""

import pytest

from app.saves import pack
from app.table.drawing import board
from tests.app.replay_rig import ReplayPage, finished


def test_a_deal_and_its_first_table_are_one_question_and_each_step_another():
    page = ReplayPage(finished("haggis", 3), "/1/3")
    assert page.engine.asked[-1] == "past"
    assert page.engine.asked.count("past") == 1
    assert (page.at, page.table["ply"]) == ((1, 3), 3)
    page.dom.press("last")
    page.dom.press("deal-after")
    page.dom.advance(0)
    assert page.engine.asked[-2:] == ["look", "past"]
    assert (page.at, page.table["deal"]) == ((2, 0), 2)


@pytest.mark.parametrize(("spot", "at"), [("", (2, 0)), ("/7/2", (2, 2)), ("/1/9999", (1, None))])
def test_a_deal_that_is_not_there_is_the_last_one_and_a_moment_too_late_the_settlement(spot, at):
    page = ReplayPage(finished("haggis", 3), spot)
    deal, moment = at
    assert page.at == (deal, page.screen.deal.last if moment is None else moment)
    assert page.table["deal"] == deal
    assert ("summary" in page.dom.shown()) is (moment is None)


def test_the_engine_is_asked_before_the_journal_has_answered():
    page = ReplayPage(finished("haggis", 3))
    spot = page.match + "/1/3"
    page.app.go("home")
    page.dom.journal.slow = True
    page.engine.asked.clear()
    page.app.go("replay", id=spot)
    page.dom.advance(0)
    assert page.engine.asked == ["past"]
    assert page.screen.deal is None
    while page.dom.journal.step():
        page.dom.advance(0)
    assert page.engine.asked == ["past"]
    assert page.at == (1, 3)


def test_what_the_journal_knows_of_later_deals_is_looked_back_at():
    page = ReplayPage(finished("haggis", 3, deals=1))
    page.app.go("home")
    page.dom.advance(0)
    later = pack(9, page.app.saves.load(page.match)[1], finished("haggis", 3, deals=3).text)
    page.dom.journal.entries[page.match] = {"serial": 9, "text": later}
    page.engine.asked.clear()
    page.app.go("replay", id=page.match)
    page.dom.advance(0)
    assert page.engine.asked == ["past", "past"]
    assert page.at == (3, 0)


def test_a_table_of_the_deal_before_is_not_shown_once_another_has_been_opened():
    page = ReplayPage(finished("haggis", 3), "/2/0")
    page.dom.press("score")
    page.dom.engine = None  # it answers when the test says so
    page.dom.press("deal", deal="1")
    page.dom.press("move-after")
    past, look = page.dom.asked
    assert (past["op"], look["op"]) == ("past", "look")
    seen = []
    show = page.screen._show
    page.screen._show = lambda table, deal, **how: seen.append(deal.number) or show(table, deal, **how)
    for request in (past, look):
        fields = {name: value for name, value in request.items() if name not in ("id", "op")}
        page.dom.answer(request["op"], page.engine.ask(request["op"], **fields))
    page.dom.advance(0)
    assert seen == [1]
    assert (page.at, page.table["deal"]) == ((1, 0), 1)


def test_a_match_whose_title_another_tab_has_changed_is_asked_about_once():
    page = ReplayPage(finished("haggis", 3))
    page.app.go("home")
    page.dom.advance(0)
    record, meta, _ = page.app.saves.load(page.match)
    page.dom.journal.entries[page.match] = {"serial": 9, "text": pack(9, {**meta, "title": "Sunday"}, record)}
    page.engine.asked.clear()
    page.app.go("replay", id=page.match)
    page.dom.advance(0)
    assert page.engine.asked == ["past"]
    assert page.screen._match.meta["title"] == "Sunday"


def test_what_it_draws_itself_is_not_worked_out_by_the_table(monkeypatch):
    drawn = []
    for name in board.REGIONS:
        work_out = board.REGIONS[name]
        monkeypatch.setitem(
            board.REGIONS, name, lambda scene, name=name, work_out=work_out: drawn.append(name) or work_out(scene)
        )
    page = ReplayPage(finished("haggis", 3), "/1/3")
    assert set(drawn) >= {"seats", "centre", "hand"}
    assert not {"banner", "bar"} & set(drawn)
    assert "replay-tools" in page.dom.html["t-bar"]
