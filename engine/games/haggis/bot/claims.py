"""Claims: what reasons assert about the worlds, and which of them the worlds bear out."""

from collections.abc import Callable, Mapping

from engine.core.table import Text
from engine.core.upshots import (
    AHEAD,
    ALONE,
    BEATEN,
    BEHIND,
    BEST,
    OURS,
    SAFE,
    THEIRS,
    Upshots,
    chances,
    holding,
    in_cases,
    more_often,
    outdoes,
)
from engine.games.haggis.rules.information import AnyInformation

__all__ = ["MATES_OUT", "OUT", "checked", "compared", "implies"]

OUT, MATES_OUT = "out", "mates out"  # upshots: who goes out next, the seat that moved or its partner

_MOST = 3  # reasons given for a move
_MAY = 0.25  # the share of worlds from which on a partner counts as able to go out on a play


def _stays(upshots: Upshots) -> bool:
    return not upshots[BEATEN]


def _wins(upshots: Upshots) -> bool:
    return upshots.mostly(OURS, THEIRS)


def _is_best(upshots: Upshots) -> bool:
    return upshots[BEST] > 0


# What each reason claims about the worlds; reasons not listed hold in every world.
_CLAIMS: Mapping[str, Callable[[Upshots], bool]] = {
    "why/sure": lambda upshots: _stays(upshots) and upshots[OUT] + upshots[MATES_OUT] > 0.5,
    "why/unbeatable": _stays,
    "why/takes-lead": _wins,
    "why/takes-points": _wins,
    "why/odd-bomb": lambda upshots: _wins(upshots) and _is_best(upshots),
    "why/mate-holds": _wins,
    "why/low-first": lambda upshots: upshots[BEATEN] > 0.5,
    "why/helps-mate": lambda upshots: upshots[MATES_OUT] >= _MAY,
    "why/keeps-wilds": _is_best,
    "why/keeps-bomb": _is_best,
    "why/keeps-high": _is_best,
    "why/beaten-anyway": _is_best,
    "why/gift-harmless": _is_best,
    "why/lead": lambda upshots: upshots[ALONE] > 0,
}
_WEAK = {"why/sheds", "why/cheap", "why/close", "why/tricks-left"}  # see `_is_weak`
_SURE = {"why/sure", "why/unbeatable", "why/out"}  # after these, the odds of being beaten are left out
_HOLDS = {"why/sure": 1.0, "why/unbeatable": 1.0, "why/safe": 1.0}
_ODDS = {"why/beaten-in", "why/safe", "why/unbeatable"}


def checked(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
    """Returns the reasons that the worlds do not deny, with the odds of being beaten.

    The odds come first if they support the move more than the other reasons do. If no reason is left for the best
    move, the reason is how well it did in the worlds.
    """
    kept = [_in_worlds(text, upshots) for text in reasons if _holds(text, upshots)]
    likely = upshots[BEATEN] > 0.5
    if not kept and _is_best(upshots) and (likely or not upshots[SAFE]):
        kept.append(Text.of("why/found", of=upshots.worlds))
    if not _SURE.intersection(text.code for text in kept):
        at = 0 if not likely and kept and _is_weak(kept[0]) else 1
        kept[at:at] = chances(upshots, "why/beaten-in", "why/safe")
    return tuple(kept[:_MOST])


def implies(said: Text, other: Text) -> bool:
    """Returns whether one reason says as much as another, or more: fewer plays are left, more cards go."""
    if said == other:
        return True
    if other.code in _ODDS:
        return outdoes(*(holding(text, _HOLDS, "why/beaten-in") for text in (said, other)))
    if said.code != other.code:
        return False
    mine, theirs = dict(said.args), dict(other.args)
    if said.code == "why/tricks-left":
        return int(mine["tricks"]) <= int(theirs["tricks"])
    return said.code == "why/sheds" and int(mine["cards"]) >= int(theirs["cards"])


def compared(info: AnyInformation, better: Upshots, played: Upshots) -> tuple[Text, ...]:
    """Returns by how much a better move raises the chance to go out before the others, or how often it did better."""
    out = more_often("why/out-first", better[OUT], played[OUT], outs=len(info.outs))
    return out or more_often("why/better-in", played[BEHIND], played[AHEAD])


def _holds(text: Text, upshots: Upshots) -> bool:
    """Returns whether the worlds bear out what a reason claims."""
    if text.code in {"why/bet", "why/team-bet"}:
        return _is_best(upshots) and (dict(text.args)["value"] != 0 or upshots[OUT] <= 0.5)
    claim = _CLAIMS.get(text.code)
    return claim is None or claim(upshots)


def _in_worlds(text: Text, upshots: Upshots) -> Text:
    """Returns a reason as the worlds have it: that no bet is made, because of how often the hand went out."""
    if text == Text.of("why/bet", value=0):
        return Text.of("why/bet-odds", **in_cases(upshots[OUT]))
    return text


def _is_weak(text: Text) -> bool:
    """Returns whether a reason weighs less than the odds that a play stands."""
    return text.code in _WEAK and text != Text.of("why/tricks-left", tricks=1)
