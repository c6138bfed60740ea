"""Exporting a running match without its hidden cards, with the real engine."""

import pytest

from app.client.record_texts import finished_part
from engine.core import registry
from engine.core.replay import load
from tests.app.baggage_rig import Full
from tests.app.figures_rig import about, finished
from tests.app.samples_shell import create as keep


def exported(text, meta):
    """Returns what "finished deals only" of a match gives, "" if it is not offered."""
    page = Full(days=None, solved=None)
    match = keep(page.app, text, meta)
    page.app.screen.reload()
    page.dom.press("more", id=match)
    page.dom.press("export")
    page.dom.advance(0)
    if "export-nothing-finished" in page.dom.html["sheet"]:
        return ""
    page.dom.change("export", "finished")
    page.dom.press("export-copy")
    (copied,) = page.dom.copied
    return copied


def decks(text):
    """Returns the lines of a record that name the cards of a deal."""
    return [line for line in text.split("\n") if line.startswith("[Deck ")]


def running(deal):
    """Returns a match whose deal lacks only its last move."""
    match = finished(deals=deal)
    short = load(match.text.rstrip("\n").rpartition("\n")[0], registry.game).match
    assert not short.deal_over
    return short


@pytest.mark.parametrize("deal", [1, 2])
def test_a_last_deal_that_is_over_is_among_the_finished_ones(deal):
    match = finished(deals=deal)
    assert match.end is None
    text = exported(match.text, about(match))
    assert decks(text) == decks(match.text)
    assert "[Seed" not in text
    read = load(text, registry.game).match
    assert (read.setup.deal, read.deal_over) == (deal, True)


@pytest.mark.parametrize("deal", [1, 2])
def test_a_deal_without_its_last_move_is_left_out_whatever_the_meta_says(deal):
    match = running(deal)
    text = exported(match.text, about(finished(deals=deal), deal_over=True))
    assert text == finished_part(match.text)
    assert decks(text) == decks(match.text)[: deal - 1]


def test_a_deal_that_cannot_be_read_to_its_end_is_left_out():
    # Up to the line that is damaged, deal 2 is over; what follows belongs to deal 3.
    match = finished(deals=2)
    after = match.next().text
    damaged = after.replace('[Deal "3"]\n', '[Deal "3"]\n9:xx\n')
    assert damaged != after
    text = exported(damaged, about(match))
    assert decks(text) == decks(match.text)
