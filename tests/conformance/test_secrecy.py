"""Secrecy: a seat cannot tell two worlds apart that differ only in cards it has not seen.

Leaky games, each with a different hole, show that the test detects what it should.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from engine.core.cards import Cards, bits
from engine.core.determinizer import Hidden
from engine.core.look import events, look
from engine.core.match import AnyGame, Match, Names, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Seat
from engine.core.table import Event, Table, Text
from engine.core.wire import to_json
from tests.conformance.secrecy import Tape, differs, leaks, record, seen, twin
from tests.conformance.tables import each_table, random_wishes
from tests.core.toy.game import Toy
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Move
from tests.core.toy.rules.pack import DECKS
from tests.core.toy.rules.state import State
from tests.strategies import PEOPLE, lighter, played

TRIES = 30


def tape_of(game: AnyGame, seats: int, seed: str) -> Tape:
    """Returns a random tape: random options, the first deal or the second, any number of moves."""
    rng = SplitMix64(seed_of(seed))
    wishes = random_wishes(game, rng)
    first = create(game, PEOPLE[:seats], wishes, seed)

    def begin_first(names: Names, shuffles: Sequence[Names]) -> Match:
        return create(
            game, PEOPLE[:seats], wishes, seed, dealer=first.setup.dealer, decks={1: names}, shuffles=shuffles
        )

    ended = played(first, rng) if rng.below(3) == 0 else first
    plies = rng.below(played(first, rng).plies)
    if ended.outcome is None or ended.end is not None:
        return record(begin_first, first, rng, plies)
    return record(ended.next, ended.next(), rng, plies)


def twins(game: AnyGame, seats: int, few: int, why: str) -> Iterator[tuple[Tape, Seat | None, tuple[Match, ...]]]:
    """Yields random tapes and viewers, each with another world that must look the same to the viewer."""
    for sample in range(lighter(few)):
        seed = f"{why}/{game.name}/{seats}/{sample}"
        tape = tape_of(game, seats, seed)
        if tape.end.outcome is not None:
            continue
        rng = SplitMix64(seed_of(seed) + 1)
        for viewer in (None, *range(seats)):
            other = next((world for _ in range(TRIES) if (world := twin(tape, viewer, rng))), ())
            if other:
                yield tape, viewer, other


@each_table
def test_worlds_that_differ_in_unseen_cards_look_the_same_byte_for_byte(game: AnyGame, seats: int) -> None:
    compared: Counter[Seat | None] = Counter()
    changed = 0
    for tape, viewer, matches in twins(game, seats, 8, "secrecy"):
        one, other = tape.end, matches[-1]
        assert differs(tape.matches, matches, viewer) == [], (
            leaks(tape.matches, matches, viewer),
            one.text,
            other.text,
        )
        assert [seat for seat, _ in other.moves] == [seat for seat, _ in one.moves]
        assert other.names != one.names or other.lines != one.lines
        compared[viewer] += 1
        changed += other.state != one.state
    assert set(compared) == {None, *range(seats)}
    assert changed * 2 > compared.total()


@each_table
def test_what_a_seat_has_seen_was_on_its_table_or_in_its_events_once(game: AnyGame, seats: int) -> None:
    """`State.seen` must not claim too much: the test above would then leave too many cards in place."""
    for sample in range(lighter(2)):
        tape = tape_of(game, seats, f"shown/{game.name}/{seats}/{sample}")
        for viewer in range(seats):
            shown: set[str] = set()
            for step in tape.steps:
                table = look(step.after, viewer)
                shown |= {slot.face for zone in table.zones for slot in zone.slots if slot.face}
                for event in events(step.after, viewer) if step is not tape.steps[0] else ():
                    shown |= set(event.cards) if isinstance(event.cards, tuple) else set()
                assert set(tape.end.deck.list(step.after.state.seen(viewer))) <= shown


@each_table
def test_no_face_of_a_card_that_was_never_seen_stands_anywhere_in_the_json(game: AnyGame, seats: int) -> None:
    for sample in range(lighter(12)):
        tape = tape_of(game, seats, f"faces/{game.name}/{seats}/{sample}")
        deck = tape.end.deck
        for viewer in range(seats):
            table = to_json(look(tape.end, viewer))
            del table["guide"]  # it shows example cards
            hidden = set(deck.by_name) - set(deck.list(seen(tape.steps, [viewer])))
            words = {word for text in strings(table) for word in text.split()}
            assert not words & hidden
            assert not words & {f"c{card}" for name in hidden for card in deck.by_name[name]}


def strings(value: Any) -> Iterator[str]:
    """Yields every string in a JSON value, including the keys of objects."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif isinstance(value, str):
        yield value


# -- leaky games: each is the toy with one hole


@dataclass(frozen=True)
class PeekView(InformationState):
    """An information state that carries the whole position, invisibly to comparisons of information states."""

    secret: "PeekState | None" = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class PeekState(State):
    """A position whose information states carry it."""

    def information(self, seat: Seat | None) -> InformationState:
        return PeekView(**vars(super().information(seat)), secret=self)


def secret(info: InformationState) -> PeekState:
    """Returns the position that an information state carries."""
    assert isinstance(info, PeekView)
    assert info.secret is not None
    return info.secret


def hole(state: State, seat: Seat | None) -> int:
    """Returns something that this seat must not know: the points in the other hands."""
    hands = [hand for who, hand in enumerate(state.hands) if who != seat]
    return sum(state.deck.faces[card].points for hand in hands for card in bits(hand))


class Peeking(Toy):
    """The toy with information states that carry the position."""

    position = PeekState


