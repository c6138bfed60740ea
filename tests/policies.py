"""What every rule-based player guarantees of every decision."""

from collections.abc import Callable
from typing import Any

from engine.core.table import Text
from tests.texts import Texts

__all__ = ["check_decision"]

type Choose = Callable[[Any, tuple[Any, ...]], tuple[Any, tuple[Text, ...]]]

MOST_REASONS = 3


def check_decision(choose: Choose, info: Any, legal: tuple[Any, ...], texts: Texts) -> None:
    """Checks that a decision is legal, has reasons with words, and comes out the same a second time.

    A seat that may act, but need not, can decide to stay silent.
    """
    move, reasons = choose(info, legal)
    assert move in legal or (move is None and info.seat not in info.must)
    assert (move, reasons) == choose(info, legal)
    assert 1 <= len(reasons) <= MOST_REASONS
    for text in reasons:
        assert texts.say(text)
