"""Errors in words: which text explains a refusal to the player."""

from ..browser.late import PartAway

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..client.engine_client import EngineError
    from ..saves import SaveError


def code_of(error: "EngineError | SaveError | PartAway") -> str:
    """Returns the code of the text that explains a refusal; its arguments are `error.args_`."""
    return ("cause-" if isinstance(error, PartAway) else "error-") + error.code.replace("/", "-")
