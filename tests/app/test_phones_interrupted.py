"""Interruptions of every kind, at random moments: no move is made twice, and all phones keep the same match."""

from collections import Counter
from functools import partial

import pytest

from app.client.record_texts import finished_part
from app.phones.connections import connections_of
from app.phones.visit import Visit
from engine.core.registry import game as game_of
from engine.core.replay import load
from engine.core.rng import SplitMix64
from tests.app.listening import PLIES
from tests.app.phones_rig import RANDOMS, Page, Phones, Pipe, agree
from tests.app.real_engine import Engine
from tests.app.test_phones import TABLES
from tests.app.test_phones_draws import drawn, ended

MANY = 25  # interruptions at each table, of which there are four
STEP = 50  # ms from one look at the connections to the next
LATE = 3000  # ms that a slow message takes
QUIET = 300  # steps after which nothing is on its way any more
SAID = ("toast", "t-banner")  # where a page says that something is not done
TRIES = 3  # of a person who sees that their move has not been made


class Rough(Phones):
    """Phones whose connections are slow, lose and mix up messages and break, and whose pages are closed."""

    def __init__(self, game, seats, rng):
        super().__init__(game, seats, engines=True)
        self.rng = rng
        self.waits = {}  # seat: steps until its messages go on
        self.is_mixed = False
        self.is_told = False  # that something has not been done
        self.struck = Counter()  # how often each kind of interruption has happened

    def step(self):
        """Delivers at most one message each way at every connection, and lets 50 ms pass."""
        for seat, (here, there) in self.pipes.items():
            if self.waits.get(seat, 0):
                self.waits[seat] -= 1
                continue
            if there.sent:
                self.guests.receive(self.guests.of(seat), there.sent.pop(self._next(there)))
            if here.sent:
                self.visits[seat].client.receive(here.sent.pop(self._next(here)))
        for page in (self.host, *self.pages.values()):
            page.dom.advance(STEP)
            self.is_told = self.is_told or any("error-" in page.dom.html.get(place, "") for place in SAID)

    def _next(self, pipe):
        return self.rng.below(len(pipe.sent)) if self.is_mixed else 0

    def settle(self):
        """Lets everything arrive."""
        for _ in range(QUIET):
            self.step()
        assert not any(pipe.sent for pair in self.pipes.values() for pipe in pair)
        self.is_mixed = False

    def until(self, is_so):
        """Lets time pass until something is so."""
        for _ in range(QUIET):
            if is_so():
                return
            self.step()
        raise AssertionError("it is never so")

    def interrupt(self):
        """Does something to one of the phones."""
        kinds = (self.breaks, self.loses, self.slows, self.mixes, self.closes, self.closes_host)
        kind = kinds[self.rng.below(len(kinds))]
        seats = list(self.pages)
        self.struck[kind.__name__] += 1
        kind(seats[self.rng.below(len(seats))])

    def wait(self):
        """Lets a little time pass, or none."""
        for _ in range(self.rng.below(6)):
            self.step()

    def come_back(self, seat):
        """Connects a phone anew, which may hear of what happens before it is."""
        self.guests.arrive(self.guests.of(seat), self.pipes[seat][0])
        self.pages[seat].app.spawn(self.visits[seat].connect(self.pipes[seat][1]))

    def breaks(self, seat):
        """Ends a connection; whatever was on its way is lost."""
        self.cut(seat)
        self.wait()
        self.come_back(seat)

    def loses(self, seat):
        """Loses what both phones go on sending, until they notice."""
        for pipe in self.pipes[seat]:
            pipe.send = pipe.all.append
        self.wait()
        self.breaks(seat)

    def slows(self, seat):
        """Delays what is on its way, and what follows."""
        self.waits[seat] = LATE // STEP

    def mixes(self, seat):
        """Delivers whatever waits in any order."""
        self.slows(seat)
        self.is_mixed = True

    def closes(self, seat):
        """Closes a guest's page, and opens another on the same phone."""
        self.cut(seat)
        self.wait()
        page = self.pages[seat] = Page(Engine(), self.pages[seat])
        page.dom.boot("ready")
        page.dom._randoms = RANDOMS * (seat + 1) + self.rng.below(RANDOMS)
        visit = self.visits[seat] = Visit(page.app)
        connections_of(page.app).visit = visit
        self.come_back(seat)
        for _ in range(QUIET):
            if visit.welcome is not None:
                break
            self.step()
        page.app.go("guest")

    def closes_host(self, seat):
        """Closes the host's page, and opens the match again, to which everybody comes back by a code."""
        for guest in self.pages:
            self.visits[guest].client.disconnect()
            self.pipes[guest] = Pipe(), Pipe()
        self.host = Page(Engine(), self.host)
        self.host.dom.boot("ready")
        self.host.dom._randoms = self.rng.below(RANDOMS)
        self.host.app.go("table", id=self.match)
        self.host.dom.advance(0)
        self.guests = self.host.app.connections.guests
        self.host.app.close()  # the sheet of the phones that are missing
        for guest in self.pages:
            self.come_back(guest)
            self.wait()

    def turn(self, begin, seat, *what):
        """Lets a person begin something, with an interruption before it is over; returns whether it has been done."""
        before, page, host = self.record, self.page(seat), self.host
        self.is_told = False
        begin(seat, *what)
        self.wait()
        if self.rng.below(2):
            self.interrupt()
        self.settle()
        is_done = self.record != before
        assert is_done or self.is_told or self.page(seat) is not page, "lost without a word"
        assert not (is_done and self.is_told) or self.host is not host, "done, and said to be lost"
        return is_done

    def deal(self, seat):
        """Lets a person have the next hand dealt."""
        self.page(seat).app.screen.playing.moves.next_deal()


