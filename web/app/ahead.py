"""Importing ahead: the table's modules, while the engine starts and nobody has asked for a table yet."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .app import App

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
    """Imports piece after piece, letting whatever has come meanwhile go first, above all the engine's start."""
    await app.engine.begun
    for piece in PIECES:
        await app.sleep(0)
        __import__("app.table." + piece)
