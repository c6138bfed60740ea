"""`verify`: checks that the cards of a match came from its seed."""

import argparse
import sys
from pathlib import Path

from engine.cli.arguments import loaded, read, refusing
from engine.core.verify import verify

__all__ = ["add", "run"]

_WORDS = {
    "seed": "as the seed gives it",
    "set": "given with the match, not shuffled from a seed",
    "other": "NOT what the seed gives",
}


def add(parser: argparse.ArgumentParser) -> None:
    """Takes a record."""
    parser.description = "Shuffles every deck of a match again from its seed and compares."
    parser.add_argument("record", type=Path, help="the file of a record")


def run(args: argparse.Namespace) -> int:
    """Prints what each deck is; returns 1 where one is not what the seed gives."""
    with refusing(args):
        found = loaded(str(args.record), read(args.record), None)
        if found.lost:
            first = found.lost[0]
            raise ValueError(f"{args.record} does not count from line {first.line} on: {first.detail}")
    wrong = 0
    for finding in verify(found.match):
        sys.stdout.write(f"deal {finding.deal}, {finding.part}: {_WORDS[finding.word]}\n")
        wrong += finding.word == "other"
    return min(wrong, 1)
