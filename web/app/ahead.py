"""Importing ahead: the table's modules, while the engine starts and nobody has asked for a table yet."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App

PACKAGE = __name__.rpartition(".")[0] + ".table."
# What each of them needs is imported with it: no piece takes long enough to hold up a tap.
PIECES = (
    "state.scene",
    "drawing.rummy",
    "drawing.summary",
    "drawing.hand",
    "drawing.log",
    "drawing.board",
    "playing.presenter",
    "playing.selecting",
    "playing.bots",
    "playing.hinting",
    "playing.playing",
    "buttons",
    "screen",
)


async def import_ahead(app: "App") -> None:
    """Imports the table once the engine's worker has been made."""
    await app.engine.begun
    await import_piecemeal(app)


async def import_piecemeal(app: "App") -> None:
    """Imports the table piece after piece, letting whatever has come meanwhile go first."""
    for piece in PIECES:
        await app.sleep(0)
        __import__(PACKAGE + piece)


def import_table() -> None:
    """Imports the table at once."""
    __import__(PACKAGE + PIECES[-1])


def is_table_here() -> bool:
    """Returns whether the table has been imported."""
    return PACKAGE + PIECES[-1] in sys.modules
