"""Draws the middle of the table by the game's layout, or the settlement once the deal is over."""

from .climbing import climbing_html
from .rummy import rummy_html
from .summary import summary_html
from .trick_taking import trick_taking_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..state.scene import Scene

_LAYOUTS = {"climbing": climbing_html, "trick": trick_taking_html, "rummy": rummy_html}


def centre_html(scene: "Scene") -> str:
    """Returns the cloth with everything on it; after a deal, its settlement."""
    if scene.view.table["summary"] is not None and not scene.linger:
        return summary_html(scene)
    return _LAYOUTS[scene.view.layout()](scene)
