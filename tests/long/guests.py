"""Hostile guests at a host's table: `uv run python -m tests.long.guests --messages 100000`.

A guest sends what `tests/app/hostile.py` makes up, to a host's page with the real engine, while the others play on.
Everything is sent at two tables that differ only in cards which the guest has not seen. Each message has to be
answered alike at both, with what a page may get or a refusal that is meant, within a second of work. Nothing may be
raised, told to the host or left behind at other phones, and the match goes on by legal moves of whoever is to move,
and no others. A failure is printed with the number of its job; `--number 7` runs that one again.
"""

import gc
import itertools
import json
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.core.match import Match
from engine.core.registry import game as game_of
from engine.core.replay import load
from engine.core.rng import SplitMix64

sys.path.insert(0, str(Path(__file__).parents[2] / "web"))  # where the page's own package `app` is

from app.phones.guests import MIDDLE
from tests.app.hostile import Chance, Hostile
from tests.app.phones_rig import Phones, Pipe
from tests.conformance.secrecy import Tape, record, twin
from tests.e2e.matches import seats_of
from tests.long.progress import Progress, Result, options_of, work

MESSAGES = 250  # in a job: the most that is redone after a stop
BETWEEN = 15  # messages between two moves
PLIES = 70  # at most of a deal
AWAY = 60  # in so many cases the host leaves the table after one of the messages, and comes back after the next three
LAST = 6  # of them are played under siege
LATE_S = 1.0
SHOWN = 1000
TABLES = (("haggis", "hrr"), ("haggis", "hr"), ("team", "hrrr"), ("boast", "rhr"), ("handromi", "hrr"))
MIDDLES = 7  # in one of so many jobs the guest is a table in the middle, which has no seat
WORLDS = 500  # tapes within which one has a twin
# Refusals that are meant, apart from those of the phones: of unknown cards, and by the rules.
MEANT = ("request/field", "seat/turn", "move/notation", "move/illegal", "deal/running", "deal/over", "match/over")


class WrongError(Exception):
    """Something that must not happen; the message tells what."""


class Site:
    """A host's table besieged by the guest at `seat`, whose page is away; the others' pages are there.

    Without a seat the guest is a table in the middle.
    """

    def __init__(self, game: str, seats: str, seat: int | None, text: str) -> None:
        self.seat = seat
        self.phones = Phones(game, seats, record=text, anew=False)
        for kept in (self.phones.pages, self.phones.visits, self.phones.pipes):
            kept.pop(seat, None)
        self.guest = self.phones.guests.of(MIDDLE if seat is None else seat)
        self.heard: list[str] = []  # all that the guest was told
        self.numbers = itertools.count(10**8)
        self.is_slow = False  # whether the engine keeps its answers to itself
        self._replies: list[str] = []
        dom = self.phones.host.dom
        dom.engine_ask = lambda question: self._reply(dom.engine(question))
        self.line = Pipe()
        self.connect()

    def connect(self) -> None:
        """Connects the guest, anew if need be."""
        self.line = Pipe()
        self.phones.guests.arrive(self.guest, self.line)

    def _reply(self, reply: str) -> None:
        """Delivers what the engine has answered, in order, unless it is slow."""
        self._replies.append(reply)
        if not self.is_slow:
            self.hasten()

    def hasten(self) -> None:
        """Lets the engine answer what is open."""
        self.is_slow = False
        while self._replies:
            self.phones.host.dom.emit("reply", self._replies.pop(0))

    def leave(self) -> None:
        """Lets the host leave the table."""
        self.hasten()
        self.phones.host.app.go("home")

    def come_back(self) -> None:
        """Lets the host open the table again."""
        self.phones.host.app.go("table", id=self.phones.match)
        self.agree()

    @property
    def match(self) -> Match:
        """The match as the host keeps it."""
        return load(self.phones.record, game_of).match

    def takes(self, text: str, seconds: float, *, is_slow: bool = False) -> None:
        """Hands in what the guest sends, after some time."""
        host = self.phones.host
        host.dom.advance(int(seconds * 1000))
        if is_slow:
            self.is_slow = True
        else:
            self.hasten()
        begun = time.process_time()
        self.phones.guests.receive(self.guest, text)
        host.dom.advance(0)
        if time.process_time() - begun > LATE_S:
            raise WrongError(f"took {time.process_time() - begun:.2f} s")
        self._hear()
        if self.line.is_closed:
            self.connect()

    def _hear(self) -> None:
        """Takes what the guest was told, and raises WrongError for what no page may get, or for a page in trouble."""
        for answer in self.line.sent:
            _check(answer)
        self.heard += self.line.sent
        self.line.sent = []
        for seat, page in (("host", self.phones.host), *self.phones.pages.items()):
            toast = page.dom.html.get("toast", "")
            if page.dom.errors or "error-" in toast:
                raise WrongError(f"{seat}: {[repr(error) for error in page.dom.errors]} {toast[:200]}")

    def has_moved(self, before: str) -> bool:
        """Returns whether the match has changed since a record; raises WrongError if not as the guest may."""
        after = self.phones.record
        if after == before:
            return False
        old, new = (load(text, game_of).match for text in (before, after))
        is_next = old.outcome is not None and new.setup.deal == old.setup.deal + 1 and not new.plies
        dealt = is_next and self.seat is not None
        movers = {seat for seat, _ in new.moves[old.plies :]}
        moved = new.setup.deal == old.setup.deal and movers == {self.seat} and self.seat in (*old.must, *old.may)
        if not after.startswith(before.rstrip("\n")) or not (dealt or moved):
            raise WrongError(f"changed the match:\n{after}")
        return True

    def agree(self) -> None:
        """Raises WrongError if the other phones do not show the host's table."""
        self.hasten()
        self.phones.pump()
        self._hear()
        shown = self.phones.host.table
        for seat, page in self.phones.pages.items():
            if (page.table["deal"], page.table["ply"]) != (shown["deal"], shown["ply"]):
                raise WrongError(f"the phone of seat {seat} was left behind")
            if self.phones.visits[seat].client.faults or self.phones.guests.of(seat).gate.faults:
                raise WrongError(f"the phone of seat {seat} was blamed, or has got nonsense")


