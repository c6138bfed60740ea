"""Reviews on their way to another device: with their match, under its id there, and not made again."""

import json

import pytest

from app.archive.reviews import kept_of
from app.browser.storage import REVIEW, REVIEW_RULES
from app.replay.past_deal import PastDeal
from app.replay.review import Review
from tests.app.baggage_rig import Full, keep_as, line
from tests.app.figures_rig import finished

FEW = {"playouts": 8}


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """Weighs decisions with only a few playouts."""
    monkeypatch.setattr("app.replay.review.LIMITS", FEW)


def review_of(device, match, found):
    """Returns a review of the first deal, as a look back begins it."""
    moves = [{"seat": seat, "text": text} for seat, text in found.deals[0].moves]
    return Review(device.app, match, found.text, PastDeal(1, moves, []), 0, on_change=lambda: None)


def reviewed(found, **more):
    """Returns a device with a match, and its review."""
    old = Full(found, **more)
    review = review_of(old, old.ids[0], found)
    review.start()
    old.dom.advance(0)
    assert review.is_done
    return old, review


def told(review):
    return [decision.stored for decision in review.decisions]


def test_a_review_comes_along_and_is_not_made_again():
    match = finished()
    old, review = reviewed(match)
    new = Full(days=None, solved=None)
    text = old.everything()
    assert "take-in-reviews{n=1}" in new.take(text)
    there = review_of(new, old.ids[0], match)
    assert there.is_done
    assert told(there) == told(review) != []
    assert there.accuracy == review.accuracy
    shown = new.take(text)
    assert "take-in-reviews" not in shown
    assert new.dom.find("take-in") is None


def test_it_follows_its_match_to_another_id_and_to_one_that_is_here():
    match, other = finished(), finished(seed="other")
    old, review = reviewed(match)
    text = old.everything()
    new = Full(days=None, solved=None, number=1)
    keep_as(new, old.ids[0], other)  # the id is taken by another match
    new.take(text)
    (fresh_id,) = [entry["id"] for entry in new.app.saves.matches() if entry["id"] != old.ids[0]]
    assert told(review_of(new, fresh_id, match)) == told(review)
    assert new.dom.storage.get(f"{REVIEW}{old.ids[0]}.1.0") is None
    here = Full(match, days=None, solved=None, number=2)
    assert here.ids != old.ids
    here.take(text)
    assert len(here.app.saves.matches()) == 1
    assert told(review_of(here, here.ids[0], match)) == told(review)


def test_of_two_reviews_the_one_that_has_weighed_more_stays():
    match = finished()
    old, review = reviewed(match)
    text = old.everything()
    key = f"{REVIEW}{old.ids[0]}.1.0"
    kept = json.loads(old.dom.storage.get(key))
    old.dom.storage.set(key, json.dumps(dict(kept, decisions=[], left=review.plies, seen=0)))
    assert "take-in-reviews{n=1}" in old.take(text)
    assert json.loads(old.dom.storage.get(key)) == kept
    old.dom.storage.set(key, json.dumps(dict(kept, seen=1)))
    shorter = old.everything()
    old.dom.storage.set(key, json.dumps(kept))
    assert "take-in-reviews" not in old.take(shorter)


def test_a_match_that_is_deleted_in_another_tab_meanwhile_gets_no_review():
    old, _ = reviewed(finished())
    text = old.everything()
    new = Full(finished(), days=None, solved=None, number=1)
    new.read(text)
    answer = new.dom.engine

    def deleting(asked):
        for name in [name for name in new.dom.storage.names() if new.ids[0] in name]:
            new.dom.storage.remove(name)
        return answer(asked)

    new.dom.engine = deleting
    new.dom.press("take-in")
    new.dom.advance(0)
    assert new.dom.errors == []
    assert new.app.sheets == []
    assert not [name for name in new.dom.storage.names() if new.ids[0] in name]


def test_a_review_stands_above_its_match():
    old, _ = reviewed(finished())
    old.app.go("home")
    old.app.go("saved")
    old.dom.press("everything")
    (text,) = [text for text in old.app.sheets[-1]._texts if '[Kept "review ' in text]
    assert old.ids[0] in text.partition('\n[Origin "')[2].partition("\n")[0]


LABEL = {"code": "action/pass", "args": {"seat": 0}}
FOUND = finished()
DEAL = PastDeal(1, [{"seat": seat, "text": text} for seat, text in FOUND.deals[0].moves], [])
PLIES = DEAL.decisions(0)
DECISION = {"ply": PLIES[0], "class": "good", "loss": 0.5, "accuracy": 90, "value": None, "open_loss": None}
DECISION.update({"reasons": [], "played": LABEL, "best": LABEL, "open": LABEL})
GOOD = {
    "rules": REVIEW_RULES,
    "sign": DEAL.sign,
    "decisions": [DECISION],
    "left": [],
    "seen": len(PLIES),
    "unknown": 0,
}
DEEP = {"code": "x", "args": {"of": {"code": "y", "args": {"to": -1}}}}


def decided(**more):
    """Returns what replaces a review's only decision."""
    return {"decisions": [{**DECISION, **more}]}


