"""What a review says of a decision, where nothing is called better that chance may have put ahead, and its curve."""

from types import SimpleNamespace

import pytest

from app.replay.review import Decision, Review
from app.replay.review_sheet import curve_html, decision_text, rough
from app.texts.words import worse
from tests.app.replay_rig import ReplayPage, finished

LABELS = {name: {"code": f"action-{name}", "args": {}} for name in ("played", "best", "open")}
TOLD = {"ply": 3, "value": 2.0, "open_loss": 30.4, "reasons": [{"code": "why-cheap", "args": {}}]}


class Codes:
    """Texts as their codes with their arguments."""

    def t(self, code, args):
        return code + "{" + ",".join(f"{name}={args[name]}" for name in sorted(args)) + "}"

    def text(self, value):
        return value["code"]


def said(kind, loss, accuracy, *, is_open=False):
    """Returns what is said of a decision of this class and accuracy that lost so many points."""
    told = {"class": kind, "loss": loss, "accuracy": accuracy}
    told.update(TOLD)
    told.update(LABELS)
    return decision_text(Codes(), Decision(told), is_open=is_open)


@pytest.mark.parametrize("loss", [0.0, 0.4, 4.3])
def test_a_loss_that_may_be_chance_is_told_as_none(loss):
    assert said("good", loss, 100) == "review-told-close{best=action-best,played=action-played}"
    assert said("best", 0.0, 100) == "review-told-best{played=action-played}"


@pytest.mark.parametrize(("kind", "loss"), [("good", 0.1), ("mistake", 4.3)])
def test_a_loss_beyond_chance_is_told_with_its_reason_however_small(kind, loss):
    told = said(kind, loss, 95)
    assert f"review-told{{best=action-best,loss={loss},played=action-played}}" in told
    assert "why-cheap" in told


def test_with_open_cards_any_loss_is_told():
    assert said("good", 4.3, 100, is_open=True) == "review-told-open{best=action-open,loss=30,played=action-played}"


@pytest.mark.parametrize(("points", "told"), [(0.04, 0.0), (3.26, 3.3), (9.94, 9.9), (10.4, 10), (-84.9, -85)])
def test_points_are_told_no_more_precisely_than_they_are_known(points, told):
    assert rough(points) == told


@pytest.mark.parametrize(
    ("loss", "told"), [(0.2, 0), (0.64, 0.5), (1.2, 1), (1.6, 1.5), (1.9, 2), (2.6, 3), (12.4, 12)]
)
def test_a_hint_tells_a_loss_in_halves_of_a_point_or_whole_ones(loss, told):
    assert worse(loss) == told


def test_where_few_points_are_at_stake_the_curve_has_tenths():
    page = ReplayPage(finished("boast", 3, deals=1))
    marks = {}
    for least, most in ((-0.3, 0.4), (-30.3, 40.4)):
        decisions = [
            SimpleNamespace(ply=ply, value=value, kind="best", result=least) for ply, value in ((1, least), (4, most))
        ]
        drawn = curve_html(page.app, SimpleNamespace(decisions=decisions, plies=[1, 4], last=6))
        parts = drawn.split('<text class="scale"')[1:]
        marks[most] = [part.partition("count{n=")[2].partition("}")[0] for part in parts]
    assert marks == {0.4: ["-0.3", "0.4", "0.0"], 40.4: ["-30", "40", "0"]}


def opened(monkeypatch, match=None):
    """Returns a page with the sheet of a review that was made with few playouts, and the review."""
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 20})
    page = ReplayPage(match or finished("haggis", 2, deals=1), "/1/review")
    page.dom.advance(0)
    return page, page.app.sheets[-1]._review


def test_decisions_that_were_good_but_not_the_best_are_listed_apart(monkeypatch):
    page, review = opened(monkeypatch)
    for decision in review.decisions:
        decision.kind = "best"
    page.app.redraw()
    assert 'data-key="review-good"' not in page.dom.html["sheet"]
    for decision in review.decisions[:2]:
        decision.kind = "good"
    page.app.redraw()
    _, _, listed = page.dom.html["sheet"].partition('data-key="review-good"')
    assert listed.count('data-act="decision"') == 2
    page.dom.press("decision", ply=str(review.decisions[0].ply))
    assert not page.app.sheets


@pytest.mark.parametrize(("accuracy", "shown", "fine"), [(100, "100", "no"), (97.2, "97", "yes")])
def test_what_is_said_of_a_deal_in_which_no_decision_cost_much_agrees_with_its_accuracy(
    monkeypatch, accuracy, shown, fine
):
    page, review = opened(monkeypatch)
    for decision in review.decisions:
        decision.kind, decision.accuracy = "good", accuracy
    page.app.redraw()
    assert f'<span class="num">count{{n={shown}}}</span>' in page.dom.html["sheet"]
    assert f"review-fine{{sure={fine}}}" in page.dom.html["sheet"]


def test_points_of_a_review_are_rounded_alike(monkeypatch):
    page, review = opened(monkeypatch)
    for decision, loss in zip(review.decisions, (32.4, 9.9)):
        decision.kind = "mistake"
        decision._known = (decision._known[0], loss, [])
    for decision in review.decisions[2:]:
        decision.kind = "best"
    page.app.redraw()
    assert "loss=32" in page.dom.html["sheet"]
    assert "loss=10" in page.dom.html["sheet"]


