"""Positions for tests: team deals set up card by card and played by text, every move checked for legality."""

from collections.abc import Mapping, Sequence

from engine.core.cards import Cards
from engine.core.match import Match, Player, create
from engine.core.options import settle
from engine.core.state import Outcome, Setup
from engine.core.table import Text
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.trick import EMPTY
from engine.games.haggis.team.game import Team
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import TeamTerms

__all__ = ["FULL", "GAME", "PEOPLE", "cards", "match", "outcome", "play", "position", "setup", "texts"]

GAME = Team()
# Four whole hands of 21 cards.
FULL = (
    "2s 3h 4d 5c 6s 7h 8d 9c 10s 2h 3d 4c 5s 6h 7d 8c 9s 10h J Q K",
    "2d 3c 4s 5h 6d 7c 8s 9h 10d 2c 3s 4h 5d 6c 7s 8h 9d 10c J Q K",
    "2s 3h 4d 5c 6s 7h 8d 9c 10s 2h 3d 4c 5s 6h 7d 8c 9s 10h J Q K",
    "2d 3c 4s 5h 6d 7c 8s 9h 10d 2c 3s 4h 5d 6c 7s 8h 9d 10c J Q K",
)
PEOPLE = tuple(Player("human", name) for name in ("Anna", "Béla", "Cili", "Dia"))


def cards(names: str) -> Cards:
    """Returns the canonical mask of names such as "7s 7s J"."""
    mask = 0
    for name in names.split():
        mask |= 1 << next(card for card in TEAM.ids[name] if not mask >> card & 1)
    return mask


def setup(
    options: Mapping[str, str] | None = None,
    *,
    dealer: int = 3,
    totals: tuple[int, int] = (0, 0),
    deal: int = 1,
) -> Setup:
    """Returns the setup of a deal, with the totals by team; by default seat 0 leads."""
    return Setup(4, settle(GAME.options, options or {}, 4), dealer, (dealer + 1) % 4, totals * 2, deal)


def position(
    *hands: str,
    options: Mapping[str, str] | None = None,
    leader: int = 0,
    bets: str = "",
    outs: Sequence[tuple[int, int]] = (),
) -> TeamState:
    """Returns a position at the beginning of a trick, after the exchange; `bets` are amounts, "-" for none.

    `outs` are the seats already out, each with the size of the largest hand against it.
    """
    masks = tuple(map(cards, hands))
    return TeamState(
        terms=TeamTerms.of(setup(options, dealer=(leader - 1) % 4)),
        hands=masks,
        phase=Phase.LEAD,
        turn=leader,
        bets=tuple(None if bet == "-" else int(bet) for bet in bets.split()) or (None,) * 4,
        trick=EMPTY,
        piles=(0, 0),
        tricks=(),
        outs=tuple(outs),
        opening=(),
        dealt=TEAM.apart([mask & TEAM.numbers for mask in masks]),
        shown=TEAM.apart([mask & TEAM.numbers for mask in masks]),
    )


def play(state: TeamState, *lines: str) -> TeamState:
    """Returns the state after moves such as "0:7s 7s"; fails on an illegal one."""
    for line in lines:
        seat, text = int(line[0]), line[2:]
        move = GAME.read(text)
        assert move in state.legal(seat), f"{line} is not legal"
        state = state.play(seat, move)
    return state


def texts(state: TeamState, seat: int) -> list[str]:
    """Returns the legal moves of a seat as texts."""
    return [GAME.write(move) for move in state.legal(seat)]


def outcome(points: tuple[int, int]) -> Outcome:
    """Returns an outcome with only the points by team; seat 0 was out first."""
    return Outcome(points * 2, ((),) * 4, (0, 1, 2, 3), Text("deal/first-out"))


def match(seed: str, dealer: int = 3, **options: str) -> Match:
    """Returns a new match of four people."""
    return create(GAME, PEOPLE, options, seed, dealer=dealer)
