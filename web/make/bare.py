"""Leaves out what nothing reads: annotations, remarks between texts, PyScript's own library."""

import ast
import re
from collections.abc import Iterator

from web.make.tools import BuildError

__all__ = ["without_annotations", "without_library", "without_remarks", "without_type_imports"]

_LIBRARY = re.compile(rb'(\w+\("\.",)\{pyscript:\{.*?\}\}(?=\),\w+\.push\("import pyscript)', re.DOTALL)


def without_annotations(source: bytes) -> bytes:
    """Returns a module's source without its functions' annotations; line numbers stay where no annotation is broken.

    Fields of classes keep theirs: dataclasses are made of them.
    """
    tree = ast.parse(source)
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    out = bytearray(source)
    for start, end in sorted(_cuts(tree, source, starts), reverse=True):
        out[start:end] = b""
    return bytes(out)


def _cuts(tree: ast.AST, source: bytes, starts: list[int]) -> Iterator[tuple[int, int]]:
    """Yields where annotations begin, with their colon or arrow, and end."""

    def begin(node: ast.expr | ast.arg) -> int:
        return starts[node.lineno - 1] + node.col_offset

    def end(node: ast.expr) -> int:
        return starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            arrow = source.rindex(b"->", 0, begin(node.returns))
            yield len(source[:arrow].rstrip()), end(node.returns)
        elif isinstance(node, ast.arg) and node.annotation is not None:
            yield begin(node) + len(node.arg.encode()), end(node.annotation)


def without_type_imports(source: bytes) -> bytes:
    """Returns a module's source with empty lines for what it imports for mypy alone: `if TYPE_CHECKING:`."""
    return re.sub(rb"(?m)^if TYPE_CHECKING:\n(?:(?: .*)?\n)+", lambda block: b"\n" * block[0].count(b"\n"), source)


def without_remarks(source: bytes) -> bytes:
    """Returns Fluent texts without comments and the empty lines between them; those within a text stay."""
    return re.sub(rb"\n\n+(?=\S)", b"\n", re.sub(rb"(?m)^#.*\n", b"", source)).lstrip(b"\n")


def without_library(script: bytes) -> bytes:
    """Returns PyScript's core without the Python files that it writes into each interpreter for nothing.

    Raises BuildError when a core has them in another form than the one known.
    """
    bare, found = _LIBRARY.subn(rb"\1{}", script)
    if found != (b"pyscript:{" in script):
        raise BuildError("PyScript's core is not what it was: look for its Python library there, and mend _LIBRARY")
    return bare
