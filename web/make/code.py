"""The engine in parts: what every game needs, and each game's own code, which is fetched with the game."""

from engine.core import registry
from web.make.archives import pack_xz, pack_zip
from web.make.bytecode import engine_files

__all__ = ["code_files", "core_files", "pack_code"]


def core_files() -> dict[str, bytes]:
    """Returns the part of the engine that every game needs, as bytecode by path."""
    return _parts()[""]


def code_files() -> dict[str, dict[str, bytes]]:
    """Returns the bytecode of each game by path, apart from that of games in folders inside its own."""
    parts = _parts()
    return {game.name: parts[game.name] for game in registry.games()}


def pack_code(files: dict[str, bytes]) -> bytes:
    """Returns a part of the engine as the worker unpacks it: a zip that is packed as a whole."""
    return pack_xz(pack_zip(files, packed=False))


def _parts() -> dict[str, dict[str, bytes]]:
    """Returns the files of each game by its name, and under "" those that are no game's."""
    homes = {registry.package(game).replace(".", "/") + "/": game.name for game in registry.games()}
    parts: dict[str, dict[str, bytes]] = {name: {} for name in ("", *homes.values())}
    for file, data in engine_files().items():
        home = max((home for home in homes if file.startswith(home)), key=len, default="")
        parts[homes.get(home, "")][file] = data
    return parts
