"""What a player did in a deal of Handrömi, in numbers; figures.toml says how they are used."""

from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import canonical, penalty
from engine.games.handromi.rules.partition import worth
from engine.games.handromi.rules.scoring import CLEAN
from engine.games.handromi.rules.state import State

__all__ = ["facts_of"]


def facts_of(state: State) -> tuple[dict[str, int] | None, ...]:
    """Returns the facts of each seat at the end of a deal, None for one that sits out: D-R20."""
    seats = range(state.terms.seats)
    return tuple([_of_seat(state, seat) if seat in state.terms.order else None for seat in seats])


def _of_seat(state: State, seat: int) -> dict[str, int]:
    """Returns the facts of a seat; `opened` is the turn in which it first laid combinations, from 1, 0 for none."""
    outcome = state.outcome
    out = state.won and state.turn.seat == seat
    turns = _turns(state, seat)
    laid = [[move for move in turn if move.kind is Kind.MELD] for turn in turns]
    opened = next((number for number, melds in enumerate(laid, 1) if melds), 0)
    opening = turns[opened - 1] if opened else []
    kinds = [move.kind for turn in turns for move in turn]
    return {
        "out": int(out),
        "hand": int(out and not state.opened[seat]),
        "clean": int(out and outcome is not None and outcome.points[seat] == CLEAN),
        "laid": int(opened > 0),
        "opened": opened,
        "left": penalty(canonical(state.hands[seat])),
        "melds": kinds.count(Kind.MELD),
        "layoffs": kinds.count(Kind.LAYOFF),
        "takes": kinds.count(Kind.TAKE),
        "swaps": kinds.count(Kind.SWAP),
        "claims": kinds.count(Kind.CLAIM),
        "turns": len(turns),
        "worth": sum([worth(move.cards, state.terms.low) for move in opening if move.kind is Kind.MELD]),
        "taken": int(Kind.TAKE in [move.kind for move in opening]),
    }


def _turns(state: State, seat: int) -> list[list[Move]]:
    """Returns the moves of a seat, turn by turn: each turn but the last of a deal ends with a discard."""
    turns: list[list[Move]] = [[]]
    for who, move in state.log:
        if who == seat:
            turns[-1].append(move)
            if move.kind is Kind.DISCARD:
                turns.append([])
    return turns if turns[-1] else turns[:-1]
