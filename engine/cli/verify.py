"""`verify`: checks that the cards of a match came from its seed."""

import argparse
import sys
from pathlib import Path

from engine.cli.arguments import lines_lost, loaded, read, refusing
from engine.cli.words import add_language, spare_streams, words_for
from engine.core.verify import verify

__all__ = ["add", "run"]


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
