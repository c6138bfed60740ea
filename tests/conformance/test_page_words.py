"""The words of a table that a page knows: some game writes each of them, no game misspells one, all as expected."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any

import pytest

from app.table.playing import hinting
from app.table.state import scene
from engine import reviewing
from engine.bots.search import SAME
from engine.core import registry, table
from engine.core.look import events, look
from engine.core.match import AnyGame, Match
from engine.core.table import (
    BET_ACTION,
    BET_STAT,
    CARDS,
    COLOUR,
    DEAL,
    HIGH,
    LAST_TRICK,
    POINTS,
    TO,
    TRICK,
    TRICKS,
    VALUE,
    WANTED,
)
from engine.core.wire import to_json
from tests.conformance.tables import each_table, random_matches, random_positions
from tests.strategies import plays

MATCHES = 12  # at most, with each number of players
OPEN = {  # the constants whose words games write beside words of their own
    "action kind": ("BET_ACTION", "BOMB", "PASS_ACTION"),
    "argument": ("CARDS", "COLOUR", "HIGH", "POINTS", "TO", "TRICKS", "VALUE", "WANTED"),
    "code": ("BET_STAT", "LEADS"),
    "event kind": (
        "CAPTURE",
        "DEAL",
        "DEAL_END",
        "EXCHANGE",
        "GIVE",
        "LAYOFF",
        "MATCH_END",
        "MELD",
        "PASS",
        "PLAY",
        "TAKE",
    ),
    "zone key": ("LAST_TRICK", "PILE", "TRICK"),
}
CLOSED = {
    "group kind": ("GROUP_KINDS",),
    "group mark": ("GROUP_MARKS",),
    "hand order": ("HAND_ORDERS",),
    "layout": ("LAYOUTS",),
    "place": ("PLACES",),
    "slot mark": ("SLOT_MARKS",),
    "undo": ("UNDO_SCOPES",),
    "zone kind": ("ZONE_KINDS",),
}
KNOWN = [(sort, name) for sort, names in (OPEN | CLOSED).items() for name in names]


def words_of(name: str) -> set[str]:
    """Returns the words of a constant: one, or those of a closed set."""
    word = getattr(table, name)
    return {word} if isinstance(word, str) else set(word)


def arguments(view: Any) -> Iterator[str]:
    """Yields the names of arguments in those texts of a table where a page reads some for itself."""
    for zone in view["zones"]:
        if view["layout"] == "trick" and zone["key"] in {TRICK, LAST_TRICK}:
            yield from zone["label"]["args"]
        for group in zone["groups"] if zone["kind"] == "hand" else []:
            yield from group["label"]["args"]
    for seat in view["seats"]:
        for stat in seat["stats"]:
            yield from stat["args"] if TRICKS in stat["args"] else ()
    for text in view["guide"]:
        yield from text["args"]
    for line in view["log"]:
        yield from line["text"]["args"] if line["kind"] == DEAL else ()


def words(match: Match, viewer: int) -> Iterator[tuple[str, str]]:
    """Yields the words of a seat's table, and of what it may do, where a page looks for some; each with its sort."""
    view = to_json(look(match, viewer))
    yield from (("layout", view["layout"]), ("hand order", view["hand_order"]), ("undo", view["undo"]))
    yield from (("argument", name) for name in arguments(view))
    yield from (("code", stat["code"]) for seat in view["seats"] for stat in seat["stats"])
    yield from (("code", text["code"]) for text in [view["banner"]] if text)
    yield from (("event kind", line["kind"]) for line in view["log"])
    for zone in view["zones"]:
        yield from (("zone key", zone["key"]), ("zone kind", zone["kind"]), ("place", zone["place"]))
        yield from (("slot mark", mark) for slot in zone["slots"] for mark in slot["marks"])
        yield from (("group kind", group["kind"]) for group in zone["groups"])
        yield from (("group mark", mark) for group in zone["groups"] for mark in group["marks"])
    info = match.state.information(viewer)
    legal = match.legal(viewer)
    for move in [move for at, move in enumerate(legal) if not move.cards or at % (1 + len(legal) // 20) == 0]:
        action = match.game.display.action(info, move)
        yield "action kind", action.kind
        yield from (("argument", name) for name, _ in action.label.args if action.kind == BET_ACTION)


@cache
def written() -> frozenset[tuple[str, str]]:
    """Returns such words of all games: from matches of each, until all that a page knows are among them."""
    wanted = {(sort, word) for sort, name in KNOWN for word in words_of(name)}
    found: set[tuple[str, str]] = set()
    matches = [random_matches(game, seats, MATCHES, "words") for game in registry.games() for seats in game.seats]
    while more := [pair for one in matches if (pair := next(one, None))]:
        for start, rng in more:
            for match in plays(start, rng):
                found.update(words(match, rng.below(match.setup.seats)))
                found.update(("event kind", event.kind) for event in events(match, None) if match is not start)
        if wanted <= found:
            break
    return frozenset(found)


def test_every_constant_of_the_table_is_checked_here() -> None:
    assert {name for name in table.__all__ if name.isupper()} == {*(name for _, name in KNOWN), "SEAT_ARGS"}


@pytest.mark.parametrize(("sort", "name"), KNOWN)
def test_what_a_page_looks_for_some_game_writes(sort: str, name: str) -> None:
    missing = words_of(name) - {word for one, word in written() if one == sort}
    assert not missing, f"{name}: pages look for {sorted(missing)} as {sort}, which no game writes"


@pytest.mark.parametrize("sort", OPEN)
def test_no_game_has_a_word_that_is_nearly_one_of_those(sort: str) -> None:
    known = {word for name in OPEN[sort] for word in words_of(name)}
    own = {word for one, word in written() if one == sort} - known
    slips = {word: close for word in own if (close := get_close_matches(word, known, cutoff=0.85))}
    assert not slips, f"{sort}: a page does not know these, but those beside them: use the constants"


@each_table
def test_what_a_page_reads_in_a_text_is_there_and_is_what_it_expects(game: AnyGame, seats: int) -> None:
    for match, _ in random_positions(game, seats, 25, "arguments"):
        for viewer in (None, *range(seats)):
            view = to_json(look(match, viewer))
            for seat in view["seats"]:
                check_stats(seat, plays_singly=view["layout"] == "trick")
            for text in view["guide"]:
                check_cards(text, match)
            for line in view["log"]:
                assert line["kind"] != DEAL or line["text"]["args"][TO] in range(seats)
            for zone in view["zones"]:
                if view["layout"] == "trick" and zone["key"] == LAST_TRICK:
                    assert COLOUR in zone["label"]["args"], f"a finished trick has no caption without `{COLOUR}`"
                for group in zone["groups"] if zone["kind"] == "hand" else []:
                    check_meld(group, [slot["face"] for slot in zone["slots"] if slot["group"] == group["key"]])


def check_stats(seat: Any, *, plays_singly: bool) -> None:
    counts = [stat["args"] for stat in seat["stats"] if TRICKS in stat["args"]]
    assert len(counts) == plays_singly, f"one stat of each seat has `{TRICKS}` in the layout `trick`, else none"
    for args in counts:
        assert isinstance(args[TRICKS], int)
        assert isinstance(args.get(WANTED, 0), int)
    bets = [stat["args"][VALUE] for stat in seat["stats"] if stat["code"] == BET_STAT]
    assert bets in ([seat["bet"]], [0], []), f"`{BET_STAT}` tells the bet that counts for its seat"
    assert bets or not seat["bet"], f"a seat with a bet has the stat `{BET_STAT}`"


def check_cards(text: Any, match: Match) -> None:
    faces = set(match.deck.names)
    ranks = {face.rstrip("abcdefghijklmnopqrstuvwxyz") for face in faces}
    named = set(str(text["args"].get(CARDS, "")).split())
    assert named <= faces or named <= ranks, f"`{CARDS}` of {text['code']} are cards or ranks"


def check_meld(group: Any, held: list[str]) -> None:
    args = group["label"]["args"]
    assert isinstance(args[POINTS], int)
    if "run" in group["marks"]:
        assert any(face.startswith(args[HIGH]) for face in held), f"`{HIGH}` is a rank of the run"


def test_a_hint_and_a_review_are_certain_of_a_loss_alike() -> None:
    assert (hinting.SURE, scene.SAME) == (reviewing._SURE, SAME)
