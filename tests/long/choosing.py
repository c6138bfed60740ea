"""Selects the found problems to ship: of many kinds, in thirds by difficulty."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core.match import AnyGame
from web.make.problems import FILE
from web.make.tools import game_folder

__all__ = ["BYTES", "LEAST", "MANY", "chosen", "hard", "shortened", "third"]

MANY = 48  # for each game
LEAST = 40
BYTES = 30_000  # of a game's file
OF_A_DEAL = 4
OF_A_SORT = 3  # problems taken of each sort, plain ones last, before any sort gets more

_HEAD = """\
# Problems, "one move decides", found by `python -m tests.long.problems {game}`: do not change them by hand.
# What each line means, and how sure they are, is said there and in CONTRIBUTING.md.
"""


def hard(missed: Sequence[str], legal: int) -> tuple[int, int]:
    """Returns the difficulty of a problem: how many levels miss it, and then how many legal moves there are."""
    return len(missed), legal


def third(place: int, count: int) -> int:
    """Returns the third, from 1 to 3, in which a place lies among problems ordered by difficulty."""
    return 1 + 3 * place // count


def chosen(found: Sequence[dict[str, Any]], many: int = MANY) -> list[dict[str, Any]]:
    """Returns at most `many` problems, the easiest first; sorts are taken by turns, plain problems last."""
    left = list({_id(one): one for one in found}.values())
    kept: list[dict[str, Any]] = []
    deals: Counter[str] = Counter()
    sorts: Counter[tuple[str, str, int, int]] = Counter()

    def rank(one: dict[str, Any]) -> tuple[Any, ...]:
        plain = (not one["missed"]) + (one["legal"] == 2)
        return sorts[_sort(one)] // OF_A_SORT, plain, sorts[_sort(one)], -one["legal"], one["seed"], len(one["moves"])

    while len(kept) < many:
        fits = [one for one in left if deals[one["seed"]] < OF_A_DEAL]
        if not fits:
            break
        best = min(fits, key=rank)
        left.remove(best)
        kept.append(best)
        deals[best["seed"]] += 1
        sorts[_sort(best)] += 1
    return sorted(kept, key=lambda one: (hard(one["missed"], one["legal"]), _id(one)))


def _sort(one: dict[str, Any]) -> tuple[str, str, int, int]:
    word = one["right"][0].split()[0].strip("0123456789")  # tells escapes from coloured cards
    return one["kind"], word, one["seats"], len(one["missed"])


def shortened(game: AnyGame, kept: Sequence[dict[str, Any]]) -> int:
    """Writes these problems; while they are too large, the one with most to replay is left out, down to `LEAST`."""
    left = list(kept)
    while len(_text(game, left)) > BYTES and len(left) > LEAST:
        left.remove(max(left, key=lambda one: len(_entry(one, 1))))
    (game_folder(game) / FILE).write_bytes(_text(game, left))
    return len(left)


def _text(game: AnyGame, kept: Sequence[dict[str, Any]]) -> bytes:
    entries = [_entry(one, third(place, len(kept))) for place, one in enumerate(kept)]
    return "\n".join([_HEAD.format(game=game.name), *entries]).encode()


def _id(one: dict[str, Any]) -> str:
    """Returns a problem's permanent id: the number of its deal, and how many moves come before it."""
    return f"{one['seed'].rpartition('/')[2]}.{len(one['moves'])}"


def _entry(one: dict[str, Any], level: int) -> str:
    lines = {
        "id": _id(one),
        "seed": one["seed"],
        "seats": one["seats"],
        "seat": one["seat"],
        "level": level,
        "missed": one["missed"],
        "loss": one["loss"],
        "error": one["error"],
        "right": one["right"],
        "moves": ";".join(one["moves"]),
    }
    body = "".join(f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in lines.items())
    return f"[[problem]]\n{body}"
