"""Provenance: where the deck and each shuffle of a deal came from, as anybody can check afterwards."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.core.dealing import Names, deck_from
from engine.core.match import Match
from engine.core.shares import are_shares, commitment, seed_from

__all__ = ["Origin", "Provenance", "provenances"]

type Origin = Literal["seed", "set", "shares", "other"]


@dataclass(frozen=True)
class Provenance:
    """The provenance of a deal: the origin of its deck and of each of its shuffles.

    "seed" and "shares" mean that the order is the one that the match's seed, or the deal's shares, give; "set" that
    it was given with the match, "other" that it is none of these. A deal that names shares has to follow from them.
    After a shuffle that is "other", nothing more of its deal can be checked. `shares` are as the record has them,
    `commitment` is to the host's, None where they are no shares.
    """

    deal: int
    deck: Origin
    shuffles: tuple[Origin, ...]
    shares: Names
    commitment: str | None


def provenances(match: Match) -> Iterator[Provenance]:
    """Yields the provenance of each deal of a match."""
    given = dict(match.planned)
    for deal in match.deals:
        yield Provenance(
            deal.setup.deal,
            _deck(deal, is_given=deal.setup.deal in given),
            tuple(_shuffles(deal)),
            deal.shares,
            commitment(deal.shares[0]) if are_shares(deal.shares) else None,
        )


def _deck(deal: Match, *, is_given: bool) -> Origin:
    """Returns the origin of a deal's deck."""
    if deal.shares:
        follows = are_shares(deal.shares) and deck_from(deal.game, seed_from(deal.shares), deal.setup) == deal.names
        return "shares" if follows else "other"
    if deal.seed and deck_from(deal.game, deal.seed, deal.setup) == deal.names:
        return "seed"
    return "set" if is_given or not deal.seed else "other"


def _shuffles(deal: Match) -> Iterator[Origin]:
    """Yields the origin of each shuffle of a deal, which is played again with shuffles from its source."""
    origin: Origin = "shares" if are_shares(deal.shares) else "seed"
    again = deal.restarted()
    for at, line in enumerate(deal.lines):
        if line.startswith("*:"):
            same = again.lines[at] == line
            yield "set" if not deal.source else origin if same else "other"
            if not same:
                return
        elif line[0].isdigit():
            seat, _, move = line.partition(":")
            again = again.play(int(seat), move)
        else:
            again = again._replace(lines=again.lines.plus(line))
