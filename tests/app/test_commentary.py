"""What a screen reader is told in whole deals: as recorded, and never a card that its player has not seen."""

import re

import pytest

from app.markup.cards import split_face
from app.screen import Sheet
from engine.core import registry, replay
from engine.core.rng import SplitMix64
from tests.app.telling import TellingTable
from tests.commentary import DEALS, FOREIGN, OVER, YOU, decision, heard, parts, told
from tests.conformance.secrecy import record, twin
from tests.e2e.matches import MANY, seats_of
from tests.sampling import daily

PLIES = 14
_LISTED = re.compile(r"((?:\w+(?:, | and ))+)\w+ of (\w+)")  # cards of one suit: "5, 6 and 7 of suns"


def kept(deal):
    """Returns the match of a golden file, and the lines of it that are heard."""
    head, lines = parts(deal.path)
    loaded = replay.load("".join(line for line in head.splitlines(keepends=True) if line[0] != "#"), registry.game)
    assert loaded.lost == ()
    return loaded.match, heard(lines)


def listened(table, played):
    """Plays a match; yields what is heard, and marks where Anna's decisions begin and deals end."""
    said = 0
    for deal in played.deals:
        if deal is not played.deals[0]:
            table.next()
        for ply, (seat, move) in enumerate(deal.moves):
            if seat == YOU:
                assert table.ply == ply
                yield from map(told, table.dom.said[said:])
                said = len(table.dom.said)
                yield decision(ply)
                table.play(move)
        yield from map(told, table.dom.said[said:])
        said = len(table.dom.said)
        if deal.outcome is not None:
            yield OVER


SEVERAL = next(deal for deal in DEALS if deal.game == "boast")  # its match has several deals, told every day
OTHERS = [deal for deal in [*DEALS, *FOREIGN] if deal is not SEVERAL]


@pytest.mark.parametrize("deal", [SEVERAL, *daily(OTHERS, 8)], ids=lambda deal: deal.name)
def test_a_deal_is_told_as_ever(deal):
    played, lines = kept(deal)
    table = TellingTable(deal.start(), played, deal.language)
    assert [*listened(table, played)] == lines
    assert table.dom.errors == []
    assert table.dom.warnings == []


class LeakFinder:
    """Reads everything as a table shows or says it, and finds cards that its player has not seen by then."""

    def __init__(self, table, played):
        self.table = table
        self.found = set()
        self.read = 0
        words = table.scene.words
        names = [name for name in played.deck.names if name]  # some ids are no cards
        self._called = {name: re.compile(rf"\b{re.escape(words.card(name))}\b") for name in set(names)}
        self._ranks = {words.card(name).partition(" of ")[0]: split_face(name)[0] for name in names}
        self._suits = {words.card(name).partition(" of ")[2]: split_face(name)[1] for name in names}
        self._seen = []
        for number, deal in enumerate(played.deals, 1):
            seen = 0
            for ply in range(deal.plies + 1):
                seen |= replay.at(played, number, ply).state.seen(YOU)
                self._seen.append(set(played.deck.list(seen)))
        for act in ("patch", "say"):
            setattr(table.dom, act, self._reading(getattr(table.dom, act)))
        for html in list(table.dom.html.values()):
            self._look(html)

    def _reading(self, act):
        def read(*texts):
            act(*texts)
            self._look(texts[-1])

        return read

    def _look(self, text):
        lines = self.table.app.screen.playing.session.record.splitlines()
        made = sum(line[:1].isdigit() or line.startswith("[Deal ") for line in lines) - 1
        self.read += 1
        unseen = self._called.keys() - self._seen[min(max(made, 0), len(self._seen) - 1)]
        self.found |= {name for name in unseen if self._called[name].search(text)}
        for ranks, suit in _LISTED.findall(text):
            listed = {self._ranks.get(rank, "") + self._suits.get(suit, "") for rank in re.split(", | and ", ranks)}
            self.found |= listed & unseen


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_the_first_deal_at_a_table_goes_on_to_the_end_of_its_match(deal):
    assert (kept(deal)[0].end is None) == (deal.number > 0)


@pytest.mark.parametrize("deal", daily(DEALS, 3), ids=lambda deal: deal.name)
def test_no_card_is_named_that_nobody_has_shown(deal):
    played, _ = kept(deal)
    table = TellingTable(deal.start(), played)
    finder = LeakFinder(table, played)
    assert [*listened(table, played)]
    assert finder.read > 2 * sum(deal.plies for deal in played.deals)
    assert finder.found == set()


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("haggis", "hb"), ("haggis", "hbb"), ("team", "hbbb"), ("boast", "hbb"), ("handromi", "hb")],
)
def test_what_is_told_is_the_same_whatever_lies_hidden(game, kinds):
    one, other = twins(game, kinds)
    assert one.names != other.names
    streams = []
    for world in (one, other):
        table = TellingTable(world.restarted(), world)
        streams.append([*listened(table, world), table.dom.shown()])
    assert streams[0] == streams[1]
    assert len(streams[0]) > 5


def twins(game, kinds):
    """Returns a match some moves into its first deal, and its twin, in which the cards unseen by Anna differ."""

    def begin(names, shuffles=()):
        assert not shuffles
        return seats_of(kinds, game)("twin", dealer=1, decks={1: names})

    for number in range(MANY):
        rng = SplitMix64(number)
        tape = record(begin, begin(seats_of(kinds, game)(f"twin/{number}").names), rng, PLIES, in_turn)
        world = twin(tape, YOU, rng)
        if world and tape.end.outcome is None and tape.end.moves[-1][0] != YOU and YOU in tape.end.state.must:
            return tape.end, world[-1]
    raise AssertionError("no tape has a twin")


def in_turn(match, rng):
    """Picks a random move; where several seats choose at once, Anna comes last, as on the page."""
    seat = next((seat for seat in match.state.must if seat != YOU), YOU)
    return seat, match.game.write(rng.choice(match.legal(seat)))


def test_what_happens_under_a_sheet_is_told_there():
    deal = DEALS[0]
    table = TellingTable(deal.start(), deal.played())
    table.app.dialog(Sheet(table.app))
    assert 'class="said visually-hidden" role="log" aria-live="polite"' in table.dom.html["sheet"]


def test_what_was_told_does_not_wait_for_the_next_at_the_device():
    deal = DEALS[0]
    table = TellingTable(deal.start(), deal.played())
    assert table.dom.lines
    table.app.go("home")
    assert table.dom.lines == []
