"""`verify`: checks, as anybody can afterwards, whether the cards of a match came from its seed."""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.cli.arguments import lines_lost, loaded, read, refusing
from engine.cli.words import add_language, spare_streams, words_for
from engine.core.dealing import deck_from
from engine.core.match import Match

__all__ = ["Finding", "add", "run", "verify"]


@dataclass(frozen=True)
class Finding:
    """The finding on a part of a deal: its deck, or one of its shuffles, numbered from 1.

    `word` is "seed" if the order is the one that the seed gives, "set" if it was given with the match, "other" if it
    is neither. After a shuffle that differs from the seed's, nothing more of its deal can be checked.
    """

    deal: int
    part: str
    word: str


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: a record and the language."""
    parser.description = "Shuffles every deck of a match again from its seed and compares."
    parser.add_argument("record", type=Path, help="the file of a record")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints where each deck and shuffle came from; returns 1 if one is neither from the seed nor set."""
    with refusing(args):
        found = loaded(str(args.record), read(args.record), None)
        if found.lost:
            raise lines_lost(str(args.record), found)
    spare_streams()
    words = words_for(args, ())
    wrong = 0
    for finding in verify(found.match):
        part, _, number = finding.part.partition(" ")
        told = words.own("terminal-verified", deal=finding.deal, part=part, number=number, word=finding.word)
        sys.stdout.write(f"{told}\n")
        wrong += finding.word == "other"
    return min(wrong, 1)


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
            again = again._replace(lines=again.lines.plus(line))
