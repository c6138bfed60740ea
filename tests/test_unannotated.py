"""Source with the annotations of functions removed: the same program, on the same lines."""

import ast

from tests.sampling import daily
from web.make.tools import ROOT
from web.make.unannotated import unannotated

MODULES = sorted((ROOT / "engine").rglob("*.py"))

SOURCE = """\
class A:
    count: int = 0

    async def plays[T: str](
        self, é: "Mapping[str, int]" = (x := 1), /, *rest: tuple[int, ...], wild: T | None = None, **more: object
    ) -> dict[
        str, int
    ]:
        return {"->": lambda y: y}
"""


def plain(source: bytes) -> str:
    """Returns a source's syntax tree as text, with lines and columns but without the annotations of functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = node.end_lineno = node.end_col_offset = None
    return ast.dump(tree, include_attributes=True)


def names(source: bytes) -> list[str]:
    """Returns the annotations that functions still have."""
    heads = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = [
        argument.annotation for head in heads for argument in ast.walk(head.args) if isinstance(argument, ast.arg)
    ]
    return [ast.unparse(one) for one in (*found, *(head.returns for head in heads)) if one is not None]


def test_the_engine_stays_the_same_program() -> None:
    for path in daily(MODULES, len(MODULES) // 5):
        source = path.read_bytes()
        bare = unannotated(source)
        assert plain(bare) == plain(source), path
        assert len(bare.splitlines()) == len(source.splitlines()), path
        assert names(bare) == [], path


def test_every_kind_of_parameter_is_bare_and_a_result_over_lines_stays() -> None:
    source = SOURCE.encode()
    bare = unannotated(source)
    assert plain(bare) == plain(source)
    assert names(bare) == ["dict[str, int]"]
    assert b"count: int = 0" in bare
