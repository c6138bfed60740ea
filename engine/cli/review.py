"""`review`: reviews every decision of finished deals and shows what was best."""

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

from engine.cli.arguments import Refused, loaded, number_type, read, refusing
from engine.cli.words import TerminalWords, add_language, spare_streams, words_for
from engine.core.match import Match
from engine.core.table import Text
from engine.host import Host

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Declares the arguments: a record, whose decisions, and how long to think about each."""
    parser.description = "Weighs every decision of finished deals again, by what its player could know."
    parser.add_argument("record", type=Path, help="the file of a record")
    parser.add_argument("--seat", type=number_type(int, 0), help="only the decisions of this seat, from 0")
    parser.add_argument("--deal", type=number_type(int, 1), help="only this deal, from 1")
    parser.add_argument(
        "--playouts",
        type=number_type(int, 1),
        default=1_000_000,
        help="at most so many a decision",
    )
    parser.add_argument("--seed", default="review", help="a text that fixes the chance in it (%(default)s)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Prints a line for each decision, and each seat's accuracy in each deal and in all."""
    with refusing(args):
        found = loaded(str(args.record), read(args.record), None)
        match = found.match
        if args.seat is not None and args.seat >= match.setup.seats:
            asked, most = str(args.seat), str(match.setup.seats - 1)
            raise Refused("seat", f"there is no seat {asked}: they are 0 to {most}", seat=asked, most=most)
        deals = [deal for deal in match.deals if deal.outcome and args.deal in {None, deal.setup.deal}]
        if not deals:
            raise Refused("deal", f"{args.record} has no finished deal to review", path=str(args.record))
    spare_streams()
    words = words_for(args, ())
    host = Host(now=time.perf_counter)
    accuracies: dict[int, list[float]] = {}
    for deal in deals:
        number, names = deal.setup.deal, _names(words, deal)
        words = words_for(args, names)
        here: dict[int, list[float]] = {}
        for ply, (seat, _) in enumerate(deal.moves):
            if args.seat in {None, seat} and (review := _review(host, deal, ply, args)):
                here.setdefault(seat, []).append(review["accuracy"])
                where = words.own("terminal-decision", deal=number, move=ply + 1, name=names[seat])
                _say(f"{where}  {_in_words(words, review)}")
        for seat, judged in sorted(here.items()):
            accuracies.setdefault(seat, []).extend(judged)
            if len(deals) > 1:
                _say(words.own("terminal-accuracy-deal", deal=number, **_accuracy(names[seat], judged)))
    for seat, judged in sorted(accuracies.items()):
        _say(words.own("terminal-accuracy", **_accuracy(_names(words, match)[seat], judged)))
    return 0


def _accuracy(name: str, judged: list[float]) -> dict[str, str | float]:
    return {"name": name, "mean": sum(judged) / len(judged), "decisions": len(judged)}


def _review(host: Host, deal: Match, ply: int, args: argparse.Namespace) -> dict[str, Any] | None:
    """Returns the review of a decision.

    Returns None if there was nothing to decide, if there were too few playouts to judge by, or if the move belongs to
    older rules and can no longer be chosen.
    """
    seat, _ = deal.moves[ply]
    fields = {"deal": deal.setup.deal, "ply": ply, "seat": seat, "seed": args.seed, "playouts": args.playouts}
    answer = host.ask(json.dumps({"id": ply, "op": "review", "record": deal.text, **fields}))
    reply = json.loads(answer if isinstance(answer, str) else asyncio.run(_waited(answer)))
    if "error" in reply:
        if reply["error"]["code"] == "request/field":  # the answer to a move of older rules
            return None
        raise RuntimeError(reply["error"]["detail"])
    review: dict[str, Any] = reply["ok"]
    return review if review["class"] and (review["playouts"] or review["choices"] > 1) else None


async def _waited(answer: Any) -> str:
    text: str = await answer
    return text


def _in_words(words: TerminalWords, review: dict[str, Any]) -> str:
    """Returns the result of a review in words."""
    said = [f"{review['played']}: {words.own('terminal-' + review['class'])}"]
    if review["class"] != "best":
        loss, error = review["loss"], review["error"]
        said.append(words.own("terminal-behind", loss=loss, error=error, best=review["best"]))
    if review["class"] not in {"best", "good"}:
        said += [words.say(Text(one["code"], tuple(one["args"].items()))) for one in review["why"][0]["reasons"]]
    shown = review["open"]
    if shown and shown["best"] not in {review["best"], review["played"], None}:
        said.append(words.own("terminal-open", best=shown["best"]))
    return " · ".join(said)


def _names(words: TerminalWords, match: Match) -> tuple[str, ...]:
    names = [player.name for player in match.players]
    return tuple(name or words.own("terminal-seat", seat=seat) for seat, name in enumerate(names))


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
