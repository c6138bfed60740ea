"""Claims: what reasons assert about the worlds, and which of them the worlds bear out."""

from collections.abc import Callable, Mapping

from engine.core.state import Seat
from engine.core.table import Text
from engine.core.upshots import AHEAD, BEHIND, BEST, OURS, THEIRS, Upshots, chances, holding, more_often, outdoes
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.scoring import EXACT, NOTHING

__all__ = ["EXACTLY", "MISSED", "NOT_ONE", "checked", "compared", "implies", "taken_by"]

EXACTLY, MISSED, NOT_ONE = "exactly", "missed", "not one"  # upshots: how the round ended for the seat that played

_MOST = 3  # reasons given for a move


def taken_by(seat: Seat) -> str:
    """Returns the name of the upshot in which a seat took the trick."""
    return f"taken by {seat}"


def _takes(upshots: Upshots) -> bool:
    return upshots.mostly(OURS, THEIRS)


def _ducks(upshots: Upshots) -> bool:
    return upshots.mostly(THEIRS, OURS)


def _wants_none(upshots: Upshots) -> bool:
    return upshots[NOT_ONE] > 0 and _for_none(upshots) >= 0


def _ducks_for_none(upshots: Upshots) -> bool:
    return _ducks(upshots) and _wants_none(upshots)


def _takes_one_more(upshots: Upshots) -> bool:
    return _takes(upshots) and _wants_more(upshots)


def _wants_more(upshots: Upshots) -> bool:
    return _for_none(upshots) < 0


def _keeps_strong(upshots: Upshots) -> bool:
    return upshots[BEST] > 0 and _wants_more(upshots)


_CERTAIN = {"why/boast-sure", "why/boast-top", "why/boast-cannot"}  # who takes the trick needs no odds

_VAGUE = {"why/boast-takes", "why/boast-ducks"}  # the odds say the same, and more

# What each reason claims about the worlds; reasons not listed hold in every world.
_CLAIMS: Mapping[str, Callable[[Upshots], bool]] = {
    "why/boast-sure": lambda upshots: not upshots[THEIRS],
    "why/boast-top": lambda upshots: not upshots[THEIRS],
    "why/boast-takes": _takes,
    "why/boast-ducks": _ducks,
    "why/boast-dumps": _ducks,
    "why/boast-there": _ducks,
    "why/boast-none": _ducks_for_none,
    "why/boast-keeps": _wants_more,
    "why/boast-saves": lambda upshots: _ducks(upshots) and _wants_more(upshots),
    "why/boast-more": _takes_one_more,
    "why/boast-rises": _keeps_strong,
    "why/boast-holds": _keeps_strong,
    "why/boast-lost": lambda upshots: not upshots[NOT_ONE] and not upshots[EXACTLY],
}


_LIKELY, _UNLIKELY = 0.6, 0.4
_HOLDS = {
    "why/boast-sure": 1.0,
    "why/boast-top": 1.0,
    "why/boast-safe": 0.995,  # as it comes out in the worlds: unseen cards might still beat it
    "why/boast-takes": _LIKELY,
    "why/boast-ducks": _UNLIKELY,
    "why/boast-dumps": _UNLIKELY,
    "why/boast-escape": 0.0,
    "why/boast-cannot": 0.0,
}


def implies(said: Text, other: Text) -> bool:
    """Returns whether one reason says as much as another, or more: that the trick is surer to be taken, or lost."""
    if said == other:
        return True
    if other.code == "why/boast-dumps":
        return False
    return outdoes(*(holding(text, _HOLDS, "why/boast-beaten-in") for text in (said, other)))


def compared(info: InformationState, better: Upshots, played: Upshots) -> tuple[Text, ...]:
    """Returns by how much a better card raises the chance to reach the goal that it gains more by.

    Where it hardly does, the reason is how often it did better.
    """
    none = NOTHING * (better[NOT_ONE] - played[NOT_ONE])
    exact = EXACT * (better[EXACTLY] - played[EXACTLY])
    if none > exact:
        raised = more_often("why/boast-not-one", better[NOT_ONE], played[NOT_ONE])
    else:
        raised = more_often("why/boast-exactly", better[EXACTLY], played[EXACTLY], tricks=info.terms.wanted)
    return raised or more_often("why/boast-better-in", played[BEHIND], played[AHEAD])


def _for_none(upshots: Upshots) -> float:
    """Returns how many more points taking no trick brought than taking the exact number."""
    return NOTHING * upshots[NOT_ONE] - EXACT * upshots[EXACTLY]


def checked(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
    """Returns the reasons that the worlds do not deny, with the odds of being beaten after the first.

    If no reason is left for the best card, the reason is how well it did in the worlds.
    """
    kept = [text for text in reasons if _holds(text, upshots)]
    if not kept and upshots[BEST]:
        kept.append(Text.of("why/boast-found", of=upshots.worlds))
    if not any(text.code in _CERTAIN for text in kept):
        odds = chances(upshots, "why/boast-beaten-in", "why/boast-safe")
        kept = [text for text in kept if not odds or text.code not in _VAGUE]
        kept[1:1] = odds
    return tuple(kept[:_MOST])


def _holds(text: Text, upshots: Upshots) -> bool:
    """Returns whether the worlds bear out what a reason claims."""
    if text.code == "why/boast-spoils":
        return upshots[taken_by(int(dict(text.args)["seat"]))] > 0.5
    if text.code in {"why/boast-sinks", "why/boast-leaves"}:
        enough = dict(text.args)["tricks"]
        return upshots[BEST] > 0 and (upshots[EXACTLY] > 0 if enough else _wants_none(upshots))
    claim = _CLAIMS.get(text.code)
    return claim is None or claim(upshots)