def play_on(phones, persons, many):
    """Plays until the match is over or so many interruptions have happened; returns what persons meant to play."""
    meant = []
    while phones.struck.total() < many:
        match = load(phones.record, game_of).match
        if match.end is not None:
            break
        if match.outcome is None:
            meant.append(drawn(match, phones.rng))
            begin, what = phones.tap, meant[-1]
        else:
            begin, what = phones.deal, [persons[phones.rng.below(len(persons))]]
        assert any(phones.turn(begin, *what) for _ in range(TRIES)), phones.struck
        agree(phones)
    return meant


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_after_many_interruptions_all_have_the_same_match(game, seats):
    persons = [seat for seat, kind in enumerate(seats) if kind != "b"]
    rng = SplitMix64(26)
    struck = 0
    while struck < MANY:
        phones = Rough(game, seats, rng)
        meant = play_on(phones, persons, MANY - struck)
        struck += phones.struck.total()
        match = load(phones.record, game_of).match
        assert [move for deal in match.deals for move in deal.moves if move[0] in persons] == meant
        if match.end is None:
            ended(phones)
        played = finished_part(phones.record, last_is_over=True)
        for page in phones.pages.values():
            assert finished_part(page.app.saves.load(phones.match)[0], last_is_over=True) == played


def test_a_hint_is_given_though_the_table_is_told_of_again():
    # After a move of the host's, news shows the same table to the guest twice.
    phones = Rough("handromi", "hr", SplitMix64(26))
    for _ in range(4 * PLIES):
        match = load(phones.record, game_of).match
        seat, move = drawn(match, phones.rng)
        page = phones.page(seat)
        phones.until(partial(is_turn, page, match.plies))
        page.dom.press("hint")
        phones.until(partial(is_hinted, page))
        phones.tap(seat, move)
        phones.until(partial(is_hinted, page, so=False))


def is_turn(page, plies):
    """Returns whether a page shows that it is its player's turn, after so many moves."""
    return page.scene.has_view and page.table["ply"] == plies and page.scene.view.must()


def is_hinted(page, *, so=True):
    """Returns whether a page points at a move."""
    return ("is-hinted" in page.dom.html["t-bar"]) == so
