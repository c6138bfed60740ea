"""Third-party parts: each is pinned to its bytes, and one with other bytes is refused."""

import base64
import hashlib
import io
import os
import re
import shlex
import shutil
import subprocess
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

import build
from web.make import packages
from web.make.packages import check_packages, listed_packages
from web.make.tools import ROOT, BuildError

LIST = ROOT / ".ci" / "python.txt"
UV = ROOT / ".ci" / "uv.txt"
CI = (ROOT / ".ci" / "run").read_text()
WORKFLOWS = sorted((ROOT / ".github" / "workflows").iterdir())
SHA256 = re.compile(r"sha256:[0-9a-f]{64}")


def pins() -> set[tuple[str, str]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    lines = [*project["dependency-groups"]["dev"], *project["tool"]["uv"]["constraint-dependencies"]]
    return {(canonicalize_name(name), version) for name, version in (line.split("==") for line in lines)}


def wheel(content: bytes) -> bytes:
    """Returns a wheel named `part` with one module."""
    files = {
        "part.py": content,
        "part-1.0.dist-info/METADATA": b"Metadata-Version: 2.1\nName: part\nVersion: 1.0\n",
        "part-1.0.dist-info/WHEEL": b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    sums = {
        name: base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=") for name, data in files.items()
    }
    record = "".join(f"{name},sha256={sums[name].decode()},{len(data)}\n" for name, data in files.items())
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in (files | {"part-1.0.dist-info/RECORD": record.encode()}).items():
            archive.writestr(name, data)
    return out.getvalue()


def test_the_list_of_packages_has_what_is_pinned_and_nothing_else() -> None:
    listed = listed_packages(LIST.read_text())
    assert set(listed) == pins()
    assert all(hashes and all(map(SHA256.fullmatch, hashes)) for hashes in listed.values())


@pytest.mark.parametrize("file", [LIST, UV], ids=lambda file: file.name)
def test_no_list_names_a_registry(file: Path) -> None:
    text = file.read_text()
    assert "//" not in text
    assert "index" not in text.replace("python-discovery", "")
    assert len(re.findall(r"^[\w-]+==", text, re.MULTILINE)) == len(listed_packages(text))


def test_uv_itself_is_pinned() -> None:
    ((name, _),) = listed_packages(UV.read_text())
    assert name == "uv"
    installed = [line for line in CI.splitlines() if line.startswith("pip install")]
    assert [shlex.split(line) for line in installed] == [
        ["pip", "install", "--quiet", "--require-hashes", "--requirement", ".ci/uv.txt"]
    ]


def test_what_runs_here_is_what_the_list_has() -> None:
    here = {(canonicalize_name(package.name), package.version) for package in metadata.distributions()}
    assert here <= set(listed_packages(LIST.read_text()))


@pytest.mark.parametrize("case", ["as listed", "changed", "without a hash"])
def test_uv_takes_no_file_but_the_one_whose_hash_is_listed(tmp_path: Path, case: str) -> None:
    (line,) = re.findall(r"^uv pip sync .*$", CI, re.MULTILINE)
    uv = os.environ.get("UV") or shutil.which("uv")
    assert uv, "run the tests as `uv run pytest`"
    known, changed = wheel(b"answer = 42\n"), wheel(b"answer = 43\n")
    (tmp_path / "part-1.0-py3-none-any.whl").write_bytes(changed if case == "changed" else known)
    listed = tmp_path / "list.txt"
    digest = f" --hash=sha256:{hashlib.sha256(known).hexdigest()}"
    listed.write_text(f"part==1.0{'' if case == 'without a hash' else digest}\n")
    site = tmp_path / "site"
    here = ["--no-cache", "--no-index", "--find-links", str(tmp_path), "--target", str(site)]
    command = [uv, *shlex.split(line.replace(".ci/python.txt", str(listed)))[1:], *here]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (site / "part.py").exists() == (case == "as listed"), done.stderr
    assert (done.returncode == 0) == (case == "as listed")
    assert ("Hash mismatch" in done.stderr) == (case == "changed")


def lock(tmp_path: Path, digest: str, name: str = "pytest", tag: str = "py3-none-any") -> Path:
    """Writes a lock like uv's, in which a package that is installed here has a file with this hash."""
    version = metadata.version(name)
    url = f"https://files.invalid/{name}-{version}-{tag}.whl"
    wheels = f'[{{url = "{url}", hash = "sha256:{digest}"}}]'
    file = tmp_path / "uv.lock"
    file.write_text(f'[[package]]\nname = "{name}"\nversion = "{version}"\nwheels = {wheels}\n')
    return file


def test_the_build_refuses_packages_that_are_other_files_than_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(packages, "LOCK", lock(tmp_path, "0" * 64))
    assert build.main([]) == 1
    version = metadata.version("pytest")
    assert capsys.readouterr().err.startswith(f"build: pytest {version}: not the file that python.txt names.")


def test_files_that_are_listed_or_fit_no_such_machine_are_none_of_its_business(tmp_path: Path) -> None:
    good = listed_packages(LIST.read_text())["pytest", metadata.version("pytest")]
    for known in good:
        check_packages(lock(tmp_path, known.removeprefix("sha256:")))
    check_packages(lock(tmp_path, "0" * 64, tag="cp27-none-win32"))
    check_packages(tmp_path / "none.lock")
    with pytest.raises(BuildError):
        check_packages(lock(tmp_path, "0" * 64))


def test_every_action_is_a_commit() -> None:
    used = [
        (file.name, action)
        for file in WORKFLOWS
        for action in re.findall(r"^\s*(?:-\s+)?uses:\s*(.*)$", file.read_text(), re.MULTILINE)
    ]
    assert used
    assert [
        found for found in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", found[1])
    ] == []


def test_npm_runs_no_script_of_a_package() -> None:
    assert "ignore-scripts=true" in (ROOT / "web" / ".npmrc").read_text().splitlines()
