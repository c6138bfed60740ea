"""`verify`: checks, as anybody can afterwards, whether the cards of a match came from its seed or from shares."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.cli.arguments import lines_lost, loaded, read, refusing
from engine.cli.words import TerminalWords, add_language, spare_streams, words_for
from engine.core.provenance import Provenance, provenances

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: a record and the language."""
    parser.description = "Shuffles every deck of a match again from its seed, or from its shares, and compares."
    parser.add_argument("record", type=Path, help="the file of a record")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints where each deck and shuffle came from; returns 1 if one is from neither seed nor shares, and not set."""
    with refusing(args):
        found = loaded(str(args.record), read(args.record), None)
        if found.lost:
            raise lines_lost(str(args.record), found)
    spare_streams()
    words = words_for(args, ())
    wrong = 0
    for provenance in provenances(found.match):
        for line in _lines(provenance, words):
            sys.stdout.write(f"{line}\n")
        wrong += "other" in (provenance.deck, *provenance.shuffles)
    return min(wrong, 1)


def _lines(provenance: Provenance, words: TerminalWords) -> Iterator[str]:
    """Yields the lines about a deal: its deck, the host's commitment if there is one, and its shuffles."""
    for number, origin in enumerate((provenance.deck, *provenance.shuffles)):
        word = "unlike" if provenance.shares and origin == "other" else origin
        part = "shuffle" if number else "deck"
        yield words.own("terminal-verified", deal=provenance.deal, part=part, number=str(number or ""), word=word)
        if not number and provenance.commitment:
            yield words.own("terminal-commitment", deal=provenance.deal, commitment=provenance.commitment)
