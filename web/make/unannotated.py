"""Source without the annotations of functions, which nothing reads while a program runs; lines and columns stay."""

import ast
from collections.abc import Iterator

__all__ = ["unannotated"]

_ARROW = b"->"


def unannotated(source: bytes) -> bytes:
    """Returns Python source with blanks in place of the annotations of functions' parameters and results.

    Annotations of variables stay: a dataclass is made from them.
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    text = bytearray(source)
    for found in ast.walk(ast.parse(source)):
        if isinstance(found, ast.FunctionDef | ast.AsyncFunctionDef):
            for node, after in _annotations(found):
                end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
                if after is None:
                    begin = source.rindex(_ARROW, 0, starts[node.lineno - 1] + node.col_offset)
                else:
                    begin = starts[after.lineno - 1] + after.col_offset + len(after.arg.encode())
                text[begin:end] = bytes(byte if byte in b"\r\n" else 0x20 for byte in source[begin:end])
    return bytes(text)


def _annotations(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[tuple[ast.expr, ast.arg | None]]:
    """Yields each annotation of a function's head, with the parameter that it follows, None for the result's."""
    found = function.args
    for parameter in (*found.posonlyargs, *found.args, *found.kwonlyargs, found.vararg, found.kwarg):
        if parameter is not None and parameter.annotation is not None:
            yield parameter.annotation, parameter
    result = function.returns
    if result is not None and result.lineno == result.end_lineno:  # blanks over several lines would need brackets
        yield result, None
