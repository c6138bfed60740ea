"""What is known of a match beside its record, through a text of that match alone."""

import pytest

from app.archive.origins import marks_of, with_marks, with_origin
from app.archive.texts import is_archive
from app.client.record_texts import finished_part
from app.days import is_counted_try
from app.figures.counted import Counted
from app.stats import is_counted
from engine.core.replay import at, branch
from engine.core.rng import SplitMix64
from tests.app.baggage_rig import DAILY, DAY, daily_match, keep_as
from tests.app.figures_rig import about, finished
from tests.app.real_engine import Engine
from tests.app.samples_shell import create as keep
from tests.app.test_archive import Device
from tests.strategies import played

AIM = {"deal": 1, "seat": 0, "points": 12, "low": False}


def exported(device, found):
    """Returns the text of one match, from its sheet on the list."""
    device.app.go("home")
    device.app.go("saved")
    device.dom.advance(0)
    device.dom.press("more", id=found)
    device.dom.press("export")
    device.dom.advance(0)
    device.dom.press("export-file")
    return device.dom.downloads.pop()[1]


def imported(device, text, *acts):
    """Returns the meta of the match in a text, imported on a device."""
    before = {entry["id"] for entry in device.app.saves.matches()}
    device.app.go("home")
    device.app.go("saved")
    device.dom.advance(0)
    device.dom.press("import")
    device.dom.submit("import-text", {"text": text})
    device.dom.advance(0)
    for act in acts or ("import-keep",):
        device.dom.press(act)
        device.dom.advance(0)
    (found,) = [entry["id"] for entry in device.app.saves.matches() if entry["id"] not in before]
    assert device.dom.errors == []
    return device.app.saves.meta(found)


@pytest.mark.parametrize("acts", [("import-keep",), ("import-look", "keep")], ids=["kept", "looked-at"])
@pytest.mark.parametrize(
    "mark", [{"guest": True}, {"aim": AIM}, {"branch": "0123456789ab/1/4"}], ids=["guest", "aim", "branch"]
)
def test_what_counts_nowhere_still_does(mark, acts):
    old = Device({})
    text = exported(old, keep(old.app, finished().text, about(finished(), **mark)))
    meta = imported(Device({}), text, *acts)
    assert not is_counted(meta)
    (name,) = mark
    assert name == "branch" or meta[name] == mark[name]


def test_what_was_tried_out_leads_back_where_its_match_is_and_counts_nowhere():
    old = Device({})
    first = keep(old.app, finished().text, about(finished()))
    tried = played(branch(at(finished(), 1, 3)), SplitMix64(3))
    text = exported(old, keep(old.app, tried.text, about(tried, branch=f"{first}/1/3")))
    assert imported(old, text)["branch"] == f"{first}/1/3"
    old.dom.press("menu")
    assert old.dom.find("branch") is not None
    new = Device({})
    meta = imported(new, text)
    assert not is_counted(meta)
    assert meta["options"]["practice"] == "on"
    assert new.app.saves.running(new.app.saves.matches()) == []
    new.dom.press("menu")
    assert new.dom.find("branch") is None


@pytest.mark.parametrize("is_free", [False, True], ids=["counted", "free"])
def test_a_deal_of_the_day_comes_back_as_a_free_try_and_takes_nobody_elses(is_free):
    old, new = Device({}), Device({})
    keep_as(old, DAILY, daily_match(), daily=DAY, seed=f"daily/{DAY}/haggis/1", over=True, free=is_free)
    meta = imported(new, exported(old, DAILY))
    assert (meta["daily"], meta["free"], meta["over"]) == (DAY, True, True)
    assert meta["seed"] == f"daily/{DAY}/haggis/1"
    assert not is_counted_try(meta)
    assert not new.app.saves.exists(DAILY)
    tallied = Engine().ask("tally", record=daily_match().text)
    assert Counted.of("x", meta, tallied, [], old=None, now=0).kind == "practice"


def test_a_mark_makes_no_match_count_for_more_than_it_would_without():
    record = daily_match().text
    claimed = with_origin(record, DAILY, {"daily": DAY, "late": True})
    assert is_archive(claimed)
    assert marks_of(claimed) == {"daily": DAY, "free": True, "seed": f"daily/{DAY}/haggis/1"}
    assert marks_of(with_origin(record, 12 * "a", {})) == {}
    assert marks_of(record) == {}


def test_a_single_match_is_no_export_of_all_whatever_its_marks_say():
    record = finished().text
    assert with_marks(record, {"title": "x", "late": True}) == record
    for meta in ({"guest": True}, {"aim": AIM}, {"branch": 'a"id"/1/2'}):
        text = with_marks(record, meta)
        assert marks_of(text) == meta
        assert marks_of(text.replace("\n", "\r\n")) == meta
        assert marks_of(finished_part(text)) == meta
        assert not is_archive(text)
        assert is_archive(with_origin(record, 12 * "a", meta))