def _check(answer: str) -> None:
    """Raises WrongError for an answer that no page may get."""
    told = json.loads(answer)
    if any(name in told for name in ("news", "middle", "code", "ok")):
        return
    code = told["error"]["code"]
    if not code.startswith("phones/") and code not in MEANT:
        raise WrongError(f"refused by {code}")


def tapes(game: str, seats: str, seat: int | None, number: int) -> Iterator[tuple[Tape, list[Match]]]:
    """Yields deals played at random, each with one that looks the same to a seat, or to everybody, as it went."""
    sitting = seats_of("h" * len(seats), game)

    def begin(names: Any, _shuffles: Any = ()) -> Match:
        return sitting("twin", dealer=0, decks={1: names})

    for at in range(WORLDS):
        rng = SplitMix64(number * WORLDS + at)
        tape = record(begin, begin(sitting(f"guests/{number}/{at}").names), rng, rng.below(PLIES))
        if any(step.shuffles for step in tape.steps):
            continue  # they would have to be the same at both tables
        other = twin(tape, seat, rng)
        if other:
            yield tape, list(other)


def besiege(number: int, limit: int = MESSAGES) -> int:
    """Runs a job; returns how many messages were sent, and raises WrongError for whatever went wrong."""
    game, seats = TABLES[number % len(TABLES)]
    chance = Chance(number)
    seat = chance.among([place for place, kind in enumerate(seats) if kind == "r"])
    if number % MIDDLES == MIDDLES - 1:
        seat = None
    sent = 0
    for tape, other in tapes(game, seats, seat, number):
        sent += _Siege(seats, seat, tape, other, chance).run(limit - sent)
        if sent >= limit:
            return sent
    raise WrongError("too few deals have a twin")


