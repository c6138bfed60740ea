"""What decides a move comes out the same on every machine: checked in the source, so that nothing is missed."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"

# Integers, and what IEEE 754 defines to the last bit. All else in these modules is left to the C library.
EXACT = {"comb", "inf", "isfinite", "isinf", "isnan", "isqrt", "nan", "prod", "sqrt"}
INEXACT = {"cmath", "decimal", "random", "statistics"}
COUNTED = {10}  # integers that may be raised to a power


def deciding() -> list[Path]:
    """Returns the modules that make up a bot: the search, the games' rules and bots, and what they share."""
    rooms = [*ENGINE.glob("games/**/bot"), *ENGINE.glob("games/**/rules"), ENGINE / "bots", ENGINE / "core"]
    return sorted(path for room in rooms for path in room.rglob("*.py"))


def inexact(source: str) -> Iterator[str]:
    """Yields what a module leaves to the C library: powers, and functions with implementation-defined rounding."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.BinOp(op=ast.Pow(), left=ast.Constant(value=base)) if base in COUNTED and type(base) is int:
                pass
            case ast.BinOp(op=ast.Pow()) | ast.AugAssign(op=ast.Pow()):
                yield f"{node.lineno}: **"
            case ast.Call(func=ast.Name(id="pow")):
                yield f"{node.lineno}: pow"
            case ast.Attribute(value=ast.Name(id="math"), attr=name) if name not in EXACT:
                yield f"{node.lineno}: math.{name}"
            case ast.ImportFrom(module="math", names=names):
                yield from (f"{node.lineno}: {name.name}" for name in names if name.name not in EXACT)
            case ast.ImportFrom(module=str(module)) if module in INEXACT:
                yield f"{node.lineno}: {module}"
            case ast.Import(names=names):
                yield from (f"{node.lineno}: {name.name}" for name in names if name.name in INEXACT)
                yield from (
                    f"{node.lineno}: math as {name.asname}" for name in names if name.name == "math" and name.asname
                )


@pytest.mark.parametrize(
    "source",
    [
        "a = b ** c",
        "a **= 2",
        "a = 0.3 ** 2",
        "a = 10.0 ** b",
        "a = pow(b, c)",
        "import math\na = math.exp(b)",
        "from math import comb, log",
        "import math as m",
        "import statistics",
        "from random import gauss",
    ],
)
def test_what_is_left_to_a_c_library_is_noticed(source: str) -> None:
    assert len(list(inexact(source))) == 1


@pytest.mark.parametrize("source", ["import math\na = math.sqrt(b)", "from math import comb, prod", "a = 10**b"])
def test_what_is_exact_may_be_used(source: str) -> None:
    assert not list(inexact(source))


def test_nothing_that_decides_a_move_is_left_to_a_c_library() -> None:
    paths = deciding()
    names = {path.relative_to(ENGINE).as_posix() for path in paths}
    assert {"bots/search.py", "games/haggis/bot/odds.py", "games/haggis/team/bot/evaluation.py"} <= names
    found = [f"{path.relative_to(ENGINE)}:{what}" for path in paths for what in inexact(path.read_text())]
    assert not found
