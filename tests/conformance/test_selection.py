"""Tapping cards: in every game it leads to every legal move, and to nothing else."""

from collections import Counter
from collections.abc import Iterator
from functools import partial

from engine.core.match import AnyGame, Match
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from tests.conformance.tables import each_table, random_positions
from tests.strategies import acting

MOVES = 12


def cards_of(game: AnyGame, move: object) -> Counter[str]:
    return Counter(game.about(move)["cards"])


def together(match: Match, seat: int, place: int | None = None) -> Iterator[tuple[Counter[str], list[str]]]:
    """Yields every way to take cards to one place by successive moves, as their cards and texts."""
    game = match.game
    for move in match.legal(seat):
        onto = game.display.onto(move)
        if onto is None or place not in {None, onto}:
            continue
        yield cards_of(game, move), [game.write(move)]
        for cards, moves in together(match.play(seat, game.write(move)), seat, onto):
            yield cards_of(game, move) + cards, [game.write(move), *moves]


def check_touch(match: Match, seat: int, names: tuple[str, ...]) -> None:
    """Checks an answer against its definition, straight from the legal moves."""
    game = match.game
    chosen = Counter(names)
    live: Counter[str] = Counter()
    exact = []
    reachable = False
    for move in match.legal(seat):
        cards = cards_of(game, move)
        if not cards or cards == chosen:
            exact.append(game.write(move))
        if cards and chosen <= cards:
            reachable = True
            live |= cards - chosen
    ways = [(cards, moves) for cards, moves in together(match, seat) if len(moves) > 1 and chosen <= cards]
    for cards, _ in ways:
        reachable = True
        live |= cards - chosen
    answer = touch(match, seat, names)
    assert Counter(answer.live) == live
    assert [action.move for action in answer.actions] == exact
    for one in answer.series:
        assert (chosen, list(one.moves)) in ways
        assert (one.action.move, Counter(one.action.cards)) == (one.moves[0], chosen)
    assert bool(answer.series) == any(cards == chosen for cards, _ in ways)
    offered = [*answer.actions, *(one.action for one in answer.series)]
    assert answer.targets == tuple(dict.fromkeys(action.at for action in offered if action.at is not None))
    assert not (reachable and names) or answer.why is None
    labels = [(action.label, action.at) for action in answer.actions]
    assert len(set(labels)) == len(labels)


@each_table
def test_every_legal_move_is_reached_by_tapping_its_cards_in_any_order(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 10, "tapping"):
        for seat in acting(match):
            legal = match.legal(seat)
            for move in [rng.choice(legal) for _ in range(min(MOVES, len(legal)))]:
                tap(match, seat, move, rng)


def tap(match: Match, seat: int, move: object, rng: SplitMix64) -> None:
    game = match.game
    names = list(cards_of(game, move).elements())
    rng.shuffle(names)
    for count, name in enumerate(names):
        assert name in touch(match, seat, tuple(names[:count])).live
    answer = touch(match, seat, tuple(names))
    assert game.write(move) in [action.move for action in answer.actions]
    assert answer.why is None or not names


@each_table
def test_touching_any_cards_of_a_hand_says_what_the_legal_moves_say(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 10, "touch"):
        deck = match.deck
        for seat in range(seats):
            check_touch(match, seat, ())
            for _ in range(4):
                own = [card for card in deck.ids if match.state.seen(seat) >> card & 1]
                chosen = {rng.choice(own) for _ in range(1 + rng.below(4))}
                check_touch(match, seat, deck.list(sum(1 << card for card in chosen)))


@each_table
def test_a_refusal_says_why_whenever_cards_lead_nowhere_on_ones_turn(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 10, "why"):
        deck = match.deck
        for seat in match.state.must:
            for _ in range(6):
                names = tuple(deck.list(1 << rng.choice(deck.ids) | 1 << rng.choice(deck.ids)))
                answer = touch(match, seat, names)
                ways = [
                    *map(partial(cards_of, game), match.legal(seat)),
                    *(cards for cards, _ in together(match, seat)),
                ]
                nowhere = not any(Counter(names) <= cards for cards in ways)
                assert (answer.why is not None) == nowhere