def test_where_open_cards_settle_nothing_it_says_so_and_offers_no_switch(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 20})
    said = {}
    for game in ("handromi", "haggis"):
        match = finished(game, 2, deals=1)
        page = ReplayPage(match, "/1/review")
        page.dom.advance(0)
        told = [one.stored for one in page.app.sheets[-1]._review.decisions]
        assert told
        said[game] = [part for part in ("review-open.help", "review-open.unknown") if part in page.dom.html["sheet"]]
        later = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
        assert [one.stored for one in later.decisions] == told, "it is kept"
    assert said == {"handromi": ["review-open.unknown"], "haggis": ["review-open.help"]}


@pytest.mark.parametrize(
    ("game", "seats", "against"),
    [("haggis", 2, "against=opponent,name=Béla"), ("boast", 3, "against=others"), ("team", 4, "against=team")],
)
def test_the_curve_says_whose_points_are_compared(game, seats, against, monkeypatch):
    page, _ = opened(monkeypatch, finished(game, seats, deals=1))
    assert f"review-curve-about{{{against}" in page.dom.html["sheet"]


def test_with_open_cards_nothing_is_said_that_counts_what_could_be_known(monkeypatch):
    page, review = opened(monkeypatch)
    before = page.dom.html["sheet"]
    for known in ("review-accuracy", "review-curve-about"):
        assert known in before
    page.dom.change("review-open", "on")
    whole = page.dom.html["sheet"]
    start, _, rest = whole.partition('<div class="review-known" aria-hidden="true">')
    hidden, _, end = rest.partition("</div>")
    assert "review-accuracy" in hidden, "it keeps its room"
    shown = start + end
    for known in ("review-accuracy", "review-curve-about", "review-good{", "review-fine"):
        assert known not in shown
    best = [one for one in review.decisions if one.better(is_open=True)[1] == 0]
    assert f"review-open-best{{all={len(review.decisions)},n={len(best)}}}" in shown
    for html in (before, whole):  # the head keeps its height, so the switch stays where it is
        above = html.partition('data-key="review-open"')[0].partition('<div class="stack review">')[2]
        assert above.count('class="review-head"') == 1
        assert "review-costs" not in above


def test_where_open_cards_would_have_changed_nothing_it_says_that_alone(monkeypatch):
    page, review = opened(monkeypatch)
    for decision in review.decisions:
        decision._open = (decision._open[0], 0.0, [])
    page.dom.change("review-open", "on")
    n = len(review.decisions)
    assert f"review-open-best{{all={n},n={n}}}" in page.dom.html["sheet"]
    assert "review-fine" not in page.dom.html["sheet"]


def test_with_open_cards_stays_on_when_the_sheet_is_opened_again(monkeypatch):
    page, review = opened(monkeypatch)
    page.dom.change("review-open", "on")
    worst = review.costliest(is_open=True)[0]
    page.dom.press("decision", ply=str(worst.ply))
    page.dom.advance(0)
    page.dom.press("review")
    page.dom.advance(0)
    assert 'data-key="review-open" checked>' in page.dom.html["sheet"]
    page.dom.change("review-open", "off")
    page.app.close()
    page.dom.press("review")
    page.dom.advance(0)
    assert 'data-key="review-open">' in page.dom.html["sheet"]


def test_beside_a_bet_a_play_is_no_bet(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 20})
    page = ReplayPage(finished("team", 4, deals=1), "/1/0")
    page.dom.engine = None
    page.dom.press("review")
    bet = {"kind": "bet", "label": {"code": "action/team-bet", "args": {"value": 30}}}
    play = {"kind": "set", "label": {"code": "action/single", "args": {}}}
    why = [{"move": "4h", "value": 5.0, "error": 1.0, "action": play, "reasons": [{"code": "why/cheap", "args": {}}]}]
    judged = {"loss": 12.0, "error": 1.0, "class": "mistake", "accuracy": 50.0, "playouts": 8, "choices": 3}
    shown = {"best": None, "action": None, "loss": 20.0}
    judged.update({"action": bet, "why": why, "open": shown, "cut": False, "result": 3.0})
    page.dom.answer("review", judged)
    page.dom.advance(0)
    decision = page.app.sheets[-1]._review.decisions[0]
    assert decision.better(is_open=False) == ({"code": "review/no-bet", "args": {}}, 12.0, [])
    assert decision.better(is_open=True)[0]["code"] == "review/no-bet"


def test_every_turn_of_handromi_is_on_the_curve(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"playouts": 4})
    match = finished("handromi", 2, deals=1)
    page = ReplayPage(match, "/1/review")
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    seats = [seat for seat, _ in match.moves]
    ends = [ply for ply in review.plies if seats[ply : ply + 2] != [0, 0] and review.at(ply) is not None]
    assert len(ends) > 5
    assert all(review.at(ply).value is not None for ply in ends)


def test_each_decision_is_a_dot_on_the_curve_and_so_is_the_result():
    page = ReplayPage(finished("boast", 3, deals=1))
    decisions = [
        SimpleNamespace(ply=ply, value=value, kind=kind, result=3.0)
        for ply, value, kind in ((1, 2.0, "best"), (4, 1.0, "mistake"), (7, None, "best"), (10, 2.5, "good"))
    ]
    drawn = curve_html(page.app, SimpleNamespace(decisions=decisions, last=13))
    kinds = [part.partition('"')[0] for part in drawn.split('<circle class="dot-')[1:]]
    assert kinds == ["best", "mistake", "good", "result"]
