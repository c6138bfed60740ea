"""Origins, the ids of matches elsewhere: tries at deals of the day, links, deleted matches."""

import json

import pytest

from app.archive.origins import ORIGIN, origin_of, with_origin
from app.daily.tries import Tries
from app.figures.gathering import saved_ids
from tests.app.baggage_rig import DAILY, DAY, Full, daily_match, keep_as
from tests.app.figures_rig import about, finished
from tests.app.samples_shell import create as keep
from tests.app.test_archive import Device, match_of

# -- where matches came from


def test_a_try_comes_back_as_the_try_of_its_day():
    old = Device({})
    match = daily_match()
    seed = f"daily/{DAY}/haggis/1"
    keep_as(old, DAILY, match, daily=DAY, seed=seed, late=True, over=True)
    new = Full(days=None, solved=None)
    new.take(old.take_along())
    record, meta = new.app.saves.peek(DAILY)
    assert record == match.text
    assert (meta["daily"], meta["seed"], meta["late"], meta.get("free")) == (DAY, seed, True, None)
    tries = Tries(new.app, DAY)
    tries.read(new.app.saves.matches())
    assert tries.get(DAY, "haggis").is_late


@pytest.mark.parametrize("is_free", [False, True])
def test_a_try_that_was_over_is_over_when_it_comes_back_and_goes_on_to_another_device(is_free):
    old = Device({})
    match = daily_match()
    assert match.end is None, "a match of its own would go on"
    keep_as(old, DAILY, match, daily=DAY, over=True, free=is_free)
    new = Full(days=None, solved=None)
    new.take(old.take_along())
    (entry,) = new.app.saves.matches()
    assert entry["over"]
    tries = Tries(new.app, DAY)
    tries.read(new.app.saves.matches())
    assert tries.count(DAY) == (0 if is_free else 1)
    new.dom.press("everything")
    assert "everything-day" not in new.dom.html["sheet"]
    assert "everything-line{n=1" in new.dom.html["sheet"]


def test_a_try_that_was_not_over_goes_on():
    old = Device({})
    keep_as(old, DAILY, match_of(f"daily/{DAY}/haggis/1", 3), daily=DAY, free=True)
    new = Full(days=None, solved=None)
    new.take(old.take_along())
    (entry,) = new.app.saves.matches()
    assert not entry["over"]


def test_a_second_try_at_a_day_counts_no_more():
    old, new = Device({}), Device({})
    keep_as(old, DAILY, daily_match(), daily=DAY, over=True)
    other = match_of(f"daily/{DAY}/haggis/1", 3)
    keep_as(new, DAILY, other, daily=DAY)
    new.read(old.take_along() + "\n" + match_of("b").text)
    new.dom.press("take-in")
    new.dom.advance(0)
    assert new.app.saves.peek(DAILY)[0] == other.text
    metas = [new.app.saves.peek(entry["id"])[1] for entry in new.app.saves.matches()]
    assert sorted((bool(meta.get("daily")), bool(meta.get("free"))) for meta in metas) == [
        (False, False),
        (True, False),
        (True, True),
    ]


def test_what_came_by_a_link_still_counts_nowhere():
    old = Device({})
    aim = {"deal": 1, "seat": 0, "points": 12, "low": False}
    first = keep(old.app, match_of("a").text, about(match_of("a"), guest=True))
    second = keep(old.app, match_of("b").text, about(match_of("b"), aim=aim, branch=f"{first}/1/4"))
    new = Full(days=None, solved=None)
    new.take(old.take_along())
    assert new.app.saves.peek(first)[1]["guest"] is True
    assert new.app.saves.peek(second)[1]["aim"] == aim
    assert new.app.saves.peek(second)[1]["branch"] == f"{first}/1/4"


def test_a_match_that_was_deleted_here_comes_back():
    old = Full(finished(), finished(seed="b"), days=None, solved=None)
    text = old.everything()
    old.app.saves.delete(old.ids[0])
    old.take(text)
    assert sorted(saved_ids(old.app)) == sorted(old.ids)
    old.app.spawn(old.app.saves.fetch(old.ids[0]))
    assert old.app.saves.exists(old.ids[0])


def test_another_match_under_an_id_is_not_written_over():
    old = Full(finished(), days=None, solved=None)
    text = old.everything()
    new = Device({})
    keep_as(new, old.ids[0], match_of("own"))
    new.read(text)
    new.dom.press("take-in")
    new.dom.advance(0)
    assert new.app.saves.peek(old.ids[0])[0] == match_of("own").text
    assert len(new.app.saves.matches()) == 2


@pytest.mark.parametrize(
    "read",
    [
        "",
        "7",
        "[]",
        '{"id": "match"}',
        '{"id": "abc"}',
        '{"id": "0123456789aB"}',
        '{"id": 123456789012}',
        '{"free": 1, "guest": "yes", "aim": 5, "branch": [], "daily": 7}',
        '{"aim": {"deal": 1}, "daily": "2026-11-22"}',
        '{"daily": "soon", "aim": {"deal": 1, "seat": 0, "points": "x", "low": false}}',
    ],
)
def test_an_origin_that_makes_no_sense_is_none(read):
    record = match_of("a").text
    head, _, rest = record.partition("\n")
    inner = json.dumps(read)[1:-1]
    assert origin_of(f'{head}\n{ORIGIN}{inner}"]\n{rest}') == {}
    assert origin_of(f'{head}\n{ORIGIN}{read}"]\n{rest}') == {}
    assert origin_of(record) == {}


def test_a_day_is_taken_only_from_a_record_of_its_deal():
    record = daily_match().text
    marked = with_origin(record, DAILY, {"daily": DAY})
    assert origin_of(marked)["id"] == DAILY
    assert origin_of(marked.replace(f"daily/{DAY}/haggis", f"daily/{DAY}/boast")) == {}
    assert origin_of(marked.replace(f"daily/{DAY}/haggis", f"daily/{DAY}/a.b")) == {}
    assert origin_of(marked.replace(f"daily/{DAY}/haggis", "daily/2026-11-20/haggis")) == {}
    assert "id" not in origin_of(with_origin(record, DAILY, {"daily": DAY, "free": True}))
