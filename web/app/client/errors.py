"""Errors in words: which text explains a refusal to the player."""

from ..browser.late import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..saves import SaveError
    from .engine_client import EngineError

# What the codes of those refusals begin with that only a game's rules make.
RULED = ("deal", "match", "move", "seat", "undo")


def is_ruled(error: "EngineError") -> bool:
    """Returns whether a request was refused by the rules, and not on the way to them."""
    return error.code.partition("/")[0] in RULED


def code_of(error: "EngineError | SaveError | PartAway") -> str:
    """Returns the code of the text that explains a refusal; its arguments are `error.args_`."""
    name = error.code.replace("/", "-")
    return "cause-" + name if isinstance(error, PartAway) else "error-" + name