def with_keys(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = Toy.display.table(info, legal)
    hands = secret(info).hands
    fans = {seat: [f"c{card}" for card in bits(hand)] for seat, hand in enumerate(hands) if seat != info.seat}
    zones = tuple(
        replace(zone, slots=tuple(replace(slot, key=fans[zone.seat].pop()) for slot in zone.slots))
        if zone.kind == "fan" and zone.seat in fans
        else zone
        for zone in table.zones
    )
    return replace(table, zones=zones)


class LeakyKey(Peeking):
    """The key of a face-down card is its id."""

    display = replace(Toy.display, table=with_keys)


def with_points(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    banner = Text.of("toy/turn", n=hole(secret(info), info.seat))
    return replace(Toy.display.table(info, legal), banner=banner)


class LeakyBanner(Peeking):
    """The banner counts the points in the other hands."""

    display = replace(Toy.display, table=with_points)


def with_burned(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = Toy.display.table(info, legal)
    names = [DECKS[info.setup.seats].list(move.cards) for _, move in secret(info).log]
    return replace(table, log=tuple(replace(line, cards=names[line.ply]) for line in table.log))


class LeakyLog(Peeking):
    """The log names burned cards."""

    display = replace(Toy.display, table=with_burned)


def with_drawn(info: InformationState) -> tuple[Event, ...]:
    found = Toy.display.events(info)
    state = secret(info)
    return (replace(found[0], cards=state.deck.list(state.drew)), *found[1:]) if state.drew else found


class LeakyEvents(Peeking):
    """Everybody sees what is drawn."""

    display = replace(Toy.display, events=with_drawn)


def by_others(info: InformationState, legal: tuple[Move, ...]) -> tuple[Move, tuple[Text, ...]]:
    return legal[hole(secret(info), info.seat) % len(legal)], ()


class LeakyPolicy(Peeking):
    """The bot looks at the other hands before it chooses."""

    policy = staticmethod(by_others)


def with_count(info: InformationState, selected: Cards, legal: tuple[Move, ...]) -> Text | None:
    refused = Toy.display.why(info, selected, legal)
    return Text.of("toy/no", n=hole(secret(info), info.seat)) if refused else None


class LeakyRefusal(Peeking):
    """The reason for a refusal depends on the other hands."""

    display = replace(Toy.display, why=with_count)


def with_top(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    table = Toy.display.table(info, legal)
    state = secret(info)
    if len(state.pile) == sum(map(len, state.dropped)) or not state.stock:
        return table
    return replace(table, banner=Text.of("toy/top", card=state.deck.names[state.stock[0]]))


class LeakyStock(Peeking):
    """The top of the stock is shown, but only after the stock has been shuffled within the deal."""

    display = replace(Toy.display, table=with_top)


def with_stock(info: InformationState) -> Hidden:
    hidden = Toy.determinizer.hidden(info)
    stock = sum(1 << card for card in secret(info).stock) if hidden.pool else 0
    slots = tuple(
        replace(slot, allowed=stock & slot.allowed if slot.key == "stock" else slot.allowed) for slot in hidden.slots
    )
    return replace(hidden, slots=slots)


class LeakyHidden(Peeking):
    """A bot is told which of the hidden cards lie in the stock."""

    determinizer = replace(Toy.determinizer, hidden=with_stock)


class LegalByOthers(State):
    """What may be dropped depends on the other hands."""

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        found = super().legal(seat)
        return found[:-1] if len(found) > 2 and hole(self, seat) % 2 else found


class LeakyLegal(Toy):
    """The legal moves give something away about the other hands."""

    position = LegalByOthers


class TwinsByInformation(State):
    """Tells two copies of a card apart by their ids, and so reveals whether the other copy was dealt before."""

    def information(self, seat: Seat | None) -> InformationState:
        info = super().information(seat)
        hands = tuple(hand if who == seat or self.over else 0 for who, hand in enumerate(self.hands))
        return replace(info, hands=hands)


class LeakyTwins(Toy):
    """Two copies of a card can be told apart."""

    position = TwinsByInformation


class NamesInLog(State):
    """The information state names the cards that others have burned."""

    def information(self, seat: Seat | None) -> InformationState:
        return replace(super().information(seat), log=self.log)


class LeakyInformation(Toy):
    """The information state tells too much."""

    position = NamesInLog


LEAKS: dict[type[Toy], str] = {
    LeakyKey: r"table\.zones\.\d+\.slots\.\d+\.key",
    LeakyBanner: r"table\.banner\.",
    LeakyLog: r"table\.log\.\d+\.cards",
    LeakyEvents: r"events\.\d+\.\d+\.cards",
    LeakyPolicy: "policy",
    LeakyRefusal: r"touch\.\d+\.why",
    LeakyStock: r"table\.banner",
    LeakyHidden: "hidden",
    LeakyLegal: r"legal",
    LeakyTwins: r"information\.hands",
    LeakyInformation: r"information\.log",
}


@pytest.mark.parametrize("leaky", LEAKS, ids=[game.__name__ for game in LEAKS])
def test_a_leak_is_caught_where_it_is(leaky: type[Toy]) -> None:
    where = re.compile(LEAKS[leaky])
    assert any(
        where.match(field)
        for tape, viewer, other in twins(leaky(), 3, 40, "leaks")
        for field in leaks(tape.matches, other, viewer)
    )


def test_a_game_that_only_carries_the_position_is_no_leak() -> None:
    assert all(differs(tape.matches, other, viewer) == [] for tape, viewer, other in twins(Peeking(), 3, 4, "leaks"))
