"""Positions for tests: rounds set up card by card and played by text, every move checked for legality."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.match import all_options
from engine.core.options import settle
from engine.core.state import Setup
from engine.core.table import Text
from engine.games.boast.game import Boast
from engine.games.boast.rules import notation
from engine.games.boast.rules.pack import ESCAPE, FEW, HAND, LEFT, NAMES, NONE, apart
from engine.games.boast.rules.scoring import Ending
from engine.games.boast.rules.state import Dealt, State
from engine.games.boast.rules.terms import Terms
from engine.games.boast.rules.tower import SPELT, tower_of
from engine.games.boast.rules.trick import Taken

__all__ = ["GAME", "cards", "ending", "play", "position", "setup", "spelt", "texts"]

GAME = Boast()


def cards(names: str) -> Cards:
    """Returns the canonical mask of names such as "7r 10b x x"."""
    mask = 0
    for name in names.split():
        card = NAMES.index(name)
        while name == "x" and mask >> card & 1:
            card += 1
        mask |= 1 << card
    return mask


def setup(
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    leader: int = 0,
    totals: tuple[int, ...] | None = None,
    deal: int = 1,
    carry: str = "",
) -> Setup:
    """Returns the setup of a round; by default seat 0 leads."""
    settled = settle(all_options(GAME), options or {}, seats)
    return Setup(seats, settled, (leader - 1) % seats, leader, totals or (0,) * seats, deal, carry)


def position(
    *hands: str,
    tower: str = "bry",
    left: str = "",
    leader: int = 0,
    taken: tuple[int, ...] | None = None,
    options: Mapping[str, str] | None = None,
    totals: tuple[int, ...] | None = None,
) -> State:
    """Returns a position at the beginning of a trick, with hands of equal size.

    The tricks before, and the cards left over unless given, are made up of cards that are in no hand.
    """
    seats = len(hands)
    masks = tuple(map(cards, hands))
    assert len({mask.bit_count() for mask in masks}) == 1
    before = HAND - masks[0].bit_count()
    taken = taken or (before, *[0] * (seats - 1))
    assert sum(taken) == before
    rest = [card for card in range(ESCAPE) if not (sum(masks) | cards(left)) >> card & 1]
    rest += [ESCAPE] * 4
    gone = [tuple(rest.pop(0) for _ in range(seats)) for _ in range(before)]
    mask = cards(left) or sum(1 << card for card in rest[:LEFT] if card < ESCAPE) or FEW[LEFT]
    *dealt, over = apart((*masks, mask))
    place = tower_of(tower)
    return State(
        terms=Terms.of(setup(seats, options, leader=leader, totals=totals)),
        dealt=Dealt(tuple(dealt), over),
        turn=leader,
        leader=leader,
        hands=masks,
        led=NONE,
        trick=(),
        tower=place,
        taken=taken,
        tricks=tuple(Taken(leader, made, leader, place, place) for made in gone),
    )


def play(state: State, *texts: str) -> State:
    """Returns the state after cards such as "7r", each played by the seat in turn; fails on an illegal one."""
    for text in " ".join(texts).split():
        move = notation.read(text)
        assert move in state.legal(state.turn), f"{state.turn}:{text} is not legal"
        state = state.play(state.turn, move)
    return state


def texts(state: State, seat: int | None = None) -> list[str]:
    """Returns the legal moves of a seat as texts, by default of the seat in turn."""
    return [notation.write(move) for move in state.legal(state.turn if seat is None else seat)]


def spelt(state: State) -> str:
    """Returns the tower as three letters, from top to bottom."""
    return SPELT[state.tower]


def ending(points: tuple[int, ...], winner: int = 0, tower: str = "rby") -> Ending:
    """Returns an outcome with only the points, the winner of the last trick and the tower."""
    return Ending(points, ((),) * len(points), (), Text("deal/boast-over"), winner, tower_of(tower))
