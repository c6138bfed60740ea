"""Positions for tests: Haggis deals set up card by card and played by text, every move checked for legality."""

from collections.abc import Mapping

from engine.core.cards import Cards
from engine.core.options import settle
from engine.core.state import Outcome, Setup
from engine.core.table import Text
from engine.games.haggis.game import Haggis
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.state import State
from engine.games.haggis.rules.terms import Terms
from engine.games.haggis.rules.trick import EMPTY

GAME = Haggis()


def cards(names: str) -> Cards:
    """Returns the canonical mask of names such as "7r 10b J"."""
    by_name = {HAGGIS.name(card): 1 << card for card in range(HAGGIS.wild + 3)}
    return sum(by_name[name] for name in names.split())


def setup(
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    dealer: int | None = None,
    leader: int = 0,
    totals: tuple[int, ...] | None = None,
) -> Setup:
    """Returns the setup of a deal; by default seat 0 leads and the seat to its right has dealt."""
    dealer = (leader - 1) % seats if dealer is None else dealer
    return Setup(seats, settle(GAME.options, options or {}, seats), dealer, leader, totals or (0,) * seats)


def position(
    *hands: str, options: Mapping[str, str] | None = None, leader: int = 0, haggis: str = "", bets: str = ""
) -> State:
    """Returns a position at the beginning of a trick; `bets` are amounts, "-" where none was announced."""
    seats = len(hands)
    return State(
        terms=Terms.of(setup(seats, options, leader=leader)),
        hands=tuple(map(cards, hands)),
        haggis=cards(haggis),
        phase=Phase.LEAD,
        turn=leader,
        bets=tuple(None if bet == "-" else int(bet) for bet in bets.split()) or (None,) * seats,
        trick=EMPTY,
        piles=(0,) * seats,
        tricks=(),
        outs=(),
    )


def play(state: State, *lines: str) -> State:
    """Returns the state after moves such as "0:7r 7b"; fails on an illegal one."""
    for line in lines:
        seat, text = int(line[0]), line[2:]
        move = notation.read(HAGGIS, text)
        assert move in state.legal(seat), f"{line} is not legal"
        state = state.play(seat, move)
    return state


def texts(state: State, seat: int) -> list[str]:
    """Returns the legal moves of a seat as texts."""
    return [notation.write(HAGGIS, move) for move in state.legal(seat)]


def outcome(points: tuple[int, ...], *order: int) -> Outcome:
    """Returns an outcome with only the points and the order of going out."""
    return Outcome(points, ((),) * len(points), order, Text("deal/first-out"))


def bet(value: int) -> Move:
    """Returns the announcement of a bet."""
    return Move(Kind.BET, value=value)
