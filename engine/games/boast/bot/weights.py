"""Weights that tests/bench/fit_boast.py fitted to rounds the player played against itself and others.

`NEVER` and `EXACTLY` weigh `evaluation.features` for the probabilities of ending with no trick and with the exact
number. `PUBLIC[seats][rest][tricks]` is what a seat with that number of tricks scores on average when `rest`
tricks are still to come.
"""

from typing import NamedTuple

from engine.games.boast.rules.scoring import EXACT, NOTHING

__all__ = ["EXACTLY", "HARM", "NEVER", "PLAIN", "PUBLIC", "Leaning"]

HARM = 0.3  # the cost of another seat's point, in points of the player's own


class Leaning(NamedTuple):
    """What a player prefers, all in points of their own.

    `nothing` and `exact` are what the two goals are worth to them, `harm` is what another seat's point costs, and
    `high` is added for a card that would surely take a trick.
    """

    nothing: float = NOTHING
    exact: float = EXACT
    harm: float = HARM
    high: float = 0.0


PLAIN = Leaning()

NEVER: dict[int, tuple[float, ...]] = {
    3: (0.836, 2.688, 0.0, -1.507, -0.106, -1.612, -0.1, 0.501, -0.487, 0.0, 0.0, 0.294, 0.526, 0.0),
    4: (0.546, 2.609, 0.0, -1.171, 0.702, -1.953, 0.068, 1.702, -0.453, 0.0, 0.0, 0.635, 0.091, 0.0),
    5: (0.534, 2.39, 0.0, -1.498, 0.412, -1.472, -0.034, 1.889, -0.403, 0.0, 0.0, 0.643, -0.01, 0.0),
}

EXACTLY: dict[int, tuple[float, ...]] = {
    3: (-0.28, 2.536, 0.032, 0.117, -0.382, 1.835, -0.695, -1.288, -0.698, -0.414, 0.219, 0.003, 0.082, 0.001),
    4: (-0.199, 2.575, -0.076, 0.155, -0.928, 2.113, -0.659, -1.548, -1.205, -0.708, 0.363, -0.118, 0.013, 0.493),
    5: (0.279, 2.103, -1.917, 0.329, -1.448, 1.876, -0.55, -2.407, 0.142, -1.209, 0.557, -0.331, -0.079, 1.097),
}

PUBLIC: dict[int, tuple[tuple[float, ...], ...]] = {
    3: (
        (2.0, 0.0, 0.0, 1.0, 0.0),
        (1.453, 0.0, 0.411, 0.7, 0.0),
        (1.141, 0.112, 0.605, 0.509, 0.0),
        (0.958, 0.333, 0.598, 0.425, 0.0),
        (0.844, 0.437, 0.576, 0.387, 0.0),
        (0.743, 0.485, 0.534, 0.0, 0.0),
        (0.681, 0.492, 0.0, 0.0, 0.0),
    ),
    4: (
        (2.0, 0.0, 1.0, 0.0),
        (1.631, 0.319, 0.76, 0.0),
        (1.344, 0.524, 0.594, 0.0),
        (1.149, 0.6, 0.479, 0.0),
        (1.044, 0.558, 0.412, 0.0),
        (0.939, 0.513, 0.361, 0.0),
        (0.869, 0.434, 0.0, 0.0),
    ),
    5: (
        (2.0, 1.0, 0.0),
        (1.849, 0.789, 0.0),
        (1.682, 0.637, 0.0),
        (1.517, 0.493, 0.0),
        (1.347, 0.369, 0.0),
        (1.191, 0.266, 0.0),
        (1.03, 0.209, 0.0),
    ),
}
