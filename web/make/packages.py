"""The Python packages that the build runs on, checked against the pinned hashes."""

import re
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from urllib.parse import urlsplit

from packaging.tags import sys_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

from web.make.tools import ROOT, BuildError

__all__ = ["check_packages", "listed_packages"]

LIST = ROOT / ".ci" / "python.txt"
LOCK = ROOT / "uv.lock"
_ENTRY = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?P<rest>(?:.*\\\n)*.*)", re.MULTILINE)
_HASH = re.compile(r"--hash=(\w+:[0-9a-f]+)")


def listed_packages(text: str) -> dict[tuple[str, str], frozenset[str]]:
    """Returns the hashes that a list of requirements gives for each package, by its name and version."""
    entries = _ENTRY.finditer(text)
    return {(entry["name"], entry["version"]): frozenset(_HASH.findall(entry["rest"])) for entry in entries}


def check_packages(lock: Path | None = None) -> None:
    """Checks that uv has installed only files that the list names; raises BuildError for any others.

    uv takes only files whose hash is in its lock, so the lock shows what it took. The lock is made from what the
    registry says today, and proves nothing by itself. If there is none, uv has installed from the list.
    """
    lock = lock or LOCK
    if not lock.exists():
        return
    known = listed_packages(LIST.read_text())
    taken = {(package["name"], package["version"]): package for package in tomllib.loads(lock.read_text())["package"]}
    strange = [
        " ".join(here)
        for here in sorted(_installed())
        if here in taken and not set(_fitting_hashes(taken[here])) <= known.get(here, frozenset())
    ]
    if strange:
        raise BuildError(
            f"{', '.join(strange)}: not the file that {LIST.name} names. CONTRIBUTING.md says what to do."
        )


def _installed() -> Iterator[tuple[str, str]]:
    for package in metadata.distributions():
        yield canonicalize_name(package.name), package.version


def _fitting_hashes(package: dict[str, list[dict[str, str]]]) -> Iterator[str]:
    """Yields the hashes of a package's files that fit this interpreter, one of which uv took."""
    here = frozenset(sys_tags())
    for wheel in package.get("wheels", ()):
        name = urlsplit(wheel.get("url") or wheel["path"]).path.rpartition("/")[2]
        if parse_wheel_filename(name)[3] & here:
            yield wheel["hash"]