WRONG = [
    {"rules": REVIEW_RULES + 1},
    {"decisions": [{}]},
    {"decisions": 5},
    {"decisions": [DECISION, DECISION]},
    decided(loss="<b>"),
    decided(played={"code": 5, "args": {}}),
    decided(best={"code": "x", "args": {"a": []}}),
    decided(best={"code": "x", "args": {"seat": 2}}),
    decided(best={"code": "x", "args": {"n": float("nan")}}),
    decided(best={"code": "x", "args": {"n": float("inf")}}),
    decided(best={"code": "x", "args": {"n": None}}),
    decided(best={"code": "x", "args": {"n": "long" * 100}}),
    decided(best={"code": "x" * 1000, "args": {}}),
    decided(best={"code": "x", "args": {f"n{number}": 1 for number in range(100)}}),
    decided(open="text"),
    decided(reasons=[DEEP]),
    decided(reasons=[LABEL] * 100),
    decided(reasons="why"),
    decided(cards=["7r"]),
    decided(cards={"best": "7r"}),
    decided(cards={"best": [["7r"]]}),
    decided(cards={"best": ["7r"] * 100}),
    decided(**{"class": '"/></svg><b id=markup>'}),
    decided(**{"class": []}),
    decided(value=""),
    decided(value=[]),
    decided(value=float("nan")),
    decided(open_loss=""),
    decided(open_loss=float("nan")),
    decided(ply=PLIES[0] + 0.5),
    decided(ply=-1),
    decided(ply=next(ply for ply in range(99) if ply not in PLIES)),
    decided(ply=True),
    decided(accuracy=101),
    decided(accuracy=float("inf")),
    decided(accuracy=float("nan")),
    decided(loss=float("-inf")),
    {"left": ["1"]},
    {"left": ""},
    {"left": [-1], "seen": len(PLIES) - 1},
    {"left": [PLIES[0]], "seen": len(PLIES) - 1},
    {"left": PLIES[1:]},
    {"seen": "9"},
    {"seen": 10**9},
    {"unknown": -1},
    {"unknown": 10**5},
    {"sign": None},
    {"sign": "00000000"},
]


@pytest.mark.parametrize("wrong", WRONG, ids=range(len(WRONG)))
def test_what_no_version_has_written_is_left_out(wrong):
    old = Full(FOUND)
    text = old.everything()
    for review, count in ((GOOD, 1), (GOOD | wrong, 0)):
        new = Full(days=None, solved=None)
        place = f"{old.ids[0]}.1.0"
        new.take(line("review", f"{place} {json.dumps(review)}") + "\n" + text)
        assert len(kept_of(new.dom.storage, old.ids[0])) == count


@pytest.mark.parametrize(
    "which", ["x.0", "1", "1.", "1.x", "01.0", "1.00", "\u0661.0", "1.0.0", "9.0", "0.0", "1.7", "1.1"]
)
def test_a_review_of_no_decision_of_its_match_is_left_out(which):
    old = Full(FOUND)
    place = f"{old.ids[0]}.{which}"
    new = Full(days=None, solved=None)
    assert "take-in-reviews" not in new.take(line("review", f"{place} {json.dumps(GOOD)}") + "\n" + old.everything())
    assert [name for name in new.dom.storage.names() if name.startswith(REVIEW)] == []


def test_of_a_deal_that_was_played_again_only_a_review_of_its_own_moves_comes_and_stays():
    old, review = reviewed(FOUND)
    key = f"{REVIEW}{old.ids[0]}.1.0"
    kept, text = json.loads(old.dom.storage.get(key)), old.everything()
    half = {**kept, "left": review.plies[3:], "seen": 3}
    half["decisions"] = [told for told in kept["decisions"] if told["ply"] in review.plies[:3]]
    old.dom.storage.set(key, json.dumps({**kept, "sign": "other"}))
    assert "take-in-reviews{n=1}" in old.take(text), "the one here weighed as much, but other moves"
    assert json.loads(old.dom.storage.get(key)) == kept
    old.dom.storage.set(key, json.dumps(half))
    wrong = line("review", f"{old.ids[0]}.1.0 {json.dumps({**kept, 'sign': 'other'})}")
    other = "\n".join([wrong] + [row for row in text.split("\n") if not row.startswith('[Kept "review')])
    assert "take-in-reviews" not in old.take(other), "the one there has weighed more, but other moves"
    assert json.loads(old.dom.storage.get(key)) == half


def test_a_match_that_comes_further_takes_the_reviews_over_that_were_here():
    short, longer = finished(deals=1), finished(deals=3)
    here, review = reviewed(short)
    there = Full(longer, days=None, solved=None, number=2)
    here.take(there.everything())
    (match,) = [entry["id"] for entry in here.app.saves.matches()]
    assert match != here.ids[0]
    assert told(review_of(here, match, longer)) == told(review) != []
    assert [name for name in here.dom.storage.names() if here.ids[0] in name] == []


def test_nothing_is_kept_of_what_a_review_holds_beside_its_own():
    old = Full(FOUND)
    new = Full(days=None, solved=None)
    place = f"{old.ids[0]}.1.0"
    new.take(line("review", f"{place} {json.dumps({**GOOD, 'more': 'x' * 9999})}") + "\n" + old.everything())
    assert json.loads(new.dom.storage.get(REVIEW + place)) == GOOD


def test_a_review_of_no_match_in_the_text_is_left_out():
    new = Full(days=None, solved=None)
    other = Full(finished(), number=3)
    new.take(line("review", f"abc.1.0 {json.dumps(GOOD)}") + "\n" + other.everything())
    assert [name for name in new.dom.storage.names() if name.startswith(REVIEW)] == []
