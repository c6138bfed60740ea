"""The licences of what the site carries from others, as a text that lies beside it."""

import json

from web.make.tools import WEB

__all__ = ["notices"]

_CARRIED = (
    "pyodide",
    "@pyscript/core",
    "polyscript",
    "@micropython/micropython-webassembly-pyscript",
    "morphdom",
    "sortablejs",
    "@fluent/bundle",
    "workbox-core",
    "workbox-precaching",
    "workbox-routing",
    "workbox-strategies",
)
_HEAD = """Talon carries parts by others, each under its own licence; Pyodide contains CPython (PSF License).
"""


def notices() -> bytes:
    """Returns name, version, licence and origin of each part, and the licence itself where its package has it."""
    return "\n".join([_HEAD, *map(_notice, _CARRIED)]).encode()


def _notice(name: str) -> str:
    folder = WEB / "node_modules" / name
    package = json.loads((folder / "package.json").read_text())
    repository = package.get("repository") or package.get("homepage", "")
    origin = repository["url"] if isinstance(repository, dict) else repository
    lines = [f"== {name} {package['version']}: {package['license']}", str(origin), ""]
    lines += [file.read_text().strip() + "\n" for file in sorted(folder.glob("LICENSE*"))]
    return "\n".join(lines)
