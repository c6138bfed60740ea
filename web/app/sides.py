"""Who plays with whom: seats grouped by their side; where everybody plays alone, a group for each seat."""


def grouped(sides, first=0):
    """Returns the seats of each side, for a list of the seats' sides: clockwise, the side of `first` before others.

    [0, 1, 0, 1] gives [[0, 2], [1, 3]], from seat 3 on [[3, 1], [0, 2]].
    """
    groups = []
    known = []
    for step in range(len(sides)):
        seat = (first + step) % len(sides)
        if sides[seat] not in known:
            known.append(sides[seat])
            groups.append([])
        groups[known.index(sides[seat])].append(seat)
    return groups


def of_match(app, meta):
    """Returns the seats of each side of a match, by what the engine says of its game."""
    game = app.game(meta["game"])
    count = len(meta["seats"])
    sides = (game.get("sides") or {}).get(str(count)) if game else None
    return grouped(sides or list(range(count)))


def are_teams(groups):
    """Returns whether anybody has a partner."""
    return any(len(seats) > 1 for seats in groups)
