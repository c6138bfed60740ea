"""The licences of what the site carries: none unknown, none forgotten, none without its text."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import build
from web.make import bundle, parts, site
from web.make.notices import listed_parts, notices
from web.make.parts import check_carried, mapped_packages, package_of
from web.make.tools import WEB, BuildError, install_npm

LICENSES = WEB / "licenses"


@pytest.fixture(scope="module", autouse=True)
def page() -> str:
    """Returns the licences page, made from the installed packages."""
    install_npm()
    return notices().decode()


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a copy of the list of parts that a test may change; the build reads it instead of the real one."""
    file = tmp_path / "parts.toml"
    file.write_text((LICENSES / "parts.toml").read_text())
    monkeypatch.setattr(parts, "_LIST", file)
    return file


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_what_is_carried_is_read_from_what_is_built() -> None:
    bundled = {"@fluent/bundle", "morphdom", "sortablejs", "workbox-core", "workbox-precaching"}
    assert bundled <= bundle.bundled_packages()
    assert {"polyscript", "coincident", "@webreflection/utils"} <= mapped_packages(site._chunks())
    assert {"pyodide", "@pyscript/core", "@micropython/micropython-webassembly-pyscript"} <= site._carried()
    assert package_of("../node_modules/a/node_modules/@b/c/d.js") == "@b/c"
    assert package_of("web/js/boot.js") is None


def test_a_script_whose_content_nothing_tells_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"core-1\.js\.map is gone"):
        mapped_packages([tmp_path / "core-1.js"])


def test_the_list_is_what_is_carried() -> None:
    check_carried(site._carried())


def test_the_build_stops_at_a_package_that_is_not_listed(changed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replace(changed, '[npm.morphdom]\nuse = "drawing"\n', "")
    assert build.main([]) == 1
    said = capsys.readouterr().err
    assert said == "build: morphdom is carried by the site and not listed: see web/licenses/parts.toml.\n"


def test_what_comes_along_unseen_is_refused_too(changed: Path) -> None:
    replace(changed, '"ws"', "")
    with pytest.raises(BuildError, match="ws is installed for the site, and neither listed nor left out"):
        check_carried(site._carried())


def test_what_has_gone_is_struck_off_the_list(changed: Path) -> None:
    replace(changed, '"ws"', '"ws", "left-pad"')
    with pytest.raises(BuildError, match="left-pad is listed and not installed"):
        check_carried(site._carried())


@pytest.mark.parametrize("license_", ["GPL-3.0-only", "MIT OR Nobody-1.0", "UNLICENSED", ""])
def test_an_unknown_licence_is_refused(changed: Path, license_: str) -> None:
    replace(changed, 'license = "MIT AND PSF-2.0"', f'license = "{license_}"')
    with pytest.raises(BuildError, match="micropython-lib is under "):
        parts.parts()


def test_an_unknown_licence_of_a_package_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_SPELLINGS", {k: v for k, v in parts._SPELLINGS.items() if k != "mpl-2.0"})
    with pytest.raises(BuildError, match=r"pyodide is under 'MPL-2\.0'"):
        parts.parts()


def test_a_part_without_its_text_is_refused(changed: Path) -> None:
    replace(changed, 'texts = ["mpl-2.0.txt"]', "texts = []")
    with pytest.raises(BuildError, match="pyodide has no licence text"):
        parts.parts()


def test_another_version_has_to_be_looked_into(changed: Path) -> None:
    replace(changed, '[inside.pyodide]\nversion = "314.0.7"', '[inside.pyodide]\nversion = "314.0.6"')
    with pytest.raises(BuildError, match=r"pyodide is no longer 314\.0\.6"):
        parts.parts()


def test_the_versions_inside_pyodide_are_what_it_says_of_itself() -> None:
    folder = WEB / "node_modules" / "pyodide"
    inside = {part.name: part.version for part in parts.parts() if part.id.startswith("pyodide-")}
    info = json.loads((folder / "pyodide-lock.json").read_text())["info"]
    assert inside["CPython"] == info["python"]
    assert f"emscripten_{inside['Emscripten']}".replace(".", "_") == info["platform"]
    binary = (folder / "pyodide.asm.wasm").read_bytes()
    for words in (f"expat_{inside['Expat']}", f" inflate {inside['zlib']} ", f"{inside['bzip2']}, 6-Sept-2010"):
        assert words.encode() in binary


def test_the_page_has_every_part_with_its_whole_text(page: str) -> None:
    listed = json.loads(listed_parts())
    assert len(listed) > 40
    ids = re.findall(r'id="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    assert {part["id"] for part in listed} <= set(ids)
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)
    for words in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "Damien P. George",
        "Apache License",
        "Copyright © 2005-2020 Rich Felker",
        "May you do good and not evil.",
        "The Talon authors",
    ):
        assert words.lower() in re.sub(r"\s+", " ", page).lower(), words


def test_every_text_is_of_some_part() -> None:
    named = set(re.findall(r'"([\w.-]+\.txt)"', (LICENSES / "parts.toml").read_text()))
    assert named == {file.name for file in LICENSES.glob("*.txt")}


def test_the_page_needs_no_script_and_names_files_that_are_there(dist: Path) -> None:
    page = (dist / "licenses.html").read_text()
    assert "<script" not in page
    assert "{{" not in page
    for name in re.findall(r'(?:src|href)="\./([^"]+)"', page):
        assert (dist / name).is_file(), name


def test_every_use_has_a_text() -> None:
    entries = FluentParser().parse((WEB / "l10n" / "en" / "about.ftl").read_text()).body
    said = {entry.id.name for entry in entries if isinstance(entry, Message)}
    assert {f"use-{part.use}" for part in parts.parts()} == {code for code in said if code.startswith("use-")}
