"""A problem as text, the way a link holds it: all that the page's own lists have of it."""

import json

from .problem import DIFFICULTIES, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_RIGHT = 20  # moves that may solve a problem
ID_LETTERS = "0123456789."
ID_LIMIT = 12


def written(problem: Problem) -> str:
    """Returns a problem as text."""
    return json.dumps(
        {
            "game": problem.game,
            "id": problem.id,
            "seed": problem.seed,
            "seats": problem.seats,
            "seat": problem.seat,
            "level": problem.level,
            "right": problem.right,
            "moves": ";".join(problem.moves),
        }
    )


def read(text: str) -> Problem:
    """Returns the problem in a text, its moves not yet checked against the rules; raises ValueError if it is none."""
    try:
        data: Any = json.loads(text)
        problem = Problem(data["game"], 0, data)
    except (KeyError, TypeError, AttributeError):
        raise ValueError("no problem") from None
    right = problem.right
    is_sound = (
        isinstance(right, list)
        and 0 < len(right) <= MOST_RIGHT
        and all(isinstance(word, str) for word in [problem.game, problem.id, problem.seed] + right)
        and all(type(number) is int for number in (problem.seats, problem.seat, problem.level))
        and problem.level in DIFFICULTIES
        and 0 <= problem.seat < problem.seats
        and _is_id(problem.id)
    )
    if not is_sound:
        raise ValueError("no sound problem")
    return problem


def is_same(one: Problem, other: Problem) -> bool:
    """Returns whether two problems have the same id and the same position."""
    return all(
        getattr(one, name) == getattr(other, name) for name in ("game", "id", "seed", "seats", "seat", "moves")
    )


def _is_id(text: str) -> bool:
    """Returns whether a text is like `29.57`, fit for a file's name."""
    return 0 < len(text) <= ID_LIMIT and all(letter in ID_LETTERS for letter in text)
