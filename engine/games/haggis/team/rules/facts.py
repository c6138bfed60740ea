"""What a player did in a deal of Haggis Team, in numbers; figures.toml says how they are used."""

from engine.games.haggis.rules.facts import trick_facts
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.scoring import is_slam
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import SEATS, SIDES, mate_of

__all__ = ["facts_of"]

_CHEAP = 5  # cards: a bomb that takes fewer gives little away, HT-16


def facts_of(state: TeamState) -> tuple[dict[str, int], ...]:
    """Returns the facts of each seat at the end of a deal."""
    return tuple([_of_seat(state, seat) for seat in range(SEATS)])


def _of_seat(state: TeamState, seat: int) -> dict[str, int]:
    """Returns the facts of a seat; a bet counts only for the seat on which the team's bet stands."""
    first = state.outs[0][0]
    bet = standing(state.bets, SIDES[seat], raises=state.terms.raises)
    value = bet.value if bet is not None and bet.bettor == seat else 0
    handed = (seat, Move(Kind.LEAD, value=mate_of(seat)))
    facts = trick_facts(state, seat, cheap=_CHEAP)
    facts.update(
        bets=int(value > 0),
        kept=int(value > 0 and seat == first),
        staked=value,
        mate=int(first == mate_of(seat)),
        slam=int(is_slam(state.outs) and SIDES[first] == SIDES[seat]),
        handed=len([play for taken in state.tricks for play in taken.plays if play == handed]),
    )
    return facts
