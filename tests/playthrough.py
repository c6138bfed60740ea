"""Golden playthroughs: a hand as every viewer sees it, ply by ply, as text to read and compare.

A playthrough file begins with remarks (lines with #) and the record of the match; the rest is made from the record by
`python -m pytest tests/conformance --update-golden`, which keeps the remarks. For each picture only the lines that
have changed since the same viewer's last one are written. The first file of a new game is made by

    python -m tests.playthrough whist --seats 3 > tests/games/whist/playthroughs/whist-3.txt

which plays a deal at random: read it word by word against the rules before you keep it.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.core.look import events, look
from engine.core.match import Match, Player, create
from engine.core.registry import game
from engine.core.replay import at, load
from engine.core.rng import SplitMix64, seed_of
from engine.core.table import Action, Event, Slot, Table, Text, Zone

__all__ = ["check", "dump", "main", "new"]

CUT = "\n-- played through --\n"


def text_of(text: Text | None) -> str:
    """Returns a text as its code and arguments: `trick/led seat=1 rank=8`."""
    if text is None:
        return "-"
    return " ".join([text.code, *(f"{name}={value}" for name, value in text.args)])


def slot_of(slot: Slot) -> str:
    """Returns a card with its marks and where it was: `7r`, `J^wild`, `8o<hand:1/3`; a face-down one is `?`."""
    if slot.face is None:
        return "?"
    group = f"@{slot.group}" if slot.group else ""
    was = f"<{slot.was}" if slot.was else ""
    stands = f"={slot.stands}" if slot.stands else ""
    return slot.face + stands + "".join(f"^{mark}" for mark in slot.marks) + group + was


def action_of(action: Action) -> str:
    at_ = f" at {action.at}" if action.at else ""
    return f"[{action.move}: {text_of(action.label)}{at_}]"


def zone_of(zone: Zone) -> Iterator[str]:
    """Yields the lines of a zone: itself, then its groups."""
    cards = " ".join(map(slot_of, zone.slots))
    actions = " ".join(map(action_of, zone.actions))
    yield f"{zone.key} ({zone.kind}, {zone.place}) {zone.count}: {cards} {actions}".rstrip()
    for group in zone.groups:
        marks = "".join(f"^{mark}" for mark in group.marks)
        yield f"{zone.key}.{group.key} ({group.kind}{marks}) seat {group.seat}: {text_of(group.label)}"


def lines_of(table: Table) -> Iterator[str]:
    """Yields the lines of a picture."""
    flags = [flag for flag in ("deal_over", "match_over") if getattr(table, flag)]
    yield " ".join([f"phase {table.phase}", f"must {list(table.must)}", f"may {list(table.may)}", *flags])
    yield f"title: {text_of(table.title)}"
    yield f"banner: {text_of(table.banner)}"
    for seat in table.seats:
        marks = [mark for mark in ("turn", "dealer", "leader") if getattr(seat, mark)]
        out = [f"out {seat.out}"] if seat.out else []
        stats = [f"[{text_of(stat)}]" for stat in seat.stats]
        words = [f"{seat.cards} cards", f"total {seat.total}", *marks, *out, *stats]
        yield f"seat {seat.seat} {seat.name}: {', '.join(words)}"
    for zone in table.zones:
        yield from zone_of(zone)
    yield "actions: " + " ".join(map(action_of, table.actions))
    for entry in table.log:
        yield f"log {entry.ply} seat {entry.seat}: {text_of(entry.text)} {' '.join(entry.cards)}".rstrip()
    for number, text in enumerate(table.guide):
        yield f"guide {number}: {text_of(text)}"
    if table.summary is not None:
        summary = table.summary
        yield f"summary: order {list(summary.finishers)} places {summary.ranking} {text_of(summary.reason)}"
        for part in summary.parts:
            yield f"summary seat {part.seat}: {part.points} points, total {part.total}"
            for row in part.rows:
                yield f"summary seat {part.seat}: {row.points} {text_of(row.text)} {' '.join(row.cards)}".rstrip()


def event_of(event: Event) -> str:
    cards = event.cards if isinstance(event.cards, int) else " ".join(event.cards)
    return f"{event.kind} {text_of(event.text)} ({cards}) {event.source or '-'} > {event.target or '-'}"


def dump(match: Match) -> str:
    """Returns what every viewer saw of the running deal of a match."""
    viewers: list[Any] = [None, *range(match.setup.seats)]
    last: dict[Any, list[str]] = {viewer: [] for viewer in viewers}
    out: list[str] = []
    before: Match | None = None
    for ply in range(match.plies + 1):
        there = at(match, match.setup.deal, ply)
        out += ["", f"== ply {ply}"]
        if before is not None:
            seat, text = there.moves[-1]
            out.append(f"{seat}:{text}")
            told = {viewer: [event_of(event) for event in events(there, viewer)] for viewer in viewers}
            out += [f"event: {line}" for line in told[None]]
            for viewer in viewers[1:]:
                out += [f"event for {viewer}: {line}" for line in told[viewer] if line not in told[None]]
        for seat in sorted((*there.state.must, *there.state.may)):
            texts = [there.game.write(move) for move in there.legal(seat)]
            out.append(
                f"legal for {seat} ({len(texts)}): {' | '.join(texts[:12])}{' | ...' if len(texts) > 12 else ''}"
            )
        for viewer in viewers:
            lines = list(lines_of(look(there, viewer)))
            out.append("-- everybody" if viewer is None else f"-- seat {viewer}")
            out += [f"  {line}" for line in lines if line not in last[viewer]]
            last[viewer] = lines
        before = there
    return "\n".join(out) + "\n"


def check(path: Path, *, update: bool) -> None:
    """Compares a playthrough file with what the game does now, or rewrites it."""
    text = path.read_text()
    head = text.partition(CUT)[0].rstrip("\n") + "\n"
    record = "".join(line for line in head.splitlines(keepends=True) if not line.startswith("#"))
    loaded = load(record, game)
    assert loaded.lost == ()
    assert loaded.match.outcome is not None
    fresh = head + CUT + dump(loaded.match)
    if update:
        path.write_text(fresh)
        return
    assert fresh.splitlines() == text.splitlines(), "see the difference, then: python -m pytest --update-golden"


def new(name: str, seats: int, seed: str) -> str:
    """Returns a playthrough file of a deal played at random."""
    rng = SplitMix64(seed_of(seed))
    match = create(game(name), [Player("human", f"Seat {seat}") for seat in range(seats)], {}, seed)
    while match.outcome is None:
        seat = rng.choice(match.state.must)
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    return match.text.rstrip("\n") + "\n" + CUT + dump(match)


def main() -> None:
    """Prints a new playthrough."""
    parser = argparse.ArgumentParser(description="Plays a deal at random and prints it as a golden playthrough.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", default="golden")
    options = parser.parse_args()
    sys.stdout.write(new(options.game, options.seats, options.seed))


if __name__ == "__main__":
    main()
