"""`review`: looks back at every decision of finished deals and says what was best."""

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

from engine.cli.arguments import loaded, number_type, read, refusing
from engine.core.match import Match
from engine.host import Host

__all__ = ["add", "run"]


def add(parser: argparse.ArgumentParser) -> None:
    """Takes a record, whose decisions, and how long to think about each."""
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


def run(args: argparse.Namespace) -> int:
    """Prints a line for each decision and the accuracy of each seat."""
    with refusing(args):
        found = loaded(str(args.record), read(args.record), None)
        match = found.match
        if args.seat is not None and args.seat >= match.setup.seats:
            raise ValueError(f"there is no seat {args.seat}: {match.setup.seats} play")
        deals = [deal for deal in match.deals if deal.outcome and args.deal in {None, deal.setup.deal}]
        if not deals:
            raise ValueError(f"{args.record} has no finished deal to review")
    host = Host(now=time.perf_counter)
    accuracies: dict[int, list[float]] = {}
    for deal in deals:
        for ply, (seat, _) in enumerate(deal.moves):
            if args.seat in {None, seat} and (review := _review(host, deal, ply, args)):
                accuracies.setdefault(seat, []).append(review["accuracy"])
                _say(f"{_where(deal, ply, seat)}  {_told(review)}")
    for seat, found_here in sorted(accuracies.items()):
        mean = sum(found_here) / len(found_here)
        _say(f"{_name(match, seat)}: accuracy {mean:.1f} over {len(found_here)} decisions")
    return 0


def _review(host: Host, deal: Match, ply: int, args: argparse.Namespace) -> dict[str, Any] | None:
    """Returns the review of a decision; None where there was nothing to decide, or too little was looked at."""
    seat, _ = deal.moves[ply]
    fields = {"deal": deal.setup.deal, "ply": ply, "seat": seat, "seed": args.seed, "playouts": args.playouts}
    answer = host.ask(json.dumps({"id": ply, "op": "review", "record": deal.text, **fields}))
    reply = json.loads(answer if isinstance(answer, str) else asyncio.run(_waited(answer)))
    if "error" in reply:
        raise RuntimeError(reply["error"]["detail"])
    review: dict[str, Any] = reply["ok"]
    return review if review["playouts"] and review["class"] else None


async def _waited(answer: Any) -> str:
    text: str = await answer
    return text


def _told(review: dict[str, Any]) -> str:
    """Returns what came of a review, in words."""
    said = f"{review['played']}: {review['class']}"
    if review["class"] != "best":
        said += f", {review['loss']:.1f} ±{review['error']:.1f} points behind {review['best']}"
    shown = review["open"]
    if shown["best"] not in {review["best"], review["played"]}:
        said += f" (with open cards {shown['best']})"
    return said


def _where(deal: Match, ply: int, seat: int) -> str:
    return f"deal {deal.setup.deal}, move {ply + 1}, {_name(deal, seat)}:"


def _name(match: Match, seat: int) -> str:
    return match.players[seat].name or f"seat {seat}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
