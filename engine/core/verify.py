"""Verify: checks, as anybody can afterwards, whether the cards of a match came from its seed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.core.match import Match, deck_from

__all__ = ["Finding", "verify"]


@dataclass(frozen=True)
class Finding:
    """The finding on a part of a deal: its deck, or one of its shuffles, numbered from 1.

    `word` is "seed" if the order is the one that the seed gives, "set" if it was given with the match, "other" if it
    is neither. After a shuffle that differs from the seed's, nothing more of its deal can be checked.
    """

    deal: int
    part: str
    word: str


def verify(match: Match) -> Iterator[Finding]:
    """Yields a finding for each deck and each shuffle of a match."""
    given = dict(match.planned)
    for deal in match.deals:
        number = deal.setup.deal
        from_seed = bool(match.seed) and deck_from(match.game, match.seed, deal.setup) == deal.names
        word = "seed" if from_seed else "set" if not match.seed or number in given else "other"
        yield Finding(number, "deck", word)
        yield from _shuffles(deal)


def _shuffles(deal: Match) -> Iterator[Finding]:
    """Yields a finding for each shuffle of a deal, which is played again with shuffles from the seed."""
    again = deal.restarted()
    number = 0
    for at, line in enumerate(deal.lines):
        if line.startswith("*:"):
            number += 1
            same = again.lines[at] == line
            yield Finding(
                deal.setup.deal, f"shuffle {number}", "set" if not deal.seed else "seed" if same else "other"
            )
            if not same:
                return
        elif line[0].isdigit():
            seat, _, move = line.partition(":")
            again = again.play(int(seat), move)
        else:
            again = replace(again, lines=again.lines.plus(line))
