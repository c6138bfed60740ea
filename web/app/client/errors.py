"""Errors in words: which text explains a refusal to the player."""

from ..browser.late import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..saves import SaveError
    from .engine_client import EngineError


def code_of(error: "EngineError | SaveError | PartAway") -> str:
    """Returns the code of the text that explains a refusal; its arguments are `error.args_`."""
    name = error.code.replace("/", "-")
    return "cause-" + name if isinstance(error, PartAway) else "error-" + name
