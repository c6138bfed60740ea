"""Lines: they behave like a tuple, grow without copies, and never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.lines import Lines


@given(st.lists(st.tuples(st.integers(0, 99), st.text(max_size=3)), max_size=30))
def test_each_of_many_that_grow_from_one_another_is_what_a_tuple_would_be(steps: list[tuple[int, str]]) -> None:
    grown, model = [Lines()], [()]  # type: tuple[list[Lines[str]], list[tuple[str, ...]]]
    for start, line in steps:
        at = start % len(grown)
        grown.append(grown[at].plus(line))
        model.append((*model[at], line))
    for lines, known in zip(grown, model, strict=True):
        assert (tuple(lines), len(lines), bool(lines)) == (known, len(known), bool(known))
        assert [lines[at] for at in range(-len(known), len(known))] == [*known, *known]
        assert lines == known
        assert (lines[1:], lines[:-2]) == (known[1:], known[:-2])
        assert hash(lines) == hash(known)
    assert [lines == grown[0] for lines in grown] == [known == model[0] for known in model]


def test_there_is_nothing_beyond_the_last_line_even_where_others_have_more() -> None:
    short = Lines(["a"])
    short.plus("b")
    with pytest.raises(IndexError):
        short[1]
    assert short != "a"
    assert repr(short) == "Lines(('a',))"
