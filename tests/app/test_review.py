"""The review of a deal, with the real engine: what it weighs, how far it has come, what it says and what is kept."""

import json

import pytest

from app.client.engine_client import BUDGET
from app.replay.controls import place_of
from app.replay.review import COSTLY, FINE, LIMITS, Review
from app.replay.spot import Spot
from tests.app.replay_rig import ReplayPage, finished
from tests.sampling import daily

FEW = {"playouts": 20}  # enough for two worlds each


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Weighs decisions with only a few playouts."""
    monkeypatch.setattr("app.replay.review.LIMITS", FEW)


def reviewed(match, spot="/1/review", **more):
    """Returns a page that was opened for a review, and the review."""
    page = ReplayPage(match, spot, **more)
    page.dom.advance(0)
    return page, page.app.sheets[-1]._review


TABLES = [("haggis", 2), ("team", 4), ("boast", 3), ("handromi", 2)]


@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 2))
def test_one_tap_weighs_every_decision_of_the_person_and_of_nobody_else(game, seats):
    match = finished(game, seats, deals=1)
    page, review = reviewed(match)
    own = [ply for ply, (seat, _) in enumerate(match.moves) if seat == 0]
    assert review.plies == own
    assert review.is_done
    assert not review.is_running
    assert page.engine.asked.count("review") == len(own)
    assert {decision.ply for decision in review.decisions} <= set(own)
    assert "progress" not in page.dom.html["sheet"]
    assert page.dom.errors == []
    assert page.dom.warnings == []


def test_what_it_says_is_what_the_engine_answers():
    match = finished("haggis", 2, deals=1)
    page, review = reviewed(match)
    assert "review-of{name=Anna" in page.dom.shown()
    values = []
    for ply in review.plies:
        fields = {"deal": 1, "ply": ply, "seat": 0, "seed": "review", **FEW}
        answer = page.engine.ask("review", record=match.text, **fields)
        if answer["choices"] == 1 and not answer["playouts"]:
            assert review.at(ply) is None, "a move without an alternative was no decision"
            continue
        decision = review.at(ply)
        assert (decision.kind, decision.accuracy) == (answer["class"], answer["accuracy"])
        assert decision.better(is_open=False)[:2] == (answer["why"][0]["action"]["label"], round(answer["loss"], 1))
        shown = answer["open"]
        assert decision.better(is_open=True)[:2] == (shown["action"]["label"], round(shown["loss"], 1))
        assert decision.played == answer["action"]["label"]
        values.append(answer["accuracy"])
    assert review.accuracy == pytest.approx(sum(values) / len(values))
    assert f'<span class="num">count{{n={round(review.accuracy)}}}</span>' in page.dom.html["sheet"]
    values = [decision.value for decision in review.decisions if decision.value is not None] + [answer["result"]]
    scale = [
        int(part.partition("count{n=")[2].partition("}")[0])
        for part in page.dom.html["sheet"].split('<text class="scale"')[1:]
    ]
    assert scale[:2] == [round(min(values + [0.0])), round(max(values + [0.0]))]
    assert scale[2:] in ([], [0])


@pytest.mark.parametrize(("game", "seats"), daily(TABLES, 2))
def test_a_choice_that_agrees_with_the_best_counts_even_where_it_took_no_playouts(game, seats):
    match = finished(game, seats, deals=1)
    page, review = reviewed(match)
    agreed = []
    for ply in review.plies:
        answer = page.engine.ask("review", record=match.text, deal=1, ply=ply, seat=0, seed="review", **FEW)
        is_real = answer["choices"] > 1 or answer["playouts"] > 0
        assert (review.at(ply) is not None) == (is_real and answer["class"] is not None)
        if answer["choices"] > 1 and answer["class"] and not answer["playouts"]:
            agreed.append(review.at(ply))
    assert agreed or game != "handromi", "its formulas often leave one move to weigh"
    assert {(one.kind, one.accuracy, one.value) for one in agreed} <= {("best", 100.0, None)}
    assert review.forced == len(review.plies) - len(review.decisions) - review.unweighed()
    dots = page.dom.html["sheet"].partition("<polyline")[2].partition('"/>')[0].count(",")
    valued = [one for one in review.decisions if one.value is not None]
    assert dots == len(valued) + 1, "each value is a dot on the curve, and so is the result"


@pytest.mark.parametrize("is_open", [False, True])
def test_the_costliest_come_first_and_lead_to_their_moment(is_open):
    page, review = reviewed(finished("haggis", 2, deals=1))
    losses = [decision.better(is_open=is_open)[1] for decision in review.costliest(is_open=is_open)]
    assert losses == sorted(losses, reverse=True)
    assert 0 < len(losses) <= COSTLY
    others = [decision for decision in review.decisions if is_open or decision.kind not in FINE]
    assert losses[0] == max(decision.better(is_open=is_open)[1] for decision in others)
    if is_open:
        page.dom.change("review-open", "on")
    worst = review.costliest(is_open=is_open)[0]
    words = page.screen.scene.words
    assert f"<strong>review-move{{place={place_of(words, review.deal, worst.ply)}}}</strong>" in page.dom.shown()
    page.dom.press("decision", ply=str(worst.ply))
    page.dom.advance(0)
    assert place_of(words, review.deal, worst.ply, "before") in page.dom.html["t-banner"], "named as in the list"
    assert page.app.sheets == []
    assert page.at == (1, worst.ply)
    code = "review-told-open{" if is_open else "review-told{"
    assert code in page.dom.html["t-banner"], "as in the list"
    assert page.screen._is_open == is_open, "the hands are closed, as they were, unless the list was of open cards"
    page.dom.press("move-after")
    page.dom.advance(0)
    assert (review.at(worst.ply + 1) is None) == ("review-told" not in page.dom.html["t-banner"])


def test_it_can_be_stopped_and_gone_on_with_and_is_kept_with_the_match():
    match = finished("haggis", 2, deals=1)
    page = ReplayPage(match, "/1/0")
    page.dom.engine = None  # the engine answers when the test says so
    page.dom.press("review")
    assert "review-working" in page.dom.html["sheet"]
    request = page.dom.asked[-1]
    answer = page.engine.ask("review", **{name: request[name] for name in request if name not in ("id", "op")})
    page.dom.answer("review", answer)
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    assert (review.seen, review.is_running) == (1, True)
    page.dom.press("review-stop")
    assert not review.is_running
    assert page.dom.asked[-1]["op"] == "cancel"
    page.dom.answer("review", error={"code": "cancelled", "detail": "", "args": {}})
    page.dom.advance(0)
    assert not page.dom.html.get("toast"), "whoever stops it need not be told"
    assert "review-left" in page.dom.html["sheet"]
    page.app.close()
    page.dom.engine = page.engine
    again = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
    assert (again.seen, len(again.decisions)) == (review.seen, len(review.decisions))
    again.start()
    page.dom.advance(0)
    assert again.is_done
    assert page.engine.asked.count("review") == len(again.plies), "what was weighed is not weighed again"
    asked = page.engine.asked.count("review")
    later = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
    assert (later.is_done, later.accuracy) == (True, again.accuracy)
    assert [one.stored for one in later.decisions] == [one.stored for one in again.decisions]
    assert page.engine.asked.count("review") == asked


@pytest.mark.parametrize(
    "kept",
    ["", "{", "[]", "null", "7", '{"plies": 1}', '{"plies": 0, "seen": 0, "decisions": []}', '{"decisions": [1]}'],
)
def test_what_was_kept_and_is_damaged_is_weighed_anew(kept):
    match = finished("boast", 3, deals=1)
    page = ReplayPage(match, "/1/0")
    page.dom.storage.set(f"talon.review.{page.match}.1.0", kept)
    page.dom.press("review")
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    assert review.is_done
    assert json.loads(page.dom.storage.get(f"talon.review.{page.match}.1.0"))["seen"] == len(review.plies)


@pytest.mark.parametrize(
    "wrong",
    [
        {"played": 5},
        {"played": {"code": 5, "args": {}}},
        {"played": {"code": "action/pass", "args": {"seat": 9}}},
        {"best": {"code": "action/pass", "args": []}},
        {"reasons": [7]},
        {"reasons": {"code": "action/pass", "args": {"seat": 0}}},
        {"cards": {"other": ["7r"]}},
        {"loss": "much"},
        {"accuracy": "all"},
        {"accuracy": 10**400},
        {"value": "9"},
        {"class": []},
        {"class": '"/><b id=markup>'},
        {"open_loss": []},
        {"ply": "0"},
    ],
)
def test_what_was_kept_and_cannot_be_shown_is_weighed_anew(wrong):
    match = finished("boast", 3, deals=1)
    page = ReplayPage(match, "/1/review")
    page.dom.advance(0)
    key = f"talon.review.{page.match}.1.0"
    kept = json.loads(page.dom.storage.get(key))
    page.app.go("home")
    decisions = [dict(told, **wrong) for told in kept["decisions"]]
    page.dom.storage.set(key, json.dumps(dict(kept, decisions=decisions)))
    page.app.go("replay", id=f"{page.match}/1/review")
    page.dom.advance(0)
    page.dom.change("review-open", "on")
    assert page.dom.errors == []
    assert "review-head" in page.dom.html["sheet"]
    assert json.loads(page.dom.storage.get(key)) == kept


def test_what_there_was_no_time_for_is_not_called_beyond_doubt(monkeypatch):
    monkeypatch.setattr("app.replay.review.LIMITS", {"ms": 0})
    page, review = reviewed(finished("haggis", 2, deals=1))
    assert review.is_done
    assert review.missed
    assert f"review-unweighed{{n={len(review.missed)}}}" in page.dom.html["sheet"]
    assert "review-nothing" not in page.dom.html["sheet"]
    kept = json.loads(page.dom.storage.get(f"talon.review.{page.match}.1.0"))
    assert kept["seen"] == len(review.plies) - len(review.missed), "it is not finished"
    later = Review(page.app, page.match, page.screen._reviews._record, page.screen.deal, 0, on_change=lambda: None)
    assert (later.is_done, later._left, later.forced) == (False, review.missed, review.forced)
    monkeypatch.setattr("app.replay.review.LIMITS", FEW)
    asked, missed = page.engine.asked.count("review"), len(review.missed)
    page.dom.press("review-again")
    page.dom.advance(0)
    assert page.engine.asked.count("review") == asked + missed
    assert (review.is_done, review.missed) == (True, [])
    assert "review-unweighed" not in page.dom.html["sheet"]
    plies = [decision.ply for decision in review.decisions]
    assert plies
    assert plies == sorted(plies)
    assert page.dom.find("review-again") is None


def test_a_slow_phone_may_take_longer_over_a_decision_than_over_a_move_at_the_table():
    assert LIMITS["playouts"] == BUDGET["playouts"]
    assert LIMITS["ms"] > 5 * BUDGET["ms"]


def test_what_was_cut_short_is_shown_and_weighed_again_the_next_time():
    match = finished("haggis", 2, deals=1)
    page = ReplayPage(match, "/1/0")
    page.dom.engine = None
    page.dom.press("review")
    cut = None
    while page.dom.asked[-1]["op"] == "review":
        request = dict(page.dom.asked.pop())
        asked = {name: request[name] for name in request if name not in ("id", "op")}
        answer = page.engine.ask("review", **asked)
        page.dom.asked.append(request)
        if cut is None and answer["playouts"] and answer["class"]:
            cut = request["ply"]
            answer["cut"] = True
        page.dom.answer("review", answer)
        page.dom.advance(0)
        if page.app.sheets[-1]._review.is_done:
            break
    review = page.app.sheets[-1]._review
    assert review.missed == [cut]
    assert review.at(cut) is not None
    assert review.unweighed() == 0, "it has a verdict, for now"
    assert "review-missed" in page.dom.html["sheet"]
    kept = json.loads(page.dom.storage.get(f"talon.review.{page.match}.1.0"))
    assert kept["left"] == [cut]
    assert cut not in [told["ply"] for told in kept["decisions"]]
    assert kept["seen"] == len(review.plies) - 1
    page.app.close()
    page.dom.engine = page.engine
    later = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
    later.start()
    page.dom.advance(0)
    assert (later.is_done, later.missed) == (True, [])
    assert [one.ply for one in later.decisions] == [one.ply for one in review.decisions]


def test_a_review_by_older_rules_is_made_anew():
    match = finished("haggis", 2, deals=1)
    page, _ = reviewed(match)
    key = f"talon.review.{page.match}.1.0"
    kept = json.loads(page.dom.storage.get(key))
    page.dom.storage.set(key, json.dumps(dict(kept, rules=kept["rules"] - 1)))
    again = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
    assert (again.seen, again.decisions) == (0, [])
    page.dom.storage.set(key, json.dumps({name: kept[name] for name in kept if name != "rules"}))
    again = Review(page.app, page.match, match.text, page.screen.deal, 0, on_change=lambda: None)
    assert (again.seen, again.decisions) == (0, [])


def test_with_open_cards_it_says_what_was_not_weighed():
    page, review = reviewed(finished("haggis", 2, deals=1))
    for decision in review.decisions:
        decision._open = (decision._open[0], None, [])
    page.dom.change("review-open", "on")
    assert f"review-unweighed{{n={len(review.decisions)}}}" in page.dom.html["sheet"]
    assert "review-fine" not in page.dom.html["sheet"]


def test_leaving_stops_it():
    page = ReplayPage(finished("haggis", 2, deals=1), "/1/0")
    page.dom.engine = None
    page.dom.press("review")
    page.app.go("home")
    assert page.dom.asked[-1]["op"] == "cancel"
    page.dom.answer("review", error={"code": "cancelled", "detail": "", "args": {}})
    page.dom.advance(0)
    assert not page.dom.html.get("toast")


def test_an_error_stops_it_and_is_told_and_it_can_be_gone_on_with():
    page = ReplayPage(finished("haggis", 2, deals=1), "/1/0")
    page.dom.engine = None
    page.dom.press("review")
    page.dom.answer("review", error={"code": "engine/failed", "detail": "", "args": {}})
    page.dom.advance(0)
    assert "error-engine-failed" in page.dom.html["sheet"]
    review = page.app.sheets[-1]._review
    assert not review.is_running
    page.dom.press("review-go")
    page.dom.answer("review", error={"code": "request/field", "detail": "a move of older rules", "args": {}})
    page.dom.advance(0)
    assert (review.seen, review.is_running, review.decisions) == (1, True, [])


def test_a_review_of_other_moves_is_not_shown():
    match, other = finished("boast", 3, deals=1), finished("boast", 3, deals=2)
    page, review = reviewed(other)
    kept = page.dom.storage.get(f"talon.review.{page.match}.1.0")
    second = ReplayPage(other, "/2/0")
    second.dom.storage.set(f"talon.review.{second.match}.2.0", kept)
    second.dom.press("review")
    second.dom.advance(0)
    assert second.engine.asked.count("review") == len(review.plies)
    assert match.deals[0].plies == other.deals[1].plies, "as many moves, but not the same"


def test_a_review_stays_with_its_deal():
    page = ReplayPage(finished("haggis", 2, deals=2), "/1/0")
    page.dom.press("review")
    page.dom.advance(0)
    review = page.app.sheets[-1]._review
    page.app.close()
    page.dom.key("PageDown")
    page.dom.advance(0)
    assert page.at == (2, 0)
    worst = review.costliest(is_open=False)[0]
    page.screen._reviews.open(review.deal, 0, [0])
    page.dom.press("decision", ply=str(worst.ply))
    page.dom.advance(0)
    assert page.at == (1, worst.ply)


def test_of_several_people_each_has_a_review_of_their_own():
    page, review = reviewed(finished("haggis", 3, deals=1, persons=2), persons=2)
    assert review.seat == 0
    assert "review-of{" not in page.dom.shown()  # the choice says whose it is
    page.dom.change("whose", "1")
    page.dom.advance(0)
    other = page.app.sheets[-1]._review
    assert other.seat == 1
    assert other.is_done
    assert set(other.plies).isdisjoint(review.plies)


def test_reviews_make_room_for_a_save():
    match = finished("haggis", 2, deals=1)
    page, _ = reviewed(match)
    key = f"talon.review.{page.match}.1.0"
    storage = page.dom.storage
    storage.room = sum(len(storage.get(name)) for name in storage.names())
    page.app.saves._stored._put_somehow(page.match, "talon.kept.x", "y" * 50)
    assert storage.get(key) is None
    assert storage.get("talon.kept.x")


def test_reviews_go_with_their_match():
    page, _ = reviewed(finished("haggis", 2, deals=1))
    key = f"talon.review.{page.match}.1.0"
    assert page.dom.storage.get(key)
    deleted = page.app.saves.delete(page.match)
    assert page.dom.storage.get(key) is None
    page.app.spawn(page.app.saves.restore(deleted))
    assert page.dom.storage.get(key)


def test_a_spot_may_ask_for_a_review():
    assert Spot.read("m/2/review").review
    assert not Spot.read("m/2/1").review
    assert str(Spot.read("m/2/review")) == "m/2/0"


def test_what_a_review_says_stands_beside_the_table_before_the_move():
    # After a trick that has just been taken, too, whose cards would otherwise still lie there.
    match = finished("boast", 3, deals=1)
    page, review = reviewed(match)
    page.dom.press("close")
    leads = [decision.ply for decision in review.decisions if decision.ply and decision.ply % 3 == 0]
    assert leads
    page.screen._go(leads[0])
    page.dom.advance(0)
    assert "review-told" in page.dom.html["t-banner"]
    assert not page.screen.scene.linger
