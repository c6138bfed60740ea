"""What a player did in a round, in numbers; figures.toml says how they are used."""

from engine.core.cards import bits
from engine.games.boast.rules.pack import ESCAPE, NUMBERS, rank_of, top_rank
from engine.games.boast.rules.state import State

__all__ = ["facts_of"]

_LOW = 2  # the highest number that counts as low
_HIGH = 2  # how many of the highest numbers count as high


def facts_of(state: State) -> tuple[dict[str, int], ...]:
    """Returns the facts of each seat at the end of a round."""
    return tuple([_of_seat(state, seat) for seat in range(state.terms.seats)])


def _of_seat(state: State, seat: int) -> dict[str, int]:
    """Returns the facts of a seat; `upsets` are tricks won by colour over a higher number: BN-7."""
    seats = state.terms.seats
    tricks = state.taken[seat]
    won = [taken for taken in state.tricks if taken.winner == seat]
    played = [taken.cards[(seat - taken.leader) % seats] for taken in state.tricks]
    lowest_high = top_rank(seats) - _HIGH + 1
    return {
        "tricks": tricks,
        "exact": int(tricks == state.terms.wanted),
        "nothing": int(not tricks),
        "over": int(tricks > state.terms.wanted),
        "upsets": len([taken for taken in won if max(map(rank_of, taken.cards)) > rank_of(taken.best)]),
        "chips": len([taken for taken in won if taken.moved]),
        "escapes": len([card for card in played if card >= ESCAPE]),
        "low": len([taken for taken in won if 0 < rank_of(taken.best) <= _LOW]),
        "last": int(state.tricks[-1].winner == seat),
        "high": len([card for card in bits(state.dealt.hands[seat] & NUMBERS) if rank_of(card) >= lowest_high]),
    }
