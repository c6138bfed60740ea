"""A table that a phone hosts for others."""

from tests.e2e.matches import seats_of
from tests.e2e.profile import QUICK, Profile
from tests.e2e.table import Table

__all__ = ["AT_ONCE", "CODE", "hosted"]

KINDS = {"h": "human", "r": "remote", "b": "bot"}
CODE = "[data-key=code-text]"
AT_ONCE = {**QUICK, "confirm_bets": "off"}  # once all phones are there, cards are dealt that no test can choose


def hosted(profile: Profile, game: str, seats: str, **settings: str) -> Table:
    """Opens a fresh match whose seats "r" are for people at other phones."""
    options = {"bets": "off"} if game == "haggis" else {}  # so that every hint ends a turn
    match = seats_of(seats.replace("r", "h"), game)("phones", dealer=0, **options)
    who = [
        {"kind": KINDS[kind], "name": player.name, "level": player.level}
        for kind, player in zip(seats, match.players, strict=True)
    ]
    profile.lay(match, seats=who, remote=[seat for seat, kind in enumerate(seats) if kind == "r"])
    return profile.table(**{**AT_ONCE, **settings})
