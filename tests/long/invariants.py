"""What holds in every deal of every game, however it is played, checked move by move."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.look import look
from engine.core.match import AnyGame, Match, Names, create
from engine.core.record import parse
from engine.core.registry import game as game_of
from engine.core.replay import at, load
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Seat
from tests.conformance.secrecy import differs, leaks, record, twin
from tests.conformance.tables import random_wishes
from tests.conformance.test_protocol import check_legal, check_outcome, check_places, check_seats
from tests.games.boast.test_referee import check_places_of as check_boast
from tests.games.haggis.team.test_random_games import check_cards as check_team
from tests.games.haggis.test_random_games import all_cards
from tests.games.handromi.positions import conserved
from tests.strategies import PEOPLE, acting, random_move

__all__ = ["check_match", "match_of"]

DEALS = 3  # at most, in each match
TWINS = 5  # tries for another world that must look the same


def _check_haggis(match: Match) -> None:
    places = all_cards(match.state)  # type: ignore[arg-type]
    assert sum(places) == match.deck.all, "a card is missing or there twice"
    assert sum(mask.bit_count() for mask in places) == len(match.deck.ids), "a card is in two places"


def _check_handromi(match: Match) -> None:
    assert conserved(match.state), "a card is missing or there twice"  # type: ignore[arg-type]


CONSERVED: Mapping[str, Callable[[Match], None]] = {
    "haggis": _check_haggis,
    "team": lambda match: check_team(match.state),  # type: ignore[arg-type]
    "boast": lambda match: check_boast(match.state, match.deck, match.setup.seats),  # type: ignore[arg-type]
    "handromi": _check_handromi,
}


def match_of(game: AnyGame, seats: int, seed: str) -> tuple[Match, SplitMix64]:
    """Returns a match with random options, and the generator that made them."""
    rng = SplitMix64(seed_of(seed))
    return create(game, PEOPLE[:seats], random_wishes(game, rng), seed), rng


def check_match(game: AnyGame, seats: int, seed: str, told: list[Match]) -> int:
    """Plays a random match of a few deals, checking it all along; returns the number of deals.

    `told` holds the match at each moment, so that a failing one can be shown.
    """
    match, rng = match_of(game, seats, seed)
    deals = 1 + rng.below(DEALS)
    for number in range(1, deals + 1):
        match = _check_deal(match, rng, told)
        if match.end is not None:
            check_places(game, match.end)
            return number
        if number < deals:
            match = match.next()
    return deals


def _check_deal(match: Match, rng: SplitMix64, told: list[Match]) -> Match:
    """Plays a deal to its end and returns the match at that point."""
    start, haste = match, rng.below(2)
    told[:] = [match]
    while match.outcome is None:
        _check_position(match, rng)
        seat, text = _hasty(match, rng) if haste and rng.below(3) else random_move(match, rng)
        match = match.play(seat, text)
        told[:] = [match]
        assert match.plies <= match.game.max_plies, "a deal that does not end"
    _check_end(match)
    _check_record(match, rng)
    _check_secrecy(start, rng)
    return match


def _hasty(match: Match, rng: SplitMix64) -> tuple[Seat, str]:
    """Returns one of the moves with most cards, to reach positions that random play rarely reaches."""
    seat = rng.choice(match.state.must)
    legal = match.legal(seat)
    most = max(move.cards.bit_count() for move in legal)
    return seat, match.game.write(rng.choice([move for move in legal if move.cards.bit_count() == most]))


def _check_cards(match: Match) -> None:
    """Counts all cards, in games that have a check for it; hidden slots are added up for every game elsewhere."""
    if check := CONSERVED.get(match.game.name):
        check(match)


def _check_position(match: Match, rng: SplitMix64) -> None:
    game, state, seats = match.game, match.state, match.setup.seats
    check_seats(state, seats)
    _check_cards(match)
    deep = rng.below(6 + match.plies // 4) == 0  # the slow half, at some positions of each deal
    for seat in range(seats):
        legal = match.legal(seat)
        assert bool(legal) == (seat in state.must or seat in state.may), "a seat without a move"
        if deep:
            check_legal(game, state, seat, match.deck)
            texts = [game.write(move) for move in legal]
            assert len(set(texts)) == len(texts), "two moves with one text"
            assert [game.read(text) for text in texts] == list(legal), "a move that does not read back"
            hidden = game.determinizer.hidden(state.information(seat))
            assert sum(slot.size for slot in hidden.slots) == hidden.pool.bit_count(), "a view that does not add up"
    if deep:
        _check_reload(match)
        look(match, rng.choice(acting(match)))


def _check_end(match: Match) -> None:
    assert match.outcome is not None
    check_seats(match.state, match.setup.seats)
    _check_cards(match)
    check_outcome(match.outcome, match.setup.seats)
    before = match.setup.totals
    assert match.totals == tuple(a + b for a, b in zip(before, match.outcome.points, strict=True)), (
        "points do not add up"
    )
    assert match.game.determinizer.hidden(match.state.information(0)).pool == 0, "something is hidden after the end"


def _check_reload(match: Match) -> Match:
    assert parse(match.text)[1] == ()
    loaded = load(match.text, game_of)
    assert loaded.lost == (), "a record that does not replay"
    assert loaded.match == match, "a record that replays to something else"
    assert loaded.match.text == match.text, "a record that is written otherwise"
    return loaded.match


def _check_record(match: Match, rng: SplitMix64) -> None:
    _check_reload(match)
    deal = rng.choice(match.deals)
    there = at(match, deal.setup.deal, rng.below(deal.plies + 1))
    assert match.text.startswith(there.text), "a moment that is no beginning of the record"


def _check_secrecy(start: Match, rng: SplitMix64) -> None:
    """Deals what a viewer has not seen in another order, and compares everything they are told."""

    def begin(names: Names, shuffles: Sequence[Names]) -> Match:
        if start.previous:
            return start.previous[-1].next(names, shuffles)
        decks = {**dict(start.planned), 1: names}
        wishes = dict(start.options.values)
        dealer = start.setup.dealer
        return create(start.game, start.players, wishes, start.seed, dealer=dealer, decks=decks, shuffles=shuffles)

    tape = record(begin, start, rng, 1 + rng.below(30))
    if tape.end.outcome is not None:
        return
    viewer: Any = rng.choice((None, *range(start.setup.seats)))
    for _ in range(TWINS):
        other = twin(tape, viewer, rng)
        if other:
            assert differs(tape.matches, other, viewer) == [], (
                f"seat {viewer} can tell two worlds apart by {leaks(tape.matches, other, viewer)}\n{other[-1].text}"
            )
            return
