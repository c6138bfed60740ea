"""A look back: where in the deal it is, and how its hands are sorted."""

from app.replay.controls import heading_html
from app.replay.past_deal import PastDeal
from tests.app.replay_rig import ReplayPage, finished


def test_it_says_in_which_trick_it_is_and_which_of_whose_moves_came_last():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    place = "replay-move{n=1,name=Béla,part=1,phase=trick,when=%s,you=no}"
    assert place % "before" in page.dom.html["t-banner"]
    assert place % "before" in page.dom.html["t-bar"], "said of the slider"
    page.dom.press("move-after")
    page.dom.advance(0)
    assert place % "after" in page.dom.html["t-banner"]
    assert place % "after" in page.dom.html["t-bar"]


def test_a_move_is_found_by_its_trick_and_by_what_its_player_did_there():
    moves = [{"seat": seat, "text": "x"} for seat in (0, 1, 2, 0, 1, 2, 0, 1, 2, 0)]
    deal = PastDeal(1, moves, [7, 9, 10], led=2)
    assert [deal.place(ply) for ply in (0, 1)] == [(0, 1, 1)] * 2, "bets before the first trick"
    assert [deal.place(ply) for ply in (2, 5)] == [(1, 1, 2), (1, 2, 2)]
    assert [deal.place(ply) for ply in (3, 4, 6, 7, 8, 9)] == [
        (1, 1, 2), (1, 1, 1), (1, 2, 2), (2, 1, 1), (2, 1, 1), (3, 1, 1)
    ]  # fmt: skip
    assert deal.has_tricks


def test_without_tricks_a_move_is_found_by_its_player_s_turn():
    deal = PastDeal(1, [{"seat": seat, "text": "x"} for seat in (1, 0, 0, 1, 1, 1, 0)], [])
    assert [deal.place(ply) for ply in range(7)] == [
        (1, 1, 1), (1, 1, 2), (1, 2, 2), (2, 1, 3), (2, 2, 3), (2, 3, 3), (2, 1, 1)
    ]  # fmt: skip
    assert not deal.has_tricks


def test_a_hand_is_sorted_as_its_player_has_it_at_the_table():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    assert page.screen.scene.order == "rank"
    page.app.settings.keep_habit("sort", "haggis", "suit")
    page.dom.press("move-after")
    page.dom.advance(0)
    assert page.screen.scene.order == "suit"


def test_the_outermost_steps_lead_to_the_ends_of_a_deal_and_from_there_to_the_next_deal():
    page = ReplayPage(finished("haggis", 3), "/1/5")
    end = page.screen.deal.last
    for act, at in (("first", (1, 0)), ("last", (1, end)), ("deal-after", (2, 0)), ("deal-before", (1, 0))):
        button = page.dom.find(act)
        assert f"replay-{act}" in page.dom.html["t-bar"]
        assert "aria-disabled" not in button
        page.dom.press(act)
        page.dom.advance(0)
        assert page.at == at
    assert page.dom.find("deal-before")["aria-disabled"] == "true", "no deal is before the first"
    page.dom.key("PageDown")
    page.dom.key("End")
    page.dom.advance(0)
    assert page.at == (2, page.screen.deal.last)
    assert page.dom.find("deal-after")["aria-disabled"] == "true", "no deal is after the last"


def test_a_long_title_is_whole_for_readers_and_says_on_a_phone_which_deal_it_is(monkeypatch):
    page = ReplayPage(finished("boast", 3), "/1/0")
    words = page.screen.scene.words
    for title, brief in (
        ("Boast \u00b7 round 1 \u00b7 3 tricks or none", "round 1"),
        ("Handr\u00f6mi \u00b7 deal 1 of 5", ""),
    ):
        monkeypatch.setattr(words, "text", lambda _, title=title: title)
        html = heading_html(page.app, page.screen.scene)
        assert (f'aria-hidden="true">replay-title{{title={brief}}}</span>' in html) == bool(brief), title
        assert title.rpartition(" ")[2] in html
