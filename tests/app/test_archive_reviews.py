"""Reviews on their way to another device: with their match, under its id there, and not made again."""

import json

import pytest

from app.archive.reviews import fresh, kept_of
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
    return [decision.told for decision in review.decisions]


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


def test_a_review_goes_in_the_same_file_as_its_match(monkeypatch):
    old, _ = reviewed(finished())
    monkeypatch.setattr("app.archive.texts.FULL", 10)
    old.app.go("home")
    old.app.go("saved")
    old.dom.press("everything")
    sheet = old.app.sheets[-1]
    (file,) = [file for file in sheet._files if '[Kept "review ' in file]
    assert old.ids[0] in file.partition('\n[Origin "')[2].partition("\n")[0]


LABEL = {"code": "action/pass", "args": {"seat": 0}}
DECISION = {"ply": 1, "class": "good", "loss": 0.5, "accuracy": 90, "value": None, "open_loss": None, "reasons": []}
DECISION.update({"played": LABEL, "best": LABEL, "open": LABEL})
GOOD = {"rules": REVIEW_RULES, "sign": "x", "decisions": [DECISION], "left": [], "seen": 9, "unknown": 0}


@pytest.mark.parametrize(
    "wrong",
    [
        {"rules": REVIEW_RULES + 1},
        {"decisions": [{}]},
        {"decisions": 5},
        {"decisions": [dict(DECISION, loss="<b>")]},
        {"decisions": [dict(DECISION, played={"code": 5, "args": {}})]},
        {"decisions": [dict(DECISION, best={"code": "x", "args": {"a": []}})]},
        {"decisions": [dict(DECISION, best={"code": "x", "args": {"seat": 2}})]},
        {"decisions": [dict(DECISION, reasons=[{"code": "x", "args": {"of": {"code": "y", "args": {"to": -1}}}}])]},
        {"left": ["1"]},
        {"seen": "9"},
        {"sign": None},
        {"left": ""},
        {"decisions": [dict(DECISION, ply=1.5)]},
        {"decisions": [dict(DECISION, accuracy=101)]},
        {"decisions": [dict(DECISION, accuracy=float("inf"))]},
        {"decisions": [dict(DECISION, loss=float("-inf"))]},
    ],
    ids=range(16),
)
def test_what_no_version_has_written_is_left_out(wrong):
    match = finished()
    old = Full(match)
    text = old.everything()
    for review, count in ((GOOD, 1), (GOOD | wrong, 0)):
        new = Full(days=None, solved=None)
        place = f"{old.ids[0]}.1.0"
        new.take(line("review", f"{place} {json.dumps(review)}") + "\n" + text)
        assert len(kept_of(new.dom.storage, old.ids[0])) == count
    odd = [f"{place} {json.dumps(GOOD)}" for place in ("../x.1", f"{old.ids[0]}.x.0", f"{old.ids[0]}.1")]
    assert fresh(old.app, odd, {old.ids[0]: ""}) == []


def test_a_review_of_no_match_in_the_text_is_left_out():
    new = Full(days=None, solved=None)
    other = Full(finished(), number=3)
    new.take(line("review", f"abc.1.0 {json.dumps(GOOD)}") + "\n" + other.everything())
    assert [name for name in new.dom.storage.names() if name.startswith(REVIEW)] == []
