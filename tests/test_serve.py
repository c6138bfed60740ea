"""The build at the command line: its server, and its messages when something is wrong."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

import build
from web.make import bytecode, tools
from web.make.server import TYPES, SiteServer, lan_address
from web.make.tools import ROOT, WEB, BuildError


def test_a_program_that_fails_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BuildError, match=r"(?s)counting failed:\n.*no numbers"):
        tools.run(sys.executable, "-c", "raise SystemExit('no numbers')", what="counting")
    assert capsys.readouterr().err == ""


def test_a_broken_source_is_told_in_a_sentence_and_not_a_trace(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "web"
    shutil.copytree(WEB / "app", copy / "app")
    for name in ("worker.py", "imports.py"):
        shutil.copy(WEB / name, copy)
    (copy / "app" / "main.py").write_text("def broken(:\n")
    monkeypatch.setattr(bytecode, "WEB", copy)
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    assert build.main([]) == 1
    said = capsys.readouterr().err
    assert said.startswith("build: compiling web/app/main.py for MicroPython failed:")
    assert "Traceback (most recent call last)" not in said.splitlines()[0]


def test_a_port_in_use_is_told_in_a_sentence(
    dist: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = SiteServer(dist)
    monkeypatch.setattr(build, "build", lambda **_: None)
    assert build.main(["serve", "--port", str(taken.server_address[1])]) == 1
    assert "cannot be used" in capsys.readouterr().err
    taken.server_close()


def test_a_port_that_is_none_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        build.main(["serve", "--port", "99999"])
    assert end.value.code == 2
    assert capsys.readouterr().err == ("serve: argument --port: takes a whole number from 0 to 65535, not '99999'\n")


def test_without_its_environment_the_build_says_how_to_run_it() -> None:
    done = subprocess.run([sys.executable, "-ES", "build.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"build: filelock is not in {sys.base_prefix}: run the build as `uv run build.py`.\n"


def test_serve_without_a_network_serves_this_machine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unreachable() -> str:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(build, "build", lambda **_: None)
    monkeypatch.setattr(build, "lan_address", unreachable)
    monkeypatch.setattr(SiteServer, "serve_forever", SiteServer.server_close)
    assert build.main(["serve", "--lan", "--port", "0"]) == 0
    said = capsys.readouterr().out
    assert "Talon is at http://localhost:" in said
    assert "no network address was found" in said
    assert "on your phone" not in said


@pytest.mark.usefixtures("dist")
def test_serve_says_its_url_and_answers() -> None:
    command = [sys.executable, "build.py", "serve", "--lan", "--port", "0"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = ""
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        url = re.search(r"Talon is at (http://localhost:\d+/)", said)
        assert url
        with urlopen(url[1]) as answer:  # noqa: S310 - our own
            assert answer.headers["Content-Type"] == TYPES[".html"]
        assert f"http://{lan_address()}:" in said
        process.terminate()


@pytest.mark.parametrize("suffix", [".css", ".html", ".js", ".mjs", ".tgz", ".wasm", ".webmanifest", ".xz", ".zip"])
def test_every_kind_of_file_has_its_type(dist: Path, host: SiteServer, suffix: str) -> None:
    path = next(path for path in dist.rglob(f"*{suffix}"))
    request = Request(f"{host.url}{path.relative_to(dist).as_posix()}", headers={"Accept-Encoding": "gzip"})  # noqa: S310
    with urlopen(request) as answer:  # noqa: S310 - our own
        assert answer.headers["Content-Type"] == TYPES[suffix]
        assert (answer.headers["Content-Encoding"] == "gzip") == (suffix not in {".tgz", ".xz", ".zip"})


def test_the_server_keeps_to_its_folder(host: SiteServer) -> None:
    for path in ("/../pyproject.toml", "/%2e%2e/pyproject.toml", "/nothing.js"):
        assert host.find(path) is None
    assert host.find("/") == host.root / "index.html"
