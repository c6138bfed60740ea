"""Third-party parts of the site: npm packages, what is inside them, their licences word for word."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from web.make.tools import WEB, BuildError

__all__ = ["Part", "check_carried", "mapped_packages", "package_of", "parts"]

_FOLDER = WEB / "licenses"
_LIST = _FOLDER / "parts.toml"
_SHOWN = "web/licenses/parts.toml"
_LOCK = WEB / "package-lock.json"
_PACKAGE = re.compile(r"(?:^|/)node_modules/((?:@[^/]+/)?[^/]+)(?=/|$)")
_ALLOWED = frozenset(  # before adding one, read that a site may carry it alongside its own licence, and on what terms
    {
        "Apache-2.0",
        "BSD-3-Clause",
        "bzip2-1.0.6",
        "ISC",
        "LLVM-exception",
        "MIT",
        "MPL-2.0",
        "NCSA",
        "OFL-1.1",
        "PSF-2.0",
        "Zlib",
        "public domain",
    }
)
_SPELLINGS = {name.lower(): name for name in _ALLOWED}


@dataclass(frozen=True, slots=True)
class Part:
    """A third-party part that the site carries: `use` is the code of a text, `text` the licence word for word."""

    id: str
    name: str
    version: str
    license: str
    use: str
    origin: str
    text: str


def parts() -> list[Part]:
    """Returns all parts, npm packages first; raises BuildError for an unknown licence and for a missing text."""
    listed = tomllib.loads(_LIST.read_text())
    packages = [_from_npm(name, entry) for name, entry in listed["npm"].items()]
    return packages + [part for outer, inside in listed["inside"].items() for part in _from_inside(outer, inside)]


def check_carried(carried: Iterable[str]) -> None:
    """Checks the list against the npm packages that the site carries and that are installed for it.

    What a bundled package contains cannot be seen, so all of its dependencies count, unless they are left out by
    name. Raises BuildError for a package that only one side has.
    """
    listed = tomllib.loads(_LIST.read_text())
    known, left_out = set(listed["npm"]), set(listed["left_out"])
    for found, complaint in (
        (set(carried) - known, "is carried by the site and not listed"),
        (set(_installed()) - known - left_out, "is installed for the site, and neither listed nor left out"),
        ((known | left_out) - set(_installed()), "is listed and not installed"),
    ):
        if found:
            raise BuildError(f"{', '.join(sorted(found))} {complaint}: see {_SHOWN}.")


def package_of(path: str) -> str | None:
    """Returns the npm package that a file belongs to, None if there is none."""
    found = _PACKAGE.findall(path)
    return found[-1] if found else None


def mapped_packages(scripts: Iterable[Path]) -> set[str]:
    """Returns the npm packages whose code is in bundled scripts, according to the source maps next to them."""
    found: set[str | None] = set()
    for script in scripts:
        sources = script.with_name(f"{script.name}.map")
        if not sources.exists():
            raise BuildError(f"{sources.name} is gone: nothing tells what is in {script.name}.")
        found |= set(map(package_of, json.loads(sources.read_text())["sources"]))
    return {name for name in found if name}


def _installed() -> Mapping[str, list[str]]:
    """Returns the versions of each npm package that is installed for the site, not only for the build."""
    found: dict[str, list[str]] = {}
    for path, package in _packages().items():
        name = package_of(path)
        if name and not package.get("dev"):
            found.setdefault(name, []).append(package["version"])
    return found


def _packages() -> dict[str, dict[str, Any]]:
    """Returns what the lock says about each npm package, by the path of its folder."""
    packages: dict[str, dict[str, Any]] = json.loads(_LOCK.read_text())["packages"]
    return packages


def _from_npm(name: str, entry: Mapping[str, Any]) -> Part:
    paths = (path for path in _packages() if package_of(path) == name)
    folders = [WEB / path for path in sorted(paths, key=len)]  # some come in several versions, one of them at the top
    package = json.loads((folders[0] / "package.json").read_text())
    own = [file.read_text().strip() for folder in folders for file in sorted(folder.glob("LICENSE*"))]
    return Part(
        id=_slug(name),
        name=name,
        version=", ".join(sorted(set(_installed().get(name, ())))),
        license=_checked(name, package["license"]),
        use=entry["use"],
        origin=_address(package.get("repository") or package.get("homepage", "")),
        text=_joined(name, [*map(_text, entry.get("texts", ())), *own]),
    )


def _from_inside(outer: str, inside: Mapping[str, Any]) -> Iterator[Part]:
    if [inside["version"]] != _installed().get(outer):
        raise BuildError(f"{outer} is no longer {inside['version']}: look at what is inside it, and mend {_SHOWN}.")
    for entry in inside["parts"]:
        name = entry["name"]
        yield Part(
            id=_slug(f"{outer} {name}"),
            name=name,
            version=entry.get("version", ""),
            license=_checked(name, entry["license"]),
            use=entry["use"],
            origin=entry["origin"],
            text=_joined(name, map(_text, entry["texts"])),
        )


def _checked(name: str, license_: str) -> str:
    """Returns a licence's name or expression in its usual spelling."""
    found = re.split(r" (AND|OR|WITH) ", license_.removeprefix("(").removesuffix(")"))
    for place in range(0, len(found), 2):
        if found[place].lower() not in _SPELLINGS:
            raise BuildError(
                f"{name} is under {license_!r}, which nobody has looked at: see web/make/{Path(__file__).name}."
            )
        found[place] = _SPELLINGS[found[place].lower()]
    return " ".join(found)


def _text(name: str) -> str:
    return (_FOLDER / name).read_text().strip()


def _joined(name: str, texts: Iterable[str]) -> str:
    joined = "\n\n\n".join(dict.fromkeys(texts))
    if not joined:
        raise BuildError(f"{name} has no licence text: put it into web/licenses and name it in {_SHOWN}.")
    return joined


def _address(repository: str | Mapping[str, str]) -> str:
    """Returns the address of a package's source, as browsers write it."""
    url = repository if isinstance(repository, str) else repository["url"]
    return re.sub(r"^git(\+https)?://", "https://", url).removesuffix(".git")


def _slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
