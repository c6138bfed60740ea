"""What a player did in a deal of Haggis, in numbers; figures.toml says how they are used."""

from engine.games.haggis.rules.deal import Deal
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.state import State

__all__ = ["facts_of", "trick_facts"]

_CHEAP = 3  # points: a bomb that takes fewer gives little away


def facts_of(state: State) -> tuple[dict[str, int], ...]:
    """Returns the facts of each seat at the end of a deal."""
    first = state.outs[0][0]
    found = []
    for seat, bet in enumerate(state.bets):
        facts = trick_facts(state, seat, cheap=_CHEAP)
        facts.update(bets=int(bool(bet)), kept=int(bool(bet) and seat == first), staked=bet or 0)
        found.append(facts)
    return tuple(found)


def trick_facts(state: Deal, seat: int, *, cheap: int) -> dict[str, int]:
    """Returns what a seat did in tricks.

    `captured` are the points in the pile of its side, `left` the cards that it held at the end, `caught` the largest
    hand that it went out against. A bomb is `cheap` if it took fewer than `cheap` points besides its own.
    """
    terms = state.terms
    side = terms.sides[seat]
    mine = [move for taken in state.tricks for who, move in taken.plays if who == seat and move.cards]
    # Only a trick that a bomb has won goes to somebody else: H23-20, HT-12.
    bombed = [taken for taken in state.tricks if taken.winner == seat and taken.taker != side]
    given = [terms.points(taken.cards) for taken in bombed]
    under = []
    for taken, points in zip(bombed, given, strict=True):
        (*_, bomb) = [move for who, move in taken.plays if who == seat and move.cards]
        under.append(points - terms.points(terms.layout.owned(seat, bomb.cards)))
    return {
        "first": int(state.outs[0][0] == seat),
        "tricks": len([taken for taken in state.tricks if taken.winner == seat]),
        "captured": terms.points(state.piles[side]),
        "left": state.hands[seat].bit_count(),
        "bombs": len([move for move in mine if move.kind is Kind.BOMB]),
        "bombed": len(bombed),
        "given": sum(given),
        "longest": max([0, *[move.cards.bit_count() for move in mine]]),
        "cheap": len([points for points in under if points < cheap]),
        "caught": dict(state.outs).get(seat, 0),
        "plays": len(mine),
    }