class _Siege:
    """A guest between the last moves of a deal, at both tables."""

    def __init__(self, seats: str, seat: int | None, tape: Tape, other: list[Match], chance: Chance) -> None:
        self.seat = seat
        self.chance = chance
        end = tape.end
        first = max(0, len(tape.matches) - 1 - LAST)
        self.moves = list(zip(end.moves[first:], other[-1].moves[first:], strict=True))  # as named at each table
        self.sites = [Site(end.game.name, seats, seat, worlds[first].text) for worlds in (tape.matches, other)]
        self.guest = Hostile(chance, seat or 0, len(seats), ["pass"], end.deck.names[:60])

    def run(self, limit: int) -> int:
        """Sends up to `limit` messages while the deal is played; ends early if the guest moves as they like."""
        sent = 0
        for moves in (*self.moves, ()):
            if self.sites[0].match.outcome is not None:
                self.sites = self.sites[:1]  # the cards are shown now
            away = self.chance.below(AWAY)
            acts = {away: (Site.hasten, Site.leave), away + 3: (Site.come_back,)} if away + 3 < BETWEEN else {}
            for number in range(BETWEEN):
                if sent >= limit or self._sends():
                    return sent + 1
                sent += 1
                if any(map(self._changed, acts.get(number, ()))):
                    return sent
            if self._changed(Site.hasten):
                return sent
            self._plays(moves)
        return sent

    def _sends(self) -> bool:
        """Sends one message to each table; returns whether it changed the match, as a guest may."""
        match = self.sites[0].match
        guest, chance = self.guest, self.chance
        guest.version = self.sites[0].phones.guests.hosting.version
        guest.at = (match.setup.deal, match.plies)
        guest.moves = [text for (_, text), _ in self.moves] + _legal(match, self.seat)[:5] + ["pass"]
        text, wait, is_slow = guest.message(), chance.among((0.0, 0.0, 0.05, 0.3, 1.0)), chance.below(3) == 0
        try:
            return self._changed(lambda site: site.takes(text, wait, is_slow=is_slow))
        except WrongError as error:
            raise WrongError(f"{error}\n{text[:SHOWN]!r}") from None

    def _changed(self, act: Callable[[Site], None]) -> bool:
        """Lets something happen at each table; returns whether it changed the match. All that is told is alike."""
        before = [site.phones.record for site in self.sites]
        for site in self.sites:
            act(site)
        changed = [site.has_moved(record) for site, record in zip(self.sites, before, strict=True)]
        if any(changed):  # what a move has shown may differ
            if not all(changed):
                raise WrongError("made a move at one of two tables that look the same")
            for site in self.sites:
                site.agree()
            return True
        self._compare()
        return False

    def _compare(self) -> None:
        """Raises WrongError if tables that look the same have told different things."""
        one, other = self.sites[0].heard, self.sites[-1].heard
        if one != other:
            pair = next(pair for pair in itertools.zip_longest(one, other) if pair[0] != pair[1])
            raise WrongError(f"two tables that look the same tell {pair}")

    def _plays(self, moves: Sequence[tuple[int, str]]) -> None:
        """Makes the next move at each table, which nothing has stopped."""
        for site, (mover, move) in zip(self.sites, moves, strict=False):
            before = site.match.plies
            if mover == self.seat:
                site.takes(json.dumps({"n": next(site.numbers), "op": "play", "seat": mover, "move": move}), 5.0)
            else:
                site.phones.play(mover, move)
            site.agree()
            if site.match.plies != before + 1:
                raise WrongError(f"seat {mover} could not play {move} any more")
        self._compare()


def _legal(match: Match, seat: int | None) -> list[str]:
    """Returns the moves that a seat may make now."""
    if seat is None or match.outcome is not None or seat not in match.must:
        return []
    return [match.game.write(move) for move in match.legal(seat)]


def job(number: int) -> Result:
    """Runs a job and returns its results."""
    failed = []
    try:
        besiege(number)
    except Exception:  # noqa: BLE001 - any failure is what is looked for
        failed.append(f"job {number}\n{traceback.format_exc()}")
    gc.collect()
    return {"job": number, "messages": MESSAGES, "failed": failed}


def main() -> None:
    """Resumes the run, or runs one job."""
    parser = options_of(
        "Lets hostile guests loose on a host's table.",
        messages=(100_000, "how many in all"),
        processes=(2, "how many at once"),
        number=(-1, "one job only"),
    )
    options = parser.parse_args()
    if options.number >= 0:
        print(*job(options.number)["failed"] or ["nothing wrong"])
        return
    progress = Progress("guests", fresh=options.fresh)
    jobs = progress.left(options.messages, MESSAGES)
    failed = work(progress, job, jobs, options.processes, lambda rows: f"{len(rows) * MESSAGES} messages")
    print(f"{len(progress.rows) * MESSAGES} messages of hostile guests, {failed} jobs failed")
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
