"""Who plays with whom: seats grouped by side; where everybody plays alone, one group for each seat."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..messages import Game
    from ..protocols import Meta


def grouped(sides: "Sequence[int]", first: int = 0) -> list[list[int]]:
    """Returns the seats of each side, given the side of each seat: clockwise, beginning with the side of `first`.

    [0, 1, 0, 1] gives [[0, 2], [1, 3]], from seat 3 on [[3, 1], [0, 2]].
    """
    groups: list[list[int]] = []
    known: list[int] = []
    for step in range(len(sides)):
        seat = (first + step) % len(sides)
        if sides[seat] not in known:
            known.append(sides[seat])
            groups.append([])
        groups[known.index(sides[seat])].append(seat)
    return groups


def of_table(game: "Game | None", count: int, first: int = 0) -> list[list[int]]:
    """Returns the same for a game's table with `count` players; without a game everybody plays alone."""
    sides = (game.get("sides") or {}).get(str(count)) if game else None
    return grouped(sides or list(range(count)), first)


def of_match(app: "App", meta: "Meta") -> list[list[int]]:
    """Returns the seats of each side of a match, by what the engine says about its game."""
    return of_table(app.game(meta["game"]), len(meta["seats"]))


def are_teams(groups: list[list[int]]) -> bool:
    """Returns whether anybody has a partner."""
    return any(len(seats) > 1 for seats in groups)
