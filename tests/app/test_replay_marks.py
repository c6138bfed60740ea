"""A look back: which cards are marked in the hands that lie open."""

import pytest

from app.replay.marks import marks_of
from tests.app.replay_rig import TABLES, ReplayPage, finished

NEXT, BETTER = "card-next", "card-better"


def marked(page, what):
    """Returns the faces of the cards with a mark, in the viewer's hand and in those of the others."""
    view, told = page.screen.scene.view, page.screen.scene.told
    slots = [slot for zone in view.table["zones"] for slot in zone["slots"]]
    return sorted(slot["face"] for slot in slots if what in told.get(slot["key"], ()))


def own_play(page):
    """Returns the first moment before a move of cards of one's own."""
    deal = page.screen.deal
    return next(ply for ply in deal.decisions(0) if deal.cards(ply))


def to(page, moment):
    page.screen._go(moment)
    page.dom.advance(0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_cards_of_ones_own_next_move_stand_up_and_are_named(game, seats):
    page = ReplayPage(finished(game, seats, deals=1), "/1/0")
    moment = own_play(page)
    to(page, moment)
    cards = page.screen.deal.cards(moment)
    assert marked(page, "next") == sorted(cards)
    html = page.dom.html["t-hand"]
    assert html.count(NEXT + "{") == len(cards)
    assert html.count(" next") >= len(cards), "as a class"
    assert BETTER not in html
    to(page, moment + 1)
    assert marked(page, "next") == sorted(
        page.screen.deal.cards(moment + 1) if page.screen.deal.mover(moment + 1) == 0 else []
    )
    to(page, page.screen.deal.last)
    assert page.screen.scene.told == {}


def test_the_cards_of_another_seat_are_marked_only_where_its_hand_lies_open():
    page = ReplayPage(finished("haggis", 3, deals=1), "/1/0")
    deal = page.screen.deal
    moment = next(ply for ply in deal.decisions(1) if {*deal.cards(ply)} & {*"JQK"})  # which lie open anyway
    to(page, moment)
    assert marked(page, "next") == []
    assert NEXT not in page.dom.html["t-seats"]
    page.dom.press("open-hands")
    page.dom.advance(0)
    assert marked(page, "next") == sorted(deal.cards(moment))
    assert page.dom.html["t-seats"].count(NEXT + "{") == len(deal.cards(moment))
    assert NEXT not in page.dom.html["t-hand"]


def test_a_review_marks_the_cards_of_the_better_move_as_well(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 40})
    page = ReplayPage(finished("haggis", 2, deals=1), "/1/review")
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    worst = next(one for one in review.decisions if one.cards(is_open=False))
    page.dom.press("close")
    to(page, worst.ply)
    assert marked(page, "better") == sorted(worst.cards(is_open=False))
    assert marked(page, "next") == sorted(page.screen.deal.cards(worst.ply))
    assert page.dom.html["t-hand"].count(BETTER + "{") == len(worst.cards(is_open=False))
    told = page.screen.scene.told
    page.dom.press("next-seat")
    page.dom.press("next-seat")
    page.dom.advance(0)
    assert page.screen.scene.told == told
    best = [one for one in review.decisions if one.better(is_open=False)[1] == 0 or not one.is_sure]
    assert [one.cards(is_open=False) for one in best if one.kind in ("best", "good")] == [[] for _ in best]
    again = ReplayPage(finished("haggis", 2, deals=1), f"/1/{worst.ply}")
    assert marked(again, "better") == [], "nobody has asked for a review"


def test_of_equal_cards_as_many_are_marked_as_are_played():
    page = ReplayPage(finished("team", 4, deals=1), "/1/0")
    deal = page.screen.deal
    for moment in deal.decisions(0):
        to(page, moment)
        told = marks_of(page.screen.scene.view, 0, deal.cards(moment), [])
        assert len(told) == len(deal.cards(moment)), moment
